"""
Maze as text: moves, positions on one line, and the table drawn.

Moves [M7 to M16]: chance's `start m05 f5 90`, `belt m11`, `deal 0 cat`, `begin 1`,
`draw m12`, `draw cat` and `draw cucumber`; a seat's `reveal`, `spin e4 90`,
`drop m07 e4 90`, `m07 e4 90`, `skip`, `mouse f6`, `cat c2` and `arrive d4`.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove, short
from whiskerworks.games.maze import moves as numbers
from whiskerworks.games.maze.drawing import board
from whiskerworks.games.maze.position import read_state, write_state
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.setup import AGENDAS
from whiskerworks.games.maze.state import State
from whiskerworks.kit.canvas import CELLS, NAMES, PLACES
from whiskerworks.kit.decks import ANGLES, IDS

__all__ = ["board", "read", "read_state", "write", "write_state"]

_HINT: Final = "write m07 e4 90, mouse f6, cat c2, reveal, spin e4 90 or drop m07 e4 90"
_LAYING: Final = re.compile(r"(?:(start|drop) )?(m[0-9]+) ([a-z][0-9]+) ([0-9]+)")
_CELL: Final = re.compile(r"(mouse|cat|arrive) ([a-z][0-9]+)")
_SPIN: Final = re.compile(r"spin ([a-z][0-9]+) ([0-9]+)")
_CARD: Final = re.compile(r"(belt|draw) (m[0-9]+)")
_SEAT: Final = re.compile(r"(?:begin|deal) ([0-9])(?: ([a-z]+))?")
_BLOCKS: Final = {
    "": numbers.PLACE,
    "drop": numbers.DROP,
    "start": numbers.START,
    "mouse": numbers.MOUSE,
    "cat": numbers.CAT,
    "arrive": numbers.ARRIVE,
    "belt": numbers.BELT,
    "draw": numbers.DRAW,
}
_WORDS: Final = {
    "reveal": numbers.REVEAL,
    "skip": numbers.SKIP,
    "draw cat": numbers.DRAW_CAT,
    "draw cucumber": numbers.DRAW_CUCUMBER,
}


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    for word, number in _WORDS.items():
        if move == number:
            return word
    if move < numbers.SPIN:
        word = ("", "drop ", "start ")[move // int(numbers.LAYINGS)]
        face, cell = divmod(move % int(numbers.LAYINGS), CELLS)
        return f"{word}{IDS[face // 4]} {NAMES[cell]} {ANGLES[face % 4]}"
    if move < numbers.MOUSE:
        turn, cell = divmod(move - int(numbers.SPIN), CELLS)
        return f"spin {NAMES[cell]} {ANGLES[turn + 1]}"
    if move < numbers.REVEAL:
        who, cell = divmod(move - int(numbers.MOUSE), CELLS)
        return f"{('mouse', 'cat', 'arrive')[who]} {NAMES[cell]}"
    return _write_chance(move)


def _write_chance(move: int) -> str:
    if move < numbers.DEAL:
        return f"belt {IDS[move - int(numbers.BELT)]}"
    if move < numbers.BEGIN:
        seat, agenda = divmod(move - int(numbers.DEAL), 4)
        return f"deal {seat} {AGENDAS[agenda]}"
    if move < numbers.DRAW:
        return f"begin {move - int(numbers.BEGIN)}"
    return f"draw {IDS[move - int(numbers.DRAW)]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text in _WORDS:
        return int(_WORDS[text])
    if found := _LAYING.fullmatch(text):
        face = 4 * _read_card(text, found[2]) + _read_turn(text, found[4], ANGLES)
        return int(_BLOCKS[found[1] or ""]) + face * CELLS + _read_cell(text, found[3])
    if found := _CELL.fullmatch(text):
        return int(_BLOCKS[found[1]]) + _read_cell(text, found[2])
    if found := _SPIN.fullmatch(text):
        turn = _read_turn(text, found[2], ANGLES[1:])
        return int(numbers.SPIN) + turn * CELLS + _read_cell(text, found[1])
    if found := _CARD.fullmatch(text):
        return int(_BLOCKS[found[1]]) + _read_card(text, found[2])
    if found := _SEAT.fullmatch(text):
        return _read_seat(text, int(found[1]), found[2])
    raise BadMove(text, _hint(text))


def _hint(text: str) -> str:
    """Return what is missing in *text*, as far as can be told."""
    if found := re.fullmatch(r"(?:drop )?(m[0-9]+)( [a-z][0-9]+)?", text):
        _read_card(text, found[1])
        if found[2]:
            _read_cell(text, found[2].strip())
            return f"say the angle too, as in {text} 90"
        return f"say where, and the angle, as in {text} e4 90"
    if re.fullmatch(r"[a-z][0-9]+", text):
        _read_cell(text, text)
        return f"say who goes there, as in mouse {text}, or which card: m07 {text} 90"
    return _HINT


def _read_card(text: str, name: str) -> int:
    if name not in IDS:
        raise BadMove(text, f"there is no card {short(name)}; there are m01 to m28")
    return IDS.index(name)


def _read_cell(text: str, name: str) -> int:
    if name not in PLACES:
        raise BadMove(text, f"there is no cell {short(name)}; there are a1 to i9")
    return PLACES[name]


def _read_turn(text: str, angle: str, allowed: tuple[int, ...]) -> int:
    for turn, one in enumerate(allowed):
        if angle == str(one):
            return turn
    known = ", ".join([str(one) for one in allowed])
    raise BadMove(text, f"the angle is one of {known}")


def _read_seat(text: str, seat: int, agenda: str | None) -> int:
    """Return who begins, or what is dealt to whom [M7, M9]."""
    begins = text.startswith("begin")
    if seat > 3:
        raise BadMove(text, "seats are 0 to 3")
    if begins != (agenda is None) or (agenda is not None and agenda not in AGENDAS):
        raise BadMove(text, f"write begin 1, or deal 1 and one of {', '.join(AGENDAS)}")
    if agenda is None:
        return int(numbers.BEGIN) + seat
    return int(numbers.DEAL) + 4 * seat + AGENDAS.index(agenda)
