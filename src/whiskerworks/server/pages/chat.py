"""What was said at a table, the way to answer, and to mute people for yourself."""

from typing import TYPE_CHECKING

from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import button, card, hidden, text_input
from whiskerworks.server.pages.texts import client_word, word
from whiskerworks.table.messages import ChatLine, Guest

if TYPE_CHECKING:
    from whiskerworks.server.pages.table import Shown

MOST = 100
"""Maximum number of lines on a page."""


def said(shown: "Shown") -> Html | None:
    """Return the chat, the newest line first, if the table has one."""
    snapshot = shown.snapshot
    if not snapshot.facts.chat:
        return None
    lines = [_line(shown, line) for line in reversed(snapshot.chat[-MOST:])]
    box = text_input(
        "text", required=True, maxlength=1000, aria_label=word("say"), data_keep=True
    )
    form = shown.do("say", box, button(word("say"))) if shown.visit.person else None
    read = tag("ul", *lines, class_="plain chat")
    return card(form, read, _muted(shown), title=word("chat"))


def _line(shown: "Shown", line: ChatLine) -> Html:
    """Return a line; beside that of somebody else, the way to mute them."""
    name = _speaker(line)
    text = tag("span", tag("strong", name), ": ", line.text)
    if not shown.visit.person or line.who is None or line.who == shown.own:
        return tag("li", text)
    mute = _button("mute-for-me", name)
    return tag("li", _form(shown, "/mutes", line.who, text, mute))


def _speaker(line: ChatLine) -> str:
    """Return who said something."""
    return line.name or word("operator" if line.who is None else "somebody")


def _muted(shown: "Shown") -> Html | None:
    """Return everybody here whom the viewer has muted, and the way to undo it."""
    guests = [guest for guest in shown.snapshot.status.guests if guest.hidden]
    if not guests:
        return None
    rows = [_guest(shown, guest) for guest in guests]
    return tag("div", tag("h3", word("muted")), tag("ul", *rows, class_="plain muted"))


def _guest(shown: "Shown", guest: Guest) -> Html:
    name = guest.name or word("somebody")
    text, unmute = tag("span", name, class_="who"), _button("unmute-for-me", name)
    return tag("li", _form(shown, "/mutes/drop", guest.who, text, unmute))


def _button(code: str, name: str) -> Html:
    label = client_word(code)
    return button(label, aria_label=f"{label}: {name}")


def _form(shown: "Shown", path: str, who: int, text: Html, act: Html) -> Html:
    """Return *text* with a button that does something about a person."""
    where = f"{shown.path}{path}"
    return shown.visit.form(
        where, hidden("who", who), text, act, class_="seat", data_live=True
    )
