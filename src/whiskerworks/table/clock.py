# compiled: warm
"""The clocks of a table [T5]. All of it follows from the times of the log's entries."""

from typing import Final, NamedTuple, final

from whiskerworks.table.setup import DAY, Bank, Clock, Days, Expiry, NoClock


class Reading(NamedTuple):
    """A seat's clock, in milliseconds."""

    spent: int
    left: int | None
    """None where time is never up."""


@final
class ClockState:
    """Every seat's time, and whose is running."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.kind: Final = kind
        """How time is counted at this table."""
        self.spent: Final = [0] * seats
        """What each seat has used, up to `since`."""
        self.left: Final = [full(kind)] * seats
        """What each seat has left, up to `since`; None where time is never up."""
        self.running: int | None = None
        """The seat whose time runs."""
        self.since = 0
        """Up to when time has been charged."""
        self.turn: int | None = None
        """The seat that came on turn last; None where nobody is to be credited."""
        self.flagged: int | None = None
        """The seat whose time was up in this turn."""

    @property
    def expiry(self) -> Expiry:
        """What happens when a seat's time is up."""
        return self.kind.expiry if isinstance(self.kind, (Bank, Days)) else "nothing"

    @property
    def due(self) -> int | None:
        """When the time that runs is up; None if never, or if it has been."""
        if self.running is None or self.running == self.flagged:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def reading(self, seat: int, now: int) -> Reading:
        """Return the clock of *seat* as it stands *now*."""
        gone = self.gone(seat, now)
        return Reading(self.spent[seat] + gone, less(self.left[seat], gone))

    def gone(self, seat: int, now: int) -> int:
        """Return how long the clock of *seat* has run since it was last charged."""
        return max(0, now - self.since) if seat == self.running else 0

    def charge(self, now: int, excused: int = 0) -> None:
        """Charge who is on turn for the time until *now*, but for what is *excused*."""
        if self.running is not None:
            gone = max(0, now - self.since - excused)
            self.spent[self.running] += gone
            self.left[self.running] = less(self.left[self.running], gone)
        self.since = max(self.since, now)

    def run(self, seat: int | None) -> None:
        """Let the time of *seat*, if any, run from here."""
        self.running = None if isinstance(self.kind, NoClock) else seat

    def arrive(self, seat: int, *, credit: bool, anew: bool) -> None:
        """
        Let *seat* be on turn.

        *credit* tells whether the seat before gets its increment, *anew* whether
        this is another turn even if it was the same seat's.
        """
        if seat != self.turn:
            if credit and self.turn is not None and isinstance(self.kind, Bank):
                left = self.left[self.turn] or 0
                self.left[self.turn] = left + 1000 * self.kind.increment
            self.flagged = None
        if seat != self.turn or anew:
            self.renew(seat)
        self.turn = seat

    def renew(self, seat: int) -> None:
        """Give *seat* its days anew, where days are counted."""
        if isinstance(self.kind, Days):
            self.left[seat] = full(self.kind)
            self.unflag(seat)

    def unflag(self, seat: int) -> None:
        """Forget that the time of *seat* was up."""
        if self.flagged == seat:
            self.flagged = None


def full(kind: Clock) -> int | None:
    """Return what a seat has at the beginning, in milliseconds."""
    if isinstance(kind, Bank):
        return 1000 * kind.seconds
    return 1000 * DAY * kind.days if isinstance(kind, Days) else None


def less(left: int | None, gone: int) -> int | None:
    """Return what is left after some time is *gone*, never less than nothing."""
    return None if left is None else max(0, left - gone)
