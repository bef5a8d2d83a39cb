"""
HTML as values: everything except markup made here is escaped.

    >>> tag("p", "1 < 2", class_="note")
    '<p class="note">1 &lt; 2</p>'
"""

from collections.abc import Iterable
from html import escape
from typing import Final

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Html(str):
    """Markup; plain strings are text, and escaped when they are added to it."""

    __slots__ = ()


Child = str | Html | None | Iterable["Child"]
Attribute = str | int | bool | None


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """
    Return an element.

    Attribute names that Python reserves get a trailing underscore; underscores inside
    names become hyphens. False and None omit an attribute.
    """
    head = f"{name}{''.join([_attribute(*pair) for pair in attributes.items()])}"
    if name in VOID:
        return Html(f"<{head}>")
    return Html(f"<{head}>{joined(*children)}</{name}>")


def joined(*children: Child) -> Html:
    """Return *children* joined, escaping those that are not markup."""
    return Html("".join([_text(child) for child in children]))


def _text(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Html):
        return child
    if isinstance(child, str):
        return escape(child)
    return joined(*child)


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    key = name.rstrip("_").replace("_", "-")
    return f" {key}" if value is True else f' {key}="{escape(str(value))}"'
