# compiled: warm
"""
The moves that all games with Maze Cards share, as numbers and as text.

A *placement* is a card, its quarter turns and its cell, so 28 x 4 x 81 exist. Moves are
numbered in blocks, one after the other; a game's own moves follow from
`FIRST_OWN_MOVE`.
"""

import re
from typing import Final

from mypy_extensions import i64

from whiskerworks.core.errors import (
    BAD_FORM,
    BadMove,
    problem_with_example,
    spelling_problem,
    unknown_name_problem,
)
from whiskerworks.core.message import Message
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES, CELLS_BY_NAME
from whiskerworks.kit.decks import ANGLES, CARD_COUNT, CARD_IDS

PLACEMENT_COUNT: Final[i64] = CARD_COUNT * 4 * CELL_COUNT

PLACE: Final[i64] = 0
"""Place a belt card [M11]: `m07 e4 90`."""
DROP: Final[i64] = PLACEMENT_COUNT
"""Drop a belt card on any Maze Card [M10d]: `drop m07 e4 90`."""
START_CARD: Final[i64] = 2 * PLACEMENT_COUNT
"""Chance lays a start card [M7]: `start m05 f5 90`."""
SPIN: Final[i64] = 3 * PLACEMENT_COUNT
"""Turn a Maze Card by 90, 180 or 270 degrees, three per cell [M10c]: `spin e4 90`."""
MOUSE_WALK: Final[i64] = SPIN + 3 * CELL_COUNT
"""Move the Mouse to a cell [M13]: `mouse f6`."""
CAT_WALK: Final[i64] = MOUSE_WALK + CELL_COUNT
"""Move the Cat to a cell [M13]: `cat c2`."""
ARRIVE: Final[i64] = CAT_WALK + CELL_COUNT
"""Put the Cat on a cell when it arrives [M16]: `arrive d4`."""
SKIP: Final[i64] = ARRIVE + CELL_COUNT
"""Skip the placement when no card can be placed [M11]: `skip`."""
BELT_CARD: Final[i64] = SKIP + 1
"""Chance puts a card on the belt before the game [M7]: `belt m11`."""
DRAW_CARD: Final[i64] = BELT_CARD + CARD_COUNT
"""Chance draws a card [M16]: `draw m12`."""
DRAW_CAT: Final[i64] = DRAW_CARD + CARD_COUNT
"""Chance draws the Cat [M16]: `draw cat`."""
DRAW_CUCUMBER: Final[i64] = DRAW_CAT + 1
"""Chance draws the Cucumber [M16]: `draw cucumber`."""
FIRST_OWN_MOVE: Final[i64] = DRAW_CUCUMBER + 1
"""The first of a game's own moves."""

_PLACEMENT: Final = re.compile(r"(?:(start|drop) )?(m[0-9]+) ([a-z][0-9]+) ([0-9]+)")
_CELL: Final = re.compile(r"(mouse|cat|arrive) ([a-z][0-9]+)")
_SPIN: Final = re.compile(r"spin ([a-z][0-9]+) ([0-9]+)")
_CARD: Final = re.compile(r"(belt|draw) (m[0-9]+)")
_LIKE_PLACEMENT: Final = re.compile(
    r"(?:(start|drop) ?)?m? ?([0-9]+)(?: ?([a-z][0-9]+)(?: ([0-9]+) ?°?)?)?"
)
_LIKE_SPIN: Final = re.compile(r"spin ?([a-z][0-9]+)(?: ([0-9]+) ?°?)?")
_LIKE_CELL: Final = re.compile(r"(?:(mouse|cat|arrive) ?)?([a-z][0-9]+)?")
_BLOCKS: Final = {
    "": PLACE,
    "drop": DROP,
    "start": START_CARD,
    "mouse": MOUSE_WALK,
    "cat": CAT_WALK,
    "arrive": ARRIVE,
    "belt": BELT_CARD,
    "draw": DRAW_CARD,
}
_WORDS: Final = {
    "skip": SKIP,
    "draw cat": DRAW_CAT,
    "draw cucumber": DRAW_CUCUMBER,
}


def write_move(move: int) -> str:
    """Return a shared *move* as text."""
    for word, number in _WORDS.items():
        if move == number:
            return word
    if move < SPIN:
        word = ("", "drop ", "start ")[move // int(PLACEMENT_COUNT)]
        face, cell = divmod(move % int(PLACEMENT_COUNT), CELL_COUNT)
        return f"{word}{CARD_IDS[face // 4]} {CELL_NAMES[cell]} {ANGLES[face % 4]}"
    if move < MOUSE_WALK:
        turn, cell = divmod(move - int(SPIN), CELL_COUNT)
        return f"spin {CELL_NAMES[cell]} {ANGLES[turn + 1]}"
    if move < SKIP:
        who, cell = divmod(move - int(MOUSE_WALK), CELL_COUNT)
        return f"{('mouse', 'cat', 'arrive')[who]} {CELL_NAMES[cell]}"
    if move < DRAW_CARD:
        return f"belt {CARD_IDS[move - int(BELT_CARD)]}"
    return f"draw {CARD_IDS[move - int(DRAW_CARD)]}"


def read_move(text: str) -> int:
    """
    Read a shared move, legal or not; return -1 if *text* is not one.

    Raises:
        BadMove: It names an unknown card, cell or angle.
    """
    if text in _WORDS:
        return int(_WORDS[text])
    if found := _PLACEMENT.fullmatch(text):
        face = 4 * read_card(text, found[2]) + read_turn(text, found[4], ANGLES)
        return (
            int(_BLOCKS[found[1] or ""]) + face * CELL_COUNT + read_cell(text, found[3])
        )
    if found := _CELL.fullmatch(text):
        return int(_BLOCKS[found[1]]) + read_cell(text, found[2])
    if found := _SPIN.fullmatch(text):
        turn = read_turn(text, found[2], ANGLES[1:])
        return int(SPIN) + turn * CELL_COUNT + read_cell(text, found[1])
    if found := _CARD.fullmatch(text):
        return int(_BLOCKS[found[1]]) + read_card(text, found[2])
    return -1


def explain_bad_move(text: str, who: str) -> Message:
    """
    Explain why *text* is not a move.

    *who* is a character that walks in this game, for examples.

    Raises:
        BadMove: It names an unknown card, cell or angle.
    """
    if found := _LIKE_PLACEMENT.fullmatch(text):
        return _why_bad_placement(text, found[1] or "", found[2], found[3], found[4])
    if found := _LIKE_SPIN.fullmatch(text):
        return _why_no_spin(text, found[1], found[2])
    if text and (found := _LIKE_CELL.fullmatch(text)):
        return _why_no_walk(text, found[1] or "", found[2] or "", who)
    return BAD_FORM


def _why_bad_placement(
    text: str, word: str, number: str, cell: str | None, angle: str | None
) -> Message:
    """Explain what a placement lacks, or how to spell it."""
    card = f"m{number:0>2}"
    read_card(text, card if card in CARD_IDS else f"m{number}")
    laid = f"{word} {card}".strip()
    if cell is None:
        return problem_with_example("bad-no-lie", f"{laid} e4 90")
    read_cell(text, cell)
    if angle is None:
        return problem_with_example("bad-no-angle", f"{laid} {cell} 90")
    read_turn(text, angle, ANGLES)
    return spelling_problem(f"{laid} {cell} {angle}")


def _why_no_spin(text: str, cell: str, angle: str | None) -> Message:
    """Explain what a spin lacks, or how to spell it."""
    read_cell(text, cell)
    if angle is None:
        return problem_with_example("bad-no-angle", f"spin {cell} 90")
    read_turn(text, angle, ANGLES[1:])
    return spelling_problem(f"spin {cell} {angle}")


def _why_no_walk(text: str, word: str, cell: str, who: str) -> Message:
    """Explain what a walk lacks, or how to spell it."""
    if not cell:
        return problem_with_example("bad-no-cell", f"{word} e4")
    read_cell(text, cell)
    if word:
        return spelling_problem(f"{word} {cell}")
    walk, place = f"{who} {cell}", f"m07 {cell} 90"
    return Message("bad-no-walker", {"walk": walk, "place": place})


def read_card(text: str, name: str) -> int:
    """Read a card's *name* in the *text* of a move."""
    if name not in CARD_IDS:
        raise BadMove(text, unknown_name_problem("card", name, CARD_IDS))
    return CARD_IDS.index(name)


def read_cell(text: str, name: str) -> int:
    """Read a cell's *name* in the *text* of a move."""
    if name not in CELLS_BY_NAME:
        raise BadMove(text, unknown_name_problem("cell", name, CELL_NAMES))
    return CELLS_BY_NAME[name]


def read_turn(text: str, angle: str, allowed: tuple[int, ...]) -> int:
    """Read one of the *allowed* angles in the *text* of a move, as its index."""
    for turn, one in enumerate(allowed):
        if angle == str(one):
            return turn
    known = ", ".join([str(one) for one in allowed])
    raise BadMove(text, Message("bad-angle", {"known": known}))


def bad_agenda() -> Message:
    """Return the message for an unknown agenda, listing the known ones [M1]."""
    return Message("bad-agenda", {"known": ", ".join(AGENDAS)})
