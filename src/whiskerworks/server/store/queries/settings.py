"""Queries for the store's settings, small values the server keeps."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select
from sqlalchemy.dialects import sqlite

from whiskerworks.server.store.schema import SETTINGS

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def find(connection: Connection, name: str) -> str | None:
    """Return the value of the setting *name*."""
    wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    row = connection.execute(wanted).first()
    return None if row is None else str(row.value)


def keep(connection: Connection, name: str, value: str) -> None:
    """Set the setting *name* to *value*."""
    added = _insert(connection, name, value)
    replaced = added.on_conflict_do_update(
        index_elements=[SETTINGS.c.name], set_={"value": value}
    )
    connection.execute(replaced)


def keep_first(connection: Connection, name: str, value: str) -> str:
    """Set the setting *name* to *value* unless it exists; return its value."""
    connection.execute(_insert(connection, name, value).on_conflict_do_nothing())
    return find(connection, name) or value


def _insert(
    connection: Connection, name: str, value: str
) -> "sqlite.Insert | postgresql.Insert":
    if connection.dialect.name == "sqlite":
        return sqlite.insert(SETTINGS).values(name=name, value=value)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(SETTINGS).values(name=name, value=value)
