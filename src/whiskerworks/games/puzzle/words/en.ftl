# The puzzle in English.

title = Puzzle
summary = On your own with 28 Maze Cards, build one picture: place them so that every seam fits.

level-1 = Onlooker
level-2 = Tinkerer
level-3 = Card Layer
level-4 = Cartographer
level-5 = Maze Maker

## Rules, in our own words. docs/games/puzzle.md is made from them.

rule-P1 = All 28 Maze Cards fit together as one maze, four cards high and seven cards wide.
rule-P2 = Our deck is cut from one such maze: we drew the maze first, with its trails and its scenery, and cut it into the cards of all our maze games. So a solution exists by construction.
rule-P3 = In that maze the Mouse's trail starts inside, and every character's trail is complete. Plants stand at the exits that the Cat can use. The Cucumber's workshops are closed rooms. Gears lie open in one place only, and the yarn leads there. (Ours: the picture itself.)
rule-P4 = Every side of a card has a seam: it is open, walled, or walled with a mouse hole, and it may bear a motif. Two sides that meet fit if their seams are the same; cogs do not matter. A side with a plant fits only on the frame, and a side with a trail on the frame must be open.
rule-P5 = Only one arrangement makes every seam fit, not counting the same picture turned by 180 degrees. A solver proves this for our deck.
rule-P6 = You play on your own. A move puts a card from the tray into an empty place of the frame, turned by 0, 90, 180 or 270 degrees, or takes a card back into the tray. Cards may lie wrong for a while: a misfit is shown, never refused. You have solved the puzzle when all 28 cards lie in the frame and every seam fits.
rule-P7 = Ask for hints: you first get five clues, one by one, then the true place of one card each time. That is the first card, in order of name, that does not lie where it belongs, judged by whichever of the two pictures of P5 agrees with more of the cards you have placed. Moves and hints are counted. If the picture of a deck is not known, you get only the clues.
rule-M2 = Each of a Maze Card's four sides is open or walled. A walled side may have a mouse hole, and any side may carry one cog, clockwise (dark) or counterclockwise (light). One card, the Mouse's Studio, has four mouse holes. (Ours: how the cards are cut.)
rule-M3 = We don't know what is on the printed cards, so the deck is our own, and it is data. You may load another deck of 28 cards with at most three cogs each and one Studio among them. It is checked first; if it can't be played, you are told which card and which side is wrong.

## Options

option-deck = Which deck you play with: a digest names ours; a digest followed by the cards, on one line, brings its own.

## Why a move is refused

refusal-not-in-tray = { $card } is not in the tray; it is at { $place }.
refusal-place-taken = { $place } already holds { $card }. Take it back first.
refusal-place-empty = { $place } holds no card.
refusal-no-known-place = No more hints: the picture of deck { $deck } is not known.

## Why a text is not a move

bad-place = There is no place { $name }. Places run from { $first } to { $last }.

## What happens

event-put = { $card } goes at { $place }, turned { $angle }°.
event-taken = { $card } goes back from { $place } to the tray.
event-misfits = { $card } doesn't fit on these sides: { $sides }.
event-clue = Clue { $clue }: { clue-text }
event-told = { $card } belongs at { $place }, turned { $angle }°.

clue-text = { $clue ->
    [1] The frame is seven cards wide and four cards high. A plant never stands inside the maze, and a trail that reaches the frame goes out there: begin at the edges.
    [2] The Cucumber works behind closed doors: follow a vine, and you end in rooms that are walled all round.
    [3] No trail breaks off between two cards. Crumbs show where the Mouse went: it set out from somewhere inside.
    [4] Plants mark a way out that the Cat can take: look for paws beside them.
   *[5] Gears lie open in a single place only. Take the yarn by its loose end and see where it leads you.
}

## How it ends

ending-assembled = You solved it: every seam fits, after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $hints ->
    [0] without a hint
    [one] with 1 hint
   *[other] with { $hints } hints
}.

## What you see

move-hint = Type put m07 c2 90 to place card m07 at c2, turned 90°; take c2 to take it back; hint for a hint.
board-legend =
    Each card is a box: = and | are walls, o is a mouse hole, a side without them is open; ! marks a side that doesn't fit. The middle of a side shows its motif:
    C crumbs, P paws, R rind, V vine, Y yarn (these are trails), * plant, G gears, B books, K clock, I pipes, L lamp, F portrait, W window, U rug, T tiles, D puddle, X grate.
    Cards in the tray lie at 0°. Type look m07 to read everything about a card, look c2 about a place.

piece-place = Place { $place }
piece-empty = Place { $place }, empty. It needs: north { $north }; east { $east }; south { $south }; west { $west }
piece-laid = { $card } at { $place }, turned { $angle }°. { $shows }
piece-laid-wrong = { $card } at { $place }, turned { $angle }°, doesn't fit on these sides: { $sides }. { $shows }
piece-tray = { $card }, in the tray. { $shows }
piece-misfit = { $place } doesn't fit in the { $side }: { $why ->
    [plant-inside] a plant must be at the frame
    [trail-shut] a trail at the frame must have a way out
   *[differs] the sides that meet there differ
}
piece-angle = Turn it clockwise by { $angle }°
piece-clue = Ask for a hint; so far { $hints }

wants-anything = anything
wants-frame = the frame

offer-put = Put { $card } at { $place }, turned { $angle }°
offer-take = Take { $card } back from { $place }
offer-hint = Ask for a hint

note-laid = { $laid } of 28 cards are in the frame; { $misfits ->
    [0] all sides fit so far
    [one] 1 side doesn't fit
   *[other] { $misfits } sides don't fit
}.
note-counts = Moves: { $moves }. Hints: { $hints }.
note-clue = Clue { $clue }: { clue-text }
note-told = { $card } belongs at { $place }, turned { $angle }°.
