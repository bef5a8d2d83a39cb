# Évasion, en français.

title = Évasion
summary = Tu es un Chat, enfermé avec une bombe qui marche. Trouve le Fromage parmi quatre objectifs cachés et atteins la Sortie avant l’arrivée du Concombre.

who-bomb = la Souris mécanique
who-exit = la Sortie
cell-name = { $cell }
bomb-way = Avec { $cogs ->
    [one] { $cogs } rouage
   *[other] { $cogs } rouages
}, la bombe part côté { side-name } : { $fate ->
    [goes] elle va en { $cells }
    [edge] elle sort du plateau et explose
    [exit] elle arrive sur la Sortie et explose
    [wall] elle heurte un mur et explose
    [cat] elle tombe sur le Chat
   *[trapped] elle entre dans des couloirs sans issue et explose
}.

level-1 = Chat d’intérieur
level-2 = Chat de gouttière
level-3 = Cambrioleur
level-4 = Acrobate
level-5 = Roi de l’évasion

## Règles, avec nos propres mots. docs/games/escape.md en est fait.

rule-E1 = Tu joues en solitaire, dans le rôle du Chat. La Souris est la Souris mécanique, une bombe qui marche ; la carte Fromage sert de Sortie. Le plateau fait 5 × 5, de c3 à g7, et rien n’en sort. Les quatre objectifs sont face cachée dans ses coins. Un tour : Poser, Tourner, Bouger, Bombe, Finir.
rule-E2 = L’option setup propose diagonal-dash, lucky-leftovers (quatre cartes de départ au hasard, à 0 degré), careful-corners et horrible-hallways. L’option belt peut ne te laisser que trois cartes sur le convoyeur, ce qui est plus difficile. Avec l’option help, un objectif est dévoilé à la fin de la mise en place, tout coin et toute face à chances égales ; il reste là, connu de toi, et ne fait rien tant que le Chat ne l’atteint pas. (Notre choix : les dispositions, qui sont des fichiers, et les restes à 0 degré.)
rule-E3 = La pioche contient 17 cartes Labyrinthe, et dessous 3 autres et le Concombre, mélangés. Avec un convoyeur de trois, il y a une carte de plus sur le dessus.
rule-E4 = Pose une carte à côté de n’importe quelle autre, objectifs et personnages compris, ou sur une carte Labyrinthe qui a les mêmes murs ; aucune pile ne dépasse deux cartes. Tu ne peux jamais poser de carte sur un objectif, un personnage ou la Sortie.
rule-E5 = Les rouages font aussi tourner la Souris mécanique et la Sortie. La roue de la Souris indique une direction pour chaque nombre de rouages. (Notre choix : à 0 degré, on y lit 0 au nord, 1 à l’est, 2 au sud, 3 à l’ouest ; la Sortie a une seule porte, au sud à 0 degré. Ta propre mise en place peut fixer une autre roue et d’autres portes.)
rule-E6 = Si le Chat est à côté de la carte posée, il doit la traverser, s’il peut arriver quelque part : sur un espace libre ; sur un objectif ; dans la Sortie par sa porte, une fois le Fromage trouvé, et tu gagnes ; ou sur la Souris mécanique, et tu perds. Il peut passer par-dessus les objectifs. (Notre choix : les objectifs sont ouverts de tous les côtés ; avant de trouver le Fromage, le Chat ne peut ni entrer dans la Sortie ni la traverser.)
rule-E7 = Ensuite, la bombe bouge. Compte les rouages de la carte posée : la Souris mécanique fait un pas d’une case dans la direction que sa roue indique pour ce nombre. Sur un espace libre ou un objectif, elle s’arrête. Sur une carte Labyrinthe qui lui est ouverte, elle continue par les couloirs jusqu’à l’espace libre ou l’objectif de ton choix, et peut passer par-dessus les objectifs (notre choix). Elle explose, et tu perds, si son pas mène hors du plateau, contre un mur ou sur la Sortie, ou si elle ne peut finir nulle part. Si elle arrive sur le Chat, ils se rencontrent et tu perds. Elle doit finir sur une autre case.
rule-E8 = À la fin de ton tour, tire une carte. Si c’est le Concombre, il est trop tard. Ensuite, si le Chat a fini son déplacement sur un objectif, dévoile-le ; il produit son effet et quitte le plateau. Souris : pousse la Souris mécanique d’un pas dans l’une des quatre directions (notre choix : si elle ne peut finir nulle part, il ne se passe rien). Concombre : elle bouge encore une fois, selon les rouages de la carte posée ce tour-ci, et explose si elle ne peut pas. Chat : regarde un autre objectif, qui reste en place ; désormais, tu le connais. Fromage : tu as trouvé le Fromage. (Notre choix : lequel des trois premiers fait quoi ; ta propre mise en place peut en décider autrement.)
rule-E9 = Tu ne peux pas gagner avant d’avoir trouvé le Fromage.
rule-M7 = Pour la mise en place, dispose le Chat, la Souris mécanique, la Sortie et les objectifs. Chaque carte de départ est tirée au hasard parmi celles de la bonne forme et tournée du plus petit angle qui convient ; puis le convoyeur se remplit. Tous les tirages sont à chances égales.
rule-M8 = Toutes les cartes encore dans la pioche ont la même chance de sortir.
rule-M4 = Une case est nommée par sa colonne, de c à g depuis la gauche, et sa rangée, de 3 à 7 depuis le haut. Le nord est en haut. L’angle d’une carte dit de combien elle est tournée dans le sens horaire : 0, 90, 180 ou 270 degrés.
rule-M12 = Chaque rouage de la carte posée fait tourner sa voisine de ce côté de 90 degrés, dans le sens du rouage : une carte Labyrinthe, avec ce qu’il y a dessous, la Souris mécanique ou la Sortie. Le Chat et les objectifs ne tournent pas, et les rouages des cartes tournées ne font rien.
rule-M13 = Seul le Chat traverse la carte posée (E6). La Souris mécanique se déplace ensuite, selon le nombre de rouages (E7).
rule-M16 = À la fin de ton tour, tire une carte pour le convoyeur. Si c’est le Concombre, tu perds.

## Options

option-setup = Où tout se trouve au début : l’une de nos mises en place, ou une ligne à toi, comme mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Nombre de cartes sur le convoyeur : 3 est plus difficile que 4.
option-help = Un objectif est dévoilé avant le premier tour.

## Pourquoi un coup est refusé

refusal-help-due = Dévoile d’abord un objectif.
refusal-walk-due = Le Chat est à côté de la carte posée : déplace-le maintenant, par exemple cat c5.
refusal-bomb-due = Déplace maintenant la Souris mécanique, par exemple bomb d6.
refusal-face-due = Dévoile d’abord l’objectif qui est là.
refusal-nudge-due = Pousse maintenant la Souris mécanique, par exemple nudge d6.
refusal-again-due = Déplace encore une fois la Souris mécanique, par exemple bomb d6.
refusal-peek-due = Regarde maintenant un objectif, par exemple peek c3.
refusal-no-such-thing = Ce coup n’existe pas dans Évasion.
refusal-cucumber-early = Le Concombre vient après au moins { $after } cartes ; tirées jusqu’ici : { $drawn }.
refusal-off-board = { $cell } est hors du plateau, qui va de c3 à g7.
refusal-too-high = { $cell } porte déjà deux cartes, et aucune pile ne peut être plus haute.
refusal-on-agenda = Tu ne peux pas poser de carte en { $cell } : il y a un objectif.
refusal-no-cheese-yet = La Sortie reste fermée tant que tu n’as pas trouvé le Fromage.
refusal-no-door = Le Chat arrive à la Sortie, mais pas à sa porte.
refusal-bomb-elsewhere = Avec { $cogs ->
    [one] { $cogs } rouage
   *[other] { $cogs } rouages
}, la Souris mécanique ne peut pas finir en { $cell }. Elle peut finir en { $cells }.
refusal-nudge-elsewhere = Tu ne peux pas pousser la Souris mécanique en { $cell }. Elle peut finir en { $cells }.
refusal-no-agenda = Il n’y a pas d’objectif en { $cell }.
refusal-agenda-known = Tu connais déjà l’objectif en { $cell }.
refusal-face-elsewhere = Dévoile plutôt l’objectif en { $cell }.
refusal-face-known = L’objectif { agenda-name } n’est pas celui de { $cell }.

## Ce qui se passe

event-helped = Pour t’aider, l’objectif en { $cell } est dévoilé : { agenda-name }.
event-skipped = Tu ne peux poser aucune carte.
event-turned-mouse = Le rouage côté { side-name } de { $by } fait tourner la Souris mécanique { way-name }.
event-turned-exit = Le rouage côté { side-name } de { $by } fait tourner la Sortie { way-name }.
event-through-door = Le Chat est dehors !
event-met = Le Chat et la Souris mécanique se rencontrent !
event-bombed = Trajet de la Souris mécanique : { $cells }.
event-blew-up = { $way } Boum !
event-drew-cucumber = Le Concombre ! Il est trop tard.
event-faced = Tu dévoiles l’objectif en { $cell } : { agenda-name }.
event-found = Tu as trouvé le Fromage ! Maintenant, cours vers la Sortie.
event-may-nudge = Pousse la Souris mécanique d’un pas, dans la direction de ton choix.
event-nudged = Tu pousses la Souris mécanique : { $cells }.
event-goes-again = La Souris mécanique bouge encore une fois, avec { $cogs ->
    [one] { $cogs } rouage
   *[other] { $cogs } rouages
}.
event-may-peek = Regarde l’un des autres objectifs.
event-nothing-happens = Cela n’a aucun effet.
event-peeks = Tu regardes l’objectif en { $cell }.
event-peeked = L’objectif en { $cell } est : { agenda-name }.

## Comment cela finit

ending-escaped = Tu gagnes : le Chat est dehors, avec le Fromage !
ending-met-mouse = Tu perds : le Chat et la Souris mécanique se sont rencontrés.
ending-exploded = Tu perds : la Souris mécanique ne pouvait aller nulle part et a explosé.
ending-too-late = Tu perds : le Concombre est venu avant que le Chat soit dehors.

## Ce qu’on voit

move-hint = Tape m07 e4 90 pour poser la carte m07 en e4, tournée de 90° ; cat c5 pour déplacer le Chat ; bomb d6 pour choisir où finit la Souris mécanique.
board-legend = Sur le plateau : = et | sont des murs, o un trou de souris dans un mur, R et L des rouages qui font tourner la carte de ce côté à droite (sens horaire) ou à gauche (sens antihoraire) ; M07 en majuscules est posée par-dessus une autre carte ; une case avec un nom est libre ; les cadres en pointillé sont des objectifs, ? un que tu ne connais pas. Autour de MOUSE, la Souris mécanique, on lit les nombres de sa roue ; EXIT, la Sortie, est ouverte du côté de sa porte. Dessous, le convoyeur, ses cartes à 0°.

piece-cell = { $use ->
    [beside] { $cell }, libre ; tu peux poser une carte ici
   *[far] { $cell }, libre ; aucune carte à côté
}
piece-agenda = { $agenda ->
    [none] Un objectif face cachée en { $cell }
   *[other] L’objectif { agenda-name } en { $cell }, connu de toi
}
piece-exit = La Sortie en { $cell }, porte côté { side-name }, { $open ->
    [1] ouverte
   *[other] fermée tant que tu n’as pas trouvé le Fromage
}
piece-bomb = La Souris mécanique en { $cell }. Sur sa roue on lit { $north } au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest
piece-bomb-mark = { $cell } : la bombe peut venir ici. Rouages nécessaires : { $cogs }
piece-plate = L’objectif { agenda-name } : { $effect ->
    [nudge] pousse la Souris mécanique d’un pas, où tu veux
    [again] la Souris mécanique bouge encore une fois
    [peek] regarde un autre objectif
   *[find] tu trouves le Fromage
}. { $lies ->
    [gone] Il était en { $cell }, il n’y est plus
    [known] Il est en { $cell }
   *[hidden] Tu ne sais pas où il est
}
sentences = { $said } { $next }
offer-bomb = Mener la Souris mécanique en { $cell }
effect-place = { $covers ->
    [1] Poser { $card } par-dessus la carte en { $cell }, à { $angle }°
   *[other] Poser { $card } en { $cell }, à { $angle }°
}{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}. { $others ->
    [0] { "" }
   *[other] { $other } { "" }
}{ $cat ->
    [1] Le Chat bouge d’abord. { "" }
   *[other] { "" }
}{ $bomb }
effect-walk = Mener le Chat par { $cells }{ $meets ->
    [exit] , jusque dehors
    [mouse] , jusqu’à la Souris mécanique
    [agenda] , et y dévoiler l’objectif
   *[nobody] { "" }
}
effect-bomb = Mener la Souris mécanique par { $cells }
offer-peek = Regarder l’objectif en { $cell }

note-step = { $step ->
    [start] Les cartes de départ sont mises en place.
    [belt] Le convoyeur se remplit.
    [help] Un objectif est dévoilé.
    [turn] Pose une carte.
    [move] Déplace le Chat ; ensuite, la bombe bouge.
    [bomb] Choisis où va la Souris mécanique.
    [draw] Tire une carte.
    [face] Dévoile l’objectif sous le Chat.
    [nudge] Pousse la Souris mécanique d’un pas, où tu veux.
    [again] Déplace encore une fois la Souris mécanique.
    [peek] Choisis un objectif à regarder.
   *[peeked] Regarde l’objectif.
}
note-find = Trouve le Fromage : { $left ->
    [one] il reste { $left } objectif
   *[other] il reste { $left } objectifs
} sur le plateau.
note-leave = Tu as trouvé le Fromage. Rejoins la Sortie : sa porte est côté { side-name }.
note-left = { $left ->
    [one] Encore { $left } carte Labyrinthe
   *[other] Encore { $left } cartes Labyrinthe
} dans la pioche ; { $safe ->
    [0] chaque tirage peut être le Concombre.
    [one] après la prochaine, chaque tirage peut être le Concombre.
   *[other] après les { $safe } prochaines, chaque tirage peut être le Concombre.
}

## Ce qu’on demande à une vraie table

chance-drew = Tire une carte pour le convoyeur et tape son nom, par exemple m12 ; ou cucumber, si c’est le Concombre.
chance-helped = Dévoile l’un des quatre objectifs, n’importe lequel, et tape où il est et lequel c’est, par exemple c3 cat.
chance-faced = Dévoile l’objectif en { $cell } et tape lequel c’est : { $choices }.
chance-peeked = Regarde l’objectif en { $cell } et tape lequel c’est : { $choices }.
