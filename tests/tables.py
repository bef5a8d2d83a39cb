"""Every way a table can be set up: each game, seat count and option value."""

import os
from functools import cache
from typing import NamedTuple

import whiskerworks
from whiskerworks.core.game import Game
from whiskerworks.core.options import OptionValue
from whiskerworks.games import meta
from whiskerworks.testing.sample_games import other_values

SOAK = "WHISKERWORKS_SOAK" in os.environ


class Table(NamedTuple):
    """A game with its seats and the options that are not the default."""

    name: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    def load(self) -> Game:
        """Return the game, bound; it is a value, so once is enough."""
        return _bound(self)

    def __str__(self) -> str:
        chosen = "".join([f"-{name}-{value}" for name, value in self.options])
        return f"{self.name}-{self.seats}{chosen}"


@cache
def _bound(table: Table) -> Game:
    return whiskerworks.load(table.name, table.seats, **dict(table.options))


def tables() -> list[Table]:
    """
    Return every game with every seat count, and every other value of each option.

    Each value has one of the seat counts, in turn; in the soak it has all of them.
    """
    found = []
    for name in whiskerworks.names():
        counts = meta(name).seats
        found += [Table(name, seats, ()) for seats in counts]
        for number, chosen in enumerate(_other_choices(name)):
            chosen_counts = counts if SOAK else [counts[number % len(counts)]]
            found += [Table(name, seats, (chosen,)) for seats in chosen_counts]
    return found


def _other_choices(name: str) -> list[tuple[str, OptionValue]]:
    """Return each option of a game with each of its values but the default."""
    return [
        (option.name, value)
        for option in meta(name).options
        for value in other_values(option)
    ]
