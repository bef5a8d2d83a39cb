# Gears in English.

title = Gears
summary = Two players, 55 pegs, one golden wheel: drive it from your base, or jam the other's.

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
    [clockwise] turns clockwise
    [counter] turns counterclockwise
    [locked] cannot turn
    [ring] cannot turn, it is in the ring that locks its train
   *[alone] meshes with nothing
}

level-1 = Apprentice
level-2 = Tinkerer
level-3 = Journeyman
level-4 = Clockmaker
level-5 = Grand Clockwork

## Rules, in our own words. docs/games/gears.md is made from them.

rule-G1 = The board has 55 pegs in a triangle of ten rows, a (one peg, the apex) to j (ten pegs). Pegs of a row are numbered from the left. Pegs are neighbours when wheels on them mesh: left and right in the row, two above, two below. That makes 135 pairs of neighbours and 81 triangles.
rule-G2 = The gold wheel sits on a1, Blue's base on j1 and Red's base on j10; these three never move. Each player has 14 loose cogs in hand. Seat 0 is Blue, seat 1 is Red. (Ours: that Blue is on the left.)
rule-G3 = A coin decides who begins: chance plays "first blue" or "first red", each equally likely. The option first names the beginner instead.
rule-G4 = On your turn you do exactly one thing: put a fresh cog from your hand on a vacant peg, or move one of your own loose cogs to another vacant peg. You never move the other player's wheels. (Reviewed: nobody may pass.)
rule-G5 = Wheels that mesh turn in opposite directions. A train is a connected group of wheels, whatever their colours, gold and bases included. It turns exactly when its wheels can be coloured with two colours so that neighbours differ. A triangle locks it, and so does any longer ring of odd length; rings of 9 and 11 occur on this board, 5 and 7 cannot. (Reviewed: the long rings.)
rule-G6 = Some actions are refused because of how your wheels would stand afterwards.
rule-G6a = Refused: three of your own wheels, your base included, forming a triangle.
rule-G6b = Refused: your colour on both neighbours of a corner peg (a1, j1 or j10).
rule-G6c = Refused: your own base in a train that does not turn.
rule-G7 = If after your action your base's train turns and has the gold wheel in it, you win.
rule-G8 = Otherwise, if after your action the other base's train turns and has the gold wheel in it, the other player wins: you made the connection for them.
rule-G9 = If it is your turn and every action is refused, you are blocked and lose.
rule-G10 = It is a draw when the same wheels lie there, with the same player on turn, for the third time; or after 60 actions in a row without a fresh cog. The option quiet_limit changes that number; 0 means never.
rule-G11 = With the option swap, whoever did not begin may answer the very first action with "swap": the two players exchange their colours, and the one who began is on turn again, with the other colour.

## Options

option-first = Who begins: a coin decides, or blue, or red.
option-quiet_limit = A draw after so many actions in a row without a fresh cog; 0 means never.
option-swap = Whether the second player may answer the first action by exchanging colours.

## Why a move is refused

refusal-corner-wheel = The wheel on { $peg } never moves.
refusal-toss-first = The coin has not been tossed yet.
refusal-toss-is-over = The coin has been tossed already.
refusal-not-vacant = There is a wheel on { $peg } already.
refusal-hand-empty = You have no fresh cog left; move one that is on the board.
refusal-no-cog-there = There is no cog on { $peg }.
refusal-not-your-cog = The cog on { $peg } is not yours.
refusal-same-peg = The cog on { $peg } must go to another peg.
refusal-own-triangle = On { $peg } it would close a triangle of your own colour.
refusal-own-corner = On { $peg } it would shut a corner with two wheels of your own colour.
refusal-base-locked = Your base could not turn: the ring { $ring } locks it.
refusal-no-swap = Swapping is not possible now.

## Why a text is no move

bad-peg = There is no peg { $name }; there are { $first } to { $last }.

## What happens

event-first = The coin says: { colour-name } begins.
event-placed = { colour-name } puts a cog on { $peg }.
event-moved = { colour-name } moves a cog from { $origin } to { $peg }.
event-swapped = { seat-name } swaps: the players exchange colours.
event-locked = { colour-name }'s base is locked by the ring { $ring }.
event-freed = { colour-name }'s base can turn again.

## How it ends

ending-gold = { winner-name }'s base turns the gold wheel: { winner-name } wins.
ending-gift = The last action made { winner-name }'s base turn the gold wheel: a gift, { winner-name } wins.
ending-block = Whatever the other does is refused, the base stays locked: { winner-name } wins by a block.
ending-repetition = The same position for the third time: a draw.
ending-stalemate = Too many actions without a fresh cog: a draw.

## What is seen

move-hint = Type e3 to put a fresh cog on e3, or e3-f4 to move your cog from e3 to f4.
board-legend = On the board: * the gold wheel, B and R the bases, b and r loose cogs, . a vacant peg. Behind a wheel: > it turns clockwise, < counterclockwise, x it is locked.

piece-peg = Peg { $peg }
piece-cog = { colour-name }'s cog on { $peg }, { turning }
piece-base = { colour-name }'s base on { $peg }, { turning }
piece-gold = The gold wheel on { $peg }, { turning }

offer-place = Put a fresh cog on { $peg }
offer-move = Move the cog from { $origin } to { $peg }
offer-swap = Exchange colours with the other player

note-toss = A coin decides who begins.
note-turn = { colour-name } is on turn ({ seat-within }).
note-locked = { colour-name }'s base is locked by the ring { $ring }: only an action that frees it is allowed [G6c].
note-hand = { colour-name } has { $left ->
    [0] no fresh cog left
    [one] 1 fresh cog
   *[other] { $left } fresh cogs
}.
note-quiet = { $quiet ->
    [one] 1 action
   *[other] { $quiet } actions
} without a fresh cog; a draw at { $limit }.

## What is asked at a real table

chance-first = Toss a coin for who begins and type blue or red.
