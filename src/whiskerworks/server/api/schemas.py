"""What requests say and are answered; `table.messages` has what tables say."""

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
    """What can be chosen before a game."""

    name: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    meaning: str
    rule: str
    choices: tuple[str, ...] = ()
    """For a choice: the words allowed."""
    free: bool = False
    """For a choice: whether words of one's own are allowed too."""
    least: int = 0
    most: int = 0
    """For a number: the smallest and the largest allowed."""


class LevelFacts(Struct, frozen=True):
    """A level of the bots."""

    level: int
    name: str


class GameFacts(Struct, frozen=True):
    """What can be known of a game before a table is made."""

    name: str
    title: str
    summary: str
    printed_title: str
    """The title on the box, which belongs to its publisher."""
    credits: str
    rules_version: int
    seats: tuple[int, ...]
    """How many may play, the usual number first."""
    options: tuple[OptionFacts, ...]
    levels: tuple[LevelFacts, ...]
    draws: bool
    """Whether a draw can be offered."""


class Games(Struct, frozen=True):
    """All games there are."""

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
    """A table to be made."""

    game: Line
    setup: Setup
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    """How many play; the usual number if it is not said."""
    options: dict[str, OptionText | int | bool] = msgspec.field(default_factory=dict)


class Branch(Struct, frozen=True):
    """A table to be made from the first moves of another."""

    ply: Ply
    setup: Setup | None = None
    """Nothing: every chair is yours, to try things out."""


class Made(Struct, frozen=True):
    """A table that was made."""

    table: str
    url: str
    """Its page."""
    invitation: str
    """What opens the chairs that are kept."""


class TableLine(Struct, frozen=True):
    """A table as lists show it."""

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
    """A list of tables, the newest first."""

    tables: tuple[TableLine, ...]
    before: str | None = None
    """What to ask for the page behind this one; nothing if this is the last."""


class Replay(Struct, frozen=True):
    """How a table looked after some of its plies."""

    ply: int
    plies: int
    """So many there are."""
    eyes: int | None
    """The seat through whose eyes it is seen; None for a bystander's."""
    scene: Scene
    events: tuple[Event, ...]
    """What the last of them brought about."""


class Why(Struct, frozen=True, omit_defaults=True):
    """Whether a move may be played, before anybody plays it."""

    move: str
    """Asked with `spots`: the move they mean, nothing if they mean none."""
    refusal: Refusal | None
    """Why not; None if it may."""
    problem: str
    """The same in English."""
    says: Message | None = None
    """What it would do, if it may be played and its offer does not say it all."""


class Preview(Struct, frozen=True, omit_defaults=True):
    """How the table would look to a seat if it played a move."""

    move: str
    scene: Scene | None
    """None where it would show what the seat may not know."""
    events: tuple[Event, ...]
    """What would happen; nothing where there is no scene."""
    says: Message | None = None
    """What the move would do, in a sentence; None if its offer says it all."""


class Verdict(Struct, frozen=True):
    """Whether the dealer of a finished game was fair."""

    good: bool
    """Whether every draw that can be checked follows from the secret."""
    says: tuple[Message, ...]
    """What was found: `verify-*` of the message catalogue."""


class WatchLink(Struct, frozen=True):
    """A way to look over a player's shoulder."""

    url: str
    watch: str
    """What to send as `watch` when a socket is opened."""


# ---- people


class Me(Struct, frozen=True):
    """Who you are."""

    person: str
    name: str
    login: str | None
    """Of your account; None for a guest."""
    token: str
    """For the header `X-Whiskerworks-Token` of every request that changes something."""


class NewName(Struct, frozen=True):
    """What to call you."""

    name: Line


class NewAccount(Struct, frozen=True):
    """Keep me across devices."""

    login: Line
    password: Secret


class SignIn(Struct, frozen=True):
    """Let me in."""

    login: Line
    password: Secret


class NewPassword(Struct, frozen=True):
    """Another password; setting it ends all other sessions and all tokens."""

    old: Secret
    new: Secret


class Farewell(Struct, frozen=True):
    """Forget me."""

    password: Secret = ""
    """Of the account, if there is one."""


class SessionLine(Struct, frozen=True):
    """A browser in which you are signed in."""

    id: str
    current: bool
    """Whether it is the one that asks."""
    created: int
    seen: int
    """When it was last used, give or take an hour."""
    expires: int
    """All in milliseconds since 1970; it moves on whenever the session is used."""
    browser: str
    system: str
    """What the browser says of itself; nothing if that is not known."""
    address: str
    """The network from which you signed in; nothing if that is not known."""


class Sessions(Struct, frozen=True):
    """Where you are signed in, the last used first."""

    sessions: tuple[SessionLine, ...]


class NewToken(Struct, frozen=True):
    """A token for a program of yours."""

    label: Line


class TokenLine(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    label: str
    created: int


class MadeToken(Struct, frozen=True):
    """A new token; its secret is shown this once."""

    id: str
    label: str
    secret: str


class Tokens(Struct, frozen=True):
    """The tokens of your programs."""

    tokens: tuple[TokenLine, ...]


class NewMute(Struct, frozen=True):
    """Somebody at a table whose chat you do not want to read."""

    who: Who
    """The number of that person at the table."""


class MuteLine(Struct, frozen=True):
    """Somebody whose chat you do not want to read."""

    id: str
    name: str
    created: int


class Mutes(Struct, frozen=True):
    """Everybody whose chat you do not want to read."""

    mutes: tuple[MuteLine, ...]


class NewHook(Struct, frozen=True):
    """A web address to be called when it is your turn."""

    url: Annotated[str, msgspec.Meta(max_length=500)]
    """With https, and without a port."""
    kind: Literal["json", "discord", "slack"] = "json"
    """In whose shape it wants to be told."""


class HookLine(Struct, frozen=True):
    """The web address that is called when it is your turn; None if none is."""

    url: str | None
    kind: str | None


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["live", "ready", "storage", "stopping"]
    """`storage`: nothing could be saved lately."""
    reason: str = ""
    """Why it is not ready, in English."""


# ---- for operators

Reason = Annotated[str, msgspec.Meta(max_length=500)]


class OperatorAct(Struct, frozen=True):
    """Who acts for the operator, and why."""

    operator: Line
    reason: Reason = ""


class HeldTable(Struct, frozen=True):
    """A table as an operator sees it."""

    table: str
    game: str
    host: str
    host_name: str
    phase: str
    present: int
    """How many sockets are open there."""
    created: int
    changed: int
    entries: int
    """How many the log has."""
    size: int
    """The length of the log, in characters."""


class HeldTables(Struct, frozen=True):
    """Tables, those first that changed last."""

    tables: tuple[HeldTable, ...]


class EntryLine(Struct, frozen=True):
    """An entry of a table's log."""

    seq: int
    at: int
    person: str
    name: str
    entry: str
    """As it is stored, JSON."""


class TableLog(Struct, frozen=True):
    """What happened at a table."""

    entries: tuple[EntryLine, ...]


class PersonFound(Struct, frozen=True):
    """A person as an operator sees them."""

    person: str
    name: str
    login: str | None
    created: int
    seen: int
    """When they were last here, give or take a day."""
    addresses: tuple[str, ...]
    """Where they are connected from now."""
    banned: bool


class PeopleFound(Struct, frozen=True):
    """People, the newest first."""

    people: tuple[PersonFound, ...]


class NewBan(Struct, frozen=True):
    """Somebody who may not use the server."""

    target: Line
    """An id of a person, a login, an address or a range of addresses."""
    operator: Line
    reason: Reason = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=36_500)] | None = None
    """How long; None for a ban that does not end by itself."""


class Unban(Struct, frozen=True):
    """Somebody who may use the server again."""

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
    """All bans, the newest first."""

    bans: tuple[BanLine, ...]


class AuditLine(Struct, frozen=True):
    """Something that an operator did."""

    at: int
    operator: str
    action: str
    target: str
    reason: str


class Audits(Struct, frozen=True):
    """What operators did, the newest first."""

    done: tuple[AuditLine, ...]


class Retain(Struct, frozen=True):
    """Delete what is due."""

    operator: Line
    dry_run: bool = False
    """Only tell how much it is."""


class RetentionLine(Struct, frozen=True):
    """How much was deleted, or would be."""

    unstarted: int
    """Tables whose game never began."""
    finished: int
    """Tables whose game is over."""
    abandoned: int
    """Tables whose game was begun and left."""
    guests: int
    """Guests who never came back."""
