# compiled: warm
"""
Gears as text: moves, positions on one line, and the board drawn.

Moves [G3, G4, G11]: `e3` puts a fresh cog, `e3-f4` moves one, `swap`, and
chance's `first blue` and `first red`.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove, BadPosition
from whiskerworks.core.fields import read_fields, read_places, read_word
from whiskerworks.core.message import Message
from whiskerworks.core.no_move import FORM, spelt, there_is_no
from whiskerworks.core.plan import Area, Plan
from whiskerworks.games.gears import rules as gears
from whiskerworks.games.gears.actions import SHIFT
from whiskerworks.games.gears.board import COLOURS, CORNERS, GOLD, NAMES, PEGS, SIDE
from whiskerworks.games.gears.position import check, moved_since
from whiskerworks.games.gears.rules import Rules, State
from whiskerworks.games.gears.view import GearsView
from whiskerworks.kit.bits import members
from whiskerworks.kit.triangle import peg_at, rows_and_columns

_PEG: Final = {name: peg for peg, name in enumerate(NAMES)}
_MOVE: Final = re.compile(r"([a-z]\d+)(?:-([a-z]\d+))?")
_LIKE_SHIFT: Final = re.compile(r"([a-z]\d+)[^a-z\d]+([a-z]\d+)")
_WORDS: Final = {
    "swap": int(gears.SWAP),
    "first blue": int(gears.FIRST_BLUE),
    "first red": int(gears.FIRST_RED),
}
_MOVE_WORDS: Final = {move: word for word, move in _WORDS.items()}
_OTHERS: Final = ("stage", "swapped", "past")
_STAGES: Final = ("toss", "opening", "answer", "middle")
_SWITCH: Final = ("off", "on")
_FIXED: Final = {0: "*", 45: "B", 54: "R"}


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move in _MOVE_WORDS:
        return _MOVE_WORDS[move]
    if move < SHIFT:
        return NAMES[move]
    return f"{NAMES[move // PEGS - 1]}-{NAMES[move % PEGS]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text in _WORDS:
        return _WORDS[text]
    found = _MOVE.fullmatch(text)
    if found is None:
        raise BadMove(text, _why_none(text))
    pegs = [_read_peg(text, name) for name in found.groups() if name is not None]
    if len(pegs) == 1:
        return pegs[0]
    return int(SHIFT) + pegs[0] * int(PEGS) + pegs[1]


def _why_none(text: str) -> Message:
    """Return why *text* is no move, as far as can be told."""
    found = _LIKE_SHIFT.fullmatch(text)
    if found is None:
        return FORM
    origin, peg = [NAMES[_read_peg(text, name)] for name in found.groups()]
    return spelt(f"{origin}-{peg}")


def _read_peg(text: str, name: str) -> int:
    if name not in _PEG:
        raise BadMove(text, there_is_no("peg", name, tuple(NAMES)))
    return _PEG[name]


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    past = [f"{NAMES[origin]}-{NAMES[peg]}" for origin, peg in moved_since(state)]
    return (
        f"blue:{_cogs(state.blue)} red:{_cogs(state.red)} "
        f"turn:{COLOURS[state.turn]} stage:{_STAGES[state.stage]} "
        f"swapped:{_SWITCH[state.swapped]} past:{','.join(past) or '-'}"
    )


def _cogs(wheels: int) -> str:
    """Return the pegs of the loose cogs among *wheels*: e3,f4, or - for none."""
    loose = members(wheels & ~CORNERS)
    return ",".join([NAMES[peg] for peg in loose]) or "-"


def read_state(rules: Rules, text: str) -> State:
    """
    Return the position that *text* says.

    `blue`, `red` and `turn` must be said; the rest may be left out.

    Raises:
        BadPosition: It says none that can occur, and where.
    """
    fields = read_fields(text, ("blue", "red", "turn"), _OTHERS, "turn:blue")
    past = fields.get("past", "-")
    return check(
        rules,
        read_places("blue", fields["blue"], _PEG, "peg"),
        read_places("red", fields["red"], _PEG, "peg"),
        read_word("turn", fields["turn"], COLOURS),
        read_word("stage", fields.get("stage", "middle"), _STAGES),
        read_word("swapped", fields.get("swapped", "off"), _SWITCH),
        [_read_past(entry) for entry in past.split(",") if past != "-"],
    )


def _read_past(entry: str) -> tuple[int, int]:
    origin, dash, peg = entry.partition("-")
    if not dash or origin not in _PEG or peg not in _PEG:
        raise BadPosition("past", f"{entry!r} is no cog's move, like e3-f4")
    return _PEG[origin], _PEG[peg]


def plan(rules: Rules, view: GearsView) -> Plan:
    """
    Return the board drawn: * gold, B R bases, b r loose cogs, . vacant pegs.

    Behind a wheel stands how it turns: > clockwise, < counterclockwise, x locked.
    """
    glyphs = _glyphs(view.state)
    lines = []
    for row in range(10):
        pegs = [glyphs[peg_at(row, column)] for column in range(row + 1)]
        line = f"{chr(ord('a') + row)}{' ' * (21 - 2 * row)}{'  '.join(pegs)}"
        lines.append(line.rstrip())
    lines.append("  " + "".join([f"{column:<4}" for column in range(1, 11)]).rstrip())
    return Plan(tuple(lines), (*_pegs(), *_wheels(view.state)))


def _pegs() -> list[Area]:
    """Return where the pegs are."""
    return [_area(peg, NAMES[peg], "") for peg in range(PEGS)]


def _wheels(state: State) -> list[Area]:
    """Return where the wheels stand, on their pegs."""
    colours = ((state.blue, "blue"), (state.red, "red"), (int(GOLD), "gold"))
    return [
        _area(peg, f"cog-{NAMES[peg]}", colour)
        for wheels, colour in colours
        for peg in members(wheels)
    ]


def _area(peg: int, spot: str, tone: str) -> Area:
    """Return a peg's sign, the one behind it, and a blank before it."""
    row, column = rows_and_columns(SIDE)[peg]
    return Area(spot, row, 21 - 2 * row + 4 * column, 3, 1, tone)


def _glyphs(state: State) -> list[str]:
    """Return two characters for each peg."""
    glyphs = [". "] * int(PEGS)
    signs = {}
    for train in gears.explain(state):
        if len(train.wheels) > 1:
            signs.update(dict.fromkeys(train.wheels, "x"))
            signs.update(dict.fromkeys(train.clockwise, ">"))
            signs.update(dict.fromkeys(train.counter, "<"))
    for wheels, letter in ((state.blue, "b"), (state.red, "r"), (1, "*")):
        for peg in members(wheels):
            glyphs[peg] = _FIXED.get(peg, letter) + signs.get(peg, " ")
    return glyphs


def read_board(rules: Rules, drawing: str, turn: str) -> State:
    """
    Return the position that a *drawing* shows, as `plan` makes them.

    What stands behind the wheels, the rows' letters and the numbers below may be
    left out.

    Raises:
        BadPosition: It shows none that can occur, and where.
    """
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    if rows and all(number.isdigit() for number in rows[-1]):
        rows.pop()
    if len(rows) != 10:
        raise BadPosition("drawing", f"it has {len(rows)} rows, not 10")
    cogs: dict[str, list[int]] = {"b": [], "r": []}
    for row, marks in enumerate(rows):
        for column, mark in enumerate(_row(row, marks)):
            if mark in cogs:
                cogs[mark].append(peg_at(row, column))
    colour = read_word("turn", turn, COLOURS)
    stage = min(len(cogs["b"]) + len(cogs["r"]) + gears.OPENING, gears.MIDDLE)
    return check(rules, cogs["b"], cogs["r"], colour, int(stage), 0, [])


def _row(row: int, marks: list[str]) -> list[str]:
    """Return the marks of one row, checked, its letter taken off."""
    letter = chr(ord("a") + row)
    if len(marks) == row + 2 and marks[0] == letter:
        marks = marks[1:]
    if len(marks) != row + 1:
        raise BadPosition(f"row {letter}", f"it has {len(marks)} pegs, not {row + 1}")
    for column, mark in enumerate(marks):
        peg = peg_at(row, column)
        if mark[0] not in _FIXED.get(peg, ".br") or mark[1:] not in ("", "<", ">", "x"):
            raise BadPosition(NAMES[peg], f"{mark!r} cannot stand there")
    return [mark[0] for mark in marks]
