"""What the commands that work on a server's data share."""

import argparse
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Final

from whiskerworks.cli.json_output import show, show_unusable
from whiskerworks.cli.serve import shown_default
from whiskerworks.settings import SETTINGS, as_option, settings_of

KEYS: Final = {"file": "the backup", "rows": "number of rows of each kind"}


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add `--data`."""
    meaning = SETTINGS["data"].metadata["help"]
    parser.add_argument(
        as_option("data"),
        metavar="PLACE",
        help=f"{meaning} (default: {shown_default('data')})",
    )


def data_of(given: argparse.Namespace) -> str:
    """
    Return the location of the data: from the option, the environment or by default.

    Raises:
        BadSetting: The location or another setting in the environment is invalid.
    """
    said = {} if given.data is None else {"data": given.data}
    return settings_of(said, os.environ).data


def run_and_report(
    given: argparse.Namespace,
    work: Callable[[], Awaitable[dict[str, int]]],
    done: str,
) -> int:
    """Run *work*, then report the rows it handled after *done*, or the error."""
    import asyncio

    from whiskerworks.server.store import StoreError

    async def working() -> dict[str, int]:
        return await work()

    try:
        counts = asyncio.run(working())
    except StoreError as problem:
        print(f"whiskerworks: {problem}", file=sys.stderr)
        if given.json:
            show_unusable(given, str(problem))
        return 1
    if given.json:
        show({"file": str(given.file), "rows": counts})
        return 0
    rows = ", ".join([f"{count} {name}" for name, count in counts.items()])
    print(f"{done} {given.file}: {rows}.")
    return 0
