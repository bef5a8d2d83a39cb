# compiled: warm
"""
Arena as text: moves, positions on one line, and the board drawn.

Moves [A5 to A11]: chance's `start 2` and `roll cat 2`; `move3 c4`, `cat2 d4` and
`cheese1 e6`, the die and then the hex; and `pass`.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove
from whiskerworks.core.message import Message
from whiskerworks.core.no_move import FORM, as_in, no_seat, spelt, there_is_no
from whiskerworks.core.options import read_number
from whiskerworks.games.arena.drawing import plan, read_board
from whiskerworks.games.arena.position import read_state
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import KINDS, SORTS
from whiskerworks.games.arena.state import (
    State,
    cheese_of,
    kind_of,
    left_to_roll,
    mice_of,
    pool_of,
    scores_of,
    value_of,
)

__all__ = ["plan", "read", "read_board", "read_state", "write", "write_state"]

_USE: Final = re.compile(r"(cat|move|cheese)([0-9]+) ([a-z][0-9]+)")
_LIKE_USE: Final = re.compile(r"(?:(cat|move|cheese) ?([0-9]+)?)? ?([a-z][0-9]+)?")
_ROLL: Final = re.compile(r"roll (cat|move|cheese) ([0-9]+)")
_START: Final = re.compile(r"start ([0-9]+)")


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < rules.pass_move:
        sort, place = rules.use_of(move)
        return f"{SORTS[sort]} {rules.board.grid.names[place]}"
    if move == rules.pass_move:
        return "pass"
    if move < rules.roll_moves:
        return f"start {move - rules.start_moves}"
    sort = move - int(rules.roll_moves)
    return f"roll {KINDS[kind_of(sort)]} {value_of(sort)}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text == "pass":
        return int(rules.pass_move)
    if found := _USE.fullmatch(text):
        sort = _read_sort(text, found[1], found[2])
        return sort * int(rules.board.hexes) + _read_hex(rules, text, found[3])
    if found := _ROLL.fullmatch(text):
        return int(rules.roll_moves) + _read_sort(text, found[1], found[2])
    if found := _START.fullmatch(text):
        return int(rules.start_moves) + _read_seat(rules, text, found[1])
    raise BadMove(text, _why_none(rules, text))


def _why_none(rules: Rules, text: str) -> Message:
    """Return why *text* is no move, as far as can be told."""
    found = _LIKE_USE.fullmatch(text)
    if found is None or text == "":
        return FORM
    kind, value, place = found.groups()
    if place is not None:
        _read_hex(rules, text, place)
    if kind is None:
        return as_in("bad-no-die", f"move3 {place}") if place else FORM
    if value is None:
        return as_in("bad-no-value", f"{kind}2 {place or 'c4'}")
    sort = SORTS[_read_sort(text, kind, value)]
    return spelt(f"{sort} {place}") if place else as_in("bad-no-hex", f"{sort} c4")


def _read_sort(text: str, kind: str, value: str) -> int:
    if f"{kind}{value}" not in SORTS:
        raise BadMove(text, there_is_no("value", value, ("1", "2", "3")))
    return SORTS.index(f"{kind}{value}")


def _read_hex(rules: Rules, text: str, name: str) -> int:
    grid = rules.board.grid
    if name not in grid.places:
        row = [other for other in grid.names if other[0] == name[0]] or grid.names
        raise BadMove(text, there_is_no("hex", name, tuple(row)))
    return grid.places[name]


def _read_seat(rules: Rules, text: str, number: str) -> int:
    seat = read_number(number)
    if seat is None or seat >= rules.seats:
        raise BadMove(text, no_seat(int(rules.seats)))
    return seat


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    names = rules.board.grid.names
    mice = ",".join([names[mouse] for mouse in mice_of(state, rules.seats)])
    cheese = ",".join([names[place] for place in cheese_of(state)])
    scores = ",".join([str(score) for score in scores_of(state, rules.seats)])
    pool = pool_of(state)
    dice = ",".join([sort for i, sort in enumerate(SORTS) for _ in range(pool[i])])
    turn = "-" if state.turn < 0 else str(state.turn)
    return (
        f"cat:{names[state.cat]} mice:{mice} cheese:{cheese or '-'} "
        f"scores:{scores} dice:{dice or '-'} roll:{left_to_roll(state)} "
        f"turn:{turn} anchor:{state.anchor} idle:{state.idle} round:{state.round}"
    )
