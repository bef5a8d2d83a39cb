"""What goes into a store and comes out of it."""

from typing import Literal, NamedTuple

import msgspec

from whiskerworks.table.log_entries import LogEntry

Phase = Literal["waiting", "playing", "paused", "over", "closed"]


class Seat(msgspec.Struct, frozen=True, array_like=True):
    """Who sits in a seat; *kind* as in `messages.Player`."""

    seat: int
    kind: str
    person: str = ""
    """Who sits there, or may come back; nothing for a bot's chair or an open one."""
    level: int = 0
    name: str = ""
    """What a finished record calls who played there."""


class TableProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a table has come."""

    phase: Phase
    mover: int | None
    ply: int
    changed: int
    players: tuple[Seat, ...] = ()
    """Who sits where; nothing in rows that were written before this was."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """
    A table as lists show it.

    It is kept beside the log as JSON. New fields need a default: rows that were
    written before them must still be read.
    """

    id: str
    game: str
    options: dict[str, str]
    phase: Phase
    public: bool
    watch: bool
    """Whether others may look on."""
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
    """What bystanders see where they are some moves behind."""
    winners: tuple[int, ...] = ()
    """The seats that won, when the game is over."""

    @property
    def wake(self) -> bool:
        """
        Whether something happens by itself: time runs, or a bot is to move.

        Where only bots play nothing does, until somebody looks.
        """
        if self.phase != "playing":
            return False
        if any(one.kind == "bot" for one in self.players if one.seat == self.mover):
            return any(one.kind == "person" for one in self.players)
        return self.clock != "none"

    @property
    def people(self) -> set[str]:
        """The host and whoever sits there or may come back."""
        return {self.host, *(one.person for one in self.players)} - {""}

    @property
    def place(self) -> tuple[int, str]:
        """Where the row stands in a list: what the next page is asked *before*."""
        return (self.changed, self.id)


class StoredTable(NamedTuple):
    """A table as it was stored."""

    id: str
    secret: bytes
    invitation: str
    logs: list[LogEntry]

    def __repr__(self) -> str:
        """Tell no secret, wherever this is logged."""
        return f"Kept(id={self.id!r}, {len(self.logs)} entries)"


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A guest, or somebody with an account."""

    id: str
    name: str
    created: int
    login: str | None = None
    password_hash: str | None = None
    hook_url: str | None = None
    hook_kind: str | None = None
    forgotten: bool = False
    epoch: int = 0
    """Sessions and tokens of an earlier one are void."""
    seen: int = 0
    """When they were last here, give or take a day."""

    def __repr__(self) -> str:
        """Tell neither the hash nor the hook, wherever this is logged."""
        return f"Person(id={self.id!r}, name={self.name!r}, login={self.login!r})"


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """Lets a program act for a person; the store knows only its hash."""

    id: str
    person: str
    label: str
    created: int
    epoch: int = 0
    """The person's when it was made."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in; times are in milliseconds since 1970."""

    id: str
    person: str
    epoch: int
    """The person's when it began."""
    created: int
    seen: int
    """When it was last used, give or take an hour."""
    expires: int
    browser: str = ""
    system: str = ""
    address: str = ""
    """The network that it began from: a part of an address."""


class Mute(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody does not want to read what another says."""

    id: str
    person: str
    muted: str
    created: int


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """A person, or everybody in a network, may not use the server."""

    id: str
    person: str | None
    network: str | None
    """Like 192.0.2.0/24."""
    reason: str
    created: int
    until: int | None
    """When it ends, in milliseconds since 1970; None if it does not by itself."""


class AuditEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an operator did."""

    id: str
    at: int
    operator: str
    action: str
    target: str
    reason: str


LogRow = tuple[str, int, int, str, str, str, int | None]
"""(table, seq, at, person, command, entry as JSON, digest): a row of the log."""
