"""
What stands before every request: who calls, whether they may, how much they send.

Nothing behind it is reached by a request that is too large, too often sent, of a
wrong type, or made by a page of somebody else's. Everything that goes out bears
headers that keep a browser from doing more than our pages need.
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
from whiskerworks.server.cpu_budget import metered
from whiskerworks.server.metrics import Counts
from whiskerworks.server.problems import Problem, ProblemError, too_fast
from whiskerworks.server.rate_limits import Buckets, Budgets, OpenCounter
from whiskerworks.server.request_origin import (
    SAFE,
    Application,
    Caller,
    Headers,
    Message,
    Place,
    Receive,
    Scope,
    Send,
    comes_from_elsewhere,
    headers_of,
)
from whiskerworks.server.signing import COOKIE, FIELD, HEADER, Signer
from whiskerworks.settings import Settings

PATIENCE: Final = 30.0
"""Seconds in which a request must have arrived whole."""
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
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FORM: Final = "application/x-www-form-urlencoded"
Telling = Callable[[Problem, str], tuple[bytes, str]]
"""How a problem at a path is told: the body of the answer, and its type."""
JSON: Final = "application/json"
TEXT: Final = "text/plain"
TYPES: Final = {"/api/records": (TEXT, JSON)}
"""What addresses take whose bodies are not always JSON; pages take forms."""
UPLOADS: Final = ("/api/records", "/plain/records")
"""Where a whole record may be sent to."""

REQUESTS_BURST_SECONDS: Final = 10.0
"""So many seconds' worth of requests may come at once: many people open their browsers
at the same time."""
MAX_UNDER_WAY: Final = 400
"""Maximum requests of one address that are answered at the same time: a club of 200
who open pages together, with room for their moves."""
ADMIN: Final = "/api/admin/"
"""Where operators are heard, whatever address they have banned."""
UPLOAD_RATE: Final = 0.5
"""How many records a second one address may send, for long."""
UPLOAD_BURST: Final = 10.0
"""So many may come at once."""


def cookie_of(headers: Headers, wanted: str = COOKIE) -> str:
    """Return the value of a cookie of ours, nothing if there is none."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value.strip('"')
    return ""


def bearer_of(headers: Headers) -> str:
    """Return the token of a program, nothing if it shows none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


class Guard:
    """Lets requests through to an app, or answers them with what is wrong."""

    def __init__(
        self,
        app: Application,
        settings: Settings,
        signer: Signer,
        page: Telling,
        budgets: Budgets,
        counts: Counts,
        is_signed_in: Callable[[Headers], Awaitable[bool]],
        bans: Bans,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """
        Guard *app*; how often somebody asks is told by *seconds*, a clock.

        *is_signed_in* tells whether headers have a cookie that is still good.
        """
        self._bans: Final = bans
        self._app: Final = app
        self._budgets: Final = budgets
        self._counts: Final = counts
        self._page: Final = page
        self._settings: Final = settings
        self._place: Final = Place.of(settings)
        self._signer: Final = signer
        self._is_signed_in: Final = is_signed_in
        self._seconds: Final = seconds
        self._requests: Final = Buckets(settings.requests, REQUESTS_BURST_SECONDS)
        self._under_way: Final = OpenCounter(MAX_UNDER_WAY)
        self._uploads: Final = Buckets(UPLOAD_RATE, UPLOAD_BURST / UPLOAD_RATE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        headers = headers_of(scope)
        caller = self._place.caller(scope, headers)
        state = scope.setdefault("state", {})
        state.update(request=_request_id(), caller=caller, headers=headers)
        dressed = _dress(send, state["request"], caller)
        wait = self._wait(scope["path"], caller.address)
        if wait or not self._under_way.add(caller.address):
            self._counts.shed.inc()
            state["shed"] = True
            await refuse(dressed, too_fast(wait), scope)
            return
        try:
            work = self._serve(scope, headers, receive, dressed)
            await metered(self._budgets, caller.address, work)
        finally:
            self._under_way.drop(caller.address)

    async def _serve(
        self, scope: Scope, headers: Headers, receive: Receive, send: Send
    ) -> None:
        """Answer a request of somebody who may send one now."""
        try:
            self._check(scope, headers)
            body = await self._body(scope, headers, receive)
            await self._check_token(scope, headers, body)
        except ProblemError as trouble:
            telling = as_json if is_api(scope["path"]) else self._page
            await answer(send, trouble, scope, telling)
            return
        await self._app(scope, _given(body, receive), send)

    def _wait(self, path: str, address: str) -> int:
        """Return how many milliseconds *address* must wait; 0 if it need not."""
        now = self._seconds()
        wait = self._requests.take(address, now) or self._budgets.wait(address)
        if path in UPLOADS and not wait:
            wait = self._uploads.take(address, now)
        return wait

    def _check(self, scope: Scope, headers: Headers) -> None:
        """
        See that no page of somebody else's makes a browser send this.

        Raises:
            ProblemError: One does.
        """
        caller: Caller = scope["state"]["caller"]
        if not scope["path"].startswith(ADMIN):
            self._bans.check_address(caller.address)
        if not bearer_of(headers) and comes_from_elsewhere(
            self._place, caller, headers, scope["method"]
        ):
            raise ProblemError("foreign-origin")

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> bytes:
        """
        Return the whole body.

        Raises:
            ProblemError: It is too large, of a wrong type, or does not come to an end.
        """
        path, settings = scope["path"], self._settings
        most = settings.upload if path in UPLOADS else settings.message
        if path == "/plain/records":
            most *= 3  # a form writes many characters as three
        told = headers.get("content-length", "0")
        if not told.isdigit() or int(told) > most:
            raise ProblemError("too-large", most=most)
        try:
            async with asyncio.timeout(PATIENCE):
                body = await _read(receive, most)
        except TimeoutError:
            raise ProblemError(
                "bad-request", problem="it did not come to an end"
            ) from None
        if body and scope["method"] not in SAFE:
            _check_type(path, headers.get("content-type", ""))
        return body

    async def _check_token(self, scope: Scope, headers: Headers, body: bytes) -> None:
        """
        See that whoever sends a cookie also knows the token that goes with it.

        A stranger needs none: nor does a browser that has been signed out, and still
        has the cookie.

        Raises:
            ProblemError: They do not.
        """
        cookie = cookie_of(headers)
        if scope["method"] in SAFE or not cookie or bearer_of(headers):
            return
        token = headers.get(HEADER) or _field(scope, body)
        is_known = self._signer.is_token(cookie, token)
        if not is_known and await self._is_signed_in(headers):
            raise ProblemError("bad-token")


def _request_id() -> str:
    """Return the id under which the log tells of this request."""
    given = get_contextvars().get("request")
    return given if isinstance(given, str) else secrets.token_hex(5)


def is_api(path: str) -> bool:
    """Tell whether programs ask for this, and want problems as JSON."""
    return path.startswith("/api/") or path == "/metrics"


def as_json(problem: Problem, _: str) -> tuple[bytes, str]:
    """Return a problem as programs want it, and of which type that is."""
    return msgspec.json.encode(problem), JSON


def as_text(problem: Problem, _: str) -> tuple[bytes, str]:
    """Return a problem as one sentence, and of which type that is."""
    return problem.problem.encode(), f"{TEXT}; charset=utf-8"


async def refuse(send: Send, trouble: ProblemError, scope: Scope) -> None:
    """Send away who asks too often, at as little cost as possible."""
    await answer(send, trouble, scope, as_json if is_api(scope["path"]) else as_text)


async def answer(
    send: Send, trouble: ProblemError, scope: Scope, telling: Telling
) -> None:
    """Send what is wrong, before any page or handler is reached."""
    body, kind = telling(trouble.told(), scope["path"])
    pairs = {"content-type": kind, "content-length": str(len(body))}
    raw = [(k.encode(), v.encode()) for k, v in (pairs | trouble.headers).items()]
    await send(
        {"type": "http.response.start", "status": trouble.status, "headers": raw}
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _check_type(path: str, given: str) -> None:
    wanted = TYPES.get(path, (JSON,)) if is_api(path) else (FORM,)
    if given.partition(";")[0].strip().lower() not in wanted:
        raise ProblemError("bad-type", "content-type", type=", ".join(wanted))


def _field(scope: Scope, body: bytes) -> str:
    """Return the token that a form of a page of ours shows."""
    if scope["path"].startswith("/api/"):
        return ""
    try:
        fields = parse_qs(body.decode(), max_num_fields=1000)
    except ValueError:
        return ""
    return fields.get(FIELD, [""])[0]


async def _read(receive: Receive, most: int) -> bytes:
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


def _given(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that hands out *body*, and then what comes."""
    handed = False

    async def hand() -> Message:
        nonlocal handed
        if handed:
            return await receive()
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return hand


def _without_body(send: Send) -> Send:
    """Return a `send` that answers HEAD: as GET is answered, but for the body."""

    async def bare(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return bare


def _dress(send: Send, request: str, caller: Caller) -> Send:
    """Return a `send` that puts our headers on every answer."""
    ours = dict(HEADERS)
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
