# compiled: warm
"""
Whodunit as text: moves, positions on one line, and the table drawn.

Moves: chance's `start m05 f5 90`, `belt m11`, `draw m12`, `draw cat`, `draw cucumber`
and `draw agenda cat`; yours are `m07 e4 90`, `mouse f6`, `cat c2`, `arrive d4`,
`spin e4 90`, `drop m07 e4 90` and, the easier way, `use cat`.
"""

from typing import Final

from whiskerworks.core.errors import BadMove
from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.drawing import plan
from whiskerworks.games.whodunit.position import read_state, write_state
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.card_moves import read_move, why_none, write_move

__all__ = ["plan", "read", "read_state", "write", "write_state"]

_WORDS: Final = {
    **{f"use {name}": own.USE + at for at, name in enumerate(AGENDAS)},
    **{f"draw agenda {name}": own.DRAW_AGENDA + at for at, name in enumerate(AGENDAS)},
}


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < own.USE:
        return write_move(move)
    if move < own.DRAW_AGENDA:
        return f"use {AGENDAS[move - int(own.USE)]}"
    return f"draw agenda {AGENDAS[move - int(own.DRAW_AGENDA)]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text in _WORDS:
        return int(_WORDS[text])
    move = read_move(text)
    if move < 0:
        raise BadMove(text, why_none(text, "mouse"))
    return move
