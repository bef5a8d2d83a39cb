# compiled: cold
"""Options of games: declared as data by each game, and checked here."""

from collections.abc import Mapping
from typing import Final, final

from whiskerworks.core.errors import BadOption, shorten
from whiskerworks.core.value import Value

OptionValue = str | int | bool

SWITCH_VALUES: Final = {"on": True, "off": False}
MAX_DIGITS: Final = 18
"""Maximum digits of a number in a text."""


@final
class Option(Value):
    """
    One option of a game: a choice of words, a number in a range, or a switch.

    The type of its default decides which: a str, an int or a bool. A *free* choice also
    accepts any text on one line, which the game's `bind` checks. The catalogue
    describes the option under `option-<name>`.

    >>> turns = Option("turns", 60, "R1", least=1, most=99)
    >>> turns.read("30"), turns.allowed()
    (30, 'a whole number from 1 to 99')
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        rule: str,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        free: bool = False,
    ) -> None:
        self.name: Final = name
        """The name in `load(...)`, in records and on the command line."""
        self.default: Final = default
        """The default value."""
        self.rule: Final = rule
        """The id of the rule behind it."""
        self.choices: Final = choices
        """For a choice: the words allowed."""
        self.least: Final = least
        """For a number: the minimum."""
        self.most: Final = most
        """For a number: the maximum."""
        self.free: Final = free
        """For a choice: whether any other text is allowed too."""

    @property
    def kind(self) -> str:
        """The option's kind: `switch`, `number` or `choice`."""
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "choice"

    def allowed(self) -> str:
        """Describe the allowed values: "one of coin, blue, red"."""
        if self.kind == "switch":
            return "on or off"
        if self.kind == "number":
            return f"a whole number from {self.least} to {self.most}"
        own = ", or text of your own" if self.free else ""
        return f"one of {', '.join(self.choices)}{own}"

    def check(self, value: object) -> OptionValue:
        """
        Return *value* if it is allowed.

        Raises:
            BadOption: The value is of the wrong kind or out of range.
        """
        if isinstance(value, str | int) and self._may_be(value):
            return value
        raise BadOption(self.name, f"{shorten(repr(value))} is not {self.allowed()}")

    def _may_be(self, value: OptionValue) -> bool:
        if isinstance(value, bool):
            return self.kind == "switch"
        if isinstance(value, int):
            return self.kind == "number" and self.least <= value <= self.most
        listed = value in self.choices or (self.free and is_single_line(value))
        return self.kind == "choice" and listed

    def read(self, text: str) -> OptionValue:
        """
        Return the value written as *text*, the inverse of `write`.

        Raises:
            BadOption: The text is not an allowed value.
        """
        if self.kind == "switch":
            return self.check(SWITCH_VALUES.get(text, text))
        if self.kind == "number":
            number = read_number(text)
            return self.check(text if number is None else number)
        return self.check(text)

    def write(self, value: OptionValue) -> str:
        """Return *value* as text: on, off, 60, coin."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)


def read_number(text: str) -> int | None:
    """
    Return a whole number written in plain digits; None for any other text.

    >>> read_number("60"), read_number("060"), read_number("-1")
    (60, None, None)
    """
    if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        return None
    return int(text) if text == "0" or text[0] != "0" else None


def is_single_line(text: str) -> bool:
    """Whether *text* fits on one line of a record without changing."""
    return text.isprintable() and text == text.strip() and text != ""


def resolve_options(
    declared: tuple[Option, ...], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """
    Return a value for every *declared* option, in their order.

    Raises:
        BadOption: A *given* option is not declared, or its value is not allowed.
    """
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            known = ", ".join(names) if names else "none"
            raise BadOption(name, f"there is no such option; there are: {known}")
    return {
        option.name: option.check(given.get(option.name, option.default))
        for option in declared
    }


def read_options(
    declared: tuple[Option, ...], pairs: Mapping[str, str]
) -> dict[str, OptionValue]:
    """
    Return a value for every *declared* option, from names and values as texts.

    Raises:
        BadOption: An option is not declared, or its text is not an allowed value.
    """
    by_name = {option.name: option for option in declared}
    given: dict[str, object] = {}
    for name, text in pairs.items():
        option = by_name.get(name)
        given[name] = option.read(text) if option is not None else text
    return resolve_options(declared, given)


def number_option(options: Mapping[str, OptionValue], name: str) -> int:
    """Return the value of an option that is a number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def choice_option(options: Mapping[str, OptionValue], name: str) -> str:
    """Return the value of an option that is a choice."""
    value = options[name]
    assert isinstance(value, str)
    return value


def switch_option(options: Mapping[str, OptionValue], name: str) -> bool:
    """Return the value of an option that is a switch."""
    value = options[name]
    assert isinstance(value, bool)
    return value
