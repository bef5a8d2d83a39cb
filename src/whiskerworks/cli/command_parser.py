"""How commands are declared: what `argparse` does, and friendlier."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NoReturn

from whiskerworks.core.errors import short

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from whiskerworks.cli.arguments import Commands

COMPLETING: Final = "_ARGCOMPLETE"
"""The environment variable by which a shell asks how its line might go on."""
EXAMPLES: Final = "examples:\n"
"""What the end of a help begins with that shows some."""


class _Formatter(argparse.HelpFormatter):
    """Fills sentences, and leaves examples as they stand."""

    def __init__(self, prog: str, **settings: Any) -> None:  # noqa: ANN401
        super().__init__(prog, max_help_position=28, **settings)
        # Wide enough for the names of commands: argparse forgets how far in they are.
        self._action_max_length = 14

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith(EXAMPLES):
            return text
        return super()._fill_text(text, width, indent)


class Parser(argparse.ArgumentParser):
    """
    Reads the arguments of a command.

    It can be given *examples*: whole command lines that its help and the docs show,
    each with `# what it does` behind it where that needs to be said. A test runs them.
    """

    def __init__(
        self,
        *,
        examples: Sequence[str] = (),
        **settings: Any,  # noqa: ANN401 (those of argparse)
    ) -> None:
        settings.setdefault("formatter_class", _Formatter)
        if examples:
            settings["epilog"] = EXAMPLES + _aligned(examples)
        super().__init__(**settings)
        self.examples: Final = tuple(examples)
        """Whole command lines."""
        self.keys: dict[str, str] = {}
        """What an object has that `--json` tells: key and meaning."""
        self._reading = False
        self.many = False
        """Whether it tells a list of such objects."""

    def parse_known_args(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        namespace: argparse.Namespace | None = None,
    ) -> tuple[argparse.Namespace, list[str]]:
        """
        Read what there is, options and other words in any order.

        What is not known is refused by the command itself.
        """
        if self._reading:
            # This is how reading in any order reads: options first, then the rest.
            return super().parse_known_args(args, namespace)
        self._reading = True
        try:
            if self._has_order(args or ()):
                given, left = super().parse_known_args(args, namespace)
            else:
                given, left = self.parse_known_intermixed_args(args, namespace)
        finally:
            self._reading = False
        if left:
            self.error(self._not_known(left[0]))
        return given, left

    def _has_order(self, args: Sequence[str]) -> bool:
        """Tell whether words must be read one by one: a command among them, or --."""
        return self._subparsers is not None or "--" in args or COMPLETING in os.environ

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Check that it may be chosen; say what there is, or which of it is meant."""
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        meant = did_you_mean(str(value), known) or f"; there are: {', '.join(known)}"
        raise argparse.ArgumentError(
            action, f"there is no {short(str(value))!r}{meant}"
        )

    def _not_known(self, word: str) -> str:
        if not word.startswith("-"):
            return f"{word!r} is one word too many"
        flag = word.partition("=")[0]
        return f"there is no option {flag}{did_you_mean(flag, self._flags())}"

    def _flags(self) -> list[str]:
        return [flag for one in self._actions for flag in one.option_strings]

    def _print_message(
        self, message: str, file: "SupportsWrite[str] | None" = None
    ) -> None:
        """Print it; where that fails, argparse would say nothing."""
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Say what was not understood and how to learn more, and leave with 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n{self.prog} --help tells more.\n")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a question behind a *word* that is not among the *known*, or nothing."""
    from difflib import get_close_matches

    found = get_close_matches(word, list(known), n=1)
    return f": did you mean {found[0]}?" if found else ""


def _aligned(examples: Sequence[str]) -> str:
    """Return examples as lines, with what they do in a column beside them."""
    parts = [one.partition("  # ") for one in examples]
    width = max([len(command) for command, mark, _ in parts if mark], default=0)
    return "\n".join(
        [f"  {line:<{width}}{mark}{does}".rstrip() for line, mark, does in parts]
    )


def add_group(
    commands: "Commands",
    name: str,
    help: str,  # noqa: A002
    description: str,
    parts: Sequence[ModuleType],
) -> None:
    """Declare the command *name*, and within it those of the modules *parts*."""
    parser = commands.add_parser(
        name,
        help=help,
        description=description,
        epilog=f"whiskerworks {name} COMMAND --help tells more about a command.",
    )
    parser.set_defaults(run=partial(_help, parser))
    within = parser.add_subparsers(title="commands", metavar="COMMAND")
    for part in parts:
        add: Callable[[Commands], None] = part.add
        add(within)


def _help(parser: argparse.ArgumentParser, _: argparse.Namespace) -> int:
    parser.print_help()
    return 0
