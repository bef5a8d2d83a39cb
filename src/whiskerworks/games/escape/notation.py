# compiled: warm
"""
Escape as text: moves, positions on one line, and the board drawn.

Moves: chance's `start m05 f5 90`, `belt m11`, `draw m12`, `draw cucumber` and
`face c3 cat`; yours are `m07 e4 90`, `skip`, `cat c5`, `bomb d6`, `nudge d6` and
`peek c3`.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove, as_in, spelt
from whiskerworks.core.message import Message
from whiskerworks.games.escape import moves as own
from whiskerworks.games.escape.drawing import plan
from whiskerworks.games.escape.position import read_state, write_state
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import State
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_moves import (
    no_agenda,
    read_cell,
    read_move,
    why_none,
    write_move,
)

__all__ = ["plan", "read", "read_state", "write", "write_state"]

_CELL: Final = re.compile(r"(bomb|nudge|peek) ([a-z][0-9]+)")
_LIKE_CELL: Final = re.compile(r"(bomb|nudge|peek) ?([a-z][0-9]+)?")
_FACE: Final = re.compile(r"face ([a-z][0-9]+) ([a-z]+)")
_BLOCKS: Final = {"bomb": own.BOMB, "nudge": own.NUDGE, "peek": own.PEEK}


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < own.BOMB:
        return write_move(move)
    if move >= own.FACE:
        agenda, cell = divmod(move - int(own.FACE), CELLS)
        return f"face {NAMES[cell]} {AGENDAS[agenda]}"
    what, cell = divmod(move - int(own.BOMB), CELLS)
    return f"{('bomb', 'nudge', 'peek')[what]} {NAMES[cell]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if found := _CELL.fullmatch(text):
        return int(_BLOCKS[found[1]]) + read_cell(text, found[2])
    if found := _FACE.fullmatch(text):
        return _read_face(text, found[1], found[2])
    move = read_move(text)
    if move < 0:
        raise BadMove(text, _why_none(text))
    return move


def _why_none(text: str) -> Message:
    """Return why *text* is no move, as far as can be told."""
    found = _LIKE_CELL.fullmatch(text)
    if found is None:
        return why_none(text, "cat")
    if found[2] is None:
        return as_in("bad-no-cell", f"{found[1]} d6")
    read_cell(text, found[2])
    return spelt(f"{found[1]} {found[2]}")


def _read_face(text: str, cell: str, agenda: str) -> int:
    """Return which agenda chance says lies on a cell [E8]."""
    if agenda not in AGENDAS:
        raise BadMove(text, no_agenda())
    at = AGENDAS.index(agenda)
    return int(own.FACE) + at * CELLS + read_cell(text, cell)
