"""Cache of the people at a server's tables: their names, and whom they mute."""

from collections.abc import Callable, Collection, Iterable
from typing import Final, final

from whiskerworks.server.problems import ProblemError
from whiskerworks.server.store import Mute, Store
from whiskerworks.table.refusals import refuse
from whiskerworks.table.table import Table

MAX_MUTES_PER_PERSON: Final = 1_000
"""Maximum number of people that one person may mute."""
MAX_CACHED_NAMES: Final = 50_000
"""Beyond this number of names in memory, unneeded ones are dropped."""

Show = Callable[[str, frozenset[str]], None]
"""Hides the chat of some people from a person at all tables."""


@final
class PersonCache:
    """Cache names before they are shown, and mutes when somebody connects."""

    def __init__(self, store: Store, show: Show) -> None:
        """Look people up in *store*; *show* is called whenever mutes change."""
        self._store: Final = store
        self._show: Final = show
        self._names: Final[dict[str, str]] = {}
        self._hidden: Final[dict[str, frozenset[str]]] = {}
        """Whom people have muted, as far as it was looked up."""

    def name_of(self, person: str) -> str:
        """Return a person's name, as far as it is cached."""
        return self._names.get(person, "")

    async def know(self, people: Iterable[str]) -> None:
        """Look up the names of *people* who come to a table."""
        strangers = [one for one in people if one and one not in self._names]
        if strangers:
            self._names.update(await self._store.names(strangers))

    def rename(self, person: str, name: str) -> None:
        """Set a person's name from now on; empty for a person who was erased."""
        self._names[person] = name

    @property
    def is_large(self) -> bool:
        """Whether names should be dropped."""
        return len(self._names) > MAX_CACHED_NAMES

    def keep(self, needed: Collection[str]) -> None:
        """Drop all names except those that are *needed*."""
        for person in self._names.keys() - needed:
            del self._names[person]

    async def hidden_from(self, person: str) -> frozenset[str]:
        """Return the people whose chat is hidden from *person*."""
        if not person:
            return frozenset()
        found = self._hidden.get(person)
        return await self._look_up_hidden(person) if found is None else found

    async def mute(self, person: str, table: Table, who: int) -> Mute:
        """
        Hide the chat of the person with that number at a table from *person*.

        Raises:
            Refused: The number is unknown or their own.
            ProblemError: They have muted too many people.
        """
        muted = table.guest(who)
        if muted is None:
            raise refuse("no-such-guest", who=who)
        if muted == person:
            raise refuse("not-yourself")
        if len(await self.hidden_from(person)) >= MAX_MUTES_PER_PERSON:
            raise ProblemError("too-many-mutes", most=MAX_MUTES_PER_PERSON)
        mute = await self._store.add_mute(person, muted)
        self._show(person, await self._look_up_hidden(person))
        return mute

    async def unmute(self, person: str, mute: str) -> bool:
        """Remove a mute of *person*; return whether it existed."""
        dropped = await self._store.drop_mute(person, mute)
        self._show(person, await self._look_up_hidden(person))
        return dropped

    async def _look_up_hidden(self, person: str) -> frozenset[str]:
        """Return the people whom *person* has muted now."""
        mutes = await self._store.mutes_of(person)
        if len(self._hidden) >= MAX_CACHED_NAMES:
            self._hidden.clear()
        found = self._hidden[person] = frozenset([one.muted for one in mutes])
        return found
