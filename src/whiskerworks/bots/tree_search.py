# compiled: hot
"""
Monte-Carlo tree search, for any number of seats, with chance and with secrets.

A thought descends the tree from the root position, by moves that promise most or were
tried least, drawing chance outcomes on the way. At a leaf it rolls the game out, then
adds each mover's score on the way back.

Each thought draws the unknown secrets anew from the worlds that agree with the view.
No seat in the tree uses more than it knows: a node stands for all positions that look
the same after the same moves, and keeps statistics for each secret of the mover.
"""

from math import sqrt
from typing import Final, Generic, TypeVar, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.bots.engine import Engine, Opinion
from whiskerworks.core.advice import Advice, Level
from whiskerworks.core.rules import Rules, draw_index, move_buffer
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

EXPLORATION: Final = 0.9
"""Weight of exploring rarely tried moves against their mean score."""
UNTRIED_PENALTY: Final = 0.15
"""Assumed deficit of an untried move against the mean of the others."""
VISITS_BEFORE_EXPANSION: Final[i64] = 3
"""Visits to a node before its moves are listed."""


@final
class MoveStatistics:
    """The candidate moves of one mover in a node, with their scores."""

    __slots__ = (
        "chosen",
        "leans",
        "mover",
        "moves",
        "opened",
        "secret",
        "total",
        "totals",
        "tries",
        "visits",
    )

    def __init__(
        self, mover: i64, secret: i64, moves: vec[i64], leans: vec[float]
    ) -> None:
        self.mover: Final[i64] = mover
        """The seat to move."""
        self.secret: Final[i64] = secret
        """Its secret."""
        self.moves: Final = moves
        """The moves, likeliest first."""
        self.leans: Final = leans
        """Prior probability of each move; the sum is 1."""
        self.visits: Final = vec[i64]([0] * len(moves))
        """Number of tries of each move."""
        self.totals: Final = vec[float]([0.0] * len(moves))
        """Sum of scores of each move."""
        self.total: float = 0.0
        """Sum of scores of all moves."""
        self.tries: i64 = 0
        """Number of tries of all moves."""
        self.opened: i64 = 0
        """Number of moves tried at least once; these come first in `moves`."""
        self.chosen: i64 = 0
        """Index of the move being tried."""

    def note(self, score: float) -> None:
        """Add the score of the move being tried."""
        index = self.chosen
        if index == self.opened:
            self.opened += 1
        self.visits[index] += 1
        self.totals[index] += score
        self.tries += 1
        self.total += score


@final
class TreeNode:
    """All positions that look the same after the same moves."""

    __slots__ = ("arms", "next", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        """Number of visits."""
        self.arms: list[MoveStatistics] = []
        """Statistics of the mover's moves, one for each of its secrets met."""
        self.next: dict[int, TreeNode] = {}
        """The node after each move or chance outcome."""


@final
class TreeSearch(Engine, Generic[S]):
    """Searches one position, drawing unknown secrets from its possible worlds."""

    def __init__(
        self,
        rules: Rules[S],
        advice: Advice[S],
        worlds: list[S],
        likely: list[int],
        level: Level,
        seed: i64,
    ) -> None:
        super().__init__()
        self._rules: Final = rules
        self._advice: Final = advice
        self._worlds: Final = worlds
        self._likely: Final = vec[i64](likely)
        self._width: Final[i64] = level.width
        self._horizon: Final[i64] = level.horizon
        self._rng: Final = Random(seed)
        self._root: Final = TreeNode()
        self._seats: Final[i64] = rules.seats
        self._moves: Final = move_buffer(rules.max_legal_moves)
        self._weights: Final = move_buffer(rules.max_legal_moves)
        self._scores: Final = vec[float]([0.0] * rules.seats)
        self._root.visits = VISITS_BEFORE_EXPANSION

    def think(self, thoughts: i64) -> None:
        for _thought in range(thoughts):
            self._think_once()
        self.thoughts += thoughts

    def _think_once(self) -> None:
        """Descend the tree, roll out the rest and add the scores."""
        rules = self._rules
        state = self._world()
        node = self._root
        tried: list[MoveStatistics] = []
        mover = rules.to_move(state)
        while mover != GAME_OVER:
            node.visits += 1
            if mover == CHANCE:
                move = rules.pick(state, self._moves, self._rng)
            elif node.visits <= VISITS_BEFORE_EXPANSION:
                break
            else:
                arms = self._arms(node, state, mover)
                arms.chosen = _most_promising(arms)
                move = arms.moves[arms.chosen]
                tried.append(arms)
            state = rules.play(state, move)
            self.plies += 1
            node = _after(node, move)
            mover = rules.to_move(state)
        self._roll_out(state)
        for arms in tried:
            arms.note(self._scores[arms.mover])

    def _world(self) -> S:
        """Draw one of the possible worlds."""
        if len(self._worlds) == 1:
            return self._worlds[0]
        return self._worlds[draw_index(self._likely, len(self._worlds), self._rng)]

    def _arms(self, node: TreeNode, state: S, mover: i64) -> MoveStatistics:
        """Return the mover's statistics in a node, created on first use."""
        secret = self._advice.secret(state, mover)
        for arms in node.arms:
            if arms.secret == secret:
                return arms
        count = self._rules.legal_moves_into(state, self._moves)
        self._advice.likelihoods_into(state, self._moves, count, self._weights)
        kept = _likeliest(self._moves, self._weights, count, self._width)
        listed = MoveStatistics(mover, secret, kept, _shares(self._weights, len(kept)))
        node.arms.append(listed)
        return listed

    def _roll_out(self, state: S) -> None:
        """Roll out the game and write the score of each seat."""
        rules = self._rules
        for _ply in range(self._horizon):
            if rules.to_move(state) == GAME_OVER:
                break
            state = rules.play(
                state, self._advice.rollout_move(state, self._moves, self._rng)
            )
            self.plies += 1
        outcome = rules.outcome(state)
        for seat in range(self._seats):
            if outcome is None:
                self._scores[seat] = self._advice.estimate(state, seat)
            else:
                self._scores[seat] = outcome.scores[seat]

    def is_settled(self, left: i64) -> bool:
        arms = self._root.arms
        if len(arms) != 1:
            return False
        most: i64 = 0
        second: i64 = 0
        for visits in arms[0].visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most > second + left or len(arms[0].visits) == 1

    def opinions(self) -> list[Opinion]:
        state = self._worlds[0]
        arms = self._arms(self._root, state, self._rules.to_move(state))
        found: list[Opinion] = []
        for index, move in enumerate(arms.moves):
            visits = arms.visits[index]
            chance = arms.totals[index] / float(visits) if visits else 0.0
            weight = float(visits) if visits else arms.leans[index] / 2
            found.append(Opinion(int(move), weight, chance))
        return found


def _after(node: TreeNode, move: i64) -> TreeNode:
    """Return the node after a move, created on first use."""
    found = node.next.get(move)
    if found is None:
        found = TreeNode()
        node.next[move] = found
    return found


def _most_promising(arms: MoveStatistics) -> i64:
    """
    Return the index of the move to try, by its mean score and how rarely it was tried.

    Of the untried moves only the first, the likeliest, is considered.
    """
    urge = EXPLORATION * sqrt(float(arms.tries + 1))
    best: i64 = 0
    most = -1.0
    for index in range(arms.opened):
        visits = float(arms.visits[index])
        brought = arms.totals[index] / visits
        promise = brought + urge * arms.leans[index] / (visits + 1.0)
        if promise > most:
            most = promise
            best = index
    if arms.opened == len(arms.moves):
        return best
    usual = arms.total / float(arms.tries) if arms.tries else 0.5
    promise = usual - UNTRIED_PENALTY + urge * arms.leans[arms.opened]
    return arms.opened if promise > most else best


def _likeliest(moves: vec[i64], weights: vec[i64], count: i64, width: i64) -> vec[i64]:
    """
    Return the *width* moves with the highest weights, highest first.

    Their weights move to the front in the same order. Ties keep the order of the list.
    """
    kept: i64 = 0
    for index in range(count):
        move = moves[index]
        weight = weights[index]
        place = kept
        if kept < width:
            kept += 1
        elif weight > weights[kept - 1]:
            place -= 1
        else:
            continue
        while place > 0 and weights[place - 1] < weight:
            moves[place] = moves[place - 1]
            weights[place] = weights[place - 1]
            place -= 1
        moves[place] = move
        weights[place] = weight
    found = vec[i64]([0] * kept)
    for index in range(kept):
        found[index] = moves[index]
    return found


def _shares(weights: vec[i64], count: i64) -> vec[float]:
    """Return the first *count* weights as shares of their sum."""
    total: i64 = 0
    for index in range(count):
        total += weights[index]
    shares = vec[float]([0.0] * count)
    for index in range(count):
        shares[index] = float(weights[index]) / float(total)
    return shares
