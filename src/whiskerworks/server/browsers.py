"""What a list of sessions says of each: which browser, and roughly from where."""

from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple

from whiskerworks.server.request_origin import Caller, Headers

MAX_PRODUCT_CHARACTERS: Final = 40
"""Characters that are kept of a name we do not know."""
# Browsers say the names of others, too: what is found first counts.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
NETWORK_BITS: Final = {4: 24, 6: 48}
"""How much is kept of an address of each version."""


class Browser(NamedTuple):
    """Whoever begins a session, as they may recognise it later."""

    browser: str
    system: str
    address: str


def browser_of(headers: Headers, caller: Caller) -> Browser:
    """Return which browser sends these headers; what is not told is nothing."""
    agent = headers.get("user-agent", "")
    name = _first(BROWSERS, agent) or _product(agent)
    return Browser(name, _first(SYSTEMS, agent), network_of(caller.address))


def network_of(address: str) -> str:
    """
    Return the network of *address*: it tells a town rather than a house.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::/64"), network_of("?")
    ('192.0.2.0/24', '2001:db8:1::/48', '')
    """
    try:
        found = ip_address(address.partition("/")[0])
    except ValueError:
        return ""
    return str(ip_network((found, NETWORK_BITS[found.version]), strict=False))


def _first(names: dict[str, str], agent: str) -> str:
    return next((name for mark, name in names.items() if mark in agent), "")


def _product(agent: str) -> str:
    """Return what a program that is no browser calls itself."""
    words = agent.replace("/", " ").split()
    name = words[0][:MAX_PRODUCT_CHARACTERS] if words else ""
    return name if name.isascii() and name.isprintable() else ""
