"""`whiskerworks perft GAME DEPTH`: how many lines of play there are."""

import argparse

from whiskerworks.cli.arguments import Commands, add_game, count, game_of
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "perft",
        help="count lines of play",
        description=(
            "Count the lines of play of a given length from the start, chance's "
            "moves included: the fingerprint of the rules."
        ),
    )
    add_game(parser)
    parser.add_argument(
        "depth", metavar="DEPTH", type=_depth, help="moves in a line, 0 to 99"
    )
    parser.add_argument(
        "--divide", action="store_true", help="tell it for each first move"
    )
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
    if given.divide and given.depth > 0:
        for move in game.legal_moves(state):
            lines = _lines(game, game.play(state, move), given.depth - 1)
            print(f"{game.write(state, move)}: {lines}")
    print(_lines(game, state, given.depth))
    return 0


def _lines(game: Game, state: Value, depth: int) -> int:
    """Count in small parts, since compiled code cannot be interrupted within one."""
    from whiskerworks.core.walk import perft

    if depth <= 2:
        return int(perft(game.rules, state, depth))
    after = [game.play(state, move) for move in game.legal_moves(state)]
    return sum([_lines(game, one, depth - 1) for one in after])
