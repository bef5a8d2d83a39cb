"""
The messages between a table and its players and spectators.

Scenes, events, messages and refusals are those of `core`. The browser client's types
are generated from these. No message can hold a position, so none can leak a secret.
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
"""A part of updates that clients can ask for, besides the moves."""


# ---- the table as one viewer may know it


class Player(Struct, frozen=True):
    """The player of a seat."""

    seat: int
    kind: Literal["open", "kept", "person", "bot", "left"]
    """`left`: the player stood up during the game."""
    name: str = ""
    """"" for bots, empty chairs and deleted accounts."""
    level: int = 0
    """The level of a bot."""
    you: bool = False
    word: str = ""
    """The word for the dealer; before the start, only your own [T4]."""
    who: int | None = None
    """The number, at this table, of the person who sits there or has left."""


class Time(Struct, frozen=True):
    """The clock of a seat, in milliseconds."""

    spent: int
    left: int | None
    """None if time is unlimited."""


class Clocks(Struct, frozen=True):
    """The clocks of all seats."""

    at: int
    """The time of this reading, in milliseconds since 1970."""
    times: tuple[Time, ...]
    running: int | None
    """The seat whose clock is running."""


class Question(Struct, frozen=True):
    """An open proposal [T7]."""

    proposal: int
    kind: Literal["undo", "pause", "draw", "abandon", "replace"]
    seat: int
    waiting: tuple[int, ...]
    """The seats that must still agree."""
    ply: int | None = None
    target: int | None = None
    level: int | None = None


class PlySeen(Struct, frozen=True, omit_defaults=True):
    """A move as far as one viewer may know it."""

    seat: int
    """-1 for chance."""
    move: str | None
    """None if the viewer may not know it."""
    how: Literal["person", "bot", "automatic", "given"] = "person"
    """`given`: played before this table was branched or uploaded."""
    events: tuple[Event, ...] = ()
    """The events that the viewer saw, if the client wants them."""


class ChatLine(Struct, frozen=True):
    """A line of the chat."""

    seq: int
    at: int
    seat: int | None
    name: str
    text: str
    who: int | None
    """The number, at this table, of the author; None for the server's operator."""


class Guest(Struct, frozen=True):
    """A person whom the host has muted or removed, or the viewer has muted [T16]."""

    who: int
    """Their number at this table."""
    name: str
    muted: bool
    """Whether the host has muted them; only the host learns it."""
    removed: bool
    """Whether the host has removed them; only the host learns it."""
    hidden: bool = False
    """Whether the viewer hides their chat."""


class Result(Struct, frozen=True):
    """The result of the game."""

    say: Message
    rule: str
    scores: tuple[float, ...]
    winners: tuple[int, ...]


class Deal(Struct, frozen=True):
    """The dealer's commitment and secret, which make the draws checkable [T4]."""

    commitment: str
    secret: str | None
    """None until the end of the game."""


class Position(Struct, frozen=True, omit_defaults=True):
    """The current position for one viewer."""

    ply: int
    """The number of plies played."""
    mover: int | None
    """The seat to move; None if no seat is."""
    scene: Scene | None = None
    """The scene, if the client wants scenes; an update mostly has `change` instead."""
    moves: tuple[str, ...] | None = None
    """The viewer's legal moves, if the client wants moves."""
    plan: TextBoard | None = None
    """The text board, if the client wants it."""
    change: SceneChange | None = None
    """In an update, instead of the scene: the change since the one sent before."""


class UndoOffer(Struct, frozen=True, omit_defaults=True):
    """The moves that the viewer may take back, or ask to take back [T6]."""

    how: Literal["free", "ask"]
    """`free`: immediately; `ask`: if the others agree."""
    ply: int
    """The ply to go back to for the last move that the viewer chose."""
    turn: int | None = None
    """The ply to go back to for the whole turn, if it has several moves."""


class Status(Struct, frozen=True):
    """The short facts about a table, sent whole with each update."""

    phase: Literal["waiting", "playing", "paused", "over", "closed"]
    players: tuple[Player, ...]
    clocks: Clocks
    questions: tuple[Question, ...]
    undo: UndoOffer | None
    """None if no move can be taken back."""
    result: Result | None
    deal: Deal
    rematch: str | None
    """The table where the players continue."""
    muted: bool = False
    """Whether the host has muted the viewer."""
    guests: tuple[Guest, ...] = ()
    """The people whom the viewer has muted; for the host, also all muted or removed."""


class Facts(Struct, frozen=True):
    """The facts about a table that never change."""

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
    """Whether the game has hidden information."""
    branched_from: str | None
    given: int
    """The number of plies played before this table was made."""
    host: bool
    """Whether the viewer is the host."""
    invitation: str | None
    """The code that opens reserved chairs; only the host learns it."""


# ---- from the server


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The whole table for one viewer: sent first, and whenever the client asks."""

    seq: int
    seat: int | None
    """The seat whose view this is; None for a bystander."""
    facts: Facts
    status: Status
    plies: tuple[PlySeen, ...]
    chat: tuple[ChatLine, ...]
    position: Position


class Update(Struct, frozen=True, tag="update"):
    """The news since the last message: the table went from *since* to *seq*."""

    since: int
    seq: int
    kept: int
    """
    The number of earlier plies that are still valid.

    Fewer than all after an undo, and when the end reveals hidden moves.
    """
    plies: tuple[PlySeen, ...]
    """The plies after these."""
    chat: tuple[ChatLine, ...]
    status: Status
    position: Position | None
    """None if the position has not changed."""


class Done(Struct, frozen=True, tag="done"):
    """A command was carried out, now or when it was first sent."""

    id: str
    seq: int
    """The number of its entry in the log."""


class Denied(Struct, frozen=True, tag="refused"):
    """A command was refused; nothing has changed."""

    id: str
    refusal: Refusal
    seq: int
    """The table's current seq; a client with another one asks for a snapshot."""


class Presence(Struct, frozen=True, tag="presence"):
    """The connected players and spectators; not part of the log."""

    seats: tuple[int, ...]
    watching: int


class Fault(Struct, frozen=True, tag="error"):
    """A message is malformed or not allowed; nothing has changed."""

    code: str
    problem: str
    """A description for programmers."""
    id: str = ""
    """The command's id, if it could be read."""
    retry: int | None = None
    """For `too-fast`: the time to wait, in milliseconds."""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping, with the server's time."""

    at: int


ToClient = Snapshot | Update | Done | Denied | Presence | Fault | Pong


# ---- from the client


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: the seat, what the client has, and what it wants."""

    seat: int | None = None
    """The seat of yours whose view you want; None for your first seat, if any."""
    seen: int | None = None
    """The seq that the client has; no snapshot is sent if it is the table's."""
    want: tuple[Want, ...] = ()
    watch: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """A link from a player who lets you watch from their seat [T11]."""


class Do(Struct, frozen=True, tag="do"):
    """A command with a unique id: if sent twice, it is executed once [T15]."""

    id: CommandId
    command: Command


class Look(Struct, frozen=True, tag="look"):
    """Ask for a snapshot."""


class Ping(Struct, frozen=True, tag="ping"):
    """Ask whether the server is alive."""


FromClient = Hello | Do | Look | Ping
