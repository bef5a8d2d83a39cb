# compiled: warm
"""Pieces and geometry of a table of Maze Cards, the same in every game."""

from collections.abc import Sequence
from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import Piece
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.card_layout import MAX_SPAN, CardLayout, columns_of, rows_of
from whiskerworks.kit.card_messages import angle_id, card_id, sides_message
from whiskerworks.kit.card_pieces import card_piece
from whiskerworks.kit.cell_grid import CELL_NAMES, GRID_WIDTH
from whiskerworks.kit.decks import ANGLES, Deck

BOARD_SIZE: Final = 8.0
"""Width and height of the drawn table."""
BOARD_MARGIN: Final = 0.3
"""Margin around the drawn table."""


@final
class BoardGeometry:
    """Where everything is drawn: the cells as large as possible, and all below them."""

    def __init__(self, left: int, top: int, columns: int, rows: int) -> None:
        self.left: Final = left
        """The first drawn column of the canvas."""
        self.top: Final = top
        """The first drawn row of the canvas."""
        self.columns: Final = columns
        """The number of drawn columns."""
        self.rows: Final = rows
        """The number of drawn rows."""
        self.card: Final = round(BOARD_SIZE / max(self.columns, self.rows), 4)
        """The size of a card."""
        self.width: Final = BOARD_SIZE + 2 * BOARD_MARGIN
        """The width of the scene."""
        self.height: Final = BOARD_SIZE + 2 * BOARD_MARGIN + 3.2
        """The height of the scene."""

    def cells(self) -> list[int]:
        """Return every drawn cell, in reading order."""
        return [
            GRID_WIDTH * row + column
            for row in range(self.top, self.top + self.rows)
            for column in range(self.left, self.left + self.columns)
            if 0 <= row < GRID_WIDTH and 0 <= column < GRID_WIDTH
        ]

    def at(self, cell: int) -> tuple[float, float]:
        """Return the centre of a cell."""
        free_x = BOARD_SIZE - self.card * self.columns
        free_y = BOARD_SIZE - self.card * self.rows
        x = (
            BOARD_MARGIN
            + free_x / 2
            + (cell % GRID_WIDTH - self.left + 0.5) * self.card
        )
        y = (
            BOARD_MARGIN
            + free_y / 2
            + (cell // GRID_WIDTH - self.top + 0.5) * self.card
        )
        return round(x, 4), round(y, 4)

    def edges(self) -> list[tuple[str, str, float, float]]:
        """Return (kind, name, x, y) of every column and row."""
        cells = self.cells()
        x, y = self.at(cells[0])
        half = self.card / 2 + 0.12
        across = sorted({cell % GRID_WIDTH for cell in cells})
        down = sorted({cell // GRID_WIDTH for cell in cells})
        columns = [
            ("column", CELL_NAMES[column][0], self.at(column)[0], round(y - half, 4))
            for column in across
        ]
        rows = [
            ("row", str(row + 1), round(x - half, 4), self.at(GRID_WIDTH * row)[1])
            for row in down
        ]
        return columns + rows

    def belt(self, index: int, held: int) -> tuple[float, float]:
        """Return the centre of card *index* on a belt of *held* cards."""
        step = 1.16 * self.belt_card(held)
        return round(0.85 + index * step, 4), BOARD_MARGIN + BOARD_SIZE + 0.85

    def belt_card(self, held: int) -> float:
        """Return the size of cards on a belt of *held* cards."""
        return round(min(1.0, 4.0 / held), 4)

    def angle(self, turn: int) -> tuple[float, float]:
        """Return the centre of a button that turns a card."""
        return 6.0 + 0.62 * (turn % 2), BOARD_MARGIN + BOARD_SIZE + 0.55 + 0.62 * (
            turn // 2
        )

    @property
    def deck(self) -> tuple[float, float]:
        """The centre of the deck."""
        return 7.75, BOARD_MARGIN + BOARD_SIZE + 0.85

    def plate(self, seats: int, seat: int) -> tuple[float, float]:
        """Return the centre of a seat's plate."""
        step = (self.width - 0.2) / 4
        first = self.width / 2 - step * (seats - 1) / 2
        return round(first + seat * step, 4), BOARD_MARGIN + BOARD_SIZE + 2.5


def geometry_of(layout: CardLayout) -> BoardGeometry:
    """
    Return the geometry for all cells that may still hold a card.

    Maze Cards never move, so fewer cells remain usable as the maze grows [M5], and the
    picture zooms in.
    """
    across = members(columns_of(layout.cards)) or [3]
    down = members(rows_of(layout.cards)) or [3]
    span = int(MAX_SPAN) - 1
    left = int(layout.left) + across[-1] - span
    top = int(layout.top) + down[-1] - span
    columns = across[0] + span - (across[-1] - span) + 1
    rows = down[0] + span - (down[-1] - span) + 1
    return BoardGeometry(left, top, columns, rows)


CHARACTER_TONES: Final = {
    "mouse": "neutral",
    "cat": "orange",
    "cheese": "gold",
    "cucumber": "green",
}
"""The colours of the characters; their shapes tell them apart as well."""
_MIN_BELT_PLACES: Final = 4
"""Minimum places drawn for the belt."""


class LayoutPieces:
    """Makes the pieces of the table: cells, cards, characters, belt and deck."""

    def __init__(self, deck: Deck, layout: CardLayout, geometry: BoardGeometry) -> None:
        self.geometry: Final = geometry
        """Where everything is drawn."""
        self._deck: Final = deck
        self.layout: Final = layout
        """The cards and characters on the table."""

    def edges(self) -> list[Piece]:
        """Return the names of columns and rows, beside the table [M4]."""
        return [
            Piece(f"{kind}-{name}", "label", x, y, 0.0, 0.17, text=name)
            for kind, name, x, y in self.geometry.edges()
        ]

    def cell(self, cell: int, use: str) -> Piece:
        """Return a cell; while it is empty, it says its *use*."""
        x, y = self.geometry.at(cell)
        name = CELL_NAMES[cell]
        say: Message | None = Message("piece-cell", {"cell": name, "use": use})
        if self.layout.at(cell) & self.layout.occupied():
            say = None  # The card or character there has its own description.
        return Piece(name, "cell", x, y, 0.0, self.geometry.card, "", say, (), name)

    def stacks(self) -> list[Piece]:
        """Return the edges of stacked cards."""
        layout = self.layout
        return [
            self._stack(int(layout.cell(place))) for place in members(layout.stacked)
        ]

    def _stack(self, cell: int) -> Piece:
        x, y = self.geometry.at(cell)
        return Piece(
            f"stack-{CELL_NAMES[cell]}", "stack", x, y, 0.0, self.geometry.card
        )

    def cards(self) -> list[Piece]:
        """Return the Maze Cards on the table."""
        return [self._card(place) for place in members(self.layout.cards)]

    def _card(self, place: int) -> Piece:
        layout = self.layout
        face = int(layout.face(1 << place))
        cell = int(layout.cell(place))
        card = self._deck.cards[face // 4]
        angle = ANGLES[face % 4]
        x, y = self.geometry.at(cell)
        params: Params = {
            "card": card.id,
            "cell": CELL_NAMES[cell],
            "deep": int(layout.stacked >> place & 1),
            "sides": sides_message(card, angle),
        }
        say = Message("piece-laid", params)
        return card_piece(
            card, card_id(face // 4), x, y, angle, self.geometry.card, say
        )

    def characters(self) -> list[Piece]:
        """Return the characters, each on its own stage [M6]."""
        layout = self.layout
        characters = (
            ("cheese", layout.cheese),
            ("cat", layout.cat),
            ("mouse", layout.mouse),
        )
        return [self.character(who, int(place)) for who, place in characters if place]

    def character(self, who: str, place: int) -> Piece:
        """Return a character on a *place*."""
        cell = self.layout.where(place)
        x, y = self.geometry.at(cell)
        say = Message(f"piece-{who}", {"cell": CELL_NAMES[cell]})
        body = character_piece(f"body-{who}", who, 0.8)
        size = self.geometry.card
        return Piece(who, "tile", x, y, 0.0, size, CHARACTER_TONES[who], say, (body,))

    def belt(self, belt: int) -> list[Piece]:
        """Return the *belt* with its cards, each at 0 degrees."""
        cards = members(belt)
        held = max(_MIN_BELT_PLACES, len(cards))
        size = self.geometry.belt_card(held)
        pieces: list[Piece] = []
        for index in range(held):
            x, y = self.geometry.belt(index, held)
            pieces.append(Piece(f"belt-{index}", "belt", x, y, 0.0, size))
        for index, number in enumerate(cards):
            x, y = self.geometry.belt(index, held)
            pieces.extend(self._on_belt(number, x, y, size))
        return pieces

    def _on_belt(self, number: int, x: float, y: float, size: float) -> list[Piece]:
        """Return a belt card, and its name below it."""
        card = self._deck.cards[number]
        say = Message("piece-belt", {"card": card.id, "sides": sides_message(card)})
        label = Piece(f"name-{card.id}", "label", x, y + 0.72, 0.0, 0.2, text=card.id)
        return [card_piece(card, card_id(number), x, y, 0, size, say), label]

    def angles(self, turns: Sequence[int]) -> list[Piece]:
        """Return the buttons that turn a card, one for each of *turns* quarters."""
        return [self._angle(turn) for turn in turns]

    def _angle(self, turn: int) -> Piece:
        x, y = self.geometry.angle(turn)
        text = str(90 * turn)
        say = Message("piece-angle", {"angle": 90 * turn})
        return Piece(angle_id(turn), "angle", x, y, 0.0, 1.35, "", say, (), text)

    def skip(self) -> Piece:
        """Return the skip button, for turns in which no card can be placed [M11]."""
        x, y = self.geometry.deck
        say = Message("piece-skip")
        return Piece("skip", "button-skip", x, y + 0.78, 0.0, 0.5, "", say)

    def deck(self, unseen: int) -> Piece:
        """Return the deck, with the number of Maze Cards left."""
        x, y = self.geometry.deck
        left = int(count(unseen))
        say = Message("piece-deck", {"left": left})
        return Piece("deck", "deck", x, y, 0.0, 0.9, "", say, (), str(left))


def character_piece(name: str, who: str, size: float, y: float = 0.0) -> Piece:
    """Return a character or the Cucumber, as drawn on tiles and agendas."""
    return Piece(
        name, who, 0.0, y, 0.0, size, CHARACTER_TONES[who] if who == "mouse" else ""
    )


def cell_use(layout: CardLayout, spaces: int, cell: int) -> str:
    """Return the use of an empty cell: beside, far or outside [M5]."""
    if layout.at(cell) & spaces:
        return "beside"
    taken = [int(layout.cell(place)) for place in members(layout.occupied())]
    across = [other % 9 for other in taken] + [cell % 9]
    down = [other // 9 for other in taken] + [cell // 9]
    outside = max(across) - min(across) > 4 or max(down) - min(down) > 4
    return "outside" if outside else "far"


def spot_at_cell(layout: CardLayout, cell: int) -> str:
    """Return the id of the piece clicked on a cell: card, character or the cell."""
    place = layout.at(cell)
    if place & layout.cards:
        return card_id(int(layout.face(place) // 4))
    characters = (
        ("mouse", layout.mouse),
        ("cheese", layout.cheese),
        ("cat", layout.cat),
    )
    there = [who for who, stands in characters if place & stands]
    return there[0] if there else CELL_NAMES[cell]
