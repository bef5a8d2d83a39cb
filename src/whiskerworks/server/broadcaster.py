# compiled: warm
"""Everybody who is connected to one table, each told what may be known there."""

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

MANY: Final = 4096
"""So many tables' names are remembered."""


@lru_cache(maxsize=MANY)
def disambiguate_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """
    Return *names* with a number behind each that looks like one before it.

    >>> told_apart(("Anna", "Bo", "ANNA", ""))
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
    """What people are called at one table: those who sit there come first."""

    def __init__(self, name_of: NameLookup) -> None:
        self._name_of: Final = name_of
        self._people: list[str] = []
        self._names: list[str] = []
        self._seated: tuple[str, ...] = ()
        """The names of those who sit there, each person's once."""
        self._called: dict[str, str] = {}

    def at(self, table: Table) -> NameLookup:
        """Return what people are called while those sit there who do at *table*."""
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
"""Whom a message is for, the message, and if it is the last, why they may not stay."""


class News(NamedTuple):
    """What is new at a table, as far as some of its viewers may see it."""

    shown: ViewCache
    fresh: list[LogEntry]
    since: int
    """The number of the entry before *fresh*."""
    names: NameLookup
    now: int


SEATING: Final = frozenset({Sat, Stood, Replaced, Muted, Unmuted, Removed, Readmitted})
"""After these somebody may look with other eyes, or be told something else."""
VISIT_SECONDS: Final = 60.0
"""Who looks without a socket counts as being there for so long."""
_GATHERING: Final = ("waiting", "playing", "paused")
"""In these phases a chair may be taken."""


@final
class Broadcaster:
    """The connections of one table, and what is to be said to each."""

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
        """Of what bystanders see."""
        self._names: Final = TableNames(names)
        self._late_names: Final = TableNames(names)
        """As bystanders see them, where they lag: others may have sat there."""
        self._snapshots: Final = SnapshotCache(
            table_id, invitation, TableNames(names).at
        )
        self._now: Final = now
        self._connections: Final[dict[Connection, None]] = {}
        self._visits: Final[dict[str, float]] = {}
        """When people last came who have no socket."""
        began = now()
        self.away: Final = {
            seat: began
            for seat, chair in enumerate(table.chairs)
            if chair.kind == "person"
        }
        """Since when the player of each seat is not connected."""

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __contains__(self, connection: object) -> bool:
        return connection in self._connections

    def join(self, connection: Connection) -> None:
        """Let somebody look on, with the eyes that are theirs."""
        self._connections[connection] = None
        self._set_eyes(connection)
        self._count_away()

    def leave(self, connection: Connection) -> None:
        """Forget somebody who is gone."""
        self._connections.pop(connection, None)
        if not self._connections:
            self.forget()
        self._count_away()

    def forget(self) -> None:
        """Give the memory back: nobody looks any more."""
        self._snapshots.forget()
        self._cache.forget()
        self._late_cache.forget()

    def _set_eyes(self, connection: Connection) -> bool:
        """Give a connection the eyes it has now; tell whether they changed."""
        before = connection.viewer
        seat = self.eyes(before.person, connection.asked, connection.lender)
        connection.viewer = before._replace(seat=seat)
        person = before.person
        kept_in_order = person in self._table.muted or person in self._table.removed
        known = seat is not None or kept_in_order or self._is_known(person)
        connection.key = (seat, before.want, person if known else "", before.hidden)
        return seat != before.seat

    def hide(self, person: str, hidden: frozenset[str]) -> list[Connection]:
        """Let *person* not read those who are *hidden*; return where they look."""
        theirs = [one for one in self._connections if one.person == person]
        for one in theirs:
            one.viewer = one.viewer._replace(hidden=hidden)
            self._set_eyes(one)
        return theirs

    def eyes(self, person: str, asked: int | None, lender: str | None) -> int | None:
        """
        Return the seat with whose eyes *person* looks; None for a bystander's.

        It is the seat that was *asked* for or the first own one; or the one that its
        player, the *lender*, lets others look from, as long as they sit there.
        """
        if lender is not None and asked is not None:
            return asked if self._table.chairs[asked].person == lender else None
        own = self._table.seats_of(person) if person else []
        return asked if asked in own else next(iter(own), None)

    def _is_known(self, person: str) -> bool:
        """Tell whether *person* is the host, or a chair is or may be theirs."""
        table = self._table
        if person == table.created.host:
            return True
        return any(person in (one.person, one.owner) for one in table.chairs)

    def _count_away(self) -> None:
        """Note who is there, and since when the others are not."""
        there = {one.person for one in self._connections if one.lender is None}
        for seat, chair in enumerate(self._table.chairs):
            if chair.kind == "person" and chair.person not in there:
                self.away.setdefault(seat, self._now())
            else:
                self.away.pop(seat, None)

    def visit(self, person: str, now: float) -> None:
        """Note that somebody without a socket is here *now*, in seconds."""
        self._visits[person] = now
        for one, at in list(self._visits.items()):
            if at < now - VISIT_SECONDS:
                del self._visits[one]

    def claim(self, now: float) -> Claim:
        """Return for whom bots think here *now*: who waits for them, and where."""
        host = self._table.created.host
        players = {one.person for one in self._table.chairs if one.kind == "person"}
        for one in self._connections:
            if one.person in players and one.lender is None:
                return Claim(Priority.WAITING, one.address, host)
        late = now - VISIT_SECONDS
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
        """Return who is connected, as it is told to all."""
        seats = [
            seat
            for seat, chair in enumerate(self._table.chairs)
            if chair.kind == "person" and seat not in self.away
        ]
        watching = sum(one.viewer.seat is None for one in self._connections)
        return encode(Presence(tuple(seats), watching))

    def shown(self, viewer: Viewer) -> Table:
        """Return the table as far as *viewer* may see it by now."""
        return self.cache(viewer).table

    def cache(self, viewer: Viewer) -> ViewCache:
        """Return what was cut of the table as far as *viewer* may see it by now."""
        return self._late_cache if viewer.seat is None else self._cache

    def check(self, viewer: Viewer) -> None:
        """
        See that *viewer* may look at the table [T11].

        Whoever may take a chair may look at what they sit down to.

        Raises:
            Refused: Nobody may look on here, or the host has removed them [T16].
        """
        table, person = self._table, viewer.person
        if person in table.removed:
            raise refuse("removed")
        if viewer.seat is not None or table.setup.watching.allowed:
            return
        free = [one for one in table.chairs if one.kind in ("open", "kept")]
        if table.phase in _GATHERING and (free or table.phase == "waiting"):
            return
        if person and self._is_known(person):
            return
        raise refuse("no-looking-on")

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """
        Return the whole table for one; to be sent when all of it is kept.

        Raises:
            Refused: Nobody may look on here [T11].
        """
        self.check(viewer)
        cache = self.cache(viewer)
        return self._snapshots.snapshot(cache, viewer, self._time(cache))

    def snapshot_text(self, viewer: Viewer) -> bytes:
        """
        Return the whole table for one, as it is sent.

        Raises:
            Refused: Nobody may look on here [T11].
        """
        self.check(viewer)
        cache = self.cache(viewer)
        return self._snapshots.encoded(cache, viewer, self._time(cache))

    def denied(self, viewer: Viewer, command_id: str, refused: Refused) -> Denied:
        """Return how a command of somebody's is refused."""
        refusal = refused.refusal
        return Denied(command_id, refusal, self.shown(viewer).seq)

    def place(self, viewer: Viewer, seq: int) -> int:
        """Return where *seq* stands in the log as far as *viewer* may see it."""
        return min(seq, self.shown(viewer).seq)

    def updates(self, fresh: list[LogEntry], since: int) -> list[Parcel]:
        """Return what everybody is told when the table went on from *since*."""
        moved = self._reseat(fresh)
        news = self._news(fresh, since)
        told: dict[tuple[object, ...], tuple[bytes, str]] = {}
        parcels: list[Parcel] = []
        for one in self._connections:
            if one in moved:
                text, last = self._told(one.viewer, None)
            else:
                found = told.get(one.key)
                if found is None:
                    found = told[one.key] = self._told(one.viewer, news)
                text, last = found
            if text:
                parcels.append((one, text, last))
        return parcels

    def _reseat(self, fresh: list[LogEntry]) -> Collection[Connection]:
        """Return those who look with other eyes after *fresh*."""
        for logged in fresh:
            if type(logged.entry) in SEATING:
                self._count_away()
                return {one for one in self._connections if self._set_eyes(one)}
        return ()

    def _news(self, fresh: list[LogEntry], since: int) -> tuple[News, News]:
        """Return what is new to players, and what is to bystanders."""
        cache, twin = self._cache, self._twin
        names = self._names.at(self._table)
        news = News(cache, fresh, since, names, self._time(cache))
        if twin is None:
            return news, news
        since = twin.table.seq
        fresh = twin.push(fresh)
        late = self._late_cache
        names = self._late_names.at(late.table)
        return news, News(late, fresh, since, names, self._time(late))

    def _told(
        self, viewer: Viewer, news: tuple[News, News] | None
    ) -> tuple[bytes, str]:
        """
        Return what *viewer* is told, and if it is the last thing why: a refusal's code.

        Without *news* it is the whole table; without anything new it is nothing.
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
        """Return the time at a table: where bystanders lag, that of what they see."""
        return self._now() if cache is self._cache else cache.table.at


def dismissal_fault(refused: Refused) -> Fault:
    """Return what somebody is told who may not look, or not with those eyes."""
    refusal = refused.refusal
    return Fault(refusal.code, f"{format_param(refusal.message())} [{refusal.rule}]")
