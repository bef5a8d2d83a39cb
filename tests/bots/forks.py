"""
Toys about a way that forks: left or right, and somebody else decides at every fork.

After the last fork everybody gets something, by a table that is drawn by a seed; no two
ends bring anybody the same. Chance
may stand at a fork too, and goes left three times out of four.
"""

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.core.value import Value

LEFT, RIGHT = 0, 1


class State(Value):
    """The turns that were taken."""

    def __init__(self, turns: tuple[int, ...]) -> None:
        self.turns = turns

    def key(self) -> tuple[object, ...]:
        return (self.turns,)


class Rules(CoreRules[State]):
    """Who decides at each fork; CHANCE may."""

    def __init__(self, movers: tuple[int, ...], seed: int) -> None:
        super().__init__(1 + max(movers), 2, 2)
        self.movers = movers
        rng = Random(seed)
        ends = 2 ** len(movers)
        ranks = [rng.sample(range(ends), ends) for _ in range(self.seats)]
        self.table = [
            tuple([rank[end] / (ends - 1) for rank in ranks]) for end in range(ends)
        ]

    def start(self) -> State:
        return State(())

    def to_move(self, state: State) -> i64:
        forks = len(state.turns)
        return self.movers[forks] if forks < len(self.movers) else GAME_OVER

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        moves[0], moves[1] = LEFT, RIGHT
        return 2

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        weights[0], weights[1] = 3, 1

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        return None

    def play(self, state: State, move: i64) -> State:
        return State((*state.turns, int(move)))

    def outcome(self, state: State) -> Outcome | None:
        if len(state.turns) < len(self.movers):
            return None
        place = sum([turn << fork for fork, turn in enumerate(state.turns)])
        return Outcome(self.table[place], "arrived", "T1")


def expected(rules: Rules, state: State) -> tuple[float, ...]:
    """Return what each seat gets when each takes what brings itself most."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return outcome.scores
    left, right = [expected(rules, rules.play(state, turn)) for turn in (LEFT, RIGHT)]
    mover = rules.to_move(state)
    if mover == CHANCE:
        return tuple([0.75 * a + 0.25 * b for a, b in zip(left, right, strict=True)])
    return max(left, right, key=lambda scores: scores[mover])
