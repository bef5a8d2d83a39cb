"""
The entries of a table's log; the log is the match.

Entries name people by id, never by name, so deleting an account leaves no trace and
changes no line. The dealer's secret appears only after its reveal.
"""

from typing import Literal

from whiskerworks.core.struct import Struct
from whiskerworks.table.setup import Setup


class Source(Struct, frozen=True):
    """The origin of a table's first moves: another table, or a record."""

    table: str = ""
    """The table that this one branches from; "" for an uploaded record."""
    plies: tuple[str, ...] = ()
    """The moves as a record writes them: "0 e3", "* first blue"."""
    end: str = ""
    """The end of an uploaded record; "" if play continues."""
    tags: tuple[tuple[str, str], ...] = ()
    """The tags of an uploaded record."""


class Created(Struct, frozen=True, tag="created"):
    """The table was created; always the first entry."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    """The name of every option, with its value as text."""
    setup: Setup
    host: str
    """The person who created the table."""
    commitment: str
    """The sha256 of the dealer's secret [T4]."""
    source: Source | None = None
    kept_for: tuple[str, ...] = ()
    """In a rematch: the person for whom each chair is reserved; "" for a bot's."""


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a chair, or took their seat back from a bot [T1, T10]."""

    seat: int
    person: str


class Stood(Struct, frozen=True, tag="stood"):
    """A person left: the chair is free before the start, and empty later."""

    seat: int


class Worded(Struct, frozen=True, tag="worded"):
    """A player gave a word for the dealer to mix in [T4]."""

    seat: int
    word: str


class Started(Struct, frozen=True, tag="started"):
    """The game began [T2]."""


class Moved(Struct, frozen=True, tag="moved"):
    """A seat moved."""

    seat: int
    move: str
    how: Literal["person", "bot", "automatic"] = "person"


class Drew(Struct, frozen=True, tag="drew"):
    """The dealer decided for chance [T4]."""

    move: str
    draw: int
    """The number of the draw, from 0; those that were undone count too."""


class Undone(Struct, frozen=True, tag="undone"):
    """The game went back to *ply* plies [T6]."""

    ply: int


ProposalKind = Literal["undo", "pause", "draw", "abandon", "replace"]


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat proposed something [T7]; the proposal's number is the entry's seq."""

    kind: ProposalKind
    seat: int
    ply: int | None = None
    """For an undo: the number of plies to go back to."""
    target: int | None = None
    """For a replacement: the seat."""
    level: int | None = None
    """For a replacement: the level of the bot; None to open the seat for anybody."""


class Agreed(Struct, frozen=True, tag="agreed"):
    """A seat agreed to a proposal [T7]."""

    proposal: int
    seat: int


class Dropped(Struct, frozen=True, tag="dropped"):
    """A proposal was declined, withdrawn or overtaken by events."""

    proposal: int
    why: Literal["declined", "withdrawn", "lapsed"]
    seat: int | None = None


class Paused(Struct, frozen=True, tag="paused"):
    """The game was paused by agreement [T8]."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """A seat resumed the game [T8]."""

    seat: int


class Expired(Struct, frozen=True, tag="expired"):
    """A seat ran out of time [T5]."""

    seat: int


class Excused(Struct, frozen=True, tag="excused"):
    """The server was away; nobody is charged for these milliseconds [T5]."""

    milliseconds: int


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat resigned [T9]."""

    seat: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A missing player's seat was given to a bot, or opened for anybody [T10]."""

    seat: int
    level: int | None


class Ended(Struct, frozen=True, tag="ended"):
    """The game ended, by its rules or by the table's [T9]."""

    reason: str
    """An ending of the game, or `resigned`, `time`, `agreed`, `abandoned`."""
    rule: str
    scores: tuple[float, ...]
    """Empty if the game was abandoned."""
    seat: int | None = None
    """The seat that resigned or ran out of time."""


class Revealed(Struct, frozen=True, tag="revealed"):
    """The dealer revealed the secret, in hexadecimal [T4]."""

    secret: str


class Closed(Struct, frozen=True, tag="closed"):
    """The table was closed before the game began."""


class Rematched(Struct, frozen=True, tag="rematched"):
    """The players continued at another table [T13]."""

    table: str


class Said(Struct, frozen=True, tag="said"):
    """A person wrote something in the chat [T12]."""

    seat: int | None
    """None for a spectator."""
    text: str


class Muted(Struct, frozen=True, tag="muted"):
    """The host muted a person: their chat is refused [T16]."""

    person: str


class Unmuted(Struct, frozen=True, tag="unmuted"):
    """The host unmuted a person [T16]."""

    person: str


class Removed(Struct, frozen=True, tag="removed"):
    """The host removed a person: they may neither watch nor act [T16]."""

    person: str


class Readmitted(Struct, frozen=True, tag="readmitted"):
    """The host readmitted a person [T16]."""

    person: str


class Notice(Struct, frozen=True, tag="notice"):
    """The operator of the server sent a notice to everybody."""

    text: str


Entry = (
    Created
    | Sat
    | Stood
    | Worded
    | Started
    | Moved
    | Drew
    | Undone
    | Proposed
    | Agreed
    | Dropped
    | Paused
    | Resumed
    | Expired
    | Excused
    | Resigned
    | Replaced
    | Ended
    | Revealed
    | Closed
    | Rematched
    | Said
    | Muted
    | Unmuted
    | Removed
    | Readmitted
    | Notice
)


class LogEntry(Struct, frozen=True):
    """An entry with its place in the log."""

    seq: int
    """From 1, without gaps."""
    at: int
    """The time in milliseconds since 1970."""
    entry: Entry
    person: str = ""
    """The person whose command caused it; "" if time or a bot did."""
    command: str = ""
    """The id of that command, on its first entry."""
    digest: int | None = None
    """The command's digest, if it has an id; None in old logs."""
