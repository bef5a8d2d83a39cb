"""Bans of people, and of networks of addresses."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, final

from whiskerworks.server.problems import ProblemError
from whiskerworks.server.socket_connection import FORBIDDEN, Connection
from whiskerworks.server.store import Ban
from whiskerworks.table.messages import Fault

Network = IPv4Network | IPv6Network
HOUSEHOLD_BITS: Final = 64
"""Prefix length by which IPv6 callers are known."""


def read_network(text: str) -> Network | None:
    """
    Return the network of an address or range; None if *text* is neither.

    >>> str(read_network("192.0.2.7"))
    '192.0.2.7/32'
    >>> str(read_network("2001:db8::1"))
    '2001:db8::/64'
    """
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            return IPv4Network((mapped, found.prefixlen - 96))
        if found.prefixlen > HOUSEHOLD_BITS:
            return found.supernet(new_prefix=HOUSEHOLD_BITS)
    return found


@final
class Bans:
    """The bans of a server, in memory because every request is checked."""

    def __init__(self, bans: Iterable[Ban], now: Callable[[], int]) -> None:
        """Hold *bans*; *now* returns the time in milliseconds since 1970."""
        self._now: Final = now
        self._people: Final[dict[str, Ban]] = {}
        self._networks: Final[dict[tuple[int, int], dict[int, Ban]]] = {}
        """By IP version and prefix length, then by first address."""
        for ban in bans:
            self.add(ban)

    def add(self, ban: Ban) -> None:
        """Add a ban, replacing one of the same person or network."""
        if ban.person is not None:
            self._people[ban.person] = ban
        network = read_network(ban.network or "")
        if network is not None:
            kind = (network.version, network.prefixlen)
            self._networks.setdefault(kind, {})[int(network.network_address)] = ban

    def drop(self, ban: Ban) -> None:
        """Remove a ban."""
        self._people.pop(ban.person or "", None)
        network = read_network(ban.network or "")
        if network is not None:
            held = self._networks.get((network.version, network.prefixlen), {})
            held.pop(int(network.network_address), None)

    def of_person(self, person: str) -> Ban | None:
        """Return the ban of a person that is in force, if any."""
        return self._in_force(self._people.get(person))

    def of_address(self, address: str) -> Ban | None:
        """Return the ban in force of an address or its IPv6 household, if any."""
        network = read_network(address) if self._networks else None
        if network is None:
            return None
        first, most = int(network.network_address), network.max_prefixlen
        for (version, length), held in self._networks.items():
            if version == network.version and length <= network.prefixlen:
                start = first >> (most - length) << (most - length)
                ban = self._in_force(held.get(start))
                if ban is not None:
                    return ban
        return None

    def _in_force(self, ban: Ban | None) -> Ban | None:
        if ban is None or (ban.until is not None and ban.until <= self._now()):
            return None
        return ban

    def check_person(self, person: str) -> None:
        """
        Check that a person may use the server.

        Raises:
            ProblemError: They are banned.
        """
        ban = self.of_person(person)
        if ban is not None:
            raise ban_problem(ban)

    def check_address(self, address: str) -> None:
        """
        Check that an address may use the server.

        Raises:
            ProblemError: It is banned.
        """
        ban = self.of_address(address)
        if ban is not None:
            raise ban_problem(ban)


def ban_problem(ban: Ban) -> ProblemError:
    """Return the problem that tells a banned person the reason and the end."""
    return ProblemError("banned", reason=ban.reason, until=format_end(ban))


def format_end(ban: Ban) -> str:
    """Return the end of a ban for people to read."""
    if ban.until is None:
        return "never"
    return f"{datetime.fromtimestamp(ban.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def disconnect_banned(connection: Connection, ban: Ban) -> None:
    """Tell a person why they are banned, and hang up."""
    trouble = ban_problem(ban)
    connection.say(Fault(trouble.code, trouble.as_problem().problem))
    connection.close(FORBIDDEN, trouble.code)
