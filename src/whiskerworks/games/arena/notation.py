"""
Arena as text: moves, positions on one line, and the board drawn.

Moves [A5 to A11]: chance's `start 2` and `roll cat 2`; `move3 c4`, `cat2 d4` and
`cheese1 e6`, the die and then the hex; and `pass`.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove
from whiskerworks.games.arena.board import listed
from whiskerworks.games.arena.position import read_board, read_state
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import COLOURS, KINDS
from whiskerworks.games.arena.state import (
    State,
    left_to_roll,
    mice_of,
    pool_of,
    scores_of,
)
from whiskerworks.games.arena.view import ArenaView

__all__ = ["board", "read", "read_board", "read_state", "write", "write_state"]

SORTS: Final = [f"{kind}{value}" for kind in KINDS for value in (1, 2, 3)]
"""The sorts of dice, as they are written."""
_USE: Final = re.compile(r"(cat|move|cheese)(\d+) +([a-z]\d+)")
_ROLL: Final = re.compile(r"roll +(cat|move|cheese) +(\d+)")
_START: Final = re.compile(r"start +(\d+)")


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < rules.pass_move:
        sort, place = divmod(move, int(rules.board.hexes))
        return f"{SORTS[sort]} {rules.board.grid.names[place]}"
    if move == rules.pass_move:
        return "pass"
    if move < rules.roll_moves:
        return f"start {move - rules.start_moves}"
    kind, value = divmod(move - int(rules.roll_moves), 3)
    return f"roll {KINDS[kind]} {value + 1}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text == "pass":
        return int(rules.pass_move)
    if found := _USE.fullmatch(text):
        sort = _sort(text, found[1], found[2])
        return sort * int(rules.board.hexes) + _hex(rules, text, found[3])
    if found := _ROLL.fullmatch(text):
        return int(rules.roll_moves) + _sort(text, found[1], found[2])
    if found := _START.fullmatch(text):
        if int(found[1]) >= rules.seats:
            raise BadMove(text, f"seats are 0 to {rules.seats - 1}")
        return int(rules.start_moves) + int(found[1])
    raise BadMove(
        text, "write move3 c4, cat2 d4, cheese1 e6, pass, roll cat 2, start 0"
    )


def _sort(text: str, kind: str, value: str) -> int:
    if f"{kind}{value}" not in SORTS:
        raise BadMove(text, f"no die shows {value}; dice show 1, 2 or 3")
    return SORTS.index(f"{kind}{value}")


def _hex(rules: Rules, text: str, name: str) -> int:
    grid = rules.board.grid
    if grid.named(name) < 0:
        last = grid.names[-1]
        raise BadMove(text, f"there is no hex {name}; hexes are a1 to {last}")
    return grid.named(name)


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    names = rules.board.grid.names
    mice = ",".join([names[mouse] for mouse in mice_of(state, rules.seats)])
    cheese = [names[place] for place in listed(state.cheese_low, state.cheese_high)]
    scores = ",".join([str(score) for score in scores_of(state, rules.seats)])
    pool = pool_of(state)
    dice = [sort for i, sort in enumerate(SORTS) for _ in range(pool[i])]
    turn = "-" if state.turn < 0 else str(state.turn)
    return (
        f"cat:{names[state.cat]} mice:{mice} cheese:{','.join(cheese) or '-'} "
        f"scores:{scores} dice:{','.join(dice) or '-'} roll:{left_to_roll(state)} "
        f"turn:{turn} anchor:{state.anchor} idle:{state.idle} round:{state.round}"
    )


def board(rules: Rules, view: ArenaView) -> str:
    """
    Return the board drawn: C cat, B R G V O S mice, * cheese, : the rim, . the rest.

    Each row stands between the names of its first and its last hex.
    """
    state = view.state
    grid = rules.board.grid
    signs = [":" if rim else "." for rim in rules.board.rim]
    for place in listed(state.cheese_low, state.cheese_high):
        signs[place] = "*"
    for seat, mouse in enumerate(mice_of(state, rules.seats)):
        signs[mouse] = COLOURS[seat][0].upper()
    signs[state.cat] = "C"
    lines = []
    for row in range(1 - grid.side, grid.side):
        places = [i for i, (_, r) in enumerate(grid.axial) if r == row]
        hexes = "   ".join([signs[place] for place in places])
        indent = "  " * abs(row)
        first, last = grid.names[places[0]], grid.names[places[-1]]
        lines.append(f"{indent}{first}  {hexes}  {last}")
    return "\n".join(lines)
