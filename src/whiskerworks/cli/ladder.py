"""`whiskerworks ladder GAME`: let bots play each other to rank their strength."""

import argparse
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from whiskerworks.cli.arguments import (
    Commands,
    add_game,
    add_seed,
    count,
    file_path,
    game_of,
    seed_of,
)
from whiskerworks.cli.files import check_free
from whiskerworks.cli.json_output import GAME_KEYS, add_json, show
from whiskerworks.cli.progress_bar import ProgressBar
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game

if TYPE_CHECKING:
    from whiskerworks.lab.ladders.ladder import Ladder
    from whiskerworks.lab.ladders.results import Fixture, Header, PlayedFixture

GAMES_PER_PAIRING: Final = 20
INTERRUPTED: Final = 130
KEYS: Final = {
    **GAME_KEYS,
    "options": "options by name, as text",
    "rules_version": "version of the rules played",
    "seed": "seed that repeats the run",
    "opening": "number of random moves at the start of each game",
    "games": "number of games played",
    "players": (
        "a list, weakest first: player, games, score (mean per game), elo (value, low, "
        "high; null in solo games), won (by set-up, in solo games), seconds (per "
        "move), longest"
    ),
    "pairings": "a list: player (the one alone), among, games, score, drawn",
    "endings": "number of games by the way they ended",
}


class BadLadder(WhiskerworksError):
    """The requested players or options do not fit together."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "ladder",
        help="let bots play each other to rank their strength",
        description=(
            "Let bots of all levels, a greedy player and a random mover play each "
            "other. Prints their Elo ratings, the score of each pairing and the time "
            "per move; for solo games, how often each player wins, by set-up. Every "
            "opening is played from all seats. Ctrl-C stops the ladder and prints the "
            "results so far. Random, greedy and levels 1 and 2 take minutes; level 5 "
            "thinks up to 5 seconds a move."
        ),
        examples=(
            "whiskerworks ladder gears --players random,greedy --games 4",
            "whiskerworks ladder gears --players 1,2,3 --out gears.jsonl",
            "whiskerworks ladder gears --report gears.jsonl --json",
        ),
    )
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="the players, such as random,1,2 (default: random,greedy,1,2,3,4,5)",
    )
    parser.add_argument(
        "--games",
        type=count,
        default=GAMES_PER_PAIRING,
        metavar="N",
        help=f"games per pairing, or per set-up of a solo game (default "
        f"{GAMES_PER_PAIRING}); rounded up so that all play every seat equally often",
    )
    parser.add_argument(
        "--pairs",
        choices=("all", "next", "alone"),
        default="all",
        metavar="WHICH",
        help="all: every pair plays; next: neighbours in the list play; alone: the "
        "first "
        "in the list plays alone against each of the others",
    )
    parser.add_argument(
        "--opening",
        type=count,
        metavar="N",
        help="random moves at the start of each game (default: one per seat)",
    )
    parser.add_argument(
        "--processes",
        type=count,
        default=1,
        metavar="N",
        help="games played in parallel (default 1); with more than your cores, bots "
        "limited by time play worse",
    )
    add_seed(parser)
    parser.add_argument(
        "--out",
        type=file_path,
        metavar="FILE",
        help="append each game to this file; games already in it are not repeated",
    )
    parser.add_argument(
        "--report",
        type=file_path,
        metavar="FILE",
        help="play nothing; print the results in FILE",
    )
    parser.add_argument(
        "--markdown", action="store_true", help="print tables as Markdown"
    )
    parser.add_argument(
        "--plot",
        type=file_path,
        metavar="SVG",
        help="draw a chart, and a dark version in a second file ending in -dark",
    )
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play a ladder, or report one."""
    from whiskerworks.lab.ladders.results import BadLadderFile, read_results

    game = game_of(given)
    if given.plot is not None:
        check_free(str(given.plot), force=True)
    if given.report is None:
        return _play(given, game)
    header, results = read_results(given.report)
    if header.game != game.name:
        problem = f"it contains games of {header.game}, not {game.name}"
        raise BadLadderFile(str(given.report), 1, problem)
    _tell(given, header, results)
    return 0


def _play(given: argparse.Namespace, game: Game) -> int:
    """Play the missing games and report the results."""
    from whiskerworks.lab.ladders.ladder import schedule

    ladder = _ladder(given, game)
    players = _players(given, game)
    wanted = schedule(ladder, players, given.games, given.pairs)
    file, results = _store(given, ladder)
    try:
        code = _play_all(given, ladder, wanted, file, results)
    finally:
        if file is not None:
            file.close()
    _tell(given, ladder.header(), results)
    return code


def _play_all(
    given: argparse.Namespace,
    ladder: "Ladder",
    wanted: "list[Fixture]",
    file: TextIO | None,
    results: "list[PlayedFixture]",
) -> int:
    """Play the wanted games that are not among the *results*, and add them."""
    from whiskerworks.lab.ladders.ladder import play_all
    from whiskerworks.lab.ladders.results import write_result

    known = {result.fixture for result in results}
    left = [fixture for fixture in wanted if fixture not in known]
    progress = ProgressBar(len(left), sys.stderr)
    try:
        for result in play_all(ladder, left, given.processes):
            with _held_interrupts():
                results.append(result)
                if file is not None:
                    file.write(write_result(result))
                    file.flush()
            progress.step()
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        progress.close()
    return 0


@contextmanager
def _held_interrupts() -> Iterator[None]:
    """
    Delay Ctrl-C until the block is done.

    Raises:
        KeyboardInterrupt: It was pressed in the meantime.
    """
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def _ladder(given: argparse.Namespace, game: Game) -> "Ladder":
    """Return the ladder to play, with the seed of an existing file."""
    from whiskerworks.lab.ladders.ladder import Ladder
    from whiskerworks.lab.ladders.results import read_results

    seed = given.seed
    if seed is None and given.out is not None and _holds(given.out):
        seed = read_results(given.out)[0].seed
    if seed is None:
        seed = seed_of(given)
    opening = given.opening
    if opening is None or game.seats == 1:
        opening = game.seats if game.seats > 1 else 0
    return Ladder(_setups(given, game), seed, opening)


def _setups(given: argparse.Namespace, game: Game) -> dict[str, Game]:
    """Return the game by set-up: all set-ups of a solo game unless one is chosen."""
    from whiskerworks.games import load

    choices = [option for option in game.meta.options if option.name == "setup"]
    asked = given.setup is not None or any(
        text.startswith("setup=") for text in given.option
    )
    if game.seats > 1 or asked or not choices:
        return {"": game}
    others = {name: v for name, v in game.options.items() if name != "setup"}
    return {
        name: load(game.name, game.seats, setup=name, **others)
        for name in choices[0].choices
    }


def _players(given: argparse.Namespace, game: Game) -> list[str]:
    """Return the players; leave weak ones out of games that may never end."""
    from whiskerworks.bots import roster

    if given.players is None:
        weak = (roster.RANDOM, roster.GREEDY) if game.meta.endless else ()
        return [name for name in roster.PLAYERS if name not in weak]
    players = [roster.canonical_name(name.strip()) for name in given.players.split(",")]
    for name in players:
        if players.count(name) > 1:
            raise BadLadder(f"--players: {name} is named twice")
    if len(players) < 2 and game.seats > 1:
        raise BadLadder("--players: name at least two players")
    return players


def _holds(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _store(
    given: argparse.Namespace, ladder: "Ladder"
) -> "tuple[TextIO | None, list[PlayedFixture]]":
    """Open the file for results, and return the games already in it."""
    from whiskerworks.lab.ladders.results import open_to_append

    if given.out is None:
        return None, []
    return open_to_append(given.out, ladder.header())


def _tell(
    given: argparse.Namespace, header: "Header", results: "list[PlayedFixture]"
) -> None:
    """Print the tables, and draw the chart if asked to."""
    from whiskerworks.lab.data_tables import as_markdown, as_text
    from whiskerworks.lab.ladders.report import heading, tables
    from whiskerworks.lab.ladders.summary import summary

    if given.json:
        show(summary(header, results))
    else:
        print(heading(header, len(results)))
    if not results:
        return
    if not given.json:
        written = as_markdown if given.markdown else as_text
        for table in tables(header, results):
            print(f"\n{written(table)}")
    if given.plot is not None:
        _draw(given.plot, header, results)


def _draw(path: Path, header: "Header", results: "list[PlayedFixture]") -> None:
    """Draw a light and a dark chart."""
    from whiskerworks.lab.ladders.chart import ladder_svg

    night = path.with_name(f"{path.stem}-dark{path.suffix}")
    for where, dark in ((path, False), (night, True)):
        drawn = ladder_svg(header, results, dark=dark)
        where.write_text(drawn, "utf-8", newline="\n")
