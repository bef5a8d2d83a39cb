"""Tables: what is kept comes back, in order, and lists show it."""

import pytest
from sqlalchemy import Connection, update

from tests.server.store.logs import CREATED, SECRET, logged, make, row
from whiskerworks.server.store import Conflict, Seat, Store, StoredTable
from whiskerworks.server.store.schema import TABLES
from whiskerworks.table.log_entries import Sat, Stood

pytestmark = pytest.mark.anyio


class TestLog:
    async def test_what_was_appended_is_loaded(self, store: Store) -> None:
        """With its time, its person, and the id and the digest of its command."""
        await make(store, "t")
        moves = [logged(2, command="c1", digest=0xFFFF_FFFF), logged(3)]

        await store.append("t", moves, row("t", ply=2))

        kept = await store.load("t")
        assert kept == StoredTable("t", SECRET, "welcome", [logged(1, CREATED), *moves])

    async def test_a_table_nobody_made_is_not_there(self, store: Store) -> None:
        """Nothing is loaded, and that is no error."""
        assert await store.load("nowhere") is None

    async def test_it_is_there_when_the_store_is_opened_again(
        self, store: Store, place: str
    ) -> None:
        """Closing writes what waits."""
        await make(store, "t")
        waiting = store.append("t", [logged(2)])
        await store.close()

        again = await Store.open(place)
        kept = await again.load("t")
        await again.close()

        assert waiting.exception() is None
        assert kept is not None
        assert kept.logs == [logged(1, CREATED), logged(2)]

    async def test_loading_waits_for_what_was_appended_before(
        self, store: Store
    ) -> None:
        """Whoever loads a table sees all that anybody here has appended to it."""
        await make(store, "t")

        futures = [store.append("t", [logged(seq)]) for seq in range(2, 50)]
        kept = await store.load("t")

        assert kept is not None
        assert len(kept.logs) == 49
        assert all(future.done() for future in futures)

    async def test_a_table_is_made_once(self, store: Store) -> None:
        """The second is refused, and the first goes on."""
        await make(store, "t")

        with pytest.raises(Conflict, match="table t already exists"):
            await make(store, "t")

        await store.append("t", [logged(2)])

    async def test_secrets_are_not_in_what_is_printed(self, store: Store) -> None:
        """A line of a log file must not tell the dealer's secret."""
        await make(store, "t")

        assert SECRET.hex() not in repr(await store.load("t"))
        assert repr(SECRET) not in repr(await store.load("t"))
        assert "welcome" not in repr(await store.load("t"))


class TestLobby:
    async def test_it_shows_public_tables_that_wait_before_those_in_play(
        self, store: Store
    ) -> None:
        """Of each the newest first."""
        await make(store, "played", created=5)
        await make(store, "old", phase="waiting", created=1)
        await make(store, "new", phase="waiting", created=2)

        shown = await store.lobby(10)

        assert [one.id for one in shown] == ["new", "old", "played"]

    @pytest.mark.parametrize(
        "facts",
        [
            {"public": False, "phase": "waiting"},
            {"watch": False},
            {"phase": "over"},
            {"phase": "closed"},
        ],
    )
    async def test_it_shows_no_others(
        self, store: Store, facts: dict[str, object]
    ) -> None:
        """Private, not to be watched, over or given up."""
        await make(store, "t", **facts)

        assert await store.lobby(10) == []

    async def test_it_can_be_asked_for_one_game_and_for_so_many(
        self, store: Store
    ) -> None:
        """The limit holds for what is shown."""
        await make(store, "a", game="arena", created=1)
        await make(store, "b", created=2)
        await make(store, "c", created=3)

        assert [one.id for one in await store.lobby(10, "arena")] == ["a"]
        assert [one.id for one in await store.lobby(2)] == ["c", "b"]

    async def test_a_row_changes_with_its_entries(self, store: Store) -> None:
        """What was true before them is not shown any more."""
        await make(store, "t", phase="waiting", free=(1,))
        now = row("t", ply=7, mover=None, changed=9, clock="bank")

        await store.append("t", [logged(2)], now)

        assert await store.lobby(1) == [now]


class TestMyTables:
    async def test_they_are_those_i_host_or_sit_at(self, store: Store) -> None:
        """Those first that changed last."""
        await make(store, "hosted", players=(), changed=1)
        await make(store, "sat", host="bob", changed=2)
        await make(store, "not", host="bob", players=(Seat(0, "person", "bob"),))

        mine = await store.tables_of("ann", 10)

        assert [one.id for one in mine] == ["sat", "hosted"]

    async def test_they_come_in_pages(self, store: Store) -> None:
        """Also where several changed in the same millisecond."""
        for name in "abcde":
            await make(store, name, changed=5)

        first = await store.tables_of("ann", 2)
        second = await store.tables_of("ann", 2, first[-1].place)
        third = await store.tables_of("ann", 2, second[-1].place)

        pages = [*first, *second, *third]
        assert [one.id for one in pages] == ["e", "d", "c", "b", "a"]

    async def test_who_stands_up_before_the_start_is_gone(self, store: Store) -> None:
        """It was never a game of theirs."""
        await make(store, "t", phase="waiting", players=(Seat(0, "person", "ann"),))
        both = (Seat(0, "person", "ann"), Seat(1, "person", "cat"))
        sits = row("t", phase="waiting", players=both)
        left = row("t", phase="waiting", players=(both[0], Seat(1, "open")))

        await store.append("t", [logged(2, Sat(1, "cat"))], sits)
        while_sitting = await store.tables_of("cat", 10)
        await store.append("t", [logged(3, Stood(1))], left)

        assert [one.id for one in while_sitting] == ["t"]
        assert await store.tables_of("cat", 10) == []

    async def test_who_leaves_a_game_keeps_it(self, store: Store) -> None:
        """They played in it."""
        await make(store, "t")
        players = (Seat(0, "person", "ann"), Seat(1, "bot", level=3))

        await store.append("t", [logged(2, Stood(1))], row("t", players=players))

        assert [one.id for one in await store.tables_of("bob", 10)] == ["t"]


async def test_tables_where_something_happens_by_itself_are_woken(
    store: Store,
) -> None:
    """
    A clock runs, or a bot is to move; not where a person may think for ever.

    Nor where only bots play: nobody waits for them.
    """
    bot = (Seat(0, "bot", level=2), Seat(1, "person", "bob"))
    bots = (Seat(0, "bot", level=2), Seat(1, "bot", level=2))
    left = (Seat(0, "bot", level=2), Seat(1, "left", "bob"))
    await make(store, "clock", clock="days")
    await make(store, "bot", players=bot)
    await make(store, "persons-turn", players=bot, mover=1)
    await make(store, "thinking")
    await make(store, "bots", players=bots)
    await make(store, "bots-by-the-clock", clock="bank", players=bots)
    await make(store, "left", clock="bank", players=left)
    await make(store, "left-on-turn", clock="bank", players=left, mover=1)
    await make(store, "paused", clock="bank", phase="paused")
    await make(store, "over", clock="bank", phase="over")

    assert await store.tables_with_clock() == ["bot", "clock", "left-on-turn"]


async def test_rows_of_old_versions_wake_no_bots(store: Store) -> None:
    """They said of tables at which only bots play that they were to be woken."""
    await make(store, "bots", players=(Seat(0, "bot"), Seat(1, "bot")))
    await make(store, "damaged")

    def as_before(connection: Connection) -> None:
        connection.execute(update(TABLES).values(wake=True))
        damage = update(TABLES).where(TABLES.c.id == "damaged").values(row="?")
        connection.execute(damage)

    await store.write(as_before)

    assert await store.tables_with_clock() == ["damaged"]


async def test_rows_that_are_older_than_the_log_are_found(store: Store) -> None:
    """Those of games that go on: nothing happens to others but with their row."""
    at = logged(2).at
    for name, phase in [("late", "playing"), ("paused", "paused"), ("over", "over")]:
        await make(store, name, phase=phase, changed=logged(1).at)
    await make(store, "right", changed=logged(1).at)

    for name in ("late", "paused", "over"):
        await store.append(name, [logged(2)])
    await store.append("right", [logged(2)], row("right", changed=at))

    assert await store.lagging_tables() == ["late", "paused"]
