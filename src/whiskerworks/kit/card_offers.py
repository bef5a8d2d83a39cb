# compiled: warm
"""How moves with Maze Cards are offered: which pieces choose them, what they do."""

from collections.abc import Callable
from typing import Final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import products
from whiskerworks.core.scene import Choice, Offer
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_events import laying_params
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.piece_ids import angle_id, card_id
from whiskerworks.kit.table import Table
from whiskerworks.kit.table_pieces import spot_on
from whiskerworks.kit.ways import turned_by

_LAYINGS: Final = int(numbers.LAYINGS)
Spot = Callable[[int], str]
"""Tells what is clicked on a cell."""


def card_offers(
    table: Table, moves: list[int], spot: Spot | None = None
) -> list[Offer]:
    """Return the offers of those *moves* that all games with Maze Cards share."""
    on = spot or (lambda cell: spot_on(table, cell))
    offers = [
        *_lays(_block(moves, int(numbers.PLACE), _LAYINGS), "", "offer-place", on),
        *_lays(_block(moves, int(numbers.DROP), _LAYINGS), "drop ", "offer-drop", on),
        *_spins(_block(moves, int(numbers.SPIN), 3 * CELLS), on),
    ]
    for who, first in (("mouse", numbers.MOUSE), ("cat", numbers.CAT)):
        cells = _block(moves, int(first), CELLS)
        if cells:
            say = Message("offer-walk", {"who": Message(f"who-{who}")})
            choices = (_cells(cells, on),)
            offers.append(Offer(f"{who} {{cell}}", (who,), say, (), choices))
    cells = _block(moves, int(numbers.ARRIVE), CELLS)
    if cells:
        choices = (Choice("cell", tuple([NAMES[cell] for cell in cells])),)
        offers.append(Offer("arrive {cell}", (), Message("offer-arrive"), (), choices))
    if numbers.SKIP in moves:
        offers.append(Offer("skip", ("skip",), Message("offer-skip")))
    return offers


def cell_offer(move: str, spots: tuple[str, ...], code: str, cell: Choice) -> Offer:
    """Offer to choose a *cell*, after the *spots*; *move* is the word before it."""
    return Offer(f"{move} {{cell}}", spots, Message(code), (), (cell,))


def cell_choice(moves: list[int], first: int, spot: Spot) -> Choice | None:
    """Return which cells there are to choose from for moves numbered from *first*."""
    cells = _block(moves, first, CELLS)
    return _cells(cells, spot) if cells else None


def _block(moves: list[int], first: int, count: int) -> list[int]:
    return [move - first for move in moves if first <= move < first + count]


def _cells(cells: list[int], on: Spot) -> Choice:
    names = tuple([NAMES[cell] for cell in cells])
    spots = tuple([on(cell) for cell in cells])
    return Choice("cell", spots, () if spots == names else names)


def _lays(layings: list[int], word: str, code: str, on: Spot) -> list[Offer]:
    """Return the ways to lay a card: which, how it is turned, where."""
    faces = [divmod(laying, CELLS) for laying in layings]
    rows = [(face // 4, face % 4, cell) for face, cell in faces]
    offers: list[Offer] = []
    for cards, turns, cells in products(rows):
        names = tuple([IDS[card] for card in cards])
        choices = (
            Choice("card", tuple([card_id(card) for card in cards]), names),
            _angles([int(turn) for turn in turns]),
            _cells(list(cells), on),
        )
        offers.append(
            Offer(f"{word}{{card}} {{cell}} {{angle}}", (), Message(code), (), choices)
        )
    return offers


def _angles(turns: list[int]) -> Choice:
    spots = tuple([angle_id(turn) for turn in turns])
    return Choice("angle", spots, tuple([ANGLES[turn] for turn in turns]))


def _spins(spins: list[int], on: Spot) -> list[Offer]:
    """Return the ways to turn a card on the table [M10c]."""
    rows = [(spin % CELLS, spin // CELLS) for spin in spins]
    return [
        Offer(
            "spin {cell} {angle}",
            (),
            Message("offer-spin"),
            (),
            (_cells(list(cells), on), _angles([turn + 1 for turn in turns])),
        )
        for cells, turns in products(rows)
    ]


def lay_params(table: Table, faces: Faces, laying: int) -> Params:
    """Return what is told of a card to be laid, and which cards it turns [M12]."""
    face, cell = divmod(laying, CELLS)
    found = turned_by(table, faces, face, cell)
    turned = tuple([Message("turns", one.params()) for one in found])
    return {
        **laying_params(laying),
        "covers": int(table.at(cell) & table.cards != 0),
        "count": len(turned),
        "turned": turned,
    }


def meeting(table: Table, cat: bool, cell: int) -> str:
    """Return whom Cat or Mouse would meet on *cell*: a name, or nobody [M15]."""
    goal = table.at(cell)
    if goal & table.cheese:
        return "cheese"
    if goal & table.people():
        return "mouse" if cat else "cat"
    return "nobody"
