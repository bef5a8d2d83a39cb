"""What the marks of an offer say of a move, and of what must follow it."""

from typing import final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Refusal
from whiskerworks.core.offers import marks_ahead, marks_of
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules
from whiskerworks.core.scene import ENDS, LOSES, WINS
from whiskerworks.core.seat import CHANCE, NOBODY
from whiskerworks.core.value import Value

TREE: dict[str, tuple[str, ...]] = {
    "start": ("won", "lost", "drawn", "doomed", "open", "dice", "other", "saved"),
    "doomed": ("lost", "deeper"),
    "deeper": ("lost", "lost"),
    "open": ("lost", "won"),
    "saved": ("won", "won"),
    "dice": ("lost", "lost"),
    "other": ("lost", "lost"),
}
"""What can follow what."""
MOVERS = {"dice": CHANCE, "other": 1}
SCORES = {"won": (1.0, 0.0), "lost": (0.0, 1.0), "drawn": (0.5, 0.5)}


@final
class Named(Value):
    """A position that is a name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def key(self) -> tuple[object, ...]:
        return (self.name,)


@final
class Tree(Rules[Named]):
    """A game that is drawn above."""

    def __init__(self) -> None:
        super().__init__(2, 8, 8)

    def to_move(self, state: Named) -> i64:
        if state.name in SCORES:
            return NOBODY
        return MOVERS.get(state.name, 0)

    def fill(self, state: Named, moves: vec[i64]) -> i64:
        found = len(TREE.get(state.name, ()))
        for index in range(found):
            moves[index] = index
        return found

    def play(self, state: Named, move: i64) -> Named:
        return Named(TREE[state.name][move])

    def why_illegal(self, state: Named, move: i64) -> Refusal | None:
        return None

    def outcome(self, state: Named) -> Outcome | None:
        if state.name not in SCORES:
            return None
        return Outcome(SCORES[state.name], "so", "T1")


@pytest.mark.parametrize(
    ("name", "now", "ahead"),
    [
        ("won", (WINS, ENDS), (WINS, ENDS)),
        ("lost", (LOSES, ENDS), (LOSES, ENDS)),
        ("drawn", (ENDS,), (ENDS,)),
        ("doomed", (), (LOSES, ENDS)),
        ("saved", (), (WINS, ENDS)),
        ("open", (), ()),
        ("dice", (), ()),
        ("other", (), ()),
    ],
)
def test_marks_tell_how_a_game_ends(
    name: str, now: tuple[str, ...], ahead: tuple[str, ...]
) -> None:
    """Ahead they look as long as the same seat chooses: not over chance or others."""
    rules, start = Tree(), Named("start")
    move = TREE["start"].index(name)

    assert marks_of(rules, start, move) == now
    assert marks_ahead(rules, start, move) == ahead
