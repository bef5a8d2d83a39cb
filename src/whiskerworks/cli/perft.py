"""`whiskerworks perft GAME DEPTH`: how many lines of play there are."""

import argparse

from whiskerworks.cli.arguments import Commands, add_game, count, game_of


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
    parser.add_argument("depth", metavar="DEPTH", type=count, help="moves in a line")
    parser.add_argument(
        "--divide", action="store_true", help="tell it for each first move"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Count lines of play."""
    from whiskerworks.core.walk import perft

    game = game_of(given)
    state = game.start()
    if given.divide and given.depth > 0:
        for move in game.legal_moves(state):
            after = game.play(state, move)
            lines = perft(game.rules, after, given.depth - 1)
            print(f"{game.write(state, move)}: {lines}")
    print(perft(game.rules, state, given.depth))
    return 0
