"""The legal moves of the viewer, as buttons and as a text input."""

from typing import TYPE_CHECKING

from whiskerworks.core.message import Message
from whiskerworks.core.scene import Offer
from whiskerworks.server.pages.html import Html, tag
from whiskerworks.server.pages.layout import button, card, text_input
from whiskerworks.server.pages.texts import message_text, page_text
from whiskerworks.server.problems import english_text

if TYPE_CHECKING:
    from whiskerworks.server.pages.table import TablePage

MAX_UNGROUPED_BUTTONS = 70
"""Maximum buttons shown together; more are folded into groups."""
MAX_BUTTONS = 700
"""Maximum buttons; more would help nobody."""


def move_section(shown: "TablePage") -> Html | None:
    """Return the legal moves, if it is the viewer's turn."""
    scene = shown.snapshot.position.scene
    if scene is None or not scene.offers:
        return None
    offers = scene.moves()
    parts = [] if len(offers) > MAX_BUTTONS else _groups(shown, offers)
    hint = tag("p", english_text(Message("move-hint"), shown.game), class_="soft")
    return card(_line(shown, offers), hint, *parts, title=page_text("your-moves"))


def _line(shown: "TablePage", offers: tuple[Offer, ...]) -> Html:
    """Return a text input for a move, which suggests all legal ones."""
    known = [
        tag("option", message_text(offer.say, shown.game), value=offer.move)
        for offer in offers
    ]
    at = shown.snapshot.position.ply
    return shown.do(
        "play",
        text_input(
            "move",
            list="moves",
            required=True,
            autocomplete="off",
            aria_label=page_text("move"),
            placeholder=page_text("write-move", count=len(offers)),
        ),
        tag("datalist", *known, id="moves"),
        button(page_text("play-move")),
        at=at,
    )


def _groups(shown: "TablePage", offers: tuple[Offer, ...]) -> list[Html]:
    groups: dict[str, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(group_name(offer.move), []).append(offer)
    few = len(offers) <= MAX_UNGROUPED_BUTTONS
    return [_group(shown, name, members, few) for name, members in groups.items()]


def group_name(move: str) -> str:
    """Return the first word of a move, if more follows it."""
    for sign in " -":
        word_, found, _ = move.partition(sign)
        if found:
            return word_
    return ""


def _group(shown: "TablePage", name: str, offers: list[Offer], opened: bool) -> Html:
    buttons = [_button(shown, offer) for offer in offers]
    at = shown.snapshot.position.ply
    form = shown.do("play", tag("div", *buttons, class_="moves"), at=at)
    summary = page_text(
        "group", name=name or page_text("plain-moves"), count=len(offers)
    )
    return tag("details", tag("summary", summary), form, open=opened or not name)


def _button(shown: "TablePage", offer: Offer) -> Html:
    marks = [
        tag("span", f" {page_text(f'mark-{mark}')}", class_=f"mark {mark}")
        for mark in offer.marks
    ]
    told = message_text(offer.say, shown.game)
    text = tag("span", offer.move, *marks, class_="move")
    return button(text, name="move", value=offer.move, title=told)
