# Escape in English.

title = Escape
summary = One player, a Cat shut in with a walking bomb: find the Cheese among four sealed agendas and reach the Exit before the Cucumber comes.

who-bomb = Mechanical Mouse
who-exit = Exit
cell-name = { $cell }
bomb-way = With { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
} the bomb goes { side-name }: { $fate ->
    [goes] to { $cells }
    [edge] off the board, and it explodes
    [exit] onto the Exit, and it explodes
    [wall] against a wall, and it explodes
    [cat] onto the Cat, and they meet
   *[trapped] into corridors that lead nowhere, and it explodes
}.

level-1 = House Cat
level-2 = Alley Cat
level-3 = Burglar
level-4 = Acrobat
level-5 = Escape Artist

## Rules, in our own words. docs/games/escape.md is made from them.

rule-E1 = One player, who plays the Cat. The Mouse is the Mechanical Mouse, a walking bomb; the Cheese lies as the Exit. The board is 5 x 5, the cells c3 to g7, and nothing leaves it. The four agendas lie face down in its corners. A turn is Place, Rotate, Move, Bomb, End.
rule-E2 = The option setup is one of four: diagonal-dash, lucky-leftovers (four start cards come at random, at 0 degrees), careful-corners and horrible-hallways. The option belt leaves only three cards on the belt, which is harder. With the option help chance turns up one agenda at the end of the set-up, any corner and any face equally likely; it lies there known, and does nothing until the Cat gets to it. (Ours: the layouts, which are files, and that leftovers lie at 0 degrees.)
rule-E3 = The deck is 17 Maze Cards, and below them 3 and the Cucumber, shuffled; with a belt of three there is one more on top.
rule-E4 = Place a card next to any other card, agendas and characters included, or on a Maze Card with the same walls; no stack is higher than two. Never on an agenda, a character or the Exit.
rule-E5 = Cogs also turn the Mechanical Mouse and the Exit. The gear of the Mouse points one way for each number of cogs. (Ours: at 0 degrees it reads 0 north, 1 east, 2 south, 3 west; the Exit has one door, at 0 degrees in the south. A set-up of your own can say gear and door otherwise.)
rule-E6 = If the Cat lies next to the placed card it must move through it, if it can get anywhere: to an empty space; to an agenda; into the Exit by its door once the Cheese is found, which wins; or to the Mechanical Mouse, which loses. It may pass over agendas. (Ours: they are open on all sides; before the Cheese is found the Exit can be neither entered nor crossed.)
rule-E7 = Then the bomb moves. Count the cogs of the placed card: the Mechanical Mouse steps one cell the way its gear points for that number. On an empty space or an agenda it stops. On a Maze Card that is open to it, it goes on along corridors to any empty space or agenda, as you choose; it may pass over agendas (ours). It explodes, and you lose, if that step leads off the board, against a wall or onto the Exit, or if it can end nowhere. If it steps onto the Cat, they have met, and you lose. It must end elsewhere than it began.
rule-E8 = At the end of the turn a card is drawn; if it is the Cucumber, you are too late. Then, if the Cat ended its move on an agenda, that is turned up, does what it does, and leaves the board. Mouse: step the Mechanical Mouse any of the four ways (ours: if it can end nowhere, nothing happens). Cucumber: it moves once more, by the cogs of the card placed in this turn, and explodes if it cannot. Cat: look at one other agenda, which stays, known from then on. Cheese: the Cheese is found. (Ours: which of the first three does what; a set-up of your own can say it otherwise.)
rule-E9 = Before the Cheese is found, nothing wins.
rule-M7 = Before the game the Cat, the Mechanical Mouse, the Exit and the agendas are laid out. Chance picks a card of the right shape for each start place, turned by the smallest angle that suits, then the cards for the belt. All are equally likely.
rule-M8 = Every card that has not come yet is as likely as another.

## Options

option-setup = Where everything lies at the start: one of ours, or a line of your own, like mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = How many cards lie on the belt: 3 is harder than 4.
option-help = One agenda is turned up before the first turn.

## Why a move is refused

refusal-help-due = An agenda is turned up next.
refusal-walk-due = The placed card sends the Cat on: it must move now, as in cat c5.
refusal-bomb-due = The Mechanical Mouse must move now, as in bomb d6.
refusal-face-due = It is told now which agenda lies there.
refusal-nudge-due = You may step the Mechanical Mouse now, as in nudge d6.
refusal-again-due = The Mechanical Mouse must move once more, as in bomb d6.
refusal-peek-due = You may look at an agenda now, as in peek c3.
refusal-no-such-thing = There is no such move in escape.
refusal-cucumber-early = The Cucumber comes after at least { $after } cards; drawn so far: { $drawn }.
refusal-off-board = { $cell } is not on the board, which is c3 to g7.
refusal-too-high = Two cards lie on { $cell } already, and no stack is higher.
refusal-on-agenda = An agenda lies on { $cell }, and no card is put on it.
refusal-no-cheese-yet = The Exit is shut until the Cheese is found.
refusal-no-door = The Cat gets to the Exit, but not to its door.
refusal-bomb-elsewhere = With { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
} the Mechanical Mouse does not end on { $cell }; it can end on { $cells }.
refusal-nudge-elsewhere = The Mechanical Mouse cannot be stepped to { $cell }; it can end on { $cells }.
refusal-no-agenda = No agenda lies on { $cell }.
refusal-agenda-known = The agenda on { $cell } is known already.
refusal-face-elsewhere = It is the agenda on { $cell } that is turned up.
refusal-face-known = The { agenda-name } agenda does not lie on { $cell }.

## What happens

event-helped = For a start, the agenda on { $cell } is turned up: { agenda-name }.
event-skipped = Nothing can be placed.
event-turned-mouse = The cog in the { side-name } of { $by } turns the Mechanical Mouse { way-name }.
event-turned-exit = The cog in the { side-name } of { $by } turns the Exit { way-name }.
event-through-door = The Cat is out!
event-met = Cat and Mechanical Mouse meet!
event-bombed = The Mechanical Mouse goes { $cells }.
event-blew-up = { $way } Boom!
event-drew-cucumber = The Cucumber is drawn: too late.
event-faced = The agenda on { $cell } is turned up: { agenda-name }.
event-found = The Cheese is found! Now to the Exit.
event-may-nudge = The Mechanical Mouse may be stepped once, any way.
event-nudged = The Mechanical Mouse is stepped: { $cells }.
event-goes-again = The Mechanical Mouse moves once more, by { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
}.
event-may-peek = One of the other agendas may be looked at.
event-nothing-happens = There is nothing for it to do.
event-peeks = You look at the agenda on { $cell }.
event-peeked = The agenda on { $cell } is { agenda-name }.

## How it ends

ending-escaped = The Cat has the Cheese and is out: you win!
ending-met-mouse = The Cat and the Mechanical Mouse met: you lose.
ending-exploded = The Mechanical Mouse could go nowhere and exploded: you lose.
ending-too-late = The Cucumber came before the Cat was out: you lose.

## What is seen

move-hint = Type m07 e4 90 to place the card m07 on e4, turned by 90 degrees; cat c5 to move the Cat; bomb d6 to say where the Mechanical Mouse ends.
board-legend = On the board: = and | walls, o a mouse hole in a wall, R and L a cog on that side that turns the neighbour right (clockwise) or left (counterclockwise); M07 lies on top of another; cells with a name are empty; dotted frames are agendas, ? one that nobody knows. Round the MOUSE stand the numbers of its gear; the EXIT is open where its door is. Below, the belt, as its cards lie at 0 degrees.

piece-cell = { $use ->
    [beside] { $cell }: an empty space; a card can be placed here
   *[far] { $cell }: an empty space; nothing lies next to it
}
piece-agenda = { $agenda ->
    [none] An agenda face down on { $cell }
   *[other] The { agenda-name } agenda on { $cell }, known
}
piece-exit = The Exit on { $cell }, its door in the { side-name }, { $open ->
    [1] open
   *[other] shut until the Cheese is found
}
piece-bomb = The Mechanical Mouse on { $cell }. Its gear reads { $north } north, { $east } east, { $south } south, { $west } west
piece-bomb-mark = { $cell }: the bomb can go there with so many cogs: { $cogs }
piece-plate = The { agenda-name } agenda: { $effect ->
    [nudge] step the Mechanical Mouse any way
    [again] the Mechanical Mouse moves once more
    [peek] look at another agenda
   *[find] the Cheese is found
}. { $lies ->
    [gone] It lay on { $cell } and is gone
    [known] It lies on { $cell }
   *[hidden] Nobody knows where it lies
}
sentences = { $said } { $next }
offer-bomb = Move the Mechanical Mouse to { $cell }
effect-place = { $covers ->
    [1] Put { $card } on top of the card on { $cell }, at { $angle } degrees
   *[other] Place { $card } on { $cell } at { $angle } degrees
}{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}. { $others ->
    [0] { "" }
   *[other] { $other } { "" }
}{ $cat ->
    [1] The Cat moves first. { "" }
   *[other] { "" }
}{ $bomb }
effect-walk = The Cat goes { $cells }{ $meets ->
    [exit] , and is out
    [mouse] , and meets the Mechanical Mouse
    [agenda] , and will turn up the agenda there
   *[nobody] { "" }
}
effect-bomb = The Mechanical Mouse goes { $cells }
offer-peek = Look at the agenda on { $cell }

note-step = { $step ->
    [start] Chance lays the start cards.
    [belt] Chance fills the belt.
    [help] Chance turns an agenda up.
    [turn] A card is to be placed.
    [move] The Cat has to move; then the bomb.
    [bomb] The Mechanical Mouse has to move.
    [draw] A card is drawn.
    [face] The agenda under the Cat is turned up.
    [nudge] You may step the Mechanical Mouse any way.
    [again] The Mechanical Mouse has to move once more.
    [peek] You may look at an agenda.
   *[peeked] You are told what the agenda is.
}
note-find = The Cheese is not found yet: { $left ->
    [one] 1 agenda is
   *[other] { $left } agendas are
} still on the board.
note-leave = The Cheese is found: the door of the Exit is in the { side-name }.
note-left = { $left ->
    [one] 1 Maze Card is
   *[other] { $left } Maze Cards are
} left in the deck; { $safe ->
    [0] the Cucumber can come with any draw.
    [one] after the next one the Cucumber can come with any draw.
   *[other] after the next { $safe } the Cucumber can come with any draw.
}

## What is asked at a real table

chance-drew = Draw a card to the belt and type its name: m12, or cucumber if it is that.
chance-helped = Turn up one of the four agendas, any one, and type where it lies and which it is, as in c3 cat.
chance-faced = Turn up the agenda on { $cell } and type which it is: { $choices }.
chance-peeked = Look at the agenda on { $cell } and type which it is: { $choices }.
