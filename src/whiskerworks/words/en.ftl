# What all games share, in English.

certainty-printed = printed
certainty-reviewed = reviewed
certainty-ours = ours

refusal-over = The game is over.
refusal-not-your-turn = { seat-name } is not on turn.
refusal-chance-on-turn = { seat-name } is not on turn: chance is.
refusal-chance-not-on-turn = Chance is not on turn.
refusal-no-such-move = There is no move number { $move }.

mark-wins = wins
mark-loses = loses
mark-ends = ends the game
mark-final = cannot be undone

# Whoever sits there: at the start of a sentence, and within one. Clients that know names say those.
seat-name = Seat { $seat }
seat-within = seat { $seat }
seat-on-turn = On turn: { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } and { $item }

## The table: its rules, and why it refuses; docs/table.md has them in full

rule-T1 = Each seat has a chair: open to anybody, kept for whoever holds the invitation, the host's own, or a bot's. Nobody sits in a chair that is taken, and a second one must be named.
rule-T2 = The game begins when every chair is taken; where the host wants to wait for it, when the host says so.
rule-T3 = A seat is played only by whoever sits there, in its turn, and in the position they saw: a move says after how many plies it is played.
rule-T4 = The dealer decides for chance by a secret that is fixed before the game, with the players' words mixed in. The commitment to the secret is shown from the beginning, the secret when the game has ended.
rule-T5 = Time runs for the person on turn, not for bots, not for chance and not during a pause. What happens when it is up was chosen with the table: nothing, a bot makes that move, or the seat loses.
rule-T6 = In your own turn you may take back what you have played in it, until something hidden or left to chance has shown. Beyond that the other players must agree. Moves from before the table was made stay.
rule-T7 = What concerns all is proposed, and happens when every other person at the table has agreed. One person's no ends it, and of each kind only one proposal is open.
rule-T8 = The game is paused when all agree, and goes on when any player says so. During a pause nobody moves and no time runs.
rule-T9 = Any player may resign. Players may agree to share a game that can be shared, or to end a game without a result; before it has begun the host may close the table.
rule-T10 = Who leaves before the start frees the chair; who leaves later may come back to it. The seat of a missing player may be handed to a bot or opened, if the others agree.
rule-T11 = Who looks on sees what a bystander may see, and only where the table allows it; it may let them see it some moves later. Nobody sees with a seat's eyes but who sits there, unless its player gave them a link.
rule-T12 = Players may talk, and so may those who look on, unless the table was made without chat.
rule-T13 = When the game is over a player may call for a rematch: everybody moves on by one seat. From any ply a new table may be made that goes on from there.
rule-T14 = Where it was chosen, the table plays a person's move for them when there is only one.
rule-T15 = Everything that happens is written down in order, nothing is changed later, and it is the match. A command that is sent twice is done once; one that is refused changes nothing.
rule-T16 = The host keeps order, and may mute people at the table or remove them until they are readmitted. Nobody wins or loses a game because of it.

refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seat-kept = Seat { $seat } is kept for somebody else.
refusal-no-free-seat = No chair is free.
refusal-invitation-needed = The chairs that are free are kept for those who were invited.
refusal-already-seated = You sit there already; to take another seat too, name it.
refusal-not-the-host = Only who made the table may do that.
refusal-seats-empty = The game cannot begin while chairs are empty.
refusal-begun = The game has begun already.
refusal-not-begun = The game has not begun.
refusal-not-a-player = You do not play in that seat.
refusal-stale = The game has moved on: that was for ply { $at }, and it stands at ply { $ply }.
refusal-no-such-move-text = That is no move. { $problem }
refusal-table-over = The game is over.
refusal-bad-word = A word for the dealer must be one line of letters, digits or signs, without blanks around it.
refusal-time-up = Your time is up.
refusal-nothing-to-undo = There is nothing to take back.
refusal-cannot-undo-given = The first { $given } plies were played before this table was made, and stay.
refusal-no-such-proposal = There is no open proposal { $proposal }.
refusal-not-asked = That is not yours to answer, or you have answered.
refusal-already-proposed = The same has been proposed already, as number { $proposal }.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-no-draws = This game cannot be shared.
refusal-nobody-to-ask = No other person sits here to agree to it.
refusal-not-missing = The player of seat { $seat } is not missing.
refusal-not-a-persons-seat = A bot plays seat { $seat }.
refusal-no-looking-on = Nobody may look on at this table.
refusal-bad-link = This link does not let you look over a shoulder, or not any more.
refusal-no-chat = There is no chat at this table.
refusal-nothing-said = There was nothing to say.
refusal-chat-too-fast = You are writing too fast. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and send it again.
refusal-chat-used-up = You have written { $lines } lines here, the most one person may write at a table.
refusal-chat-crowded = People at your address are writing too much here. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and send it again.
refusal-not-over = The game is not over.
refusal-already-rematched = There is a rematch already.
refusal-bad-command-id = The id of a command has only signs that can be printed.
refusal-command-id-reused = You have already used this id for another command. Give each command its own id.
refusal-only-the-host = Only the host may mute or remove people at this table.
refusal-no-such-guest = Nobody at this table has the number { $who }.
refusal-host-stays = The host cannot be muted or removed.
refusal-already-so = That is already the case.
refusal-muted = The host has muted you at this table.
refusal-removed = The host has removed you from this table.
refusal-not-yourself = You cannot mute yourself.

## Why a text is no move

bad-form = { $hint }
bad-spelling = Write it like this: { $like }
bad-seat = Seats are { $first } to { $last }.
bad-mover = A move begins with its seat, or with * for chance.

## Who plays; games have names of their own for the levels

level-1 = Beginner
level-2 = Casual
level-3 = Club player
level-4 = Expert
level-5 = Master
bot-level = { $name } (level { $level })
bot-random = a random mover
bot-greedy = a greedy mover, who looks one move ahead
bot-other = a bot

# What people are told who want to be called when it is their turn.
problem-no-hooks = This server calls no web addresses.
problem-bad-hook = Such a web address is not called: it must begin with https:// and name a host, without a port, a name or a password.
problem-private-hook = We cannot call { $host }: it is not on the public internet. Give a web address that anybody can reach.
hook-your-turn = It is your turn in a game of { $game }.

## How players end a game that the rules would let go on

ending-resigned = { seat-name } gave up.
ending-time = { seat-name } ran out of time.
ending-agreed = The players agreed to share the game.
ending-abandoned = The players left the game without a result.

## Looking on, and looking back

refusal-no-such-ply = There is no ply { $ply }: { $plies } have been played.
refusal-not-your-eyes = While the game goes on you cannot see it with the eyes of seat { $seat }.
refusal-record-not-yet = The record of a game with secrets can be had when the game is over.

## Verifying the dealer

verify-good = The dealer's secret is the one that was promised before the game.{ $words ->
    [0] { "" }
    [one] { " " }The word of one player was mixed in.
   *[other] { " " }The words of { $words } players were mixed in.
}
verify-draws = { $draws ->
    [0] Nothing was left to chance: there is no draw to verify.
    [one] The one draw follows from it: verified.
   *[other] All { $draws } draws follow from it: verified.
}
verify-taken-back = { $draws ->
    [one] One more draw was taken back, with the moves around it, and cannot be verified.
   *[other] { $draws } more draws were taken back, with the moves around them, and cannot be verified.
}
verify-given = { $draws ->
    [one] One draw was made before this table began, and is not verified here.
   *[other] { $draws } draws were made before this table began, and are not verified here.
}
verify-no-commitment = The record names no commitment: nobody promised a secret, so its draws cannot be verified.
verify-no-secret = The dealer has not shown the secret: draws can be verified when the game is over.
verify-open = The record does not say how the game ended: draws may be missing, so it cannot be verified as a whole.
verify-bad-secret = The secret must be { $bytes } bytes, written as hexadecimal digits.
verify-other-secret = The secret is not the one that was promised: its sha256 is not the commitment.
verify-bad-number = { $tag } must be a number that fits the record.
verify-no-such-seat = { $tag } is the word of a seat that is not at this table.
verify-bad-draws = draws must be { $count ->
    [one] one number
   *[other] { $count } numbers
}, one for each draw of the table, each larger than the one before.
verify-draws-left-out = Numbers of draws are left out, but no move was taken back.
verify-other-draw = Draw { $number } is { $move }, but the secret says { $right }.
