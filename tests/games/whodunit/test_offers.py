"""What is offered, and what stands beside the table."""

import pytest

from tests.games.sentences import cases, offered
from tests.games.whodunit.drawing import drawn, legal, played
from tests.games.whodunit.drawn_layouts import LATE
from tests.games.whodunit.eventful_games import rules_of, state_of
from tests.games.whodunit.eventful_positions import SAY, positions
from whiskerworks.core.scene import Offer
from whiskerworks.games.whodunit.view import Forecast, forecast


def noted(name: str) -> list[str]:
    """Return what stands beside the table."""
    game, state = positions()[name]
    return [SAY(note) for note in game.scene(game.view(state, 0)).notes]


def offer(name: str, text: str) -> Offer:
    """Return how a legal move is offered, and all that it does."""
    game, state = positions()[name]
    return offered(game, state, text)


OFFERED = """
turn | m09 c4 0 | -
    Place m09 on c4, turned 0°; next to move: Mouse. The maze would then fit: cheese
turn | m10 c4 0 | loses,ends
    Place m10 on c4, turned 0°. You would lose: the active character would be stuck
turn | m11 d5 0 | loses,ends
    Place m11 on top of the card on d5, turned 0°. You would lose: the active character
    would be stuck
cog | m12 c6 0 | loses,ends
    Place m12 on c6, turned 0°; it turns m02 on c5 clockwise. You would lose: the active
    character would be stuck
both | m09 d6 0 | -
    Place m09 on d6, turned 0°; next to move: Mouse and Cat. The maze would then fit:
    cat
both | m09 e7 0 | -
    Place m09 on e7, turned 0°; next to move: Cat. The maze would then fit no suspect
both | m11 d6 0 | loses,ends
    Place m11 on d6, turned 0°; next to move: Mouse and Cat. You would lose: the active
    character would be stuck
both | m11 d6 90 | -
    Place m11 on d6, turned 90°; next to move: Mouse and Cat. The maze would then fit no
    suspect
meeting | m10 d6 0 | loses,ends
    Place m10 on d6, turned 0°; next to move: Mouse and Cat. You would lose: the Mouse
    would get the Cheese
meeting | m11 d6 0 | loses,ends
    Place m11 on d6, turned 0°; next to move: Mouse and Cat. You would lose: Cat and
    Mouse would meet
spin | spin c5 90 | -
    Turn m02 on c5 by 90°. The maze would then fit no suspect
last spin | spin c5 90 | loses,ends
    Turn m01 on c5 by 90°. You would lose: you couldn't place any card
drop | drop m20 b9 0 | -
    Drop m20 on the card on b9, turned 0°. The maze would then fit: cheese
mouse first | mouse e6 | loses,ends
    The Mouse goes c6 d6 e6. You would lose: the active character would be stuck
both: m09 d6 0 | cat d5 | -
    The Cat goes d7 d6 d5. The maze would then fit: cat
both: m09 d6 0 | mouse d7 | loses,ends
    The Mouse goes c6 d6 d7, and meets the Cat. You would lose: Cat and Mouse would meet
meeting: m11 d6 0 | mouse d7 | loses,ends
    The Mouse goes c6 d6 d7, and meets the Cat. You would lose: Cat and Mouse would meet
meeting: m11 d6 0 | cat c6 | loses,ends
    The Cat goes d7 d6 c6, and meets the Mouse. You would lose: Cat and Mouse would meet
meeting: m10 d6 0 | mouse e6 | loses,ends
    The Mouse goes c6 d6 e6, and gets the Cheese. You would lose: the Mouse would get
    the Cheese
arrive | arrive d7 | -
    Let the Cat arrive on d7. The maze would then fit: cucumber
kept | use cat | final
    Use the cat agenda: Cat and Cheese change places. The maze would then fit: cheese
all kept | use mouse | final
    Use the mouse agenda: the Mouse may use mouse holes this turn
all kept | use cheese | final
    Use the cheese agenda: turn any Maze Card
all kept | use cucumber | final
    Use the cucumber agenda: drop a belt card on any Maze Card, then take your turn
"""
"""In which position, which move, its marks, and what is said of it."""


class TestOffers:
    @pytest.mark.parametrize(("name", "text", "marks", "said"), cases(OFFERED))
    def test_a_move_is_offered_with_what_it_does(
        self, name: str, text: str, marks: str, said: str
    ) -> None:
        """[W5, W6, M12, M18] Cogs, ways, whom it sends on and suits, what it loses."""
        found = offer(name, text)

        assert SAY(found.say) == said
        assert (",".join(found.marks) or "-") == marks

    def test_a_card_that_can_suit_several_says_that_it_can(self) -> None:
        """[M18] It depends on where the Cat goes, and the Mouse after it."""
        game, state = drawn(LATE, draws=12, cat="d8", shown="cheese,cucumber")
        moves = [one.move for one in game.scene(game.view(state, 0)).moves()]
        says = [offered(game, state, move).say for move in moves]
        said = {SAY(say).rpartition(". ")[2] for say in says}

        assert said == {
            "The maze could then fit: cat",
            "The maze could then fit: mouse",
            "The maze would then fit no suspect",
        }

    def test_marks_look_as_far_as_the_second_who_moves(self) -> None:
        """[W5] Whichever way the Mouse goes first, the Cat cannot go after it."""
        game, state = positions()["both"]
        after = played(game, state, "m11 d6 0")

        assert forecast(rules_of(game), after) == Forecast((), (1,))
        assert legal(game, after) == {"mouse e6"}
        assert offer("both", "m11 d6 0").marks == ("loses", "ends")

    def test_what_can_follow_is_a_value(self) -> None:
        """For programs: the agendas that can be satisfied, and the endings."""
        game, state = positions()["both: m09 d6 0"]

        assert forecast(rules_of(game), state_of(state)) == Forecast((2,), (4,))

    def test_who_is_met_is_clicked(self) -> None:
        """[M15] Not the cell below: the character lies on it."""
        assert offer("meeting: m10 d6 0", "mouse e6").spots == ("mouse", "cheese")
        assert offer("meeting: m11 d6 0", "cat c6").spots == ("cat", "mouse")

    def test_a_placed_card_is_clicked_with_its_angle_and_where(self) -> None:
        """[W4] An ability that is kept is a button."""
        assert offer("turn", "m09 c4 0").spots == ("card-m09", "angle-0", "c4")
        assert offer("turn", "m11 d5 0").spots == ("card-m11", "angle-0", "card-m01")
        assert offer("spin", "spin c5 90").spots == ("card-m02", "angle-90")
        assert offer("kept", "use cat").spots == ("use-cat",)


class TestNotes:
    def test_before_the_first_turn_all_are_suspects(self) -> None:
        """[W1, W3] With what chance does."""
        notes = noted("start")

        assert notes[0] == "The start cards are being laid."
        assert [note.split(".")[0] for note in notes[1:]] == [
            "Suspect: mouse",
            "Suspect: cat",
            "Suspect: cheese",
            "Suspect: cucumber",
        ]
        assert noted("belt")[0] == "The belt is being filled."

    def test_in_a_turn_they_tell_who_is_active_who_is_left_and_why(self) -> None:
        """[W1, W8, M17, M18] With both paths, and how many cards are left."""
        assert noted("draw with cat") == [
            "Draw a card.",
            "The Mouse has a path to the Cheese: d6 e6 f6.",
            "The Cat has a path to the Mouse: b6 b5 c5 d5 d6.",
            "Suspect: mouse. The maze doesn't fit: the Cat has a path to the Mouse.",
            (
                "Suspect: cucumber. The maze fits: the Mouse has a path to the Cheese"
                " and the Cat has a path to the Mouse."
            ),
            "Cleared: cat and cheese.",
            "9 Maze Cards left in the deck. The Cucumber may come after 6 more.",
        ]

    @pytest.mark.parametrize(
        ("name", "step"),
        [
            ("turn", "Place a card next to the Mouse."),
            ("both", "Place a card next to the Cat."),
            ("both, easier", "Place a card next to the Mouse or Cat."),
            ("spin", "You are using the cheese agenda: turn a card."),
            (
                "drop",
                "You are using the cucumber agenda: drop a card on another.",
            ),
            ("mouse first", "Move a character."),
            ("arrive", "Choose where the Cat arrives."),
            ("draw", "Draw a card."),
        ],
    )
    def test_they_tell_what_is_to_be_done(self, name: str, step: str) -> None:
        """[W1, W7, W9] In every step of a turn."""
        assert noted(name)[0] == step

    @pytest.mark.parametrize(
        ("name", "step"),
        [
            ("turn", "The Cucumber may come after 18 more."),
            ("all kept", "The Cucumber may come after 1 more."),
            ("agenda due", "The next card is an agenda."),
            ("cat due", "Any draw may be the Cat."),
            ("end", "Any draw may be the Cucumber."),
        ],
    )
    def test_they_tell_what_may_come(self, name: str, step: str) -> None:
        """[W3] Whatever can be told from the order of the deck."""
        assert noted(name)[-1].endswith(f"in the deck. {step}")

    def test_they_tell_who_has_to_move_and_that_holes_are_open(self) -> None:
        """[M10a, M13] One or both."""
        assert "Next to move: Mouse and Cat." in noted("both: m09 d6 0")
        assert "Next to move: Mouse." in noted("turn: m09 c4 0")
        game, state = positions()["fresh mouse"]
        after = played(game, state, "draw m09")
        notes = [SAY(note) for note in game.scene(game.view(after, 0)).notes]
        assert "The Mouse may use mouse holes this turn." in notes

    def test_they_tell_which_abilities_wait_and_which_are_kept(self) -> None:
        """[W7, W9] Or else nothing of that."""
        assert (
            "The mouse agenda takes effect at the start of your next turn, if it can."
            in noted("fresh mouse")
        )
        assert "Agendas you can use once each, at the start of a turn: cat." in noted(
            "kept"
        )
        assert not [note for note in noted("both") if "used" in note]

    def test_the_easier_way_a_fresh_agenda_can_be_used_from_the_next_turn(self) -> None:
        """[W9] If one likes."""
        fields = {"phase": "draw", "shown": "mouse,cat", "fresh": "cat"}
        game, state = drawn(LATE, draws=10, easier=True, kept="mouse", **fields)
        notes = [SAY(note) for note in game.scene(game.view(state, 0)).notes]

        assert "From your next turn on, you can use the cat agenda." in notes

    def test_at_the_end_they_tell_how_and_by_which_paths(self) -> None:
        """[W8] And of whom is left."""
        game, state = positions()["other end"]
        after = played(game, state, "draw cucumber")
        notes = [SAY(note) for note in game.scene(game.view(after, 0)).notes]

        assert notes == [
            "You lose: the mouse did it, but the maze fits the cucumber.",
            "The Mouse has a path to the Cheese: d6 e6 f6.",
            "The Cat has a path to the Mouse: b6 b5 c5 d5 d6.",
            "Suspect: mouse. The maze doesn't fit: the Cat has a path to the Mouse.",
        ]
