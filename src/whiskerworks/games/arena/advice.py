# compiled: hot
"""
Advice for engines that play arena: score points, and keep your mouse near cheese.

The weights, in points, are fitted to games between such players: they predicted best
who won.
"""

from math import exp, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.advice import Level, checked_levels
from whiskerworks.core.rules import move_buffer
from whiskerworks.games.arena.meta import MOVE_DICE_BY_SEATS
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.state import (
    BLOCKED_COST,
    BY_SEVEN,
    MOVE_DIE,
    ROLL_CAT,
    ROLL_MOVE,
    RUNNING,
    State,
    best_move_die,
    dice_of_sort,
    entry_cost,
    unpack_seat,
)
from whiskerworks.kit.hex_grid import HexGrid, first_of_set, high_bit, low_bit

LEAD: Final = 4.4
"""How much a point decides when the leader needs about half a point to win."""
RATE: Final = 1.2
"""Approximate points that each of two players scores in a round."""
BOLD: Final = 14.0
"""How strongly good players prefer moves that look better."""

ON_TURN: Final = 0.33
"""Worth of a cheese that the mouse to move can reach."""
WAITING: Final = 0.29
"""Worth of a cheese that another mouse could reach with the dice in the pool."""
NEXT_ROUND: Final = 0.10
"""Worth of a cheese that a mouse could reach if a die were left."""
ONE_STEP: Final = 0.28
"""Additional worth of a cheese one step from a mouse."""
TWO_STEPS: Final = 0.12
"""Worth of a cheese two steps from a mouse."""
STRAY: Final = 0.04
"""Cost of each step away from the cat: new cheese lands near it [A11]."""
FIRST: Final = 0.12
"""Worth of moving next while move dice are left."""

_CHANCES: Final = vec[float](
    [
        1.0 - ((price - 1) / 3) ** number
        for number in range(max(MOVE_DICE_BY_SEATS.values()) + 1)
        for price in (1, 2, 3)
    ]
)
"""[3 * dice + price - 1]: how likely one of these dice pays a price [A4]."""

_CARE: Final = vec[float]([0.0, 0.45, 0.65])
"""How much the opponents' prospects count for each number of thoughts."""


@final
class Advice(CoreAdvice[State]):
    """Judges by points, and by who can reach cheese next."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules: Final = rules

    def levels(self) -> tuple[Level, ...]:
        return checked_levels(
            Level(0.1, 1, 1, 0),
            Level(0.3, 2, 1, 0),
            Level(1.0, 3, 1, 0),
            Level(2.0, 100, 20, 0),
            Level(5.0, 40_000, 100, 0),
        )

    def known_move(self, state: State, level: Level) -> i64:
        """
        Return the best-looking move for a player with few thoughts, or -1.

        The first thought is about the player's own mouse; with more thoughts the
        opponents count more.
        """
        if level.thoughts > len(_CARE):
            return -1
        care = _CARE[level.thoughts - 1]
        moves = move_buffer(self._rules.max_legal_moves)
        found = self._rules.pass_move
        most = -1_000.0
        for index in range(self._rules.legal_moves_into(state, moves)):
            after = self._rules.play(state, moves[index])
            if after.ending == BY_SEVEN:
                return moves[index]
            worth = self._hope(after, state.turn)
            worth -= care * self._best_other(after, state.turn)
            if worth > most:
                most = worth
                found = moves[index]
        return found

    def _best_other(self, state: State, seat: i64) -> float:
        """Return the best prospect of any opponent of *seat*."""
        most = -1_000.0
        for other in range(self._rules.players):
            if other != seat:
                most = max(most, self._hope(state, other))
        return most

    def rollout_move(self, state: State, moves: vec[i64], rng: Random) -> i64:
        """Return a move that scores, if there is one, or else a fair one."""
        if state.to_roll == 0:
            move = grab(self._rules.board, state, self._rules.players)
            if move >= 0:
                return move
        return self._rules.pick(state, moves, rng)

    def likelihoods_into(
        self, state: State, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """Write a weight for each move, by the position after it."""
        worths = vec[float]([0.0] * count)
        most = 0.0
        for index in range(count):
            worths[index] = self._worth(state, moves[index])
            most = max(most, worths[index])
        for index in range(count):
            weights[index] = 1 + i64(1000.0 * exp(BOLD * (worths[index] - most)))

    def _worth(self, state: State, move: i64) -> float:
        """Return the expected score of the player to move after a *move*."""
        after = self._rules.play(state, move)
        if after.ending == RUNNING:
            return self.estimate(after, state.turn)
        outcome = self._rules.outcome(after)
        assert outcome is not None
        return outcome.scores[state.turn]

    def estimate(self, state: State, seat: i64) -> float:
        steep = self._steepness(state)
        own = self._hope(state, seat)
        total = 1.0
        for other in range(self._rules.players):
            if other != seat:
                total += exp(steep * (self._hope(state, other) - own))
        return 1.0 / total

    def _steepness(self, state: State) -> float:
        """Return how much a point decides: the fewer are left, the more."""
        rules = self._rules
        most: i64 = 0
        for seat in range(rules.players):
            most = max(most, unpack_seat(state.scores, seat))
        rounds = RATE * float(rules.round_limit - state.round)
        return LEAD / sqrt(0.5 + min(float(rules.goal - most), rounds))

    def _hope(self, state: State, seat: i64) -> float:
        """Return a seat's points, plus fractions for the cheese in its reach."""
        board = self._rules.board
        price, one, two = in_sight(board, state, self._rules.players, seat)
        hope = float(unpack_seat(state.scores, seat)) + self._in_reach(
            state, seat, price
        )
        hope += ONE_STEP * float(one) + TWO_STEPS * float(two)
        row = board.hexes * unpack_seat(state.mice, seat)
        return hope - STRAY * float(i64(board.apart[row + state.cat]))

    def _in_reach(self, state: State, seat: i64, price: i64) -> float:
        """Return the worth of a cheese that costs a mouse *price* [A8, A9]."""
        most = best_move_die(state.pool)
        coming = to_come(state)
        if most == 0 and coming == 0:
            return NEXT_ROUND * payable(price, self._rules.move_dice)
        chance = 1.0 if price <= most else payable(price, coming)
        if seat == state.turn:
            return FIRST + ON_TURN * chance
        return WAITING * chance


def in_sight(
    board: HexGrid, state: State, seats: i64, seat: i64
) -> tuple[i64, i64, i64]:
    """
    Return a mouse's lowest price for a cheese, and how many lie near it.

    The price is BLOCKED_COST above 3. The counts are those one step and two steps away,
    in a line or not.
    """
    low = state.cheese_low
    high = state.cheese_high
    row = board.hexes * unpack_seat(state.mice, seat)
    least = BLOCKED_COST
    one: i64 = 0
    two: i64 = 0
    while low or high:
        place = first_of_set(low, high)
        low &= ~low_bit(place)
        high &= ~high_bit(place)
        far = i64(board.apart[row + place])
        if far == 1:
            one += 1
        elif far == 2:
            two += 1
        if far < least:  # a route costs at least its steps
            least = min(least, price_of(board, state, seats, seat, place))
    return least, one, two


def price_of(board: HexGrid, state: State, seats: i64, seat: i64, place: i64) -> i64:
    """Return the cost of going straight to *place*; BLOCKED_COST above 3 [A8]."""
    at = unpack_seat(state.mice, seat)
    row = board.hexes * at + place
    direction = i64(board.ways[row])
    if direction == 6 or board.apart[row] > 3:
        return BLOCKED_COST
    steps = board.steps
    spent: i64 = 0
    while at != place:
        at = steps[6 * at + direction]
        spent += entry_cost(board, state, seats, seat, at)
        if spent > 3:
            return BLOCKED_COST
    return spent


def to_come(state: State) -> i64:
    """Return how many move dice are still to be rolled in this round [A6]."""
    return (state.to_roll % ROLL_CAT) // ROLL_MOVE


def payable(price: i64, number: i64) -> float:
    """Return how likely one of the *dice* still to be rolled pays a *price*."""
    return 0.0 if price > 3 else _CHANCES[3 * number + price - 1]


def grab(board: HexGrid, state: State, seats: i64) -> i64:
    """Return the use of the smallest die that scores, or -1 [A9]."""
    most = best_move_die(state.pool)
    low = state.cheese_low
    high = state.cheese_high
    while most and (low or high):
        place = first_of_set(low, high)
        low &= ~low_bit(place)
        high &= ~high_bit(place)
        value = price_of(board, state, seats, state.turn, place)
        if value <= most:
            while not dice_of_sort(state.pool, 3 * MOVE_DIE + value - 1):
                value += 1
            return board.hexes * (3 * MOVE_DIE + value - 1) + place
    return -1
