# Whodunit in English.

title = Whodunit
summary = On your own in the clockwork maze, you place cards next to the Mouse, then next to the Cat. Suspects are cleared one by one until only the culprit is left; when the Cucumber comes, the maze must fit the culprit.

who-either = Mouse or Cat
suspect = { agenda-name }
has-path-mouse = the Mouse has a path to the Cheese
no-path-mouse = the Mouse has no path to the Cheese
has-path-cat = the Cat has a path to the Mouse
no-path-cat = the Cat has no path to the Mouse
wants = { $agenda ->
    [mouse] The Mouse needs a path to the Cheese; the Cat must have none to the Mouse [M18].
    [cat] The Cat needs a path to the Mouse; the Mouse must have none to the Cheese [M18].
    [cheese] The Mouse must have no path to the Cheese, and the Cat none to the Mouse [M18].
   *[cucumber] The Mouse needs a path to the Cheese, and the Cat needs one to the Mouse [M18].
}
ability = { $agenda ->
    [mouse] the Mouse may use mouse holes this turn
    [cat] Cat and Cheese change places
    [cheese] turn any Maze Card
   *[cucumber] drop a belt card on any Maze Card, then take your turn
}

level-1 = Bystander
level-2 = Neighbour
level-3 = Constable
level-4 = Detective
level-5 = Inspector

## Rules, in our own words. docs/games/whodunit.md is made from them.

rule-W1 = You play on your own, without an agenda. A turn is Place, Rotate, Move, End. The Mouse is the active character until the Cat is on the table; from then on it is the Cat. The start cards and the belt are drawn at random; no agendas are dealt.
rule-W2 = To set up, lay out the Cheese, the Mouse and three start cards. The option setup chooses Cat's Crossing (hard), Mouse's Mirror (medium), Cheese's Cottage (hard) or Cucumber's Cradle (medium). (Ours: the four layouts. We made them so that bots win each medium one clearly more often than each hard one.)
rule-W3 = The deck, from the top: 6 Maze Cards and an agenda; 5 Maze Cards with the Cat among them and an agenda; 5 Maze Cards and an agenda; 2 Maze Cards, then 3 with the Cucumber among them, and the last agenda. You see which agenda it is when you draw it.
rule-W4 = Place a card next to the active character: on an empty space, at any angle, or on top of a Maze Card with the same walls. You may cover a Maze Card only once, so no stack is higher than two.
rule-W5 = The active character must end its move in a different cell, or you lose. The other character moves too if it lies next to the placed card and can get anywhere.
rule-W6 = You lose if you can't place a card, if the Mouse gets to the Cheese, or if Cat and Mouse meet.
rule-W7 = Set a drawn agenda aside and draw another card. At the start of your next turn you must use the agenda's ability if you can: mouse, cheese and cucumber as M10a, M10c and M10d say; cat, Cat and Cheese change places, if the Cat is on the table. A character that a dropped card sends on need not get anywhere. (Ours: you may drop a card on a stack of any height. If you draw an agenda to replace a dropped card, it waits for the turn after.)
rule-W8 = When you draw the Cucumber, turn up the agenda at the bottom. You win if the maze fits it (M18); otherwise you lose.
rule-W9 = With the option easier, the Mouse's Studio is left out. Each turn either character may be the active one: place a card next to either, and at least one character next to it must get away. You keep the agendas you draw, and may use each ability once, at the start of any later turn, or never. (Ours: the first stack of the deck then has 5 Maze Cards.)
rule-M7 = Each start card is drawn at random from those with the right walls and lies at the smallest angle that fits; then four cards go on the belt. All draws are equally likely. The Mouse has no path to the Cheese at the start. (Ours: the layouts.)
rule-M8 = Nobody knows the order of the deck. (Ours: it is drawn card by card, and every Maze Card still in it is as likely as another.)
rule-M10b = Cat: the Cat and the Cheese change places.
rule-M11 = Place a card at any angle, or on top of a Maze Card whose walls are on the same sides as the two cards lie; cogs and holes may differ. (Ours: where several angles give the same walls, holes and cogs, use the smallest.)
rule-M15 = A character that reaches the one it must not meet stops there, and the game ends: the Mouse on the Cheese, the Mouse on the Cat, the Cat on the Mouse. You must do it if the character can reach nothing else. The Cat passes over the Cheese freely.
rule-M18 = Two questions count: does the Mouse have a path to the Cheese, and does the Cat have a path to the Mouse? If only the first is true, the maze fits the mouse; only the second, the cat; neither, the cheese; both, the cucumber.

## Options

option-setup = What lies on the table at the start: one of ours, or a line of your own, such as cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = An easier game: no Mouse's Studio, either character may be active, and you use abilities when you like.

## Why a move is refused

refusal-spin-due = You are using the cheese agenda: turn a card now, as in spin e4 90.
refusal-drop-due = You are using the cucumber agenda: drop a card now, as in drop m07 e4 90.
refusal-no-such-thing = You can't skip: if you can't place a card, you lose.
refusal-cat-early = The Cat comes after at least { $after } Maze Cards; drawn so far: { $drawn }.
refusal-cat-due = After { $drawn } Maze Cards the Cat must come now.
refusal-cucumber-early = The Cucumber comes after at least { $after } Maze Cards; drawn so far: { $drawn }.
refusal-agenda-due = Draw an agenda next.
refusal-agenda-early = The next card is not an agenda.
refusal-agenda-came = The { agenda-name } agenda has already come up.
refusal-not-easier = Abilities take effect by themselves. You keep them for later only with the option easier.
refusal-not-kept = You don't have the { agenda-name } agenda to use.
refusal-no-cat-yet = The Cat is not on the table, so it can't change places with the Cheese.
refusal-not-active = Place your card next to the { $who }; { $cell } is not.
refusal-too-high = The Maze Card on { $cell } is already covered, and a stack may not be higher than two.

## What happens

event-used = The { agenda-name } agenda takes effect.
event-used-kept = You use the { agenda-name } agenda.
event-unused = The { agenda-name } agenda has no effect: the Cat is not on the table.
event-is-stuck = { $count ->
    [one] The { $who } must get away, but can't.
   *[other] { $who }: at least one must get away, but neither can.
}
event-drew-agenda = An agenda! The { agenda-name } is cleared. { $count ->
    [one] The culprit must be the { $left }.
   *[other] Still suspected: { $left }.
}
event-cannot-place = You can't place any card.
event-culprit = The culprit is the { agenda-name }. { $mouse } { $cat } { $right ->
    [1] The maze fits.
   *[other] The maze fits the { now-name } instead.
}

## How it ends

ending-stuck = You lose: the active character is stuck.
ending-no-place = You lose: you can't place any card.
ending-mouse-took-cheese = You lose: the Mouse got the Cheese.
ending-cat-caught-mouse = You lose: Cat and Mouse met.
ending-solved-mouse = You win: the mouse did it! The Mouse can reach the Cheese, and the Cat can't reach the Mouse.
ending-solved-cat = You win: the cat did it! The Cat can reach the Mouse, and the Mouse can't reach the Cheese.
ending-solved-cheese = You win: the cheese did it! The Mouse can't reach the Cheese, nor the Cat the Mouse.
ending-solved-cucumber = You win: the cucumber did it! The Mouse can reach the Cheese, and the Cat the Mouse.
ending-unsolved-mouse = You lose: the mouse did it, but the maze fits the { now-name }.
ending-unsolved-cat = You lose: the cat did it, but the maze fits the { now-name }.
ending-unsolved-cheese = You lose: the cheese did it, but the maze fits the { now-name }.
ending-unsolved-cucumber = You lose: the cucumber did it, but the maze fits the { now-name }.

## What you see

move-hint = Type m07 e4 90 to place card m07 on e4, turned 90°; mouse f6 or cat c2 to move a character; with the option easier, use cat to use an agenda you kept.
board-legend = On the board: = and | are walls, o is a mouse hole in a wall, R and L are cogs that turn the card on that side right (clockwise) or left (counterclockwise); M07 in capitals lies on top of another card; > < mark the active character; a named cell is empty, and you can place a card there. Below is the belt, its cards at 0°.

piece-cell = { $use ->
    [beside] { $cell }, empty; you can place a card here
    [goal] { $cell }, empty; a character can go here
    [outside] { $cell }, out of bounds; the table may not be larger than 5 x 5
   *[far] { $cell }, empty; not next to the active character
}
piece-active = The { $who } on { $cell }, active; place cards next to it
piece-use = Use the { agenda-name } agenda: { ability }
piece-suspect = Suspect: { agenda-name }. { wants } { $right ->
    [1] The maze fits now
   *[other] The maze doesn't fit now
}: { $why }.
piece-cleared = Cleared: { agenda-name }, drawn from the deck{ $kept ->
    [1] ; you can still use its ability
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] The maze would then fit no suspect
       *[other] { $sure ->
            [1] The maze would then fit: { $suited }
           *[other] The maze could then fit: { $suited }
        }
    }
    [stuck] You would lose: the active character would be stuck
    [no-place] You would lose: you couldn't place any card
    [mouse-took-cheese] You would lose: the Mouse would get the Cheese
    [cat-caught-mouse] You would lose: Cat and Mouse would meet
   *[ways] You would lose wherever they go
}
offer-use = Use the { agenda-name } agenda: { ability }
effect-place = { $covers ->
    [1] Place { $card } on top of the card on { $cell }, turned { $angle }°
   *[other] Place { $card } on { $cell }, turned { $angle }°
}{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; next to move: { $who }
}. { then }
effect-drop = Drop { $card } on the card on { $cell }, turned { $angle }°{ $count ->
    [0] { "" }
   *[other] ; it turns { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; next to move: { $who }
}. { then }
effect-spin = Turn { $card } on { $cell } by { $angle }°. { then }
effect-walk = The { $who } goes { $cells }{ $meets ->
    [cheese] , and gets the Cheese
    [cat] , and meets the Cat
    [mouse] , and meets the Mouse
   *[nobody] { "" }
}. { then }
effect-arrive = Let the Cat arrive on { $cell }. { then }
effect-use = Use the { agenda-name } agenda: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] The start cards are being laid.
   *[belt] The belt is being filled.
}
note-turn = { $step ->
    [turn] Place a card next to the { $who }.
    [spin] You are using the cheese agenda: turn a card.
    [drop] You are using the cucumber agenda: drop a card on another.
    [move] Move a character.
    [arrive] Choose where the Cat arrives.
   *[draw] Draw a card.
}
note-suspect = Suspect: { agenda-name }. { $right ->
    [1] The maze fits
   *[other] The maze doesn't fit
}: { $why }.
note-cleared = Cleared: { $who }.
note-fresh = The { $who } agenda takes effect at the start of your next turn, if it can.
note-fresh-easier = From your next turn on, you can use the { $who } agenda.
note-kept = Agendas you can use once each, at the start of a turn: { $who }.
note-left = { $left ->
    [one] 1 Maze Card
   *[other] { $left } Maze Cards
} left in the deck. { $next ->
    [agenda] The next card is an agenda.
    [cucumber] Any draw may be the Cucumber.
    [cat] Any draw may be the Cat.
   *[card] { $before ->
        [one] The Cucumber may come after 1 more.
       *[other] The Cucumber may come after { $before } more.
    }
}

## What a referee is asked at a real table

chance-drew-agenda = Draw a card. It must be an agenda: turn it up and type which: { $choices }.
