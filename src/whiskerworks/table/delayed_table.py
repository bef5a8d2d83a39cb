"""The table as bystanders see it who are some moves behind [T11]."""

from collections.abc import Iterable
from typing import Final, final

from whiskerworks.core.game import Game
from whiskerworks.table.log_entries import Drew, Ended, LogEntry, Moved, Undone
from whiskerworks.table.table import Table


@final
class DelayedTable:
    """
    A table's twin that lags: so many moves of seats are still to come.

    Up to the first move it is as the table, and so it is when the game has ended.
    Moves that were taken back do not count; what was shown once is never hidden
    again. Everything else, talk too, is shown when the moves before it are.
    """

    def __init__(self, game: Game, logs: Iterable[LogEntry], delay: int) -> None:
        """
        Begin with the log so far.

        Raises:
            ValueError: It does not begin with `Created`, or has gaps.
        """
        first, *others = logs
        self.table: Final = Table(game, first)
        """The table as it is seen; its `at` is the time that bystanders see."""
        self.delay: Final = delay
        """How many moves it is behind."""
        self._held: Final[list[LogEntry]] = []
        self.push(others)

    @property
    def held(self) -> int:
        """How many entries are not shown yet."""
        return len(self._held)

    def push(self, fresh: Iterable[LogEntry]) -> list[LogEntry]:
        """Take in *fresh* entries, and return those that can be seen now."""
        self._held.extend(fresh)
        shown = self._held[: self._visible()]
        del self._held[: len(shown)]
        for logged in shown:
            self.table.apply(logged)
        return shown

    def _visible(self) -> int:
        """Return how many of the held entries may be shown."""
        if self.delay == 0 or any(isinstance(h.entry, Ended) for h in self._held):
            return len(self._held)
        if self.table.ended is not None:
            return len(self._held)
        first = _first_move(self._held)
        standing = self._standing()
        if len(standing) < self.delay:
            return first
        return max(first, standing[-self.delay])

    def _standing(self) -> list[int]:
        """Return which held entries are moves of seats that were not taken back."""
        base = self.table.ply
        plies: list[int] = []
        for index, logged in enumerate(self._held):
            if isinstance(logged.entry, Moved | Drew):
                plies.append(index)
            elif isinstance(logged.entry, Undone):
                del plies[max(0, logged.entry.ply - base) :]
                base = min(base, logged.entry.ply)
        return [at for at in plies if isinstance(self._held[at].entry, Moved)]


def _first_move(held: list[LogEntry]) -> int:
    """Return where the first move of a seat stands; behind all, if there is none."""
    for index, logged in enumerate(held):
        if isinstance(logged.entry, Moved):
            return index
    return len(held)
