"""How commands of an operator ask a server, and what they say of themselves."""

import argparse
import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from whiskerworks.cli.server_data import add_data


class AdminFailure(Exception):
    """A server cannot be asked, or says no; the text says why."""


class AdminBackend(ABC):
    """What answers: a running server, or this process in its place."""

    is_running: bool
    """Whether it is a server that runs, so that something may happen meanwhile."""

    def ask(
        self,
        method: str,
        path: str,
        body: Mapping[str, object] | None = None,
        **query: str | int | None,
    ) -> Any:  # noqa: ANN401 (JSON)
        """
        Return what is answered to an operator.

        Raises:
            NotDone: Nobody answers, or the answer is no.
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
            raise AdminFailure(f"the server answers {status}") from None

    @abstractmethod
    def exchange(
        self, method: str, path: str, query: str, body: bytes
    ) -> tuple[int, bytes]:
        """
        Return the status and the body of an answer; *path* is quoted.

        Raises:
            NotDone: Nobody answers.
        """


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


def run_with(
    work: Callable[[argparse.Namespace, AdminBackend], None],
) -> Callable[[argparse.Namespace], int]:
    """Return a command that does *work*, or says in one sentence why it cannot."""

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
    Do something to a table.

    Raises:
        NotDone: As `AdminBackend.ask`.
    """
    from urllib.parse import quote

    body = {"operator": operator(), "reason": given.reason}
    server.ask("POST", f"tables/{quote(given.table, safe='')}/{act}", body)


def operator() -> str:
    """Return who acts, for the audit log."""
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return "unknown"
