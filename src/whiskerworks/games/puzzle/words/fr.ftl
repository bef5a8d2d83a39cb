# Le puzzle, en français.

title = Puzzle
summary = En solitaire, avec 28 cartes Labyrinthe, compose une image : place-les de sorte que tous les raccords s’ajustent.

level-1 = Curieux
level-2 = Bricoleur
level-3 = Poseur de cartes
level-4 = Cartographe
level-5 = Maître du labyrinthe

## Règles, avec nos propres mots. docs/games/puzzle.md en est fait.

rule-P1 = Les 28 cartes Labyrinthe s’assemblent en un seul labyrinthe, haut de quatre cartes et large de sept.
rule-P2 = Notre paquet est découpé dans un tel labyrinthe : nous l’avons dessiné d’abord, avec ses pistes et son décor, puis découpé en cartes pour tous nos jeux de labyrinthe. Une solution existe donc par construction.
rule-P3 = Dans ce labyrinthe, la piste de la Souris commence à l’intérieur, et la piste de chaque personnage est complète. Des plantes se dressent aux sorties que le Chat peut prendre. Les ateliers du Concombre sont des pièces fermées. Des engrenages ne sont à découvert qu’en un seul endroit, et le fil de laine y mène. (Notre choix : l’image elle-même.)
rule-P4 = Chaque côté d’une carte a un raccord : il est ouvert, muré, ou muré avec un trou de souris, et il peut porter un motif. Deux côtés en contact s’ajustent si leurs raccords sont identiques ; les rouages ne comptent pas. Un côté avec une plante ne va que contre le cadre, et contre le cadre, un côté avec une piste doit être ouvert.
rule-P5 = Une seule disposition fait s’ajuster tous les raccords, sans compter la même image tournée de 180 degrés. Un solveur le prouve pour notre paquet.
rule-P6 = Tu joues en solitaire. Un coup met une carte de la réserve à un emplacement vide du cadre, tournée de 0, 90, 180 ou 270 degrés, ou reprend une carte dans la réserve. Une carte peut rester mal placée un moment : ce qui ne s’ajuste pas est montré, jamais refusé. Le puzzle est résolu quand les 28 cartes sont dans le cadre et que tous les raccords s’ajustent.
rule-P7 = Tu peux demander des conseils : tu reçois d’abord cinq indices, un par un, puis chaque fois le vrai emplacement d’une carte. C’est la première carte, dans l’ordre des noms, qui n’est pas à sa place, d’après celle des deux images de P5 qui s’accorde avec le plus de cartes déjà placées. Les coups et les conseils sont comptés. Si l’image d’un paquet n’est pas connue, tu ne reçois que les indices.
rule-M2 = Chacun des quatre côtés d’une carte Labyrinthe est ouvert ou muré. Un côté muré peut avoir un trou de souris, et tout côté peut porter un rouage, horaire (foncé) ou antihoraire (clair). Une carte, le Studio de la Souris, a quatre trous de souris. (Notre choix : la découpe des cartes.)
rule-M3 = Nous ne savons pas ce qu’il y a sur les cartes imprimées : le paquet est donc le nôtre, et ce sont des données. Tu peux charger un autre paquet de 28 cartes, avec au plus trois rouages chacune et un Studio parmi elles. Il est d’abord vérifié ; s’il n’est pas jouable, tu apprends quelle carte et quel côté posent problème.

## Options

option-deck = Le paquet avec lequel tu joues : une empreinte nomme le nôtre ; une empreinte suivie des cartes, sur une ligne, apporte le sien.

## Pourquoi un coup est refusé

refusal-not-in-tray = { $card } n’est pas dans la réserve ; elle est en { $place }.
refusal-place-taken = { $place } porte déjà { $card }. Reprends-la d’abord.
refusal-place-empty = { $place } ne porte pas de carte.
refusal-no-known-place = Plus de conseils : l’image du paquet { $deck } n’est pas connue.

## Pourquoi un texte n’est pas un coup

bad-place = L’emplacement { $name } n’existe pas. Les emplacements vont de { $first } à { $last }.

## Ce qui se passe

event-put = { $card } va en { $place }, tournée de { $angle }°.
event-taken = { $card } retourne de { $place } à la réserve.
event-misfits = { $card } ne s’ajuste pas ici : { $sides }.
event-clue = Indice { $clue } : { clue-text }
event-told = La vraie place de { $card } : { $place }, tournée de { $angle }°.

clue-text = { $clue ->
    [1] Le cadre est large de sept cartes et haut de quatre. Une plante n’est jamais à l’intérieur du labyrinthe, et une piste qui atteint le cadre en sort : commence par les bords.
    [2] Le Concombre travaille à huis clos : suis une liane, et tu arrives dans des pièces murées de tous côtés.
    [3] Aucune piste ne s’interrompt entre deux cartes. Les miettes montrent où la Souris est passée : elle est partie de quelque part à l’intérieur.
    [4] Les plantes marquent une sortie que le Chat peut prendre : cherche des empreintes de pattes à côté.
   *[5] Des engrenages ne sont à découvert qu’en un seul endroit. Prends le fil de laine par son bout libre et vois où il te mène.
}

## Comment cela finit

ending-assembled = Puzzle résolu : tous les raccords s’ajustent, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $hints ->
    [0] sans conseil
    [one] avec { $hints } conseil
   *[other] avec { $hints } conseils
}.

## Ce qu’on voit

move-hint = Tape put m07 c2 90 pour placer la carte m07 en c2, tournée de 90° ; take c2 pour la reprendre ; hint pour un conseil.
board-legend =
    Chaque carte est un rectangle : = et | sont des murs, o un trou de souris, un côté sans eux est ouvert ; ! marque un côté qui ne s’ajuste pas. Le milieu d’un côté montre son motif :
    C miettes, P empreintes de pattes, R croûte, V liane, Y fil de laine (ce sont des pistes), * plante, G engrenages, B livres, K horloge, I tuyaux, L lampe, F portrait, W fenêtre, U tapis, T carrelage, D flaque, X grille.
    Les cartes de la réserve sont à 0°. Tape look m07 pour tout lire sur une carte, look c2 sur un emplacement.

piece-place = Emplacement { $place }
piece-empty = Emplacement { $place }, vide. Il faut, au nord : { $north } ; à l’est : { $east } ; au sud : { $south } ; à l’ouest : { $west }
piece-laid = { $card } en { $place }, tournée de { $angle }°. { $shows }
piece-laid-wrong = { $card } en { $place }, tournée de { $angle }°, ne s’ajuste pas ici : { $sides }. { $shows }
piece-tray = { $card }, dans la réserve. { $shows }
piece-misfit = { $place } ne s’ajuste pas côté { $side } : { $why ->
    [plant-inside] une plante doit être contre le cadre
    [trail-shut] une piste contre le cadre doit avoir une sortie
   *[differs] les côtés en contact diffèrent
}
piece-angle = La tourner de { $angle }°, dans le sens horaire
piece-clue = Demander un conseil ; jusqu’ici : { $hints }

wants-anything = n’importe quoi
wants-frame = le cadre

offer-put = Placer { $card } en { $place }, tournée de { $angle }°
offer-take = Reprendre { $card } de { $place }
offer-hint = Demander un conseil

note-laid = Cartes dans le cadre : { $laid } sur 28 ; { $misfits ->
    [0] tous les côtés s’ajustent jusqu’ici
    [one] { $misfits } côté ne s’ajuste pas
   *[other] { $misfits } côtés ne s’ajustent pas
}.
note-counts = Coups : { $moves }. Conseils : { $hints }.
note-clue = Indice { $clue } : { clue-text }
note-told = La vraie place de { $card } : { $place }, tournée de { $angle }°.
