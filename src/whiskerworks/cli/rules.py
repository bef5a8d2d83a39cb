"""`whiskerworks rules GAME [ID]`: the rules, in our own words."""

import argparse

from whiskerworks.cli.arguments import Commands


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "rules",
        help="show the rules of a game",
        description="Show the rules of a game, each with its id and its certainty.",
    )
    parser.add_argument("game", metavar="GAME", help="a name that `games` lists")
    parser.add_argument(
        "rule", metavar="ID", nargs="?", default="", help="only this rule, as in G6b"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show the rules."""
    from whiskerworks.games import meta
    from whiskerworks.words import rulebook

    wanted = given.rule[:1].upper() + given.rule[1:].lower()
    for line in rulebook(meta(given.game), wanted):
        print(line)
    return 0
