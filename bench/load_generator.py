"""
Play at many tables of a server on request: one side of the load benchmark.

It takes all seats of all tables, and reports the cost in a line. For each line of
input, seconds and a pace, it plays on and answers with a line of JSON. At pace 0 it
plays as fast as the server allows, otherwise that many moves per second in total.
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
"""Maximum number of tables opened in parallel."""
WARMUP_TABLES = 20
"""Tables opened before memory is measured, to warm up the server."""
WARMUP_SECONDS = 0.5
"""Seconds of play before counting begins."""
POLL_SECONDS = 0.05
"""Seconds between checks whether enough games are over."""

Answer = dict[str, object]


def dialect_of(given: argparse.Namespace) -> Dialect:
    """Return the client for the server."""
    if given.server == "theirs":
        return BoardgameIoClient(given.port)
    return WhiskerworksClient(
        given.port, scripted_games(given.seed, given.games), given.want, given.plies
    )


async def open_all(tables: list[Table], dialect: Dialect) -> None:
    """Take all seats of *tables*. Raises ServerFailed."""
    gate = asyncio.Semaphore(MAX_PARALLEL_OPENINGS)

    async def open_one(table: Table) -> None:
        async with gate, asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            await dialect.open(table)

    await asyncio.gather(*[open_one(table) for table in tables])


async def open_and_weigh(tables: list[Table], dialect: Dialect, pid: int) -> Answer:
    """Take all seats of all tables; return the cost of a table. Raises ServerFailed."""
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
    Play for *seconds* and until *least* games are over, and return the figures.

    Raises:
        ServerFailed: The server misbehaved.
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
    """Wait until no table has a move in flight. Raises ServerFailed."""
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
    """Return the CPU seconds used by this process."""
    times = os.times()
    return times.user + times.system


async def serve(given: argparse.Namespace) -> None:
    """Open the tables, report, and answer every line of input. Raises ServerFailed."""
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
    """Print an answer as a line of JSON."""
    print(json.dumps(answer), flush=True)


def main() -> None:
    """Read the arguments and serve until input ends or the server fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", choices=["ours", "theirs"])
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int, help="the server's process")
    parser.add_argument("tables", type=int)
    parser.add_argument("--want", default="", help="parts of updates to request")
    parser.add_argument(
        "--plies", type=int, default=0, help="leave games after N plies"
    )
    parser.add_argument(
        "--games", type=int, default=DISTINCT_GAMES, help="number of distinct games"
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
    os._exit(0)  # skip closing thousands of sockets


if __name__ == "__main__":
    main()
