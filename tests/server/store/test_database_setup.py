"""Opening a store: made, brought up to date, or refused with a reason."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

from whiskerworks.core.extras import MissingExtra
from whiskerworks.server.store import (
    BadPlace,
    CannotOpen,
    Failed,
    NewerStore,
    Store,
)
from whiskerworks.server.store.database_setup import (
    MIGRATIONS,
    REVISIONS,
    migrate,
    revision_of,
)
from whiskerworks.server.store.executors import (
    Durability,
    parse_location,
    without_password,
    writing_engine,
)
from whiskerworks.server.store.schema import METADATA

pytestmark = pytest.mark.anyio

OPEN = """
import asyncio, sys
from whiskerworks.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    await store.add_person("Ann")
    await store.close()

asyncio.run(main())
"""
TELL = """
print("alembic" in sys.modules)
"""


def differences(connection: Connection) -> list[object]:
    """Return where the database and the metadata differ."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


async def test_migrations_lead_to_the_schema(store: Store) -> None:
    """If not: a migration is missing, see docs/store.md."""
    assert await store.read(differences) == []


async def test_a_difference_would_be_found(store: Store) -> None:
    """The test above can fail."""
    await tell(store, "DROP INDEX ix_tables_wake")

    assert len(await store.read(differences)) == 1


def test_every_migration_is_listed() -> None:
    """The newest first; if not: one was added, and not its number to REVISIONS."""
    scripts = ScriptDirectory(str(MIGRATIONS)).walk_revisions()

    assert list(REVISIONS) == [script.revision for script in scripts]


async def test_the_revision_is_what_alembic_says(store: Store) -> None:
    """We read it ourselves, as Alembic takes long to import."""

    def asked(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    assert await store.read(revision_of) == await store.read(asked) == REVISIONS[0]


def test_a_store_that_is_new_has_no_revision(tmp_path: Path) -> None:
    """Nor has one where Alembic began, and noted nothing."""
    engine = writing_engine(parse_location(tmp_path / "store.sqlite3"), "full")
    with engine.begin() as connection:
        before = revision_of(connection)
        migrate(connection)
        connection.execute(text("DELETE FROM alembic_version"))
        emptied = revision_of(connection)
    engine.dispose()

    assert (before, emptied) == (None, None)


def test_alembic_is_asked_only_when_there_is_something_to_do(tmp_path: Path) -> None:
    """A store that is up to date opens without it, and so sooner."""
    command = [sys.executable, "-c", OPEN + TELL, str(tmp_path / "store")]

    told = [subprocess.check_output(command, text=True).strip() for _ in range(2)]

    assert told == ["True", "False"]


def test_two_processes_may_open_a_new_store_at_once(place: str) -> None:
    """One makes it, the other waits."""
    command = [sys.executable, "-c", OPEN, place]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]

    complaints = [process.communicate()[1] for process in both]

    assert complaints == [b"", b""]
    assert asyncio.run(people_in(place)) == 2


def only_read(connection: Connection) -> None:
    """Let nothing be written over this connection, as in a file one may not write."""
    connection.exec_driver_sql("PRAGMA query_only = ON")


async def people_in(place: str) -> int:
    """Return how many people a store knows."""
    store = await Store.open(place)
    found = await store.read(count_people)
    await store.close()
    return found


def count_people(connection: Connection) -> int:
    """Return how many people there are."""
    return int(connection.exec_driver_sql("SELECT count(*) FROM people").scalar_one())


async def tell(store: Store, words: str) -> None:
    """Do something to the database that no store does."""

    def job(connection: Connection) -> None:
        connection.execute(text(words))

    await store.write(job)


async def test_a_store_of_a_newer_version_is_refused(place: str) -> None:
    """It is said which revision it has, and nothing is changed."""
    store = await Store.open(place)
    await tell(store, "UPDATE alembic_version SET version_num = '9999'")
    await store.close()

    with pytest.raises(NewerStore, match=r"newer version .revision 9999"):
        await Store.open(place)


async def test_a_database_of_something_else_is_refused(place: str) -> None:
    """Its tables are not ours to touch."""
    store = await Store.open(place)
    await tell(store, "DROP TABLE alembic_version")
    await store.close()

    with pytest.raises(CannotOpen, match="holds tables of another program"):
        await Store.open(place)


def modes_in(folder: Path) -> dict[str, int]:
    """Return who may do what with each file of *folder*."""
    return {one.name: one.stat().st_mode & 0o777 for one in folder.iterdir()}


class TestFiles:
    async def test_a_file_that_is_no_database_is_refused(self, tmp_path: Path) -> None:
        """And left as it is."""
        path = tmp_path / "letter.txt"
        path.write_text("Dear Ann, " * 1000)

        with pytest.raises(CannotOpen, match=r"letter\.txt: file is not a database"):
            await Store.open(path)

        assert path.read_text() == "Dear Ann, " * 1000

    @pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
    async def test_nobody_else_may_read_it(self, tmp_path: Path) -> None:
        """Nor its journals: they hold the key that cookies are signed with."""
        before = os.umask(0)
        try:
            store = await Store.open(tmp_path / "store.sqlite3")
            await store.set_setting("a", "b")
            modes = modes_in(tmp_path)
            await store.close()
        finally:
            os.umask(before)

        assert "store.sqlite3-wal" in modes
        assert set(modes.values()) == {0o600}

    async def test_a_file_that_can_only_be_read_is_named(self, tmp_path: Path) -> None:
        """Whoever reads the message need not guess which one."""
        path = tmp_path / "store.sqlite3"
        await (await Store.open(path)).close()
        store = await Store.open(path)
        await store.write(only_read)

        with pytest.raises(Failed, match=r"store\.sqlite3: .*readonly database"):
            await store.set_setting("a", "b")

        await store.close()

    @pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
    @pytest.mark.parametrize("mode", [0o644, 0o664, 0o640])
    async def test_one_that_others_could_read_is_closed_to_them(
        self, tmp_path: Path, mode: int
    ) -> None:
        """Earlier versions made such; the log says it once, as others know the key."""
        path = tmp_path / "store.sqlite3"
        await (await Store.open(path)).close()
        path.chmod(mode)

        with capture_logs() as lines:
            store = await Store.open(path)
            await store.set_setting("a", "b")
            modes = modes_in(tmp_path)
            await store.close()
            await (await Store.open(path)).close()

        assert "store.sqlite3-wal" in modes
        assert set(modes.values()) == {0o600}
        said = {"event": "others could open the data", "log_level": "warning"}
        assert lines == [said | {"mode": f"{mode:o}"}]

    async def test_a_folder_that_is_not_there_is_named(self, tmp_path: Path) -> None:
        """It is not made: the path is more likely a mistake."""
        with pytest.raises(CannotOpen, match=r"folder not found: .*nowhere"):
            await Store.open(tmp_path / "nowhere" / "store.sqlite3")

    @pytest.mark.parametrize(("durability", "level"), [("full", 2), ("normal", 1)])
    async def test_what_a_power_cut_may_cost_is_chosen(
        self, tmp_path: Path, durability: Durability, level: int
    ) -> None:
        """And the journal is the one that lets readers read meanwhile."""
        store = await Store.open(tmp_path / "store.sqlite3", durability)

        def ask(connection: Connection) -> list[object]:
            names = ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
            found = [connection.exec_driver_sql(f"PRAGMA {name}") for name in names]
            return [one.scalar_one() for one in found]

        assert await store.write(ask) == [level, "wal", 1, 10_000]
        await store.close()

    async def test_a_percent_sign_in_a_path_is_a_percent_sign(
        self, tmp_path: Path
    ) -> None:
        """Paths are not URLs."""
        path = tmp_path / "50%20 of?them#.sqlite3"

        store = await Store.open(str(path))
        await store.close()

        with sqlite3.connect(path) as file:
            (count,) = file.execute("SELECT count(*) FROM people").fetchone()
        file.close()
        assert count == 0


class TestAddresses:
    @pytest.mark.parametrize(
        "place",
        ["", ":memory:", "mysql://root:hunter2@host/db", "postgresql://hunter2@:x/y"],
    )
    async def test_what_names_no_database_is_refused(self, place: str) -> None:
        """Without telling the password."""
        with pytest.raises(BadPlace) as caught:
            await Store.open(place)

        assert "hunter2" not in str(caught.value)

    async def test_a_url_without_a_database_is_refused(self) -> None:
        """PostgreSQL would guess one."""
        with pytest.raises(BadPlace, match="has no database name") as caught:
            await Store.open("postgresql://ann:hunter2@host")

        assert "hunter2" not in str(caught.value)

    async def test_without_its_extra_postgresql_says_what_to_install(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before anybody is asked, and without the password."""
        monkeypatch.setitem(sys.modules, "asyncpg", None)

        with pytest.raises(MissingExtra) as caught:
            await Store.open("postgresql://ann:hunter2@host/db")

        assert 'pip install "whiskerworks[postgres]"' in str(caught.value)
        assert "hunter2" not in str(caught.value)

    async def test_a_server_that_does_not_answer_is_named(self) -> None:
        """Without the password."""
        with pytest.raises(CannotOpen, match=r"ann:\*\*\*@127\.0\.0\.1:1/db") as caught:
            await Store.open("postgresql://ann:hunter2@127.0.0.1:1/db")

        assert "hunter2" not in str(caught.value)
        assert "hunter2" not in repr(caught.value)

    def test_a_password_is_never_shown(self) -> None:
        """Wherever in the URL it stands."""
        url = "postgres://ann:hunter2@host/db?sslmode=require&password=hunter3"

        shown = without_password(parse_location(url))

        assert "hunter" not in shown
        assert shown.startswith("postgresql://ann:***@host/db")

    def test_an_unknown_durability_is_refused(self, tmp_path: Path) -> None:
        """It is said which there are."""
        with pytest.raises(BadPlace, match="full or normal, not 'some'"):
            asyncio.run(Store.open(tmp_path / "s", "some"))  # type: ignore[arg-type]


def test_migrations_are_part_of_the_package() -> None:
    """They stand inside it, so that a wheel holds them."""
    assert MIGRATIONS.parent.name == "store"
    assert (MIGRATIONS / "env.py").exists()
    assert list((MIGRATIONS / "versions").glob("r*.py"))
