"""What is told when something happens."""

import pytest

from tests.games.said import cases
from tests.games.whodunit.happenings import SAY, positions
from whiskerworks.core.message import Event
from whiskerworks.games.whodunit.meta import META

TOLD = """
start | start m05 f5 90
    m05 is laid on f5 at 90 degrees.
belt | belt m01
    m01 goes on the belt.
turn | m09 c4 0
    m09 is placed on c4 at 0 degrees.
turn | m12 c6 0
    m12 is placed on c6 at 0 degrees. The Mouse must get away, and cannot.
turn | m11 d5 0
    m11 is put on top of m01 on d5, at 0 degrees. The Mouse must get away, and cannot.
turn | m10 c4 0
    m10 is placed on c4 at 0 degrees. The Mouse must get away, and cannot.
cog | m12 c6 0
    m12 is placed on c6 at 0 degrees. The cog in the north of m12 turns m02 on c5
    clockwise. The Mouse must get away, and cannot.
both | m10 d6 0
    m10 is placed on d6 at 0 degrees. The Mouse is next to it, but can go nowhere. The
    Cat must get away, and cannot.
both | m11 d6 90
    m11 is placed on d6 at 90 degrees.
both, easier | m10 d6 0
    m10 is placed on d6 at 0 degrees. At least one of Mouse and Cat must get away, and
    neither can.
both, easier | m10 b6 0
    m10 is placed on b6 at 0 degrees. The Mouse must get away, and cannot.
mouse first | mouse e6
    The Mouse goes c6 d6 e6. The Cat must get away, and cannot.
turn: m09 c4 0 | mouse d4
    The Mouse goes c5 c4 d4.
both: m09 d6 0 | cat d5
    The Cat goes d7 d6 d5.
meeting: m11 d6 0 | mouse d7
    The Mouse goes c6 d6 d7. Cat and Mouse meet!
meeting: m11 d6 0 | cat c6
    The Cat goes d7 d6 c6. Cat and Mouse meet!
meeting: m10 d6 0 | mouse e6
    The Mouse goes c6 d6 e6. The Mouse has the Cheese!
spin | spin c5 270
    m02 on c5 is turned by 270 degrees.
last spin | spin c5 90
    m01 on c5 is turned by 90 degrees. No card can be placed.
drop | drop m20 b9 0
    m20 is dropped on m24 on b9, at 0 degrees.
draw | draw m05
    m05 is drawn to the belt.
draw with cat | draw m09
    m09 is drawn to the belt.
no room | draw m09
    m09 is drawn to the belt. No card can be placed.
agenda due | draw agenda cat
    An agenda is drawn: the cat is cleared. Left are mouse, cheese and cucumber.
last agenda | draw agenda cheese
    An agenda is drawn: the cheese is cleared. So the culprit is the cucumber.
fresh mouse | draw m09
    m09 is drawn to the belt. The ability of the mouse agenda takes effect. In this
    turn the Mouse may use mouse holes.
fresh cat | draw m09
    m09 is drawn to the belt. The ability of the cat agenda is lost: the Cat is not on
    the table.
fresh cat, with it | draw m09
    m09 is drawn to the belt. The ability of the cat agenda takes effect. Cat and
    Cheese change places: the Cat is on e7 now, the Cheese on f6.
fresh cheese | draw m09
    m09 is drawn to the belt. The ability of the cheese agenda takes effect.
fresh cucumber | draw m09
    m09 is drawn to the belt. The ability of the cucumber agenda takes effect.
kept | use cat
    You use the cat agenda. Cat and Cheese change places: the Cat is on f7 now, the
    Cheese on d7.
all kept | use mouse
    You use the mouse agenda. In this turn the Mouse may use mouse holes.
all kept | use cheese
    You use the cheese agenda.
cat due | draw cat
    The Cat is drawn!
cornered | draw cat
    The Cat is drawn! The Cat arrives on d7.
arrive | arrive d7
    The Cat arrives on d7.
end | draw cucumber
    The Cucumber is drawn: the endgame! The culprit is the cucumber. A path joins the
    Mouse and the Cheese: d6 e6 f6. A path joins the Cat and the Mouse: b6 b5 c5 d5
    d6. It is satisfied.
other end | draw cucumber
    The Cucumber is drawn: the endgame! The culprit is the mouse. A path joins the
    Mouse and the Cheese: d6 e6 f6. A path joins the Cat and the Mouse: b6 b5 c5 d5
    d6. It is not satisfied; the cucumber would be.
"""


def events(name: str, text: str) -> tuple[Event, ...]:
    """Return what happens when a move is played."""
    game, state = positions()[name]
    return game.events(state, game.read(state, text), 0)


@pytest.mark.parametrize(("name", "text", "said"), cases(TOLD))
def test_what_happens_is_told(name: str, text: str, said: str) -> None:
    """All of it, in the order in which it happens."""
    assert " ".join([SAY(one.message()) for one in events(name, text)]) == said


def test_every_event_is_told_somewhere_with_its_rule() -> None:
    """As the facts about the game have it."""
    found = [one for name, text, _ in cases(TOLD) for one in events(name, text)]

    assert {(one.code, one.rule) for one in found} == set(META.events)


def test_everybody_is_told_the_same() -> None:
    """[W1] Nothing is hidden but the order of the deck."""
    game, state = positions()["fresh mouse"]
    move = game.read(state, "draw m09")

    assert game.events(state, move, None) == game.events(state, move, 0)


def test_who_walks_slides_over_the_cells_of_its_way() -> None:
    """[M14] From its own place to its own place, by those it passes."""
    (walked,) = events("both: m09 d6 0", "cat d5")

    assert walked.slides == (("cat", "d6", "d5", "cat"),)


def test_the_event_of_a_stuck_character_names_all_who_had_to_move() -> None:
    """[W5, W9] One of both was enough, the easier way."""
    (stuck,) = [e for e in events("both, easier", "m10 d6 0") if e.code == "is-stuck"]

    assert stuck.params["count"] == 2
