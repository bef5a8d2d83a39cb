# compiled: cold
"""Records in the text form, which `core.record` describes."""

from typing import Final

from whiskerworks.core.errors import BadRecord, shorten
from whiskerworks.core.game_record import Ply, Record, end_problem
from whiskerworks.core.options import MAX_DIGITS, is_single_line, read_number
from whiskerworks.core.seat import CHANCE, Seat, seat_name

FORMAT_NAME: Final = "whiskerworks record"
FORMAT_VERSION: Final = 1
FORMAT: Final = "whiskerworks record 1"
"""The first line of a record, with the version of the format."""
NO_SEATS_PROBLEM: Final = "seats must be a number from 1 on, not 0"


def write(record: Record) -> str:
    """
    Return *record* as text, the inverse of `read`.

    Raises:
        BadRecord: Something in the record would not read back the same.
    """
    lines = [
        FORMAT,
        f"game {record.game}",
        f"rules {record.rules_version}",
        f"seats {record.seats}",
    ]
    lines.extend([f"option {name} {value}" for name, value in record.options])
    lines.extend([f"tag {name} {value}" for name, value in record.tags])
    lines.append("")
    lines.extend([f"{seat_name(p.seat)} {p.text}" for p in record.plies])
    if record.end:
        lines.append(f"end {record.end}")
    for index, line in enumerate(lines):
        if line and not is_single_line(line):
            raise BadRecord(index + 1, f"{shorten(line)!r} cannot stand on one line")
    text = "\n".join(lines) + "\n"
    if read(text) != record:
        raise BadRecord(1, "a name in it has blanks, or appears twice")
    return text


def read(text: str) -> Record:
    """
    Return the record in *text*.

    Raises:
        BadRecord: A line is wrong; the error names it.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    while lines and not lines[-1]:
        lines.pop()
    _check_lines(lines)
    name = _field(lines, 1, "game")
    rules_version = _number(lines, 2, "rules")
    seats = _number(lines, 3, "seats")
    if not seats:
        raise BadRecord(4, NO_SEATS_PROBLEM)
    options, at = _pairs(lines, 4, "option")
    tags, at = _pairs(lines, at, "tag")
    if at < len(lines) and lines[at]:
        raise BadRecord(
            at + 1, f"an empty line must end the header, not {shorten(lines[at])!r}"
        )
    plies, end = _plies(lines, at + 1)
    problem = end_problem(end, seats)
    if problem is not None:
        raise BadRecord(len(lines), problem)
    return Record(name, rules_version, seats, options, tags, plies, end)


def format_problem(said: str) -> str:
    """Return the problem with a text that should be `FORMAT`."""
    kind, _, version = said.rpartition(" ")
    number = read_number(version)
    if kind == FORMAT_NAME and number is not None and number > FORMAT_VERSION:
        ours = FORMAT_VERSION
        return f"this is format {number}, and we read {ours}: a newer program wrote it"
    return f"a record begins with {FORMAT!r}, not {shorten(said)!r}"


def _check_lines(lines: list[str]) -> None:
    """
    Check the first line, and that all lines are clean text.

    Raises:
        BadRecord: A line is wrong.
    """
    if not "".join(lines).strip():
        raise BadRecord(1, f"it is empty: a record begins with {FORMAT!r}")
    if lines[0].rstrip() != FORMAT:
        raise BadRecord(1, format_problem(lines[0]))
    for index, line in enumerate(lines):
        if line != line.strip():
            raise BadRecord(index + 1, "the line begins or ends with blanks")
        if not line.isprintable():
            problem = f"{shorten(line)!r} has an unprintable character"
            raise BadRecord(index + 1, problem)


def _field(lines: list[str], at: int, word: str) -> str:
    """Return the text after *word* on line *at*, which must begin with *word*."""
    if at >= len(lines):
        raise BadRecord(len(lines), f"the record breaks off: '{word} …' must follow")
    head, _, rest = lines[at].partition(" ")
    if head != word or not is_single_line(rest):
        raise BadRecord(at + 1, f"expected '{word} …', not {shorten(lines[at])!r}")
    return rest


def _number(lines: list[str], at: int, word: str) -> int:
    text = _field(lines, at, word)
    number = read_number(text)
    if number is None:
        limit = f" of at most {MAX_DIGITS} digits" if len(text) > MAX_DIGITS else ""
        raise BadRecord(
            at + 1, f"{word} must be a number{limit}, not {shorten(text)!r}"
        )
    return number


def _pairs(
    lines: list[str], at: int, word: str
) -> tuple[tuple[tuple[str, str], ...], int]:
    """Return names and values of the lines that begin with *word*, and the next."""
    pairs: dict[str, str] = {}
    while at < len(lines) and lines[at].startswith(f"{word} "):
        name, _, value = _field(lines, at, word).partition(" ")
        if not value:
            raise BadRecord(at + 1, f"{word} {shorten(name)} has no value")
        if not is_single_line(value):
            problem = f"{word} {shorten(name)}: more than one blank follows it"
            raise BadRecord(at + 1, problem)
        if name in pairs:
            raise BadRecord(at + 1, f"{word} {shorten(name)} appears twice")
        pairs[name] = value
        at += 1
    return tuple(pairs.items()), at


def _plies(lines: list[str], at: int) -> tuple[tuple[Ply, ...], str]:
    """Return the moves from line *at* on, and the reason of the end."""
    plies: list[Ply] = []
    for index in range(at, len(lines)):
        head, _, rest = lines[index].partition(" ")
        if not is_single_line(rest):
            what = "how the game ended" if head == "end" else "a move"
            problem = f"expected {what}, not {shorten(lines[index])!r}"
            raise BadRecord(index + 1, problem)
        if head == "end":
            if index + 1 < len(lines):
                raise BadRecord(index + 2, "nothing may follow the end")
            return tuple(plies), rest
        plies.append(Ply(_seat(head, index), rest))
    return tuple(plies), ""


def _seat(text: str, at: int) -> Seat:
    if text == "*":
        return CHANCE
    seat = read_number(text)
    if seat is None:
        problem = f"a move begins with its seat or *, not {shorten(text)!r}"
        raise BadRecord(at + 1, problem)
    return seat
