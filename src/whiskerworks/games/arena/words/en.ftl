# Arena in English.

title = Arena
summary = Mice race for cheese dice round a cat that anybody may send about. Whoever first has enough cheese wins.

mouse-name = { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
    [violet] Violet
    [orange] Orange
   *[slate] Slate
}
kind-name = { $kind ->
    [cat] cat
    [move] move
   *[cheese] cheese
}
who-mouse = { mouse-name } on { $hex }
who-cat = the cat on { $hex }
holder-mouse = { mouse-name }
holder-cat = the cat
holder-cheese = cheese
dice-sort = { $count ->
    [one] { $sort }
   *[other] { $count } × { $sort }
}
points-of = { $mouse } { $points }
step-plain = { $hex } costs { $cost }
step-crowded = { $hex } costs { $cost } ({ $adding })
why-steps = the die says no more
why-rim = from { $hex } on, the rim stops it
why-mouse = from { $hex } on, { $mice } would be too near

## Rules, in our own words. docs/games/arena.md is made from them.

rule-A1 = The arena is a hexagon of hexes. The option side says how many hexes each edge has, 4 to 7; with 5 there are 61. Rows are a, b and so on from the top, hexes are numbered from the left: with side 5 the rows have 5 6 7 8 9 8 7 6 5 hexes, and the middle is e5. The outermost ring is the rim. (Ours: the size.)
rule-A2 = Two, three, four or six play. Each mouse starts on a corner. Corners count clockwise from the top left: a1, a5, e9, i5, i1, e1 with side 5. Two mice take the first and the fourth; three the first, third and fifth; four the first, second, fourth and fifth, a rectangle; six take all. Seats are numbered clockwise from the first corner, beginning with 0.
rule-A3 = The cat starts in the middle, and six cheese dice lie round it, so that nobody can reach one with a first move. (Ours: the hexes. They are the six that are two steps from the middle and not in a straight line with it.)
rule-A4 = There are one cat die, four move dice (six with three or six players), and six cheese dice. A die shows 1, 2 or 3, each equally likely: its faces are 1 1 2 2 3 3. (Reviewed: the faces of the move dice. Ours: the faces of the others.) The options cat_die and cheese_dice change those of the others.
rule-A5 = Chance names who starts the first round, everybody equally likely.
rule-A6 = A round begins with the starter's roll of every die that is not on the board; in the first round these are the cat die and the move dice. Chance rolls them one at a time: the cat die, the move dice, the cheese dice.
rule-A7 = Then, clockwise from the starter, each player in turn uses one die or passes. Whoever passes may use a die on a later turn of the round; whoever can use none can only pass. A used die comes back with the next roll, and so does cheese that leaves the board. Dice of one kind that show the same are interchangeable.
rule-A8 = A move die takes your mouse one hex or more in one straight line. Entering a hex costs 1, and 1 more for each other mouse next to that hex and for the cat, if it is next to it; the whole way may cost no more than the die shows. (Ours: no mouse enters a hex that holds a mouse or the cat; cheese may be crossed.)
rule-A9 = A mouse that ends its way on cheese scores a point, and the cheese die leaves the board.
rule-A10 = With the cat die you choose a direction, and the cat goes exactly as many hexes as it shows; but it stops before the rim, and before a hex that is next to a mouse or holds one. Cheese on every hex it enters leaves the board, and nobody scores. (Ours: a direction in which it cannot take a step may not be chosen; and that it does not enter a mouse's own hex.)
rule-A11 = A cheese die is put on a hex exactly as many steps away from the cat as it shows, where neither mouse nor cheese is. (Ours: steps are counted as a mouse would walk, not along one line; the rim is allowed.)
rule-A12 = A round ends when no die is left, or when all players have passed in a row, whether they had to or not. The next round is started by the player clockwise after the one who last used a die. (Reviewed: that it ends when no die is left. Ours: if nobody used one, after the last starter.)
rule-A13 = The first to have seven points wins at once. The option goal changes that number.
rule-A14 = After 100 rounds, or three rounds in a row in which nobody used a die, the game is over: whoever has the most points wins, and those who are level share the win. The option round_limit changes the number of rounds.

## Options

option-side = How many hexes each edge of the arena has.
option-goal = How many points win.
option-round_limit = After so many rounds the game is over, and the most points win.
option-cat_die = The faces of the cat die, like 112233: 1, 2 and 3, each at least once.
option-cheese_dice = The faces of the cheese dice, like 112233: 1, 2 and 3, each at least once.

## Why a move is refused

refusal-start-first = Nobody is named to start yet.
refusal-started = The starter is named already.
refusal-roll-first = { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
} still to be rolled.
refusal-all-rolled = All dice are rolled already.
refusal-wrong-die = It is not a { kind-name } die that is rolled next, but a { $due } die.
refusal-no-such-die = No { kind-name } die in the pool shows { $value }.
refusal-same-hex = Your mouse is on { $hex } already; it must go at least one hex.
refusal-not-straight = There is no straight line from { $from } to { $hex }.
refusal-in-the-way = The way from { $from } to { $hex } is blocked by { $who }.
refusal-too-far = The way from { $from } to { $hex } costs { $cost }, and the die shows { $value }: { $steps }.
refusal-cat-same-hex = The cat is on { $hex } already; it must go at least one hex.
refusal-cat-not-straight = There is no straight line for the cat from { $from } to { $hex }.
refusal-cat-stuck = The cat cannot take a step towards { $hex }: { $why }.
refusal-cat-stops = With a { $value } the cat stops on { $stop }, before it comes to { $hex }: { $why }.
refusal-cat-goes-on = With a { $value } the cat does not stop on { $hex }; it goes on to { $stop }.
refusal-wrong-distance = { $hex } is { $far } away from the cat on { $cat }, and the die shows { $value }.
refusal-taken = { $hex } is not vacant; there is { $who }.

## Why a text is no move

bad-value = No die shows { $name }; dice show { $first } to { $last }.
bad-hex = There is no hex { $name }; there are { $first } to { $last }.
bad-no-hex = Say the hex too, as in { $like }.
bad-no-value = Say what the die shows, as in { $like }.
bad-no-die = Say the die first, as in { $like }.

## What happens

event-starter = { $mouse } starts.
event-rolled = A { kind-name } die shows { $value }.
event-passed = { $mouse } passes.
event-moved = { $mouse } goes from { $from } to { $hex } with a { $value }, at a cost of { $cost }.
event-scored = { $mouse } gets a cheese: { $points } of { $goal }.
event-cat-moved = { $mouse } sends the cat from { $from } to { $hex } with a { $value }{ $reason ->
    [steps] .
   *[other] ; { $why }.
}
event-swept = The cat sweeps the cheese off { $hex }.
event-cheese-put = { $mouse } puts a cheese that shows { $value } on { $hex }.
event-round = { $cause ->
    [used] All dice are used.
   *[passed] All have passed in a row.
} Round { $round }: { $mouse } starts.

## How it ends

ending-seven = { $winners } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and wins.
ending-exhausted = { $idle ->
    [1] Nobody has used a die for three rounds
   *[other] The last round is over
}: { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What is seen

move-hint = Type move3 c4 to take your mouse to c4 with a move die that shows 3, cat2 d4 to send the cat to d4 with a 2, cheese1 e6 to put a cheese die that shows 1 on e6, or pass.
board-legend = On the board: C the cat, B R G V O S the mice by colour, * cheese, : the rim, . other hexes. Each row stands between the names of its first and its last hex.

piece-hex = Hex { $hex }
piece-hex-held = Hex { $hex }: nobody can enter, it holds { $who }
piece-hex-cost = Hex { $hex }: entering costs { mouse-name } { $cost }{ $cost ->
    [1] { "" }
   *[other] { " " }because of { $adding }
}
piece-cheese = Cheese on { $hex }
piece-mouse = { mouse-name }'s mouse on { $hex } ({ seat-within })
piece-cat = The cat on { $hex }
piece-dice = { $count ->
    [one] A { kind-name } die that shows { $value }
   *[other] { $count } { kind-name } dice that show { $value }
}
piece-blank = A { kind-name } die that is { $rolling ->
    [1] still to be rolled
   *[other] used
}
piece-pass = Pass
piece-plate = { $mouse } ({ seat-within }) has { $points } of { $goal } points

offer-pass = Pass
offer-move = Go to { $hex } with a { $value }
offer-cat = Send the cat to { $hex } with a { $value }
effect-move = Go to { $hex } with a { $value }, at a cost of { $cost }{ $cheese ->
    [0] { "" }
   *[other] , and score
}
effect-cat = Send the cat to { $hex } with a { $value }{ $reason ->
    [steps] { "" }
   *[other] ; { $why }
}{ $cheese ->
    [0] { "" }
    [one] ; it sweeps away a cheese
   *[other] ; it sweeps away { $cheese } cheeses
}
offer-cheese = Put a cheese that shows { $value } on { $hex }

note-start = Chance names who starts.
note-roll = { $mouse } starts the round; { $left ->
    [one] 1 die is
   *[other] { $left } dice are
} still to be rolled, a { kind-name } die next.
note-turn = { $mouse } is on turn ({ seat-within }).
note-dice = Dice to use: { $dice }.
note-round = Round { $round } of at most { $limit }.
note-points = Points, of { $goal }: { $points }.

## Who plays

level-1 = Nibbler
level-2 = Crumb Chaser
level-3 = Arena Mouse
level-4 = Cat Tamer
level-5 = Cheesar

## What is asked at a real table

chance-starter = Who last saw a cat starts. Type that seat’s number: { $choices }.
chance-rolled = Roll the dice that are not on the board and type what they show, as in cat2 move1 move3. Dice still to roll: { $due }; next is a { kind-name } die.
