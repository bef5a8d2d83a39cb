"""Who waits for a password to be checked, and for how long."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from argon2 import PasswordHasher

from tests.server.serving import run
from whiskerworks.server.passwords import MAX_WAITING, Passwords
from whiskerworks.server.problems import ProblemError


class Gated(PasswordHasher):
    """Hashes once the gate is open, and notes in which order."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=64, parallelism=1)
        self.gate = threading.Event()
        self.order: list[str] = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        """Return a hash."""
        self.gate.wait()
        self.order.append(str(password))
        return super().hash(password, salt=salt)


class TableService:
    """Passwords, and those who wait for them."""

    def __init__(self) -> None:
        self.hasher = Gated()
        self.passwords = Passwords(self.hasher, at_once=1)
        self._asked: dict[str, asyncio.Task[str]] = {}

    async def ask(self, name: str, address: str) -> asyncio.Task[str]:
        """Let somebody ask for a hash."""
        task = asyncio.create_task(self.passwords.hash(name, address))
        self._asked[name] = task
        await asyncio.sleep(0)
        return task

    async def finish(self) -> dict[str, str]:
        """Open the gate; return how it went for each: the code of what went wrong."""
        self.hasher.gate.set()
        found = await asyncio.gather(*self._asked.values(), return_exceptions=True)
        codes = [one.code if isinstance(one, ProblemError) else "" for one in found]
        return dict(zip(self._asked, codes, strict=True))


@asynccontextmanager
async def service() -> AsyncIterator[TableService]:
    """Check passwords while the block lasts."""
    one = TableService()
    try:
        yield one
    finally:
        one.hasher.gate.set()
        one.passwords.close()


def test_addresses_take_turns() -> None:
    """Who asks for many delays the others by a turn."""

    async def work() -> list[str]:
        async with service() as here:
            for at in range(50):
                await here.ask(f"crowd {at}", "192.0.2.1")
            await here.ask("ada", "192.0.2.2")
            await here.ask("bob", "192.0.2.3")
            told = await here.finish()
            assert set(told.values()) == {""}
            return here.hasher.order

    order = run(work())

    assert order[:5] == ["crowd 0", "crowd 1", "ada", "bob", "crowd 2"]
    assert len(order) == 52


def test_whoever_has_most_waiting_gives_way() -> None:
    """Nobody else is sent away."""

    async def work() -> dict[str, str]:
        async with service() as here:
            for at in range(1 + MAX_WAITING):
                await here.ask(f"crowd {at}", f"192.0.2.{at % 4}")
            await here.ask("ada", "198.51.100.1")
            await here.ask("crowd again", "192.0.2.0")
            return await here.finish()

    told = run(work())

    assert told["ada"] == ""
    assert list(told.values()).count("too-fast") == 2
    assert {name for name, code in told.items() if code} <= {
        "crowd again",
        *[f"crowd {at}" for at in range(MAX_WAITING - 4, MAX_WAITING + 1)],
    }


def test_who_hangs_up_takes_no_turn() -> None:
    """Before it has come, and just as it comes."""

    async def work() -> tuple[dict[str, str], list[str]]:
        async with service() as here:
            first = await here.ask("first", "192.0.2.1")
            gone = await here.ask("gone", "192.0.2.1")
            late = await here.ask("late", "192.0.2.1")
            await here.ask("ada", "192.0.2.1")
            gone.cancel()
            first.add_done_callback(lambda _: late.cancel())
            told = await here.finish()
            await here.passwords.hash("afterwards", "192.0.2.1")
            return told, here.hasher.order

    told, order = run(work())

    assert told["ada"] == ""
    assert "gone" not in order
    assert order[-1] == "afterwards"
