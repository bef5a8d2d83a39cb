# compiled: cold
"""How a game is set up: what it is played with, and which cards suit its set-up."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout, empty_layout
from whiskerworks.kit.card_setups import CHEESE_HOME, CardSetup, StartPlace
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES, CELLS_BY_NAME, GRID_WIDTH
from whiskerworks.kit.decks import ANGLES, Deck

ALL_CARDS: Final[i64] = (1 << 28) - 1
"""The whole deck, as a set."""


class Components:
    """What a game is played with."""

    def __init__(self, seats: int, deck: Deck, setup: CardSetup) -> None:
        self.seats: Final = seats
        """How many play."""
        self.deck: Final = deck
        """The Maze Cards [M3]."""
        self.faces: Final = CardFaces(deck)
        """How they can lie."""
        self.setup: Final = setup
        """What lies where at the start [M7]."""
        self.fitting: Final = fitting_placements(deck, setup)
        """For each start place in turn, the layings that suit it [M7]."""


def layout_before_first_card(setup: CardSetup) -> CardLayout:
    """Return the table before the first card, in the window of the set-up [M7]."""
    taken = setup.occupied()
    left = min([cell % GRID_WIDTH for cell in taken]) - 1
    top = min([cell // GRID_WIDTH for cell in taken]) - 1
    layout = empty_layout(left, top)
    layout.cheese = layout.at(setup.cell("cheese"))
    layout.mouse = layout.at(setup.cell("mouse"))
    return layout


def wall_shape(walls: str) -> str:
    """Return what walls have in common however they are turned."""
    bits = "".join(["w" if side in walls else "o" for side in "NESW"])
    return min([bits[turn:] + bits[:turn] for turn in range(4)])


def fitting_placements(deck: Deck, setup: CardSetup) -> list[list[int]]:
    """Return, for each start place, the layings of cards that suit it [M7]."""
    return [_placements_for(deck, start) for start in setup.starts]


def why_no_chase(setup: CardSetup, game: str, rule: str) -> str:
    """Return why Mouse and Cat cannot walk about on a set-up; nothing if they can."""
    if [who for who, _ in setup.cells] != ["cheese", "mouse"]:
        return f"{game} begins with the Cheese and the Mouse alone [{rule}]"
    if setup.agendas or setup.angles or setup.marks:
        problem = "has no agendas on the table, and nothing that is turned"
        return f"{game} {problem} [{rule}]"
    if setup.cell("cheese") != CELLS_BY_NAME[CHEESE_HOME]:
        return f"the Cheese starts on {CHEESE_HOME} [M4]"
    return ""


def why_mouse_connected(setup: CardSetup) -> str:
    """Return that the Mouse has a path to the Cheese already; nothing if not [M7]."""
    if setup.joined(setup.cell("mouse"), setup.cell("cheese")):
        return "there is a path between Mouse and Cheese from the start [M7]"
    return ""


def why_deck_unfit(deck: Deck, setup: CardSetup, without: int = -1) -> str:
    """
    Return which start place the deck has too few cards for; nothing if all is well.

    Cards of one shape serve all places that want it, and may come on those before
    them that take any card; a card may be left out.
    """
    wanted = [
        wall_shape(start.walls) for start in setup.starts if start.walls is not None
    ]
    cards = [card for at, card in enumerate(deck.cards) if at != without]
    shapes = [wall_shape(card.walls()) for card in cards]
    for start in setup.starts:
        if start.walls is not None:
            one = wall_shape(start.walls)
            walls, name = start.walls or "none", CELL_NAMES[start.cell]
            if one not in shapes:
                return f"no card of the deck has the walls {walls} of {name}"
            if shapes.count(one) < wanted.count(one) + _any_before(setup, one):
                return f"the deck has too few cards with walls like {walls} of {name}"
    return ""


def _any_before(setup: CardSetup, wanted: str) -> int:
    """Return how many places take any card before the last that wants a shape."""
    found = before = 0
    for start in setup.starts:
        if start.walls is None:
            before += 1
        elif wall_shape(start.walls) == wanted:
            found = before
    return found


def _placements_for(deck: Deck, start: StartPlace) -> list[int]:
    """Return every card at the smallest angle that suits a start place [M7]."""
    found: list[int] = []
    for card in range(len(deck.cards)):
        turn = turn_for_start(deck, card, start)
        if turn >= 0:
            found.append((4 * card + turn) * CELL_COUNT + start.cell)
    return found


def turn_for_start(deck: Deck, card: int, start: StartPlace) -> int:
    """Return the quarter turns with which a card suits a start place; -1 if none."""
    if start.walls is None:
        return 0
    for turn, angle in enumerate(ANGLES):
        if deck.cards[card].walls(angle) == start.walls:
            return turn
    return -1
