"""What programs see of escape."""

from tests.games.escape.drawing import drawn, played
from tests.planes import listed, on_canvas, planes

TABLE = """
      c       d       e       f       g
   +=====+                 (  3  )
4  |EXIT |                 2MOUSE0
   +     +                 (  1  )
                   +=====+ (     )
6                  | m01     CAT
                   +     + (     )
   +=====+ +=====+ +=====+ +==R==+
=  | m09 | |Rm10 | |Lm11R| |Lm12R|
   +=====+ +=====+ +=====+ +=====+
"""


def test_maps_show_the_table_on_the_canvas() -> None:
    """People, the Exit and its door, cards by their numbers, and spaces."""
    game, state = drawn(TABLE)

    shown = planes(game, state)

    assert on_canvas(shown["mouse"]) == {"f4": 1}
    assert on_canvas(shown["exit"]) == {"c4": 1}
    assert on_canvas(shown["door"]) == {"c5": 1}
    assert on_canvas(shown["cat"]) == {"f6": 1}
    assert on_canvas(shown["cards"])["e6"] == 1
    assert "e6" in on_canvas(shown["open-south"])
    assert "e6" not in on_canvas(shown["open-west"])
    assert "d6" in on_canvas(shown["spaces"])
    assert not {"e6", "c3", "b5"} & set(on_canvas(shown["spaces"]))


def test_how_mouse_and_exit_are_turned_is_one_of_four() -> None:
    """[E5] Quarters, clockwise."""
    game, state = drawn(TABLE, exit="c4@270")

    shown = planes(game, state)

    assert listed(shown["mouse-turn"]) == {1: 1}
    assert listed(shown["exit-turn"]) == {3: 1}
    assert on_canvas(shown["door"]) == {"d4": 1}


def test_agendas_are_shown_where_they_are_known() -> None:
    """[E8] Those on the board, and which of them, or of those that are gone."""
    game, state = drawn(TABLE, gone="c3=cheese,g7=cat", draws=2)

    shown = planes(game, state)

    assert set(on_canvas(shown["agendas"])) == {"g3", "c7"}
    assert on_canvas(shown["agenda-cheese"]) == {"c3": 1}
    assert on_canvas(shown["agenda-cat"]) == {"g7": 1}
    assert on_canvas(shown["agenda-mouse"]) == {}
    assert set(shown["found"]) == {1}


def test_the_placed_card_is_shown_until_the_turn_ends() -> None:
    """[E7] The Mouse goes by its cogs."""
    game, state = drawn(TABLE)

    before = planes(game, state)
    after = planes(game, played(game, state, "m09 d7 0"))

    assert on_canvas(before["placed"]) == {}
    assert on_canvas(after["placed"]) == {"d7": 1}
    assert on_canvas(after["cards"])["d7"] == 9
    assert listed(before["phase"]) == {3: 1}
    assert listed(after["phase"]) == {5: 1}
    assert 8 in listed(before["belt"])
    assert 8 not in listed(after["belt"])
