"""A long table is read in steps: whoever plays elsewhere does not wait for it."""

import asyncio

import pytest

import whiskerworks
from tests.server.serving import run
from tests.table.matches import Match
from whiskerworks.server.table_rebuild import (
    ENTRIES_PER_SLICE,
    rebuild_delayed,
    rebuild_table,
)


def long_match(delay: int) -> Match:
    """Return a table at which much has happened."""
    match = Match(whiskerworks.load("puzzle"), seed=3, delay=delay)
    match.start()
    match.play_on(5 * ENTRIES_PER_SLICE)
    return match


@pytest.mark.parametrize("delay", [0, 3])
def test_others_have_their_turn_while_a_table_is_read(delay: int) -> None:
    """And what is read is the table that was written."""
    match = long_match(delay)
    log = match.log
    turns = 0

    async def play_elsewhere() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def work() -> None:
        elsewhere = asyncio.create_task(play_elsewhere())
        table = await rebuild_table(log)
        assert turns >= len(log) // ENTRIES_PER_SLICE >= 4
        assert table.match.states == match.table.match.states
        twin = await rebuild_delayed(table, log)
        assert (twin is None) == (delay == 0)
        if twin is not None:
            assert twin.table.ply < table.ply
            assert twin.table.match.states == table.match.states[: twin.table.ply + 1]
        elsewhere.cancel()

    run(work())
