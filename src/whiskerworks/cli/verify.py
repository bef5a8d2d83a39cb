"""`whiskerworks verify FILE`: every draw of a record, dealt once more."""

import argparse
import sys
from pathlib import Path

from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.replay import read_record, said_of
from whiskerworks.core.errors import BadRecord
from whiskerworks.table.verifying import Verdict, verify


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "verify",
        help="check that the dealer of a record was fair",
        description=(
            "Check a record of a finished game from a server: every move by the "
            "rules, the dealer's secret by what was promised before the game, and "
            "every draw by the secret and the players' words. Exit code 1 if "
            "something is not right, or cannot be checked."
        ),
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, - for input")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Verify a record."""
    from whiskerworks.games import load_record

    name = ""
    try:
        kept = read_record(given.file)
        name = kept.game
        verdict = verify(load_record(kept), kept)
    except BadRecord as problem:
        print(f"whiskerworks: {given.file}: {said_of(problem, name)}", file=sys.stderr)
        return 1
    told = _told(verdict)
    if verdict.problem is None:
        print(told)
        return 0
    print(f"whiskerworks: {given.file}: line {verdict.line}: {told}", file=sys.stderr)
    return 1


def _told(verdict: Verdict) -> str:
    """Return a verdict in words, a line for each thing there is to say."""
    from whiskerworks.words import words

    said = words(None)
    return "\n".join([said.say(message) for message in verdict.messages()])
