"""
Make a set-up sheet: a printable page for setting up a position on a real table.

The page has a picture of the scene and a checklist of the pieces and their places,
each with a small picture cut from the large one. It is a single HTML file without
scripts that fits on one page, A4 or Letter.
"""

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple
from xml.etree import ElementTree

from whiskerworks.core.message import Message, Param, Params
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.art_kinds import is_button, is_object
from whiskerworks.draw.drawings import Element
from whiskerworks.draw.svg import svg
from whiskerworks.words import Words

_PLATE: Final = "piece-plate"
"""The message of plates, which describe a piece that lies elsewhere."""
_SIDES: Final = "card-sides"
"""The message about the sides of a card, left out beside its picture."""
_NAMESPACE: Final = "http://www.w3.org/2000/svg"
_MAX_DESCRIPTION_CHARACTERS: Final = 120
"""Longer descriptions are cut to their first sentence."""
_REACH: Final = 0.56
"""Half the width of a small picture, at size 1."""
_HALF_WIDTHS: Final = {"agenda-back": 0.36, "agenda-face": 0.36}
"""Half the widths of narrow pieces."""


class SheetTexts(NamedTuple):
    """The texts of a sheet that do not come from its scene."""

    title: str
    """The game."""
    after: str
    """The record and the number of moves."""
    eyes: str
    """Whose secrets it shows."""
    options: Sequence[tuple[str, str]]
    """The meaning and value of each option."""
    commands: Sequence[tuple[str, str]]
    """Commands to continue with, each after its purpose."""


class SheetItem(NamedTuple):
    """A line of the checklist."""

    piece: Piece
    place: int
    """Index of the piece in the scene."""
    many: int
    """Number of equal pieces."""


def sheet(scene: Scene, gone: Sequence[Piece], told: SheetTexts, said: Words) -> str:
    """
    Return a set-up sheet for *scene* as an HTML document.

    *gone* are cards that were visible before but no longer are: covered, or out of the
    game, and so not in the deck either.

    Raises:
        UnknownTone: As `svg`.
        MissingWords: The catalogue lacks the message of a piece.
    """
    scene = _without_buttons(scene)
    lines = items(scene)
    page = _Page(said, lines)
    body = [
        _tag("header", _tag("h1", escape(told.title)), page.heading(told)),
        _tag(
            "section",
            _tag("figure", _picture(scene)),
            _tag("aside", *page.beside(scene, gone, told)),
            kind="top",
        ),
        _tag("section", *page.things(scene), kind=f"things {_columns(len(lines))}"),
        _tag("footer", *page.going_on(told)),
    ]
    return (
        f'<!doctype html>\n<html lang="{said.language}">\n<meta charset="utf-8">\n'
        f"<title>{escape(told.title)}</title>\n<style>\n{_style()}</style>\n"
        + "\n".join(body)
        + "\n</html>\n"
    )


def items(scene: Scene) -> list[SheetItem]:
    """Return the checklist: kind by kind, from top to bottom."""
    found: dict[tuple[str, Message], list[int]] = {}
    kinds: list[str] = []
    for index, piece in enumerate(scene.pieces):
        if piece.say is None or not _is_listed(piece):
            continue
        found.setdefault((piece.art, _short(piece.say)), []).append(index)
        kinds.append(piece.say.code)
    lines = [
        SheetItem(scene.pieces[places[0]], places[0], len(places))
        for places in found.values()
    ]
    return sorted(lines, key=lambda line: _order(line.piece, kinds))


def _is_listed(piece: Piece) -> bool:
    return is_object(piece.art) and not _is_plate(piece)


def _is_plate(piece: Piece) -> bool:
    """Whether a piece only describes one that lies elsewhere."""
    return is_object(piece.art) and _code(piece) == _PLATE


def _without_buttons(scene: Scene) -> Scene:
    """Return a scene without its buttons."""
    pieces = tuple([piece for piece in scene.pieces if not is_button(piece.art)])
    return Scene(scene.width, scene.height, pieces, (), scene.notes, scene.seats)


def _order(piece: Piece, kinds: list[str]) -> tuple[int, float, float]:
    return kinds.index(_code(piece)), round(piece.y, 1), piece.x


def _code(piece: Piece) -> str:
    return "" if piece.say is None else piece.say.code


def _short(message: Message) -> Message:
    """Return the message of a card without its sides."""
    params: Params = {
        name: "" if isinstance(v, Message) and v.code == _SIDES else v
        for name, v in message.params.items()
    }
    return Message(message.code, params)


class _Page:
    """Renders the parts of a sheet in one language."""

    def __init__(self, said: Words, lines: Sequence[SheetItem]) -> None:
        self._said: Final = said
        self._lines: Final = lines
        # Cards that always lie upright, such as those on a belt, need no angle.
        self._turned: Final = {
            _code(line.piece)
            for line in lines
            if line.piece.art == "card" and line.piece.turn
        }

    def _word(self, code: str, **params: Param) -> str:
        return escape(self._said.say(Message(f"terminal-sheet-{code}", params)))

    def heading(self, told: SheetTexts) -> str:
        """Return the origin of the position."""
        return _tag("p", f"{escape(told.after)} {escape(told.eyes)}")

    def things(self, scene: Scene) -> list[str]:
        """Return the checklist and the texts of plates."""
        ticked = [
            _tag("li", self._small(line), self._line(line)) for line in self._lines
        ]
        told = [self._plate_text(piece) for piece in scene.pieces if _is_plate(piece)]
        below = [_tag("p", " ".join(told))] if told else []
        return [_tag("h2", self._word("things")), _tag("ul", *ticked), *below]

    def beside(
        self, scene: Scene, gone: Sequence[Piece], told: SheetTexts
    ) -> list[str]:
        """Return the notes beside the board."""
        notes = [_tag("li", escape(self._said.say(note))) for note in scene.notes]
        parts = [_tag("h2", self._word("beside")), _tag("ul", *notes)] if notes else []
        if gone:
            cards = "; ".join([self._of(piece) for piece in gone])
            parts += [_tag("h2", self._word("gone")), _tag("p", cards)]
        if told.options:
            chosen = [
                _tag("li", escape(meaning), " ", _tag("b", escape(value)))
                for meaning, value in told.options
            ]
            parts += [
                _tag("h2", self._word("options")),
                _tag("ul", *chosen, kind="options"),
            ]
        return parts

    def going_on(self, told: SheetTexts) -> list[str]:
        """Return the commands to continue with."""
        ways = [
            _tag("p", escape(what), " ", _tag("code", escape(command)))
            for what, command in told.commands
        ]
        return [_tag("h2", self._word("on")), *ways]

    def _plate_text(self, piece: Piece) -> str:
        """Return the text of a plate."""
        return "" if piece.say is None else f"{escape(self._said.say(piece.say))}."

    def _of(self, piece: Piece, many: int = 1) -> str:
        """Return the description of a piece, without a full stop."""
        if piece.say is None:
            return ""
        text = self._said.say(_short(piece.say)).strip(" .")
        if len(text) > _MAX_DESCRIPTION_CHARACTERS:
            text = text.partition(". ")[0]
        if many > 1:
            return self._word("many", count=many, thing=text)
        return escape(text)

    def _line(self, line: SheetItem) -> str:
        """Return a checklist line: the piece, its number and its angle."""
        text = self._of(line.piece, line.many)
        if _code(line.piece) in self._turned and not _says_angle(line.piece):
            angle = _tag("i", f"{round(line.piece.turn) % 360}\N{DEGREE SIGN}")
            text = f"{text} {angle}"
        return _tag("span", text)

    def _small(self, line: SheetItem) -> str:
        """Return the small picture of a piece, turned as in the large one."""
        box = f"{-_REACH} {-_REACH} {2 * _REACH} {2 * _REACH}"
        turn = f' transform="rotate({line.piece.turn:g})"' if line.piece.turn else ""
        return f'<svg viewBox="{box}"><use href="#piece-{line.place}"{turn}/></svg>'


def _says_angle(piece: Piece) -> bool:
    return piece.say is not None and "angle" in piece.say.params


def _picture(scene: Scene) -> str:
    """Return the picture, with ids on its pieces for the small pictures."""
    ElementTree.register_namespace("", _NAMESPACE)
    root = ElementTree.fromstring(svg(scene, lettered=True))
    groups = [part for part in root if "data-id" in part.attrib]
    for index, (group, piece) in enumerate(zip(groups, scene.pieces, strict=True)):
        _name(group, piece, f"piece-{index}")
    for part in root.iter():
        _trim(part)
    for name in ("width", "height"):
        del root.attrib[name]
    return ElementTree.tostring(root, "unicode").strip()


def _name(group: Element, piece: Piece, name: str) -> None:
    """Put the parts of the piece itself, not those beside it, in a group with an id."""
    parts = list(group)
    first = len(parts) - len(piece.children)
    beside = [
        part
        for part, child in zip(parts[first:], piece.children, strict=True)
        if not _is_on(child, piece)
    ]
    thing = Element(f"{{{_NAMESPACE}}}g", {"id": name})
    thing.extend([part for part in parts if part not in beside])
    group[:] = [thing, *beside]


def _is_on(child: Piece, piece: Piece) -> bool:
    """Whether the centre of a *child* lies on its parent, not beside it."""
    return abs(child.x) <= _HALF_WIDTHS.get(piece.art, 0.5) and abs(child.y) <= 0.5


def _trim(part: Element) -> None:
    """Remove attributes that the page does not need."""
    for name in ("data-id", "class"):
        part.attrib.pop(name, None)
    if part.text is not None and not part.text.strip():
        part.text = None
    part.tail = None


def _columns(count: int) -> str:
    """Return the CSS class for the density of the list."""
    return "few" if count <= 14 else "some" if count <= 24 else "many"


def _tag(name: str, *inside: str, kind: str = "") -> str:
    mark = f' class="{kind}"' if kind else ""
    return f"<{name}{mark}>{''.join(inside)}</{name}>"


@cache
def _style() -> str:
    return (files("whiskerworks.draw") / "sheet.css").read_text("utf-8")
