"""How commands of an operator show what they found: lines with columns, or JSON."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from operator import itemgetter
from typing import Any

from whiskerworks.cli.json_output import show

Line = Mapping[str, Any]
"""One of the things that were found, as a server tells of it."""
Columns = Mapping[str, str | Callable[[Line], object]]
"""The head of each column, and the key of what stands below it, or what makes it."""


def add_limit(parser: argparse.ArgumentParser) -> None:
    """Let a command say how many it lists."""
    parser.add_argument(
        "--limit", metavar="N", type=int, default=50, help="how many (default: 50)"
    )


def show_list(
    given: argparse.Namespace, found: Sequence[Line], columns: Columns
) -> None:
    """Show what was *found*: all of it as JSON, or *columns* of it for people."""
    if given.json:
        show(found)
        return
    cells = [
        itemgetter(one) if isinstance(one, str) else one for one in columns.values()
    ]
    rows = [tuple([_plain(cell(line)) for cell in cells]) for line in found]
    _show_rows(tuple(columns), rows)


def time_of(key: str) -> Callable[[Line], str]:
    """Return what shows the time that stands under *key*."""
    return lambda line: shown_time(line[key])


def shown_time(milliseconds: int | None) -> str:
    """Return a time as an operator reads it."""
    if milliseconds is None:
        return "-"
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def _show_rows(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """Print a table; with nothing in it, that there is nothing."""
    if not rows:
        print("There are none.")
        return
    texts = [heads, *rows]
    widths = [max([len(row[at]) for row in texts]) for at in range(len(heads))]
    for row in texts:
        cells = [cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())


def _plain(cell: object) -> str:
    """Return a cell on one line, without signs that a terminal would obey."""
    text = "" if cell is None else str(cell)
    return "".join([c if c.isprintable() else "?" for c in text]) or "-"
