# Ce que dit le programme du navigateur, en français.

## Partout

web-loading = Un instant…
web-skip = Aller au contenu
web-menu = Menu
web-settings = Réglages
web-close = Fermer
web-copied = Copié
web-broken = Quelque chose a mal tourné ici. Recharger la page peut aider.
web-offline = Le serveur est injoignable. Es-tu hors ligne ?
web-unreachable = Quelque chose, entre ici et le serveur, a répondu à sa place. Réessaie dans un instant.

## Le plateau

web-board = Le plateau
web-board-keys = Le plateau. Les flèches passent d’un endroit à l’autre, Entrée choisit, Échap revient en arrière.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – ton choix
web-spot-leads =
    { $count ->
        [one] mène à { $count } coup
       *[other] mène à { $count } coups
    }
web-choose-next =
    { $count ->
        [one] Choisis maintenant l’endroit marqué.
       *[other] Choisis maintenant un des { $count } endroits marqués.
    }
web-choose-of = Choisis maintenant : { $pieces }
web-choose-among = Lequel de ces coups ?
web-asked = Jouer ce coup ? { $does }
web-play = Jouer
web-back = Retour
web-open-rule = Règle { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Plus grand
web-zoom-out = Plus petit
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
web-offline-more = On ne peut jouer avec personne avant le retour de la connexion. Tu peux toujours lire les règles, et revoir les parties que tu as déjà regardées.
web-offline-games = Parties que tu peux revoir
web-offline-banner = Tu es hors ligne : ce que tu vois n’est peut-être plus à jour.
web-try-again = Réessayer
web-new-version = Il y a une nouvelle version de cette page.
web-load-new = Charger la nouvelle version

## Le salon

web-picture-of = Une partie en cours : { $game }
web-hero-play = Choisir un jeu
web-hero-rules = Lire les règles
web-shelf = Les jeux
web-shelf-level = Niveau des bots
web-play-now = { $bots ->
    [one] Jouer contre le bot { $bot }
   *[other] Jouer contre { $bots } bots
}
web-play-alone = Jouer maintenant
web-play-friends = Avec des amis, options
web-play-options = Choisir les options
web-rules-of = Règles : { $game }
web-my-games = Tes parties
web-all-my-games = Toutes tes parties
web-table-won = Tu as gagné
web-table-lost = Tu n’as pas gagné
web-plies = { $plies ->
    [0] pas encore commencée
    [one] un coup joué
   *[other] { $plies } coups joués
}
web-player-you = { $name } (toi)
web-chair-free = une chaise libre
web-chair-kept = une chaise gardée pour un ami
web-look-back = Revoir
web-look-back-at = Revoir : { $game }
web-look-on = Regarder
web-look-on-at = Regarder : { $game }
web-sit-at = S’asseoir ({ $free ->
    [one] { $free } chaise libre
   *[other] { $free } chaises libres
})
web-choose-file = Choisir un fichier

## Une nouvelle table

web-presets = Façons de commencer
web-preset-alone = Je joue
web-preset-alone-more = C’est un jeu en solitaire.
web-preset-bot = Contre des bots
web-preset-bot-more = Toi sur la première chaise, des bots sur toutes les autres.
web-preset-friend = Un ami par lien
web-preset-friend-more = Tu reçois un lien à envoyer ; la personne qui l’ouvre s’assoit.
web-preset-here = Tous sur cet appareil
web-preset-here-more = Toutes les chaises sont à toi : fais passer l’appareil, ou essaie des choses.
web-preset-bots = Que des bots
web-preset-bots-more = Installe-toi bien et regarde comment ils s’y prennent.
web-chairs-more = La partie commence quand toutes les chaises sont prises.
web-chairs-unseen = Il y a une chaise pour qui voudra, mais le salon ne montre pas la table : seuls ceux à qui tu envoies son lien la trouveront.
web-from-to = Un nombre entier de { $least } à { $most }.
web-rule = Règle { $rule }
web-option-own = Tes propres mots…
web-option-own-text = { $option }, avec tes propres mots
web-tinkerers = Pour bricoleurs
web-clock-none = Personne ne compte le temps.
web-clock-count-up = Tout le monde voit combien de temps chacun a réfléchi ; il ne se passe jamais rien.
web-clock-bank = Chaque joueur a une réserve de minutes pour toute la partie, et regagne quelques secondes après chaque tour.
web-clock-days = Pour les parties qui durent des semaines : chaque tour peut prendre quelques jours.
web-public-more = Tout le monde peut l’y trouver. Sinon, on n’y entre que par son lien.
web-watching-more = Ils voient ce qui est public, jamais ce qu’un joueur garde secret.
web-delay-more = Avec 3, ils voient chaque coup trois coups plus tard : trop tard pour souffler quoi que ce soit à un joueur.
web-chat-more = Joueurs et spectateurs peuvent s’écrire.
web-automatic-more = Quand tu ne peux faire qu’une seule chose, elle se fait toute seule.
web-wait-more = Sinon, la partie commence quand la dernière chaise est prise.
web-missing = Secondes avant qu’un joueur soit compté absent
web-missing-more = Passé ce temps, les autres peuvent s’accorder pour confier sa chaise à un bot, ou à quelqu’un d’autre.
web-name-more = Ce que voient les autres. Tu peux le changer à tout moment.

## Les règles

web-rules-more = Avec nos propres mots, et un numéro pour chaque règle : quand un coup est refusé, la règle est nommée et mène ici.
web-find-rule = Chercher une règle
web-no-rule-found = Aucune règle ne contient tous ces mots.
web-game-rules = Dans ce jeu
web-table-rules = À toutes les tables
web-table-rules-more = Quel que soit le jeu, elles valent pour la table elle-même : chaises, temps, coups repris, spectateurs.
web-print = Imprimer
web-certainty-printed = C’est écrit dans la règle imprimée.
web-certainty-reviewed = La règle imprimée n’en dit rien ou n’est pas claire ; ceux qui ont critiqué ou publié le jeu l’expliquent ainsi.
web-certainty-ours = Personne ne le dit ; nous avons choisi, pour que chaque question ait une réponse.

## Les réglages

web-settings-more = Gardés sur cet appareil seulement, et jamais envoyés. Chaque choix vaut aussitôt.
web-language = Langue
web-language-more = Les jeux, les règles et les messages changent tous avec elle.
web-language-auto = Comme le navigateur : { $language }
web-look = Apparence
web-theme = Couleurs
web-theme-more = Papier le jour, lumière de lampe la nuit ; ou comme ton appareil est réglé.
web-theme-auto = Comme l’appareil
web-theme-light = Jour
web-theme-dark = Nuit
web-motion = Mouvement
web-motion-more = Les roues tournent et les pièces glissent, ou non. Sans mouvement, chaque chose est simplement à sa place.
web-motion-auto = Comme l’appareil
web-motion-full = Animé
web-motion-none = Fixe
web-coordinates = Noms d’endroits plus grands
web-coordinates-more = Les noms qui servent à noter les coups, en plus grand sur le plateau.
web-playing = En jeu
web-confirm = Demander avant chaque coup
web-confirm-more = Sinon, seulement avant les coups qui ne peuvent pas être repris.
web-in-words-more = À côté de chaque plateau, un texte dit ce qui se trouve où : pour les lecteurs d’écran, et pour qui aime lire.

## Toi

web-who-are-you = Qui es-tu ?
web-guest-more = Un nom suffit pour jouer. Tu joues en invité sur cet appareil tant que tu n’as pas créé de compte.
web-sign-in-more = Si tu as un compte, tes parties sont là où tu les as laissées.
web-is-guest = En invité sur cet appareil
web-is-account = Compte { $login }
web-name-changed = C’est ton nom, maintenant.
web-password-least = Au moins { $least } caractères.
web-password-changed = Le mot de passe est changé ; partout ailleurs, il faudra te reconnecter.
web-forget-sure = On ne pourra pas revenir en arrière. Vraiment t’oublier ?
web-forget-yes = Oui, m’oublier
web-forget-no = Non, me garder
web-hook = Un appel quand c’est ton tour
web-hook-more = Quand c’est à toi de jouer et que tu n’es pas à la table, le serveur envoie un message à cette adresse web : le canal d’une messagerie, ou un programme à toi.
web-hook-url = Adresse web
web-hook-kind = Ce qui est envoyé
web-hook-kind-more = Chaque messagerie veut sa propre forme de message.
web-hook-json = JSON, pour un programme
web-hook-slack = un message pour Slack
web-hook-discord = un message pour Discord
web-hook-save = Appeler cette adresse
web-hook-saved = Elle sera appelée.
web-hook-drop = Ne plus l’appeler
web-history = Ce que tu as joué
web-history-game = Jeu
web-history-all = tous les jeux
web-history-none = Rien encore. L’étagère du salon est pleine de jeux.
web-nowhere-more = La souris a cherché partout. Peut-être une faute dans l’adresse, ou bien ce qui était ici n’y est plus.

## La table

web-chance = Hasard
web-rather-not = Finalement, non
web-on-turn = tour en cours
web-your-turn-in = À toi de jouer, place { SEAT_NUMBER($seat) }
web-your-turn-as = À toi de jouer : { $name }
web-winner = a gagné
web-you-won = Tu as gagné !
web-away = hors ligne
web-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-time-left = temps restant : { $time }
web-time-used = temps utilisé : { $time }
web-lucky = Un mot pour le donneur
web-lucky-why = Si tu veux : il est mêlé au hasard, pour que personne n’ait pu choisir les tirages d’avance. Les autres le voient quand la partie a commencé.
web-lucky-word = mot : { $word }
web-lucky-give = Donner ce mot
web-undo-turn = Reprendre tout le tour
web-undone = { $count ->
    [one] Une étape a été reprise.
   *[other] { $count } étapes ont été reprises.
}
web-resign-sure = Abandonner cette partie ?
web-abandon-sure = Demander aux autres de finir la partie sans résultat ?
web-leave-sure = Te lever ? Ton temps continue de courir, et tu peux revenir.
web-close-sure = Fermer cette table ?
web-somebody-missing = Il manque quelqu’un
web-has-left = { $name } a quitté la table.
web-is-away = { $name } est hors ligne.
web-replace-by = Qui joue pour { $name }
web-back-to-ply = Retour à la position d’après l’étape { $ply }.
web-waits-for = On attend { $names }.
web-declined = Ta proposition a été refusée.
web-lately = Dernièrement : { $what }
web-log-all = Montrer les { $plies } étapes
web-played-automatically = joué d’office
web-nothing-said = Personne n’a encore rien dit.
web-name-to-talk = Pour parler, il faut un nom : assieds-toi, ou connecte-toi.
web-say-what = Ton message
web-mute-for-me = Masquer pour moi
web-unmute-for-me = Afficher de nouveau
web-mute = Rendre muet
web-unmute = Rendre la parole
web-remove = Exclure
web-readmit = Réadmettre
web-muted-or-removed = Muets ou exclus
web-said = { $name } dit : { $text }
web-chat-unread = Discussion ({ $count } à lire)
web-rules-found = { $count ->
    [0] Aucune règle ne contient cela.
    [one] Une règle
   *[other] { $count } règles
}
web-rules-all = Toutes les règles, sur une page à part
web-line-connecting = Connexion…
web-line-lost = La connexion avec la table est perdue.
web-line-next = { $seconds ->
    [0] Nouvel essai maintenant.
    [one] Nouvel essai dans une seconde.
   *[other] Nouvel essai dans { $seconds } secondes.
}
web-line-kept = Ce que tu as fait est gardé, et sera envoyé au retour de la connexion.
web-line-now = Essayer maintenant
web-look-back-kept = Revoir ce que cet appareil en a gardé
web-closed = La table ne laisse pas entrer ce navigateur. Recharge la page, ou reconnecte-toi.
web-invite = Inviter quelqu’un
web-invites = { $name } t’invite à { $game }
web-share = Partager
web-qr = L’invitation, en code à scanner
web-chairs = Chaises
web-host-starts = Toutes les chaises sont prises. La partie commence quand l’hôte le dit.
web-you-start = Toutes les chaises sont prises. Commence quand tu veux.
web-sit-too = Jouer aussi la place { SEAT_NUMBER($seat) }
web-scores = Scores
web-deal = La donne
web-deal-good = La donne est vérifiée
web-deal-bad = La donne ne peut pas être vérifiée
web-deal-kept = Ce navigateur l’a vérifié : le secret est bien celui qui a été promis à ton arrivée à la table.
web-deal-broken = Le secret n’est pas celui qui a été promis à ton arrivée à la table.
web-branched-from = La suite d’une autre table, après l’étape { $plies }.
web-shoulder = Regarder par-dessus ton épaule
web-shoulder-more = Qui a ce lien voit ce que tu vois, tant que tu gardes cette place, et ne joue aucun coup.
web-shoulder-make = Créer un lien
web-curtain = C’est à { $name } (place { SEAT_NUMBER($seat) }) de jouer.
web-curtain-more = Passe l’appareil, et continue quand personne d’autre ne regarde.
web-curtain-show = Montrer le plateau
web-in-words = Montrer aussi le plateau en mots
web-about = À propos
web-has-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} pour toute la partie{ $increment ->
    [0] { "" }
    [one] , et { $increment } seconde de plus après chaque tour
   *[other] , et { $increment } secondes de plus après chaque tour
}
web-has-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} pour chaque tour
web-beside = À côté du plateau

## Revoir une partie

web-replay-of = Revoir : { $game }
web-replay-how = Comment regarder
web-steps = Étape par étape
web-step-first = Au début
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-step-last = À la fin
web-autoplay = Lecture automatique
web-autoplay-stop = Arrêter
web-ply = étape { $ply }
web-slider = Étape
web-pace = Vitesse
web-pace-1 = lente
web-pace-2 = moyenne
web-pace-3 = rapide
web-pace-4 = très rapide
web-eyes-own = ta place
web-eyes-bystander = un spectateur
web-eyes-seat = place { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = Quand la partie sera finie, on pourra la voir avec les yeux de chacun.
web-hide-end = Cacher la fin
web-hide-end-more = Ni la longueur de la partie ni son résultat ne sont montrés avant que tu y arrives.
web-beginning = Le début.
web-ply-told = Étape { $ply }, { $name } : { $what }
web-last-ply = C’était la dernière étape.
web-from-here = À partir d’ici
web-branch-same = Continuer d’ici contre les mêmes bots
web-branch-mine = Continuer d’ici, toutes les chaises à moi
web-ply-link = Un lien vers cette étape
web-to-table = Vers la table
