# What the terminal says, in English.

## Playing

terminal-seats = You play seat { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Bots play the others.
}
terminal-bot = Seat { SEAT_NUMBER($seat) }: { $bot }.
terminal-you = you
terminal-more = Type help for more.
terminal-prompt = seat { SEAT_NUMBER($seat) }>
terminal-prompt-over = over (undo, save FILE, quit)>
terminal-help =
    Type a move, or one of these:
    - moves, or moves TEXT: list your legal moves, or those that contain TEXT
    - why MOVE: check whether a move is legal, and see what it does or which rule forbids it
    - look PLACE: describe a place, as in look e3
    - rules, or rules ID: read the rules, or one of them
    - board: draw the board again
    - hint: see which moves a bot likes best, and how likely they are to win (unless the game has a move of that name)
    - undo: take back your last move and everything after it
    - save FILE: save the record of the game so far
    - quit: leave the game
terminal-orders = You can also type: { $orders }.
terminal-moves = { $chosen } of { $all } moves:
terminal-legal = { $move } is legal.
terminal-no-move = '{ $move }' isn't a valid move. { $problem }
terminal-hint = A bot would play:
terminal-hint-move = { $move }: { $percent ->
    [0] no win in sight
   *[other] { $percent } % to win
}
terminal-hint-secrets = Judging by the moves so far, seat { SEAT_NUMBER($seat) } holds { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = The bot couldn't give a hint: { $problem }
terminal-why-what = Type a move after it: why MOVE.
terminal-look-where = Type a place after it: look PLACE.
terminal-nothing-there = { $place } holds nothing to describe.
terminal-no-rule = { $game } has no rule '{ $rule }'. Choose from: { $known }
terminal-undone = Taken back: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Chance and the bots may choose differently now.
}
terminal-final = { $move } has been played since, and can't be undone.
terminal-no-undo = You have nothing to take back.
terminal-saved = Saved to { $name }.
terminal-saved-secrets = The file reveals everyone's secrets: don't read it while you play.
terminal-curtain = Seat { SEAT_NUMBER($seat) } is next. Press Enter when nobody else is looking:
terminal-no-screen = You're playing in plain text. For the full screen, run: { $command }
terminal-save-where = Type a file name after it: save FILE.
terminal-exists = Not saved: { $name } already exists. Choose another name.
terminal-not-saved = Not saved: { $problem }
terminal-score = [{ $rule }] Score { $scores }


## The screen

terminal-screen-pane-board = Board
terminal-screen-pane-table = Table
terminal-screen-pane-played = Moves
terminal-screen-pane-said = Messages
terminal-screen-pane-talk = Chat
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
terminal-screen-yours = Your turn: { $seat }
terminal-screen-theirs = { $seat } to play
terminal-screen-nobody = nobody's turn
terminal-screen-over = game over
terminal-screen-busy = One moment …
terminal-screen-you = you
terminal-screen-type = Type a move, or help
terminal-screen-type-as = Type a move, as in { $move }, or help
terminal-screen-type-over = Game over. Type help for commands
terminal-screen-enter = Press Enter to play it, Escape to go back.
terminal-screen-left = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
terminal-screen-more = { $count ->
    [one] And 1 more. Choose something first, or type moves and part of it.
   *[other] And { $count } more. Choose something first, or type moves and part of one.
}
terminal-screen-leads = { $count ->
    [one] 1 move continues from here.
   *[other] { $count } moves continue from here.
}
terminal-screen-find = Find a rule by id or word
terminal-screen-no-rule = No rule matches. Press Escape to return to the game.
terminal-screen-curtain = { $seat } is next. Make sure nobody else is looking.
terminal-screen-ready = Ready
terminal-screen-leave = The game isn't over. Save it before you leave?
terminal-screen-leave-kept = The game isn't over. Its record is in { $name }. Leave?
terminal-screen-save = Save the record of the game so far as:
terminal-screen-do-save = Save
terminal-screen-do-save-leave = Save and leave
terminal-screen-do-leave = Leave
terminal-screen-do-stay = Stay
terminal-screen-help =
    On the board:
    - Click pieces and places to choose them, in any order; click again to let go. You can choose what is underlined; your choices stand in brackets.
    - With the keyboard: arrows move from place to place, Page Up and Page Down jump to the next choice, Enter or Space chooses, Escape goes back.
    - Once the move is complete, press Enter or click again to play it.
    - Letters go to the line at the bottom. There, arrows bring back earlier lines.
    Anywhere:
    - Tab: the next part of the screen; F4 or Ctrl+O: the next pane
    - F1 or Ctrl+R: rules; F2 or Ctrl+T: hint; F3 or Ctrl+L: moves; F8 or Ctrl+Z: undo
    - Ctrl+S: save; Ctrl+Q: quit; ?: this help


## At a table on a server

terminal-table-watching = You're watching.
terminal-table-shoulder = You're watching over { $name }'s shoulder, and can't make moves.
terminal-table-free = { $count ->
    [one] 1 seat is free: type sit to take it.
   *[other] { $count } seats are free: type sit to take one.
}
terminal-table-waiting = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}. Type link for the address to send them.
terminal-table-start = Everyone is here. Type start to begin.
terminal-table-paused = The game is paused. Type resume to continue.
terminal-table-asked = { $question } Type agree { $number } or decline { $number }.
terminal-table-asking = Waiting for { $names }. Type decline { $number } to withdraw your proposal.
terminal-table-replace = To continue without them, type replace { SEAT_NUMBER($seat) } bot 2, or replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = A rematch is ready. Type rematch to join it.
terminal-table-again = Type rematch to play again.
terminal-table-over = over (rematch, save FILE, quit)>
terminal-table-lost = Connection lost. Reconnecting; your moves will be sent when you're back.
terminal-table-closed = You've been disconnected: { $why }
terminal-table-version = The server runs a different version, and this client can't understand it.
terminal-table-later = The table isn't responding. Your message will be sent as soon as it does.
terminal-table-late = { $line }: { $why }
terminal-table-failed = That did not work: { $why }
terminal-table-plan = The server runs an older version and sends no drawing. Type look PLACE and moves to find your way.
terminal-table-hint = You can't ask for hints in a game with other people.
terminal-table-sure = Are you sure? Type { $order }.
terminal-table-usage = Type it like this: { $order }
terminal-table-unasked = You have no question to answer.
terminal-table-which = You have several questions to answer. Say which, as in { $order } 2.
terminal-table-seated = You now sit in seat { SEAT_NUMBER($seat) }.
terminal-table-stood = You've left your seat.
terminal-table-alike = Several people have that name. Type one of these: { $order }
terminal-table-for-you = Only the host can mute people for the whole table. To mute someone just for yourself, type { $order }.
terminal-table-ignored = You've muted { $name } for yourself, at every table. To undo it, type { $order }.
terminal-table-unignored = You've unmuted { $name }.
terminal-table-ignoring = You've muted these people for yourself, at every table. To unmute one, type unignore and a name or number.
terminal-table-ignoring-nobody = You haven't muted anyone. To mute someone, type ignore and their name.
terminal-table-not-ignored = You haven't muted anyone with that name or number. Type ignored to see your list.
terminal-table-help =
    At a table with other people you can also type, when it applies:
    - sit, or sit SEAT; leave: take a seat; give it up
    - start: begin, if the table is waiting for you
    - undo: take your move back; if the others must agree, they are asked
    - pause, resume; draw: ask for a pause, resume; offer a draw
    - agree N, decline N: answer a proposal, or withdraw your own
    - resign yes: resign; abandon yes: ask to end without a result
    - replace SEAT bot LEVEL, or replace SEAT open: let someone else play for a missing player
    - mute WHO, unmute WHO, remove WHO, readmit WHO: moderate your own table, by name
    - say TEXT: chat; word TEXT: give the dealer a word to mix in, before the game
    - ignore WHO, unignore WHO: mute someone for yourself at every table, or undo it; ignored: list them
    - rematch: play again, everyone one seat on
    - link: show this table's address



## The referee

terminal-referee-prompt = chance>
terminal-referee-prompt-secret = which?>
terminal-referee-help =
    Play with your own cards and board, and type your moves and everything chance decides: cards drawn, dice rolled, the coin.
    You can put several things on a line, separated by ; or, where that is clear, by spaces: 7 9 m12 for three cards, cat1 move2 move2 for dice.
    Or type one of these:
    - moves, or moves TEXT: list everything that can come now, or what contains TEXT
    - why MOVE: check whether something is possible, and see what it does or which rule forbids it
    - look PLACE: describe a place, as in look e3
    - rules, or rules ID: read the rules, or one of them
    - board: draw the table again, to compare it with yours
    - undo, or undo NUMBER: take back the last move, or that many, and see what to put back
    - save FILE: save the record of the game so far
    - quit: leave
terminal-referee-secret = This stays secret: look at your own, and don't type it. The referee asks when it needs to know.
terminal-referee-depends = Its effect depends on something that is still secret
terminal-referee-turned = { $piece } is now at { $angle } degrees; before, it was at { $was }.
terminal-referee-ambiguous = “{ $typed }” could mean several things: { $choices }. Type more of it.
terminal-referee-unexpected = “{ $typed }” isn't possible now.{ $few ->
    [all] { " " }Choose from: { $choices }.
    [many] { " " }Type moves to see what is possible.
   *[none] { "" }
}
terminal-referee-surplus = “{ $typed }” is one too many: chance has nothing left to decide. Separate moves with ; or , and use spaces only between a move and its chance results.
terminal-referee-nothing-taken = This line was ignored.
terminal-referee-undo-what = Type how many moves to take back, as in undo 3.
terminal-referee-no-undo = Nothing to take back.
terminal-referee-withdrawn = Not played after all: { $move }.
terminal-referee-undone = Taken back, latest first: { $moves }.
terminal-referee-turn-back = Turn { $piece } back to { $angle } degrees.
terminal-referee-put-back = Put back: { $piece }
terminal-referee-take-away = Take away: { $piece }
terminal-referee-seat-back = { seat-name } plays with these again: { $pieces }
terminal-referee-saved-untold = You kept some secrets, so the record has something that fits in their place, and notes where.
terminal-referee-no-record = This game was begun in the middle, so it has no record.
terminal-referee-no-hints = The referee is neutral and gives no hints.




## Pictures

terminal-sheet-title = { $game }: set-up sheet
terminal-sheet-after = { $name }, after { $ply } of { $plies } moves.
terminal-sheet-seats = { $seats ->
    [one] For one player.
   *[other] For { $seats } players.
}
terminal-sheet-eyes-bystander = This page shows only public information.
terminal-sheet-eyes-seat = This page shows what { seat-name } knows. Others shouldn't look.
terminal-sheet-eyes-all = The game is over, so this page shows the secrets.
terminal-sheet-things = Take these, and place them as in the picture
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Beside the board
terminal-sheet-gone = Out of sight, and not in the deck
terminal-sheet-options = Played with
terminal-sheet-on = To continue
terminal-sheet-referee = Continue from here with the referee:
terminal-sheet-replay = How the game got here:
terminal-picture-moves = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}
terminal-picture-bad = This record isn't valid: { $problem }
