"""
Completions for the word being typed in a shell.

An argument's metavar decides its completer: every GAME completes to names of games.
The shell runs this program at every Tab, so the module imports only what an answer
needs.
"""

import argparse
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol

from whiskerworks.core.errors import UnknownGame
from whiskerworks.core.extras import imports_of
from whiskerworks.core.meta import Meta
from whiskerworks.core.options import Option

Words = dict[str, str]
"""Completions with descriptions, which may be empty."""


class Completer(Protocol):
    """Completes one argument."""

    def __call__(self, prefix: str, parsed_args: argparse.Namespace) -> Words:
        """Return completions; those without *prefix* are filtered out later."""


def complete(
    parser: Callable[[str | None], argparse.ArgumentParser],
    environment: Mapping[str, str],
) -> None:
    """Send the shell its completions and exit."""
    with imports_of("terminal", "completion"):
        import argcomplete

    from whiskerworks.cli import COMMANDS

    line = environment.get("COMP_LINE", "")
    begun = line[: int(environment.get("COMP_POINT", len(line)))].split(" ")
    words = [word for word in begun[:-1] if word]
    only = words[1] if len(words) > 1 and words[1] in COMMANDS else None
    top = parser(only)
    attach(top)
    argcomplete.autocomplete(top, always_complete_options=False)


def attach(parser: argparse.ArgumentParser) -> None:
    """Give each argument of a command and its subcommands a completer."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                attach(below)
        elif action.choices is None:
            known = _completer(parser, action)
            called = _called(known, str(action.metavar or ""))
            action.completer = called  # type: ignore[attr-defined]


def _called(completer: Completer, metavar: str) -> Callable[..., Words]:
    """Wrap a completer for argcomplete, which passes more arguments."""
    # zsh puts a dash after every word; the metavar fills an empty description.
    otherwise = metavar if os.environ.get("_ARGCOMPLETE_SHELL") == "zsh" else ""

    def called(prefix: str, parsed_args: argparse.Namespace, **_: object) -> Words:
        found = completer(prefix, parsed_args)
        return {word: means or otherwise for word, means in found.items()}

    return called


def _completer(parser: argparse.ArgumentParser, action: argparse.Action) -> Completer:
    """Return the completer of an argument; numbers and free text get `nothing`."""
    metavar = str(action.metavar or "")
    if "|" in metavar:
        return one_of(*metavar.split("|"))
    if metavar == "FILE":
        command = parser.prog.split(" ")[1]
        known = FILES.get(f"{command} {action.dest}") or FILES.get(action.dest)
        return known or files()
    return BY_DEST.get(action.dest) or BY_METAVAR.get(metavar) or nothing


def nothing(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete nothing."""
    return {}


def one_of(*words: str) -> Completer:
    """Return a completer for a fixed set of words."""

    def completer(prefix: str, parsed_args: argparse.Namespace) -> Words:
        return dict.fromkeys(words, "")

    return completer


def games(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the name of a game."""
    from whiskerworks.games import meta, names

    return {name: meta(name).printed_title for name in names()}


def commands(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the name of a command, or of a subcommand of the one before."""
    from whiskerworks.cli import COMMANDS, parser
    from whiskerworks.cli.help import subcommands

    before = getattr(parsed_args, "command", None)
    if not before:
        return dict.fromkeys(COMMANDS, "")
    if before[0] not in COMMANDS or len(before) > 1:
        return {}
    return dict.fromkeys(subcommands(subcommands(parser(before[0]))[before[0]]), "")


def rules(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete a rule id of the game named before."""
    facts = _facts(parsed_args)
    return {} if facts is None else {rule.id: "" for rule in facts.rules}


def seats(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the number of players of the game named before."""
    facts = _facts(parsed_args)
    return {} if facts is None else {str(count): "" for count in facts.seats}


def seat(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete a seat of the game named before."""
    facts = _facts(parsed_args)
    if facts is None:
        return {}
    count = getattr(parsed_args, "seats", None) or facts.seats[0]
    return {str(number): "" for number in range(int(count))}


def options(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete NAME=VALUE of an option: first the name, then the value."""
    facts = _facts(parsed_args)
    if facts is None:
        return {}
    given = [text.partition("=")[0] for text in parsed_args.option or []]
    left = [option for option in facts.options if option.name not in given]
    name, equals, _ = prefix.partition("=")
    if not equals:
        return {f"{option.name}=": option.allowed() for option in left}
    values = [_values(option) for option in left if option.name == name]
    return {f"{name}={value}": "" for found in values for value in found}


def _values(option: Option) -> list[str]:
    if option.kind == "switch":
        return ["on", "off"]
    if option.kind == "number":
        return [option.write(option.default)]
    return list(option.choices)


def bots(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the name of a bot."""
    from whiskerworks.bots.roster import PLAYERS

    return dict.fromkeys(PLAYERS, "")


def players(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the last name in a comma-separated list of bots."""
    head, comma, _ = prefix.rpartition(",")
    named = head.split(",")
    known = [name for name in bots(prefix, parsed_args) if name not in named]
    return {f"{head}{comma}{name}": "" for name in known}


def languages(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete a language."""
    from whiskerworks import words

    return dict.fromkeys(words.languages(), "")


def files(*suffixes: str, also: tuple[str, ...] = ()) -> Completer:
    """Return a completer for files with one of the *suffixes*, or for any file."""

    def completer(prefix: str, parsed_args: argparse.Namespace) -> Words:
        head, slash, name = prefix.rpartition("/")
        folder = Path(head + slash).expanduser()
        found = dict.fromkeys(also, "")
        for path in sorted(folder.iterdir()) if folder.is_dir() else []:
            if path.name.startswith(".") and not name.startswith("."):
                continue
            if path.is_dir():
                found[f"{head}{slash}{path.name}/"] = ""
            elif not suffixes or path.suffix in suffixes:
                found[f"{head}{slash}{path.name}"] = ""
        return found

    return completer


def _facts(parsed: argparse.Namespace) -> Meta | None:
    """Return the metadata of the game named before, if any."""
    from whiskerworks.games import meta

    try:
        return meta(str(getattr(parsed, "game", "")))
    except UnknownGame:
        return None


OURS: Final = "ours"
RECORDS: Final = files(".record", ".json", also=("-",))
DECKS: Final = files(".toml", also=(OURS, "-"))

FILES: Final[Mapping[str, Completer]] = {
    "deck": DECKS,
    "deck file": DECKS,
    "setup": files(".toml", also=("-",)),
    "report": files(".jsonl"),
    "out": files(".jsonl"),
    "backup file": files(),
    "restore file": files(),
    "file": RECORDS,
    "files": RECORDS,
    "resume": RECORDS,
}
"""Completers for FILE, by command and argument or by argument alone."""
BY_DEST: Final[Mapping[str, Completer]] = {
    "seats": seats,
    "seat": seat,
    "language": languages,
}
BY_METAVAR: Final[Mapping[str, Completer]] = {
    "GAME": games,
    "ID": rules,
    "NAME=VALUE": options,
    "LEVEL": bots,
    "LIST": players,
    "COMMAND": commands,
    "SVG": files(".svg"),
    "HTML": files(".html"),
    "PICTURE": files(".svg", ".png"),
    "FILM": files(".gif", ".webp", ".png"),
    "OUT": files(".record", ".json"),
    "PLACE": files(".sqlite3"),
}
