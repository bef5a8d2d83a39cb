"""`whiskerworks backup FILE`: save all games and people in one file."""

import argparse
from functools import partial

from whiskerworks.cli.arguments import Commands, file_path
from whiskerworks.cli.json_output import add_json
from whiskerworks.cli.server_data import KEYS, add_data, data_of, run_and_report


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "backup",
        help="save all games and people in one file",
        description=(
            "Save all games and people in one file, which can be restored into any "
            "kind of database. The server may keep running. The file contains secrets: "
            "protect it like the data itself."
        ),
        examples=("whiskerworks backup today.backup",),
    )
    parser.add_argument("file", metavar="FILE", type=file_path, help="a new file")
    add_data(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Make a backup."""
    place = data_of(given)
    from whiskerworks.server.backup import backup

    return run_and_report(given, partial(backup, place, given.file), "Wrote")
