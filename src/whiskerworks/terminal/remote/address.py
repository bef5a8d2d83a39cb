"""Addresses of tables, as people paste them."""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, parse_qs, quote, urlsplit

from whiskerworks.core.errors import WhiskerworksError, shorten

TABLE_PATH: Final = re.compile(
    r"(?P<prefix>.*?)(/plain)?/t/(?P<table>[A-Za-z0-9_-]{1,64})/?"
)
"""The path of a table's page, below any prefix of the server."""
STRIPPED_CHARACTERS: Final = " \t\r\n<>\"'“”‘’,;"
"""Characters around a pasted address that do not belong to it."""
MAX_ADDRESS_CHARACTERS: Final = 2000


class BadAddress(WhiskerworksError):
    """A text is not the address of a table."""

    def __init__(self, text: str, problem: str) -> None:
        super().__init__(
            f"{shorten(text)!r} is not the address of a table: {problem}", text, problem
        )
        self.text = text
        self.problem = problem


@dataclass(frozen=True)
class TableAddress:
    """A table of a server, and the rights that its link grants."""

    server: str
    """The server's address without a trailing slash: "https://host/games"."""
    table: str
    """The id of the table."""
    invitation: str = ""
    """The code that opens reserved chairs."""
    watch: str = ""
    """The code that lets a spectator see through a player's eyes."""

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server[len('http') :]}/api/tables/{self.table}/socket"

    @property
    def host(self) -> str:
        """The host name of the server."""
        return urlsplit(self.server).hostname or ""

    @property
    def is_here(self) -> bool:
        """Whether the server runs on this machine."""
        return _is_loopback(self.host)

    def page(self, invitation: str | None = None) -> str:
        """Return the address of the table's page, with an *invitation* if given."""
        query = f"?invitation={quote(invitation)}" if invitation else ""
        return f"{self.server}/t/{self.table}{query}"

    def at(self, table: str) -> "TableAddress":
        """Return the address of another table on the same server."""
        return TableAddress(self.server, table)


def parse_address(text: str) -> TableAddress:
    """
    Parse the address of a table.

    Raises:
        BadAddress: The text is not one; the error says why.
    """
    stripped = text.strip(STRIPPED_CHARACTERS)
    if (
        len(stripped) > MAX_ADDRESS_CHARACTERS
        or not stripped.isprintable()
        or " " in stripped
    ):
        raise BadAddress(text, "it contains characters that an address cannot have")
    parts = _split(text, stripped)
    page = TABLE_PATH.fullmatch(parts.path)
    if page is None:
        raise BadAddress(text, "it should end in /t/ and the id of a table")
    query = parse_qs(parts.query)
    return TableAddress(
        f"{parts.scheme}://{parts.netloc}{page['prefix']}",
        page["table"],
        query.get("invitation", [""])[0],
        query.get("watch", [""])[0],
    )


def _split(text: str, stripped: str) -> SplitResult:
    """Split an address, and add the scheme if it is missing."""
    has_scheme = re.match(r"[A-Za-z][A-Za-z0-9+.-]*://", stripped) is not None
    try:
        parts = urlsplit(stripped if has_scheme else f"//{stripped}")
        port = parts.port
    except ValueError as problem:
        raise BadAddress(text, str(problem)) from None
    host = parts.hostname or ""
    scheme = parts.scheme or ("http" if _is_private_host(host) else "https")
    if scheme not in ("http", "https"):
        raise BadAddress(text, "it should begin with http:// or https://")
    if not re.fullmatch(r"[\w.:%-]+", host) or "@" in parts.netloc:
        raise BadAddress(text, "it does not name a server")
    shown = f"[{host}]" if ":" in host else host
    return parts._replace(
        scheme=scheme, netloc=shown if port is None else f"{shown}:{port}"
    )


def _is_private_host(host: str) -> bool:
    """Whether a host is in a private network, where certificates are rare."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return host == "localhost"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
