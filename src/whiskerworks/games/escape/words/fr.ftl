# Évasion, en français.

title = Évasion
summary = Un joueur, un Chat enfermé avec une bombe qui marche : trouve le Fromage parmi quatre objectifs cachés et gagne la Sortie avant que vienne le Concombre.

who-bomb = la Souris mécanique
who-exit = la Sortie
cell-name = { $cell }
bomb-way = Avec { $cogs ->
    [one] { $cogs } rouage
   *[other] { $cogs } rouages
}, la bombe part côté { side-name } : { $fate ->
    [goes] elle va en { $cells }
    [edge] elle quitte le plateau et explose
    [exit] elle arrive sur la Sortie et explose
    [wall] elle heurte un mur et explose
    [cat] elle arrive sur le Chat, et ils se rencontrent
   *[trapped] elle entre dans des couloirs sans issue et explose
}.

level-1 = Chat d’intérieur
level-2 = Chat de gouttière
level-3 = Cambrioleur
level-4 = Acrobate
level-5 = Roi de l’évasion

## Règles, avec nos propres mots. docs/games/escape.md en est fait.

rule-E1 = Un seul joueur, qui joue le Chat. La Souris est la Souris mécanique, une bombe qui marche ; le Fromage sert de Sortie. Le plateau fait 5 × 5, les cases c3 à g7, et rien n’en sort. Les quatre objectifs sont face cachée dans ses coins. Un tour, c’est : Poser, Tourner, Bouger, Bombe, Finir.
rule-E2 = L’option setup en offre quatre : diagonal-dash, lucky-leftovers (quatre cartes de départ viennent au hasard, à 0°), careful-corners et horrible-hallways. L’option belt ne laisse que trois cartes sur le convoyeur, ce qui est plus difficile. Avec l’option help, le hasard dévoile un objectif à la fin de la mise en place, tout coin et toute face à chances égales ; il reste là, connu, et ne fait rien tant que le Chat n’y arrive pas. (Notre choix : les mises en place, qui sont des fichiers, et les restes à 0°.)
rule-E3 = La pioche, ce sont 17 cartes Labyrinthe, et dessous 3 autres et le Concombre, mélangés ; avec un convoyeur de trois, il y en a une de plus sur le dessus.
rule-E4 = Pose une carte à côté de n’importe quelle autre, objectifs et personnages compris, ou sur une carte Labyrinthe qui a les mêmes murs ; aucune pile ne dépasse deux cartes. Jamais sur un objectif, un personnage ou la Sortie.
rule-E5 = Les rouages font aussi tourner la Souris mécanique et la Sortie. La roue de la Souris indique une direction pour chaque nombre de rouages. (Notre choix : à 0°, on y lit 0 nord, 1 est, 2 sud, 3 ouest ; la Sortie a une porte, à 0° au sud. Une mise en place à toi peut fixer autrement la roue et la porte.)
rule-E6 = Si le Chat est à côté de la carte posée, il doit la traverser, s’il peut arriver quelque part : sur un espace libre ; sur un objectif ; dans la Sortie par sa porte une fois le Fromage trouvé, et c’est gagné ; ou sur la Souris mécanique, et c’est perdu. Il peut passer par-dessus les objectifs. (Notre choix : ils sont ouverts de tous les côtés ; tant que le Fromage n’est pas trouvé, on ne peut ni entrer dans la Sortie ni la traverser.)
rule-E7 = Puis la bombe bouge. Compte les rouages de la carte posée : la Souris mécanique fait un pas d’une case dans la direction que sa roue indique pour ce nombre. Sur un espace libre ou un objectif, elle s’arrête. Sur une carte Labyrinthe qui lui est ouverte, elle continue par les couloirs jusqu’à un espace libre ou un objectif de ton choix ; elle peut passer par-dessus les objectifs (notre choix). Elle explose, et tu perds, si ce pas mène hors du plateau, contre un mur ou sur la Sortie, ou si elle ne peut finir nulle part. Si elle arrive sur le Chat, ils se sont rencontrés, et tu perds. Elle doit finir ailleurs que sur sa case de départ.
rule-E8 = À la fin du tour, une carte est tirée ; si c’est le Concombre, il est trop tard. Puis, si le Chat a fini son déplacement sur un objectif, celui-ci est dévoilé, produit son effet et quitte le plateau. Souris : pousse la Souris mécanique d’un pas dans l’une des quatre directions (notre choix : si elle ne peut finir nulle part, il ne se passe rien). Concombre : elle bouge encore une fois, selon les rouages de la carte posée à ce tour, et explose si elle ne peut pas. Chat : regarde un autre objectif, qui reste, connu désormais. Fromage : le Fromage est trouvé. (Notre choix : lequel des trois premiers fait quoi ; une mise en place à toi peut le fixer autrement.)
rule-E9 = Tant que le Fromage n’est pas trouvé, rien ne fait gagner.
rule-M7 = Avant la partie, on met en place le Chat, la Souris mécanique, la Sortie et les objectifs. Le hasard choisit une carte de la bonne forme pour chaque emplacement de départ, tournée du plus petit angle qui convient, puis les cartes du convoyeur. Tout a la même chance.
rule-M8 = Toute carte qui n’est pas encore sortie a autant de chances qu’une autre.
rule-M4 = Une case est nommée par sa colonne, de c à g depuis la gauche, et sa rangée, de 3 à 7 depuis le haut. Le nord est en haut. L’orientation d’une carte est l’angle dont elle est tournée dans le sens horaire : 0, 90, 180 ou 270°.
rule-M12 = Chaque rouage de la carte posée fait tourner ce qui se trouve de ce côté, de 90° dans son sens : une carte Labyrinthe avec ce qu’il y a dessous, la Souris mécanique ou la Sortie. Le Chat et les objectifs ne tournent pas, et les rouages des cartes tournées ne font rien.
rule-M13 = Seul le Chat traverse la carte posée (E6). La Souris mécanique se déplace ensuite, selon le nombre de rouages (E7).
rule-M16 = À la fin de ton tour, tire une carte pour le convoyeur. Si c’est le Concombre, tu as perdu.

## Options

option-setup = Où tout est placé au début : l’une de nos mises en place, ou une ligne à toi, comme mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Combien de cartes il y a sur le convoyeur : 3 est plus difficile que 4.
option-help = Un objectif est dévoilé avant le premier tour.

## Pourquoi un coup est refusé

refusal-help-due = Maintenant, un objectif est dévoilé.
refusal-walk-due = La carte posée met le Chat en route : il doit bouger maintenant, par exemple cat c5.
refusal-bomb-due = La Souris mécanique doit bouger maintenant, par exemple bomb d6.
refusal-face-due = On apprend maintenant quel objectif est là.
refusal-nudge-due = Tu peux pousser la Souris mécanique maintenant, par exemple nudge d6.
refusal-again-due = La Souris mécanique doit bouger encore une fois, par exemple bomb d6.
refusal-peek-due = Tu peux regarder un objectif maintenant, par exemple peek c3.
refusal-no-such-thing = Ce coup n’existe pas dans Évasion.
refusal-cucumber-early = Le Concombre vient après { $after } cartes au moins ; cartes tirées : { $drawn }.
refusal-off-board = { $cell } n’est pas sur le plateau, qui va de c3 à g7.
refusal-too-high = Il y a déjà deux cartes en { $cell }, et aucune pile n’est plus haute.
refusal-on-agenda = Il y a un objectif en { $cell }, et aucune carte n’est posée dessus.
refusal-no-cheese-yet = La Sortie est fermée tant que le Fromage n’est pas trouvé.
refusal-no-door = Le Chat arrive à la Sortie, mais pas à sa porte.
refusal-bomb-elsewhere = Avec { $cogs ->
    [one] { $cogs } rouage
   *[other] { $cogs } rouages
}, la Souris mécanique ne finit pas en { $cell } ; elle peut finir en { $cells }.
refusal-nudge-elsewhere = La Souris mécanique ne peut pas être poussée en { $cell } ; elle peut finir en { $cells }.
refusal-no-agenda = Il n’y a pas d’objectif en { $cell }.
refusal-agenda-known = L’objectif en { $cell } est déjà connu.
refusal-face-elsewhere = C’est l’objectif en { $cell } qui est dévoilé.
refusal-face-known = L’objectif { agenda-name } n’est pas en { $cell }.

## Ce qui se passe

event-helped = Pour commencer, l’objectif en { $cell } est dévoilé : { agenda-name }.
event-skipped = Rien ne peut être posé.
event-turned-mouse = Le rouage côté { side-name } de { $by } fait tourner la Souris mécanique { way-name }.
event-turned-exit = Le rouage côté { side-name } de { $by } fait tourner la Sortie { way-name }.
event-through-door = Le Chat est dehors !
event-met = Le Chat et la Souris mécanique se rencontrent !
event-bombed = Trajet de la Souris mécanique : { $cells }.
event-blew-up = { $way } Boum !
event-drew-cucumber = Le Concombre est tiré : trop tard.
event-faced = L’objectif en { $cell } est dévoilé : { agenda-name }.
event-found = Le Fromage est trouvé ! En route vers la Sortie.
event-may-nudge = La Souris mécanique peut être poussée d’un pas, dans n’importe quelle direction.
event-nudged = La Souris mécanique est poussée : { $cells }.
event-goes-again = La Souris mécanique bouge encore une fois, avec { $cogs ->
    [one] { $cogs } rouage
   *[other] { $cogs } rouages
}.
event-may-peek = L’un des autres objectifs peut être regardé.
event-nothing-happens = Il ne se passe rien : il n’y a rien à faire.
event-peeks = Tu regardes l’objectif en { $cell }.
event-peeked = L’objectif en { $cell } est : { agenda-name }.

## Comment cela finit

ending-escaped = Le Chat a le Fromage et il est dehors : tu gagnes !
ending-met-mouse = Le Chat et la Souris mécanique se sont rencontrés : tu perds.
ending-exploded = La Souris mécanique ne pouvait aller nulle part et a explosé : tu perds.
ending-too-late = Le Concombre est venu avant que le Chat soit dehors : tu perds.

## Ce qu’on voit

move-hint = Tape m07 e4 90 pour poser la carte m07 en e4, tournée de 90° ; cat c5 pour mener le Chat ; bomb d6 pour dire où finit la Souris mécanique.
board-legend = Sur le plateau : = et | des murs, o un trou de souris dans un mur, R et L un rouage de ce côté, qui fait tourner la voisine à droite (sens horaire) ou à gauche (sens antihoraire) ; M07 est par-dessus une autre ; les cases avec un nom sont libres ; les cadres en pointillé sont des objectifs, ? un que personne ne connaît. Autour de MOUSE, la Souris mécanique, sont les nombres de sa roue ; EXIT, la Sortie, est ouverte là où est sa porte. Dessous, le convoyeur, avec ses cartes à 0°.

piece-cell = { $use ->
    [beside] { $cell } : espace libre ; une carte peut être posée ici
   *[far] { $cell } : espace libre ; il n’y a rien à côté
}
piece-agenda = { $agenda ->
    [none] Un objectif face cachée en { $cell }
   *[other] L’objectif { agenda-name } en { $cell }, connu
}
piece-exit = La Sortie en { $cell }, porte côté { side-name }, { $open ->
    [1] ouverte
   *[other] fermée tant que le Fromage n’est pas trouvé
}
piece-bomb = La Souris mécanique en { $cell }. Sur sa roue on lit { $north } au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest
piece-bomb-mark = { $cell } : la bombe peut y aller avec ce nombre de rouages : { $cogs }
piece-plate = L’objectif { agenda-name } : { $effect ->
    [nudge] pousse la Souris mécanique d’un pas, où tu veux
    [again] la Souris mécanique bouge encore une fois
    [peek] regarde un autre objectif
   *[find] le Fromage est trouvé
}. { $lies ->
    [gone] Il était en { $cell } et n’y est plus
    [known] Il est en { $cell }
   *[hidden] Personne ne sait où il est
}
sentences = { $said } { $next }
offer-bomb = Mener la Souris mécanique en { $cell }
effect-place = { $covers ->
    [1] Poser { $card } par-dessus la carte en { $cell }, à { $angle }°
   *[other] Poser { $card } en { $cell } à { $angle }°
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
    [exit] , et dehors
    [mouse] , jusqu’à la Souris mécanique
    [agenda] , et y dévoiler l’objectif
   *[nobody] { "" }
}
effect-bomb = Mener la Souris mécanique par { $cells }
offer-peek = Regarder l’objectif en { $cell }

note-step = { $step ->
    [start] Le hasard met les cartes de départ.
    [belt] Le hasard remplit le convoyeur.
    [help] Le hasard dévoile un objectif.
    [turn] Il faut poser une carte.
    [move] Le Chat doit bouger ; puis la bombe.
    [bomb] La Souris mécanique doit bouger.
    [draw] Une carte est tirée.
    [face] L’objectif sous le Chat est dévoilé.
    [nudge] Tu peux pousser la Souris mécanique d’un pas, où tu veux.
    [again] La Souris mécanique doit bouger encore une fois.
    [peek] Tu peux regarder un objectif.
   *[peeked] On te dit quel est l’objectif.
}
note-find = Le Fromage n’est pas encore trouvé : { $left ->
    [one] il reste { $left } objectif
   *[other] il reste { $left } objectifs
} sur le plateau.
note-leave = Le Fromage est trouvé : la porte de la Sortie est côté { side-name }.
note-left = { $left ->
    [one] Il reste { $left } carte Labyrinthe
   *[other] Il reste { $left } cartes Labyrinthe
} dans la pioche ; { $safe ->
    [0] le Concombre peut venir à chaque tirage.
    [one] après la prochaine, le Concombre peut venir à chaque tirage.
   *[other] après les { $safe } prochaines, le Concombre peut venir à chaque tirage.
}

## Ce qu’on demande à une vraie table

chance-drew = Tire une carte pour le convoyeur et tape son nom : m12, ou cucumber si c’est le Concombre.
chance-helped = Dévoile l’un des quatre objectifs, n’importe lequel, et tape où il est et lequel c’est, par exemple c3 cat.
chance-faced = Dévoile l’objectif en { $cell } et tape lequel c’est : { $choices }.
chance-peeked = Regarde l’objectif en { $cell } et tape lequel c’est : { $choices }.
