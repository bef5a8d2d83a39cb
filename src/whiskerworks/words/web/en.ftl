# What the browser's client says, in English.

## Everywhere

web-loading = Loading …
web-skip = Skip to content
web-menu = Menu
web-settings = Settings
web-close = Close
web-copied = Copied
web-broken = Something went wrong. Try reloading the page.
web-offline = Can't reach the server. Are you offline?
web-unreachable = Something between you and the server answered instead of it. Try again in a moment.

## The board

web-board = The board
web-board-keys = The board. Use the arrow keys to move, Enter to choose, Escape to go back.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – chosen
web-spot-leads =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
web-choose-next =
    { $count ->
        [one] Choose the marked one.
       *[other] Choose one of the { $count } marked.
    }
web-choose-of = Choose: { $pieces }
web-choose-among = Which one?
web-asked = Play this? { $does }
web-play = Play
web-back = Back
web-open-rule = Rule { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit the board
web-moves = Moves
web-pieces = On the table
web-filter = Find a move
web-filtered =
    { $count ->
        [0] No move matches.
        [one] One move
       *[other] { $count } moves
    }
web-no-moves = You have nothing to play now.
web-group = { $about } ({ $count })

## Without a connection, and a new version

web-offline-title = You are offline
web-offline-more = You can't play with others until you're back online. You can still read the rules and replay games you have opened before.
web-offline-games = Games you can replay
web-offline-banner = You are offline. This page may be out of date.
web-try-again = Try again
web-new-version = A new version is available.
web-load-new = Update

## Lobby

web-picture-of = { $game }, mid-game
web-hero-play = Choose a game
web-hero-rules = Read the rules
web-shelf = Games
web-shelf-level = Bot level
web-play-now = { $bots ->
    [one] Play { $bot }
   *[other] Play { $bots } bots
}
web-play-alone = Play now
web-play-friends = With friends, options
web-play-options = Choose options
web-rules-of = Rules of { $game }
web-my-games = Your games
web-all-my-games = All your games
web-table-won = You won
web-table-lost = You lost
web-plies = { $plies ->
    [0] not started
    [one] one move
   *[other] { $plies } moves
}
web-player-you = { $name } (you)
web-chair-free = free seat
web-chair-kept = reserved for a friend
web-look-back = Replay
web-look-back-at = Replay { $game }
web-look-on = Watch
web-look-on-at = Watch { $game }
web-sit-at = Join ({ $free ->
    [one] one seat free
   *[other] { $free } seats free
})
web-choose-file = Choose a file

## A new table

web-presets = Quick setup
web-preset-alone = Solo
web-preset-alone-more = A game for one player.
web-preset-bot = Against bots
web-preset-bot-more = You take the first seat, bots the others.
web-preset-friend = Invite a friend
web-preset-friend-more = You get a link to share. Your friend opens it to join.
web-preset-here = On one device
web-preset-here-more = Every seat is yours: pass the device around, or try things out.
web-preset-bots = Bots only
web-preset-bots-more = Lean back and watch the bots play.
web-chairs-more = The game begins when every seat is taken.
web-chairs-unseen = A seat is open to anyone, but the lobby doesn't list this table. Only people you send the link to can find it.
web-from-to = Enter a whole number from { $least } to { $most }.
web-rule = Rule { $rule }
web-option-own = Write your own …
web-option-own-text = { $option }, your own text
web-tinkerers = Advanced
web-clock-none = Play without a clock.
web-clock-count-up = Everyone sees how long each player has thought. Time never runs out.
web-clock-bank = Each player has a number of minutes for the whole game, and gains seconds after each turn.
web-clock-days = For slow games over weeks: each turn can take a number of days.
web-public-more = Anyone can find the table in the lobby. Otherwise, people need its link.
web-watching-more = Spectators see public information, never a player's secrets.
web-delay-more = At 3, spectators see each move three moves later, too late to help a player.
web-chat-more = Players and spectators can write to each other.
web-automatic-more = If you have only one move, it's played for you.
web-wait-more = Otherwise, the game begins when the last seat is taken.
web-missing = Seconds until a player counts as missing
web-missing-more = After that long away, the others can agree to give the seat to a bot or another person.
web-name-more = Others see this name. You can change it any time.

## Rules

web-rules-more = Told in our own words, and numbered: when a move is refused, the message links to its rule here.
web-find-rule = Find a rule
web-no-rule-found = No rule contains all these words.
web-game-rules = This game
web-table-rules = Every table
web-table-rules-more = These apply to every game: seats, time, taking back, watching.
web-print = Print
web-certainty-printed = From the printed rulebook.
web-certainty-reviewed = The printed rules are silent or unclear here. This follows the game's reviewers or publisher.
web-certainty-ours = Our own ruling, where the rulebook is silent.

## Settings

web-settings-more = Saved on this device only. Changes apply immediately.
web-language = Language
web-language-more = Applies to games, rules and messages.
web-language-auto = Browser language: { $language }
web-look = Appearance
web-theme = Theme
web-theme-more = Light by day, dark by night, or as your device is set.
web-theme-auto = Device setting
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-more = Turning wheels and sliding pieces. With animation off, everything simply jumps into place.
web-motion-auto = Device setting
web-motion-full = On
web-motion-none = Off
web-coordinates = Large coordinates
web-coordinates-more = Show the names of places larger on the board.
web-playing = Playing
web-confirm = Confirm every move
web-confirm-more = When off, only moves you can't take back ask first.
web-in-words-more = Describes everything on the board as text beside it, for screen readers and for readers.

## You

web-who-are-you = Choose a name
web-guest-more = You only need a name to play. You stay a guest on this device until you create an account.
web-sign-in-more = Sign in to find your games where you left them.
web-is-guest = Guest on this device
web-is-account = Account { $login }
web-name-changed = Name changed.
web-password-least = At least { $least } characters.
web-password-changed = Password changed. You have been signed out everywhere else.
web-forget-sure = This can't be undone. Are you sure?
web-forget-yes = Yes, delete my data
web-forget-no = Cancel
web-hook = Turn notifications
web-hook-more = When it's your turn and you're away from the table, the server sends a message to this web address: a chat channel, or a program of yours.
web-hook-url = Web address
web-hook-kind = Format
web-hook-kind-more = Each chat service expects its own format.
web-hook-json = JSON, for a program
web-hook-slack = Slack message
web-hook-discord = Discord message
web-hook-save = Turn on
web-hook-saved = Notifications are on.
web-hook-drop = Turn off
web-history = Your history
web-history-game = Game
web-history-all = All games
web-history-none = No games yet. Choose one in the lobby.
web-nowhere-more = The mouse has looked everywhere. Check the address, or go back to the lobby.

## The table

web-chance = Chance
web-rather-not = Cancel
web-on-turn = to play
web-your-turn-in = Your turn, seat { SEAT_NUMBER($seat) }
web-your-turn-as = Your turn: { $name }
web-winner = won
web-you-won = You win!
web-away = offline
web-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-time-left = { $time } left
web-time-used = { $time } used
web-lucky = A word for the dealer
web-lucky-why = Optional: the dealer mixes your word into chance, so nobody can have arranged the result. Others see it once the game begins.
web-lucky-word = word: { $word }
web-lucky-give = Give word
web-undo-turn = Take back the whole turn
web-undone = { $count ->
    [one] One ply was taken back.
   *[other] { $count } plies were taken back.
}
web-resign-sure = Resign this game?
web-abandon-sure = Ask the others to end the game without a result?
web-leave-sure = Leave your seat? Your clock keeps running, and you can come back.
web-close-sure = Close this table?
web-somebody-missing = A player is missing
web-has-left = { $name } has left.
web-is-away = { $name } is offline.
web-replace-by = Who should play for { $name }
web-back-to-ply = Back to ply { $ply }.
web-waits-for = Waiting for { $names }.
web-declined = Your proposal was declined.
web-lately = Latest: { $what }
web-log-all = Show all { $plies } plies
web-played-automatically = played automatically
web-nothing-said = No messages yet.
web-name-to-talk = Choose a name to chat: sit down or sign in.
web-say-what = Message
web-mute-for-me = Mute for me
web-unmute-for-me = Unmute for me
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-readmit = Readmit
web-muted-or-removed = Muted or removed
web-said = { $name }: { $text }
web-chat-unread = Chat ({ $count } new)
web-rules-found = { $count ->
    [0] No rule matches.
    [one] One rule
   *[other] { $count } rules
}
web-rules-all = All rules on one page
web-line-connecting = Connecting …
web-line-lost = Connection lost.
web-line-next = { $seconds ->
    [0] Reconnecting now.
    [one] Reconnecting in a second.
   *[other] Reconnecting in { $seconds } seconds.
}
web-line-kept = Your moves are saved, and will be sent when you're back.
web-line-now = Reconnect
web-look-back-kept = Replay the part saved on this device
web-closed = This browser can't join the table. Reload the page, or sign in again.
web-invite = Invite someone
web-invites = { $name } invites you to play { $game }
web-share = Share
web-qr = QR code of the invitation
web-chairs = Seats
web-host-starts = Everyone is here. The host can start the game.
web-you-start = Everyone is here. Start when you're ready.
web-sit-too = Play seat { SEAT_NUMBER($seat) } too
web-scores = Scores
web-deal = Fair dealing
web-deal-good = Deal verified
web-deal-bad = Deal not verified
web-deal-kept = Your browser checked: the secret matches the commitment you saw when you joined.
web-deal-broken = The secret doesn't match the commitment you saw when you joined.
web-branched-from = Continues another table's game, from ply { $plies }.
web-shoulder = Share your view
web-shoulder-more = Anyone with this link sees what you see while you sit here, but can't play.
web-shoulder-make = Create link
web-curtain = It's { $name }'s turn (seat { SEAT_NUMBER($seat) }).
web-curtain-more = Pass the device on. Continue when nobody else is looking.
web-curtain-show = Show board
web-in-words = Describe the board in text
web-about = About
web-has-bank = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for the whole game{ $increment ->
    [0] { "" }
    [one] , plus one second per turn
   *[other] , plus { $increment } seconds per turn
}
web-has-days = { $days ->
    [one] one day
   *[other] { $days } days
} per turn
web-beside = Beside the board

## Replay

web-replay-of = Replay: { $game }
web-replay-how = View
web-steps = Ply by ply
web-step-first = First ply
web-step-back = Previous ply
web-step-on = Next ply
web-step-last = Last ply
web-autoplay = Autoplay
web-autoplay-stop = Pause
web-ply = ply { $ply }
web-slider = Ply
web-pace = Speed
web-pace-1 = slow
web-pace-2 = normal
web-pace-3 = fast
web-pace-4 = very fast
web-eyes-own = your seat
web-eyes-bystander = spectator
web-eyes-seat = seat { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = When the game is over, you can see every player's side.
web-hide-end = Hide the ending
web-hide-end-more = Hides the result and the length of the game until you get there.
web-beginning = Start of the game.
web-ply-told = Ply { $ply }, { $name }: { $what }
web-last-ply = End of the game.
web-from-here = From here
web-branch-same = Continue from here against the same bots
web-branch-mine = Continue from here with every seat mine
web-ply-link = Link to this ply
web-to-table = Back to the table
