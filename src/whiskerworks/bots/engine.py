# compiled: hot
"""What thinks: an engine is asked about one position, and thinks as long as it may."""

from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

CERTAIN: Final = 1e12
"""The weight of a move that needs no more thought: more than any number of thoughts."""


class Opinion(NamedTuple):
    """What an engine thinks of a move."""

    move: int
    weight: float
    """How much speaks for it; the move with most is the best."""
    chance: float
    """The score it may bring, 0 to 1: the chance to win, where nothing is drawn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """Thinks about the moves of one position, a thought at a time."""

    def __init__(self) -> None:
        self.thoughts: i64 = 0
        """How many thoughts it has had."""
        self.plies: i64 = 0
        """How many moves were played in them."""

    def think(self, thoughts: i64) -> None:
        """Have so many thoughts more."""
        raise NotImplementedError

    def is_settled(self, left: i64) -> bool:
        """Tell whether the best move stays the best, whatever *left* thoughts bring."""
        return False

    def opinions(self) -> list[Opinion]:
        """Return what it thinks of the moves so far, in no order; of one at least."""
        raise NotImplementedError


def best(opinions: list[Opinion]) -> Opinion:
    """Return the opinion with the most weight; of equals the one with more chance."""
    found = opinions[0]
    for opinion in opinions:
        if _standing(opinion) > _standing(found):
            found = opinion
    return found


def ranked(opinions: list[Opinion]) -> list[Opinion]:
    """Return the opinions with the best first; equals stay in their order."""
    return sorted(opinions, key=_standing, reverse=True)


def _standing(opinion: Opinion) -> tuple[float, float]:
    return (opinion.weight, opinion.chance)
