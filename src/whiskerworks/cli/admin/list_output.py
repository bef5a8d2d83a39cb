"""Lists of the admin commands: columns for people, JSON for programs."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from operator import itemgetter
from typing import Any

from whiskerworks.cli.json_output import show

Row = Mapping[str, Any]
"""One entry, as the server sends it."""
Columns = Mapping[str, str | Callable[[Row], object]]
"""Each column's heading, with the key of its values or a function that makes them."""


def add_limit(parser: argparse.ArgumentParser) -> None:
    """Add `--limit`."""
    parser.add_argument(
        "--limit",
        metavar="N",
        type=int,
        default=50,
        help="how many to list (default: 50)",
    )


def show_list(
    given: argparse.Namespace, found: Sequence[Row], columns: Columns
) -> None:
    """Print *found*: whole as JSON, or its *columns* for people."""
    if given.json:
        show(found)
        return
    cells = [
        itemgetter(one) if isinstance(one, str) else one for one in columns.values()
    ]
    rows = [tuple([_plain(cell(line)) for cell in cells]) for line in found]
    _show_rows(tuple(columns), rows)


def time_of(key: str) -> Callable[[Row], str]:
    """Return a function that formats the time under *key*."""
    return lambda line: shown_time(line[key])


def shown_time(milliseconds: int | None) -> str:
    """Return a time as text: "2026-05-04 13:37", or "-" for None."""
    if milliseconds is None:
        return "-"
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def _show_rows(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """Print aligned columns, or a note that the list is empty."""
    if not rows:
        print("Nothing found.")
        return
    texts = [heads, *rows]
    widths = [max([len(row[at]) for row in texts]) for at in range(len(heads))]
    for row in texts:
        cells = [cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())


def _plain(cell: object) -> str:
    """Return a cell as one line, without control characters."""
    text = "" if cell is None else str(cell)
    return "".join([c if c.isprintable() else "?" for c in text]) or "-"
