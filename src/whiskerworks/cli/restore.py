"""`whiskerworks restore FILE`: load games and people from a backup."""

import argparse
from functools import partial

from whiskerworks.cli.arguments import Commands, file_path
from whiskerworks.cli.json_output import add_json
from whiskerworks.cli.server_data import KEYS, add_data, data_of, run_and_report


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "restore",
        help="load games and people from a backup",
        description=(
            "Load all games and people from a backup into a new file or an empty "
            "database. Either everything is restored or nothing."
        ),
        examples=("whiskerworks restore today.backup --data new.sqlite3",),
    )
    parser.add_argument("file", metavar="FILE", type=file_path, help="a backup")
    add_data(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Restore a backup."""
    place = data_of(given)
    from whiskerworks.server.backup import restore

    return run_and_report(given, partial(restore, given.file, place), "Restored")
