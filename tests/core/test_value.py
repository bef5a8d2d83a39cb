"""Values are equal when their parts are."""

import ast
import copy
import pickle
from pathlib import Path
from typing import Final
from unittest.mock import ANY

import pytest

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Event, Message, Refusal
from whiskerworks.core.meta import Rule
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.record import Ply
from whiskerworks.core.scene import Offer, Piece, Scene
from whiskerworks.core.struct import Struct
from whiskerworks.core.value import Value
from whiskerworks.kit.gear_trains import Train

ROOT = Path(__file__).parents[2]


class Owned(Value):
    """A value of one part, never compiled; what it finds out for itself is no part."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self._twice: Final = 2 * number


PIECE = Piece("e3", "peg", 1.0, 2.0, 90.0, 0.5, "blue", Message("piece"), ())
VALUES: list[Value | Struct] = [
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
    OpenView(Ply(1, "e3"), 1),
    Rule("G4", "printed", "ours"),
    Owned(2),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_survives_pickling_and_copying(value: Value | Struct) -> None:
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


def test_the_parts_are_what_the_constructor_takes() -> None:
    """In its order, also where a base class keeps some, compiled or not."""
    assert Ply(0, "e3").key() == (0, "e3")
    assert OpenView(Ply(1, "e3"), 1).key() == (Ply(1, "e3"), 1)
    assert repr(Owned(2)) == "Owned(2)"


def test_constructors_keep_what_they_take_in_order() -> None:
    """What is compiled knows the order of its attributes only."""
    classes = [
        node
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        and {"Value", "View"} & {ast.unparse(base) for base in node.bases}
    ]
    checked = 0
    for one in classes:
        defined = {d.name: d for d in one.body if isinstance(d, ast.FunctionDef)}
        if "__init__" not in defined or "key" in defined:
            continue
        taken = [each.arg for each in defined["__init__"].args.args[1:]]
        inherited = [name for name in taken if name == "seat" and one.name != "View"]
        kept = [
            line.target.attr
            for line in defined["__init__"].body
            if isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Attribute)
            and not line.target.attr.startswith("_")
        ]
        if kept != taken:
            assert [*kept, *inherited] == taken, one.name
        checked += 1

    assert checked > 20


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((1.0, 0.0), (0,)), ((0.5, 0.5), (0, 1)), ((0.0, 0.0), ()), ((0.0, 1.0), (1,))],
)
def test_winners_share_the_best_score(
    scores: tuple[float, ...], winners: tuple[int, ...]
) -> None:
    """Where everybody loses nobody wins."""
    assert Outcome(scores, "end", "X1").winners == winners
