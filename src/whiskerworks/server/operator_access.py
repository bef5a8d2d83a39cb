"""
Give an operator access to data, through its server or without one.

Without a running server, the same handlers answer, with a registry in which no table
acts by itself and without a network. The store is locked as by a server, so that none
can start meanwhile.
"""

import secrets
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Final, Self, cast, final

from litestar.datastructures import State
from sqlalchemy import Connection

from whiskerworks.server.app import make_routes
from whiskerworks.server.guard import ADMIN_PATH, JSON_TYPE
from whiskerworks.server.operator import ADDRESS_SETTING, KEY_SETTING, Operator
from whiskerworks.server.request_origin import Application, Message, headers_of
from whiskerworks.server.store import CannotOpen, Store
from whiskerworks.server.store.database_setup import check_revision, open_database
from whiskerworks.server.store.queries.settings import find
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.settings import Settings


@final
class OfflineBackend:
    """Answer an operator in place of a server."""

    def __init__(self, app: Application, key: str, open_: AsyncExitStack) -> None:
        """Use `open`."""
        self._app: Final = app
        self._key: Final = key
        self._open: Final = open_

    @classmethod
    async def open(cls, place: str) -> Self:
        """
        Return a backend for the data at *place*; no server can start until it closes.

        Raises:
            InUse: A server or another operator's command uses the data.
            StoreError: The data cannot be opened.
        """
        key = secrets.token_urlsafe(32)
        async with AsyncExitStack() as opening:
            store = await Store.open(place, apart=True, exclusive=True, holder="admin")
            opening.push_async_callback(store.close)
            settings = Settings(data=place, workers=1)
            registry = await TableRegistry.open_at_rest(store, settings)
            opening.push_async_callback(registry.close)
            operator = Operator(registry, key)
            app = make_routes(State({"operator": operator, "stopping": lambda: False}))
            return cls(cast("Application", app), key, opening.pop_all())
        raise AssertionError("nothing above is suppressed")

    async def ask(
        self, method: str, path: str, query: str, body: bytes
    ) -> tuple[int, bytes]:
        """Return the status and body of a response below `/api/admin/`."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app(self._scope(method, path, query), receive, send)
        text = b"".join([one.get("body", b"") for one in sent[1:]])
        return int(sent[0]["status"]), text

    def _scope(self, method: str, path: str, query: str) -> Message:
        """Return a request as a server's guard passes it on."""
        scope: Message = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "method": method,
            "path": f"{ADMIN_PATH}{path}",
            "raw_path": f"{ADMIN_PATH}{path}".encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [
                (b"authorization", f"Bearer {self._key}".encode()),
                (b"content-type", JSON_TYPE.encode()),
            ],
            "client": None,
            "server": None,
        }
        return {**scope, "state": {"headers": headers_of(scope)}}

    async def close(self) -> None:
        """Let servers use the data again."""
        await self._open.aclose()


async def find_server(place: str) -> tuple[str, str]:
    """
    Return the operator's key and the server's address for the data at *place*.

    The data is not changed, and the server may run. Missing values are empty.

    Raises:
        StoreError: The data cannot be read.
    """
    if not _is_there(place):
        raise CannotOpen(f"{place}: file not found")
    _, reader, executor = await open_database(place, "full", _must_be_ours)
    try:
        key = await reader.read(partial(find, name=KEY_SETTING))
        address = await reader.read(partial(find, name=ADDRESS_SETTING))
    finally:
        await executor.close()
        await reader.close()
    return key or "", address or ""


def _is_there(place: str) -> bool:
    return "://" in place or Path(place).exists()


def _must_be_ours(connection: Connection) -> None:
    if check_revision(connection) is None:
        raise CannotOpen("no store found")
