"""
How the word that is being typed might go on, for shells that complete.

What an argument takes is known by its metavar: whatever command takes a GAME, its
games are completed. Only this program knows, so the shell asks it at every Tab:
nothing is imported here that is not needed for the answer.
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
"""What may stand there, and what it means where that is to be said."""


class Completer(Protocol):
    """Tells what may stand in the place of an argument."""

    def __call__(self, prefix: str, parsed_args: argparse.Namespace) -> Words:
        """Return words; those that do not begin with *prefix* do no harm."""


def complete(
    parser: Callable[[str | None], argparse.ArgumentParser],
    environment: Mapping[str, str],
) -> None:
    """Tell the shell how its line may go on, and exit."""
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
    """Give every argument of a command and of those below it what completes it."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                attach(below)
        elif action.choices is None:
            known = _completer(parser, action)
            called = _called(known, str(action.metavar or ""))
            action.completer = called  # type: ignore[attr-defined]


def _called(completer: Completer, metavar: str) -> Callable[..., Words]:
    """Return a completer as argcomplete calls it: with more than ours need."""
    # zsh shows a dash behind every word, and it should not stand there alone.
    otherwise = metavar if os.environ.get("_ARGCOMPLETE_SHELL") == "zsh" else ""

    def called(prefix: str, parsed_args: argparse.Namespace, **_: object) -> Words:
        found = completer(prefix, parsed_args)
        return {word: means or otherwise for word, means in found.items()}

    return called


def _completer(parser: argparse.ArgumentParser, action: argparse.Action) -> Completer:
    """Return what completes an argument; nothing completes a number or a text."""
    metavar = str(action.metavar or "")
    if "|" in metavar:
        return one_of(*metavar.split("|"))
    if metavar == "FILE":
        command = parser.prog.split(" ")[1]
        known = FILES.get(f"{command} {action.dest}") or FILES.get(action.dest)
        return known or files()
    return BY_DEST.get(action.dest) or BY_METAVAR.get(metavar) or nothing


def nothing(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Leave it to whoever types."""
    return {}


def one_of(*words: str) -> Completer:
    """Return what completes one of some *words*."""

    def completer(prefix: str, parsed_args: argparse.Namespace) -> Words:
        return dict.fromkeys(words, "")

    return completer


def games(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the name of a game."""
    from whiskerworks.games import meta, names

    return {name: meta(name).printed_title for name in names()}


def commands(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the name of a command, or of one within the command before it."""
    from whiskerworks.cli import COMMANDS, parser
    from whiskerworks.cli.help import within

    before = getattr(parsed_args, "command", None)
    if not before:
        return dict.fromkeys(COMMANDS, "")
    if before[0] not in COMMANDS or len(before) > 1:
        return {}
    return dict.fromkeys(within(within(parser(before[0]))[before[0]]), "")


def rules(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete the id of a rule of the game that is named before it."""
    facts = _facts(parsed_args)
    return {} if facts is None else {rule.id: "" for rule in facts.rules}


def seats(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete how many play the game that is named before it."""
    facts = _facts(parsed_args)
    return {} if facts is None else {str(count): "" for count in facts.seats}


def seat(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete a seat of the game that is named before it."""
    facts = _facts(parsed_args)
    if facts is None:
        return {}
    count = getattr(parsed_args, "seats", None) or facts.seats[0]
    return {str(number): "" for number in range(int(count))}


def options(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete NAME=VALUE of an option: the name first, then what it may be."""
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
    """Complete the last of several bots, with commas between them."""
    head, comma, _ = prefix.rpartition(",")
    named = head.split(",")
    known = [name for name in bots(prefix, parsed_args) if name not in named]
    return {f"{head}{comma}{name}": "" for name in known}


def languages(prefix: str, parsed_args: argparse.Namespace) -> Words:
    """Complete a language."""
    from whiskerworks import words

    return dict.fromkeys(words.languages(), "")


def files(*suffixes: str, also: tuple[str, ...] = ()) -> Completer:
    """Return what completes files with one of the *suffixes*, any if there is none."""

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
    """Return the facts about the game that is named already, if one is."""
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
"""What completes a FILE: by the command and its argument, or by that alone."""
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
