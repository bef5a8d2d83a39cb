"""A store is brought up to date when it is opened."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Text, column, inspect, select, table, text

from whiskerworks.server.store.errors import CannotOpen, NewerStore

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Alembic would find them too, but takes long to import: it is needed only where there
# is something to bring up to date. A test compares this with what it finds.
REVISIONS: Final = ("0004", "0003", "0002", "0001")
"""Every revision of ours, the newest first."""
_NOTE: Final = "alembic_version"
# Any number that no other program takes for a lock in the same database.
_LOCK: Final = 0x77_68_69_73_6B_65_72


def newest() -> str:
    """Return the revision that this version of the program wants."""
    return REVISIONS[0]


def knows(revision: str) -> bool:
    """Return whether *revision* is one of ours, the newest or an older one."""
    return revision in REVISIONS


def revision_of(connection: Connection) -> str | None:
    """Return the revision of the database, None if it is new."""
    if not inspect(connection).has_table(_NOTE):
        return None
    noted = select(column("version_num", Text)).select_from(table(_NOTE))
    return connection.execute(noted).scalars().one_or_none()


def migrate(connection: Connection, to: str = "head") -> None:
    """
    Bring the database up to date, inside the transaction that has been begun.

    Of several processes that do so at once one does it, and the others wait.

    Raises:
        NewerStore: A newer version of the program has been here.
        CannotOpen: The database holds something else.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _LOCK})
    found = check_known(connection)
    if found is None or found != newest():
        _upgrade(connection, to)


def check_known(connection: Connection) -> str | None:
    """
    Return the revision of the database, None if it is new.

    Raises:
        NewerStore: A newer version of the program has been here.
        CannotOpen: The database holds something else.
    """
    found = revision_of(connection)
    if found is None and set(inspect(connection).get_table_names()) - {_NOTE}:
        raise CannotOpen("the database holds other tables than ours")
    if found is not None and not knows(found):
        raise NewerStore(
            f"the data was written by a newer version (revision {found}, known here "
            f"are those up to {newest()}); use that version, or restore a backup"
        )
    return found


def _upgrade(connection: Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
