"""`whiskerworks solve GAME`: the puzzle, deals for one player, wins in gears."""

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
"""For each module of `cli/solving`, which arguments of this command alone it takes."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "solve",
        help="solve the puzzle, a deal of one player, a position of gears",
        description=(
            "Solve the puzzle: show the picture that all cards make. Solve a deal of "
            "whodunit or escape: could somebody who had known all cards have won, and "
            "in how few turns? Solve a position of gears: does the seat on turn win, "
            "or lose, whatever is answered? Ctrl-C tells what is known by then. Exit "
            "code 1 if it is not settled; for the puzzle also if there is no picture."
        ),
        examples=(
            "whiskerworks solve puzzle",
            "whiskerworks solve puzzle --deck deck.toml --record solved.record",
            "whiskerworks solve whodunit --record game.record --out won.record",
            "whiskerworks solve escape --deal 7  # the deal of a seed",
            "whiskerworks solve whodunit --deals 200  # how many could be won?",
            "whiskerworks solve gears --record game.record --ply 20 --depth 3",
        ),
    )
    add_game(parser)
    _add_what(parser)
    _add_how(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def _add_what(parser: argparse.ArgumentParser) -> None:
    """Let it take what is to be solved."""
    parser.add_argument(
        "--record",
        type=file_path,
        metavar="FILE",
        help="the game to solve; of the puzzle: write the solution there",
    )
    parser.add_argument(
        "--from", dest="position", metavar="POSITION", help="a position of gears"
    )
    parser.add_argument(
        "--ply",
        type=count,
        metavar="N",
        help="the position of the record after N moves (default: its last in gears, "
        "its first of a deal)",
    )
    parser.add_argument(
        "--deal", type=count, metavar="SEED", help="the deal that players meet by SEED"
    )
    parser.add_argument(
        "--deals", type=count, metavar="N", help="N deals: which share can be won?"
    )
    parser.add_argument(
        "--first", type=count, metavar="SEED", help="the first of them (default 0)"
    )


def _add_how(parser: argparse.ArgumentParser) -> None:
    """Let it take how hard it tries, and where it writes."""
    parser.add_argument(
        "--depth",
        type=count,
        metavar="N",
        help="gears: look N moves of the winner ahead (default 3)",
    )
    parser.add_argument(
        "--effort",
        type=count,
        metavar="N",
        help="how hard it tries, about seconds (default: 60 for the puzzle, else 20)",
    )
    parser.add_argument(
        "--processes", type=count, metavar="N", help="deals at once (default 1)"
    )
    parser.add_argument(
        "--out", type=file_path, metavar="FILE", help="write the way as a record"
    )
    parser.add_argument(
        "--tree",
        type=file_path,
        metavar="FILE",
        help="gears: write the proof, as JSON if the name ends in .json, else as text",
    )


def run(given: argparse.Namespace) -> int:
    """Solve a game."""
    from whiskerworks.games import lab_facts, names

    game = game_of(given)
    part = lab_facts(game.name).solver
    if not part:
        solved = ", ".join([name for name in names() if lab_facts(name).solver])
        raise NotSolvable(f"there is no solver for {game.name}; there is for: {solved}")
    for other in {one for taken in TAKEN.values() for one in taken}:
        if getattr(given, other) is not None and other not in TAKEN[part]:
            flag = "from" if other == "position" else other
            raise NotSolvable(f"--{flag} is not for {game.name}")
    solve: Callable[..., int] = import_module(f"whiskerworks.cli.solving.{part}").solve
    try:
        return solve(given, game)
    except BadRecordFile as problem:
        print_problem(str(problem))
        if given.json:
            show_json(game, str(problem))
        return 1
