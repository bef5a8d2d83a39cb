# Labyrinthe, en français.

title = Labyrinthe
summary = Chacun a un objectif secret et tous construisent le même labyrinthe mécanique. Tes cartes en font tourner d’autres et mettent en route la Souris et le Chat ; à la fin, tout dépend de qui peut rejoindre qui.

holder-none = personne
holder-seat = { seat-within }
secret-1 = l’objectif Souris
secret-2 = l’objectif Chat
secret-3 = l’objectif Fromage
secret-4 = l’objectif Concombre
## Règles, avec nos propres mots. docs/games/maze.md en est fait.

rule-M7 = Pour la mise en place, dispose le Fromage, la Souris et deux cartes de départ de deux formes données, sans chemin entre la Souris et le Fromage. Chaque carte de départ est tirée au hasard parmi celles de la bonne forme et tournée du plus petit angle qui convient. Puis quatre cartes vont sur le convoyeur, et chaque joueur reçoit un objectif que personne d’autre ne voit. Tous les tirages sont à chances égales. Personne ne connaît les objectifs qui restent. (Notre choix : la disposition, que l’option setup change.)
rule-M8 = La pioche contient 19 cartes Labyrinthe avec le Chat quelque part vers le milieu, et dessous 3 cartes Labyrinthe et le Concombre, mélangés. Toutes les cartes encore dans la pioche ont la même chance de sortir. (Notre choix : le Chat vient après 5 à 14 des 19, chaque nombre ayant la même chance ; l’option cat change ces nombres.)
rule-M9 = Un tirage décide qui commence. Ensuite, on joue autour de la table dans l’ordre des places.
rule-M10 = Une fois dans la partie, au début de ton tour, tu peux révéler ton objectif et utiliser aussitôt son pouvoir.
rule-M10b = Chat : le Chat et le Fromage échangent leurs places. (Notre choix : tu ne peux le révéler que si le Chat est sur la table.)
rule-M19 = Tu gagnes si tu as l’objectif gagnant. Si personne ne l’a, tout le monde perd.
rule-M20 = Tout le monde voit la table, le convoyeur, le nombre de cartes qui restent et les objectifs révélés. Ton objectif n’est visible que de toi, jusqu’à ce que tu le révèles. Personne ne connaît l’ordre de la pioche ni les objectifs non distribués. (Après la partie, tous les objectifs distribués sont montrés.)

## Options

option-setup = Ce qui est sur la table au début : l’une de nos mises en place, ou une ligne à toi, comme cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Après combien de cartes vient le Chat : deux nombres, comme 5-14.

## Pourquoi un coup est refusé

refusal-deal-due = Distribue d’abord un objectif.
refusal-begin-due = Décide d’abord qui commence.
refusal-spin-due = Tu as révélé le Fromage : tourne une carte maintenant, par exemple spin e4 90.
refusal-drop-due = Tu as révélé le Concombre : lâche une carte maintenant, par exemple drop m07 e4 90.
refusal-reveal-first = Tu ne peux faire cela que juste après avoir révélé l’objectif { $ability ->
    [spin] Fromage
   *[drop] Concombre
}.
refusal-deal-order = Le prochain objectif va à : { seat-within }.
refusal-deal-gone = L’objectif { agenda-name } a déjà été distribué.
refusal-no-such-seat = La place { $seat } n’existe pas ici.
refusal-cat-early = Le Chat vient après au moins { $after } cartes ; tirées jusqu’ici : { $drawn }.
refusal-cat-due = Le Chat doit venir maintenant ; cartes tirées : { $drawn }.
refusal-cucumber-early = Le Concombre vient après au moins { $after } cartes ; tirées jusqu’ici : { $drawn }.
refusal-already-revealed = Tu as déjà révélé ton objectif. Tu ne peux le faire qu’une fois par partie.
refusal-no-cat-yet = Tu ne peux révéler l’objectif Chat que si le Chat est sur la table.
## Ce qui se passe

event-dealt = Tu as l’objectif { agenda-name }.
event-dealt-secretly = { seat-name } reçoit un objectif.
event-begins = { seat-name } commence.
event-revealed = { seat-name } révèle l’objectif { agenda-name }.
event-spun = { seat-name } tourne { $card } en { $cell } de { $angle }°.
event-dropped = { seat-name } lâche { $card } sur { $below } en { $cell }, à { $angle }°.
event-placed = { seat-name } pose { $card } en { $cell }, à { $angle }°.
event-covered = { seat-name } pose { $card } par-dessus { $below } en { $cell }, à { $angle }°.
event-skipped = { seat-name } ne peut poser aucune carte.
event-traced = { $mouse } { $cat } L’objectif { agenda-name } gagne.

## Comment cela finit

ending-mouse-took-cheese = La Souris a le Fromage ! L’objectif Souris gagne, détenu par { $holder }.
ending-cat-caught-mouse = Le Chat et la Souris se sont rencontrés ! L’objectif Chat gagne, détenu par { $holder }.
ending-endgame-mouse = La Souris peut rejoindre le Fromage, et le Chat ne peut pas rejoindre la Souris. L’objectif Souris gagne, détenu par { $holder }.
ending-endgame-cat = Le Chat peut rejoindre la Souris, et la Souris ne peut pas rejoindre le Fromage. L’objectif Chat gagne, détenu par { $holder }.
ending-endgame-cheese = La Souris ne peut pas rejoindre le Fromage, ni le Chat la Souris. L’objectif Fromage gagne, détenu par { $holder }.
ending-endgame-cucumber = La Souris peut rejoindre le Fromage, et le Chat la Souris. L’objectif Concombre gagne, détenu par { $holder }.

## Ce qu’on voit

move-hint = Tape m07 e4 90 pour poser la carte m07 en e4, tournée de 90° ; mouse f6 ou cat c2 pour déplacer un personnage ; reveal pour révéler ton objectif.
board-legend = Sur le plateau : = et | sont des murs, o un trou de souris dans un mur, R et L des rouages qui font tourner la carte de ce côté à droite (sens horaire) ou à gauche (sens antihoraire) ; M07 en majuscules est posée par-dessus une autre carte ; une case avec un nom est libre, et tu peux y poser une carte. Dessous, le convoyeur, ses cartes à 0°.

piece-reveal = Révéler ton objectif
piece-agenda = { $agenda ->
    [none] { seat-name } n’a pas encore d’objectif
    [secret] { seat-name } a un objectif secret
   *[other] { seat-name } { $own ->
        [1] (toi) { "" }
       *[other] { "" }
    }a l’objectif { agenda-name }, { $up ->
        [1] révélé à tous
       *[other] encore secret
    }
}

offer-reveal = Révéler ton objectif, { $agenda ->
    [mouse] Souris : la Souris peut passer par les trous de souris pendant ce tour
    [cat] Chat : le Chat et le Fromage échangent leurs places
    [cheese] Fromage : tourne la carte de ton choix
   *[cucumber] Concombre : lâche une carte sur une autre, puis joue ton tour
}

note-setup = { $step ->
    [start] Les cartes de départ sont mises en place.
    [belt] Le convoyeur se remplit.
    [deal] Les objectifs sont distribués.
   *[begin] Un tirage décide qui commence.
}
note-turn = { seat-name } doit { $step ->
    [turn] poser une carte.
    [spin] tourner une carte.
    [drop] lâcher une carte sur une autre.
    [move] déplacer un personnage.
    [arrive] choisir où le Chat arrive.
   *[draw] tirer une carte.
}
note-own = Ton objectif : { agenda-name }. { goal } { $up ->
    [1] Tu l’as révélé.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Tu gagnes si la Souris atteint le Fromage, ou si à la fin elle a un chemin jusqu’au Fromage et que le Chat n’en a pas jusqu’à elle [M15, M18].
    [cat] Tu gagnes si le Chat et la Souris se rencontrent, ou si à la fin le Chat a un chemin jusqu’à la Souris et que la Souris n’en a pas jusqu’au Fromage [M15, M18].
    [cheese] Tu gagnes si à la fin la Souris n’a pas de chemin jusqu’au Fromage, ni le Chat jusqu’à la Souris [M18].
   *[cucumber] Tu gagnes si à la fin la Souris a un chemin jusqu’au Fromage, et le Chat un chemin jusqu’à la Souris [M18].
}
ability = { $agenda ->
    [mouse] Révèle-le pour que la Souris puisse passer par les trous de souris pendant un tour [M10a].
    [cat] Révèle-le pour que le Chat et le Fromage échangent leurs places [M10b].
    [cheese] Révèle-le pour tourner une carte Labyrinthe de ton choix [M10c].
   *[cucumber] Révèle-le pour lâcher une carte du convoyeur sur une carte Labyrinthe de ton choix, avant ton tour [M10d].
}
note-revealed = { seat-name } a révélé l’objectif { agenda-name }.
note-now = Si la partie s’arrêtait maintenant, l’objectif { agenda-name } gagnerait.
note-left = { $left ->
    [one] Encore { $left } carte Labyrinthe
   *[other] Encore { $left } cartes Labyrinthe
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
level-5 = Cerveau

## Ce qu’on demande à une vraie table

chance-dealt-secretly = Quel objectif ({ seat-within }) ? Tape l’un de ceux-ci : { $choices }.
chance-begins = Qui a mangé du fromage en dernier ? C’est ce joueur qui commence. Tape le numéro de sa place : { $choices }.
