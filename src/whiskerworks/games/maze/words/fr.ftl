# Labyrinthe, en français.

title = Labyrinthe
summary = Chacun a un objectif secret et construit le même labyrinthe mécanique. Les cartes en font tourner d’autres, mettent en route la Souris et le Chat, et décident à la fin qui peut rejoindre qui.

holder-none = personne
holder-seat = { seat-within }
secret-1 = l’objectif Souris
secret-2 = l’objectif Chat
secret-3 = l’objectif Fromage
secret-4 = l’objectif Concombre
## Règles, avec nos propres mots. docs/games/maze.md en est fait.

rule-M7 = Avant la partie, on met en place le Fromage, la Souris et deux cartes de départ de deux formes, sans chemin entre la Souris et le Fromage. Le hasard choisit une carte de la bonne forme pour chaque emplacement de départ, tournée du plus petit angle qui convient ; puis quatre cartes pour le convoyeur ; puis un objectif pour chaque place, que cette place est seule à voir. Tout a la même chance. Les objectifs qui restent sont inconnus. (Notre choix : la mise en place, que l’option setup change.)
rule-M8 = La pioche, ce sont 19 cartes Labyrinthe avec le Chat quelque part vers leur milieu, et dessous 3 cartes Labyrinthe et le Concombre, mélangés. (Notre choix : le Chat vient après 5 à 14 des 19, chaque nombre ayant la même chance.) Toute carte qui n’est pas encore sortie a autant de chances qu’une autre. L’option cat change ces nombres.
rule-M9 = Le hasard désigne qui commence ; puis on joue dans l’ordre des places.
rule-M10 = Une fois dans la partie, au début de ton tour, tu peux révéler ton objectif et utiliser aussitôt son pouvoir.
rule-M10b = Chat : le Chat et le Fromage échangent leurs places. (Notre choix : on ne peut le révéler que quand le Chat est sur la table.)
rule-M19 = La place qui a l’objectif gagnant gagne. Si personne ne l’a, tous perdent.
rule-M20 = Sont publics : la table, le convoyeur, le nombre de cartes qui restent et les objectifs révélés. Ton propre objectif est secret jusqu’à ce que tu le révèles. Personne ne connaît l’ordre de la pioche ni les objectifs qui n’ont pas été distribués. (Quand la partie est finie, tous les objectifs distribués sont montrés.)

## Options

option-setup = Ce qui est sur la table au début : l’une de nos mises en place, ou une ligne à toi, comme cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Après combien de cartes vient le Chat : deux nombres, comme 5-14.

## Pourquoi un coup est refusé

refusal-deal-due = Maintenant, un objectif est distribué.
refusal-begin-due = Il faut d’abord dire qui commence.
refusal-spin-due = Tu as révélé le Fromage : il faut tourner une carte maintenant, par exemple spin e4 90.
refusal-drop-due = Tu as révélé le Concombre : il faut lâcher une carte maintenant, par exemple drop m07 e4 90.
refusal-reveal-first = C’est ce que permet { $ability ->
    [spin] l’objectif Fromage
   *[drop] l’objectif Concombre
} quand il est révélé ; révèle-le d’abord.
refusal-deal-order = Le prochain objectif est distribué à { seat-within }.
refusal-deal-gone = L’objectif { agenda-name } est déjà distribué.
refusal-no-such-seat = Il n’y a pas de place { $seat }.
refusal-cat-early = Le Chat vient après { $after } cartes au moins ; cartes tirées : { $drawn }.
refusal-cat-due = Cartes tirées : { $drawn }. C’est le Chat qui vient maintenant.
refusal-cucumber-early = Le Concombre vient après { $after } cartes au moins ; cartes tirées : { $drawn }.
refusal-already-revealed = Ton objectif est déjà révélé ; cela se fait une fois par partie.
refusal-no-cat-yet = L’objectif Chat ne peut être révélé que quand le Chat est sur la table.
## Ce qui se passe

event-dealt = Tu as l’objectif { agenda-name }.
event-dealt-secretly = { seat-name } reçoit un objectif.
event-begins = { seat-name } commence.
event-revealed = { seat-name } révèle l’objectif { agenda-name }.
event-spun = { seat-name } tourne { $card } en { $cell } de { $angle }°.
event-dropped = { seat-name } lâche { $card } sur { $below } en { $cell }, à { $angle }°.
event-placed = { seat-name } pose { $card } en { $cell } à { $angle }°.
event-covered = { seat-name } pose { $card } par-dessus { $below } en { $cell }, à { $angle }°.
event-skipped = { seat-name } ne peut rien poser.
event-traced = { $mouse } { $cat } L’objectif { agenda-name } gagne donc.

## Comment cela finit

ending-mouse-took-cheese = La Souris a pris le Fromage : l’objectif Souris gagne. Qui l’avait : { $holder }.
ending-cat-caught-mouse = Le Chat a attrapé la Souris : l’objectif Chat gagne. Qui l’avait : { $holder }.
ending-endgame-mouse = À la fin, la Souris peut rejoindre le Fromage et le Chat ne peut pas rejoindre la Souris : l’objectif Souris gagne. Qui l’avait : { $holder }.
ending-endgame-cat = À la fin, le Chat peut rejoindre la Souris et la Souris ne peut pas rejoindre le Fromage : l’objectif Chat gagne. Qui l’avait : { $holder }.
ending-endgame-cheese = À la fin, tous sont séparés : l’objectif Fromage gagne. Qui l’avait : { $holder }.
ending-endgame-cucumber = À la fin, personne n’est à l’abri de personne : l’objectif Concombre gagne. Qui l’avait : { $holder }.

## Ce qu’on voit

move-hint = Tape m07 e4 90 pour poser la carte m07 en e4, tournée de 90° ; mouse f6 ou cat c2 pour mener quelqu’un ; reveal pour révéler ton objectif.
board-legend = Sur le plateau : = et | des murs, o un trou de souris dans un mur, R et L un rouage de ce côté, qui fait tourner la voisine à droite (sens horaire) ou à gauche (sens antihoraire) ; M07 est par-dessus d’autres ; les cases avec un nom sont libres et peuvent recevoir une carte. Dessous, le convoyeur, avec ses cartes à 0°.

piece-reveal = Révéler ton objectif
piece-agenda = { $agenda ->
    [none] { seat-name } n’a pas encore d’objectif
    [secret] { seat-name } a un objectif secret
   *[other] { seat-name } { $own ->
        [1] (toi) { "" }
       *[other] { "" }
    }a l’objectif { agenda-name }{ $up ->
        [1] , visible de tous
       *[other] , en secret
    }
}

offer-reveal = Révéler ton objectif, { $agenda ->
    [mouse] Souris : pendant ce tour, la Souris peut passer par les trous de souris
    [cat] Chat : le Chat et le Fromage échangent leurs places
    [cheese] Fromage : tourne une carte à ton gré
   *[cucumber] Concombre : lâche une carte sur n’importe quelle autre, puis joue ton tour
}

note-setup = { $step ->
    [start] Le hasard met les cartes de départ.
    [belt] Le hasard remplit le convoyeur.
    [deal] Le hasard distribue les objectifs.
   *[begin] Le hasard désigne qui commence.
}
note-turn = { seat-name } joue : { $step ->
    [turn] il faut poser une carte.
    [spin] il faut tourner une carte.
    [drop] il faut lâcher une carte sur une autre.
    [move] quelqu’un doit bouger.
    [arrive] il faut faire arriver le Chat.
   *[draw] une carte est tirée.
}
note-own = Ton objectif : { agenda-name }. { goal } { $up ->
    [1] Ton objectif est révélé.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Tu gagnes si la Souris prend le Fromage, ou si à la fin elle a un chemin jusqu’à lui sans que le Chat en ait un jusqu’à la Souris [M15, M18].
    [cat] Tu gagnes si le Chat et la Souris se rencontrent, ou si à la fin le Chat a un chemin jusqu’à la Souris sans que la Souris en ait un jusqu’au Fromage [M15, M18].
    [cheese] Tu gagnes si à la fin il n’y a de chemin ni de la Souris au Fromage, ni du Chat à la Souris [M18].
   *[cucumber] Tu gagnes si à la fin il y a un chemin de la Souris au Fromage et un du Chat à la Souris [M18].
}
ability = { $agenda ->
    [mouse] Révélé, il ouvre à la Souris les trous de souris pour un tour [M10a].
    [cat] Révélé, il fait échanger leurs places au Chat et au Fromage [M10b].
    [cheese] Révélé, il tourne une carte Labyrinthe de ton choix [M10c].
   *[cucumber] Révélé, il lâche une carte du convoyeur sur une carte Labyrinthe de ton choix, avant ton tour [M10d].
}
note-revealed = { seat-name } a révélé l’objectif { agenda-name }.
note-now = Si la partie s’arrêtait maintenant, l’objectif { agenda-name } gagnerait.
note-left = { $left ->
    [one] Il reste { $left } carte Labyrinthe
   *[other] Il reste { $left } cartes Labyrinthe
} dans la pioche{ $cat ->
    [0]  ; le Chat n’est pas encore sorti.
   *[other] .
}
note-held = { seat-name } avait l’objectif { agenda-name }.

## Qui joue

level-1 = Loir
level-2 = Mulot
level-3 = Chat de gouttière
level-4 = Intrigant
level-5 = Cerveau de l’affaire

## Ce qu’on demande à une vraie table

chance-dealt-secretly = Quel objectif a { seat-within } ? Tapez l’un d’eux : { $choices }.
chance-begins = Qui a mangé du fromage en dernier commence. Tapez le numéro de la place : { $choices }.
