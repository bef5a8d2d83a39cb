# compiled: hot
"""
What a good player of gears knows.

The gold is far, and most games end by a block [G9]. So it is good to be near the gold,
to be hard to lock, and to lock the other; and wins at once must not be overlooked.
"""

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.advice import Level, spread
from whiskerworks.games.gears.actions import ACTIONS, can_act, change_of
from whiskerworks.games.gears.at_once import UNSURE, wins_at_once
from whiskerworks.games.gears.board import BLUE, GOLD, NEIGHBOURS, base_of
from whiskerworks.games.gears.reach import (
    decisive,
    goal,
    joining,
    reach,
    turns_gold,
)
from whiskerworks.games.gears.rules import MIDDLE, State, seat_of
from whiskerworks.kit.bits import count
from whiskerworks.kit.trains import turns, two_colour

WINS: Final[i64] = 1_000_000
"""How likely a good player is to win at once, where he can."""
LOSES: Final[i64] = 1
"""How likely he is to let the other win at once."""
STEP: Final[i64] = 2
"""What a step towards the gold is worth, against a peg where the base can be locked."""
CHECK: Final[i64] = 8
"""What it is worth to lock the other's base."""
MANY: Final[i64] = 4
"""So many pegs where a base can be locked are as bad as more."""
GAINS: Final[i64] = 24
"""Gains are counted from 0 to this;"""
NO_GAIN: Final[i64] = 7
"""where nothing is gained, this."""
LIKELY: Final = vec[i64]([round(20 * 1.25 ** (gain - 7)) for gain in range(25)])
"""How likely an action is, by what it gains."""

# What each is worth, in estimates, as the logarithm of odds.
NEARER: Final = 0.5
ON_TURN: Final = 0.4
EXPOSED: Final = 0.1
WINNING: Final = 4.0
THREATENED: Final = 1.0


@final
class Advice(CoreAdvice[State]):
    """What a good player of gears knows."""

    def levels(self) -> tuple[Level, ...]:
        return spread(
            Level(0.1, 8, 8, 3),
            Level(0.3, 150, 14, 14),
            Level(1.0, 800, 20, 14, 1),
            Level(2.0, 5_000, 30, 14, 2),
            Level(5.0, 40_000, 40, 14, 4),
        )

    def guess(self, state: State, moves: vec[i64], rng: Random) -> i64:
        action = decisive(state.blue, state.red, state.turn)
        if action >= 0:
            return action
        return self.rules.pick(state, moves, rng)

    def lean(
        self, state: State, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        before = standing(state.blue, state.red, state.turn)
        for index in range(count):
            if moves[index] < ACTIONS:
                weights[index] = lean_to(state, moves[index], before)
            else:
                weights[index] = LIKELY[NO_GAIN]

    def estimate(self, state: State, seat: i64) -> float:
        chance = outlook(state.blue, state.red, state.turn)
        if seat_of(state, state.turn) == seat:
            return chance
        return 1.0 - chance

    def forcing(self, state: State, moves: vec[i64]) -> i64:
        found: i64 = 0
        legal = self.rules.fill(state, moves)
        for index in range(legal):
            if moves[index] < ACTIONS and forces(state, moves[index]):
                moves[found] = moves[index]
                found += 1
        return found

    def essence(self, state: State) -> object:
        """Return the wheels, who is on turn, and what stood before, in any order."""
        wheels = int(state.blue) << 55 | int(state.red)
        rest = (state.stage << 1 | state.swapped) << 1 | state.turn
        now = wheels << 4 | int(rest)
        if state.past is None:
            return now
        return (now, tuple(sorted(earlier(state.past))))

    def at_once(self, state: State, moves: vec[i64]) -> i64:
        if state.stage != MIDDLE:
            return super().at_once(state, moves)
        action = wins_at_once(state.blue, state.red, state.turn)
        if action != UNSURE:
            return action
        return super().at_once(state, moves)


def earlier(past: State | None) -> list[int]:
    """Return the positions that may come again [G10], each as a number."""
    found: list[int] = []
    while past is not None:
        wheels = int(past.blue) << 55 | int(past.red)
        found.append(wheels << 1 | int(past.turn))
        past = past.past
    return found


def standing(blue: i64, red: i64, turn: i64) -> i64:
    """Return how well *turn* stands, before an action."""
    wheels = blue | red | GOLD
    pegs = goal(wheels)
    _, mine, _, my_steps = reach(wheels, base_of(turn), pegs)
    _, theirs, _, their_steps = reach(wheels, base_of(1 - turn), pegs)
    return weighed(my_steps, mine, their_steps, theirs)


def weighed(my_steps: i64, mine: i64, their_steps: i64, theirs: i64) -> i64:
    """Return how well somebody stands, by steps to go and pegs that lock the bases."""
    exposed = min(count(theirs), MANY) - min(count(mine), MANY)
    return STEP * (their_steps - my_steps) + exposed


def acted(state: State, move: i64) -> tuple[i64, i64]:
    """Return the wheels of Blue and of Red after an action."""
    if state.turn == BLUE:
        return state.blue ^ change_of(move), state.red
    return state.blue, state.red ^ change_of(move)


def lean_to(state: State, move: i64, before: i64) -> i64:
    """Return how likely a good player is to choose an action."""
    mover = state.turn
    blue, red = acted(state, move)
    wheels = blue | red | GOLD
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, GOLD)
    if not even & odd:
        if (even | odd) & base_of(mover):
            return WINS
        if (even | odd) & base_of(1 - mover):
            return LOSES
    pegs = joining(even, odd, by_even, by_odd) & ~wheels
    locked, theirs, near, their_steps = reach(wheels, base_of(1 - mover), pegs)
    if locked and not can_act(blue, red, 1 - mover):
        return WINS
    other = blue if mover else red
    if near and turns_gold(other, wheels, base_of(1 - mover), near) >= 0:
        return LOSES
    _, mine, _, my_steps = reach(wheels, base_of(mover), pegs)
    gain = weighed(my_steps, mine, their_steps, theirs) - before + CHECK * locked
    return LIKELY[max(0, min(gain + NO_GAIN, GAINS))]


def outlook(blue: i64, red: i64, turn: i64) -> float:
    """Return the score that the colour on *turn* may hope for."""
    wheels = blue | red | GOLD
    pegs = goal(wheels)
    _, mine, _, my_steps = reach(wheels, base_of(turn), pegs)
    _, theirs, _, their_steps = reach(wheels, base_of(1 - turn), pegs)
    odds = ON_TURN + NEARER * float(their_steps - my_steps)
    odds += EXPOSED * float(count(theirs) - count(mine))
    if decisive(blue, red, turn) >= 0:
        odds += WINNING
    elif decisive(blue, red, 1 - turn) >= 0:
        odds -= THREATENED
    return 1.0 / (1.0 + exp(-odds))


def forces(state: State, move: i64) -> bool:
    """Tell whether an action wins, locks the other's base or threatens the gold."""
    mover = state.turn
    blue, red = acted(state, move)
    wheels = blue | red | GOLD
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, GOLD)
    if not even & odd:
        if (even | odd) & base_of(mover):
            return True
        if (even | odd) & base_of(1 - mover):
            return False
    if not turns(NEIGHBOURS, wheels, base_of(1 - mover)):
        return True
    pegs = joining(even, odd, by_even, by_odd) & ~wheels
    _, _, near, _ = reach(wheels, base_of(mover), pegs)
    own = red if mover else blue
    return near != 0 and turns_gold(own, wheels, base_of(mover), near) >= 0
