# What the server says, in English.

## Why a request fails

problem-bad-json = The request isn't valid JSON: { $problem }
problem-bad-request = The server can't read this request: { $problem }
problem-who-are-you = Choose a name, sign in or send a token first.
problem-signed-out = You've been signed out. Sign in or choose a name to continue.
problem-wrong-password = This login and password don't match.
problem-foreign-origin = This request came from another website.
problem-bad-token = This page has expired. Reload it and try again.
problem-not-yours = You don't have access to this.
problem-not-found = Page not found.
problem-no-such-table = Table not found.
problem-no-such-game = The game “{ $game }” doesn't exist.
problem-no-such-language = Whiskerworks isn't available in { $language } yet.
problem-no-such-token = You don't have a token with that id.
problem-no-such-session = You don't have a session with that id.
problem-no-such-ply = The game has { $plies } plies, so it has no ply { $ply }.
problem-bad-method = This address doesn't accept { $method }.
problem-login-taken = This login is taken. Choose another.
problem-name-taken = An account already uses this name, or one that looks the same. Choose another.
problem-has-account = You already have an account.
problem-no-account = You don't have an account.
problem-too-large = Too large: the limit is { $most } bytes.
problem-bad-type = This address accepts only { $type }.
problem-bad-value = { $problem }
problem-bad-name = A name must have 1 to { $most } visible characters.
problem-mixed-name = A word in a name can't mix look-alike letters from different alphabets.
problem-bad-login = A login must have { $least } to { $most } visible characters and no spaces.
problem-bad-password = A password must have { $least } to { $most } characters.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = This game has { $seats } seats, but the request has { $chairs } chairs. Send one chair per seat.
problem-bad-record = Line { $line }: { $problem }
problem-too-fast = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-too-many-bot-games = You already have { $most ->
    [one] one game
   *[other] { $most } games
} between bots in play. Wait for one to end, or take a seat yourself. A game that nobody watches stops counting after a few minutes.
problem-too-many-bot-games-here = Your network already has { $most ->
    [one] one game
   *[other] { $most } games
} between bots in play. Wait for one to end, or take a seat yourself.
problem-not-the-operator = Only the operator of this server can do that.
problem-banned =
    { $until ->
        [never] You are banned from this server.
       *[other] You are banned from this server until { $until }.
    } { $reason }
problem-no-such-mute = You haven't muted anyone with that id.
problem-no-such-person = Person not found.
problem-no-such-ban = Ban not found.
problem-too-many-mutes = You have muted { $most } people, the most allowed. Unmute someone first.
problem-too-many-tables = You have { $most ->
    [one] one open table
   *[other] { $most } open tables
}. Finish or close a table before you make another.
problem-too-many-tables-today = You have made { $most ->
    [one] one table
   *[other] { $most } tables
} in a day. Try again tomorrow.
problem-too-many-tables-here = Your network has made too many tables in an hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-too-many-guests = Your network has had too many new guests in an hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or sign in.
problem-server-fault = Something went wrong on the server. Its operator can find this error in the log as { $request }.
problem-damaged = The server can't open this table. Nothing is lost; its operator can find the reason in the log.
problem-overloaded = The server is very busy. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-storage = The server can't save anything right now. The game hasn't changed. Try again in a moment.
problem-stopping = The server is shutting down.

## Pages

page-no-script = This page needs JavaScript. Without it, use the plain pages.
page-unofficial = A fan project. The games' titles belong to their publishers, who haven't made, approved or endorsed it. The rules are in our own words, and all the art is ours.
page-stranger = Sign in
page-guest = Guest
page-somebody = Someone
page-operator = The operator
page-back = Back to the lobby
page-problem = That didn't work
page-rules = Rules
page-welcome = Cats, mice, cheese and cogs
page-welcome-more = Six games to play with friends over a link, against bots, or alone. No account needed.
page-credit = The printed game is { $title } ({ $credits }).
page-more-choices = Friends, options, clocks
page-seats = { $least ->
    [1] solo
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
page-play = Play
page-play-bot = Play against a bot
page-level = Level
page-my-tables = Your tables
page-open = Open tables
page-no-tables = No open tables right now. Make one and tick “Show in the lobby”.
page-your-turn = Your turn
page-turn = It's { $name }'s turn.
page-phase-waiting = Waiting for players
page-phase-playing = In play
page-phase-paused = Paused
page-phase-over = Over
page-phase-closed = Closed
page-chair-mine = Me
page-chair-kept = A friend (invitation)
page-chair-open = Anyone
page-bot = { $name } (bot { $level })
page-record = An uploaded game
page-upload-title = Upload a game
page-upload-more = Paste a record or choose its file. We check every move, and you can replay the game or play on from any point.
page-upload = Upload
page-new-table = New table: { $game }
page-seat = Seat { SEAT_NUMBER($seat) }
page-how-many = Number of players
page-who-plays = Players
page-options = Options
page-clock = Clock
page-clock-kind = Time
page-clock-none = no clock
page-clock-count-up = count up, no limit
page-clock-bank = total time per player
page-clock-days = days per turn
page-clock-more = How much time
page-clock-minutes = Minutes per player
page-clock-increment = Seconds added per turn
page-clock-days-each = Days per turn
page-clock-expiry = When time runs out
page-expiry-loss = the player loses
page-expiry-bot = a bot makes the move
page-expiry-nothing = nothing happens
page-manners = Table options
page-public = Show in the lobby
page-chat-allowed = Allow chat
page-automatic = Play forced moves automatically
page-wait = I start the game
page-watching = Spectators
page-watch-yes = Anyone can watch
page-watch-no = No spectators
page-delay = Spectator delay (moves)
page-make-table = Create table
page-your-name = Your name
page-board = The board
page-in-words = The board in words
page-ply = { $ply } of { $plies }
page-to-now = Back to the present
page-to-ply = Go to ply { $ply }
page-branch = Continue from here at a new table
page-eyes = View as
page-players = Players
page-you = you
page-left = left
page-winners = Winner: { $names }.
page-scores = Score: { $scores }
page-log = Log
page-nothing-yet = No moves yet.
page-hidden-move = A hidden move.
page-chat = Chat
page-say = Send
page-your-moves = Your moves
page-move = Your move
page-write-move = Type a move ({ $count } possible)
page-play-move = Play
page-group = { $name } ({ $count })
page-plain-moves = moves
page-mark-wins = wins
page-mark-loses = loses
page-mark-ends = ends the game
page-mark-final = final
page-questions = Proposal
page-asks-undo = { $name } wants to take back moves.
page-asks-pause = { $name } wants to pause the game.
page-asks-draw = { $name } offers a draw.
page-asks-abandon = { $name } wants to end the game without a result.
page-asks-replace = { $name } wants to replace { $target }.
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-free-chairs = Join this game
page-sit = Sit down
page-lucky = a word for the dealer (optional)
page-invite = Send this link to your friend:
page-invitation = Invitation
page-copy = Copy
page-doing = More
page-start = Start game
page-close = Close table
page-stand = Leave seat
page-undo-free = Take back
page-undo-ask = Ask to take back
page-resume = Resume
page-pause = Ask for a pause
page-draw = Offer a draw
page-resign = Resign
page-abandon = Ask to end without a result
page-fill = Seat a bot in seat { SEAT_NUMBER($seat) }
page-replace = Replace { $name }
page-replace-person = anyone
page-download = Download record
page-rematch = Play again
page-go-rematch = Join the rematch
page-about = About this table
page-commitment = The dealer's commitment:
page-secret = The dealer's secret:
page-secret-later = revealed when the game is over
page-verify = Every draw follows from the secret and the players' words. To check a downloaded record, run “whiskerworks verify”.
page-words = Words for the dealer: { $words }
page-enter = Play
page-enter-title = Play as a guest
page-sign-in = Sign in
page-sign-out = Sign out
page-sign-out-elsewhere = Sign out everywhere else
page-login = Login
page-password = Password
page-name-title = Your name
page-rename = Change name
page-account = Account
page-account-more = You're a guest on this device. Create a login and password to find your games on other devices.
page-make-account = Create account
page-password-more = Your login is { $login }. A new password signs you out everywhere else and revokes all your tokens.
page-password-old = Current password
page-password-new = New password
page-change-password = Change password
page-sessions = Signed-in devices
page-sessions-more = Sign out any device you don't recognize. Signing out everywhere else also revokes all your tokens.
page-session-browser = { $browser } on { $system }
page-session-unknown = Unknown browser
page-session-here = this browser
page-session-seen = last used on { $date }
page-session-seen-from = last used on { $date }, signed in from { $address }
page-tokens = Programs
page-tokens-more = With a token, a program can play for you: a bot of yours, or a tool.
page-token-once = Your new token. Copy it now; it won't be shown again:
page-label = Label
page-make-token = Create token
page-drop-token = Revoke
page-muted = Muted people
page-muted-more = You don't see their messages at any table. They can't tell.
page-muted-nobody = You haven't muted anyone. To mute someone, use the button beside their chat message.
page-forget = Delete my data
page-forget-more = This deletes your name, login and tokens. Your games stay with the people you played, without your name.
page-older = Older
