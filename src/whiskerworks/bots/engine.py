# compiled: hot
"""The interface of engines, each asked about one position."""

from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

CERTAIN: Final = 1e12
"""The weight of a move that needs no search: more than any number of thoughts."""


class Opinion(NamedTuple):
    """An engine's opinion of a move."""

    move: int
    weight: float
    """How strongly it is preferred; the best move has the highest weight."""
    chance: float
    """The expected score, 0 to 1: without draws, the chance to win."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """Evaluates the moves of one position, in units called thoughts."""

    def __init__(self) -> None:
        self.thoughts: i64 = 0
        """Thoughts so far."""
        self.plies: i64 = 0
        """Moves played in them."""

    def think(self, thoughts: i64) -> None:
        """Think for a number of thoughts more."""
        raise NotImplementedError

    def is_settled(self, left: i64) -> bool:
        """Whether *left* more thoughts cannot change the best move."""
        return False

    def opinions(self) -> list[Opinion]:
        """Return its current opinions, one or more, in any order."""
        raise NotImplementedError


def best(opinions: list[Opinion]) -> Opinion:
    """Return the opinion with the highest weight; ties go to the higher chance."""
    found = opinions[0]
    for opinion in opinions:
        if _sort_key(opinion) > _sort_key(found):
            found = opinion
    return found


def ranked(opinions: list[Opinion]) -> list[Opinion]:
    """Return the opinions, best first; ties keep their order."""
    return sorted(opinions, key=_sort_key, reverse=True)


def _sort_key(opinion: Opinion) -> tuple[float, float]:
    return (opinion.weight, opinion.chance)
