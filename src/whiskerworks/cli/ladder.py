"""`whiskerworks ladder GAME`: bots play each other, and it is told who is stronger."""

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

GAMES: Final = 20
"""So many games a pairing has where nobody asks for more."""
INTERRUPTED: Final = 130
KEYS: Final = {
    **GAME_KEYS,
    "options": "the options by name, as text",
    "rules_version": "of the rules that were played",
    "seed": "with which the same is played again",
    "opening": "how many moves of the seats were drawn first",
    "games": "how many were played",
    "players": (
        "a list, the weakest first: player, games, score (its share of a game), elo "
        "(value, low, high; null in games for one), won (by set-up, in games for one), "
        "seconds (a move), longest"
    ),
    "pairings": "a list: player (who sat alone), among, games, score, drawn",
    "endings": "how many games ended for each reason",
}


class BadLadder(WhiskerworksError):
    """What was asked for cannot be played, or not together."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "ladder",
        help="let bots play each other, and tell who is stronger",
        description=(
            "Let bots of all levels, a greedy player and a random mover play each "
            "other, and tell their Elo, who beats whom how often, and how long a move "
            "takes. Every opening is played from all seats. In games for one player: "
            "how often each wins, by set-up. Ctrl-C stops it and tells what there is. "
            "With random, greedy and levels 1 and 2 it takes minutes; level 5 thinks "
            "up to 5 seconds a move."
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
        help="who plays, as in random,1,2 (default: random,greedy,1,2,3,4,5)",
    )
    parser.add_argument(
        "--games",
        type=count,
        default=GAMES,
        metavar="N",
        help=f"games a pairing, or a set-up of games for one (default {GAMES}); "
        "filled up so that everybody sits everywhere equally often",
    )
    parser.add_argument(
        "--pairs",
        choices=("all", "next", "alone"),
        default="all",
        metavar="WHICH",
        help="all: everybody meets everybody; next: only the next in the list; alone: "
        "the first in the list sits alone among each of the others",
    )
    parser.add_argument(
        "--opening",
        type=count,
        metavar="N",
        help="so many moves of the seats are drawn first (default: one a seat)",
    )
    parser.add_argument(
        "--processes",
        type=count,
        default=1,
        metavar="N",
        help="games at once (default 1); with more than there are cores, whoever "
        "thinks by the clock plays worse",
    )
    add_seed(parser)
    parser.add_argument(
        "--out",
        type=file_path,
        metavar="FILE",
        help="append each game to this file; what is in it is not played again",
    )
    parser.add_argument(
        "--report",
        type=file_path,
        metavar="FILE",
        help="play nothing, tell what FILE holds",
    )
    parser.add_argument(
        "--markdown", action="store_true", help="tables as Markdown, for a page"
    )
    parser.add_argument(
        "--plot",
        type=file_path,
        metavar="SVG",
        help="draw a chart, by day; and by night beside it, its name with -dark",
    )
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play a ladder, or tell of one."""
    from whiskerworks.lab.ladders.results import BadLadderFile, read_results

    game = game_of(given)
    if given.plot is not None:
        check_free(str(given.plot), force=True)
    if given.report is None:
        return _play(given, game)
    header, results = read_results(given.report)
    if header.game != game.name:
        problem = f"it holds games of {header.game}, not {game.name}"
        raise BadLadderFile(str(given.report), 1, problem)
    _tell(given, header, results)
    return 0


def _play(given: argparse.Namespace, game: Game) -> int:
    """Play what was not played yet, and tell what comes of it."""
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
    """Play the games that are wanted and not among the *results*; add them."""
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
    Let Ctrl-C wait until the block is done.

    Raises:
        KeyboardInterrupt: It was pressed meanwhile.
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
    """Return what is to be played; the seed of a file that is there goes on."""
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
    """Return the game by set-up: all of them, for one player who asks for none."""
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
    """Return who plays; nobody plays at random what need not end."""
    from whiskerworks.bots import roster

    if given.players is None:
        weak = (roster.RANDOM, roster.GREEDY) if game.meta.endless else ()
        return [name for name in roster.PLAYERS if name not in weak]
    players = [roster.canonical_name(name.strip()) for name in given.players.split(",")]
    for name in players:
        if players.count(name) > 1:
            raise BadLadder(f"--players: {name} is named twice")
    if len(players) < 2 and game.seats > 1:
        raise BadLadder("--players: it takes two to play each other")
    return players


def _holds(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _store(
    given: argparse.Namespace, ladder: "Ladder"
) -> "tuple[TextIO | None, list[PlayedFixture]]":
    """Return where games are written to, and those that are there already."""
    from whiskerworks.lab.ladders.results import open_to_append

    if given.out is None:
        return None, []
    return open_to_append(given.out, ladder.header())


def _tell(
    given: argparse.Namespace, header: "Header", results: "list[PlayedFixture]"
) -> None:
    """Print the tables, and draw the chart if there is to be one."""
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
    """Draw the chart by day and by night."""
    from whiskerworks.lab.ladders.chart import ladder_svg

    night = path.with_name(f"{path.stem}-dark{path.suffix}")
    for where, dark in ((path, False), (night, True)):
        drawn = ladder_svg(header, results, dark=dark)
        where.write_text(drawn, "utf-8", newline="\n")
