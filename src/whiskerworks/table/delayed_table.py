"""A table as delayed spectators see it, some moves behind [T11]."""

from collections.abc import Iterable
from typing import Final, final

from whiskerworks.core.game import Game
from whiskerworks.table.log_entries import Drew, Ended, LogEntry, Moved, Undone
from whiskerworks.table.table import Table


@final
class DelayedTable:
    """
    A copy of a table that lags *delay* moves of seats behind.

    It is up to date before the first move and after the end. Moves that were taken back
    do not count, and nothing shown is hidden again. Every other entry, chat included,
    appears after the moves before it.
    """

    def __init__(self, game: Game, logs: Iterable[LogEntry], delay: int) -> None:
        """
        Begin with the log so far.

        Raises:
            ValueError: The log does not begin with `Created`, or has gaps.
        """
        first, *others = logs
        self.table: Final = Table(game, first)
        """The table as spectators see it; its `at` is the time that they see."""
        self.delay: Final = delay
        """The number of moves of delay."""
        self._held: Final[list[LogEntry]] = []
        self.push(others)

    @property
    def held(self) -> int:
        """The number of entries that are not visible yet."""
        return len(self._held)

    def push(self, fresh: Iterable[LogEntry]) -> list[LogEntry]:
        """Add *fresh* entries, and return those that have become visible."""
        self._held.extend(fresh)
        shown = self._held[: self._visible()]
        del self._held[: len(shown)]
        for logged in shown:
            self.table.apply(logged)
        return shown

    def _visible(self) -> int:
        """Return the number of held entries that may be shown."""
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
        """Return the indices of held moves by seats that were not taken back."""
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
    """Return the index of the first move by a seat, or the length if none is held."""
    for index, logged in enumerate(held):
        if isinstance(logged.entry, Moved):
            return index
    return len(held)
