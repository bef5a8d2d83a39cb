"""Which positions of maze, typed on one line, cannot occur, and where."""

import re

import pytest

import whiskerworks
from whiskerworks.core.errors import BadPosition

GAME = whiskerworks.load("maze")
TURN = (
    "phase:turn mouse:f6 cheese:e5 cat:- cards:f5=m10@180,e6=m05@90 "
    "belt:m01,m02,m03,m04 buried:- seat:0 agendas:mouse,cheese revealed:- holes:off "
    "dropped:off placed:- waiting:- end:-"
)
START = (
    "phase:start mouse:f6 cheese:e5 cat:- cards:f5=m10@180 belt:- buried:- seat:- "
    "agendas:- revealed:- holes:off dropped:off placed:- waiting:- end:-"
)
BELT = (
    "phase:belt mouse:f6 cheese:e5 cat:- cards:f5=m10@180,e6=m05@90 belt:m01 buried:- "
    "seat:- agendas:- revealed:- holes:off dropped:off placed:- waiting:- end:-"
)
DEAL = (
    "phase:deal mouse:f6 cheese:e5 cat:- cards:f5=m10@180,e6=m05@90 "
    "belt:m01,m02,m03,m04 buried:- seat:- agendas:mouse,- revealed:- holes:off "
    "dropped:off placed:- waiting:- end:-"
)
# m03, open all round, lies beside the Mouse.
MOVE = (
    "phase:move mouse:f6 cheese:e5 cat:- cards:f5=m10@180,e6=m05@90,g6=m03@0 "
    "belt:m01,m02,m04 buried:- seat:0 agendas:mouse,cucumber revealed:- holes:off "
    "dropped:off placed:g6 waiting:mouse end:-"
)
DRAWN = "m06,m07,m08,m09,m11"
# The Cat has come.
CAT = (
    "phase:turn mouse:f6 cheese:e5 cat:d5 cards:f5=m10@180+,e6=m05@90 "
    f"belt:m01,m02,m03,m04 buried:{DRAWN} seat:0 agendas:mouse,cat revealed:- "
    "holes:off dropped:off placed:- waiting:- end:-"
)
ARRIVE = (
    "phase:arrive mouse:f6 cheese:e5 cat:- cards:f5=m10@180+,e6=m05@90 "
    f"belt:m01,m02,m03 buried:m04,{DRAWN} seat:0 agendas:mouse,cat revealed:- "
    "holes:off dropped:off placed:- waiting:- end:-"
)
TOOK = (
    "phase:over mouse:e5 cheese:e5 cat:- cards:f5=m10@180,e6=m05@90,g6=m03@0 "
    "belt:m01,m02,m04 buried:- seat:0 agendas:mouse,cat revealed:- holes:off "
    "dropped:off placed:- waiting:- end:mouse-took-cheese"
)
OVER = (
    "phase:over mouse:f6 cheese:e5 cat:g6 cards:f5=m10@180+,e6=m05@90 "
    "belt:m01,m02,m03 buried:m04,m06,m07,m08,m09,m11,m12,m13,m14,m15,m16,m17,m18,m19,"
    "m20,m21,m22,m23,m24,m25 seat:0 agendas:mouse,cat revealed:- holes:off dropped:off "
    "placed:- waiting:- end:endgame-cat"
)
DROP = (
    "phase:drop mouse:f6 cheese:e5 cat:- cards:f5=m10@180,e6=m05@90 "
    "belt:m01,m02,m03,m04 buried:- seat:0 agendas:cucumber,cheese revealed:0 holes:off "
    "dropped:off placed:- waiting:- end:-"
)
GOOD = {
    "drop": DROP,
    "turn": TURN,
    "start": START,
    "belt": BELT,
    "deal": DEAL,
    "move": MOVE,
    "cat": CAT,
    "arrive": ARRIVE,
    "took": TOOK,
    "over": OVER,
}
# Position | what is changed in it -> into what ; ... | field | reason
BAD = """
turn | mouse:f6 -> dog:f6 | dog:f6 | fields are phase, mouse
turn | mouse:f6 -> mouse | mouse | fields are phase, mouse
turn | mouse:f6 -> mouse:f6 mouse:f6 | mouse | it appears twice
turn | mouse:f6 -> | mouse | it is missing
turn | belt:m01,m02,m03,m04 -> | belt | it is missing
turn | phase:turn -> phase:dance | phase | 'dance' is not one of start, belt
turn | f5=m10@180 -> f5=m10 | cards | 'f5=m10' is no card on a cell
turn | f5=m10@180 -> f5=m10@45 | cards | is no card on a cell
turn | f5=m10@180 -> f5=m29@90 | cards | is no card on a cell
turn | f5=m10@180 -> j5=m10@90 | cards | is no card on a cell
turn | f5=m10@180 -> f5=m05@180 | cards | m05 is there twice
turn | belt:m01 -> belt:m05 | belt | m05 is there twice
turn | belt:m01 -> belt:m02 | belt | m02 is there twice
turn | belt:m01 -> belt:m99 | belt | there is no card 'm99'
turn | buried:- -> buried:x | buried | there is no card 'x'
cat | buried:m06 -> buried:m10 | buried | m10 is there twice
cat | buried:m06 -> buried:m01 | buried | m01 is there twice
cat | m10@180+ -> m10@180 | buried | 5 cards cannot lie under 0 others
turn | m10@180 -> m10@180+ | buried | 0 cards cannot lie under 1 others
turn | mouse:f6 -> mouse:- | mouse | it lies on the table from the start
turn | cheese:e5 -> cheese:- | cheese | it lies on the table from the start
turn | mouse:f6 -> mouse:f6,f7 | mouse | one cell is enough
turn | mouse:f6 -> mouse:z9 | mouse | there is no cell 'z9'
turn | mouse:f6 -> mouse:f5 | f5 | two things lie there
turn | mouse:f6 -> mouse:e5 | e5 | two things lie there
turn | e6=m05 -> f5=m05 | f5 | two things lie there
cat | cat:d5 -> cat:f6 | f6 | two things lie there
took | e6=m05 -> g6=m05 | g6 | two things lie there
turn | mouse:f6 -> mouse:a6 | cards | the table is larger than 5 x 5
turn | mouse:f6 -> mouse:f1 | cards | the table is larger than 5 x 5
turn | e6=m05 -> g5=m05 | cards | too near the edge of the canvas
turn | f5=m10 -> d6=m10 | cards | too near the edge of the canvas
turn | belt:m01,m02,m03,m04 -> belt:m01,m02,m03 | cards | 5 cards cannot have come
turn | seat:0 -> seat:2 | seat | '2' is not one of 0, 1
turn | seat:0 -> seat:- | seat | it is said once somebody has begun
deal | seat:- -> seat:0 | seat | it is said once somebody has begun
turn | mouse,cheese -> mouse | agendas | there are 2 seats
turn | mouse,cheese -> mouse,dog | agendas | 'dog' is not one of
turn | mouse,cheese -> mouse,mouse | agendas | in order, each but once
turn | mouse,cheese -> -,cheese | agendas | in order, each but once
turn | mouse,cheese -> mouse,- | agendas | 1 cannot be dealt by now
deal | mouse,- -> mouse,cat | agendas | 2 cannot be dealt by now
belt | agendas:- -> agendas:mouse,- | agendas | 1 cannot be dealt by now
turn | revealed:- -> revealed:2 | revealed | there is no seat '2'
deal | revealed:- -> revealed:0 | revealed | nobody has had a turn yet
turn | mouse,cheese revealed:- -> cat,cheese revealed:0 | revealed | the Cat is not
turn | holes:off -> holes:yes | holes | 'yes' is not one of off, on
turn | holes:off -> holes:on | holes | only who has revealed the mouse
cat | seat:0 -> seat:1 ; revealed:- holes:off -> revealed:0 holes:on | holes | only who
drop | phase:drop -> phase:turn ; dropped:off -> dropped:on | dropped | played out
turn | m03,m04 -> m03,m04,m06,m07,m08 | belt | 7 cards cannot lie there now
cat | ,m04 buried: ->  buried:m04, | belt | 3 cards cannot lie there now
arrive | ,m03 buried: ->  buried:m03, | belt | 2 cards cannot lie there now
turn | cat:- -> cat:d5 | cat | it comes after 5 cards
over | cat:g6 -> cat:- | cat | it has come after 14 cards
arrive | buried: -> buried:m12,m13,m14,m15,m16,m17,m18,m19,m20,m21, | cat | after 14
arrive | cat:- -> cat:d5 | cat | it cannot be about to arrive
turn | phase:turn -> phase:arrive | cat | it cannot be about to arrive
arrive | mouse:f6 -> mouse:e4 | phase | there is one nearest space: no choice
turn | phase:turn -> phase:spin | phase | only who has revealed the cheese
turn | phase:turn -> phase:drop | dropped | only who has revealed the cucumber
move | dropped:off -> dropped:on | dropped | only who has revealed the cucumber
turn | dropped:off -> dropped:maybe | dropped | 'maybe' is not one of off, on
turn | placed:- -> placed:f5 | placed | while somebody moves, and only then
turn | placed:- -> placed:f5,e6 | placed | one cell is enough
move | placed:g6 -> placed:- | placed | while somebody moves, and only then
move | placed:g6 -> placed:g7 | placed | no card lies there
move | waiting:mouse -> waiting:dog | waiting | there is no character 'dog'
move | waiting:mouse -> waiting:cat | waiting | the cat is not next to the card
move | placed:g6 waiting:mouse -> placed:f5 waiting:mouse | waiting | nobody who waits
move | waiting:mouse -> waiting:- | waiting | nobody who waits can move
move | mouse:f6 -> mouse:e4 | waiting | the mouse is not next to the card
turn | waiting:- -> waiting:mouse | waiting | nobody moves but for a placed card
turn | end:- -> end:endgame-cat | end | it is said when the game is over
took | end:mouse-took-cheese -> end:- | end | it is said when the game is over
took | end:mouse-took-cheese -> end:luck | end | 'luck' is not one of
took | end:mouse-took-cheese -> end:endgame-mouse | end | does not lie like that
took | end:mouse-took-cheese -> end:cat-caught-mouse | end | does not lie like that
took | mouse:e5 -> mouse:f6 | end | does not lie like that
over | end:endgame-cat -> end:endgame-mouse | end | does not lie like that
over | mouse:f6 -> mouse:g6 | end | does not lie like that
cat | phase:turn -> phase:over ; end:- -> end:endgame-cheese | end | does not lie
start | cat:- -> cat:e4 | cat | nothing of that before the first turn
start | mouse:f6 -> mouse:g6 | mouse | the set-up has Mouse and Cheese elsewhere
start | cards:f5=m10@180 -> cards:f5=m10@180,e6=m05@90 | cards | 2 start cards
belt | ,e6=m05@90 -> | cards | too near the edge
belt | ,e6=m05@90 -> ,e6=m05@90,e7=m06@0 | cards | there are 2 start cards
start | f5=m10@180 -> e6=m05@90 | cards | no start card lies on f5 as it must
start | f5=m10@180 -> b5=m10@180 | cards | no start card lies on f5 as it must
start | belt:- -> belt:m01 | belt | 1 cards cannot lie there yet
belt | belt:m01 -> belt:m01,m02,m03,m04 | belt | 4 cards cannot lie there yet
belt | f5=m10@180 -> f5=m10@0 | cards | no start card lies on f5 as it must
belt | e6=m05@90 -> e6=m06@0 | cards | no start card lies on e6 as it must
"""


def bad() -> list[list[str]]:
    """Return position, changes, field and reason of each."""
    return [line.split(" | ") for line in BAD.strip().splitlines()]


@pytest.mark.parametrize("name", GOOD)
def test_the_positions_that_are_changed_here_can_occur(name: str) -> None:
    """Or else nothing below would say what is wrong with the change."""
    assert GAME.write_state(GAME.read_state(GOOD[name])) == GOOD[name].replace(
        "agendas:- ", "agendas:-,- "
    )


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


@pytest.mark.parametrize(
    ("name", "old", "twice"),
    [
        ("move", "waiting:mouse", "waiting:mouse,mouse"),
        ("drop", "revealed:0", "revealed:0,0"),
    ],
)
def test_who_is_said_twice_counts_once(name: str, old: str, twice: str) -> None:
    """They are not added up to somebody else."""
    text = GOOD[name].replace(old, twice)

    assert GAME.write_state(GAME.read_state(text)) == GOOD[name]


def test_the_cat_can_arrive_while_a_dropped_card_is_played_out() -> None:
    """[M10d, M16] A dropped card is replaced on the belt like a placed one."""
    text = ARRIVE.replace("mouse,cat revealed:-", "cucumber,cat revealed:0")
    text = text.replace("dropped:off", "dropped:on")

    assert GAME.write_state(GAME.read_state(text)) == text
