"""
The server's log: text for a terminal, JSON lines for machines.

The log contains no secrets. Callers pass in no cookie, token, password, invitation,
private word or chat; `mask_secrets` is the safety net that filters every line. A
table's id opens it, so only the beginning is shown. Query strings are not logged, nor
are people's addresses, with one exception: an address that reached its limit of
connections is logged so that it can be banned.
"""

import logging
import re
import secrets
import sys
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Final, TextIO

import msgspec
import structlog
from structlog.contextvars import bound_contextvars
from structlog.typing import EventDict, Processor, WrappedLogger

from whiskerworks.server.problems import ProblemError
from whiskerworks.server.request_origin import (
    Application,
    Message,
    Receive,
    Scope,
    Send,
)

SHOWN_ID_CHARACTERS: Final = 6
"""Characters of an id that are shown."""

MAX_WORD_CHARACTERS: Final = 12
"""Longer parts of a path may be ids."""

SECRET_FIELDS: Final = frozenset(
    {
        "authorization",
        "cookie",
        "data",
        "invitation",
        "key",
        "password",
        "query",
        "secret",
        "session",
        "text",
        "token",
        "url",
        "word",
    }
)
"""Fields that are never logged."""

DATABASE_PASSWORD: Final = re.compile(r"(\w+://[^\s:/@]*):[^\s/]*@")
ID_IN_PATH: Final = re.compile(r"(/(?:tables?|t|people|watch|records?)/[\w-]{6})[\w-]+")
QUERY_STRING: Final = re.compile(r"(/[\w./-]*)\?[\w%.~-]+=[^\s'\"]*")
HEX_SECRET: Final = re.compile(r"(?<![\w-])([0-9a-f]{6})[0-9a-f]{14,}(?![\w-])")
"""Text that looks like a secret in hexadecimal digits."""
KEY_LIKE_TEXT: Final = re.compile(
    r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])([\w-]{6})[\w-]{10,}"
)
"""Text that looks like an id or key: long, letters and digits mixed."""

ROUTINE_PATHS: Final = ("/health/live", "/health/ready", "/metrics")
"""Paths that machines request all the time; logged at level debug only."""
REQUEST_ID: Final = b"x-request-id"

log = structlog.get_logger()


def set_up(form: str, level: str, stream: TextIO | None = None) -> None:
    """
    Write logs in the *form* text or json, from *level* on.

    Other libraries are logged from warnings on: their lower levels may contain any data
    that passes through them.
    """
    stream = stream or sys.stderr
    least = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*_processors(), _renderer(form, stream)],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=lambda *_: _LogWriter(stream),
        cache_logger_on_first_use=False,
    )
    _attach_handler(LibraryHandler(stream), _formatter(form, stream))


def _attach_handler(handler: "LibraryHandler", formatter: logging.Formatter) -> None:
    """Send other libraries' log lines to *handler*, replacing an earlier one."""
    handler.setFormatter(formatter)
    root = logging.getLogger()
    for old in [one for one in root.handlers if isinstance(one, LibraryHandler)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "asyncio"):
        other = logging.getLogger(name)
        other.handlers, other.propagate = [], True
        other.setLevel(logging.WARNING)


def mask_path(path: str) -> str:
    """Return *path* with possible ids shortened."""
    parts = [mask_id(part) for part in path[:500].split("/")]
    return "/".join(parts)


def mask_id(text: str) -> str:
    """Return *text*, shortened if it is long enough to be an id."""
    return (
        text if len(text) <= MAX_WORD_CHARACTERS else f"{text[:SHOWN_ID_CHARACTERS]}…"
    )


def mask_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Return a log line without secrets."""
    return {key: _mask_value(key, value) for key, value in event.items()}


def _mask_value(key: str, value: object) -> object:
    """Return the *value* of field *key* as it may be logged."""
    if key in SECRET_FIELDS:
        return "…"
    if key == "table":
        return f"{str(value)[:SHOWN_ID_CHARACTERS]}…"
    if isinstance(value, str):
        return scrub_text(value)
    if isinstance(value, bytes):
        return scrub_text(value.decode("utf-8", "replace"))
    if isinstance(value, Mapping):
        return {
            str(inner): _mask_value(str(inner), one) for inner, one in value.items()
        }
    if isinstance(value, list | tuple | set | frozenset):
        return [_mask_value("", one) for one in value]
    if isinstance(value, int | float) or value is None:
        return value
    return scrub_text(str(value))


def scrub_text(text: str) -> str:
    """Return *text* without database passwords, query strings and long keys."""
    text = DATABASE_PASSWORD.sub(r"\1:…@", text)
    text = QUERY_STRING.sub(r"\1?…", text)
    text = ID_IN_PATH.sub(r"\1…", text)
    text = HEX_SECRET.sub(r"\1…", text)
    return KEY_LIKE_TEXT.sub(r"\1…", text)


def _processors() -> list[Processor]:
    """Return the processors that run over every line."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        mask_secrets,
    ]


def _renderer(form: str, stream: TextIO) -> Processor:
    if form == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(
        colors=stream.isatty(),
        pad_event_to=12,
        exception_formatter=structlog.dev.plain_traceback,
    )


def _formatter(form: str, stream: TextIO) -> logging.Formatter:
    """Return a formatter that writes other libraries' lines like ours."""
    return structlog.stdlib.ProcessorFormatter(
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            _renderer(form, stream),
        ],
        foreign_pre_chain=[structlog.stdlib.add_logger_name, *_processors()],
        keep_exc_info=False,
        keep_stack_info=False,
    )


class LibraryHandler(logging.StreamHandler[TextIO]):
    """The handler of other libraries' log lines."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Go on: games do not suffer when nobody reads the log any more."""


class _LogWriter:
    """The output of the log; if nobody reads it any more, games go on."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, line: str) -> None:
        """Write one line."""
        with suppress(OSError, ValueError):
            self.stream.write(f"{line}\n")
            self.stream.flush()

    debug = info = warning = error = critical = write


class AccessLog:
    """
    An application with a log line for each request.

    Each request has an id, which its other log lines carry too, and its response has in
    `X-Request-Id`. Exceptions inside are logged and answered, never passed on.
    """

    def __init__(self, app: Application) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        passage = _LoggedRequest(scope, send)
        with bound_contextvars(request=passage.id):
            try:
                await self.app(scope, receive, passage.send)
            except Exception:
                log.exception("failed", path=passage.path)
                await passage.apologise()
            finally:
                passage.tell()


class _LoggedRequest:
    """One request, while it is served."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.id = secrets.token_hex(5)
        self.scope = scope
        self.method = str(scope["method"])
        self.path = mask_path(str(scope["path"]))
        self.began = time.monotonic()
        self.status = 0
        self.wire = send

    async def send(self, message: Message) -> None:
        """Pass on the response."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = add_request_id(message.get("headers", ()), self.id)
        await self.wire(message)

    async def apologise(self) -> None:
        """Answer with an internal error, if nothing was answered yet."""
        if self.status == 0:
            body = msgspec.json.encode(
                ProblemError("server-fault", request=self.id).as_problem()
            )
            headers = [(b"content-type", b"application/json")]
            start = {"type": "http.response.start", "status": 500, "headers": headers}
            await self.send(start)
            await self.wire({"type": "http.response.body", "body": body})

    def tell(self) -> None:
        """Write the log line."""
        spent = round((time.monotonic() - self.began) * 1000, 1)
        # A line for each would cost more than refusing it; these are counted instead.
        is_shed = "shed" in self.scope.get("state", ())
        routine = is_shed or self.path.endswith(ROUTINE_PATHS)
        write = log.debug if routine else log.info
        write(
            "request", method=self.method, path=self.path, status=self.status, ms=spent
        )


def add_request_id(
    headers: Iterable[tuple[bytes, bytes]], own: str
) -> list[tuple[bytes, bytes]]:
    """Add the id of the request to *headers*, unless it is there already."""
    given = list(headers)
    if any(name.lower() == REQUEST_ID for name, _ in given):
        return given
    return [*given, (REQUEST_ID, own.encode())]
