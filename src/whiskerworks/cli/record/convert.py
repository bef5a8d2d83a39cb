"""`whiskerworks record convert FILE`: a record in the other form."""

import argparse
import sys
from pathlib import Path
from typing import Final

from whiskerworks.cli.arguments import Commands, file_name
from whiskerworks.cli.files import OUTPUT, shown, write_file
from whiskerworks.cli.record.record_files import InvalidRecord, examine
from whiskerworks.core import record

FORMS: Final = {"text": record.write, "json": record.write_json}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "convert",
        help="write a record as text or as JSON",
        description=(
            "Write a record as text or as JSON; it is checked first, and everything "
            "in it is kept. Exit code 1 if it is not right."
        ),
        examples=(
            "whiskerworks record convert game.record  # as JSON",
            "whiskerworks record convert game.record -o game.record.json",
        ),
    )
    parser.add_argument(
        "file", metavar="FILE", type=file_name, help="a record, - for input"
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        default=OUTPUT,
        help="where to write it (default: -, which is output)",
    )
    parser.add_argument(
        "--to",
        choices=tuple(FORMS),
        metavar="FORM",
        help="text or json (default: json if OUT ends so; text if it ends otherwise; "
        "else the form that FILE has not)",
    )
    parser.add_argument(
        "--force", action="store_true", help="write over a file that is there"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Convert a record."""
    found = examine(given.file)
    if isinstance(found, InvalidRecord):
        told = f"{shown(found.file)}: {found.problem}"
        print(f"whiskerworks: {told}", file=sys.stderr)
        return 1
    written = FORMS[_form(given, is_json=bool(found.record.places))](found.record)
    write_file(given.output, written.encode(), given.force)
    return 0


def _form(given: argparse.Namespace, *, is_json: bool) -> str:
    """Return the form that is asked for, in so many words or not."""
    if given.to is not None:
        return str(given.to)
    suffix = Path(given.output).suffix.lower() if given.output != OUTPUT else ""
    if suffix:
        return "json" if suffix == ".json" else "text"
    return "text" if is_json else "json"
