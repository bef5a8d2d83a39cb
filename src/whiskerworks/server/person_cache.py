"""What a server remembers of the people at its tables: names, and whom they mute."""

from collections.abc import Collection, Iterable
from typing import Final, final

from whiskerworks.server.store import Store

MANY_NAMES: Final = 50_000
"""With more names than this in memory, those nobody needs are dropped."""


@final
class PersonCache:
    """Names are looked up before they are shown, and mutes when somebody comes."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._names: Final[dict[str, str]] = {}
        self._hidden: Final[dict[str, frozenset[str]]] = {}
        """Whom people have muted for themselves, as far as it was looked up."""

    def name_of(self, person: str) -> str:
        """Return what somebody is called, as far as it is known here."""
        return self._names.get(person, "")

    async def know(self, people: Iterable[str]) -> None:
        """Look up the names of *people* who come to a table."""
        strangers = [one for one in people if one and one not in self._names]
        if strangers:
            self._names.update(await self._store.names(strangers))

    def rename(self, person: str, name: str) -> None:
        """Call somebody otherwise from now on; nothing for who is forgotten."""
        self._names[person] = name

    @property
    def is_large(self) -> bool:
        """Whether names should be dropped."""
        return len(self._names) > MANY_NAMES

    def keep(self, needed: Collection[str]) -> None:
        """Forget all names but those that are *needed*."""
        for person in self._names.keys() - needed:
            del self._names[person]

    async def hidden_from(self, person: str) -> frozenset[str]:
        """Return the people whose chat *person* does not want to read."""
        if not person:
            return frozenset()
        found = self._hidden.get(person)
        return await self.look_up_hidden(person) if found is None else found

    async def look_up_hidden(self, person: str) -> frozenset[str]:
        """Return whom *person* has muted by now."""
        mutes = await self._store.mutes_of(person)
        if len(self._hidden) >= MANY_NAMES:
            self._hidden.clear()
        found = self._hidden[person] = frozenset([one.muted for one in mutes])
        return found
