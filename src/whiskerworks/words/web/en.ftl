# What the browser's client says, in English.

## Everywhere

web-loading = One moment …
web-skip = Skip to the content
web-menu = Menu
web-settings = Settings
web-close = Close
web-copied = Copied
web-broken = Something went wrong here. Loading the page again may help.
web-offline = The server cannot be reached. Are you offline?
web-unreachable = Something between here and the server answered in its place. Try again in a moment.

## The board

web-board = The board
web-board-keys = The board. Arrow keys go from spot to spot, Enter chooses, Escape goes back.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – chosen
web-spot-leads =
    { $count ->
        [one] leads to one move
       *[other] leads to { $count } moves
    }
web-choose-next =
    { $count ->
        [0] That is all there is to choose.
        [one] One thing is left to choose from.
       *[other] Choose one of { $count } more.
    }
web-choose-among = Which of these?
web-asked = { $does } Play it?
web-play = Play
web-back = Back
web-open-rule = Rule { $rule }
web-offer-marked = { $does } ({ $marks })
web-mark-wins = wins
web-mark-loses = loses
web-mark-ends = ends the game
web-mark-final = cannot be taken back
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = The whole board
web-moves = Moves
web-pieces = On the table
web-filter = Find a move
web-filtered =
    { $count ->
        [0] No move is like that.
        [one] One move
       *[other] { $count } moves
    }
web-no-moves = There is nothing for you to play now.
web-group = { $about } ({ $count })
