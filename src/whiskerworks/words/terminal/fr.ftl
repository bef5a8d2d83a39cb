# Ce que dit le terminal, en français.

## Jouer

terminal-seats = Tes places : { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Les autres sont jouées par des bots.
}
terminal-bot = La place { SEAT_NUMBER($seat) } est jouée par { $bot }.
terminal-you = toi
terminal-more = Tape help pour en savoir plus.
terminal-prompt = place { SEAT_NUMBER($seat) }>
terminal-prompt-over = fini (undo, save FILE, quit)>
terminal-help =
    Tape un coup, ou l’un de ces mots :
    - moves, ou moves TEXT : la liste des coups permis, ou de ceux qui contiennent TEXT
    - why MOVE : si un coup est permis et ce qu’il fait, ou quelle règle l’interdit
    - look PLACE : ce qu’il y a à dire d’un endroit, par exemple look e3
    - rules, ou rules ID : les règles, ou l’une d’elles
    - board : dessiner de nouveau le plateau
    - hint : demander à un bot quels coups il juge les meilleurs, et leurs chances de gagner (sauf si le jeu a un coup de ce nom)
    - undo : reprendre ton dernier coup et ce qui l’a suivi
    - save FILE : écrire l’enregistrement de la partie jusqu’ici
    - quit : quitter la partie
terminal-orders = Ici, tu peux aussi taper : { $orders }.
terminal-moves = Coups, { $chosen } sur { $all } :
terminal-legal = { $move } est permis.
terminal-no-move = « { $move } » n’est pas un coup. { $problem }
terminal-hint = Un bot jouerait :
terminal-hint-move = { $move } : { $percent ->
    [0] pas de victoire en vue
   *[other] { $percent } % de chances de gagner
}
terminal-hint-secrets = D’après les coups joués, voici ce qu’il prête à la place { SEAT_NUMBER($seat) } : { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = Le bot n’a pas pu réfléchir : { $problem }
terminal-why-what = Dis lequel : why MOVE.
terminal-look-where = Dis où : look PLACE.
terminal-nothing-there = Il n’y a rien à dire de { $place }.
terminal-no-rule = { $game } n’a pas de règle « { $rule } » ; il y a : { $known }
terminal-undone = Repris : { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }La suite du hasard et des bots peut changer.
}
terminal-final = { $move } a été joué depuis, et ne peut pas être repris.
terminal-no-undo = Tu n’as rien à reprendre.
terminal-saved = Enregistré dans { $name }.
terminal-saved-secrets = On y lit ce qui a été distribué en secret : qui joue encore ne devrait pas regarder.
terminal-curtain = À la place { SEAT_NUMBER($seat) } de jouer. Appuie sur Entrée quand personne d’autre ne regarde :
terminal-no-screen = Tu joues en simples lignes de texte ; pour le plein écran : { $command }
terminal-save-where = Dis où : save FILE.
terminal-exists = Pas enregistré : { $name } existe déjà ; choisis un autre nom.
terminal-not-saved = Pas enregistré : { $problem }
terminal-score = [{ $rule }] Score { $scores }


## L'écran

terminal-screen-pane-board = Plateau
terminal-screen-pane-table = Table
terminal-screen-pane-played = Joué
terminal-screen-pane-said = Réponses
terminal-screen-pane-talk = Discussion
terminal-screen-pane-rules = Règles
terminal-screen-key-rules = Règles
terminal-screen-key-hint = Indice
terminal-screen-key-moves = Coups
terminal-screen-key-pane = Volets
terminal-screen-key-undo = Reprendre
terminal-screen-key-save = Garder
terminal-screen-key-quit = Quitter
terminal-screen-key-help = Aide
terminal-screen-chance = Hasard
terminal-screen-yours = { $seat } : à toi de jouer
terminal-screen-theirs = { $seat } : en train de jouer
terminal-screen-nobody = personne ne joue
terminal-screen-over = la partie est finie
terminal-screen-busy = Un instant …
terminal-screen-you = toi
terminal-screen-type = Tape un coup, ou help
terminal-screen-type-as = Tape un coup, comme { $move }, ou help
terminal-screen-type-over = C’est fini ; help dit ce qu’on peut taper
terminal-screen-enter = Entrée le joue, Échap revient en arrière.
terminal-screen-left = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
terminal-screen-more = { $count ->
    [one] Et 1 autre : choisis d’abord quelque chose, ou tape moves et une partie du coup.
   *[other] Et { $count } autres : choisis d’abord quelque chose, ou tape moves et une partie du coup.
}
terminal-screen-leads = { $count ->
    [one] 1 coup passe par ici.
   *[other] { $count } coups passent par ici.
}
terminal-screen-find = Cherche une règle : son numéro, ou un mot
terminal-screen-no-rule = Aucune règle n’a cela. Échap ramène au jeu.
terminal-screen-curtain = Ensuite : { $seat }. Personne d’autre ne devrait regarder.
terminal-screen-ready = C’est bon
terminal-screen-leave = La partie n’est pas finie. La garder avant de partir ?
terminal-screen-leave-kept = La partie n’est pas finie. Son enregistrement est gardé dans { $name }. Partir ?
terminal-screen-save = Garder la partie jusqu’ici sous le nom :
terminal-screen-do-save = Garder
terminal-screen-do-save-leave = Garder et partir
terminal-screen-do-leave = Partir
terminal-screen-do-stay = Rester
terminal-screen-help =
    Sur le plateau :
    - Clique pour choisir, dans n’importe quel ordre, et encore une fois pour lâcher. Ce qui peut être choisi est souligné, ce qui est choisi est entre crochets.
    - Au clavier : les flèches vont d’un endroit à l’autre, Page haut et Page bas vers ce qui peut être choisi ; Entrée ou Espace choisit, Échap revient en arrière.
    - Dès que tout un coup est choisi, Entrée ou un autre clic le joue.
    - Les lettres vont dans la ligne du bas ; là, les flèches ramènent ce qui a été tapé avant.
    Partout :
    - Tab : la partie suivante de l’écran ; F4 ou Ctrl+O : le volet suivant
    - F1 ou Ctrl+R : règles ; F2 ou Ctrl+T : indice ; F3 ou Ctrl+L : coups ; F8 ou Ctrl+Z : reprendre
    - Ctrl+S : garder ; Ctrl+Q : quitter ; ? : cette aide


## À une table ailleurs

terminal-table-watching = Tu regardes.
terminal-table-shoulder = Tu regardes par-dessus l’épaule de { $name }, et tu ne joues pas.
terminal-table-free = { $count ->
    [one] Une chaise est libre : tape sit.
   *[other] { $count } chaises sont libres : tape sit.
}
terminal-table-waiting = Il manque encore { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}. Tape link pour avoir l’adresse à envoyer.
terminal-table-start = Toutes les chaises sont prises. Tape start pour commencer.
terminal-table-paused = La partie est en pause. Tape resume pour continuer.
terminal-table-asked = { $question } Tape agree { $number } ou decline { $number }.
terminal-table-asking = En attente de : { $names }. Tape decline { $number } pour retirer ta demande.
terminal-table-replace = Pour continuer quand même, tape replace { SEAT_NUMBER($seat) } bot 2, ou replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = Il y a une revanche. Tape rematch pour y aller.
terminal-table-again = Tape rematch pour rejouer.
terminal-table-over = fini (rematch, save FILE, quit)>
terminal-table-lost = La connexion avec la table est perdue. Un nouvel essai est en cours ; ce que tu fais est gardé.
terminal-table-closed = Tu n’es plus en ligne : { $why }
terminal-table-version = Le serveur est d’une autre version, et ce qu’il dit n’est pas compris.
terminal-table-later = La table ne répond pas. Ce que tu as tapé sera envoyé dès qu’elle répondra.
terminal-table-late = { $line } : { $why }
terminal-table-failed = Cela n’a pas marché : { $why }
terminal-table-plan = Le serveur est d’une version plus ancienne et n’envoie pas de dessin. Tape look PLACE et moves pour t’y retrouver.
terminal-table-hint = À une table avec d’autres, il n’y a pas d’aide.
terminal-table-sure = Vraiment ? Tape { $order }.
terminal-table-usage = Tape-le ainsi : { $order }
terminal-table-unasked = Personne ne te demande rien pour l’instant.
terminal-table-which = Il y a plusieurs questions. Dis laquelle, par exemple { $order } 2.
terminal-table-seated = Tu es à la place { SEAT_NUMBER($seat) }.
terminal-table-stood = Tu as quitté ta place.
terminal-table-alike = Plusieurs personnes portent ce nom. Tape l’une de ces commandes : { $order }
terminal-table-for-you = Seul l’hôte peut rendre quelqu’un muet pour tout le monde à cette table. Pour masquer quelqu’un rien que pour toi, tape { $order }.
terminal-table-ignored = Tu as masqué { $name } à toutes les tables. Pour annuler, tape { $order }.
terminal-table-unignored = Tu vois de nouveau ce que dit cette personne : { $name }.
terminal-table-ignoring = Voici les personnes que tu as masquées, à toutes les tables. Pour annuler, tape unignore et un nom ou un numéro.
terminal-table-ignoring-nobody = Tu n’as masqué personne. Pour masquer quelqu’un, tape ignore et son nom.
terminal-table-not-ignored = Tu n’as masqué personne sous ce nom ou ce numéro. Tape ignored pour voir la liste.
terminal-table-help =
    À une table avec d’autres, il y a aussi, quand cela a un sens :
    - sit, ou sit SEAT ; leave : t’asseoir ; te lever
    - start : commencer, si la table t’attend
    - undo : reprendre ton coup ; s’il faut l’accord des autres, on le leur demande
    - pause, resume ; draw : demander une pause, continuer ; proposer la nulle
    - agree N, decline N : répondre à une demande, ou retirer la tienne
    - resign yes : abandonner ; abandon yes : demander à finir sans résultat
    - replace SEAT bot LEVEL, ou replace SEAT open : faire jouer quelqu’un d’autre pour qui manque
    - mute QUI, unmute QUI, remove QUI, readmit QUI : maintenir l’ordre à ta propre table, en donnant le nom
    - say TEXT : parler ; word TEXT : donner au donneur un mot à mêler au hasard, avant la partie
    - ignore QUI, unignore QUI : masquer quelqu’un pour toi à toutes les tables, ou annuler ; ignored : voir la liste
    - rematch : rejouer, chacun une place plus loin
    - link : l’adresse de cette table



## L'arbitre

terminal-referee-prompt = hasard>
terminal-referee-prompt-secret = lequel ?>
terminal-referee-help =
    Jouez avec votre matériel et tapez ce que vous avez fait, ici aussi ce qu’a fait le hasard : cartes tirées, dés lancés, la pièce.
    Une ligne peut dire plusieurs choses, séparées par ; ou par des espaces si c’est clair : 7 9 m12 pour trois cartes, cat1 move2 move2 pour des dés.
    Ou tapez l’un de ces mots :
    - moves, ou moves TEXTE : montrer ce qui peut être joué ou sortir maintenant, ou ce qui contient TEXTE
    - why COUP : dire si une chose est possible et ce qu’elle fait, ou quelle règle l’interdit
    - look LIEU : dire ce qu’il y a à dire d’un lieu, par exemple look e3
    - rules, ou rules NUMÉRO : montrer les règles, ou l’une d’elles
    - board : dessiner encore la table, pour la comparer à la vôtre
    - undo, ou undo NOMBRE : reprendre le dernier coup, ou autant de coups, et dire quoi remettre
    - save FICHIER : écrire l’enregistrement de la partie jusqu’ici
    - quit : partir
terminal-referee-secret = Cela reste secret : regardez le vôtre et n’en tapez rien. L’arbitre demande quand il faut le savoir.
terminal-referee-depends = Ce que cela fait dépend d’une chose encore secrète
terminal-referee-turned = { $piece } est maintenant à { $angle } degrés ; avant, c’était { $was }.
terminal-referee-ambiguous = « { $typed } » peut être plusieurs choses : { $choices }. Tape la suite.
terminal-referee-unexpected = « { $typed } » ne convient pas maintenant.{ $few ->
    [all] { " " }Ce qui peut sortir : { $choices }.
    [many] { " " }Tape moves pour voir ce qui peut sortir.
   *[none] { "" }
}
terminal-referee-surplus = « { $typed } » est de trop ici : le hasard n’a plus rien à faire. Mets ; ou , entre plusieurs coups ; des espaces suffisent seulement entre un coup et ce que le hasard a fait ensuite.
terminal-referee-nothing-taken = Rien de cette ligne n’a été retenu.
terminal-referee-undo-what = Dis combien de coups reprendre, par exemple undo 3.
terminal-referee-no-undo = Il n’y a rien à reprendre.
terminal-referee-withdrawn = Finalement pas joué : { $move }.
terminal-referee-undone = Repris, le dernier d’abord : { $moves }.
terminal-referee-turn-back = Remettez { $piece } à { $angle } degrés.
terminal-referee-put-back = De nouveau comme avant : { $piece }
terminal-referee-take-away = Enlevez : { $piece }
terminal-referee-seat-back = { seat-name } joue de nouveau avec : { $pieces }
terminal-referee-saved-untold = Ce qui est secret n’a pas été dit ; quelque chose qui convient en tient lieu, et l’enregistrement dit où.
terminal-referee-no-record = Cette partie a commencé au milieu : il n’y en a pas d’enregistrement.
terminal-referee-no-hints = L’arbitre n’est pour personne et ne donne pas de conseils.


## Enregistrements



## Images

terminal-sheet-title = { $game } : fiche de mise en place
terminal-sheet-after = { $name }, après { $ply } coups sur { $plies }.
terminal-sheet-seats = { $seats ->
    [one] Pour une personne.
   *[other] Pour { $seats } personnes.
}
terminal-sheet-eyes-bystander = Cette page ne montre que ce que tout le monde peut savoir.
terminal-sheet-eyes-seat = { seat-name } sait ce que montre cette page : les autres ne devraient pas regarder.
terminal-sheet-eyes-all = La partie est finie, les secrets sont donc sur cette page.
terminal-sheet-things = Prends ceci et mets-le à sa place comme sur l’image
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = À côté du plateau
terminal-sheet-gone = Ni visible ni dans la pioche
terminal-sheet-options = Joué avec
terminal-sheet-on = Pour continuer
terminal-sheet-referee = L’arbitre continue d’ici :
terminal-sheet-replay = Comment on en est arrivé là :
terminal-picture-moves = { $plies ->
    [one] 1 coup
   *[other] { $plies } coups
}
terminal-picture-bad = Cet enregistrement n’est pas juste : { $problem }
