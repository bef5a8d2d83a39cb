"""
Call a web address that a stranger gave us, without being used against anybody.

Only https, only port 443, only hosts all of whose addresses are public; the call
goes to the very address that was looked at, follows nothing, and reads no more than
the status. Whatever is in doubt is not called.
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
"""Characters that such an address may have."""
CALL_TIMEOUT_SECONDS: Final = 5.0
"""For the whole call."""
MAX_ANSWER_BYTES: Final = 1_024
"""Bytes that are read of an answer; its first line is enough."""

GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
IPV4_CARRYING_NETWORKS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""Networks whose addresses hold another, of the older kind, inside."""


class CallFailed(Exception):
    """An address was not called, or did not answer well; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def is_public(text: str) -> bool:
    """Tell whether *text* is an address of the public internet and nothing else."""
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
    """Refuse also what leads to an address of the older kind: it may be anything."""
    carries_ipv4 = any(address in network for network in IPV4_CARRYING_NETWORKS)
    plain = address.scope_id is None and address in GLOBAL_UNICAST and not carries_ipv4
    return plain and address.is_global and not address.is_private


async def resolve_host(host: str, port: int) -> list[str]:
    """
    Return all addresses of *host*.

    Raises:
        OSError: There is no such host.
    """
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=SOCK_STREAM)
    return [str(place[4][0]) for place in found]


@dataclass(frozen=True)
class CallPolicy:
    """What may be called; tests have a network of their own, servers have not."""

    resolve: Callable[[str, int], Awaitable[list[str]]] = resolve_host
    may_call: Callable[[str], bool] = is_public
    ports: frozenset[int] = frozenset({HTTPS_PORT})
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    seconds: float = CALL_TIMEOUT_SECONDS


def parse_url(url: str, ports: frozenset[int] = frozenset({HTTPS_PORT})) -> SplitResult:
    """
    Return the parts of *url*, if it is one that may be called at all.

    Raises:
        NotCalled: It is not https, too long, or holds what such an address needs not.
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
    Return the address to connect to: the first of the host's, all being public.

    Raises:
        NotCalled: The host has none, or one of them is not public.
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
    See that *url* may be called, as far as can be told beforehand.

    Raises:
        NotCalled: It may not be, or its host is not found in time.
    """
    parts = parse_url(url, rules.ports)
    try:
        async with asyncio.timeout(rules.seconds):
            await vet_host(parts, rules)
    except TimeoutError:
        raise CallFailed("too-slow") from None


async def post_json(url: str, body: bytes, rules: CallPolicy) -> None:
    """
    Post *body*, which is JSON, to *url*.

    Raises:
        NotCalled: It may not be called, cannot be, or answers anything but 2xx.
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
    """Return the status that was answered."""
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
    """Return the status in the first *line* of an answer; ValueError if none is."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no answer of a web server")
    return int(rest[:3])
