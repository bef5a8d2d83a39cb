# compiled: hot
"""Who may be on turn: a seat of the table, or chance."""

from typing import Final

from mypy_extensions import i64

Seat = int
"""The number of a place at the table, counted from 0."""

CHANCE: Final[i64] = -1
"""The seat that rolls dice, draws cards and tosses coins."""

GAME_OVER: Final[i64] = -2
"""On turn when the game is over; outside the rules it is said as None."""


def seat_name(seat: Seat) -> str:
    """Return how records and transcripts write *seat*: its number, * for chance."""
    return "*" if seat == CHANCE else str(seat)
