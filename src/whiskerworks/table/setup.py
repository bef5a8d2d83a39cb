"""The choices made when a table is created, which never change."""

from typing import Annotated, Literal

import msgspec

from whiskerworks.core.struct import Struct

SECONDS_PER_DAY = 24 * 60 * 60

Level = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Open(Struct, frozen=True, tag="open"):
    """A chair that anybody may take who finds the table [T1]."""


class Kept(Struct, frozen=True, tag="kept"):
    """A chair for somebody with the invitation [T1]."""


class Mine(Struct, frozen=True, tag="mine"):
    """A chair for the host, who sits down when the table is created [T1]."""


class BotChair(Struct, frozen=True, tag="bot"):
    """A chair with a bot [T1]."""

    level: Level


Chair = Open | Kept | Mine | BotChair

Expiry = Literal["nothing", "bot", "loss"]
"""The effect of running out of time: none, a bot moves once, or a loss [T5]."""


class NoClock(Struct, frozen=True, tag="none"):
    """Time is not measured [T5]."""


class CountUp(Struct, frozen=True, tag="count-up"):
    """Time is measured and shown, but unlimited [T5]."""


class Bank(Struct, frozen=True, tag="bank"):
    """Seconds for the whole game, plus an increment after each turn [T5]."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=SECONDS_PER_DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    expiry: Expiry = "loss"


class Days(Struct, frozen=True, tag="days"):
    """A number of days for each turn [T5]."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]
    expiry: Expiry = "nothing"


Clock = NoClock | CountUp | Bank | Days


class Watching(Struct, frozen=True):
    """Whether others may watch, and with how many moves of delay [T11]."""

    allowed: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class Setup(Struct, frozen=True):
    """The setup of a table, apart from the game and its options."""

    chairs: tuple[Chair, ...]
    """One for each seat of the game."""
    clock: Clock = NoClock()
    watching: Watching = Watching()
    chat: bool = True
    public: bool = False
    """Whether the lobby lists the table; otherwise people need its link."""
    automatic: bool = False
    """Whether the table plays a player's only legal move [T14]."""
    wait: bool = False
    """Whether the host starts the game, instead of the last person to sit down [T2]."""
    missing: Annotated[int, msgspec.Meta(ge=0, le=SECONDS_PER_DAY)] = 60
    """Seconds of absence after which a player is missing [T10]."""
