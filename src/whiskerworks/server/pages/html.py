"""
HTML as values: whatever is not markup made here is escaped.

    >>> tag("p", "1 < 2", class_="note")
    '<p class="note">1 &lt; 2</p>'
"""

from collections.abc import Iterable
from html import escape
from typing import Final

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Html(str):
    """Markup; a plain string is text, and escaped wherever it meets markup."""

    __slots__ = ()


Child = str | Html | None | Iterable["Child"]
Attribute = str | int | bool | None


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """
    Return an element.

    A name of an attribute that Python reserves gets an underscore behind it, and
    those within become hyphens. False and None leave an attribute out.
    """
    head = f"{name}{''.join([_attribute(*pair) for pair in attributes.items()])}"
    if name in VOID:
        return Html(f"<{head}>")
    return Html(f"<{head}>{joined(*children)}</{name}>")


def joined(*children: Child) -> Html:
    """Return *children* one behind the other, escaped unless they are markup."""
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
