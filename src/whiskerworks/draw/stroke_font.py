"""
A stroke font: draw text as pen strokes, identical on every machine.

SVG documents leave text to the viewer's fonts. Pixel pictures are final when made, so
text on pieces is drawn with the letters in `letters.txt`. Characters it lacks use the
machine's fonts.
"""

from functools import cache
from pathlib import Path
from typing import Final

from whiskerworks.draw.drawings import Element

PEN_WIDTH: Final = 110
"""In thousandths of the font size, like the other widths."""
GAP: Final = 190
"""Distance from one letter to the next, including the pen."""
SPACE_WIDTH: Final = 60
"""Width of a space between the gaps on both its sides."""

_FILE: Final = Path(__file__).parent / "letters.txt"
_FONT_ATTRIBUTES: Final = ("font-family", "font-size", "font-weight", "word-spacing")
_START: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}

Letter = tuple[int, str]
"""The width of a letter, and the path of the pen."""


@cache
def letters() -> dict[str, Letter]:
    """Return all letters of the font."""
    lines = _FILE.read_text("utf-8").splitlines()
    parted = [line.split(" ", 2) for line in lines if not line.startswith("# ")]
    return {sign: (int(wide), path) for sign, wide, path in parted} | {
        " ": (SPACE_WIDTH, "")
    }


def width(text: str, blank: float = 0.0) -> float:
    """Return the width of *text* in thousandths, with spaces wider by *blank*."""
    wide = sum([letters()[sign][0] for sign in text]) + GAP * (len(text) - 1)
    return wide + blank * text.count(" ") + PEN_WIDTH


def write(root: Element) -> bool:
    """Replace every text within *root* by strokes; return whether all letters exist."""
    done = True
    for index, part in enumerate(root):
        if part.tag != "text":
            done = write(part) and done
        elif all(sign in letters() for sign in part.text or ""):
            root[index] = _drawn(part)
        else:
            done = False
    return done


def _drawn(part: Element) -> Element:
    """Return a text as a group of strokes in the same place."""
    text = part.text or ""
    size = float(part.get("font-size", "1")) / 1000
    blank = float(part.get("word-spacing", "0")) / size
    before = _START[part.get("text-anchor", "start")] * width(text, blank)
    x = float(part.get("x", "0")) + (PEN_WIDTH / 2 - before) * size
    place = f"translate({x:.4f} {part.get('y', '0')}) scale({size:.6f})"
    group = Element("g", _ink(part) | {"transform": place})
    group.extend(_paths(text, blank))
    return group


def _ink(part: Element) -> dict[str, str]:
    """Return the attributes that stroke instead of fill."""
    gone = (*_FONT_ATTRIBUTES, "x", "y", "fill", "text-anchor")
    kept = {key: value for key, value in part.attrib.items() if key not in gone}
    return kept | {
        "fill": "none",
        "stroke": part.get("fill", "#000"),
        "stroke-width": str(PEN_WIDTH),
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    }


def _paths(text: str, blank: float) -> list[Element]:
    paths: list[Element] = []
    at = 0.0
    for sign in text:
        wide, path = letters()[sign]
        if path:
            place = f"translate({at:g} 0)"
            paths.append(Element("path", {"d": path, "transform": place}))
        at += wide + GAP + (blank if sign == " " else 0.0)
    return paths
