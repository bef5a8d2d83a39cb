"""Requests and responses of the REST API; tables' own are in `table.messages`."""

from typing import Annotated, Literal

import msgspec

from whiskerworks.core.message import Event, Message, Refusal
from whiskerworks.core.scene import Scene
from whiskerworks.core.struct import Struct
from whiskerworks.table.commands import Ply, Who
from whiskerworks.table.messages import Player
from whiskerworks.table.setup import Setup

Line = Annotated[str, msgspec.Meta(max_length=200)]
OptionText = Annotated[str, msgspec.Meta(max_length=8000)]
Secret = Annotated[str, msgspec.Meta(max_length=400)]


# ---- games


class OptionFacts(Struct, frozen=True):
    """An option that is chosen before a game."""

    name: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    meaning: str
    rule: str
    choices: tuple[str, ...] = ()
    """For a choice: the values allowed."""
    free: bool = False
    """For a choice: whether other words are allowed too."""
    least: int = 0
    most: int = 0
    """For a number: the smallest and the largest allowed."""


class LevelFacts(Struct, frozen=True):
    """A level of the bots."""

    level: int
    name: str


class GameFacts(Struct, frozen=True):
    """A game's public metadata."""

    name: str
    title: str
    summary: str
    printed_title: str
    """The title on the box, which belongs to its publisher."""
    credits: str
    rules_version: int
    seats: tuple[int, ...]
    """Possible numbers of players, the usual one first."""
    options: tuple[OptionFacts, ...]
    levels: tuple[LevelFacts, ...]
    draws: bool
    """Whether a draw can be offered."""


class Games(Struct, frozen=True):
    """All games."""

    games: tuple[GameFacts, ...]


class RuleText(Struct, frozen=True):
    """A rule in words."""

    rule: str
    certainty: tuple[str, ...]
    """`printed`, `reviewed` or `ours`."""
    text: str


class Rulebook(Struct, frozen=True):
    """The rules of a game."""

    game: str
    rules: tuple[RuleText, ...]


# ---- tables


class NewTable(Struct, frozen=True):
    """A table to make."""

    game: Line
    setup: Setup
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    """The number of players; the usual number if omitted."""
    options: dict[str, OptionText | int | bool] = msgspec.field(default_factory=dict)


class Branch(Struct, frozen=True):
    """A table to make from the first moves of another."""

    ply: Ply
    setup: Setup | None = None
    """Without one, every chair is yours, to try things out."""


class Made(Struct, frozen=True):
    """A table that was made."""

    table: str
    url: str
    """Its page."""
    invitation: str
    """The code that opens its reserved chairs."""


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["waiting", "playing", "paused", "over", "closed"]
    players: tuple[Player, ...]
    free: tuple[int, ...]
    """The seats that anybody may take."""
    mover: int | None
    ply: int
    clock: str
    created: int
    changed: int
    """Both in milliseconds since 1970."""
    winners: tuple[int, ...] = ()
    """The seats that won, when the game is over."""


class Tables(Struct, frozen=True):
    """A list of tables, newest first."""

    tables: tuple[TableLine, ...]
    before: str | None = None
    """What to send for the next page; null on the last page."""


class Replay(Struct, frozen=True):
    """How a table looked after some of its plies."""

    ply: int
    plies: int
    """The number of plies."""
    eyes: int | None
    """The seat whose view this is; null for a spectator's."""
    scene: Scene
    events: tuple[Event, ...]
    """The events of the last of them."""


class Why(Struct, frozen=True, omit_defaults=True):
    """Whether a move is allowed, before anybody plays it."""

    move: str
    """The move that the `spots` of a request mean; empty if none."""
    refusal: Refusal | None
    """Why not; null if it is allowed."""
    problem: str
    """The same in English."""
    says: Message | None = None
    """What an allowed move would do, unless its offer says everything."""


class Preview(Struct, frozen=True, omit_defaults=True):
    """How the table would look to a seat after playing a move."""

    move: str
    scene: Scene | None
    """Null if it would show what the seat may not know."""
    events: tuple[Event, ...]
    """What would happen; empty without a scene."""
    says: Message | None = None
    """What the move would do, in a sentence, unless its offer says everything."""


class Verdict(Struct, frozen=True):
    """Whether the dealer of a finished game was fair."""

    good: bool
    """Whether every draw that can be checked follows from the secret."""
    says: tuple[Message, ...]
    """The findings: `verify-*` of the message catalogue."""


class WatchLink(Struct, frozen=True):
    """A link to watch from a player's seat."""

    url: str
    watch: str
    """What to send as `watch` when opening a socket."""


# ---- people


class Me(Struct, frozen=True):
    """Who you are."""

    person: str
    name: str
    login: str | None
    """The login of your account; null for a guest."""
    token: str
    """For the header `X-Whiskerworks-Token` of every request that changes something."""


class NewName(Struct, frozen=True):
    """Your new name."""

    name: Line


class NewAccount(Struct, frozen=True):
    """An account to make."""

    login: Line
    password: Secret


class SignIn(Struct, frozen=True):
    """A login and password."""

    login: Line
    password: Secret


class NewPassword(Struct, frozen=True):
    """A new password; setting it ends all other sessions and all tokens."""

    old: Secret
    new: Secret


class Farewell(Struct, frozen=True):
    """A request to erase yourself."""

    password: Secret = ""
    """The account's password, if you have an account."""


class SessionLine(Struct, frozen=True):
    """A browser in which you are signed in."""

    id: str
    current: bool
    """Whether it is the one that asks."""
    created: int
    seen: int
    """When it was last used, to the hour."""
    expires: int
    """In milliseconds since 1970, like the others; moves on with every use."""
    browser: str
    system: str
    """What the browser says about itself; empty if unknown."""
    address: str
    """The network from which you signed in; empty if unknown."""


class Sessions(Struct, frozen=True):
    """Your sessions, most recently used first."""

    sessions: tuple[SessionLine, ...]


class NewToken(Struct, frozen=True):
    """A token to make for a program of yours."""

    label: Line


class TokenLine(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    label: str
    created: int


class MadeToken(Struct, frozen=True):
    """A new token; its secret is shown only this once."""

    id: str
    label: str
    secret: str


class Tokens(Struct, frozen=True):
    """Your programs' tokens."""

    tokens: tuple[TokenLine, ...]


class NewMute(Struct, frozen=True):
    """A person at a table whose chat you want to hide."""

    who: Who
    """The number of that person at the table."""


class MuteLine(Struct, frozen=True):
    """A person whose chat you hide."""

    id: str
    name: str
    created: int


class Mutes(Struct, frozen=True):
    """Everybody whose chat you hide."""

    mutes: tuple[MuteLine, ...]


class NewHook(Struct, frozen=True):
    """A web hook to call when it is your turn."""

    url: Annotated[str, msgspec.Meta(max_length=500)]
    """With https, and without a port."""
    kind: Literal["json", "discord", "slack"] = "json"
    """The format it expects."""


class HookLine(Struct, frozen=True):
    """Your web hook; null if you have none."""

    url: str | None
    kind: str | None


class Health(Struct, frozen=True):
    """Whether the server can work."""

    status: Literal["live", "ready", "storage", "stopping"]
    """`storage`: nothing could be saved recently."""
    reason: str = ""
    """Why it is not ready, in English."""


# ---- for operators

Reason = Annotated[str, msgspec.Meta(max_length=500)]


class OperatorAct(Struct, frozen=True):
    """Who acts for the operator, and why."""

    operator: Line
    reason: Reason = ""


class HeldTable(Struct, frozen=True):
    """A table as operators see it."""

    table: str
    game: str
    host: str
    host_name: str
    phase: str
    present: int
    """The number of open sockets."""
    created: int
    changed: int
    entries: int
    """The number of entries in the log."""
    size: int
    """The length of the log, in characters."""


class HeldTables(Struct, frozen=True):
    """Tables, latest change first."""

    tables: tuple[HeldTable, ...]


class EntryLine(Struct, frozen=True):
    """An entry of a table's log."""

    seq: int
    at: int
    person: str
    name: str
    entry: str
    """The JSON as it is stored."""


class TableLog(Struct, frozen=True):
    """What happened at a table."""

    entries: tuple[EntryLine, ...]


class PersonFound(Struct, frozen=True):
    """A person as operators see them."""

    person: str
    name: str
    login: str | None
    created: int
    seen: int
    """When they were last here, to the day."""
    addresses: tuple[str, ...]
    """The addresses they are connected from now."""
    banned: bool


class PeopleFound(Struct, frozen=True):
    """People, newest first."""

    people: tuple[PersonFound, ...]


class NewBan(Struct, frozen=True):
    """A ban to add."""

    target: Line
    """A person's id, a login, an address or a range of addresses."""
    operator: Line
    reason: Reason = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=36_500)] | None = None
    """How long; null for a ban without end."""


class Unban(Struct, frozen=True):
    """A ban to lift."""

    target: Line
    """As for a ban, or its id."""
    operator: Line


class BanLine(Struct, frozen=True):
    """A ban."""

    id: str
    person: str | None
    name: str
    network: str | None
    reason: str
    created: int
    until: int | None


class BanList(Struct, frozen=True):
    """All bans, newest first."""

    bans: tuple[BanLine, ...]


class AuditLine(Struct, frozen=True):
    """An act of an operator."""

    at: int
    operator: str
    action: str
    target: str
    reason: str


class Audits(Struct, frozen=True):
    """Operators' acts, newest first."""

    done: tuple[AuditLine, ...]


class Retain(Struct, frozen=True):
    """A request to delete what is due."""

    operator: Line
    dry_run: bool = False
    """Only count it."""


class RetentionLine(Struct, frozen=True):
    """How many were deleted, or would be."""

    unstarted: int
    """Tables whose game never began."""
    finished: int
    """Tables whose game is over."""
    abandoned: int
    """Tables whose game began but was abandoned."""
    guests: int
    """Guests who never came back."""
