"""How arena looks, and what may be clicked."""

from itertools import combinations, pairwise
from math import dist

import pytest

import whiskerworks
from tests.games.arena.positions import SEATS, SIDES, drawn, played, rules_of
from tests.games.arena.test_rules import CALM
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.value import Value
from whiskerworks.games.arena.layout import Layout

ALL_DICE = "cat1,move1,move1,move1,move1,cheese1,cheese1,cheese1,cheese1"


def shown(game: Game, state: Value, seat: int | None = 0) -> dict[str, Piece]:
    """Return the pieces of a position by their ids."""
    return {piece.id: piece for piece in game.scene(game.view(state, seat)).pieces}


def marks(scene: Scene, text: str) -> tuple[str, ...]:
    """Return the marks of an offer."""
    (found,) = [offer.marks for offer in scene.offers if offer.move == text]
    return found


@pytest.mark.parametrize("side", SIDES)
def test_neighbouring_hexes_are_one_unit_apart(side: int) -> None:
    """In all six directions, and all inside the scene."""
    grid = rules_of(whiskerworks.load("arena", side=side)).board.grid
    layout = Layout(grid)
    for place in range(grid.hexes):
        x, y = layout.hex(place)
        assert 0.5 < x < layout.width - 0.5
        assert layout.upper < y < layout.lower
        for other in grid.neighbours(place):
            assert dist((x, y), layout.hex(other)) == pytest.approx(1, abs=2e-3)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
def test_plates_lie_apart_near_the_corners_they_belong_to(
    seats: int, side: int
) -> None:
    """Upper corners above the board, lower ones below it."""
    game = whiskerworks.load("arena", seats, side=side)
    layout = Layout(rules_of(game).board.grid)
    plates = [layout.plate(seats, seat) for seat in range(seats)]

    for one, other in combinations(plates, 2):
        assert dist(one, other) > 1.35 * 2.2 * layout.scale
    for x, _ in plates:
        assert 1.35 * 1.1 * layout.scale < x < layout.width - 1.35 * 1.1 * layout.scale


@pytest.mark.parametrize("side", SIDES)
def test_any_number_of_dice_fits_into_the_tray(side: int) -> None:
    """Up to the 13 of three or six players, one cheese on nobody's hex."""
    layout = Layout(rules_of(whiskerworks.load("arena", side=side)).board.grid)
    for groups in ([1], [1, 2, 2, 1], [1, 6, 6], [1, 3, 2, 1, 2, 2, 2]):
        size = layout.die(sum(groups))
        starts = layout.dice(groups)
        for (one, two), count in zip(pairwise(starts), groups, strict=False):
            assert two - one == pytest.approx(count * size, abs=0.01)
        last = starts[-1] + (groups[-1] - 1) * size
        middle = layout.middle - 0.6 * layout.scale
        assert middle - starts[0] <= 4.4 * layout.scale
        assert last - middle <= 4.4 * layout.scale


def test_what_stands_lower_is_drawn_later() -> None:
    """So that heads reach over the row above."""
    game, state = drawn(CALM, "move1")
    ids = list(shown(game, state))

    standing = ["mouse-blue", "cheese-c3", "cat", "cheese-f3", "mouse-red"]
    places = [ids.index(name) for name in standing]
    assert places[0] < places[2] < places[3] < places[4]
    assert places[1] < places[2]


def test_dice_of_one_sort_are_one_thing_to_click() -> None:
    """[A7] With as many dice as there are."""
    game, state = drawn(CALM, "move1,move1,move3")
    pieces = shown(game, state)

    assert (pieces["die-move1"].text, len(pieces["die-move1"].children)) == ("1", 1)
    assert (pieces["die-move3"].text, len(pieces["die-move3"].children)) == ("3", 0)
    assert "die-move2" not in pieces


def test_dice_that_are_used_or_not_rolled_are_blank() -> None:
    """[A6, A7] As many of each kind as are neither in the pool nor on the board."""
    game, state = drawn(CALM, "move1,move1,move3")
    blank = [name for name in shown(game, state) if name.startswith("blank-")]

    assert blank == [
        "blank-cat-1",
        "blank-move-1",
        *[f"blank-cheese-{number}" for number in (1, 2, 3, 4)],
    ]


def test_the_mouse_on_turn_is_marked() -> None:
    """On the board and on its plate; nobody's when it is over."""
    game, state = drawn(CALM, "move1", turn=1)
    pieces = shown(game, state, None)

    assert (pieces["turn"].x, pieces["turn"].y) == (
        pieces["mouse-red"].x,
        pieces["mouse-red"].y,
    )
    assert [child.id for child in pieces["plate-red"].children] == [
        "turn-red",
        "face-red",
    ]
    over = game.read_state(
        "cat:d4 mice:c2,g4 cheese:- scores:1,2 dice:- turn:0 round:100"
    )
    assert "turn" not in shown(game, over)
    assert "turn" not in shown(game, game.start())


def test_points_stand_on_the_plates() -> None:
    """[A9, A13] With the goal."""
    game, state = drawn(CALM, "move2,move1")
    after = shown(game, played(game, state, "move2 c3"))

    assert after["plate-blue"].text == "1 / 7"
    assert after["plate-red"].text == "0 / 7"


def test_offers_are_a_die_and_a_hex() -> None:
    """Or the button to pass."""
    game, state = drawn(CALM, "move2,cat1")
    spots = {o.move: o.spots for o in game.scene(game.view(state, 0)).offers}

    assert spots["move2 c3"] == ("die-move2", "c3")
    assert spots["cat1 d5"] == ("die-cat1", "d5")
    assert spots["pass"] == ("pass",)


def test_offers_that_end_the_game_say_so() -> None:
    """[A13, A14] Won, lost or shared."""
    game = whiskerworks.load("arena", side=4)
    place = "cat:d4 mice:a1,g4 cheese:a2"
    last = game.read_state(f"{place} scores:6,6 dice:move2 turn:0 round:100 idle:0")
    scene = game.scene(game.view(last, 0))

    assert marks(scene, "move2 a2") == ("wins", "ends")
    assert marks(scene, "move2 b2") == ("ends",)
    assert marks(scene, "pass") == ()
    behind = game.read_state(f"{place} scores:1,6 dice:move2 turn:0 round:100 idle:0")
    assert marks(game.scene(game.view(behind, 0)), "move2 b2") == ("loses", "ends")


def test_a_mouse_slides_over_the_hexes_of_its_way() -> None:
    """And the die it used goes aside, as does the cheese it takes."""
    game, state = drawn(CALM, "move2,move1")
    moved, scored = game.events(state, game.read(state, "move2 c3"), None)

    assert moved.slides[0] == ("mouse-blue", "c3", "mouse-blue")
    assert moved.slides[1] == ("die-move2", "blank-move-3")
    assert scored.slides == (("cheese-c3", "blank-cheese-5"),)


def test_the_cat_sweeps_each_cheese_to_a_place_of_its_own() -> None:
    """[A10] Two at once go to two places."""
    drawing = """
          :   :   :   :
        :   .   .   .   :
      B   .   .   .   .   :
    :   .   .   C   *   *   :
      :   .   .   .   .   :
        :   .   .   .   :
          R   :   :   :
    """
    game, state = drawn(drawing, "cat2,move1")
    cat, *swept = game.events(state, game.read(state, "cat2 d6"), None)

    assert cat.slides[0] == ("cat", "d5", "d6", "cat")
    assert [event.slides for event in swept] == [
        (("cheese-d5", "blank-cheese-5"),),
        (("cheese-d6", "blank-cheese-6"),),
    ]
