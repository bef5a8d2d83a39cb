"""What is chosen when a table is made, and stays."""

from typing import Annotated, Literal

import msgspec

from whiskerworks.core.struct import Struct

SECONDS_PER_DAY = 24 * 60 * 60

Level = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Open(Struct, frozen=True, tag="open"):
    """A chair that anybody who finds the table may take [T1]."""


class Kept(Struct, frozen=True, tag="kept"):
    """A chair for whoever holds the invitation [T1]."""


class Mine(Struct, frozen=True, tag="mine"):
    """A chair for the host, who sits down when the table is made [T1]."""


class BotChair(Struct, frozen=True, tag="bot"):
    """A chair in which a bot of a level sits [T1]."""

    level: Level


Chair = Open | Kept | Mine | BotChair

Expiry = Literal["nothing", "bot", "loss"]
"""What happens when a seat's time is up: nothing, a bot moves once, it loses [T5]."""


class NoClock(Struct, frozen=True, tag="none"):
    """Nobody counts time [T5]."""


class CountUp(Struct, frozen=True, tag="count-up"):
    """Time is counted and shown, and never up [T5]."""


class Bank(Struct, frozen=True, tag="bank"):
    """Seconds for the whole game, and some more after each turn [T5]."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=SECONDS_PER_DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    expiry: Expiry = "loss"


class Days(Struct, frozen=True, tag="days"):
    """Days for each turn [T5]."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]
    expiry: Expiry = "nothing"


Clock = NoClock | CountUp | Bank | Days


class Watching(Struct, frozen=True):
    """Whether others may look on, and how many moves they are behind [T11]."""

    allowed: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class Setup(Struct, frozen=True):
    """How a table is kept; which game is played on it stands beside this."""

    chairs: tuple[Chair, ...]
    """One for each seat of the game."""
    clock: Clock = NoClock()
    watching: Watching = Watching()
    chat: bool = True
    public: bool = False
    """Whether the lobby shows the table; if not, its link is the only way in."""
    automatic: bool = False
    """Whether a move without a choice is played by the table [T14]."""
    wait: bool = False
    """Whether the host starts the game; if not, the last to sit down does [T2]."""
    missing: Annotated[int, msgspec.Meta(ge=0, le=SECONDS_PER_DAY)] = 60
    """After so many seconds away a player is missing [T10]."""
