# compiled: warm
"""The hand that writes the log of a live table."""

from typing import Final, final

from whiskerworks.table.entries import Entry, Logged
from whiskerworks.table.moment import Actor, Moment
from whiskerworks.table.refusals import refuse
from whiskerworks.table.table import Table


@final
class Hand:
    """Writes what one command, or time, brings about; each entry is applied."""

    def __init__(
        self,
        table: Table,
        moment: Moment,
        person: str = "",
        command: str = "",
        digest: int | None = None,
    ) -> None:
        """Write for *person*, under the id and the digest of their command."""
        self.table: Final = table
        self.moment: Final = moment
        self.written: Final[list[Logged]] = []
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
        logged = Logged(self.table.seq + 1, at, entry, person, command, digest)
        self.table.apply(logged)
        self.written.append(logged)


def acting(table: Table, actor: Actor) -> int:
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


def in_game(table: Table) -> None:
    """
    See that the game has begun and is not over; it may be paused.

    Raises:
        Refused: It is not so.
    """
    if table.phase == "waiting":
        raise refuse("not-begun")
    if table.phase in ("over", "closed"):
        raise refuse("table-over")


def in_play(table: Table) -> None:
    """
    See that the game is being played now.

    Raises:
        Refused: It has not begun, is paused, or is over.
    """
    in_game(table)
    if table.phase == "paused":
        raise refuse("paused")


def gathering(table: Table) -> None:
    """
    See that the game has not begun.

    Raises:
        Refused: It has.
    """
    if table.phase in ("over", "closed"):
        raise refuse("table-over")
    if table.phase != "waiting":
        raise refuse("begun")
