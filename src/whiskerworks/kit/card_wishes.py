"""
What somebody means who clicks Maze Cards, cells and characters, legal or not.

A wish is the text of a move. Where clicks leave open what is meant, one move is named
that shows why it cannot be: see `refused`.
"""

from typing import Final, TypeVar, final

from whiskerworks.core.rules import Rules
from whiskerworks.core.seat import NOBODY
from whiskerworks.core.value import Value
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.canvas import NAMES, PLACES
from whiskerworks.kit.card_moves import read_move
from whiskerworks.kit.chase import WAITING
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.table import Table

S = TypeVar("S", bound=Value)

_ANGLE: Final = "angle-"
_CARD: Final = "card-"
_WALKERS: Final = ("mouse", "cat")
_OF_THE_CARD: Final = ("walls-differ", "same-lie")
"""Why a card cannot lie somewhere: no answer to who did not choose that card."""


@final
class Clicks:
    """What was clicked: a piece, or two; and how far to turn it, in between."""

    def __init__(self, table: Table, spots: tuple[str, ...]) -> None:
        angles = [spot for spot in spots if spot.startswith(_ANGLE)]
        pieces = [spot for spot in spots if not spot.startswith(_ANGLE)]
        if len(pieces) > 2 or len(angles) > 1:
            pieces = []
        self.first: Final = pieces[0] if pieces else ""
        """The piece that was clicked first; nothing if the clicks mean nothing."""
        self.card: Final = _card(self.first)
        """Its name, if it is a Maze Card."""
        self.angle: Final = angles[0].removeprefix(_ANGLE) if angles else ""
        """How far to turn it, if that was said."""
        self.cell: Final = _cell(table, self.first)
        """The cell it lies on; nothing if it is not on the table."""
        self.goal: Final = _cell(table, pieces[1]) if len(pieces) > 1 else ""
        """The cell of the piece that was clicked after it."""
        self.is_single: Final = len(pieces) == 1
        """Whether there is one piece only."""


def _card(spot: str) -> str:
    name = spot.removeprefix(_CARD)
    return name if spot.startswith(_CARD) and name in IDS else ""


def _cell(table: Table, spot: str) -> str:
    """Return the cell that a piece lies on; nothing if it is not on the table."""
    card = _card(spot)
    if card:
        faces = [int(table.face(BIT[place])) for place in members(table.cards)]
        lying = zip(members(table.cards), faces, strict=True)
        found = [place for place, face in lying if IDS[face // 4] == card]
        return NAMES[int(table.cell(found[0]))] if found else ""
    people = {
        "mouse": table.mouse,
        "cat": table.cat,
        "cheese": table.cheese,
        "exit": table.cheese,
    }
    if spot in people:
        return NAMES[table.where(people[spot])] if people[spot] else ""
    name = spot.rpartition("-")[2]
    return name if name in PLACES else ""


def card_wish(clicks: Clicks, phase: str, waiting: int) -> str:
    """
    Return the move that *clicks* mean, "" if that is not clear.

    *phase* is `turn`, `spin`, `drop`, `move` or `arrive`, or another in which the
    same is meant as in `turn`; *waiting* are those who have to move.
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
        who = [name for bit, name in WAITING if waiting & bit]
        return f"{who[0]} {clicks.cell}" if len(who) == 1 else ""
    turns = phase == "spin" or (phase != "drop" and clicks.angle != "")
    if clicks.card and turns and clicks.angle != "0":
        return f"spin {clicks.cell} {clicks.angle or '90'}"
    return ""


def _from_to(clicks: Clicks, word: str) -> str:
    if clicks.card:
        return f"{word}{clicks.card} {clicks.goal} {clicks.angle or '0'}"
    return f"{clicks.first} {clicks.goal}" if clicks.first in _WALKERS else ""


def lay_guess(table: Table, belt: int, clicks: Clicks, word: str = "") -> str:
    """
    Return how a card might be laid, by whoever clicks only a card or only a place.

    The card goes onto one that lies there; to the place comes the first of the *belt*.
    """
    if not clicks.is_single:
        return ""
    angle = clicks.angle or "0"
    if clicks.card and not clicks.cell:
        cells = [NAMES[int(table.cell(place))] for place in members(table.cards)]
        return f"{word}{clicks.card} {cells[0]} {angle}" if cells else ""
    cards = members(belt)
    if clicks.cell and cards:
        return f"{word}{IDS[cards[0]]} {clicks.cell} {angle}"
    return ""


def refused(rules: Rules[S], state: S, text: str, clicks: Clicks) -> str:
    """
    Return a move that was guessed, if it is refused for what was clicked; else "".

    A refusal that speaks of the card or the place that was only guessed is none.
    """
    move = read_move(text) if text else -1
    if move < 0 or rules.to_move(state) == NOBODY:
        return ""
    refusal = rules.why_illegal(state, move)
    if refusal is None or refusal.code in _OF_THE_CARD:
        return ""
    is_due = refusal.code.endswith("-due")
    return text if clicks.cell or is_due else ""
