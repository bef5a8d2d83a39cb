"""How commands of an operator speak with a server that runs."""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from whiskerworks.cli.data import add_data, data_of

SECONDS: Final = 15.0
"""So long a server may take to answer."""


class NotDone(Exception):
    """A server cannot be asked, or says no; the text says why."""


def add_server(parser: argparse.ArgumentParser) -> None:
    """Let a command say which server is meant."""
    add_data(parser)
    parser.add_argument(
        "--server",
        metavar="URL",
        help="where the server is, if not on this machine; by default where it said",
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """Let a command say which table is meant, and why."""
    parser.add_argument("table", metavar="ID", help="of the table")
    parser.add_argument("--reason", metavar="TEXT", default="", help="why")
    add_server(parser)


def run_with(work: Callable[[argparse.Namespace], None]) -> Callable[..., int]:
    """Return a command that does *work*, or says in one sentence why it cannot."""

    def run(given: argparse.Namespace) -> int:
        from whiskerworks.server.store import StoreError

        try:
            work(given)
        except (NotDone, StoreError) as problem:
            print(f"whiskerworks: {problem}", file=sys.stderr)
            return 1
        return 0

    return run


def ask(
    given: argparse.Namespace,
    method: str,
    path: str,
    body: Mapping[str, object] | None = None,
    **query: str | int | None,
) -> Any:  # noqa: ANN401 (JSON)
    """
    Return what the server answers to an operator.

    Raises:
        NotDone: It does not run, or says no.
        StoreError: The data cannot be read.
    """
    from urllib.error import HTTPError, URLError
    from urllib.parse import urlencode
    from urllib.request import ProxyHandler, Request, build_opener

    key, address = _found(data_of(given))
    server = (given.server or address).rstrip("/")
    if not server.startswith(("http://", "https://")):
        raise NotDone("no server has run with this data yet; name one with --server")
    asked = urlencode({k: v for k, v in query.items() if v is not None})
    request = Request(
        f"{server}/api/admin/{path}{'?' if asked else ''}{asked}",
        None if body is None else json.dumps(body).encode(),
        {"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
        method=method,
    )
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=SECONDS) as answer:
            text = answer.read()
    except HTTPError as problem:
        raise NotDone(_refusal(problem.read(), problem.code)) from None
    except (URLError, OSError) as problem:
        raise NotDone(
            f"no server runs with this data at {server}: start it first, or name "
            f"another with --server ({getattr(problem, 'reason', problem)})"
        ) from None
    return json.loads(text) if text else None


def act_on_table(given: argparse.Namespace, act: str) -> None:
    """
    Have the server do something to a table.

    Raises:
        NotDone, StoreError: As `ask`.
    """
    from urllib.parse import quote

    body = {"operator": operator(), "reason": given.reason}
    ask(given, "POST", f"tables/{quote(given.table, safe='')}/{act}", body)


def _refusal(text: bytes, status: int) -> str:
    """Return why a server says no."""
    try:
        return str(json.loads(text)["problem"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {status}"


@cache
def _found(place: str) -> tuple[str, str]:
    """Return the operator's key, and where the server listens. Raises StoreError."""
    import asyncio

    from whiskerworks.server.finding import find_server

    return asyncio.run(find_server(place))


def operator() -> str:
    """Return who acts, for the audit log."""
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return "unknown"


def shown_time(milliseconds: int | None) -> str:
    """Return a time as an operator reads it."""
    if milliseconds is None:
        return "-"
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def show_rows(heads: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> None:
    """Print a table; with nothing in it, that there is nothing."""
    if not rows:
        print("There are none.")
        return
    texts = [heads, *[tuple([_plain(cell) for cell in row]) for row in rows]]
    widths = [max([len(row[at]) for row in texts]) for at in range(len(heads))]
    for row in texts:
        cells = [cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())


def _plain(cell: object) -> str:
    """Return a cell on one line, without signs that a terminal would obey."""
    return "".join([c if c.isprintable() else "?" for c in str(cell)]) or "-"
