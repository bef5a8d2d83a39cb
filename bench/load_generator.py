"""
Play at many tables of a server on request: one side of the load benchmark.

It takes all seats of all tables, and says in a line what that cost. For every line of
input, seconds and a pace, it plays on and says in a line of JSON what came of it; at
pace 0 as fast as the server goes, else so many moves a second in all.
"""

import argparse
import asyncio
import gc
import json
import os
import sys

import uvloop
from boardgameio_client import BoardgameIoClient
from load_meter import Meter, percentile
from load_players import ANSWER_TIMEOUT_SECONDS, Dialect, ServerFailed, Table, now
from process_stats import cpu_and_memory, machine_time
from whiskerworks_client import DISTINCT_GAMES, WhiskerworksClient, scripted_games

MAX_PARALLEL_OPENINGS = 16
"""So many tables are opened at once."""
WARMUP_TABLES = 20
"""So many tables are opened before memory is weighed, for the server to wake up."""
WARMUP_SECONDS = 0.5
"""Seconds that are played before counting begins."""
POLL_SECONDS = 0.05
"""Seconds between looks at whether enough games are over."""

Answer = dict[str, object]


def dialect_of(given: argparse.Namespace) -> Dialect:
    """Return how to speak with the server."""
    if given.server == "theirs":
        return BoardgameIoClient(given.port)
    return WhiskerworksClient(
        given.port, scripted_games(given.seed, given.games), given.want, given.plies
    )


async def open_all(tables: list[Table], dialect: Dialect) -> None:
    """Take all seats of *tables*. Raises Fell."""
    gate = asyncio.Semaphore(MAX_PARALLEL_OPENINGS)

    async def open_one(table: Table) -> None:
        async with gate, asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            await dialect.open(table)

    await asyncio.gather(*[open_one(table) for table in tables])


async def open_and_weigh(tables: list[Table], dialect: Dialect, pid: int) -> Answer:
    """Take all seats of all tables, and return what a table takes. Raises Fell."""
    first, others = tables[:WARMUP_TABLES], tables[WARMUP_TABLES:]
    await open_all(first, dialect)
    _, before = cpu_and_memory(pid)
    began = now()
    await open_all(others, dialect)
    seconds = now() - began
    _, after = cpu_and_memory(pid)
    count = max(1, len(others))
    return {"bytes_a_table": (after - before) / count, "open": len(others) / seconds}


async def play(
    tables: list[Table], seconds: float, rate: float, pid: int, least: int = 0
) -> Answer:
    """
    Play for *seconds*, and till *least* games are over; return what came of it.

    Raises:
        Fell: The server did what it should not.
    """
    meter = tables[0].meter
    failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    pace = len(tables) / rate if rate else 0.0
    first = now()
    for table in tables:
        table.begin(pace, failed)
    await asyncio.wait([failed], timeout=WARMUP_SECONDS)
    began, cpu, own, machine = now(), cpu_and_memory(pid)[0], own_time(), machine_time()
    meter.start()
    await asyncio.wait([failed], timeout=seconds)
    while meter.games < least and not failed.done():
        await asyncio.wait([failed], timeout=POLL_SECONDS)
    meter.is_on = False
    wall, used = now() - began, cpu_and_memory(pid)[0] - cpu
    own, later = own_time() - own, machine_time()
    await wait_until_idle(tables, failed)
    ordered = sorted(meter.seconds)
    if not ordered:
        raise ServerFailed("no move was seen")
    return {
        "moves": len(ordered),
        "wall": wall,
        "played": began + wall - first,
        "p50": percentile(ordered, 0.5),
        "p99": percentile(ordered, 0.99),
        "cpu": used,
        "own": own / wall,
        "other": (later.busy - machine.busy - used - own) / wall,
        "stolen": (later.stolen - machine.stolen) / wall,
        "frames": meter.frames,
        "bytes": meter.bytes,
        "games": meter.games,
    }


async def wait_until_idle(tables: list[Table], failed: "asyncio.Future[None]") -> None:
    """Wait until no table has a move on its way. Raises Fell."""
    for table in tables:
        table.stop()
    until = now() + ANSWER_TIMEOUT_SECONDS
    while not failed.done() and now() < until:
        if all(table.is_resting for table in tables):
            return
        await asyncio.sleep(0.02)
    if failed.done():
        failed.result()
    moving = [table for table in tables if not table.is_resting]
    raise ServerFailed(
        f"{len(moving)} of {len(tables)} tables stand still: {moving[0]}"
    )


def own_time() -> float:
    """Return the CPU seconds that this process has taken."""
    times = os.times()
    return times.user + times.system


async def serve(given: argparse.Namespace) -> None:
    """Open the tables, say so, and answer every line of input. Raises Fell."""
    meter = Meter()
    dialect = dialect_of(given)
    tables = [Table(number, dialect, meter) for number in range(given.tables)]
    print_answer(await open_and_weigh(tables, dialect, given.pid))
    gc.collect()
    gc.freeze()
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        seconds, rate = map(float, line.split())
        print_answer(await play(tables, seconds, rate, given.pid, given.least))


def print_answer(answer: Answer) -> None:
    """Say something in a line of JSON."""
    print(json.dumps(answer), flush=True)


def main() -> None:
    """Read the arguments and serve, until nobody asks any more or the server falls."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", choices=["ours", "theirs"])
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int, help="the server's process")
    parser.add_argument("tables", type=int)
    parser.add_argument("--want", default="", help="what our server is asked to send")
    parser.add_argument(
        "--plies", type=int, default=0, help="leave games after so many"
    )
    parser.add_argument(
        "--games", type=int, default=DISTINCT_GAMES, help="so many differ"
    )
    parser.add_argument(
        "--least",
        type=int,
        default=0,
        help="keep playing until this many games are over",
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        uvloop.run(serve(given))
    except (ServerFailed, OSError, TimeoutError) as problem:
        sys.exit(f"{type(problem).__name__}: {problem}")
    os._exit(0)  # thousands of sockets need no farewell


if __name__ == "__main__":
    main()
