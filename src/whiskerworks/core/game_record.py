# compiled: warm
"""A game as it was played: what a record says, in whichever form it is written."""

from typing import Final, final

from whiskerworks.core.errors import BadMove, BadRecord, IllegalMove, shorten
from whiskerworks.core.message import Message
from whiskerworks.core.options import read_number
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

ENDINGS_WITH_SEAT: Final = ("resigned", "time")
"""Endings outside the rules that name the seat which lost by them."""
ENDINGS_WITHOUT_SEAT: Final = ("agreed", "abandoned")
"""Endings outside the rules that name nobody."""

UNKNOWN_PLIES_TAG: Final = "untold"
"""
The tag that names plies, from 1, which were dealt in secret and which nobody has told.

What stands there only agrees with the rest.
"""

HEADER_FIELDS: Final = ("format", "game", "rules", "seats")
"""What the first lines of a record say."""


@final
class Ply(Value):
    """One move: who played it, and its text."""

    def __init__(self, seat: Seat, text: str) -> None:
        self.seat: Final = seat
        """The seat that moved, or CHANCE."""
        self.text: Final = text
        """The move, in the game's notation."""


@final
class Record(Value):
    """A game as it was played, as text; `core.record` reads and writes it."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: int,
        options: tuple[tuple[str, str], ...] = (),
        tags: tuple[tuple[str, str], ...] = (),
        plies: tuple[Ply, ...] = (),
        end: str = "",
        places: tuple[int, ...] = (),
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
        self.places: Final = places
        """
        If it was read from JSON: where there stands what the text form says on its
        first line, its second, and so on. It is no part of the value.
        """

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
        return is_ended_by_players(self.end)

    def outside(self) -> Message | None:
        """Return how the players ended it, to be said; None if they did not."""
        if not self.ended_outside():
            return None
        word, _, seat = self.end.partition(" ")
        return Message(f"ending-{word}", {"seat": int(seat)} if seat else {})

    def is_told(self) -> bool:
        """Tell whether all that stands in it was so, as far as anybody knows."""
        return not self._untold()

    def may_tell(self, index: int) -> bool:
        """Tell whether all may know ply *index*, though it was dealt in secret."""
        return self.end != "" and str(index + 1) not in self._untold()

    def names(self) -> tuple[str, ...]:
        """Return the names of all seats, if its tags have them all."""
        return player_names(self.tags, self.seats)

    def _untold(self) -> list[str]:
        """Return the numbers of the plies that nobody has told."""
        return dict(self.tags).get(UNKNOWN_PLIES_TAG, "").split()

    def line_of(self, index: int) -> int:
        """Return the line of the text form, from 1, on which ply *index* stands."""
        return 6 + len(self.options) + len(self.tags) + index

    def line_read(self, line: int) -> int:
        """Return where that was read which the text form says on *line*."""
        return self.places[line - 1] if self.places else line

    def wrong(
        self,
        line: int,
        problem: str,
        refused: IllegalMove | BadMove | None = None,
    ) -> BadRecord:
        """Return what to raise of something that the text form says on *line*."""
        where = self._name_of(line) if self.places else ""
        return BadRecord(self.line_read(line), problem, where, refused)

    def _name_of(self, line: int) -> str:
        """Return the name in JSON of what the text form says on *line*."""
        at = line - 1
        if at < len(HEADER_FIELDS):
            return HEADER_FIELDS[at]
        at -= len(HEADER_FIELDS)
        if at < len(self.options):
            return f"options.{self.options[at][0]}"
        at -= len(self.options)
        if at < len(self.tags):
            return f"tags.{self.tags[at][0]}"
        at -= len(self.tags) + 1
        if at < 0:
            return "moves"
        return f"moves[{at}]" if at < len(self.plies) else "end"


def player_names(tags: tuple[tuple[str, str], ...], seats: int) -> tuple[str, ...]:
    """Return the names of all *seats*, if the *tags* of a record have them all."""
    said = dict(tags)
    names = [said.get(f"seat-{seat}", "") for seat in range(seats)]
    return tuple(names) if all(names) else ()


def is_ended_by_players(end: str) -> bool:
    """Tell whether the first word of *end* is that of an ending outside the rules."""
    word = end.partition(" ")[0]
    return word in ENDINGS_WITH_SEAT or word in ENDINGS_WITHOUT_SEAT


def end_problem(end: str, seats: int) -> str | None:
    """
    Return what is wrong with an ending, or None.

    One outside the rules must name a seat exactly if somebody lost by it.
    """
    if not is_ended_by_players(end):
        return None
    word, _, rest = end.partition(" ")
    if word in ENDINGS_WITHOUT_SEAT:
        return f"nothing may follow 'end {word}'" if rest else None
    seat = read_number(rest)
    if seat is not None and seat < seats:
        return None
    found = shorten(rest)
    return f"'end {word}' must name one of the {seats} seats, from 0, not {found!r}"
