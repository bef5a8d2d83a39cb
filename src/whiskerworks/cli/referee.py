"""`whiskerworks referee GAME`: referee a game played on a real table."""

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
from whiskerworks.cli.replay import describe_error, read_record
from whiskerworks.cli.terminal_ui import add_plain, run_session
from whiskerworks.core.errors import BadRecord, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.options import is_single_line
from whiskerworks.core.record import Record, player_names

if TYPE_CHECKING:
    from whiskerworks.terminal.referee.possible_worlds import PossibleWorlds
    from whiskerworks.terminal.referee.session import RefereeSession


Tags = tuple[tuple[str, str], ...]

_TAGS_OF_ONE_TABLE: Final = re.compile(
    r"untold|commitment|secret|word-[0-9]+|draws|undone|given"
)
"""Tags dropped when a game is resumed: secrets, and those of a server's dealer."""


class BadTable(WhiskerworksError):
    """The arguments that describe the table contradict each other."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "referee",
        help="referee a game played on a real table",
        description=(
            "Referee a game on a real table: you play with the printed game and type "
            "each move, card drawn and die rolled. The referee checks every move, "
            "announces what follows from it and keeps the score. It deals nothing, and "
            "asks for secrets only when they are revealed. Type help during the game."
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
        help="the players' names in order of their seats: Ada,Bob",
    )
    parser.add_argument(
        "--record",
        type=file_path,
        metavar="FILE",
        help="record the game in a new file, or the one you resume, after every move",
    )
    parser.add_argument(
        "--resume", type=file_path, metavar="FILE", help="continue the game in a record"
    )
    parser.add_argument(
        "--ply",
        type=count,
        metavar="N",
        help="with --resume: continue after its first N moves (default: all)",
    )
    parser.add_argument(
        "--from",
        dest="position",
        metavar="POSITION",
        help="start from a position, as one line of text; makes no record",
    )
    add_plain(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Referee a game."""
    from whiskerworks.terminal.sentences import sentence

    try:
        session = _session(given)
    except BadRecord as problem:
        said = describe_error(problem, given.game)
        print(f"whiskerworks: {given.resume}: {said}", file=sys.stderr)
        return 1
    try:
        run_session(session, given)
    finally:
        if given.record is not None:  # written after every move
            print(sentence(session.words, "terminal-saved", name=str(given.record)))
    return 0


def _session(given: argparse.Namespace) -> "RefereeSession":
    """
    Return the session that the arguments describe.

    Raises:
        BadTable, BadRecord, BadPosition: They describe none.
        UnknownGame, BadSeats, BadOption, BadInputFile, OSError: As `game_of`.
    """
    from whiskerworks.terminal.referee.session import RefereeSession
    from whiskerworks.words import Words

    language = language_of(given)
    past, tags = _past(given)
    game = past[0].game
    names = _names(given.names, game.seats) or player_names(tags, game.seats)
    session = RefereeSession(
        past,
        Words(game.name, language, names),
        names,
        _keep(given),
        tags=_renamed(tags, names),
        record_path="" if given.record is None else str(given.record),
    )
    if given.record is not None:
        _claim(given, session)
    return session


def _past(given: argparse.Namespace) -> "tuple[list[PossibleWorlds], Tags]":
    """Return the positions so far, and the tags of the record."""
    from whiskerworks.terminal.referee.possible_worlds import (
        worlds_at_start,
        worlds_from_record,
    )

    if given.resume is not None:
        kept = _resumed(given)
        past = worlds_from_record(_game_of(kept), kept)
        return past[: _last(given, kept) + 1], kept.tags
    if given.ply is not None:
        raise BadTable("--ply needs --resume")
    game = game_of(given)
    if given.position is None:
        return [worlds_at_start(game)], ()
    if given.record is not None:
        raise BadTable(
            "--record does not work with --from: a record begins at the start"
        )
    return [worlds_at_start(game, game.read_state(given.position))], ()


def _resumed(given: argparse.Namespace) -> Record:
    """Return the record to resume; it decides the game and its options."""
    others = (given.seats, given.deck, given.setup, given.position)
    if given.option or any(other is not None for other in others):
        raise BadTable("give no options with --resume: the record has them")
    kept = read_record(given.resume)
    if kept.game != given.game:
        raise BadTable(f"{given.resume} is a record of {kept.game}, not {given.game}")
    return kept


def _last(given: argparse.Namespace, kept: Record) -> int:
    """Return the number of moves after which the game continues."""
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
    """Return *tags* without those of the old table, and with these *names*."""
    named = {f"seat-{seat}": name for seat, name in enumerate(names)}
    kept = {name: text for name, text in tags if not _TAGS_OF_ONE_TABLE.fullmatch(name)}
    return tuple((kept | named).items())


def _names(text: str, seats: int) -> tuple[str, ...]:
    """Return the names in *text*, one for each seat."""
    names = tuple([name.strip() for name in text.split(",")]) if text else ()
    if names and (
        len(names) != seats or not all(is_single_line(name) for name in names)
    ):
        raise BadTable(f"--names: give {seats} names, separated by commas")
    if len({name.casefold() for name in names}) < len(names):
        raise BadTable("--names: give each player a different name")
    return names


def _keep(given: argparse.Namespace) -> Callable[[Record], None] | None:
    from whiskerworks.terminal.record_files import replace_record

    return None if given.record is None else partial(replace_record, path=given.record)


def _claim(given: argparse.Namespace, session: "RefereeSession") -> None:
    """Create the record, unless it is the file being resumed."""
    from whiskerworks.terminal.record_files import write_new_record

    if not _is_same(given):
        write_new_record(session.record(), given.record)


def _is_same(given: argparse.Namespace) -> bool:
    """Whether the record goes into the file being resumed."""
    if given.resume is None or given.record is None:
        return False
    return bool(given.record.resolve() == given.resume.resolve())
