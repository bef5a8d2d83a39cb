# compiled: warm
"""
Offers of moves with Maze Cards, their effects, and the meaning of clicks.

Clicks mean the text of a move, legal or not. Ambiguous clicks mean a move whose refusal
explains best what is wrong: see `refused_guess`.
"""

from collections.abc import Callable
from typing import Final, TypeVar, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import factor_products
from whiskerworks.core.rules import Rules
from whiskerworks.core.scene import Choice, Offer
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import CAT_AGENDA, MOUSE_AGENDA
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.card_events import placement_params, walk_of, walk_params
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout
from whiskerworks.kit.card_messages import angle_id, card_id
from whiskerworks.kit.card_moves import read_move
from whiskerworks.kit.card_state import CardState, ChaseState, agenda_met_by
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES, CELLS_BY_NAME
from whiskerworks.kit.decks import ANGLES, CARD_IDS
from whiskerworks.kit.layout_pieces import spot_at_cell
from whiskerworks.kit.reachability import WAITING_NAMES
from whiskerworks.kit.routes import cog_turns

_PLACEMENT_COUNT: Final = int(card_moves.PLACEMENT_COUNT)
SpotForCell = Callable[[int], str]
"""Returns the id of the piece to click on a cell."""


def card_offers(
    layout: CardLayout, moves: list[int], spot: SpotForCell | None = None
) -> list[Offer]:
    """Return the offers for the shared moves among *moves*."""
    on = spot or (lambda cell: spot_at_cell(layout, cell))
    offers = [
        *_lays(
            _block(moves, int(card_moves.PLACE), _PLACEMENT_COUNT),
            "",
            "offer-place",
            on,
        ),
        *_lays(
            _block(moves, int(card_moves.DROP), _PLACEMENT_COUNT),
            "drop ",
            "offer-drop",
            on,
        ),
        *_spins(_block(moves, int(card_moves.SPIN), 3 * CELL_COUNT), on),
    ]
    for who, first in (("mouse", card_moves.MOUSE_WALK), ("cat", card_moves.CAT_WALK)):
        cells = _block(moves, int(first), CELL_COUNT)
        if cells:
            say = Message("offer-walk", {"who": Message(f"who-{who}")})
            choices = (_cells(cells, on),)
            offers.append(Offer(f"{who} {{cell}}", (who,), say, (), choices))
    cells = _block(moves, int(card_moves.ARRIVE), CELL_COUNT)
    if cells:
        choices = (Choice("cell", tuple([CELL_NAMES[cell] for cell in cells])),)
        offers.append(Offer("arrive {cell}", (), Message("offer-arrive"), (), choices))
    if card_moves.SKIP in moves:
        offers.append(Offer("skip", ("skip",), Message("offer-skip")))
    return offers


def cell_offer(move: str, spots: tuple[str, ...], code: str, cell: Choice) -> Offer:
    """Return an offer to choose a *cell* after *spots*; *move* is the first word."""
    return Offer(f"{move} {{cell}}", spots, Message(code), (), (cell,))


def cell_choice(moves: list[int], first: int, spot: SpotForCell) -> Choice | None:
    """Return the choice of cells for moves numbered from *first*, or None."""
    cells = _block(moves, first, CELL_COUNT)
    return _cells(cells, spot) if cells else None


def _block(moves: list[int], first: int, count: int) -> list[int]:
    return [move - first for move in moves if first <= move < first + count]


def _cells(cells: list[int], on: SpotForCell) -> Choice:
    names = tuple([CELL_NAMES[cell] for cell in cells])
    spots = tuple([on(cell) for cell in cells])
    return Choice("cell", spots, () if spots == names else names)


def _lays(placements: list[int], word: str, code: str, on: SpotForCell) -> list[Offer]:
    """Return the offers to place a card: card, angle and cell."""
    faces = [divmod(placement, CELL_COUNT) for placement in placements]
    rows = [(face // 4, face % 4, cell) for face, cell in faces]
    offers: list[Offer] = []
    for cards, turns, cells in factor_products(rows):
        names = tuple([CARD_IDS[card] for card in cards])
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


def _spins(spins: list[int], on: SpotForCell) -> list[Offer]:
    """Return the offers to turn a card on the table [M10c]."""
    rows = [(spin % CELL_COUNT, spin // CELL_COUNT) for spin in spins]
    return [
        Offer(
            "spin {cell} {angle}",
            (),
            Message("offer-spin"),
            (),
            (_cells(list(cells), on), _angles([turn + 1 for turn in turns])),
        )
        for cells, turns in factor_products(rows)
    ]


def lay_params(layout: CardLayout, faces: CardFaces, placement: int) -> Params:
    """Return the parameters of a placement, with the cards it turns [M12]."""
    face, cell = divmod(placement, CELL_COUNT)
    found = cog_turns(layout, faces, face, cell)
    turned = tuple([Message("turns", one.params()) for one in found])
    return {
        **placement_params(placement),
        "covers": int(layout.at(cell) & layout.cards != 0),
        "count": len(turned),
        "turned": turned,
    }


def walk_effect(state: ChaseState, move: int) -> Params:
    """Return the parameters of a walk: its route, and whom it meets [M14, M15]."""
    met = agenda_met_by(state.layout, move)
    who = "mouse" if move >= card_moves.CAT_WALK else "cat"
    meets = "cheese" if met == MOUSE_AGENDA else who if met == CAT_AGENDA else "nobody"
    return {**walk_params(*walk_of(state, move)), "meets": meets}


S = TypeVar("S", bound=Value)

_ANGLE: Final = "angle-"
_CARD: Final = "card-"
_WALKERS: Final = ("mouse", "cat")
_OF_THE_CARD: Final = ("walls-differ", "same-lie")
"""Refusals that are no answer if the viewer did not choose the card."""


@final
class Clicks:
    """Clicks on one or two pieces, with an optional angle."""

    def __init__(self, layout: CardLayout, spots: tuple[str, ...]) -> None:
        angles = [spot for spot in spots if spot.startswith(_ANGLE)]
        pieces = [spot for spot in spots if not spot.startswith(_ANGLE)]
        if len(pieces) > 2 or len(angles) > 1:
            pieces = []
        self.first: Final = pieces[0] if pieces else ""
        """The first clicked piece; "" if the clicks mean nothing."""
        self.card: Final = _card(self.first)
        """Its card name, if it is a Maze Card."""
        self.angle: Final = angles[0].removeprefix(_ANGLE) if angles else ""
        """The chosen angle, or ""."""
        self.cell: Final = _cell(layout, self.first)
        """The cell of the first piece; "" if it is not on the table."""
        self.goal: Final = _cell(layout, pieces[1]) if len(pieces) > 1 else ""
        """The cell of the second piece, or ""."""
        self.is_single: Final = len(pieces) == 1
        """Whether only one piece was clicked."""


def _card(spot: str) -> str:
    name = spot.removeprefix(_CARD)
    return name if spot.startswith(_CARD) and name in CARD_IDS else ""


def _cell(layout: CardLayout, spot: str) -> str:
    """Return the cell of a piece; "" if it is not on the table."""
    card = _card(spot)
    if card:
        faces = [int(layout.face(BIT[place])) for place in members(layout.cards)]
        lying = zip(members(layout.cards), faces, strict=True)
        found = [place for place, face in lying if CARD_IDS[face // 4] == card]
        return CELL_NAMES[int(layout.cell(found[0]))] if found else ""
    characters = {
        "mouse": layout.mouse,
        "cat": layout.cat,
        "cheese": layout.cheese,
        "exit": layout.cheese,
    }
    if spot in characters:
        return CELL_NAMES[layout.where(characters[spot])] if characters[spot] else ""
    name = spot.rpartition("-")[2]
    return name if name in CELLS_BY_NAME else ""


def move_for_card_clicks(clicks: Clicks, phase: str, waiting: int) -> str:
    """
    Return the move that *clicks* mean, "" if that is not clear.

    *phase* is `turn`, `spin`, `drop`, `move` or `arrive`; others count as `turn`.
    *waiting* are the characters that have to move.
    """
    if clicks.goal:
        return _from_to(clicks, "drop " if phase == "drop" else "")
    if not clicks.is_single or not clicks.cell:
        return ""
    if phase == "arrive":
        return f"arrive {clicks.cell}"
    if clicks.first in _WALKERS:
        return f"{clicks.first} {clicks.cell}"
    if phase == "move":
        who = [name for bit, name in WAITING_NAMES if waiting & bit]
        return f"{who[0]} {clicks.cell}" if len(who) == 1 else ""
    turns = phase == "spin" or (phase != "drop" and clicks.angle != "")
    if clicks.card and turns and clicks.angle != "0":
        return f"spin {clicks.cell} {clicks.angle or '90'}"
    return ""


def _from_to(clicks: Clicks, word: str) -> str:
    if clicks.card:
        return f"{word}{clicks.card} {clicks.goal} {clicks.angle or '0'}"
    return f"{clicks.first} {clicks.goal}" if clicks.first in _WALKERS else ""


def guess_placement(state: CardState, clicks: Clicks, word: str = "") -> str:
    """
    Guess a placement from a click on only a card or only a place.

    A card goes on top of a card on the table; a place receives the first belt card.
    """
    if not clicks.is_single:
        return ""
    angle = clicks.angle or "0"
    if clicks.card and not clicks.cell:
        layout = state.layout
        cells = [CELL_NAMES[int(layout.cell(place))] for place in members(layout.cards)]
        return f"{word}{clicks.card} {cells[0]} {angle}" if cells else ""
    cards = members(state.belt)
    if clicks.cell and cards:
        return f"{word}{CARD_IDS[cards[0]]} {clicks.cell} {angle}"
    return ""


def refused_guess(rules: Rules[S], state: S, text: str, clicks: Clicks) -> str:
    """
    Return a guessed move if its refusal is about what was clicked; else "".

    Refusals about the guessed card or place do not count.
    """
    move = read_move(text) if text else -1
    if move < 0 or rules.to_move(state) == GAME_OVER:
        return ""
    refusal = rules.why_illegal(state, move)
    if refusal is None or refusal.code in _OF_THE_CARD:
        return ""
    is_due = refusal.code.endswith("-due")
    return text if clicks.cell or is_due else ""
