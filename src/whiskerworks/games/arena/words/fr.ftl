# Arène, en français.

title = Arène
summary = Fais courir ta souris après les fromages, et envoie le chat sur les autres. Le premier à avoir assez de fromages gagne.

mouse-name = { $colour ->
    [blue] Bleu
    [red] Rouge
    [green] Vert
    [violet] Violet
    [orange] Orange
   *[slate] Ardoise
}
kind-name = { $kind ->
    [cat] chat
    [move] mouvement
   *[cheese] fromage
}
who-mouse = { mouse-name } en { $hex }
who-cat = le chat en { $hex }
holder-mouse = { mouse-name }
holder-cat = le chat
holder-cheese = un fromage
dice-sort = { $count ->
    [one] { $sort }
   *[other] { $count } × { $sort }
}
points-of = { $mouse } { $points }
step-plain = { $hex } coûte { $cost }
step-crowded = { $hex } coûte { $cost } (à côté : { $adding })
why-steps = le dé ne permet pas d’aller plus loin
why-rim = après { $hex }, il atteindrait le bord
why-mouse = après { $hex }, il serait trop près d’une souris ({ $mice })

## Règles, avec nos propres mots. docs/games/arena.md en est fait.

rule-A1 = L’arène est un hexagone fait de cases hexagonales. L’option side fixe le nombre de cases de chaque côté, de 4 à 7 ; avec 5, l’arène a 61 cases. Les rangées portent des lettres depuis le haut, à partir de a, et les cases des numéros depuis la gauche : avec side 5, les rangées ont 5 6 7 8 9 8 7 6 5 cases, et le centre est e5. L’anneau extérieur est le bord. (Notre choix : la taille.)
rule-A2 = Arène se joue à deux, trois, quatre ou six. Chaque souris part d’un coin. Les coins se comptent dans le sens horaire depuis le haut à gauche : a1, a5, e9, i5, i1, e1 avec side 5. Deux souris prennent le premier et le quatrième ; trois, le premier, le troisième et le cinquième ; quatre, le premier, le deuxième, le quatrième et le cinquième, un rectangle ; six, tous. Les places suivent le sens horaire depuis le premier coin.
rule-A3 = Le chat part du centre. Six dés fromage l’entourent, hors de portée d’un premier mouvement. (Notre choix : les cases. Ce sont les six qui sont à deux pas du centre et pas en ligne droite avec lui.)
rule-A4 = On joue avec un dé chat, quatre dés mouvement (six à trois ou à six joueurs) et six dés fromage. Un dé montre 1, 2 ou 3, à chances égales : ses faces sont 1 1 2 2 3 3. (Selon une critique : les faces des dés mouvement. Notre choix : les faces des autres.) Les options cat_die et cheese_dice changent les faces de ces dés.
rule-A5 = On tire au sort qui ouvre la première manche, à chances égales pour tous.
rule-A6 = Le joueur qui ouvre une manche lance tous les dés qui ne sont pas sur le plateau ; à la première manche, ce sont le dé chat et les dés mouvement. Les dés se lancent un par un : d’abord le dé chat, puis les dés mouvement, puis les dés fromage.
rule-A7 = Ensuite, dans le sens horaire à partir de ce joueur, chacun à son tour utilise un dé ou passe. Après avoir passé, tu peux encore utiliser un dé à un tour suivant de la manche. Si tu ne peux utiliser aucun dé, tu dois passer. Les dés utilisés et les fromages qui quittent le plateau reviennent au prochain lancer. Les dés d’une même sorte qui montrent le même nombre sont interchangeables.
rule-A8 = Un dé mouvement fait avancer ta souris d’une case ou plus, en ligne droite. Entrer dans une case coûte 1, plus 1 pour chaque autre souris voisine de cette case, plus 1 si le chat en est voisin. Le trajet entier ne peut pas coûter plus que le nombre du dé. (Notre choix : tu ne peux pas entrer dans une case occupée par une souris ou par le chat ; tu peux traverser un fromage.)
rule-A9 = Finis ton trajet sur un fromage pour marquer un point. Le dé fromage quitte le plateau.
rule-A10 = Pour utiliser le dé chat, choisis une direction : le chat avance d’exactement autant de cases que le dé en montre, mais s’arrête avant le bord, et avant une case occupée par une souris ou voisine d’une souris. Les fromages des cases où il entre quittent le plateau, et personne ne marque. (Notre choix : tu ne peux pas choisir une direction où le chat ne peut pas faire un pas ; le chat n’entre jamais dans la case d’une souris.)
rule-A11 = Mets un dé fromage sur une case à exactement autant de pas du chat que le dé en montre. La case ne doit porter ni souris ni fromage. (Notre choix : les pas se comptent comme une souris marcherait, pas en ligne droite ; le bord est permis.)
rule-A12 = Une manche finit quand il ne reste plus de dés, ou quand tous les joueurs ont passé à la suite, de gré ou de force. La manche suivante est ouverte par le voisin, dans le sens horaire, du dernier joueur à avoir utilisé un dé. (Selon une critique : la manche finit quand il ne reste plus de dés. Notre choix : si personne n’a utilisé de dé, c’est le voisin de celui qui a ouvert la manche.)
rule-A13 = Le premier à marquer sept points gagne aussitôt. L’option goal change ce nombre.
rule-A14 = La partie finit aussi après 100 manches, ou après trois manches de suite où personne n’a utilisé de dé. Le plus grand nombre de points gagne alors, et les ex æquo partagent la victoire. L’option round_limit change le nombre de manches.

## Options

option-side = Nombre de cases de chaque côté de l’arène.
option-goal = Nombre de points pour gagner.
option-round_limit = Nombre de manches après lequel la partie finit ; le plus grand nombre de points gagne.
option-cat_die = Les faces du dé chat, comme 112233 : 1, 2 et 3, chacune au moins une fois.
option-cheese_dice = Les faces des dés fromage, comme 112233 : 1, 2 et 3, chacune au moins une fois.

## Pourquoi un coup est refusé

refusal-start-first = Décide d’abord qui ouvre la manche.
refusal-started = On a déjà tiré au sort qui ouvre la manche.
refusal-roll-first = Lance d’abord les dés : { $dice ->
    [one] il reste { $dice } dé
   *[other] il reste { $dice } dés
} à lancer.
refusal-all-rolled = Tous les dés ont été lancés.
refusal-wrong-die = Ne lance pas encore de dé { kind-name } : c’est d’abord un dé { $due }.
refusal-no-such-die = Tu n’as pas de dé { kind-name } qui montre { $value }.
refusal-same-hex = Ta souris est déjà en { $hex }. Avance d’au moins une case.
refusal-not-straight = Tu ne peux pas aller de { $from } à { $hex } en ligne droite.
refusal-in-the-way = Tu ne peux pas aller de { $from } à { $hex } : le passage est barré par { $who }.
refusal-too-far = Aller de { $from } à { $hex } coûte { $cost }, mais le dé montre { $value } : { $steps }.
refusal-cat-same-hex = Le chat est déjà en { $hex }. Envoie-le à au moins une case de là.
refusal-cat-not-straight = Le chat ne peut pas aller de { $from } à { $hex } en ligne droite.
refusal-cat-stuck = Le chat ne peut pas faire un pas vers { $hex } : { $why }.
refusal-cat-stops = Avec un { $value }, le chat s’arrête en { $stop }, avant d’arriver en { $hex } : { $why }.
refusal-cat-goes-on = Avec un { $value }, le chat ne s’arrête pas en { $hex } ; il continue jusqu’en { $stop }.
refusal-wrong-distance = { $hex } est à { $far } pas du chat en { $cat }, mais le dé montre { $value }.
refusal-taken = { $hex } n’est pas libre : case occupée par { $who }.

## Pourquoi un texte n’est pas un coup

bad-value = Aucun dé ne montre { $name }. Les dés vont de { $first } à { $last }.
bad-hex = La case { $name } n’existe pas. Les cases vont de { $first } à { $last }.
bad-no-hex = Ajoute la case, par exemple { $like }.
bad-no-value = Ajoute le nombre que montre le dé, par exemple { $like }.
bad-no-die = Commence par le dé, par exemple { $like }.

## Ce qui se passe

event-starter = { $mouse } ouvre la manche.
event-rolled = Un dé { kind-name } montre { $value }.
event-passed = { $mouse } passe.
event-moved = { $mouse } va de { $from } à { $hex } avec un { $value }, pour un coût de { $cost }.
event-scored = { $mouse } prend un fromage : { $points } sur { $goal }.
event-cat-moved = { $mouse } envoie le chat de { $from } à { $hex } avec un { $value }{ $reason ->
    [steps] .
   *[other]  ; { $why }.
}
event-swept = Le chat emporte le fromage en { $hex }.
event-cheese-put = { $mouse } met en { $hex } un dé fromage qui montre { $value }.
event-round = { $cause ->
    [used] Tous les dés ont été utilisés.
   *[passed] Tout le monde a passé.
} Manche { $round } : { $mouse } ouvre.

## Comment cela finit

ending-seven = { $winners } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
ending-exhausted = { $idle ->
    [1] Personne n’a utilisé de dé pendant trois manches
   *[other] La dernière manche est finie
} : { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qu’on voit

move-hint = Tape move3 c4 pour aller en c4 avec un dé mouvement qui montre 3, cat2 d4 pour envoyer le chat en d4 avec un 2, cheese1 e6 pour mettre en e6 un dé fromage qui montre 1, ou pass.
board-legend = Sur le plateau : C est le chat, B R G V O S les souris (bleu, rouge, vert, violet, orange, ardoise), * un fromage, : le bord, . une autre case. Chaque rangée est encadrée par les noms de sa première et de sa dernière case.

piece-hex = Case { $hex }
piece-hex-held = Case { $hex }, occupée par { $who }
piece-hex-cost = Case { $hex } : y entrer coûte { $cost } à { mouse-name }{ $cost ->
    [1] { "" }
   *[other] { " " }(à côté : { $adding })
}
piece-cheese = Fromage en { $hex }
piece-mouse = { mouse-name } : souris en { $hex } ({ seat-within })
piece-cat = Le chat en { $hex }
piece-dice = { $count ->
    [one] Un dé { kind-name } qui montre { $value }
   *[other] { $count } dés { kind-name } qui montrent { $value }
}
piece-blank = Un dé { kind-name } { $rolling ->
    [1] pas encore lancé
   *[other] utilisé
}
piece-pass = Passer
piece-plate = { $mouse } ({ seat-within }) : { $points } sur { $goal } points

offer-pass = Passer
offer-move = Aller en { $hex } avec un { $value }
offer-cat = Envoyer le chat en { $hex } avec un { $value }
effect-move = Aller en { $hex } avec un { $value }, pour un coût de { $cost }{ $cheese ->
    [0] { "" }
   *[other] , et marquer
}
effect-cat = Envoyer le chat en { $hex } avec un { $value }{ $reason ->
    [steps] { "" }
   *[other]  ; { $why }
}{ $cheese ->
    [0] { "" }
    [one]  ; il emporte { $cheese } fromage
   *[other]  ; il emporte { $cheese } fromages
}
offer-cheese = Mettre en { $hex } un dé fromage qui montre { $value }

note-start = Un tirage décide qui ouvre la manche.
note-roll = { $mouse } ouvre la manche et lance les dés : { $left ->
    [one] il reste { $left } dé
   *[other] il reste { $left } dés
} à lancer, d’abord un dé { kind-name }.
note-turn = C’est à { $mouse } de jouer ({ seat-within }).
note-dice = Dés disponibles : { $dice }.
note-round = Manche { $round } sur { $limit } au maximum.
note-points = Points (il en faut { $goal } pour gagner) : { $points }.

## Qui joue

level-1 = Grignoteuse
level-2 = Chasseuse de miettes
level-3 = Souris d’arène
level-4 = Dompteuse de chat
level-5 = Cheesar

## Ce qu’on demande à une vraie table

chance-starter = Qui a vu un chat en dernier ? C’est ce joueur qui ouvre. Tape le numéro de sa place : { $choices }.
chance-rolled = Lance les dés qui ne sont pas sur le plateau et tape les résultats, par exemple cat2 move1 move3 (cheese pour un fromage). Encore à lancer : { $due } ; d’abord un dé { kind-name }.
