"""
People and sessions that were looked up lately.

Every request and every socket asks who somebody is. To ask the database takes as long
as ten moves do, and the answer hardly ever changes. What this server changes itself is
looked up anew at once; what another changes, soon.
"""

import time
from typing import Final, Generic, TypeVar

T = TypeVar("T")

SECONDS: Final = 30.0
"""So long something is known."""
MOST: Final = 10_000
"""So many people, and so many sessions, are."""


class Known(Generic[T]):
    """Remembers by their ids what was looked up, for a while."""

    def __init__(self, seconds: float = SECONDS, most: int = MOST) -> None:
        self.changes = 0
        """How often something has changed: what was asked before may be outdated."""
        self._seconds: Final = seconds
        self._most: Final = most
        self._found: Final[dict[str, tuple[float, T]]] = {}

    def find(self, name: str) -> T | None:
        """Return what has that id, if it was looked up lately."""
        found = self._found.get(name)
        if found is None or found[0] < time.monotonic():
            return None
        return found[1]

    def keep(self, name: str, value: T, changes: int) -> None:
        """Remember what was looked up when there had been so many *changes*."""
        if changes != self.changes:
            return
        self._found.pop(name, None)
        self._found[name] = (time.monotonic() + self._seconds, value)
        if len(self._found) > self._most:
            del self._found[next(iter(self._found))]

    def forget(self, name: str) -> None:
        """Have looked up anew what has changed."""
        self.changes += 1
        self._found.pop(name, None)
