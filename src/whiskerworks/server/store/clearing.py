"""Deleting tables and guests, and what quotas count: jobs for a connection."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, Select, and_, delete, exists, func, or_, select

from whiskerworks.server.store.order import add_audited
from whiskerworks.server.store.rows import Audited, LogRow, TableRow, read_row
from whiskerworks.server.store.schema import (
    LOG,
    MUTES,
    PEOPLE,
    SEATS,
    SESSIONS,
    TABLES,
    TOKENS,
)

OPEN = ("waiting", "playing", "paused")
"""The phases of a table at which something may still happen."""


class Held(NamedTuple):
    """How many tables a person has."""

    open: int
    """Those they host at which something may still happen."""
    new: int
    """Those they made since a moment."""


class Listed(NamedTuple):
    """A table as an operator sees it."""

    row: TableRow
    entries: int
    """How many the log has."""
    size: int
    """The length of all entries together, in characters."""


def held(connection: Connection, host: str, since: int) -> Held:
    """Return how many tables *host* has open, and how many are newer than *since*."""
    theirs = select(func.count()).select_from(TABLES).where(TABLES.c.host == host)
    is_open = TABLES.c.phase.in_(OPEN)
    is_new = TABLES.c.created >= since
    return Held(
        int(connection.execute(theirs.where(is_open)).scalar_one()),
        int(connection.execute(theirs.where(is_new)).scalar_one()),
    )


# ---- tables


def listed(
    connection: Connection,
    limit: int,
    game: str | None = None,
    phase: str | None = None,
    host: str | None = None,
) -> list[Listed]:
    """Return tables, those first that changed last."""
    asked = {"game": game, "phase": phase, "host": host}
    wanted = [TABLES.c[name] == text for name, text in asked.items() if text]
    newest = select(TABLES.c.row).where(*wanted).order_by(TABLES.c.changed.desc())
    found: list[Listed] = []
    for one in connection.execute(newest.limit(limit)).all():
        row = read_row(one.row)
        log = select(func.count(), func.sum(func.length(LOG.c.entry)))
        count, size = connection.execute(log.where(LOG.c.table_id == row.id)).one()
        found.append(Listed(row, int(count), int(size or 0)))
    return found


def log_after(
    connection: Connection, table_id: str, seq: int, limit: int
) -> list[LogRow] | None:
    """Return entries of a table's log behind *seq*; None if there is no table."""
    named = select(TABLES.c.id).where(TABLES.c.id == table_id)
    if connection.execute(named).first() is None:
        return None
    behind = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > seq)
    rows = connection.execute(behind.order_by(LOG.c.seq).limit(limit))
    return [tuple(row) for row in rows]


def delete_table(
    connection: Connection, table_id: str, note: Audited | None = None
) -> bool:
    """Delete a table with its log and seats; return whether there was one."""
    connection.execute(delete(LOG).where(LOG.c.table_id == table_id))
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table_id))
    gone = connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
    if gone.rowcount and note is not None:
        add_audited(connection, note)
    return gone.rowcount > 0


def unstarted(connection: Connection, before: int, limit: int) -> list[str]:
    """Return tables whose game never began, unchanged since *before*."""
    return _old_tables(connection, ("waiting", "closed"), before, limit)


def finished(connection: Connection, before: int, limit: int) -> list[str]:
    """Return tables whose game is over, unchanged since *before*."""
    return _old_tables(connection, ("over",), before, limit)


def abandoned(connection: Connection, before: int, limit: int) -> list[str]:
    """Return tables whose game was begun and left, unchanged since *before*."""
    return _old_tables(connection, ("playing", "paused"), before, limit)


def _old_tables(
    connection: Connection, phases: tuple[str, ...], before: int, limit: int
) -> list[str]:
    old = and_(TABLES.c.phase.in_(phases), TABLES.c.changed < before)
    oldest = select(TABLES.c.id).where(old).order_by(TABLES.c.changed, TABLES.c.id)
    return [row.id for row in connection.execute(oldest.limit(limit))]


# ---- guests


def gone_guests(connection: Connection, before: int, limit: int) -> list[str]:
    """
    Return guests who were not seen since *before*.

    Left out is who has an account, a token, or a table that is kept.
    """
    return [row.id for row in connection.execute(_gone(before).limit(limit))]


def delete_guests(
    connection: Connection, people: Collection[str], before: int
) -> list[str]:
    """Delete those of *people* who are still gone; return who they were."""
    wanted = _gone(before).where(PEOPLE.c.id.in_(people))
    gone = [row.id for row in connection.execute(wanted)]
    either = or_(MUTES.c.person.in_(gone), MUTES.c.muted.in_(gone))
    connection.execute(delete(MUTES).where(either))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(gone)))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(gone)))
    return gone


def _gone(before: int) -> Select[tuple[str]]:
    ties = [
        exists().where(TOKENS.c.person == PEOPLE.c.id),
        exists().where(SEATS.c.person == PEOPLE.c.id),
        exists().where(TABLES.c.host == PEOPLE.c.id),
    ]
    old = func.coalesce(PEOPLE.c.seen, PEOPLE.c.created) < before
    guests = select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), old)
    return guests.where(*[~tie for tie in ties]).order_by(PEOPLE.c.seen, PEOPLE.c.id)
