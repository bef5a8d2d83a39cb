"""
Limit password attempts: by address, by account, and by both together.

The first limit lets a whole club sign in through one address. The last slows down
guessing there, and keeps a guesser from locking out anybody except the account they
guess at.
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
"""Attempts per second from one address at one account, in the long run."""
TRIES_BURST: Final = 10.0
"""Attempts allowed in one burst."""
GUESSES_PER_SECOND: Final = 2.0
"""Attempts per second from all addresses at one account. This is far more than one
address may make, or a guesser could lock the owner out."""
GUESSES_BURST: Final = 100.0
"""Attempts at one account allowed in one burst."""
TAKEN_REPLIES_PER_SECOND: Final = 1 / 60
"""How often per second one address may learn that a login is taken."""
TAKEN_REPLIES_BURST: Final = 5.0
"""How often it may learn that in one burst."""
MAX_LOGIN_CHARACTERS: Final = 100
"""Characters by which logins are told apart; none is longer."""


@final
class LoginLimits:
    """Count attempts at passwords and logins."""

    def __init__(
        self, settings: Settings, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        """Apply the limits of *settings*; *seconds* is a clock."""
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
        Count an attempt to sign in; return the bucket to refund if it succeeds.

        That is the bucket of the address. Attempts at one account count even if they
        succeed, so nobody can keep the server busy with a password they know.

        Raises:
            ProblemError: Too many attempts were made.
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
        Count an attempt to sign in where *person* was signed in before.

        Attempts of others do not count here, so they cannot lock that person out.

        Raises:
            ProblemError: Too many attempts were made.
        """
        now = self._seconds()
        self._take(now, self._known.of(person, now))

    def own_password(self, person: str) -> None:
        """
        Count that a signed-in *person* proves their identity by password.

        Raises:
            ProblemError: Too many attempts were made.
        """
        now = self._seconds()
        self._take(now, self._people.of(person, now))

    def new_login(self, address: str, person: str) -> Bucket:
        """
        Count an attempt to make an account; refund it unless the login is taken.

        Raises:
            ProblemError: Too many attempts were made.
        """
        now = self._seconds()
        taken = self._taken.of(address, now)
        both = (self._addresses.of(address, now), self._people.of(person, now))
        self._take(now, *both, taken)
        return taken

    def _take(self, now: float, *buckets: Bucket) -> None:
        """Take a token from all of *buckets*, or from none. Raises ProblemError."""
        wait = max(one.wait(now) for one in buckets)
        if wait:
            raise too_fast_problem(wait)
        for one in buckets:
            one.take(now)
