"""
Reach a running server, or work on its data directly if none runs.

The lock on the data decides: a command that can take it acts in the server's place
until it is done.
"""

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from typing import Final, final
from urllib.error import HTTPError
from urllib.parse import unquote
from urllib.request import ProxyHandler, Request, build_opener

from whiskerworks.cli.admin.base import AdminBackend, AdminFailure
from whiskerworks.cli.server_data import data_of
from whiskerworks.server import logs
from whiskerworks.server.operator_access import find_server
from whiskerworks.server.store import CannotOpen, InUse

ANSWER_TIMEOUT_SECONDS: Final = 15.0


@contextmanager
def reached(given: argparse.Namespace) -> Iterator[AdminBackend]:
    """
    Yield the server to ask; if none uses the data, a stand-in for it.

    Raises:
        AdminFailure: A server uses the data, but its address is unknown.
        StoreError: The data cannot be read, or another command is working on it.
    """
    place = data_of(given)
    with asyncio.Runner() as runner:
        key, address = runner.run(find_server(place))
        if given.server:
            yield RunningServer(given.server, key, "no server answers")
            return
        try:
            stopped = StoppedServer(runner, place)
        except InUse as problem:
            if not problem.is_server:
                raise
            why = f"{_named(problem)} uses this data, but does not answer"
        except CannotOpen as problem:
            why = f"{problem}; and no server answers"
        else:
            with stopped:
                yield stopped
            return
        yield RunningServer(address, key, why)


def _named(problem: InUse) -> str:
    return f"a server ({problem.process})" if problem.process else "a server"


@final
class RunningServer(AdminBackend):
    """A running server, reached over HTTP."""

    is_running = True

    def __init__(self, address: str, key: str, silence: str) -> None:
        """
        Use *key* at *address*; start error messages with *silence*.

        Raises:
            AdminFailure: The address is invalid.
        """
        self._address: Final = address.rstrip("/")
        self._key: Final = key
        self._silence: Final = f"{silence} at {self._address or 'any address'}"
        if not self._address.startswith(("http://", "https://")):
            raise AdminFailure(
                f"{self._silence}; give its address with --server http://…"
            )

    def exchange(
        self, method: str, path: str, query: str, body: bytes
    ) -> tuple[int, bytes]:
        """Ask over HTTP; see `AdminBackend`."""
        request = Request(
            f"{self._address}/api/admin/{path}{'?' if query else ''}{query}",
            body or None,
            {
                "Authorization": f"Bearer {self._key}",
                "Content-Type": "application/json",
            },
            method=method,
        )
        opener = build_opener(ProxyHandler({}))
        try:
            with opener.open(request, timeout=ANSWER_TIMEOUT_SECONDS) as answer:
                return answer.status, answer.read()
        except HTTPError as refusal:
            return refusal.code, refusal.read()
        except (OSError, HTTPException) as problem:
            why = getattr(problem, "reason", problem)
            raise AdminFailure(
                f"{self._silence} ({why}); if it listens elsewhere, give its address "
                "with --server"
            ) from None


@final
class StoppedServer(AdminBackend):
    """Stands in for a server that does not run, with its data locked."""

    is_running = False

    def __init__(self, runner: asyncio.Runner, place: str) -> None:
        """
        Lock the data at *place*, and open it.

        Raises:
            InUse: A server or another command uses it.
            StoreError: It cannot be opened.
        """
        from whiskerworks.server.operator_access import OfflineBackend

        logs.set_up("text", "warning")
        self._runner: Final = runner
        self._offline: Final = runner.run(OfflineBackend.open(place))

    def __enter__(self) -> "StoppedServer":
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.run(self._offline.close())

    def exchange(
        self, method: str, path: str, query: str, body: bytes
    ) -> tuple[int, bytes]:
        """Answer with the server's own handlers; see `AdminBackend`."""
        asked = self._offline.ask(method, unquote(path), query, body)
        return self._runner.run(asked)
