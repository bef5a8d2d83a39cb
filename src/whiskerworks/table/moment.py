# compiled: warm
"""What a table cannot know by itself, and is told when something is decided."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

NOBODY_AWAY: Final[Mapping[int, int]] = MappingProxyType({})


class Dealer(Protocol):
    """Whoever decides for chance [T4]."""

    def draw(self, words: tuple[str, ...], number: int, weights: list[int]) -> int:
        """Return the index of one of *weights*; always the same for these words."""

    def reveal(self) -> str:
        """Return the secret, hexadecimal; asked when the game has ended."""


class Moment(NamedTuple):
    """Now, and who is there."""

    now: int
    """Milliseconds since 1970."""
    dealer: Dealer
    away: Mapping[int, int] = NOBODY_AWAY
    """For each seat whose player is not connected, since when; the same unit."""
    invitation: str = ""
    """What opens the chairs that are kept; nothing: they cannot be opened."""


class Actor(NamedTuple):
    """Who commands."""

    person: str
    seat: int | None = None
    """The seat they act for; None for somebody who looks on."""
    bot: bool = False
    """Whether a bot plays this move for the seat."""
