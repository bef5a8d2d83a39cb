"""Reading the message catalogues."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, final

from whiskerworks.core.message import Message, Param, Refusal, format_param
from whiskerworks.plugins import folder_of, is_ours

if TYPE_CHECKING:
    from fluent.runtime.types import FluentNone, FluentType
    from fluent.syntax.ast import Resource

DEFAULT: Final = "en"
SHARED: Final = (".", "terminal", "server", "web", "cards")
"""Folders of the shared catalogues."""

# Continuation lines are indented, even after blank ones.
MESSAGE: Final = re.compile(
    r"^([a-zA-Z][\w-]*) *=(?:([^{}\n]*\S[^{}\n]*)(?=\n++(?! )|\Z))?", re.MULTILINE
)
"""A message: its code, and its text if it fits on one line."""

NAMING: Final = ("seat-name", "seat-within")
"""The messages that name the player in a seat."""


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message a parameter."""


@final
class Words:
    """The messages of one language, with those of a game."""

    def __init__(
        self,
        game: str | None = None,
        language: str = DEFAULT,
        names: tuple[str, ...] = (),
        patient: bool | None = None,
    ) -> None:
        """
        Read the catalogues; use *names*, by seat, instead of seat numbers.

        If *patient*, a missing message becomes its code instead of an error. That is
        the default for games from other packages.
        """
        # Slow to import, and not needed for a server's first page.
        from fluent.runtime import FluentBundle

        self.game: Final = game
        """The game whose own catalogue is included, if any."""
        self.language: Final = language
        """The language of the catalogues."""
        is_foreign = game is not None and not is_ours(game)
        self._patient: Final = is_foreign if patient is None else patient
        self._bundle: Final = FluentBundle(
            [language], functions={"SEAT_NUMBER": _seat_number}, use_isolating=False
        )
        for resource in _read(game, language):
            self._bundle.add_resource(resource, allow_overrides=True)
        if names:
            self._bundle.add_resource(_naming(names), allow_overrides=True)

    def say(self, message: Message) -> str:
        """
        Return *message* as a sentence.

        Raises:
            MissingWords: The message or one of its parameters is missing. Never if
                patient.
        """
        if not self._patient:
            return self._say(message)
        try:
            return self._say(message)
        except MissingWords:
            return format_param(message)

    def _say(self, message: Message) -> str:
        if not self._bundle.has_message(message.code):
            raise MissingWords(f"no message {message.code} in {self.language}")
        pattern = self._bundle.get_message(message.code).value
        if pattern is None:
            raise MissingWords(f"message {message.code} is empty")
        params = {name: self._param(value) for name, value in message.params.items()}
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingWords(f"message {message.code}: {errors[0]}")
        return str(text)

    def has(self, code: str) -> bool:
        """Whether the catalogues have a message."""
        return self._bundle.has_message(code)

    def refuse(self, refusal: Refusal) -> str:
        """
        Return why a move is refused, with the rule that forbids it.

        Raises:
            MissingWords: As `say`.
        """
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        return f"{self.say(refusal.message())}{rule}"

    def _param(self, value: Param) -> str | int:
        """Return a parameter as it appears in a sentence."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return self._list([self.say(message) for message in value])
        return value

    def _list(self, items: list[str]) -> str:
        """Return *items* as a list in words: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        text = items[0]
        for item in items[1:-1]:
            text = self.say(Message("list-comma", {"list": text, "item": item}))
        return self.say(Message("list-and", {"list": text, "item": items[-1]}))


@cache
def _read(game: str | None, language: str) -> "tuple[Resource, ...]":
    """Return the parsed catalogues."""
    found = catalogues(game, language)
    return tuple([_catalogue(one.read_text("utf-8")) for one in found])


@cache
def _catalogue(text: str) -> "Resource":
    """Parse a catalogue, the slowest step."""
    return _parsed(text)


def _seat_number(seat: "int | FluentNone") -> "FluentType":
    """
    Return the number by which people call a seat: they count from 1, programs from 0.

    >>> _seat_number(0)
    1
    """
    from fluent.runtime.types import FluentInt

    return FluentInt(seat + 1) if isinstance(seat, int) else seat


def _parsed(text: str) -> "Resource":
    from fluent.runtime import FluentResource

    return FluentResource(text)


def _naming(names: tuple[str, ...]) -> "Resource":
    """Return messages that name the players instead of numbering the seats."""
    chosen = [
        f"\n    [{seat}] {{ {_quoted(name)} }}" for seat, name in enumerate(names)
    ]
    value = f"{{ $seat ->{''.join(chosen)}\n   *[other] {{ SEAT_NUMBER($seat) }}\n}}"
    return _parsed("".join([f"{key} = {value}\n" for key in NAMING]))


def _quoted(name: str) -> str:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{escaped}"'


@cache
def words(game: str | None = None, language: str = DEFAULT) -> Words:
    """Return the words of a game in a language, cached."""
    return Words(game, language)


@cache
def sentence(code: str, language: str = DEFAULT) -> str:
    """
    Return a shared message without parameters.

    Plain text on one line is found without parsing the catalogues, which would be the
    slowest part of a server's first page.

    Raises:
        MissingWords: The message is missing, or needs a parameter.
    """
    lines = _lines(language)
    if code not in lines:
        raise MissingWords(f"no message {code} in {language}")
    return lines[code] or words(None, language).say(Message(code))


@cache
def _lines(language: str) -> dict[str, str]:
    """Return the shared messages that are plain text on one line; "" for others."""
    return {
        found[1]: (found[2] or "").strip()
        for one in catalogues(None, language)
        for found in MESSAGE.finditer(one.read_text("utf-8"))
    }


def languages() -> list[str]:
    """Return the supported languages."""
    here = files("whiskerworks.words").iterdir()
    return sorted(f.name.removesuffix(".ftl") for f in here if f.name.endswith(".ftl"))


def catalogues(game: str | None, language: str) -> list[Traversable]:
    """Return the catalogue files: shared ones first, then the game's own."""
    here = files("whiskerworks.words")
    shared = [here / folder / f"{language}.ftl" for folder in SHARED]
    return shared if game is None else [*shared, *own_catalogues(game, language)]


def own_catalogues(game: str, language: str) -> list[Traversable]:
    """
    Return the catalogue files of a game; later ones take precedence.

    English fills the gaps: message by message for games from other packages, and whole
    catalogues for ours, which are complete in every language they have.
    """
    folder = folder_of(game)
    if folder is None:
        return []
    english, own = [folder / "words" / f"{one}.ftl" for one in (DEFAULT, language)]
    if not own.is_file():
        return [english]
    return [own] if is_ours(game) or language == DEFAULT else [english, own]
