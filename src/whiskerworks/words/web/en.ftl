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
        [one] Now choose the one that is marked.
       *[other] Now choose one of the { $count } that are marked.
    }
web-choose-of = Now choose: { $pieces }
web-choose-among = Which of these?
web-asked = Play it? { $does }
web-play = Play
web-back = Back
web-open-rule = Rule { $rule }
web-offer-marked = { $does } ({ $marks })
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

## Without a connection, and a new version

web-offline-title = You are offline
web-offline-more = Nobody can be played with until the connection is back. The rules, and games you have looked at, can still be read.
web-offline-games = Games you can look back at
web-offline-banner = You are offline: what you see may be old.
web-try-again = Try again
web-new-version = There is a new version of this page.
web-load-new = Load the new version

## Lobby

web-picture-of = { $game }, a game under way
web-hero-play = Choose a game
web-hero-rules = Read the rules
web-shelf = The games
web-shelf-level = Bots play like
web-play-now = { $bots ->
    [one] Play now against { $bot }
   *[other] Play now against { $bots } bots
}
web-play-alone = Play now
web-play-friends = With friends, options
web-play-options = Choose options
web-rules-of = Rules of { $game }
web-my-games = Your games
web-all-my-games = All your games
web-table-won = You won
web-table-lost = You did not win
web-plies = { $plies ->
    [0] not begun
    [one] one move played
   *[other] { $plies } moves played
}
web-player-you = { $name } (you)
web-chair-free = a free chair
web-chair-kept = a chair kept for a friend
web-look-back = Look back
web-look-back-at = Look back at { $game }
web-look-on = Look on
web-look-on-at = Look on at { $game }
web-sit-at = Sit down ({ $free ->
    [one] a chair is free
   *[other] { $free } chairs are free
})
web-choose-file = Choose a file

## A new table

web-presets = Ways to begin
web-preset-alone = I play
web-preset-alone-more = This is a game for one.
web-preset-bot = Against bots
web-preset-bot-more = You in the first chair, bots in all others.
web-preset-friend = A friend by link
web-preset-friend-more = You get a link to send; whoever opens it sits down.
web-preset-here = All on this device
web-preset-here-more = Every chair is yours: hand the device round, or try things out.
web-preset-bots = Bots only
web-preset-bots-more = Lean back and watch how they do it.
web-chairs-more = The game begins when every chair is taken.
web-chairs-unseen = A chair is for whoever comes, but the lobby does not show the table: only those whom you send its link will find it.
web-from-to = A whole number from { $least } to { $most }.
web-rule = Rule { $rule }
web-option-own = Words of your own …
web-option-own-text = { $option }, in your own words
web-tinkerers = For tinkerers
web-clock-none = Nobody counts time.
web-clock-count-up = Everybody sees how long each has thought; nothing ever happens.
web-clock-bank = Each player has so many minutes for the whole game, and gets some seconds back after each turn.
web-clock-days = For games that go on for weeks: each turn may take so many days.
web-public-more = Anybody may find it there. If not, its link is the only way in.
web-watching-more = They see what is public, never what a player holds in secret.
web-delay-more = With 3 they see each move three moves later: too late to whisper anything to a player.
web-chat-more = Players and those who look on may write to one another.
web-automatic-more = When there is only one thing you can do, it is done.
web-wait-more = Else the game begins when the last chair is taken.
web-missing = Seconds until a player counts as missing
web-missing-more = After so long away the others may agree to hand the chair to a bot, or to somebody else.
web-name-more = What others see. You can change it at any time.

## Rules

web-rules-more = In our own words, with a number for each rule: wherever a move is refused, its rule is named and leads here.
web-find-rule = Find a rule
web-no-rule-found = No rule has all these words in it.
web-game-rules = In this game
web-table-rules = At every table
web-table-rules-more = Whatever is played, these hold for the table itself: chairs, time, taking back, looking on.
web-print = Print
web-certainty-printed = The printed rulebook says so.
web-certainty-reviewed = Printed rules leave it open or are unclear; those who reviewed or published the game tell it so.
web-certainty-ours = Nobody tells; we decided it so that every question has an answer.

## Settings

web-settings-more = Kept on this device only, and never sent. Every choice holds at once.
web-language = Language
web-language-more = All games, rules and messages change with it.
web-language-auto = As the browser prefers: { $language }
web-look = How it looks
web-theme = Colours
web-theme-more = Paper by day, lamp light by night; or as your device is set.
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night
web-motion = Motion
web-motion-more = Whether wheels turn and pieces slide. Without motion everything is simply where it belongs.
web-motion-auto = As the device
web-motion-full = Moving
web-motion-none = Still
web-coordinates = Larger names of places
web-coordinates-more = The names by which moves are written down, larger on the board.
web-playing = Playing
web-confirm = Ask before every move
web-confirm-more = If not, only moves that cannot be taken back ask first.
web-in-words-more = Beside every board stands what lies where, as text: for screen readers, and for whoever likes to read.

## You

web-who-are-you = Who are you?
web-guest-more = A name is enough to play. You stay a guest on this device until you make an account.
web-sign-in-more = If you have an account, your games are where you left them.
web-is-guest = A guest on this device
web-is-account = Account { $login }
web-name-changed = That is your name now.
web-password-least = At least { $least } characters.
web-password-changed = The password is changed; you are signed out everywhere else.
web-forget-sure = This cannot be undone. Are you sure?
web-forget-yes = Yes, forget me
web-forget-no = No, keep me
web-hook = Be called when it is your turn
web-hook-more = When it is your turn and you are not at the table, the server sends a message to this web address: a channel of a chat, or a program of yours.
web-hook-url = Web address
web-hook-kind = What is sent
web-hook-kind-more = Chats want their own shape of message.
web-hook-json = JSON, for a program
web-hook-slack = a message for Slack
web-hook-discord = a message for Discord
web-hook-save = Call this address
web-hook-saved = It will be called.
web-hook-drop = Call it no more
web-history = What you have played
web-history-game = Game
web-history-all = all games
web-history-none = Nothing yet. The shelf in the lobby is full.
web-nowhere-more = The mouse has looked everywhere. Perhaps the address has a slip in it, or what was here is gone.

## The table

web-chance = Chance
web-rather-not = Rather not
web-on-turn = on turn
web-your-turn-in = Your turn, in seat { $seat }
web-your-turn-as = Your turn: { $name }
web-winner = won
web-you-won = You win!
web-away = not connected
web-watching = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
web-time-left = { $time } left
web-time-used = { $time } used
web-lucky = A word for the dealer
web-lucky-why = If you like: chance is mixed with it, so that nobody can have chosen it beforehand. Others see it when the game has begun.
web-lucky-word = word: { $word }
web-lucky-give = Give this word
web-undo-turn = Take back the whole turn
web-undone = { $count ->
    [one] One ply was taken back.
   *[other] { $count } plies were taken back.
}
web-resign-sure = Give up this game?
web-abandon-sure = Ask the others to end the game without a result?
web-leave-sure = Stand up? Your time goes on, and you may come back.
web-close-sure = Give this table up?
web-somebody-missing = Somebody is missing
web-has-left = { $name } has left.
web-is-away = { $name } is not connected.
web-replace-by = Who plays for { $name }
web-back-to-ply = Back to how it stood after ply { $ply }.
web-waits-for = Waiting for { $names }.
web-declined = Your proposal was declined.
web-lately = Lately: { $what }
web-log-all = Show all { $plies } plies
web-played-automatically = played automatically
web-nothing-said = Nobody has said anything yet.
web-name-to-talk = Who wants to talk needs a name: sit down, or sign in.
web-say-what = What to say
web-mute-for-me = Mute for me
web-unmute-for-me = Unmute for me
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-readmit = Readmit
web-muted-or-removed = Muted or removed
web-said = { $name } says: { $text }
web-chat-unread = Chat ({ $count } new)
web-rules-found = { $count ->
    [0] No rule has that in it.
    [one] One rule
   *[other] { $count } rules
}
web-rules-all = All rules on a page of their own
web-line-connecting = Connecting …
web-line-lost = The line to the table is lost.
web-line-next = { $seconds ->
    [0] Trying again now.
    [one] Trying again in a second.
   *[other] Trying again in { $seconds } seconds.
}
web-line-kept = What you did is kept, and sent when the line is back.
web-line-now = Try now
web-look-back-kept = Look back at what this device has kept of it
web-closed = The table does not let this browser in. Load the page again, or sign in anew.
web-invite = Invite somebody
web-invites = { $name } invites you to { $game }
web-share = Share
web-qr = The invitation as a code to be scanned
web-chairs = Chairs
web-host-starts = All chairs are taken. The game begins when the host says so.
web-you-start = All chairs are taken. Start when you like.
web-sit-too = Play seat { $seat } too
web-scores = Scores
web-deal = The deal
web-deal-good = The deal is verified
web-deal-bad = The deal cannot be verified
web-deal-kept = This browser checked it: the secret is the one that was promised when you came to the table.
web-deal-broken = The secret is not the one that was promised when you came to the table.
web-branched-from = It goes on from another table, after ply { $plies }.
web-shoulder = Looking over your shoulder
web-shoulder-more = Whoever has this link sees what you see, for as long as you sit there, and plays no moves.
web-shoulder-make = Make a link
web-curtain = { $name } (seat { $seat }) is on turn.
web-curtain-more = Pass the device on, and go on when nobody else looks.
web-curtain-show = Show the board
web-in-words = Show the board in words, too
web-about = About
web-has-bank = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} for the whole game{ $increment ->
    [0] { "" }
    [one] , and a second more after each turn
   *[other] , and { $increment } seconds more after each turn
}
web-has-days = { $days ->
    [one] a day
   *[other] { $days } days
} for each turn
web-beside = Beside the board

## Looking back

web-replay-of = Looking back: { $game }
web-replay-how = How to look
web-steps = Ply by ply
web-step-first = To the beginning
web-step-back = One ply back
web-step-on = One ply on
web-step-last = To the end
web-autoplay = Play by itself
web-autoplay-stop = Stop
web-ply = ply { $ply }
web-slider = Ply
web-pace = Speed
web-pace-1 = slow
web-pace-2 = steady
web-pace-3 = quick
web-pace-4 = very quick
web-eyes-own = your own seat
web-eyes-bystander = a bystander
web-eyes-seat = seat { $seat }, { $name }
web-eyes-later = When the game is over it can be seen with anybody's eyes.
web-hide-end = Hide how it ends
web-hide-end-more = Neither the length of the game nor its result is shown before you get there.
web-beginning = The beginning.
web-ply-told = Ply { $ply }, { $name }: { $what }
web-last-ply = That was the last ply.
web-from-here = From here
web-branch-same = Go on from here against the same bots
web-branch-mine = Go on from here with every chair mine
web-ply-link = A link to this ply
web-to-table = To the table
