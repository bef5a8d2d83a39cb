"""Queries for tables, their logs, and the counts for quotas."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    and_,
    case,
    delete,
    func,
    or_,
    select,
    tuple_,
)

from whiskerworks.server.store.errors import Damaged
from whiskerworks.server.store.queries.moderation import add_audited
from whiskerworks.server.store.rows import AuditEntry, LogRow, StoredTable, TableRow
from whiskerworks.server.store.schema import (
    LOG,
    SEATS,
    TABLES,
)
from whiskerworks.table.log_entries import Entry, LogEntry

_ENTRIES: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_ROW: Final = msgspec.json.Decoder(TableRow)

OPEN_PHASES = ("waiting", "playing", "paused")
"""Phases of a table that has not ended."""


class TableCounts(NamedTuple):
    """How many tables a person has."""

    open: int
    """The open tables they host."""
    new: int
    """Those they made since a moment."""


class ListedTable(NamedTuple):
    """A table as operators see it."""

    row: TableRow
    entries: int
    """The number of log entries."""
    size: int
    """The length of all entries together, in characters."""


def load(connection: Connection, table_id: str) -> StoredTable | None:
    """
    Return a table with its whole log.

    Raises:
        Damaged: An entry is missing or cannot be read.
    """
    wanted = select(TABLES.c.secret, TABLES.c.invitation).where(TABLES.c.id == table_id)
    found = connection.execute(wanted).first()
    if found is None:
        return None
    entries = select(LOG).where(LOG.c.table_id == table_id).order_by(LOG.c.seq)
    logs = read_logs(connection.execute(entries))
    return StoredTable(table_id, bytes(found.secret), found.invitation, logs)


def exists(connection: Connection, table_id: str) -> bool:
    """Whether a table has this id."""
    wanted = select(TABLES.c.id).where(TABLES.c.id == table_id)
    return connection.execute(wanted).first() is not None


def lobby(connection: Connection, limit: int, game: str | None) -> list[TableRow]:
    """Return public tables: those that wait for players first, then the newest."""
    waits = TABLES.c.phase == "waiting"
    shown = [TABLES.c.public, TABLES.c.phase.in_(("waiting", "playing", "paused"))]
    if game is not None:
        shown.append(TABLES.c.game == game)
    rows = connection.execute(
        select(TABLES.c.row)
        .where(and_(*shown), or_(waits, TABLES.c.watch))
        .order_by(case((waits, 0), else_=1), TABLES.c.created.desc(), TABLES.c.id)
        .limit(limit)
    )
    return [read_row(row.row) for row in rows]


def tables_of(
    connection: Connection, person: str, limit: int, before: tuple[int, str] | None
) -> list[TableRow]:
    """Return the tables a person belongs to, latest change first."""
    place = tuple_(TABLES.c.changed, TABLES.c.id)
    theirs = select(TABLES.c.row).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    theirs = theirs.where(SEATS.c.person == person)
    if before is not None:
        theirs = theirs.where(place < before)
    newest = theirs.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc())
    rows = connection.execute(newest.limit(limit))
    return [read_row(row.row) for row in rows]


def tables_to_wake(connection: Connection) -> list[str]:
    """Return the tables that act by themselves."""
    wanted = select(TABLES.c.id, TABLES.c.row).where(TABLES.c.wake)
    found = connection.execute(wanted.order_by(TABLES.c.id))
    return [one.id for one in found if _wakes(one.row)]


def _wakes(row: str) -> bool:
    """Whether a *row* wakes its table; those of old versions may say too much."""
    try:
        return read_row(row).wake
    except Damaged:
        return True  # the log knows better


def lagging_tables(connection: Connection) -> list[str]:
    """Return the tables in play whose row is older than the end of their log."""
    last = (
        select(LOG.c.at)
        .where(LOG.c.table_id == TABLES.c.id)
        .order_by(LOG.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    in_play = TABLES.c.phase.in_(("playing", "paused"))
    wanted = select(TABLES.c.id).where(in_play, TABLES.c.changed != last)
    return [row.id for row in connection.execute(wanted.order_by(TABLES.c.id))]


def count_tables(connection: Connection, host: str, since: int) -> TableCounts:
    """Return how many tables *host* has open, and how many are newer than *since*."""
    theirs = select(func.count()).select_from(TABLES).where(TABLES.c.host == host)
    is_open = TABLES.c.phase.in_(OPEN_PHASES)
    is_new = TABLES.c.created >= since
    return TableCounts(
        int(connection.execute(theirs.where(is_open)).scalar_one()),
        int(connection.execute(theirs.where(is_new)).scalar_one()),
    )


def list_tables(
    connection: Connection,
    limit: int,
    game: str | None = None,
    phase: str | None = None,
    host: str | None = None,
) -> list[ListedTable]:
    """Return tables, latest change first."""
    asked = {"game": game, "phase": phase, "host": host}
    wanted = [TABLES.c[name] == text for name, text in asked.items() if text]
    newest = select(TABLES.c.row).where(*wanted).order_by(TABLES.c.changed.desc())
    found: list[ListedTable] = []
    for one in connection.execute(newest.limit(limit)).all():
        row = read_row(one.row)
        log = select(func.count(), func.sum(func.length(LOG.c.entry)))
        count, size = connection.execute(log.where(LOG.c.table_id == row.id)).one()
        found.append(ListedTable(row, int(count), int(size or 0)))
    return found


def log_after(
    connection: Connection, table_id: str, seq: int, limit: int
) -> list[LogRow] | None:
    """Return the entries of a log after *seq*; None if the table does not exist."""
    named = select(TABLES.c.id).where(TABLES.c.id == table_id)
    if connection.execute(named).first() is None:
        return None
    behind = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > seq)
    rows = connection.execute(behind.order_by(LOG.c.seq).limit(limit))
    return [tuple(row) for row in rows]


def delete_table(
    connection: Connection, table_id: str, note: AuditEntry | None = None
) -> bool:
    """Delete a table with its log and seats; return whether it existed."""
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
    """Return tables whose game was abandoned, unchanged since *before*."""
    return _old_tables(connection, ("playing", "paused"), before, limit)


def _old_tables(
    connection: Connection, phases: tuple[str, ...], before: int, limit: int
) -> list[str]:
    old = and_(TABLES.c.phase.in_(phases), TABLES.c.changed < before)
    oldest = select(TABLES.c.id).where(old).order_by(TABLES.c.changed, TABLES.c.id)
    return [row.id for row in connection.execute(oldest.limit(limit))]


# ---- reading


def read_logs(rows: Iterable[LogRow]) -> list[LogEntry]:
    """
    Return the entries in *rows*, which are those of one table, in order.

    Raises:
        Damaged: An entry is missing or cannot be read.
    """
    logs: list[LogEntry] = []
    for table_id, seq, at, person, command, text, digest in rows:
        if seq != len(logs) + 1:
            raise Damaged(f"table {table_id}: entry {len(logs) + 1} is missing")
        try:
            entry = _ENTRIES.decode(text)
        except (msgspec.DecodeError, ValueError) as problem:
            raise Damaged(f"table {table_id}, entry {seq}: {problem}") from problem
        logs.append(LogEntry(seq, at, entry, person, command, digest))
    return logs


def read_row(text: str) -> TableRow:
    """
    Return the row in *text*.

    Raises:
        Damaged: It is not a row.
    """
    try:
        return _ROW.decode(text)
    except (msgspec.DecodeError, ValueError) as problem:
        raise Damaged(f"a table's row: {problem}") from problem
