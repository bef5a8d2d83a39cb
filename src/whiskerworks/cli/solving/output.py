"""What `whiskerworks solve` tells, of whatever it solves, and what it refuses."""

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
    "good": "whether it is settled; of the puzzle, whether there is a picture",
    "verdict": "puzzle: solved; deals: won, lost or open; gears: wins, loses, none or "
    "open, for the seat on turn; null for many deals",
    "why": "a deal that is lost: clogged or searched; else null",
    "moves": "puzzle: the moves that lay it; a deal: all moves of a won game; gears: "
    "the move that wins; [] if there is none",
    "turns": "a deal: in so many turns it is won; gears: in so many moves of the "
    "winner; else null",
    "fewest": "whether it is proven that it takes so many; null if turns is",
    "least": "a deal: nobody wins it in fewer turns; else null",
    "no_win": "gears: proven not to win in so many own moves; else null",
    "no_loss": "gears: proven not to lose in so many moves of the other; else null",
    "unknown_cards": "a deal: so many cards never came, and come as kindly as can be; "
    "else null",
    "unknown_corners": "a deal: so many agendas were never seen; else null",
    "positions": "so many positions were looked at; null for the puzzle",
    "deals": "many deals: each one's seed, verdict, why, turns and positions; else []",
    "kept": "puzzle: whether the picture is one that we keep, since the solver found "
    "none in time; else null",
    "board": "puzzle: the picture, as lines of text; else []",
    "problem": "if not good: why",
}
LIST_KEYS: Final = ("moves", "deals", "board")
"""Keys that hold lists."""


class NotSolvable(WhiskerworksError):
    """No solver plays that game, or what it is asked makes no sense."""


def show_json(game: Game, problem: str = "", **facts: object) -> None:
    """Tell as JSON what is known; what has no meaning there is empty."""
    blank: dict[str, object] = dict.fromkeys(KEYS)
    blank.update({key: [] for key in LIST_KEYS})
    del blank["problem"]
    whole = {**blank, **game_as_json(game), "good": not problem, **facts}
    show({**whole, "problem": problem} if problem else whole)


def replay_record(given: argparse.Namespace, game: Game) -> ReplayedRecord:
    """
    Return the game of `--record`, replayed.

    Raises:
        NotSolvable: It is one of another game, or options are given beside it.
        BadRecordFile: It is not right.
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
    """Say on the side what is not as it should be."""
    print(f"whiskerworks: {problem}", file=sys.stderr)


def check_writable(path: Path | None) -> None:
    """
    Check, before long work is done for it, that a new file can be written.

    Raises:
        OSError: It cannot.
    """
    from whiskerworks.terminal.record_files import check_new_file

    if path is not None:
        check_new_file(path)
