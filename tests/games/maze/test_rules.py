"""
Maze, rule by rule: how it begins, and who may know what.

Placing is in test_place, cogs in test_cogs, moves in test_movers and test_walks,
agendas in test_abilities and test_cucumber, the end of a turn in test_arrival, the
end of the game in test_endgame.
"""

import pytest
from librt.random import Random

import whiskerworks
from tests.games.maze.drawing import (
    drawn,
    field,
    legal,
    lies,
    played,
    refused,
    rules_of,
    walls,
    where,
)
from whiskerworks.core.errors import BadOption
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.maze.state import State

START = ("start m10 f5 180", "start m05 e6 90")
BELT = ("belt m01", "belt m02", "belt m03", "belt m04")


def begun(game: Game, *deals: str) -> State:
    """Return the position in which it must be said who begins."""
    return played(game, game.start(), *START, *BELT, *deals)


class TestSetUp:
    def test_cheese_and_mouse_lie_there_from_the_start(self) -> None:
        """[M4, M7] The Cheese on e5; nothing else yet, and no Cat."""
        game = whiskerworks.load("maze")
        state = played(game, game.start())

        assert (where(state, "cheese"), where(state, "mouse")) == ("e5", "f6")
        assert where(state, "cat") == ""
        assert field(game, state, "cards") == "-"

    def test_chance_lays_cards_of_two_given_shapes(self) -> None:
        """[M7] One wall in the south on f5, then a corner in the north-west on e6."""
        game = whiskerworks.load("maze")
        deck = rules_of(game).components.deck
        first = game.start()
        second = played(game, first, START[0])

        for state, cell, shut in ((first, "f5", "S"), (second, "e6", "NW")):
            assert game.to_move(state) == CHANCE
            assert set(game.weights(state)) == {1}
            for text in legal(game, state):
                assert walls(played(game, state, text), cell) == shut
        assert len(legal(game, first)) == sum(len(c.walls()) == 1 for c in deck.cards)

    def test_a_start_card_lies_at_the_smallest_angle_that_suits(self) -> None:
        """[M7] m10 has its wall in the north: half a turn."""
        game = whiskerworks.load("maze")

        assert legal(game, game.start(), "start m10") == {"start m10 f5 180"}
        assert refused(game, game.start(), "start m10 f5 0") == "start-angle [M7]"

    def test_there_is_no_path_between_mouse_and_cheese_yet(self) -> None:
        """[M7, M18] If it ended now, the cheese would win."""
        game = whiskerworks.load("maze")
        state = played(game, begun(game, "deal 0 cat", "deal 1 mouse"), "begin 0")
        notes = game.scene(game.view(state, None)).notes

        (now,) = [note for note in notes if note.code == "note-now"]
        assert now.params["agenda"] == "cheese"

    def test_then_four_cards_for_the_belt(self) -> None:
        """[M7] Any that has not come yet, all equally likely."""
        game = whiskerworks.load("maze")
        state = played(game, game.start(), *START)

        assert len(legal(game, state, "belt")) == 26
        assert set(game.weights(state)) == {1}
        state = played(game, state, *BELT)
        assert field(game, state, "belt") == "m01,m02,m03,m04"
        assert refused(game, state, "belt m06") == "deal-due [M7]"

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_then_an_agenda_for_each_seat(self, seats: int) -> None:
        """[M7] In order, none twice; what is left over stays unknown."""
        game = whiskerworks.load("maze", seats)
        state = begun(game)
        left = ["mouse", "cat", "cheese", "cucumber"]
        for seat in range(seats):
            assert legal(game, state) == {f"deal {seat} {agenda}" for agenda in left}
            assert set(game.weights(state)) == {1}
            state = played(game, state, f"deal {seat} {left.pop()}")

        assert legal(game, state) == {f"begin {seat}" for seat in range(seats)}

    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_chance_names_who_begins_and_play_goes_round(self, seat: int) -> None:
        """[M9] By seat number."""
        game = whiskerworks.load("maze", 3)
        state = begun(game, "deal 0 cat", "deal 1 mouse", "deal 2 cheese")
        assert set(game.weights(state)) == {1}

        state = played(game, state, f"begin {seat}")

        order = []
        for _ in range(4):
            order.append(int(field(game, state, "seat")))
            state = played(game, state, *quiet(game, state))
        assert order == [seat, (seat + 1) % 3, (seat + 2) % 3, seat]

    def test_the_layout_can_be_chosen(self) -> None:
        """[M7] On one line; the cards lie as it says."""
        layout = "cheese=e5 mouse=c5 start=d5:E start=g6:NS"
        game = whiskerworks.load("maze", setup=layout)

        state = played(game, game.start(), min(legal(game, game.start())))

        assert where(state, "mouse") == "c5"
        assert walls(state, "d5") == "E"

    @pytest.mark.parametrize(
        ("layout", "reason"),
        [
            ("cheese=d5 mouse=f6 start=f5:S start=e6:NW", "the Cheese starts on e5"),
            ("cheese=e5 mouse=f6 start=f5:S start=e6:N", "2 start cards of 2 shapes"),
            ("cheese=e5 mouse=f5 start=e6:NW start=d5", "2 start cards of 2 shapes"),
            ("cheese=e5 mouse=f6 start=f5:- start=e6:NW", "a path between"),
            ("cheese=e5 mouse=f6 cat=e4 start=f5:S start=e6:NW", "the Mouse alone"),
            ("cheese=e5 mouse=f6 agenda=e4 start=f5:S start=e6:NW", "no agendas"),
            ("cheese=e5 mouse=e5 start=f5:S start=e6:NW", "two things lie there"),
            ("cheese=e5 mouse=a5 start=f5:S start=e6:NW", "larger than 5 x 5"),
        ],
    )
    def test_a_layout_that_does_not_suit_is_refused(
        self, layout: str, reason: str
    ) -> None:
        """[M4, M5, M7] With what is wrong."""
        with pytest.raises(BadOption, match=reason):
            whiskerworks.load("maze", setup=layout)


def quiet(game: Game, state: State) -> list[str]:
    """Return a placement for which nobody moves, and a draw after it."""
    for text in sorted(legal(game, state) - {"reveal"}):
        after = played(game, state, text)
        if field(game, after, "phase") == "draw":
            return [text, min(legal(game, after, "draw m"))]
    raise AssertionError("everything sends somebody on")


class TestSecrets:
    drawing = """
          d       e       f
       (     ) +=====+ (     )
    5   MOUSE  | m01    CHEESE
       (     ) +     + (     )
    """

    def test_an_agenda_is_known_to_its_seat_alone(self) -> None:
        """[M20] Views of positions that differ in others' agendas are the same."""
        game, one = drawn(self.drawing, seats=3, agendas="mouse,cat,cheese")
        other = drawn(self.drawing, seats=3, agendas="mouse,cheese,cucumber")[1]

        assert game.view(one, 0) == game.view(other, 0)
        assert game.view(one, None) == game.view(other, None)
        assert game.view(one, 1) != game.view(other, 1)

    def test_a_revealed_agenda_is_known_to_all(self) -> None:
        """[M20] Seat 1 has turned up the cheese, or the cucumber."""
        game, one = drawn(
            self.drawing, seats=3, agendas="mouse,cucumber,cheese", revealed="1"
        )
        other = drawn(
            self.drawing, seats=3, agendas="mouse,cheese,cucumber", revealed="1"
        )[1]

        assert game.view(one, 0) != game.view(other, 0)
        assert game.view(one, None) != game.view(other, None)

    def test_a_deal_is_seen_by_its_seat_alone(self) -> None:
        """[M7, M20] Others hear that there was one."""
        game = whiskerworks.load("maze")
        state = begun(game)
        move = game.read(state, "deal 0 cat")

        codes = [game.events(state, move, seat)[0].code for seat in (0, 1, None)]

        assert codes == ["dealt", "dealt-secretly", "dealt-secretly"]
        assert "cat" not in repr(game.events(state, move, 1))

    def test_what_is_imagined_agrees_with_what_is_known(self) -> None:
        """[M20] Own and revealed agendas stay, the others are dealt anew."""
        game, state = drawn(
            self.drawing, seats=3, agendas="mouse,cucumber,cheese", revealed="1"
        )
        view = game.view(state, 0)
        rng = Random(1)

        found = {field(game, game.determinise(view, rng), "agendas") for _ in range(60)}

        assert found == {"mouse,cucumber,cheese", "mouse,cucumber,cat"}
        imagined = game.determinise(view, rng)
        assert game.view(imagined, 0) == view

    def test_the_table_is_the_same_to_all(self) -> None:
        """[M20] Cards, belt and characters."""
        game, state = drawn(self.drawing)

        assert game.board(game.view(state, 0)) == game.board(game.view(state, None))
        assert lies(state, "e5") == "m01@0+"


DRAWING = """\
      c       d       e       f       g
                   .     .
3                     e3
                   .     .
           .     . +==R==+ .     .
4             d4   | M02      f4
           .     . +=o=o=+ .     .
   .     . (     ) +     + (     ) .     .
5     c5    MOUSE  oLm01    CHEESE    g5
   .     . (     ) +==L==+ (     ) .     .
           .     . .     . .     .
6             d6      e6      f6
           .     . .     . .     .

   +     + +=====+ +=o=o=+ +     +
=    m09   |Rm10 | o m11 o   m12 |
   +     + +     + +=o=o=+ +=====+"""


def test_the_table_is_drawn_as_it_is_read() -> None:
    """[M4] Walls, holes, cogs, stacks, the spaces beside it, and the belt."""
    game, state = drawn(DRAWING, draws=1)

    assert game.board(game.view(state, None)) == DRAWING
