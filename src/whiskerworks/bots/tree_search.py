# compiled: hot
"""
Monte-Carlo tree search, for any number of seats, with chance and with secrets.

A thought goes down the tree from the position that is asked about, by moves that
promise most or were tried least, and lets chance draw on the way. Where the tree ends,
it imagines how the game goes on, and notes on the way back what each mover got.

What the player does not know is drawn anew for each thought, out of the positions that
agree with what it sees. Nobody in the tree may use more than he knows: a node stands
for all positions that look the same after the same moves, and keeps what it learnt of
them for each secret that the one on turn may have.
"""

from math import sqrt
from typing import Final, Generic, TypeVar, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.bots.engine import Engine, Opinion
from whiskerworks.core.advice import Advice, Level
from whiskerworks.core.rules import Rules, draw, room
from whiskerworks.core.seat import CHANCE, NOBODY
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

EXPLORATION: Final = 0.9
"""How much a move is tried for having been tried little, against what it brought."""
UNTRIED_PENALTY: Final = 0.15
"""A move that was not tried yet is thought to be so much worse than the others."""
VISITS_BEFORE_EXPANSION: Final[i64] = 3
"""A node's moves are listed when it is met for this time."""


@final
class MoveStatistics:
    """The moves that one mover has an eye on in a node, and what they brought him."""

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
        """The seat on turn."""
        self.secret: Final[i64] = secret
        """What it knows alone."""
        self.moves: Final = moves
        """The moves, the likeliest first."""
        self.leans: Final = leans
        """How likely each is, all together 1."""
        self.visits: Final = vec[i64]([0] * len(moves))
        """How often each was tried."""
        self.totals: Final = vec[float]([0.0] * len(moves))
        """What each brought, all tries together."""
        self.total: float = 0.0
        """What all of them brought."""
        self.tries: i64 = 0
        """How often any was tried."""
        self.opened: i64 = 0
        """How many were tried at all: these come first, for the likeliest is next."""
        self.chosen: i64 = 0
        """The number of the move that is being tried."""

    def note(self, score: float) -> None:
        """Note what the move that was being tried brought."""
        index = self.chosen
        if index == self.opened:
            self.opened += 1
        self.visits[index] += 1
        self.totals[index] += score
        self.tries += 1
        self.total += score


@final
class TreeNode:
    """All positions that look the same to whoever sees only the moves."""

    __slots__ = ("arms", "met", "next")

    def __init__(self) -> None:
        self.met: i64 = 0
        """In how many thoughts it was met."""
        self.arms: list[MoveStatistics] = []
        """The moves of the one on turn, for each of his secrets that came up."""
        self.next: dict[int, TreeNode] = {}
        """Where each move leads, a choice or an outcome of chance."""


@final
class TreeSearch(Engine, Generic[S]):
    """Searches one position; what is not known of it is drawn from some worlds."""

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
        self._moves: Final = room(rules.most_moves)
        self._weights: Final = room(rules.most_moves)
        self._scores: Final = vec[float]([0.0] * rules.seats)
        self._root.met = VISITS_BEFORE_EXPANSION

    def think(self, thoughts: i64) -> None:
        for _thought in range(thoughts):
            self._think_once()
        self.thoughts += thoughts

    def _think_once(self) -> None:
        """Go down the tree, imagine the rest, and note what it brought."""
        rules = self._rules
        state = self._world()
        node = self._root
        tried: list[MoveStatistics] = []
        mover = rules.to_move(state)
        while mover != NOBODY:
            node.met += 1
            if mover == CHANCE:
                move = rules.pick(state, self._moves, self._rng)
            elif node.met <= VISITS_BEFORE_EXPANSION:
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
        self._judge(state)
        for arms in tried:
            arms.note(self._scores[arms.mover])

    def _world(self) -> S:
        """Draw one of the positions that this may be."""
        if len(self._worlds) == 1:
            return self._worlds[0]
        return self._worlds[draw(self._likely, len(self._worlds), self._rng)]

    def _arms(self, node: TreeNode, state: S, mover: i64) -> MoveStatistics:
        """Return the moves of the one on turn, listed when they are first asked for."""
        secret = self._advice.secret(state, mover)
        for arms in node.arms:
            if arms.secret == secret:
                return arms
        count = self._rules.fill(state, self._moves)
        self._advice.lean(state, self._moves, count, self._weights)
        kept = _likeliest(self._moves, self._weights, count, self._width)
        listed = MoveStatistics(mover, secret, kept, _shares(self._weights, len(kept)))
        node.arms.append(listed)
        return listed

    def _judge(self, state: S) -> None:
        """Imagine how the game goes on, and write what each seat gets."""
        rules = self._rules
        for _ply in range(self._horizon):
            if rules.to_move(state) == NOBODY:
                break
            state = rules.play(state, self._advice.guess(state, self._moves, self._rng))
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
    """Return where a move leads from a node."""
    found = node.next.get(move)
    if found is None:
        found = TreeNode()
        node.next[move] = found
    return found


def _most_promising(arms: MoveStatistics) -> i64:
    """
    Return the number of the move to try: what it brought, and how little tried.

    Of those that were never tried only the first, the likeliest, can be it.
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
    Return the *width* moves of most weight, the heaviest first.

    Their weights are brought to the front in the same order. Of equals the one that is
    listed first comes first.
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
