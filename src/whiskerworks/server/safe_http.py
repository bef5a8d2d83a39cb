"""
Call web addresses that strangers gave us, without being abused against others.

Only https on port 443 is allowed, and only hosts whose addresses are all public. The
call goes to the very address that was checked, follows no redirects, and reads only the
status. Anything doubtful is not called.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import SplitResult, urlsplit

HTTPS_PORT: Final = 443
MAX_URL_CHARACTERS: Final = 500
"""Maximum characters of a web address."""
CALL_TIMEOUT_SECONDS: Final = 5.0
"""Time limit of a whole call."""
MAX_ANSWER_BYTES: Final = 1_024
"""Maximum bytes read of a response; its first line is enough."""

GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
IPV4_CARRYING_NETWORKS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""IPv6 networks whose addresses contain an IPv4 address."""


class CallFailed(Exception):
    """An address was not called, or did not answer well; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def is_public(text: str) -> bool:
    """Whether *text* is an address of the public internet and nothing else."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        return _is_public_six(address)
    return _is_public_four(address)


def _is_public_four(address: IPv4Address) -> bool:
    odd = address.is_multicast or address.is_reserved or address.is_unspecified
    return address.is_global and not address.is_private and not odd


def _is_public_six(address: IPv6Address) -> bool:
    """Refuse also addresses that lead to an IPv4 address, which may be anything."""
    carries_ipv4 = any(address in network for network in IPV4_CARRYING_NETWORKS)
    plain = address.scope_id is None and address in GLOBAL_UNICAST and not carries_ipv4
    return plain and address.is_global and not address.is_private


async def resolve_host(host: str, port: int) -> list[str]:
    """
    Return all addresses of *host*.

    Raises:
        OSError: The host does not exist.
    """
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=SOCK_STREAM)
    return [str(place[4][0]) for place in found]


@dataclass(frozen=True)
class CallPolicy:
    """What may be called; only tests change it, for networks of their own."""

    resolve: Callable[[str, int], Awaitable[list[str]]] = resolve_host
    may_call: Callable[[str], bool] = is_public
    ports: frozenset[int] = frozenset({HTTPS_PORT})
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    seconds: float = CALL_TIMEOUT_SECONDS


def parse_url(url: str, ports: frozenset[int] = frozenset({HTTPS_PORT})) -> SplitResult:
    """
    Return the parts of *url*, if its form is allowed.

    Raises:
        CallFailed: It is not https, too long, or has parts that a hook does not need.
    """
    if len(url) > MAX_URL_CHARACTERS or not url.isascii() or not url.isprintable():
        raise CallFailed("bad-address")
    try:
        parts = urlsplit(url)
        port = parts.port or HTTPS_PORT
    except ValueError:
        raise CallFailed("bad-address") from None
    if parts.scheme != "https" or " " in url or "\\" in url:
        raise CallFailed("bad-address")
    if not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise CallFailed("bad-address")
    if port not in ports:
        raise CallFailed("bad-address")
    return parts


async def vet_host(parts: SplitResult, rules: CallPolicy) -> str:
    """
    Return the first address of the host, after checking that all are public.

    Raises:
        CallFailed: The host has no address, or one of them is not public.
    """
    host = parts.hostname or ""
    try:
        found = await rules.resolve(host, parts.port or HTTPS_PORT)
    except (OSError, UnicodeError):
        raise CallFailed("no-such-host") from None
    if not found or not all(rules.may_call(one) for one in found):
        raise CallFailed("not-public")
    return found[0]


async def check_url(url: str, rules: CallPolicy) -> None:
    """
    Check that *url* may be called, as far as can be told beforehand.

    Raises:
        CallFailed: It may not be called, or its host is not found in time.
    """
    parts = parse_url(url, rules.ports)
    try:
        async with asyncio.timeout(rules.seconds):
            await vet_host(parts, rules)
    except TimeoutError:
        raise CallFailed("too-slow") from None


async def post_json(url: str, body: bytes, rules: CallPolicy) -> None:
    """
    Post the JSON *body* to *url*.

    Raises:
        CallFailed: It may not or cannot be called, or does not answer with 2xx.
    """
    parts = parse_url(url, rules.ports)
    try:
        async with asyncio.timeout(rules.seconds):
            address = await vet_host(parts, rules)
            status = await _post_request(parts, address, body, rules)
    except TimeoutError:
        raise CallFailed("too-slow") from None
    except (OSError, asyncio.IncompleteReadError, ValueError):
        raise CallFailed("no-answer") from None
    if not 200 <= status < 300:
        raise CallFailed("refused")


async def _post_request(
    parts: SplitResult, address: str, body: bytes, rules: CallPolicy
) -> int:
    """Return the status of the response."""
    reader, writer = await asyncio.open_connection(
        address,
        parts.port or HTTPS_PORT,
        ssl=rules.context,
        server_hostname=parts.hostname,
        limit=MAX_ANSWER_BYTES,
    )
    try:
        writer.write(_request(parts, body))
        await writer.drain()
        return _parse_status(await reader.readuntil(b"\r\n"))
    except asyncio.LimitOverrunError:
        raise ValueError("the first line is too long") from None
    finally:
        writer.transport.abort()


def _request(parts: SplitResult, body: bytes) -> bytes:
    target = parts._replace(scheme="", netloc="").geturl() or "/"
    lines = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: whiskerworks",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _parse_status(line: bytes) -> int:
    """Return the status in the first *line* of a response. Raises ValueError."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no answer of a web server")
    return int(rest[:3])
