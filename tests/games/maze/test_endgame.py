"""Who has a path to whom when the Cucumber comes, and who wins then [M17 to M19]."""

import pytest

from tests.games.maze.drawing import drawn, ending, played

ALL = "mouse,cat,cheese,cucumber"
"""The agendas of four seats, in order."""


def line(to_mouse: str, to_cheese: str) -> str:
    """Return Cat, card, Mouse, card and Cheese in a row; cards as seven signs."""
    return f"""
      c       d       e       f       g
   (     ) +=====+ (     ) +=====+ (     )
5    CAT   {to_mouse}  MOUSE  {to_cheese}  CHEESE
   (     ) +=====+ (     ) +=====+ (     )
"""


def ended(drawing: str, **fields: str) -> str:
    """Return how the game ends if the Cucumber is drawn now."""
    seats = len(fields.get("agendas", "mouse,cat").split(","))
    game, state = drawn(drawing, seats=seats, draws=19, phase="draw", **fields)
    return ending(game, played(game, state, "draw cucumber"))


class TestFourWays:
    def test_only_the_mouse_has_a_path_to_the_cheese(self) -> None:
        """[M18] A and not B: the mouse agenda wins."""
        drawing = line("| m01  ", "  m02  ")

        assert ended(drawing, agendas=ALL) == "endgame-mouse: 0"

    def test_only_the_cat_has_a_path_to_the_mouse(self) -> None:
        """[M18] B and not A: cat."""
        drawing = line("  m01  ", "  m02 |")

        assert ended(drawing, agendas=ALL) == "endgame-cat: 1"

    def test_nobody_has_a_path(self) -> None:
        """[M18] Neither: cheese."""
        drawing = line("  m01 |", "| m02  ")

        assert ended(drawing, agendas=ALL) == "endgame-cheese: 2"

    def test_both_have_a_path(self) -> None:
        """[M18] Both: cucumber."""
        drawing = line("  m01  ", "  m02  ")

        assert ended(drawing, agendas=ALL) == "endgame-cucumber: 3"


class TestPath:
    @pytest.mark.parametrize("card", ["| m02  ", "  m02 |", "| m02 |"])
    def test_a_wall_on_any_face_interrupts_it(self, card: str) -> None:
        """[M17] Towards the Mouse, towards the Cheese, or both."""
        assert ended(line("| m01 |", card)) == "endgame-cheese: nobody"

    @pytest.mark.parametrize("card", ["o m02  ", "  m02 o"])
    def test_mouse_holes_are_walls_here(self, card: str) -> None:
        """[M10a, M17] Also if the mouse was revealed in this very turn."""
        drawing = line("| m01 |", card)

        assert ended(drawing) == "endgame-cheese: nobody"
        assert ended(drawing, revealed="0", holes="on") == "endgame-cheese: nobody"

    def test_both_facing_sides_of_two_cards_must_be_open(self) -> None:
        """[M17] From the Mouse over m02 and m03: a wall between the two."""
        drawing = """
              c       d       e       f
           (     ) +=====+ +=====+ (     )
        5   MOUSE    m01     m02    CHEESE
           (     ) +=====+ +=====+ (     )
                                   (     )
        6                            CAT
                                   (     )
        """
        first, second = (
            drawing.replace("m01  ", "m01 |"),
            drawing.replace("  m02", "| m02"),
        )

        assert ended(drawing, agendas=ALL) == "endgame-cucumber: 3"
        assert ended(first, agendas=ALL) == "endgame-cheese: 2"
        assert ended(second, agendas=ALL) == "endgame-cheese: 2"

    def test_an_empty_space_interrupts_it(self) -> None:
        """[M17] A path goes over cards: nothing lies between m01 and the Cheese."""
        drawing = """
              c       d       e       f
           (     ) +     +         (     )
        5   MOUSE    m01            CHEESE
           (     ) +     +         (     )
                           +     + (     )
        6                    m02     CAT
                           +     + (     )
        """

        assert ended(drawing, agendas=ALL) == "endgame-cheese: 2"

    def test_neighbours_have_a_path(self) -> None:
        """[M17] Mouse and Cheese side by side, the Cat far away."""
        drawing = """
              c       d       e       f
           (     ) (     ) +=====+ (     )
        5   MOUSE   CHEESE | m01 |   CAT
           (     ) (     ) +=====+ (     )
        """

        assert ended(drawing, agendas=ALL) == "endgame-mouse: 0"

    def test_a_corner_is_no_neighbour(self) -> None:
        """[M17] They touch, and yet all are kept apart."""
        drawing = """
              d       e       f
           (     ) +=====+ (     )
        5   MOUSE  | m01 |   CAT
           (     ) +=====+ (     )
                   (     )
        6           CHEESE
                   (     )
        """

        assert ended(drawing, agendas=ALL) == "endgame-cheese: 2"

    def test_the_cheese_does_not_interrupt_the_way_of_the_cat(self) -> None:
        """[M17] From the Cat over the Cheese to the Mouse: both have a path."""
        drawing = """
              c       d       e       f       g
           (     ) +=====+ (     ) +=====+ (     )
        5    CAT     m01    CHEESE   m02    MOUSE
           (     ) +=====+ (     ) +=====+ (     )
        """

        assert ended(drawing, agendas=ALL) == "endgame-cucumber: 3"

    def test_the_cat_does_not_interrupt_the_way_of_the_mouse(self) -> None:
        """[M17] From the Mouse over the Cat to the Cheese."""
        drawing = """
              c       d       e       f       g
           (     ) +=====+ (     ) +=====+ (     )
        5   MOUSE    m01     CAT     m02    CHEESE
           (     ) +=====+ (     ) +=====+ (     )
        """

        assert ended(drawing, agendas=ALL) == "endgame-cucumber: 3"

    def test_the_mouse_between_cat_and_cheese_is_reached_by_one_alone(self) -> None:
        """[M18] What the Cat could do with the Cheese does not matter."""
        drawing = """
              c       d       e       f
           (     ) +     + (     )
        5    CAT     m01    CHEESE
           (     ) +     + (     )
                           +=====+ (     )
        6                  | m02 |  MOUSE
                           +=====+ (     )
        """

        assert ended(drawing, agendas=ALL) == "endgame-cheese: 2"

    def test_a_path_may_wind(self) -> None:
        """[M17] Round the corner by three cards."""
        drawing = """
              d       e       f
           +=====+ +=====+ +=====+
        4  | m01     m02     m03 |
           +     + +=====+ +     +
           (     ) +=====+ (     )
        5   MOUSE  | m04 |  CHEESE
           (     ) +=====+ (     )
           +=====+ (     )
        6  | m05 |   CAT
           +=====+ (     )
        """

        assert ended(drawing, agendas=ALL) == "endgame-mouse: 0"


class TestHolder:
    @pytest.mark.parametrize(
        ("agendas", "told"),
        [
            ("mouse,cat", "endgame-cucumber: nobody"),
            ("cucumber,cat", "endgame-cucumber: 0"),
            ("cat,mouse,cucumber", "endgame-cucumber: 2"),
            ("cat,mouse,cheese", "endgame-cucumber: nobody"),
        ],
    )
    def test_the_seat_that_holds_the_winning_agenda_wins(
        self, agendas: str, told: str
    ) -> None:
        """[M19] If nobody holds it, all lose; whose turn it is does not matter."""
        drawing = line("  m01  ", "  m02  ")

        for seat in ("0", "1"):
            assert ended(drawing, agendas=agendas, seat=seat) == told

    def test_the_scores_say_so(self) -> None:
        """[M19] One for the winner; nothing for anybody if nobody holds it."""
        drawing = line("| m01  ", "  m02  ")
        for agendas, scores in (("cat,mouse", (0.0, 1.0)), ("cat,cheese", (0.0, 0.0))):
            game, state = drawn(drawing, draws=19, phase="draw", agendas=agendas)

            outcome = game.outcome(played(game, state, "draw cucumber"))

            assert outcome is not None
            assert outcome.scores == scores
