# compiled: warm
"""How a table of Maze Cards looks: the same in every game that is played with them."""

from collections.abc import Sequence
from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import Piece
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_pieces import card_piece
from whiskerworks.kit.card_words import card_sides
from whiskerworks.kit.decks import ANGLES, Deck
from whiskerworks.kit.piece_ids import angle_id, card_id
from whiskerworks.kit.table import Table
from whiskerworks.kit.table_layout import Layout

TONES: Final = {
    "mouse": "neutral",
    "cat": "orange",
    "cheese": "gold",
    "cucumber": "green",
}
"""The colours of the characters; their shapes tell them apart as well."""
_SMALLEST: Final = 4
"""So many places the belt has at least, in the picture."""


@final
class TablePieces:
    """Draws a table with its cells, cards and characters, the belt and the deck."""

    def __init__(self, deck: Deck, table: Table, layout: Layout) -> None:
        self.layout: Final = layout
        """Where all lies."""
        self._deck: Final = deck
        self._table: Final = table

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
        if self._table.at(cell) & self._table.taken():
            say = None  # What lies there speaks for itself.
        return Piece(name, "cell", x, y, 0.0, self.layout.card, "", say, (), name)

    def stacks(self) -> list[Piece]:
        """Return the edges of cards that lie under others."""
        table = self._table
        return [self._stack(int(table.cell(place))) for place in members(table.deep)]

    def _stack(self, cell: int) -> Piece:
        x, y = self.layout.at(cell)
        return Piece(f"stack-{NAMES[cell]}", "stack", x, y, 0.0, self.layout.card)

    def cards(self) -> list[Piece]:
        """Return the Maze Cards on the table."""
        return [self._card(place) for place in members(self._table.cards)]

    def _card(self, place: int) -> Piece:
        table = self._table
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
        table = self._table
        people = (
            ("cheese", table.cheese),
            ("cat", table.cat),
            ("mouse", table.mouse),
        )
        return [self.person(who, int(place)) for who, place in people if place]

    def person(self, who: str, place: int) -> Piece:
        """Return a character on a *place*."""
        cell = self._table.where(place)
        x, y = self.layout.at(cell)
        say = Message(f"piece-{who}", {"cell": NAMES[cell]})
        tone = TONES[who]
        inner = "" if who != "mouse" else tone
        body = Piece(f"body-{who}", who, 0.0, 0.0, 0.0, 0.8, inner)
        return Piece(who, "tile", x, y, 0.0, self.layout.card, tone, say, (body,))

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
