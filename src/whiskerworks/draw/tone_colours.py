"""
The colours of our art, as `art/tones.css` has them.

The browser reads that file as the style sheet it is. Here its colours are looked up
and written into the picture, since few programs that show pictures know `var()`.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from whiskerworks.core.errors import WhiskerworksError

Colours = dict[str, str]

NEUTRAL: Final = "neutral"
"""The tone of a piece that names none."""
LIGHT: Final = "light"
DARK: Final = "dark"

_SHEET: Final = Path(__file__).parent / "art" / "tones.css"
_BLOCK: Final = re.compile(r"\.(light|dark)(?: \.tone-([a-z-]+))? \{(.*?)\}", re.DOTALL)
_COLOUR: Final = re.compile(r"--([a-z-]+): ([^;]+);")


class UnknownTone(WhiskerworksError):
    """A piece asks for a tone that our colours do not have."""

    def __init__(self, tone: str, piece: str) -> None:
        known = ", ".join(names())
        super().__init__(
            f"piece {piece!r}: no tone {tone!r}; there are: {known}", tone, piece
        )
        self.tone = tone
        self.piece = piece


def names() -> tuple[str, ...]:
    """Return the names of all tones, in alphabetical order."""
    return tuple(sorted({tone for _, tone in _blocks() if tone}))


def tone_colours(theme: str, tone: str) -> Colours:
    """Return every colour by its name, in a *theme* and a *tone* that exist."""
    return _blocks()[theme, ""] | _blocks()[theme, tone]


@cache
def _blocks() -> dict[tuple[str, str], Colours]:
    """Return the colours of the sheet by theme and tone; "" for those of all tones."""
    text = _SHEET.read_text("utf-8")
    return {
        (found[1], found[2] or ""): dict(_COLOUR.findall(found[3]))
        for found in _BLOCK.finditer(text)
    }
