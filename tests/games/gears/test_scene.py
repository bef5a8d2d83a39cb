"""How gears looks: who turns which way, what jams, what may be clicked."""

from itertools import combinations
from math import dist
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from tests.corpus import PATHS, name_of, replayed
from tests.games.gears.drawing import GAME, NEARLY, position, started
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.value import Value
from whiskerworks.games.gears import scene
from whiskerworks.games.gears.state import NEIGHBOURS
from whiskerworks.kit.bits import members
from whiskerworks.words import words

SWAP = whiskerworks.load("gears", swap=True)

JAM = """
                     *
                   .   .
                 .   .   .
               .   .   .   .
             .   .   b   r   .
           .   .   .   b   .   .
         .   .   .   .   r   .   .
       .   .   .   .   .   .   .   .
     b   .   .   .   .   .   .   .   .
   B   .   .   .   .   .   .   .   .   R
"""


def seen(drawing: str) -> dict[str, Piece]:
    """Return the pieces of a drawn position by their ids."""
    shown = GAME.scene(GAME.view(position(drawing), 0))
    return {piece.id: piece for piece in shown.pieces}


def test_neighbouring_wheels_are_as_far_apart_as_they_mesh() -> None:
    """One unit, in all six directions."""
    for peg in range(55):
        for other in members(NEIGHBOURS[peg]):
            assert dist(scene.place(peg), scene.place(other)) == pytest.approx(1, 1e-2)


def test_wheels_that_mesh_turn_opposite_ways() -> None:
    """[G5] The arrow says which way, and the teeth are half a tooth apart."""
    pieces = seen(JAM)

    assert pieces["cog-j1"].children[0].art == "motion-clockwise"
    assert pieces["cog-i1"].children[0].art == "motion-counter"
    assert pieces["cog-i1"].turn - pieces["cog-j1"].turn == scene.HALF_TOOTH_DEGREES


def test_wheels_of_a_train_spin_against_each_other() -> None:
    """[G5] A wheel that is locked, or meshes with nothing, stands still."""
    pieces = seen(JAM)

    assert pieces["cog-j1"].spin == scene.SPIN_DEGREES_PER_SECOND
    assert pieces["cog-i1"].spin == -scene.SPIN_DEGREES_PER_SECOND
    still = ("cog-e3", "cog-g5", "cog-j10", "hand-blue-1", "e5")
    assert [pieces[name].spin for name in still] == [0.0] * 5


def test_the_ring_that_locks_is_marked() -> None:
    """[G5] Its three wheels, and not the fourth that only hangs on."""
    pieces = seen(JAM)
    ring = {
        i for i, p in pieces.items() if p.children[:1] and "ring" in p.children[0].art
    }

    assert ring == {"cog-e3", "cog-e4", "cog-f4"}
    assert pieces["cog-g5"].children[0].art == "motion-locked"


def test_a_lone_wheel_bears_no_mark() -> None:
    """It drives nothing and nothing drives it."""
    assert seen(JAM)["cog-j10"].children == ()


def test_hands_shrink_as_cogs_go_out() -> None:
    """[G2] Fourteen at the start, one fewer for each on the board; and that is said."""
    pieces = seen(JAM)

    for colour, left in (("blue", 14 - 3), ("red", 14 - 2)):
        cogs = [name for name in pieces if name.startswith(f"hand-{colour}-")]
        assert cogs == [f"hand-{colour}-{number + 1}" for number in range(left)]
        assert pieces[f"left-{colour}"].text == str(left)


def offers(shown: Scene) -> dict[str, tuple[str, ...]]:
    """Return the marks of each offer by its move."""
    return {offer.move: offer.marks for offer in shown.moves()}


def test_offers_that_win_or_lose_are_marked() -> None:
    """[G7, G8] Red may turn gold on b2, or give it away on b1."""
    state = position(NEARLY, "red")
    marks = offers(GAME.scene(GAME.view(state, 1)))

    assert marks["b2"] == ("wins", "ends")
    assert marks["b1"] == ("loses", "ends")
    assert marks["e3"] == ()


QUICK = whiskerworks.load("gears", first="blue", quiet_limit=6)


@pytest.mark.wheel
@pytest.mark.parametrize("game", [GAME, QUICK], ids=["sixty", "six"])
@given(st.integers(0, 2**32))
def test_every_action_that_ends_the_game_is_marked(game: Game, seed: int) -> None:
    """[G7 to G10] In any position: as many as are found by playing each."""
    rng = Random(seed)
    states = [game.start()]
    while game.legal_moves(states[-1]):
        states.append(game.play(states[-1], rng.choice(game.legal_moves(states[-1]))))

    for state in states[-3:]:
        check_marks(game, state)


RECORDS = [path for path in PATHS if path.is_relative_to(Path(__file__).parent)]


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_every_action_that_ends_a_recorded_game_is_marked(path: Path) -> None:
    """[G7 to G10] Every ending is among them."""
    _, game, states = replayed(path)

    for state in states[-8:]:
        check_marks(game, state)


def check_marks(game: Game, state: Value) -> None:
    """Compare the marks of all moves with what comes of playing them."""
    seat = game.to_move(state)
    if seat is None or seat < 0:
        return
    marks = offers(game.scene(game.view(state, seat)))
    for move in game.legal_moves(state):
        ends = game.outcome(game.play(state, move)) is not None
        assert ("ends" in marks[game.write(state, move)]) == ends


def test_a_swap_can_be_clicked_when_it_is_offered() -> None:
    """[G11] Only then is there something to click."""
    before = started("first blue", "e3", game=SWAP)
    shown = SWAP.scene(SWAP.view(before, 1))

    assert "swap" in offers(shown)
    assert "swap" in {piece.id for piece in shown.pieces}
    later = started("first blue", "e3", "swap", game=SWAP)
    assert "swap" not in {p.id for p in SWAP.scene(SWAP.view(later, 0)).pieces}


def test_seats_are_called_by_their_colours_also_after_a_swap() -> None:
    """[G2, G11] Whoever looks; Blue is who has Blue now."""
    before = started("first blue", "e3", game=SWAP)
    after = started("first blue", "e3", "swap", game=SWAP)

    for viewer in (None, 0, 1):
        assert called(SWAP.scene(SWAP.view(before, viewer))) == ["Blue", "Red"]
        assert called(SWAP.scene(SWAP.view(after, viewer))) == ["Red", "Blue"]


def test_who_is_on_turn_with_a_locked_base_is_told_what_that_asks() -> None:
    """[G6c] Its ring, and that it must be freed."""
    drawing = JAM.replace("   B   .", "   B   r")
    told = "The ring "

    blue = [said(note) for note in notes(drawing) if "locks" in said(note)]
    assert len(blue) == 1
    assert blue[0].startswith(told)
    assert blue[0].endswith(" locks Blue's base. Blue must free it now [G6c].")
    assert {"j1", "j2", "i1"} <= set(blue[0].replace(":", "").split())
    assert not [note for note in notes(JAM) if "locks" in said(note)]


def notes(drawing: str) -> tuple[Message, ...]:
    """Return what stands beside a drawn position."""
    return GAME.scene(GAME.view(position(drawing), 0)).notes


def said(message: Message) -> str:
    """Return a message of gears in English."""
    return words("gears").say(message)


def called(shown: Scene) -> list[str]:
    """Return what the seats are called."""
    return [said(name) for name in shown.seats if name is not None]


TOOTH = 30.0
TURNING = "blue:j2,i2 red:h2 turn:red"
TRIANGLE = "blue:j2,h7 red:i9,h8,g7 turn:red"
NINE = "blue:d2,e2,f2,g3,g5 red:d3,e4,f5,g4 turn:red"
"""A ring of nine round e3, f3 and f4."""


def look(position: str) -> Scene:
    game = whiskerworks.load("gears")
    return game.scene(game.view(game.read_state(position), None))


def wheels(scene: Scene) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.id.startswith("cog-")]


@pytest.mark.parametrize("position", [TURNING, TRIANGLE, NINE])
def test_neighbours_are_half_a_tooth_apart(position: str) -> None:
    """[G5] A wheel turns as far as its neighbour turns back, locked or not."""
    pairs = [
        (one, other)
        for one, other in combinations(wheels(look(position)), 2)
        if dist((one.x, one.y), (other.x, other.y)) < 1.01
    ]

    assert pairs
    for one, other in pairs:
        assert (one.turn + other.turn) % TOOTH == TOOTH / 2


@pytest.mark.parametrize(
    ("position", "length"), [(TURNING, 0), (TRIANGLE, 3), (NINE, 9)]
)
def test_a_ring_that_locks_is_marked_all_round(position: str, length: int) -> None:
    """[G5] On each of its wheels, and between each two of them."""
    scene = look(position)

    arts = [mark.art for wheel in wheels(scene) for mark in wheel.children]
    assert arts.count("motion-ring") == length
    assert [piece.art for piece in scene.pieces].count("jam") == length


def test_nothing_lies_outside_the_scene() -> None:
    """Every piece fits, the full trays included."""
    game = whiskerworks.load("gears")
    scene = game.scene(game.view(game.start(), None))

    for piece in scene.pieces:
        half = piece.size / 2
        assert half <= piece.x <= scene.width - half, piece.id
        if piece.art != "triangle":
            assert half <= piece.y <= scene.height - half, piece.id


def test_labels_name_every_row_and_column() -> None:
    """[G1] Rows a to j, columns 1 to 10."""
    texts = [p.text for p in look(TURNING).pieces if p.id.startswith(("row", "col"))]

    assert sorted(texts) == sorted([*"abcdefghij", *map(str, range(1, 11))])
