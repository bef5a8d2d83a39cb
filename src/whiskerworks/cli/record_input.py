"""Read a record for the commands that draw it."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from whiskerworks.cli.arguments import count, file_path
from whiskerworks.cli.files import INPUT, shown
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message
from whiskerworks.core.record import Record
from whiskerworks.core.scene import TURN_NOTE, Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

if TYPE_CHECKING:
    from whiskerworks.words import Words


class BadRecordFile(Exception):
    """A file has no valid record; the text says where and why."""


class NoSuchPly(WhiskerworksError):
    """A record has fewer moves."""

    def __init__(self, ply: int, plies: int) -> None:
        moves = "1 move" if plies == 1 else f"{plies} moves"
        super().__init__(f"no move {ply}: the record has {moves}", ply, plies)


class UnknownSecrets(WhiskerworksError):
    """A record lacks the secrets that a seat saw."""

    def __init__(self, seat: Seat) -> None:
        problem = "this record does not say what was dealt in secret"
        super().__init__(f"--seat {seat}: {problem}; leave --seat out", seat)


class ReplayedRecord(NamedTuple):
    """A record and its positions."""

    game: Game
    kept: Record
    states: list[Value]
    """All positions, beginning with the start."""

    def scene(self, ply: int, seat: Seat | None) -> Scene:
        """
        Return the scene that *seat* (None: a bystander) sees after *ply* moves.

        Raises:
            NoSuchSeat: The game has no such seat.
            UnknownSecrets: The record lacks what the seat knew.
        """
        if seat is not None and not self.kept.is_fully_known():
            raise UnknownSecrets(seat)
        return self.game.scene(self.game.view(self.states[ply], seat))

    def words(self, language: str = "en") -> "Words":
        """Return the game's words, with the players' names."""
        from whiskerworks.words import Words

        return Words(self.game.name, language, self.kept.names())

    def notes(self, ply: int, seat: Seat | None) -> tuple[Message, ...]:
        """
        Return the notes beside the board after *ply* moves.

        If the players ended the game, they say so instead of naming whose turn it is.
        """
        notes, ended = self.scene(ply, seat).notes, self.kept.players_ending()
        if ended is None or ply < len(self.kept.plies):
            return notes
        return (*[note for note in notes if note.code != TURN_NOTE], ended)

    def ply(self, given: int | None) -> int:
        """
        Return *given*, or the number of all moves if None.

        Raises:
            NoSuchPly: The record has fewer moves.
        """
        last = len(self.kept.plies)
        if given is not None and given > last:
            raise NoSuchPly(given, last)
        return last if given is None else given


def add_record(parser: argparse.ArgumentParser) -> None:
    """Add the record and `--seat`."""
    parser.add_argument(
        "file", metavar="FILE", type=file_path, help="a record; - for standard input"
    )
    parser.add_argument(
        "--seat",
        type=count,
        metavar="N",
        help="show what this seat sees, counting from 0 (default: a bystander)",
    )


def add_output(
    parser: argparse.ArgumentParser,
    metavar: str,
    help: str,  # noqa: A002
) -> None:
    """Add `--output` and `--force`."""
    parser.add_argument("-o", "--output", metavar=metavar, help=help)
    parser.add_argument(
        "--force", action="store_true", help="overwrite an existing file"
    )


def add_appearance(parser: argparse.ArgumentParser) -> None:
    """Add `--dark` and `--width`."""
    parser.add_argument("--dark", action="store_true", help="use dark colours")
    parser.add_argument(
        "--width", type=count, metavar="PIXELS", help="width of the picture"
    )


def load_replay(path: Path) -> ReplayedRecord:
    """
    Read and replay the record in a file, - meaning standard input.

    Raises:
        BadRecordFile: The file has no valid record.
        OSError: It cannot be read.
    """
    from whiskerworks.cli.replay import describe_error, read_record
    from whiskerworks.games import load_record

    name = ""
    try:
        kept = read_record(path)
        name = kept.game
        game = load_record(kept)
        return ReplayedRecord(game, kept, record.replay(game, kept).states)
    except BadRecord as problem:
        raise BadRecordFile(f"{shown(path)}: {describe_error(problem, name)}") from None


def name_beside(path: Path, ending: str) -> str:
    """Return the default output: the record's name with another *ending*."""
    if str(path) == INPUT:
        return f"game{ending}"
    return str(path.with_suffix(ending))
