"""Which drawings are things of a real table, and which there are on screens alone."""

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
"""The drawings of what can be taken in hand; others are places, marks and buttons."""

BUTTON_ART: Final = frozenset(
    ("angle", "button-reveal", "button-skip", "clue", "pass", "swap")
)
"""The drawings of what is pressed on a screen; on a table there is no such thing."""


def is_button(art: str) -> bool:
    """Return whether a drawing, ours or a game's own, is pressed on a screen."""
    return art in BUTTON_ART or art.partition("/")[2].startswith("button-")


def is_object(art: str) -> bool:
    """
    Return whether a drawing, ours or a game's own, is a thing of a real table.

    Of a game's own all are but its buttons.
    """
    return art in OBJECT_ART or ("/" in art and not is_button(art))
