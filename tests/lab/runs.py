"""Small runs for tests, and functions that play them."""

from collections.abc import Callable
from pathlib import Path

import polars as pl

import whiskerworks
from whiskerworks.lab.runs.backends import BackendChoice, play_all
from whiskerworks.lab.runs.run import Run, parse_players, parse_variants
from whiskerworks.lab.runs.store import RunStore
from whiskerworks.lab.runs.work_queue import PlayedPortion, WorkQueue

ALONE = BackendChoice(workers=1)
"""One process on this machine."""


def small(
    name: str = "gears",
    players: str = "random",
    games: int = 6,
    seats: int | None = None,
    vary: tuple[str, ...] = (),
    seed: int = 7,
    opening: int = 0,
    judge: int = 1,
) -> Run:
    """Return a run that takes a moment."""
    game = whiskerworks.load(name, seats)
    named = parse_players(players, game.seats)
    return Run(
        whiskerworks.__version__,
        game.name,
        game.rules_version,
        game.seats,
        parse_variants(game, list(vary)),
        named,
        len(set(named)) > 1,
        games,
        seed,
        opening,
        judge,
    )


def nobody(played: PlayedPortion) -> None:
    """Ignore a finished portion."""


def said_nothing(text: str) -> None:
    """Fail the test: no worker may die in it."""
    raise AssertionError(text)


def played_at(
    path: Path,
    run: Run,
    place: BackendChoice = ALONE,
    watch: Callable[[PlayedPortion], None] = nobody,
    say: Callable[[str], None] = said_nothing,
) -> pl.DataFrame:
    """Play a run, show each portion to *watch*, and return the table."""
    store = RunStore(path, run)
    try:
        for played in play_all(WorkQueue(run, store.finished), place, say):
            store.add(played.lines)
            watch(played)
        return store.finish()
    finally:
        store.close()
