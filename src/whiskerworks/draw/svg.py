"""
A scene as an SVG document.

The document stands alone: no fonts, scripts, styles or files from elsewhere, and its
colours are written out, so every program that shows SVG shows the same. A drawing
that several pieces share is in it once.
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
"""How many pixels a unit of the scene has, where nobody asks for another size."""
_CORNER: Final = 0.3
_NO_XML: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


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

    Each piece is a group that bears its id as `data-id` and the class of its tone.
    Children lie in the frame of their parent and are moved, turned and scaled with
    it. With *say*, pieces that have something to say and the document itself carry
    it as titles, for readers and pointers. If *lettered*, what is written on pieces
    is drawn with our own letters, as far as we have them. It says of itself that it
    is *width* pixels wide (64 for each unit if None), and can be shown at any size.

    A drawing that there is not is drawn as a plain tile with the piece's text.

    Raises:
        UnknownTone: A piece asks for a tone that we do not have.
    """
    root = _Painter(DARK if dark else LIGHT, say).document(scene)
    if width is not None:
        root.set("width", str(width))
        root.set("height", _number(width * scene.height / scene.width))
    if lettered:
        stroke_font.write(root)
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, "unicode") + "\n"


class _Painter:
    """Draws one document: keeps its theme, its words and the drawings it shares."""

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
        """Give the document what stands beside the board as its title."""
        if self._say is None or not scene.notes:
            return
        root.set("role", "graphics-document document")
        notes = [_clean(self._say(note)) for note in scene.notes]
        ElementTree.SubElement(root, "title").text = notes[0]
        ElementTree.SubElement(root, "desc").text = " ".join(notes)

    def _table(self, scene: Scene) -> Element:
        """Return what the pieces lie on."""
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
        """Return a piece with its children on it."""
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
        """Return the drawing of a piece: its own if it bears text, else shared."""
        if drawings.has_text(piece.art):
            return drawings.drawing(piece.art, tone, self._theme, _clean(piece.text))
        name = f"{self._theme}-{tone}-{piece.art}"
        if name not in self._shared:
            self._shared[name] = Element("g", {"id": name})
            self._shared[name].extend(drawings.drawing(piece.art, tone, self._theme))
        return [Element("use", {"href": f"#{name}"})]


def _frame(scene: Scene) -> dict[str, str]:
    """Return the attributes that say how large the document is."""
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
    """Return where a piece lies: moved, then turned, then scaled, as far as it is."""
    parts = [f"translate({_number(piece.x)} {_number(piece.y)})"]
    if piece.turn:
        parts.append(f"rotate({_number(piece.turn)})")
    if piece.size != 1:
        parts.append(f"scale({_number(piece.size)})")
    return " ".join(parts)


def _any_speaks(pieces: tuple[Piece, ...]) -> bool:
    return any(piece.say is not None or _any_speaks(piece.children) for piece in pieces)


def _number(value: float) -> str:
    """Return a number as short as three digits after the point allow."""
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")


def _clean(text: str) -> str:
    """Return *text* without the few characters that no XML document may hold."""
    return _NO_XML.sub("\N{REPLACEMENT CHARACTER}", text)
