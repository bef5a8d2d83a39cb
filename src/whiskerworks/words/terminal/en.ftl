# What the terminal says, in English.

## Playing

terminal-seats = Your seats: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }The others are played by bots.
}
terminal-bot = Seat { $seat } is played by { $bot }.
terminal-you = you
terminal-more = Type help for more.
terminal-prompt = seat { $seat }>
terminal-prompt-over = over (undo, save FILE, quit)>
terminal-help =
    Type a move, or one of these:
    - moves, or moves TEXT: list the legal moves, or those with TEXT in them
    - why MOVE: say whether a move is legal and what it does, or which rule forbids it
    - look PLACE: say what is to be told of a place, as in look e3
    - rules, or rules ID: show the rules, or one of them
    - board: draw the board again
    - hint: ask a bot which moves it thinks best, and how likely they win (unless the game has a move of that name)
    - undo: take back your last move and what followed it
    - save FILE: write the record of the game so far
    - quit: leave the game
terminal-orders = Here you may also type: { $orders }.
terminal-moves = { $chosen } of { $all } moves:
terminal-legal = { $move } is legal.
terminal-no-move = '{ $move }' is no move. { $problem }
terminal-hint = A bot would play:
terminal-hint-move = { $move }: { $percent ->
    [0] no win in sight
   *[other] { $percent } % to win
}
terminal-hint-secrets = By what was played it takes seat { $seat } to hold { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = The bot could not think: { $problem }
terminal-why-what = Say which: why MOVE.
terminal-look-where = Say where: look PLACE.
terminal-nothing-there = There is nothing to be told of { $place }.
terminal-no-rule = { $game } has no rule '{ $rule }'; there are: { $known }
terminal-undone = Taken back: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }What chance and bots do next may differ.
}
terminal-final = { $move } was played since, and cannot be undone.
terminal-no-undo = There is nothing of yours to take back.
terminal-saved = Saved to { $name }.
terminal-saved-secrets = It tells what was dealt in secret: whoever still plays should not look.
terminal-curtain = Seat { $seat } is next. Press Enter when nobody else looks:
terminal-no-screen = You play in plain lines of text; for the full screen, run: { $command }
terminal-save-where = Say where: save FILE.
terminal-exists = Not saved: there is a { $name } already; choose another name.
terminal-not-saved = Not saved: { $problem }
terminal-score = [{ $rule }] Score { $scores }


## The screen

terminal-screen-pane-board = Board
terminal-screen-pane-table = Table
terminal-screen-pane-played = Played
terminal-screen-pane-said = Answers
terminal-screen-pane-talk = Talk
terminal-screen-pane-rules = Rules
terminal-screen-key-rules = Rules
terminal-screen-key-hint = Hint
terminal-screen-key-moves = Moves
terminal-screen-key-pane = Panes
terminal-screen-key-undo = Undo
terminal-screen-key-save = Save
terminal-screen-key-quit = Quit
terminal-screen-key-help = Help
terminal-screen-chance = Chance
terminal-screen-yours = { $seat }: your turn
terminal-screen-theirs = { $seat } is on turn
terminal-screen-nobody = nobody is on turn
terminal-screen-over = the game is over
terminal-screen-busy = One moment …
terminal-screen-you = you
terminal-screen-type = Type a move, or help
terminal-screen-type-as = Type a move, as in { $move }, or help
terminal-screen-type-over = It is over; help lists what can be typed
terminal-screen-enter = Enter plays it, Escape goes back.
terminal-screen-left = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
terminal-screen-more = { $count ->
    [one] And 1 more: choose something first, or type moves and a part of it.
   *[other] And { $count } more: choose something first, or type moves and a part of one.
}
terminal-screen-leads = { $count ->
    [one] 1 move goes on from here.
   *[other] { $count } moves go on from here.
}
terminal-screen-find = Find a rule: its id, or a word
terminal-screen-no-rule = No rule has that. Escape leads back to the game.
terminal-screen-curtain = { $seat } is next. Nobody else should look now.
terminal-screen-ready = Ready
terminal-screen-leave = The game is not over. Save it before you leave?
terminal-screen-leave-kept = The game is not over. Its record is kept in { $name }. Leave?
terminal-screen-save = Save the record of the game so far as:
terminal-screen-do-save = Save
terminal-screen-do-save-leave = Save and leave
terminal-screen-do-leave = Leave
terminal-screen-do-stay = Stay
terminal-screen-help =
    On the board:
    - Click things to choose them, in any order, and again to let go of them. What can be chosen is underlined, what is chosen stands in brackets.
    - By keys: arrows go from place to place, Page Up and Page Down to what can be chosen; Enter or Space chooses, Escape goes back.
    - As soon as all of a move is chosen, Enter or another click plays it.
    - Letters go to the line at the bottom; there, arrows bring back what was typed before.
    Anywhere:
    - Tab: the next part of the screen; F4 or Ctrl+O: the next pane
    - F1 or Ctrl+R: rules; F2 or Ctrl+T: hint; F3 or Ctrl+L: moves; F8 or Ctrl+Z: undo
    - Ctrl+S: save; Ctrl+Q: quit; ?: this help


## At a table somewhere else

terminal-table-watching = You look on.
terminal-table-shoulder = You look over the shoulder of { $name }, and play no moves.
terminal-table-free = { $count ->
    [one] A chair is free: type sit.
   *[other] { $count } chairs are free: type sit.
}
terminal-table-waiting = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}. Type link for the address to send them.
terminal-table-start = All chairs are taken. Type start to begin.
terminal-table-paused = The game is paused. Type resume to go on.
terminal-table-asked = { $question } Type agree { $number } or decline { $number }.
terminal-table-asking = Waiting for { $names }. Type decline { $number } to withdraw it.
terminal-table-replace = To go on without them, type replace { $seat } bot 2, or replace { $seat } open.
terminal-table-rematch = There is a rematch. Type rematch to go there.
terminal-table-again = Type rematch to play again.
terminal-table-over = over (rematch, save FILE, quit)>
terminal-table-lost = The line to the table is lost. It is tried again; what you do is kept.
terminal-table-closed = You are no longer connected: { $why }
terminal-table-version = The server is of another version, and what it says is not understood.
terminal-table-later = The table does not answer. What you typed is sent as soon as it does.
terminal-table-late = { $line }: { $why }
terminal-table-failed = That did not work: { $why }
terminal-table-plan = The server is of an older version and sends no drawing. Type look PLACE and moves to find your way.
terminal-table-hint = At a table with others there are no hints.
terminal-table-sure = Really? Type { $order }.
terminal-table-usage = Type it like this: { $order }
terminal-table-unasked = Nobody asks you anything now.
terminal-table-which = There are several questions. Say which, as in { $order } 2.
terminal-table-seated = You sit in seat { $seat }.
terminal-table-stood = You have left your seat.
terminal-table-alike = Several people have that name. Type one of these: { $order }
terminal-table-for-you = Only the host can mute people for everybody at this table. To mute somebody for yourself, type { $order }.
terminal-table-ignored = You have muted { $name } for yourself, at every table. To undo it, type { $order }.
terminal-table-unignored = { $name } is no longer muted for you.
terminal-table-ignoring = You have muted these people for yourself, at every table. To undo it, type unignore and a name or a number.
terminal-table-ignoring-nobody = You have not muted anybody for yourself. To mute somebody, type ignore and their name.
terminal-table-not-ignored = You have not muted anybody with that name or number. Type ignored to see the list.
terminal-table-help =
    At a table with others there are also, where they make sense:
    - sit, or sit SEAT; leave: take a chair; stand up
    - start: begin, if the table waits for you
    - undo: take your move back; where the others must agree, they are asked
    - pause, resume; draw: ask for a pause, go on; offer a draw
    - agree N, decline N: answer what somebody asks, or withdraw what you asked
    - resign yes: give up; abandon yes: ask to end without a result
    - replace SEAT bot LEVEL, or replace SEAT open: let somebody else play for who is missing
    - mute WHO, unmute WHO, remove WHO, readmit WHO: keep order at your own table, by name
    - say TEXT: talk; word TEXT: give the dealer a word to mix in, before the game
    - ignore WHO, unignore WHO: mute somebody for yourself at every table, or undo it; ignored: list them
    - rematch: play again, seats moved on by one
    - link: the address of this table



## The referee

terminal-referee-prompt = chance>
terminal-referee-prompt-secret = which?>
terminal-referee-help =
    Play with your cardboard and type what you did, here also what chance did: cards drawn, dice rolled, the coin.
    Several things may stand on a line, with ; between them, or blanks where it is clear: 7 9 m12 for three cards, cat1 move2 move2 for dice.
    Or type one of these:
    - moves, or moves TEXT: list what may be played or may come now, or what has TEXT in it
    - why MOVE: say whether something is possible and what it does, or which rule forbids it
    - look PLACE: say what is to be told of a place, as in look e3
    - rules, or rules ID: show the rules, or one of them
    - board: draw the table again, to compare it with yours
    - undo, or undo NUMBER: take back the last move, or so many, and say what to put back
    - save FILE: write the record of the game so far
    - quit: leave
terminal-referee-secret = This stays secret: look at your own, and type nothing of it. The referee asks when it must be known.
terminal-referee-depends = What it does depends on something that is still secret
terminal-referee-turned = { $piece } lies at { $angle } degrees now; it lay at { $was }.
terminal-referee-ambiguous = “{ $typed }” can be several things: { $choices }. Type more of it.
terminal-referee-unexpected = “{ $typed }” cannot be taken now.{ $few ->
    [all] { " " }What can come: { $choices }.
    [many] { " " }Type moves to see what can come.
   *[none] { "" }
}
terminal-referee-surplus = “{ $typed }” is too much here: chance has nothing left to do. Put ; or , between several moves; blanks are only for a move and what chance did after it.
terminal-referee-nothing-taken = Nothing of this line was taken.
terminal-referee-undo-what = Say how many moves to take back, as in undo 3.
terminal-referee-no-undo = There is nothing to take back.
terminal-referee-withdrawn = Not played after all: { $move }.
terminal-referee-undone = Taken back, the last first: { $moves }.
terminal-referee-turn-back = Turn { $piece } back to { $angle } degrees.
terminal-referee-put-back = Again as it was: { $piece }
terminal-referee-take-away = Take away: { $piece }
terminal-referee-seat-back = { seat-name } plays with these again: { $pieces }
terminal-referee-saved-untold = What is secret was not told, so something that fits stands in its place, and the record says where.
terminal-referee-no-record = This game was begun in the middle: there is no record of it.
terminal-referee-no-hints = The referee takes no side and gives no hints.


## Records



## Pictures

terminal-sheet-title = { $game }: set-up sheet
terminal-sheet-after = { $name }, after { $ply } of { $plies } moves.
terminal-sheet-seats = { $seats ->
    [one] For one player.
   *[other] For { $seats } players.
}
terminal-sheet-eyes-bystander = Only what everybody may know is on this page.
terminal-sheet-eyes-seat = { seat-name } knows what this page shows: others should not look.
terminal-sheet-eyes-all = The game is over, so the secrets are on this page.
terminal-sheet-things = Take these, and put them in their places as in the picture
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Beside the board
terminal-sheet-gone = Not to be seen any more, and not in the deck
terminal-sheet-options = Played with
terminal-sheet-on = To go on
terminal-sheet-referee = The referee goes on from here:
terminal-sheet-replay = How it came to this:
terminal-picture-moves = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}
terminal-picture-bad = This record is not right: { $problem }
