"""`whiskerworks lab report FILE`: report how balanced a game is."""

import argparse
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.arguments import Commands, count, file_name, file_path
from whiskerworks.cli.files import check_free, write_file
from whiskerworks.cli.json_output import add_json, show

if TYPE_CHECKING:
    from whiskerworks.lab.balance.figures import Figures

SHARE_KEYS: Final = "name, share (value, low, high), games"
DISTRIBUTION_KEYS: Final = (
    "games, mean (value, low, high), least, quarter, median, three_quarters, most"
)
KEYS: Final = {
    "played": (
        "game, seats, rules_versions, variants (a list: name, options, games), "
        "players, games, unfinished (cut), shared (won by several), nobody (games "
        "without a winner), mixed (whether every player had every seat about equally "
        "often), begins (whether the first seat always begins)"
    ),
    "seeds": "a list: of the runs",
    "findings": "a list of sentences",
    "cautions": "a list of sentences to keep in mind",
    "fair": "each seat's score if all scored the same",
    "overall": f"how often a game is won: {SHARE_KEYS}",
    "seats": f"by seat, a list: {SHARE_KEYS}",
    "starters": f"begins, does not begin, a list: {SHARE_KEYS}",
    "agendas": f"by agenda, a list: {SHARE_KEYS}",
    "variants": f"a list: {SHARE_KEYS} of the seat that begins, or of the only player; "
    "empty if there is only one",
    "options": f"a list: name, shares (a list by value: {SHARE_KEYS})",
    "players": f"by player, a list: {SHARE_KEYS}; empty if there is only one",
    "length": f"moves: {DISTRIBUTION_KEYS}",
    "lead_changes": f"{DISTRIBUTION_KEYS}; null for one player",
    "decided": f"share of the moves: {DISTRIBUTION_KEYS}; null for one player",
    "endings": "a list: reason, rule, share, games",
    "branching": "a list: seat (-1: all), mean, most, choices",
    "things": (
        "cards, dice, kinds of move, a list: name, uses (a game), winners, others "
        "(uses a game by either), swing, mattered, won (each value, low, high)"
    ),
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "report",
        help="report how balanced a game is, from results",
        description=(
            "Report on a game from results of `lab run`: how often each seat, starter, "
            "agenda, set-up, option and player wins, how long games are, when they are "
            "decided, how they end, and what mattered. With -o it writes a single page "
            "with charts, which needs no other files and can be printed."
        ),
        examples=(
            "whiskerworks lab report gears.parquet",
            "whiskerworks lab report gears.parquet -o gears.html",
        ),
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=file_path,
        metavar="FILE",
        help="results of `lab run`; several files are counted together",
    )
    add_page_options(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def add_page_options(parser: argparse.ArgumentParser) -> None:
    """Add the options to write a page and to select games by seats."""
    parser.add_argument(
        "--seats", type=count, metavar="N", help="only games with N seats"
    )
    add_output_options(parser)


def add_output_options(parser: argparse.ArgumentParser) -> None:
    """Add the options to write a page."""
    parser.add_argument(
        "-o",
        "--output",
        type=file_name,
        metavar="HTML",
        help="write a page; - for standard output",
    )
    parser.add_argument("--force", action="store_true", help="replace an existing page")


def run(given: argparse.Namespace) -> int:
    """Write or print a report."""
    from whiskerworks.lab.balance.figures import figures
    from whiskerworks.lab.balance.results import read_results, seeds_of_runs

    if given.output is not None:
        check_free(given.output, given.force)
    found = figures(read_results(given.files, given.seats))
    if given.output is not None:
        from whiskerworks.lab.balance.report import report

        whole = report(found, seeds_of_runs(given.files)).encode()
        write_file(given.output, whole, given.force)
    if given.json:
        from whiskerworks.lab.balance.json_values import report_values

        show(report_values(found, seeds_of_runs(given.files)))
    elif given.output is None:
        _print_report(found, seeds_of_runs(given.files))
    return 0


def _print_report(found: "Figures", seeds: list[int]) -> None:
    """Print the findings and all tables."""
    from whiskerworks.lab.balance.findings import (
        cautions,
        findings,
        opening,
        provenance,
    )
    from whiskerworks.lab.balance.report import tables
    from whiskerworks.lab.data_tables import as_text

    print(opening(found.played))
    print(provenance(found.played, seeds))
    print()
    for text in [*findings(found), *cautions(found.played)]:
        print(f"- {text}")
    for table in tables(found):
        print(f"\n{as_text(table)}")
