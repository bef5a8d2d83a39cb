"""`whiskerworks verify FILE`: check that a record was dealt fairly."""

import argparse
import sys
from typing import Final

from whiskerworks.cli.arguments import Commands, file_path
from whiskerworks.cli.files import shown
from whiskerworks.cli.json_output import BAD_RECORD, add_json, show
from whiskerworks.cli.replay import read_record, refuse
from whiskerworks.core.errors import BadRecord
from whiskerworks.table.draw_verification import VerificationResult, verify_draws

KEYS: Final = {
    "good": "whether every draw was checked and is fair",
    "draws": "number of draws that follow from the secret, as they must",
    "words": "number of players who gave a word",
    "given": "number of draws made before the table was branched",
    "taken_back": "number of draws taken back, which the record omits",
    "told": "all of this, as sentences",
    **BAD_RECORD,
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "verify",
        help="check that a record was dealt fairly",
        description=(
            "Check a record of a finished game from a server: every move against the "
            "rules, the dealer's secret against its commitment from before the game, "
            "and every draw against the secret and the players' words. Exit code 1 if "
            "anything is wrong or cannot be checked."
        ),
        examples=("whiskerworks verify game.record",),
    )
    parser.add_argument(
        "file", metavar="FILE", type=file_path, help="a record; - for standard input"
    )
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Verify a record."""
    from whiskerworks.games import load_record

    name = ""
    try:
        kept = read_record(given.file)
        name = kept.game
        verdict = verify_draws(load_record(kept), kept)
    except BadRecord as problem:
        return refuse(given, problem, name)
    told = _told(verdict)
    if given.json:
        show(_as_json(verdict, told))
    elif verdict.is_good:
        print("\n".join(told))
    if not verdict.is_good:
        where = f"{shown(given.file)}: line {verdict.line}"
        print(f"whiskerworks: {where}: {' '.join(told)}", file=sys.stderr)
    return 0 if verdict.is_good else 1


def _told(verdict: VerificationResult) -> list[str]:
    """Return a verdict as sentences."""
    from whiskerworks.words import words

    said = words(None)
    return [said.say(message) for message in verdict.messages()]


def _as_json(verdict: VerificationResult, told: list[str]) -> dict[str, object]:
    if not verdict.is_good:
        wrong = f"line {verdict.line}: {' '.join(told)}"
        return {"good": False, "line": verdict.line, "where": None, "problem": wrong}
    return {
        "good": True,
        "draws": verdict.draws,
        "words": verdict.words,
        "given": verdict.given,
        "taken_back": verdict.taken_back,
        "told": told,
    }
