"""
Our letters: text as lines of a pen, the same on every machine.

An SVG document leaves text to whatever fonts there are where it is shown. A picture
in pixels is done when it is made, so what is written on pieces is drawn with the
letters of `letters.txt`. Those it lacks are left to the fonts of the machine.
"""

from functools import cache
from pathlib import Path
from typing import Final

from whiskerworks.draw.drawings import Element

PEN: Final = 110
"""How wide the pen is, in thousandths of the size of the type."""
GAP: Final = 190
"""How far the end of a letter is from the beginning of the next, pen and all."""
BLANK: Final = 60
"""How wide a blank is between the gaps on both its sides."""

_FILE: Final = Path(__file__).parent / "letters.txt"
_OF_TYPE: Final = ("font-family", "font-size", "font-weight", "word-spacing")
_START: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}

Letter = tuple[int, str]
"""How wide a letter is, and the path of the pen."""


@cache
def letters() -> dict[str, Letter]:
    """Return all letters that we have."""
    lines = _FILE.read_text("utf-8").splitlines()
    parted = [line.split(" ", 2) for line in lines if not line.startswith("# ")]
    return {sign: (int(wide), path) for sign, wide, path in parted} | {" ": (BLANK, "")}


def width(text: str, blank: float = 0.0) -> float:
    """Return how wide known *text* is in thousandths, blanks wider by *blank*."""
    wide = sum([letters()[sign][0] for sign in text]) + GAP * (len(text) - 1)
    return wide + blank * text.count(" ") + PEN


def write(root: Element) -> bool:
    """Turn every text within *root* into lines; tell whether that could be done."""
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
    """Return a text as a group of lines, where the text would stand."""
    text = part.text or ""
    size = float(part.get("font-size", "1")) / 1000
    blank = float(part.get("word-spacing", "0")) / size
    before = _START[part.get("text-anchor", "start")] * width(text, blank)
    x = float(part.get("x", "0")) + (PEN / 2 - before) * size
    place = f"translate({x:.4f} {part.get('y', '0')}) scale({size:.6f})"
    group = Element("g", _ink(part) | {"transform": place})
    group.extend(_paths(text, blank))
    return group


def _ink(part: Element) -> dict[str, str]:
    """Return how a pen draws what was filled."""
    gone = (*_OF_TYPE, "x", "y", "fill", "text-anchor")
    kept = {key: value for key, value in part.attrib.items() if key not in gone}
    return kept | {
        "fill": "none",
        "stroke": part.get("fill", "#000"),
        "stroke-width": str(PEN),
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
