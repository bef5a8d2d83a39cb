"""Rebuild a table from its log."""

import asyncio
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.table.delayed_table import DelayedTable
from whiskerworks.table.log_entries import Created, LogEntry, Sat
from whiskerworks.table.table import Table

ENTRIES_PER_SLICE: Final = 50
"""Log entries processed before other tasks get a turn."""


async def rebuild_table(logs: Sequence[LogEntry]) -> Table:
    """Return the table with this log; long logs let other tasks run meanwhile."""
    created = logs[0].entry
    assert isinstance(created, Created)
    table = Table(game_of(created), logs[0])
    for at in range(1, len(logs), ENTRIES_PER_SLICE):
        for logged in logs[at : at + ENTRIES_PER_SLICE]:
            table.apply(logged)
        await asyncio.sleep(0)
    return table


async def rebuild_delayed(
    table: Table, logs: Sequence[LogEntry]
) -> DelayedTable | None:
    """Return *table* as delayed spectators see it; None without a delay."""
    delay = table.setup.watching.delay
    if not delay:
        return None
    twin = DelayedTable(table.game, logs[:1], delay)
    for at in range(1, len(logs), ENTRIES_PER_SLICE):
        twin.push(logs[at : at + ENTRIES_PER_SLICE])
        await asyncio.sleep(0)
    return twin


def game_of(created: Created) -> Game:
    """Return the game of a table, by the rules version it was made with."""
    return _game(created.game, created.rules_version, created.seats, created.options)


@lru_cache(maxsize=256)
def _game(
    name: str, rules_version: int, seats: int, options: tuple[tuple[str, str], ...]
) -> Game:
    return load_record(Record(name, rules_version, seats, options))


def people_of(logs: Iterable[LogEntry]) -> set[str]:
    """Return everybody whose name is shown at a table."""
    found = {logged.person for logged in logs}
    for logged in logs:
        entry = logged.entry
        if isinstance(entry, Sat):
            found.add(entry.person)
        elif isinstance(entry, Created):
            found.update(entry.kept_for, (entry.host,))
    return found
