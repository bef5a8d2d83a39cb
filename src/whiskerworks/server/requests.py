"""A line in the log for each request, around the whole server."""

import secrets
import time
from collections.abc import Iterable
from typing import Final

import msgspec
import structlog
from structlog.contextvars import bound_contextvars

from whiskerworks.server.asgi import Application, Message, Receive, Scope, Send
from whiskerworks.server.logs import shown_path
from whiskerworks.server.problems import Trouble

Headers = list[tuple[bytes, bytes]]

ROUTINE: Final = ("/health/live", "/health/ready", "/metrics")
"""What machines ask for again and again; logged only at level debug."""
ID: Final = b"x-request-id"

log = structlog.get_logger()


class Told:
    """
    An application whose requests are told to the log.

    Each has an id, which its other lines in the log carry too and its answer has in
    `X-Request-Id`. What goes wrong inside is logged and answered, never passed on.
    """

    def __init__(self, app: Application) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        passage = _Passage(scope, send)
        with bound_contextvars(request=passage.id):
            try:
                await self.app(scope, receive, passage.send)
            except Exception:
                log.exception("failed", path=passage.path)
                await passage.apologise()
            finally:
                passage.tell()


class _Passage:
    """One request, while it lasts."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.id = secrets.token_hex(5)
        self.scope = scope
        self.method = str(scope["method"])
        self.path = shown_path(str(scope["path"]))
        self.began = time.monotonic()
        self.status = 0
        self.wire = send

    async def send(self, message: Message) -> None:
        """Pass on what is answered."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = with_id(message.get("headers", ()), self.id)
        await self.wire(message)

    async def apologise(self) -> None:
        """Answer that something went wrong, if nothing was answered yet."""
        if self.status == 0:
            body = msgspec.json.encode(Trouble("server-fault", request=self.id).told())
            headers = [(b"content-type", b"application/json")]
            start = {"type": "http.response.start", "status": 500, "headers": headers}
            await self.send(start)
            await self.wire({"type": "http.response.body", "body": body})

    def tell(self) -> None:
        """Write the line."""
        spent = round((time.monotonic() - self.began) * 1000, 1)
        # A line for each would cost more than to refuse it: those are counted instead.
        is_shed = "shed" in self.scope.get("state", ())
        routine = is_shed or self.path.endswith(ROUTINE)
        write = log.debug if routine else log.info
        write(
            "request", method=self.method, path=self.path, status=self.status, ms=spent
        )


def with_id(headers: Iterable[tuple[bytes, bytes]], own: str) -> Headers:
    """Return *headers* with the id of the request, if it is not there yet."""
    given = list(headers)
    if any(name.lower() == ID for name, _ in given):
        return given
    return [*given, (ID, own.encode())]
