"""The chat of a table's page, with forms to answer and to mute people."""

from typing import TYPE_CHECKING

from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import button, card, hidden_field, text_input
from whiskerworks.server.pages.texts import client_text, page_text
from whiskerworks.table.messages import ChatLine, Guest

if TYPE_CHECKING:
    from whiskerworks.server.pages.table import TablePage

MAX_LINES = 100
"""Maximum number of lines on a page."""


def chat_section(shown: "TablePage") -> Html | None:
    """Return the chat, newest line first, if the table has one."""
    snapshot = shown.snapshot
    if not snapshot.facts.chat:
        return None
    lines = [_line(shown, line) for line in reversed(snapshot.chat[-MAX_LINES:])]
    box = text_input(
        "text",
        required=True,
        maxlength=1000,
        aria_label=page_text("say"),
        data_keep=True,
    )
    form = (
        shown.do("say", box, button(page_text("say"))) if shown.visit.person else None
    )
    read = tag("ul", *lines, class_="plain chat")
    return card(form, read, _muted(shown), title=page_text("chat"))


def _line(shown: "TablePage", line: ChatLine) -> Html:
    """Return a line, with a mute button if somebody else wrote it."""
    name = _speaker(line)
    text = tag("span", tag("strong", name), ": ", line.text)
    if not shown.visit.person or line.who is None or line.who == shown.own:
        return tag("li", text)
    mute = _button("mute-for-me", name)
    return tag("li", _form(shown, "/mutes", line.who, text, mute))


def _speaker(line: ChatLine) -> str:
    """Return who wrote a line."""
    return line.name or page_text("operator" if line.who is None else "somebody")


def _muted(shown: "TablePage") -> Html | None:
    """Return everybody here whom the viewer has muted, with unmute buttons."""
    guests = [guest for guest in shown.snapshot.status.guests if guest.hidden]
    if not guests:
        return None
    rows = [_guest(shown, guest) for guest in guests]
    return tag(
        "div", tag("h3", page_text("muted")), tag("ul", *rows, class_="plain muted")
    )


def _guest(shown: "TablePage", guest: Guest) -> Html:
    name = guest.name or page_text("somebody")
    text, unmute = tag("span", name, class_="who"), _button("unmute-for-me", name)
    return tag("li", _form(shown, "/mutes/drop", guest.who, text, unmute))


def _button(code: str, name: str) -> Html:
    label = client_text(code)
    return button(label, aria_label=f"{label}: {name}")


def _form(shown: "TablePage", path: str, who: int, text: Html, act: Html) -> Html:
    """Return *text* with a button that acts on a person."""
    where = f"{shown.path}{path}"
    return shown.visit.form(
        where, hidden_field("who", who), text, act, class_="seat", data_live=True
    )
