"""Names that accounts have reserved: jobs for a connection."""

from collections.abc import Collection, Iterable

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from whiskerworks.server.store import settings
from whiskerworks.server.store.errors import NameTaken
from whiskerworks.server.store.schema import PEOPLE, RESERVED_NAMES

VERSION = "reserved-names"
"""The setting that says by which version of our table the keys were made."""


def check(connection: Connection, person: str, keys: Collection[str]) -> None:
    """
    See that no account of somebody else has reserved a name with one of *keys*.

    Raises:
        NameTaken: One has.
    """
    theirs = RESERVED_NAMES.c.key.in_(keys) & (RESERVED_NAMES.c.person != person)
    if connection.execute(select(RESERVED_NAMES.c.key).where(theirs)).first():
        raise NameTaken("an account has a name that looks the same")


def reserve(connection: Connection, person: str, keys: Collection[str]) -> None:
    """
    Reserve a name for an account, instead of the one that it had.

    Raises:
        NameTaken: Another account has one that looks the same.
    """
    check(connection, person, keys)
    clear(connection, person)
    rows = [{"key": key, "person": person} for key in sorted(set(keys))]
    try:
        if rows:
            connection.execute(insert(RESERVED_NAMES), rows)
    except IntegrityError:
        raise NameTaken("an account has a name that looks the same") from None


def clear(connection: Connection, person: str) -> None:
    """Let others have the name of an account."""
    connection.execute(delete(RESERVED_NAMES).where(RESERVED_NAMES.c.person == person))


def accounts(connection: Connection) -> list[tuple[str, str]]:
    """Return the id and the name of every account, the oldest first."""
    named = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.login.is_not(None))
    rows = connection.execute(named.order_by(PEOPLE.c.created, PEOPLE.c.id))
    return [(row.id, row.name) for row in rows]


def reserve_all(
    connection: Connection, keys: Iterable[tuple[str, Collection[str]]], version: str
) -> None:
    """
    Reserve names by new keys; of several that look the same, the first has them.

    The others keep their names, too.
    """
    connection.execute(delete(RESERVED_NAMES))
    owners: dict[str, str] = {}
    for person, theirs in keys:
        if not any(key in owners for key in theirs):
            owners.update(dict.fromkeys(theirs, person))
    rows = [{"key": key, "person": person} for key, person in owners.items()]
    if rows:
        connection.execute(insert(RESERVED_NAMES), rows)
    settings.keep(connection, VERSION, version)
