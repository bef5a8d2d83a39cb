"""Which positions of whodunit, typed on one line, cannot occur, and where."""

import pytest

import whiskerworks
from whiskerworks.core.errors import BadPosition
from whiskerworks.core.game import Game

LAYOUT = "cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW"
HARD = whiskerworks.load("whodunit", 1, setup=LAYOUT)
EASY = whiskerworks.load("whodunit", 1, setup=LAYOUT, easier=True)
REST = "holes:off dropped:off placed:- waiting:- moved:- end:-"
STARTS = "f4=m15@0,d5=m08@0,f5=m05@90"
BELT = "m01,m02,m03,m04"
START = (
    "phase:start mouse:g5 cheese:e5 cat:- cards:f5=m05@90 belt:- buried:- shown:- "
    f"kept:- fresh:- {REST}"
)
BELTING = (
    f"phase:belt mouse:g5 cheese:e5 cat:- cards:{STARTS} belt:m01 buried:- shown:- "
    f"kept:- fresh:- {REST}"
)
TURN = (
    f"phase:turn mouse:g5 cheese:e5 cat:- cards:{STARTS} belt:{BELT} buried:- shown:- "
    f"kept:- fresh:- {REST}"
)
# m03, open all round, lies beside the Mouse.
MOVE = (
    "phase:move mouse:g5 cheese:e5 cat:- "
    "cards:f4=m15@180,d5=m08@180,f5=m05@90,g6=m03@0 belt:m01,m02,m04 buried:- shown:- "
    "kept:- fresh:- holes:off dropped:off placed:g6 waiting:mouse moved:- end:-"
)
TEN = "d4=m06@0+,f4=m15@180+,d5=m08@180+,f5=m05@90+,d6=m07@0+"
UNDER = "m09,m10,m11,m12,m13"
# Seven cards were drawn, and an agenda: ten lie on the table.
SEVENTH = (
    f"phase:turn mouse:g5 cheese:e5 cat:- cards:{TEN} belt:{BELT} buried:{UNDER} "
    f"shown:cheese kept:- fresh:- {REST}"
)
CAT = SEVENTH.replace("cat:-", "cat:e6")
SPIN = SEVENTH.replace("phase:turn", "phase:spin")
DROP = SEVENTH.replace("phase:turn", "phase:drop").replace("cheese k", "cucumber k")
FRESH = (
    f"phase:draw mouse:g5 cheese:e5 cat:- cards:{TEN} belt:m01,m02,m03 "
    f"buried:m09,m10,m11,m12,m13 shown:cheese kept:- fresh:cheese {REST}"
)
ARRIVE = (
    f"phase:arrive mouse:g5 cheese:e5 cat:- cards:{TEN},h6=m04@0 belt:m01,m02,m03 "
    f"buried:m09,m10,m11,m12,m13 shown:cheese kept:- fresh:- {REST}"
)
# The studio, walled all round, lies beside the Mouse.
STUCK = (
    "phase:over mouse:g5 cheese:e5 cat:- "
    "cards:f4=m15@180,d5=m08@180,f5=m05@90,g6=m18@0 belt:m01,m02,m04 buried:- shown:- "
    f"kept:- fresh:- {REST}"
).replace("end:-", "end:stuck")
TOOK = (
    "phase:over mouse:e5 cheese:e5 cat:- "
    "cards:f4=m15@180,d5=m08@180,f5=m05@90,g6=m03@0 belt:m01,m02,m04 buried:- shown:- "
    f"kept:- fresh:- {REST}"
).replace("end:-", "end:mouse-took-cheese")
ELEVEN = (
    "c4=m06@0+,d4=m07@0+,e4=m16@0+,f4=m15@180+,d5=m08@180+,f5=m05@90+,c6=m17@0+,"
    "d6=m18@0+,e6=m19@0+,f6=m20@0+,g6=m21@0+"
)
SOLVED = (
    f"phase:over mouse:g5 cheese:e5 cat:c5 cards:{ELEVEN} belt:m01,m02,m03 "
    "buried:m04,m09,m10,m11,m12,m13,m14,m22,m23,m24,m25 shown:mouse,cat,cucumber "
    f"kept:- fresh:- {REST}"
).replace("end:-", "end:solved-cheese")
LAST = SOLVED.replace("over", "draw").replace("end:solved-cheese", "end:-")
# The easier way: six cards were drawn.
KEPT = SEVENTH.replace("kept:-", "kept:cheese").replace(",m13 ", " ")
KEPT = KEPT.replace("d6=m07@0+", "d6=m07@0")
BOTH = (
    f"phase:move mouse:g5 cheese:e5 cat:f6 cards:{TEN},g6=m03@0 belt:m01,m02,m04 "
    f"buried:{UNDER} shown:cheese kept:- fresh:- holes:off dropped:off placed:g6 "
    "waiting:mouse,cat moved:- end:-"
)
GOOD = {
    "both": BOTH,
    "start": START,
    "belt": BELTING,
    "turn": TURN,
    "move": MOVE,
    "seventh": SEVENTH,
    "cat": CAT,
    "spin": SPIN,
    "drop": DROP,
    "fresh": FRESH,
    "arrive": ARRIVE,
    "stuck": STUCK,
    "took": TOOK,
    "solved": SOLVED,
    "last": LAST,
    "easy kept": KEPT,
}
# Position | what is changed in it -> into what ; ... | field | reason
BAD = """
turn | mouse:g5 -> dog:g5 | dog:g5 | fields are phase, mouse
turn | mouse:g5 -> mouse:g5 mouse:g5 | mouse | it appears twice
turn | mouse:g5 -> | mouse | it is missing
turn | phase:turn -> phase:dance | phase | 'dance' is not one of start, belt
turn | f5=m05@90 -> f5=m05 | cards | 'f5=m05' is no card on a cell
turn | f5=m05@90 -> f5=m08@90 | cards | m08 is there twice
turn | belt:m01 -> belt:m05 | belt | m05 is there twice
turn | belt:m01 -> belt:m99 | belt | there is no card 'm99'
seventh | buried:m09 -> buried:m01 | buried | m01 is there twice
seventh | buried:m09,m10 -> buried:m10 | buried | 4 cards cannot lie under 5 others
turn | mouse:g5 -> mouse:- | mouse | it lies on the table from the start [W2]
turn | cheese:e5 -> cheese:- | cheese | it lies on the table from the start [W2]
turn | mouse:g5 -> mouse:g5,g6 | mouse | one cell is enough
turn | mouse:g5 -> mouse:e5 | e5 | two things lie there [M6]
cat | cat:e6 -> cat:g5 | g5 | two things lie there [M6]
turn | mouse:g5 -> mouse:i5 | cards | the table is larger than 5 x 5 [M5]
turn | d5=m08 -> g6=m08 | cards | too near the edge of the canvas [M4]
turn | belt:m01,m02,m03,m04 -> belt:m01,m02,m03 | cards | 6 cards cannot have come
easy kept | f5=m05@90+ -> f5=m18@90+ | cards | the Mouse's Studio is left out [W9]
easy kept | belt:m01 -> belt:m18 | cards | the Mouse's Studio is left out [W9]
start | cat:- -> cat:e6 | cat | nothing of that before the first turn [W1]
start | shown:- -> shown:cat | shown | nothing of that before the first turn [W1]
start | mouse:g5 -> mouse:g6 | mouse | the set-up has Mouse and Cheese elsewhere [W2]
start | f5=m05@90 -> f4=m15@0,d5=m08@0,f5=m05@90 | cards | there are 3 start cards
belt | f4=m15@0, -> | cards | there are 3 start cards [W2]
start | f5=m05@90 -> f4=m15@0 | cards | no start card lies on f5 as it must [M7]
belt | f5=m05@90 -> f5=m05@0 | cards | no start card lies on f5 as it must [M7]
start | belt:- -> belt:m01 | belt | 1 cards cannot lie there yet [M7]
belt | belt:m01 -> belt:m01,m02,m03,m04 | belt | 4 cards cannot lie there yet [M7]
turn | belt:m01 -> belt:m06,m01 | belt | 5 cards cannot lie there now [M7, M11]
last | ,m03 buried: ->  buried:m03, | belt | 2 cards cannot lie there now [M7, M11]
seventh | shown:cheese -> shown:mouse,cat,cheese,cucumber | shown | stays at the bottom
seventh | kept:- -> kept:cheese | kept | agendas are kept only the easier way [W9]
easy kept | kept:cheese -> kept:cat | kept | that agenda has not come yet [W7]
fresh | fresh:cheese -> fresh:cat | fresh | that agenda has not come yet [W7]
easy kept | fresh:- -> fresh:cheese | kept | waits for its turn [W7]
seventh | shown:cheese -> shown:dog | shown | there is no agenda 'dog'
seventh | shown:cheese -> shown:- | shown | 0 agendas cannot have come after 7 cards
turn | shown:- -> shown:cheese | shown | 1 agendas cannot have come after 0 cards [W3]
seventh | shown:cheese -> shown:cheese,cat | cat | it has come after 11 cards [W3]
cat | shown:cheese -> shown:cheese,cat | shown | 2 agendas cannot have come after 7
seventh | fresh:- -> fresh:cheese | fresh | came last waits for a turn [W7]
fresh | fresh:cheese -> fresh:- | fresh | came last waits for a turn [W7]
turn | cat:- -> cat:e6 | cat | it comes after 6 cards and an agenda [W3]
last | cat:c5 -> cat:- | cat | it has come after 11 cards [W3]
arrive | cat:- -> cat:e6 | cat | it cannot be about to arrive [M16]
turn | phase:turn -> phase:arrive ; ,m04 buried ->  buried | cards | 6 cards cannot
arrive | mouse:g5 -> mouse:e4 | phase | there is one nearest space: no choice [M16]
seventh | d6=m07@0+ -> d6=m07@0 | buried | a Maze Card is covered but once [W4]
drop | d6=m07@0+ -> d6=m07@0 | buried | a Maze Card is covered but once [W4]
turn | holes:off -> holes:yes | holes | 'yes' is not one of off, on
turn | holes:off -> holes:on | holes | that needs an ability [W7]
seventh | holes:off -> holes:on | holes | that needs an ability [W7]
seventh | phase:turn -> phase:drop | dropped | that needs an ability [W7]
drop | phase:drop -> phase:spin | phase | that needs an ability [W7]
move | dropped:off -> dropped:on | dropped | that needs an ability [W7]
drop | phase:drop -> phase:turn ; dropped:off -> dropped:on | dropped | played out [W7]
turn | placed:- -> placed:f5 | placed | while somebody moves, and only then
move | placed:g6 -> placed:- | placed | while somebody moves, and only then
move | placed:g6 -> placed:g7 | placed | no card lies there
move | waiting:mouse -> waiting:dog | waiting | there is no character 'dog'
move | waiting:mouse -> waiting:mouse,cat | waiting | the cat is not next to the card
move | waiting:mouse -> waiting:- | waiting | the mouse has to move as well [M13]
move | waiting:mouse moved:- -> waiting:- moved:mouse | waiting | nobody who waits
move | moved:- -> moved:mouse | moved | whoever has moved waits no more [M13]
move | moved:- -> moved:cat | moved | the cat is not on the table
move | g6=m03@0 -> g6=m18@0 | waiting | nobody who waits can move [M13]
both | cat:f6 -> cat:e6 ; waiting:mouse,cat -> waiting:mouse | placed | active [W4]
both | waiting:mouse,cat -> waiting:mouse | waiting | the cat has to move as well [M13]
turn | waiting:- -> waiting:mouse | waiting | nobody moves but for a placed card [M13]
turn | moved:- -> moved:mouse | moved | nobody moves but for a placed card [M13]
turn | end:- -> end:stuck | end | it is said when the game is over
took | end:mouse-took-cheese -> end:- | end | it is said when the game is over
took | end:mouse-took-cheese -> end:luck | end | 'luck' is not one of
took | end:mouse-took-cheese -> end:stuck | end | does not lie like that [W6]
took | end:mouse-took-cheese -> end:cat-caught-mouse | end | does not lie like that
stuck | end:stuck -> end:mouse-took-cheese | end | does not lie like that [W6]
stuck | g6=m18@0 -> g6=m03@0 | end | does not lie like that [W5]
stuck | belt:m01 -> belt:m03,m01 ; end:stuck -> end:no-place | end | like that [W6]
stuck | end:stuck -> end:solved-cheese | end | does not lie like that [W8]
solved | end:solved-cheese -> end:unsolved-cheese | end | does not lie like that [W8]
solved | end:solved-cheese -> end:solved-mouse | end | does not lie like that [W8]
"""


def bad() -> list[list[str]]:
    """Return position, changes, field and reason of each."""
    return [line.split(" | ") for line in BAD.strip().splitlines()]


def game_of(name: str) -> Game:
    """Return the game that a position is of."""
    return EASY if name.startswith("easy") else HARD


@pytest.mark.parametrize("name", GOOD)
def test_the_positions_that_are_changed_here_can_occur(name: str) -> None:
    """Or else nothing below would say what is wrong with the change."""
    game = game_of(name)

    assert game.write_state(game.read_state(GOOD[name])) == GOOD[name]


@pytest.mark.parametrize(("name", "changes", "where", "reason"), bad())
def test_what_cannot_occur_is_refused(
    name: str, changes: str, where: str, reason: str
) -> None:
    """With the field that is wrong, and why."""
    text = GOOD[name]
    for change in changes.split(" ; "):
        old, _, new = change.partition(" ->")
        assert old in text
        text = text.replace(old, new.removeprefix(" "), 1)

    with pytest.raises(BadPosition) as caught:
        game_of(name).read_state(text)
    assert caught.value.where == where
    for part in reason.split(" ["):
        assert part.rstrip("]") in str(caught.value)


def test_who_is_said_twice_counts_once() -> None:
    """They are not added up to somebody else."""
    text = MOVE.replace("waiting:mouse", "waiting:mouse,mouse")

    assert HARD.write_state(HARD.read_state(text)) == MOVE
