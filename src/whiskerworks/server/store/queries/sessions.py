"""Queries for sessions."""

from collections.abc import Collection

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from whiskerworks.server.store.errors import Unknown
from whiskerworks.server.store.rows import Session
from whiskerworks.server.store.schema import PEOPLE, SESSIONS, TOKENS

MAX_SESSIONS_PER_PERSON = 50
"""Maximum sessions of one person; beyond, the one unused for longest ends."""

_FIND = select(SESSIONS).where(SESSIONS.c.id == bindparam("session"))


def add(connection: Connection, session: Session, instead_of: str = "") -> None:
    """Begin a session, *instead_of* another, and remove expired ones."""
    over = SESSIONS.c.expires <= session.created
    connection.execute(delete(SESSIONS).where(over | (SESSIONS.c.id == instead_of)))
    connection.execute(insert(SESSIONS).values(asdict(session)))
    mine = select(SESSIONS.c.id).where(SESSIONS.c.person == session.person)
    newest = mine.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
    found = connection.execute(newest.offset(MAX_SESSIONS_PER_PERSON)).scalars().all()
    if found:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(found)))


def find(connection: Connection, session: str) -> Session | None:
    """Return the session with this id, even if it has expired."""
    row = connection.execute(_FIND, {"session": session}).first()
    return None if row is None else _session(row)


def of_person(connection: Connection, person: str, now: int) -> list[Session]:
    """Return a person's sessions valid at *now*, most recently used first."""
    joined = select(SESSIONS).join(PEOPLE, SESSIONS.c.person == PEOPLE.c.id)
    good = joined.where(
        PEOPLE.c.id == person,
        PEOPLE.c.epoch == SESSIONS.c.epoch,
        SESSIONS.c.expires > now,
    )
    rows = connection.execute(good.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id))
    return [_session(row) for row in rows]


def touch(
    connection: Connection, sessions: Collection[str], seen: int, expires: int
) -> None:
    """Note that sessions were used."""
    wanted = update(SESSIONS).where(SESSIONS.c.id == bindparam("session"))
    used = wanted.values(seen=seen, expires=expires)
    connection.execute(used, [{"session": one} for one in sessions])


def drop(connection: Connection, person: str, session: str) -> bool:
    """End a session of a person; return whether it existed."""
    theirs = delete(SESSIONS).where(
        SESSIONS.c.id == session, SESSIONS.c.person == person
    )
    return connection.execute(theirs).rowcount > 0


def begin_epoch(
    connection: Connection,
    person: str,
    first: Session | None = None,
    password_hash: str | None = None,
) -> None:
    """
    Void all sessions and tokens of a person, and begin a *first* one.

    *password_hash* sets a new password.

    Raises:
        Unknown: The person does not exist or was erased.
    """
    theirs = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.forgotten.is_(None))
    values: dict[str, object] = {"epoch": PEOPLE.c.epoch + 1}
    if password_hash is not None:
        values["password_hash"] = password_hash
    if connection.execute(theirs.values(**values)).rowcount == 0:
        raise Unknown(f"unknown person {person}")
    clear(connection, person)
    if first is not None:
        epoch = connection.execute(
            select(PEOPLE.c.epoch).where(PEOPLE.c.id == person)
        ).scalar_one()
        add(connection, replace(first, epoch=epoch))


def clear(connection: Connection, person: str) -> None:
    """Remove all sessions and tokens of a person."""
    for table in (SESSIONS, TOKENS):
        connection.execute(delete(table).where(table.c.person == person))


def _session(row: Row[tuple[object, ...]]) -> Session:
    return Session(**row._mapping)
