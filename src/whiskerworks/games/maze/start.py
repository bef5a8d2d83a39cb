# compiled: cold
"""Which set-ups maze can be played with."""

from whiskerworks.games.maze.setup import STARTS
from whiskerworks.kit.canvas import PLACES
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.setups import HOME, Setup
from whiskerworks.kit.starts import shape, unfit


def check_setup(deck: Deck, setup: Setup) -> str:
    """Return what makes a set-up unfit for maze; nothing if it is fit [M7]."""
    if [who for who, _ in setup.cells] != ["cheese", "mouse"]:
        return "maze begins with the Cheese and the Mouse alone [M7]"
    if setup.agendas or setup.angles or setup.marks:
        return "maze has no agendas on the table, and nothing that is turned [M7]"
    if setup.cell("cheese") != PLACES[HOME]:
        return f"the Cheese starts on {HOME} [M4]"
    shapes = [shape(start.walls) for start in setup.starts if start.walls is not None]
    if len(setup.starts) != STARTS or len(set(shapes)) != STARTS:
        return f"maze begins with {STARTS} start cards of {STARTS} shapes [M7]"
    if setup.joined(setup.cell("mouse"), setup.cell("cheese")):
        return "there is a path between Mouse and Cheese from the start [M7]"
    return unfit(deck, setup)
