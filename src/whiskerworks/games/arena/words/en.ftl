# Arena in English.

title = Arena
summary = Race your mouse for cheese, and send the cat after the others. The first with enough cheese wins.

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
why-steps = the die takes it no further
why-rim = past { $hex } it would reach the rim
why-mouse = past { $hex } it would come too near { $mice }

## Rules, in our own words. docs/games/arena.md is made from them.

rule-A1 = The arena is a hexagon made of hexes. The option side sets how many hexes each edge has, from 4 to 7; with 5 the arena has 61 hexes. Rows are lettered from the top, starting with a, and hexes are numbered from the left: with side 5 the rows have 5 6 7 8 9 8 7 6 5 hexes, and the centre is e5. The outermost ring is the rim. (Ours: the size.)
rule-A2 = Arena is for two, three, four or six players. Each mouse starts on a corner. Corners count clockwise from the top left: a1, a5, e9, i5, i1, e1 with side 5. Two mice take the first and fourth; three the first, third and fifth; four the first, second, fourth and fifth, a rectangle; six take all. Seats go clockwise from the first corner.
rule-A3 = The cat starts in the centre. Six cheese dice lie around it, out of reach of a first move. (Ours: the hexes. They are the six that are two steps from the centre and not in a straight line with it.)
rule-A4 = You play with one cat die, four move dice (six with three or six players) and six cheese dice. A die shows 1, 2 or 3 with equal chance: its faces are 1 1 2 2 3 3. (Reviewed: the faces of the move dice. Ours: the faces of the others.) The options cat_die and cheese_dice change the faces of those dice.
rule-A5 = A draw decides who starts the first round, with equal chance for everyone.
rule-A6 = The starter of a round rolls every die that is not on the board; in the first round these are the cat die and the move dice. The dice are rolled one at a time: first the cat die, then the move dice, then the cheese dice.
rule-A7 = Then, clockwise from the starter, each player in turn uses one die or passes. After passing you may still use a die on a later turn of the round. If you can't use any die, you have to pass. Used dice and cheese that leaves the board come back with the next roll. Dice of one kind that show the same number are interchangeable.
rule-A8 = A move die takes your mouse one or more hexes in one straight line. Entering a hex costs 1, plus 1 for each other mouse next to that hex, plus 1 if the cat is next to it. The whole way may cost no more than the die shows. (Ours: you can't enter a hex that holds a mouse or the cat; you may cross cheese.)
rule-A9 = End your move on cheese to score a point. The cheese die leaves the board.
rule-A10 = To use the cat die, choose a direction: the cat goes exactly as many hexes as the die shows, but stops before the rim and before a hex that holds a mouse or lies next to one. Cheese on every hex it enters leaves the board, and nobody scores. (Ours: you can't choose a direction in which the cat can't take a step; the cat never enters a mouse's own hex.)
rule-A11 = Put a cheese die on a hex exactly as many steps away from the cat as the die shows. The hex may hold neither a mouse nor cheese. (Ours: count the steps as a mouse would walk, not along one line; the rim is allowed.)
rule-A12 = A round ends when no dice are left, or when all players have passed in a row, forced or not. The player clockwise after the one who last used a die starts the next round. (Reviewed: the round ends when no dice are left. Ours: if nobody used a die, the player after the last starter starts.)
rule-A13 = The first player to score seven points wins immediately. The option goal changes that number.
rule-A14 = The game also ends after 100 rounds, or after three rounds in a row in which nobody used a die. Then the most points win, and tied players share the win. The option round_limit changes the number of rounds.

## Options

option-side = How many hexes each edge of the arena has.
option-goal = How many points win the game.
option-round_limit = After this many rounds the game ends, and the most points win.
option-cat_die = The faces of the cat die, such as 112233: 1, 2 and 3, each at least once.
option-cheese_dice = The faces of the cheese dice, such as 112233: 1, 2 and 3, each at least once.

## Why a move is refused

refusal-start-first = First decide who starts.
refusal-started = The starter has already been chosen.
refusal-roll-first = Roll the dice first: { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
} left to roll.
refusal-all-rolled = All the dice have been rolled.
refusal-wrong-die = Don't roll a { kind-name } die yet: a { $due } die is next.
refusal-no-such-die = You have no { kind-name } die that shows { $value }.
refusal-same-hex = Your mouse is already on { $hex }. Move it at least one hex.
refusal-not-straight = You can't go from { $from } to { $hex } in a straight line.
refusal-in-the-way = You can't go from { $from } to { $hex }: the way is blocked by { $who }.
refusal-too-far = Going from { $from } to { $hex } costs { $cost }, but the die shows { $value }: { $steps }.
refusal-cat-same-hex = The cat is already on { $hex }. Send it at least one hex away.
refusal-cat-not-straight = The cat can't go from { $from } to { $hex } in a straight line.
refusal-cat-stuck = The cat can't take a step towards { $hex }: { $why }.
refusal-cat-stops = With a { $value } the cat stops on { $stop }, before it reaches { $hex }: { $why }.
refusal-cat-goes-on = With a { $value } the cat doesn't stop on { $hex }; it goes on to { $stop }.
refusal-wrong-distance = { $hex } is { $far } away from the cat on { $cat }, but the die shows { $value }.
refusal-taken = { $hex } is occupied by { $who }.

## Why a text is not a move

bad-value = No die shows { $name }. Dice show { $first } to { $last }.
bad-hex = There is no hex { $name }. Hexes run from { $first } to { $last }.
bad-no-hex = Add the hex, as in { $like }.
bad-no-value = Add the number the die shows, as in { $like }.
bad-no-die = Start with the die, as in { $like }.

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
event-cheese-put = { $mouse } puts a cheese die showing { $value } on { $hex }.
event-round = { $cause ->
    [used] All the dice have been used.
   *[passed] Everyone has passed.
} Round { $round }: { $mouse } starts.

## How it ends

ending-seven = { $winners } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
ending-exhausted = { $idle ->
    [1] Nobody used a die for three rounds
   *[other] The last round is over
}: { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What you see

move-hint = Type move3 c4 to take your mouse to c4 with a move die showing 3, cat2 d4 to send the cat to d4 with a 2, cheese1 e6 to put a cheese die showing 1 on e6, or pass.
board-legend = On the board: C is the cat, B R G V O S are the mice by colour, * is cheese, : the rim, . any other hex. Each row stands between the names of its first and its last hex.

piece-hex = Hex { $hex }
piece-hex-held = Hex { $hex }, occupied by { $who }
piece-hex-cost = Hex { $hex }: entering costs { mouse-name } { $cost }{ $cost ->
    [1] { "" }
   *[other] { " " }because of { $adding }
}
piece-cheese = Cheese on { $hex }
piece-mouse = { mouse-name }'s mouse on { $hex } ({ seat-within })
piece-cat = The cat on { $hex }
piece-dice = { $count ->
    [one] A { kind-name } die showing { $value }
   *[other] { $count } { kind-name } dice showing { $value }
}
piece-blank = A { kind-name } die, { $rolling ->
    [1] not rolled yet
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
offer-cheese = Put a cheese die showing { $value } on { $hex }

note-start = A draw decides who starts.
note-roll = { $mouse } starts the round and rolls the dice: { $left ->
    [one] 1 die is
   *[other] { $left } dice are
} left to roll, a { kind-name } die next.
note-turn = It's { $mouse }'s turn ({ seat-within }).
note-dice = Dice you can use: { $dice }.
note-round = Round { $round } of at most { $limit }.
note-points = Points (you need { $goal } to win): { $points }.

## Who plays

level-1 = Nibbler
level-2 = Crumb Chaser
level-3 = Arena Mouse
level-4 = Cat Tamer
level-5 = Cheesar

## What a referee is asked at a real table

chance-starter = Who last saw a cat? That player starts. Type their seat’s number: { $choices }.
chance-rolled = Roll the dice that are not on the board and type the results, as in cat2 move1 move3. Still to roll: { $due }; next is a { kind-name } die.
