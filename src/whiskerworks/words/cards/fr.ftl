# Ce que partagent tous les jeux à cartes Labyrinthe, en français. Les mots propres à un jeu passent avant ceux-ci.

piece-card = { $card }. { $shows }
card-sides = Nord : { $north } ; est : { $east } ; sud : { $south } ; ouest : { $west }.
card-side = { wall-name }{ cog-name }
card-side-motif = { wall-name }, { motif-name }{ cog-name }
side-name = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
wall-name = { $wall ->
    [open] ouvert
    [hole] mur avec un trou de souris
   *[wall] mur
}
cog-name = { $cog ->
    [clockwise] , rouage horaire
    [counter] , rouage antihoraire
   *[none] { "" }
}
motif-name = { $motif ->
    [crumbs] miettes
    [paws] empreintes de pattes
    [rind] croûte de fromage
    [vine] liane
    [yarn] fil de laine
    [plant] plantes
    [gears] engrenages
    [books] livres
    [clock] horloge
    [pipes] tuyaux
    [lamp] lampe
    [portrait] portrait
    [window] fenêtre
    [rug] tapis
    [tiles] carrelage
    [puddle] flaque
    [grate] grille
   *[other] { $motif }
}

who-mouse = la Souris
who-cat = le Chat
who-cheese = le Fromage
agenda-name = { $agenda ->
    [mouse] Souris
    [cat] Chat
    [cheese] Fromage
   *[cucumber] Concombre
}
way-name = { $way ->
    [clockwise] dans le sens horaire
   *[counterclockwise] dans le sens antihoraire
}
now-name = { $now ->
    [mouse] Souris
    [cat] Chat
    [cheese] Fromage
   *[cucumber] Concombre
}
wall-there = le mur côté { side-name } de { $card } en { $cell }
turns = { $card } en { $cell } { way-name }
path-open = Un chemin relie { $who } et { $whom } : { $cells }.
path-walled = Aucun chemin ne relie { $who } et { $whom } : { $wall } barre le passage.
path-none = Aucun chemin ne relie { $who } et { $whom } : les cartes ne se rejoignent pas.
path-no-cat = Le Chat n’est pas encore sur la table.

## Règles, avec nos propres mots. Les pages de docs/games en sont faites.

rule-M1 = Le jeu comprend 28 cartes Labyrinthe ; la Souris, le Fromage et le Chat, qui sont eux aussi des cartes posées sur la table ; le Concombre ; et quatre objectifs : Souris, Chat, Fromage et Concombre.
rule-M2 = Chaque côté d’une carte Labyrinthe est ouvert ou muré. Un mur peut avoir un trou de souris. Tout côté peut porter un rouage, horaire (foncé) ou antihoraire (clair). Une carte, le Studio de la Souris, a quatre trous de souris, et donc quatre murs. (Notre choix : la découpe des cartes.)
rule-M3 = Nous ne connaissons pas les faces des cartes imprimées : le paquet est donc le nôtre. Son fichier, deck.toml, décrit chaque carte, de m01 à m28 : ses murs, ses trous, ses rouages et les motifs du puzzle. Une carte a au plus trois rouages, au moins trois cartes n’en ont aucun, et les deux sens sont à peu près aussi fréquents. L’option deck charge un paquet à toi, après vérification.
rule-M4 = Une case est nommée par sa colonne, de a à i depuis la gauche, et sa rangée, de 1 à 9 depuis le haut. Le nord est en haut. Le Fromage commence en e5. L’angle d’une carte dit de combien elle est tournée dans le sens horaire : 0, 90, 180 ou 270 degrés.
rule-M5 = Le plus petit rectangle qui entoure tout ce qui est sur la table, personnages compris, ne dépasse jamais 5 en largeur ni en hauteur. Un espace libre est une case sans carte qui respecte cette limite. (Notre choix : le rectangle n’est pas fixé dès le début, et les personnages comptent.)
rule-M6 = Un personnage occupe une case à lui seul : il n’est jamais sur une carte Labyrinthe, et tu ne peux pas poser de carte sur lui. Pour qui la traverse, sa case est ouverte des quatre côtés. (Notre choix : cela vaut aussi pour les déplacements.)
rule-M10a = Souris : jusqu’à la fin de ce tour, la Souris peut franchir un mur qui a un trou de souris d’un côté ou de l’autre. (Notre choix : cela vaut pour les déplacements, pas pour les chemins de la fin de partie.)
rule-M10c = Fromage : tourne une carte Labyrinthe de ton choix, avec ce qu’il y a dessous, de 90, 180 ou 270 degrés.
rule-M10d = Concombre : lâche une carte du convoyeur sur une carte Labyrinthe de ton choix, dans n’importe quelle orientation ; les murs peuvent différer. Comme toute carte posée, elle fait tourner ses voisines, met les personnages en route et est remplacée sur le convoyeur. Puis joue ton tour.
rule-M11 = Pose une carte du convoyeur, soit sur un espace libre à côté d’une carte de la table, dans n’importe quelle orientation, soit par-dessus une carte Labyrinthe, si leurs murs coïncident côté par côté dans l’orientation des deux cartes. (Notre choix : quand plusieurs angles donnent les mêmes murs, trous et rouages, on prend le plus petit. Si tu ne peux rien poser, saute la pose ; ton tour continue par le tirage.)
rule-M12 = Chaque rouage de la carte posée fait tourner la carte Labyrinthe voisine de ce côté, avec ce qu’il y a dessous, de 90 degrés dans le sens du rouage. Les personnages ne tournent pas, et les rouages des cartes tournées ne font rien.
rule-M13 = Si la Souris ou le Chat est à côté de la carte posée, ce personnage doit la traverser, s’il peut arriver quelque part. Si les deux y sont, tu choisis qui part en premier ; on ne regarde qu’ensuite où le second peut aller.
rule-M14 = Un déplacement part de la case du personnage et entre dans la carte posée, dont ce côté doit être ouvert. Il continue de carte en carte là où les deux côtés en contact sont ouverts, et par-dessus les personnages. Il finit sur un espace libre voisin d’une carte ou d’un personnage traversé, atteint par un côté ouvert, et ne va pas plus loin. (Notre choix : un déplacement ne finit jamais là où il a commencé, et la taille de la table se juge comme si le personnage avait déjà quitté sa case.)
rule-M15 = Un personnage qui arrive sur celui qu’il ne doit pas rencontrer s’arrête là, et la partie est finie : Souris sur Fromage, et l’objectif Souris gagne ; Souris sur Chat ou Chat sur Souris, et l’objectif Chat gagne. C’est obligatoire si le personnage ne peut rien atteindre d’autre. Le Chat passe librement par-dessus le Fromage.
rule-M16 = À la fin de ton tour, tire une carte pour le convoyeur. Si tu tires le Chat, mets-le sur l’espace libre le plus proche du Fromage, en comptant les pas vers le haut, le bas, la gauche et la droite ; s’il y en a plusieurs, choisis. Puis tire une autre carte. Si tu tires le Concombre, la fin de partie commence aussitôt.
rule-M17 = Un chemin relie deux personnages si l’un peut rejoindre l’autre par des cartes Labyrinthe dont tous les côtés en contact sont ouverts. Les autres personnages ne gênent pas. (Notre choix : des personnages sur des cases voisines ont un chemin.)
rule-M18 = La fin de partie pose deux questions : la Souris a-t-elle un chemin jusqu’au Fromage, et le Chat a-t-il un chemin jusqu’à la Souris ? Si seul le premier existe, l’objectif Souris gagne ; seul le second, Chat ; aucun, Fromage ; les deux, Concombre.
## Options

option-deck = Les cartes Labyrinthe : notre paquet, nommé par son empreinte, ou un paquet à toi (en ligne de commande : --deck FILE).
## Pourquoi un coup est refusé

refusal-start-due = Place d’abord une carte de départ.
refusal-belt-due = Mets d’abord une carte sur le convoyeur.
refusal-place-due = Pose une carte maintenant, par exemple m07 e4 90.
refusal-walk-due = La Souris ou le Chat doit d’abord bouger : la carte posée est à côté.
refusal-draw-due = Tire d’abord une carte.
refusal-arrive-due = Le Chat est là : choisis où il arrive, par exemple arrive d4.
refusal-start-elsewhere = Place la prochaine carte de départ en { $cell }.
refusal-start-walls = { $card } n’a pas les murs qu’il faut en { $cell }.
refusal-start-angle = Place-y { $card } à { $angle }°.
refusal-card-gone = { $card } est déjà sortie.
refusal-cat-out = Le Chat est déjà sorti.
refusal-can-place = Tu peux encore poser une carte : tu ne peux pas sauter la pose.
refusal-not-on-belt = { $card } n’est pas sur le convoyeur.
refusal-same-lie = { $card } est identique à { $smaller }° et à { $angle }°. Tape { $smaller }.
refusal-walls-differ = Tu ne peux pas couvrir { $below } en { $cell } avec { $card } : leurs murs diffèrent ici : { $sides }.
refusal-not-beside = { $cell } n’a aucune carte à côté.
refusal-on-character = Tu ne peux pas poser de carte en { $cell } : la case est occupée par { $who }.
refusal-too-large = Avec { $cell }, la table dépasserait 5 × 5.
refusal-no-card = { $cell } n’a pas de carte Labyrinthe à tourner.
refusal-no-card-below = { $cell } n’a pas de carte Labyrinthe sur laquelle en lâcher une.
refusal-not-waiting = Pour l’instant, { $who } n’a pas à bouger.
refusal-own-cell = { $cell } est la case de départ : { $who } doit aller ailleurs.
refusal-on-card = { $cell } porte une carte Labyrinthe : { $who } ne peut s’arrêter que sur un espace libre.
refusal-on-cheese = En { $cell }, { $who } peut passer par-dessus le Fromage, mais pas s’y arrêter.
refusal-shut-in = Impossible de mener { $who } en { $cell } : { $wall } empêche d’entrer dans la carte posée.
refusal-walled-off = Impossible de mener { $who } en { $cell } : { $wall } barre le passage.
refusal-no-way = Impossible de mener { $who } en { $cell } : aucune carte n’y mène.
refusal-not-empty = { $cell } n’est pas libre.
refusal-not-nearest = { $cell } est à { $far } pas du Fromage, mais un espace libre est plus proche, à { $near }.

## Pourquoi un texte n’est pas un coup

bad-card = La carte { $name } n’existe pas. Les cartes vont de { $first } à { $last }.
bad-cell = La case { $name } n’existe pas. Les cases vont de { $first } à { $last }.
bad-angle = Tape l’un de ces angles : { $known }.
bad-agenda = Tape l’un de ces objectifs : { $known }.
bad-no-lie = Ajoute la case et l’angle, par exemple { $like }.
bad-no-cell = Ajoute la case, par exemple { $like }.
bad-no-angle = Ajoute l’angle, par exemple { $like }.
bad-no-walker = Commence par qui se déplace, par exemple { $walk }, ou par une carte, par exemple { $place }.

## Ce qui se passe

event-started = La carte de départ { $card } est placée en { $cell }, à { $angle }°.
event-belted = { $card } va sur le convoyeur.
event-holes-open = Pendant ce tour, la Souris peut passer par les trous de souris.
event-swapped = Le Chat et le Fromage échangent leurs places : le Chat est maintenant en { $cat }, le Fromage en { $cheese }.
event-spun = { $card } en { $cell } tourne de { $angle }°.
event-dropped = { $card } est lâchée sur { $below } en { $cell }, à { $angle }°.
event-placed = { $card } est posée en { $cell }, à { $angle }°.
event-covered = { $card } est posée par-dessus { $below } en { $cell }, à { $angle }°.
event-turned = Le rouage côté { side-name } de { $by } fait tourner { $card } en { $cell } { way-name }.
event-stays = Juste à côté, { $who } ne peut aller nulle part.
event-walked = Trajet suivi par { $who } : { $cells }.
event-took-cheese = La Souris a le Fromage !
event-caught = Le Chat et la Souris se rencontrent !
event-drew = { $card } arrive sur le convoyeur.
event-drew-cat = Le Chat est là !
event-arrived = Le Chat arrive en { $cell }.
event-drew-cucumber = Le Concombre ! La fin de partie commence.
## Ce qu’on voit

piece-cell = { $use ->
    [beside] { $cell }, libre ; tu peux poser une carte ici
    [outside] { $cell }, hors limites ; la table ne peut pas dépasser 5 × 5
   *[far] { $cell }, libre ; aucune carte à côté
}
piece-laid = { $card } en { $cell }{ $deep ->
    [0] { "" }
   *[other] , par-dessus une autre carte
}. { $sides }
piece-mouse = La Souris en { $cell }
piece-cheese = Le Fromage en { $cell }
piece-cat = Le Chat en { $cell }
piece-belt = { $card } sur le convoyeur. { $sides }
piece-angle = Tournée de { $angle }°
piece-skip = Sauter la pose
piece-deck = La pioche : { $left ->
    [one] encore { $left } carte Labyrinthe
   *[other] encore { $left } cartes Labyrinthe
}
offer-place = Poser { $card } en { $cell }, à { $angle }°
offer-drop = Lâcher { $card } sur la carte en { $cell }, à { $angle }°
offer-spin = Tourner la carte en { $cell } de { $angle }°
offer-walk = Mener { $who } en { $cell }
effect-place = { $covers ->
    [1] Poser { $card } par-dessus la carte en { $cell }, à { $angle }°
   *[other] Poser { $card } en { $cell }, à { $angle }°
}{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}. { $sent ->
    [0] Si la partie s’arrêtait là, l’objectif { now-name } gagnerait
   *[other] À déplacer ensuite : { $who }
}
effect-drop = Lâcher { $card } sur la carte en { $cell }, à { $angle }°{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}. { $sent ->
    [0] Si la partie s’arrêtait là, l’objectif { now-name } gagnerait
   *[other] À déplacer ensuite : { $who }
}
effect-spin = Tourner { $card } en { $cell } de { $angle }°. Si la partie s’arrêtait là, l’objectif { now-name } gagnerait
effect-walk = Mener { $who } par { $cells }{ $meets ->
    [cheese] , jusqu’au Fromage
    [cat] , jusqu’au Chat
    [mouse] , jusqu’à la Souris
   *[nobody] { "" }
}
offer-arrive = Faire arriver le Chat en { $cell }
offer-skip = Sauter la pose : aucune carte ne convient
note-waiting = À déplacer : { $who }.
note-holes = La Souris peut passer par les trous de souris pendant ce tour.

## Ce qu’on demande à une vraie table

chance-started = { start-card }. Tape son nom, par exemple m05 ; moves affiche les cartes qui conviennent.
chance-belted = Tire une carte Labyrinthe pour le convoyeur et tape son nom, par exemple m11, ou plusieurs sur une ligne. Encore à tirer : { $due }.
chance-drew = Tire une carte pour le convoyeur et tape son nom, par exemple m12 ; ou cat (Chat) ou cucumber (Concombre), si c’est lui.
chance-drew-cat = Tire une carte. Ce doit être le Chat : tape cat.
chance-drew-cucumber = Tire la dernière carte. Ce doit être le Concombre : tape cucumber.
start-card = { $shape ->
    [any] Tire une carte Labyrinthe quelconque et place-la en { $cell }
    [open] Prends une carte Labyrinthe sans murs et place-la en { $cell }
   *[walls] Prends une carte Labyrinthe et place-la en { $cell } de sorte qu’elle ait des murs exactement de ces côtés : { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse (Souris)
    [cat] cat (Chat)
    [cheese] cheese (Fromage)
   *[cucumber] cucumber (Concombre)
}
