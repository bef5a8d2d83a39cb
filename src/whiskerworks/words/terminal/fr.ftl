# Ce que dit le terminal, en français.

## Jouer

terminal-seats = Tu joues la place { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Des bots jouent les autres.
}
terminal-bot = Place { SEAT_NUMBER($seat) } : { $bot }.
terminal-you = toi
terminal-more = Tape help pour en savoir plus.
terminal-prompt = place { SEAT_NUMBER($seat) }>
terminal-prompt-over = fini (undo, save FILE, quit)>
terminal-help =
    Tape un coup, ou l’une de ces commandes :
    - moves, ou moves TEXT : affiche tes coups permis, ou ceux qui contiennent TEXT
    - why MOVE : dit si un coup est permis et ce qu’il fait, ou quelle règle l’interdit
    - look PLACE : décrit un endroit, par exemple look e3
    - rules, ou rules ID : affiche les règles, ou l’une d’elles
    - board : redessine le plateau
    - hint : montre les coups qu’un bot préfère et leurs chances de gagner (sauf si le jeu a un coup de ce nom)
    - undo : reprend ton dernier coup et tout ce qui l’a suivi
    - save FILE : enregistre la partie jusqu’ici
    - quit : quitte la partie
terminal-orders = Tu peux aussi taper : { $orders }.
terminal-moves = Coups ({ $chosen } sur { $all }) :
terminal-legal = { $move } est permis.
terminal-no-move = « { $move } » n’est pas un coup valable. { $problem }
terminal-hint = Un bot jouerait :
terminal-hint-move = { $move } : { $percent ->
    [0] pas de victoire en vue
   *[other] { $percent } % de chances de gagner
}
terminal-hint-secrets = D’après les coups joués, la place { SEAT_NUMBER($seat) } a { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = Le bot n’a pas pu donner de conseil : { $problem }
terminal-why-what = Ajoute un coup : why MOVE.
terminal-look-where = Ajoute un endroit : look PLACE.
terminal-nothing-there = { $place } : rien à décrire ici.
terminal-no-rule = { $game } n’a pas de règle « { $rule } ». Choisis parmi : { $known }
terminal-undone = Repris : { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Le hasard et les bots peuvent maintenant en décider autrement.
}
terminal-final = { $move } a été joué depuis, et ne peut pas être repris.
terminal-no-undo = Tu n’as rien à reprendre.
terminal-saved = Enregistré dans { $name }.
terminal-saved-secrets = Le fichier révèle les secrets de chacun : ne le lis pas pendant la partie.
terminal-curtain = Au tour de la place { SEAT_NUMBER($seat) }. Appuie sur Entrée quand personne d’autre ne regarde :
terminal-no-screen = Tu joues en texte simple. Pour le plein écran, lance : { $command }
terminal-save-where = Ajoute un nom de fichier : save FILE.
terminal-exists = Pas enregistré : { $name } existe déjà. Choisis un autre nom.
terminal-not-saved = Pas enregistré : { $problem }
terminal-score = [{ $rule }] Score { $scores }


## L’écran

terminal-screen-pane-board = Plateau
terminal-screen-pane-table = Table
terminal-screen-pane-played = Coups
terminal-screen-pane-said = Messages
terminal-screen-pane-talk = Discussion
terminal-screen-pane-rules = Règles
terminal-screen-key-rules = Règles
terminal-screen-key-hint = Conseil
terminal-screen-key-moves = Coups
terminal-screen-key-pane = Volets
terminal-screen-key-undo = Reprendre
terminal-screen-key-save = Sauver
terminal-screen-key-quit = Quitter
terminal-screen-key-help = Aide
terminal-screen-chance = Hasard
terminal-screen-yours = À toi de jouer : { $seat }
terminal-screen-theirs = Au tour de : { $seat }
terminal-screen-nobody = au tour de personne
terminal-screen-over = partie finie
terminal-screen-busy = Un instant…
terminal-screen-you = toi
terminal-screen-type = Tape un coup, ou help
terminal-screen-type-as = Tape un coup, comme { $move }, ou help
terminal-screen-type-over = Partie finie. Tape help pour les commandes
terminal-screen-enter = Entrée pour jouer ce coup, Échap pour revenir.
terminal-screen-left = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
terminal-screen-more = { $count ->
    [one] Et { $count } autre. Choisis d’abord quelque chose, ou tape moves et une partie du coup.
   *[other] Et { $count } autres. Choisis d’abord quelque chose, ou tape moves et une partie du coup.
}
terminal-screen-leads = { $count ->
    [one] { $count } coup continue d’ici.
   *[other] { $count } coups continuent d’ici.
}
terminal-screen-find = Chercher une règle (numéro ou mot)
terminal-screen-no-rule = Aucune règle trouvée. Échap pour revenir à la partie.
terminal-screen-curtain = Au tour de : { $seat }. Vérifie que personne d’autre ne regarde.
terminal-screen-ready = C’est bon
terminal-screen-leave = La partie n’est pas finie. L’enregistrer avant de quitter ?
terminal-screen-leave-kept = La partie n’est pas finie. Elle est enregistrée dans { $name }. Quitter ?
terminal-screen-save = Enregistrer la partie jusqu’ici sous :
terminal-screen-do-save = Enregistrer
terminal-screen-do-save-leave = Enregistrer et quitter
terminal-screen-do-leave = Quitter
terminal-screen-do-stay = Rester
terminal-screen-help =
    Sur le plateau :
    - Clique sur les pièces et les endroits pour les choisir, dans n’importe quel ordre ; clique encore pour annuler. Ce que tu peux choisir est souligné, tes choix sont entre crochets.
    - Au clavier : les flèches vont d’un endroit à l’autre, Page haut et Page bas au choix suivant, Entrée ou Espace choisit, Échap revient en arrière.
    - Quand le coup est complet, Entrée ou un autre clic le joue.
    - Les lettres vont dans la ligne du bas. Là, les flèches rappellent les lignes précédentes.
    Partout :
    - Tab : la partie suivante de l’écran ; F4 ou Ctrl+O : le volet suivant
    - F1 ou Ctrl+R : règles ; F2 ou Ctrl+T : conseil ; F3 ou Ctrl+L : coups ; F8 ou Ctrl+Z : reprendre
    - Ctrl+S : enregistrer ; Ctrl+Q : quitter ; ? : cette aide


## À une table sur un serveur

terminal-table-watching = Tu regardes la partie.
terminal-table-shoulder = Tu vois ce que voit { $name }, et tu ne peux pas jouer.
terminal-table-free = { $count ->
    [one] { $count } place est libre : tape sit pour la prendre.
   *[other] { $count } places sont libres : tape sit pour en prendre une.
}
terminal-table-waiting = En attente de { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} de plus. Tape link pour avoir l’adresse à envoyer.
terminal-table-start = Tout le monde est là. Tape start pour commencer.
terminal-table-paused = La partie est en pause. Tape resume pour continuer.
terminal-table-asked = { $question } Tape agree { $number } ou decline { $number }.
terminal-table-asking = En attente de : { $names }. Tape decline { $number } pour retirer ta proposition.
terminal-table-replace = Pour continuer quand même, tape replace { SEAT_NUMBER($seat) } bot 2, ou replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = Une revanche est prête. Tape rematch pour la rejoindre.
terminal-table-again = Tape rematch pour rejouer.
terminal-table-over = fini (rematch, save FILE, quit)>
terminal-table-lost = Connexion perdue. Reconnexion en cours ; tes coups seront envoyés au retour.
terminal-table-closed = Connexion fermée : { $why }
terminal-table-version = Le serveur est d’une autre version, et ce programme ne le comprend pas.
terminal-table-later = La table ne répond pas. Ton message sera envoyé dès qu’elle répondra.
terminal-table-late = { $line } : { $why }
terminal-table-failed = Cela n’a pas marché : { $why }
terminal-table-plan = Le serveur est d’une version plus ancienne et n’envoie pas de dessin. Tape look PLACE et moves pour t’y retrouver.
terminal-table-hint = Pas de conseils dans une partie avec d’autres personnes.
terminal-table-sure = Confirmer ? Tape { $order }.
terminal-table-usage = Tape-le ainsi : { $order }
terminal-table-unasked = Tu n’as aucune question en attente.
terminal-table-which = Tu as plusieurs questions en attente. Précise laquelle, par exemple { $order } 2.
terminal-table-seated = Tu occupes maintenant la place { SEAT_NUMBER($seat) }.
terminal-table-stood = Tu as quitté ta place.
terminal-table-alike = Plusieurs personnes portent ce nom. Tape l’une de ces commandes : { $order }
terminal-table-for-you = Seul l’hôte peut rendre quelqu’un muet pour toute la table. Pour masquer quelqu’un rien que pour toi, tape { $order }.
terminal-table-ignored = { $name } : messages masqués pour toi, à toutes les tables. Pour annuler, tape { $order }.
terminal-table-unignored = { $name } : messages de nouveau visibles.
terminal-table-ignoring = Voici les personnes que tu as masquées, à toutes les tables. Pour annuler, tape unignore et un nom ou un numéro.
terminal-table-ignoring-nobody = Tu n’as masqué personne. Pour masquer quelqu’un, tape ignore et son nom.
terminal-table-not-ignored = Tu n’as masqué personne sous ce nom ou ce numéro. Tape ignored pour voir ta liste.
terminal-table-help =
    À une table avec d’autres, tu peux aussi taper, selon le moment :
    - sit, ou sit SEAT ; leave : prendre une place ; la quitter
    - start : commencer, si la table t’attend
    - undo : reprendre ton coup ; s’il faut l’accord des autres, on le leur demande
    - pause, resume ; draw : demander une pause, continuer ; proposer la nulle
    - agree N, decline N : répondre à une proposition, ou retirer la tienne
    - resign yes : abandonner ; abandon yes : proposer d’arrêter sans résultat
    - replace SEAT bot LEVEL, ou replace SEAT open : faire remplacer un joueur absent
    - mute WHO, unmute WHO, remove WHO, readmit WHO : modérer ta propre table, par nom
    - say TEXT : discuter ; word TEXT : donner un mot au donneur, avant la partie
    - ignore WHO, unignore WHO : masquer quelqu’un pour toi à toutes les tables, ou annuler ; ignored : voir la liste
    - rematch : rejouer, chacun une place plus loin
    - link : afficher l’adresse de cette table



## L’arbitre

terminal-referee-prompt = hasard>
terminal-referee-prompt-secret = lequel ?>
terminal-referee-help =
    Joue avec tes propres cartes et ton plateau, et tape tes coups et tout ce que le hasard décide : cartes tirées, dés lancés, pile ou face.
    Tu peux mettre plusieurs choses sur une ligne, séparées par ; ou, quand c’est clair, par des espaces : 7 9 m12 pour trois cartes, cat1 move2 move2 pour des dés.
    Ou tape l’une de ces commandes :
    - moves, ou moves TEXT : affiche tout ce qui est possible maintenant, ou ce qui contient TEXT
    - why MOVE : dit si une chose est possible et ce qu’elle fait, ou quelle règle l’interdit
    - look PLACE : décrit un endroit, par exemple look e3
    - rules, ou rules ID : affiche les règles, ou l’une d’elles
    - board : redessine la table, pour la comparer à la tienne
    - undo, ou undo NUMBER : reprend le dernier coup, ou ce nombre de coups, et dit quoi remettre en place
    - save FILE : enregistre la partie jusqu’ici
    - quit : quitte la partie
terminal-referee-secret = Cela reste secret : chacun regarde le sien, sans le taper. L’arbitre demandera quand il en aura besoin.
terminal-referee-depends = L’effet dépend de quelque chose d’encore secret
terminal-referee-turned = { $piece } est maintenant à { $angle } degrés ; avant, c’était { $was }.
terminal-referee-ambiguous = « { $typed } » peut désigner plusieurs choses : { $choices }. Tape-en davantage.
terminal-referee-unexpected = « { $typed } » n’est pas possible maintenant.{ $few ->
    [all] { " " }Choisis parmi : { $choices }.
    [many] { " " }Tape moves pour voir ce qui est possible.
   *[none] { "" }
}
terminal-referee-surplus = « { $typed } » est de trop : le hasard n’a plus rien à décider. Sépare les coups par ; ou , et ne mets des espaces qu’entre un coup et ses tirages.
terminal-referee-nothing-taken = Cette ligne a été ignorée.
terminal-referee-undo-what = Tape combien de coups reprendre, par exemple undo 3.
terminal-referee-no-undo = Rien à reprendre.
terminal-referee-withdrawn = Finalement pas joué : { $move }.
terminal-referee-undone = Repris, le dernier d’abord : { $moves }.
terminal-referee-turn-back = Remets { $piece } à { $angle } degrés.
terminal-referee-put-back = Remets en place : { $piece }
terminal-referee-take-away = Enlève : { $piece }
terminal-referee-seat-back = { seat-name } joue de nouveau avec : { $pieces }
terminal-referee-saved-untold = Tu as gardé des secrets pour toi : l’enregistrement contient à leur place quelque chose de possible, et indique où.
terminal-referee-no-record = Cette partie a commencé en cours de route : elle n’a pas d’enregistrement.
terminal-referee-no-hints = L’arbitre est neutre et ne donne pas de conseils.




## Images

terminal-sheet-title = { $game } : fiche de mise en place
terminal-sheet-after = { $name }, coups joués : { $ply } sur { $plies }.
terminal-sheet-seats = { $seats ->
    [one] Pour { $seats } joueur.
   *[other] Pour { $seats } joueurs.
}
terminal-sheet-eyes-bystander = Cette page ne montre que ce qui est public.
terminal-sheet-eyes-seat = { seat-name } sait ce que montre cette page. Les autres ne doivent pas regarder.
terminal-sheet-eyes-all = La partie est finie : cette page montre les secrets.
terminal-sheet-things = Prends ces pièces et place-les comme sur l’image
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = À côté du plateau
terminal-sheet-gone = Hors de vue, et pas dans la pioche
terminal-sheet-options = Joué avec
terminal-sheet-on = Pour continuer
terminal-sheet-referee = Continuer d’ici avec l’arbitre :
terminal-sheet-replay = Comment on en est arrivé là :
terminal-picture-moves = { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}
terminal-picture-bad = Cet enregistrement n’est pas valable : { $problem }
