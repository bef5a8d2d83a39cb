# compiled: warm
"""
Gears as text: moves, positions on one line, and drawn boards.

Moves [G3, G4, G11]: `e3` puts a fresh cog, `e3-f4` moves one, `swap`, and
chance's `first blue` and `first red`.
"""

import re
from itertools import pairwise
from typing import Final

from whiskerworks.core.errors import (
    BAD_FORM,
    BadMove,
    BadPosition,
    spelling_problem,
    unknown_name_problem,
)
from whiskerworks.core.position_fields import read_fields, read_places, read_word
from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.games.gears.rules import Rules
from whiskerworks.games.gears.state import (
    ANSWER_STAGE,
    BLUE_BASE,
    BLUE_BEGINS,
    COGS_PER_PLAYER,
    COLOURS,
    CORNER_WHEELS,
    FIRST_COG_MOVE,
    GOLD_WHEEL,
    MIDDLE_STAGE,
    OPENING_STAGE,
    PEG_COUNT,
    PEG_NAMES,
    RED_BASE,
    RED_BEGINS,
    ROW_COUNT,
    RUNNING,
    SWAP,
    TOSS_STAGE,
    State,
    corner_pegs,
    explain_board,
    ring_at_base,
    triangle_pegs,
)
from whiskerworks.games.gears.view import GearsView
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.peg_triangle import peg_at, rows_and_columns

_PEG: Final = {name: peg for peg, name in enumerate(PEG_NAMES)}
_MOVE: Final = re.compile(r"([a-z]\d+)(?:-([a-z]\d+))?")
_LIKE_SHIFT: Final = re.compile(r"([a-z]\d+)[^a-z\d]+([a-z]\d+)")
_WORDS: Final = {
    "swap": int(SWAP),
    "first blue": int(BLUE_BEGINS),
    "first red": int(RED_BEGINS),
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
    if move < FIRST_COG_MOVE:
        return PEG_NAMES[move]
    return f"{PEG_NAMES[move // PEG_COUNT - 1]}-{PEG_NAMES[move % PEG_COUNT]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Read a move, legal or not.

    Raises:
        BadMove: The text is not a move; the error says why.
    """
    if text in _WORDS:
        return _WORDS[text]
    if found := _MOVE.fullmatch(text):
        pegs = [_read_peg(text, name) for name in found.groups() if name is not None]
        if len(pegs) == 1:
            return pegs[0]
        return int(FIRST_COG_MOVE) + pegs[0] * int(PEG_COUNT) + pegs[1]
    if found := _LIKE_SHIFT.fullmatch(text):
        origin, peg = [PEG_NAMES[_read_peg(text, name)] for name in found.groups()]
        raise BadMove(text, spelling_problem(f"{origin}-{peg}"))
    raise BadMove(text, BAD_FORM)


def _read_peg(text: str, name: str) -> int:
    if name not in _PEG:
        raise BadMove(text, unknown_name_problem("peg", name, tuple(PEG_NAMES)))
    return _PEG[name]


def write_state(rules: Rules, state: State) -> str:
    """Return *state* on one line."""
    past = [
        f"{PEG_NAMES[origin]}-{PEG_NAMES[peg]}" for origin, peg in _moved_since(state)
    ]
    return (
        f"blue:{_cogs(state.blue)} red:{_cogs(state.red)} "
        f"turn:{COLOURS[state.turn]} stage:{_STAGES[state.stage]} "
        f"swapped:{_SWITCH[state.swapped]} past:{','.join(past) or '-'}"
    )


def _moved_since(state: State) -> list[tuple[int, int]]:
    """Return (from, to) of every action since the last fresh cog, in order."""
    boards = [*state.history(), (int(state.blue), int(state.red))]
    steps: list[tuple[int, int]] = []
    for before, after in pairwise([blue | red for blue, red in boards]):
        steps.append((members(before & ~after)[0], members(after & ~before)[0]))
    return steps


def _cogs(wheels: int) -> str:
    """Return the pegs of the loose cogs among *wheels*: e3,f4, or - for none."""
    loose = members(wheels & ~CORNER_WHEELS)
    return ",".join([PEG_NAMES[peg] for peg in loose]) or "-"


def read_state(rules: Rules, text: str) -> State:
    """
    Read a position.

    `blue`, `red` and `turn` are required; the rest may be left out.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
    """
    fields = read_fields(text, ("blue", "red", "turn"), _OTHERS, "turn:blue")
    past = fields.get("past", "-")
    return _check(
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


def read_board(rules: Rules, drawing: str, turn: str) -> State:
    """
    Read a position from a *drawing* as `plan` makes it.

    The signs behind the wheels, the rows' letters and the numbers below may be left
    out.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
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
    stage = min(len(cogs["b"]) + len(cogs["r"]) + OPENING_STAGE, MIDDLE_STAGE)
    return _check(rules, cogs["b"], cogs["r"], colour, int(stage), 0, [])


def _row(row: int, marks: list[str]) -> list[str]:
    """Check the marks of one row and return them without its letter."""
    letter = chr(ord("a") + row)
    if len(marks) == row + 2 and marks[0] == letter:
        marks = marks[1:]
    if len(marks) != row + 1:
        raise BadPosition(f"row {letter}", f"it has {len(marks)} pegs, not {row + 1}")
    for column, mark in enumerate(marks):
        peg = peg_at(row, column)
        if mark[0] not in _FIXED.get(peg, ".br") or mark[1:] not in ("", "<", ">", "x"):
            raise BadPosition(PEG_NAMES[peg], f"{mark!r} cannot stand there")
    return [mark[0] for mark in marks]


def _check(
    rules: Rules,
    blue: list[int],
    red: list[int],
    turn: int,
    stage: int,
    swapped: int,
    past: list[tuple[int, int]],
) -> State:
    """
    Return the position with these loose cogs.

    *past* are (from, to) of the actions since the last fresh cog, oldest first.

    Raises:
        BadPosition: A rule forbids it; the error names the field.
    """
    if past and stage != MIDDLE_STAGE:
        raise BadPosition("past", "nothing can have moved before the game's middle")
    cogs = [list(blue), list(red)]
    mover = turn
    for origin, peg in reversed(past):
        mover = 1 - mover
        _take_back(cogs[mover], origin, peg)
    state = _check_one(rules, cogs[0], cogs[1], mover, stage, swapped)
    for origin, peg in past:
        state = _go_on(rules, state, origin, peg)
    return state


def _take_back(own: list[int], origin: int, peg: int) -> None:
    if peg not in own:
        raise BadPosition(
            "past", f"no cog of the mover came to lie on {PEG_NAMES[peg]}"
        )
    own[own.index(peg)] = origin


def _go_on(rules: Rules, state: State, origin: int, peg: int) -> State:
    """Return the position after a cog moves from *origin* to *peg*."""
    text = f"{PEG_NAMES[origin]}-{PEG_NAMES[peg]}"
    if state.ending != RUNNING:
        raise BadPosition("past", f"the game was over before {text}")
    move = int(FIRST_COG_MOVE) + origin * int(PEG_COUNT) + peg
    refusal = rules.why_illegal(state, move)
    if refusal is not None:
        raise BadPosition("past", f"{text} is refused by {refusal.rule}")
    return rules.play(state, move)


def _check_one(
    rules: Rules, blue: list[int], red: list[int], turn: int, stage: int, swapped: int
) -> State:
    """Check a position without earlier positions and return it."""
    wheels = _wheels("blue", blue, set(red)), _wheels("red", red, set(blue))
    _check_stage(rules, len(blue), len(red), turn, stage, swapped)
    if stage <= OPENING_STAGE:
        return State(*wheels, turn, stage, 0, RUNNING, None)
    _check_standing("blue", wheels[0])
    _check_standing("red", wheels[1])
    _check_base(wheels[0] | wheels[1] | int(GOLD_WHEEL), 1 - turn)
    ending = rules.judge(*wheels, 1 - turn, None)
    return State(*wheels, turn, stage, swapped, ending, None)


def _wheels(colour: str, cogs: list[int], taken: set[int]) -> int:
    """Return the cogs and the base of *colour* as bits [G2]."""
    if len(cogs) > COGS_PER_PLAYER:
        raise BadPosition(
            colour, f"{len(cogs)} loose cogs are more than {COGS_PER_PLAYER}"
        )
    bits = int(RED_BASE if colour == "red" else BLUE_BASE)
    for peg in cogs:
        if CORNER_WHEELS & BIT[peg]:
            raise BadPosition(colour, f"{PEG_NAMES[peg]} is a corner")
        if peg in taken or bits & BIT[peg]:
            raise BadPosition(colour, f"{PEG_NAMES[peg]} carries more than one wheel")
        bits |= BIT[peg]
    return bits


def _check_stage(
    rules: Rules, blue: int, red: int, turn: int, stage: int, swapped: int
) -> None:
    """Check that the number of cogs fits the stage of the game."""
    if stage == TOSS_STAGE and (turn or rules.first != "coin"):
        raise BadPosition("stage", "there is no toss with these options or that turn")
    if stage <= OPENING_STAGE and blue + red:
        raise BadPosition("stage", "no cog lies on the board before the first action")
    if stage == OPENING_STAGE and rules.first not in ("coin", COLOURS[turn]):
        raise BadPosition("turn", f"{rules.first} begins with these options")
    mine, theirs = (red, blue) if turn else (blue, red)
    if stage == ANSWER_STAGE and (mine, theirs) != (0, 1):
        raise BadPosition("stage", "an answer follows exactly one cog of the other")
    just_swapped = swapped and (mine, theirs) == (0, 1)
    if stage == MIDDLE_STAGE and not (mine and theirs) and not just_swapped:
        raise BadPosition("stage", "in the middle of a game both have a cog out")
    if swapped and (stage != MIDDLE_STAGE or not rules.swap):
        raise BadPosition("swapped", "nobody can have swapped")


def _check_standing(colour: str, wheels: int) -> None:
    """Check that no colour has closed a triangle or a corner [G6a, G6b]."""
    for peg in members(wheels):
        left = wheels ^ BIT[peg]
        if triangle_pegs(left) & BIT[peg]:
            raise BadPosition(
                colour, f"a triangle of its own at {PEG_NAMES[peg]} [G6a]"
            )
        if corner_pegs(left) & BIT[peg]:
            raise BadPosition(colour, f"a corner shut at {PEG_NAMES[peg]} [G6b]")


def _check_base(wheels: int, mover: int) -> None:
    """Check that the last mover's base still turns [G6c]."""
    ring = ring_at_base(wheels, mover)
    if ring:
        raise BadPosition(
            COLOURS[mover], f"moved last, but its base is locked by {ring} [G6c]"
        )


def plan(rules: Rules, view: GearsView) -> TextBoard:
    """
    Draw the board: * gold, B R bases, b r loose cogs, . vacant pegs.

    The sign behind a wheel: > clockwise, < counterclockwise, x locked.
    """
    glyphs = _glyphs(view.state)
    lines = []
    for row in range(10):
        pegs = [glyphs[peg_at(row, column)] for column in range(row + 1)]
        line = f"{chr(ord('a') + row)}{' ' * (21 - 2 * row)}{'  '.join(pegs)}"
        lines.append(line.rstrip())
    lines.append("  " + "".join([f"{column:<4}" for column in range(1, 11)]).rstrip())
    areas = [_area(peg, PEG_NAMES[peg], "") for peg in range(PEG_COUNT)]
    state = view.state
    colours = ((state.blue, "blue"), (state.red, "red"), (int(GOLD_WHEEL), "gold"))
    for wheels, colour in colours:
        areas += [
            _area(peg, f"cog-{PEG_NAMES[peg]}", colour) for peg in members(wheels)
        ]
    return TextBoard(tuple(lines), tuple(areas))


def _glyphs(state: State) -> list[str]:
    """Return two characters for each peg."""
    glyphs = [". "] * int(PEG_COUNT)
    signs = {}
    for train in explain_board(state):
        if len(train.wheels) > 1:
            signs.update(dict.fromkeys(train.wheels, "x"))
            signs.update(dict.fromkeys(train.clockwise, ">"))
            signs.update(dict.fromkeys(train.counter, "<"))
    for wheels, letter in ((state.blue, "b"), (state.red, "r"), (1, "*")):
        for peg in members(wheels):
            glyphs[peg] = _FIXED.get(peg, letter) + signs.get(peg, " ")
    return glyphs


def _area(peg: int, spot: str, tone: str) -> BoardArea:
    """Return a peg's sign, the one behind it, and a blank before it."""
    row, column = rows_and_columns(ROW_COUNT)[peg]
    return BoardArea(spot, row, 21 - 2 * row + 4 * column, 3, 1, tone)
