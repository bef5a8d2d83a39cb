# Whodunit in English.

title = Whodunit
summary = Alone in the clockwork maze, you place cards next to the Mouse, then next to the Cat. One after another the suspects are cleared; the last one is the culprit, and the maze must lie as it wants when the Cucumber comes.

who-either = Mouse or Cat
suspect = { agenda-name }
has-path-mouse = the Mouse has a path to the Cheese
no-path-mouse = the Mouse has no path to the Cheese
has-path-cat = the Cat has a path to the Mouse
no-path-cat = the Cat has no path to the Mouse
wants = { $agenda ->
    [mouse] The Mouse is to have a path to the Cheese, and the Cat none to the Mouse [M18].
    [cat] The Cat is to have a path to the Mouse, and the Mouse none to the Cheese [M18].
    [cheese] The Mouse is to have no path to the Cheese, and the Cat none to the Mouse [M18].
   *[cucumber] The Mouse is to have a path to the Cheese, and the Cat one to the Mouse [M18].
}
ability = { $agenda ->
    [mouse] in this turn the Mouse may use mouse holes
    [cat] Cat and Cheese change places
    [cheese] turn a Maze Card as you like
   *[cucumber] drop a belt card on any Maze Card, then take your turn
}

level-1 = Bystander
level-2 = Neighbour
level-3 = Constable
level-4 = Detective
level-5 = Inspector

## Rules, in our own words. docs/games/whodunit.md is made from them.

rule-W1 = One plays alone, without an agenda. A turn is Place, Rotate, Move, End. Until the Cat is on the table the Mouse is the active character, from then on the Cat. Chance lays the start cards and fills the belt; no agenda is dealt.
rule-W2 = Before the game the Cheese, the Mouse and three start cards are laid out. The option setup chooses among Cat's Crossing (hard), Mouse's Mirror (medium), Cheese's Cottage (hard) and Cucumber's Cradle (medium). (Ours: the four layouts, made so that bots win each medium one clearly more often than each hard one.)
rule-W3 = The deck, from the top: 6 Maze Cards and an agenda; 5 Maze Cards with the Cat among them and an agenda; 5 Maze Cards and an agenda; 2 Maze Cards, then 3 with the Cucumber among them, and the last agenda. Which agenda it is shows when it is drawn.
rule-W4 = Place a card next to the active character: on an empty space, turned in any way, or on top of a Maze Card with the same walls. A Maze Card is covered but once, so that no stack is higher than two.
rule-W5 = The active character must end its move elsewhere than it began, or you lose. The other one moves too if it lies next to the placed card and can get anywhere.
rule-W6 = You lose if no card can be placed, if the Mouse comes to the Cheese, and if Cat and Mouse meet.
rule-W7 = An agenda that is drawn is set aside, and another card is drawn. At the start of the next turn its ability must be used, if it can be: mouse, cheese and cucumber as M10a, M10c and M10d say; cat, Cat and Cheese change places, if the Cat is there. The character that a dropped card sends on need not get anywhere. (Ours: a card is dropped on a stack of any height. If an agenda is drawn to replace a dropped card, it waits for the turn after.)
rule-W8 = When the Cucumber is drawn, the agenda at the bottom is turned up. You win if the maze lies as it wants (M18); otherwise you lose.
rule-W9 = The easier way, the Mouse's Studio is left out; in every turn either character may be the active one, so that a card is placed next to either, and of those next to it at least one must get away; and agendas that are drawn are kept: each ability may be used once, at the start of any later turn, or never. (Ours: the first stack of the deck then has 5 Maze Cards.)
rule-M7 = Chance picks a card of the right walls for each start place, turned by the smallest angle that suits; then four cards for the belt. All are equally likely. There is no path between Mouse and Cheese at the start. (Ours: the layouts.)
rule-M8 = Nobody knows the order of the deck. (Ours: it is drawn card by card, and every Maze Card that has not come yet is as likely as another.)
rule-M10b = Cat: the Cat and the Cheese change places.
rule-M11 = A card is placed turned in any way, or on top of a Maze Card whose walls are the same, side by side, as the two lie; cogs and holes may differ. (Ours: angles at which a card lies identically, in walls, holes and cogs, are offered once, as the smallest.)
rule-M15 = Whoever comes to the cell of the one it must not meet ends there, and so does the game: the Mouse on the Cheese, the Mouse on the Cat, the Cat on the Mouse. If nothing else can be reached, it must be done. The Cat passes over the Cheese freely.
rule-M18 = It matters whether the Mouse has a path to the Cheese, and whether the Cat has a path to the Mouse. Only the first satisfies the mouse, only the second the cat, neither the cheese, both the cucumber.

## Options

option-setup = What lies on the table at the start: one of ours, or a line of your own, like cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Without the Mouse's Studio, with either character active, and with abilities to be used when you like.

## Why a move is refused

refusal-spin-due = The cheese agenda is used: a card is to be turned now, as in spin e4 90.
refusal-drop-due = The cucumber agenda is used: a card is to be dropped now, as in drop m07 e4 90.
refusal-no-such-thing = There is no skipping: whoever can place nothing has lost.
refusal-cat-early = The Cat comes after at least { $after } Maze Cards; drawn so far: { $drawn }.
refusal-cat-due = After { $drawn } Maze Cards it is the Cat that comes.
refusal-cucumber-early = The Cucumber comes after at least { $after } Maze Cards; drawn so far: { $drawn }.
refusal-agenda-due = An agenda is drawn next.
refusal-agenda-early = It is not an agenda that is drawn next.
refusal-agenda-came = The { agenda-name } agenda has come already.
refusal-not-easier = Abilities are used of themselves; only the easier way are they kept for later.
refusal-not-kept = You do not have the { agenda-name } agenda to use.
refusal-no-cat-yet = The Cat is not on the table, so it cannot change places with the Cheese.
refusal-not-active = { $cell } is not next to the { $who }, as a card must be placed.
refusal-too-high = On { $cell } a Maze Card is covered already, and no stack may be higher than two.

## What happens

event-used = The ability of the { agenda-name } agenda takes effect.
event-used-kept = You use the { agenda-name } agenda.
event-unused = The ability of the { agenda-name } agenda is lost: the Cat is not on the table.
event-is-stuck = { $count ->
    [one] The { $who } must get away, and cannot.
   *[other] At least one of { $who } must get away, and neither can.
}
event-drew-agenda = An agenda is drawn: the { agenda-name } is cleared. { $count ->
    [one] So the culprit is the { $left }.
   *[other] Left are { $left }.
}
event-cannot-place = No card can be placed.
event-culprit = The culprit is the { agenda-name }. { $mouse } { $cat } { $right ->
    [1] It is satisfied.
   *[other] It is not satisfied; the { now-name } would be.
}

## How it ends

ending-stuck = You lose: the active character is stuck.
ending-no-place = You lose: no card can be placed.
ending-mouse-took-cheese = You lose: the Mouse took the Cheese.
ending-cat-caught-mouse = You lose: Cat and Mouse have met.
ending-solved-mouse = You win: the mouse did it, and is satisfied. The Mouse can get to the Cheese, and the Cat cannot get to the Mouse.
ending-solved-cat = You win: the cat did it, and is satisfied. The Cat can get to the Mouse, and the Mouse cannot get to the Cheese.
ending-solved-cheese = You win: the cheese did it, and is satisfied. All are kept apart.
ending-solved-cucumber = You win: the cucumber did it, and is satisfied. Nobody is safe from anybody.
ending-unsolved-mouse = You lose: the mouse did it, but the maze suits the { now-name }.
ending-unsolved-cat = You lose: the cat did it, but the maze suits the { now-name }.
ending-unsolved-cheese = You lose: the cheese did it, but the maze suits the { now-name }.
ending-unsolved-cucumber = You lose: the cucumber did it, but the maze suits the { now-name }.

## What is seen

move-hint = Type m07 e4 90 to place the card m07 on e4, turned by 90 degrees; mouse f6 or cat c2 to move somebody; the easier way, use cat to use an agenda that came.
board-legend = On the board: = and | walls, o a mouse hole in a wall, R and L a cog on that side that turns the neighbour right (clockwise) or left (counterclockwise); M07 lies on top of others; > < who is active; cells with a name are empty and can take a card. Below, the belt, as its cards lie at 0 degrees.

piece-cell = { $use ->
    [beside] { $cell }: an empty space; a card can be placed here
    [goal] { $cell }: an empty space; somebody can go here
    [outside] { $cell }: not now, the table would be larger than 5 x 5
   *[far] { $cell }: an empty space, but not next to who is active
}
piece-active = The { $who } on { $cell }, active: cards are placed next to it
piece-use = Use the { agenda-name } agenda: { ability }
piece-suspect = Suspect: { agenda-name }. { wants } { $right ->
    [1] It would be satisfied now
   *[other] It would not be satisfied now
}: { $why }.
piece-cleared = Cleared: { agenda-name }, which came from the deck{ $kept ->
    [1] ; its ability can still be used
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Satisfied then: no suspect that is left
       *[other] { $sure ->
            [1] Satisfied then: { $suited }
           *[other] Can be satisfied then: { $suited }
        }
    }
    [stuck] You lose: the active character would be stuck
    [no-place] You lose: nothing could be placed
    [mouse-took-cheese] You lose: the Mouse would take the Cheese
    [cat-caught-mouse] You lose: Cat and Mouse would meet
   *[ways] You lose, whoever goes wherever
}
offer-use = Use the { agenda-name } agenda: { ability }
effect-place = { $covers ->
    [1] Put { $card } on top of the card on { $cell }, at { $angle } degrees
   *[other] Place { $card } on { $cell } at { $angle } degrees
}{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; it sends on: { $who }
}. { then }
effect-drop = Drop { $card } on the card on { $cell }, at { $angle } degrees{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; it sends on: { $who }
}. { then }
effect-spin = Turn { $card } on { $cell } by { $angle } degrees. { then }
effect-walk = The { $who } goes { $cells }{ $meets ->
    [cheese] , and gets the Cheese
    [cat] , and meets the Cat
    [mouse] , and meets the Mouse
   *[nobody] { "" }
}. { then }
effect-arrive = The Cat arrives on { $cell }. { then }
effect-use = Use the { agenda-name } agenda: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Chance lays the start cards.
   *[belt] Chance fills the belt.
}
note-turn = { $step ->
    [turn] A card is to be placed next to the { $who }.
    [spin] The cheese agenda is used: a card is to be turned.
    [drop] The cucumber agenda is used: a card is to be dropped on another.
    [move] Somebody has to move.
    [arrive] The Cat is to arrive.
   *[draw] A card is drawn.
}
note-suspect = Suspect: { agenda-name }. { $right ->
    [1] Satisfied now
   *[other] Not satisfied now
}: { $why }.
note-cleared = Cleared: { $who }.
note-fresh = At the start of the next turn the ability of the { $who } agenda is used, if it can be.
note-fresh-easier = From the next turn on you can use the { $who } agenda.
note-kept = Kept, to be used once, at the start of a turn: { $who }.
note-left = { $left ->
    [one] 1 Maze Card is
   *[other] { $left } Maze Cards are
} left in the deck. { $next ->
    [agenda] An agenda is drawn next.
    [cucumber] Any draw may be the Cucumber.
    [cat] Any draw may be the Cat.
   *[card] { $before ->
        [one] The Cucumber may come after 1 more.
       *[other] The Cucumber may come after { $before } more.
    }
}

## What is asked at a real table

chance-drew-agenda = Draw a card: an agenda comes now. Turn it up and type which: { $choices }.
