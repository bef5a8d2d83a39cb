# compiled: warm
"""
Maze as text: moves, positions on one line, and the table drawn.

Moves [M7 to M16]: chance's `start m05 f5 90`, `belt m11`, `deal 0 cat`, `begin 1`,
`draw m12`, `draw cat` and `draw cucumber`; a seat's `reveal`, `spin e4 90`,
`drop m07 e4 90`, `m07 e4 90`, `skip`, `mouse f6`, `cat c2` and `arrive d4`.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove, no_seat, spelt
from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.drawing import plan
from whiskerworks.games.maze.position import read_state, write_state
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import State
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.card_moves import no_agenda, read_move, why_none, write_move

__all__ = ["plan", "read", "read_state", "write", "write_state"]

_SEAT: Final = re.compile(r"(?:begin|deal) ([0-9])(?: ([a-z]+))?")


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < own.REVEAL:
        return write_move(move)
    if move == own.REVEAL:
        return "reveal"
    if move < own.BEGIN:
        seat, agenda = divmod(move - int(own.DEAL), 4)
        return f"deal {seat} {AGENDAS[agenda]}"
    return f"begin {move - int(own.BEGIN)}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text == "reveal":
        return int(own.REVEAL)
    if found := _SEAT.fullmatch(text):
        return _read_seat(text, int(found[1]), found[2])
    move = read_move(text)
    if move < 0:
        raise BadMove(text, why_none(text, "mouse"))
    return move


def _read_seat(text: str, seat: int, agenda: str | None) -> int:
    """Return who begins, or what is dealt to whom [M7, M9]."""
    begins = text.startswith("begin")
    if seat > 3:
        raise BadMove(text, no_seat(4))
    if begins and agenda is not None:
        raise BadMove(text, spelt(f"begin {seat}"))
    if begins:
        return int(own.BEGIN) + seat
    if agenda is None or agenda not in AGENDAS:
        raise BadMove(text, no_agenda())
    return int(own.DEAL) + 4 * seat + AGENDAS.index(agenda)
