"""Bans: whom they meet, and until when."""

import pytest

from whiskerworks.server.bans import Bans, format_end, read_network
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.store import Ban


def ban(network: str | None, until: int | None = None, person: str = "") -> Ban:
    """Return a ban."""
    return Ban(
        id=f"{network}{person}",
        person=person or None,
        network=network,
        reason="Spam.",
        created=0,
        until=until,
    )


@pytest.mark.parametrize(
    ("network", "address", "is_banned"),
    [
        ("192.0.2.0/24", "192.0.2.7", True),
        ("192.0.2.0/24", "192.0.3.7", False),
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7/24", "192.0.2.200", True),
        ("0.0.0.0/0", "203.0.113.9", True),
        ("0.0.0.0/0", "2001:db8::/64", False),
        ("2001:db8::/32", "2001:db8:1:2::/64", True),
        ("2001:db8::7", "2001:db8::/64", True),
        ("2001:db8:0:1::/64", "2001:db8::/64", False),
        ("::ffff:192.0.2.0/120", "192.0.2.7", True),
        ("192.0.2.0/24", "somewhere", False),
        ("192.0.2.0/24", "", False),
    ],
)
def test_a_network_is_banned_with_all_its_addresses(
    network: str, address: str, is_banned: bool
) -> None:
    """Of IPv6 by households, which is how callers are known."""
    bans = Bans([ban(str(read_network(network)))], lambda: 0)

    assert (bans.of_address(address) is not None) == is_banned


def test_a_ban_ends_by_itself_or_when_it_is_lifted() -> None:
    """Until then it is told why, and until when."""
    now = [0]
    one, two = ban("192.0.2.0/24", until=60_000), ban(None, person="ada")
    bans = Bans([one, two], lambda: now[0])

    with pytest.raises(ProblemError) as caught:
        bans.check_address("192.0.2.1")
    assert caught.value.params == {"reason": "Spam.", "until": "1970-01-01 00:01 UTC"}
    assert "until 1970-01-01 00:01 UTC. Spam." in caught.value.as_problem().problem
    with pytest.raises(ProblemError) as caught:
        bans.check_person("ada")
    assert caught.value.as_problem().problem == "You are banned from this server. Spam."

    now[0] = 60_000
    bans.check_address("192.0.2.1")
    assert bans.of_person("ada") == two
    bans.drop(two)
    bans.check_person("ada")
    assert format_end(two) == "never"


@pytest.mark.parametrize("text", ["", "ada", "192.0.2", "192.0.2.0/33", "1"])
def test_what_is_no_network_is_none(text: str) -> None:
    """It may be somebody's login."""
    assert read_network(text) is None
