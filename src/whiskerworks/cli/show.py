"""`whiskerworks show FILE`: a position of a record as a picture."""

import argparse
import sys
from pathlib import Path

from whiskerworks.cli.arguments import Commands, count
from whiskerworks.cli.files import OUTPUT, write_file
from whiskerworks.cli.recorded import (
    BadFile,
    Recorded,
    add_look,
    add_output,
    add_record,
    name_beside,
    recorded,
)
from whiskerworks.core.scene import Scene
from whiskerworks.draw.picture import KINDS, BadPicture


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "show",
        help="draw a position of a record",
        description=(
            "Draw a position of a record as SVG or PNG. Every move is refereed "
            "again; exit code 1 if the record is not right."
        ),
        examples=(
            "whiskerworks show game.record -o board.png --width 800",
            "whiskerworks show game.record --ply 4 -o - > board.svg",
        ),
    )
    add_record(parser)
    parser.add_argument(
        "--ply", type=count, metavar="N", help="after N moves (default: after all)"
    )
    add_look(parser)
    add_output(
        parser,
        "PICTURE",
        "an .svg or .png (default: like FILE, but .svg); - for SVG as output",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Draw a position."""
    name = given.output or name_beside(given.file, ".svg")
    if name != OUTPUT and Path(name).suffix.lower() not in KINDS:
        raise BadPicture(name)
    try:
        found = recorded(given.file)
    except BadFile as problem:
        print(f"whiskerworks: {problem}", file=sys.stderr)
        return 1
    ply = found.ply(given.ply)
    drawn = _draw(name, found.scene(ply, given.seat), found, given)
    write_file(name, drawn, given.force)
    if name != OUTPUT:
        print(
            f"{name}: {found.game.name}, after {ply} of {len(found.kept.plies)} moves"
        )
    return 0


def _draw(name: str, scene: Scene, found: Recorded, given: argparse.Namespace) -> bytes:
    from whiskerworks.draw.png import png, size
    from whiskerworks.draw.svg import svg

    if name.lower().endswith(".png"):
        return png(scene, dark=given.dark, width=given.width)
    size(scene, given.width)
    say = found.words().say
    return svg(scene, dark=given.dark, say=say, width=given.width).encode()
