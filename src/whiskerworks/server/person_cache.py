"""What a server remembers of the people at its tables: names, and whom they mute."""

from collections.abc import Callable, Collection, Iterable
from typing import Final, final

from whiskerworks.server.problems import ProblemError
from whiskerworks.server.store import Mute, Store
from whiskerworks.table.refusals import refuse
from whiskerworks.table.table import Table

MAX_MUTES_PER_PERSON: Final = 1_000
"""So many people may one person mute for themselves."""
MAX_CACHED_NAMES: Final = 50_000
"""With more names than this in memory, those nobody needs are dropped."""

Show = Callable[[str, frozenset[str]], None]
"""Shows a person all tables without what others say."""


@final
class PersonCache:
    """Names are looked up before they are shown, and mutes when somebody comes."""

    def __init__(self, store: Store, show: Show) -> None:
        """Look people up in *store*; who mutes somebody is shown all tables anew."""
        self._store: Final = store
        self._show: Final = show
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
        return len(self._names) > MAX_CACHED_NAMES

    def keep(self, needed: Collection[str]) -> None:
        """Forget all names but those that are *needed*."""
        for person in self._names.keys() - needed:
            del self._names[person]

    async def hidden_from(self, person: str) -> frozenset[str]:
        """Return the people whose chat *person* does not want to read."""
        if not person:
            return frozenset()
        found = self._hidden.get(person)
        return await self._look_up_hidden(person) if found is None else found

    async def mute(self, person: str, table: Table, who: int) -> Mute:
        """
        Let *person* read nothing more of who has that number at a table.

        Raises:
            Refused: There is no such number, or it is their own.
            ProblemError: They have muted too many.
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
        """Drop a mute of *person*'s; return whether there was one."""
        dropped = await self._store.drop_mute(person, mute)
        self._show(person, await self._look_up_hidden(person))
        return dropped

    async def _look_up_hidden(self, person: str) -> frozenset[str]:
        """Return whom *person* has muted by now."""
        mutes = await self._store.mutes_of(person)
        if len(self._hidden) >= MAX_CACHED_NAMES:
            self._hidden.clear()
        found = self._hidden[person] = frozenset([one.muted for one in mutes])
        return found
