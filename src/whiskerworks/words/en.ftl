# What all games share, in English.

certainty-printed = printed
certainty-reviewed = reviewed
certainty-ours = ours

refusal-over = The game is over.
refusal-not-your-turn = It isn't { seat-name }'s turn.
refusal-chance-on-turn = It isn't { seat-name }'s turn: chance decides first.
refusal-chance-not-on-turn = Chance has nothing to decide now.
refusal-no-such-move = Move number { $move } doesn't exist.

mark-wins = wins
mark-loses = loses
mark-ends = ends the game
mark-final = can't be undone

# The player of a seat, at the start of a sentence and within one. Clients that know names use those.
seat-name = Seat { SEAT_NUMBER($seat) }
seat-within = seat { SEAT_NUMBER($seat) }
seat-on-turn = It's { seat-within }'s turn.

list-comma = { $list }, { $item }
list-and = { $list } and { $item }

## The table: its rules and its refusals (docs/table.md has them in full)

rule-T1 = Each seat has a chair: open to anyone, reserved for a person with the invitation, the host's, or a bot's. You can't sit in a chair that is taken. To take a second chair, name it.
rule-T2 = The game begins when every chair is taken, or when the host starts it, if the host chose to.
rule-T3 = Only its own player plays a seat, in turn, and in the position that player saw: each move names the number of plies played before it.
rule-T4 = The dealer decides for chance with a secret that is fixed before the game and mixed with the players' words. The commitment to the secret is shown from the start, the secret itself after the game.
rule-T5 = The clock runs for the person whose turn it is. It doesn't run for bots, for chance or during a pause. The table's options say what happens when time runs out: nothing, a bot makes that move, or the seat loses.
rule-T6 = On your own turn you can take back the moves you made in it, until something hidden or left to chance is revealed. After that, the other players must agree. Moves from before the table was made can't be taken back.
rule-T7 = A proposal that concerns everyone takes effect when every other person at the table has agreed. One "no" ends it, and only one proposal of each kind can be open.
rule-T8 = The game pauses when everyone agrees, and resumes when any player asks. During a pause you can't move, and the clock stands still.
rule-T9 = Any player can resign. Players can agree to a draw where the game allows one, or to end the game without a result. Before the game begins, the host can close the table.
rule-T10 = If you leave before the start, your chair is free again. If you leave later, you can come back. If the others agree, a bot or another person can take a missing player's seat.
rule-T11 = Spectators see only public information, and only where the table allows spectators. The table can show them moves with a delay. You see a seat's secrets only if you sit there, or if its player gave you a link.
rule-T12 = Players and spectators can chat, unless the table was made without chat.
rule-T13 = After the game a player can ask for a rematch: everyone moves one seat on. From any ply you can make a new table that continues from there.
rule-T14 = If the table is set up that way, it plays your move for you when you have only one.
rule-T15 = Everything that happens is logged in order and never changed; that log is the match. A command sent twice is carried out once, and a refused command changes nothing.
rule-T16 = The host moderates the table, and can mute people or remove them until they are readmitted. This never decides who wins.

refusal-no-such-seat = This table has no such seat.
refusal-seat-taken = Seat { SEAT_NUMBER($seat) } is taken.
refusal-seat-kept = Seat { SEAT_NUMBER($seat) } is reserved.
refusal-no-free-seat = The table is full.
refusal-invitation-needed = The free seats are reserved. Ask the host for an invitation.
refusal-already-seated = You already have a seat. To take a second one, choose which.
refusal-not-the-host = Only the host can do that.
refusal-seats-empty = The game can't begin until every seat is taken.
refusal-begun = The game has already begun.
refusal-not-begun = The game hasn't begun yet.
refusal-not-a-player = You don't play that seat.
refusal-stale = The game has moved on: you acted on ply { $at }, and it is now at ply { $ply }.
refusal-no-such-move-text = That isn't a valid move. { $problem }
refusal-table-over = The game is over.
refusal-bad-word = A word for the dealer is one line of letters, digits or symbols, without spaces at either end.
refusal-time-up = You're out of time.
refusal-nothing-to-undo = You have nothing to take back.
refusal-cannot-undo-given = The first { $given } plies were played before this table was made, and can't be taken back.
refusal-no-such-proposal = Proposal { $proposal } isn't open.
refusal-not-asked = This proposal isn't waiting for your answer.
refusal-already-proposed = That has already been proposed, as number { $proposal }.
refusal-paused = The game is paused.
refusal-not-paused = The game isn't paused.
refusal-no-draws = This game can't end in a draw.
refusal-nobody-to-ask = You're the only person at this table, so nobody can agree to it.
refusal-not-missing = The player in seat { SEAT_NUMBER($seat) } isn't missing.
refusal-not-a-persons-seat = A bot plays seat { SEAT_NUMBER($seat) }.
refusal-no-looking-on = This table doesn't allow spectators.
refusal-bad-link = This link to a player's view isn't valid, or no longer works.
refusal-no-chat = Chat is off at this table.
refusal-nothing-said = Write a message first.
refusal-chat-too-fast = You're sending messages too quickly. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and send it again.
refusal-chat-used-up = You have reached the limit of { $lines } chat messages at this table.
refusal-chat-crowded = Your network is sending too many messages here. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and send it again.
refusal-not-over = The game isn't over yet.
refusal-already-rematched = A rematch has already been made.
refusal-bad-command-id = A command's id can contain only printable characters.
refusal-command-id-reused = You have already used this id for another command. Give each command its own id.
refusal-only-the-host = Only the host can mute or remove people at this table.
refusal-no-such-guest = Nobody at this table has number { $who }.
refusal-host-stays = The host can't be muted or removed.
refusal-already-so = Nothing to change: that is already so.
refusal-muted = The host has muted you at this table.
refusal-removed = The host has removed you from this table.
refusal-not-yourself = You can't mute yourself.

## Why a text is not a move

bad-form = { $hint }
bad-spelling = Type it like this: { $like }
bad-seat = In moves, seats are numbered from { $first } to { $last }.
bad-mover = Begin a move with its seat, or with * for chance.

## Who plays; games have names of their own for the levels

level-1 = Beginner
level-2 = Casual
level-3 = Club player
level-4 = Expert
level-5 = Master
bot-level = { $name } (level { $level })
bot-random = Random bot
bot-greedy = Greedy bot (thinks one move ahead)
bot-other = Bot

# Turn notifications
problem-no-hooks = This server doesn't send turn notifications.
problem-bad-hook = Enter an address that begins with https:// and names a host, without a port, user name or password.
problem-private-hook = { $host } isn't on the public internet. Enter an address that anyone can reach.
hook-your-turn = It's your turn in { $game }.

## Endings that players choose

ending-resigned = { seat-name } resigned.
ending-time = { seat-name } ran out of time.
ending-agreed = The players agreed to a draw.
ending-abandoned = The players ended the game without a result.

## Spectators and replay

refusal-no-such-ply = The game has { $plies } plies, so it has no ply { $ply }.
refusal-not-your-eyes = You can't see seat { SEAT_NUMBER($seat) }'s side during the game.
refusal-record-not-yet = The record is available after the game ends.

## Verifying the dealer

verify-good = The dealer's secret matches the commitment made before the game.{ $words ->
    [0] { "" }
    [one] { " " }One player's word was mixed in.
   *[other] { " " }{ $words } players' words were mixed in.
}
verify-draws = { $draws ->
    [0] Chance decided nothing, so there are no draws to verify.
    [one] The one draw follows from it: verified.
   *[other] All { $draws } draws follow from it: verified.
}
verify-taken-back = { $draws ->
    [one] One more draw was taken back along with the moves around it, and can't be verified.
   *[other] { $draws } more draws were taken back along with the moves around them, and can't be verified.
}
verify-given = { $draws ->
    [one] One draw was made before this table began, and isn't verified here.
   *[other] { $draws } draws were made before this table began, and aren't verified here.
}
verify-no-commitment = The record has no commitment, so its draws can't be verified.
verify-no-secret = The dealer hasn't shown the secret yet. Verify the draws after the game ends.
verify-open = The record doesn't say how the game ended, so draws may be missing and it can't be verified as a whole.
verify-bad-secret = The secret must be { $bytes } bytes, written in hexadecimal.
verify-other-secret = The secret doesn't match the commitment: its SHA-256 is different.
verify-bad-number = { $tag } must be a number that fits the record.
verify-no-such-seat = { $tag } is a word from a seat that isn't at this table.
verify-bad-draws = draws must list { $count ->
    [one] one number
   *[other] { $count } numbers
}, one for each draw at the table, in increasing order.
verify-draws-left-out = The list of draws skips numbers, but no move was taken back.
verify-other-draw = Draw { $number } is { $move }, but the secret gives { $right }.
