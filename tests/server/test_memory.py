"""The memory of tables that are put away comes back."""

import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.tables import SOAK

TABLES: Final = 10_000 if SOAK else 1_500
GROWTH_OF_MANY: Final = 0.15
"""By so much of itself a server may grow with ten thousand tables."""

PAGE_OF_LINUX = Path("/proc/self/statm")


def in_use() -> int:
    """Return how many bytes of memory this process has."""
    import resource

    return int(PAGE_OF_LINUX.read_text().split()[1]) * resource.getpagesize()


async def make_and_put_away(folder: str, count: int) -> None:
    """
    Make tables as a server does, leave them, and say what is in use by then.

    A server hardly ever searches for garbage; here it never does.
    """
    import whiskerworks
    from whiskerworks.server.store import Store
    from whiskerworks.server.table_creation import make_table
    from whiskerworks.server.table_registry import TableRegistry
    from whiskerworks.settings import Settings
    from whiskerworks.table.setup import Mine, Setup

    place = Path(folder) / "games.sqlite3"
    store = await Store.open(place, "normal", apart=True)
    registry = await TableRegistry.open(store, Settings())
    gc.disable()
    host = (await store.add_person("Ada")).id
    game = whiskerworks.load("gears")
    setup = Setup(tuple([Mine()] * game.seats))

    async def some(tables: int) -> None:
        for _ in range(tables // 50):
            await asyncio.gather(
                *[make_table(registry, game, setup, host) for _ in range(50)]
            )
            await registry.late_rows.catch_up()
            registry.sweep(-1.0)
        assert len(registry) == 0

    await some(500)
    before = in_use()
    await some(count)
    print(before, in_use())
    await registry.close()
    await store.close()


@pytest.mark.skipif(not PAGE_OF_LINUX.exists(), reason="only Linux says it like this")
def test_memory_of_tables_put_away_comes_back(tmp_path: Path) -> None:
    """A server that has seen many tables is about as large as one that has not."""
    ran = subprocess.run(
        [sys.executable, "-m", __name__, str(tmp_path), str(TABLES)],
        capture_output=True,
        text=True,
        check=True,
    )

    before, after = map(int, ran.stdout.split())

    assert after - before <= GROWTH_OF_MANY * before * TABLES / 10_000


if __name__ == "__main__":
    asyncio.run(make_and_put_away(sys.argv[1], int(sys.argv[2])))
