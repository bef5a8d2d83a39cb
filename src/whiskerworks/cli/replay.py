"""`whiskerworks replay FILE`: replay a record and print its moves."""

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
from whiskerworks.cli.record_input import NoSuchPly, ReplayedRecord
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
"""Stands for a move that is still hidden from some player."""

KEYS: Final = {
    "good": "whether the record is valid",
    "game": "name of the game",
    "rules_version": "version of the rules it was played by",
    "seats": "number of players",
    "options": "options by name, as text",
    "tags": "further notes, by name",
    "moves": (
        "a list: ply (from 1), seat (null for chance), move (null if hidden), events "
        "(a list: code, rule, text)"
    ),
    "board": "the last board, as lines of text",
    "notes": "the notes beside it, as sentences",
    "end": "how the game ended, as in the record; null if unfinished",
    "scores": "score of each seat by the rules; null if unfinished",
    **BAD_RECORD,
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "replay",
        help="replay a record and check it",
        description=(
            "Replay a record, checking every move. Prints the moves in words and the "
            "last board; exit code 1 if the record is invalid."
        ),
        examples=(
            "whiskerworks replay game.record",
            "whiskerworks replay game.record --ply 4  # the board after four moves",
            "whiskerworks replay --quiet - < game.record  # check only",
        ),
    )
    parser.add_argument(
        "file", metavar="FILE", type=file_path, help="a record; - for standard input"
    )
    parser.add_argument(
        "--ply", type=count, metavar="N", help="stop after N moves and show the board"
    )
    parser.add_argument(
        "--quiet", action="store_true", help="check only, print nothing"
    )
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
        print(f"whiskerworks: {NoSuchPly(last, len(kept.plies))}", file=sys.stderr)
        return 2
    said = Words(game.name, language, kept.names())
    if given.json:
        show(_as_json(game, kept, states, last, said))
    elif not given.quiet:
        _show(game, kept, states, last, said)
    return 0


def refuse(given: argparse.Namespace, problem: BadRecord, name: str) -> int:
    """Report an invalid record of the game *name*; return 1."""
    said = describe_error(problem, name)
    print(f"whiskerworks: {shown(given.file)}: {said}", file=sys.stderr)
    if given.json:
        show(bad_record(problem, said))
    return 1


def describe_error(problem: BadRecord, name: str) -> str:
    """Return the error as text, using the words of the game *name* for moves."""
    from whiskerworks.words import located_record_error  # loaded only on errors

    return located_record_error(problem, name)


def read_record(path: Path) -> Record:
    """
    Return the record in a file, - meaning standard input.

    Raises:
        BadRecord: It contains none.
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
    """Return a move, None if still hidden, with the events that everybody saw."""
    text = kept.plies[index].text
    move = game.read(states[index], text)
    known = kept.is_ply_public(index) or game.is_public(states[index], move)
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
