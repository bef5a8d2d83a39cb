"""The values that go into the store and come out of it."""

from typing import Literal, NamedTuple

import msgspec

from whiskerworks.table.log_entries import LogEntry

Phase = Literal["waiting", "playing", "paused", "over", "closed"]


class Seat(msgspec.Struct, frozen=True, array_like=True):
    """The occupant of a seat; *kind* as in `messages.Player`."""

    seat: int
    kind: str
    person: str = ""
    """Who sits there or may come back; empty for bots and open chairs."""
    level: int = 0
    name: str = ""
    """The player's name in an uploaded, finished record."""


class TableProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a table has come."""

    phase: Phase
    mover: int | None
    ply: int
    changed: int
    players: tuple[Seat, ...] = ()
    """Who sits where; empty in rows that are older than this field."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """
    A table as lists show it.

    It is stored as JSON beside the log. New fields need a default: rows written before
    them must remain readable.
    """

    id: str
    game: str
    options: dict[str, str]
    phase: Phase
    public: bool
    watch: bool
    """Whether others may watch."""
    host: str
    players: tuple[Seat, ...]
    free: tuple[int, ...]
    """The seats that anybody may take."""
    mover: int | None
    created: int
    changed: int
    """Both in milliseconds since 1970."""
    ply: int
    clock: str = "none"
    """The kind of clock, as `setup.Clock` is tagged."""
    shown: TableProgress | None = None
    """What delayed spectators see."""
    winners: tuple[int, ...] = ()
    """The seats that won, when the game is over."""

    @property
    def wake(self) -> bool:
        """
        Whether the table acts by itself: time runs, or a bot is to move.

        A table of bots only does nothing until somebody watches.
        """
        if self.phase != "playing":
            return False
        if any(one.kind == "bot" for one in self.players if one.seat == self.mover):
            return any(one.kind == "person" for one in self.players)
        return self.clock != "none"

    @property
    def people(self) -> set[str]:
        """The host, and all who sit there or may come back."""
        return {self.host, *(one.person for one in self.players)} - {""}

    @property
    def place(self) -> tuple[int, str]:
        """The row's position in a list, which the next page starts *before*."""
        return (self.changed, self.id)


class StoredTable(NamedTuple):
    """A table as it was stored."""

    id: str
    secret: bytes
    invitation: str
    logs: list[LogEntry]

    def __repr__(self) -> str:
        """Return a text without secrets, for logs."""
        return f"Kept(id={self.id!r}, {len(self.logs)} entries)"


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A guest, or a person with an account."""

    id: str
    name: str
    created: int
    login: str | None = None
    password_hash: str | None = None
    hook_url: str | None = None
    hook_kind: str | None = None
    forgotten: bool = False
    epoch: int = 0
    """Sessions and tokens of earlier epochs are void."""
    seen: int = 0
    """When they were last here, to the day."""

    def __repr__(self) -> str:
        """Return a text without hash and hook, for logs."""
        return f"Person(id={self.id!r}, name={self.name!r}, login={self.login!r})"


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """Lets a program act for a person; only its hash is stored."""

    id: str
    person: str
    label: str
    created: int
    epoch: int = 0
    """The person's epoch when it was made."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A signed-in browser; times are in milliseconds since 1970."""

    id: str
    person: str
    epoch: int
    """The person's epoch when it began."""
    created: int
    seen: int
    """When it was last used, to the hour."""
    expires: int
    browser: str = ""
    system: str = ""
    address: str = ""
    """The network from which it began: a part of the address."""


class Mute(msgspec.Struct, frozen=True, kw_only=True):
    """A person's wish not to see another's chat."""

    id: str
    person: str
    muted: str
    created: int


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """A ban of a person, or of everybody in a network."""

    id: str
    person: str | None
    network: str | None
    """For example 192.0.2.0/24."""
    reason: str
    created: int
    until: int | None
    """When it ends, in milliseconds since 1970; None for never."""


class AuditEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An act of an operator."""

    id: str
    at: int
    operator: str
    action: str
    target: str
    reason: str


LogRow = tuple[str, int, int, str, str, str, int | None]
"""A row of the log: (table, seq, at, person, command, entry as JSON, digest)."""
