# What the server says, in English.

## Why a request cannot be answered

problem-bad-json = The request is no JSON: { $problem }
problem-bad-request = The request cannot be understood: { $problem }
problem-who-are-you = Say who you are first: give a name, sign in, or send a token.
problem-signed-out = You have been signed out. Sign in, or give a name, to continue.
problem-wrong-password = There is no account with this login and this password.
problem-foreign-origin = This was sent from a page that is not ours.
problem-bad-token = The page was too old, or not made for you. Load it again and repeat what you did.
problem-not-yours = This is not yours to ask for.
problem-not-found = There is nothing here.
problem-no-such-table = There is no such table.
problem-no-such-game = There is no game { $game }.
problem-no-such-language = There are no words in { $language } yet.
problem-no-such-token = You have no such token.
problem-no-such-session = You have no such session.
problem-no-such-ply = The game has { $plies } plies; there is no ply { $ply }.
problem-bad-method = This address does not take { $method }.
problem-login-taken = Somebody else has this login.
problem-name-taken = Somebody with an account already has this name, or one that looks the same. Choose another.
problem-has-account = You have an account already.
problem-no-account = You have no account.
problem-too-large = This is too large: at most { $most } bytes are taken.
problem-bad-type = This address takes { $type } only.
problem-bad-value = { $problem }
problem-bad-name = A name has 1 to { $most } characters that can be seen.
problem-mixed-name = A word in a name cannot mix letters of different alphabets that look the same.
problem-bad-login = A login has { $least } to { $most } characters that can be seen, and no blanks.
problem-bad-password = A password has { $least } to { $most } characters.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = There must be one chair for each of the { $seats } seats, not { $chairs }.
problem-bad-record = Line { $line }: { $problem }
problem-too-fast = Too many requests; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-too-many-bot-games = You already have { $most ->
    [one] one game
   *[other] { $most } games
} between bots in play. Wait for a game to end, or take a seat yourself. A game that nobody watches stops counting after a few minutes.
problem-too-many-bot-games-here = Your network already has { $most ->
    [one] one game
   *[other] { $most } games
} between bots in play. Wait for a game to end, or take a seat yourself.
problem-not-the-operator = Only the operator of this server may do that.
problem-banned =
    { $until ->
        [never] You are banned from this server.
       *[other] You are banned from this server until { $until }.
    } { $reason }
problem-no-such-mute = You have not muted anybody with that id.
problem-no-such-person = There is no such person.
problem-no-such-ban = There is no such ban.
problem-too-many-mutes = You have muted { $most } people. You cannot mute any more.
problem-too-many-tables = You have { $most ->
    [one] one open table
   *[other] { $most } open tables
}. Finish or close a table before you make another.
problem-too-many-tables-today = You have made { $most ->
    [one] one table
   *[other] { $most } tables
} within a day. Try again tomorrow.
problem-too-many-tables-here = Too many tables have been made from your address within an hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-too-many-guests = Too many guests have come from your address within an hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or sign in.
problem-server-fault = Something went wrong here. Whoever keeps the server finds it in the log under { $request }.
problem-damaged = This table was kept, but cannot be read here. Nothing of it is lost; whoever keeps the server finds the reason in the log.
problem-overloaded = The server is very busy; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-storage = The server cannot save anything right now. The game has not changed; try again in a moment.
problem-stopping = The server is about to stop.

## Pages

page-no-script = This page needs scripts. Without them, play on the plain pages.
page-unofficial = An unofficial table for games that people like. Their titles belong to their publishers, who have not made, approved or endorsed it; rules are told in our own words, and all art is ours.
page-stranger = Sign in
page-guest = Guest
page-somebody = Somebody
page-operator = The operator
page-back = Back to the lobby
page-problem = This did not work
page-rules = Rules
page-welcome = Cats, mice, cheese and cogs
page-welcome-more = Six games to play with friends over a link, against bots, or alone. No account needed.
page-credit = The printed game is { $title } ({ $credits }).
page-more-choices = Friends, options, clocks
page-seats = { $least ->
    [1] alone
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
page-no-tables = Nobody waits for players right now. Make a table and tick “show it in the lobby”.
page-your-turn = Your turn
page-turn = { $name } is on turn.
page-phase-waiting = Waiting for players
page-phase-playing = In play
page-phase-paused = Paused
page-phase-over = Over
page-phase-closed = Closed
page-chair-mine = Me
page-chair-kept = A friend, by invitation
page-chair-open = Whoever comes
page-bot = { $name } (bot { $level })
page-record = A record of a game
page-upload-title = Bring a game
page-upload-more = Paste a record, or choose its file: every move is checked, and you can look at it or play on.
page-upload = Upload
page-new-table = A table for { $game }
page-seat = Seat { $seat }
page-how-many = How many play
page-who-plays = Who plays
page-options = Options
page-clock = Clock
page-clock-kind = Time
page-clock-none = no clock
page-clock-count-up = counted, never up
page-clock-bank = a bank for the whole game
page-clock-days = days for each turn
page-clock-more = How much time
page-clock-minutes = Minutes in the bank
page-clock-increment = Seconds added after each turn
page-clock-days-each = Days for each turn
page-clock-expiry = When time is up
page-expiry-loss = the seat loses
page-expiry-bot = a bot moves once
page-expiry-nothing = nothing happens
page-manners = Manners
page-public = Show it in the lobby
page-chat-allowed = Allow chat
page-automatic = Play moves without a choice automatically
page-wait = I start the game
page-watching = Looking on
page-watch-yes = Others may look on
page-watch-no = Nobody may look on
page-delay = So many moves behind
page-make-table = Make the table
page-your-name = Your name
page-board = The board
page-in-words = The board in words
page-ply = { $ply } of { $plies }
page-to-now = To how it stands now
page-to-ply = To ply { $ply }
page-branch = Go on from here at a new table
page-eyes = With the eyes of
page-players = Players
page-you = you
page-left = left
page-winners = Won by { $names }.
page-scores = Scores { $scores }
page-log = What happened
page-nothing-yet = Nothing yet.
page-hidden-move = Something hidden.
page-chat = Chat
page-say = Say
page-your-moves = Your moves
page-move = Your move
page-write-move = a move, of { $count }
page-play-move = Play it
page-group = { $name } ({ $count })
page-plain-moves = moves
page-mark-wins = wins
page-mark-loses = loses
page-mark-ends = ends the game
page-mark-final = final
page-questions = A question
page-asks-undo = { $name } asks to take moves back.
page-asks-pause = { $name } asks for a pause.
page-asks-draw = { $name } offers a draw.
page-asks-abandon = { $name } asks to end the game without a result.
page-asks-replace = { $name } asks to have { $target } replaced.
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-free-chairs = A chair is free
page-sit = Sit down
page-lucky = a word for the dealer, if you like
page-invite = Send this link to whoever shall sit here:
page-invitation = Invitation
page-copy = Copy
page-doing = More
page-start = Start now
page-close = Give the table up
page-stand = Stand up
page-undo-free = Take back
page-undo-ask = Ask to take back
page-resume = Go on
page-pause = Ask for a pause
page-draw = Offer a draw
page-resign = Resign
page-abandon = Ask to end it
page-fill = Let a bot take seat { $seat }
page-replace = Ask to replace { $name }
page-replace-person = whoever comes
page-download = Download the record
page-rematch = Play again
page-go-rematch = To the rematch
page-about = About this table
page-commitment = The dealer committed to:
page-secret = The dealer's secret:
page-secret-later = shown when the game is over
page-verify = Every draw follows from the secret and the players' words: “whiskerworks verify” checks a downloaded record.
page-words = Words for the dealer: { $words }
page-enter = Come in
page-enter-title = Play as a guest
page-sign-in = Sign in
page-sign-out = Sign out
page-sign-out-elsewhere = Sign out everywhere else
page-login = Login
page-password = Password
page-name-title = Your name
page-rename = Change it
page-account = Account
page-account-more = You are a guest on this device. With a login and a password you find your games on others, too.
page-make-account = Make an account
page-password-more = Your login is { $login }. Setting a new password signs you out everywhere else and takes back the tokens of all your programs.
page-password-old = Password now
page-password-new = New password
page-change-password = Set the password
page-sessions = Where you are signed in
page-sessions-more = Sign out any session that is not yours. Signing out everywhere else also takes back the tokens of all your programs.
page-session-browser = { $browser } on { $system }
page-session-unknown = Unknown browser
page-session-here = this browser
page-session-seen = last used on { $date }
page-session-seen-from = last used on { $date }, signed in from { $address }
page-tokens = Programs
page-tokens-more = A program with a token plays for you: a bot of yours, or a tool.
page-token-once = Your new token, shown this once:
page-label = What it is for
page-make-token = Make a token
page-drop-token = Take it back
page-muted = People you have muted
page-muted-more = You see nothing they say, at any table. Nobody else can tell.
page-muted-nobody = You have not muted anybody. At a table, use the button beside a line of the chat.
page-forget = Forget me
page-forget-more = Your name, login and tokens are deleted. Games stay with those who played them, without your name.
page-older = Older ones
