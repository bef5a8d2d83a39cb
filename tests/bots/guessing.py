"""
A toy for one player: guess whether the next card of a pile is odd.

There are five cards, 0 to 4, and a Joker that comes after two of them or later, each
place equally likely. Before every draw the player says `even` or `odd`. A wrong guess
loses; whoever is still there when the Joker comes wins.
"""

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Foresight as CoreAdvice
from whiskerworks.core.message import Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.core.value import Value

CARDS = 5
JOKER = CARDS
EVEN = 6
ODD = 7
FIRST = 2
"""The Joker comes after so many cards, or later."""


class State(Value):
    """The cards that came, and the guess that waits for the next; -1 if none does."""

    def __init__(self, came: tuple[int, ...], guess: int) -> None:
        self.came = came
        self.guess = guess

    def key(self) -> tuple[object, ...]:
        return (self.came, self.guess)

    def is_over(self) -> bool:
        """Tell whether the Joker came, or a card that was not guessed."""
        return bool(self.came) and (self.came[-1] == JOKER or self.guess == -2)


class Rules(CoreRules[State]):
    """The rules of guessing."""

    def __init__(self) -> None:
        super().__init__(1, 6, 8)

    def start(self) -> State:
        return State((), -1)

    def to_move(self, state: State) -> i64:
        if state.is_over():
            return GAME_OVER
        return CHANCE if state.guess >= 0 else 0

    def moves(self, state: State) -> list[int]:
        """Return the legal moves as a list, the Joker last."""
        if state.guess < 0:
            return [EVEN, ODD]
        left = [card for card in range(CARDS) if card not in state.came]
        return [*left, JOKER] if len(state.came) >= FIRST else left

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        found = self.moves(state)
        for index, move in enumerate(found):
            moves[index] = move
        return len(found)

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        for index in range(len(self.moves(state))):
            weights[index] = 1

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        return None if move in self.moves(state) else Refusal("not-now", {}, "T1")

    def play(self, state: State, move: i64) -> State:
        if move in (EVEN, ODD):
            return State(state.came, int(move))
        right = move == JOKER or move % 2 == state.guess - EVEN
        return State((*state.came, int(move)), -1 if right else -2)

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over():
            return None
        won = state.came[-1] == JOKER
        return Outcome((1.0 if won else 0.0,), "joker" if won else "wrong", "T1")


class Advice(CoreAdvice[State]):
    """No position is better than another."""

    def worth(self, turns: i64, value: i64) -> i64:
        return 1_000 * turns + value

    def clock(self, state: State) -> i64:
        return len(state.came)

    def value(self, state: State, aim: i64) -> i64:
        return 0

    def aim(self, state: State) -> i64:
        return 0

    def aim_by_seed(self, seed: i64) -> i64:
        return 0

    def is_unordered(self, move: i64) -> bool:
        return move == JOKER
