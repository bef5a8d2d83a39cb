# compiled: cold
"""A JSON text, read so that it is known where everything in it stands."""

from bisect import bisect_left
from json import JSONDecodeError, JSONDecoder
from typing import Final, final

from whiskerworks.core.errors import BadRecord, short
from whiskerworks.core.options import DIGITS, is_line

BLANKS: Final = " \t\r\n"


@final
class Found:
    """A value in a JSON text."""

    __slots__ = ("at", "end", "name", "path", "value")

    def __init__(self, name: str, path: str, value: object, at: int, end: int) -> None:
        self.name: Final = name
        """What it is called there; nothing in a list."""
        self.path: Final = path
        """Where it stands: `options.swap`, `moves[12]`."""
        self.value: Final = value
        """What it says; a number that is too long says nothing."""
        self.at: Final = at
        """Where in the text it begins."""
        self.end: Final = end
        """Where in the text it has ended."""


@final
class Walk:
    """A JSON text; every method raises BadRecord where it is not what it must be."""

    __slots__ = ("_breaks", "_decoder", "_text", "last")

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._breaks: Final = [at for at, sign in enumerate(text) if sign == "\n"]
        self._decoder: Final = JSONDecoder(parse_int=_number)
        self.last = 0
        """Where the text's last bracket stands, once `whole` has been read."""

    def whole(self) -> list[Found]:
        """Return the members of the object that the whole text must be."""
        whole = self._value("", "", self._blanks(0))
        found = self.members(whole)
        self.last = whole.end - 1
        if self._blanks(whole.end) < len(self._text):
            raise self._broken(self._blanks(whole.end), "nothing may follow the record")
        return found

    def members(self, found: Found) -> list[Found]:
        """Return the members of an object, each name once."""
        if not isinstance(found.value, dict):
            problem = f"it must be {{…}}, not {short(self.source(found))}"
            raise self.wrong(found, problem)
        members: dict[str, Found] = {}
        at = self._blanks(found.at + 1)
        while self._text[at] != "}":
            name = self._value("", "", at)
            path = _joined(found.path, str(name.value))
            colon = self._blanks(name.end)
            member = self._value(str(name.value), path, self._blanks(colon + 1))
            if member.name in members:
                raise self.wrong(member, "it stands there twice")
            members[member.name] = member
            at = self._next(member)
        return list(members.values())

    def elements(self, found: Found) -> list[Found]:
        """Return the elements of a list."""
        if not isinstance(found.value, list):
            problem = f"it must be […], not {short(self.source(found))}"
            raise self.wrong(found, problem)
        elements: list[Found] = []
        at = self._blanks(found.at + 1)
        while self._text[at] != "]":
            element = self._value("", f"{found.path}[{len(elements)}]", at)
            elements.append(element)
            at = self._next(element)
        return elements

    def line(self, at: int) -> int:
        """Return the line, from 1, of a place in the text."""
        return bisect_left(self._breaks, at) + 1

    def source(self, found: Found) -> str:
        """Return a value as it is written in the text, on one line."""
        return " ".join(self._text[found.at : found.end].split())

    def wrong(self, found: Found, problem: str) -> BadRecord:
        """Return what to raise of a value."""
        return BadRecord(self.line(found.at), problem, short(found.path))

    def _value(self, name: str, path: str, at: int) -> Found:
        """Return the value that begins at a place."""
        try:
            value, end = self._decoder.raw_decode(self._text, at)
        except JSONDecodeError as broken:
            raise self._broken(broken.pos, "") from None
        except RecursionError:
            raise self._broken(at, "there are too many brackets in brackets") from None
        return Found(name, path, value, at, end)

    def _next(self, found: Found) -> int:
        """Return where the next thing in a list or an object begins, or it ends."""
        at = self._blanks(found.end)
        return self._blanks(at + 1) if self._text[at] == "," else at

    def _blanks(self, at: int) -> int:
        """Return the first place from *at* on where no blank stands."""
        while at < len(self._text) and self._text[at] in BLANKS:
            at += 1
        return at

    def _broken(self, at: int, problem: str) -> BadRecord:
        """Return what to raise of a place where the text is no JSON."""
        if not problem:
            rest = self._text[at:].strip(BLANKS)
            problem = "the JSON is broken here" if rest else "the JSON breaks off"
        at = min(at, len(self._text))
        column = at - self._text.rfind("\n", 0, at)
        return BadRecord(self.line(at), problem, f"column {column}")


def _number(text: str) -> int | None:
    return int(text) if len(text) <= DIGITS else None


def _joined(path: str, name: str) -> str:
    shown = name if is_line(name) else repr(name)
    return f"{path}.{shown}" if path else shown
