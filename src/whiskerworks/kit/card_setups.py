# compiled: cold
"""
Set-ups: the characters and cards on the table before the first turn [M7].

As a file, TOML:

    title = "Corner to corner"
    cheese = "e5"
    mouse = "f6"

    [[start]]
    cell = "f5"
    walls = "S"

As one line, for records: `cheese=e5 mouse=f6 start=f5:S`. A start place without walls
takes any card, at 0 degrees; one with the walls `-` takes a card that has none.
"""

import tomllib
from collections.abc import Mapping
from typing import Final, final

from whiskerworks.core.errors import BadOption, WhiskerworksError, shorten
from whiskerworks.core.options import read_number
from whiskerworks.core.value import Value
from whiskerworks.kit.cell_grid import CELL_NAMES, CELLS_BY_NAME, neighbour_cell
from whiskerworks.kit.decks import ANGLES, SIDES

SETUP_ROLES: Final = ("cheese", "mouse", "cat", "exit")
"""The figures of a set-up, one cell each."""
ANGLE_FIELDS: Final = ("mouse_angle", "exit_angle")
"""The fields that hold an angle."""
PRINTED_MARKS: Final = ("gear", "door", "nudge", "again", "peek")
"""Fields for the print on the cards of escape, where it differs from ours [E5, E8]."""
CHEESE_HOME: Final = "e5"
"""Where the Cheese starts [M4]."""
_TEXT_FIELDS: Final = ("title", "difficulty")
_FIELDS: Final = (
    *_TEXT_FIELDS,
    *SETUP_ROLES,
    "agendas",
    *ANGLE_FIELDS,
    *PRINTED_MARKS,
    "start",
)


class BadSetup(WhiskerworksError):
    """A set-up is invalid; `where` names the part at fault."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}", where, problem)
        self.where = where
        self.problem = problem


@final
class StartPlace(Value):
    """A cell that holds a card from the start."""

    def __init__(self, cell: int, walls: str | None) -> None:
        self.cell: Final = cell
        """Its cell."""
        self.walls: Final = walls
        """The walled sides, a part of NESW; None: any card, at 0 degrees."""

    def text(self) -> str:
        """Return the start place as text."""
        name = CELL_NAMES[self.cell]
        return name if self.walls is None else f"{name}:{self.walls or '-'}"


@final
class CardSetup(Value):
    """
    Characters, agendas and start cards before the first turn.

    Raises:
        BadSetup: Two things share a cell, or the table is too large [M5].
    """

    def __init__(
        self,
        cells: tuple[tuple[str, int], ...],
        agendas: tuple[int, ...],
        angles: tuple[tuple[str, int], ...],
        marks: tuple[tuple[str, str], ...],
        starts: tuple[StartPlace, ...],
    ) -> None:
        self.cells: Final = cells
        """(name, cell) of the characters and of the exit."""
        self.agendas: Final = agendas
        """The cells of the agendas."""
        self.angles: Final = angles
        """(field, angle) of figures that have an angle."""
        self.marks: Final = marks
        """(field, word) for the print on cards of escape."""
        self.starts: Final = starts
        """The start places, in the order in which their cards are drawn."""
        _check(self)

    def cell(self, who: str) -> int:
        """Return the cell of a character, or -1."""
        return dict(self.cells).get(who, -1)

    def occupied(self) -> list[int]:
        """Return every occupied cell."""
        cells = [cell for _, cell in self.cells]
        cells.extend(self.agendas)
        cells.extend([start.cell for start in self.starts])
        return cells

    def line(self) -> str:
        """Return the set-up on one line, as in records."""
        words = [f"{who}={CELL_NAMES[cell]}" for who, cell in self.cells]
        words.extend([f"agenda={CELL_NAMES[cell]}" for cell in self.agendas])
        words.extend([f"{which}={angle}" for which, angle in self.angles])
        words.extend([f"{which}={word}" for which, word in self.marks])
        words.extend([f"start={start.text()}" for start in self.starts])
        return " ".join(words)

    def open_ways(self) -> dict[int, set[int]]:
        """Return the cells one step away, for each occupied cell."""
        walls = {start.cell: start.walls or "" for start in self.starts}
        taken = self.occupied()
        ways: dict[int, set[int]] = {cell: set() for cell in taken}
        for cell in taken:
            for side in range(4):
                there = neighbour_cell(cell, side)
                facing = SIDES[(side + 2) % 4]
                shut = SIDES[side] in walls.get(cell, "")
                if there in ways and not shut and facing not in walls.get(there, ""):
                    ways[cell].add(there)
        return ways

    def joined(self, one: int, other: int) -> bool:
        """Return whether there is a path between two cells [M17]."""
        ways = self.open_ways()
        found = {one}
        edge = [one]
        while edge:
            cell = edge.pop()
            fresh = ways[cell] - found
            found |= fresh
            edge.extend(sorted(fresh))
        return other in found


def _check(setup: CardSetup) -> None:
    """Check that a set-up fits on the table."""
    for which, _ in setup.angles:
        who = which.removesuffix("_angle")
        if setup.cell(who) < 0:
            raise BadSetup(which, f"there is no {who} to be turned")
    taken = setup.occupied()
    for cell in taken:
        if taken.count(cell) > 1:
            raise BadSetup(CELL_NAMES[cell], "two things lie there")
    lines = [cell % 9 for cell in taken], [cell // 9 for cell in taken]
    for used in lines:
        if used and max(used) - min(used) > 4:
            raise BadSetup("set-up", "it is larger than 5 x 5 [M5]")
    cards = [start.cell for start in setup.starts]
    for line, used in (
        ("column e", [cell % 9 for cell in cards]),
        ("row 5", [cell // 9 for cell in cards]),
    ):
        if used and (max(used) < 4 or min(used) > 4):
            problem = f"all start cards lie on one side of {line}, so that the table"
            raise BadSetup("set-up", f"{problem} could outgrow the canvas [M4]")


def read_setup(text: str) -> CardSetup:
    """
    Read a set-up file.

    Raises:
        BadSetup: The set-up is invalid; the error says where.
    """
    try:
        whole: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadSetup("file", str(problem)) from None
    for name in whole:
        if name not in _FIELDS:
            raise BadSetup(shorten(name), f"not known; there are {', '.join(_FIELDS)}")
    for name in _TEXT_FIELDS:
        if not isinstance(whole.get(name, ""), str):
            raise BadSetup(name, "a text must stand there")
    agendas = _list(whole, "agendas")
    return CardSetup(
        tuple([(who, _cell(who, whole[who])) for who in SETUP_ROLES if who in whole]),
        tuple([_cell("agendas", name) for name in agendas]),
        tuple(
            [
                (which, _angle(which, whole[which]))
                for which in ANGLE_FIELDS
                if which in whole
            ]
        ),
        tuple(
            [
                (which, _mark(which, whole[which]))
                for which in PRINTED_MARKS
                if which in whole
            ]
        ),
        tuple(
            [_start(number, one) for number, one in enumerate(_list(whole, "start"), 1)]
        ),
    )


def _list(whole: dict[str, object], name: str) -> list[object]:
    found = whole.get(name, [])
    if not isinstance(found, list):
        raise BadSetup(name, "a list must stand there")
    return found


def _cell(where: str, name: object) -> int:
    if not isinstance(name, str) or name not in CELLS_BY_NAME:
        raise BadSetup(
            where, f"{shorten(str(name))!r} is no cell; cells are a1 to i9 [M4]"
        )
    return CELLS_BY_NAME[name]


def _angle(where: str, angle: object) -> int:
    if type(angle) is not int or angle not in ANGLES:
        raise BadSetup(where, "an angle is 0, 90, 180 or 270 [M4]")
    return angle


def _mark(where: str, word: object) -> str:
    if not isinstance(word, str) or not word.isalpha():
        raise BadSetup(where, "a word must stand there")
    return word


def _start(number: int, table: object) -> StartPlace:
    """Read the start place *number*, counted from 1."""
    where = f"start {number}"
    if not isinstance(table, dict):
        raise BadSetup(where, "it is no table")
    for name in table:
        if name not in ("cell", "walls"):
            raise BadSetup(where, f"{shorten(str(name))!r} is not known")
    cell = _cell(where, table.get("cell"))
    walls = table.get("walls")
    return StartPlace(cell, None if walls is None else _walls(where, walls))


def _walls(where: str, walls: object) -> str:
    """Check walled sides, and return them in the order NESW."""
    if not isinstance(walls, str):
        raise BadSetup(where, 'walls are a text like "NE"')
    for side in walls:
        if side not in SIDES or walls.count(side) > 1:
            raise BadSetup(
                where,
                f"walls {shorten(walls)!r}: each of NESW, at most once",
            )
    return "".join([side for side in SIDES if side in walls])


def _walls_in_line(walls: str) -> str:
    """Read the walls of a start place on a line: - for none."""
    if not walls:
        raise BadSetup("start", "write the walls behind the colon, - for none")
    return "" if walls == "-" else _walls("start", walls)


def read_setup_line(text: str) -> CardSetup:
    """
    Read a set-up written by `CardSetup.line`.

    Raises:
        BadSetup: The set-up is invalid; the error says where.
    """
    cells: dict[str, int] = {}
    angles: dict[str, int] = {}
    marks: dict[str, str] = {}
    agendas: list[int] = []
    starts: list[StartPlace] = []
    for word in text.split():
        name, _, value = word.partition("=")
        if name in cells or name in angles or name in marks:
            raise BadSetup(name, "it appears twice")
        if name in SETUP_ROLES:
            cells[name] = _cell(name, value)
        elif name in ANGLE_FIELDS:
            angles[name] = _angle(name, read_number(value))
        elif name in PRINTED_MARKS:
            marks[name] = _mark(name, value)
        elif name == "agenda":
            agendas.append(_cell(name, value))
        elif name == "start":
            cell, colon, walls = value.partition(":")
            starts.append(
                StartPlace(
                    _cell("start", cell), _walls_in_line(walls) if colon else None
                )
            )
        else:
            raise BadSetup(shorten(word), "write cheese=e5 mouse=f6 start=f5:S")
    return CardSetup(
        tuple([(who, cells[who]) for who in SETUP_ROLES if who in cells]),
        tuple(agendas),
        tuple([(which, angles[which]) for which in ANGLE_FIELDS if which in angles]),
        tuple([(which, marks[which]) for which in PRINTED_MARKS if which in marks]),
        tuple(starts),
    )


def setup_from_option(
    value: str, names: tuple[str, ...], data: Mapping[str, str]
) -> CardSetup:
    """
    Return the set-up of the option `setup`: one of *names*, or a line.

    Raises:
        BadOption: The set-up is invalid; the error says why.
    """
    try:
        if value in names:
            return read_setup(data[f"setups/{value}.toml"])
        return read_setup_line(value)
    except BadSetup as problem:
        raise BadOption("setup", str(problem)) from None
