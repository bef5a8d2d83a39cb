"""`whiskerworks lab report FILE`: how balanced a game is, as a page."""

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
        "players, games, unfinished (cut), shared (won by several), nobody (won by "
        "nobody), mixed (whether everybody sat everywhere about equally often), begins "
        "(whether it is always seat 0 that begins)"
    ),
    "seeds": "a list: of the runs",
    "findings": "a list of sentences",
    "cautions": "a list of sentences: what to keep in mind",
    "fair": "what each seat would get if all got the same",
    "overall": f"how often a game is won: {SHARE_KEYS}",
    "seats": f"by seat, a list: {SHARE_KEYS}",
    "starters": f"begins, does not begin, a list: {SHARE_KEYS}",
    "agendas": f"by agenda, a list: {SHARE_KEYS}",
    "variants": f"a list: {SHARE_KEYS} of the seat that begins, or of who plays alone; "
    "empty if there is but one",
    "options": f"a list: name, shares (a list by value: {SHARE_KEYS})",
    "players": f"by player, a list: {SHARE_KEYS}; empty if there is but one",
    "length": f"moves: {DISTRIBUTION_KEYS}",
    "lead_changes": f"{DISTRIBUTION_KEYS}; null alone",
    "decided": f"after which part of the moves: {DISTRIBUTION_KEYS}; null alone",
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
        help="tell how balanced a game is, from results",
        description=(
            "Tell what results of `lab run` say of a game: who wins how often, by "
            "seat, start, agenda, set-up, option and player, how long games are, when "
            "they are decided, how they end, and what mattered. With -o as one page, "
            "with charts, that needs nothing else and can be printed."
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
        help="results of `lab run`; several are counted together",
    )
    add_page_options(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def add_page_options(parser: argparse.ArgumentParser) -> None:
    """Let a command write a page, and take the games of so many seats only."""
    parser.add_argument(
        "--seats", type=count, metavar="N", help="only games of so many seats"
    )
    add_output_options(parser)


def add_output_options(parser: argparse.ArgumentParser) -> None:
    """Let a command write a page."""
    parser.add_argument(
        "-o",
        "--output",
        type=file_name,
        metavar="HTML",
        help="write a page; - for output",
    )
    parser.add_argument("--force", action="store_true", help="replace the page")


def run(given: argparse.Namespace) -> int:
    """Tell what results say."""
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
    """Print what is most worth knowing, and all tables."""
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
