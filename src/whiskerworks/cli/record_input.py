"""A record as commands that draw take it."""

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
from whiskerworks.core.scene import TURN, Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

if TYPE_CHECKING:
    from whiskerworks.words import Words


class BadRecordFile(Exception):
    """A file holds no record; the text says where, and what is wrong."""


class NoSuchPly(WhiskerworksError):
    """A record has not so many moves."""

    def __init__(self, ply: int, plies: int) -> None:
        moves = "is only 1 move" if plies == 1 else f"are only {plies} moves"
        super().__init__(f"there is no move {ply}: there {moves}", ply, plies)


class UnknownSecrets(WhiskerworksError):
    """A record does not know what a seat saw."""

    def __init__(self, seat: Seat) -> None:
        problem = "nobody has told this record what was dealt in secret"
        super().__init__(f"--seat {seat}: {problem}; leave --seat out", seat)


class ReplayedRecord(NamedTuple):
    """A record, replayed."""

    game: Game
    kept: Record
    states: list[Value]
    """All positions, the start first."""

    def scene(self, ply: int, seat: Seat | None) -> Scene:
        """
        Return how it looks to *seat* (None: a bystander) after *ply* moves.

        Raises:
            NoSuchSeat: Nobody sits there.
            NobodysEyes: What the seat knows was never told.
        """
        if seat is not None and not self.kept.is_told():
            raise UnknownSecrets(seat)
        return self.game.scene(self.game.view(self.states[ply], seat))

    def words(self, language: str = "en") -> "Words":
        """Return the words of the game, with the names of those who played."""
        from whiskerworks.words import Words

        return Words(self.game.name, language, self.kept.names())

    def notes(self, ply: int, seat: Seat | None) -> tuple[Message, ...]:
        """
        Return what stands beside the board after *ply* moves.

        Where the players have ended it, that they did, and not whose turn it would be.
        """
        notes, ended = self.scene(ply, seat).notes, self.kept.outside()
        if ended is None or ply < len(self.kept.plies):
            return notes
        return (*[note for note in notes if note.code != TURN], ended)

    def ply(self, given: int | None) -> int:
        """
        Return the number of moves that was asked for, all if None.

        Raises:
            NoSuchPly: There are not so many.
        """
        last = len(self.kept.plies)
        if given is not None and given > last:
            raise NoSuchPly(given, last)
        return last if given is None else given


def add_record(parser: argparse.ArgumentParser) -> None:
    """Let a command take a record, and whose eyes look at it."""
    parser.add_argument(
        "file", metavar="FILE", type=file_path, help="a record, - for input"
    )
    parser.add_argument(
        "--seat",
        type=count,
        metavar="N",
        help="show what that seat knows (default: what a bystander does)",
    )


def add_output(
    parser: argparse.ArgumentParser,
    metavar: str,
    help: str,  # noqa: A002
) -> None:
    """Let a command take where it writes."""
    parser.add_argument("-o", "--output", metavar=metavar, help=help)
    parser.add_argument(
        "--force", action="store_true", help="write over a file that is there"
    )


def add_appearance(parser: argparse.ArgumentParser) -> None:
    """Let a command take how a picture looks."""
    parser.add_argument("--dark", action="store_true", help="show it by night")
    parser.add_argument("--width", type=count, metavar="PIXELS", help="how wide it is")


def load_replay(path: Path) -> ReplayedRecord:
    """
    Return the record in a file, - meaning standard input, replayed.

    Raises:
        BadFile: It holds none, or one that is not right.
        OSError: It cannot be read.
    """
    from whiskerworks.cli.replay import read_record, said_of
    from whiskerworks.games import load_record

    name = ""
    try:
        kept = read_record(path)
        name = kept.game
        game = load_record(kept)
        return ReplayedRecord(game, kept, record.replay(game, kept).states)
    except BadRecord as problem:
        raise BadRecordFile(f"{shown(path)}: {said_of(problem, name)}") from None


def name_beside(path: Path, ending: str) -> str:
    """Return where something is written if nobody says: beside the record."""
    if str(path) == INPUT:
        return f"game{ending}"
    return str(path.with_suffix(ending))
