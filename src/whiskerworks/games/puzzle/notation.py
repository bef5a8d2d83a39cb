# compiled: warm
"""
The puzzle as text: moves, positions on one line, and the frame drawn.

Moves [P6, P7]: `put m07 c2 90` lays a card from the tray, `take c2` takes it back,
`hint` asks for a hint.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove
from whiskerworks.core.message import Message
from whiskerworks.core.no_move import FORM, as_in, spelt, there_is_no
from whiskerworks.games.puzzle.drawing import plan
from whiskerworks.games.puzzle.position import read_state, write_state
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import HINT, TAKE, State, put_move, put_of
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.seams import NAMES, PLACE_OF

__all__ = ["plan", "read", "read_state", "write", "write_state"]

_PUT: Final = re.compile(r"put (m[0-9]{1,9}) ([a-z][0-9]{1,9}) ([0-9]{1,9})")
_TAKE: Final = re.compile(r"take ([a-z][0-9]{1,9})")
_LIKE_PUT: Final = re.compile(
    r"(?:put ?)?m? ?([0-9]+)(?: ?([a-z][0-9]+)(?: ([0-9]+) ?°?)?)?"
)


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move == HINT:
        return "hint"
    if move >= TAKE:
        return f"take {NAMES[move - TAKE]}"
    card, place, angle = put_of(move)
    return f"put {IDS[card]} {NAMES[place]} {angle}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text == "hint":
        return HINT
    if found := _PUT.fullmatch(text):
        card, place = _read_card(text, found[1]), _read_place(text, found[2])
        return put_move(card, place, _read_angle(text, found[3]))
    if found := _TAKE.fullmatch(text):
        return TAKE + _read_place(text, found[1])
    raise BadMove(text, _why_none(text))


def _why_none(text: str) -> Message:
    """Return why *text* is no move, as far as can be told."""
    if text == "take":
        return as_in("bad-no-cell", "take c2")
    if found := _LIKE_PUT.fullmatch(text):
        return _why_no_put(text, found[1], found[2], found[3])
    return FORM


def _why_no_put(
    text: str, number: str, place: str | None, angle: str | None
) -> Message:
    """Return what the putting of a card lacks, or how it is written."""
    card = f"m{number:0>2}"
    _read_card(text, card if card in IDS else f"m{number}")
    if place is None:
        return as_in("bad-no-lie", f"put {card} c2 90")
    _read_place(text, place)
    if angle is None:
        return as_in("bad-no-angle", f"put {card} {place} 90")
    _read_angle(text, angle)
    return spelt(f"put {card} {place} {angle}")


def _read_card(text: str, name: str) -> int:
    if name not in IDS:
        raise BadMove(text, there_is_no("card", name, IDS))
    return IDS.index(name)


def _read_place(text: str, name: str) -> int:
    if name not in PLACE_OF:
        raise BadMove(text, there_is_no("place", name, NAMES))
    return PLACE_OF[name]


def _read_angle(text: str, angle: str) -> int:
    known = [str(one) for one in ANGLES]
    if angle not in known:
        raise BadMove(text, Message("bad-angle", {"known": ", ".join(known)}))
    return int(angle)
