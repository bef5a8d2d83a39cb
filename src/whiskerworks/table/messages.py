"""
What passes between a table and whoever sits at it or looks on.

Scenes, events, messages and refusals are those of `core`. The types of the browser
client are made from these. None can hold a position: what a viewer may not know has no
place here.
"""

from typing import Annotated, Literal

import msgspec

from whiskerworks.core.message import Event, Message, Refusal
from whiskerworks.core.scene import Scene, SceneChange
from whiskerworks.core.struct import Struct
from whiskerworks.core.text_board import TextBoard
from whiskerworks.table.commands import Command
from whiskerworks.table.setup import Clock, Watching

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

Want = Literal["scene", "plan", "events", "moves"]
"""What a client wants with each update, besides what was played."""


# ---- the table as one viewer may know it


class Player(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["open", "kept", "person", "bot", "left"]
    """`left`: its player stood up while the game went on."""
    name: str = ""
    """Nothing for who is not a person, or is not known any more."""
    level: int = 0
    """Of a bot."""
    you: bool = False
    word: str = ""
    """Shown once the game has begun; before, only your own [T4]."""
    who: int | None = None
    """The number at this table of the person who sits there or has left."""


class Time(Struct, frozen=True):
    """The clock of a seat, in milliseconds."""

    spent: int
    left: int | None
    """None where time is never up."""


class Clocks(Struct, frozen=True):
    """Every seat's clock, and whose is running."""

    at: int
    """When this was so, in milliseconds since 1970."""
    times: tuple[Time, ...]
    running: int | None
    """The seat whose time runs."""


class Question(Struct, frozen=True):
    """A proposal that waits for somebody [T7]."""

    proposal: int
    kind: Literal["undo", "pause", "draw", "abandon", "replace"]
    seat: int
    waiting: tuple[int, ...]
    """The seats that have not agreed yet."""
    ply: int | None = None
    target: int | None = None
    level: int | None = None


class PlySeen(Struct, frozen=True, omit_defaults=True):
    """A move as one viewer may know it."""

    seat: int
    """-1 for chance."""
    move: str | None
    """None if the viewer may not know it."""
    how: Literal["person", "bot", "automatic", "given"] = "person"
    """`given`: it was played before this table was branched or uploaded."""
    events: tuple[Event, ...] = ()
    """What the viewer saw happen, if the client wants events."""


class ChatLine(Struct, frozen=True):
    """Something said."""

    seq: int
    at: int
    seat: int | None
    name: str
    text: str
    who: int | None
    """The number at this table of who said it; None for the server's operator."""


class Guest(Struct, frozen=True):
    """Somebody whom the host keeps in order, or whom the viewer has muted [T16]."""

    who: int
    """Their number at this table."""
    name: str
    muted: bool
    """Whether the host refuses what they say; told to the host only."""
    removed: bool
    """Whether the host has removed them; told to the host only."""
    hidden: bool = False
    """Whether the viewer has muted them for themselves."""


class Result(Struct, frozen=True):
    """How the game ended."""

    say: Message
    rule: str
    scores: tuple[float, ...]
    winners: tuple[int, ...]


class Deal(Struct, frozen=True):
    """What makes the dealer's draws checkable [T4]."""

    commitment: str
    secret: str | None
    """None until the game has ended."""


class Position(Struct, frozen=True, omit_defaults=True):
    """The game as it stands, for one viewer."""

    ply: int
    """So many plies have been played."""
    mover: int | None
    """The seat on turn; None while nobody is."""
    scene: Scene | None = None
    """If the client wants scenes; in an update only where `change` is not enough."""
    moves: tuple[str, ...] | None = None
    """If the client wants moves: what the viewer may play now."""
    plan: TextBoard | None = None
    """If the client wants plans."""
    change: SceneChange | None = None
    """In an update, in place of the scene: what differs from the one sent before."""


class UndoOffer(Struct, frozen=True, omit_defaults=True):
    """What the viewer may take back, or ask to take back [T6]."""

    how: Literal["free", "ask"]
    """`ask`: the others must agree."""
    ply: int
    """Which ply to go back to for the last move that the viewer chose."""
    turn: int | None = None
    """Which ply to go back to for all of this turn, if that is more than one move."""


class Status(Struct, frozen=True):
    """Everything of a table that is short: sent whole with each update."""

    phase: Literal["waiting", "playing", "paused", "over", "closed"]
    players: tuple[Player, ...]
    clocks: Clocks
    questions: tuple[Question, ...]
    undo: UndoOffer | None
    """None if there is nothing to take back."""
    result: Result | None
    deal: Deal
    rematch: str | None
    """The table where the players went on."""
    muted: bool = False
    """Whether the host refuses what the viewer says."""
    guests: tuple[Guest, ...] = ()
    """Everybody whom the viewer has muted; for the host, who is muted or removed."""


class Facts(Struct, frozen=True):
    """What of a table never changes."""

    table: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    clock: Clock
    watching: Watching
    chat: bool
    public: bool
    automatic: bool
    has_draws: bool
    hides: bool
    """Whether the game hides something from somebody."""
    branched_from: str | None
    given: int
    """So many plies were played before this table was made."""
    host: bool
    """Whether the viewer made the table."""
    invitation: str | None
    """What opens the chairs that are kept; the host is told it, nobody else."""


# ---- from the server


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The whole table, for one viewer: at the beginning, and after any doubt."""

    seq: int
    seat: int | None
    """The seat whose eyes these are; None for a bystander."""
    facts: Facts
    status: Status
    plies: tuple[PlySeen, ...]
    chat: tuple[ChatLine, ...]
    position: Position


class Update(Struct, frozen=True, tag="update"):
    """What is new: the table went from *since* to *seq*."""

    since: int
    seq: int
    kept: int
    """
    So many plies of before still stand as they were told.

    Less than all after an undo, and when the end shows what was hidden.
    """
    plies: tuple[PlySeen, ...]
    """The plies behind them."""
    chat: tuple[ChatLine, ...]
    status: Status
    position: Position | None
    """None if nothing of it has changed."""


class Done(Struct, frozen=True, tag="done"):
    """A command was carried out, now or when it was sent before."""

    id: str
    seq: int
    """Where in the log it stands."""


class Denied(Struct, frozen=True, tag="refused"):
    """A command was refused; nothing has changed."""

    id: str
    refusal: Refusal
    seq: int
    """The table as it stands; a client that has another asks for a snapshot."""


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected; not part of the log."""

    seats: tuple[int, ...]
    watching: int


class Fault(Struct, frozen=True, tag="error"):
    """A message could not be understood or may not be sent; nothing has changed."""

    code: str
    problem: str
    """For programmers: what and where."""
    id: str = ""
    """The command's, if it could be read."""
    retry: int | None = None
    """For `too-fast`: milliseconds to wait."""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping, with the server's time."""

    at: int


ToClient = Snapshot | Update | Done | Denied | Presence | Fault | Pong


# ---- from the client


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: who looks, and what they have seen already."""

    seat: int | None = None
    """Which own seat's eyes; None: the first own seat, or a bystander's."""
    seen: int | None = None
    """The seq the client has; if it is the table's, no snapshot is sent."""
    want: tuple[Want, ...] = ()
    watch: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """A link that a player gave away to look over their shoulder [T11]."""


class Do(Struct, frozen=True, tag="do"):
    """A command, with an id of the client's: sent twice it is done once [T15]."""

    id: CommandId
    command: Command


class Look(Struct, frozen=True, tag="look"):
    """Ask for a snapshot."""


class Ping(Struct, frozen=True, tag="ping"):
    """Ask whether the server is there."""


FromClient = Hello | Do | Look | Ping
