"""The layout that all pages share, and the parts of their forms."""

from dataclasses import dataclass
from typing import Final

from whiskerworks.server.pages.html import Attribute, Child, Html, joined, tag
from whiskerworks.server.pages.texts import page_text
from whiskerworks.server.problems import Problem
from whiskerworks.server.signing import TOKEN_FIELD

PLAIN_PREFIX: Final = "/plain"
"""The path prefix of plain pages; without it, the same paths are the client's."""
GAMES_ART_PATH: Final = "/games/art-of-games.svg"
"""The path of the drawings of single games; no game has this name."""


@dataclass(frozen=True)
class PageContext:
    """The viewer of a page, and the addresses of our pages."""

    prefix: str
    """The path before all of our paths."""
    token: str = ""
    """The token that belongs to their cookie; empty for a stranger."""
    person: str = ""
    name: str = ""
    login: str | None = None
    url: str = ""
    """The address at which they reach us, for links to share."""
    pages: str = PLAIN_PREFIX
    """The path before those of pages, after the prefix."""

    def link(self, path: str, text: str, class_: str | None = None) -> Html:
        """Return a link to one of our pages."""
        return tag("a", text, href=self.path(path), class_=class_)

    def path(self, path: str) -> str:
        """Return the address of one of our pages."""
        return f"{self.prefix}{self.pages}{path}"

    def file(self, path: str) -> str:
        """Return the address of one of our files."""
        return f"{self.prefix}{path}"

    def form(self, path: str, *children: Child, **attributes: Attribute) -> Html:
        """Return a form that is sent to one of our pages."""
        shown = hidden_field(TOKEN_FIELD, self.token) if self.token else None
        where = self.path(path)
        return tag("form", shown, *children, method="post", action=where, **attributes)

    def ask_name(self) -> Html | None:
        """Return a field for the name, if the viewer has none yet."""
        if self.person:
            return None
        return field(
            page_text("your-name"), text_input("name", required=True, maxlength=30)
        )


def hidden_field(name: str, value: str | int) -> Html:
    """Return a hidden field."""
    return tag("input", type="hidden", name=name, value=value)


def field(name: str, *children: Child) -> Html:
    """Return a field with a label above it."""
    return tag("label", tag("span", name, class_="name"), *children)


def text_input(name: str, value: str = "", **attributes: Attribute) -> Html:
    """Return a text input."""
    return tag("input", type="text", name=name, value=value or None, **attributes)


def number_input(name: str, value: int, least: int, most: int) -> Html:
    """Return a number input."""
    return tag("input", type="number", name=name, value=value, min=least, max=most)


def checkbox(name: str, text: str, *, on: bool = False) -> Html:
    """Return a checkbox."""
    box = tag("input", type="checkbox", name=name, value="on", checked=on)
    return tag("label", box, " ", text)


def select(
    name: str, pairs: list[tuple[str, str]], chosen: str = "", label: str = ""
) -> Html:
    """Return a list of (value, text) choices."""
    options = [
        tag("option", text, value=value, selected=value == chosen)
        for value, text in pairs
    ]
    return tag("select", *options, name=name, aria_label=label or None)


def button(text: Child, **attributes: Attribute) -> Html:
    """Return a button."""
    return tag("button", text, type="submit", **attributes)


def card(*children: Child, title: str = "", **attributes: Attribute) -> Html:
    """Return a section with a frame."""
    kind = f"card {attributes.pop('class_', '') or ''}".strip()
    heading = tag("h2", title) if title else None
    return tag("section", heading, *children, class_=kind, **attributes)


def notice(problem: Problem | None) -> Html | None:
    """Return a *problem* for the top of a page."""
    if problem is None:
        return None
    rule = f" [{problem.rule}]" if problem.rule else ""
    where = f" ({problem.where})" if problem.where else ""
    text = tag("p", f"{problem.problem}{rule}{where}")
    return tag("section", text, class_="card notice bad", role="alert")


def page(visit: PageContext, title: str, *main: Child, **attributes: Attribute) -> Html:
    """Return a whole page."""
    return Html(f"<!doctype html>\n{_document(visit, title, main, attributes)}\n")


def _document(
    visit: PageContext, title: str, main: Child, attributes: dict[str, Attribute]
) -> Html:
    body = joined(
        _header(visit),
        tag("main", main, id="main", **attributes),
        tag("footer", tag("p", page_text("unofficial"))),
    )
    return tag("html", _head(visit, title), tag("body", body), lang="en")


def _head(visit: PageContext, title: str) -> Html:
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{title} · Whiskerworks" if title else "Whiskerworks"),
        tag("link", rel="icon", href=visit.file("/static/icon.svg")),
        tag("link", rel="stylesheet", href=visit.file("/static/style.css")),
        tag("script", src=visit.file("/static/live.js"), defer=True),
    )


def _header(visit: PageContext) -> Html:
    home = visit.path("/")
    brand = tag("a", "Whisker", tag("span", "works"), href=home, class_="brand")
    who = visit.name if visit.person else page_text("stranger")
    mine = visit.link("/me", who)
    return tag("header", brand, visit.link("/rules", page_text("rules")), mine)


def error_page(prefix: str, problem: Problem, path: str) -> Html:
    """Return a page that shows a *problem* at *path*, and the way back."""
    visit = PageContext(prefix, pages=PLAIN_PREFIX if is_plain(path) else "")
    back = tag("p", visit.link("/", page_text("back")))
    title = page_text("problem")
    return page(visit, title, tag("h1", title), notice(problem), back)


def is_plain(path: str) -> bool:
    """Whether *path* is that of a plain page."""
    return path == PLAIN_PREFIX or path.startswith(f"{PLAIN_PREFIX}/")
