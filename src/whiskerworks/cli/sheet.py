"""`whiskerworks sheet FILE`: a page from which a position is set up on a real table."""

import argparse
import shlex
import sys
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.arguments import Commands, add_language, count, language_of
from whiskerworks.cli.files import INPUT, OUTPUT, write_file
from whiskerworks.cli.record_input import (
    BadRecordFile,
    ReplayedRecord,
    add_output,
    add_record,
    load_replay,
    name_beside,
)
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.message import Message, Param, Params
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.seat import Seat

if TYPE_CHECKING:
    from whiskerworks.draw.setup_sheet import SheetTexts
    from whiskerworks.words import Words

CARD: Final = "card"
"""The drawing of what is drawn from a deck."""
LONGEST: Final = 120
"""How much of an option stands on a sheet."""
ENDINGS: Final = (".html", ".htm")
"""How the name of a sheet ends."""


class BadSheet(WhiskerworksError):
    """A sheet cannot be called so."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "sheet",
        help="make a page to set a position up on a real table",
        description=(
            "Make a set-up sheet: one page to print, with a picture and a list of "
            "what to take and where to lay it. Secrets are on it only if the game is "
            "over, or those of a seat that is named. Exit code 1 if the record is not "
            "right."
        ),
        examples=("whiskerworks sheet game.record --ply 12 -o sheet.html",),
    )
    add_record(parser)
    parser.add_argument(
        "--ply", type=count, metavar="N", help="after N moves (default: after all)"
    )
    add_language(parser)
    add_output(
        parser, "HTML", "where it goes (default: like FILE, but .html); - for output"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Make a set-up sheet."""
    from whiskerworks.draw.setup_sheet import sheet

    name = given.output or name_beside(given.file, ".html")
    if name != OUTPUT and not name.lower().endswith(ENDINGS):
        raise BadSheet(f"{name}: a sheet ends in {' or '.join(ENDINGS)}")
    try:
        found = load_replay(given.file)
    except BadRecordFile as problem:
        print(f"whiskerworks: {problem}", file=sys.stderr)
        return 1
    ply = found.ply(given.ply)
    said = found.words(language_of(given))
    scene = _seen(found, ply, given.seat)
    told = _told(found, ply, given, said)
    made = sheet(scene, gone(found, ply, given.seat), told, said)
    write_file(name, made.encode("utf-8", "backslashreplace"), given.force)
    if name != OUTPUT:
        print(
            f"{name}: {found.game.name}, after {ply} of {len(found.kept.plies)} moves"
        )
    return 0


def _seen(found: ReplayedRecord, ply: int, seat: Seat | None) -> Scene:
    """Return what a seat sees; without one, all there was to know if it is over."""
    scene, notes = found.scene(ply, seat), found.notes(ply, seat)
    pieces = scene.pieces
    if seat is None and _is_open(found):
        pieces = _known(found, ply, pieces)
    return Scene(scene.width, scene.height, pieces, (), notes, scene.seats)


def _known(
    found: ReplayedRecord, ply: int, pieces: tuple[Piece, ...]
) -> tuple[Piece, ...]:
    """Return what all see, and in its place what one of the seats knew."""
    open_to_all = {piece.id: piece.art for piece in pieces}
    known = {
        piece.id: _for_all(piece)
        for one in range(found.game.seats)
        for piece in found.scene(ply, one).pieces
        if open_to_all.get(piece.id, piece.art) != piece.art
    }
    return tuple([known.get(piece.id, piece) for piece in pieces])


def _is_open(found: ReplayedRecord) -> bool:
    """Tell whether all may know every secret: it is over, and they were told."""
    return found.kept.end != "" and found.kept.is_told()


def _for_all(piece: Piece) -> Piece:
    """Return a piece as told to everybody, not as one's own."""
    if piece.say is None:
        return piece
    params: Params = {
        name: 0 if name == "own" else value for name, value in piece.say.params.items()
    }
    return piece.but(say=Message(piece.say.code, params))


def gone(found: ReplayedRecord, ply: int, seat: Seat | None) -> list[Piece]:
    """Return the cards that were seen before and are not seen any more."""
    cards: dict[str, Piece] = {}
    for before in range(ply + 1):
        pieces = found.scene(before, seat).pieces
        cards |= {piece.id: piece for piece in pieces if piece.art == CARD}
    now = {piece.id for piece in found.scene(ply, seat).pieces}
    return [cards[name] for name in sorted(cards) if name not in now]


def _told(
    found: ReplayedRecord, ply: int, given: argparse.Namespace, said: "Words"
) -> "SheetTexts":
    """Return what stands on the sheet beside the scene."""
    from whiskerworks.draw.setup_sheet import SheetTexts

    file = "game.record" if str(given.file) == INPUT else given.file.name
    seats = _say(said, "seats", seats=found.game.seats)
    after = _say(said, "after", name=file, ply=ply, plies=len(found.kept.plies))
    return SheetTexts(
        _say(said, "title", game=Message("title")),
        f"{after} {seats}",
        _eyes(found, given.seat, said),
        _options(found, said),
        _commands(found, ply, file, said),
    )


def _say(said: "Words", code: str, **params: Param) -> str:
    return said.say(Message(f"terminal-sheet-{code}", params))


def _eyes(found: ReplayedRecord, seat: Seat | None, said: "Words") -> str:
    """Return whose secrets are on the sheet, where there are any."""
    if found.game.view(found.states[0], None).is_open():
        return ""
    if seat is not None:
        return _say(said, "eyes-seat", seat=seat)
    return _say(said, "eyes-all" if _is_open(found) else "eyes-bystander")


def _options(found: ReplayedRecord, said: "Words") -> list[tuple[str, str]]:
    """Return what the options mean, and what was chosen."""
    chosen = found.game.options
    return [
        (
            said.say(Message(f"option-{option.name}")),
            _cut(option.write(chosen[option.name])),
        )
        for option in found.game.meta.options
    ]


def _cut(value: str) -> str:
    """Return a value; decks of one's own are too long for a page."""
    return (
        value if len(value) <= LONGEST else f"{value[:LONGEST]}\N{HORIZONTAL ELLIPSIS}"
    )


def _commands(
    found: ReplayedRecord, ply: int, file: str, said: "Words"
) -> list[tuple[str, str]]:
    """Return how to go on at the table, and how to see what was played."""
    name = shlex.quote(file)
    replay = (_say(said, "replay"), f"whiskerworks replay {name} --ply {ply}")
    if found.game.outcome(found.states[ply]) is not None:
        return [replay]
    referee = f"whiskerworks referee {found.game.name} --resume {name}"
    if ply < len(found.kept.plies):
        referee += f" --ply {ply}"
    return [(_say(said, "referee"), referee), replay]
