"""Clicks that no offer has lead to the rule that is in the way."""

import pytest

import whiskerworks
from tests.games.escape.happenings import positions as escape_positions
from tests.games.maze.happenings import positions as maze_positions
from tests.games.whodunit.happenings import positions as whodunit_positions
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
        (("die-move1",), ("move1 a1", "same-hex", "A8")),
        (("die-cat2",), ("cat2 d4", "cat-same-hex", "A10")),
        (("die-cheese1",), ("cheese1 d4", "taken", "A11")),
        (("die-cheese1", "cheese-d5"), ("cheese1 d5", "taken", "A11")),
        (("die-move3", "d4"), ("move3 d4", "no-such-die", "A7")),
        (("g4",), ("move1 g4", "not-straight", "A8")),
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
        (("b1",), ("take b1", "place-empty", "P6")),
        (("m02",), ("", "nothing-meant", "")),
        (("angle-90",), ("", "nothing-meant", "")),
    ],
)
def test_puzzle(spots: tuple[str, ...], told: tuple[str, str, str]) -> None:
    """Places that are taken or empty, and cards that are not in the tray."""
    game = whiskerworks.load("puzzle")

    assert why(game, played(game, "put m01 a1 0"), *spots) == told


@pytest.mark.parametrize(
    ("name", "spots", "told"),
    [
        ("turn", ("cheese",), ("on-character", "M6")),
        ("turn", ("deck",), ("can-place", "M11")),
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

    assert why(game, state, laid)[1:] == ("reveal-first", "M10")
    assert why(game, state, laid, "angle-90", "cheese")[1:] == ("not-on-belt", "M11")


def test_whodunit() -> None:
    """Cards away from who is active, and agendas that nobody may use."""
    game, state = whodunit_positions()["turn"]

    assert why(game, state, "agenda-cat") == ("use cat", "not-easier", "W9")
    assert why(game, state, "cheese")[1:] == ("on-character", "M6")
    assert why(game, state, "mouse")[1:] == ("place-due", "W4")


def test_escape() -> None:
    """Agendas that no card may cover, and the bomb before its time."""
    game, state = escape_positions()["turn"]

    assert why(game, state, "exit")[1:] == ("on-character", "E4")
    assert why(game, state, "mouse")[1:] == ("place-due", "E4")
    assert why(game, state, "deck") == ("skip", "can-place", "M11")
    assert why(game, state, "agenda-c3")[1:] == ("on-agenda", "E4")
