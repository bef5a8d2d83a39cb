# compiled: warm
"""
What comes to a table from outside: the moment, who acts and who looks.

A `LogWriter` writes what follows from it into the log of a live table.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, final

from whiskerworks.table.log_entries import Entry, LogEntry
from whiskerworks.table.messages import Want
from whiskerworks.table.refusals import refuse
from whiskerworks.table.table import Table

NameLookup = Callable[[str], str]
"""Tells the name of a person; nothing for one who is not known any more."""
NO_ABSENCES: Final[Mapping[int, int]] = MappingProxyType({})


class Dealer(Protocol):
    """Whoever decides for chance [T4]."""

    def draw(self, words: tuple[str, ...], number: int, weights: list[int]) -> int:
        """Return the index of one of *weights*; always the same for these words."""

    def reveal(self) -> str:
        """Return the secret, hexadecimal; asked when the game has ended."""


class Context(NamedTuple):
    """Now, and who is there."""

    now: int
    """Milliseconds since 1970."""
    dealer: Dealer
    away: Mapping[int, int] = NO_ABSENCES
    """For each seat whose player is not connected, since when; the same unit."""
    invitation: str = ""
    """What opens the chairs that are kept; nothing: they cannot be opened."""


class Actor(NamedTuple):
    """Who commands."""

    person: str
    seat: int | None = None
    """The seat they act for; None for somebody who looks on."""
    bot: bool = False
    """Whether a bot plays this move for the seat."""


class Viewer(NamedTuple):
    """Whose eyes, and whose they are."""

    seat: int | None
    """The seat whose eyes they have; None for a bystander's."""
    person: str = ""
    """Who they are; one who looks over another's shoulder has that seat's eyes."""
    want: frozenset[Want] = frozenset()
    """What they want to be told besides what was played."""
    hidden: frozenset[str] = frozenset()
    """The people whose chat they do not want to read."""


def holds_seat(table: Table, viewer: Viewer) -> bool:
    """Tell whether *viewer* plays the seat, and does not only see with its eyes."""
    if viewer.seat is None:
        return False
    chair = table.chairs[viewer.seat]
    return chair.kind == "person" and chair.person == viewer.person


@final
class LogWriter:
    """Writes what one command, or time, brings about; each entry is applied."""

    def __init__(
        self,
        table: Table,
        moment: Context,
        person: str = "",
        command: str = "",
        digest: int | None = None,
    ) -> None:
        """Write for *person*, under the id and the digest of their command."""
        self.table: Final = table
        self.moment: Final = moment
        self.written: Final[list[LogEntry]] = []
        """What was written so far."""
        self._person: Final = person
        self._command: Final = command
        self._digest: Final = digest

    def write(self, entry: Entry) -> None:
        """Write an entry of the command itself."""
        if self.written:
            self._log(entry, self._person, "", None)
        else:
            self._log(entry, self._person, self._command, self._digest)

    def follow(self, entry: Entry) -> None:
        """Write an entry that follows by itself."""
        self._log(entry, "", "", None)

    def _log(self, entry: Entry, person: str, command: str, digest: int | None) -> None:
        # A clock that was set back must not give time back.
        at = max(self.moment.now, self.table.at)
        logged = LogEntry(self.table.seq + 1, at, entry, person, command, digest)
        self.table.apply(logged)
        self.written.append(logged)


def acting_seat(table: Table, actor: Actor) -> int:
    """
    Return the seat for which *actor* acts: the one they say, or the first they hold.

    Raises:
        Refused: They do not sit there.
    """
    seats = table.seats_of(actor.person)
    if actor.seat is None and seats:
        return table.mover if table.mover in seats else seats[0]
    if actor.seat not in seats:
        raise refuse("not-a-player")
    return actor.seat


def check_begun(table: Table) -> None:
    """
    See that the game has begun and is not over; it may be paused.

    Raises:
        Refused: It is not so.
    """
    if table.phase == "waiting":
        raise refuse("not-begun")
    if table.phase in ("over", "closed"):
        raise refuse("table-over")


def check_in_play(table: Table) -> None:
    """
    See that the game is being played now.

    Raises:
        Refused: It has not begun, is paused, or is over.
    """
    check_begun(table)
    if table.phase == "paused":
        raise refuse("paused")


def check_waiting(table: Table) -> None:
    """
    See that the game has not begun.

    Raises:
        Refused: It has.
    """
    if table.phase in ("over", "closed"):
        raise refuse("table-over")
    if table.phase != "waiting":
        raise refuse("begun")
