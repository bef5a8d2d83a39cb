"""
Read results that `lab run` wrote, for reports and comparisons.

A row is a seat of a game. Everything is checked here once, so that later code can rely
on it.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import polars as pl

from whiskerworks.core.errors import WhiskerworksError, join_alternatives, shorten
from whiskerworks.lab.runs.schema import METADATA_KEY, SCHEMA

NULLABLE_COLUMNS: Final = ("lead_changes", "decided", "branching", "most_branching")
"""Columns that may be empty in some rows."""
GAME_KEY: Final = ("variant", "seed", "number")
"""Columns that identify a game."""


class BadResults(WhiskerworksError):
    """A file holds no results, or results that cannot be counted together."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"{file}: {problem}", file, problem)
        self.file = file
        self.problem = problem


def read_results(paths: Sequence[Path], seats: int | None = None) -> pl.DataFrame:
    """
    Return the results in all *paths*; with *seats*, only games with that many seats.

    Raises:
        BadResults: A file holds no results, the games differ in name or number of
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
        held = join_alternatives(tuple(counts))
        raise BadResults(names, f"no game has {seats} seats; the games have {held}")
    if whole["seats"].n_unique() > 1:
        held = " and ".join([str(count) for count in counts])
        problem = f"it mixes games with {held} seats; choose with --seats"
        raise BadResults(names, problem)
    if whole.select(*GAME_KEY, "seat").is_duplicated().any():
        problem = "it holds the same games twice (variant, seed and number)"
        raise BadResults(names, problem)
    return whole


def read_file(path: Path) -> pl.DataFrame:
    """
    Return the results in one file.

    Raises:
        BadResults: It holds no results.
        OSError: It cannot be read.
    """
    whole = path.read_bytes()
    try:
        frame = pl.read_parquet(whole)
    except (pl.exceptions.PolarsError, OSError):
        problem = "this is not a Parquet file of results from `lab run`"
        raise BadResults(str(path), problem) from None
    missing = [name for name in SCHEMA if name not in frame.columns]
    if missing:
        problem = f"it holds no results: column {missing[0]!r} is missing"
        raise BadResults(str(path), problem)
    return _typed(path, frame)


def seeds_of_runs(paths: Sequence[Path]) -> list[int]:
    """Return the seeds of the runs that wrote these files, where recorded."""
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
    """Return the columns of the schema, cast to their types."""
    for name, kind in SCHEMA.items():
        try:
            frame = frame.with_columns(pl.col(name).cast(kind))
        except pl.exceptions.PolarsError:
            found = str(frame.schema[name])
            problem = f"column {name!r} holds {shorten(found)}, not {kind}"
            raise BadResults(str(path), problem) from None
        if name not in NULLABLE_COLUMNS and frame[name].null_count():
            raise BadResults(str(path), f"column {name!r} has empty cells")
    if frame.is_empty():
        raise BadResults(str(path), "it holds no games yet")
    return frame.select(list(SCHEMA))


def _check_game(paths: Sequence[Path], frames: Sequence[pl.DataFrame]) -> None:
    """Check that all files hold the same game."""
    first = str(frames[0]["game"][0])
    for path, frame in zip(paths, frames, strict=True):
        others = [name for name in frame["game"].unique().sort() if name != first]
        if others:
            problem = f"it holds games of {others[0]}, and {paths[0]} of {first}"
            raise BadResults(str(path), f"{problem}; use one game at a time")


def per_game(frame: pl.DataFrame) -> pl.DataFrame:
    """Return one row for each game: that of its first seat."""
    return frame.filter(pl.col("seat") == 0)


def always_begins(frame: pl.DataFrame) -> bool:
    """Whether the first seat always begins."""
    return bool((frame["began"] == (frame["seat"] == 0)).all())


def variants(frame: pl.DataFrame) -> list[str]:
    """Return the names of the variants, in order of appearance."""
    return [str(name) for name in frame["variant"].unique(maintain_order=True)]


def options_of(frame: pl.DataFrame, variant: str) -> dict[str, str]:
    """Return the options of a *variant*."""
    first = frame.filter(pl.col("variant") == variant)["options"][0]
    return {str(pair["name"]): str(pair["value"]) for pair in first}
