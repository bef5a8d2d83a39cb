"""What the end of a game is worth to programs that learn."""

from collections.abc import Sequence


def rewards(scores: Sequence[float]) -> list[float]:
    """
    Return what *scores* are worth to programs that learn.

    Alone, the score: 1 for a win and 0 for a loss. Among several a loss is -1, and what
    the winners gain is what the others lose; where nobody wins all lose.

    >>> rewards([1.0]), rewards([0.0, 1.0]), rewards([0.5, 0.5, 0.0])
    ([1.0], [-1.0, 1.0], [0.5, 0.5, -1.0])
    """
    seats = len(scores)
    return [score if seats == 1 else seats * score - 1 for score in scores]
