# Engrenages, en français.

title = Engrenages
summary = Deux joueurs, 55 axes, une roue d’or : entraîne-la depuis ta base, ou bloque celle de l’autre.

colour-name = { $colour ->
    [blue] Bleu
    [red] Rouge
   *[gold] Or
}
winner-name = { $winner ->
    [blue] Bleu
   *[red] Rouge
}
turning = { $motion ->
    [clockwise] tourne dans le sens horaire
    [counter] tourne dans le sens antihoraire
    [locked] ne peut pas tourner
    [ring] ne peut pas tourner, fait partie de l’anneau qui bloque son train
   *[alone] n’engrène avec rien
}

level-1 = Apprenti
level-2 = Bricoleur
level-3 = Compagnon
level-4 = Horloger
level-5 = Grande Horloge

## Règles, avec nos propres mots. docs/games/gears.md en est fait.

rule-G1 = Le plateau a 55 axes en un triangle de dix rangées, de a (un axe, le sommet) à j (dix axes). Les axes d’une rangée sont numérotés depuis la gauche. Deux axes sont voisins quand leurs roues s’engrènent : à gauche et à droite dans la rangée, deux au-dessus, deux au-dessous. Cela fait 135 paires de voisins et 81 triangles.
rule-G2 = La roue d’or est en a1, la base de Bleu en j1 et la base de Rouge en j10 ; ces trois-là ne bougent jamais. Chaque joueur a 14 rouages libres en main. La place 0 est Bleu, la place 1 est Rouge. (Notre choix : Bleu est à gauche.)
rule-G3 = Une pièce décide qui commence : le hasard joue « first blue » ou « first red », à chances égales. L’option first peut désigner à sa place qui commence.
rule-G4 = À ton tour, tu fais exactement une chose : mettre un rouage neuf de ta main sur un axe vide, ou déplacer l’un de tes rouages libres vers un autre axe vide. Tu ne déplaces jamais les roues de l’autre. (Selon une critique : personne ne peut passer.)
rule-G5 = Des roues qui s’engrènent tournent en sens contraires. Un train est un groupe de roues reliées, quelles que soient leurs couleurs, or et bases comprises. Il tourne exactement quand on peut colorier ses roues en deux couleurs sans que deux voisines aient la même. Un triangle le bloque, et de même tout anneau plus long de longueur impaire ; sur ce plateau il existe des anneaux de 9 et de 11, mais pas de 5 ni de 7. (Selon une critique : les longs anneaux.)
rule-G6 = Certaines actions sont refusées à cause de la situation où elles laisseraient tes roues.
rule-G6a = Refusé : trois de tes roues, ta base comprise, qui forment un triangle.
rule-G6b = Refusé : ta couleur sur les deux voisins d’un axe de coin (a1, j1 ou j10).
rule-G6c = Refusé : ta propre base dans un train qui ne tourne pas.
rule-G7 = Si, après ton action, le train de ta base tourne et contient la roue d’or, tu gagnes.
rule-G8 = Sinon, si après ton action le train de l’autre base tourne et contient la roue d’or, l’autre gagne : tu as fait la liaison à sa place.
rule-G9 = Si c’est ton tour et que toute action est refusée, c’est un blocage et tu perds.
rule-G10 = La partie est nulle quand, pour la troisième fois, les mêmes roues sont en place et c’est au même joueur de jouer ; ou après 60 actions de suite sans rouage neuf. L’option quiet_limit change ce nombre ; 0 veut dire jamais.
rule-G11 = Avec l’option swap, qui n’a pas commencé peut répondre à la toute première action par « swap » : les deux joueurs échangent leurs couleurs, et c’est de nouveau à qui a commencé de jouer, avec l’autre couleur.

## Options

option-first = Qui commence : une pièce en décide, ou blue, ou red.
option-quiet_limit = Partie nulle après autant d’actions de suite sans rouage neuf ; 0 veut dire jamais.
option-swap = Si le second joueur peut répondre à la première action en échangeant les couleurs.

## Pourquoi un coup est refusé

refusal-corner-wheel = La roue en { $peg } ne bouge jamais.
refusal-toss-first = La pièce n’a pas encore été lancée.
refusal-toss-is-over = La pièce a déjà été lancée.
refusal-not-vacant = Il y a déjà une roue en { $peg }.
refusal-hand-empty = Tu n’as plus de rouage neuf ; déplaces-en un qui est sur le plateau.
refusal-no-cog-there = Il n’y a pas de rouage en { $peg }.
refusal-not-your-cog = Le rouage en { $peg } n’est pas à toi.
refusal-same-peg = Le rouage en { $peg } doit aller sur un autre axe.
refusal-own-triangle = En { $peg }, il fermerait un triangle de ta propre couleur.
refusal-own-corner = En { $peg }, il fermerait un coin avec deux roues de ta propre couleur.
refusal-base-locked = Ta base ne pourrait plus tourner : l’anneau { $ring } la bloque.
refusal-no-swap = L’échange n’est pas possible maintenant.

## Pourquoi un texte n’est pas un coup

bad-peg = Il n’y a pas d’axe { $name } ; ils vont de { $first } à { $last }.

## Ce qui se passe

event-first = La pièce a parlé : { colour-name } commence.
event-placed = { colour-name } met un rouage en { $peg }.
event-moved = { colour-name } déplace un rouage de { $origin } à { $peg }.
event-swapped = { seat-name } demande l’échange : les joueurs échangent leurs couleurs.
event-locked = La base de { colour-name } est bloquée par l’anneau { $ring }.
event-freed = La base de { colour-name } peut de nouveau tourner.

## Comment cela finit

ending-gold = La base de { winner-name } fait tourner la roue d’or : { winner-name } gagne.
ending-gift = La dernière action a relié la base de { winner-name } à la roue d’or, qui tourne : un cadeau, { winner-name } gagne.
ending-block = Tout ce que l’autre peut faire est refusé, sa base reste bloquée : { winner-name } gagne par blocage.
ending-repetition = La même position pour la troisième fois : partie nulle.
ending-stalemate = Trop d’actions sans rouage neuf : partie nulle.

## Ce qu’on voit

move-hint = Tape e3 pour mettre un rouage neuf en e3, ou e3-f4 pour déplacer ton rouage de e3 à f4.
board-legend = Sur le plateau : * la roue d’or, B et R les bases, b et r les rouages libres, . un axe vide. Derrière une roue : > elle tourne dans le sens horaire, < dans le sens antihoraire, x elle est bloquée.

piece-peg = Axe { $peg }
piece-cog = Rouage de { colour-name } en { $peg }, { turning }
piece-base = Base de { colour-name } en { $peg }, { turning }
piece-gold = La roue d’or en { $peg }, { turning }

offer-place = Mettre un rouage neuf en { $peg }
offer-move = Déplacer le rouage de { $origin } à { $peg }
offer-swap = Échanger les couleurs avec l’autre joueur

note-toss = Une pièce décide qui commence.
note-turn = C’est à { colour-name } de jouer ({ seat-within }).
note-locked = La base de { colour-name } est bloquée par l’anneau { $ring } : seule une action qui la libère est permise [G6c].
note-hand = { colour-name } { $left ->
    [0] n’a plus de rouage neuf
    [one] a 1 rouage neuf
   *[other] a { $left } rouages neufs
}.
note-quiet = { $quiet ->
    [one] { $quiet } action
   *[other] { $quiet } actions
} sans rouage neuf ; partie nulle à { $limit }.

## Ce qu’on demande à une vraie table

chance-first = Lancez une pièce pour savoir qui commence et tapez blue (bleu) ou red (rouge).
