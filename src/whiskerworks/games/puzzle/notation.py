"""
The puzzle as text: moves, positions on one line, and the frame drawn.

Moves [P6, P7]: `put m07 c2 90` lays a card from the tray, `take c2` takes it back,
`hint` asks for a hint.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove, short
from whiskerworks.games.puzzle.drawing import plan
from whiskerworks.games.puzzle.position import read_state, write_state
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import HINT, TAKE, State, put_move, put_of
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.seams import NAMES, PLACE_OF

__all__ = ["plan", "read", "read_state", "write", "write_state"]

_PUT: Final = re.compile(r"put (m[0-9]{1,9}) ([a-z][0-9]{1,9}) ([0-9]{1,9})")
_TAKE: Final = re.compile(r"take ([a-z][0-9]{1,9})")
_CARD_FIRST: Final = re.compile(r"put m[0-9]{1,9}")
_NO_ANGLE: Final = re.compile(r"put m[0-9]{1,9} [a-z][0-9]{1,9}")
_NO_PUT: Final = re.compile(r"m[0-9]{1,9} [a-z][0-9]{1,9} [0-9]{1,9}")


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
    raise BadMove(text, _hint(text))


def _hint(text: str) -> str:
    """Return what is missing in *text*, as far as can be told."""
    if _NO_ANGLE.fullmatch(text):
        return f"say how far the card is turned, as in {text} 90"
    if _CARD_FIRST.fullmatch(text):
        return f"say where, and how far it is turned, as in {text} c2 90"
    if _NO_PUT.fullmatch(text):
        return f"say put first, as in put {text}"
    return "write put m07 c2 90, take c2 or hint"


def _read_card(text: str, name: str) -> int:
    if name not in IDS:
        raise BadMove(text, f"there is no card {short(name)}; there are m01 to m28")
    return IDS.index(name)


def _read_place(text: str, name: str) -> int:
    if name not in PLACE_OF:
        raise BadMove(text, f"there is no place {short(name)}; there are a1 to g4")
    return PLACE_OF[name]


def _read_angle(text: str, angle: str) -> int:
    if angle not in [str(known) for known in ANGLES]:
        raise BadMove(text, "a card is turned by 0, 90, 180 or 270")
    return int(angle)
