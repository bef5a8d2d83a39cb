# compiled: warm
"""How a table of Maze Cards looks, and where all lies: the same in every game."""

from collections.abc import Sequence
from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import Piece
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.canvas import NAMES, WIDTH
from whiskerworks.kit.card_pieces import card_piece
from whiskerworks.kit.card_words import angle_id, card_id, card_sides
from whiskerworks.kit.decks import ANGLES, Deck
from whiskerworks.kit.table import SPAN, Table, columns_of, rows_of

BOARD: Final = 8.0
"""How wide and high the table is drawn."""
EDGE: Final = 0.3
"""What is left free round it."""


@final
class Layout:
    """The cells that are drawn, as large as they can be; and what lies below them."""

    def __init__(self, left: int, top: int, columns: int, rows: int) -> None:
        self.left: Final = left
        """The column of the canvas that is drawn first."""
        self.top: Final = top
        """The row of the canvas that is drawn first."""
        self.columns: Final = columns
        """How many columns are drawn."""
        self.rows: Final = rows
        """How many rows are drawn."""
        self.card: Final = round(BOARD / max(self.columns, self.rows), 4)
        """How large a card is."""
        self.width: Final = BOARD + 2 * EDGE
        """The width of the scene."""
        self.height: Final = BOARD + 2 * EDGE + 3.2
        """The height of the scene."""

    def cells(self) -> list[int]:
        """Return every cell that is drawn, in reading order."""
        return [
            WIDTH * row + column
            for row in range(self.top, self.top + self.rows)
            for column in range(self.left, self.left + self.columns)
            if 0 <= row < WIDTH and 0 <= column < WIDTH
        ]

    def at(self, cell: int) -> tuple[float, float]:
        """Return the middle of a cell."""
        free_x = BOARD - self.card * self.columns
        free_y = BOARD - self.card * self.rows
        x = EDGE + free_x / 2 + (cell % WIDTH - self.left + 0.5) * self.card
        y = EDGE + free_y / 2 + (cell // WIDTH - self.top + 0.5) * self.card
        return round(x, 4), round(y, 4)

    def edges(self) -> list[tuple[str, str, float, float]]:
        """Return (kind, name, x, y) of every column and row."""
        cells = self.cells()
        x, y = self.at(cells[0])
        half = self.card / 2 + 0.12
        across = sorted({cell % WIDTH for cell in cells})
        down = sorted({cell // WIDTH for cell in cells})
        columns = [
            ("column", NAMES[column][0], self.at(column)[0], round(y - half, 4))
            for column in across
        ]
        rows = [
            ("row", str(row + 1), round(x - half, 4), self.at(WIDTH * row)[1])
            for row in down
        ]
        return columns + rows

    def belt(self, index: int, held: int) -> tuple[float, float]:
        """Return the middle of a card on the belt that holds so many."""
        step = 1.16 * self.belt_card(held)
        return round(0.85 + index * step, 4), EDGE + BOARD + 0.85

    def belt_card(self, held: int) -> float:
        """Return how large cards on the belt are when it holds so many."""
        return round(min(1.0, 4.0 / held), 4)

    def angle(self, turn: int) -> tuple[float, float]:
        """Return the middle of a button that turns a card."""
        return 6.0 + 0.62 * (turn % 2), EDGE + BOARD + 0.55 + 0.62 * (turn // 2)

    @property
    def deck(self) -> tuple[float, float]:
        """The middle of the pile of cards."""
        return 7.75, EDGE + BOARD + 0.85

    def plate(self, seats: int, seat: int) -> tuple[float, float]:
        """Return the middle of the plate of a seat."""
        step = (self.width - 0.2) / 4
        first = self.width / 2 - step * (seats - 1) / 2
        return round(first + seat * step, 4), EDGE + BOARD + 2.5


def layout_of(table: Table) -> Layout:
    """
    Return a layout of all cells that may still hold a card.

    Maze Cards stay where they lie, so the cells that can be used get fewer; the
    picture comes nearer as the maze grows [M5].
    """
    across = members(columns_of(table.cards)) or [3]
    down = members(rows_of(table.cards)) or [3]
    span = int(SPAN) - 1
    left = int(table.left) + across[-1] - span
    top = int(table.top) + down[-1] - span
    columns = across[0] + span - (across[-1] - span) + 1
    rows = down[0] + span - (down[-1] - span) + 1
    return Layout(left, top, columns, rows)


TONES: Final = {
    "mouse": "neutral",
    "cat": "orange",
    "cheese": "gold",
    "cucumber": "green",
}
"""The colours of the characters; their shapes tell them apart as well."""
_SMALLEST: Final = 4
"""So many places the belt has at least, in the picture."""


class TablePieces:
    """Draws a table with its cells, cards and characters, the belt and the deck."""

    def __init__(self, deck: Deck, table: Table, layout: Layout) -> None:
        self.layout: Final = layout
        """Where all lies."""
        self._deck: Final = deck
        self.table: Final = table
        """What lies on it."""

    def edges(self) -> list[Piece]:
        """Return the names of columns and rows, beside the table [M4]."""
        return [
            Piece(f"{kind}-{name}", "label", x, y, 0.0, 0.17, text=name)
            for kind, name, x, y in self.layout.edges()
        ]

    def cell(self, cell: int, use: str) -> Piece:
        """Return a cell, which tells what *use* can be made of it while it is empty."""
        x, y = self.layout.at(cell)
        name = NAMES[cell]
        say: Message | None = Message("piece-cell", {"cell": name, "use": use})
        if self.table.at(cell) & self.table.taken():
            say = None  # What lies there speaks for itself.
        return Piece(name, "cell", x, y, 0.0, self.layout.card, "", say, (), name)

    def stacks(self) -> list[Piece]:
        """Return the edges of cards that lie under others."""
        table = self.table
        return [self._stack(int(table.cell(place))) for place in members(table.deep)]

    def _stack(self, cell: int) -> Piece:
        x, y = self.layout.at(cell)
        return Piece(f"stack-{NAMES[cell]}", "stack", x, y, 0.0, self.layout.card)

    def cards(self) -> list[Piece]:
        """Return the Maze Cards on the table."""
        return [self._card(place) for place in members(self.table.cards)]

    def _card(self, place: int) -> Piece:
        table = self.table
        face = int(table.face(1 << place))
        cell = int(table.cell(place))
        card = self._deck.cards[face // 4]
        angle = ANGLES[face % 4]
        x, y = self.layout.at(cell)
        params: Params = {
            "card": card.id,
            "cell": NAMES[cell],
            "deep": int(table.deep >> place & 1),
            "sides": card_sides(card, angle),
        }
        say = Message("piece-laid", params)
        return card_piece(card, card_id(face // 4), x, y, angle, self.layout.card, say)

    def people(self) -> list[Piece]:
        """Return the characters, each on a stage of its own [M6]."""
        table = self.table
        people = (
            ("cheese", table.cheese),
            ("cat", table.cat),
            ("mouse", table.mouse),
        )
        return [self.person(who, int(place)) for who, place in people if place]

    def person(self, who: str, place: int) -> Piece:
        """Return a character on a *place*."""
        cell = self.table.where(place)
        x, y = self.layout.at(cell)
        say = Message(f"piece-{who}", {"cell": NAMES[cell]})
        body = character(f"body-{who}", who, 0.8)
        size = self.layout.card
        return Piece(who, "tile", x, y, 0.0, size, TONES[who], say, (body,))

    def belt(self, belt: int) -> list[Piece]:
        """Return the *belt* with its cards, each at 0 degrees."""
        cards = members(belt)
        held = max(_SMALLEST, len(cards))
        size = self.layout.belt_card(held)
        pieces: list[Piece] = []
        for index in range(held):
            x, y = self.layout.belt(index, held)
            pieces.append(Piece(f"belt-{index}", "belt", x, y, 0.0, size))
        for index, number in enumerate(cards):
            x, y = self.layout.belt(index, held)
            pieces.extend(self._on_belt(number, x, y, size))
        return pieces

    def _on_belt(self, number: int, x: float, y: float, size: float) -> list[Piece]:
        """Return a card on the belt, and its name below it."""
        card = self._deck.cards[number]
        say = Message("piece-belt", {"card": card.id, "sides": card_sides(card)})
        label = Piece(f"name-{card.id}", "label", x, y + 0.72, 0.0, 0.2, text=card.id)
        return [card_piece(card, card_id(number), x, y, 0, size, say), label]

    def angles(self, turns: Sequence[int]) -> list[Piece]:
        """Return the buttons that turn a card so many quarters."""
        return [self._angle(turn) for turn in turns]

    def _angle(self, turn: int) -> Piece:
        x, y = self.layout.angle(turn)
        text = str(90 * turn)
        say = Message("piece-angle", {"angle": 90 * turn})
        return Piece(angle_id(turn), "angle", x, y, 0.0, 1.35, "", say, (), text)

    def skip(self) -> Piece:
        """Return the button for a turn in which nothing can be placed [M11]."""
        x, y = self.layout.deck
        say = Message("piece-skip")
        return Piece("skip", "button-skip", x, y + 0.78, 0.0, 0.5, "", say)

    def deck(self, unseen: int) -> Piece:
        """Return the pile, with how many Maze Cards are left in it."""
        x, y = self.layout.deck
        left = int(count(unseen))
        say = Message("piece-deck", {"left": left})
        return Piece("deck", "deck", x, y, 0.0, 0.9, "", say, (), str(left))


def character(name: str, who: str, size: float, y: float = 0.0) -> Piece:
    """Return a character or the Cucumber, as it is drawn on tiles and agendas."""
    return Piece(name, who, 0.0, y, 0.0, size, TONES[who] if who == "mouse" else "")


def use_of_cell(table: Table, spaces: int, cell: int) -> str:
    """Return what can be done with an empty cell: *spaces* can take a card [M5]."""
    if table.at(cell) & spaces:
        return "beside"
    taken = [int(table.cell(place)) for place in members(table.taken())]
    across = [other % 9 for other in taken] + [cell % 9]
    down = [other // 9 for other in taken] + [cell // 9]
    outside = max(across) - min(across) > 4 or max(down) - min(down) > 4
    return "outside" if outside else "far"


def spot_on(table: Table, cell: int) -> str:
    """Return the id of what is clicked on a cell: what lies there, or the cell."""
    place = table.at(cell)
    if place & table.cards:
        return card_id(int(table.face(place) // 4))
    people = (("mouse", table.mouse), ("cheese", table.cheese), ("cat", table.cat))
    there = [who for who, stands in people if place & stands]
    return there[0] if there else NAMES[cell]
