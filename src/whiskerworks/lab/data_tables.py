"""Tables of figures, as aligned text for the screen or as Markdown for a page."""

from collections.abc import Sequence
from typing import NamedTuple


class DataTable(NamedTuple):
    """Rows under a header; the first column is text, the others are numbers."""

    title: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    note: str = ""


def as_text(table: DataTable) -> str:
    """Return a table as text with aligned columns."""
    lines = [table.head, *table.rows]
    widths = [max([len(line[at]) for line in lines]) for at in range(len(table.head))]
    shown = [table.title]
    for line in lines:
        cells = [cell.rjust(width) for cell, width in zip(line, widths, strict=True)]
        cells[0] = line[0].ljust(widths[0])
        shown.append(f"  {'  '.join(cells)}".rstrip())
    if table.note:
        shown.append(f"  {table.note}")
    return "\n".join(shown)


def as_markdown(table: DataTable) -> str:
    """Return a table as Markdown, with its title in bold above it."""
    rule = "|".join(["---", *["---:"] * (len(table.head) - 1)])
    lines = [f"| {' | '.join(line)} |" for line in (table.head, *table.rows)]
    lines.insert(1, f"|{rule}|")
    note = f"\n\n{table.note}" if table.note else ""
    return f"**{table.title}**\n\n" + "\n".join(lines) + note
