# Arène, en français.

title = Arène
summary = Des souris font la course aux dés fromage autour d’un chat que chacun peut envoyer ailleurs. Le premier à avoir assez de fromage gagne.

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
    [move] course
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
why-steps = le dé ne donne pas plus
why-rim = après { $hex }, le bord l’arrête
why-mouse = après { $hex }, une souris serait trop proche ({ $mice })

## Règles, avec nos propres mots. docs/games/arena.md en est fait.

rule-A1 = L’arène est un hexagone fait de cases hexagonales. L’option side dit combien de cases a chaque bord, de 4 à 7 ; avec 5, il y en a 61. Les rangées sont a, b et ainsi de suite depuis le haut, les cases sont numérotées depuis la gauche : avec side 5, les rangées ont 5 6 7 8 9 8 7 6 5 cases, et le milieu est e5. L’anneau extérieur est le bord. (Notre choix : la taille.)
rule-A2 = On joue à deux, trois, quatre ou six. Chaque souris part d’un coin. Les coins se comptent dans le sens horaire depuis le haut à gauche : a1, a5, e9, i5, i1, e1 avec side 5. Deux souris prennent le premier et le quatrième ; trois, le premier, le troisième et le cinquième ; quatre, le premier, le deuxième, le quatrième et le cinquième, un rectangle ; six les prennent tous. Les places sont numérotées dans le sens horaire depuis le premier coin, à partir de 0.
rule-A3 = Le chat part du milieu, et six dés fromage l’entourent, de sorte que personne ne peut en atteindre un d’un premier déplacement. (Notre choix : les cases. Ce sont les six qui sont à deux pas du milieu et pas en ligne droite avec lui.)
rule-A4 = Il y a un dé chat, quatre dés course (six à trois ou à six joueurs) et six dés fromage. Un dé montre 1, 2 ou 3, à chances égales : ses faces sont 1 1 2 2 3 3. (Selon une critique : les faces des dés course. Notre choix : les faces des autres.) Les options cat_die et cheese_dice changent celles des autres.
rule-A5 = Le hasard désigne qui ouvre la première manche, à chances égales pour tous.
rule-A6 = Une manche commence par un lancer : qui l’ouvre lance tous les dés qui ne sont pas sur le plateau ; à la première manche, ce sont le dé chat et les dés course. Le hasard les lance un par un : le dé chat, les dés course, les dés fromage.
rule-A7 = Ensuite, dans le sens horaire à partir de qui ouvre, chacun à son tour utilise un dé ou passe. Qui passe peut utiliser un dé à un tour suivant de la manche ; qui n’en peut utiliser aucun ne peut que passer. Un dé utilisé revient au prochain lancer, et de même le fromage qui quitte le plateau. Les dés d’une même sorte qui montrent le même nombre sont interchangeables.
rule-A8 = Un dé course mène ta souris d’une case ou plus en ligne droite. Entrer dans une case coûte 1, et 1 de plus pour chaque autre souris voisine de cette case et pour le chat, s’il en est voisin ; tout le trajet ne peut pas coûter plus que le dé ne montre. (Notre choix : aucune souris n’entre dans une case où est une souris ou le chat ; on peut traverser le fromage.)
rule-A9 = Une souris qui finit son trajet sur un fromage marque un point, et le dé fromage quitte le plateau.
rule-A10 = Avec le dé chat, tu choisis une direction, et le chat avance d’exactement autant de cases que le dé montre ; mais il s’arrête avant le bord, et avant une case voisine d’une souris ou occupée par une souris. Le fromage de chaque case où il entre quitte le plateau, et personne ne marque. (Notre choix : on ne peut pas choisir une direction où il ne peut pas faire un pas ; et il n’entre pas dans la case même d’une souris.)
rule-A11 = Un dé fromage se met sur une case à exactement autant de pas du chat qu’il montre, où il n’y a ni souris ni fromage. (Notre choix : les pas se comptent comme une souris marcherait, pas sur une seule ligne ; le bord est permis.)
rule-A12 = Une manche finit quand il ne reste plus de dé, ou quand tous les joueurs ont passé de suite, par choix ou non. La manche suivante est ouverte par le voisin, dans le sens horaire, du dernier joueur à avoir utilisé un dé. (Selon une critique : elle finit quand il ne reste plus de dé. Notre choix : si personne n’en a utilisé, par le voisin de qui a ouvert la manche.)
rule-A13 = Le premier à avoir sept points gagne aussitôt. L’option goal change ce nombre.
rule-A14 = Après 100 manches, ou trois manches de suite où personne n’a utilisé de dé, la partie est finie : qui a le plus de points gagne, et les ex æquo partagent la victoire. L’option round_limit change le nombre de manches.

## Options

option-side = Combien de cases a chaque bord de l’arène.
option-goal = Combien de points font gagner.
option-round_limit = Après autant de manches la partie est finie, et qui a le plus de points gagne.
option-cat_die = Les faces du dé chat, comme 112233 : 1, 2 et 3, chacune au moins une fois.
option-cheese_dice = Les faces des dés fromage, comme 112233 : 1, 2 et 3, chacune au moins une fois.

## Pourquoi un coup est refusé

refusal-start-first = On ne sait pas encore qui ouvre la manche.
refusal-started = On sait déjà qui ouvre la manche.
refusal-roll-first = { $dice ->
    [one] Il reste { $dice } dé à lancer.
   *[other] Il reste { $dice } dés à lancer.
}
refusal-all-rolled = Tous les dés sont déjà lancés.
refusal-wrong-die = Ce n’est pas un dé { kind-name } qui est lancé maintenant, mais un dé { $due }.
refusal-no-such-die = Aucun dé { kind-name } disponible ne montre { $value }.
refusal-same-hex = Ta souris est déjà en { $hex } ; elle doit avancer d’au moins une case.
refusal-not-straight = Il n’y a pas de ligne droite de { $from } à { $hex }.
refusal-in-the-way = Le trajet de { $from } à { $hex } est barré par { $who }.
refusal-too-far = Le trajet de { $from } à { $hex } coûte { $cost }, et le dé montre { $value } : { $steps }.
refusal-cat-same-hex = Le chat est déjà en { $hex } ; il doit avancer d’au moins une case.
refusal-cat-not-straight = Il n’y a pas de ligne droite pour le chat de { $from } à { $hex }.
refusal-cat-stuck = Le chat ne peut pas faire un pas vers { $hex } : { $why }.
refusal-cat-stops = Avec un { $value }, le chat s’arrête en { $stop }, avant d’arriver en { $hex } : { $why }.
refusal-cat-goes-on = Avec un { $value }, le chat ne s’arrête pas en { $hex } ; il va jusqu’en { $stop }.
refusal-wrong-distance = { $hex } est à { $far } pas du chat en { $cat }, et le dé montre { $value }.
refusal-taken = { $hex } n’est pas libre ; la case est occupée par { $who }.

## Pourquoi un texte n’est pas un coup

bad-value = Aucun dé ne montre { $name } ; les dés montrent de { $first } à { $last }.
bad-hex = Il n’y a pas de case { $name } ; il y a celles de { $first } à { $last }.
bad-no-hex = Dis aussi la case, par exemple { $like }.
bad-no-value = Dis ce que montre le dé, par exemple { $like }.
bad-no-die = Dis d’abord le dé, par exemple { $like }.

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
event-swept = Le chat balaie le fromage en { $hex }.
event-cheese-put = { $mouse } met un fromage qui montre { $value } en { $hex }.
event-round = { $cause ->
    [used] Tous les dés sont utilisés.
   *[passed] Tous ont passé de suite.
} Manche { $round } : { $mouse } ouvre.

## Comment cela finit

ending-seven = { $winners } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ending-exhausted = { $idle ->
    [1] Personne n’a utilisé de dé depuis trois manches
   *[other] La dernière manche est finie
} : { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qu’on voit

move-hint = Tape move3 c4 pour mener ta souris en c4 avec un dé course qui montre 3, cat2 d4 pour envoyer le chat en d4 avec un 2, cheese1 e6 pour mettre en e6 un dé fromage qui montre 1, ou pass.
board-legend = Sur le plateau : C le chat, B R G V O S les souris (bleu, rouge, vert, violet, orange, ardoise), * un fromage, : le bord, . les autres cases. Chaque rangée est entre les noms de sa première et de sa dernière case.

piece-hex = Case { $hex }
piece-hex-held = Case { $hex } : personne ne peut entrer, elle est occupée par { $who }
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
    [1] encore à lancer
   *[other] utilisé
}
piece-pass = Passer
piece-plate = { $mouse } ({ seat-within }), points : { $points } sur { $goal }

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
    [one]  ; il balaie un fromage
   *[other]  ; il balaie { $cheese } fromages
}
offer-cheese = Mettre un fromage qui montre { $value } en { $hex }

note-start = Le hasard désigne qui ouvre la manche.
note-roll = { $mouse } ouvre la manche ; { $left ->
    [one] il reste { $left } dé
   *[other] il reste { $left } dés
} à lancer, et d’abord un dé { kind-name }.
note-turn = C’est à { $mouse } de jouer ({ seat-within }).
note-dice = Dés à utiliser : { $dice }.
note-round = Manche { $round } sur { $limit } au plus.
note-points = Points, sur { $goal } : { $points }.

## Qui joue

level-1 = Grignoteuse
level-2 = Chasseuse de miettes
level-3 = Souris d’arène
level-4 = Dompteuse de chat
level-5 = Cheesar

## Ce qu’on demande à une vraie table

chance-starter = Qui a vu un chat en dernier ouvre la manche. Tapez le numéro de la place : { $choices }.
chance-rolled = Lancez les dés qui ne sont pas sur le plateau et tapez ce qu’ils montrent, par exemple cat2 move1 move3 (cheese pour le fromage). Dés encore à lancer : { $due } ; maintenant, un dé { kind-name }.
