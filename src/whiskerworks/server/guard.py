"""
Check every request: who sends it, whether they may, and how much they send.

The guard answers requests that are too large, too frequent, of a wrong type or made by
a page of another site; nothing behind it sees them. Its headers on every response keep
browsers from doing more than our pages need.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import parse_qs

import msgspec
from structlog.contextvars import get_contextvars

from whiskerworks.server.bans import Bans
from whiskerworks.server.cpu_budget import run_metered
from whiskerworks.server.metrics import ServerMetrics
from whiskerworks.server.problems import Problem, ProblemError, too_fast_problem
from whiskerworks.server.rate_limits import Buckets, Budgets, OpenCounter
from whiskerworks.server.request_origin import (
    SAFE_METHODS,
    Application,
    Caller,
    Deployment,
    Headers,
    Message,
    Receive,
    Scope,
    Send,
    headers_of,
    is_cross_site,
)
from whiskerworks.server.signing import (
    SESSION_COOKIE,
    TOKEN_FIELD,
    TOKEN_HEADER,
    Signer,
)
from whiskerworks.settings import Settings

REQUEST_TIMEOUT_SECONDS: Final = 30.0
"""Seconds within which a request must arrive completely."""
CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ]
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FORM_TYPE: Final = "application/x-www-form-urlencoded"
ProblemRenderer = Callable[[Problem, str], tuple[bytes, str]]
"""Turns a problem at a path into the response's body and type."""
JSON_TYPE: Final = "application/json"
TEXT_TYPE: Final = "text/plain"
BODY_TYPES: Final = {"/api/records": (TEXT_TYPE, JSON_TYPE)}
"""Body types of addresses that take more than JSON; pages take forms."""
UPLOAD_PATHS: Final = ("/api/records", "/plain/records")
"""Addresses that accept a whole record."""

REQUESTS_BURST_SECONDS: Final = 10.0
"""Seconds' worth of requests allowed in one burst: many people may open their browsers
at the same time."""
MAX_CONCURRENT_REQUESTS: Final = 400
"""Maximum requests of one address being answered at the same time: a club of 200 who
open pages together, with room for their moves."""
ADMIN_PATH: Final = "/api/admin/"
"""Operators are served here, even if they have banned their own address."""
UPLOADS_PER_SECOND: Final = 0.5
"""Records per second that one address may upload, in the long run."""
UPLOAD_BURST: Final = 10.0
"""Records that may be uploaded in one burst."""


def cookie_of(headers: Headers, wanted: str = SESSION_COOKIE) -> str:
    """Return the value of one of our cookies; empty if it is missing."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value.strip('"')
    return ""


def bearer_of(headers: Headers) -> str:
    """Return the token of a program; empty if it sends none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


class Guard:
    """Pass requests on to an app, or answer them with a problem."""

    def __init__(
        self,
        app: Application,
        settings: Settings,
        signer: Signer,
        page: ProblemRenderer,
        budgets: Budgets,
        metrics: ServerMetrics,
        is_signed_in: Callable[[Headers], Awaitable[bool]],
        bans: Bans,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """
        Guard *app*, measuring request rates by the clock *seconds*.

        *is_signed_in* checks whether headers have a cookie that is still valid.
        """
        self._bans: Final = bans
        self._app: Final = app
        self._budgets: Final = budgets
        self._metrics: Final = metrics
        self._page: Final = page
        self._settings: Final = settings
        self._place: Final = Deployment.of(settings)
        self._signer: Final = signer
        self._is_signed_in: Final = is_signed_in
        self._seconds: Final = seconds
        self._requests: Final = Buckets(settings.requests, REQUESTS_BURST_SECONDS)
        self._under_way: Final = OpenCounter(MAX_CONCURRENT_REQUESTS)
        self._uploads: Final = Buckets(
            UPLOADS_PER_SECOND, UPLOAD_BURST / UPLOADS_PER_SECOND
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _drop_body(send)
        headers = headers_of(scope)
        caller = self._place.caller(scope, headers)
        state = scope.setdefault("state", {})
        state.update(request=_request_id(), caller=caller, headers=headers)
        dressed = _add_headers(send, state["request"], caller)
        wait = self._wait(scope["path"], caller.address)
        if wait or not self._under_way.add(caller.address):
            self._metrics.shed.inc()
            state["shed"] = True
            await refuse_cheaply(dressed, too_fast_problem(wait), scope)
            return
        try:
            work = self._serve(scope, headers, receive, dressed)
            await run_metered(self._budgets, caller.address, work)
        finally:
            self._under_way.drop(caller.address)

    async def _serve(
        self, scope: Scope, headers: Headers, receive: Receive, send: Send
    ) -> None:
        """Answer a request that is within the caller's limits."""
        try:
            self._check(scope, headers)
            body = await self._body(scope, headers, receive)
            await self._check_token(scope, headers, body)
        except ProblemError as trouble:
            telling = problem_as_json if is_api(scope["path"]) else self._page
            await send_problem(send, trouble, scope, telling)
            return
        await self._app(scope, _replay_body(body, receive), send)

    def _wait(self, path: str, address: str) -> int:
        """Return how many milliseconds *address* must wait; 0 for none."""
        now = self._seconds()
        wait = self._requests.take(address, now) or self._budgets.wait(address)
        if path in UPLOAD_PATHS and not wait:
            wait = self._uploads.take(address, now)
        return wait

    def _check(self, scope: Scope, headers: Headers) -> None:
        """
        Check that no page of another site makes a browser send this.

        Raises:
            ProblemError: One does.
        """
        caller: Caller = scope["state"]["caller"]
        if not scope["path"].startswith(ADMIN_PATH):
            self._bans.check_address(caller.address)
        if not bearer_of(headers) and is_cross_site(
            self._place, caller, headers, scope["method"]
        ):
            raise ProblemError("foreign-origin")

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> bytes:
        """
        Return the whole body.

        Raises:
            ProblemError: The body is too large, of a wrong type, or incomplete.
        """
        path, settings = scope["path"], self._settings
        most = settings.upload if path in UPLOAD_PATHS else settings.message
        if path == "/plain/records":
            most *= 3  # a form encodes many characters as three
        told = headers.get("content-length", "0")
        if not told.isdigit() or int(told) > most:
            raise ProblemError("too-large", most=most)
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT_SECONDS):
                body = await _read_body(receive, most)
        except TimeoutError:
            raise ProblemError(
                "bad-request", problem="the request did not arrive completely in time"
            ) from None
        if body and scope["method"] not in SAFE_METHODS:
            _check_type(path, headers.get("content-type", ""))
        return body

    async def _check_token(self, scope: Scope, headers: Headers, body: bytes) -> None:
        """
        Check that the sender of a cookie also knows the token that goes with it.

        Strangers need no token; nor do browsers that were signed out but still have the
        cookie.

        Raises:
            ProblemError: The token is missing or wrong.
        """
        cookie = cookie_of(headers)
        if scope["method"] in SAFE_METHODS or not cookie or bearer_of(headers):
            return
        token = headers.get(TOKEN_HEADER) or _form_token(scope, body)
        is_known = self._signer.is_token(cookie, token)
        if not is_known and await self._is_signed_in(headers):
            raise ProblemError("bad-token")


def _request_id() -> str:
    """Return the id that identifies this request in the log."""
    given = get_contextvars().get("request")
    return given if isinstance(given, str) else secrets.token_hex(5)


def is_api(path: str) -> bool:
    """Whether this address is for programs, which expect problems as JSON."""
    return path.startswith("/api/") or path == "/metrics"


def problem_as_json(problem: Problem, _: str) -> tuple[bytes, str]:
    """Return a problem as JSON, and its content type."""
    return msgspec.json.encode(problem), JSON_TYPE


def problem_as_text(problem: Problem, _: str) -> tuple[bytes, str]:
    """Return a problem as one sentence, and its content type."""
    return problem.problem.encode(), f"{TEXT_TYPE}; charset=utf-8"


async def refuse_cheaply(send: Send, trouble: ProblemError, scope: Scope) -> None:
    """Refuse a caller who sends too many requests, as cheaply as possible."""
    await send_problem(
        send,
        trouble,
        scope,
        problem_as_json if is_api(scope["path"]) else problem_as_text,
    )


async def send_problem(
    send: Send, trouble: ProblemError, scope: Scope, telling: ProblemRenderer
) -> None:
    """Send a problem before any page or handler is reached."""
    body, kind = telling(trouble.as_problem(), scope["path"])
    pairs = {"content-type": kind, "content-length": str(len(body))}
    raw = [(k.encode(), v.encode()) for k, v in (pairs | trouble.headers).items()]
    await send(
        {"type": "http.response.start", "status": trouble.status, "headers": raw}
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _check_type(path: str, given: str) -> None:
    wanted = BODY_TYPES.get(path, (JSON_TYPE,)) if is_api(path) else (FORM_TYPE,)
    if given.partition(";")[0].strip().lower() not in wanted:
        raise ProblemError("bad-type", "content-type", type=", ".join(wanted))


def _form_token(scope: Scope, body: bytes) -> str:
    """Return the token from a form of one of our pages."""
    if scope["path"].startswith("/api/"):
        return ""
    try:
        fields = parse_qs(body.decode(), max_num_fields=1000)
    except ValueError:
        return ""
    return fields.get(TOKEN_FIELD, [""])[0]


async def _read_body(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > most:
            raise ProblemError("too-large", most=most)
        if not message.get("more_body", False):
            return bytes(body)


def _replay_body(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that first returns *body*, then whatever follows."""
    handed = False

    async def hand() -> Message:
        nonlocal handed
        if handed:
            return await receive()
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return hand


def _drop_body(send: Send) -> Send:
    """Return a `send` that answers HEAD: like GET, without the body."""

    async def bare(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return bare


def _add_headers(send: Send, request: str, caller: Caller) -> Send:
    """Return a `send` that adds our headers to every response."""
    ours = dict(SECURITY_HEADERS)
    if not get_contextvars():
        ours["x-request-id"] = request
    if caller.secure:
        ours["strict-transport-security"] = "max-age=31536000"

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            kept = ours | {"cache-control": "no-store"}
            more = [(k.encode(), v.encode()) for k, v in kept.items()]
            message["headers"] = [
                *message["headers"],
                *[pair for pair in more if pair[0] not in given],
            ]
        await send(message)

    return dressed
