# What all games with Maze Cards share, in English. A game's own words go before these.

piece-card = { $card }. { $shows }
card-sides = North: { $north }; east: { $east }; south: { $south }; west: { $west }.
card-side = { wall-name }{ cog-name }
card-side-motif = { wall-name }, { motif-name }{ cog-name }
side-name = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
wall-name = { $wall ->
    [open] open
    [hole] wall with a mouse hole
   *[wall] wall
}
cog-name = { $cog ->
    [clockwise] , clockwise cog
    [counter] , counterclockwise cog
   *[none] { "" }
}
motif-name = { $motif ->
    [crumbs] crumbs
    [paws] paw prints
    [rind] cheese rind
    [vine] vine
    [yarn] yarn
    [plant] plants
    [gears] gears
    [books] books
    [clock] clock
    [pipes] pipes
    [lamp] lamp
    [portrait] portrait
    [window] window
    [rug] rug
    [tiles] tiles
    [puddle] puddle
    [grate] grate
   *[other] { $motif }
}

who-mouse = Mouse
who-cat = Cat
who-cheese = Cheese
agenda-name = { $agenda ->
    [mouse] mouse
    [cat] cat
    [cheese] cheese
   *[cucumber] cucumber
}
way-name = { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
now-name = { $now ->
    [mouse] mouse
    [cat] cat
    [cheese] cheese
   *[cucumber] cucumber
}
wall-there = the { side-name } wall of { $card } on { $cell }
turns = { $card } on { $cell } { way-name }
path-open = The { $who } has a path to the { $whom }: { $cells }.
path-walled = The { $who } has no path to the { $whom }: { $wall } is in the way.
path-none = The { $who } has no path to the { $whom }: the cards don't connect them.
path-no-cat = The Cat is not on the table yet.

## Rules, in our own words. The pages in docs/games are made from them.

rule-M1 = The game has 28 Maze Cards; the Mouse, the Cheese and the Cat, which lie on the table as cards of their own; the Cucumber; and four agendas: mouse, cat, cheese and cucumber.
rule-M2 = Each side of a Maze Card is open or walled. A wall may have a mouse hole. Any side may carry one cog, clockwise (dark) or counterclockwise (light). One card, the Mouse's Studio, has four mouse holes, and so four walls. (Ours: how the cards are cut.)
rule-M3 = We don't know the faces of the printed cards, so the deck is our own. Its file, deck.toml, has an entry for each card, m01 to m28: its walls, holes, cogs and the motifs of the puzzle. A card has up to three cogs, at least three cards have none, and both directions are about equally common. The option deck loads a deck of yours, after checking it.
rule-M4 = A cell is named by its column, a to i from the left, and its row, 1 to 9 from the top. North is up. The Cheese starts on e5. The angle of a card says how far it is turned clockwise: 0, 90, 180 or 270 degrees.
rule-M5 = The smallest rectangle around everything on the table, characters included, is never wider or taller than 5. An empty space is a cell without a card that keeps it so. (Ours: the rectangle is not fixed from the start, and characters count.)
rule-M6 = A character fills a cell of its own: it never lies on a Maze Card, and you may not place a card on it. Its cell is open on all four sides to anyone who passes over it. (Ours: this holds for moves too.)
rule-M10a = Mouse: until the end of this turn, the Mouse may cross a walled boundary that has a mouse hole on either side of it. (Ours: this holds for moves, not for the paths of the endgame.)
rule-M10c = Cheese: turn any one Maze Card, together with what lies under it, by 90, 180 or 270 degrees.
rule-M10d = Cucumber: drop a belt card on any Maze Card, at any angle; the walls need not match. Its cogs turn neighbours, it sends characters on and it is replaced on the belt, like any placed card. Then take your turn.
rule-M11 = Place a card from the belt, either on an empty space next to any card on the table, at any angle, or on top of a Maze Card whose walls are on the same sides as the two cards lie. (Ours: where several angles give the same walls, holes and cogs, use the smallest. If you can't place any card, skip; your turn goes on with the draw.)
rule-M12 = Each cog on the placed card turns the Maze Card next to that side, together with what lies under it, by 90 degrees in the cog's direction. Characters do not turn, and the cogs of turned cards do nothing.
rule-M13 = If the Mouse or the Cat lies next to the placed card, it must move through that card, if it can get anywhere. If both do, you choose which goes first; see where the second can go only after that.
rule-M14 = A move starts from the character's cell into the placed card, whose side there must be open. It goes on from card to card where both facing sides are open, and over characters. It ends on an empty space next to a card or character it came through, entered by an open side, and goes no further. (Ours: a move never ends where it began, and the size of the table is judged as if the character had already left its cell.)
rule-M15 = A character that reaches the one it must not meet stops there, and the game ends: Mouse on Cheese, and the mouse agenda wins; Mouse on Cat or Cat on Mouse, and the cat agenda wins. You must do it if the character can reach nothing else. The Cat passes over the Cheese freely.
rule-M16 = At the end of your turn, draw a card to the belt. If you draw the Cat, put it on the empty space nearest the Cheese, counted in steps up, down, left and right; if several are equally near, you choose. Then draw another card. If you draw the Cucumber, the endgame begins immediately.
rule-M17 = Two characters have a path if one can get to the other over Maze Cards whose facing sides are all open. Other characters do not block it. (Ours: characters on neighbouring cells have a path.)
rule-M18 = The endgame asks two questions: does the Mouse have a path to the Cheese, and does the Cat have a path to the Mouse? If only the first is true, the mouse agenda wins; only the second, the cat; neither, the cheese; both, the cucumber.
## Options

option-deck = The Maze Cards: our own deck, named by its digest, or a deck of yours (on the command line: --deck FILE).
## Why a move is refused

refusal-start-due = Lay a start card first.
refusal-belt-due = Put a card on the belt first.
refusal-place-due = Place a card now, as in m07 e4 90.
refusal-walk-due = The Mouse or the Cat must move first: it lies next to the placed card.
refusal-draw-due = Draw a card first.
refusal-arrive-due = The Cat is here: choose where it arrives, as in arrive d4.
refusal-start-elsewhere = Lay the next start card on { $cell }.
refusal-start-walls = { $card } doesn't have the walls needed on { $cell }.
refusal-start-angle = Lay { $card } there at { $angle }°.
refusal-card-gone = { $card } has already come up.
refusal-cat-out = The Cat has already come up.
refusal-can-place = You can still place a card, so you can't skip.
refusal-not-on-belt = { $card } is not on the belt.
refusal-same-lie = { $card } looks the same at { $smaller }° as at { $angle }°. Use { $smaller }.
refusal-walls-differ = You can't cover { $below } on { $cell } with { $card }: their walls differ on these sides: { $sides }.
refusal-not-beside = { $cell } has no card next to it.
refusal-on-character = You can't place a card on { $cell }: it holds the { $who }.
refusal-too-large = Using { $cell } would make the table larger than 5 x 5.
refusal-no-card = { $cell } has no Maze Card to turn.
refusal-no-card-below = { $cell } has no Maze Card to drop one on.
refusal-not-waiting = The { $who } doesn't move now.
refusal-own-cell = The { $who } is on { $cell } already. It must move somewhere else.
refusal-on-card = The { $who } can't stop on { $cell }, on top of a Maze Card. It needs an empty space.
refusal-on-cheese = The { $who } may pass over the Cheese on { $cell }, but not stop there.
refusal-shut-in = The { $who } can't get to { $cell }: { $wall } keeps it out of the placed card.
refusal-walled-off = The { $who } can't get to { $cell }: { $wall } is in the way.
refusal-no-way = The { $who } can't get to { $cell }: no cards lead there.
refusal-not-empty = { $cell } is not empty.
refusal-not-nearest = { $cell } is { $far } steps from the Cheese, but an empty space only { $near } away is nearer.

## Why a text is not a move

bad-card = There is no card { $name }. Cards run from { $first } to { $last }.
bad-cell = There is no cell { $name }. Cells run from { $first } to { $last }.
bad-angle = Use one of these angles: { $known }.
bad-agenda = Use one of these agendas: { $known }.
bad-no-lie = Add the place and the angle, as in { $like }.
bad-no-cell = Add the place, as in { $like }.
bad-no-angle = Add the angle, as in { $like }.
bad-no-walker = Start with who goes there, as in { $walk }, or with a card, as in { $place }.

## What happens

event-started = Start card { $card } goes on { $cell }, turned { $angle }°.
event-belted = { $card } goes on the belt.
event-holes-open = The Mouse may use mouse holes this turn.
event-swapped = Cat and Cheese change places: the Cat is now on { $cat }, the Cheese on { $cheese }.
event-spun = { $card } on { $cell } turns by { $angle }°.
event-dropped = { $card } drops on { $below } on { $cell }, turned { $angle }°.
event-placed = { $card } goes on { $cell }, turned { $angle }°.
event-covered = { $card } goes on top of { $below } on { $cell }, turned { $angle }°.
event-turned = The { side-name } cog of { $by } turns { $card } on { $cell } { way-name }.
event-stays = The { $who } is next to it but can't go anywhere.
event-walked = The { $who } goes { $cells }.
event-took-cheese = The Mouse gets the Cheese!
event-caught = Cat and Mouse meet!
event-drew = { $card } comes to the belt.
event-drew-cat = The Cat is here!
event-arrived = The Cat arrives on { $cell }.
event-drew-cucumber = The Cucumber! The endgame begins.
## What you see

piece-cell = { $use ->
    [beside] { $cell }, empty; you can place a card here
    [outside] { $cell }, out of bounds; the table may not be larger than 5 x 5
   *[far] { $cell }, empty; no card next to it
}
piece-laid = { $card } on { $cell }{ $deep ->
    [0] { "" }
   *[other] , on top of another card
}. { $sides }
piece-mouse = The Mouse on { $cell }
piece-cheese = The Cheese on { $cell }
piece-cat = The Cat on { $cell }
piece-belt = { $card } on the belt. { $sides }
piece-angle = Turned { $angle }°
piece-skip = Skip
piece-deck = The deck: { $left ->
    [one] 1 Maze Card
   *[other] { $left } Maze Cards
} left
offer-place = Place { $card } on { $cell }, turned { $angle }°
offer-drop = Drop { $card } on { $cell }, turned { $angle }°
offer-spin = Turn the card on { $cell } by { $angle }°
offer-walk = Move the { $who } to { $cell }
effect-place = { $covers ->
    [1] Place { $card } on top of the card on { $cell }, turned { $angle }°
   *[other] Place { $card } on { $cell }, turned { $angle }°
}{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}. { $sent ->
    [0] If the game ended there, the { now-name } agenda would win
   *[other] Next to move: { $who }
}
effect-drop = Drop { $card } on the card on { $cell }, turned { $angle }°{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}. { $sent ->
    [0] If the game ended there, the { now-name } agenda would win
   *[other] Next to move: { $who }
}
effect-spin = Turn { $card } on { $cell } by { $angle }°. If the game ended there, the { now-name } agenda would win
effect-walk = The { $who } goes { $cells }{ $meets ->
    [cheese] , and gets the Cheese
    [cat] , and meets the Cat
    [mouse] , and meets the Mouse
   *[nobody] { "" }
}
offer-arrive = Let the Cat arrive on { $cell }
offer-skip = Skip: you can't place any card
note-waiting = Next to move: { $who }.
note-holes = The Mouse may use mouse holes this turn.

## What a referee is asked at a real table

chance-started = { start-card }. Type its name, as in m05; type moves to list the cards that fit.
chance-belted = Draw a Maze Card for the belt and type its name, as in m11, or type several on one line. Still to come: { $due }.
chance-drew = Draw a card to the belt and type its name, as in m12; or type cat or cucumber if you drew that.
chance-drew-cat = Draw a card. It must be the Cat: type cat.
chance-drew-cucumber = Draw the last card. It must be the Cucumber: type cucumber.
start-card = { $shape ->
    [any] Draw any Maze Card and lay it on { $cell }
    [open] Take a Maze Card without walls and lay it on { $cell }
   *[walls] Take a Maze Card and lay it on { $cell } so that it has walls on exactly these sides: { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse
    [cat] cat
    [cheese] cheese
   *[cucumber] cucumber
}
