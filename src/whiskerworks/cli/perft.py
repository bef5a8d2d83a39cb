"""`whiskerworks perft GAME DEPTH`: count the lines of play."""

import argparse
from typing import Final

from whiskerworks.cli.arguments import Commands, add_game, count, game_of
from whiskerworks.cli.json_output import GAME_KEYS, add_json, game_as_json, show
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

KEYS: Final = {
    **GAME_KEYS,
    "depth": "moves per line",
    "lines": "number of lines",
    "moves": "with --divide, a list: move (the first one), lines (starting with it)",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "perft",
        help="count lines of play",
        description=(
            "Count the lines of play of a given length from the start, including "
            "chance outcomes: a fingerprint of the rules."
        ),
        examples=(
            "whiskerworks perft gears 3",
            "whiskerworks perft gears 2 -o first=blue --divide  # by first move",
        ),
    )
    add_game(parser)
    parser.add_argument(
        "depth", metavar="DEPTH", type=_depth, help="moves per line, 0 to 99"
    )
    parser.add_argument(
        "--divide", action="store_true", help="count separately for each first move"
    )
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def _depth(text: str) -> int:
    number = count(text)
    if number > 99:
        raise argparse.ArgumentTypeError(f"{text} is more than 99")
    return number


def run(given: argparse.Namespace) -> int:
    """Count lines of play."""
    game = game_of(given)
    state = game.start()
    divided: dict[str, int] = {}
    if given.divide and given.depth > 0:
        for move in game.legal_moves(state):
            lines = _lines(game, game.play(state, move), given.depth - 1)
            divided[game.write(state, move)] = lines
            if not given.json:
                print(f"{game.write(state, move)}: {lines}")
    total = _lines(game, state, given.depth)
    if given.json:
        show(_as_json(game, given.depth, total, divided))
    else:
        print(total)
    return 0


def _as_json(
    game: Game, depth: int, total: int, divided: dict[str, int]
) -> dict[str, object]:
    moves = [{"move": move, "lines": lines} for move, lines in divided.items()]
    return {**game_as_json(game), "depth": depth, "lines": total, "moves": moves}


def _lines(game: Game, state: Value, depth: int) -> int:
    """Count in small parts, so that Ctrl-C works between calls of compiled code."""
    from whiskerworks.core.exploration import perft

    if depth <= 2:
        return int(perft(game.rules, state, depth))
    after = [game.play(state, move) for move in game.legal_moves(state)]
    return sum([_lines(game, one, depth - 1) for one in after])
