"""`whiskerworks solve GAME`: solve puzzles, solo deals and positions of gears."""

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Final

from whiskerworks.cli.arguments import Commands, add_game, count, file_path, game_of
from whiskerworks.cli.json_output import add_json
from whiskerworks.cli.record_input import BadRecordFile
from whiskerworks.cli.solving.output import KEYS, NotSolvable, print_problem, show_json
from whiskerworks.core.lab_facts import ASSEMBLY, DEALS, POSITIONS

TAKEN: Final = {
    ASSEMBLY: ("record", "out"),
    POSITIONS: ("record", "position", "ply", "depth", "tree"),
    DEALS: ("record", "ply", "deal", "deals", "first", "processes", "out"),
}
"""The arguments that each module of `cli/solving` takes."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "solve",
        help="solve a puzzle, a solo deal or a position of gears",
        description=(
            "Solve the puzzle: find the picture that all cards form. Solve a deal of "
            "whodunit or escape: find whether a player who knew all cards could have "
            "won, and in how few turns. Solve a position of gears: find whether the "
            "player to move can force a win or must lose. Ctrl-C prints the findings "
            "so far. Exit code 1 if the question stays open, or the puzzle has no "
            "picture."
        ),
        examples=(
            "whiskerworks solve puzzle",
            "whiskerworks solve puzzle --deck deck.toml --record solved.record",
            "whiskerworks solve whodunit --record game.record --out won.record",
            "whiskerworks solve escape --deal 7  # the deal of a seed",
            "whiskerworks solve whodunit --deals 200  # how many can be won?",
            "whiskerworks solve gears --record game.record --ply 20 --depth 3",
        ),
    )
    add_game(parser)
    _add_what(parser)
    _add_how(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def _add_what(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose what to solve."""
    parser.add_argument(
        "--record",
        type=file_path,
        metavar="FILE",
        help="record of the game to solve; for the puzzle, file to write the "
        "solution to",
    )
    parser.add_argument(
        "--from",
        dest="position",
        metavar="POSITION",
        help="gears: the position to solve",
    )
    parser.add_argument(
        "--ply",
        type=count,
        metavar="N",
        help="solve the record's position after N moves (default: the last in gears, "
        "the first of a deal)",
    )
    parser.add_argument(
        "--deal",
        type=count,
        metavar="SEED",
        help="solve the deal that players get with SEED",
    )
    parser.add_argument(
        "--deals",
        type=count,
        metavar="N",
        help="solve N deals and print the share that can be won",
    )
    parser.add_argument(
        "--first", type=count, metavar="SEED", help="seed of the first deal (default 0)"
    )


def _add_how(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for effort and output."""
    parser.add_argument(
        "--depth",
        type=count,
        metavar="N",
        help="gears: look ahead N moves of the winner (default 3)",
    )
    parser.add_argument(
        "--effort",
        type=count,
        metavar="N",
        help="effort, roughly in seconds (default: 60 for the puzzle, otherwise 20)",
    )
    parser.add_argument(
        "--processes",
        type=count,
        metavar="N",
        help="deals solved in parallel (default 1)",
    )
    parser.add_argument(
        "--out", type=file_path, metavar="FILE", help="write the solution as a record"
    )
    parser.add_argument(
        "--tree",
        type=file_path,
        metavar="FILE",
        help="gears: write the proof, as JSON if the name ends in .json, otherwise "
        "as text",
    )


def run(given: argparse.Namespace) -> int:
    """Solve a game."""
    from whiskerworks.games import lab_facts, names

    game = game_of(given)
    part = lab_facts(game.name).solver
    if not part:
        solved = ", ".join([name for name in names() if lab_facts(name).solver])
        raise NotSolvable(f"{game.name} cannot be solved; these games can: {solved}")
    for other in {one for taken in TAKEN.values() for one in taken}:
        if getattr(given, other) is not None and other not in TAKEN[part]:
            flag = "from" if other == "position" else other
            raise NotSolvable(f"--{flag} does not apply to {game.name}")
    solve: Callable[..., int] = import_module(f"whiskerworks.cli.solving.{part}").solve
    try:
        return solve(given, game)
    except BadRecordFile as problem:
        print_problem(str(problem))
        if given.json:
            show_json(game, str(problem))
        return 1
