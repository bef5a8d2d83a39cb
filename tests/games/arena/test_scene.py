"""How arena looks, and what may be clicked."""

from math import dist

import pytest
from librt.random import Random

import whiskerworks
from tests.games.arena.positions import CALM, SEATS, SIDES, drawn, played, rules_of
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.value import Value
from whiskerworks.games.arena.scene import SceneGeometry
from whiskerworks.words import words

ALL_DICE = "cat1,move1,move1,move1,move1,cheese1,cheese1,cheese1,cheese1"


def shown(game: Game, state: Value, seat: int | None = 0) -> dict[str, Piece]:
    """Return the pieces of a position by their ids."""
    return {piece.id: piece for piece in game.scene(game.view(state, seat)).pieces}


def marks(scene: Scene, text: str) -> tuple[str, ...]:
    """Return the marks of an offer."""
    (found,) = [offer.marks for offer in scene.moves() if offer.move == text]
    return found


@pytest.mark.parametrize("side", SIDES)
def test_neighbouring_hexes_are_one_unit_apart(side: int) -> None:
    """In all six directions, and all inside the scene."""
    grid = rules_of(whiskerworks.load("arena", side=side)).board
    layout = SceneGeometry(grid)
    for place in range(grid.hexes):
        x, y = layout.hex(place)
        assert 0.5 < x < layout.width - 0.5
        assert layout.upper < y < layout.lower
        for other in grid.neighbours(place):
            assert dist((x, y), layout.hex(other)) == pytest.approx(1, abs=2e-3)


def test_what_stands_lower_is_drawn_later() -> None:
    """So that heads reach over the row above."""
    game, state = drawn(CALM, "move1")
    ids = list(shown(game, state))

    standing = ["mouse-blue", "cheese-c3", "cat", "cheese-f3", "mouse-red"]
    places = [ids.index(name) for name in standing]
    assert places[0] < places[2] < places[3] < places[4]
    assert places[1] < places[2]


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (3, ["Blue", "Red", "Green"]),
        (6, ["Blue", "Red", "Green", "Violet", "Orange", "Slate"]),
    ],
)
def test_seats_are_called_by_the_colours_of_their_mice(
    seats: int, names: list[str]
) -> None:
    """[A2] Whoever looks."""
    game = whiskerworks.load("arena", seats)
    for viewer in (None, 1):
        called = game.scene(game.view(game.start(), viewer)).seats

        assert [words("arena").say(name) for name in called if name] == names


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

    assert (pieces["turn-mouse-red"].x, pieces["turn-mouse-red"].y) == (
        pieces["mouse-red"].x,
        pieces["mouse-red"].y,
    )
    assert [child.id for child in pieces["plate-red"].children] == [
        "turn-red",
        "face-red",
    ]
    assert not marked(shown(game, game.start()))


def test_at_the_end_the_winners_are_marked() -> None:
    """[A14] On their plates only; nobody is on turn, and nobody can pass."""
    game = whiskerworks.load("arena", 3, side=4)
    over = game.read_state(
        "cat:d4 mice:c2,g4,g1 cheese:- scores:2,1,2 dice:- turn:0 round:100"
    )
    pieces = shown(game, over)
    winners = [name for name in pieces if len(pieces[name].children) == 2]

    assert winners == ["plate-blue", "plate-green"]
    assert not marked(pieces)
    assert "pass" not in pieces


def test_dice_to_be_rolled_lie_askew() -> None:
    """[A6] Used ones lie straight; and nobody can pass before all is rolled."""
    game, state = drawn(CALM, "move1,move1", turn=1)
    rolling = shown(game, game.start())

    assert rolling["blank-move-1"].turn > 0
    assert "pass" not in rolling
    assert shown(game, state)["blank-move-1"].turn == 0
    said = rolling["blank-move-1"].say, shown(game, state)["blank-move-1"].say
    assert [words("arena").say(message) for message in said if message] == [
        "A move die, not rolled yet",
        "A move die, used",
    ]


def test_points_stand_on_the_plates() -> None:
    """[A9, A13] With the goal."""
    game, state = drawn(CALM, "move2,move1")
    after = shown(game, played(game, state, "move2 c3"))

    assert after["plate-blue"].text == "1 / 7"
    assert after["plate-red"].text == "0 / 7"


def test_offers_are_a_die_and_a_hex() -> None:
    """Or the button to pass."""
    game, state = drawn(CALM, "move2,cat1")
    spots = {o.move: o.spots for o in game.scene(game.view(state, 0)).moves()}

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


def test_no_mark_of_a_turn_goes_from_mouse_to_mouse() -> None:
    """It is another mouse's, with an id of its own: a mark is no piece that moves."""
    game, state = drawn(CALM, "move1,move1", turn=1)
    after = played(game, state, "pass")

    assert marked(shown(game, state)) == ["turn-mouse-red"]
    assert marked(shown(game, after)) == ["turn-mouse-blue"]


def marked(pieces: dict[str, Piece]) -> list[str]:
    """Return the ids of the marks on the board."""
    return [name for name, piece in pieces.items() if piece.art == "turn"]


@pytest.mark.parametrize("seats", SEATS)
def test_every_die_that_comes_or_goes_slides(seats: int) -> None:
    """[A6, A7, A12] Along a random game, nothing of it appears out of nowhere."""
    game = whiskerworks.load("arena", seats)
    rng = Random(seats)
    state = game.start()
    for _ in range(250):
        moves = game.legal_moves(state)
        if not moves:
            break
        move = moves[rng.randrange(len(moves)) if rng.randrange(3) else 0]
        after = game.play(state, move)
        ways = [way for e in game.events(state, move, None) for way in e.slides]
        before, now = dice_ids(game, state), dice_ids(game, after)

        assert before - now == {way[0] for way in ways} & before - now
        assert now - before == {way[-1] for way in ways} & now - before
        assert len({way[0] for way in ways}) == len({way[-1] for way in ways})
        state = after


def dice_ids(game: Game, state: Value) -> set[str]:
    """Return the ids of all dice that are seen, on the board or off it."""
    pieces = game.scene(game.view(state, None)).pieces
    ids = {piece.id for whole in pieces for piece in (whole, *whole.children)}
    return {name for name in ids if name.startswith(("die-", "blank-", "cheese-"))}
