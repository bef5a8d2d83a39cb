"""What programs see of whodunit."""

import whiskerworks
from tests.games.whodunit.drawing import drawn, played
from tests.games.whodunit.drawn_layouts import BOTH, MOUSE, SPARSE
from tests.planes import listed, on_canvas, planes


def test_maps_show_the_table_on_the_canvas() -> None:
    """People, cards by their numbers, and where these are open."""
    game, state = drawn(MOUSE)

    shown = planes(game, state)

    assert on_canvas(shown["mouse"]) == on_canvas(shown["active"]) == {"c5": 1}
    assert on_canvas(shown["cheese"]) == {"g5": 1}
    assert on_canvas(shown["cat"]) == {}
    assert on_canvas(shown["cards"]) == {"d5": 1, "e5": 2, "f5": 3}
    assert list(on_canvas(shown["open-east"])) == ["d5", "f5"]
    assert list(on_canvas(shown["open-south"])) == ["e5", "f5"]
    assert set(shown["cat-in-deck"]) == set(shown["own-turn"]) == {1}


def test_the_active_character_is_shown() -> None:
    """[W1] The Cat once it is there; the easier way, both [W9]."""
    game, state = drawn(BOTH)
    easier, same = drawn(BOTH, easier=True)

    assert on_canvas(planes(game, state)["active"]) == {"d7": 1}
    assert on_canvas(planes(easier, same)["active"]) == {"c6": 1, "d7": 1}


def test_those_who_wait_and_those_who_have_moved_are_shown() -> None:
    """[W5] The Mouse first, the Cat second."""
    game, state = drawn(BOTH)

    placed = played(game, state, "m09 d6 0")
    before = planes(game, placed)
    ways = [
        move for move in game.legal_moves(placed) if "mouse" in game.write(placed, move)
    ]
    after = planes(game, game.play(placed, ways[0]))

    assert on_canvas(before["placed"]) == {"d6": 1}
    assert listed(before["waiting"]) == {0: 1, 1: 1}
    assert listed(before["moved"]) == {}
    assert listed(after["waiting"]) == {1: 1}
    assert listed(after["moved"]) == {0: 1}


def test_agendas_are_listed_by_what_became_of_them() -> None:
    """[W7, W9] Mouse, cat, cheese, cucumber: those that came, are kept, or wait."""
    game, state = drawn(
        SPARSE,
        easier=True,
        draws=10,
        phase="draw",
        shown="cheese,cat",
        kept="cheese",
        fresh="cat",
        cat="f6",
    )

    shown = planes(game, state)

    assert listed(shown["agendas-shown"]) == {1: 1, 2: 1}
    assert listed(shown["agendas-kept"]) == {2: 1}
    assert listed(shown["agendas-fresh"]) == {1: 1}
    assert listed(shown["phase"]) == {6: 1}
    assert set(shown["own-turn"]) == {0}
    assert set(shown["drawn"]) == {10}


def test_before_the_first_card_all_cards_are_unseen() -> None:
    """Nothing lies on the belt; chance lays the start cards."""
    game = whiskerworks.load("whodunit")

    shown = planes(game, game.start())

    assert len(listed(shown["unseen"])) == 28
    assert listed(shown["belt"]) == {}
    assert listed(shown["phase"]) == {0: 1}
