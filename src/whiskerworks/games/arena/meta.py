# compiled: cold
"""
Metadata of arena, and the set-up of the board [A1 to A4].

Where only the printed pictures show a fact, our choice stands here as a table: owners
of the box can replace it with the real one.
"""

from collections.abc import Mapping
from math import gcd
from typing import Final

from whiskerworks.core.errors import BadOption, shorten
from whiskerworks.core.message import Message
from whiskerworks.core.meta import OURS, PRINTED, REVIEWED, Meta, Rule
from whiskerworks.core.options import Option, OptionValue, choice_option
from whiskerworks.kit.hex_grid import Axial

COLOURS: Final = ("blue", "red", "green", "violet", "orange", "slate")
"""The colours of the mice, by seat."""

START_CORNERS: Final = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""The start corners for each number of seats; 0 is the top left [A2]."""

START_CHEESE: Final[tuple[Axial, ...]] = (
    (1, 1),
    (-1, 2),
    (-2, 1),
    (-1, -1),
    (1, -2),
    (2, -1),
)
"""Where the cheese starts: two steps from the middle, off its lines [A3]."""

DIE_KINDS: Final = ("cat", "move", "cheese")
"""The kinds of dice, in the order they are rolled [A6]."""
DIE_SORT_NAMES: Final = [f"{kind}{value}" for kind in DIE_KINDS for value in (1, 2, 3)]
"""The names of the sorts of dice: a kind and a value."""
EVEN_FACES: Final = "112233"
"""The faces of a die that shows 1, 2 and 3 equally often [A4]."""
MOVE_DICE_BY_SEATS: Final = {2: 4, 3: 6, 4: 4, 6: 6}
"""The number of move dice for each number of seats [A4]."""
CHEESE_DICE_COUNT: Final = 6

META: Final = Meta(
    name="arena",
    printed_title="Cheesar's Arena",
    credits="the designer and the publisher of the printed game are not known to us",
    stage="certified",
    rules_version=1,
    seats=(2, 3, 4, 6),
    options=(
        Option("side", 5, "A1", least=4, most=7),
        Option("goal", 7, "A13", least=1, most=99),
        Option("round_limit", 100, "A14", least=1, most=100_000),
        Option("cat_die", EVEN_FACES, "A4", choices=(EVEN_FACES,), free=True),
        Option("cheese_dice", EVEN_FACES, "A4", choices=(EVEN_FACES,), free=True),
    ),
    rules=(
        Rule("A1", PRINTED, OURS),
        Rule("A2", PRINTED),
        Rule("A3", PRINTED, OURS),
        Rule("A4", PRINTED, REVIEWED, OURS),
        Rule("A5", OURS),
        Rule("A6", PRINTED),
        Rule("A7", PRINTED),
        Rule("A8", PRINTED, OURS),
        Rule("A9", PRINTED),
        Rule("A10", PRINTED, OURS),
        Rule("A11", PRINTED, OURS),
        Rule("A12", PRINTED, REVIEWED, OURS),
        Rule("A13", PRINTED),
        Rule("A14", OURS),
    ),
    refusals=(
        ("start-first", "A5"),
        ("started", "A5"),
        ("roll-first", "A6"),
        ("all-rolled", "A6"),
        ("wrong-die", "A6"),
        ("no-such-die", "A7"),
        ("same-hex", "A8"),
        ("not-straight", "A8"),
        ("in-the-way", "A8"),
        ("too-far", "A8"),
        ("cat-same-hex", "A10"),
        ("cat-not-straight", "A10"),
        ("cat-stuck", "A10"),
        ("cat-stops", "A10"),
        ("cat-goes-on", "A10"),
        ("wrong-distance", "A11"),
        ("taken", "A11"),
    ),
    endings=(
        ("seven", "A13"),
        ("exhausted", "A14"),
    ),
    events=(
        ("starter", "A5"),
        ("rolled", "A6"),
        ("passed", "A7"),
        ("moved", "A8"),
        ("scored", "A9"),
        ("cat-moved", "A10"),
        ("swept", "A10"),
        ("cheese-put", "A11"),
        ("round", "A12"),
    ),
    draws=True,
)


def mouse_name(seat: int) -> Message:
    """Return the name of the mouse of *seat*."""
    return Message("mouse-name", {"colour": COLOURS[seat]})


def mouse_on(seat: int, name: str) -> Message:
    """Return the name of the mouse of *seat* with the *name* of its hex."""
    return Message("who-mouse", {"colour": COLOURS[seat], "hex": name})


def face_weights(faces: str) -> list[int]:
    """Return the weights of the values 1 to 3 of a die with these *faces* [A4]."""
    counts = [faces.count(value) for value in "123"]
    return [count // gcd(*counts) for count in counts]


def read_faces(options: Mapping[str, OptionValue], name: str) -> str:
    """Return the faces of a die that an option says. Raises BadOption [A4]."""
    faces = choice_option(options, name)
    if len(faces) == 6 and set(faces) == set("123"):
        return faces
    problem = "the six faces of a die are 1, 2 and 3, each at least once, like 112233"
    raise BadOption(name, f"{shorten(repr(faces))}: {problem}")
