"""`whiskerworks lab house GAME FILE`: compare house rules with the standard rules."""

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from whiskerworks.cli.arguments import (
    Commands,
    add_seed,
    count,
    file_path,
    seed_of,
)
from whiskerworks.cli.deck_input import text_of
from whiskerworks.cli.files import OUTPUT, check_free, shown
from whiskerworks.cli.json_output import add_json, show
from whiskerworks.cli.labs.compare import KEYS as COMPARED
from whiskerworks.cli.labs.compare import print_text, write_page
from whiskerworks.cli.labs.report import add_output_options
from whiskerworks.cli.labs.run import (
    INTERRUPTED,
    CannotRun,
    add_judge_option,
    add_workers_option,
    check_table,
    check_workers,
    play_store,
)
from whiskerworks.core.errors import shorten

if TYPE_CHECKING:
    from whiskerworks.lab.balance.house_rules import HouseRules
    from whiskerworks.lab.runs.run import Run

DEFAULT_GAMES: Final = 500
"""Default number of games by either rules."""
DEFAULT_PLAYERS: Final = "2"
"""Default players; level 1 is too weak to judge rules by."""
KEYS: Final = {
    **COMPARED,
    "options": "what the house rules change: option and value, as text",
    "play": "the command that plays by them; null for a deck from standard input",
    "link": "a link that opens a table with them on a server",
    "python": "lines of Python that load the game; null for a deck from standard input",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "house",
        help="compare house rules with the standard rules",
        description=(
            "Play a game by the standard rules and by house rules, compare the two, "
            "and show how to play by the house rules. FILE is an options file (TOML: "
            "seats = 3, and under [options] side = 6), a deck or a set-up; its "
            "contents show which."
        ),
        examples=(
            "whiskerworks lab house arena house.toml",
            "whiskerworks lab house maze deck.toml --games 200 -o deck.html",
        ),
    )
    parser.add_argument("game", metavar="GAME", help="a name that `games` lists")
    parser.add_argument(
        "file",
        metavar="FILE",
        help="options, a deck or a set-up, as TOML; - for standard input",
    )
    parser.add_argument(
        "--seats",
        type=count,
        metavar="N",
        help="number of seats (default: as FILE says)",
    )
    parser.add_argument(
        "--players",
        default=DEFAULT_PLAYERS,
        metavar="LIST",
        help=f"players, as for `lab run` (default {DEFAULT_PLAYERS})",
    )
    parser.add_argument(
        "--games",
        type=count,
        default=DEFAULT_GAMES,
        metavar="N",
        help=f"games by either rules (default {DEFAULT_GAMES})",
    )
    add_seed(parser)
    add_judge_option(parser)
    add_workers_option(parser)
    parser.add_argument(
        "--results",
        type=file_path,
        metavar="FILE",
        help="save the games there, as `lab run` does; run again to continue",
    )
    parser.add_argument(
        "--server",
        metavar="URL",
        help="server for the link to play (default: one on this machine)",
    )
    add_output_options(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def _is_address(text: str) -> bool:
    """Whether *text* is the address of a server."""
    try:
        found = urlsplit(text)
        whole = found.scheme in ("http", "https") and bool(found.hostname)
        return whole and found.port != 0 and not any(map(str.isspace, text))
    except ValueError:
        return False


def run(given: argparse.Namespace) -> int:
    """Play by both rules, and compare them."""
    from whiskerworks.lab.balance.compare import MIN_GAMES_PER_SIDE
    from whiskerworks.lab.balance.house_rules import read_house_rules

    file = shown(given.file)
    house = read_house_rules(given.game, file, text_of(given.file), given.seats)
    house = house._replace(file=given.file)
    if given.games < MIN_GAMES_PER_SIDE:
        raise CannotRun(
            f"--games: too few to compare; play {MIN_GAMES_PER_SIDE} or more"
        )
    if given.server is not None and not _is_address(given.server):
        like = "write one like https://games.example"
        raise CannotRun(f"--server: {shorten(given.server)} is not an address; {like}")
    if given.results is not None:
        check_table("--results", given.results)
    for path in (given.output, given.results):
        if path is not None:
            check_free(str(path), given.force)
    if given.results is not None:
        return _measure(given, house, given.results)
    with tempfile.TemporaryDirectory() as folder:
        return _measure(given, house, Path(folder) / "house.parquet")


def _measure(given: argparse.Namespace, house: "HouseRules", path: Path) -> int:
    """Play into the file at *path*, and show the comparison."""
    from whiskerworks.lab.runs.backends import BackendChoice
    from whiskerworks.lab.runs.store import RunStore

    check_workers(given)
    store = RunStore(path, _run(given, house, path), given.force)
    try:
        kept = given.results is not None
        if not play_store(store, BackendChoice(workers=given.workers), kept=kept):
            return INTERRUPTED
        store.finish()
    finally:
        store.close()
    _show_comparison(given, house, path)
    return 0


def _run(given: argparse.Namespace, house: "HouseRules", path: Path) -> "Run":
    """Return the run to play; an interrupted one keeps its seed."""
    import whiskerworks
    from whiskerworks.lab.runs.run import Run, parse_players
    from whiskerworks.lab.runs.store import seed_in

    game = house.game
    players = parse_players(given.players, game.seats)
    seed = given.seed if given.seed is not None else seed_in(path)
    return Run(
        whiskerworks.__version__,
        game.name,
        game.rules_version,
        game.seats,
        house.variants(),
        players,
        len(set(players)) > 1,
        given.games,
        seed_of(given) if seed is None else seed,
        0,
        given.judge,
    )


def _show_comparison(
    given: argparse.Namespace, house: "HouseRules", path: Path
) -> None:
    """Show the comparison, and how to play by the house rules."""
    from whiskerworks.lab.balance.compare import compare, read_sides
    from whiskerworks.lab.balance.formatting import game_title
    from whiskerworks.lab.balance.house_rules import DEFAULT_SERVER, how_to_play_section
    from whiskerworks.lab.balance.json_values import comparison_values
    from whiskerworks.lab.balance.results import seeds_of_runs

    found = compare(*read_sides([path]))
    server = given.server or DEFAULT_SERVER
    title = f"{game_title(house.game.name)}: house rules"
    write_page(given, found, [path], title, [how_to_play_section(house, server)])
    if given.json:
        show(
            {
                **comparison_values(found, seeds_of_runs([path])),
                **_ways_to_play(house, server),
            }
        )
    elif given.output != OUTPUT:
        print_text(found)
        _print_ways_to_play(house, server)
        if given.output is not None:
            print(f"\nSaved the page to {given.output}.")


def _ways_to_play(house: "HouseRules", server: str) -> dict[str, object]:
    """Return the house rules and how to play by them, for JSON."""
    from whiskerworks.lab.balance.house_rules import (
        play_command,
        python_code,
        table_link,
    )

    return {
        "options": house.changed(),
        "play": play_command(house) or None,
        "link": table_link(house, server),
        "python": python_code(house) or None,
    }


def _print_ways_to_play(house: "HouseRules", server: str) -> None:
    """Print how to play by the house rules."""
    from whiskerworks.lab.balance.house_rules import DECK_FROM_STDIN_NOTE

    ways = _ways_to_play(house, server)
    print()
    if house.is_nameless:
        print(f"{DECK_FROM_STDIN_NOTE}\nOn a server: {ways['link']}")
        return
    print(f"Play it: {ways['play']}")
    print(f"On a server: {ways['link']}")
    print(f"In a program:\n{ways['python']}")
