# compiled: hot
"""
What a good player of the puzzle does: looks ahead at what fits, and at the picture.

Whoever sees the whole frame finds the picture before laying the first card; it is
found by the seams, never by the picture that hints tell of. The others fill place by
place, and look so far ahead that the next places can be filled too. When that fails
they take back the last card, and look one place further from then on. So they come to
see the whole frame in the end, and finish what can be finished.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.advice import Level, spread
from whiskerworks.core.foresight import rank
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.solution import agreement, nearer
from whiskerworks.games.puzzle.solver import Solver
from whiskerworks.games.puzzle.state import TAKE, State, put_move
from whiskerworks.kit.seams import (
    PLACES,
    Assembly,
    laid,
    looks_same,
    misfits,
    nothing_laid,
)

LOOK: Final[i64] = 5_000
"""So many tries it takes at most to look on from what lies in the frame."""
PATIENCE: Final = 300
"""After so many moves it no longer looks for another picture than the one it knows."""


@final
class Advice(CoreAdvice[State]):
    """Knows the next move always, and never asks for a hint."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules: Final = rules
        self._solver: Final = Solver(rules.deck)
        self._picture: Assembly | None = None
        self._tried: i64 = 0
        """In how many tries that picture was looked for."""

    def levels(self) -> tuple[Level, ...]:
        """Return how hard each level thinks: a thought is a card that is tried."""
        return spread(
            Level(0.1, 20_000, 1, 1),
            Level(0.3, 60_000, 1, 4),
            Level(1.0, 200_000, 1, 8),
            Level(2.0, 400_000, 1, 14),
            Level(5.0, 1_000_000, 1, PLACES),
        )

    def known(self, state: State, level: Level) -> i64:
        sight = level.horizon + taken_back(state)
        if sight >= PLACES:
            return self._by_picture(state, level.thoughts)
        return self._by_sight(state, sight, level.thoughts)

    def estimate(self, state: State, seat: i64) -> float:
        return float(len(laid(state.frame))) / float(PLACES)

    def _by_sight(self, state: State, sight: int, tries: i64) -> i64:
        """Return what to do for somebody who sees so many of the next places."""
        lying = laid(state.frame)
        wrong = misfits(self._rules.deck, state.frame)
        if wrong:
            return TAKE + wrong[-1][0]
        places = empty_places(state.frame)[:sight]
        filled = self._solver.fill(state.frame, places, LOOK)
        if filled is not None:
            return next_put(state.frame, filled)
        if lying:
            return TAKE + lying[-1][1]
        return self._by_picture(state, tries)

    def _by_picture(self, state: State, tries: i64) -> i64:
        """Return what to do for somebody who sees how all cards fit."""
        picture = self._whole(tries)
        if picture is None:
            return self._by_chance(state)
        deck, frame = self._rules.deck, state.frame
        near = nearer(deck, picture, frame)
        if agreement(deck, near, frame) == len(laid(frame)):
            return next_put(frame, near)
        other = self._other(state)
        if other is not None:
            return next_put(frame, other)
        return TAKE + self._first_wrong(frame, near)

    def _whole(self, tries: i64) -> Assembly | None:
        """Return how all cards fit, as it is found in so many tries; None if not."""
        if self._tried != tries:
            nothing = nothing_laid()
            places = empty_places(nothing)
            self._picture = self._solver.fill(nothing, places, tries)
            self._tried = tries
        return self._picture

    def _other(self, state: State) -> Assembly | None:
        """Return a picture that keeps all that lies in the frame, if one is found."""
        frame = state.frame
        if state.moves > PATIENCE or misfits(self._rules.deck, frame):
            return None
        return self._solver.fill(frame, empty_places(frame), LOOK)

    def _first_wrong(self, frame: Assembly, picture: Assembly) -> int:
        """Return the first place where something else lies than in *picture*."""
        for _, place, _ in laid(frame):
            if not looks_same(self._rules.deck, frame[place], picture[place]):
                return place
        raise ValueError("nothing lies wrong")

    def _by_chance(self, state: State) -> i64:
        """
        Return what to do when nobody knows how all cards fit, or whether they do.

        Take what does not fit, lay what does, and when nothing does take something
        else each time: which, the number of moves so far decides.
        """
        lying = laid(state.frame)
        wrong = misfits(self._rules.deck, state.frame)
        if wrong:
            return TAKE + wrong[-1][0]
        for place in empty_places(state.frame):
            fitting = self._solver.fitting(state.frame, place)
            if fitting:
                moves = [put_move(card, place, angle) for card, angle in fitting]
                return first_ranked(state.moves, moves)
        if not lying:
            return 0
        return first_ranked(state.moves, [TAKE + place for _, place, _ in lying])


def taken_back(state: State) -> int:
    """Return how many cards have been taken back so far."""
    return (state.moves - len(laid(state.frame))) // 2


def empty_places(frame: Assembly) -> list[int]:
    """Return the places where nothing lies, row by row."""
    return [place for place in range(PLACES) if frame[place] is None]


def next_put(frame: Assembly, picture: Assembly) -> int:
    """Return the move that fills the first empty place as in *picture*."""
    place = empty_places(frame)[0]
    lying = picture[place]
    assert lying is not None
    return put_move(lying[0], place, lying[1])


def first_ranked(seed: int, moves: list[int]) -> int:
    """Return one of *moves*, by the seed alone."""
    found = moves[0]
    for move in moves:
        if rank(seed, move) < rank(seed, found):
            found = move
    return found
