# Engrenages, en français.

title = Engrenages
summary = Deux joueurs, 55 axes, une roue dorée : fais-la tourner depuis ta base, ou bloque celle de l’adversaire.

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
    [clockwise] qui tourne dans le sens horaire
    [counter] qui tourne dans le sens antihoraire
    [locked] qui ne peut pas tourner
    [ring] qui ne peut pas tourner : sa boucle bloque tout l’engrenage
   *[alone] qui ne touche aucune autre roue
}

level-1 = Apprenti
level-2 = Bricoleur
level-3 = Compagnon
level-4 = Horloger
level-5 = Grande Horloge

## Règles, avec nos propres mots. docs/games/gears.md en est fait.

rule-G1 = Le plateau est un triangle de 55 axes en dix rangées, de a (un axe, le sommet) à j (dix axes). Dans chaque rangée, les axes sont numérotés depuis la gauche. Deux axes sont voisins si des roues posées dessus s’engrènent : à gauche et à droite dans la rangée, deux au-dessus, deux au-dessous. Cela fait 135 paires de voisins et 81 triangles.
rule-G2 = La roue dorée est en a1, la base de Bleu en j1 et celle de Rouge en j10. Ces trois-là ne bougent jamais. Tu commences avec 14 rouages en main. Bleu occupe la première place, Rouge la seconde. (Notre choix : Bleu est à gauche.)
rule-G3 = On tire à pile ou face qui commence, ce qui se note « first blue » ou « first red ». L’option first permet aussi de le fixer d’avance.
rule-G4 = À ton tour, fais exactement une chose : pose un rouage de ta main sur un axe libre, ou déplace l’un de tes rouages posés vers un autre axe libre. Tu ne touches jamais aux roues de l’adversaire. (Selon une critique : passer est interdit.)
rule-G5 = Des roues qui s’engrènent tournent en sens contraires. Un engrenage est un groupe de roues reliées, de toutes les couleurs, roue dorée et bases comprises. Il tourne si l’on peut colorier ses roues en deux couleurs sans que deux voisines aient la même ; sinon, il est bloqué. Un triangle bloque son engrenage, et toute boucle plus longue de longueur impaire aussi : sur ce plateau, il y a place pour des boucles de 9 et de 11, pas de 5 ni de 7. (Selon une critique : les longues boucles.)
rule-G6 = Tes roues ne doivent pas se retrouver dans l’une des trois situations suivantes.
rule-G6a = Interdit de former un triangle de trois roues à ta couleur, base comprise.
rule-G6b = Interdit d’occuper les deux axes voisins d’un coin (a1, j1 ou j10).
rule-G6c = Interdit de laisser ta base dans un engrenage bloqué.
rule-G7 = Tu gagnes si, après ton action, l’engrenage de ta base tourne et entraîne la roue dorée.
rule-G8 = Sinon, si ton action permet à la base adverse de faire tourner la roue dorée, c’est l’adversaire qui gagne : tu as fait la liaison à sa place.
rule-G9 = Si c’est ton tour et qu’aucune action n’est permise, tu perds par blocage.
rule-G10 = La partie est nulle quand les mêmes roues se retrouvent sur le plateau pour la troisième fois, et que c’est au même joueur de jouer, ou après 60 actions de suite sans nouveau rouage. L’option quiet_limit change ce nombre ; 0 supprime la limite.
rule-G11 = Avec l’option swap, le second joueur peut répondre à la toute première action par « swap » : les deux joueurs échangent leurs couleurs, et celui qui a commencé rejoue, avec l’autre couleur.

## Options

option-first = Qui commence : à pile ou face (coin), blue ou red.
option-quiet_limit = Nombre d’actions de suite sans nouveau rouage qui rend la partie nulle ; 0 supprime la limite.
option-swap = Le second joueur peut répondre à la première action en échangeant les couleurs.

## Pourquoi un coup est refusé

refusal-corner-wheel = La roue en { $peg } ne bouge jamais.
refusal-toss-first = Lance d’abord la pièce.
refusal-toss-is-over = La pièce a déjà été lancée.
refusal-not-vacant = L’axe { $peg } porte déjà une roue.
refusal-hand-empty = Tu n’as plus de rouage en main. Déplace un rouage posé.
refusal-no-cog-there = L’axe { $peg } ne porte pas de rouage.
refusal-not-your-cog = Le rouage en { $peg } n’est pas à toi.
refusal-same-peg = Déplace le rouage en { $peg } vers un autre axe.
refusal-own-triangle = Un rouage en { $peg } fermerait un triangle à ta couleur.
refusal-own-corner = Avec un rouage en { $peg }, tu occuperais les deux axes voisins d’un coin.
refusal-base-locked = Ta base ne pourrait plus tourner : la boucle { $ring } la bloquerait.
refusal-no-swap = Tu ne peux pas échanger les couleurs maintenant.

## Pourquoi un texte n’est pas un coup

bad-peg = L’axe { $name } n’existe pas. Les axes vont de { $first } à { $last }.

## Ce qui se passe

event-first = Pile ou face : { colour-name } commence.
event-placed = { colour-name } pose un rouage en { $peg }.
event-moved = { colour-name } déplace un rouage de { $origin } à { $peg }.
event-swapped = { seat-name } choisit l’échange : les joueurs échangent leurs couleurs.
event-locked = La boucle { $ring } bloque la base de { colour-name }.
event-freed = La base de { colour-name } peut de nouveau tourner.

## Comment cela finit

ending-gold = La base de { winner-name } fait tourner la roue dorée : { winner-name } gagne !
ending-gift = La dernière action a relié la base de { winner-name } à la roue dorée : merci du cadeau, { winner-name } gagne !
ending-block = Plus aucune action n’est permise, la base adverse reste bloquée : { winner-name } gagne par blocage !
ending-repetition = La même position s’est présentée trois fois : partie nulle.
ending-stalemate = Trop d’actions sans nouveau rouage : partie nulle.

## Ce qu’on voit

move-hint = Tape e3 pour poser un rouage en e3, ou e3-f4 pour déplacer ton rouage de e3 à f4.
board-legend = Sur le plateau : * est la roue dorée, B et R les bases, b et r les autres rouages, . un axe libre. Après une roue, > indique qu’elle tourne dans le sens horaire, < dans le sens antihoraire, x qu’elle est bloquée.

piece-peg = Axe { $peg }
piece-cog = Rouage de { colour-name } en { $peg }, { turning }
piece-base = Base de { colour-name } en { $peg }, { turning }
piece-gold = La roue dorée en { $peg }, { turning }

offer-place = Poser un rouage en { $peg }
offer-move = Déplacer le rouage de { $origin } à { $peg }
offer-swap = Échanger les couleurs avec l’adversaire

note-toss = Lance une pièce pour savoir qui commence.
note-turn = C’est à { colour-name } de jouer ({ seat-within }).
note-locked = La boucle { $ring } bloque la base de { colour-name }. { colour-name } doit la libérer maintenant [G6c].
note-hand = { colour-name } { $left ->
    [0] n’a plus de rouage en main
    [one] a encore { $left } rouage en main
   *[other] a encore { $left } rouages en main
}.
note-quiet = { $quiet ->
    [one] { $quiet } action
   *[other] { $quiet } actions
} sans nouveau rouage ; à { $limit }, la partie est nulle.

## Ce qu’on demande à une vraie table

chance-first = Lance une pièce pour savoir qui commence, puis tape blue (bleu) ou red (rouge).
