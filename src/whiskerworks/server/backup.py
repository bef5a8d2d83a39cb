"""
Back up a whole store to one file, and restore it to either database.

The rows of a backup have the schema revision at which it was made. Restoring makes a
store of that revision, then upgrades it.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from sqlalchemy import (
    URL,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from whiskerworks.server.backup_file import (
    FORMAT,
    FORMAT_VERSION,
    BackupLine,
    BadBackup,
    Header,
    PlainValue,
    check,
    read_lines,
    write_lines,
)
from whiskerworks.server.store.database_setup import (
    check_revision,
    is_known_revision,
    migrate,
    newest_revision,
    open_database,
    revision_of,
)
from whiskerworks.server.store.errors import CannotOpen, NewerStore, StoreError
from whiskerworks.server.store.executors import (
    parse_location,
    summarise_error,
    without_password,
)

ROWS_PER_BATCH: Final = 500
"""Rows read or written at a time."""


class CannotBackUp(StoreError):
    """The backup cannot be written there."""

    code = "cannot-back-up"


class NotEmpty(StoreError):
    """A backup can be restored only where no data exists."""

    code = "not-empty"


# ---- backup


async def backup(place: str | Path, path: Path) -> dict[str, int]:
    """
    Write a consistent copy of the store at *place* to *path*.

    The server may run meanwhile. Return the number of rows written from each table.

    Raises:
        CannotBackUp: *path* exists, or cannot be written.
        StoreError: The store cannot be opened or read.
    """
    _refuse_to_overwrite(path)
    url = parse_location(place)
    file = _file(url)
    if file is not None and not file.exists():
        raise CannotOpen(f"{without_password(url)}: file not found")
    _, reader, executor = await open_database(place, "full", _must_be_ours)
    try:
        return await reader.read(partial(_write_file, path=path))
    finally:
        await executor.close()
        await reader.close()


def _must_be_ours(connection: Connection) -> None:
    if check_revision(connection) is None:
        raise CannotOpen("no store found")


def _refuse_to_overwrite(path: Path) -> None:
    if path.exists():
        raise CannotBackUp(f"{path} already exists and will not be overwritten")


def _write_file(connection: Connection, path: Path) -> dict[str, int]:
    """Write to a temporary file beside *path* first, and rename it when complete."""
    if connection.dialect.name == "postgresql":
        # All queries see the same moment, as SQLite's always do.
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    tables = _tables(connection)
    counts = {str(table.name): _count(connection, table) for table in tables}
    revision = str(revision_of(connection))
    header = Header(
        FORMAT, FORMAT_VERSION, revision, time.time_ns() // 1_000_000, counts
    )
    try:
        # Nobody else may read it: it holds secrets.
        number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(number, "wb") as file:
                write_lines(file, header, _lines(connection, tables))
                file.flush()
                os.fsync(file.fileno())
            _refuse_to_overwrite(path)
            Path(name).rename(path)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as problem:
        raise CannotBackUp(f"{path}: {problem.strerror}") from None
    return counts


def _lines(connection: Connection, tables: list[Table]) -> Iterator[BackupLine]:
    rows = connection.execution_options(yield_per=ROWS_PER_BATCH)
    for table in tables:
        ordered = select(table).order_by(*table.primary_key.columns)
        for row in rows.execute(ordered).mappings():
            values = {str(key): _plain(value) for key, value in row.items()}
            yield BackupLine(str(table.name), values)


def _plain(value: bytes | PlainValue) -> PlainValue:
    return value.hex() if isinstance(value, bytes) else value


def _tables(connection: Connection) -> list[Table]:
    """Return the tables as they are, which may be those of an older revision."""
    found = MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name != "alembic_version"]


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


# ---- restore


async def restore(path: Path, place: str | Path) -> dict[str, int]:
    """
    Make a store at *place* from the backup at *path*, completely or not at all.

    Return the number of rows restored to each table.

    Raises:
        BadBackup: The file is not a backup, or is damaged.
        NewerStore: A newer version of the program made it.
        NotEmpty: *place* already holds data.
        StoreError: The store cannot be opened or written.
    """
    header = check(path)
    if not is_known_revision(header.revision):
        raise NewerStore(
            f"{path}: made by a newer version of the program (revision "
            f"{header.revision}; this version knows up to {newest_revision()})"
        )
    file = _file(parse_location(place))
    was_there = file is None or file.exists()
    try:
        job = partial(_fill, path=path, header=header)
        _, reader, executor = await open_database(place, "full", job)
    except BaseException:
        if file is not None and not was_there:
            _remove(file)
        raise
    await executor.close()
    await reader.close()
    return header.counts


def _file(url: URL) -> Path | None:
    """Return the file of a SQLite store."""
    return Path(str(url.database)) if url.drivername == "sqlite" else None


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        Path(f"{file}{ending}").unlink(missing_ok=True)


def _fill(connection: Connection, path: Path, header: Header) -> None:
    """Restore everything in one transaction."""
    _clear(connection)
    migrate(connection, header.revision)
    tables = {table.name: table for table in _tables(connection)}
    lines = read_lines(path)
    while some := list(islice(lines, ROWS_PER_BATCH)):
        for name in dict.fromkeys(line.table for _number, line in some):
            if name not in tables:
                raise BadBackup(f"{path}: unknown table {name!r}")
            numbered = [(n, line.row) for n, line in some if line.table == name]
            _insert(connection, tables[name], numbered, path)
    migrate(connection)


def _clear(connection: Connection) -> None:
    """
    Remove empty tables, so that an older revision can be made.

    Raises:
        NotEmpty: A table holds data.
    """
    if check_revision(connection) is None:
        return
    found = MetaData()
    found.reflect(connection)
    for table in _tables(connection):
        count = _count(connection, table)
        if count:
            raise NotEmpty(f"the store is not empty: it has {count} {table.name}")
    found.drop_all(connection)


def _insert(
    connection: Connection,
    table: Table,
    numbered: list[tuple[int, dict[str, PlainValue]]],
    path: Path,
) -> None:
    first, last = numbered[0][0], numbered[-1][0]
    try:
        rows = [_values(table, row) for _number, row in numbered]
        connection.execute(insert(table), rows)
    except (SQLAlchemyError, ValueError, KeyError) as problem:
        why = f"{table.name} do not take them: {summarise_error(problem)}"
        raise BadBackup(f"{path}, lines {first} to {last}: {why}") from None


def _values(table: Table, row: dict[str, PlainValue]) -> dict[str, bytes | PlainValue]:
    """Return *row* as the database takes it, checking that its columns match."""
    if set(row) != set(table.columns.keys()):
        raise ValueError("a row has other columns")
    binary = [one.name for one in table.columns if isinstance(one.type, LargeBinary)]
    return {**row, **{name: bytes.fromhex(str(row[name])) for name in binary}}
