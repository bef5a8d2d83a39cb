"""Clicks that no offer has lead to the rule that is in the way."""

import pytest

import whiskerworks
from tests.games.escape.eventful_positions import positions as escape_positions
from tests.games.gears.drawing import position
from tests.games.maze.eventful_positions import positions as maze_positions
from tests.games.whodunit.eventful_positions import positions as whodunit_positions
from whiskerworks.core.game import Game
from whiskerworks.core.message import Refusal
from whiskerworks.core.value import Value


def played(game: Game, *texts: str) -> Value:
    """Return the position after some moves from the start."""
    state = game.start()
    for text in texts:
        state = game.play(state, game.read(state, text))
    return state


def why(game: Game, state: Value, *spots: str) -> tuple[str, str, str]:
    """Return what clicking *spots* means, why it may not be, and the rule."""
    text = game.wish(game.view(state, 0), spots)
    refusal = Refusal("nothing-meant")
    if text:
        refusal = game.why_illegal(state, game.read(state, text)) or Refusal("fine")
    return text, refusal.code, refusal.rule


@pytest.mark.parametrize(
    ("spots", "told"),
    [
        (("e3",), ("e3", "not-vacant", "G4")),
        (("cog-f4",), ("f4-f4", "not-your-cog", "G4")),
        (("cog-j1",), ("j1-j1", "corner-wheel", "G2")),
        (("cog-e3", "cog-f4"), ("e3-f4", "not-vacant", "G4")),
        (("cog-f4", "g5"), ("f4-g5", "not-your-cog", "G4")),
        (("g5", "g6"), ("g5-g6", "no-cog-there", "G4")),
        (("hand-blue-1", "cog-f4"), ("f4", "not-vacant", "G4")),
        (("hand-blue-1", "g5"), ("g5", "fine", "")),
        (("tray-blue",), ("", "nothing-meant", "")),
        (("e3", "e4", "e5"), ("", "nothing-meant", "")),
    ],
)
def test_gears(spots: tuple[str, ...], told: tuple[str, str, str]) -> None:
    """Foreign cogs, corners and pegs that are taken."""
    game = whiskerworks.load("gears", first="blue")

    assert why(game, played(game, "e3", "f4"), *spots) == told


ROLLED = "cat:d4 mice:a1,g4 cheese:d5 scores:0,0 dice:cat2,move1,cheese1 turn:0"


@pytest.mark.parametrize(
    ("spots", "told"),
    [
        (("die-move1", "g4"), ("move1 g4", "not-straight", "A8")),
        (("die-move1", "mouse-blue"), ("move1 a1", "same-hex", "A8")),
        (("die-move1",), ("", "nothing-meant", "")),
        (("die-cat2",), ("", "nothing-meant", "")),
        (("die-cheese1",), ("", "nothing-meant", "")),
        (("die-cheese1", "cheese-d5"), ("cheese1 d5", "taken", "A11")),
        (("die-move3", "d4"), ("move3 d4", "no-such-die", "A7")),
        (("f4",), ("move1 f4", "not-straight", "A8")),
        (("g4",), ("", "nothing-meant", "")),
        (("a1",), ("", "nothing-meant", "")),
        (("mouse-blue",), ("", "nothing-meant", "")),
        (("mouse-red",), ("", "nothing-meant", "")),
        (("cat",), ("", "nothing-meant", "")),
        (("cheese-d5",), ("move1 d5", "not-straight", "A8")),
        (("b2",), ("", "nothing-meant", "")),
        (("plate-blue",), ("", "nothing-meant", "")),
    ],
)
def test_arena(spots: tuple[str, ...], told: tuple[str, str, str]) -> None:
    """Dice without a hex, hexes without a die, and both where they do not suit."""
    game = whiskerworks.load("arena", seats=2)

    assert why(game, game.read_state(ROLLED), *spots) == told


@pytest.mark.parametrize(
    ("spots", "told"),
    [
        (("m02", "angle-90", "m01"), ("put m02 a1 90", "place-taken", "P6")),
        (("m01", "angle-0", "b1"), ("put m01 b1 0", "not-in-tray", "P6")),
        (("m02", "b1"), ("put m02 b1 0", "fine", "")),
        (("b1",), ("", "nothing-meant", "")),
        (("m02",), ("", "nothing-meant", "")),
        (("angle-90",), ("", "nothing-meant", "")),
    ],
)
def test_puzzle(spots: tuple[str, ...], told: tuple[str, str, str]) -> None:
    """Places that are taken, and cards that are not in the tray."""
    game = whiskerworks.load("puzzle")

    assert why(game, played(game, "put m01 a1 0"), *spots) == told


@pytest.mark.parametrize(
    ("name", "spots", "told"),
    [
        ("turn", ("cheese",), ("on-character", "M6")),
        ("turn", ("deck",), ("nothing-meant", "")),
        ("turn", ("skip",), ("can-place", "M11")),
        ("turn", ("mouse",), ("place-due", "M11")),
        ("walk", ("card-m10",), ("walk-due", "M13")),
        ("walk", ("cheese",), ("no-way", "M14")),
        ("walk", ("mouse",), ("own-cell", "M14")),
        ("arrive", ("mouse",), ("not-empty", "M16")),
        ("both", ("agenda-0",), ("walk-due", "M13")),
        ("spin", ("d5", "angle-90"), ("spin-due", "M10c")),
        ("turn", ("row-5",), ("nothing-meant", "")),
    ],
)
def test_maze(name: str, spots: tuple[str, ...], told: tuple[str, str]) -> None:
    """Characters, the deck, and cards while somebody has to walk."""
    game, state = maze_positions()[name]

    assert why(game, state, *spots)[1:] == told


def test_a_card_on_the_table_is_turned_by_who_revealed_for_that() -> None:
    """[M10] And not laid again: it is not on the belt [M11]."""
    game, state = maze_positions()["turn"]
    ids = [piece.id for piece in game.scene(game.view(state, 0)).pieces]
    laid = next(name for name in ids if name.startswith("card-"))

    assert why(game, state, laid)[1:] == ("nothing-meant", "")
    assert why(game, state, laid, "angle-90")[1:] == ("reveal-first", "M10")
    assert why(game, state, laid, "angle-90", "cheese")[1:] == ("not-on-belt", "M11")


def test_whodunit() -> None:
    """Cards away from who is active, and agendas that nobody may use."""
    game, state = whodunit_positions()["turn"]

    assert why(game, state, "agenda-cat") == ("", "nothing-meant", "")
    assert why(game, state, "use-cat") == ("use cat", "not-easier", "W9")
    assert why(game, state, "cheese")[1:] == ("on-character", "M6")
    assert why(game, state, "mouse")[1:] == ("place-due", "W4")


def test_escape() -> None:
    """Agendas that no card may cover, and the bomb before its time."""
    game, state = escape_positions()["turn"]

    assert why(game, state, "exit")[1:] == ("on-character", "E4")
    assert why(game, state, "mouse")[1:] == ("place-due", "E4")
    assert why(game, state, "skip") == ("skip", "can-place", "M11")
    for looked_at in ("deck", "agenda-c3", "plate-cat"):
        assert why(game, state, looked_at) == ("", "nothing-meant", "")
    ids = [piece.id for piece in game.scene(game.view(state, 0)).pieces]
    card = [name for name in ids if name.startswith("card-")][-1]
    assert why(game, state, card, "angle-0", "agenda-c3")[1:] == ("on-agenda", "E4")


STUCK = """
                     *
                   .   .
                 .   .   .
               .   .   .   .
             .   .   .   .   .
           .   .   .   .   .   .
         .   .   .   b   .   .   .
       r   .   .   .   .   .   .   .
     b   r   .   .   .   .   .   .   .
   B   .   .   .   .   .   .   .   .   R
"""


def test_a_cog_that_can_go_nowhere_says_what_is_in_the_way() -> None:
    """[G6c] Not that it must go elsewhere: wherever it goes, the base stays locked."""
    state = position(STUCK)

    told = why(whiskerworks.load("gears"), state, "cog-g4")

    assert told[1:] == ("base-locked", "G6c")


@pytest.mark.parametrize(
    ("dice", "spot", "told"),
    [
        ("move1", "die-move1", ("too-far", "A8")),
        ("cat1", "die-cat1", ("cat-stuck", "A10")),
    ],
)
def test_a_die_without_use_says_why(
    dice: str, spot: str, told: tuple[str, str]
) -> None:
    """[A8, A10] With a way it cannot go, and not that who has it stays at home."""
    game = whiskerworks.load("arena", seats=2)
    state = game.read_state(f"cat:b2 mice:a1,c3 cheese:- scores:0,0 dice:{dice} turn:0")

    assert why(game, state, spot)[1:] == told


@pytest.mark.parametrize("spot", ["die-move1", "mouse-red", "f4", "cheese-d5"])
def test_whoever_is_not_on_turn_always_means_something(spot: str) -> None:
    """So that the table can say that it is not their turn."""
    game = whiskerworks.load("arena", seats=2)
    state = game.read_state(ROLLED)

    assert game.wish(game.view(state, 1), (spot,))
    assert not game.wish(game.view(state, 1), ("plate-red",))
