"""
How things look in a terminal: colours by the names that every terminal has.

Only the sixteen are used, so that a terminal's own palette decides. Letters on no
ground of their own are in colours that can be read by day and by night. Nothing is
told by colour alone: signs, bold, underlined and reversed letters say the same.
"""

from typing import Final

from rich.style import Style

PLAIN: Final = Style()
TONE_STYLES: Final = {
    "blue": Style(color="bright_white", bgcolor="blue", bold=True),
    "red": Style(color="bright_white", bgcolor="red", bold=True),
    "gold": Style(color="black", bgcolor="yellow", bold=True),
    "green": Style(color="black", bgcolor="green", bold=True),
    "violet": Style(color="bright_white", bgcolor="magenta", bold=True),
    "orange": Style(color="black", bgcolor="bright_red", bold=True),
    "slate": Style(color="bright_white", bgcolor="bright_black", bold=True),
    "neutral": Style(color="black", bgcolor="white", bold=True),
}
"""
The colours of tones; letters on a ground, to be read on any terminal.

Each tone of our art has its line here; what has no tone looks as the terminal does.
"""

NEXT_SPOT: Final = Style(bold=True, underline=True, color="magenta")
"""What can be chosen next."""
LATER_SPOT: Final = Style(underline=True)
"""What can be chosen, before its turn."""
CHOSEN_SPOT: Final = Style(bold=True, color="black", bgcolor="green")
"""What is chosen; it stands in brackets, too."""
CURSOR: Final = Style(reverse=True)
"""Where the arrow keys are; it stands in braces, too."""
BRACKET: Final = Style(bold=True)
"""Brackets and braces."""
MARK_SIGNS: Final = {"wins": "★", "loses": "✖", "ends": "◆", "final": "⚑"}
"""The signs of the marks that offers bear, as in the browser."""
MARK_STYLES: Final = {
    "wins": Style(bold=True, color="black", bgcolor="green"),
    "loses": Style(bold=True, color="bright_white", bgcolor="red"),
    "ends": Style(bold=True, reverse=True),
    "final": Style(bold=True, color="bright_white", bgcolor="magenta"),
}
"""The colours of these marks; each has its sign and its word."""
TAB_STYLES: Final = (PLAIN, Style(bold=True, reverse=True))
"""The name of a pane that is not open, and of one that is, in brackets too."""
KEY: Final = Style(bold=True, reverse=True)
"""A key of the keyboard."""
RULE_ID: Final = Style(bold=True, color="magenta")
"""The id of a rule."""
EMPHASIS: Final = Style(bold=True)
"""Who played."""


def tone_style(name: str) -> Style:
    """Return the colours of a tone; plain ones for what has none."""
    return TONE_STYLES.get(name, PLAIN)
