# Maze in English.

title = Maze
summary = Everybody holds a secret agenda and builds the same clockwork maze. Cards turn other cards, send Mouse and Cat about, and in the end decide who can get to whom.

holder-none = nobody
holder-seat = { seat-within }
secret-1 = the Mouse agenda
secret-2 = the Cat agenda
secret-3 = the Cheese agenda
secret-4 = the Cucumber agenda
## Rules, in our own words. docs/games/maze.md is made from them.

rule-M7 = Before the game the Cheese, the Mouse and two start cards of two shapes are laid out, without a path between Mouse and Cheese. Chance picks a card of the right shape for each start place, turned by the smallest angle that suits; then four cards for the belt; then an agenda for each seat, which that seat alone sees. All are equally likely. Agendas that are left over stay unknown. (Ours: the layout, which the option setup changes.)
rule-M8 = The deck is 19 Maze Cards with the Cat somewhere in their middle, and below them 3 Maze Cards and the Cucumber, shuffled. (Ours: the Cat comes after 5 to 14 of the 19, each number equally likely.) Every card that has not come yet is as likely as another. The option cat changes these numbers.
rule-M9 = Chance names who begins; then play goes round by seat number.
rule-M10 = Once in the game, at the start of your turn, you may reveal your agenda and use its ability at once.
rule-M10b = Cat: the Cat and the Cheese change places. (Ours: it can be revealed only while the Cat is on the table.)
rule-M19 = The seat that holds the winning agenda wins. If nobody holds it, all lose.
rule-M20 = Public are the table, the belt, how many cards are left, and the agendas that are revealed. Your own agenda is private until you reveal it. Nobody knows the order of the deck or the agendas that were not dealt. (When the game is over, all dealt agendas are shown.)

## Options

option-setup = What lies on the table at the start: one of ours, or a line of your own, like cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = After how many cards the Cat comes: two numbers, like 5-14.

## Why a move is refused

refusal-deal-due = An agenda is dealt next.
refusal-begin-due = It must be said first who begins.
refusal-spin-due = You have revealed the cheese: a card is to be turned now, as in spin e4 90.
refusal-drop-due = You have revealed the cucumber: a card is to be dropped now, as in drop m07 e4 90.
refusal-reveal-first = That is what { $ability ->
    [spin] the cheese
   *[drop] the cucumber
} does when it is revealed; reveal it first.
refusal-deal-order = The next agenda is dealt to seat { $seat }.
refusal-deal-gone = The { agenda-name } agenda is dealt already.
refusal-no-such-seat = There is no seat { $seat }.
refusal-cat-early = The Cat comes after at least { $after } cards; drawn so far: { $drawn }.
refusal-cat-due = After { $drawn } cards it is the Cat that comes.
refusal-cucumber-early = The Cucumber comes after at least { $after } cards; drawn so far: { $drawn }.
refusal-already-revealed = Your agenda is revealed already; that is done once in a game.
refusal-no-cat-yet = The cat can be revealed only while the Cat is on the table.
## What happens

event-dealt = You hold the { agenda-name } agenda.
event-dealt-secretly = { seat-name } gets an agenda.
event-begins = { seat-name } begins.
event-revealed = { seat-name } reveals the { agenda-name } agenda.
event-spun = { seat-name } turns { $card } on { $cell } by { $angle } degrees.
event-dropped = { seat-name } drops { $card } on { $below } on { $cell }, at { $angle } degrees.
event-placed = { seat-name } places { $card } on { $cell } at { $angle } degrees.
event-covered = { seat-name } puts { $card } on top of { $below } on { $cell }, at { $angle } degrees.
event-skipped = { seat-name } can place nothing.
event-traced = { $mouse } { $cat } So the { agenda-name } agenda wins.

## How it ends

ending-mouse-took-cheese = The Mouse took the Cheese: the mouse agenda wins, held by { $holder }.
ending-cat-caught-mouse = The Cat caught the Mouse: the cat agenda wins, held by { $holder }.
ending-endgame-mouse = In the end the Mouse can get to the Cheese and the Cat cannot get to the Mouse: the mouse agenda wins, held by { $holder }.
ending-endgame-cat = In the end the Cat can get to the Mouse and the Mouse cannot get to the Cheese: the cat agenda wins, held by { $holder }.
ending-endgame-cheese = In the end all are kept apart: the cheese agenda wins, held by { $holder }.
ending-endgame-cucumber = In the end nobody is safe from anybody: the cucumber agenda wins, held by { $holder }.

## What is seen

move-hint = Type m07 e4 90 to place the card m07 on e4, turned by 90 degrees; mouse f6 or cat c2 to move somebody; reveal to turn up your agenda.
board-legend = On the board: = and | walls, o a mouse hole in a wall, R and L a cog on that side that turns the neighbour right (clockwise) or left (counterclockwise); M07 lies on top of others; cells with a name are empty and can take a card. Below, the belt, as its cards lie at 0 degrees.

piece-reveal = Reveal your agenda
piece-agenda = { $agenda ->
    [none] { seat-name } has no agenda yet
    [secret] { seat-name } holds a secret agenda
   *[other] { seat-name } { $own ->
        [1] (you) { "" }
       *[other] { "" }
    }holds the { agenda-name } agenda{ $up ->
        [1] , for all to see
       *[other] , a secret
    }
}

offer-reveal = Reveal your agenda, { $agenda ->
    [mouse] the mouse: in this turn the Mouse may use mouse holes
    [cat] the cat: Cat and Cheese change places
    [cheese] the cheese: turn a card as you like
   *[cucumber] the cucumber: drop a card on any other, then take your turn
}

note-setup = { $step ->
    [start] Chance lays the start cards.
    [belt] Chance fills the belt.
    [deal] Chance deals the agendas.
   *[begin] Chance names who begins.
}
note-turn = { seat-name } is on turn: { $step ->
    [turn] a card is to be placed.
    [spin] a card is to be turned.
    [drop] a card is to be dropped on another.
    [move] somebody has to move.
    [arrive] the Cat is to arrive.
   *[draw] a card is drawn.
}
note-own = Your agenda: { agenda-name }. { goal } { $up ->
    [1] It is revealed.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] You win if the Mouse gets the Cheese, or at the end has a path to it while the Cat has none to the Mouse [M15, M18].
    [cat] You win if Cat and Mouse meet, or at the end the Cat has a path to the Mouse while the Mouse has none to the Cheese [M15, M18].
    [cheese] You win if at the end there is no path from the Mouse to the Cheese, nor from the Cat to the Mouse [M18].
   *[cucumber] You win if at the end there are paths from the Mouse to the Cheese and from the Cat to the Mouse [M18].
}
ability = { $agenda ->
    [mouse] Revealed, it opens mouse holes to the Mouse for a turn [M10a].
    [cat] Revealed, it lets Cat and Cheese change places [M10b].
    [cheese] Revealed, it turns any one Maze Card [M10c].
   *[cucumber] Revealed, it drops a belt card on any Maze Card before your turn [M10d].
}
note-revealed = { seat-name } has revealed the { agenda-name } agenda.
note-now = If the game ended now, the { agenda-name } agenda would win.
note-left = { $left ->
    [one] 1 Maze Card is
   *[other] { $left } Maze Cards are
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

## What is asked at a real table

chance-dealt-secretly = Which agenda does { seat-within } hold? Type one of these: { $choices }.
chance-begins = Who ate cheese last begins. Type that seat’s number: { $choices }.
