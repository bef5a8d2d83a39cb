"""Render figures as one HTML file without scripts, for screen and paper."""

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

from whiskerworks.lab.balance.charts import AltairChart, svg
from whiskerworks.lab.data_tables import DataTable

MAX_LINK_CHARACTERS: Final = 120
"""Maximum number of characters shown of a link."""


class SideBySide(NamedTuple):
    """Two blocks next to each other: a chart, and the same in numbers."""

    left: AltairChart | DataTable
    right: AltairChart | DataTable


class Instruction(NamedTuple):
    """Something to type or a link to follow, and its purpose."""

    purpose: str
    text: str
    is_link: bool = False


Block = SideBySide | AltairChart | DataTable | Instruction


class Section(NamedTuple):
    """A part of a page, under a title."""

    title: str
    paragraphs: Sequence[str]
    """Text before the figures."""
    blocks: Sequence[Block] = ()


class Page(NamedTuple):
    """The contents of a page."""

    title: str
    lead: Sequence[str]
    """Introduction, as paragraphs."""
    provenance: str
    """What it takes to reproduce the figures."""
    findings: Sequence[str]
    cautions: Sequence[str]
    sections: Sequence[Section]
    footer: Sequence[str] = ()


def html(page: Page) -> str:
    """Return *page* as an HTML document."""
    body = [
        _header(page),
        _findings(page),
        *[_section(section) for section in page.sections],
        _tag("footer", *[_tag("p", escape(text)) for text in page.footer]),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title)}</title>\n<style>\n{_style()}</style>\n"
        "<main>\n" + "\n".join(body) + "\n</main>\n</html>\n"
    )


def _header(page: Page) -> str:
    lead = [_tag("p", escape(text)) for text in page.lead]
    whence = _tag("p", escape(page.provenance), kind="soft")
    return _tag("header", _tag("h1", escape(page.title)), *lead, whence)


def _findings(page: Page) -> str:
    """Return the findings and cautions."""
    items = [_tag("li", escape(text)) for text in page.findings]
    cautions = [_tag("p", escape(text), kind="caution") for text in page.cautions]
    title = _tag("h2", "Findings")
    return _tag("section", title, _tag("ul", *items), *cautions, kind="found")


def _section(section: Section) -> str:
    paragraphs = [_tag("p", escape(text)) for text in section.paragraphs]
    parts = [_block(part, section.title) for part in section.blocks]
    return _tag("section", _tag("h2", escape(section.title)), *paragraphs, *parts)


def _block(part: Block, title: str) -> str:
    """Return a block in the section of that *title*."""
    if isinstance(part, SideBySide):
        both = [_block(one, title) for one in part]
        return _tag("div", *both, kind="pair")
    if isinstance(part, AltairChart):
        return _figure(part)
    return _table(part, title) if isinstance(part, DataTable) else _instruction(part)


def _figure(chart: AltairChart) -> str:
    drawn = svg(chart).replace("<svg ", '<svg aria-hidden="true" ', 1)
    return (
        f'<figure role="img" aria-label="{escape(chart.description)}">{drawn}</figure>'
    )


def _table(table: DataTable, title: str) -> str:
    """Return a table that scrolls sideways where the screen is too narrow."""
    head = [f'<th scope="col">{escape(cell)}</th>' for cell in table.head]
    rows = [
        _tag(
            "tr",
            f'<th scope="row">{escape(row[0])}</th>',
            *[_tag("td", escape(cell)) for cell in row[1:]],
        )
        for row in table.rows
    ]
    caption = [_tag("caption", escape(table.note))] if table.note else []
    whole = _tag(
        "table",
        *caption,
        _tag("thead", _tag("tr", *head)),
        _tag("tbody", *rows),
    )
    name = escape(f"{title}: {table.title}")
    around = f'<div class="wide" role="region" aria-label="{name}" tabindex="0">'
    return f"{around}{whole}</div>"


def _instruction(command: Instruction) -> str:
    whole = escape(command.text)
    text = _tag("code", whole)
    if command.is_link:
        # A link may hold a whole deck, which nobody needs to read.
        seen = command.text[:MAX_LINK_CHARACTERS]
        shown = (
            whole if seen == command.text else f"{escape(seen)}\N{HORIZONTAL ELLIPSIS}"
        )
        text = f'<a href="{whole}">{_tag("code", shown)}</a>'
    return _tag("p", escape(command.purpose)) + _tag("pre", text)


def _tag(name: str, *inside: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f"<{name}{named}>{''.join(inside)}</{name}>"


@cache
def _style() -> str:
    return (files("whiskerworks.lab.balance") / "page.css").read_text("utf-8")
