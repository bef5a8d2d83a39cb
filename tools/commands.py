"""
The commands, as the reference in the docs and the manual page tell of them.

Both are made from the parsers alone, so what `--help` says is what they say.
"""

import argparse
from collections.abc import Iterator

from whiskerworks.cli import COMMANDS, parser
from whiskerworks.cli.command_parser import Parser


def everything() -> Iterator[Parser]:
    """Return every command, each followed by those within it."""
    found = within(parser())
    for name in COMMANDS:
        yield from _with_inner(found[name])


def _with_inner(taken: Parser) -> Iterator[Parser]:
    yield taken
    for inner in within(taken).values():
        yield from _with_inner(inner)


def within(taken: argparse.ArgumentParser) -> dict[str, Parser]:
    """Return the commands within a command, by name."""
    for action in taken._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def name_of(taken: Parser) -> str:
    """Return what a command is called: "play", "record check"."""
    return taken.prog.partition(" ")[2]


def synopsis(taken: Parser) -> str:
    """Return how a command is written: "whiskerworks rules GAME [ID]"."""
    taking = [_placed(one) for one in arguments_of(taken) if not one.option_strings]
    if within(taken):
        taking = ["COMMAND"]
    has_options = any(one.option_strings for one in arguments_of(taken))
    return " ".join([taken.prog, *taking, *(["[options]"] if has_options else [])])


def arguments_of(taken: Parser) -> list[argparse.Action]:
    """Return the arguments of a command, without those that every one has."""
    skipped = (argparse._HelpAction, argparse._SubParsersAction)
    return [one for one in taken._actions if not isinstance(one, skipped)]


def value_of(one: argparse.Action) -> str:
    """Return what stands for the value of an argument; nothing if it takes none."""
    return str(one.metavar or "|".join(map(str, one.choices or ())))


def _placed(one: argparse.Action) -> str:
    """Return a positional argument as a synopsis shows it."""
    if one.nargs == "?":
        return f"[{one.metavar}]"
    return f"{one.metavar}..." if one.nargs in ("*", "+") else str(one.metavar)


def markdown() -> str:
    """Return the reference of all commands."""
    return "\n\n".join([_section(taken) for taken in everything()])


def _section(taken: Parser) -> str:
    name = name_of(taken)
    parts = [
        f"{'#' * (name.count(' ') + 2)} {name}",
        str(taken.description),
        f"```sh\n{synopsis(taken)}\n```",
    ]
    if arguments_of(taken):
        parts.append(_arguments(taken))
    if taken.examples:
        parts.append("Examples:\n\n```sh\n" + "\n".join(taken.examples) + "\n```")
    if taken.keys:
        parts.append(_shape(taken))
    return "\n\n".join(parts)


def _arguments(taken: Parser) -> str:
    rows = ["| argument | what it does |", "|---|---|"]
    for one in arguments_of(taken):
        names = ", ".join([f"`{flag}`" for flag in one.option_strings])
        value = f"`{value_of(one)}`" if value_of(one) else ""
        head = " ".join(filter(None, [names, value])).replace("|", "\\|")
        rows.append(f"| {head} | {one.help} |")
    return "\n".join(rows)


def _shape(taken: Parser) -> str:
    what = "a list of objects" if taken.many else "an object"
    rows = ["| key | what it holds |", "|---|---|"]
    rows += [f"| `{key}` | {meaning} |" for key, meaning in taken.keys.items()]
    return f"`--json` tells {what}:\n\n" + "\n".join(rows)
