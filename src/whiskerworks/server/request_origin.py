"""Where a request came from, as far as whoever says so is believed."""

from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from whiskerworks.settings import Settings, addresses_in

# What an ASGI server and an application say to each other.
Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

Headers = dict[str, str]

FORWARDING: Final = frozenset(
    {
        "forwarded",
        "via",
        "x-forwarded-for",
        "x-forwarded-host",
        "x-forwarded-proto",
        "x-real-ip",
    }
)
"""Headers that a request bears which a proxy passes on."""


def headers_of(scope: Scope) -> Headers:
    """Return the headers by their small names; of several the last."""
    return {
        name.decode("latin-1").lower(): value.decode("latin-1")
        for name, value in scope["headers"]
    }


@dataclass(frozen=True)
class Caller:
    """Whoever sent a request."""

    address: str
    """Their address, without the port; of IPv6 the network, see `one_household`."""
    secure: bool
    """Whether the way to them is encrypted."""
    host: str
    """The name and port by which they know us."""
    direct: str = ""
    """The address of the machine that asks; nothing if it asks for somebody else."""


@dataclass(frozen=True)
class Place:
    """Where the server lives, as its settings say."""

    prefix: str
    """The path before all paths: nothing, or like /games."""
    origin: str
    """Scheme, name and port of the address that people use; nothing if not told."""
    proxies: frozenset[str]
    """Addresses, and networks of them, whose word on who is calling is taken."""

    @classmethod
    def of(cls, settings: Settings) -> "Place":
        """Return the place that *settings* say."""
        parts = urlsplit(settings.url)
        origin = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
        proxies = frozenset(addresses_in(settings.proxies))
        return cls(settings.path, origin.lower(), proxies)

    def within(self, path: str, prefix: str = "") -> str:
        """Return *path* as if we lived at the root, whatever path is before us."""
        before = self.prefix or prefix
        if before and (path == before or path.startswith(f"{before}/")):
            return path[len(before) :] or "/"
        return path

    def caller(self, scope: Scope, headers: Headers) -> Caller:
        """Return who sent a request; a proxy is believed if it is known."""
        client = scope.get("client")
        address = client[0] if client else ""
        direct = "" if FORWARDING & headers.keys() else address
        secure = scope["scheme"] in ("https", "wss")
        if self.proxies and is_within(address, self.proxies):
            address = self._behind(headers.get("x-forwarded-for", ""), address)
            told = headers.get("x-forwarded-proto", "")
            secure = told in ("https", "wss") if told else secure
        secure = secure or self.origin.startswith("https:")
        # Not X-Forwarded-Host: proxies pass on whatever a client sends as that.
        host = headers.get("host", "")
        return Caller(one_household(address), secure, host, direct)

    def _behind(self, forwarded: str, address: str) -> str:
        """Return the last address of a list that is not a proxy of ours."""
        for part in reversed(forwarded.split(",")):
            if part.strip() and not is_within(part.strip(), self.proxies):
                return part.strip()[:64]
        return address

    def url(self, caller: Caller, path: str) -> str:
        """Return the whole address of a page of ours, as *caller* may give it away."""
        scheme = "https" if caller.secure else "http"
        return f"{self.origin or f'{scheme}://{caller.host}'}{self.prefix}{path}"

    def is_own(self, origin: str, caller: Caller) -> bool:
        """Tell whether a page of *origin* is one of ours."""
        if self.origin:
            return origin.lower() == self.origin
        return urlsplit(origin).netloc.lower() == caller.host.lower() != ""


@lru_cache(maxsize=1024)
def one_household(address: str) -> str:
    """
    Return what limits count as one caller.

    Whoever has an IPv6 address has the other 2**64 of its network as well.

    >>> one_household("2001:db8::1:2")
    '2001:db8::/64'
    >>> one_household("::ffff:192.0.2.7")
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
def is_within(text: str, networks: frozenset[str]) -> bool:
    """Tell whether *text* is an address of one of *networks*."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in ip_network(one) for one in networks)


SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def comes_from_elsewhere(
    place: Place, caller: Caller, headers: Headers, method: str
) -> bool:
    """
    Tell whether a page of somebody else's makes a browser send this.

    Programs that are no browsers say nothing of where they come from, and carry no
    cookies that they were not given.
    """
    if method in SAFE:
        return False
    origin = headers.get("origin")
    if origin is not None:
        return not place.is_own(origin, caller)
    return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
