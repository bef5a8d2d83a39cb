"""
Results that `lab run` wrote, read for reports and comparisons.

A row is a seat of a game. All that is read here is checked once, so that whoever
counts may rely on it.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import polars as pl

from whiskerworks.core.errors import WhiskerworksError, one_of, short
from whiskerworks.lab.runs.schema import METADATA_KEY, SCHEMA

NULLABLE_COLUMNS: Final = ("lead_changes", "decided", "branching", "most_branching")
"""What need not be there in every row."""
GAME_KEY: Final = ("variant", "seed", "number")
"""What names a game within results."""


class BadResults(WhiskerworksError):
    """A file holds no results, or none that can be counted together."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"{file}: {problem}", file, problem)
        self.file = file
        self.problem = problem


def read_results(paths: Sequence[Path], seats: int | None = None) -> pl.DataFrame:
    """
    Return the results in all *paths*, or those of games with so many *seats*.

    Raises:
        BadResults: A file holds none, or they are not of one game with one number of
            seats, or two files hold the same games.
        OSError: A file cannot be read.
    """
    frames = [read_file(path) for path in paths]
    _check_game(paths, frames)
    whole = pl.concat(frames)
    counts = sorted(whole["seats"].unique().to_list())
    if seats is not None:
        whole = whole.filter(pl.col("seats") == seats)
    names = " and ".join([str(path) for path in paths])
    if whole.is_empty():
        held = one_of(tuple(counts))
        raise BadResults(names, f"no game has {seats} seats; they have {held}")
    if whole["seats"].n_unique() > 1:
        held = " and ".join([str(count) for count in counts])
        problem = f"games with {held} seats are not counted together; say --seats"
        raise BadResults(names, problem)
    if whole.select(*GAME_KEY, "seat").is_duplicated().any():
        problem = "the same games are there twice (variant, seed and number)"
        raise BadResults(names, problem)
    return whole


def read_file(path: Path) -> pl.DataFrame:
    """
    Return the results in one file.

    Raises:
        BadResults: It holds none, and why.
        OSError: It cannot be read.
    """
    whole = path.read_bytes()
    try:
        frame = pl.read_parquet(whole)
    except (pl.exceptions.PolarsError, OSError):
        problem = "it is no file of results (Parquet), as `lab run` writes them"
        raise BadResults(str(path), problem) from None
    missing = [name for name in SCHEMA if name not in frame.columns]
    if missing:
        problem = f"it holds no results: there is no column {missing[0]!r}"
        raise BadResults(str(path), problem)
    return _typed(path, frame)


def seeds_of_runs(paths: Sequence[Path]) -> list[int]:
    """Return the seeds of the runs that wrote these files, where they say so."""
    found = []
    for path in paths:
        kept = pl.read_parquet_metadata(path).get(METADATA_KEY, "null")
        try:
            run = json.loads(kept)
        except ValueError:
            continue
        if isinstance(run, dict) and isinstance(run.get("seed"), int):
            found.append(run["seed"])
    return sorted(set(found))


def _typed(path: Path, frame: pl.DataFrame) -> pl.DataFrame:
    """Return the columns we know, of the types we know."""
    for name, kind in SCHEMA.items():
        try:
            frame = frame.with_columns(pl.col(name).cast(kind))
        except pl.exceptions.PolarsError:
            found = str(frame.schema[name])
            problem = f"column {name!r} holds {short(found)}, not {kind}"
            raise BadResults(str(path), problem) from None
        if name not in NULLABLE_COLUMNS and frame[name].null_count():
            raise BadResults(str(path), f"column {name!r} has gaps")
    if frame.is_empty():
        raise BadResults(str(path), "it holds no games yet")
    return frame.select(list(SCHEMA))


def _check_game(paths: Sequence[Path], frames: Sequence[pl.DataFrame]) -> None:
    """Check that all games are of one kind."""
    first = str(frames[0]["game"][0])
    for path, frame in zip(paths, frames, strict=True):
        others = [name for name in frame["game"].unique().sort() if name != first]
        if others:
            problem = f"it holds games of {others[0]}, and {paths[0]} of {first}"
            raise BadResults(str(path), f"{problem}; one at a time")


def per_game(frame: pl.DataFrame) -> pl.DataFrame:
    """Return one row for each game: that of its first seat."""
    return frame.filter(pl.col("seat") == 0)


def always_begins(frame: pl.DataFrame) -> bool:
    """Tell whether it is always seat 0 that begins."""
    return bool((frame["began"] == (frame["seat"] == 0)).all())


def variants(frame: pl.DataFrame) -> list[str]:
    """Return the names of what was played, in the order in which they stand there."""
    return [str(name) for name in frame["variant"].unique(maintain_order=True)]


def options_of(frame: pl.DataFrame, variant: str) -> dict[str, str]:
    """Return the options with which a *variant* was played."""
    first = frame.filter(pl.col("variant") == variant)["options"][0]
    return {str(pair["name"]): str(pair["value"]) for pair in first}
