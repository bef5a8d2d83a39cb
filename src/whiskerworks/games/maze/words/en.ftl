# Maze in English.

title = Maze
summary = Everyone holds a secret agenda and builds the same clockwork maze. Your cards turn others and send Mouse and Cat running; in the end it counts who can reach whom.

holder-none = nobody
holder-seat = { seat-within }
secret-1 = the Mouse agenda
secret-2 = the Cat agenda
secret-3 = the Cheese agenda
secret-4 = the Cucumber agenda
## Rules, in our own words. docs/games/maze.md is made from them.

rule-M7 = To set up, lay out the Cheese, the Mouse and two start cards of two given shapes, with no path between Mouse and Cheese. Each start card is drawn at random from those of the right shape and lies at the smallest angle that fits. Then four cards go on the belt, and each player gets an agenda that nobody else sees. All draws are equally likely. Nobody knows the agendas that are left over. (Ours: the layout, which the option setup changes.)
rule-M8 = The deck holds 19 Maze Cards with the Cat somewhere in the middle of them, and below them 3 Maze Cards and the Cucumber, shuffled together. Every card still in the deck is as likely as another. (Ours: the Cat comes after 5 to 14 of the 19, each number equally likely; the option cat changes these numbers.)
rule-M9 = A draw decides who begins. Then play goes around the table in the order of the seats.
rule-M10 = Once in the game, at the start of your turn, you may reveal your agenda and use its ability immediately.
rule-M10b = Cat: the Cat and the Cheese change places. (Ours: you can reveal it only while the Cat is on the table.)
rule-M19 = You win if you hold the winning agenda. If nobody holds it, everyone loses.
rule-M20 = Everyone sees the table, the belt, how many cards are left, and the revealed agendas. Only you see your own agenda until you reveal it. Nobody knows the order of the deck or the agendas that were not dealt. (After the game, all dealt agendas are shown.)

## Options

option-setup = What lies on the table at the start: one of ours, or a line of your own, such as cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = After how many cards the Cat comes: two numbers, such as 5-14.

## Why a move is refused

refusal-deal-due = Deal an agenda first.
refusal-begin-due = First decide who begins.
refusal-spin-due = You revealed the cheese: turn a card now, as in spin e4 90.
refusal-drop-due = You revealed the cucumber: drop a card now, as in drop m07 e4 90.
refusal-reveal-first = You can do that only right after revealing { $ability ->
    [spin] the cheese
   *[drop] the cucumber
} agenda.
refusal-deal-order = Deal the next agenda to { seat-within }.
refusal-deal-gone = The { agenda-name } agenda has already been dealt.
refusal-no-such-seat = { $seat } is not the number of a seat here.
refusal-cat-early = The Cat comes after at least { $after } cards; drawn so far: { $drawn }.
refusal-cat-due = After { $drawn } cards the Cat must come now.
refusal-cucumber-early = The Cucumber comes after at least { $after } cards; drawn so far: { $drawn }.
refusal-already-revealed = You have already revealed your agenda. You can do that only once in a game.
refusal-no-cat-yet = You can reveal the cat agenda only while the Cat is on the table.
## What happens

event-dealt = You hold the { agenda-name } agenda.
event-dealt-secretly = { seat-name } gets an agenda.
event-begins = { seat-name } begins.
event-revealed = { seat-name } reveals the { agenda-name } agenda.
event-spun = { seat-name } turns { $card } on { $cell } by { $angle }°.
event-dropped = { seat-name } drops { $card } on { $below } on { $cell }, turned { $angle }°.
event-placed = { seat-name } places { $card } on { $cell }, turned { $angle }°.
event-covered = { seat-name } places { $card } on top of { $below } on { $cell }, turned { $angle }°.
event-skipped = { seat-name } can't place any card.
event-traced = { $mouse } { $cat } The { agenda-name } agenda wins.

## How it ends

ending-mouse-took-cheese = The Mouse got the Cheese! The mouse agenda wins, held by { $holder }.
ending-cat-caught-mouse = Cat and Mouse met! The cat agenda wins, held by { $holder }.
ending-endgame-mouse = The Mouse can reach the Cheese, and the Cat can't reach the Mouse. The mouse agenda wins, held by { $holder }.
ending-endgame-cat = The Cat can reach the Mouse, and the Mouse can't reach the Cheese. The cat agenda wins, held by { $holder }.
ending-endgame-cheese = The Mouse can't reach the Cheese, nor the Cat the Mouse. The cheese agenda wins, held by { $holder }.
ending-endgame-cucumber = The Mouse can reach the Cheese, and the Cat the Mouse. The cucumber agenda wins, held by { $holder }.

## What you see

move-hint = Type m07 e4 90 to place card m07 on e4, turned 90°; mouse f6 or cat c2 to move a character; reveal to turn up your agenda.
board-legend = On the board: = and | are walls, o is a mouse hole in a wall, R and L are cogs that turn the card on that side right (clockwise) or left (counterclockwise); M07 in capitals lies on top of another card; a named cell is empty, and you can place a card there. Below is the belt, its cards at 0°.

piece-reveal = Reveal your agenda
piece-agenda = { $agenda ->
    [none] { seat-name } has no agenda yet
    [secret] { seat-name } holds a secret agenda
   *[other] { seat-name } { $own ->
        [1] (you) { "" }
       *[other] { "" }
    }holds the { agenda-name } agenda, { $up ->
        [1] revealed to everyone
       *[other] still secret
    }
}

offer-reveal = Reveal your agenda, { $agenda ->
    [mouse] the mouse: the Mouse may use mouse holes this turn
    [cat] the cat: Cat and Cheese change places
    [cheese] the cheese: turn any card
   *[cucumber] the cucumber: drop a card on any other, then take your turn
}

note-setup = { $step ->
    [start] The start cards are being laid.
    [belt] The belt is being filled.
    [deal] The agendas are being dealt.
   *[begin] A draw decides who begins.
}
note-turn = { seat-name } to play: { $step ->
    [turn] place a card.
    [spin] turn a card.
    [drop] drop a card on another.
    [move] move a character.
    [arrive] choose where the Cat arrives.
   *[draw] draw a card.
}
note-own = Your agenda: { agenda-name }. { goal } { $up ->
    [1] You have revealed it.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] You win if the Mouse gets the Cheese, or if at the end it has a path to the Cheese and the Cat has none to the Mouse [M15, M18].
    [cat] You win if Cat and Mouse meet, or if at the end the Cat has a path to the Mouse and the Mouse has none to the Cheese [M15, M18].
    [cheese] You win if at the end the Mouse has no path to the Cheese, and the Cat none to the Mouse [M18].
   *[cucumber] You win if at the end the Mouse has a path to the Cheese, and the Cat has one to the Mouse [M18].
}
ability = { $agenda ->
    [mouse] Reveal it to let the Mouse use mouse holes for a turn [M10a].
    [cat] Reveal it to make Cat and Cheese change places [M10b].
    [cheese] Reveal it to turn any one Maze Card [M10c].
   *[cucumber] Reveal it to drop a belt card on any Maze Card before your turn [M10d].
}
note-revealed = { seat-name } has revealed the { agenda-name } agenda.
note-now = If the game ended now, the { agenda-name } agenda would win.
note-left = { $left ->
    [one] 1 Maze Card
   *[other] { $left } Maze Cards
} left in the deck{ $cat ->
    [0] ; the Cat is still to come.
   *[other] .
}
note-held = { seat-name } held the { agenda-name } agenda.

## Who plays

level-1 = Dormouse
level-2 = Field Mouse
level-3 = Alley Cat
level-4 = Schemer
level-5 = Mastermind

## What a referee is asked at a real table

chance-dealt-secretly = Which agenda does { seat-within } hold? Type one of these: { $choices }.
chance-begins = Who ate cheese last? That player begins. Type their seat’s number: { $choices }.
