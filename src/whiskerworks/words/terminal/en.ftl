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
terminal-no-move = '{ $move }' is no move: { $problem }
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
terminal-save-where = Say where: save FILE.
terminal-exists = Not saved: there is a { $name } already; choose another name.
terminal-not-saved = Not saved: { $problem }
terminal-score = [{ $rule }] Score { $scores }


## The screen



## At a table somewhere else



## The referee



## Records



## Pictures
