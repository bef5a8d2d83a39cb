# What all games share, in English.

certainty-printed = printed
certainty-reviewed = reviewed
certainty-ours = ours

refusal-over = The game is over.
refusal-not-your-turn = It is not the turn of seat { $seat }.
refusal-no-such-move = There is no move number { $move }.

mark-wins = wins
mark-loses = loses
mark-ends = ends the game
mark-final = cannot be undone
