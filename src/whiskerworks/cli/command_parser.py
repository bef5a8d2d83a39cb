"""The argument parser: argparse with examples, suggestions and plain errors."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NoReturn

from whiskerworks.core.errors import shorten

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from whiskerworks.cli.arguments import Commands

COMPLETING: Final = "_ARGCOMPLETE"
"""The environment variable a shell sets to ask for completions."""
EXAMPLES: Final = "examples:\n"
"""Begins the examples at the end of a help text."""


class _Formatter(argparse.HelpFormatter):
    """Wraps sentences but leaves examples alone."""

    def __init__(self, prog: str, **settings: Any) -> None:  # noqa: ANN401
        super().__init__(prog, max_help_position=28, **settings)
        # Room for command names: argparse ignores their indentation.
        self._action_max_length = 14

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.startswith(EXAMPLES):
            return text
        return super()._fill_text(text, width, indent)


class Parser(argparse.ArgumentParser):
    """
    Reads the arguments of a command.

    Takes *examples*: whole command lines for the help and the docs, some followed by
    `  # a comment`. A test runs them all.
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
        """Keys of the object printed by `--json`, with their meanings."""
        self._reading = False
        self.many = False
        """Whether `--json` prints a list of such objects."""

    def parse_known_args(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        namespace: argparse.Namespace | None = None,
    ) -> tuple[argparse.Namespace, list[str]]:
        """
        Parse options and positional arguments in any order.

        Unknown arguments are reported by the command itself.
        """
        if self._reading:
            # A nested call: argparse parses options first, then the rest.
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
        """Whether order matters, as with subcommands or --."""
        return self._subparsers is not None or "--" in args or COMPLETING in os.environ

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Reject a value that is not a choice; suggest a similar one or list all."""
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        meant = (
            did_you_mean(str(value), known) or f"; choose one of: {', '.join(known)}"
        )
        raise argparse.ArgumentError(
            action, f"unknown value {shorten(str(value))!r}{meant}"
        )

    def _not_known(self, word: str) -> str:
        if not word.startswith("-"):
            return f"unexpected argument {word!r}"
        flag = word.partition("=")[0]
        return f"unknown option {flag}{did_you_mean(flag, self._flags())}"

    def _flags(self) -> list[str]:
        return [flag for one in self._actions for flag in one.option_strings]

    def _print_message(
        self, message: str, file: "SupportsWrite[str] | None" = None
    ) -> None:
        """Print a message; let errors through, which argparse would hide."""
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Report a wrong command line and exit with 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\nRun {self.prog} --help for details.\n")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ": did you mean …?" for a misspelt *word*, or ""."""
    from difflib import get_close_matches

    found = get_close_matches(word, list(known), n=1)
    return f": did you mean {found[0]}?" if found else ""


def _aligned(examples: Sequence[str]) -> str:
    """Return examples as lines, with their comments aligned."""
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
    """Declare the command *name* with the subcommands in *parts*."""
    parser = commands.add_parser(
        name,
        help=help,
        description=description,
        epilog=f"Run whiskerworks {name} COMMAND --help for the options of a command.",
    )
    parser.set_defaults(run=partial(_help, parser))
    within = parser.add_subparsers(title="commands", metavar="COMMAND")
    for part in parts:
        add: Callable[[Commands], None] = part.add
        add(within)


def _help(parser: argparse.ArgumentParser, _: argparse.Namespace) -> int:
    parser.print_help()
    return 0
