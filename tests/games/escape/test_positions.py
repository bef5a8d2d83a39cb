"""Which positions of escape, typed on one line, cannot occur, and where."""

import re

import pytest

import whiskerworks
from tests.games.escape.drawing import SETUP, drawn
from whiskerworks.core.errors import BadPosition

# m03 and m26 are open all round, m20 in the north alone; m26 and m20 have two cogs.
GAME = whiskerworks.load("escape", setup=SETUP.replace("start=d4", "start=d4:-"))
HELPED = whiskerworks.load("escape", setup=SETUP, help=True)
LYING = "d4=m03@0,e4=m06@0,e6=m18@0,f6=m12@0"
CORNERS = "agendas:c3=?,g3=?,c7=?,g7=?"
REST = f"buried:- {CORNERS} gone:- placed:- peek:- end:-"
START = "phase:start mouse:f4@0 exit:e5@0 cat:d6 cards:d4=m03@0 belt:- " + REST
BELT = f"phase:belt mouse:f4@0 exit:e5@0 cat:d6 cards:{LYING} belt:m01 " + REST
TURN = (
    f"phase:turn mouse:f4@0 exit:e5@0 cat:d6 cards:{LYING} belt:m01,m02,m04,m05 " + REST
)
# m26, open all round, was placed on d5 beside the Cat.
MOVE = (
    "phase:move mouse:f4@0 exit:e5@0 cat:d6 cards:d4=m03@0,e4=m06@0,d5=m26@0,e6=m18@0,"
    f"f6=m12@0 belt:m01,m02,m04 buried:- {CORNERS} gone:- placed:d5 peek:- end:-"
)
BOMB = MOVE.replace("phase:move", "phase:bomb").replace("cat:d6", "cat:c5")
DRAW = BOMB.replace("phase:bomb", "phase:draw").replace("mouse:f4@0", "mouse:f5@0")
FACE = (
    DRAW.replace("phase:draw", "phase:face")
    .replace("cat:c5", "cat:c3")
    .replace("m02,m04", "m02,m04,m05")
)
GONE = (
    FACE.replace("cat:c3", "cat:c4")
    .replace("placed:d5", "placed:-")
    .replace(f"{CORNERS} gone:-", "agendas:g3=?,c7=?,g7=? gone:c3={}")
)
NUDGE = GONE.replace("phase:face", "phase:nudge").format("mouse")
PEEK = GONE.replace("phase:face", "phase:peek").format("cat")
PEEKED = PEEK.replace("phase:peek", "phase:peeked").replace("peek:-", "peek:g7")
AGAIN = (
    GONE.replace("phase:face", "phase:again")
    .replace("placed:-", "placed:d5")
    .replace("mouse:f5", "mouse:g4")
    .format("cucumber")
)
OVER = DRAW.replace("phase:draw", "phase:over").replace("placed:d5", "placed:-")
EXPLODED = OVER.replace("end:-", "end:exploded")
MET = OVER.replace("end:-", "end:met-mouse").replace("mouse:f5", "mouse:c5")
ESCAPED = (
    GONE.replace("phase:face", "phase:over")
    .format("cheese")
    .replace("end:-", "end:escaped")
    .replace("cat:c4", "cat:e5")
)
GOOD = {
    "start": START,
    "belt": BELT,
    "turn": TURN,
    "move": MOVE,
    "bomb": BOMB,
    "draw": DRAW,
    "face": FACE,
    "nudge": NUDGE,
    "peek": PEEK,
    "peeked": PEEKED,
    "again": AGAIN,
    "exploded": EXPLODED,
    "met": MET,
    "escaped": ESCAPED,
}
# Position | what is changed in it -> into what ; ... | field | reason
BAD = """
turn | cat:d6 -> dog:d6 | dog:d6 | fields are phase, mouse
turn | cat:d6 -> cat:d6 cat:d6 | cat | it appears twice
turn | cat:d6 -> | cat | it is missing
turn | phase:turn -> phase:dance | phase | 'dance' is not one of start, belt
turn | mouse:f4@0 -> mouse:f4 | mouse | 'f4' is no cell and angle, as f4@90 is
turn | mouse:f4@0 -> mouse:f4@45 | mouse | 'f4@45' is no cell and angle
turn | exit:e5@0 -> exit:z5@0 | exit | 'z5@0' is no cell and angle
turn | mouse:f4@0 -> mouse:- | mouse | '-' is no cell and angle
turn | cat:d6 -> cat:x1 | cat | there is no cell 'x1'
turn | cat:d6 -> cat:d6,d7 | cat | one cell is enough
turn | cat:d6 -> cat:- | cat | it lies on the board from the start
turn | cat:d6 -> cat:b6 | cat | b6 is not on the board, c3 to g7
turn | mouse:f4@0 -> mouse:h4@0 | mouse | h4 is not on the board
turn | exit:e5@0 -> exit:e8@0 | exit | e8 is not on the board
turn | f6=m12 -> f2=m12 | cards | f2 is not on the board
turn | f6=m12 -> e6=m12 | e6 | two things lie there
turn | cat:d6 -> cat:d4 | d4 | no card lies under a character
turn | mouse:f4@0 -> mouse:f6@0 | f6 | no card lies under a character
turn | exit:e5@0 -> exit:e6@0 | e6 | no card lies under a character
turn | d4=m03@0 -> d4=m03 | cards | 'd4=m03' is no card on a cell
turn | belt:m01 -> belt:m03 | belt | m03 is there twice
turn | belt:m01 -> belt:m99 | belt | there is no card 'm99'
turn | d4=m03@0 -> d4=m03@0+ | buried | 0 cards cannot lie under 1 others
turn | d4=m03@0 -> d4=m03@0+ ; buried:- -> buried:m07,m08 | buried | higher than two
turn | ,m05 buried:- ->  buried:- | cards | 7 cards cannot have come by now
turn | mouse:f4@0 -> mouse:e5@0 | mouse | two things lie there
turn | mouse:f4@0 -> mouse:d6@0 | mouse | two things lie there
turn | cat:d6 -> cat:e5 | cat | the game is over when it is in the Exit
turn | exit:e5@0 -> exit:g3@0 | agendas | a card or the Exit lies on one
turn | d4=m03 -> c3=m03 | agendas | a card or the Exit lies on one
turn | cat:d6 -> cat:c3 | cat | an agenda is turned up when it gets there
move | cat:d6 -> cat:c3 | cat | an agenda is turned up when it gets there
turn | c3=? -> c3 | agendas | 'c3' is not like c3=cat or c3=?
turn | c3=? -> c3=dog | agendas | 'c3=dog' is not like c3=cat
turn | c3=? -> z3=? | agendas | 'z3=?' is not like c3=cat
turn | c3=?,g3=? -> c3=?,c3=? | agendas | c3 is there twice
turn | c3=? -> d5=? | agendas | no agenda lies on d5
turn | gone:- -> gone:d5=cat | gone | no agenda lies on d5
turn | gone:- -> gone:c3=? | gone | what has left the table is known
turn | gone:- -> gone:c3=cat | agendas | each lies in one corner
peek | g3=? -> g3=cat | agendas | each lies in one corner
turn | c3=? -> c3=cat | agendas | more is known than can be
peek | g3=? -> g3=mouse | agendas | more is known than can be
peeked | c7=? -> c7=mouse | agendas | more is known than can be
nudge | g3=? -> g3=cat | agendas | more is known than can be
peek | phase:peek -> phase:turn ; g3=?,c7=? -> g3=mouse,c7=cheese | agendas | more is
turn | peek:- -> peek:c3 | peek | it is not said in this phase
peeked | placed:- -> placed:d5 | placed | it is not said in this phase
peeked | peek:g7 -> peek:- | peek | no unknown agenda lies there
peeked | peek:g7 -> peek:c3 | peek | no unknown agenda lies there
peeked | peek:g7 -> peek:d5 | peek | no unknown agenda lies there
turn | placed:- -> placed:d4 | placed | from the placing to the end of a turn
nudge | placed:- -> placed:d5 | placed | from the placing to the end of a turn
exploded | placed:- -> placed:d5 | placed | from the placing to the end of a turn
bomb | placed:d5 -> placed:- | placed | from the placing to the end of a turn
face | placed:d5 -> placed:- | placed | from the placing to the end of a turn
again | placed:d5 -> placed:- | placed | from the placing to the end of a turn
bomb | placed:d5 -> placed:d7 | placed | no card lies there
draw | placed:d5 -> placed:a1 | placed | no card lies there
draw | placed:d5 -> placed:- | placed | only a skipped turn places nothing
bomb | ,m04 buried:- ->  buried:- ; f6=m12 -> g6=m07@0,f6=m12 | belt | 2 cards cannot
turn | ,m05 buried:- ->  buried:- ; e6=m18 -> g6=m07@0,e6=m18 | belt | 3 cards cannot
face | ,m05 buried:- ->  buried:- ; f6=m12 -> g6=m07@0,f6=m12 | belt | 3 cards cannot
move | placed:d5 -> placed:f6 | phase | the Cat cannot move through that card
move | d5=m26 -> d5=m20 | phase | the Cat cannot move through that card
bomb | mouse:f4@0 -> mouse:e7@0 | phase | the Mechanical Mouse would explode
again | mouse:g4@0 -> mouse:e7@0 | phase | the Mechanical Mouse would explode
face | cat:c3 -> cat:c4 | phase | the Cat is not on an agenda
nudge | c3=mouse -> c3=cheese | phase | the agenda that does this is not turned up
again | c3=cucumber -> c3=cat | phase | the agenda that does this is not turned up
peek | c3=cat -> c3=mouse | phase | the agenda that does this is not turned up
peeked | c3=cat -> c3=mouse | phase | the agenda that does this is not turned up
turn | end:- -> end:exploded | end | it is said when the game is over
exploded | end:exploded -> end:- | end | it is said when the game is over
exploded | end:exploded -> end:luck | end | 'luck' is not one of escaped, met-mouse
exploded | end:exploded -> end:escaped | end | the board does not lie like that
exploded | end:exploded -> end:met-mouse | end | the board does not lie like that
exploded | end:exploded -> end:too-late | end | the board does not lie like that
escaped | cat:e5 -> cat:c4 | end | the board does not lie like that
escaped | c3=cheese -> c3=cat | end | the board does not lie like that
escaped | end:escaped -> end:exploded | end | the Cat had ended the game before
met | end:met-mouse -> end:exploded | end | the Cat had ended the game before
start | cat:d6 -> cat:d7 | cat | the set-up has Cat, Mouse or Exit elsewhere
start | mouse:f4@0 -> mouse:f5@0 | cat | the set-up has Cat, Mouse or Exit elsewhere
start | exit:e5@0 -> exit:e6@0 | cat | the set-up has Cat, Mouse or Exit elsewhere
start | mouse:f4@0 -> mouse:f4@90 | mouse | has Mouse or Exit turned otherwise
start | exit:e5@0 -> exit:e5@90 | mouse | has Mouse or Exit turned otherwise
start | d4=m03@0 -> d4=m03@0+ ; buried:- -> buried:m06 | buried | before the first turn
start | c3=? -> c3=cat | agendas | nothing of that before the first turn
start | c3=?,g3=? -> g3=? ; gone:- -> gone:c3=cat | agendas | before the first turn
start | d4=m03@0 -> d4=m03@0,e4=m06@0,f6=m12@0,e6=m18@0 | cards | 4 start cards
belt | ,f6=m12@0 -> | cards | there are 4 start cards
belt | ,e6=m18@0 -> ,e6=m18@0,e7=m20@0 | cards | there are 4 start cards
start | belt:- -> belt:m01 | belt | 1 cards cannot lie there yet
belt | belt:m01 -> belt:m01,m02,m04,m05 | belt | 4 cards cannot lie there yet
turn | phase:turn -> phase:help | phase | nothing is turned up without help
start | d4=m03 -> d4=m06 | cards | no start card lies on d4 as it must
start | d4=m03 -> e4=m03 | cards | no start card lies on d4 as it must
belt | e4=m06@0 -> e4=m06@90 | cards | no start card lies on e4 as it must
"""


def bad() -> list[list[str]]:
    """Return position, changes, field and reason of each."""
    return [line.split(" | ") for line in BAD.strip().splitlines()]


@pytest.mark.parametrize("name", GOOD)
def test_the_positions_that_are_changed_here_can_occur(name: str) -> None:
    """Or else nothing below would say what is wrong with the change."""
    assert GAME.write_state(GAME.read_state(GOOD[name])) == GOOD[name]


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

    with pytest.raises(BadPosition, match=re.escape(reason)) as caught:
        GAME.read_state(text)
    assert caught.value.where == where


def test_a_nudge_is_not_due_when_the_mouse_can_be_stepped_nowhere() -> None:
    """[E8] Cat, Exit, the edge of the board and a wall are round it."""
    with pytest.raises(BadPosition, match="the Mechanical Mouse can step nowhere"):
        drawn(
            """
                  c       d       e
               (     ) (  0  ) +=====+
            3    CAT   3MOUSE1 |EXIT |
               (     ) (  2  ) +     +
               +     + +=====+
            4    m09     m01
               +     + +     +
            """,
            phase="nudge",
            gone="c3=mouse",
        )


def test_nothing_is_looked_at_when_nothing_is_unknown() -> None:
    """[E8] One agenda is left, and it is known by help."""
    text = PEEK.replace(
        "agendas:g3=?,c7=?,g7=? gone:c3=cat", "agendas:g3=mouse gone:{}"
    )
    text = text.format("c3=cat,c7=cheese,g7=cucumber")

    with pytest.raises(BadPosition, match="phase: there is no agenda to look at"):
        HELPED.read_state(text)


def test_with_help_an_agenda_is_turned_up_once_the_belt_is_full() -> None:
    """[E2] At once."""
    due = TURN.replace("phase:turn", "phase:help")
    late = due.replace("belt:m01", "belt:m01,m07")

    assert HELPED.write_state(HELPED.read_state(due)) == due
    with pytest.raises(BadPosition, match="belt: 5 cards cannot lie there yet"):
        HELPED.read_state(late)


def test_one_agenda_more_is_known_with_help() -> None:
    """[E2, E8] One by help, and one by looking at it."""
    turn = PEEK.replace("phase:peek", "phase:turn")
    text = turn.replace("g3=?,c7=?", "g3=mouse,c7=cheese")

    assert HELPED.write_state(HELPED.read_state(text)) == text
