# compiled: cold
"""Which set-ups whodunit can be played with."""

from whiskerworks.games.whodunit.setup import STARTS
from whiskerworks.kit.canvas import PLACES
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.setups import HOME, Setup
from whiskerworks.kit.starts import unfit


def check_setup(deck: Deck, setup: Setup, easier: bool) -> str:
    """Return what makes a set-up unfit for whodunit; nothing if it is fit [W2]."""
    if [who for who, _ in setup.cells] != ["cheese", "mouse"]:
        return "whodunit begins with the Cheese and the Mouse alone [W2]"
    if setup.agendas or setup.angles or setup.marks:
        return "whodunit has no agendas on the table, and nothing that is turned [W2]"
    if setup.cell("cheese") != PLACES[HOME]:
        return f"the Cheese starts on {HOME} [M4]"
    walls = [start.walls for start in setup.starts if start.walls is not None]
    if len(setup.starts) != STARTS or len(walls) != STARTS:
        return (
            f"whodunit begins with {STARTS} start cards, with walls that are said [W2]"
        )
    if setup.joined(setup.cell("mouse"), setup.cell("cheese")):
        return "there is a path between Mouse and Cheese from the start [M7]"
    return unfit(deck, setup, deck.studio if easier else -1)
