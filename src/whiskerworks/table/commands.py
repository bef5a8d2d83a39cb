"""What somebody may tell a table to do. Each is answered, done or refused."""

from typing import Annotated

import msgspec

from whiskerworks.core.struct import Struct
from whiskerworks.table.setup import Level

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Who = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""The number of a person at a table, as `Player` and `ChatLine` tell it."""
Word = Annotated[str, msgspec.Meta(max_length=40)]


class CommandPart(Struct, frozen=True, omit_defaults=True):
    """
    The base of all commands.

    What is not said is not written: a field that is added later changes no digest.
    """


class Sit(CommandPart, frozen=True, tag="sit"):
    """Take a chair, the first that is free if none is named [T1]."""

    seat: Seat | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=64)] = ""
    word: Word = ""


class Leave(CommandPart, frozen=True, tag="leave"):
    """Stand up [T10]."""


class GiveWord(CommandPart, frozen=True, tag="word"):
    """Give a word for the dealer to mix in [T4]."""

    word: Word


class Start(CommandPart, frozen=True, tag="start"):
    """Begin the game; only the host may, and only where the table waits for it."""


class Play(CommandPart, frozen=True, tag="play"):
    """Play a move in the position after so many plies [T3]."""

    move: Annotated[str, msgspec.Meta(max_length=200)]
    at: Ply


class Undo(CommandPart, frozen=True, tag="undo"):
    """Take moves back: to where *ply* plies had been played, or the last own move."""

    ply: Ply | None = None


class Pause(CommandPart, frozen=True, tag="pause"):
    """Ask to pause [T8]."""


class Resume(CommandPart, frozen=True, tag="resume"):
    """Let the game go on [T8]."""


class OfferDraw(CommandPart, frozen=True, tag="draw"):
    """Offer to share the game [T9]."""


class Resign(CommandPart, frozen=True, tag="resign"):
    """Give up [T9]."""


class Abandon(CommandPart, frozen=True, tag="abandon"):
    """Before the start close the table; later ask to end without a result [T9]."""


class Replace(CommandPart, frozen=True, tag="replace"):
    """
    Ask to hand a missing player's seat to a bot, or to the next to come [T10].

    Before the start the host does so with any chair in which no person sits [T1].
    """

    seat: Seat
    level: Level | None = None


class Agree(CommandPart, frozen=True, tag="agree"):
    """Agree to a proposal [T7]."""

    proposal: Number


class Decline(CommandPart, frozen=True, tag="decline"):
    """Decline a proposal, or withdraw an own one [T7]."""

    proposal: Number


class Say(CommandPart, frozen=True, tag="say"):
    """Say something to all [T12]."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Mute(CommandPart, frozen=True, tag="mute"):
    """Refuse what a person says; only the host may [T16]."""

    who: Who


class Unmute(CommandPart, frozen=True, tag="unmute"):
    """Let a person talk again; only the host may [T16]."""

    who: Who


class Remove(CommandPart, frozen=True, tag="remove"):
    """Send a person away from the table; only the host may [T16]."""

    who: Who


class Readmit(CommandPart, frozen=True, tag="readmit"):
    """Let a person come back who was removed; only the host may [T16]."""

    who: Who


Command = (
    Sit
    | Leave
    | GiveWord
    | Start
    | Play
    | Undo
    | Pause
    | Resume
    | OfferDraw
    | Resign
    | Abandon
    | Replace
    | Agree
    | Decline
    | Say
    | Mute
    | Unmute
    | Remove
    | Readmit
)
