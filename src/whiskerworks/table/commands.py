"""Commands to a table; each is carried out or refused."""

from typing import Annotated

import msgspec

from whiskerworks.core.struct import Struct
from whiskerworks.table.setup import Level

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Who = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""The number of a person at a table, as in `Player` and `ChatLine`."""
Word = Annotated[str, msgspec.Meta(max_length=40)]


class CommandPart(Struct, frozen=True, omit_defaults=True):
    """
    The base of all commands.

    Default values are not written, so adding a field later changes no digest.
    """


class Sit(CommandPart, frozen=True, tag="sit"):
    """Take a chair: the one named, or the first free one [T1]."""

    seat: Seat | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=64)] = ""
    word: Word = ""


class Leave(CommandPart, frozen=True, tag="leave"):
    """Stand up [T10]."""


class GiveWord(CommandPart, frozen=True, tag="word"):
    """Give a word for the dealer to mix in [T4]."""

    word: Word


class Start(CommandPart, frozen=True, tag="start"):
    """Begin the game; only for the host of a table that waits for it."""


class Play(CommandPart, frozen=True, tag="play"):
    """Play a move in the position after *at* plies [T3]."""

    move: Annotated[str, msgspec.Meta(max_length=200)]
    at: Ply


class Undo(CommandPart, frozen=True, tag="undo"):
    """Go back to *ply* plies, or take back your own last move [T6]."""

    ply: Ply | None = None


class Pause(CommandPart, frozen=True, tag="pause"):
    """Ask to pause [T8]."""


class Resume(CommandPart, frozen=True, tag="resume"):
    """Resume the game [T8]."""


class OfferDraw(CommandPart, frozen=True, tag="draw"):
    """Offer a draw [T9]."""


class Resign(CommandPart, frozen=True, tag="resign"):
    """Give up [T9]."""


class Abandon(CommandPart, frozen=True, tag="abandon"):
    """Close the table before the start; later, ask to end without a result [T9]."""


class Replace(CommandPart, frozen=True, tag="replace"):
    """
    Ask to give a missing player's seat to a bot, or to open it for anybody [T10].

    Before the start, the host gives away any chair without a person like this [T1].
    """

    seat: Seat
    level: Level | None = None


class Agree(CommandPart, frozen=True, tag="agree"):
    """Agree to a proposal [T7]."""

    proposal: Number


class Decline(CommandPart, frozen=True, tag="decline"):
    """Decline a proposal, or withdraw your own [T7]."""

    proposal: Number


class Say(CommandPart, frozen=True, tag="say"):
    """Write something in the chat [T12]."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Mute(CommandPart, frozen=True, tag="mute"):
    """Refuse a person's chat; only for the host [T16]."""

    who: Who


class Unmute(CommandPart, frozen=True, tag="unmute"):
    """Accept a muted person's chat again; only for the host [T16]."""

    who: Who


class Remove(CommandPart, frozen=True, tag="remove"):
    """Remove a person from the table; only for the host [T16]."""

    who: Who


class Readmit(CommandPart, frozen=True, tag="readmit"):
    """Let a removed person come back; only for the host [T16]."""

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
