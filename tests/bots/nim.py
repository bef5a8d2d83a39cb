"""A toy about a heap: take one, two or three; whoever takes the last piece wins."""

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value


class State(Value):
    """How many lie there, and who is on turn, or took the last."""

    def __init__(self, heap: int, seat: int) -> None:
        self.heap = heap
        self.seat = seat

    def key(self) -> tuple[object, ...]:
        return (self.heap, self.seat)


class Rules(CoreRules[State]):
    """The rules of the heap; a move takes so many pieces."""

    def __init__(self, heap: int = 10) -> None:
        super().__init__(2, 3, 4)
        self.heap = heap

    def start(self) -> State:
        return State(self.heap, 0)

    def to_move(self, state: State) -> i64:
        return state.seat if state.heap else GAME_OVER

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        most = min(3, state.heap)
        for taken in range(most):
            moves[taken] = taken + 1
        return most

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        return None if move <= state.heap else Refusal("too-many", {}, "T1")

    def play(self, state: State, move: i64) -> State:
        left = state.heap - int(move)
        return State(left, 1 - state.seat if left else state.seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.heap:
            return None
        scores = (1.0, 0.0) if state.seat == 0 else (0.0, 1.0)
        return Outcome(scores, "empty", "T1")
