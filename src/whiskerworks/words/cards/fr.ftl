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
    [rug] carpette
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
path-none = Aucun chemin ne relie { $who } et { $whom } : rien n’y mène.
path-no-cat = Le Chat n’est pas encore sur la table.

## Règles, avec nos propres mots. Les pages de docs/games en sont faites.

rule-M1 = Il y a 28 cartes Labyrinthe ; la Souris, le Fromage et le Chat, qui sont eux aussi des cartes posées sur la table ; le Concombre ; et quatre objectifs : Souris, Chat, Fromage et Concombre.
rule-M2 = Chaque côté d’une carte Labyrinthe est ouvert ou muré. Un mur peut avoir un trou de souris. Tout côté peut porter un rouage, horaire (foncé) ou antihoraire (clair). Une carte, le Studio de la Souris, a quatre trous de souris, et donc quatre murs. (Notre choix : la découpe des cartes.)
rule-M3 = Nous ne connaissons pas les vraies faces des cartes. Notre paquet est un fichier, deck.toml, avec une entrée pour chaque carte, de m01 à m28 : ses murs, ses trous, ses rouages et les motifs du puzzle. Une carte a au plus trois rouages, trois cartes au moins n’en ont aucun, et les deux sens sont à peu près aussi fréquents. L’option deck apporte un autre paquet, qui est d’abord vérifié.
rule-M4 = Une case est nommée par sa colonne, de a à i depuis la gauche, et sa rangée, de 1 à 9 depuis le haut. Le Fromage commence en e5. Le nord est en haut. L’orientation d’une carte est l’angle dont elle est tournée dans le sens horaire : 0, 90, 180 ou 270.
rule-M5 = Le plus petit rectangle qui entoure tout ce qui est sur la table, personnages compris, ne dépasse jamais 5 en largeur ni en hauteur. Un espace libre est une case sans carte où l’on peut mettre quelque chose en respectant cela. (Notre choix : le rectangle n’est pas fixé dès le début, et les personnages comptent.)
rule-M6 = Un personnage occupe une case à lui seul. Il n’est jamais sur une carte Labyrinthe, et aucune carte n’est posée sur lui. Qui traverse sa case la trouve ouverte de tous les côtés. (Notre choix : cela vaut aussi pour les déplacements.)
rule-M10a = Souris : jusqu’à la fin de ce tour, la Souris peut franchir une limite murée s’il y a un trou de souris sur l’une ou l’autre de ses faces. (Notre choix : cela vaut pour les déplacements, pas pour les chemins de la fin de partie.)
rule-M10c = Fromage : tourne une carte Labyrinthe de ton choix, avec ce qu’il y a dessous, de 90, 180 ou 270°.
rule-M10d = Concombre : lâche une carte du convoyeur sur une carte Labyrinthe de ton choix, dans n’importe quelle orientation, quels que soient les murs ; elle fait tourner et bouger les autres et est remplacée sur le convoyeur comme une carte posée ; puis joue ton tour.
rule-M11 = Pose une carte du convoyeur : sur un espace libre voisin d’une carte de la table, dans n’importe quelle orientation ; ou par-dessus une carte Labyrinthe qui a les mêmes murs, côté par côté, dans l’orientation où sont les deux. (Notre choix : les angles qui donnent exactement la même carte, murs, trous et rouages, ne sont proposés qu’une fois, par le plus petit. Si rien ne peut être posé, tu sautes la pose, et le tour continue par le tirage.)
rule-M12 = Chaque rouage de la carte posée fait tourner la carte Labyrinthe voisine de ce côté, avec ce qu’il y a dessous, de 90° dans son sens. Les personnages ne tournent pas, et les rouages des cartes tournées ne font rien.
rule-M13 = Si la Souris ou le Chat est à côté de la carte posée, ce personnage doit la traverser, s’il peut arriver quelque part. Si les deux y sont, tu choisis qui part le premier ; on ne regarde qu’ensuite où le second peut aller.
rule-M14 = Un déplacement mène de la case du personnage dans la carte posée, dont ce côté doit être ouvert, puis de carte en carte là où les deux côtés qui se touchent sont ouverts, et par-dessus les personnages. Il se termine sur un espace libre voisin de ce qui a été traversé, par un côté ouvert ; il ne va pas plus loin. (Notre choix : il ne finit pas là où il a commencé, et la taille de la table est jugée comme si le personnage était déjà parti.)
rule-M15 = Qui arrive sur la case de celui qu’il ne doit pas rencontrer s’arrête là, et la partie aussi : Souris sur Fromage, et l’objectif Souris gagne ; Souris sur Chat ou Chat sur Souris, et l’objectif Chat gagne. Si rien d’autre ne peut être atteint, il faut le faire. Le Chat passe librement par-dessus le Fromage.
rule-M16 = À la fin d’un tour, le hasard tire une carte pour le convoyeur. Si c’est le Chat, il est mis sur l’espace libre le plus proche du Fromage, compté en pas orthogonaux sans tenir compte des murs ; s’il y en a plusieurs, le joueur dont c’est le tour choisit ; puis une autre carte est tirée. Si c’est le Concombre, la fin de partie commence aussitôt.
rule-M17 = Un chemin relie deux personnages quand on peut aller de l’un à l’autre par des cartes Labyrinthe dont tous les côtés qui se touchent sont ouverts ; les autres personnages ne gênent pas. (Notre choix : des personnages sur des cases voisines ont un chemin.)
rule-M18 = À la fin de partie, on regarde si la Souris a un chemin jusqu’au Fromage, et si le Chat a un chemin jusqu’à la Souris. Seulement le premier : l’objectif Souris gagne. Seulement le second : Chat. Aucun : Fromage. Les deux : Concombre.
## Options

option-deck = Les cartes Labyrinthe : notre paquet, nommé par son empreinte, ou le tien (en ligne de commande : --deck FILE).
## Pourquoi un coup est refusé

refusal-start-due = Maintenant, une carte de départ est mise en place.
refusal-belt-due = Maintenant, une carte va sur le convoyeur.
refusal-place-due = Il faut poser une carte maintenant, par exemple m07 e4 90.
refusal-walk-due = La carte posée met quelqu’un en route : la Souris ou le Chat doit bouger maintenant.
refusal-draw-due = Maintenant, une carte est tirée.
refusal-arrive-due = Le Chat est là : choisis où il arrive, par exemple arrive d4.
refusal-start-elsewhere = La prochaine carte de départ est mise en { $cell }.
refusal-start-walls = { $card } n’a pas les murs qu’il faut en { $cell }.
refusal-start-angle = { $card } y est mise à { $angle }°.
refusal-card-gone = { $card } est déjà sortie.
refusal-cat-out = Le Chat est déjà sorti.
refusal-can-place = Une carte peut être posée : tu ne peux donc pas sauter la pose.
refusal-not-on-belt = { $card } n’est pas sur le convoyeur.
refusal-same-lie = { $card } est la même à { $smaller }° qu’à { $angle }° ; dis { $smaller }.
refusal-walls-differ = Les murs de { $card } et de { $below } en { $cell } ne sont pas les mêmes ; ils diffèrent ici : { $sides }.
refusal-not-beside = Il n’y a rien à côté de { $cell }.
refusal-on-character = En { $cell } il y a { $who }, et aucune carte n’est posée sur un personnage.
refusal-too-large = Avec quelque chose en { $cell }, la table dépasserait 5 × 5.
refusal-no-card = En { $cell }, il n’y a pas de carte Labyrinthe à tourner.
refusal-no-card-below = En { $cell }, il n’y a pas de carte Labyrinthe sur laquelle en lâcher une.
refusal-not-waiting = Pour l’instant, { $who } n’a pas à bouger.
refusal-own-cell = Il faut mener { $who } ailleurs qu’en { $cell }, son point de départ.
refusal-on-card = { $cell } porte une carte Labyrinthe, et { $who } ne peut finir que sur un espace libre.
refusal-on-cheese = En { $cell }, { $who } peut passer par-dessus le Fromage, mais pas y rester.
refusal-shut-in = Impossible pour { $who } d’aller en { $cell } : { $wall } empêche d’entrer dans la carte posée.
refusal-walled-off = Impossible pour { $who } d’aller en { $cell } : { $wall } barre le passage.
refusal-no-way = Impossible pour { $who } d’aller en { $cell } : aucun passage n’y mène.
refusal-not-empty = { $cell } n’est pas libre.
refusal-not-nearest = { $cell } est à { $far } pas du Fromage ; l’espace libre le plus proche est à { $near } pas.

## Pourquoi un texte n’est pas un coup

bad-card = Il n’y a pas de carte { $name } ; elles vont de { $first } à { $last }.
bad-cell = Il n’y a pas de case { $name } ; elles vont de { $first } à { $last }.
bad-angle = L’angle doit être l’un de ceux-ci : { $known }.
bad-agenda = L’objectif doit être l’un de ceux-ci : { $known }.
bad-no-lie = Dis où, et l’angle, par exemple { $like }.
bad-no-cell = Dis où, par exemple { $like }.
bad-no-angle = Dis aussi l’angle, par exemple { $like }.
bad-no-walker = Dis qui y va, par exemple { $walk }, ou quelle carte : { $place }.

## Ce qui se passe

event-started = { $card } est mise en { $cell } à { $angle }°.
event-belted = { $card } va sur le convoyeur.
event-holes-open = Pendant ce tour, la Souris peut passer par les trous de souris.
event-swapped = Le Chat et le Fromage échangent leurs places : le Chat est maintenant en { $cat }, le Fromage en { $cheese }.
event-spun = { $card } en { $cell } est tournée de { $angle }°.
event-dropped = { $card } est lâchée sur { $below } en { $cell }, à { $angle }°.
event-placed = { $card } est posée en { $cell } à { $angle }°.
event-covered = { $card } est posée par-dessus { $below } en { $cell }, à { $angle }°.
event-turned = Le rouage côté { side-name } de { $by } fait tourner { $card } en { $cell } { way-name }.
event-stays = Juste à côté, { $who } ne peut aller nulle part.
event-walked = Trajet suivi par { $who } : { $cells }.
event-took-cheese = La Souris a le Fromage !
event-caught = Le Chat et la Souris se rencontrent !
event-drew = { $card } est tirée et va sur le convoyeur.
event-drew-cat = Le Chat est tiré !
event-arrived = Le Chat arrive en { $cell }.
event-drew-cucumber = Le Concombre est tiré : c’est la fin de partie !
## Ce qu’on voit

piece-cell = { $use ->
    [beside] { $cell } : espace libre ; une carte peut être posée ici
    [outside] { $cell } : pas maintenant, la table dépasserait 5 × 5
   *[far] { $cell } : il n’y a rien à côté
}
piece-laid = { $card } en { $cell }{ $deep ->
    [0] { "" }
   *[other] , par-dessus d’autres
}. { $sides }
piece-mouse = La Souris en { $cell }
piece-cheese = Le Fromage en { $cell }
piece-cat = Le Chat en { $cell }
piece-belt = { $card } sur le convoyeur. { $sides }
piece-angle = Tournée de { $angle }°
piece-skip = Sauter la pose
piece-deck = La pioche : { $left ->
    [one] { $left } carte Labyrinthe
   *[other] { $left } cartes Labyrinthe
}
offer-place = Poser { $card } en { $cell } à { $angle }°
offer-drop = Lâcher { $card } sur la carte en { $cell }, à { $angle }°
offer-spin = Tourner la carte en { $cell } de { $angle }°
offer-walk = Mener { $who } en { $cell }
effect-place = { $covers ->
    [1] Poser { $card } par-dessus la carte en { $cell }, à { $angle }°
   *[other] Poser { $card } en { $cell } à { $angle }°
}{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}{ $sent ->
    [0] . Si la partie s’arrêtait là : { now-name }
   *[other]  ; met en route : { $who }
}
effect-drop = Lâcher { $card } sur la carte en { $cell }, à { $angle }°{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}{ $sent ->
    [0] . Si la partie s’arrêtait là : { now-name }
   *[other]  ; met en route : { $who }
}
effect-spin = Tourner { $card } en { $cell } de { $angle }°. Si la partie s’arrêtait là : { now-name }
effect-walk = Mener { $who } par { $cells }{ $meets ->
    [cheese] , jusqu’au Fromage
    [cat] , jusqu’au Chat
    [mouse] , jusqu’à la Souris
   *[nobody] { "" }
}
offer-arrive = Le Chat arrive en { $cell }
offer-skip = Sauter la pose : rien ne peut être posé
note-waiting = À faire bouger : { $who }.
note-holes = La Souris peut passer par les trous de souris pendant ce tour.

## Ce qu’on demande à une vraie table

chance-started = { start-card }. Tapez son nom, par exemple m05 ; moves montre celles qui peuvent sortir.
chance-belted = Tirez une carte Labyrinthe pour le convoyeur et tapez son nom, par exemple m11 ; ou plusieurs sur une ligne. Encore à tirer : { $due }.
chance-drew = Tirez une carte pour le convoyeur et tapez son nom : m12, ou cat (Chat) ou cucumber (Concombre) si c’est lui.
chance-drew-cat = Tirez une carte : ce doit être le Chat maintenant. Tapez cat.
chance-drew-cucumber = Tirez la dernière carte : ce doit être le Concombre. Tapez cucumber.
start-card = { $shape ->
    [any] Tirez une carte Labyrinthe quelconque et posez-la en { $cell }
    [open] Prenez une carte Labyrinthe sans murs et posez-la en { $cell }
   *[walls] Prenez une carte Labyrinthe et posez-la en { $cell } pour qu’elle ait des murs de ces côtés et d’aucun autre : { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse (Souris)
    [cat] cat (Chat)
    [cheese] cheese (Fromage)
   *[cucumber] cucumber (Concombre)
}
