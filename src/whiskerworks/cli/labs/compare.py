"""`whiskerworks lab compare A B`: compare two ways to play a game."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.arguments import Commands, file_path
from whiskerworks.cli.files import check_free, write_file
from whiskerworks.cli.json_output import add_json, show
from whiskerworks.cli.labs.report import add_page_options

if TYPE_CHECKING:
    from whiskerworks.lab.balance.compare import Comparison
    from whiskerworks.lab.balance.html_page import Section

KEYS: Final = {
    "game": "its name",
    "seats": "how many play",
    "sides": "a list of two: name, games",
    "seeds": "a list: of the runs",
    "findings": "a list of sentences",
    "measures": (
        "a list: name, group (wins, endings, course), share (whether it is one), "
        "first, second (value, low, high), counts, difference (value, low, high), p, "
        "p_holm (corrected for the number of measures), differs, said (a sentence)"
    ),
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "compare",
        help="compare two rules, decks or set-ups, from results",
        description=(
            "Compare two ways to play a game, from results of `lab run`: who wins, how "
            "games end and how they go. Sentences say whether a difference is more "
            "than chance, and how large a difference could remain unnoticed."
        ),
        examples=(
            "whiskerworks lab compare swap.parquet",
            "whiskerworks lab compare old.parquet new.parquet -o compared.html",
            "whiskerworks lab compare all.parquet --between side=5 side=6",
        ),
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=file_path,
        metavar="FILE",
        help="results: two files with one variant each, or files with two variants",
    )
    parser.add_argument(
        "--between",
        nargs=2,
        metavar="VARIANT",
        help="the two variants to compare, as in --between swap=off swap=on",
    )
    add_page_options(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compare two sides."""
    from whiskerworks.lab.balance.compare import compare, read_sides

    if given.output is not None:
        check_free(given.output, given.force)
    first, second = read_sides(given.files, given.between, given.seats)
    found = compare(first, second)
    write_page(given, found, given.files)
    if given.json:
        from whiskerworks.lab.balance.json_values import comparison_values
        from whiskerworks.lab.balance.results import seeds_of_runs

        show(comparison_values(found, seeds_of_runs(given.files)))
    elif given.output is None:
        print_text(found)
    return 0


def write_page(
    given: argparse.Namespace,
    found: "Comparison",
    files: Sequence[Path],
    title: str = "",
    before: "Sequence[Section]" = (),
) -> None:
    """Write a comparison as a page, if one is asked for."""
    from whiskerworks.lab.balance.comparison_report import comparison_page, page_title
    from whiskerworks.lab.balance.results import seeds_of_runs

    if given.output is not None:
        whole = comparison_page(
            found, title or page_title(found), seeds_of_runs(files), before
        )
        write_file(given.output, whole.encode(), given.force)


def print_text(found: "Comparison") -> None:
    """Print a comparison."""
    from whiskerworks.lab.balance.comparison_report import (
        METHOD_NOTE,
        findings,
        measures_table,
        opening,
        played_by,
    )
    from whiskerworks.lab.data_tables import as_text

    print(f"{opening(found)} {played_by(found)}\n")
    for text in findings(found):
        print(f"- {text}")
    table = as_text(measures_table(found, found.measures, "All measures"))
    print(f"\n{table}\n\n{METHOD_NOTE}")
