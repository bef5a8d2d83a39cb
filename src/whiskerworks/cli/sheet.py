"""`whiskerworks sheet FILE`: make a page for setting up a position on a real table."""

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
"""The art of cards drawn from a deck."""
MAX_OPTION_CHARACTERS: Final = 120
SUFFIXES: Final = (".html", ".htm")


class BadSheet(WhiskerworksError):
    """The name does not fit a sheet."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "sheet",
        help="make a page for setting up a position on a real table",
        description=(
            "Make a set-up sheet: one printable page with a picture and a checklist of "
            "the pieces to take and where to put them. It shows secrets only if the "
            "game is over, or those of the seat you name. Exit code 1 if the record is "
            "invalid."
        ),
        examples=("whiskerworks sheet game.record --ply 12 -o sheet.html",),
    )
    add_record(parser)
    parser.add_argument(
        "--ply",
        type=count,
        metavar="N",
        help="show the position after N moves (default: all)",
    )
    add_language(parser)
    add_output(
        parser,
        "HTML",
        "file to write (default: FILE with .html); - for standard output",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Make a set-up sheet."""
    from whiskerworks.draw.setup_sheet import sheet

    name = given.output or name_beside(given.file, ".html")
    if name != OUTPUT and not name.lower().endswith(SUFFIXES):
        raise BadSheet(f"{name}: the name must end in {' or '.join(SUFFIXES)}")
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
    """Return what a seat sees; without a seat, everything once the game is over."""
    scene, notes = found.scene(ply, seat), found.notes(ply, seat)
    pieces = scene.pieces
    if seat is None and _is_open(found):
        pieces = _known(found, ply, pieces)
    return Scene(scene.width, scene.height, pieces, (), notes, scene.seats)


def _known(
    found: ReplayedRecord, ply: int, pieces: tuple[Piece, ...]
) -> tuple[Piece, ...]:
    """Return the pieces, with the hidden sides that some seat knew."""
    open_to_all = {piece.id: piece.art for piece in pieces}
    known = {
        piece.id: _for_all(piece)
        for one in range(found.game.seats)
        for piece in found.scene(ply, one).pieces
        if open_to_all.get(piece.id, piece.art) != piece.art
    }
    return tuple([known.get(piece.id, piece) for piece in pieces])


def _is_open(found: ReplayedRecord) -> bool:
    """Whether every secret may be shown: the game is over and the record has them."""
    return found.kept.end != "" and found.kept.is_fully_known()


def _for_all(piece: Piece) -> Piece:
    """Return a piece described for everybody, not for its owner."""
    if piece.say is None:
        return piece
    params: Params = {
        name: 0 if name == "own" else value for name, value in piece.say.params.items()
    }
    return piece.with_changes(say=Message(piece.say.code, params))


def gone(found: ReplayedRecord, ply: int, seat: Seat | None) -> list[Piece]:
    """Return the cards that were visible before but no longer are."""
    cards: dict[str, Piece] = {}
    for before in range(ply + 1):
        pieces = found.scene(before, seat).pieces
        cards |= {piece.id: piece for piece in pieces if piece.art == CARD}
    now = {piece.id for piece in found.scene(ply, seat).pieces}
    return [cards[name] for name in sorted(cards) if name not in now]


def _told(
    found: ReplayedRecord, ply: int, given: argparse.Namespace, said: "Words"
) -> "SheetTexts":
    """Return the texts of the sheet."""
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
    """Return whose secrets the sheet shows; "" in games without secrets."""
    if found.game.view(found.states[0], None).is_open():
        return ""
    if seat is not None:
        return _say(said, "eyes-seat", seat=seat)
    return _say(said, "eyes-all" if _is_open(found) else "eyes-bystander")


def _options(found: ReplayedRecord, said: "Words") -> list[tuple[str, str]]:
    """Return the options' meanings with their values."""
    chosen = found.game.options
    return [
        (
            said.say(Message(f"option-{option.name}")),
            _cut(option.write(chosen[option.name])),
        )
        for option in found.game.meta.options
    ]


def _cut(value: str) -> str:
    """Return a value, cut if too long for the page, as custom decks are."""
    return (
        value
        if len(value) <= MAX_OPTION_CHARACTERS
        else f"{value[:MAX_OPTION_CHARACTERS]}\N{HORIZONTAL ELLIPSIS}"
    )


def _commands(
    found: ReplayedRecord, ply: int, file: str, said: "Words"
) -> list[tuple[str, str]]:
    """Return the commands that continue the game and show its moves."""
    name = shlex.quote(file)
    replay = (_say(said, "replay"), f"whiskerworks replay {name} --ply {ply}")
    if found.game.outcome(found.states[ply]) is not None:
        return [replay]
    referee = f"whiskerworks referee {found.game.name} --resume {name}"
    if ply < len(found.kept.plies):
        referee += f" --ply {ply}"
    return [(_say(said, "referee"), referee), replay]
