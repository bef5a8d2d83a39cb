# compiled: cold
"""Which set-ups escape can be played with."""

from whiskerworks.games.escape.parts import mark_of
from whiskerworks.games.escape.setup import CORNERS, STARTS
from whiskerworks.kit.canvas import PLACES, neighbour
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.setups import Setup
from whiskerworks.kit.starts import unfit


def check_setup(deck: Deck, setup: Setup) -> str:
    """Return what makes a set-up unfit for escape; nothing if it is fit [E1, E2]."""
    if [who for who, _ in setup.cells] != ["mouse", "cat", "exit"]:
        return "escape begins with the Mouse, the Cat and the Exit [E1]"
    if sorted(setup.agendas) != sorted([PLACES[name] for name in CORNERS]):
        return f"the agendas lie in the corners, {', '.join(CORNERS)} [E1]"
    if len(setup.starts) != STARTS:
        return f"escape begins with {STARTS} start cards [E2]"
    return _check_marks(setup) or _check_paths(setup) or unfit(deck, setup)


def _check_marks(setup: Setup) -> str:
    """Return what is wrong with the gear, the door or the effects [E5, E8]."""
    if sorted(mark_of(setup, "gear")) != sorted("NESW"):
        return "the gear names each of N, E, S and W once [E5]"
    if mark_of(setup, "door") not in ("N", "E", "S", "W"):
        return "the door is on one side: N, E, S or W [E5]"
    effects = [mark_of(setup, name) for name in ("nudge", "again", "peek")]
    if sorted(effects) != ["cat", "cucumber", "mouse"]:
        return "nudge, again and peek are mouse, cat and cucumber, in any order [E8]"
    return ""


def _check_paths(setup: Setup) -> str:
    """Return what is wrong with where the Cat stands: no way may decide at once."""
    cat, mouse = setup.cell("cat"), setup.cell("mouse")
    if mouse in [neighbour(cat, side) for side in range(4)]:
        return "Cat and Mouse lie next to each other [E7]"
    return ""
