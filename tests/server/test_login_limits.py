"""How often passwords may be tried."""

from contextlib import suppress

import pytest

from tests.clocks import Clock
from whiskerworks.server.login_limits import LoginLimits
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.rate_limits import Bucket
from whiskerworks.settings import Settings

WIFI = "192.0.2.1"


def test_a_club_signs_in_through_one_address_within_minutes() -> None:
    """200 people, each of whom mistypes the password once."""
    clock = Clock()
    tries, began = LoginLimits(Settings(), clock), clock.now

    def tried(login: str) -> Bucket:
        """Try as soon as it is allowed."""
        while True:
            with suppress(ProblemError):
                return tries.sign_in(WIFI, login)
            clock.now += 1.0

    for at in range(200):
        tried(f"member-{at}")
        tried(f"member-{at}").put_back()

    assert clock.now - began < 120.0


def test_guessing_at_one_account_is_slow() -> None:
    """By one address: an hour is enough for some hundred guesses."""
    clock, made = Clock(), 0
    tries = LoginLimits(Settings(), clock)
    for _ in range(3600):
        with suppress(ProblemError):
            tries.sign_in(WIFI, "grace")
            made += 1
        clock.now += 1.0

    assert made == pytest.approx(730, abs=5)


def test_what_is_refused_uses_up_nothing() -> None:
    """Who guesses at one account costs the others of the address ten tries."""
    tries = LoginLimits(Settings(max_tries_per_minute=11), lambda: 0.0)
    for _ in range(50):
        with suppress(ProblemError):
            tries.sign_in(WIFI, "grace")

    tries.sign_in(WIFI, "hans")
    with pytest.raises(ProblemError):
        tries.sign_in(WIFI, "hans")


def test_the_networks_of_one_site_are_one_guesser() -> None:
    """An IPv6 line often has 65,536 of them."""
    tries, made = LoginLimits(Settings(), lambda: 0.0), 0
    for at in range(20):
        with suppress(ProblemError):
            tries.sign_in(f"2001:db8:1:{at}::/64", "grace")
            made += 1

    tries.sign_in("2001:db8:2::/64", "grace")
    assert made == 10
