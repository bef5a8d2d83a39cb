"""
The columns of a run's table: one row for each seat of a game.

The meanings given here also stand in `docs/lab.md`; a test keeps both the same. Facts
about the whole run are in the file's metadata under METADATA_KEY.
"""

from typing import Final, NamedTuple

import polars as pl

METADATA_KEY: Final = "whiskerworks"
"""Metadata key under which a file holds its manifest as JSON."""

TYPE_NAMES: Final[dict[type[pl.DataType], str]] = {
    pl.String: "text",
    pl.Boolean: "yes or no",
    pl.Int32: "int32",
    pl.Int64: "int64",
    pl.Float64: "float64",
}
"""Names of the types in the documentation."""
OPTION: Final = pl.Struct({"name": pl.String, "value": pl.String})
USED: Final = pl.Struct(
    {
        "thing": pl.String,
        "times": pl.Int32,
        "swing": pl.Float64,
        "mattered": pl.Int32,
    }
)


class Column(NamedTuple):
    """A column and its meaning."""

    name: str
    kind: pl.DataType | type[pl.DataType]
    meaning: str


COLUMNS: Final = (
    Column("game", pl.String, "the game's name"),
    Column("rules_version", pl.Int32, "the version of the game's rules"),
    Column("seats", pl.Int32, "the number of seats"),
    Column(
        "variant",
        pl.String,
        'the varied options and their values, as in "swap=on"; "standard" if none vary',
    ),
    Column("options", pl.List(OPTION), "every option and its value, as text"),
    Column("number", pl.Int32, "the number of the game within its variant, from 0"),
    Column(
        "seed",
        pl.Int64,
        "the seed of this game's chance, opening and players; "
        "games with the same number share it in every variant",
    ),
    Column("seat", pl.Int32, "the seat of this row, from 0"),
    Column("player", pl.String, "the player in this seat: 1 to 5, random, greedy"),
    Column("began", pl.Boolean, "whether this seat made the first choice of the game"),
    Column("secret", pl.String, 'the agenda of this seat, as in "cat"; "" for none'),
    Column(
        "score",
        pl.Float64,
        "1 for a win, 0 for a loss, a part for a share; "
        "a game that was cut is shared by all, or lost if played alone",
    ),
    Column("reason", pl.String, 'how the game ended; "unfinished" if it was cut'),
    Column("rule", pl.String, 'the rule that ended it; "" if it was cut'),
    Column("moves", pl.Int32, "moves made by seats in the game, with the opening"),
    Column("chance", pl.Int32, "moves made by chance in the game"),
    Column("choices", pl.Int32, "moves this seat chose, without the opening"),
    Column(
        "branching",
        pl.Float64,
        "mean number of legal moves at its choices; null if it had no choice",
    ),
    Column(
        "most_branching",
        pl.Int32,
        "maximum number of legal moves at its choices; 0 if it had no choice",
    ),
    Column(
        "lead_changes",
        pl.Int32,
        "how often the lead passed to another seat; null for one player, or if "
        "nothing was judged",
    ),
    Column(
        "decided",
        pl.Float64,
        "share of the moves after which the winner led for good, 0 to 1; null for one "
        "player, without a single winner, or if nothing was judged",
    ),
    Column(
        "used",
        pl.List(USED),
        "items this seat used: the thing, how many times, the sum of the changes in "
        "its chance of winning after these moves, and how many of them changed it by "
        "0.25 or more; the last two are null if nothing was judged",
    ),
)
"""All columns, in order."""

SCHEMA: Final = pl.Schema({column.name: column.kind for column in COLUMNS})
"""The types by name."""


def type_name(column: Column) -> str:
    """Return the type of a column in a few words, as "list of (name: text, …)"."""
    return _kind(SCHEMA[column.name])


def _kind(kind: pl.DataType) -> str:
    if isinstance(kind, pl.List):
        inner = kind.inner
        return f"list of {_kind(inner if isinstance(inner, pl.DataType) else inner())}"
    if isinstance(kind, pl.Struct):
        inside = [f"{field.name} {_field(field)}" for field in kind.fields]
        return f"({', '.join(inside)})"
    return TYPE_NAMES[type(kind)]


def _field(field: pl.Field) -> str:
    found = field.dtype
    return _kind(found if isinstance(found, pl.DataType) else found())


SEAT_COLUMNS: Final = (
    "seat",
    "player",
    "began",
    "secret",
    "score",
    "choices",
    "branching",
    "most_branching",
    "used",
)
"""Columns that differ from seat to seat."""
GAME_COLUMNS: Final = (
    "number",
    "seed",
    "reason",
    "rule",
    "moves",
    "chance",
    "lead_changes",
    "decided",
)
"""Columns that all seats of a game share."""

JOURNAL: Final = pl.Schema(
    {
        "variant": pl.Int32(),
        **{name: SCHEMA[name] for name in GAME_COLUMNS},
        "seated": pl.List(pl.Struct({name: SCHEMA[name] for name in SEAT_COLUMNS})),
        "failure": pl.String(),
    }
)
"""A journal entry, written when a game ends; variants are given by index."""
