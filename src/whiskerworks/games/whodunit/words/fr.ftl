# Qui a fait le coup, en français.

title = Qui a fait le coup ?
summary = En solitaire dans le labyrinthe mécanique, tu poses des cartes à côté de la Souris, puis à côté du Chat. Les suspects sont mis hors de cause l’un après l’autre, jusqu’à ce qu’il ne reste que le coupable ; quand vient le Concombre, le labyrinthe doit l’accuser.

who-either = la Souris ou le Chat
suspect = { agenda-name }
has-path-mouse = la Souris a un chemin jusqu’au Fromage
no-path-mouse = la Souris n’a pas de chemin jusqu’au Fromage
has-path-cat = le Chat a un chemin jusqu’à la Souris
no-path-cat = le Chat n’a pas de chemin jusqu’à la Souris
wants = { $agenda ->
    [mouse] La Souris doit avoir un chemin jusqu’au Fromage, et le Chat aucun jusqu’à la Souris [M18].
    [cat] Le Chat doit avoir un chemin jusqu’à la Souris, et la Souris aucun jusqu’au Fromage [M18].
    [cheese] La Souris ne doit avoir aucun chemin jusqu’au Fromage, ni le Chat jusqu’à la Souris [M18].
   *[cucumber] La Souris doit avoir un chemin jusqu’au Fromage, et le Chat un chemin jusqu’à la Souris [M18].
}
ability = { $agenda ->
    [mouse] la Souris peut passer par les trous de souris pendant ce tour
    [cat] le Chat et le Fromage échangent leurs places
    [cheese] tourne une carte Labyrinthe de ton choix
   *[cucumber] lâche une carte du convoyeur sur une carte Labyrinthe de ton choix, puis joue ton tour
}

level-1 = Passant
level-2 = Voisin
level-3 = Agent de police
level-4 = Détective
level-5 = Commissaire

## Règles, avec nos propres mots. docs/games/whodunit.md en est fait.

rule-W1 = Tu joues en solitaire, sans objectif. Un tour : Poser, Tourner, Bouger, Finir. La Souris est le personnage actif jusqu’à ce que le Chat soit sur la table ; à partir de là, c’est le Chat. Les cartes de départ et le convoyeur sont tirés au hasard ; aucun objectif n’est distribué.
rule-W2 = Pour la mise en place, dispose le Fromage, la Souris et trois cartes de départ. L’option setup choisit entre le Carrefour du Chat (cats-crossing, difficile), le Miroir de la Souris (mouses-mirror, moyen), la Chaumière du Fromage (cheeses-cottage, difficile) et le Berceau du Concombre (cucumbers-cradle, moyen). (Notre choix : les quatre dispositions, faites pour que les bots gagnent chaque moyenne nettement plus souvent que chaque difficile.)
rule-W3 = La pioche, depuis le dessus : 6 cartes Labyrinthe et un objectif ; 5 cartes Labyrinthe avec le Chat parmi elles, et un objectif ; 5 cartes Labyrinthe et un objectif ; 2 cartes Labyrinthe, puis 3 avec le Concombre parmi elles, et le dernier objectif. Tu vois de quel objectif il s’agit quand tu le tires.
rule-W4 = Pose une carte à côté du personnage actif : sur un espace libre, dans n’importe quelle orientation, ou par-dessus une carte Labyrinthe qui a les mêmes murs. Tu ne peux couvrir une carte Labyrinthe qu’une fois : aucune pile ne dépasse deux cartes.
rule-W5 = Le personnage actif doit finir son déplacement sur une autre case, sinon tu perds. L’autre personnage bouge aussi, s’il est à côté de la carte posée et peut arriver quelque part.
rule-W6 = Tu perds si tu ne peux poser aucune carte, si la Souris atteint le Fromage, ou si le Chat et la Souris se rencontrent.
rule-W7 = Mets de côté un objectif tiré et tire une autre carte. Au début de ton prochain tour, tu dois utiliser son pouvoir, si c’est possible : Souris, Fromage et Concombre comme le disent M10a, M10c et M10d ; Chat : le Chat et le Fromage échangent leurs places, si le Chat est sur la table. Un personnage mis en route par une carte lâchée n’est pas obligé d’arriver quelque part. (Notre choix : tu peux lâcher une carte sur une pile de n’importe quelle hauteur. Si tu tires un objectif en remplacement d’une carte lâchée, il attend le tour d’après.)
rule-W8 = Quand tu tires le Concombre, dévoile l’objectif du fond. Tu gagnes si le labyrinthe l’accuse (M18) ; sinon, tu perds.
rule-W9 = Avec l’option easier, le Studio de la Souris reste dans la boîte. À chaque tour, l’un ou l’autre personnage peut être actif : pose une carte à côté de l’un des deux, et au moins un de ceux qui la touchent doit pouvoir s’éloigner. Tu gardes les objectifs tirés, et tu peux utiliser chaque pouvoir une fois, au début de n’importe quel tour suivant, ou jamais. (Notre choix : la première pile de la pioche a alors 5 cartes Labyrinthe.)
rule-M7 = Chaque carte de départ est tirée au hasard parmi celles qui ont les bons murs et tournée du plus petit angle qui convient ; puis quatre cartes vont sur le convoyeur. Tous les tirages sont à chances égales. Au début, la Souris n’a pas de chemin jusqu’au Fromage. (Notre choix : les dispositions.)
rule-M8 = Personne ne connaît l’ordre de la pioche. (Notre choix : on tire carte par carte, et toutes les cartes Labyrinthe qui y sont encore ont la même chance de sortir.)
rule-M10b = Chat : le Chat et le Fromage échangent leurs places.
rule-M11 = Pose une carte dans n’importe quelle orientation, ou par-dessus une carte Labyrinthe, si leurs murs coïncident côté par côté dans l’orientation des deux cartes ; rouages et trous peuvent différer. (Notre choix : quand plusieurs angles donnent les mêmes murs, trous et rouages, on prend le plus petit.)
rule-M15 = Un personnage qui arrive sur celui qu’il ne doit pas rencontrer s’arrête là, et la partie est finie : la Souris sur le Fromage, la Souris sur le Chat, le Chat sur la Souris. C’est obligatoire si le personnage ne peut rien atteindre d’autre. Le Chat passe librement par-dessus le Fromage.
rule-M18 = Deux questions comptent : la Souris a-t-elle un chemin jusqu’au Fromage, et le Chat a-t-il un chemin jusqu’à la Souris ? Si seul le premier existe, le labyrinthe accuse la Souris ; seul le second, le Chat ; aucun, le Fromage ; les deux, le Concombre.

## Options

option-setup = Ce qui est sur la table au début : l’une de nos mises en place, ou une ligne à toi, comme cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Partie facile : sans le Studio de la Souris, avec l’un ou l’autre personnage actif, et des pouvoirs à utiliser quand tu veux.

## Pourquoi un coup est refusé

refusal-spin-due = Tu utilises l’objectif Fromage : tourne une carte maintenant, par exemple spin e4 90.
refusal-drop-due = Tu utilises l’objectif Concombre : lâche une carte maintenant, par exemple drop m07 e4 90.
refusal-no-such-thing = Tu ne peux pas sauter la pose : si tu ne peux poser aucune carte, tu perds.
refusal-cat-early = Le Chat vient après au moins { $after } cartes Labyrinthe ; tirées jusqu’ici : { $drawn }.
refusal-cat-due = Le Chat doit venir maintenant ; cartes Labyrinthe tirées : { $drawn }.
refusal-cucumber-early = Le Concombre vient après au moins { $after } cartes Labyrinthe ; tirées jusqu’ici : { $drawn }.
refusal-agenda-due = Tire maintenant un objectif.
refusal-agenda-early = La prochaine carte n’est pas un objectif.
refusal-agenda-came = L’objectif { agenda-name } est déjà sorti.
refusal-not-easier = Les pouvoirs prennent effet d’eux-mêmes. Tu ne les gardes pour plus tard qu’avec l’option easier.
refusal-not-kept = Tu n’as pas l’objectif { agenda-name } à utiliser.
refusal-no-cat-yet = Le Chat n’est pas sur la table : il ne peut pas échanger sa place avec le Fromage.
refusal-not-active = Ta carte doit toucher { $who } ; ce n’est pas le cas en { $cell }.
refusal-too-high = La carte Labyrinthe en { $cell } est déjà couverte, et aucune pile ne dépasse deux cartes.

## Ce qui se passe

event-used = L’objectif { agenda-name } prend effet.
event-used-kept = Tu utilises l’objectif { agenda-name }.
event-unused = L’objectif { agenda-name } reste sans effet : le Chat n’est pas sur la table.
event-is-stuck = { $count ->
    [one] Impossible pour { $who } de s’éloigner, et pourtant il le faut.
   *[other] Il faut que l’un des deux s’éloigne, et aucun ne le peut : { $who }.
}
event-drew-agenda = Un objectif ! Hors de cause : { agenda-name }. { $count ->
    [one] Le coupable est donc : { $left }.
   *[other] Toujours suspects : { $left }.
}
event-cannot-place = Tu ne peux poser aucune carte.
event-culprit = Le coupable : { agenda-name }. { $mouse } { $cat } { $right ->
    [1] Le labyrinthe l’accuse.
   *[other] Mais le labyrinthe accuse : { now-name }.
}

## Comment cela finit

ending-stuck = Tu perds : le personnage actif est coincé.
ending-no-place = Tu perds : tu ne peux poser aucune carte.
ending-mouse-took-cheese = Tu perds : la Souris a atteint le Fromage.
ending-cat-caught-mouse = Tu perds : le Chat et la Souris se sont rencontrés.
ending-solved-mouse = Tu gagnes : c’était la Souris ! Elle peut rejoindre le Fromage, et le Chat ne peut pas la rejoindre.
ending-solved-cat = Tu gagnes : c’était le Chat ! Il peut rejoindre la Souris, et la Souris ne peut pas rejoindre le Fromage.
ending-solved-cheese = Tu gagnes : c’était le Fromage ! La Souris ne peut pas le rejoindre, ni le Chat la Souris.
ending-solved-cucumber = Tu gagnes : c’était le Concombre ! La Souris peut rejoindre le Fromage, et le Chat la Souris.
ending-unsolved-mouse = Tu perds : c’était la Souris, mais le labyrinthe accuse un autre suspect : { now-name }.
ending-unsolved-cat = Tu perds : c’était le Chat, mais le labyrinthe accuse un autre suspect : { now-name }.
ending-unsolved-cheese = Tu perds : c’était le Fromage, mais le labyrinthe accuse un autre suspect : { now-name }.
ending-unsolved-cucumber = Tu perds : c’était le Concombre, mais le labyrinthe accuse un autre suspect : { now-name }.

## Ce qu’on voit

move-hint = Tape m07 e4 90 pour poser la carte m07 en e4, tournée de 90° ; mouse f6 ou cat c2 pour déplacer un personnage ; en partie facile, use cat pour utiliser un objectif gardé.
board-legend = Sur le plateau : = et | sont des murs, o un trou de souris dans un mur, R et L des rouages qui font tourner la carte de ce côté à droite (sens horaire) ou à gauche (sens antihoraire) ; M07 en majuscules est posée par-dessus une autre carte ; > < entourent le personnage actif ; une case avec un nom est libre, et tu peux y poser une carte. Dessous, le convoyeur, ses cartes à 0°.

piece-cell = { $use ->
    [beside] { $cell }, libre ; tu peux poser une carte ici
    [goal] { $cell }, libre ; un personnage peut venir ici
    [outside] { $cell }, hors limites ; la table ne peut pas dépasser 5 × 5
   *[far] { $cell }, libre ; pas à côté du personnage actif
}
piece-active = En { $cell }, personnage actif : { $who } ; pose tes cartes à côté
piece-use = Utiliser l’objectif { agenda-name } : { ability }
piece-suspect = Suspect : { agenda-name }. { wants } { $right ->
    [1] Le labyrinthe l’accuse en ce moment
   *[other] Le labyrinthe ne l’accuse pas en ce moment
} : { $why }.
piece-cleared = Hors de cause : { agenda-name }, objectif tiré de la pioche{ $kept ->
    [1]  ; tu peux encore utiliser son pouvoir
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Le labyrinthe n’accuserait alors aucun suspect
       *[other] { $sure ->
            [1] Le labyrinthe accuserait alors : { $suited }
           *[other] Le labyrinthe pourrait alors accuser : { $suited }
        }
    }
    [stuck] Tu perdrais : le personnage actif serait coincé
    [no-place] Tu perdrais : tu ne pourrais poser aucune carte
    [mouse-took-cheese] Tu perdrais : la Souris atteindrait le Fromage
    [cat-caught-mouse] Tu perdrais : le Chat et la Souris se rencontreraient
   *[ways] Tu perdrais, où qu’ils aillent
}
offer-use = Utiliser l’objectif { agenda-name } : { ability }
effect-place = { $covers ->
    [1] Poser { $card } par-dessus la carte en { $cell }, à { $angle }°
   *[other] Poser { $card } en { $cell }, à { $angle }°
}{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}{ $sent ->
    [0] { "" }
   *[other]  ; à déplacer ensuite : { $who }
}. { then }
effect-drop = Lâcher { $card } sur la carte en { $cell }, à { $angle }°{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}{ $sent ->
    [0] { "" }
   *[other]  ; à déplacer ensuite : { $who }
}. { then }
effect-spin = Tourner { $card } en { $cell } de { $angle }°. { then }
effect-walk = Mener { $who } par { $cells }{ $meets ->
    [cheese] , jusqu’au Fromage
    [cat] , jusqu’au Chat
    [mouse] , jusqu’à la Souris
   *[nobody] { "" }
}. { then }
effect-arrive = Faire arriver le Chat en { $cell }. { then }
effect-use = Utiliser l’objectif { agenda-name } : { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Les cartes de départ sont mises en place.
   *[belt] Le convoyeur se remplit.
}
note-turn = { $step ->
    [turn] Pose une carte qui touche { $who }.
    [spin] Tu utilises l’objectif Fromage : tourne une carte.
    [drop] Tu utilises l’objectif Concombre : lâche une carte sur une autre.
    [move] Déplace un personnage.
    [arrive] Choisis où le Chat arrive.
   *[draw] Tire une carte.
}
note-suspect = Suspect : { agenda-name }. { $right ->
    [1] Le labyrinthe l’accuse
   *[other] Le labyrinthe ne l’accuse pas
} : { $why }.
note-cleared = Hors de cause : { $who }.
note-fresh = Pouvoir utilisé au début de ton prochain tour, si c’est possible : { $who }.
note-fresh-easier = Objectif à utiliser quand tu veux dès ton prochain tour : { $who }.
note-kept = Objectifs à utiliser une fois chacun, au début d’un tour : { $who }.
note-left = { $left ->
    [one] Encore { $left } carte Labyrinthe
   *[other] Encore { $left } cartes Labyrinthe
} dans la pioche. { $next ->
    [agenda] La prochaine carte est un objectif.
    [cucumber] Chaque tirage peut être le Concombre.
    [cat] Chaque tirage peut être le Chat.
   *[card] { $before ->
        [one] Le Concombre peut venir après { $before } carte de plus.
       *[other] Le Concombre peut venir après { $before } cartes de plus.
    }
}

## Ce qu’on demande à une vraie table

chance-drew-agenda = Tire une carte. Ce doit être un objectif : dévoile-le et tape lequel c’est : { $choices }.
