"""
The file format of backups.

Compressed JSON lines: a header, a line for each row, and at the end a checksum of all
lines before it.
"""

import gzip
import hashlib
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Final

import msgspec

from whiskerworks.server.store.errors import StoreError
from whiskerworks.table.log_entries import Entry

FORMAT: Final = "whiskerworks-backup"
FORMAT_VERSION: Final = 1

PlainValue = str | int | bool | None


class Header(msgspec.Struct, frozen=True, tag="header", tag_field="line"):
    """The first line."""

    format: str
    version: int
    revision: str
    """The schema revision of the rows."""
    made: int
    """In milliseconds since 1970."""
    counts: dict[str, int]
    """The number of rows of each table."""


class BackupLine(msgspec.Struct, frozen=True, tag="row", tag_field="line"):
    """A row of a table; bytes are written in hexadecimal."""

    table: str
    row: dict[str, PlainValue]


class Footer(msgspec.Struct, frozen=True, tag="end", tag_field="line"):
    """The last line."""

    sha256: str


class BadBackup(StoreError):
    """The file is not a backup, or is damaged; the text names line and reason."""

    code = "bad-backup"


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Header | BackupLine | Footer).decode
_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write_lines(file: IO[bytes], header: Header, lines: Iterable[BackupLine]) -> None:
    """Write a whole backup to *file*."""
    digest = hashlib.sha256()
    with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packed:
        text = _encode(header) + b"\n"
        digest.update(text)
        packed.write(text)
        for line in lines:
            text = _encode(line) + b"\n"
            digest.update(text)
            packed.write(text)
        packed.write(_encode(Footer(digest.hexdigest())) + b"\n")


def read_header(path: Path) -> Header:
    """
    Return the header of the backup at *path*.

    Raises:
        BadBackup: It is not a backup, or not one that this version can read.
    """
    for _number, part in _parts(path):
        if isinstance(part, Header) and part.format == FORMAT:
            if part.version > FORMAT_VERSION:
                raise BadBackup(f"{path}: made by a newer version of the program")
            return part
        break
    raise BadBackup(f"{path}, line 1: not a Whiskerworks backup")


def read_lines(path: Path) -> Iterator[tuple[int, BackupLine]]:
    """
    Yield every row with its line number, checking everything by the end.

    Raises:
        BadBackup: It is not a backup, or is damaged.
    """
    header = read_header(path)
    found: Counter[str] = Counter()
    last = ("", 0)
    ended = False
    for number, part in _parts(path):
        if ended:
            raise BadBackup(f"{path}, line {number}: there is data after the end")
        if isinstance(part, Footer):
            ended = True
        elif isinstance(part, BackupLine):
            found[part.table] += 1
            if part.table == "log":
                last = _check_entry(f"{path}, line {number}", part.row, last)
            yield number, part
    if not ended:
        raise BadBackup(f"{path}: the end is missing")
    if found != Counter(header.counts):
        raise BadBackup(f"{path}: it has too few or too many rows")


def check(path: Path) -> Header:
    """
    Check the whole backup at *path*, and return its header.

    Raises:
        BadBackup: It is not a backup, or is damaged.
    """
    for _row in read_lines(path):
        pass
    return read_header(path)


def _parts(path: Path) -> Iterator[tuple[int, Header | BackupLine | Footer]]:
    """Yield every line with its number, and check the checksum."""
    digest = hashlib.sha256()
    number = 0
    try:
        with gzip.open(path) as lines:
            for text in lines:
                number += 1
                part = _decode(text)
                if isinstance(part, Footer) and part.sha256 != digest.hexdigest():
                    raise BadBackup(f"{path}, line {number}: the checksum is wrong")
                digest.update(text)
                yield number, part
    except (OSError, EOFError, zlib.error) as problem:
        if isinstance(problem, OSError) and problem.strerror:
            raise BadBackup(f"{path}: {problem.strerror}") from None
        where = f"after line {number}" if number else "at its beginning"
        raise BadBackup(f"{path}: it cannot be read {where}: {problem}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadBackup(f"{path}, line {number}: {problem}") from None


def _check_entry(
    where: str, row: dict[str, PlainValue], last: tuple[str, int]
) -> tuple[str, int]:
    """Return the table and number of an entry, which must follow the *last*."""
    table, seq = str(row.get("table_id")), row.get("seq")
    expected = last[1] + 1 if table == last[0] else 1
    if seq != expected:
        raise BadBackup(f"{where}: entry {expected} of table {table} is missing")
    try:
        _entry.decode(str(row.get("entry")))
    except msgspec.DecodeError as problem:
        raise BadBackup(f"{where}: the entry cannot be read: {problem}") from None
    return table, expected
