"""
People who were looked up lately.

Every request and every socket asks who somebody is. To ask the database takes as long
as ten moves do, and the answer hardly ever changes. What this server changes itself is
looked up anew at once; what another changes, soon.
"""

import time
from typing import Final

from whiskerworks.server.store.rows import Person

SECONDS: Final = 30.0
"""So long somebody is known."""
MOST: Final = 10_000
"""So many are."""


class Known:
    """Remembers people for a while."""

    def __init__(self, seconds: float = SECONDS, most: int = MOST) -> None:
        self.changes = 0
        """How often somebody has changed: what was asked before may be outdated."""
        self._seconds: Final = seconds
        self._most: Final = most
        self._people: Final[dict[str, tuple[float, Person]]] = {}

    def find(self, person: str) -> Person | None:
        """Return who has that id, if that was looked up lately."""
        found = self._people.get(person)
        if found is None or found[0] < time.monotonic():
            return None
        return found[1]

    def keep(self, person: Person, changes: int) -> None:
        """Remember who was looked up when there had been so many *changes*."""
        if changes != self.changes:
            return
        self._people.pop(person.id, None)
        self._people[person.id] = (time.monotonic() + self._seconds, person)
        if len(self._people) > self._most:
            del self._people[next(iter(self._people))]

    def forget(self, person: str) -> None:
        """Have somebody looked up anew who has changed."""
        self.changes += 1
        self._people.pop(person, None)
