# compiled: warm
"""Everybody connected to one table, each told only what they may know."""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, final

from whiskerworks.core.message import format_param
from whiskerworks.server.bot_queue import Claim, Priority
from whiskerworks.server.name_rules import name_keys
from whiskerworks.server.snapshot_cache import SnapshotCache
from whiskerworks.server.socket_connection import Connection, encode
from whiskerworks.table import projection
from whiskerworks.table.context import NameLookup, Viewer
from whiskerworks.table.delayed_table import DelayedTable
from whiskerworks.table.log_entries import (
    LogEntry,
    Muted,
    Readmitted,
    Removed,
    Replaced,
    Sat,
    Stood,
    Unmuted,
)
from whiskerworks.table.messages import Denied, Fault, Presence, Snapshot
from whiskerworks.table.refusals import Refused, refuse
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import RecentTables, ViewCache

MAX_CACHED_NAMES: Final = 4096
"""Maximum number of tables whose names are cached."""


@lru_cache(maxsize=MAX_CACHED_NAMES)
def disambiguate_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """
    Number each of *names* that looks like an earlier one.

    >>> disambiguate_names(("Anna", "Bo", "ANNA", ""))
    ('Anna', 'Bo', 'ANNA (2)', '')
    """
    taken: set[str] = set()
    found: list[str] = []
    for name in names:
        shown, number = name, 1
        while name and not taken.isdisjoint(name_keys(shown)):
            number += 1
            shown = f"{name} ({number})"
        taken.update(name_keys(shown) if shown else ())
        found.append(shown)
    return tuple(found)


@final
class TableNames:
    """The names of people at one table; seated people keep theirs unnumbered."""

    def __init__(self, name_of: NameLookup) -> None:
        self._name_of: Final = name_of
        self._people: list[str] = []
        self._names: list[str] = []
        self._seated: tuple[str, ...] = ()
        """The names of the seated people, each person's once."""
        self._called: dict[str, str] = {}

    def at(self, table: Table) -> NameLookup:
        """Return what people are called, given who is seated at *table*."""
        people = [chair.person or chair.owner for chair in table.chairs]
        names = [self._name_of(one) for one in people]
        if people != self._people or names != self._names:
            seated = {one: name for one, name in zip(people, names, strict=True) if one}
            self._seated = tuple(seated.values())
            self._called = dict(
                zip(seated, disambiguate_names(self._seated), strict=True)
            )
            self._people, self._names = people, names
        return self._called_here

    def _called_here(self, person: str) -> str:
        found = self._called.get(person)
        if found is None:
            return disambiguate_names((*self._seated, self._name_of(person)))[-1]
        return found


Parcel = tuple[Connection, bytes, str]
"""The recipient, the message and, if it is their last, why they must leave."""


class FreshEntries(NamedTuple):
    """New entries of a table, as far as some of its viewers may see them."""

    shown: ViewCache
    fresh: list[LogEntry]
    since: int
    """The number of the entry before *fresh*."""
    names: NameLookup
    now: int


SEATING_ENTRIES: Final = frozenset(
    {Sat, Stood, Replaced, Muted, Unmuted, Removed, Readmitted}
)
"""Entries after which a viewer's seat or rights may have changed."""
VISIT_TIMEOUT_SECONDS: Final = 60.0
"""Seconds for which a visitor without a socket counts as present."""
_OPEN_PHASES: Final = ("waiting", "playing", "paused")
"""Phases in which a chair may be taken."""


@final
class Broadcaster:
    """The connections of one table, and the messages for each."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        twin: DelayedTable | None,
        invitation: str,
        names: Callable[[str], str],
        now: Callable[[], int],
        recent: RecentTables,
    ) -> None:
        self._table: Final = table
        self._twin: Final = twin
        self._cache: Final = ViewCache(table, recent)
        self._late_cache: Final = (
            self._cache if twin is None else ViewCache(twin.table, recent)
        )
        """Views for spectators."""
        self._names: Final = TableNames(names)
        self._late_names: Final = TableNames(names)
        """Names as delayed spectators see them: other people may have been seated."""
        self._snapshots: Final = SnapshotCache(
            table_id, invitation, TableNames(names).at
        )
        self._now: Final = now
        self._connections: Final[dict[Connection, None]] = {}
        self._visits: Final[dict[str, float]] = {}
        """When people without a socket last came."""
        began = now()
        self.away: Final = {
            seat: began
            for seat, chair in enumerate(table.chairs)
            if chair.kind == "person"
        }
        """Since when the player of each seat is disconnected."""

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __contains__(self, connection: object) -> bool:
        return connection in self._connections

    def join(self, connection: Connection) -> None:
        """Add a viewer, who sees what their seat may see."""
        self._connections[connection] = None
        self._update_seat(connection)
        self._count_away()

    def leave(self, connection: Connection) -> None:
        """Remove a viewer who is gone."""
        self._connections.pop(connection, None)
        if not self._connections:
            self.forget()
        self._count_away()

    def forget(self) -> None:
        """Free cached views, as no viewer is left."""
        self._snapshots.forget()
        self._cache.forget()
        self._late_cache.forget()

    def _update_seat(self, connection: Connection) -> bool:
        """Update the seat of a viewer; return whether it changed."""
        before = connection.viewer
        seat = self.seat_for(before.person, connection.asked, connection.lender)
        connection.viewer = before._replace(seat=seat)
        person = before.person
        kept_in_order = person in self._table.muted or person in self._table.removed
        known = seat is not None or kept_in_order or self._is_known(person)
        connection.key = (seat, before.want, person if known else "", before.hidden)
        return seat != before.seat

    def hide(self, person: str, hidden: frozenset[str]) -> list[Connection]:
        """Hide the chat of *hidden* people from *person*; return their connections."""
        theirs = [one for one in self._connections if one.person == person]
        for one in theirs:
            one.viewer = one.viewer._replace(hidden=hidden)
            self._update_seat(one)
        return theirs

    def seat_for(
        self, person: str, asked: int | None, lender: str | None
    ) -> int | None:
        """
        Return the seat whose view *person* gets; None for a spectator's view.

        It is the *asked* seat if it is theirs, or else their first seat. A watch link
        gives the seat of the *lender*, as long as the lender sits there.
        """
        if lender is not None and asked is not None:
            return asked if self._table.chairs[asked].person == lender else None
        own = self._table.seats_of(person) if person else []
        return asked if asked in own else next(iter(own), None)

    def _is_known(self, person: str) -> bool:
        """Whether *person* is the host, or a chair is theirs or reserved for them."""
        table = self._table
        if person == table.created.host:
            return True
        return any(person in (one.person, one.owner) for one in table.chairs)

    def _count_away(self) -> None:
        """Note which players are away, and since when."""
        there = {one.person for one in self._connections if one.lender is None}
        for seat, chair in enumerate(self._table.chairs):
            if chair.kind == "person" and chair.person not in there:
                self.away.setdefault(seat, self._now())
            else:
                self.away.pop(seat, None)

    def visit(self, person: str, now: float) -> None:
        """Note that a person without a socket is present *now*, in seconds."""
        self._visits[person] = now
        for one, at in list(self._visits.items()):
            if at < now - VISIT_TIMEOUT_SECONDS:
                del self._visits[one]

    def claim(self, now: float) -> Claim:
        """Return the claim of this table's bots *now*: who waits, and from where."""
        host = self._table.created.host
        players = {one.person for one in self._table.chairs if one.kind == "person"}
        for one in self._connections:
            if one.person in players and one.lender is None:
                return Claim(Priority.WAITING, one.address, host)
        late = now - VISIT_TIMEOUT_SECONDS
        visitors = {person for person, at in self._visits.items() if at >= late}
        if visitors & players:
            return Claim(Priority.WAITING, "", host)
        if self._connections:
            first = next(iter(self._connections))
            return Claim(Priority.WATCHED, first.address, host)
        if visitors:
            return Claim(Priority.WATCHED, "", host)
        return Claim(Priority.AWAY if players else Priority.PAUSED, "", host)

    def presence(self) -> bytes:
        """Return the encoded list of connected players and spectators."""
        seats = [
            seat
            for seat, chair in enumerate(self._table.chairs)
            if chair.kind == "person" and seat not in self.away
        ]
        watching = sum(one.viewer.seat is None for one in self._connections)
        return encode(Presence(tuple(seats), watching))

    def visible_table(self, viewer: Viewer) -> Table:
        """Return the table as far as *viewer* may see it now."""
        return self.cache(viewer).table

    def cache(self, viewer: Viewer) -> ViewCache:
        """Return the cached views of the table that *viewer* may see now."""
        return self._late_cache if viewer.seat is None else self._cache

    def check(self, viewer: Viewer) -> None:
        """
        Check that *viewer* may watch the table [T11].

        A person who may take a chair may see the table first.

        Raises:
            Refused: Watching is not allowed, or the host removed this person [T16].
        """
        table, person = self._table, viewer.person
        if person in table.removed:
            raise refuse("removed")
        if viewer.seat is not None or table.setup.watching.allowed:
            return
        free = [one for one in table.chairs if one.kind in ("open", "kept")]
        if table.phase in _OPEN_PHASES and (free or table.phase == "waiting"):
            return
        if person and self._is_known(person):
            return
        raise refuse("no-looking-on")

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """
        Return the whole table for one viewer; send it after everything is saved.

        Raises:
            Refused: Watching is not allowed [T11].
        """
        self.check(viewer)
        cache = self.cache(viewer)
        return self._snapshots.snapshot(cache, viewer, self._time(cache))

    def snapshot_text(self, viewer: Viewer) -> bytes:
        """
        Return the encoded snapshot for one viewer.

        Raises:
            Refused: Watching is not allowed [T11].
        """
        self.check(viewer)
        cache = self.cache(viewer)
        return self._snapshots.encoded(cache, viewer, self._time(cache))

    def denied(self, viewer: Viewer, command_id: str, refused: Refused) -> Denied:
        """Return the message that refuses a viewer's command."""
        refusal = refused.refusal
        return Denied(command_id, refusal, self.visible_table(viewer).seq)

    def visible_seq(self, viewer: Viewer, seq: int) -> int:
        """Return the log number up to which *viewer* sees, at most *seq*."""
        return min(seq, self.visible_table(viewer).seq)

    def updates(self, fresh: list[LogEntry], since: int) -> list[Parcel]:
        """Return the messages for everybody after the table went on from *since*."""
        moved = self._reseat(fresh)
        news = self._news(fresh, since)
        told: dict[tuple[object, ...], tuple[bytes, str]] = {}
        parcels: list[Parcel] = []
        for one in self._connections:
            if one in moved:
                text, last = self._message_for(one.viewer, None)
            else:
                found = told.get(one.key)
                if found is None:
                    found = told[one.key] = self._message_for(one.viewer, news)
                text, last = found
            if text:
                parcels.append((one, text, last))
        return parcels

    def _reseat(self, fresh: list[LogEntry]) -> Collection[Connection]:
        """Return the viewers whose seat changed by *fresh*."""
        for logged in fresh:
            if type(logged.entry) in SEATING_ENTRIES:
                self._count_away()
                return {one for one in self._connections if self._update_seat(one)}
        return ()

    def _news(
        self, fresh: list[LogEntry], since: int
    ) -> tuple[FreshEntries, FreshEntries]:
        """Return the new entries for players, and those for spectators."""
        cache, twin = self._cache, self._twin
        names = self._names.at(self._table)
        news = FreshEntries(cache, fresh, since, names, self._time(cache))
        if twin is None:
            return news, news
        since = twin.table.seq
        fresh = twin.push(fresh)
        late = self._late_cache
        names = self._late_names.at(late.table)
        return news, FreshEntries(late, fresh, since, names, self._time(late))

    def _message_for(
        self, viewer: Viewer, news: tuple[FreshEntries, FreshEntries] | None
    ) -> tuple[bytes, str]:
        """
        Return the message for *viewer* and, if it is their last, a refusal's code.

        Without *news* it is a snapshot; without new entries it is empty.
        """
        try:
            if news is None:
                return self.snapshot_text(viewer), ""
            self.check(viewer)
        except Refused as refused:
            return encode(dismissal_fault(refused)), refused.refusal.code
        shown, fresh, since, names, now = news[viewer.seat is None]
        if not fresh:
            return b"", ""
        update = projection.update(shown, fresh, viewer, names, since=since, now=now)
        return encode(update), ""

    def _time(self, cache: ViewCache) -> int:
        """Return the time at a table; for delayed spectators, that of what they see."""
        return self._now() if cache is self._cache else cache.table.at


def dismissal_fault(refused: Refused) -> Fault:
    """Return the last message to a viewer who may not watch, or not from there."""
    refusal = refused.refusal
    return Fault(refusal.code, f"{format_param(refusal.message())} [{refusal.rule}]")
