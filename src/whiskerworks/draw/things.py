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
