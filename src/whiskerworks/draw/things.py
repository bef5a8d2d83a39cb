"""Which drawings are things of a real table, and which there are on screens alone."""

from typing import Final

THINGS: Final = frozenset(
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

BUTTONS: Final = frozenset(
    ("angle", "button-reveal", "button-skip", "clue", "pass", "swap")
)
"""The drawings of what is pressed on a screen; on a table there is no such thing."""


def is_button(art: str) -> bool:
    """Return whether a drawing, ours or a game's own, is pressed on a screen."""
    return art in BUTTONS or art.partition("/")[2].startswith("button-")


def is_thing(art: str) -> bool:
    """
    Return whether a drawing, ours or a game's own, is a thing of a real table.

    Of a game's own all are but its buttons.
    """
    return art in THINGS or ("/" in art and not is_button(art))
