"""Who may not use the server: people, and networks of addresses."""

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
"""Callers are known by no more of an IPv6 address than this."""


def read_network(text: str) -> Network | None:
    """
    Return the network that *text* names, an address or a range; None if it is none.

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
    """The bans of a server, in memory: every request asks."""

    def __init__(self, bans: Iterable[Ban], now: Callable[[], int]) -> None:
        """Hold *bans*; *now* tells the time in milliseconds since 1970."""
        self._now: Final = now
        self._people: Final[dict[str, Ban]] = {}
        self._networks: Final[dict[tuple[int, int], dict[int, Ban]]] = {}
        """By version and length of prefix, then by the first address."""
        for ban in bans:
            self.add(ban)

    def add(self, ban: Ban) -> None:
        """Hold one more ban, instead of one of the same person or network."""
        if ban.person is not None:
            self._people[ban.person] = ban
        network = read_network(ban.network or "")
        if network is not None:
            kind = (network.version, network.prefixlen)
            self._networks.setdefault(kind, {})[int(network.network_address)] = ban

    def drop(self, ban: Ban) -> None:
        """Forget a ban."""
        self._people.pop(ban.person or "", None)
        network = read_network(ban.network or "")
        if network is not None:
            held = self._networks.get((network.version, network.prefixlen), {})
            held.pop(int(network.network_address), None)

    def of_person(self, person: str) -> Ban | None:
        """Return the ban of a person, if there is one now."""
        return self._in_force(self._people.get(person))

    def of_address(self, address: str) -> Ban | None:
        """Return the ban of an address, or of an IPv6 household, if there is one."""
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
        See that a person may use the server.

        Raises:
            ProblemError: They are banned.
        """
        ban = self.of_person(person)
        if ban is not None:
            raise ban_problem(ban)

    def check_address(self, address: str) -> None:
        """
        See that the server may be used from an address.

        Raises:
            ProblemError: It is banned.
        """
        ban = self.of_address(address)
        if ban is not None:
            raise ban_problem(ban)


def ban_problem(ban: Ban) -> ProblemError:
    """Return why somebody may not use the server, and until when."""
    return ProblemError("banned", reason=ban.reason, until=format_end(ban))


def format_end(ban: Ban) -> str:
    """Return when a ban ends, as people read it."""
    if ban.until is None:
        return "never"
    return f"{datetime.fromtimestamp(ban.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def disconnect_banned(connection: Connection, ban: Ban) -> None:
    """Tell somebody why they are banned, and hang up."""
    trouble = ban_problem(ban)
    connection.say(Fault(trouble.code, trouble.as_problem().problem))
    connection.close(FORBIDDEN, trouble.code)
