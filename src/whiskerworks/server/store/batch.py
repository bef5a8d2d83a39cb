# compiled: warm
"""One transaction of the writer: entries of many tables, and what lists show."""

from functools import lru_cache
from typing import Final, NamedTuple

from sqlalchemy import Connection, Dialect, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Insert, Update

from whiskerworks.server.store.errors import Conflict, StoreError, Unknown, Unstorable
from whiskerworks.server.store.rows import LogRow, TableRow, log_row, write_row
from whiskerworks.server.store.schema import LOG, SEATS, TABLES
from whiskerworks.table.entries import Created, Logged, Replaced, Sat, Stood

SEATING: Final = (Created, Sat, Stood, Replaced)
"""The entries after which other people may belong to a table."""

_ADD_ENTRIES: Final = insert(LOG)
_CHANGED: Final = ("phase", "wake", "changed", "row")
_SET_ROW: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in _CHANGED})
)


class Seated(NamedTuple):
    """The people who belong to a table now."""

    people: list[str]
    begun: bool
    """Whether those who stood up since belong to it all the same."""


class Append(NamedTuple):
    """
    What is to be written of one table, put into plain values already.

    Plain values are cheap to hand to another process; see `ProcessPen`.
    """

    table_id: str
    entries: list[LogRow]
    changed: tuple[object, ...] | None = None
    """The values of _SET_ROW, in the order of its parameters."""
    seated: Seated | None = None
    new: dict[str, object] | None = None
    """The row of a table that is to be made."""


Outcome = StoreError | None


def problem_with(append: Append) -> StoreError | None:
    """Return what no database would take, which would spoil a whole batch."""
    for _table, seq, _at, person, command, _entry, _digest in append.entries:
        if not (person.isprintable() and command.isprintable()):
            return Unstorable(f"entry {seq}: its person or command has odd characters")
    return None


def appending(table_id: str, logs: list[Logged], row: TableRow | None) -> Append:
    """Return how *logs*, and *row* as it is after them, are written."""
    entries = [log_row(table_id, logged) for logged in logs]
    if row is None:
        return Append(table_id, entries)
    changed = (row.phase, row.wake, row.changed, write_row(row), table_id)
    sits = any(type(logged.entry) in SEATING for logged in logs)
    return Append(table_id, entries, changed, _seated(row) if sits else None)


def making(
    table_id: str, secret: bytes, invitation: str, logs: list[Logged], row: TableRow
) -> Append:
    """Return how a new table is written."""
    new = {
        "id": table_id,
        "secret": secret,
        "invitation": invitation,
        "game": row.game,
        "public": row.public,
        "watch": row.watch,
        "phase": row.phase,
        "wake": row.wake,
        "created": row.created,
        "changed": row.changed,
        "row": write_row(row),
        "host": row.host,
    }
    entries = [log_row(table_id, logged) for logged in logs]
    return Append(table_id, entries, seated=_seated(row), new=new)


def _seated(row: TableRow) -> Seated:
    return Seated(sorted(row.people), row.phase != "waiting")


class Together(NamedTuple):
    """
    What one transaction writes, of many tables.

    It goes to another process: plain rows are pickled several times as fast as they
    are inside of an `Append` each.
    """

    new: list[dict[str, object]]
    entries: list[LogRow]
    rows: list[tuple[object, ...]]
    seated: list[tuple[str, Seated]]


def together(batch: list[Append]) -> Together:
    """Return how all of *batch* is written at once."""
    # Only the last row of each table matters.
    rows = {one.table_id: one.changed for one in batch if one.changed is not None}
    return Together(
        [one.new for one in batch if one.new is not None],
        [row for one in batch for row in one.entries],
        list(rows.values()),
        [(one.table_id, one.seated) for one in batch if one.seated is not None],
    )


def write_all(connection: Connection, batch: Together) -> None:
    """
    Write *batch*.

    Raises:
        IntegrityError: Something of it contradicts what is stored.
    """
    if batch.new:
        connection.execute(insert(TABLES), batch.new)
    if batch.entries:
        text = _text(connection.dialect, _ADD_ENTRIES)
        connection.exec_driver_sql(text, batch.entries)
    if batch.rows:
        connection.exec_driver_sql(_text(connection.dialect, _SET_ROW), batch.rows)
    for table_id, seated in batch.seated:
        _seat(connection, table_id, seated)


def write_each(connection: Connection, batch: list[Append]) -> list[Outcome]:
    """Write of *batch* what can be written; return what is wrong with the others."""
    outcomes: list[Outcome] = []
    refused: dict[str, StoreError] = {}
    for one in batch:
        problem = refused.get(one.table_id) or _try(connection, one)
        if problem is not None:
            refused[one.table_id] = problem
        outcomes.append(problem)
    return outcomes


def _try(connection: Connection, one: Append) -> StoreError | None:
    try:
        with connection.begin_nested():
            write_all(connection, together([one]))
    except IntegrityError:
        if one.new is not None:
            return Conflict(f"there is a table {one.table_id} already")
        found = select(TABLES.c.id).where(TABLES.c.id == one.table_id)
        if connection.execute(found).first() is None:
            return Unknown(f"there is no table {one.table_id}")
        seq = one.entries[0][1]
        return Conflict(f"table {one.table_id} has an entry {seq} already")
    return None


def _seat(connection: Connection, table_id: str, seated: Seated) -> None:
    """Note whose table it is; before the start, whoever stands up leaves no trace."""
    gone = delete(SEATS).where(SEATS.c.table_id == table_id)
    if seated.begun:
        gone = gone.where(SEATS.c.person.in_(seated.people))
    connection.execute(gone)
    if seated.people:
        values = [{"person": one, "table_id": table_id} for one in seated.people]
        connection.execute(insert(SEATS), values)


@lru_cache(maxsize=8)
def _text(dialect: Dialect, statement: Insert | Update) -> str:
    """
    Return *statement* as the driver wants it.

    The two statements that run with every move are handed to the driver with plain
    tuples: SQLAlchemy would look at each value of each row again, which takes
    longer than writing it.
    """
    return str(statement.compile(dialect=dialect))
