"""Mutes, bans, the audit log, and what is deleted."""

from functools import partial

import pytest
from sqlalchemy import Connection, select, text

from tests.server.store.logs import CREATED, logged, make, row
from whiskerworks.server.store import AuditEntry, Ban, Seat, Store
from whiskerworks.server.store.database_setup import migrate, open_database
from whiskerworks.server.store.queries import people as person_jobs
from whiskerworks.server.store.queries import tables as jobs
from whiskerworks.server.store.queries.tables import TableCounts
from whiskerworks.server.store.schema import LOG, SEATS
from whiskerworks.server.store.writer import log_row, write_row

pytestmark = pytest.mark.anyio


def note(number: int = 1, action: str = "ban") -> AuditEntry:
    """Return something that an operator did."""
    return AuditEntry(
        id=f"n{number}", at=number, operator="op", action=action, target="t", reason="r"
    )


def ban(number: int, **changes: object) -> Ban:
    """Return a ban, of a person unless it is told otherwise."""
    facts: dict[str, object] = {"person": "ann", "network": None, "until": None}
    facts |= {"id": f"b{number}", "reason": "spam", "created": number}
    return Ban(**(facts | changes))  # type: ignore[arg-type]


class TestMutes:
    async def test_a_mute_is_kept_once(self, store: Store) -> None:
        """However often it is asked for."""
        first = await store.add_mute("ann", "bob")

        assert await store.add_mute("ann", "bob") == first
        assert await store.mutes_of("ann") == [first]
        assert await store.mutes_of("bob") == []

    async def test_a_mute_is_dropped_by_whose_it_is(self, store: Store) -> None:
        """Nobody else can."""
        mute = await store.add_mute("ann", "bob")

        assert not await store.drop_mute("bob", mute.id)
        assert await store.drop_mute("ann", mute.id)
        assert await store.mutes_of("ann") == []

    async def test_who_is_forgotten_mutes_nobody(self, store: Store) -> None:
        """Nothing about them stays."""
        ann = await store.add_person("Ann")
        await store.add_mute(ann.id, "bob")

        await store.forget(ann.id)

        assert await store.mutes_of(ann.id) == []


class TestBans:
    async def test_a_second_ban_replaces_the_first(self, store: Store) -> None:
        """Of the same person, or the same network."""
        network: dict[str, object] = {"person": None, "network": "192.0.2.0/24"}
        made: list[dict[str, object]] = [{}, network, {"until": 9}, network]
        for number, changes in enumerate(made):
            await store.add_ban(ban(number, **changes), note(number))

        assert [one.id for one in await store.bans()] == ["b3", "b2"]

    async def test_what_is_done_is_audited_with_it(self, store: Store) -> None:
        """In one transaction; what does not happen is not noted."""
        await store.add_ban(ban(1), note(1))

        assert await store.drop_ban("b1", note(2, "unban"))
        assert not await store.drop_ban("b1", note(3, "unban"))
        await store.note(note(4, "close"))

        done = [(one.at, one.action) for one in await store.audit(10)]
        assert done == [(4, "close"), (2, "unban"), (1, "ban")]
        assert [one.at for one in await store.audit(1)] == [4]


class TestTables:
    async def test_nothing_of_a_deleted_table_stays(self, store: Store) -> None:
        """Neither its log nor its seats; others keep theirs."""
        await make(store, "gone")
        await make(store, "kept")
        await store.append("gone", [logged(2)])

        assert await store.delete_table("gone", note())
        assert not await store.delete_table("gone", note(2))

        assert await store.load("gone") is None
        assert await store.load("kept") is not None
        assert await store.read(_tables_in_log) == {"kept"}
        assert [one.id for one in await store.tables_of("ann", 9)] == ["kept"]
        assert [one.at for one in await store.audit(9)] == [1]

    async def test_tables_are_counted_for_quotas(self, store: Store) -> None:
        """Those that are open, and those that are new."""
        await make(store, "old", phase="over", created=1)
        await make(store, "new", phase="waiting", created=50)
        await make(store, "other", host="bob", created=50)

        assert await store.held("ann", 50) == TableCounts(open=1, new=1)
        assert await store.held("ann", 0) == TableCounts(open=1, new=2)
        assert await store.held("cy", 0) == TableCounts(open=0, new=0)

    async def test_an_operator_sees_all_tables(self, store: Store) -> None:
        """By game, phase or host; with the size of their logs."""
        await make(store, "one", changed=2)
        await make(store, "two", changed=3, phase="over", host="bob")
        await store.append("one", [logged(2)])

        found = await store.read(partial(jobs.list_tables, limit=9))
        assert [one.row.id for one in found] == ["two", "one"]
        assert [one.entries for one in found] == [1, 2]
        assert all(one.size > 0 for one in found)
        over = await store.read(partial(jobs.list_tables, limit=9, phase="over"))
        assert [one.row.id for one in over] == ["two"]
        bobs = await store.read(
            partial(jobs.list_tables, limit=9, host="bob", game="maze")
        )
        assert bobs == []

    async def test_a_log_is_read_from_where_it_was_left(self, store: Store) -> None:
        """Or it is said that there is none."""
        await make(store, "one")
        await store.append("one", [logged(2), logged(3)])

        found = await store.read(
            partial(jobs.log_after, table_id="one", seq=1, limit=9)
        )
        assert found is not None
        assert [row[1] for row in found] == [2, 3]
        none = partial(jobs.log_after, table_id="none", seq=0, limit=9)
        assert await store.read(none) is None

    async def test_old_tables_are_found_by_how_far_they_came(
        self, store: Store
    ) -> None:
        """The oldest first; games that go on are not among the others."""
        for table_id, phase, changed in [
            ("w", "waiting", 5),
            ("c", "closed", 4),
            ("p", "playing", 1),
            ("s", "paused", 1),
            ("o", "over", 2),
            ("young", "waiting", 50),
        ]:
            await make(store, table_id, phase=phase, changed=changed)

        assert await store.read(partial(jobs.unstarted, before=9, limit=9)) == [
            "c",
            "w",
        ]
        assert await store.read(partial(jobs.unstarted, before=9, limit=1)) == ["c"]
        assert await store.read(partial(jobs.finished, before=9, limit=9)) == ["o"]
        assert await store.read(partial(jobs.finished, before=2, limit=9)) == []
        assert await store.read(partial(jobs.abandoned, before=9, limit=9)) == [
            "p",
            "s",
        ]
        assert await store.read(partial(jobs.abandoned, before=1, limit=9)) == []


class TestGuests:
    async def test_only_guests_who_left_nothing_are_gone(self, store: Store) -> None:
        """Not who has an account, a token or a table, or has been here since."""
        names = ("gone", "account", "token", "host", "player", "back")
        people = {name: (await store.add_person(name)).id for name in names}
        await store.set_login(people["account"], "account", "hash")
        await store.add_token(people["token"], "bot", "hash")
        await make(store, "one", host=people["host"])
        await make(store, "two", players=(Seat(0, "person", people["player"]),))
        for person in people.values():
            await store.note_seen([person], 5)
        await store.note_seen([people["back"]], 50)
        await store.add_mute(people["gone"], people["back"])
        await store.add_mute(people["back"], people["gone"])

        found = await store.read(
            partial(person_jobs.inactive_guests, before=9, limit=9)
        )
        assert found == [people["gone"]]
        assert await store.delete_guests(list(people.values()), 9) == [people["gone"]]

        assert await store.person(people["gone"]) is None
        assert await store.mutes_of(people["back"]) == []
        assert await store.person(people["token"]) is not None

    async def test_people_are_found_by_name_login_or_id(self, store: Store) -> None:
        """In any case; signs of the database mean themselves."""
        ann = await store.add_person("Ann%")
        bob = await store.add_person("Bob")
        await store.set_login(bob.id, "rob", "hash")

        async def found(text: str) -> set[str]:
            return {one.id for one in await store.search_people(text, 9)}

        assert await found("ann") == {ann.id}
        assert await found("ROB") == {bob.id}
        assert await found("%") == {ann.id}
        assert await found(bob.id) == {bob.id}
        assert await found("") == {ann.id, bob.id}


def _tables_in_log(connection: Connection) -> set[str]:
    seats = {row.table_id for row in connection.execute(select(SEATS.c.table_id))}
    return seats | {row.table_id for row in connection.execute(select(LOG.c.table_id))}


async def test_a_store_of_before_is_brought_up_to_date(place: str) -> None:
    """Each table gets its host, and nobody counts as gone for not having been noted."""
    old = partial(migrate, to="0001")
    _, reader, executor = await open_database(place, "full", old)
    await executor.write(partial(_insert, into="tables", values=_old_table()))
    for number, name in enumerate(["ann", "bob"]):
        person: dict[str, object] = {"id": name, "name": name, "created": 10 * number}
        await executor.write(partial(_insert, into="people", values=person))
    await executor.close()
    await reader.close()

    store = await Store.open(place)
    try:
        assert await store.held("ann", 0) == TableCounts(open=0, new=1)
        people = [await store.person(name) for name in ("ann", "bob")]
        assert [one.seen for one in people if one is not None] == [10, 10]
    finally:
        await store.close()


async def test_a_log_of_before_has_no_digests(place: str) -> None:
    """It is read all the same, and goes on with them."""
    old = partial(migrate, to="0003")
    _, reader, executor = await open_database(place, "full", old)
    await executor.write(partial(_insert, into="tables", values=_old_table()))
    (*first, _digest) = log_row("t", logged(1, CREATED))
    names = ("table_id", "seq", "at", "person", "command", "entry")
    values = dict(zip(names, first, strict=True))
    await executor.write(partial(_insert, into="log", values=values))
    await executor.close()
    await reader.close()

    store = await Store.open(place)
    try:
        await store.append("t", [logged(2, command="c1", digest=7)])
        kept = await store.load("t")
    finally:
        await store.close()

    assert kept is not None
    assert [one.digest for one in kept.logs] == [None, 7]


def _old_table() -> dict[str, object]:
    """Return a row of the first revision."""
    return {
        "id": "t",
        "secret": b"s",
        "invitation": "i",
        "game": "gears",
        "public": True,
        "watch": True,
        "phase": "over",
        "wake": False,
        "created": 1,
        "changed": 2,
        "row": write_row(row("t", host="ann")),
    }


def _insert(connection: Connection, into: str, values: dict[str, object]) -> None:
    columns = ", ".join([f'"{name}"' for name in values])
    marks = ", ".join([f":{name}" for name in values])
    connection.execute(text(f"INSERT INTO {into} ({columns}) VALUES ({marks})"), values)
