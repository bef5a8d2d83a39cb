"""
How often passwords may be tried: from one address, at one account, and both.

The first lets a whole club sign in through one address, the last keeps whoever guesses
there slow, and from shutting out anybody but the account they guess at.
"""

import time
from collections.abc import Callable
from typing import Final, final

from whiskerworks.server.browsers import network_of
from whiskerworks.server.problems import too_fast_problem
from whiskerworks.server.rate_limits import Bucket, Buckets
from whiskerworks.server.store.queries.people import login_key
from whiskerworks.settings import Settings

MINUTE_SECONDS: Final = 60.0
"""Seconds."""
TRIES_PER_SECOND: Final = 0.2
"""How often one address may try passwords of one account, in the long run."""
TRIES_BURST: Final = 10.0
"""How often it may without a pause."""
GUESSES_PER_SECOND: Final = 2.0
"""How often all addresses together may try passwords of one account. It is far more
than one address may, or whoever guesses could lock the owner out."""
GUESSES_BURST: Final = 100.0
"""How many guesses at one account may come without a pause."""
TAKEN_REPLIES_PER_SECOND: Final = 1 / 60
"""How often one address may be told that a login is taken, in the long run."""
TAKEN_REPLIES_BURST: Final = 5.0
"""How often it may be told without a pause."""
MAX_LOGIN_CHARACTERS: Final = 100
"""Characters of a login that are told apart; none is longer."""


@final
class LoginLimits:
    """Counts who tries passwords and logins, and how often."""

    def __init__(
        self, settings: Settings, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        """Allow what *settings* say; *seconds* is a clock."""
        self._seconds: Final = seconds
        most = settings.max_tries_per_minute
        self._addresses: Final = Buckets(most / MINUTE_SECONDS, MINUTE_SECONDS)
        self._pairs: Final = Buckets(TRIES_PER_SECOND, TRIES_BURST / TRIES_PER_SECOND)
        self._people: Final = Buckets(TRIES_PER_SECOND, TRIES_BURST / TRIES_PER_SECOND)
        self._known: Final = Buckets(TRIES_PER_SECOND, TRIES_BURST / TRIES_PER_SECOND)
        self._logins: Final = Buckets(
            GUESSES_PER_SECOND, GUESSES_BURST / GUESSES_PER_SECOND
        )
        self._taken: Final = Buckets(
            TAKEN_REPLIES_PER_SECOND, TAKEN_REPLIES_BURST / TAKEN_REPLIES_PER_SECOND
        )

    def sign_in(self, address: str, login: str) -> Bucket:
        """
        Count a try to sign in; return where it is put back if the password is right.

        That is the bucket of the address: the tries at one account count even if they
        are right, so nobody keeps the server busy with a password that they know.

        Raises:
            ProblemError: It was tried too often.
        """
        now, key = self._seconds(), login_key(login)[:MAX_LOGIN_CHARACTERS]
        whole = self._addresses.of(address, now)
        # Whoever has a /64 of IPv6 often has 65,536 of them.
        near = network_of(address) if ":" in address else address
        pair = self._pairs.of(f"{near} {key}", now)
        self._take(now, whole, pair, self._logins.of(key, now))
        return whole

    def known_browser(self, person: str) -> None:
        """
        Count a try to sign in where *person* was signed in before.

        Nothing that others try counts here, so they cannot lock that person out.

        Raises:
            ProblemError: It was tried too often.
        """
        now = self._seconds()
        self._take(now, self._known.of(person, now))

    def own_password(self, person: str) -> None:
        """
        Count that a *person* who is signed in proves it by their password.

        Raises:
            ProblemError: They tried too often.
        """
        now = self._seconds()
        self._take(now, self._people.of(person, now))

    def new_login(self, address: str, person: str) -> Bucket:
        """
        Count a try to make an account; return where it is put back unless it is taken.

        Raises:
            ProblemError: It was tried too often.
        """
        now = self._seconds()
        taken = self._taken.of(address, now)
        both = (self._addresses.of(address, now), self._people.of(person, now))
        self._take(now, *both, taken)
        return taken

    def _take(self, now: float, *buckets: Bucket) -> None:
        """Take a token of each of *buckets*, or of none. Raises ProblemError."""
        wait = max(one.wait(now) for one in buckets)
        if wait:
            raise too_fast_problem(wait)
        for one in buckets:
            one.take(now)
