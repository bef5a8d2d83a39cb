"""Facts about gears for the lab, tools and tests."""

from typing import Final

from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import (
    POSITIONS,
    BenchmarkSeats,
    Bounds,
    DocPicture,
    LabFacts,
    Ruling,
    option_variants,
)
from whiskerworks.core.options import number_option


def _bounds(game: Game) -> Bounds:
    """
    Return the longest game: 28 fresh cogs [G2] with quiet actions after each [G10].

    Only the last run of quiet actions may reach the limit. The swap adds a move [G11].
    """
    quiet = number_option(game.options, "quiet_limit")
    moves = 28 * quiet + 2 if quiet else None
    return Bounds(moves, 1 if game.options["first"] == "coin" else 0)


def _picture(game: Game) -> str:
    """Return a position: one more cog makes Blue turn the gold; h7 jams Red."""
    return "blue:j2,i2,g2,g3,e3,b2,h7,i6 red:i9,h8,g7,h2,f3,c2,f6,i5 turn:red"


LAB: Final = LabFacts(
    bounds=_bounds,
    things={"placed": "fresh cog", "moved": "moved cog", "swapped": "swap"},
    endings={
        "gold": "the winner turned the gold wheel",
        "gift": "the loser turned it for the winner",
        "block": "the loser was blocked",
        "repetition": "a draw by repetition",
        "stalemate": "a draw: no fresh cog for long",
    },
    poorly_judged=True,
    solver=POSITIONS,
    measured=(BenchmarkSeats(2, {"c": 0.4, "source": 60.0}, is_compared=True),),
    update_aim=4_000,
    rulings=(
        Ruling(
            "swap",
            "G11",
            "Does beginning bring an advantage, and does a swap take it away?",
            2,
            "3",
            option_variants("swap", "off", "on"),
        ),
        Ruling(
            "first",
            "G3",
            "Does it matter which colour, left or right, begins?",
            2,
            "2",
            option_variants("first", "blue", "red"),
            "The board is its own mirror image, so this tells of the bots, not of the "
            "game.",
        ),
    ),
    pictures=(DocPicture(_picture, 2),),
    playthrough=("most_moves=8,swap=True", 1),
    drawn={r"[a-j]\d+": r"^ [.bBrR*]", r"cog-.*": r"^ [bBrR*][<>x ]$"},
    beside=frozenset({"swap"}),
    slips=("e3 - f4", "z9", "e3-z9"),
    unshown=frozenset({"ending"}),
)
