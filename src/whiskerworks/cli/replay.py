"""`whiskerworks replay FILE`: a record, refereed again from the start."""

import argparse
import sys
from pathlib import Path
from typing import Final

from whiskerworks.cli.arguments import Commands, count
from whiskerworks.cli.files import NotText, read_text
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord, IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message
from whiskerworks.core.record import Record
from whiskerworks.core.value import Value

SECRET: Final = "(secret)"
"""What is shown of a move that somebody who still plays must not know."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "replay",
        help="replay a record and check it",
        description=(
            "Replay a record: every move is refereed again. Shows the moves in "
            "words and the last board; exit code 1 if the record is not right."
        ),
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, - for input")
    parser.add_argument(
        "--ply", type=count, metavar="N", help="stop after N moves and show the board"
    )
    parser.add_argument("--quiet", action="store_true", help="only check")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay a record."""
    from whiskerworks.games import load_record

    name = ""
    try:
        kept = read_record(given.file)
        name = kept.game
        game = load_record(kept)
        states = record.replay(game, kept)
    except BadRecord as problem:
        print(f"whiskerworks: {given.file}: {said_of(problem, name)}", file=sys.stderr)
        return 1
    last = len(kept.plies) if given.ply is None else given.ply
    if last > len(kept.plies):
        print(f"whiskerworks: there are only {len(kept.plies)} moves", file=sys.stderr)
        return 2
    if not given.quiet:
        _show(game, kept, states, last)
    return 0


def said_of(problem: BadRecord, name: str) -> str:
    """Return what is wrong; a refused move in the words of the game of that *name*."""
    from whiskerworks.words import words

    cause = problem.__cause__
    if not isinstance(cause, IllegalMove):
        return str(problem)
    why = words(name).refuse(cause.refusal)
    where = f"{problem.where}: " if problem.where else ""
    return f"line {problem.line}: {where}{cause.text} is refused: {why}"


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


def _show(game: Game, kept: Record, states: list[Value], last: int) -> None:
    from whiskerworks.terminal.orders import score
    from whiskerworks.words import words

    said = words(game.name)
    width = max([len(ply.text) for ply in kept.plies[:last]], default=0)
    for index, ply in enumerate(kept.plies[:last]):
        move = game.read(states[index], ply.text)
        events = game.events(states[index], move, None)
        told = " ".join([said.say(event.message()) for event in events])
        text = ply.text if kept.end or game.is_public(states[index], move) else SECRET
        print(f"{index + 1:>4} {text:<{width}} {told}")
    print()
    view = game.view(states[last], None)
    print(game.board(view))
    for note in game.scene(view).notes:
        print(said.say(note))
    outcome = game.outcome(states[last])
    if outcome is not None:
        print(said.say(score(outcome)))
    elif kept.ended_outside() and last == len(kept.plies):
        print(said.say(_ended(kept)))


def _ended(kept: Record) -> Message:
    """Return how the players ended a game that the rules left open."""
    word, _, seat = kept.end.partition(" ")
    return Message(f"ending-{word}", (("seat", int(seat)),) if seat else ())
