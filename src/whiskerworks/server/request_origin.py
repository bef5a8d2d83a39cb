"""Find out where a request came from, trusting only known proxies."""

from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from whiskerworks.settings import Settings, addresses_in

# The types of an ASGI server and application.
Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

Headers = dict[str, str]

FORWARDING_HEADERS: Final = frozenset(
    {
        "forwarded",
        "via",
        "x-forwarded-for",
        "x-forwarded-host",
        "x-forwarded-proto",
        "x-real-ip",
    }
)
"""Headers that mark a request as passed on by a proxy."""


def headers_of(scope: Scope) -> Headers:
    """Return headers by lower-case name; the last one wins."""
    return {
        name.decode("latin-1").lower(): value.decode("latin-1")
        for name, value in scope["headers"]
    }


@dataclass(frozen=True)
class Caller:
    """The sender of a request."""

    address: str
    """The address without the port; for IPv6 the network, see `limit_key`."""
    secure: bool
    """Whether the connection to them is encrypted."""
    host: str
    """The name and port by which they reach this server."""
    direct: str = ""
    """The address of the requesting machine; empty behind a proxy."""


@dataclass(frozen=True)
class Deployment:
    """Where this server can be reached, according to its settings."""

    prefix: str
    """The path before all paths: empty, or like /games."""
    origin: str
    """Scheme, name and port of the public address; empty if unknown."""
    proxies: frozenset[str]
    """Addresses and networks of trusted proxies."""

    @classmethod
    def of(cls, settings: Settings) -> "Deployment":
        """Return the deployment that *settings* describe."""
        parts = urlsplit(settings.url)
        origin = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
        proxies = frozenset(addresses_in(settings.proxies))
        return cls(settings.path, origin.lower(), proxies)

    def within(self, path: str, prefix: str = "") -> str:
        """Return *path* without the deployment's prefix."""
        before = self.prefix or prefix
        if before and (path == before or path.startswith(f"{before}/")):
            return path[len(before) :] or "/"
        return path

    def caller(self, scope: Scope, headers: Headers) -> Caller:
        """Return the sender of a request; known proxies are trusted to name them."""
        client = scope.get("client")
        address = client[0] if client else ""
        direct = "" if FORWARDING_HEADERS & headers.keys() else address
        secure = scope["scheme"] in ("https", "wss")
        if self.proxies and is_in_networks(address, self.proxies):
            address = self._behind(headers.get("x-forwarded-for", ""), address)
            told = headers.get("x-forwarded-proto", "")
            secure = told in ("https", "wss") if told else secure
        secure = secure or self.origin.startswith("https:")
        # Not X-Forwarded-Host: proxies pass on whatever a client sends there.
        host = headers.get("host", "")
        return Caller(limit_key(address), secure, host, direct)

    def _behind(self, forwarded: str, address: str) -> str:
        """Return the last address of a list that is not one of our proxies."""
        for part in reversed(forwarded.split(",")):
            if part.strip() and not is_in_networks(part.strip(), self.proxies):
                return part.strip()[:64]
        return address

    def url(self, caller: Caller, path: str) -> str:
        """Return the full address of a page, as *caller* can share it."""
        scheme = "https" if caller.secure else "http"
        return f"{self.origin or f'{scheme}://{caller.host}'}{self.prefix}{path}"

    def is_own(self, origin: str, caller: Caller) -> bool:
        """Whether *origin* is this server's own."""
        if self.origin:
            return origin.lower() == self.origin
        return urlsplit(origin).netloc.lower() == caller.host.lower() != ""


@lru_cache(maxsize=1024)
def limit_key(address: str) -> str:
    """
    Return the address or network that limits count as one caller.

    Whoever has an IPv6 address can use the other 2**64 of its network as well.

    >>> limit_key("2001:db8::1:2")
    '2001:db8::/64'
    >>> limit_key("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


@lru_cache(maxsize=1024)
def is_in_networks(text: str, networks: frozenset[str]) -> bool:
    """Whether *text* is an address in one of *networks*."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in ip_network(one) for one in networks)


SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def is_cross_site(
    place: Deployment, caller: Caller, headers: Headers, method: str
) -> bool:
    """
    Whether a page of another site makes a browser send this request.

    Programs other than browsers do not say where they come from, and carry only cookies
    that they were given.
    """
    if method in SAFE_METHODS:
        return False
    origin = headers.get("origin")
    if origin is not None:
        return not place.is_own(origin, caller)
    return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
