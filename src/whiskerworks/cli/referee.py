"""`whiskerworks referee GAME`: people play with cardboard and type what they did."""

import argparse
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.arguments import (
    Commands,
    add_game,
    add_language,
    count,
    file_path,
    game_of,
    language_of,
)
from whiskerworks.cli.record_input import NoSuchPly
from whiskerworks.cli.replay import read_record, said_of
from whiskerworks.cli.terminal_ui import add_plain, run_session
from whiskerworks.core.errors import BadRecord, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.options import is_line
from whiskerworks.core.record import Record, seated

if TYPE_CHECKING:
    from whiskerworks.terminal.referee.possible_worlds import PossibleWorlds
    from whiskerworks.terminal.referee.session import RefereeSession


Tags = tuple[tuple[str, str], ...]

_PASSING: Final = re.compile(r"untold|commitment|secret|word-[0-9]+|draws|undone|given")
"""Tags that do not hold when a record goes on: secrets, and the dealer of a table."""


class BadTable(WhiskerworksError):
    """What was said of the table does not go together."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "referee",
        help="referee a game that is played with real cardboard",
        description=(
            "Referee a game at a real table: people play with the cardboard of their "
            "own box and type what they did, cards drawn and dice rolled too. What is "
            "legal is checked, what follows is said, and the score is kept. Nothing "
            "is dealt, and what is secret is asked for only when it shows. Type help "
            "during the game."
        ),
        examples=(
            "whiskerworks referee arena --seats 3 --names Ada,Bob,Cy",
            "whiskerworks referee maze --deck box.toml --record evening.record",
            "whiskerworks referee maze --resume evening.record --record evening.record",
        ),
    )
    add_game(parser)
    parser.add_argument(
        "--names",
        metavar="NAMES",
        default="",
        help="who sits there, by seat and with commas between: Ada,Bob",
    )
    parser.add_argument(
        "--record",
        type=file_path,
        metavar="FILE",
        help="keep the record in a new file, up to date after every move; or in the "
        "one that is resumed",
    )
    parser.add_argument(
        "--resume", type=file_path, metavar="FILE", help="go on from a record"
    )
    parser.add_argument(
        "--ply",
        type=count,
        metavar="N",
        help="with --resume: after its first N moves (default: after all)",
    )
    parser.add_argument(
        "--from",
        dest="position",
        metavar="POSITION",
        help="begin in a position, as one line of text; there is no record then",
    )
    add_plain(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Referee a game."""
    from whiskerworks.terminal.sentences import sentence

    try:
        desk = _desk(given)
    except BadRecord as problem:
        said = said_of(problem, given.game)
        print(f"whiskerworks: {given.resume}: {said}", file=sys.stderr)
        return 1
    try:
        run_session(desk, given)
    finally:
        if given.record is not None:  # it was kept after every move
            print(sentence(desk.words, "terminal-saved", name=str(given.record)))
    return 0


def _desk(given: argparse.Namespace) -> "RefereeSession":
    """
    Return the table that the arguments say.

    Raises:
        BadTable, BadRecord, BadPosition: They do not say one.
        UnknownGame, BadSeats, BadOption, BadFile, OSError: As `game_of`.
    """
    from whiskerworks.terminal.referee.session import RefereeSession
    from whiskerworks.words import Words

    language = language_of(given)
    past, tags = _past(given)
    game = past[0].game
    names = _names(given.names, game.seats) or seated(tags, game.seats)
    desk = RefereeSession(
        past,
        Words(game.name, language, names),
        names,
        _keep(given),
        tags=_renamed(tags, names),
        kept="" if given.record is None else str(given.record),
    )
    if given.record is not None:
        _claim(given, desk)
    return desk


def _past(given: argparse.Namespace) -> "tuple[list[PossibleWorlds], Tags]":
    """Return what was played before, and what else its record keeps."""
    from whiskerworks.terminal.referee.possible_worlds import (
        worlds_at_start,
        worlds_from_record,
    )

    if given.resume is not None:
        kept = _resumed(given)
        past = worlds_from_record(_game_of(kept), kept)
        return past[: _last(given, kept) + 1], kept.tags
    if given.ply is not None:
        raise BadTable("--ply needs a record to --resume")
    game = game_of(given)
    if given.position is None:
        return [worlds_at_start(game)], ()
    if given.record is not None:
        raise BadTable("a game that begins in the middle has no record")
    return [worlds_at_start(game, game.read_state(given.position))], ()


def _resumed(given: argparse.Namespace) -> Record:
    """Return the record to go on from; it alone says what is played."""
    others = (given.seats, given.deck, given.setup, given.position)
    if given.option or any(other is not None for other in others):
        raise BadTable("the record says what is played: give no options with --resume")
    kept = read_record(given.resume)
    if kept.game != given.game:
        raise BadTable(f"{given.resume} is a record of {kept.game}, not {given.game}")
    return kept


def _last(given: argparse.Namespace, kept: Record) -> int:
    """Return after how many moves of a record the game goes on."""
    plies = len(kept.plies)
    if given.ply is None or given.ply == plies:
        return plies
    if given.ply > plies:
        raise NoSuchPly(given.ply, plies)
    if _is_same(given):
        raise BadTable(f"{given.record} has moves after {given.ply}: name a new file")
    return int(given.ply)


def _game_of(kept: Record) -> Game:
    from whiskerworks.games import load_record

    return load_record(kept)


def _renamed(tags: Tags, names: tuple[str, ...]) -> Tags:
    """Return *tags* without what is not true any more, and with these *names*."""
    named = {f"seat-{seat}": name for seat, name in enumerate(names)}
    kept = {name: text for name, text in tags if not _PASSING.fullmatch(name)}
    return tuple((kept | named).items())


def _names(text: str, seats: int) -> tuple[str, ...]:
    """Return the names in *text*, one for each seat."""
    names = tuple([name.strip() for name in text.split(",")]) if text else ()
    if names and (len(names) != seats or not all(is_line(name) for name in names)):
        raise BadTable(f"--names: there are {seats} seats to name, with commas between")
    if len({name.casefold() for name in names}) < len(names):
        raise BadTable("--names: no two seats may have the same name")
    return names


def _keep(given: argparse.Namespace) -> Callable[[Record], None] | None:
    from whiskerworks.terminal.record_files import replace_record

    return None if given.record is None else partial(replace_record, path=given.record)


def _claim(given: argparse.Namespace, desk: "RefereeSession") -> None:
    """Write the record for the first time; only what is resumed is written over."""
    from whiskerworks.terminal.record_files import write_new_record

    if not _is_same(given):
        write_new_record(desk.record(), given.record)


def _is_same(given: argparse.Namespace) -> bool:
    """Tell whether the record is kept in the file that is resumed."""
    if given.resume is None or given.record is None:
        return False
    return bool(given.record.resolve() == given.resume.resolve())
