"""
The record of a game: a header, then every move, chance's included.

    whiskerworks record 1
    game gears
    rules 1
    seats 2
    option first coin
    tag blue Ada
    <an empty line>
    * first blue
    0 e3
    1 e4
    end gold

A move stands behind its seat, `*` for chance. `end` is there when the game is
over: behind it stands the reason, one of the game's endings, or how the players
ended what the rules would have let go on: `end resigned 1`, `end time 0` (that
seat gave up, or its time was up), `end agreed` (they shared it), `end abandoned`.
Everything else about a match is derived from this.
"""

from typing import Final, final

from whiskerworks.core import referee
from whiskerworks.core.errors import BadMove, BadRecord, IllegalMove, short
from whiskerworks.core.game import Game
from whiskerworks.core.options import is_line, read_number
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value

FORMAT: Final = "whiskerworks record 1"

OF_A_SEAT: Final = ("resigned", "time")
"""Endings outside the rules that name the seat which lost by them."""
OF_ALL: Final = ("agreed", "abandoned")
"""Endings outside the rules that name nobody."""


@final
class Ply(Value):
    """One move: who played it, and its text."""

    __slots__ = ("seat", "text")

    def __init__(self, seat: Seat, text: str) -> None:
        self.seat: Final = seat
        """The seat that moved, or CHANCE."""
        self.text: Final = text
        """The move, in the game's notation."""

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.text)


@final
class Record(Value):
    """A game as it was played, as text; `read` and `write` it."""

    __slots__ = ("end", "game", "options", "plies", "rules_version", "seats", "tags")

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: int,
        options: tuple[tuple[str, str], ...] = (),
        tags: tuple[tuple[str, str], ...] = (),
        plies: tuple[Ply, ...] = (),
        end: str = "",
    ) -> None:
        self.game: Final = game
        """The game's name."""
        self.rules_version: Final = rules_version
        """The version of the rules it was played by."""
        self.seats: Final = seats
        """How many played."""
        self.options: Final = options
        """(name, value as text) of the options."""
        self.tags: Final = tags
        """(name, text) of whatever else is worth keeping: players, date."""
        self.plies: Final = plies
        """The moves."""
        self.end: Final = end
        """The reason the game ended, or nothing while it goes on: "gold", "time 0"."""

    def key(self) -> tuple[object, ...]:
        return (
            self.game,
            self.rules_version,
            self.seats,
            self.options,
            self.tags,
            self.plies,
            self.end,
        )

    def ended_outside(self) -> bool:
        """Tell whether the players ended it, not the rules."""
        return _is_outside(self.end)

    def line_of(self, index: int) -> int:
        """Return the line of the text, from 1, on which ply *index* stands."""
        return 6 + len(self.options) + len(self.tags) + index


def of_game(
    game: Game, moves: list[int], tags: tuple[tuple[str, str], ...] = ()
) -> Record:
    """Return the record of the match in which *moves*, all legal, were played."""
    state = game.start()
    plies: list[Ply] = []
    for move in moves:
        plies.append(Ply(int(game.rules.to_move(state)), game.write(state, move)))
        state = game.play(state, move)
    options = [
        (option.name, option.write(game.options[option.name]))
        for option in game.meta.options
    ]
    outcome = game.outcome(state)
    return Record(
        game.name,
        game.rules_version,
        game.seats,
        tuple(options),
        tags,
        tuple(plies),
        "" if outcome is None else outcome.reason,
    )


def replay(game: Game, record: Record) -> list[Value]:
    """
    Return every position of *record*, the start first, each move refereed.

    Where the players ended the game, the rules must have left it open.

    Raises:
        BadRecord: A move is unreadable, refused or the wrong seat's, or the game
            does not end as the record says. The line is named.
    """
    states = [game.start()]
    for index, ply in enumerate(record.plies):
        try:
            after = referee.submit_text(game, states[-1], ply.seat, ply.text)
        except (BadMove, IllegalMove) as problem:
            raise BadRecord(record.line_of(index), str(problem)) from problem
        states.append(after)
    outcome = game.outcome(states[-1])
    end = "" if outcome is None else outcome.reason
    if end != ("" if record.ended_outside() else record.end):
        raise BadRecord(
            record.line_of(len(record.plies)),
            f"the record says the end is {record.end or 'open'}, "
            f"the rules say {end or 'open'}",
        )
    return states


def write(record: Record) -> str:
    """
    Return *record* as text, the inverse of `read`.

    Raises:
        BadRecord: Something in it would not read back as it is.
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
    lines.extend([f"{referee.seat_name(p.seat)} {p.text}" for p in record.plies])
    if record.end:
        lines.append(f"end {record.end}")
    for index, line in enumerate(lines):
        if line and not is_line(line):
            raise BadRecord(index + 1, f"{short(line)!r} cannot stand on one line")
    text = "\n".join(lines) + "\n"
    if read(text) != record:
        raise BadRecord(1, "a name in it has blanks, or stands there twice")
    return text


def read(text: str) -> Record:
    """
    Return the record that *text* says. Whether its moves are legal, `replay` tells.

    Raises:
        BadRecord: A line is not what it must be; the line is named.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    while lines and not lines[-1]:
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(1, f"a record begins with {FORMAT!r}")
    name = _field(lines, 1, "game")
    rules_version = _number(lines, 2, "rules")
    seats = _number(lines, 3, "seats")
    options, at = _pairs(lines, 4, "option")
    tags, at = _pairs(lines, at, "tag")
    if at < len(lines) and lines[at]:
        raise BadRecord(
            at + 1, f"an empty line must end the header, not {short(lines[at])!r}"
        )
    plies, end = _plies(lines, at + 1)
    if _is_outside(end):
        _check_end(end, seats, len(lines))
    return Record(name, rules_version, seats, options, tags, plies, end)


def _field(lines: list[str], at: int, word: str) -> str:
    """Return what stands behind *word* on line *at*, which must begin with it."""
    line = lines[at] if at < len(lines) else ""
    head, _, rest = line.partition(" ")
    if head != word or not is_line(rest):
        raise BadRecord(at + 1, f"here must stand '{word} …', not {short(line)!r}")
    return rest


def _number(lines: list[str], at: int, word: str) -> int:
    text = _field(lines, at, word)
    number = read_number(text)
    if number is None:
        raise BadRecord(at + 1, f"{word} must be a number, not {short(text)!r}")
    return number


def _pairs(
    lines: list[str], at: int, word: str
) -> tuple[tuple[tuple[str, str], ...], int]:
    """Return the (name, value) of the lines that begin with *word*, and the next."""
    pairs: list[tuple[str, str]] = []
    while at < len(lines) and lines[at].startswith(f"{word} "):
        name, _, value = _field(lines, at, word).partition(" ")
        if not is_line(value) or not is_line(name):
            raise BadRecord(at + 1, f"{word} {name} has no value")
        if name in [earlier for earlier, _ in pairs]:
            raise BadRecord(at + 1, f"{word} {name} stands there twice")
        pairs.append((name, value))
        at += 1
    return tuple(pairs), at


def _plies(lines: list[str], at: int) -> tuple[tuple[Ply, ...], str]:
    """Return the moves from line *at* on, and the reason of the end."""
    plies: list[Ply] = []
    for index in range(at, len(lines)):
        head, _, rest = lines[index].partition(" ")
        if not is_line(rest):
            problem = f"here must stand a move, not {short(lines[index])!r}"
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
        problem = f"a move begins with its seat or *, not {short(text)!r}"
        raise BadRecord(at + 1, problem)
    return seat


def _is_outside(end: str) -> bool:
    """Tell whether the first word of *end* is that of an ending outside the rules."""
    word = end.partition(" ")[0]
    return word in OF_A_SEAT or word in OF_ALL


def _check_end(end: str, seats: int, line: int) -> None:
    """Check that an ending outside the rules names a seat exactly if it must."""
    word, _, rest = end.partition(" ")
    if word in OF_ALL:
        if rest:
            raise BadRecord(line, f"nothing may follow 'end {word}'")
        return
    seat = read_number(rest)
    if seat is None or seat >= seats:
        raise BadRecord(
            line,
            f"'end {word}' must name one of the {seats} seats, from 0, "
            f"not {short(rest)!r}",
        )
