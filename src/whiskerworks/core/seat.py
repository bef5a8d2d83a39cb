# compiled: hot
"""The seats of a game, and chance, who moves like a seat."""

from typing import Final

from mypy_extensions import i64

Seat = int
"""The number of a seat, counted from 0 (from 1 in texts for people)."""

CHANCE: Final[i64] = -1
"""The seat that rolls dice, draws cards and tosses coins."""

GAME_OVER: Final[i64] = -2
"""What `Rules.to_move` returns after the end; `Game.to_move` returns None instead."""


def seat_name(seat: Seat) -> str:
    """Return *seat* as records write it: its number from 0, or `*` for chance."""
    return "*" if seat == CHANCE else str(seat)
