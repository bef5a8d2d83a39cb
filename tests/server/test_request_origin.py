"""Who is calling, as far as whoever says so is believed."""

import pytest

from whiskerworks.server.request_origin import Deployment
from whiskerworks.settings import Settings


def scope(address: str) -> dict[str, object]:
    """Return a request that comes from *address*."""
    return {"type": "http", "client": (address, 1), "scheme": "http"}


@pytest.mark.parametrize(
    ("proxies", "address", "forwarded", "caller"),
    [
        ("", "127.0.0.1", "198.51.100.7", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "198.51.100.9", "203.0.113.1", "198.51.100.9"),
        ("10.0.0.0/8", "10.1.2.3", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.0/8", "::ffff:10.1.2.3", "198.51.100.7", "198.51.100.7"),
        (
            "10.0.0.0/8,::1",
            "::1",
            "203.0.113.1, 198.51.100.7, 10.0.0.5",
            "198.51.100.7",
        ),
        ("10.0.0.0/8", "11.0.0.1", "198.51.100.7", "11.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
    ],
)
def test_a_proxy_is_believed_if_it_is_known_by_address_or_network(
    proxies: str, address: str, forwarded: str, caller: str
) -> None:
    """Of a list the last that is no proxy of ours: what is before may be made up."""
    place = Deployment.of(Settings(proxies=proxies))

    found = place.caller(scope(address), {"x-forwarded-for": forwarded})

    assert found.address == caller


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("no address", "another", False),
    ],
)
def test_limits_count_a_household_once(one: str, other: str, same: bool) -> None:
    """An IPv6 customer has a network of 64 bits, and could count as anybody in it."""
    place = Deployment.of(Settings())
    callers = [place.caller(scope(address), {}) for address in (one, other)]

    assert (callers[0].address == callers[1].address) == same
