# Qui a fait le coup, en français.

title = Qui a fait le coup ?
summary = En solitaire dans le labyrinthe mécanique, tu poses des cartes à côté de la Souris, puis à côté du Chat. L’un après l’autre, les suspects sont mis hors de cause ; le dernier est le coupable, et le labyrinthe doit être comme il le veut quand vient le Concombre.

who-either = la Souris ou le Chat
suspect = { agenda-name }
has-path-mouse = la Souris a un chemin jusqu’au Fromage
no-path-mouse = la Souris n’a pas de chemin jusqu’au Fromage
has-path-cat = le Chat a un chemin jusqu’à la Souris
no-path-cat = le Chat n’a pas de chemin jusqu’à la Souris
wants = { $agenda ->
    [mouse] La Souris doit avoir un chemin jusqu’au Fromage, et le Chat ne doit pas en avoir jusqu’à la Souris [M18].
    [cat] Le Chat doit avoir un chemin jusqu’à la Souris, et la Souris ne doit pas en avoir jusqu’au Fromage [M18].
    [cheese] La Souris ne doit pas avoir de chemin jusqu’au Fromage, ni le Chat jusqu’à la Souris [M18].
   *[cucumber] La Souris doit avoir un chemin jusqu’au Fromage, et le Chat un chemin jusqu’à la Souris [M18].
}
ability = { $agenda ->
    [mouse] pendant ce tour, la Souris peut passer par les trous de souris
    [cat] le Chat et le Fromage échangent leurs places
    [cheese] tourne une carte Labyrinthe à ton gré
   *[cucumber] lâche une carte du convoyeur sur une carte Labyrinthe de ton choix, puis joue ton tour
}

level-1 = Passant
level-2 = Voisin
level-3 = Agent de police
level-4 = Détective
level-5 = Commissaire

## Règles, avec nos propres mots. docs/games/whodunit.md en est fait.

rule-W1 = On joue en solitaire, sans objectif. Un tour, c’est : Poser, Tourner, Bouger, Finir. Tant que le Chat n’est pas sur la table, la Souris est le personnage actif ; ensuite, c’est le Chat. Le hasard met les cartes de départ et remplit le convoyeur ; aucun objectif n’est distribué.
rule-W2 = Avant la partie, on met en place le Fromage, la Souris et trois cartes de départ. L’option setup choisit entre le Carrefour du Chat (cats-crossing, difficile), le Miroir de la Souris (mouses-mirror, moyen), la Chaumière du Fromage (cheeses-cottage, difficile) et le Berceau du Concombre (cucumbers-cradle, moyen). (Notre choix : les quatre mises en place, faites pour que les bots gagnent chaque moyenne nettement plus souvent que chaque difficile.)
rule-W3 = La pioche, depuis le dessus : 6 cartes Labyrinthe et un objectif ; 5 cartes Labyrinthe avec le Chat parmi elles, et un objectif ; 5 cartes Labyrinthe et un objectif ; 2 cartes Labyrinthe, puis 3 avec le Concombre parmi elles, et le dernier objectif. On voit duquel il s’agit quand il est tiré.
rule-W4 = Pose une carte à côté du personnage actif : sur un espace libre, dans n’importe quelle orientation, ou par-dessus une carte Labyrinthe qui a les mêmes murs. Une carte Labyrinthe n’est couverte qu’une fois : aucune pile ne dépasse deux cartes.
rule-W5 = Le personnage actif doit finir son déplacement ailleurs que sur sa case de départ, sinon tu perds. L’autre bouge aussi s’il est à côté de la carte posée et peut arriver quelque part.
rule-W6 = Tu perds si aucune carte ne peut être posée, si la Souris arrive au Fromage, et si le Chat et la Souris se rencontrent.
rule-W7 = Un objectif tiré est mis de côté, et une autre carte est tirée. Au début du tour suivant, son pouvoir doit être utilisé, si c’est possible : Souris, Fromage et Concombre comme le disent M10a, M10c et M10d ; Chat : le Chat et le Fromage échangent leurs places, si le Chat est là. Le personnage que met en route une carte lâchée n’est pas obligé d’arriver quelque part. (Notre choix : une carte est lâchée sur une pile de n’importe quelle hauteur. Si un objectif est tiré en remplacement d’une carte lâchée, il attend le tour d’après.)
rule-W8 = Quand le Concombre est tiré, l’objectif du fond est dévoilé. Tu gagnes si le labyrinthe est comme il le veut (M18) ; sinon tu perds.
rule-W9 = En mode facile, le Studio de la Souris reste de côté ; à chaque tour, l’un ou l’autre personnage peut être l’actif : une carte est posée à côté de l’un des deux, et de ceux qui sont à côté d’elle, un au moins doit pouvoir s’éloigner ; et les objectifs tirés sont gardés : chaque pouvoir peut être utilisé une fois, au début de n’importe quel tour suivant, ou jamais. (Notre choix : la première pile de la pioche a alors 5 cartes Labyrinthe.)
rule-M7 = Le hasard choisit une carte avec les bons murs pour chaque emplacement de départ, tournée du plus petit angle qui convient ; puis quatre cartes pour le convoyeur. Tout a la même chance. Au début, il n’y a pas de chemin entre la Souris et le Fromage. (Notre choix : les mises en place.)
rule-M8 = Personne ne connaît l’ordre de la pioche. (Notre choix : on tire carte par carte, et toute carte Labyrinthe qui n’est pas encore sortie a autant de chances qu’une autre.)
rule-M10b = Chat : le Chat et le Fromage échangent leurs places.
rule-M11 = Une carte se pose dans n’importe quelle orientation, ou par-dessus une carte Labyrinthe qui a les mêmes murs, côté par côté, dans l’orientation où sont les deux ; rouages et trous peuvent différer. (Notre choix : les angles qui donnent exactement la même carte, murs, trous et rouages, ne sont proposés qu’une fois, par le plus petit.)
rule-M15 = Qui arrive sur la case de celui qu’il ne doit pas rencontrer s’arrête là, et la partie aussi : la Souris sur le Fromage, la Souris sur le Chat, le Chat sur la Souris. Si rien d’autre ne peut être atteint, il faut le faire. Le Chat passe librement par-dessus le Fromage.
rule-M18 = On regarde si la Souris a un chemin jusqu’au Fromage, et si le Chat a un chemin jusqu’à la Souris. Seulement le premier : l’objectif Souris est atteint. Seulement le second : Chat. Aucun : Fromage. Les deux : Concombre.

## Options

option-setup = Ce qui est sur la table au début : l’une de nos mises en place, ou une ligne à toi, comme cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Le mode facile : sans le Studio de la Souris, avec l’un ou l’autre personnage actif, et avec des pouvoirs à utiliser quand tu veux.

## Pourquoi un coup est refusé

refusal-spin-due = L’objectif Fromage est utilisé : il faut tourner une carte maintenant, par exemple spin e4 90.
refusal-drop-due = L’objectif Concombre est utilisé : il faut lâcher une carte maintenant, par exemple drop m07 e4 90.
refusal-no-such-thing = On ne saute pas la pose : qui ne peut rien poser a perdu.
refusal-cat-early = Le Chat vient après { $after } cartes Labyrinthe au moins ; cartes tirées : { $drawn }.
refusal-cat-due = Cartes Labyrinthe tirées : { $drawn }. C’est le Chat qui vient maintenant.
refusal-cucumber-early = Le Concombre vient après { $after } cartes Labyrinthe au moins ; cartes tirées : { $drawn }.
refusal-agenda-due = Maintenant, un objectif est tiré.
refusal-agenda-early = Maintenant, ce n’est pas un objectif qui est tiré.
refusal-agenda-came = L’objectif { agenda-name } est déjà sorti.
refusal-not-easier = Les pouvoirs s’utilisent d’eux-mêmes ; on ne les garde pour plus tard qu’en mode facile.
refusal-not-kept = Tu n’as pas l’objectif { agenda-name } à utiliser.
refusal-no-cat-yet = Le Chat n’est pas sur la table : il ne peut pas échanger sa place avec le Fromage.
refusal-not-active = { $cell } ne convient pas : la carte doit toucher { $who }.
refusal-too-high = En { $cell }, une carte Labyrinthe est déjà couverte, et aucune pile ne dépasse deux cartes.

## Ce qui se passe

event-used = Le pouvoir de l’objectif { agenda-name } prend effet.
event-used-kept = Tu utilises l’objectif { agenda-name }.
event-unused = Le pouvoir de l’objectif { agenda-name } est perdu : le Chat n’est pas sur la table.
event-is-stuck = { $count ->
    [one] Hélas, { $who } doit s’éloigner et ne peut pas.
   *[other] L’un des deux au moins doit s’éloigner, et aucun ne le peut : { $who }.
}
event-drew-agenda = Un objectif est tiré. Hors de cause : { agenda-name }. { $count ->
    [one] Coupable, donc : { $left }.
   *[other] Restent : { $left }.
}
event-cannot-place = Aucune carte ne peut être posée.
event-culprit = Coupable : { agenda-name }. { $mouse } { $cat } { $right ->
    [1] Cet objectif est atteint.
   *[other] Cet objectif n’est pas atteint ; celui qui l’est : { now-name }.
}

## Comment cela finit

ending-stuck = Tu perds : le personnage actif est coincé.
ending-no-place = Tu perds : aucune carte ne peut être posée.
ending-mouse-took-cheese = Tu perds : la Souris a pris le Fromage.
ending-cat-caught-mouse = Tu perds : le Chat et la Souris se sont rencontrés.
ending-solved-mouse = Tu gagnes : c’était la Souris, et son objectif est atteint. La Souris peut rejoindre le Fromage, et le Chat ne peut pas rejoindre la Souris.
ending-solved-cat = Tu gagnes : c’était le Chat, et son objectif est atteint. Le Chat peut rejoindre la Souris, et la Souris ne peut pas rejoindre le Fromage.
ending-solved-cheese = Tu gagnes : c’était le Fromage, et son objectif est atteint. Tous sont séparés.
ending-solved-cucumber = Tu gagnes : c’était le Concombre, et son objectif est atteint. Personne n’est à l’abri de personne.
ending-unsolved-mouse = Tu perds : c’était la Souris, mais le labyrinthe remplit l’objectif { now-name }.
ending-unsolved-cat = Tu perds : c’était le Chat, mais le labyrinthe remplit l’objectif { now-name }.
ending-unsolved-cheese = Tu perds : c’était le Fromage, mais le labyrinthe remplit l’objectif { now-name }.
ending-unsolved-cucumber = Tu perds : c’était le Concombre, mais le labyrinthe remplit l’objectif { now-name }.

## Ce qu’on voit

move-hint = Tape m07 e4 90 pour poser la carte m07 en e4, tournée de 90° ; mouse f6 ou cat c2 pour mener quelqu’un ; en mode facile, use cat pour utiliser un objectif sorti.
board-legend = Sur le plateau : = et | des murs, o un trou de souris dans un mur, R et L un rouage de ce côté, qui fait tourner la voisine à droite (sens horaire) ou à gauche (sens antihoraire) ; M07 est par-dessus d’autres ; > < qui est actif ; les cases avec un nom sont libres et peuvent recevoir une carte. Dessous, le convoyeur, avec ses cartes à 0°.

piece-cell = { $use ->
    [beside] { $cell } : espace libre ; une carte peut être posée ici
    [goal] { $cell } : espace libre ; quelqu’un peut y aller
    [outside] { $cell } : pas maintenant, la table dépasserait 5 × 5
   *[far] { $cell } : espace libre, mais pas à côté du personnage actif
}
piece-active = Personnage actif en { $cell } : { $who } ; les cartes se posent à côté
piece-use = Utiliser l’objectif { agenda-name } : { ability }
piece-suspect = Suspect : { agenda-name }. { wants } { $right ->
    [1] Objectif atteint en ce moment
   *[other] Objectif non atteint en ce moment
} : { $why }.
piece-cleared = Hors de cause : { agenda-name }, sorti de la pioche{ $kept ->
    [1]  ; son pouvoir peut encore être utilisé
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Objectif atteint alors : aucun des suspects restants
       *[other] { $sure ->
            [1] Objectif atteint alors : { $suited }
           *[other] Objectif qui peut alors être atteint : { $suited }
        }
    }
    [stuck] Tu perds : le personnage actif serait coincé
    [no-place] Tu perds : rien ne pourrait être posé
    [mouse-took-cheese] Tu perds : la Souris prendrait le Fromage
    [cat-caught-mouse] Tu perds : le Chat et la Souris se rencontreraient
   *[ways] Tu perds, où que chacun aille
}
offer-use = Utiliser l’objectif { agenda-name } : { ability }
effect-place = { $covers ->
    [1] Poser { $card } par-dessus la carte en { $cell }, à { $angle }°
   *[other] Poser { $card } en { $cell } à { $angle }°
}{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}{ $sent ->
    [0] { "" }
   *[other]  ; met en route : { $who }
}. { then }
effect-drop = Lâcher { $card } sur la carte en { $cell }, à { $angle }°{ $count ->
    [0] { "" }
   *[other]  ; fait tourner { $turned }
}{ $sent ->
    [0] { "" }
   *[other]  ; met en route : { $who }
}. { then }
effect-spin = Tourner { $card } en { $cell } de { $angle }°. { then }
effect-walk = Mener { $who } par { $cells }{ $meets ->
    [cheese] , jusqu’au Fromage
    [cat] , jusqu’au Chat
    [mouse] , jusqu’à la Souris
   *[nobody] { "" }
}. { then }
effect-arrive = Le Chat arrive en { $cell }. { then }
effect-use = Utiliser l’objectif { agenda-name } : { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Le hasard met les cartes de départ.
   *[belt] Le hasard remplit le convoyeur.
}
note-turn = { $step ->
    [turn] Il faut poser une carte qui touche { $who }.
    [spin] L’objectif Fromage est utilisé : il faut tourner une carte.
    [drop] L’objectif Concombre est utilisé : il faut lâcher une carte sur une autre.
    [move] Quelqu’un doit bouger.
    [arrive] Il faut faire arriver le Chat.
   *[draw] Une carte est tirée.
}
note-suspect = Suspect : { agenda-name }. { $right ->
    [1] Objectif atteint en ce moment
   *[other] Objectif non atteint en ce moment
} : { $why }.
note-cleared = Hors de cause : { $who }.
note-fresh = Au début du prochain tour, le pouvoir de cet objectif est utilisé, si c’est possible : { $who }.
note-fresh-easier = Dès le prochain tour, tu peux utiliser cet objectif : { $who }.
note-kept = De côté, à utiliser une fois, au début d’un tour : { $who }.
note-left = { $left ->
    [one] Il reste { $left } carte Labyrinthe
   *[other] Il reste { $left } cartes Labyrinthe
} dans la pioche. { $next ->
    [agenda] Ensuite, un objectif est tiré.
    [cucumber] Chaque tirage peut être le Concombre.
    [cat] Chaque tirage peut être le Chat.
   *[card] { $before ->
        [one] Le Concombre peut venir après { $before } carte de plus.
       *[other] Le Concombre peut venir après { $before } cartes de plus.
    }
}

## Ce qu’on demande à une vraie table

chance-drew-agenda = Tire une carte : c’est un objectif qui sort. Dévoile-le et tape lequel : { $choices }.
