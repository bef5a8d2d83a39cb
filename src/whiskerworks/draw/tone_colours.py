"""
Read the colours of our art from `art/tones.css`.

Browsers use that file as a style sheet. Pictures get its colours written out, since
few viewers support `var()`.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from whiskerworks.core.errors import WhiskerworksError

Colours = dict[str, str]

NEUTRAL: Final = "neutral"
"""The default tone of a piece."""
LIGHT: Final = "light"
DARK: Final = "dark"

_SHEET: Final = Path(__file__).parent / "art" / "tones.css"
_BLOCK: Final = re.compile(r"\.(light|dark)(?: \.tone-([a-z-]+))? \{(.*?)\}", re.DOTALL)
_COLOUR: Final = re.compile(r"--([a-z-]+): ([^;]+);")


class UnknownTone(WhiskerworksError):
    """A piece has an unknown tone."""

    def __init__(self, tone: str, piece: str) -> None:
        known = ", ".join(names())
        super().__init__(
            f"piece {piece!r}: unknown tone {tone!r}; choose one of: {known}",
            tone,
            piece,
        )
        self.tone = tone
        self.piece = piece


def names() -> tuple[str, ...]:
    """Return the names of all tones, sorted."""
    return tuple(sorted({tone for _, tone in _blocks() if tone}))


def tone_colours(theme: str, tone: str) -> Colours:
    """Return all colours by name, for an existing theme and tone."""
    return _blocks()[theme, ""] | _blocks()[theme, tone]


@cache
def _blocks() -> dict[tuple[str, str], Colours]:
    """Return the colours by theme and tone; the tone "" has those shared by all."""
    text = _SHEET.read_text("utf-8")
    return {
        (found[1], found[2] or ""): dict(_COLOUR.findall(found[3]))
        for found in _BLOCK.finditer(text)
    }
