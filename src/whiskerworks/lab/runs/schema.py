"""
The table of a run: one row for each seat of a game. Its columns are named here.

What each means stands here too, and `docs/lab.md` says the same; a test holds both
together. What all games of a run have in common is in the file's metadata under KEY.
"""

from typing import Final, NamedTuple

import polars as pl

METADATA_KEY: Final = "whiskerworks"
"""Where a file's metadata says what was played: the manifest, as JSON."""

TYPE_NAMES: Final[dict[type[pl.DataType], str]] = {
    pl.String: "text",
    pl.Boolean: "yes or no",
    pl.Int32: "int32",
    pl.Int64: "int64",
    pl.Float64: "float64",
}
"""What types are called on the page that documents them."""
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
    """A column, and what it tells."""

    name: str
    kind: pl.DataType | type[pl.DataType]
    meaning: str


COLUMNS: Final = (
    Column("game", pl.String, "the game's name"),
    Column("rules_version", pl.Int32, "of the rules that were played"),
    Column("seats", pl.Int32, "how many play"),
    Column(
        "variant",
        pl.String,
        'what is varied and how, as in "swap=on"; "standard" if nothing is',
    ),
    Column("options", pl.List(OPTION), "every option and its value, as text"),
    Column("number", pl.Int32, "of the game within its variant, from 0"),
    Column(
        "seed",
        pl.Int64,
        "what chance, opening and players of this game follow from; "
        "games of the same number have the same in every variant",
    ),
    Column("seat", pl.Int32, "whose row it is, from 0"),
    Column("player", pl.String, "who sat there: 1 to 5, random, greedy"),
    Column("began", pl.Boolean, "whether this seat made the first choice of the game"),
    Column("secret", pl.String, 'the agenda of this seat, as in "cat"; "" for none'),
    Column(
        "score",
        pl.Float64,
        "1 for a win, 0 for a loss, a part for a share; "
        "a game that was cut is shared by all, or lost by who plays alone",
    ),
    Column("reason", pl.String, 'how the game ended; "unfinished" if it was cut'),
    Column("rule", pl.String, 'the rule that ended it; "" if it was cut'),
    Column(
        "moves", pl.Int32, "how many moves seats made in the game, with the opening"
    ),
    Column("chance", pl.Int32, "how many moves chance made in the game"),
    Column("choices", pl.Int32, "how many moves this seat chose; not the opening's"),
    Column(
        "branching",
        pl.Float64,
        "how many legal moves it had at its choices, on average; null if it had none",
    ),
    Column("most_branching", pl.Int32, "how many it had at most; 0 if it chose none"),
    Column(
        "lead_changes",
        pl.Int32,
        "how often the lead went to another seat; null where one plays alone, or "
        "nothing is judged",
    ),
    Column(
        "decided",
        pl.Float64,
        "after which share of the moves the winner led for good, 0 to 1; "
        "null where one plays alone, nobody alone wins, or nothing is judged",
    ),
    Column(
        "used",
        pl.List(USED),
        "what this seat used: thing, how many times, by how much its judged chance "
        "changed by these moves, summed, and how many of them changed it by 0.25 or "
        "more; the last two are null if nothing is judged",
    ),
)
"""Every column, in order."""

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
"""What differs from seat to seat."""
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
"""What the seats of a game have in common, and games have not."""

JOURNAL: Final = pl.Schema(
    {
        "variant": pl.Int32(),
        **{name: SCHEMA[name] for name in GAME_COLUMNS},
        "seated": pl.List(pl.Struct({name: SCHEMA[name] for name in SEAT_COLUMNS})),
        "failure": pl.String(),
    }
)
"""A game as it is noted when it is over; variants by their place among them."""
