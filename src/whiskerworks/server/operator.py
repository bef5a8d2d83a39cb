"""What an operator can do, with or without a running server; changes are audited."""

from functools import partial
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Final, final

from whiskerworks.server.api.schemas import (
    AuditLine,
    Audits,
    BanLine,
    BanList,
    EntryLine,
    HeldTable,
    HeldTables,
    NewBan,
    PeopleFound,
    PersonFound,
    RetentionLine,
    TableLog,
)
from whiskerworks.server.bans import disconnect_banned, read_network
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.problems import ProblemError, refusals_at
from whiskerworks.server.retention import Retention
from whiskerworks.server.store import AuditEntry, Ban, Person, Store
from whiskerworks.server.store.people_store import new_id
from whiskerworks.server.store.queries import tables
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.table import operations

KEY_SETTING: Final = "operator-key"
"""Name of the store setting that holds the operator's key."""
ADDRESS_SETTING: Final = "address"
"""Name of the store setting that holds the server's address."""
DAY_MILLISECONDS: Final = 86_400_000
"""Milliseconds."""
MAX_LOG_ENTRIES: Final = 500
"""Maximum log entries returned at a time."""


async def load_operator_key(store: Store) -> str:
    """Return the operator's key, creating it when first needed."""
    return await store.first_setting(KEY_SETTING, token_urlsafe(32))


@final
class Operator:
    """Act on a server, or on the data of one that is not running."""

    def __init__(self, registry: TableRegistry, key: str) -> None:
        self._registry: Final = registry
        self._store: Final = registry.store
        self._key: Final = key

    def check(self, shown: str) -> None:
        """
        Check that a program acts for the operator.

        Raises:
            ProblemError: It has a wrong key, or none.
        """
        if not compare_digest(shown.encode(), self._key.encode()):
            raise ProblemError("not-the-operator", "authorization")

    # ---- tables

    async def tables(
        self, limit: int, game: str | None, phase: str | None, host: str | None
    ) -> HeldTables:
        """Return tables, latest change first."""
        await self._registry.late_rows.catch_up()
        job = partial(
            tables.list_tables, limit=limit, game=game, phase=phase, host=host
        )
        found = await self._store.read(job)
        names = await self._store.names([one.row.host for one in found])
        lines = [
            HeldTable(
                one.row.id,
                one.row.game,
                one.row.host,
                names.get(one.row.host, ""),
                one.row.phase,
                self._registry.present(one.row.id),
                one.row.created,
                one.row.changed,
                one.entries,
                one.size,
            )
            for one in found
        ]
        return HeldTables(tuple(lines))

    async def log(self, table: str, since: int) -> TableLog:
        """
        Return the entries of a table's log after number *since*.

        Raises:
            ProblemError: The table does not exist.
        """
        job = partial(
            tables.log_after, table_id=table, seq=since, limit=MAX_LOG_ENTRIES
        )
        rows = await self._store.read(job)
        if rows is None:
            raise ProblemError("no-such-table", "table")
        names = await self._store.names({row[3] for row in rows if row[3]})
        lines = [
            EntryLine(seq, at, person, names.get(person, ""), entry)
            for _, seq, at, person, _, entry, _ in rows
        ]
        return TableLog(tuple(lines))

    async def close(self, table: str, reason: str, operator: str) -> None:
        """
        End the game at a table without a result, and tell everybody there why.

        The audit entry comes first: it may describe an act that was then refused or not
        saved.

        Raises:
            ProblemError: The table does not exist.
            Refused: The game is already over.
        """
        live = await self._live(table)
        with refusals_at(live.table.game.name):
            operations.check_can_end(live.table)
            # First: if the server dies in between, every act still has its audit entry.
            await self._store.note(self._note(operator, "close", table, reason))
            live = await self._live(table)  # it may have left memory meanwhile
            await live.end(reason)

    async def _live(self, table: str) -> LiveTable:
        live = await self._registry.table(table)
        if live is None:
            raise ProblemError("no-such-table", "table")
        return live

    async def delete(self, table: str, reason: str, operator: str) -> None:
        """
        Delete a table with its log.

        Raises:
            ProblemError: The table does not exist.
        """
        note = self._note(operator, "delete", table, reason)
        if not await self._registry.delete(table, note):
            raise ProblemError("no-such-table", "table")

    # ---- people

    async def people(self, text: str, limit: int) -> PeopleFound:
        """Return people whose id, name or login contains *text*, newest first."""
        found = await self._store.search_people(text, limit)
        return PeopleFound(tuple([self._line(person) for person in found]))

    def _line(self, person: Person) -> PersonFound:
        theirs = self._registry.open_connections.of(person.id)
        addresses = sorted({one.address for one in theirs})
        return PersonFound(
            person.id,
            person.name,
            person.login,
            person.created,
            person.seen,
            tuple(addresses),
            self._registry.bans.of_person(person.id) is not None,
        )

    async def ban(self, asked: NewBan) -> BanLine:
        """
        Ban a person or a network, and close their sockets.

        Raises:
            ProblemError: The person does not exist.
        """
        now = self._registry.clock.now()
        network = read_network(asked.target)
        person = None if network is not None else await self._person(asked.target)
        ban = Ban(
            id=new_id(),
            person=None if person is None else person.id,
            network=None if network is None else str(network),
            reason=asked.reason,
            created=now,
            until=None if asked.days is None else now + asked.days * DAY_MILLISECONDS,
        )
        target = ban.network or ban.person or ""
        note = self._note(asked.operator, "ban", target, asked.reason)
        await self._store.add_ban(ban, note)
        self._registry.bans.add(ban)
        self._send_away()
        return self._ban_line(ban, "" if person is None else person.name)

    async def unban(self, target: str, operator: str) -> None:
        """
        Lift the ban of a person or network, or the one with this id.

        Raises:
            ProblemError: The ban does not exist.
        """
        network, person = read_network(target), await self._store.by_login(target)
        wanted: set[str | None] = {target}
        wanted.update([] if network is None else [str(network)])
        wanted.update([] if person is None else [person.id])
        for ban in await self._store.bans():
            if wanted & {ban.id, ban.person, ban.network}:
                note = self._note(
                    operator, "unban", ban.network or ban.person or "", ""
                )
                await self._store.drop_ban(ban.id, note)
                self._registry.bans.drop(ban)
                return
        raise ProblemError("no-such-ban", "target")

    async def bans(self) -> BanList:
        """Return all bans, newest first."""
        found = await self._store.bans()
        names = await self._store.names([one.person for one in found if one.person])
        lines = [self._ban_line(one, names.get(one.person or "", "")) for one in found]
        return BanList(tuple(lines))

    def _ban_line(self, ban: Ban, name: str) -> BanLine:
        return BanLine(
            ban.id, ban.person, name, ban.network, ban.reason, ban.created, ban.until
        )

    async def _person(self, text: str) -> Person:
        found = await self._store.person(text) or await self._store.by_login(text)
        if found is None:
            raise ProblemError("no-such-person", "target")
        return found

    def _send_away(self) -> None:
        """Close the sockets of everybody who is banned now."""
        bans = self._registry.bans
        for connection in self._registry.open_connections:
            ban = bans.of_address(connection.address)
            ban = ban or bans.of_person(connection.person)
            if ban is not None:
                disconnect_banned(connection, ban)

    # ---- retention

    async def retain(self, *, dry_run: bool, operator: str) -> RetentionLine:
        """Delete what is due by the settings, or only count it."""
        retention = Retention(self._registry)
        if dry_run:
            return RetentionLine(*await retention.plan())
        done = RetentionLine(*await retention.run())
        told = f"{done.unstarted} unstarted, {done.finished} finished tables, "
        told += f"{done.abandoned} abandoned games, {done.guests} guests"
        await self._store.note(self._note(operator, "retain", told, ""))
        return done

    # ---- audit

    async def audit(self, limit: int) -> Audits:
        """Return the operators' latest acts."""
        lines = [
            AuditLine(one.at, one.operator, one.action, one.target, one.reason)
            for one in await self._store.audit(limit)
        ]
        return Audits(tuple(lines))

    def _note(self, operator: str, action: str, target: str, reason: str) -> AuditEntry:
        return AuditEntry(
            id=new_id(),
            at=self._registry.clock.now(),
            operator=operator,
            action=action,
            target=target,
            reason=reason,
        )
