"""
Hash and verify passwords with argon2id, off the event loop.

A hash is so expensive that some callers have to wait. Addresses take turns, so that
those who ask for many delay only themselves.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from whiskerworks.server.fair_queue import FairQueue
from whiskerworks.server.problems import ProblemError

T = TypeVar("T")

MAX_CONCURRENT_HASHES: Final = 2
"""Hashes computed at the same time; each takes tens of megabytes."""
MAX_WAITING: Final = 400
"""Maximum waiting requests; beyond, the address with the most gives way."""


class Passwords:
    """Hash and verify passwords."""

    def __init__(
        self, hasher: PasswordHasher | None = None, at_once: int = MAX_CONCURRENT_HASHES
    ) -> None:
        """Compute *at_once* hashes at the same time."""
        self._hasher: Final = hasher or PasswordHasher()
        self._threads: Final = ThreadPoolExecutor(at_once, "password")
        self._queue: Final = FairQueue(at_once)
        self._nobody = ""

    async def hash(self, password: str, address: str) -> str:
        """
        Return the hash of *password*, for a caller at *address*.

        Raises:
            ProblemError: Too many requests wait, most of them from that address.
        """
        return await self._run(address, lambda: self._hasher.hash(password))

    async def fits(self, hashed: str | None, password: str, address: str) -> bool:
        """
        Whether *password* matches the hash *hashed*, for a caller at *address*.

        A missing hash takes as long, so that nobody learns which accounts exist.

        Raises:
            ProblemError: Too many requests wait, most of them from that address.
        """
        if hashed is None:
            self._nobody = self._nobody or await self.hash("nobody's password", address)
        against = hashed if hashed is not None else self._nobody
        fits = await self._run(address, lambda: self._verify(against, password))
        return fits and hashed is not None

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, address: str, work: Callable[[], T]) -> T:
        """Run *work* in a thread when *address* has its turn. Raises ProblemError."""
        if self._queue.waiting >= MAX_WAITING:
            self._queue.send_away(address, _busy)
        await self._queue.take(address)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work)
        finally:
            self._queue.pass_on()


def _busy() -> ProblemError:
    return ProblemError("too-fast", seconds=5)
