"""
Toys about a coin that lies hidden: two seats, and what each may know.

Chance has put the coin heads or tails up. Seat 0 says `stop` or `wait`; stopping brings
it what was agreed. After `wait` the guesser says `heads` or `tails`, and wins if right.
The guesser is seat 0, who has not seen the coin, or seat 1, who has.
"""

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.message import Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value

HEADS, TAILS, WAIT, STOP = range(4)


class State(Value):
    """How the coin lies, and what was said."""

    def __init__(self, coin: int, said: tuple[int, ...]) -> None:
        self.coin = coin
        self.said = said

    def key(self) -> tuple[object, ...]:
        return (self.coin, self.said)


class Rules(CoreRules[State]):
    """Who guesses, and what it brings seat 0 to stop."""

    def __init__(self, guesser: int, agreed: float) -> None:
        super().__init__(2, 2, 4)
        self.guesser = guesser
        self.agreed = agreed

    def start(self) -> State:
        return State(HEADS, ())

    def to_move(self, state: State) -> i64:
        if not state.said:
            return 0
        return self.guesser if state.said == (WAIT,) else GAME_OVER

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        moves[0], moves[1] = (HEADS, TAILS) if state.said else (WAIT, STOP)
        return 2

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        return None

    def play(self, state: State, move: i64) -> State:
        return State(state.coin, (*state.said, int(move)))

    def outcome(self, state: State) -> Outcome | None:
        if self.to_move(state) != GAME_OVER:
            return None
        if state.said == (STOP,):
            return Outcome((self.agreed, 1.0 - self.agreed), "stopped", "T1")
        won = state.said[1] == state.coin
        first = won == (self.guesser == 0)
        return Outcome((1.0, 0.0) if first else (0.0, 1.0), "guessed", "T1")


class Advice(CoreAdvice[State]):
    """Seat 1 has seen the coin."""

    def secret(self, state: State, seat: i64) -> i64:
        return state.coin + 1 if seat == 1 else 0


WORLDS = [State(HEADS, ()), State(TAILS, ())]
"""What seat 0 holds possible at the start."""
