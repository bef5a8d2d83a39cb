"""The store's tests run on a SQLite file and on a real PostgreSQL, all of them."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server import postgres
from whiskerworks.server.store import Store


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(
    tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> Iterator[postgres.Cluster]:
    """Start a PostgreSQL, or share the one that another worker has started."""
    reason = postgres.why_not()
    if reason is not None:
        pytest.skip(f"NOT TESTED: PostgreSQL. {reason}")
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    found = postgres.Cluster(shared / "postgres")
    yield found
    found.release()


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Each test runs on both databases."""
    return str(request.param)


@pytest.fixture
def place(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Return where a store may be made: nothing is there yet."""
    yield from new_place(kind, tmp_path, request)


@pytest.fixture
def other_place(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[str]:
    """Return a second place, in the other kind of database."""
    other = {"sqlite": "postgresql", "postgresql": "sqlite"}[kind]
    yield from new_place(other, tmp_path, request)


def new_place(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[str]:
    """Yield a place of that *kind*, and clear it away afterwards."""
    name = f"w{uuid.uuid4().hex[:16]}"
    if kind == "sqlite":
        yield str(tmp_path / f"{name}.sqlite3")
        return
    found: postgres.Cluster = request.getfixturevalue("cluster")
    command(found, f"CREATE DATABASE {name} STRATEGY file_copy")
    yield found.url(name)
    command(found, f"DROP DATABASE {name} WITH (FORCE)")


def command(cluster: postgres.Cluster, words: str) -> None:
    """Tell the cluster to make or drop a database."""

    async def tell() -> None:
        url = cluster.url("postgres").replace("postgresql", "postgresql+asyncpg", 1)
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(words))
        await engine.dispose()

    asyncio.run(tell())


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    """Return an empty store, on each database in turn."""
    opened = await Store.open(place)
    yield opened
    await opened.close()
