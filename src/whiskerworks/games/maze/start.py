"""How a game of maze is set up: which set-ups there can be, which cards suit them."""

from typing import Final, final

from whiskerworks.games.maze.setup import HOME, STARTS
from whiskerworks.kit.canvas import CELLS, NAMES, PLACES
from whiskerworks.kit.decks import ANGLES, Deck
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.setups import Setup, Start


@final
class Parts:
    """What a game of maze is played with."""

    def __init__(self, seats: int, deck: Deck, setup: Setup) -> None:
        self.seats: Final = seats
        """How many play."""
        self.deck: Final = deck
        """The Maze Cards [M3]."""
        self.faces: Final = Faces(deck)
        """How they can lie."""
        self.setup: Final = setup
        """What lies where at the start [M7]."""
        self.fitting: Final = fitting(deck, setup)
        """For each start place in turn, the layings that suit it [M7]."""


def check_setup(deck: Deck, setup: Setup) -> str:
    """Return what makes a set-up unfit for maze; nothing if it is fit [M7]."""
    if [who for who, _ in setup.cells] != ["cheese", "mouse"]:
        return "maze begins with the Cheese and the Mouse alone [M7]"
    if setup.agendas or setup.angles:
        return "maze has no agendas on the table, and nothing that is turned [M7]"
    if setup.cell("cheese") != PLACES[HOME]:
        return f"the Cheese starts on {HOME} [M4]"
    shapes = [_shape(start.walls) for start in setup.starts if start.walls is not None]
    if len(setup.starts) != STARTS or len(set(shapes)) != STARTS:
        return f"maze begins with {STARTS} start cards of {STARTS} shapes [M7]"
    if setup.joined(setup.cell("mouse"), setup.cell("cheese")):
        return "there is a path between Mouse and Cheese from the start [M7]"
    for start, layings in zip(setup.starts, fitting(deck, setup), strict=True):
        if not layings:
            walls = start.walls or "none"
            return f"no card of the deck has the walls {walls} of {NAMES[start.cell]}"
    return ""


def _shape(walls: str) -> str:
    """Return what walls have in common however they are turned."""
    bits = "".join(["w" if side in walls else "o" for side in "NESW"])
    return min([bits[turn:] + bits[:turn] for turn in range(4)])


def fitting(deck: Deck, setup: Setup) -> list[list[int]]:
    """Return, for each start place, the layings of cards that suit it [M7]."""
    return [_layings(deck, start) for start in setup.starts]


def _layings(deck: Deck, start: Start) -> list[int]:
    """Return every card at the smallest angle that suits a start place [M7]."""
    found: list[int] = []
    for card in range(len(deck.cards)):
        turn = turn_for(deck, card, start)
        if turn >= 0:
            found.append((4 * card + turn) * CELLS + start.cell)
    return found


def turn_for(deck: Deck, card: int, start: Start) -> int:
    """Return the quarter turns with which a card suits a start place; -1 if none."""
    if start.walls is None:
        return 0
    for turn, angle in enumerate(ANGLES):
        if deck.cards[card].walls(angle) == start.walls:
            return turn
    return -1
