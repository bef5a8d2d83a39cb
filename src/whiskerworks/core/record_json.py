# compiled: cold
"""
Records as JSON, for programs.

For example::

    {
      "format": "whiskerworks record 1",
      "game": "gears",
      "rules": 1,
      "seats": 2,
      "options": {"first": "coin"},
      "tags": {"blue": "Ada"},
      "moves": [
        ["*", "first blue"],
        [0, "e3"]
      ],
      "end": "resigned 1"
    }

It holds the same facts as the text form, and every record can be written in both.
`options`, `tags` and `end` may be missing; further fields are errors.
docs/record.schema.json is its JSON schema.
"""

from bisect import bisect_left
from json import JSONDecodeError, JSONDecoder, dumps
from typing import Final, final

from whiskerworks.core import record_text
from whiskerworks.core.errors import BadRecord, shorten
from whiskerworks.core.game_record import Ply, Record, end_problem
from whiskerworks.core.options import MAX_DIGITS, is_single_line
from whiskerworks.core.record_text import FORMAT, NO_SEATS_PROBLEM, format_problem
from whiskerworks.core.seat import CHANCE, Seat

FIELDS: Final = ("format", "game", "rules", "seats", "options", "tags", "moves", "end")
"""The fields of a record."""
REQUIRED_FIELDS: Final = ("game", "rules", "seats", "moves")
"""The required fields, besides the format."""
NUMBER_LIMIT: Final = 10**18
"""Numbers must be smaller than this."""
WHITESPACE: Final = " \t\r\n"


def write(record: Record) -> str:
    """
    Return *record* as JSON with a line for each move, the inverse of `read`.

    Raises:
        BadRecord: Something in the record would not read back the same; the error names
            its line in the text form.
    """
    record_text.write(record)
    lines = [
        _member("format", FORMAT),
        _member("game", record.game),
        _member("rules", record.rules_version),
        _member("seats", record.seats),
        _block('"options": {', [_member(n, v) for n, v in record.options], "}"),
        _block('"tags": {', [_member(n, v) for n, v in record.tags], "}"),
        _block('"moves": [', [_move(ply) for ply in record.plies], "]"),
    ]
    if record.end:
        lines.append(_member("end", record.end))
    inside = ",\n".join(lines).replace("\n", "\n  ")
    return "{\n  " + inside + "\n}\n"


def read(text: str) -> Record:
    """
    Return the record in the JSON *text*.

    Raises:
        BadRecord: The text is not JSON, or a field is missing, unknown or wrong; the
            error names line and place.
    """
    return _Reader(JsonText(text)).record()


def _member(name: str, value: str | int) -> str:
    return f"{_json(name)}: {_json(value)}"


def _move(ply: Ply) -> str:
    seat = _json("*") if ply.seat == CHANCE else _json(ply.seat)
    return f"[{seat}, {_json(ply.text)}]"


def _json(value: str | int) -> str:
    return str(dumps(value, ensure_ascii=False))


def _block(opening: str, lines: list[str], closing: str) -> str:
    """Return *lines* in brackets, or empty brackets if there are none."""
    if not lines:
        return opening + closing
    return opening + "\n  " + ",\n  ".join(lines) + "\n" + closing


@final
class JsonValue:
    """A value and its place in a JSON text."""

    __slots__ = ("at", "end", "name", "path", "value")

    def __init__(self, name: str, path: str, value: object, at: int, end: int) -> None:
        self.name: Final = name
        """The member's name; "" in a list."""
        self.path: Final = path
        """Its path, such as `options.swap` or `moves[12]`."""
        self.value: Final = value
        """The value; None for a number with too many digits."""
        self.at: Final = at
        """The index of its first character."""
        self.end: Final = end
        """The index after its last character."""


@final
class JsonText:
    """A JSON text; every method raises BadRecord if the text is not as expected."""

    __slots__ = ("_breaks", "_decoder", "_text", "last")

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._breaks: Final = [at for at, sign in enumerate(text) if sign == "\n"]
        self._decoder: Final = JSONDecoder(parse_int=_number)
        self.last = 0
        """The index of the text's last bracket, after a call of `whole`."""

    def whole(self) -> list[JsonValue]:
        """Return the members of the object; the whole text must be an object."""
        whole = self._value("", "", self._blanks(0))
        found = self.members(whole)
        self.last = whole.end - 1
        if self._blanks(whole.end) < len(self._text):
            raise self._broken(self._blanks(whole.end), "nothing may follow the record")
        return found

    def members(self, found: JsonValue) -> list[JsonValue]:
        """Return the members of an object; duplicate names are errors."""
        if not isinstance(found.value, dict):
            problem = f"it must be {{…}}, not {shorten(self.source(found))}"
            raise self.wrong(found, problem)
        members: dict[str, JsonValue] = {}
        at = self._blanks(found.at + 1)
        while self._text[at] != "}":
            name = self._value("", "", at)
            path = _joined(found.path, str(name.value))
            colon = self._blanks(name.end)
            member = self._value(str(name.value), path, self._blanks(colon + 1))
            if member.name in members:
                raise self.wrong(member, "it appears twice")
            members[member.name] = member
            at = self._next(member)
        return list(members.values())

    def elements(self, found: JsonValue) -> list[JsonValue]:
        """Return the elements of a list."""
        if not isinstance(found.value, list):
            problem = f"it must be […], not {shorten(self.source(found))}"
            raise self.wrong(found, problem)
        elements: list[JsonValue] = []
        at = self._blanks(found.at + 1)
        while self._text[at] != "]":
            element = self._value("", f"{found.path}[{len(elements)}]", at)
            elements.append(element)
            at = self._next(element)
        return elements

    def line(self, at: int) -> int:
        """Return the line, from 1, of an index in the text."""
        return bisect_left(self._breaks, at) + 1

    def source(self, found: JsonValue) -> str:
        """Return the source text of a value on one line."""
        return " ".join(self._text[found.at : found.end].split())

    def wrong(self, found: JsonValue, problem: str) -> BadRecord:
        """Return the error for a value."""
        return BadRecord(self.line(found.at), problem, shorten(found.path))

    def _value(self, name: str, path: str, at: int) -> JsonValue:
        """Return the value that begins at an index."""
        try:
            value, end = self._decoder.raw_decode(self._text, at)
        except JSONDecodeError as broken:
            raise self._broken(broken.pos, "") from None
        except RecursionError:
            raise self._broken(at, "the brackets are nested too deeply") from None
        return JsonValue(name, path, value, at, end)

    def _next(self, found: JsonValue) -> int:
        """Return the index of the next item, or of the closing bracket."""
        at = self._blanks(found.end)
        return self._blanks(at + 1) if self._text[at] == "," else at

    def _blanks(self, at: int) -> int:
        """Return the first index from *at* on without whitespace."""
        while at < len(self._text) and self._text[at] in WHITESPACE:
            at += 1
        return at

    def _broken(self, at: int, problem: str) -> BadRecord:
        """Return the error for an index where the text is not JSON."""
        if not problem:
            rest = self._text[at:].strip(WHITESPACE)
            problem = "the JSON is broken here" if rest else "the JSON breaks off"
        at = min(at, len(self._text))
        column = at - self._text.rfind("\n", 0, at)
        return BadRecord(self.line(at), problem, f"column {column}")


@final
class _Reader:
    """Reads a record from a JSON text. Every method raises BadRecord for bad fields."""

    def __init__(self, walk: JsonText) -> None:
        self._walk: Final = walk
        self._fields: Final = walk.whole()
        self._by_name: Final = {field.name: field for field in self._fields}

    def record(self) -> Record:
        """Return the record."""
        self._check_fields()
        name = self._line(self._by_name["game"])
        rules_version = self._number("rules")
        seats = self._number("seats")
        if not seats:
            raise self._walk.wrong(self._by_name["seats"], NO_SEATS_PROBLEM)
        options = self._pairs("options")
        tags = self._pairs("tags")
        moves = self._walk.elements(self._by_name["moves"])
        plies = [self._ply(move) for move in moves]
        end = self._end(seats)
        places = [self._walk.line(at) for at in self._places(options, tags, moves)]
        return Record(
            name,
            rules_version,
            seats,
            tuple([(option.name, self._line(option)) for option in options]),
            tuple([(tag.name, self._line(tag)) for tag in tags]),
            tuple(plies),
            end,
            tuple(places),
        )

    def _check_fields(self) -> None:
        """Check the format and the names of the fields."""
        found = self._by_name.get("format")
        if found is None:
            raise self._missing("format", f': a record says "format": "{FORMAT}"')
        said = self._line(found)
        if said != FORMAT:
            raise self._walk.wrong(found, format_problem(said))
        for field in self._fields:
            if field.name not in FIELDS:
                raise self._walk.wrong(field, "a record has no such field")
        for name in REQUIRED_FIELDS:
            if name not in self._by_name:
                raise self._missing(name, "")

    def _missing(self, name: str, more: str) -> BadRecord:
        line = self._walk.line(self._walk.last)
        return BadRecord(line, f"it is missing{more}", name)

    def _number(self, name: str) -> int:
        found = self._by_name[name]
        if type(found.value) is not int or not 0 <= found.value < NUMBER_LIMIT:
            is_long = len(self._walk.source(found)) > MAX_DIGITS
            limit = f", of at most {MAX_DIGITS} digits" if is_long else ""
            wanted = f"a whole number from 0 on{limit}"
            raise self._walk.wrong(found, self._not(wanted, found))
        return found.value

    def _pairs(self, name: str) -> list[JsonValue]:
        """Return the members of `options` or `tags`; none if the field is missing."""
        found = self._by_name.get(name)
        if found is None:
            return []
        pairs = self._walk.members(found)
        for pair in pairs:
            if not is_single_line(pair.name) or " " in pair.name:
                problem = f"{shorten(pair.name)!r} is not a name: it must be one word"
                raise self._walk.wrong(found, problem)
            self._line(pair)
        return pairs

    def _line(self, found: JsonValue) -> str:
        """Return a text that fits on one line."""
        if not isinstance(found.value, str):
            raise self._walk.wrong(found, self._not("a text", found))
        if not is_single_line(found.value):
            problem = f"{shorten(found.value)!r} cannot stand on one line"
            raise self._walk.wrong(found, problem)
        return found.value

    def _ply(self, found: JsonValue) -> Ply:
        """Return the ply in an element of `moves`."""
        value = found.value
        if not isinstance(value, list) or len(value) != 2:
            raise self._walk.wrong(found, self._not('[seat or "*", "move"]', found))
        seat, text = value
        if not isinstance(text, str) or not is_single_line(text):
            problem = f"a move is a text on one line, not {shorten(repr(text))}"
            raise self._walk.wrong(found, problem)
        return Ply(self._seat(seat, found), text)

    def _seat(self, seat: object, found: JsonValue) -> Seat:
        if seat == "*":
            return CHANCE
        if type(seat) is not int or not 0 <= seat < NUMBER_LIMIT:
            problem = f'a move begins with its seat or "*", not {shorten(repr(seat))}'
            raise self._walk.wrong(found, problem)
        return seat

    def _end(self, seats: int) -> str:
        found = self._by_name.get("end")
        if found is None:
            return ""
        end = self._line(found)
        problem = end_problem(end, seats)
        if problem is not None:
            raise self._walk.wrong(found, problem)
        return end

    def _not(self, wanted: str, found: JsonValue) -> str:
        return f"it must be {wanted}, not {shorten(self._walk.source(found))}"

    def _places(
        self, options: list[JsonValue], tags: list[JsonValue], moves: list[JsonValue]
    ) -> list[int]:
        """Return the index of each line of the text form in the JSON text."""
        header = [self._by_name[name].at for name in ("format", "game")]
        header += [self._by_name[name].at for name in ("rules", "seats")]
        inside = [*[one.at for one in options], *[one.at for one in tags]]
        played = [one.at for one in moves]
        ended = self._by_name.get("end")
        last = self._walk.last if ended is None else ended.at
        return header + inside + [self._by_name["moves"].at] + played + [last]


def _number(text: str) -> int | None:
    return int(text) if len(text) <= MAX_DIGITS else None


def _joined(path: str, name: str) -> str:
    shown = name if is_single_line(name) else repr(name)
    return f"{path}.{shown}" if path else shown
