# compiled: warm
"""
The outside of a table: time, dealer, absences, the actor and the viewer.

A `LogWriter` adds entries to the log of a live table.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, final

from whiskerworks.table.log_entries import Entry, LogEntry
from whiskerworks.table.messages import Want
from whiskerworks.table.refusals import refuse
from whiskerworks.table.table import Table

NameLookup = Callable[[str], str]
"""Returns the name of a person by their id; "" for a deleted account."""
NO_ABSENCES: Final[Mapping[int, int]] = MappingProxyType({})


class Dealer(Protocol):
    """The dealer, who decides for chance [T4]."""

    def draw(self, words: tuple[str, ...], number: int, weights: list[int]) -> int:
        """Return the index of one of *weights*; the same for the same arguments."""

    def reveal(self) -> str:
        """Return the secret in hexadecimal; called after the end of the game."""


class Context(NamedTuple):
    """The time, the dealer and the absent players."""

    now: int
    """The current time in milliseconds since 1970."""
    dealer: Dealer
    away: Mapping[int, int] = NO_ABSENCES
    """When each disconnected player left, by seat, in milliseconds since 1970."""
    invitation: str = ""
    """The code that opens reserved chairs; "" if none does."""


class Actor(NamedTuple):
    """The sender of a command."""

    person: str
    seat: int | None = None
    """The seat they act for; None for a spectator."""
    bot: bool = False
    """Whether a bot plays this move for the seat."""


class Viewer(NamedTuple):
    """A viewer: a person, and the seat whose view they have."""

    seat: int | None
    """The seat whose view they have; None for a bystander's."""
    person: str = ""
    """Their id; a spectator of one player has that seat's view."""
    want: frozenset[Want] = frozenset()
    """The parts of updates that they want, besides the moves."""
    hidden: frozenset[str] = frozenset()
    """The people whose chat they have muted."""


def holds_seat(table: Table, viewer: Viewer) -> bool:
    """Whether *viewer* plays the seat, and does not only share its view."""
    if viewer.seat is None:
        return False
    chair = table.chairs[viewer.seat]
    return chair.kind == "person" and chair.person == viewer.person


@final
class LogWriter:
    """Writes the entries of one command or timeout, and applies them to the table."""

    def __init__(
        self,
        table: Table,
        moment: Context,
        person: str = "",
        command: str = "",
        digest: int | None = None,
    ) -> None:
        """Write for *person*, with the id and the digest of their command."""
        self.table: Final = table
        self.moment: Final = moment
        self.written: Final[list[LogEntry]] = []
        """The entries written so far."""
        self._person: Final = person
        self._command: Final = command
        self._digest: Final = digest

    def write(self, entry: Entry) -> None:
        """Write an entry caused by the command."""
        if self.written:
            self._log(entry, self._person, "", None)
        else:
            self._log(entry, self._person, self._command, self._digest)

    def follow(self, entry: Entry) -> None:
        """Write an automatic entry."""
        self._log(entry, "", "", None)

    def _log(self, entry: Entry, person: str, command: str, digest: int | None) -> None:
        # A clock that was set back must not give time back.
        at = max(self.moment.now, self.table.at)
        logged = LogEntry(self.table.seq + 1, at, entry, person, command, digest)
        self.table.apply(logged)
        self.written.append(logged)


def acting_seat(table: Table, actor: Actor) -> int:
    """
    Return the seat that *actor* acts for.

    It is the seat they name, else their seat that is to move, else their first seat.

    Raises:
        Refused: They do not have that seat.
    """
    seats = table.seats_of(actor.person)
    if actor.seat is None and seats:
        return table.mover if table.mover in seats else seats[0]
    if actor.seat not in seats:
        raise refuse("not-a-player")
    return actor.seat


def check_begun(table: Table) -> None:
    """
    Check that the game has begun and is not over; it may be paused.

    Raises:
        Refused: The game has not begun, or is over.
    """
    if table.phase == "waiting":
        raise refuse("not-begun")
    if table.phase in ("over", "closed"):
        raise refuse("table-over")


def check_in_play(table: Table) -> None:
    """
    Check that the game is being played now.

    Raises:
        Refused: The game has not begun, is paused, or is over.
    """
    check_begun(table)
    if table.phase == "paused":
        raise refuse("paused")


def check_waiting(table: Table) -> None:
    """
    Check that the game has not begun.

    Raises:
        Refused: The game has begun, or is over.
    """
    if table.phase in ("over", "closed"):
        raise refuse("table-over")
    if table.phase != "waiting":
        raise refuse("begun")
