"""When to come back after a socket was closed, by its code (docs/protocol.md)."""

from typing import Final

FINAL: Final = frozenset({4401, 4403, 4404})
"""Codes with which a server closes the door for good."""
TOO_FAST: Final = 4429
FIRST: Final = 0.4
LONGEST: Final = 10.0
LATER: Final = 20.0
"""Seconds."""


def pause_before(tries: int, code: int, luck: float) -> float:
    """
    Return how many seconds to wait before the next try, after so many.

    *luck*, from 0 to 1, spreads those who were dropped together.
    """
    most = LATER if code == TOO_FAST else min(LONGEST, FIRST * 2 ** min(tries, 10))
    return most * (0.5 + luck / 2)
