# Ce que dit le programme du navigateur, en français.

## Partout

web-loading = Un instant…
web-skip = Aller au contenu
web-menu = Menu
web-settings = Réglages
web-close = Fermer
web-copied = Copié
web-broken = Une erreur s’est produite. Essaie de recharger la page.
web-offline = Serveur injoignable. Es-tu hors ligne ?
web-unreachable = Quelque chose, entre toi et le serveur, a répondu à sa place. Réessaie dans un instant.

## Le plateau

web-board = Le plateau
web-board-keys = Le plateau. Flèches : se déplacer. Entrée : choisir. Échap : revenir en arrière.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – ton choix
web-spot-leads =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
web-choose-next =
    { $count ->
        [one] Choisis l’endroit marqué.
       *[other] Choisis l’un des { $count } endroits marqués.
    }
web-choose-of = Choisis : { $pieces }
web-choose-among = Lequel ?
web-asked = Jouer ce coup ? { $does }
web-play = Jouer
web-back = Retour
web-open-rule = Règle { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-zoom-fit = Tout le plateau
web-moves = Coups
web-pieces = Sur la table
web-filter = Chercher un coup
web-filtered =
    { $count ->
        [0] Aucun coup ne correspond.
        [one] Un coup
       *[other] { $count } coups
    }
web-no-moves = Tu n’as rien à jouer pour l’instant.
web-group = { $about } ({ $count })

## Sans connexion, et une nouvelle version

web-offline-title = Tu es hors ligne
web-offline-more = Tu ne peux pas jouer avec d’autres avant le retour de la connexion. Tu peux toujours lire les règles et revoir les parties que tu as déjà ouvertes.
web-offline-games = Parties à revoir
web-offline-banner = Tu es hors ligne. Cette page n’est peut-être plus à jour.
web-try-again = Réessayer
web-new-version = Une nouvelle version est disponible.
web-load-new = Mettre à jour

## Le salon

web-picture-of = { $game } en cours de partie
web-hero-play = Choisir un jeu
web-hero-rules = Lire les règles
web-shelf = Jeux
web-shelf-level = Niveau des bots
web-play-now = { $bots ->
    [one] Jouer contre { $bot }
   *[other] Contre { $bots } bots
}
web-play-alone = Jouer maintenant
web-play-friends = Avec des amis, options
web-play-options = Choisir les options
web-rules-of = Règles : { $game }
web-my-games = Tes parties
web-all-my-games = Toutes tes parties
web-table-won = Tu as gagné
web-table-lost = Tu as perdu
web-plies = { $plies ->
    [0] pas encore commencée
    [one] un coup
   *[other] { $plies } coups
}
web-player-you = { $name } (toi)
web-chair-free = place libre
web-chair-kept = réservée à un ami
web-look-back = Revoir
web-look-back-at = Revoir : { $game }
web-look-on = Regarder
web-look-on-at = Regarder : { $game }
web-sit-at = Rejoindre ({ $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
})
web-choose-file = Choisir un fichier

## Une nouvelle table

web-presets = Partie rapide
web-preset-alone = Solo
web-preset-alone-more = Un jeu en solitaire.
web-preset-bot = Contre des bots
web-preset-bot-more = Tu prends la première place, des bots prennent les autres.
web-preset-friend = Inviter un ami
web-preset-friend-more = Tu reçois un lien à partager. Ton ami l’ouvre pour jouer.
web-preset-here = Sur un seul appareil
web-preset-here-more = Toutes les places sont à toi : passe l’appareil à la ronde, ou fais des essais.
web-preset-bots = Que des bots
web-preset-bots-more = Installe-toi et regarde les bots jouer.
web-chairs-more = La partie commence quand toutes les places sont prises.
web-chairs-unseen = Une place est ouverte à tous, mais cette table n’apparaît pas dans le salon. Il faut ton lien pour la trouver.
web-from-to = Indique un nombre entier de { $least } à { $most }.
web-rule = Règle { $rule }
web-option-own = Ton propre texte…
web-option-own-text = { $option }, ton propre texte
web-tinkerers = Options avancées
web-clock-none = On joue sans pendule.
web-clock-count-up = Tout le monde voit le temps de réflexion de chacun. Il n’y a pas de limite.
web-clock-bank = Chacun dispose d’un nombre de minutes pour toute la partie et gagne des secondes après chaque tour.
web-clock-days = Pour les parties lentes, sur des semaines : chaque tour peut durer plusieurs jours.
web-public-more = Tout le monde peut trouver la table dans le salon. Sinon, il faut son lien.
web-watching-more = Les spectateurs voient ce qui est public, jamais les secrets d’un joueur.
web-delay-more = À 3, les spectateurs voient chaque coup trois coups plus tard, trop tard pour aider un joueur.
web-chat-more = Joueurs et spectateurs peuvent s’écrire.
web-automatic-more = Quand tu n’as qu’un seul coup possible, il est joué pour toi.
web-wait-more = Sinon, la partie commence quand la dernière place est prise.
web-missing = Secondes avant de compter comme absent
web-missing-more = Après une si longue absence, les autres peuvent décider de donner la place à un bot ou à quelqu’un d’autre.
web-name-more = Les autres voient ce nom. Tu peux le changer quand tu veux.

## Les règles

web-rules-more = Rédigées avec nos propres mots, et numérotées : quand un coup est refusé, le message renvoie à sa règle ici.
web-find-rule = Chercher une règle
web-no-rule-found = Aucune règle ne contient tous ces mots.
web-game-rules = Ce jeu
web-table-rules = Toutes les tables
web-table-rules-more = Elles valent pour tous les jeux : places, temps, coups repris, spectateurs.
web-print = Imprimer
web-certainty-printed = D’après la règle imprimée.
web-certainty-reviewed = La règle imprimée se tait ou n’est pas claire. Nous suivons les critiques ou l’éditeur du jeu.
web-certainty-ours = Notre choix, là où la règle imprimée ne dit rien.

## Les réglages

web-settings-more = Enregistrés sur cet appareil seulement. Chaque changement prend effet aussitôt.
web-language = Langue
web-language-more = Pour les jeux, les règles et les messages.
web-language-auto = Langue du navigateur : { $language }
web-look = Apparence
web-theme = Thème
web-theme-more = Clair le jour, sombre la nuit, ou comme ton appareil.
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-more = Les roues tournent, les pièces glissent. Sans animations, tout change d’un coup.
web-motion-auto = Comme l’appareil
web-motion-full = Oui
web-motion-none = Non
web-coordinates = Grandes coordonnées
web-coordinates-more = Affiche plus grand le nom des endroits du plateau.
web-playing = En jeu
web-confirm = Confirmer chaque coup
web-confirm-more = Sinon, on ne te demande que pour les coups que tu ne peux pas reprendre.
web-in-words-more = Décrit tout le plateau dans un texte à côté, pour les lecteurs d’écran et pour qui préfère lire.

## Toi

web-who-are-you = Choisis un nom
web-guest-more = Un nom suffit pour jouer. Tu restes invité sur cet appareil tant que tu n’as pas créé de compte.
web-sign-in-more = Connecte-toi pour retrouver tes parties où tu les as laissées.
web-is-guest = Invité sur cet appareil
web-is-account = Compte { $login }
web-name-changed = Nom modifié.
web-password-least = Au moins { $least } caractères.
web-password-changed = Mot de passe modifié. Tes autres appareils ont été déconnectés.
web-forget-sure = C’est définitif. Continuer ?
web-forget-yes = Oui, effacer mes données
web-forget-no = Annuler
web-hook = Notifications de tour
web-hook-more = Quand c’est ton tour et que tu n’es pas à la table, le serveur envoie un message à cette adresse web : un canal de discussion, ou un programme à toi.
web-hook-url = Adresse web
web-hook-kind = Format
web-hook-kind-more = Chaque service de messagerie attend son propre format.
web-hook-json = JSON, pour un programme
web-hook-slack = Message Slack
web-hook-discord = Message Discord
web-hook-save = Activer
web-hook-saved = Les notifications sont activées.
web-hook-drop = Désactiver
web-history = Ton historique
web-history-game = Jeu
web-history-all = Tous les jeux
web-history-none = Aucune partie pour l’instant. Choisis un jeu dans le salon.
web-nowhere-more = La souris a cherché partout. Vérifie l’adresse, ou retourne au salon.

## La table

web-chance = Hasard
web-rather-not = Annuler
web-on-turn = joue
web-your-turn-in = À toi de jouer, place { SEAT_NUMBER($seat) }
web-your-turn-as = À toi de jouer : { $name }
web-winner = a gagné
web-you-won = Tu as gagné !
web-away = hors ligne
web-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-time-left = reste { $time }
web-time-used = { $time } de réflexion
web-lucky = Un mot pour le donneur
web-lucky-why = Facultatif : le donneur mêle ton mot au hasard, pour que personne n’ait pu arranger le résultat. Les autres le voient dès que la partie commence.
web-lucky-word = mot : { $word }
web-lucky-give = Donner ce mot
web-undo-turn = Reprendre tout le tour
web-undone = { $count ->
    [one] Une étape a été reprise.
   *[other] { $count } étapes ont été reprises.
}
web-resign-sure = Abandonner cette partie ?
web-abandon-sure = Proposer aux autres d’arrêter la partie sans résultat ?
web-leave-sure = Quitter ta place ? Ta pendule continue de tourner, et tu peux revenir.
web-close-sure = Fermer cette table ?
web-somebody-missing = Il manque un joueur
web-has-left = { $name } a quitté la table.
web-is-away = { $name } est hors ligne.
web-replace-by = Qui doit jouer à la place de { $name }
web-back-to-ply = Retour à l’étape { $ply }.
web-waits-for = En attente de : { $names }.
web-declined = Ta proposition a été refusée.
web-lately = En dernier : { $what }
web-log-all = Afficher les { $plies } étapes
web-played-automatically = joué automatiquement
web-nothing-said = Pas encore de messages.
web-name-to-talk = Choisis un nom pour discuter : prends une place ou connecte-toi.
web-say-what = Message
web-mute-for-me = Masquer pour moi
web-unmute-for-me = Ne plus masquer
web-mute = Rendre muet
web-unmute = Rendre la parole
web-remove = Exclure
web-readmit = Réadmettre
web-muted-or-removed = Muets ou exclus
web-said = { $name } : { $text }
web-chat-unread = Discussion ({ $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
})
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle
   *[other] { $count } règles
}
web-rules-all = Toutes les règles sur une page
web-line-connecting = Connexion…
web-line-lost = Connexion perdue.
web-line-next = { $seconds ->
    [0] Reconnexion en cours.
    [one] Reconnexion dans une seconde.
   *[other] Reconnexion dans { $seconds } secondes.
}
web-line-kept = Tes coups sont enregistrés, et seront envoyés au retour de la connexion.
web-line-now = Se reconnecter
web-look-back-kept = Revoir ce que cet appareil a gardé
web-closed = Ce navigateur n’a pas accès à la table. Recharge la page, ou reconnecte-toi.
web-invite = Inviter quelqu’un
web-invites = { $name } t’invite à jouer : { $game }
web-share = Partager
web-qr = Code QR de l’invitation
web-chairs = Places
web-host-starts = Tout le monde est là. L’hôte peut lancer la partie.
web-you-start = Tout le monde est là. Lance la partie quand tu veux.
web-sit-too = Jouer aussi la place { SEAT_NUMBER($seat) }
web-scores = Scores
web-deal = Hasard vérifiable
web-deal-good = Tirages vérifiés
web-deal-bad = Tirages non vérifiés
web-deal-kept = Ton navigateur a vérifié : le secret correspond à l’engagement que tu as vu en arrivant.
web-deal-broken = Le secret ne correspond pas à l’engagement que tu as vu en arrivant.
web-branched-from = Suite de la partie d’une autre table, à partir de l’étape { $plies }.
web-shoulder = Partager ta vue
web-shoulder-more = Avec ce lien, on voit ce que tu vois tant que tu occupes cette place, mais on ne peut pas jouer.
web-shoulder-make = Créer un lien
web-curtain = C’est à { $name } de jouer (place { SEAT_NUMBER($seat) }).
web-curtain-more = Passe l’appareil. Continue quand personne d’autre ne regarde.
web-curtain-show = Montrer le plateau
web-in-words = Décrire le plateau par un texte
web-about = À propos
web-has-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} pour toute la partie{ $increment ->
    [0] { "" }
    [one] , plus { $increment } seconde par tour
   *[other] , plus { $increment } secondes par tour
}
web-has-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par tour
web-beside = À côté du plateau

## Revoir une partie

web-replay-of = Revoir : { $game }
web-replay-how = Affichage
web-steps = Étape par étape
web-step-first = Première étape
web-step-back = Étape précédente
web-step-on = Étape suivante
web-step-last = Dernière étape
web-autoplay = Lecture automatique
web-autoplay-stop = Pause
web-ply = étape { $ply }
web-slider = Étape
web-pace = Vitesse
web-pace-1 = lente
web-pace-2 = normale
web-pace-3 = rapide
web-pace-4 = très rapide
web-eyes-own = ta place
web-eyes-bystander = spectateur
web-eyes-seat = place { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = Une fois la partie finie, tu pourras la revoir du point de vue de chaque joueur.
web-hide-end = Cacher la fin
web-hide-end-more = Cache le résultat et la longueur de la partie jusqu’à ce que tu y arrives.
web-beginning = Début de la partie.
web-ply-told = Étape { $ply }, { $name } : { $what }
web-last-ply = Fin de la partie.
web-from-here = À partir d’ici
web-branch-same = Continuer d’ici contre les mêmes bots
web-branch-mine = Continuer d’ici, toutes les places à moi
web-ply-link = Lien vers cette étape
web-to-table = Retour à la table
