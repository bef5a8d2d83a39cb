# compiled: warm
"""How much one person may say, and how much of it a table shows [T12]."""

from typing import Final, NamedTuple

from whiskerworks.table.entries import Logged, Notice, Said

MAX_LINES_SHOWN: Final = 200
"""A snapshot holds no more lines than these, the last ones."""
MAX_CHARACTERS_SHOWN: Final = 20_000
"""Nor more characters in all, except for one line."""
LINE_MILLISECONDS: Final = 2_000
"""A person may say one line in this time, in the long run."""
MAX_LINES_AT_ONCE: Final = 5
"""So many lines of one person may come without a pause."""
MAX_LINES_OF_PLAYER: Final = 2_000
"""So many lines may the host, or who has a seat, say at one table."""
MAX_LINES_OF_BYSTANDER: Final = 200
"""So many lines may anybody else say there."""


class Spoken(NamedTuple):
    """What one person has said so far."""

    lines: int = 0
    paid: int = 0
    """Until when the lines so far use up the rate, in milliseconds since 1970."""


SILENT: Final = Spoken()


def spoken(before: Spoken, at: int) -> Spoken:
    """Return what a person has said after another line."""
    return Spoken(before.lines + 1, max(before.paid, at) + LINE_MILLISECONDS)


def wait(before: Spoken, now: int) -> int:
    """Return how many milliseconds a person must wait before the next line."""
    ahead = before.paid - now
    return max(0, ahead - (MAX_LINES_AT_ONCE - 1) * LINE_MILLISECONDS)


def trim(said: list[Logged]) -> None:
    """Drop the oldest lines that are not shown any more."""
    characters = 0
    for index in range(len(said) - 1, -1, -1):
        entry = said[index].entry
        assert isinstance(entry, Said | Notice)
        characters += len(entry.text)
        shown = len(said) - index
        if shown > 1 and (shown > MAX_LINES_SHOWN or characters > MAX_CHARACTERS_SHOWN):
            del said[: index + 1]
            return
