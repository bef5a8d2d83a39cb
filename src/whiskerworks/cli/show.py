"""`whiskerworks show FILE`: draw a position of a record."""

import argparse
import sys

from whiskerworks.cli.arguments import Commands, count
from whiskerworks.cli.files import OUTPUT, write_file
from whiskerworks.cli.picture_output import check_picture_name, draw_scene
from whiskerworks.cli.record_input import (
    BadRecordFile,
    add_appearance,
    add_output,
    add_record,
    load_replay,
    name_beside,
)


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "show",
        help="draw a position of a record",
        description=(
            "Draw a position of a record as SVG or PNG, checking every move. Exit code "
            "1 if the record is invalid."
        ),
        examples=(
            "whiskerworks show game.record -o board.png --width 800",
            "whiskerworks show game.record --ply 4 -o - > board.svg",
        ),
    )
    add_record(parser)
    parser.add_argument(
        "--ply",
        type=count,
        metavar="N",
        help="draw the position after N moves (default: all)",
    )
    add_appearance(parser)
    add_output(
        parser,
        "PICTURE",
        "file to write, .svg or .png (default: FILE with .svg); - for SVG on standard "
        "output",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Draw a position."""
    name = given.output or name_beside(given.file, ".svg")
    check_picture_name(name)
    try:
        found = load_replay(given.file)
    except BadRecordFile as problem:
        print(f"whiskerworks: {problem}", file=sys.stderr)
        return 1
    ply = found.ply(given.ply)
    scene, say = found.scene(ply, given.seat), found.words().say
    picture = draw_scene(name, scene, say, dark=given.dark, width=given.width)
    write_file(name, picture, given.force)
    if name != OUTPUT:
        print(
            f"{name}: {found.game.name}, after {ply} of {len(found.kept.plies)} moves"
        )
    return 0
