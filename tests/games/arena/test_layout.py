"""Nothing of arena's scene lies on something else, or outside it."""

from itertools import combinations, pairwise

import pytest

import whiskerworks
from tests.games.arena.positions import SEATS, SIDES, played, rules_of
from tests.games.arena.test_scene import shown
from whiskerworks.core.scene import Piece
from whiskerworks.games.arena.meta import START_CORNERS
from whiskerworks.games.arena.scene import SceneGeometry

REACH = {
    "plate": (1.1, 0.4),
    "arena": (1.0, 0.866),
    "tray": (4.0, 0.5),
    "pass": (0.49, 0.49),
    "hex": (0.5, 0.578),
    "hex-rim": (0.5, 0.578),
}
"""How far our art reaches from its middle, to each side and up and down."""
on_every_side = pytest.mark.parametrize("side", SIDES)


def bounds(piece: Piece) -> tuple[float, float, float, float]:
    """Return where a piece begins and ends: left, top, right, bottom."""
    x, y = REACH[piece.art]
    x, y = x * piece.size, y * piece.size
    return piece.x - x, piece.y - y, piece.x + x, piece.y + y


def apart(one: Piece, other: Piece) -> bool:
    """Return whether two pieces do not touch."""
    left, top, right, bottom = bounds(one)
    left2, top2, right2, bottom2 = bounds(other)
    return right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top


@on_every_side
@pytest.mark.parametrize("seats", SEATS)
def test_plates_walls_tray_and_button_lie_apart(seats: int, side: int) -> None:
    """And within the scene."""
    game = whiskerworks.load("arena", seats, side=side)
    start = game.write_state(game.start()).split()[:3]
    state = game.read_state(" ".join([*start, "dice:move1 turn:0 idle:0"]))
    scene = game.scene(game.view(state, None))
    large = [p for p in scene.pieces if p.art in ("plate", "arena", "tray", "pass")]

    assert len(large) == seats + 3
    for one, other in combinations(large, 2):
        assert apart(one, other), (one.id, other.id)
    for piece in large:
        left, top, right, bottom = bounds(piece)
        assert 0 <= left < right <= scene.width, piece.id
        assert 0 <= top < bottom <= scene.height, piece.id


@on_every_side
def test_the_wall_goes_round_all_hexes(side: int) -> None:
    """[A1] Also where they reach farthest."""
    game = whiskerworks.load("arena", side=side)
    pieces = shown(game, game.start())
    left, top, right, bottom = bounds(pieces["wall"])
    for name in rules_of(game).board.names:
        there = bounds(pieces[name])
        assert left < there[0] < there[2] < right
        assert top < there[1] < there[3] < bottom


@on_every_side
def test_plates_go_round_clockwise_as_the_corners_do(side: int) -> None:
    """[A2] Three above the board from the left, three below it from the right."""
    layout = SceneGeometry(rules_of(whiskerworks.load("arena", side=side)).board)
    plates = [layout.plate(6, seat) for seat in range(6)]
    xs = [x for x, _ in plates]

    assert xs[0] < xs[1] < xs[2]
    assert xs[3] > xs[4] > xs[5]
    assert {y for _, y in plates[:3]} == {round(layout.upper, 3)}
    assert {y for _, y in plates[3:]} == {round(layout.lower, 3)}
    assert layout.upper < layout.centre < layout.lower
    for seats in SEATS:
        for seat, corner in enumerate(START_CORNERS[seats]):
            assert layout.plate(seats, seat) == plates[corner]


@on_every_side
def test_rows_go_down_from_a(side: int) -> None:
    """[A1] The first hex is above the last, and the middle is in the middle."""
    board = rules_of(whiskerworks.load("arena", side=side)).board
    layout = SceneGeometry(board)

    assert layout.hex(0)[1] < layout.hex(int(board.hexes) - 1)[1]
    assert layout.hex(board.middle) == pytest.approx(
        (layout.middle, layout.centre), abs=1e-3
    )


@on_every_side
@pytest.mark.parametrize("groups", [[1], [1, 2, 2, 1], [1, 6, 6], [1, 3, 2, 1, 2, 4]])
def test_dice_lie_within_the_tray_and_in_its_middle(
    groups: list[int], side: int
) -> None:
    """[A4] Up to the 13 of three or six players when no cheese is on the board."""
    layout = SceneGeometry(rules_of(whiskerworks.load("arena", side=side)).board)
    size = layout.die(sum(groups))
    starts = layout.dice(groups)
    last = starts[-1] + (groups[-1] - 1) * size

    assert (starts[0] + last) / 2 == pytest.approx(layout.tray[0], abs=0.01)
    assert last + size / 2 < layout.tray[0] + REACH["tray"][0] * layout.tray_size
    for (one, two), count in zip(pairwise(starts), groups, strict=False):
        assert two - one == pytest.approx(count * size, abs=0.01)


@pytest.mark.parametrize("seats", SEATS)
def test_no_die_lies_on_another(seats: int) -> None:
    """[A4] Rolled, to be rolled or used: each has a place of its own."""
    game = whiskerworks.load("arena", seats)
    state = played(game, game.start(), "start 0", "roll cat 1", *["roll move 2"] * 3)
    found = []
    for name, piece in shown(game, state).items():
        if name.startswith(("die-", "blank-")):
            inner = [piece.x + child.x * piece.size for child in piece.children]
            found.extend([piece.x, *inner])
            size = piece.size

    places = sorted(found)
    assert len(places) == 1 + rules_of(game).move_dice
    for one, other in pairwise(places):
        assert other - one == pytest.approx(size, abs=5e-3)


def test_dice_have_the_colour_of_their_kind() -> None:
    """[A4] Whether they are rolled or blank."""
    game = whiskerworks.load("arena", side=4)
    state = game.read_state(
        "cat:d4 mice:c2,g4 cheese:c3 dice:cat1,move1,cheese1 turn:0"
    )
    pieces = shown(game, state)
    tones = {"cat": "red", "move": "green", "cheese": "gold"}

    for kind, tone in tones.items():
        assert pieces[f"die-{kind}1"].tone == tone
    for kind in ("move", "cheese"):
        assert pieces[f"blank-{kind}-1"].tone == tones[kind]


def test_the_rim_looks_different() -> None:
    """[A1, A10] Where the cat does not go."""
    game = whiskerworks.load("arena")
    board = rules_of(game).board
    pieces = shown(game, game.start())

    rim = {name for name in board.names if pieces[name].art == "hex-rim"}
    assert rim == {
        name for name, outer in zip(board.names, board.rim, strict=True) if outer
    }
