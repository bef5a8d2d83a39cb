"""`whiskerworks film FILE`: make a film of a record."""

import argparse
import sys
from pathlib import Path
from typing import Final

from whiskerworks.cli.arguments import Commands, count
from whiskerworks.cli.files import OUTPUT, check_free, write_file
from whiskerworks.cli.progress_bar import ProgressBar
from whiskerworks.cli.record_input import (
    BadRecordFile,
    ReplayedRecord,
    add_appearance,
    add_output,
    add_record,
    load_replay,
    name_beside,
)
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.seat import CHANCE

DEFAULT_WIDTH_PIXELS: Final = 640
DEFAULT_FRAME_SECONDS: Final = 1.0


class BadRange(WhiskerworksError):
    """The film would end before it begins."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(f"--from {first} comes after --to {last}", first, last)


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "film",
        help="make a film of a record",
        description=(
            "Make a film of a record: an animated GIF, WebP or PNG with a frame for "
            "each move. Consecutive chance outcomes share a frame. Exit code 1 if the "
            "record is invalid."
        ),
        examples=("whiskerworks film game.record -o game.gif --to 6",),
    )
    add_record(parser)
    parser.add_argument(
        "--from",
        dest="first",
        type=count,
        default=0,
        metavar="N",
        help="start after N moves",
    )
    parser.add_argument(
        "--to",
        dest="last",
        type=count,
        metavar="N",
        help="stop after N moves (default: the end)",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=DEFAULT_FRAME_SECONDS,
        metavar="S",
        help=f"seconds per frame (default {DEFAULT_FRAME_SECONDS})",
    )
    add_appearance(parser)
    add_output(
        parser,
        "FILM",
        "file to write, .gif, .webp or .png (default: FILE with .gif); - for a GIF on "
        "standard output",
    )
    parser.set_defaults(run=run, width=DEFAULT_WIDTH_PIXELS)


def run(given: argparse.Namespace) -> int:
    """Make a film."""
    from whiskerworks.draw.film import KINDS, BadFilm, Frame, film

    name = given.output or name_beside(given.file, ".gif")
    kind = "gif" if name == OUTPUT else Path(name).suffix.lower().removeprefix(".")
    if kind not in KINDS:
        raise BadFilm(
            f"{name}: the name must end in {', '.join([f'.{k}' for k in KINDS])}"
        )
    check_free(name, given.force)
    try:
        found = load_replay(given.file)
    except BadRecordFile as problem:
        print(f"whiskerworks: {problem}", file=sys.stderr)
        return 1
    plies = frames(found, given.first, given.last)
    whole = max(1, len(found.kept.plies))
    shots = [Frame(found.scene(ply, given.seat), ply / whole) for ply in plies]
    noun = "frame" if len(shots) == 1 else "frames"
    progress = ProgressBar(len(shots), sys.stderr, noun)
    look = {"dark": given.dark, "width": given.width, "seconds": given.seconds}
    try:
        made = film(shots, kind, **look, told=progress.step)
    finally:
        progress.close()
    write_file(name, made, given.force)
    if name != OUTPUT:
        size = f"{len(shots)} {noun}, {len(made) / 1000:.0f} kB"
        print(f"{name}: {found.game.name}, {size}")
    return 0


def frames(found: ReplayedRecord, first: int = 0, last: int | None = None) -> list[int]:
    """
    Return the plies after which a film of a record has a frame.

    A ply between two chance outcomes has none, unless the film begins or ends there.

    Raises:
        NoSuchPly: The record has fewer moves.
        BadRange: The end lies before the beginning.
    """
    begin, end = found.ply(first), found.ply(last)
    if begin > end:
        raise BadRange(begin, end)
    seats = [CHANCE, *[ply.seat for ply in found.kept.plies], 0]
    return [
        ply
        for ply in range(begin, end + 1)
        if ply == end or not seats[ply] == seats[ply + 1] == CHANCE
    ]
