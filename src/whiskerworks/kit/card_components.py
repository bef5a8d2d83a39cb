# compiled: cold
"""What a game with Maze Cards is played with, and which cards suit its set-up."""

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
    """The deck, its faces and the set-up of one game."""

    def __init__(self, seats: int, deck: Deck, setup: CardSetup) -> None:
        self.seats: Final = seats
        """The number of seats."""
        self.deck: Final = deck
        """The Maze Cards [M3]."""
        self.faces: Final = CardFaces(deck)
        """The faces of the cards: how each can lie."""
        self.setup: Final = setup
        """The positions of characters and start cards [M7]."""
        self.fitting: Final = fitting_placements(deck, setup)
        """The placements that suit each start place, in order [M7]."""


def layout_before_first_card(setup: CardSetup) -> CardLayout:
    """Return the layout before the first card [M7]."""
    taken = setup.occupied()
    left = min([cell % GRID_WIDTH for cell in taken]) - 1
    top = min([cell // GRID_WIDTH for cell in taken]) - 1
    layout = empty_layout(left, top)
    layout.cheese = layout.at(setup.cell("cheese"))
    layout.mouse = layout.at(setup.cell("mouse"))
    return layout


def wall_shape(walls: str) -> str:
    """Return the same text for all turns of *walls*."""
    bits = "".join(["w" if side in walls else "o" for side in "NESW"])
    return min([bits[turn:] + bits[:turn] for turn in range(4)])


def fitting_placements(deck: Deck, setup: CardSetup) -> list[list[int]]:
    """Return the placements that suit each start place [M7]."""
    return [_placements_for(deck, start) for start in setup.starts]


def why_no_chase(setup: CardSetup, game: str, rule: str) -> str:
    """Return why a set-up does not suit games with walks; "" if it does."""
    if [who for who, _ in setup.cells] != ["cheese", "mouse"]:
        return f"{game} begins with the Cheese and the Mouse alone [{rule}]"
    if setup.agendas or setup.angles or setup.marks:
        problem = "has no agendas on the table, and nothing that is turned"
        return f"{game} {problem} [{rule}]"
    if setup.cell("cheese") != CELLS_BY_NAME[CHEESE_HOME]:
        return f"the Cheese starts on {CHEESE_HOME} [M4]"
    return ""


def why_mouse_connected(setup: CardSetup) -> str:
    """Return the problem that the Mouse can already reach the Cheese, or "" [M7]."""
    if setup.joined(setup.cell("mouse"), setup.cell("cheese")):
        return "there is a path between Mouse and Cheese from the start [M7]"
    return ""


def why_deck_unfit(deck: Deck, setup: CardSetup, without: int = -1) -> str:
    """
    Return which start place lacks suitable cards in the deck; "" if none does.

    Cards of one shape serve all places that need it, and may be used up by earlier
    places that take any card. *without* names a card that is left out.
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
    """Return the places for any card before the last place for this shape."""
    found = before = 0
    for start in setup.starts:
        if start.walls is None:
            before += 1
        elif wall_shape(start.walls) == wanted:
            found = before
    return found


def _placements_for(deck: Deck, start: StartPlace) -> list[int]:
    """Return a placement of every card that suits, at its smallest angle [M7]."""
    found: list[int] = []
    for card in range(len(deck.cards)):
        turn = turn_for_start(deck, card, start)
        if turn >= 0:
            found.append((4 * card + turn) * CELL_COUNT + start.cell)
    return found


def turn_for_start(deck: Deck, card: int, start: StartPlace) -> int:
    """Return the fewest quarter turns with which a card suits a start place, or -1."""
    if start.walls is None:
        return 0
    for turn, angle in enumerate(ANGLES):
        if deck.cards[card].walls(angle) == start.walls:
            return turn
    return -1
