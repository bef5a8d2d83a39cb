"""Values are equal when their parts are."""

import copy
import pickle
from unittest.mock import ANY

import pytest

from whiskerworks.core.message import Event, Message, Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.part import Part
from whiskerworks.core.record import Ply
from whiskerworks.core.scene import Offer, Piece, Scene
from whiskerworks.core.value import Value
from whiskerworks.kit.trains import Train

PIECE = Piece("e3", "peg", 1.0, 2.0, 90.0, 0.5, "blue", Message("piece"), ())
VALUES: list[Value | Part] = [
    Message("turn", {"seat": 1}),
    Refusal("not-vacant", {"peg": "e3"}, "G4"),
    Event("placed", {"peg": "e3"}, "G4", (("hand-1", "cog-e3"),)),
    Outcome((1.0, 0.0), "gold", "G7"),
    PIECE,
    Offer("e3", ("e3",), Message("offer"), ("wins",)),
    Scene(3.0, 4.0, (PIECE,), (), (Message("note"),)),
    Scene(3.0, 4.0, (PIECE,), (), (Message("note"),), (Message("blue"), None)),
    Ply(0, "e3"),
    Ply(1, "e3"),
    Train((45, 46), (45,), (46,), ()),
    Train((45, 46, 54), (), (), (45, 46, 54)),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_survives_pickling_and_copying(value: Value | Part) -> None:
    """It comes back equal, with the same hash and the same text."""
    for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert twin == value
        assert hash(twin) == hash(value)
        assert repr(twin) == repr(value)


def test_values_of_different_kinds_or_parts_differ() -> None:
    """A refusal is no event, even with the same code."""
    values: list[object] = list(VALUES)
    assert len(set(values)) == len(values)
    left, right = (0, "e3"), Ply(0, "e3")
    assert right != left
    assert right == ANY, "others may know better"


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((1.0, 0.0), (0,)), ((0.5, 0.5), (0, 1)), ((0.0, 0.0), ()), ((0.0, 1.0), (1,))],
)
def test_winners_share_the_best_score(
    scores: tuple[float, ...], winners: tuple[int, ...]
) -> None:
    """Where everybody loses nobody wins."""
    assert Outcome(scores, "end", "X1").winners == winners
