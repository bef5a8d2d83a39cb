"""
What is measured: games and searches, and how fast they should be.

Which games are, and with how many seats, is said in their `lab.py`.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from whiskerworks.games import lab_facts, names


class Entry(NamedTuple):
    """A game that is measured with one number of seats."""

    game: str
    seats: int
    aims: Mapping[Literal["c", "source"], float]
    """How many times as fast as those sides the compiled one should be."""


ENTRIES = [
    Entry(name, one.seats, one.aims)
    for name in names()
    for one in lab_facts(name).measured
]

COMPARED_GAMES = [
    (name, one.seats)
    for name in names()
    for one in lab_facts(name).measured
    if one.is_compared
]
"""The games in which searches and batches are measured, with their seats."""
SIMULATIONS_PER_SEARCH = 1_000
"""So many simulations each search has, ours and theirs."""
RIVALS = {"quoridor": "quoridor", "y": "y(board_size=10)"}
"""The games in which theirs is measured, with the names that OpenSpiel knows."""
SEARCH_AIMS = {"quoridor": 1.0, "y": 0.5}
"""How many times as many plies a second ours should simulate as theirs."""

BATCH_GAMES = 1024
"""So many games are stepped at once, ours and Pgx's."""
STEP_OUTPUTS = {"whole": "", "masks": ", only masks", "bare": ", only played"}
"""What is made at each step, and how the report says it."""
STEP_RIVALS = {
    "connect four (PettingZoo)": ("pettingzoo", "connect_four_v3", ("whole",), 1.0),
    "chess (PettingZoo)": ("pettingzoo", "chess_v6", ("whole",), 1.0),
    "y (OpenSpiel), observed": ("spiel_observed", "y(board_size=10)", ("whole",), 1.0),
    "y (OpenSpiel)": ("open_spiel", "y(board_size=10)", ("masks", "bare"), 1.0),
    "connect four (Pgx)": ("pgx", "connect_four", ("whole",), None),
    "hex (Pgx)": ("pgx", "hex", ("whole",), None),
    "go 9x9 (Pgx)": ("pgx", "go_9x9", ("whole",), None),
    "chess (Pgx)": ("pgx", "chess", ("whole",), None),
}
"""
What our batches are measured against: library, game, the manners of ours that come
next to it, and how many times as many steps they should make.
"""

LOAD_TABLES = (200, 1_000)
"""With so many tables in play at once servers are loaded."""
LOAD_PACE = 600
"""So many moves a second both servers can keep, to compare how soon each is seen."""
LOAD_AIMS = {"ours, scenes": 1.0, "ours": 3.0}
"""How many times as many moves a second our server should serve as boardgame.io's."""


def games() -> list[str]:
    """Return the names of all games that are measured, each once."""
    return list(dict.fromkeys([entry.game for entry in ENTRIES]))


def parts() -> list[str]:
    """Return the names of all that can be measured alone."""
    return [*games(), "search", "batch", "load", "overload", "web"]


def entries_of(names: list[str]) -> list[Entry]:
    """Return all entries of the games of those *names*, in the order of the table."""
    return [entry for entry in ENTRIES if entry.game in names]
