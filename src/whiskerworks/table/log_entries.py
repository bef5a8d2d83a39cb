"""
The log of a table: what happened, entry by entry. The log is the match.

People stand here by their ids, never by their names: who deletes an account is
forgotten without a line being changed. The dealer's secret stands here only when
it has been revealed.
"""

from typing import Literal

from whiskerworks.core.struct import Struct
from whiskerworks.table.setup import Setup


class Source(Struct, frozen=True):
    """Where the first moves of a table come from: another table, or a record."""

    table: str = ""
    """The table that was branched from; nothing for a record that was uploaded."""
    plies: tuple[str, ...] = ()
    """The moves as a record writes them: "0 e3", "* first blue"."""
    end: str = ""
    """How an uploaded record ends; nothing if play goes on from here."""
    tags: tuple[tuple[str, str], ...] = ()
    """What an uploaded record says of itself."""


class Created(Struct, frozen=True, tag="created"):
    """The table was made; always the first entry."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    """(name, value as text) of every option."""
    setup: Setup
    host: str
    """The person who made it."""
    commitment: str
    """The sha256 of the dealer's secret [T4]."""
    source: Source | None = None
    kept_for: tuple[str, ...] = ()
    """In a rematch: the person each chair is kept for; nothing for a bot's."""


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a chair, or took an own seat back from a bot [T1, T10]."""

    seat: int
    person: str


class Stood(Struct, frozen=True, tag="stood"):
    """A person left: before the start the chair is free again, later it is empty."""

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
    """The game went back to where so many plies had been played [T6]."""

    ply: int


ProposalKind = Literal["undo", "pause", "draw", "abandon", "replace"]


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat asks the others for something [T7]. Its number is its entry's seq."""

    kind: ProposalKind
    seat: int
    ply: int | None = None
    """For an undo: back to where so many plies had been played."""
    target: int | None = None
    """For a replacement: whose seat."""
    level: int | None = None
    """For a replacement: the level of the bot; None for the next person to come."""


class Agreed(Struct, frozen=True, tag="agreed"):
    """A seat agreed to a proposal [T7]."""

    proposal: int
    seat: int


class Dropped(Struct, frozen=True, tag="dropped"):
    """A proposal is off the table: declined, withdrawn, or overtaken by a move."""

    proposal: int
    why: Literal["declined", "withdrawn", "lapsed"]
    seat: int | None = None


class Paused(Struct, frozen=True, tag="paused"):
    """All agreed to pause [T8]."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """A seat let the game go on [T8]."""

    seat: int


class Expired(Struct, frozen=True, tag="expired"):
    """A seat's time was up [T5]."""

    seat: int


class Excused(Struct, frozen=True, tag="excused"):
    """The server was away: so many milliseconds count against nobody [T5]."""

    milliseconds: int


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat gave up [T9]."""

    seat: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A missing player's seat was handed to a bot, or opened for anybody [T10]."""

    seat: int
    level: int | None


class Ended(Struct, frozen=True, tag="ended"):
    """The game ended, by its rules or by the table's [T9]."""

    reason: str
    """An ending of the game, or `resigned`, `time`, `agreed`, `abandoned`."""
    rule: str
    scores: tuple[float, ...]
    """Nothing if it was abandoned."""
    seat: int | None = None
    """Who resigned, or whose time was up."""


class Revealed(Struct, frozen=True, tag="revealed"):
    """The dealer showed the secret, hexadecimal [T4]."""

    secret: str


class Closed(Struct, frozen=True, tag="closed"):
    """The table was given up before the game began."""


class Rematched(Struct, frozen=True, tag="rematched"):
    """The players went on to another table [T13]."""

    table: str


class Said(Struct, frozen=True, tag="said"):
    """A person said something [T12]."""

    seat: int | None
    """None for somebody who looks on."""
    text: str


class Muted(Struct, frozen=True, tag="muted"):
    """The host muted a person: what they say is refused [T16]."""

    person: str


class Unmuted(Struct, frozen=True, tag="unmuted"):
    """The host lets a person talk again [T16]."""

    person: str


class Removed(Struct, frozen=True, tag="removed"):
    """The host removed a person: they may neither look on nor do anything [T16]."""

    person: str


class Readmitted(Struct, frozen=True, tag="readmitted"):
    """The host lets a person come back [T16]."""

    person: str


class Notice(Struct, frozen=True, tag="notice"):
    """The operator of the server told everybody something."""

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
    """An entry where it stands in the log."""

    seq: int
    """From 1, without gaps."""
    at: int
    """When, in milliseconds since 1970."""
    entry: Entry
    person: str = ""
    """Whose command brought it about; nobody's, if time or a bot did."""
    command: str = ""
    """The id of that command, on its first entry."""
    digest: int | None = None
    """Its `digest_of`, where it has an id; None in logs of before it was kept."""
