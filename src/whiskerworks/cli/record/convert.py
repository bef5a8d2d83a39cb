"""`whiskerworks record convert FILE`: convert a record to text or JSON."""

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
        help="convert a record to text or JSON",
        description=(
            "Convert a record to text or JSON, keeping everything in it. The record is "
            "checked first; exit code 1 if it is invalid."
        ),
        examples=(
            "whiskerworks record convert game.record  # as JSON",
            "whiskerworks record convert game.record -o game.record.json",
        ),
    )
    parser.add_argument(
        "file", metavar="FILE", type=file_name, help="a record; - for standard input"
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        default=OUTPUT,
        help="file to write (default: -, standard output)",
    )
    parser.add_argument(
        "--to",
        choices=tuple(FORMS),
        metavar="FORM",
        help="text or json (default: json if OUT ends in .json, text if it ends in "
        "something else, otherwise the form FILE does not have)",
    )
    parser.add_argument(
        "--force", action="store_true", help="overwrite an existing file"
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
    """Return the form to write, as asked for or by the name of the output."""
    if given.to is not None:
        return str(given.to)
    suffix = Path(given.output).suffix.lower() if given.output != OUTPUT else ""
    if suffix:
        return "json" if suffix == ".json" else "text"
    return "text" if is_json else "json"
