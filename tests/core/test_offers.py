"""What the marks of an offer say of a move, and of what must follow it."""

from itertools import product
from typing import final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.offers import ending_marks, factor_products, forced_ending_marks
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules
from whiskerworks.core.scene import ENDS, LOSES, WINS, Choice, Offer, Scene
from whiskerworks.core.seat import CHANCE, GAME_OVER
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
            return GAME_OVER
        return MOVERS.get(state.name, 0)

    def legal_moves_into(self, state: Named, moves: vec[i64]) -> i64:
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

    assert ending_marks(rules, start, move) == now
    assert forced_ending_marks(rules, start, move) == ahead


ROWS = st.integers(1, 3).flatmap(
    lambda width: st.lists(st.tuples(*[st.integers(0, 3)] * width), unique=True)
)


@given(ROWS)
def test_products_are_exactly_the_rows(rows: list[tuple[int, ...]]) -> None:
    """Every combination of theirs is a row, and every row is one of them, once."""
    found = [row for sets in factor_products(rows) for row in product(*sets)]

    assert sorted(found) == sorted(rows)


def test_what_can_be_chosen_freely_is_one_product() -> None:
    """Of 112 rows."""
    rows = list(product(range(4), range(4), range(7)))

    assert factor_products(rows) == [
        (tuple(range(4)), tuple(range(4)), tuple(range(7)))
    ]


def test_an_offer_is_each_combination_of_its_choices() -> None:
    """With the clicks, the sentence and the marks of that move."""
    card = Choice("card", ("card-m1", "card-m2"), ("m1", "m2"))
    angle = Choice("angle", ("angle-90",), (90,))
    say = Message("lay", {"who": "cat"})
    offer = Offer("lay {card} {angle}", ("belt",), say, (ENDS,), (card, angle))
    scene = Scene(1.0, 1.0, (), (offer,), marks={"lay m2 90": (WINS,)})

    one, two = scene.moves()

    params: Params = {"who": "cat", "card": "m1", "angle": 90}
    spots = ("belt", "card-m1", "angle-90")
    assert one == Offer("lay m1 90", spots, Message("lay", params), (ENDS,))
    assert (two.move, two.marks) == ("lay m2 90", (ENDS, WINS))
    assert scene.without_offers().moves() == ()
