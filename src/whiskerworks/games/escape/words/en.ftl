# Escape in English.

title = Escape
summary = You are a Cat, locked in with a walking bomb. Find the Cheese among four sealed agendas and reach the Exit before the Cucumber comes.

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
   *[trapped] into corridors with no way out, and it explodes
}.

level-1 = House Cat
level-2 = Alley Cat
level-3 = Burglar
level-4 = Acrobat
level-5 = Escape Artist

## Rules, in our own words. docs/games/escape.md is made from them.

rule-E1 = You play on your own, as the Cat. The Mouse is the Mechanical Mouse, a walking bomb; the Cheese card serves as the Exit. The board is 5 x 5, cells c3 to g7, and nothing leaves it. The four agendas lie face down in its corners. A turn is Place, Rotate, Move, Bomb, End.
rule-E2 = The option setup is one of diagonal-dash, lucky-leftovers (four start cards come at random, at 0 degrees), careful-corners and horrible-hallways. The option belt can leave you only three cards on the belt, which is harder. With the option help, one agenda is turned up at the end of the set-up, any corner and any face equally likely; it stays there, known to you, and does nothing until the Cat gets to it. (Ours: the layouts, which are files, and that leftovers lie at 0 degrees.)
rule-E3 = The deck holds 17 Maze Cards, and below them 3 and the Cucumber, shuffled together. With a belt of three there is one more card on top.
rule-E4 = Place a card next to any other card, agendas and characters included, or on a Maze Card with the same walls; no stack is higher than two. You may never place a card on an agenda, a character or the Exit.
rule-E5 = Cogs also turn the Mechanical Mouse and the Exit. The gear of the Mouse points one way for each number of cogs. (Ours: at 0 degrees it reads 0 north, 1 east, 2 south, 3 west; the Exit has one door, at 0 degrees in the south. Your own set-up may have another gear and other doors.)
rule-E6 = If the Cat lies next to the placed card, it must move through that card, if it can get anywhere: to an empty space; to an agenda; into the Exit by its door once you have found the Cheese, and you win; or to the Mechanical Mouse, and you lose. It may pass over agendas. (Ours: agendas are open on all sides; until you find the Cheese, the Cat can neither enter nor cross the Exit.)
rule-E7 = Then the bomb moves. Count the cogs on the placed card: the Mechanical Mouse steps one cell the way its gear points for that number. On an empty space or an agenda it stops. On a Maze Card that is open to it, it goes on along corridors to any empty space or agenda you choose, and may pass over agendas (ours). It explodes, and you lose, if its step leads off the board, against a wall or onto the Exit, or if it can't end anywhere. If it steps onto the Cat, they meet and you lose. It must end in a different cell.
rule-E8 = At the end of your turn, draw a card. If it is the Cucumber, you are too late. Then, if the Cat ended its move on an agenda, turn that agenda up; it takes effect and leaves the board. Mouse: step the Mechanical Mouse any of the four ways (ours: if it can't end anywhere, nothing happens). Cucumber: it moves once more, by the cogs on the card you placed this turn, and explodes if it can't. Cat: look at one other agenda, which stays where it is; from then on you know it. Cheese: you have found the Cheese. (Ours: which of the first three does what; your own set-up may say otherwise.)
rule-E9 = You can't win before you have found the Cheese.
rule-M7 = To set up, lay out the Cat, the Mechanical Mouse, the Exit and the agendas. Each start card is drawn at random from those of the right shape and lies at the smallest angle that fits; then the belt is filled. All draws are equally likely.
rule-M8 = Every card still in the deck is as likely as another.
rule-M4 = A cell is named by its column, c to g from the left, and its row, 3 to 7 from the top. North is up. The angle of a card says how far it is turned clockwise: 0, 90, 180 or 270 degrees.
rule-M12 = Each cog on the placed card turns its neighbour on that side by 90 degrees in the cog's direction: a Maze Card, together with what lies under it, the Mechanical Mouse or the Exit. The Cat and the agendas do not turn, and the cogs of turned cards do nothing.
rule-M13 = Only the Cat moves through the placed card (E6). The Mechanical Mouse moves after it, by the number of cogs (E7).
rule-M16 = At the end of your turn, draw a card to the belt. If it is the Cucumber, you lose.

## Options

option-setup = Where everything lies at the start: one of ours, or a line of your own, such as mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = How many cards lie on the belt: 3 is harder than 4.
option-help = Whether one agenda is turned up before your first turn.

## Why a move is refused

refusal-help-due = Turn up an agenda first.
refusal-walk-due = The Cat lies next to the placed card: move it now, as in cat c5.
refusal-bomb-due = Move the Mechanical Mouse now, as in bomb d6.
refusal-face-due = First turn up the agenda there.
refusal-nudge-due = Step the Mechanical Mouse now, as in nudge d6.
refusal-again-due = Move the Mechanical Mouse once more, as in bomb d6.
refusal-peek-due = Look at an agenda now, as in peek c3.
refusal-no-such-thing = Escape has no such move.
refusal-cucumber-early = The Cucumber comes after at least { $after } cards; drawn so far: { $drawn }.
refusal-off-board = { $cell } is off the board, which is c3 to g7.
refusal-too-high = { $cell } already holds two cards, and a stack may not be higher.
refusal-on-agenda = You can't place a card on { $cell }: it holds an agenda.
refusal-no-cheese-yet = The Exit stays shut until you find the Cheese.
refusal-no-door = The Cat reaches the Exit, but not by its door.
refusal-bomb-elsewhere = With { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
} the Mechanical Mouse can't end on { $cell }. It can end on { $cells }.
refusal-nudge-elsewhere = You can't step the Mechanical Mouse to { $cell }. It can end on { $cells }.
refusal-no-agenda = { $cell } holds no agenda.
refusal-agenda-known = You already know the agenda on { $cell }.
refusal-face-elsewhere = Turn up the agenda on { $cell } instead.
refusal-face-known = The { agenda-name } agenda is not the one on { $cell }.

## What happens

event-helped = To help you, the agenda on { $cell } is turned up: { agenda-name }.
event-skipped = You can't place any card.
event-turned-mouse = The { side-name } cog of { $by } turns the Mechanical Mouse { way-name }.
event-turned-exit = The { side-name } cog of { $by } turns the Exit { way-name }.
event-through-door = The Cat is out!
event-met = Cat and Mechanical Mouse meet!
event-bombed = The Mechanical Mouse goes { $cells }.
event-blew-up = { $way } Boom!
event-drew-cucumber = The Cucumber! You are too late.
event-faced = You turn up the agenda on { $cell }: { agenda-name }.
event-found = You found the Cheese! Now run for the Exit.
event-may-nudge = Step the Mechanical Mouse once, any way you like.
event-nudged = You step the Mechanical Mouse: { $cells }.
event-goes-again = The Mechanical Mouse moves once more, by { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
}.
event-may-peek = Look at one of the other agendas.
event-nothing-happens = It has no effect.
event-peeks = You look at the agenda on { $cell }.
event-peeked = The agenda on { $cell } is { agenda-name }.

## How it ends

ending-escaped = You win: the Cat is out, with the Cheese!
ending-met-mouse = You lose: the Cat and the Mechanical Mouse met.
ending-exploded = You lose: the Mechanical Mouse had nowhere to go and exploded.
ending-too-late = You lose: the Cucumber came before the Cat was out.

## What you see

move-hint = Type m07 e4 90 to place card m07 on e4, turned 90°; cat c5 to move the Cat; bomb d6 to choose where the Mechanical Mouse ends.
board-legend = On the board: = and | are walls, o is a mouse hole in a wall, R and L are cogs that turn the card on that side right (clockwise) or left (counterclockwise); M07 in capitals lies on top of another card; a named cell is empty; dotted frames are agendas, ? one you don't know. Around the MOUSE stand the numbers of its gear; the EXIT is open where its door is. Below is the belt, its cards at 0°.

piece-cell = { $use ->
    [beside] { $cell }, empty; you can place a card here
   *[far] { $cell }, empty; no card next to it
}
piece-agenda = { $agenda ->
    [none] An agenda face down on { $cell }
   *[other] The { agenda-name } agenda on { $cell }, known to you
}
piece-exit = The Exit on { $cell }, its door in the { side-name }, { $open ->
    [1] open
   *[other] shut until you find the Cheese
}
piece-bomb = The Mechanical Mouse on { $cell }. Its gear reads { $north } north, { $east } east, { $south } south, { $west } west
piece-bomb-mark = { $cell }: the bomb can go here. Cogs needed: { $cogs }
piece-plate = The { agenda-name } agenda: { $effect ->
    [nudge] step the Mechanical Mouse any way
    [again] the Mechanical Mouse moves once more
    [peek] look at another agenda
   *[find] you find the Cheese
}. { $lies ->
    [gone] It was on { $cell } and is gone
    [known] It lies on { $cell }
   *[hidden] You don't know where it lies
}
sentences = { $said } { $next }
offer-bomb = Move the Mechanical Mouse to { $cell }
effect-place = { $covers ->
    [1] Place { $card } on top of the card on { $cell }, turned { $angle }°
   *[other] Place { $card } on { $cell }, turned { $angle }°
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
    [start] The start cards are being laid.
    [belt] The belt is being filled.
    [help] An agenda is being turned up.
    [turn] Place a card.
    [move] Move the Cat; then the bomb moves.
    [bomb] Choose where the Mechanical Mouse goes.
    [draw] Draw a card.
    [face] Turn up the agenda under the Cat.
    [nudge] Step the Mechanical Mouse any way you like.
    [again] Move the Mechanical Mouse once more.
    [peek] Choose an agenda to look at.
   *[peeked] Look at the agenda.
}
note-find = Find the Cheese: { $left ->
    [one] 1 agenda is
   *[other] { $left } agendas are
} still on the board.
note-leave = You found the Cheese. Get to the Exit: its door is in the { side-name }.
note-left = { $left ->
    [one] 1 Maze Card
   *[other] { $left } Maze Cards
} left in the deck; { $safe ->
    [0] any draw may be the Cucumber.
    [one] after the next one, any draw may be the Cucumber.
   *[other] after the next { $safe }, any draw may be the Cucumber.
}

## What a referee is asked at a real table

chance-drew = Draw a card to the belt and type its name, as in m12; or type cucumber if you drew that.
chance-helped = Turn up any one of the four agendas and type where it lies and which it is, as in c3 cat.
chance-faced = Turn up the agenda on { $cell } and type which it is: { $choices }.
chance-peeked = Look at the agenda on { $cell } and type which it is: { $choices }.
