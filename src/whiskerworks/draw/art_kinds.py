"""Tell drawings of physical pieces from those that exist only on screens."""

from typing import Final

OBJECT_ART: Final = frozenset(
    (
        "agenda-back",
        "agenda-face",
        "bomb-mouse",
        "card",
        "cat",
        "cheese",
        "cucumber",
        "deck",
        "die-blank",
        "die-cat",
        "die-cheese",
        "die-move",
        "exit",
        "exit-shut",
        "mouse",
        "plain",
        "tile",
        "wheel",
        "wheel-fixed",
    )
)
"""Drawings of pieces you can pick up; the others are places, marks and buttons."""

BUTTON_ART: Final = frozenset(
    ("angle", "button-reveal", "button-skip", "clue", "pass", "swap")
)
"""Drawings of buttons on screens."""


def is_button(art: str) -> bool:
    """Whether a drawing, ours or a game's own, is a button."""
    return art in BUTTON_ART or art.partition("/")[2].startswith("button-")


def is_object(art: str) -> bool:
    """
    Whether a drawing, ours or a game's own, shows a physical piece.

    All of a game's own drawings do, except its buttons.
    """
    return art in OBJECT_ART or ("/" in art and not is_button(art))
