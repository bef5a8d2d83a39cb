"""Output, errors and checks that all solvers of `whiskerworks solve` share."""

import argparse
import sys
from pathlib import Path
from typing import Final

from whiskerworks.cli.arguments import game_arguments
from whiskerworks.cli.json_output import GAME_KEYS, game_as_json, show
from whiskerworks.cli.record_input import ReplayedRecord, load_replay
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game

KEYS: Final = {
    **GAME_KEYS,
    "good": "whether it is settled; for the puzzle, whether a picture exists",
    "verdict": "puzzle: solved; deals: won, lost or open; gears: wins, loses, none or "
    "open, for the seat to move; null for many deals",
    "why": "a deal that is lost: clogged or searched; else null",
    "moves": "puzzle: the moves that lay it; a deal: all moves of a won game; gears: "
    "the move that wins; [] if none does",
    "turns": "a deal: number of turns to win; gears: number of the winner's moves; "
    "else null",
    "fewest": "whether turns is proven to be the minimum; null if turns is",
    "least": "a deal: minimum number of turns to win; else null",
    "no_win": "gears: number of own moves in which it is proven not to win; else null",
    "no_loss": "gears: number of the opponent's moves in which it is proven not to "
    "lose; else null",
    "unknown_cards": "a deal: number of cards that never came, and are assumed to come "
    "in the best order; else null",
    "unknown_corners": "a deal: number of agendas never seen; else null",
    "positions": "number of positions searched; null for the puzzle",
    "deals": "many deals: each one's seed, verdict, why, turns and positions; else []",
    "kept": "puzzle: whether the picture is a stored one, because the solver found "
    "none in time; else null",
    "board": "puzzle: the picture, as lines of text; else []",
    "problem": "if not good: why",
}
LIST_KEYS: Final = ("moves", "deals", "board")
"""Keys that hold lists."""


class NotSolvable(WhiskerworksError):
    """The game has no solver, or the options make no sense for it."""


def show_json(game: Game, problem: str = "", **facts: object) -> None:
    """Print the findings as JSON; keys that do not apply are null or []."""
    blank: dict[str, object] = dict.fromkeys(KEYS)
    blank.update({key: [] for key in LIST_KEYS})
    del blank["problem"]
    whole = {**blank, **game_as_json(game), "good": not problem, **facts}
    show({**whole, "problem": problem} if problem else whole)


def replay_record(given: argparse.Namespace, game: Game) -> ReplayedRecord:
    """
    Return the game of `--record`, replayed.

    Raises:
        NotSolvable: It is a record of another game, or options are given beside it.
        BadRecordFile: It is damaged or breaks a rule.
        OSError: It cannot be read.
    """
    if said := game_arguments(given):
        raise NotSolvable(f"the record says how it is played: leave out {said[0]}")
    found = load_replay(given.record)
    if found.game.name != game.name:
        named = f"{found.game.name}, not {game.name}"
        raise NotSolvable(f"{given.record}: this is a record of {named}")
    return found


def print_problem(problem: str) -> None:
    """Print a problem to standard error."""
    print(f"whiskerworks: {problem}", file=sys.stderr)


def check_writable(path: Path | None) -> None:
    """
    Check, before a long search, that a new file can be written.

    Raises:
        OSError: It cannot.
    """
    from whiskerworks.terminal.record_files import check_new_file

    if path is not None:
        check_new_file(path)
