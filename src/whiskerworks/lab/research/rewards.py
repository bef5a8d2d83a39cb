"""Rewards of finished games, for programs that learn."""

from collections.abc import Sequence


def rewards(scores: Sequence[float]) -> list[float]:
    """
    Return the rewards for the *scores* of a finished game.

    Alone it is the score: 1 for a win and 0 for a loss. With several seats a loss is
    -1, and the winners gain what the others lose; if nobody wins, all lose.

    >>> rewards([1.0]), rewards([0.0, 1.0]), rewards([0.5, 0.5, 0.0])
    ([1.0], [-1.0, 1.0], [0.5, 0.5, -1.0])
    """
    seats = len(scores)
    return [score if seats == 1 else seats * score - 1 for score in scores]
