"""Results written by hand, with known figures."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import polars as pl

from whiskerworks.lab.runs.schema import METADATA_KEY, SCHEMA

Row = dict[str, object]


def game(
    number: int,
    scores: Sequence[float],
    *,
    name: str = "gears",
    variant: str = "standard",
    first: int = 0,
    players: Sequence[str] | None = None,
    secrets: Sequence[str] | None = None,
    used: Mapping[int, list[Row]] | None = None,
    **facts: object,
) -> list[Row]:
    """Return the rows of a game, one for each seat; *facts* are other columns."""
    pairs = [part.split("=") for part in variant.split(", ") if "=" in part]
    alone = len(scores) == 1
    common: Row = {
        "game": name,
        "rules_version": 1,
        "seats": len(scores),
        "variant": variant,
        "options": [{"name": name, "value": value} for name, value in pairs],
        "number": number,
        "seed": 1_000 + number,
        "reason": "gold",
        "rule": "G7",
        "moves": 10,
        "chance": 1,
        "choices": 5,
        "branching": 20.0,
        "most_branching": 30,
        "lead_changes": None if alone else 2,
        "decided": None if alone else 0.5,
        **facts,
    }
    return [
        {
            **common,
            "seat": seat,
            "player": "random" if players is None else players[seat],
            "began": seat == first,
            "secret": "" if secrets is None else secrets[seat],
            "score": score,
            "used": (used or {}).get(seat, []),
        }
        for seat, score in enumerate(scores)
    ]


def frame(*games: list[Row]) -> pl.DataFrame:
    """Return games as a table."""
    rows = [row for rows in games for row in rows]
    return pl.DataFrame(rows, schema=SCHEMA)


def lot(count: int, won: int, start: int = 0, **facts: object) -> list[Row]:
    """Return the rows of *count* games for two seats; seat 0 wins *won* of them."""
    rows: list[Row] = []
    for at in range(count):
        scores = (1.0, 0.0) if at < won else (0.0, 1.0)
        rows += game(start + at, scores, **facts)  # type: ignore[arg-type]
    return rows


def written(path: Path, table: pl.DataFrame, seed: int = 7) -> Path:
    """Write a table to a file as a run does, and return where it is."""
    table.write_parquet(path, metadata={METADATA_KEY: f'{{"seed": {seed}}}'})
    return path
