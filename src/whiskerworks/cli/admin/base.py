"""What the admin commands share: the server's interface, arguments, error handling."""

import argparse
import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from whiskerworks.cli.server_data import add_data


class AdminFailure(Exception):
    """The server is unreachable, or refuses; the text says why."""


class AdminBackend(ABC):
    """Answers admin requests: a running server, or this process in its place."""

    is_running: bool
    """Whether a server runs, so that more can happen while you wait."""

    def ask(
        self,
        method: str,
        path: str,
        body: Mapping[str, object] | None = None,
        **query: str | int | None,
    ) -> Any:  # noqa: ANN401 (JSON)
        """
        Send a request of the admin API and return the JSON of the answer.

        Raises:
            AdminFailure: The server is unreachable, or refuses.
        """
        from urllib.parse import urlencode

        asked = urlencode({k: v for k, v in query.items() if v is not None})
        sent = b"" if body is None else json.dumps(body).encode()
        status, text = self.exchange(method, path, asked, sent)
        try:
            answer: Any = json.loads(text) if text else None
            if status < 400:
                return answer
            raise AdminFailure(str(answer["problem"]))
        except (ValueError, KeyError, TypeError):
            raise AdminFailure(f"the server answered {status}") from None

    @abstractmethod
    def exchange(
        self, method: str, path: str, query: str, body: bytes
    ) -> tuple[int, bytes]:
        """
        Return the status and body of an answer; *path* is quoted.

        Raises:
            AdminFailure: The server is unreachable.
        """


def add_server(parser: argparse.ArgumentParser) -> None:
    """Add `--data` and `--server`."""
    add_data(parser)
    parser.add_argument(
        "--server",
        metavar="URL",
        help="address of the server, if it runs elsewhere (default: as noted in its "
        "data)",
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """Add the table and `--reason`."""
    parser.add_argument("table", metavar="ID", help="id of the table")
    parser.add_argument("--reason", metavar="TEXT", default="", help="reason to give")
    add_server(parser)


def run_with(
    work: Callable[[argparse.Namespace, AdminBackend], None],
) -> Callable[[argparse.Namespace], int]:
    """Return a command that does *work*, or reports in one sentence why it cannot."""

    def run(given: argparse.Namespace) -> int:
        from whiskerworks.cli.admin.backends import reached
        from whiskerworks.server.store import StoreError

        try:
            with reached(given) as server:
                work(given, server)
        except (AdminFailure, StoreError) as problem:
            print(f"whiskerworks: {problem}", file=sys.stderr)
            return 1
        return 0

    return run


def act_on_table(given: argparse.Namespace, server: AdminBackend, act: str) -> None:
    """
    Apply *act*, such as "close", to a table.

    Raises:
        AdminFailure: As `AdminBackend.ask`.
    """
    from urllib.parse import quote

    body = {"operator": operator(), "reason": given.reason}
    server.ask("POST", f"tables/{quote(given.table, safe='')}/{act}", body)


def operator() -> str:
    """Return the user's name on this machine, for the audit log."""
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return "unknown"
