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
wall-there = the wall in the { side-name } of { $card } on { $cell }
turns = { $card } on { $cell } { way-name }
path-open = A path joins the { $who } and the { $whom }: { $cells }.
path-walled = There is no path from the { $who } to the { $whom }: { $wall } is in the way.
path-none = There is no path from the { $who } to the { $whom }: nothing leads there.
path-no-cat = The Cat is not on the table yet.

## Rules, in our own words. The pages in docs/games are made from them.

rule-M1 = There are 28 Maze Cards; the Mouse, the Cheese and the Cat, who lie on the table as cards of their own; the Cucumber; and four agendas: mouse, cat, cheese and cucumber.
rule-M2 = Each side of a Maze Card is open or walled. A wall may have a mouse hole. Any side may carry one cog, clockwise (dark) or counterclockwise (light). One card, the Mouse's Studio, has four mouse holes, and so four walls. (Ours: how the cards are cut.)
rule-M3 = The real faces of the cards are not known to us. Our deck is a file, deck.toml, with an entry for each card, m01 to m28: its walls, holes, cogs and the motifs of the puzzle. A card has up to three cogs, at least three cards have none, and both directions are about as frequent. The option deck brings another deck, which is checked first.
rule-M4 = Cells are named by a column, a to i from the left, and a row, 1 to 9 from the top. The Cheese starts on e5. North is up. How a card lies is told by the angle it is turned clockwise: 0, 90, 180 or 270.
rule-M5 = The smallest rectangle round everything on the table, characters included, is never wider or taller than 5. An empty space is a cell without a card on which something can be put so that this holds. (Ours: that the rectangle is not fixed from the start, and that characters count.)
rule-M6 = A character fills a cell of its own. It never lies on a Maze Card, and no card is put on it. Whoever passes over its cell finds it open on all sides. (Ours: that this holds for moves too.)
rule-M10a = Mouse: until the end of this turn the Mouse may cross a walled boundary if there is a mouse hole on either face of it. (Ours: this is for moves, not for the paths of the endgame.)
rule-M10c = Cheese: turn any one Maze Card, with what lies under it, by 90, 180 or 270 degrees.
rule-M10d = Cucumber: drop a belt card on any Maze Card, turned in any way, whatever the walls; it turns and moves others and is replaced on the belt like a placed one; then take your turn.
rule-M11 = Place a card from the belt: on an empty space next to any card on the table, turned in any way; or on top of a Maze Card whose walls are the same, side by side, as the two lie. (Ours: angles at which a card lies identically, in walls, holes and cogs, are offered once, as the smallest. If nothing can be placed you skip, and the turn goes on with the draw.)
rule-M12 = Each cog of the placed card turns the Maze Card next to that side, with what lies under it, by 90 degrees in its direction. Characters do not turn, and the cogs of cards that are turned do nothing.
rule-M13 = If the Mouse or the Cat lies next to the placed card, it must move through it, if it can get anywhere. If both lie there, you choose who goes first; where the second can go is judged after that.
rule-M14 = A move leads from the character's cell into the placed card, whose side there must be open, and on from card to card where both facing sides are open, and over characters. It ends on an empty space next to what it came through, entered by an open side; it does not go on from there. (Ours: it does not end where it began, and the size of the table is judged as if the character had left already.)
rule-M15 = Whoever comes to the cell of the one it must not meet ends there, and so does the game: Mouse on Cheese, and the mouse agenda wins; Mouse on Cat or Cat on Mouse, and the cat agenda wins. If nothing else can be reached, it must be done. The Cat passes over the Cheese freely.
rule-M16 = At the end of a turn chance draws a card to the belt. If it is the Cat, it is put on the empty space nearest the Cheese, counted in orthogonal steps as the crow walks; the player on turn chooses among several; then another card is drawn. If it is the Cucumber, the endgame begins at once.
rule-M17 = A path joins two characters when one can get from one to the other over Maze Cards whose facing sides are all open; other characters are no hindrance. (Ours: characters on neighbouring cells have a path.)
rule-M18 = In the endgame it matters whether the Mouse has a path to the Cheese, and whether the Cat has a path to the Mouse. Only the first: the mouse agenda wins. Only the second: cat. Neither: cheese. Both: cucumber.
## Options

option-deck = The Maze Cards: our own deck, named by its digest, or a deck of yours (on the command line: --deck FILE).
## Why a move is refused

refusal-start-due = A start card is laid next.
refusal-belt-due = A card is put on the belt next.
refusal-place-due = A card is to be placed now, as in m07 e4 90.
refusal-walk-due = The placed card sends somebody on: Mouse or Cat must move now.
refusal-draw-due = A card is drawn next.
refusal-arrive-due = The Cat has come: choose where it arrives, as in arrive d4.
refusal-start-elsewhere = The next start card is laid on { $cell }.
refusal-start-walls = { $card } does not have the walls that { $cell } wants.
refusal-start-angle = { $card } is laid there at { $angle } degrees.
refusal-card-gone = { $card } has come already.
refusal-cat-out = The Cat has come already.
refusal-can-place = There is a card that can be placed, so you may not skip.
refusal-not-on-belt = { $card } is not on the belt.
refusal-same-lie = { $card } lies the same at { $smaller } degrees as at { $angle }; say { $smaller }.
refusal-walls-differ = The walls of { $card } and of { $below } on { $cell } are not the same in the { $sides }.
refusal-not-beside = Nothing lies next to { $cell }.
refusal-on-character = On { $cell } there is the { $who }, and no card is put on a character.
refusal-too-large = With something on { $cell } the table would be larger than 5 x 5.
refusal-no-card = There is no Maze Card on { $cell } to turn.
refusal-no-card-below = There is no Maze Card on { $cell } to drop one on.
refusal-not-waiting = It is not the { $who } that has to move now.
refusal-own-cell = The { $who } must go elsewhere than to { $cell }, where it is.
refusal-on-card = { $cell } holds a Maze Card, and the { $who } can end only on an empty space.
refusal-on-cheese = The { $who } may pass over the Cheese on { $cell }, but not stay there.
refusal-shut-in = The { $who } cannot get to { $cell }: { $wall } keeps it out of the placed card.
refusal-walled-off = The { $who } cannot get to { $cell }: { $wall } is in the way.
refusal-no-way = The { $who } cannot get to { $cell }: nothing that it can go through leads there.
refusal-not-empty = { $cell } is not empty.
refusal-not-nearest = { $cell } is { $far } steps from the Cheese; the nearest empty space is { $near } away.

## Why a text is no move

bad-card = There is no card { $name }; there are { $first } to { $last }.
bad-cell = There is no cell { $name }; there are { $first } to { $last }.
bad-angle = The angle is one of these: { $known }.
bad-agenda = The agenda is one of these: { $known }.
bad-no-lie = Say where, and the angle, as in { $like }.
bad-no-cell = Say where, as in { $like }.
bad-no-angle = Say the angle too, as in { $like }.
bad-no-walker = Say who goes there, as in { $walk }, or which card: { $place }.

## What happens

event-started = { $card } is laid on { $cell } at { $angle } degrees.
event-belted = { $card } goes on the belt.
event-holes-open = In this turn the Mouse may use mouse holes.
event-swapped = Cat and Cheese change places: the Cat is on { $cat } now, the Cheese on { $cheese }.
event-spun = { $card } on { $cell } is turned by { $angle } degrees.
event-dropped = { $card } is dropped on { $below } on { $cell }, at { $angle } degrees.
event-placed = { $card } is placed on { $cell } at { $angle } degrees.
event-covered = { $card } is put on top of { $below } on { $cell }, at { $angle } degrees.
event-turned = The cog in the { side-name } of { $by } turns { $card } on { $cell } { way-name }.
event-stays = The { $who } is next to it, but can go nowhere.
event-walked = The { $who } goes { $cells }.
event-took-cheese = The Mouse has the Cheese!
event-caught = Cat and Mouse meet!
event-drew = { $card } is drawn to the belt.
event-drew-cat = The Cat is drawn!
event-arrived = The Cat arrives on { $cell }.
event-drew-cucumber = The Cucumber is drawn: the endgame!
## What is seen

piece-cell = { $use ->
    [beside] { $cell }: an empty space; a card can be placed here
    [outside] { $cell }: not now, the table would be larger than 5 x 5
   *[far] { $cell }: nothing lies next to it
}
piece-laid = { $card } on { $cell }{ $deep ->
    [0] { "" }
   *[other] , on top of others
}. { $sides }
piece-mouse = The Mouse on { $cell }
piece-cheese = The Cheese on { $cell }
piece-cat = The Cat on { $cell }
piece-belt = { $card } on the belt. { $sides }
piece-angle = Turned by { $angle } degrees
piece-skip = Skip
piece-deck = The deck: { $left ->
    [one] 1 Maze Card is
   *[other] { $left } Maze Cards are
} left
offer-place = Place { $card } on { $cell } at { $angle } degrees
offer-drop = Drop { $card } on the card on { $cell }, at { $angle } degrees
offer-spin = Turn the card on { $cell } by { $angle } degrees
offer-walk = Move the { $who } to { $cell }
effect-place = { $covers ->
    [1] Put { $card } on top of the card on { $cell }, at { $angle } degrees
   *[other] Place { $card } on { $cell } at { $angle } degrees
}{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}{ $sent ->
    [0] . If the game ended then: { now-name }
   *[other] ; it sends on: { $who }
}
effect-drop = Drop { $card } on the card on { $cell }, at { $angle } degrees{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}{ $sent ->
    [0] . If the game ended then: { now-name }
   *[other] ; it sends on: { $who }
}
effect-spin = Turn { $card } on { $cell } by { $angle } degrees. If the game ended then: { now-name }
effect-walk = The { $who } goes { $cells }{ $meets ->
    [cheese] , and gets the Cheese
    [cat] , and meets the Cat
    [mouse] , and meets the Mouse
   *[nobody] { "" }
}
offer-arrive = The Cat arrives on { $cell }
offer-skip = Skip: nothing can be placed
note-waiting = To move: { $who }.
note-holes = The Mouse may use mouse holes in this turn.

## What is asked at a real table

chance-started = { start-card }. Type its name, as in m05; moves lists those that can come.
chance-belted = Draw a Maze Card for the belt and type its name, as in m11; or several on one line. Still to come: { $due }.
chance-drew = Draw a card to the belt and type its name: m12, or cat or cucumber if it is one of those.
chance-drew-cat = Draw a card: it must be the Cat now. Type cat.
chance-drew-cucumber = Draw the last card: it must be the Cucumber. Type cucumber.
start-card = { $shape ->
    [any] Draw any Maze Card and lay it on { $cell }
    [open] Take a Maze Card without walls and lay it on { $cell }
   *[walls] Take a Maze Card and lay it on { $cell } so that it has walls on these sides and no others: { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse
    [cat] cat
    [cheese] cheese
   *[cucumber] cucumber
}
