# Ce que dit le serveur, en français.

## Pourquoi une demande échoue

problem-bad-json = La demande n’est pas du JSON valable : { $problem }
problem-bad-request = Le serveur ne peut pas lire cette demande : { $problem }
problem-who-are-you = Choisis d’abord un nom, connecte-toi ou envoie un jeton.
problem-signed-out = Ta session est fermée. Connecte-toi ou choisis un nom pour continuer.
problem-wrong-password = Cet identifiant et ce mot de passe ne vont pas ensemble.
problem-foreign-origin = Cette demande vient d’un autre site web.
problem-bad-token = Cette page a expiré. Recharge-la et réessaie.
problem-not-yours = Tu n’y as pas accès.
problem-not-found = Page introuvable.
problem-no-such-table = Table introuvable.
problem-no-such-game = Le jeu « { $game } » n’existe pas.
problem-no-such-language = Whiskerworks n’existe pas encore dans cette langue : { $language }.
problem-no-such-token = Tu n’as pas de jeton avec cet id.
problem-no-such-session = Tu n’as pas de session avec cet id.
problem-no-such-ply = L’étape { $ply } n’existe pas. Étapes jouées : { $plies }.
problem-bad-method = Cette adresse n’accepte pas { $method }.
problem-login-taken = Cet identifiant est déjà pris. Choisis-en un autre.
problem-name-taken = Un compte porte déjà ce nom, ou un nom qui s’écrit presque pareil. Choisis-en un autre.
problem-has-account = Tu as déjà un compte.
problem-no-account = Tu n’as pas de compte.
problem-too-large = Trop gros : la limite est de { $most } octets.
problem-bad-type = Cette adresse n’accepte que { $type }.
problem-bad-value = { $problem }
problem-bad-name = Un nom doit avoir de 1 à { $most } caractères visibles.
problem-mixed-name = Un mot d’un nom ne peut pas mélanger des lettres semblables d’alphabets différents.
problem-bad-login = Un identifiant doit avoir de { $least } à { $most } caractères visibles, sans espaces.
problem-bad-password = Un mot de passe doit avoir de { $least } à { $most } caractères.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Il faut une chaise par place. Places de ce jeu : { $seats } ; chaises envoyées : { $chairs }.
problem-bad-record = Ligne { $line } : { $problem }
problem-too-fast = Trop de demandes. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
problem-too-many-bot-games = Tu as déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
} en cours entre bots. Attends qu’une partie se termine, ou prends une place toi-même. Une partie que personne ne regarde ne compte plus au bout de quelques minutes.
problem-too-many-bot-games-here = Ton réseau a déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
} en cours entre bots. Attends qu’une partie se termine, ou prends une place toi-même.
problem-not-the-operator = Seul l’administrateur de ce serveur peut faire cela.
problem-banned =
    { $until ->
        [never] Tu n’as plus accès à ce serveur.
       *[other] Tu n’as pas accès à ce serveur jusqu’au { $until }.
    } { $reason }
problem-no-such-mute = Tu n’as masqué personne avec cet id.
problem-no-such-person = Personne introuvable.
problem-no-such-ban = Bannissement introuvable.
problem-too-many-mutes = Tu as déjà masqué { $most } personnes, le maximum. Cesse d’abord d’en masquer une.
problem-too-many-tables = Tu as { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
}. Termine une partie ou ferme une table avant d’en créer une autre.
problem-too-many-tables-today = Tu as créé { $most ->
    [one] { $most } table
   *[other] { $most } tables
} en une journée. Réessaie demain.
problem-too-many-tables-here = Ton réseau a créé trop de tables en une heure. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
problem-too-many-guests = Trop de nouveaux invités sont venus de ton réseau en une heure. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, ou connecte-toi.
problem-server-fault = Une erreur s’est produite sur le serveur. Son administrateur la trouve dans le journal sous { $request }.
problem-damaged = Le serveur ne peut pas ouvrir cette table. Rien n’est perdu ; son administrateur trouve la raison dans le journal.
problem-overloaded = Le serveur est très occupé. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
problem-storage = Le serveur ne peut rien enregistrer pour l’instant. La partie n’a pas changé. Réessaie dans un moment.
problem-stopping = Le serveur est en train de s’arrêter.

## Pages

page-no-script = Cette page a besoin de JavaScript. Sans lui, utilise les pages simples.
page-unofficial = Un projet de passionnés. Les titres des jeux appartiennent à leurs éditeurs, qui ne l’ont ni réalisé, ni approuvé, ni recommandé. Les règles sont dites avec nos propres mots, et toutes les images sont de nous.
page-stranger = Se connecter
page-guest = Invité
page-somebody = Quelqu’un
page-operator = L’administrateur
page-back = Retour au salon
page-problem = Cela n’a pas marché
page-rules = Règles
page-welcome = Chats, souris, fromage et rouages
page-welcome-more = Six jeux à jouer entre amis avec un lien, contre des bots, ou en solitaire. Sans compte.
page-credit = Le jeu imprimé est { $title } ({ $credits }).
page-more-choices = Amis, options, pendules
page-seats = { $least ->
    [1] en solitaire
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}
page-play = Jouer
page-play-bot = Jouer contre un bot
page-level = Niveau
page-my-tables = Tes tables
page-open = Tables ouvertes
page-no-tables = Aucune table ouverte pour l’instant. Crée une table et coche « Montrer dans le salon ».
page-your-turn = À toi de jouer
page-turn = C’est à { $name } de jouer.
page-phase-waiting = En attente de joueurs
page-phase-playing = En cours
page-phase-paused = En pause
page-phase-over = Finie
page-phase-closed = Fermée
page-chair-mine = Moi
page-chair-kept = Un ami (invitation)
page-chair-open = Tout le monde
page-bot = { $name } (bot { $level })
page-record = Une partie importée
page-upload-title = Importer une partie
page-upload-more = Colle un enregistrement ou choisis son fichier. Nous vérifions chaque coup, et tu peux revoir la partie ou la continuer d’où tu veux.
page-upload = Importer
page-new-table = Nouvelle table : { $game }
page-seat = Place { SEAT_NUMBER($seat) }
page-how-many = Nombre de joueurs
page-who-plays = Joueurs
page-options = Options
page-clock = Pendule
page-clock-kind = Temps
page-clock-none = sans pendule
page-clock-count-up = chronomètre, sans limite
page-clock-bank = temps total par joueur
page-clock-days = jours par tour
page-clock-more = Combien de temps
page-clock-minutes = Minutes par joueur
page-clock-increment = Secondes ajoutées par tour
page-clock-days-each = Jours par tour
page-clock-expiry = Quand le temps est écoulé
page-expiry-loss = le joueur perd
page-expiry-bot = un bot joue ce coup
page-expiry-nothing = il ne se passe rien
page-manners = Options de la table
page-public = Montrer dans le salon
page-chat-allowed = Autoriser la discussion
page-automatic = Coups forcés automatiques
page-wait = Je lance la partie
page-watching = Spectateurs
page-watch-yes = Ouvert aux spectateurs
page-watch-no = Pas de spectateurs
page-delay = Retard des spectateurs (coups)
page-make-table = Créer la table
page-your-name = Ton nom
page-board = Le plateau
page-in-words = Le plateau en mots
page-ply = { $ply } sur { $plies }
page-to-now = Retour au présent
page-to-ply = Aller à l’étape { $ply }
page-branch = Continuer d’ici à une nouvelle table
page-eyes = Point de vue
page-players = Joueurs
page-you = toi
page-left = a quitté la table
page-winners = Victoire : { $names }.
page-scores = Scores : { $scores }
page-log = Journal
page-nothing-yet = Pas encore de coups.
page-hidden-move = Un coup caché.
page-chat = Discussion
page-say = Envoyer
page-your-moves = Tes coups
page-move = Ton coup
page-write-move = Tape un coup parmi { $count }
page-play-move = Jouer
page-group = { $name } ({ $count })
page-plain-moves = coups
page-mark-wins = gagne
page-mark-loses = perd
page-mark-ends = finit la partie
page-mark-final = définitif
page-questions = Proposition
page-asks-undo = { $name } veut reprendre des coups.
page-asks-pause = { $name } veut mettre la partie en pause.
page-asks-draw = { $name } propose la nulle.
page-asks-abandon = { $name } veut arrêter la partie sans résultat.
page-asks-replace = { $name } veut remplacer { $target }.
page-agree = Accepter
page-decline = Refuser
page-withdraw = Retirer
page-free-chairs = Rejoindre cette partie
page-sit = Prendre place
page-lucky = un mot pour le donneur (facultatif)
page-invite = Envoie ce lien à ton ami :
page-invitation = Invitation
page-copy = Copier
page-doing = Plus
page-start = Lancer la partie
page-close = Fermer la table
page-stand = Quitter la place
page-undo-free = Reprendre le coup
page-undo-ask = Demander à reprendre
page-resume = Continuer
page-pause = Demander une pause
page-draw = Proposer la nulle
page-resign = Abandonner
page-abandon = Proposer d’arrêter
page-fill = Mettre un bot à la place { SEAT_NUMBER($seat) }
page-replace = Remplacer { $name }
page-replace-person = qui voudra
page-download = Télécharger la partie
page-rematch = Rejouer
page-go-rematch = Rejoindre la revanche
page-about = À propos de cette table
page-commitment = L’engagement du donneur :
page-secret = Le secret du donneur :
page-secret-later = révélé quand la partie est finie
page-verify = Chaque tirage découle du secret et des mots des joueurs. Pour vérifier un enregistrement téléchargé, lance « whiskerworks verify ».
page-words = Mots pour le donneur : { $words }
page-enter = Jouer
page-enter-title = Jouer en invité
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-sign-out-elsewhere = Se déconnecter partout ailleurs
page-login = Identifiant
page-password = Mot de passe
page-name-title = Ton nom
page-rename = Changer de nom
page-account = Compte
page-account-more = Tu es invité sur cet appareil. Crée un identifiant et un mot de passe pour retrouver tes parties sur d’autres appareils.
page-make-account = Créer un compte
page-password-more = Ton identifiant est { $login }. Un nouveau mot de passe te déconnecte partout ailleurs et révoque tous tes jetons.
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-change-password = Changer le mot de passe
page-sessions = Appareils connectés
page-sessions-more = Déconnecte les appareils que tu ne reconnais pas. Te déconnecter partout ailleurs révoque aussi tous tes jetons.
page-session-browser = { $browser } sous { $system }
page-session-unknown = Navigateur inconnu
page-session-here = ce navigateur
page-session-seen = dernière utilisation : { $date }
page-session-seen-from = dernière utilisation : { $date }, connexion depuis { $address }
page-tokens = Programmes
page-tokens-more = Avec un jeton, un programme peut jouer pour toi : un bot à toi, ou un outil.
page-token-once = Ton nouveau jeton. Copie-le maintenant, il ne sera plus affiché :
page-label = Libellé
page-make-token = Créer un jeton
page-drop-token = Révoquer
page-muted = Personnes masquées
page-muted-more = Tu ne vois leurs messages à aucune table. Elles n’en savent rien.
page-muted-nobody = Tu n’as masqué personne. Pour masquer quelqu’un, utilise le bouton à côté de son message dans la discussion.
page-forget = Effacer mes données
page-forget-more = Ton nom, ton identifiant et tes jetons sont effacés. Tes parties restent à ceux avec qui tu as joué, sans ton nom.
page-older = Plus anciennes
