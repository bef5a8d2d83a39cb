"""From a log to the table whose log it is."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.table.entries import Created, Logged, Sat
from whiskerworks.table.table import Table


def folded(logs: Sequence[Logged]) -> Table:
    """Return the table whose log this is."""
    created = logs[0].entry
    assert isinstance(created, Created)
    table = Table(game_of(created), logs[0])
    for logged in logs[1:]:
        table.apply(logged)
    return table


def game_of(created: Created) -> Game:
    """Return the game of a table, by the rules it was made with."""
    return _game(created.game, created.rules_version, created.seats, created.options)


@lru_cache(maxsize=256)
def _game(
    name: str, rules_version: int, seats: int, options: tuple[tuple[str, str], ...]
) -> Game:
    return load_record(Record(name, rules_version, seats, options))


def people_in(logs: Iterable[Logged]) -> set[str]:
    """Return everybody whose name is shown at a table."""
    found = {logged.person for logged in logs}
    for logged in logs:
        entry = logged.entry
        if isinstance(entry, Sat):
            found.add(entry.person)
        elif isinstance(entry, Created):
            found.update(entry.kept_for, (entry.host,))
    return found
