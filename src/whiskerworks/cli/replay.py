"""`whiskerworks replay FILE`: a record, refereed again from the start."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.arguments import (
    Commands,
    add_language,
    count,
    file_path,
    language_of,
)
from whiskerworks.cli.files import NotText, read_text, shown
from whiskerworks.cli.json_output import BAD_RECORD, add_json, bad_record, show
from whiskerworks.cli.record_input import ReplayedRecord
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.game import Game
from whiskerworks.core.message import Event
from whiskerworks.core.record import Record
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

if TYPE_CHECKING:
    from whiskerworks.words import Words

SECRET: Final = "(secret)"
"""What is shown of a move that somebody who still plays must not know."""

KEYS: Final = {
    "good": "whether it is right",
    "game": "its name",
    "rules_version": "the version of the rules it was played by",
    "seats": "how many played",
    "options": "the options by name, as text",
    "tags": "what else is noted, by name",
    "moves": (
        "a list: ply (from 1), seat (null for chance), move (null if it is a secret), "
        "events (a list of what happened: code, rule, text)"
    ),
    "board": "the last board, as lines of text",
    "notes": "what stands beside it, as sentences",
    "end": "how it ended, as in the record; null while it goes on",
    "scores": "what each seat got by the rules; null while they let it go on",
    **BAD_RECORD,
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "replay",
        help="replay a record and check it",
        description=(
            "Replay a record: every move is refereed again. Shows the moves in "
            "words and the last board; exit code 1 if the record is not right."
        ),
        examples=(
            "whiskerworks replay game.record",
            "whiskerworks replay game.record --ply 4  # the board after four moves",
            "whiskerworks replay --quiet - < game.record  # only check",
        ),
    )
    parser.add_argument(
        "file", metavar="FILE", type=file_path, help="a record, - for input"
    )
    parser.add_argument(
        "--ply", type=count, metavar="N", help="stop after N moves and show the board"
    )
    parser.add_argument("--quiet", action="store_true", help="only check")
    add_language(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay a record."""
    from whiskerworks.games import load_record
    from whiskerworks.words import Words

    language = language_of(given)
    name = ""
    try:
        kept = read_record(given.file)
        name = kept.game
        game = load_record(kept)
        states = record.replay(game, kept).states
    except BadRecord as problem:
        return refuse(given, problem, name)
    last = len(kept.plies) if given.ply is None else given.ply
    if last > len(kept.plies):
        print(f"whiskerworks: there are only {len(kept.plies)} moves", file=sys.stderr)
        return 2
    said = Words(game.name, language, kept.names())
    if given.json:
        show(_as_json(game, kept, states, last, said))
    elif not given.quiet:
        _show(game, kept, states, last, said)
    return 0


def refuse(given: argparse.Namespace, problem: BadRecord, name: str) -> int:
    """Say what is wrong with a record of a game of that *name*; return 1."""
    said = said_of(problem, name)
    print(f"whiskerworks: {shown(given.file)}: {said}", file=sys.stderr)
    if given.json:
        show(bad_record(problem, said))
    return 1


def said_of(problem: BadRecord, name: str) -> str:
    """Return what is wrong; with a move in the words of the game of that *name*."""
    from whiskerworks.words import located_record_error  # only where something is wrong

    return located_record_error(problem, name)


def read_record(path: Path) -> Record:
    """
    Return the record in a file, - meaning standard input.

    Raises:
        BadRecord: There is none in it.
        OSError: It cannot be read.
    """
    try:
        return record.read(read_text(str(path)))
    except NotText as problem:
        raise BadRecord(problem.line, "it is not UTF-8 text") from None


def _show(
    game: Game, kept: Record, states: list[Value], last: int, said: "Words"
) -> None:
    from whiskerworks.terminal.sentences import score_message

    width = max([len(ply.text) for ply in kept.plies[:last]], default=0)
    for index in range(last):
        text, events = _told(game, kept, states, index)
        told = " ".join([said.say(event.message()) for event in events])
        print(f"{index + 1:>4} {text or SECRET:<{width}} {told}")
    print()
    print(game.board(game.view(states[last], None)))
    for note in ReplayedRecord(game, kept, states).notes(last, None):
        print(said.say(note))
    outcome = game.outcome(states[last])
    if outcome is not None:
        print(said.say(score_message(outcome)))


def _told(
    game: Game, kept: Record, states: list[Value], index: int
) -> tuple[str | None, tuple[Event, ...]]:
    """Return a move, None if it is still a secret, and what all saw happen."""
    text = kept.plies[index].text
    move = game.read(states[index], text)
    known = kept.may_tell(index) or game.is_public(states[index], move)
    return text if known else None, tuple(game.events(states[index], move, None))


def _as_json(
    game: Game, kept: Record, states: list[Value], last: int, said: "Words"
) -> dict[str, object]:
    view = game.view(states[last], None)
    outcome = game.outcome(states[last])
    whole = last == len(kept.plies)
    return {
        "good": True,
        "game": kept.game,
        "rules_version": kept.rules_version,
        "seats": kept.seats,
        "options": dict(kept.options),
        "tags": dict(kept.tags),
        "moves": [_move_as_json(game, kept, states, at, said) for at in range(last)],
        "board": game.board(view).splitlines(),
        "notes": [
            said.say(note)
            for note in ReplayedRecord(game, kept, states).notes(last, None)
        ],
        "end": kept.end or None if whole else None,
        "scores": None if outcome is None else list(outcome.scores),
    }


def _move_as_json(
    game: Game, kept: Record, states: list[Value], index: int, said: "Words"
) -> dict[str, object]:
    seat = kept.plies[index].seat
    text, events = _told(game, kept, states, index)
    return {
        "ply": index + 1,
        "seat": None if seat == CHANCE else seat,
        "move": text,
        "events": [
            {"code": one.code, "rule": one.rule, "text": said.say(one.message())}
            for one in events
        ],
    }
