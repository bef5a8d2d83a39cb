"""What is told when something happens."""

import pytest

from tests.games.sentences import cases
from tests.games.whodunit.eventful_positions import SAY, positions
from whiskerworks.core.message import Event
from whiskerworks.games.whodunit.meta import META

TOLD = """
start | start m05 f5 90
    Start card m05 goes on f5, turned 90°.
belt | belt m01
    m01 goes on the belt.
turn | m09 c4 0
    m09 goes on c4, turned 0°.
turn | m12 c6 0
    m12 goes on c6, turned 0°. The Mouse must get away, but can't.
turn | m11 d5 0
    m11 goes on top of m01 on d5, turned 0°. The Mouse must get away, but can't.
turn | m10 c4 0
    m10 goes on c4, turned 0°. The Mouse must get away, but can't.
cog | m12 c6 0
    m12 goes on c6, turned 0°. The north cog of m12 turns m02 on c5 clockwise. The Mouse
    must get away, but can't.
both | m10 d6 0
    m10 goes on d6, turned 0°. The Mouse is next to it but can't go anywhere. The Cat
    must get away, but can't.
both | m11 d6 90
    m11 goes on d6, turned 90°.
both, easier | m10 d6 0
    m10 goes on d6, turned 0°. Mouse and Cat: at least one must get away, but neither
    can.
both, easier | m10 b6 0
    m10 goes on b6, turned 0°. The Mouse must get away, but can't.
mouse first | mouse e6
    The Mouse goes c6 d6 e6. The Cat must get away, but can't.
turn: m09 c4 0 | mouse d4
    The Mouse goes c5 c4 d4.
both: m09 d6 0 | cat d5
    The Cat goes d7 d6 d5.
meeting: m11 d6 0 | mouse d7
    The Mouse goes c6 d6 d7. Cat and Mouse meet!
meeting: m11 d6 0 | cat c6
    The Cat goes d7 d6 c6. Cat and Mouse meet!
meeting: m10 d6 0 | mouse e6
    The Mouse goes c6 d6 e6. The Mouse gets the Cheese!
spin | spin c5 270
    m02 on c5 turns by 270°.
last spin | spin c5 90
    m01 on c5 turns by 90°. You can't place any card.
drop | drop m20 b9 0
    m20 drops on m24 on b9, turned 0°.
draw | draw m05
    m05 comes to the belt.
draw with cat | draw m09
    m09 comes to the belt.
no room | draw m09
    m09 comes to the belt. You can't place any card.
agenda due | draw agenda cat
    An agenda! The cat is cleared. Still suspected: mouse, cheese and cucumber.
last agenda | draw agenda cheese
    An agenda! The cheese is cleared. The culprit must be the cucumber.
fresh mouse | draw m09
    m09 comes to the belt. The mouse agenda takes effect. The Mouse may use mouse holes
    this turn.
fresh cat | draw m09
    m09 comes to the belt. The cat agenda has no effect: the Cat is not on the table.
fresh cat, with it | draw m09
    m09 comes to the belt. The cat agenda takes effect. Cat and Cheese change places:
    the Cat is now on e7, the Cheese on f6.
fresh cheese | draw m09
    m09 comes to the belt. The cheese agenda takes effect.
fresh cucumber | draw m09
    m09 comes to the belt. The cucumber agenda takes effect.
kept | use cat
    You use the cat agenda. Cat and Cheese change places: the Cat is now on f7, the
    Cheese on d7.
all kept | use mouse
    You use the mouse agenda. The Mouse may use mouse holes this turn.
all kept | use cheese
    You use the cheese agenda.
cat due | draw cat
    The Cat is here!
cornered | draw cat
    The Cat is here! The Cat arrives on d7.
arrive | arrive d7
    The Cat arrives on d7.
end | draw cucumber
    The Cucumber! The endgame begins. The culprit is the cucumber. The Mouse has a path
    to the Cheese: d6 e6 f6. The Cat has a path to the Mouse: b6 b5 c5 d5 d6. The
    maze fits.
other end | draw cucumber
    The Cucumber! The endgame begins. The culprit is the mouse. The Mouse has a path to
    the Cheese: d6 e6 f6. The Cat has a path to the Mouse: b6 b5 c5 d5 d6. The maze
    fits the cucumber instead.
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
