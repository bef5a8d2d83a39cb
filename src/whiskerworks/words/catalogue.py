"""Reading the message catalogues."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from whiskerworks.core.message import Message, Param, Refusal

DEFAULT: Final = "en"
SHARED: Final = (".", "terminal", "server", "web", "cards")
"""The folders, within this one, of what games share."""


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message lacks a parameter."""


@final
class Words:
    """The sentences of one language, for all games or with one game's own."""

    def __init__(
        self,
        game: str | None = None,
        language: str = DEFAULT,
        names: tuple[str, ...] = (),
    ) -> None:
        """Read the catalogues; seats are called by these *names*, if there are any."""
        self.game: Final = game
        """The game whose own catalogue is read too, if any."""
        self.language: Final = language
        """Which catalogue is read."""
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        for catalogue in catalogues(game, language):
            resource = FluentResource(catalogue.read_text("utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
        if names:
            resource = FluentResource(_named(names))
            self._bundle.add_resource(resource, allow_overrides=True)

    def say(self, message: Message) -> str:
        """
        Return *message* as a sentence.

        Raises:
            MissingWords: The catalogue has no such message, or it wants a
                parameter that is not given.
        """
        if not self._bundle.has_message(message.code):
            raise MissingWords(f"no message {message.code} in {self.language}")
        pattern = self._bundle.get_message(message.code).value
        if pattern is None:
            raise MissingWords(f"message {message.code} says nothing")
        params = {name: self._param(value) for name, value in message.pairs}
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingWords(f"message {message.code}: {errors[0]}")
        return str(text)

    def refuse(self, refusal: Refusal) -> str:
        """
        Return why a move is refused, with the rule that forbids it.

        Raises:
            MissingWords: As `say`.
        """
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        return f"{self.say(refusal.message())}{rule}"

    def _param(self, value: Param) -> str | int:
        """Return a parameter as it stands in a sentence."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return self._list([self.say(message) for message in value])
        return value

    def _list(self, items: list[str]) -> str:
        """Return *items* strung together: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        text = items[0]
        for item in items[1:-1]:
            text = self.say(Message("list-comma", (("list", text), ("item", item))))
        return self.say(Message("list-and", (("list", text), ("item", items[-1]))))


def _named(names: tuple[str, ...]) -> str:
    """Return the messages that call seats by their *names*."""
    quoted = [name.replace("\\", "\\\\").replace('"', '\\"') for name in names]
    cases = "".join([f'\n    [{seat}] {{ "{n}" }}' for seat, n in enumerate(quoted)])
    called = f"{{ $seat ->{cases}\n   *[other] {{ $seat }}\n}}"
    return "".join([f"{key} = {called}\n" for key in ("seat-name", "seat-within")])


@cache
def words(game: str | None = None, language: str = DEFAULT) -> Words:
    """Return the words of a game in a language, read once."""
    return Words(game, language)


def languages() -> list[str]:
    """Return the languages there are catalogues for."""
    here = files("whiskerworks.words").iterdir()
    return sorted(f.name.removesuffix(".ftl") for f in here if f.name.endswith(".ftl"))


def catalogues(game: str | None, language: str) -> list[Traversable]:
    """Return the catalogue files: what games share, then the game's own, which wins."""
    here = files("whiskerworks.words")
    found = [here / folder / f"{language}.ftl" for folder in SHARED]
    if game is not None:
        found.append(files(f"whiskerworks.games.{game}") / "words" / f"{language}.ftl")
    return found
