# Gears in English.

title = Gears
summary = Two players, 55 pegs, one golden wheel: drive it from your base, or jam your opponent's.

colour-name = { $colour ->
    [blue] Blue
    [red] Red
   *[gold] Gold
}
winner-name = { $winner ->
    [blue] Blue
   *[red] Red
}
turning = { $motion ->
    [clockwise] turning clockwise
    [counter] turning counterclockwise
    [locked] jammed
    [ring] jammed, part of the ring that locks its train
   *[alone] touching no other wheel
}

level-1 = Apprentice
level-2 = Tinkerer
level-3 = Journeyman
level-4 = Clockmaker
level-5 = Grand Clockwork

## Rules, in our own words. docs/games/gears.md is made from them.

rule-G1 = The board is a triangle of 55 pegs in ten rows, from a (one peg, the apex) to j (ten pegs). Pegs are numbered from the left of their row. Two pegs are neighbours if wheels on them would mesh: left and right in the row, two above, two below. That makes 135 pairs of neighbours and 81 triangles.
rule-G2 = The gold wheel sits on a1, Blue's base on j1 and Red's base on j10. These three never move. You start with 14 loose cogs in your hand. Blue is the first seat, Red the second. (Ours: Blue is on the left.)
rule-G3 = A coin toss decides who begins, written "first blue" or "first red". The option first names the player who begins instead.
rule-G4 = On your turn, do exactly one thing: put a fresh cog from your hand on a vacant peg, or move one of your loose cogs to another vacant peg. You never move your opponent's wheels. (Reviewed: you may not pass.)
rule-G5 = Wheels that mesh turn in opposite directions. A train is a connected group of wheels of any colour, gold and bases included. It turns if you can colour its wheels in two colours so that neighbours always differ; otherwise it is locked. A triangle locks a train, and so does any longer ring of odd length: rings of 9 and 11 fit on this board, rings of 5 and 7 do not. (Reviewed: the long rings.)
rule-G6 = Your wheels may not end up in any of the following three ways.
rule-G6a = You may not form a triangle of three of your own wheels, your base included.
rule-G6b = You may not hold both neighbours of a corner peg (a1, j1 or j10).
rule-G6c = You may not leave your own base in a train that is locked.
rule-G7 = You win if, after your action, your base's train turns and includes the gold wheel.
rule-G8 = Otherwise, if your action makes your opponent's base turn the gold wheel, your opponent wins: you made the connection for them.
rule-G9 = If it is your turn and you have no legal action, you are blocked and lose.
rule-G10 = The game is a draw when the same wheels stand on the board for the third time with the same player to act, or after 60 actions in a row without a fresh cog. The option quiet_limit changes that number; 0 turns the limit off.
rule-G11 = With the option swap, the second player may answer the very first action with "swap": the two players exchange colours, and the player who began acts again, now with the other colour.

## Options

option-first = Who begins: a coin toss (coin), blue or red.
option-quiet_limit = How many actions in a row without a fresh cog make a draw; 0 turns the limit off.
option-swap = Whether the second player may answer the first action by exchanging colours.

## Why a move is refused

refusal-corner-wheel = The wheel on { $peg } never moves.
refusal-toss-first = Toss the coin first.
refusal-toss-is-over = The coin has already been tossed.
refusal-not-vacant = { $peg } already holds a wheel.
refusal-hand-empty = You have no fresh cogs left. Move one that is on the board.
refusal-no-cog-there = { $peg } holds no cog.
refusal-not-your-cog = The cog on { $peg } isn't yours.
refusal-same-peg = Move the cog on { $peg } to a different peg.
refusal-own-triangle = A cog on { $peg } would close a triangle of your own colour.
refusal-own-corner = A cog on { $peg } would give you both pegs next to a corner.
refusal-base-locked = Your base could not turn: the ring { $ring } would lock it.
refusal-no-swap = You can't swap colours now.

## Why a text is not a move

bad-peg = There is no peg { $name }. Pegs run from { $first } to { $last }.

## What happens

event-first = The coin says { colour-name }: { colour-name } begins.
event-placed = { colour-name } puts a cog on { $peg }.
event-moved = { colour-name } moves a cog from { $origin } to { $peg }.
event-swapped = { seat-name } swaps: the players exchange colours.
event-locked = The ring { $ring } locks { colour-name }'s base.
event-freed = { colour-name }'s base can turn again.

## How it ends

ending-gold = { winner-name }'s base turns the gold wheel: { winner-name } wins!
ending-gift = That last action connected { winner-name }'s base to the gold wheel: a gift, and { winner-name } wins!
ending-block = Every action left is refused and the base stays locked: { winner-name } wins by a block!
ending-repetition = The same position came up a third time: the game is a draw.
ending-stalemate = Too many actions without a fresh cog: the game is a draw.

## What you see

move-hint = Type e3 to put a fresh cog on e3, or e3-f4 to move your cog from e3 to f4.
board-legend = On the board: * is the gold wheel, B and R are the bases, b and r loose cogs, . is a vacant peg. After a wheel, > means it turns clockwise, < counterclockwise, x that it is jammed.

piece-peg = Peg { $peg }
piece-cog = { colour-name }'s cog on { $peg }, { turning }
piece-base = { colour-name }'s base on { $peg }, { turning }
piece-gold = The gold wheel on { $peg }, { turning }

offer-place = Put a fresh cog on { $peg }
offer-move = Move the cog from { $origin } to { $peg }
offer-swap = Exchange colours with your opponent

note-toss = Toss a coin to decide who begins.
note-turn = It's { colour-name }'s turn ({ seat-within }).
note-locked = The ring { $ring } locks { colour-name }'s base. { colour-name } must free it now [G6c].
note-hand = { colour-name } has { $left ->
    [0] no fresh cogs left
    [one] 1 fresh cog left
   *[other] { $left } fresh cogs left
}.
note-quiet = { $quiet ->
    [one] 1 action
   *[other] { $quiet } actions
} without a fresh cog; at { $limit } the game is a draw.

## What a referee is asked at a real table

chance-first = Toss a coin to decide who begins, then type blue or red.
