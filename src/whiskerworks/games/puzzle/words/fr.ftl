# Le puzzle, en français.

title = Puzzle
summary = Un joueur, 28 cartes Labyrinthe, une image : dispose-les pour que chaque raccord s’ajuste.

level-1 = Curieux
level-2 = Bricoleur
level-3 = Poseur de cartes
level-4 = Cartographe
level-5 = Maître du labyrinthe

## Règles, avec nos propres mots. docs/games/puzzle.md en est fait.

rule-P1 = Les 28 cartes Labyrinthe s’assemblent en un seul labyrinthe, haut de quatre cartes et large de sept.
rule-P2 = Notre paquet est découpé dans un tel labyrinthe : le labyrinthe a été dessiné d’abord, avec ses pistes et son décor, et les cartes de tous nos jeux de labyrinthe en sont les morceaux. Le puzzle est donc vrai par construction.
rule-P3 = Ce qu’on voit dans ce labyrinthe : la piste de la Souris commence à l’intérieur ; la piste de chaque personnage est complète ; des plantes se dressent aux sorties que le Chat peut prendre ; les ateliers du Concombre sont des pièces fermées ; des engrenages sont à découvert en un seul endroit, et le fil de laine y mène. (Notre choix : l’image elle-même.)
rule-P4 = Chaque côté d’une carte a un raccord : il est ouvert, muré, ou muré avec un trou de souris, et il peut porter un motif. Deux côtés qui se touchent s’ajustent quand leurs raccords sont les mêmes ; les rouages ne comptent pas. Un côté avec une plante ne s’ajuste que contre le cadre, et contre le cadre un côté avec une piste doit être ouvert.
rule-P5 = Il y a une seule façon de disposer toutes les cartes pour que chaque raccord s’ajuste, et la même image tournée de 180°. Un solveur le prouve pour notre paquet.
rule-P6 = Il y a un seul joueur. Un coup met une carte de la réserve à un emplacement vide du cadre, tournée de 0, 90, 180 ou 270°, ou en reprend une dans la réserve. En attendant, des cartes peuvent être mal mises : ce qui ne s’ajuste pas est montré, jamais refusé. Le puzzle est résolu quand les 28 cartes sont dans le cadre et que chaque raccord s’ajuste.
rule-P7 = Qui demande de l’aide en reçoit : d’abord cinq indices, un par un, puis chaque fois le vrai emplacement d’une carte. C’est la première carte, dans l’ordre de leurs noms, qui n’est pas là où elle doit être ; des deux images de P5, celle qui compte est celle qui s’accorde avec le plus de cartes déjà mises. Les coups et les aides sont comptés. Pour un paquet dont l’image n’est pas connue, il n’y a que les indices.
rule-M2 = Chacun des quatre côtés d’une carte Labyrinthe est ouvert ou muré ; un côté muré peut avoir un trou de souris, et tout côté peut porter un rouage, horaire (foncé) ou antihoraire (clair). Une carte, le Studio de la Souris, a quatre trous de souris. (Notre choix : leur découpe.)
rule-M3 = Nous ne savons pas ce qu’il y a sur les cartes imprimées : le paquet est le nôtre, et ce sont des données. Un joueur peut en apporter un autre, de 28 cartes avec au plus trois rouages chacune et un Studio parmi elles ; il est vérifié, et s’il est refusé, la carte et le côté sont nommés.

## Options

option-deck = Avec quel paquet on joue : une empreinte nomme le nôtre ; une empreinte suivie des cartes, sur une ligne, apporte le sien.

## Pourquoi un coup est refusé

refusal-not-in-tray = { $card } n’est pas dans la réserve ; elle est en { $place }.
refusal-place-taken = { $card } est déjà en { $place } ; reprends-la d’abord.
refusal-place-empty = Il n’y a pas de carte en { $place }.
refusal-no-known-place = Il n’y a plus d’aide : l’image du paquet { $deck } n’est pas connue.

## Pourquoi un texte n’est pas un coup

bad-place = Il n’y a pas d’emplacement { $name } ; ils vont de { $first } à { $last }.

## Ce qui se passe

event-put = { $card } est mise en { $place }, tournée de { $angle }°.
event-taken = { $card } retourne de { $place } à la réserve.
event-misfits = { $card } ne s’ajuste pas ici : { $sides }.
event-clue = Indice { $clue } : { clue-text }
event-told = La vraie place de { $card } : en { $place }, tournée de { $angle }°.

clue-text = { $clue ->
    [1] Le cadre est large de sept cartes et haut de quatre. Une plante n’est jamais à l’intérieur du labyrinthe, et une piste qui atteint le cadre en sort : commence par les bords.
    [2] Le Concombre travaille à huis clos : suis une liane, et tu finis dans des pièces murées de tous côtés.
    [3] Aucune piste ne s’interrompt entre deux cartes. Les miettes montrent où la Souris est passée : elle est partie de quelque part à l’intérieur.
    [4] Là où il y a des plantes, il y a une sortie, et le Chat peut la prendre : cherche des empreintes de pattes à côté.
   *[5] Des engrenages ne sont à découvert qu’en un seul endroit. Prends le fil de laine par son bout libre et vois où il te mène.
}

## Comment cela finit

ending-assembled = Chaque raccord s’ajuste : le labyrinthe est entier, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $hints ->
    [0] sans aide
    [one] avec { $hints } aide
   *[other] avec { $hints } aides
}.

## Ce qu’on voit

move-hint = Tape put m07 c2 90 pour mettre la carte m07 en c2, tournée de 90° ; take c2 pour la reprendre ; hint pour avoir de l’aide.
board-legend =
    Chaque carte est une boîte : = et | sont des murs, o est un trou de souris, un côté sans eux est ouvert ; ! marque un côté qui ne s’ajuste pas. Au milieu d’un côté est son motif :
    C miettes, P empreintes de pattes, R croûte, V liane, Y fil de laine (ce sont des pistes), * plante, G engrenages, B livres, K horloge, I tuyaux, L lampe, F portrait, W fenêtre, U carpette, T carrelage, D flaque, X grille.
    Les cartes de la réserve sont à 0° ; look m07 dit tout d’une carte, look c2 d’un emplacement.

piece-place = Emplacement { $place }
piece-empty = Emplacement { $place }, vide. Il demande, au nord : { $north } ; à l’est : { $east } ; au sud : { $south } ; à l’ouest : { $west }
piece-laid = { $card } en { $place }, tournée de { $angle }°. { $shows }
piece-laid-wrong = { $card } en { $place }, tournée de { $angle }°, ne s’ajuste pas ici : { $sides }. { $shows }
piece-tray = { $card }, dans la réserve. { $shows }
piece-misfit = { $place } ne s’ajuste pas côté { $side } : { $why ->
    [plant-inside] une plante doit être contre le cadre
    [trail-shut] une piste contre le cadre doit avoir une sortie
   *[differs] les côtés qui s’y touchent diffèrent
}
piece-angle = La tourner de { $angle }°, dans le sens horaire
piece-clue = Demander de l’aide ; aides jusqu’ici : { $hints }

wants-anything = n’importe quoi
wants-frame = le cadre

offer-put = Mettre { $card } en { $place }, tournée de { $angle }°
offer-take = Reprendre { $card } de { $place }
offer-hint = Demander de l’aide

note-laid = { $laid ->
    [one] { $laid } carte sur 28 est dans le cadre
   *[other] { $laid } cartes sur 28 sont dans le cadre
} ; { $misfits ->
    [0] jusqu’ici tous les côtés s’ajustent
    [one] { $misfits } côté ne s’ajuste pas
   *[other] { $misfits } côtés ne s’ajustent pas
}.
note-counts = Coups : { $moves }. Aides : { $hints }.
note-clue = Indice { $clue } : { clue-text }
note-told = La vraie place de { $card } : en { $place }, tournée de { $angle }°.
