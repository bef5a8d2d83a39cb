"""Every way a table can be set up: each game, seat count and option value."""

from functools import cache
from typing import NamedTuple

import whiskerworks
from whiskerworks.core.game import Game
from whiskerworks.core.options import Option, OptionValue
from whiskerworks.games import meta


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


def other_values(option: Option) -> list[OptionValue]:
    """Return values worth trying beside the default."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        span = range(option.least, option.most + 1)
        few = span if len(span) <= 8 else [option.least, option.least + 5]
        return [value for value in few if value != option.default]
    return [choice for choice in option.choices if choice != option.default]


def tables() -> list[Table]:
    """Return every game and seat count, with at most one option changed."""
    found = []
    for name in whiskerworks.names():
        for seats in meta(name).seats:
            found.append(Table(name, seats, ()))
            found += [
                Table(name, seats, ((option.name, value),))
                for option in meta(name).options
                for value in other_values(option)
            ]
    return found
