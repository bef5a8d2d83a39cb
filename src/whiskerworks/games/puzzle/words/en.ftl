# The puzzle in English.

title = Puzzle
summary = One player, 28 Maze Cards, one picture: lay them so that every seam fits.

level-1 = Onlooker
level-2 = Tinkerer
level-3 = Card Layer
level-4 = Cartographer
level-5 = Maze Maker

## Rules, in our own words. docs/games/puzzle.md is made from them.

rule-P1 = All 28 Maze Cards fit together as one maze, four cards high and seven cards wide.
rule-P2 = Our deck is cut from one such maze: the maze was drawn first, with its trails and its scenery, and the cards of all our maze games are what fell out. So the puzzle is true by construction.
rule-P3 = What can be seen in that maze: the Mouse's trail starts inside it; the trail of every character is complete; plants stand at the exits that the Cat can use; the Cucumber's workshops are closed rooms; gears lie open in one place only, and the yarn leads there. (Ours: the picture itself.)
rule-P4 = Every side of a card has a seam: it is open, walled, or walled with a mouse hole, and it may bear a motif. Two sides that meet fit when their seams are the same; cogs do not matter. A side with a plant fits on the frame only, and on the frame a side with a trail must be open.
rule-P5 = There is one way to lay all cards so that every seam fits, and the same picture turned by 180 degrees. A solver proves it for our deck.
rule-P6 = There is one player. A move puts a card from the tray into an empty place of the frame, turned by 0, 90, 180 or 270 degrees, or takes one back into the tray. Cards may lie wrong meanwhile: what does not fit is shown, and never refused. The puzzle is solved when all 28 cards lie in the frame and every seam fits.
rule-P7 = Whoever asks gets hints: first five clues, one by one, then the true place of one card each time. That is the first card, in the order of their names, that does not lie where it belongs; of the two pictures of P5 the one counts that agrees with more of the cards that lie there. Moves and hints are counted. For a deck whose picture is not known there are only the clues.
rule-M2 = Each of a Maze Card's four sides is open or walled; a walled side may have a mouse hole, and any side may carry one cog, clockwise (dark) or counterclockwise (light). One card, the Mouse's Studio, has four mouse holes. (Ours: how they are cut.)
rule-M3 = What is on the printed cards is not known to us: the deck is ours, and it is data. A player may bring another, of 28 cards with at most three cogs each and one Studio among them; it is checked, and refused with the card and the side named.

## Options

option-deck = Which deck is played with: a digest names ours; one with the cards behind it, on one line, brings its own.

## Why a move is refused

refusal-not-in-tray = { $card } is not in the tray; it lies at { $place }.
refusal-place-taken = { $card } lies at { $place } already; take it back first.
refusal-place-empty = There is no card at { $place }.
refusal-no-known-place = There are no more hints: the picture of deck { $deck } is not known.

## Why a text is no move

bad-place = There is no place { $name }; there are { $first } to { $last }.

## What happens

event-put = { $card } is put at { $place }, turned by { $angle } degrees.
event-taken = { $card } goes back from { $place } to the tray.
event-misfits = { $card } does not fit in the { $sides }.
event-clue = Clue { $clue }: { clue-text }
event-told = { $card } belongs at { $place }, turned by { $angle } degrees.

clue-text = { $clue ->
    [1] The frame is seven cards wide and four cards high. A plant never stands inside the maze, and a trail that reaches the frame goes out there: begin at the edges.
    [2] The Cucumber works behind closed doors: follow a vine, and you end in rooms that are walled all round.
    [3] No trail breaks off between two cards. Crumbs show where the Mouse went: it set out from somewhere inside.
    [4] Where plants stand there is a way out, and it is one that the Cat can take: look for paws beside them.
   *[5] Gears lie open in a single place only. Take the yarn by its loose end and see where it leads you.
}

## How it ends

ending-assembled = Every seam fits: the maze is whole, after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $hints ->
    [0] without a hint
    [one] with 1 hint
   *[other] with { $hints } hints
}.

## What is seen

move-hint = Type put m07 c2 90 to lay card m07 at c2, turned by 90 degrees; take c2 to take it back; hint for a hint.
board-legend =
    Each card is a box: = and | are walls, o is a mouse hole, a side without them is open; ! marks a side that does not fit. In the middle of a side stands its motif:
    C crumbs, P paws, R rind, V vine, Y yarn (these are trails), * plant, G gears, B books, K clock, I pipes, L lamp, F portrait, W window, U rug, T tiles, D puddle, X grate.
    Cards in the tray lie at 0 degrees; look m07 tells all about a card, look c2 about a place.

piece-place = Place { $place }
piece-empty = Place { $place }, empty. It wants: north { $north }; east { $east }; south { $south }; west { $west }
piece-laid = { $card } at { $place }, turned by { $angle } degrees. { $shows }
piece-laid-wrong = { $card } at { $place }, turned by { $angle } degrees, does not fit in the { $sides }. { $shows }
piece-tray = { $card }, in the tray. { $shows }
piece-misfit = { $place } does not fit in the { $side }: { $why ->
    [plant-inside] a plant must be at the frame
    [trail-shut] a trail at the frame must have a way out
   *[differs] the sides that meet there differ
}
piece-angle = Turn it by { $angle } degrees, clockwise
piece-clue = Ask for a hint; so far { $hints }

wants-anything = anything
wants-frame = the frame

offer-put = Put { $card } at { $place }, turned by { $angle } degrees
offer-take = Take { $card } back from { $place }
offer-hint = Ask for a hint

note-laid = { $laid } of 28 cards lie in the frame; { $misfits ->
    [0] all sides fit so far
    [one] 1 side does not fit
   *[other] { $misfits } sides do not fit
}.
note-counts = Moves: { $moves }. Hints: { $hints }.
note-clue = Clue { $clue }: { clue-text }
note-told = { $card } belongs at { $place }, turned by { $angle } degrees.
