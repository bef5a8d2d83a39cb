"""What programs see of maze."""

import whiskerworks
from tests.games.maze.drawing import drawn, played
from tests.games.maze.started_games import dealt
from tests.planes import listed, on_canvas, planes

TABLE = """
      c       d       e       f       g
   (     ) +=====+ +==L==+ +=o=o=+ (     )
5   MOUSE    m01   | m02R    m03    CHEESE
   (     ) +     + +     + +     + (     )
                                   (     )
6                                    CAT
                                   (     )
   +=====+ +     + +==R==+ +     +
=    m09     m10   | m11 | | m12 |
   +=====+ +     + +=====+ +     +
"""


def test_maps_show_the_table_on_the_canvas() -> None:
    """People, cards by their numbers, and where these are open."""
    game, state = drawn(TABLE)

    shown = planes(game, state)

    assert on_canvas(shown["mouse"]) == {"c5": 1}
    assert on_canvas(shown["cheese"]) == {"g5": 1}
    assert on_canvas(shown["cat"]) == {"g6": 1}
    assert set(on_canvas(shown["cards"])) == {"d5", "e5", "f5"}
    assert list(on_canvas(shown["open-north"])) == []
    assert list(on_canvas(shown["hole-north"])) == ["f5"]
    assert list(on_canvas(shown["open-east"])) == ["d5", "e5", "f5"]
    assert list(on_canvas(shown["open-south"])) == ["d5", "e5", "f5"]
    assert list(on_canvas(shown["open-west"])) == ["d5", "f5"]
    assert "e6" in on_canvas(shown["spaces"])
    assert not {"c5", "d5", "g6", "b5"} & set(on_canvas(shown["spaces"]))


def test_a_card_is_known_by_its_number_and_how_it_lies() -> None:
    """The number is that of its name; one that lies on others is deep."""
    game, state = drawn(TABLE)

    shown = planes(game, played(game, state, "m09 e6 90"))

    assert on_canvas(shown["cards"]) == {"d5": 1, "e5": 2, "f5": 3, "e6": 9}
    assert on_canvas(shown["card-turns"]) == {"e6": 1}
    assert on_canvas(shown["deep"]) == {"d5": 1}
    assert "e6" in on_canvas(shown["open-north"])
    assert "e6" not in on_canvas(shown["open-east"])


def test_agendas_are_shown_to_those_who_may_know_them() -> None:
    """The own one first; one that is hidden is the fifth thing of its list."""
    game = whiskerworks.load("maze", 3)
    state = dealt(game, "cat", "mouse")

    first, second, bystander = [planes(game, state, seat) for seat in (0, 1, None)]

    assert listed(first["own-agenda"]) == {1: 1}
    assert listed(first["agenda-1"]) == {4: 1}
    assert listed(first["agenda-2"]) == {}
    assert listed(second["own-agenda"]) == {0: 1}
    assert listed(second["agenda-2"]) == {4: 1}
    assert listed(bystander["own-agenda"]) == listed(bystander["agenda-1"]) == {4: 1}


def test_a_revealed_agenda_is_shown_to_all() -> None:
    """And who has revealed it; the Mouse may use holes now."""
    game, state = drawn(TABLE, agendas="mouse,cheese")

    after = played(game, state, "reveal")
    own, other = planes(game, after, 0), planes(game, after, 1)

    assert listed(own["revealed"]) == {0: 1}
    assert listed(other["revealed"]) == {1: 1}
    assert listed(other["agenda-1"]) == {0: 1}
    assert listed(own["agenda-1"]) == {4: 1}
    assert set(own["holes"]) == set(other["holes"]) == {1}


def test_the_seat_on_turn_is_counted_from_the_viewer() -> None:
    """So each sees itself as the first."""
    game, state = drawn(TABLE, seats=3, seat="1")

    shown = [planes(game, state, seat) for seat in range(3)]

    assert [list(listed(one["on-turn"])) for one in shown] == [[1], [0], [2]]
    assert [set(one["own-turn"]) for one in shown] == [{0}, {1}, {0}]


def test_who_waits_and_for_which_card_is_shown() -> None:
    """The Mouse is the first who may wait, the Cat the second."""
    game, state = drawn(TABLE)
    before = planes(game, state)

    after = planes(game, played(game, state, "m10 c6 0"))

    assert on_canvas(before["placed"]) == {}
    assert listed(before["waiting"]) == {}
    assert on_canvas(after["placed"]) == {"c6": 1}
    assert listed(after["waiting"]) == {0: 1}
    assert listed(before["phase"]) == {4: 1}
    assert listed(after["phase"]) == {7: 1}


def test_cards_are_listed_in_the_order_of_their_names() -> None:
    """Those on the belt, and those that have not come; drawn ones are counted."""
    game, state = drawn(TABLE)

    shown = planes(game, state)

    assert listed(shown["belt"]) == {8: 1, 9: 1, 10: 1, 11: 1}
    assert not {0, 1, 2, 8, 9, 10, 11} & set(listed(shown["unseen"]))
    assert len(listed(shown["unseen"])) == 28 - 6 - 5
    assert set(shown["drawn"]) == {5}
    assert set(shown["cat-in-deck"]) == {0}


def test_when_it_is_over_all_agendas_and_the_ending_are_shown() -> None:
    """In the order in which the game names its endings."""
    game, state = drawn(TABLE, draws=20, phase="over", end="endgame-cheese")

    shown = planes(game, state, 0)

    assert listed(shown["agenda-1"]) == {1: 1}
    assert listed(shown["ending"]) == {4: 1}
    assert set(shown["own-turn"]) == {0}


def test_a_dropped_card_is_told_from_a_placed_one() -> None:
    """[M10d] After it the turn proper begins."""
    game, state = drawn(TABLE, agendas="cucumber,cheese")
    dropping = played(game, state, "reveal")

    after = planes(game, game.play(dropping, game.legal_moves(dropping)[0]))
    placed = planes(game, played(game, state, "m09 e6 90"))

    assert set(after["dropped"]) == {1}
    assert set(placed["dropped"]) == {0}
