"""
Load our drawings, the SVG files in `art/`.

A drawing is centred on the origin; its unit is the distance at which two wheels mesh.
It names colours as `var(--name)`. Three marks make parts variable:

- a part with `data-tone="blue gold"` shows in these tones only;
- a part with `data-text` shows the text of the piece; with the value "name" it can be
  enlarged for people who want larger names of places;
- the path with `class="teeth"` is drawn by `tools/draw_wheel.py`.

A game may bring its own drawings in its folder `art`: `art/die.svg` of the game dicey
is named `dicey/die`. Missing or invalid drawings are replaced by the plain one.
"""

import logging
import re
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from whiskerworks.draw.tone_colours import LIGHT, NEUTRAL, Colours, tone_colours
from whiskerworks.plugins import folder_of
from whiskerworks.plugins import names as games

Element = ElementTree.Element

TEXT: Final = "data-text"
TONE: Final = "data-tone"

PLAIN: Final = "plain"
"""Replaces missing drawings."""

_FOLDER: Final = Path(__file__).parent / "art"
_NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
_COLOUR: Final = re.compile(r"var\(--([a-z-]+)\)")
_log: Final = logging.getLogger(__name__)


@cache
def names() -> tuple[str, ...]:
    """Return the names of all our drawings, sorted."""
    return tuple(sorted([path.stem for path in _FOLDER.glob("*.svg")]))


@cache
def is_known(art: str) -> bool:
    """Whether a drawing of that name exists."""
    return art in names() or art in _of_games()


@cache
def art_of_games() -> str:
    """
    Return the games' own drawings as one SVG document, or "".

    Each drawing is a group with its name as id, as in the document of our drawings.
    """
    if not _of_games():
        return ""
    root = Element("svg", {"xmlns": _NAMESPACE[1:-1]})
    for art, whole in _of_games().items():
        group = ElementTree.SubElement(root, "g", {"id": art})
        group.extend([_bare(part) for part in whole])
    return ElementTree.tostring(root, "unicode")


@cache
def has_text(art: str) -> bool:
    """Whether a drawing shows the text of its piece."""
    return any(TEXT in part.attrib for part in _read(art).iter())


def drawing(art: str, tone: str, theme: str, text: str = "") -> list[Element]:
    """Return the parts of a drawing visible in a tone, coloured."""
    paint = tone_colours(theme, tone)
    return [_copy(part, tone, paint, text) for part in _seen(_read(art), tone)]


@cache
def _read(art: str) -> Element:
    """Return a drawing by name, or the plain one."""
    if art in _of_games():
        return _of_games()[art]
    name = art if art in names() else PLAIN
    return ElementTree.fromstring((_FOLDER / f"{name}.svg").read_text("utf-8"))


@cache
def _of_games() -> dict[str, Element]:
    """Return the games' own drawings; warn of invalid ones."""
    found: dict[str, Element] = {}
    for game in games():
        for file in _files(game):
            art = f"{game}/{file.name.removesuffix('.svg')}"
            try:
                found[art] = _checked(file)
            except (ElementTree.ParseError, UnicodeDecodeError, KeyError) as problem:
                _log.warning("the drawing %s cannot be used: %s", art, problem)
    return found


def _files(game: str) -> list[Traversable]:
    """Return the files of a game's own drawings."""
    folder = folder_of(game)
    if folder is None or not (folder / "art").is_dir():
        return []
    files = [one for one in (folder / "art").iterdir() if one.name.endswith(".svg")]
    return sorted(files, key=lambda one: one.name)


def _checked(file: Traversable) -> Element:
    """
    Return the drawing in a file.

    Raises:
        ParseError, UnicodeDecodeError: It is not valid XML.
        KeyError: It uses an unknown colour.
    """
    text = file.read_text("utf-8")
    known = tone_colours(LIGHT, NEUTRAL)
    for colour in _COLOUR.findall(text):
        if colour not in known:
            raise KeyError(f"unknown colour {colour}")
    return ElementTree.fromstring(text)


def _bare(part: Element) -> Element:
    """Return a copy without namespaces in its tags."""
    copy = Element(part.tag.removeprefix(_NAMESPACE), part.attrib)
    copy.extend([_bare(child) for child in part])
    return copy


def _seen(whole: Element, tone: str) -> list[Element]:
    return [part for part in whole if tone in part.get(TONE, tone).split()]


def _copy(part: Element, tone: str, paint: Colours, text: str) -> Element:
    """Return a copy for the picture, without our marks."""
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
