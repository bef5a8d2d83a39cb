"""
Draw a scene as an SVG document.

The document is self-contained, without fonts, scripts, styles or other files, and its
colours are literal, so that every viewer shows the same. Shared drawings are included
once.
"""

import re
from collections.abc import Callable
from typing import Final
from xml.etree import ElementTree

from whiskerworks.core.message import Message
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw import drawings, stroke_font, tone_colours
from whiskerworks.draw.drawings import Element
from whiskerworks.draw.tone_colours import DARK, LIGHT, NEUTRAL, UnknownTone

Say = Callable[[Message], str]

UNIT: Final = 64
"""Default pixels per unit of the scene."""
_CORNER: Final = 0.3
_INVALID_IN_XML: Final = re.compile(
    r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)


def svg(
    scene: Scene,
    *,
    dark: bool = False,
    say: Say | None = None,
    lettered: bool = False,
    width: int | None = None,
) -> str:
    """
    Return *scene* as an SVG document, *dark* or light.

    Each piece is a group with its id as `data-id` and its tone as class. Children use
    the coordinates of their parent and move, turn and scale with it. With *say*, the
    document and its pieces get titles for screen readers and pointers. If *lettered*,
    text on pieces is drawn with our stroke font as far as possible. The document
    declares a width of *width* pixels (64 per unit if None), but scales to any size.

    A missing drawing becomes a plain tile with the piece's text.

    Raises:
        UnknownTone: A piece has an unknown tone.
    """
    root = _DocumentRenderer(DARK if dark else LIGHT, say).document(scene)
    if width is not None:
        root.set("width", str(width))
        root.set("height", _number(width * scene.height / scene.width))
    if lettered:
        stroke_font.write(root)
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, "unicode") + "\n"


class _DocumentRenderer:
    """Renders one document: keeps its theme, texts and shared drawings."""

    def __init__(self, theme: str, say: Say | None) -> None:
        self._theme: Final = theme
        self._say: Final = say
        self._shared: Final[dict[str, Element]] = {}

    def document(self, scene: Scene) -> Element:
        """Return the whole document."""
        root = Element("svg", _frame(scene) | {"class": self._theme})
        self._entitle(root, scene)
        shared = ElementTree.SubElement(root, "defs")
        root.append(self._table(scene))
        root.extend([self._piece(piece) for piece in scene.pieces])
        shared.extend(self._shared.values())
        return root

    def _entitle(self, root: Element, scene: Scene) -> None:
        """Give the document its notes as title and description."""
        if self._say is None or not scene.notes:
            return
        root.set("role", "graphics-document document")
        notes = [_clean(self._say(note)) for note in scene.notes]
        ElementTree.SubElement(root, "title").text = notes[0]
        ElementTree.SubElement(root, "desc").text = " ".join(notes)

    def _table(self, scene: Scene) -> Element:
        """Return the table's background."""
        paint = tone_colours.tone_colours(self._theme, NEUTRAL)
        line = 0.03
        size = {
            "x": _number(line / 2),
            "y": _number(line / 2),
            "width": _number(scene.width - line),
            "height": _number(scene.height - line),
            "rx": _number(_CORNER),
        }
        colours = {"fill": paint["table"], "stroke": paint["table-edge"]}
        return Element("rect", size | colours | {"stroke-width": _number(line)})

    def _piece(self, piece: Piece) -> Element:
        """Return a piece with its children."""
        tone = _tone(piece)
        group = Element("g", {"data-id": _clean(piece.id), "class": f"tone-{tone}"})
        group.set("transform", _transform(piece))
        if self._say is not None and piece.say is not None:
            group.set("role", "group" if _any_speaks(piece.children) else "img")
            ElementTree.SubElement(group, "title").text = _clean(self._say(piece.say))
        group.extend(self._art(piece, tone))
        group.extend([self._piece(child) for child in piece.children])
        return group

    def _art(self, piece: Piece, tone: str) -> list[Element]:
        """Return the drawing of a piece: its own if it has text, otherwise shared."""
        if drawings.has_text(piece.art):
            return drawings.drawing(piece.art, tone, self._theme, _clean(piece.text))
        name = f"{self._theme}-{tone}-{piece.art}"
        if name not in self._shared:
            self._shared[name] = Element("g", {"id": name})
            self._shared[name].extend(drawings.drawing(piece.art, tone, self._theme))
        return [Element("use", {"href": f"#{name}"})]


def _frame(scene: Scene) -> dict[str, str]:
    """Return the attributes for the document's size."""
    return {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {_number(scene.width)} {_number(scene.height)}",
        "width": _number(scene.width * UNIT),
        "height": _number(scene.height * UNIT),
    }


def _tone(piece: Piece) -> str:
    tone = piece.tone or NEUTRAL
    if tone not in tone_colours.names():
        raise UnknownTone(tone, piece.id)
    return tone


def _transform(piece: Piece) -> str:
    """Return the transform of a piece: moved, then turned, then scaled."""
    parts = [f"translate({_number(piece.x)} {_number(piece.y)})"]
    if piece.turn:
        parts.append(f"rotate({_number(piece.turn)})")
    if piece.size != 1:
        parts.append(f"scale({_number(piece.size)})")
    return " ".join(parts)


def _any_speaks(pieces: tuple[Piece, ...]) -> bool:
    return any(piece.say is not None or _any_speaks(piece.children) for piece in pieces)


def _number(value: float) -> str:
    """Return a number with up to three decimals."""
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")


def _clean(text: str) -> str:
    """Replace the characters that XML does not allow."""
    return _INVALID_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)
