"""Passwords: kept as argon2id hashes, made and checked beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from whiskerworks.server.problems import Trouble

T = TypeVar("T")

AT_ONCE: Final = 2
"""So many hashes are made at once: each takes tens of megabytes."""
WAITING: Final = 20
"""So many may wait for their turn; who comes then is told to come back."""


class Passwords:
    """Makes and checks hashes of passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher: Final = hasher or PasswordHasher()
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "password")
        self._waiting = 0
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """
        Return the hash of *password*.

        Raises:
            Trouble: Too many wait already.
        """
        return await self._run(lambda: self._hasher.hash(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """
        Tell whether *password* is the one that was *hashed*.

        Where there is none it takes as long, so that nobody learns who exists.

        Raises:
            Trouble: Too many wait already.
        """
        if hashed is None:
            self._nobody = self._nobody or await self.hash("nobody's password")
        against = hashed if hashed is not None else self._nobody
        fits = await self._run(lambda: self._verify(against, password))
        return fits and hashed is not None

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        """Do *work* in a thread, unless too many wait for one."""
        if self._waiting >= WAITING:
            raise Trouble("too-fast", seconds=5)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
