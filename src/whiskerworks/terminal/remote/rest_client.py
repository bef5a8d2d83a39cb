"""REST requests to a server."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import IO, Final, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

import msgspec

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.message import Message, Param
from whiskerworks.terminal.remote import server_json
from whiskerworks.terminal.remote.address import TableAddress
from whiskerworks.words import Words

REQUEST_TIMEOUT_SECONDS: Final = 15.0
"""How long a server may take to answer."""
MAX_RESPONSE_BYTES: Final = 1 << 25
"""Maximum bytes of a response."""
USER_AGENT: Final = "whiskerworks"


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an error response."""

    code: str
    problem: str = ""
    params: Mapping[str, Param] = {}
    rule: str = ""


class Profile(msgspec.Struct, frozen=True):
    """The person we are at the server."""

    name: str
    token: str = ""


class ServerUnreachable(WhiskerworksError):
    """The server does not answer, or is not a Whiskerworks server."""

    def __init__(self, host: str, problem: str) -> None:
        super().__init__(f"{host} cannot be reached: {problem}", host, problem)


class RequestRefused(WhiskerworksError):
    """The server refused a request; says why."""

    def __init__(self, status: int, problem: ErrorBody) -> None:
        super().__init__(problem.problem or problem.code, status, problem)
        self.status: Final = status
        self.problem: Final = problem

    def text(self, words: Words) -> str:
        """Return the reason in *words*, or in the server's English if they lack it."""
        for kind in ("refusal", "problem"):
            message = Message(f"{kind}-{self.problem.code}", self.problem.params)
            if words.has(message.code):
                rule = f" [{self.problem.rule}]" if self.problem.rule else ""
                return f"{words.say(message)}{rule}"
        return str(self)


@dataclass(frozen=True)
class Credentials:
    """What identifies us to a server: a cookie with its token, or a bearer token."""

    cookie: str = ""
    """The cookie of a guest or an account."""
    token: str = ""
    """The token that goes with the cookie."""
    bearer: str = field(default="", repr=False)
    """A program's token, instead of both."""

    @property
    def headers(self) -> dict[str, str]:
        """Headers for the socket and for requests that change nothing."""
        if self.bearer:
            return {"Authorization": f"Bearer {self.bearer}"}
        return {"Cookie": self.cookie} if self.cookie else {}

    @property
    def all_headers(self) -> dict[str, str]:
        """Headers for requests that change something."""
        token = {"X-Whiskerworks-Token": self.token} if self.token else {}
        return self.headers | token


NO_CREDENTIALS: Final = Credentials()
"""The credentials of an anonymous spectator."""


@dataclass(frozen=True)
class RestResponse:
    """A successful response."""

    body: bytes
    cookie: str = ""
    """The cookie that the server set, as it is sent back."""


class _NoRedirects(HTTPRedirectHandler):
    """Refuses redirects: our credentials are for one server only."""

    def redirect_request(
        self,
        req: Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: Mapping[str, str],  # type: ignore[override]
        newurl: str,
    ) -> NoReturn:
        raise HTTPException(
            f"it has moved to {server_json.remove_invisible(newurl)} now"
        )


class RestClient:
    """Sends requests to one server with someone's credentials."""

    def __init__(
        self, address: TableAddress, credentials: Credentials = NO_CREDENTIALS
    ) -> None:
        self.address: Final = address
        self.credentials: Final = credentials

    async def get(
        self, path: str, **query: str | int | list[str] | None
    ) -> RestResponse:
        """
        Send a GET request and return the response.

        Raises:
            RequestRefused: The server answered with an error.
            ServerUnreachable: It did not answer.
        """
        params = {name: value for name, value in query.items() if value is not None}
        query_text = (
            f"?{urlencode(params, doseq=True, quote_via=quote)}" if params else ""
        )
        return await self._request(
            "GET", path + query_text, None, self.credentials.headers
        )

    async def post(self, path: str, payload: object = None) -> RestResponse:
        """
        Send a POST request and return the response.

        Raises:
            RequestRefused, ServerUnreachable: As `get`.
        """
        body = None if payload is None else msgspec.json.encode(payload)
        return await self._request("POST", path, body, self.credentials.all_headers)

    async def delete(self, path: str) -> None:
        """
        Send a DELETE request.

        Raises:
            RequestRefused, ServerUnreachable: As `get`.
        """
        await self._request("DELETE", path, None, self.credentials.all_headers)

    async def _request(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> RestResponse:
        kind = {} if body is None else {"Content-Type": "application/json"}
        request = Request(
            f"{self.address.server}/api{path}",
            body,
            {"User-Agent": USER_AGENT, "Accept": "*/*"} | headers | kind,
            method=method,
        )
        return await asyncio.to_thread(send_request, request, self.address)


def send_request(request: Request, address: TableAddress) -> RestResponse:
    """
    Send a request and return the response.

    Raises:
        RequestRefused, ServerUnreachable: As `RestClient.get`.
    """
    proxies = [ProxyHandler({})] if address.is_here else []
    try:
        with build_opener(_NoRedirects, *proxies).open(
            request, timeout=REQUEST_TIMEOUT_SECONDS
        ) as response:
            body = response.read(MAX_RESPONSE_BYTES)
            cookies = response.headers.get_all("set-cookie") or []
    except HTTPError as problem:
        raise _error_from(address, problem) from None
    except (OSError, HTTPException, ValueError) as problem:
        raise ServerUnreachable(address.host, connection_problem(problem)) from None
    return RestResponse(body, "; ".join([one.partition(";")[0] for one in cookies]))


def _error_from(address: TableAddress, problem: HTTPError) -> WhiskerworksError:
    """Return the error of our server, or of a proxy in front of it."""
    with problem:
        body = problem.read(MAX_RESPONSE_BYTES)
    try:
        return RequestRefused(problem.code, server_json.decode_json(body, ErrorBody))
    except server_json.IncompatibleServer:
        return ServerUnreachable(address.host, f"it answers HTTP {problem.code}")


def connection_problem(problem: BaseException) -> str:
    """Return a short description of why a server was not reached."""
    if isinstance(problem, URLError) and isinstance(problem.reason, BaseException):
        return connection_problem(problem.reason)
    if isinstance(problem, ConnectionRefusedError):
        return "nothing is listening there"
    if isinstance(problem, socket.gaierror):
        return "the host does not exist"
    if isinstance(problem, TimeoutError):
        return "it does not answer in time"
    if isinstance(problem, ssl.SSLError):
        return f"its certificate or encryption is invalid ({problem.reason})"
    return server_json.remove_invisible(str(problem)) or type(problem).__name__
