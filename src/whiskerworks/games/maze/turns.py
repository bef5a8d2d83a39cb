# compiled: hot
"""Where those who wait for the placed card can go."""

from mypy_extensions import i64

from whiskerworks.games.maze.state import State
from whiskerworks.kit import chase


def ends_of(state: State, who: i64) -> i64:
    """Return where one of those who wait can go [M13]."""
    placed = state.table.at(state.placed)
    return chase.ends_of(state.table, placed, state.waiting, who, state.holes != 0)
