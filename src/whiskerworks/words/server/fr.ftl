# Ce que dit le serveur, en français.

## Pourquoi une demande reste sans réponse

problem-bad-json = La demande n’est pas du JSON : { $problem }
problem-bad-request = La demande ne peut pas être comprise : { $problem }
problem-who-are-you = Dis d’abord qui tu es : donne un nom, connecte-toi, ou envoie un jeton.
problem-signed-out = Ta session a été fermée. Connecte-toi ou donne un nom pour continuer.
problem-wrong-password = Il n’y a pas de compte avec cet identifiant et ce mot de passe.
problem-foreign-origin = Ceci a été envoyé depuis une page qui n’est pas la nôtre.
problem-bad-token = La page était trop ancienne, ou pas faite pour toi. Recharge-la et refais ce que tu as fait.
problem-not-yours = Ce n’est pas à toi de le demander.
problem-not-found = Il n’y a rien ici.
problem-no-such-table = Cette table n’existe pas.
problem-no-such-game = Il n’y a pas de jeu { $game }.
problem-no-such-language = Il n’y a pas encore de textes dans cette langue : { $language }.
problem-no-such-token = Tu n’as pas ce jeton.
problem-no-such-session = Aucune de tes sessions ne correspond.
problem-no-such-ply = Il n’y a pas d’étape { $ply } ; étapes de la partie : { $plies }.
problem-bad-method = Cette adresse n’accepte pas { $method }.
problem-login-taken = Quelqu’un d’autre a cet identifiant.
problem-name-taken = Quelqu’un qui a un compte porte déjà ce nom, ou un nom trop ressemblant. Choisis-en un autre.
problem-has-account = Tu as déjà un compte.
problem-no-account = Tu n’as pas de compte.
problem-too-large = C’est trop gros : { $most } octets au plus sont acceptés.
problem-bad-type = Cette adresse n’accepte que { $type }.
problem-bad-value = { $problem }
problem-bad-name = Un nom a de 1 à { $most } caractères visibles.
problem-mixed-name = Ne mélange pas, dans un même mot de ton nom, des lettres d’alphabets différents qui se ressemblent.
problem-bad-login = Un identifiant a de { $least } à { $most } caractères visibles, sans espace.
problem-bad-password = Un mot de passe a de { $least } à { $most } caractères.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Il faut une chaise pour chaque place. Places : { $seats } ; chaises : { $chairs }.
problem-bad-record = Ligne { $line } : { $problem }
problem-too-fast = Trop de demandes ; attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
problem-too-many-bot-games = Tu as déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
} entre bots en cours. Attends qu’une partie se termine, ou joue toi-même. Une partie que personne ne regarde ne compte plus au bout de quelques minutes.
problem-too-many-bot-games-here = Depuis ton réseau, { $most ->
    [one] { $most } partie entre bots est
   *[other] { $most } parties entre bots sont
} déjà en cours. Attends qu’une partie se termine, ou joue toi-même.
problem-not-the-operator = Seul l’administrateur de ce serveur peut faire cela.
problem-banned =
    { $until ->
        [never] Tu ne peux plus utiliser ce serveur.
       *[other] Tu ne peux pas utiliser ce serveur avant le { $until }.
    } { $reason }
problem-no-such-mute = Tu n’as masqué personne avec cet id.
problem-no-such-person = Cette personne n’existe pas.
problem-no-such-ban = Ce bannissement n’existe pas.
problem-too-many-mutes = Tu as masqué { $most } personnes. C’est le maximum.
problem-too-many-tables = Tu as { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
}. Termine une partie ou ferme une table avant d’en créer une autre.
problem-too-many-tables-today = Tu as créé { $most ->
    [one] { $most } table
   *[other] { $most } tables
} en une journée. Réessaie demain.
problem-too-many-tables-here = Trop de tables ont été créées depuis ton adresse en une heure. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
problem-too-many-guests = Trop d’invités sont venus de ton adresse en une heure. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, ou connecte-toi.
problem-server-fault = Quelque chose a mal tourné ici. Qui tient le serveur le trouve dans le journal sous { $request }.
problem-damaged = Cette table a été gardée, mais elle ne peut pas être lue ici. Rien n’en est perdu ; qui tient le serveur trouve la raison dans le journal.
problem-overloaded = Le serveur est surchargé ; réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
problem-storage = Le serveur ne peut rien enregistrer pour le moment. La partie n’a pas changé ; réessaie dans un instant.
problem-stopping = Le serveur va s’arrêter.

## Pages

page-no-script = Cette page a besoin de scripts. Sans eux, on joue sur les pages simples.
page-unofficial = Une table non officielle pour des jeux qu’on aime. Leurs titres appartiennent à leurs éditeurs, qui ne l’ont ni faite, ni approuvée, ni recommandée ; les règles sont dites avec nos propres mots, et toutes les images sont de nous.
page-stranger = Se connecter
page-guest = Invité
page-somebody = Quelqu’un
page-operator = L’administrateur du serveur
page-back = Retour au salon
page-problem = Cela n’a pas marché
page-rules = Règles
page-welcome = Chats, souris, fromage et rouages
page-welcome-more = Six jeux à jouer entre amis par un lien, contre des bots, ou en solitaire. Sans compte.
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
page-no-tables = Personne n’attend de joueurs pour l’instant. Crée une table et coche « La montrer dans le salon ».
page-your-turn = À toi de jouer
page-turn = C’est à { $name } de jouer.
page-phase-waiting = En attente de joueurs
page-phase-playing = En cours
page-phase-paused = En pause
page-phase-over = Finie
page-phase-closed = Fermée
page-chair-mine = Moi
page-chair-kept = Un ami, sur invitation
page-chair-open = Qui voudra
page-bot = { $name } (bot { $level })
page-record = Un enregistrement de partie
page-upload-title = Apporter une partie
page-upload-more = Colle un enregistrement, ou choisis son fichier : chaque coup est vérifié, et tu peux revoir la partie ou la continuer.
page-upload = Envoyer
page-new-table = Une table pour { $game }
page-seat = Place { SEAT_NUMBER($seat) }
page-how-many = Combien de joueurs
page-who-plays = Qui joue
page-options = Options
page-clock = Pendule
page-clock-kind = Temps
page-clock-none = sans pendule
page-clock-count-up = compté, sans limite
page-clock-bank = une réserve pour toute la partie
page-clock-days = des jours pour chaque tour
page-clock-more = Combien de temps
page-clock-minutes = Minutes en réserve
page-clock-increment = Secondes ajoutées après chaque tour
page-clock-days-each = Jours pour chaque tour
page-clock-expiry = Quand le temps est écoulé
page-expiry-loss = la place perd
page-expiry-bot = un bot joue une fois
page-expiry-nothing = il ne se passe rien
page-manners = Usages
page-public = La montrer dans le salon
page-chat-allowed = Permettre la discussion
page-automatic = Jouer d’office les coups sans choix
page-wait = C’est moi qui lance la partie
page-watching = Spectateurs
page-watch-yes = D’autres peuvent regarder
page-watch-no = Personne ne peut regarder
page-delay = Retard, en coups
page-make-table = Créer la table
page-your-name = Ton nom
page-board = Le plateau
page-in-words = Le plateau en mots
page-ply = { $ply } sur { $plies }
page-to-now = Revenir au présent
page-to-ply = Aller à l’étape { $ply }
page-branch = Continuer d’ici à une nouvelle table
page-eyes = Vu par
page-players = Joueurs
page-you = toi
page-left = a quitté la table
page-winners = Victoire : { $names }.
page-scores = Scores { $scores }
page-log = Ce qui s’est passé
page-nothing-yet = Rien encore.
page-hidden-move = Quelque chose de caché.
page-chat = Discussion
page-say = Dire
page-your-moves = Tes coups
page-move = Ton coup
page-write-move = un coup parmi { $count }
page-play-move = Le jouer
page-group = { $name } ({ $count })
page-plain-moves = coups
page-mark-wins = gagne
page-mark-loses = perd
page-mark-ends = finit la partie
page-mark-final = définitif
page-questions = Une question
page-asks-undo = { $name } demande à reprendre des coups.
page-asks-pause = { $name } demande une pause.
page-asks-draw = { $name } propose la nulle.
page-asks-abandon = { $name } demande à finir la partie sans résultat.
page-asks-replace = { $name } demande de remplacer { $target }.
page-agree = Accepter
page-decline = Refuser
page-withdraw = Retirer
page-free-chairs = Une chaise est libre
page-sit = S’asseoir
page-lucky = un mot pour le donneur, si tu veux
page-invite = Envoie ce lien à qui doit s’asseoir ici :
page-invitation = Invitation
page-copy = Copier
page-doing = Plus
page-start = Commencer maintenant
page-close = Fermer la table
page-stand = Se lever
page-undo-free = Reprendre
page-undo-ask = Demander à reprendre
page-resume = Continuer
page-pause = Demander une pause
page-draw = Proposer la nulle
page-resign = Abandonner
page-abandon = Demander à finir
page-fill = Laisser la place { SEAT_NUMBER($seat) } à un bot
page-replace = Demander de remplacer { $name }
page-replace-person = qui voudra
page-download = Télécharger l’enregistrement
page-rematch = Rejouer
page-go-rematch = Vers la revanche
page-about = À propos de cette table
page-commitment = L’engagement du donneur :
page-secret = Le secret du donneur :
page-secret-later = montré quand la partie est finie
page-verify = Chaque tirage découle du secret et des mots des joueurs : « whiskerworks verify » contrôle un enregistrement téléchargé.
page-words = Mots pour le donneur : { $words }
page-enter = Entrer
page-enter-title = Jouer en invité
page-sign-in = Se connecter
page-sign-out = Se déconnecter
page-sign-out-elsewhere = Se déconnecter partout ailleurs
page-login = Identifiant
page-password = Mot de passe
page-name-title = Ton nom
page-rename = Le changer
page-account = Compte
page-account-more = Tu joues en invité sur cet appareil. Avec un identifiant et un mot de passe, tu retrouves aussi tes parties sur d’autres.
page-make-account = Créer un compte
page-password-more = Ton identifiant est { $login }. Changer le mot de passe te déconnecte partout ailleurs et retire les jetons de tous tes programmes.
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-change-password = Changer le mot de passe
page-sessions = Tes sessions
page-sessions-more = Déconnecte les sessions qui ne sont pas à toi. « Se déconnecter partout ailleurs » retire aussi les jetons de tous tes programmes.
page-session-browser = { $browser } sous { $system }
page-session-unknown = Navigateur inconnu
page-session-here = ce navigateur
page-session-seen = dernière utilisation : { $date }
page-session-seen-from = dernière utilisation : { $date }, connexion depuis { $address }
page-tokens = Programmes
page-tokens-more = Un programme muni d’un jeton joue pour toi : un bot à toi, ou un outil.
page-token-once = Ton nouveau jeton, montré cette seule fois :
page-label = À quoi il sert
page-make-token = Créer un jeton
page-drop-token = Le retirer
page-muted = Personnes que tu as masquées
page-muted-more = Tu ne vois plus ce qu’elles disent, à aucune table. Personne d’autre ne s’en aperçoit.
page-muted-nobody = Tu n’as masqué personne. À une table, utilise le bouton à côté d’une ligne de la discussion.
page-forget = M’oublier
page-forget-more = Ton nom, ton identifiant et tes jetons sont effacés. Les parties restent à ceux qui les ont jouées, sans ton nom.
page-older = Les plus anciennes
