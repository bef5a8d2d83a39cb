"""What is offered, and what stands beside the table."""

import pytest

from tests.games.maze.drawing import drawn, legal, played
from tests.games.maze.eventful_positions import SAY, positions
from tests.games.sentences import cases, offered
from whiskerworks.core.scene import Offer


def noted(name: str, seat: int | None = None) -> list[str]:
    """Return what stands beside the table."""
    game, state = positions()[name]
    return [SAY(note) for note in game.scene(game.view(state, seat)).notes]


def offer(name: str, text: str) -> Offer:
    """Return how a legal move is offered, and all that it does."""
    game, state = positions()[name]
    return offered(game, state, text)


OFFERED = """
turn | m09 e6 0
    Place m09 on e6, turned 0°. If the game ended there, the cheese agenda would win
turn | m10 e6 0
    Place m10 on e6, turned 0°; it turns m02 on e5 clockwise. If the game ended there,
    the cheese agenda would win
turn | m11 e5 0
    Place m11 on top of the card on e5, turned 0°. If the game ended there, the cheese
    agenda would win
turn | reveal
    Reveal your agenda, the mouse: the Mouse may use mouse holes this turn
cat in hand | reveal
    Reveal your agenda, the cat: Cat and Cheese change places
cheese in hand | reveal
    Reveal your agenda, the cheese: turn any card
cucumber in hand | reveal
    Reveal your agenda, the cucumber: drop a card on any other, then take your turn
spin | spin e5 90
    Turn m02 on e5 by 90°. If the game ended there, the cheese agenda would win
drop | drop m09 e5 0
    Drop m09 on the card on e5, turned 0°. If the game ended there, the mouse agenda
    would win
drop | drop m12 e5 0
    Drop m12 on the card on e5, turned 0°; it turns m01 on d5 counterclockwise. If the
    game ended there, the cheese agenda would win
full | skip
    Skip: you can't place any card
both | mouse f5
    The Mouse goes c5 d5 e5 f5
both | mouse d6
    The Mouse goes c5 d5 d6, and meets the Cat
both | cat c5
    The Cat goes d6 d5 c5, and meets the Mouse
to cheese | mouse e5
    The Mouse goes c5 d5 e5, and gets the Cheese
arrive | arrive f4
    Let the Cat arrive on f4
"""


class TestOffers:
    @pytest.mark.parametrize(("name", "text", "said"), cases(OFFERED))
    def test_a_move_is_offered_with_what_it_does(
        self, name: str, text: str, said: str
    ) -> None:
        """[M12, M15, M18] Cogs, ways, meetings, and who would win then."""
        assert SAY(offer(name, text).say) == said

    @pytest.mark.parametrize(
        ("name", "text", "marks"),
        [
            ("turn", "reveal", ("final",)),
            ("turn", "m09 e6 0", ()),
            ("both", "mouse f5", ()),
            ("both", "mouse d6", ("loses", "ends")),
            ("both", "cat c5", ("loses", "ends")),
            ("to cheese", "mouse e5", ("wins", "ends")),
        ],
    )
    def test_what_wins_loses_or_ends_is_marked(
        self, name: str, text: str, marks: tuple[str, ...]
    ) -> None:
        """[M10, M15] Seat 0 holds the mouse."""
        assert offer(name, text).marks == marks

    @pytest.mark.parametrize(
        ("below", "marks"),
        [("CHEESE", ("wins", "ends")), (" CAT  ", ("loses", "ends"))],
    )
    def test_a_card_after_which_only_one_end_can_follow_bears_its_marks(
        self, below: str, marks: tuple[str, ...]
    ) -> None:
        """[M15] Seat 0 holds the mouse, which must go where the card leads it."""
        other = {"CHEESE": " CAT  ", " CAT  ": "CHEESE"}[below]
        game, state = drawn(
            f"""
                  c       d       e       f
               (     )         (     )
            4   MOUSE           {below}
               (     )         (     )
                               +=====+
            5                  | m01 |
                               +=====+
                                       (     )
            6                           {other}
                                       (     )
               +=====+
            =    m09
               +=====+
            """
        )
        scene = game.scene(game.view(state, 0))
        (found,) = [one for one in scene.moves() if one.move == "m09 d4 0"]

        assert found.marks == marks

    def test_a_card_after_which_the_game_can_end_in_two_ways_bears_none(self) -> None:
        """[M15] The Mouse can get the Cheese, or meet the Cat."""
        game, state = drawn(
            """
                  d       e       f
               (     )         (     )
            4   MOUSE           CHEESE
               (     )         (     )
                       +     +
            5          | m01 |
                       +     +
                       (     )
            6            CAT
                       (     )
               +=====+
            =    m09
               +     +
            """
        )
        scene = game.scene(game.view(state, 0))
        (found,) = [one for one in scene.moves() if one.move == "m09 e4 0"]

        after = played(game, state, "m09 e4 0")
        assert legal(game, after) == {"mouse f4", "mouse e6"}
        assert found.marks == ()

    def test_a_spin_says_who_would_win_after_it(self) -> None:
        """[M10c, M18] As it lies, m01 parts the two; turned, it joins them."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +     + (     )
            5   MOUSE  | m01 |  CHEESE
               (     ) +     + (     )
            """,
            agendas="cheese,cat",
            phase="spin",
            revealed="0",
        )
        spins = [offered(game, state, f"spin e5 {angle}").say for angle in (90, 180)]

        assert [say.params["now"] for say in spins] == ["mouse", "cheese"]

    def test_who_is_met_is_clicked(self) -> None:
        """[M15] Not the cell below: the character lies on it."""
        assert offer("to cheese", "mouse e5").spots == ("mouse", "cheese")
        assert offer("both", "mouse d6").spots == ("mouse", "cat")
        assert offer("both", "cat c5").spots == ("cat", "mouse")


class TestNotes:
    def test_before_the_first_turn_they_tell_what_chance_does(self) -> None:
        """[M7, M9] And the viewer's own agenda, once it is dealt."""
        assert noted("start") == ["The start cards are being laid."]
        assert noted("belt") == ["The belt is being filled."]
        assert noted("deal") == ["The agendas are being dealt."]
        assert noted("begin") == ["A draw decides who begins."]
        assert noted("begin", 1) == [
            "A draw decides who begins.",
            (
                "Your agenda: mouse. You win if the Mouse gets the Cheese, or if at "
                "the end it has a path to the Cheese and the Cat has none to the "
                "Mouse [M15, M18]. Reveal it to let the Mouse use mouse holes for a "
                "turn [M10a]."
            ),
        ]

    def test_in_a_turn_they_tell_whose_it_is_and_who_would_win_now(self) -> None:
        """[M17, M18, M20] With both paths, and how many cards are left."""
        assert noted("turn") == [
            "Seat 1 to play: place a card.",
            "If the game ended now, the cheese agenda would win.",
            (
                "The Mouse has no path to the Cheese: the west wall of m02 on e5 is "
                "in the way."
            ),
            "The Cat is not on the table yet.",
            "22 Maze Cards left in the deck; the Cat is still to come.",
        ]

    @pytest.mark.parametrize(
        ("name", "step"),
        [
            ("spin", "turn a card."),
            ("drop", "drop a card on another."),
            ("both", "move a character."),
            ("arrive", "choose where the Cat arrives."),
            ("draw", "draw a card."),
        ],
    )
    def test_they_tell_what_is_to_be_done(self, name: str, step: str) -> None:
        """In every step of a turn."""
        assert noted(name)[0] == f"Seat 1 to play: {step}"

    def test_once_the_cat_is_drawn_it_is_not_in_the_deck_any_more(self) -> None:
        """[M16] Even before it has arrived."""
        assert noted("draw")[-1] == (
            "15 Maze Cards left in the deck; the Cat is still to come."
        )
        assert noted("arrive")[-1] == "15 Maze Cards left in the deck."

    def test_they_tell_who_has_to_move_and_that_holes_are_open(self) -> None:
        """[M10a, M13] One or both."""
        assert "Next to move: Mouse and Cat." in noted("both")
        assert "Next to move: Mouse." in noted("walk")
        assert "The Mouse may use mouse holes this turn." in noted("holes")
        assert "The Mouse may use mouse holes this turn." not in noted("both")

    def test_an_agenda_that_is_up_is_told_to_the_others(self) -> None:
        """[M20] Its holder is told that it is, once."""
        notes = noted("spin", 0), noted("spin", 1)

        line = "Seat 1 has revealed the cheese agenda."
        assert [line in some for some in notes] == [False, True]
        assert [note for note in notes[0] if note.endswith("You have revealed it.")]

    def test_at_the_end_they_tell_who_held_what(self) -> None:
        """[M19, M20] To everybody."""
        game, state = positions()["to cheese"]
        after = game.play(state, game.read(state, "mouse e5"))
        notes = game.scene(game.view(after, None)).notes

        assert [SAY(note) for note in notes] == [
            "The Mouse got the Cheese! The mouse agenda wins, held by seat 1.",
            "Seat 1 held the mouse agenda.",
            "Seat 2 held the cat agenda.",
        ]
