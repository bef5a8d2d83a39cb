"""Options are data: each game declares its own, and values are checked here."""

from collections.abc import Mapping
from typing import Final, final

from whiskerworks.core.errors import BadOption
from whiskerworks.core.value import Value

OptionValue = str | int | bool

SWITCH: Final = {"on": True, "off": False}


@final
class Option(Value):
    """
    One option of a game: a choice of words, a number in a range, or a switch.

    Which of the three it is follows from its default: a str, an int or a bool.
    What it means is said in the catalogue under `option-<name>`.
    """

    __slots__ = ("choices", "default", "least", "most", "name", "rule")

    def __init__(
        self,
        name: str,
        default: OptionValue,
        rule: str,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name: Final = name
        """As written in `load(...)`, in records and on the command line."""
        self.default: Final = default
        """The value when nothing is said."""
        self.rule: Final = rule
        """The rule that offers it."""
        self.choices: Final = choices
        """For a choice: the words allowed."""
        self.least: Final = least
        """For a number: the smallest allowed."""
        self.most: Final = most
        """For a number: the largest allowed."""

    def key(self) -> tuple[object, ...]:
        return (
            self.name,
            self.default,
            self.rule,
            self.choices,
            self.least,
            self.most,
        )

    def allowed(self) -> str:
        """Say which values may be given: "one of coin, blue, red"."""
        if isinstance(self.default, bool):
            return "on or off"
        if isinstance(self.default, int):
            return f"a whole number from {self.least} to {self.most}"
        return f"one of {', '.join(self.choices)}"

    def check(self, value: object) -> OptionValue:
        """
        Return *value* if it is allowed.

        Raises:
            BadOption: It is of the wrong kind or out of range.
        """
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.least <= value <= self.most
            ):
                return value
        elif isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(self.name, f"{value!r} is not {self.allowed()}")

    def read(self, text: str) -> OptionValue:
        """
        Return the value that *text* says, the inverse of `write`.

        Raises:
            BadOption: No allowed value is written like that.
        """
        if isinstance(self.default, bool):
            return self.check(SWITCH.get(text, text))
        if isinstance(self.default, int):
            digits = text.removeprefix("-")
            number = digits.isascii() and digits.isdigit()
            return self.check(int(text) if number else text)
        return self.check(text)

    def write(self, value: OptionValue) -> str:
        """Return *value* as text: on, off, 60, coin."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)


def choose(
    declared: tuple[Option, ...], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """
    Return a value for every *declared* option, in their order.

    Raises:
        BadOption: One is *given* that is not declared, or with a wrong value.
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


def read_pairs(
    declared: tuple[Option, ...], pairs: Mapping[str, str]
) -> dict[str, OptionValue]:
    """
    Return the options that *pairs* of texts say.

    Raises:
        BadOption: One is not declared, or its text says no allowed value.
    """
    by_name = {option.name: option for option in declared}
    given: dict[str, object] = {}
    for name, text in pairs.items():
        option = by_name.get(name)
        given[name] = option.read(text) if option is not None else text
    return choose(declared, given)
