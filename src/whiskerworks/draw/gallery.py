"""
Our art: one file of `art/` for each drawing.

A drawing lies round the origin; its unit is the distance at which two wheels mesh.
It names its colours as `var(--name)`, and three marks tell what may differ:

- a part with `data-tone="blue gold"` is seen in these tones alone;
- a part with `data-text` shows the text of the piece; if that says "name", it may be
  shown larger to whoever wants names of places larger;
- the path with `class="teeth"` is drawn by `tools/draw_wheel.py`.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.draw.tones import Colours, colours

Element = ElementTree.Element

TEXT: Final = "data-text"
TONE: Final = "data-tone"

_FOLDER: Final = Path(__file__).parent / "art"
_NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
_COLOUR: Final = re.compile(r"var\(--([a-z-]+)\)")


class UnknownArt(WhiskerworksError):
    """A piece asks for a drawing that we do not have."""

    def __init__(self, art: str, piece: str) -> None:
        known = ", ".join(names())
        super().__init__(
            f"piece {piece!r}: no art {art!r}; there are: {known}", art, piece
        )
        self.art = art
        self.piece = piece


@cache
def names() -> tuple[str, ...]:
    """Return the names of all drawings, in alphabetical order."""
    return tuple(sorted([path.stem for path in _FOLDER.glob("*.svg")]))


@cache
def has_text(art: str) -> bool:
    """Tell whether a drawing shows the text of its piece."""
    return any(TEXT in part.attrib for part in _read(art).iter())


def drawing(art: str, tone: str, theme: str, text: str = "") -> list[Element]:
    """Return the parts of a drawing that are seen in a tone, coloured."""
    paint = colours(theme, tone)
    return [_copy(part, tone, paint, text) for part in _seen(_read(art), tone)]


@cache
def _read(art: str) -> Element:
    return ElementTree.fromstring((_FOLDER / f"{art}.svg").read_text("utf-8"))


def _seen(whole: Element, tone: str) -> list[Element]:
    return [part for part in whole if tone in part.get(TONE, tone).split()]


def _copy(part: Element, tone: str, paint: Colours, text: str) -> Element:
    """Return a part as it stands in the picture, without our marks."""
    marks = (TEXT, TONE, "class")
    kept = {key: v for key, v in part.attrib.items() if key not in marks}
    painted = {key: _paint(value, paint) for key, value in kept.items()}
    copy = Element(part.tag.removeprefix(_NAMESPACE), painted)
    if TEXT in part.attrib:
        copy.text = text
    copy.extend([_copy(child, tone, paint, text) for child in _seen(part, tone)])
    return copy


def _paint(value: str, paint: Colours) -> str:
    return _COLOUR.sub(lambda found: paint[found[1]], value)
