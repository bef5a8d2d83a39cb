"""
Colours and styles of the terminal.

They use only the sixteen named colours, so the terminal's own palette decides. Text
without a background is readable on dark and on light terminals. No information depends
on colour alone: brackets, bold, underlined and reversed text repeat it.
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
The style of each tone: text on a background, readable on any terminal.

Every tone of our art is listed; a piece without a tone has the default style.
"""

NEXT_SPOT: Final = Style(bold=True, underline=True, color="magenta")
"""A piece that can be chosen next."""
LATER_SPOT: Final = Style(underline=True)
"""A piece that can be chosen before its turn."""
CHOSEN_SPOT: Final = Style(bold=True, color="black", bgcolor="green")
"""A chosen piece, which also stands in brackets."""
CURSOR: Final = Style(reverse=True)
"""The cursor of the arrow keys, which also stands in braces."""
BRACKET: Final = Style(bold=True)
"""Brackets and braces."""
MARK_SIGNS: Final = {"wins": "★", "loses": "✖", "ends": "◆", "final": "⚑"}
"""The signs of marks on offers, as in the browser."""
MARK_STYLES: Final = {
    "wins": Style(bold=True, color="black", bgcolor="green"),
    "loses": Style(bold=True, color="bright_white", bgcolor="red"),
    "ends": Style(bold=True, reverse=True),
    "final": Style(bold=True, color="bright_white", bgcolor="magenta"),
}
"""The styles of these marks, used with their sign and word."""
TAB_STYLES: Final = (PLAIN, Style(bold=True, reverse=True))
"""Styles of the tabs of closed and open panes; an open one is also in brackets."""
KEY: Final = Style(bold=True, reverse=True)
"""A key label."""
RULE_ID: Final = Style(bold=True, color="magenta")
"""The id of a rule."""
EMPHASIS: Final = Style(bold=True)
"""The name of a player, and other text that stands out."""


def tone_style(name: str) -> Style:
    """Return the style of a tone; the default style if the tone is unknown."""
    return TONE_STYLES.get(name, PLAIN)
