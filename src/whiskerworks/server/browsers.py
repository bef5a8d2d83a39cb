"""Recognise a session's browser and rough location, for the list of sessions."""

from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple

from whiskerworks.server.request_origin import Caller, Headers

MAX_PRODUCT_CHARACTERS: Final = 40
"""Maximum characters of an unknown product name."""
# Browsers send the names of others, too: the first match counts.
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
"""Bits kept of an address, by IP version."""


class Browser(NamedTuple):
    """A session's browser, as its owner may recognise it later."""

    browser: str
    system: str
    address: str


def browser_of(headers: Headers, caller: Caller) -> Browser:
    """Return the browser that sends these headers; unknown parts are empty."""
    agent = headers.get("user-agent", "")
    name = _first(BROWSERS, agent) or _product(agent)
    return Browser(name, _first(SYSTEMS, agent), network_of(caller.address))


def network_of(address: str) -> str:
    """
    Return the network of *address*, which reveals a town rather than a house.

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
    """Return the product name of a program other than a browser."""
    words = agent.replace("/", " ").split()
    name = words[0][:MAX_PRODUCT_CHARACTERS] if words else ""
    return name if name.isascii() and name.isprintable() else ""
