"""Escape, rule by rule: how it begins, its set-ups, options and chance [E1 to E3]."""

import re
from fractions import Fraction

import pytest

import whiskerworks
from tests.games.escape.drawing import SETUP, field, played, rules_of, state_of
from tests.games.escape.eventful_games import wander
from tests.games.moves import chances
from whiskerworks.core.errors import BadOption, BadSeats
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games.escape.meta import SETUPS
from whiskerworks.games.escape.state import State
from whiskerworks.kit.bits import count
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS

CORNERS = ("c3", "g3", "c7", "g7")
AGENDAS = ("mouse", "cat", "cheese", "cucumber")
WALLED = SETUP.replace("start=d4", "start=d4:N").replace("start=e4", "start=e4:SW")


def first(game: Game, state: Value, phase: str) -> State:
    """Return the first position in some phase, chance playing its first moves."""
    while field(game, state, "phase") != phase:
        state = game.play(state, game.legal_moves(state)[0])
    return state_of(state)


@pytest.mark.parametrize("setup", SETUPS)
class TestOurs:
    def test_it_begins_on_the_board_with_agendas_in_its_corners(
        self, setup: str
    ) -> None:
        """[E1, E2] Cat, Mouse and Exit lie on c3 to g7, and chance is to move."""
        game = whiskerworks.load("escape", setup=setup)
        start = game.start()

        assert game.to_move(start) == CHANCE
        assert field(game, start, "agendas") == "c3=?,g3=?,c7=?,g7=?"
        for who in ("mouse", "exit", "cat"):
            cell = field(game, start, who).partition("@")[0]
            assert re.fullmatch("[c-g][3-7]", cell)
            assert cell not in CORNERS

    def test_four_start_cards_come_then_the_belt_then_the_first_turn(
        self, setup: str
    ) -> None:
        """[E2, M7] Each start card where the set-up wants it."""
        game = whiskerworks.load("escape", setup=setup)
        turn = first(game, game.start(), "turn")
        starts = rules_of(game).components.setup.starts

        lying = [
            word.partition("=")[0] for word in field(game, turn, "cards").split(",")
        ]
        assert sorted(lying) == sorted([CELL_NAMES[start.cell] for start in starts])
        assert len(lying) == 4
        assert len(field(game, turn, "belt").split(",")) == 4
        assert game.to_move(turn) == 0

    def test_something_can_be_placed_that_does_not_lose_at_once(
        self, setup: str
    ) -> None:
        """[E4, E7] Whatever the first cards are, the bomb has somewhere to go."""
        game = whiskerworks.load("escape", setup=setup)
        for seed in range(5):
            turn = next(
                s for s, _ in wander(game, seed) if field(game, s, "phase") == "turn"
            )

            marks = [offer.marks for offer in game.scene(game.view(turn, 0)).moves()]

            assert () in marks


class TestStartCards:
    def test_those_with_the_wanted_walls_come_at_the_smallest_angle(self) -> None:
        """[M7] On d4 with a wall in the north, equally likely."""
        game = whiskerworks.load("escape", setup=WALLED)
        found = chances(game, game.start())
        cards = rules_of(game).components.deck.cards

        for text, chance in found.items():
            _, name, cell, angle = text.split()
            card = cards[CARD_IDS.index(name)]
            assert (cell, card.walls(int(angle))) == ("d4", "N")
            assert chance == Fraction(1, len(found))
            smaller = range(0, int(angle), 90)
            assert "N" not in [card.walls(other) for other in smaller]
        assert {text.split()[1] for text in found} == {
            card.id for card in cards if len(card.walls()) == 1
        }

    def test_where_no_walls_are_wanted_any_card_comes_at_0_degrees(self) -> None:
        """[E2] As the leftovers do: 28 for the first place, 27 for the second."""
        game = whiskerworks.load("escape", setup=SETUP)
        state = game.start()

        assert set(chances(game, state)) == {f"start {name} d4 0" for name in CARD_IDS}
        state = played(game, state, "start m03 d4 0")
        left = Fraction(1, 27)
        assert chances(game, state) == {
            f"start {name} e4 0": left for name in CARD_IDS if name != "m03"
        }

    def test_the_belt_is_filled_with_any_of_the_others(self) -> None:
        """[M7, M8] 24 can come first, then 23, 22 and 21, equally likely."""
        game = whiskerworks.load("escape", setup=SETUP)
        state = first(game, game.start(), "belt")
        left = 24
        while field(game, state, "phase") == "belt":
            found = chances(game, state)
            assert len(found) == left
            assert set(found.values()) == {Fraction(1, left)}
            state = played(game, state, max(found))
            left -= 1

        assert left == 20


class TestBelt:
    @pytest.mark.parametrize(("belt", "left"), [(4, 20), (3, 21)])
    def test_with_three_on_the_belt_one_more_is_in_the_deck(
        self, belt: int, left: int
    ) -> None:
        """[E2, E3] 17 or 18 above, and 3 below with the Cucumber."""
        game = whiskerworks.load("escape", setup=SETUP, belt=belt)
        turn = first(game, game.start(), "turn")

        assert len(field(game, turn, "belt").split(",")) == belt
        assert int(count(turn.unseen)) == left

    @pytest.mark.parametrize("belt", [2, 5, 0, True, "4"])
    def test_there_is_no_other_belt(self, belt: int) -> None:
        """[E2] 4 or 3."""
        with pytest.raises(BadOption, match="option belt"):
            whiskerworks.load("escape", belt=belt)


class TestHelp:
    def test_one_agenda_is_turned_up_corner_and_face_equally_likely(self) -> None:
        """[E2] Sixteen outcomes, last in the set-up."""
        game = whiskerworks.load("escape", setup=SETUP, help=True)
        state = first(game, game.start(), "help")

        assert len(field(game, state, "belt").split(",")) == 4
        assert chances(game, state) == {
            f"face {cell} {agenda}": Fraction(1, 16)
            for cell in CORNERS
            for agenda in AGENDAS
        }

    @pytest.mark.parametrize("agenda", AGENDAS)
    def test_it_lies_there_known_without_effect(self, agenda: str) -> None:
        """[E2] The first turn begins; nothing is found, nothing has moved."""
        game = whiskerworks.load("escape", setup=SETUP, help=True)
        before = first(game, game.start(), "help")

        after = played(game, before, f"face g3 {agenda}")

        assert field(game, after, "phase") == "turn"
        assert field(game, after, "agendas") == f"c3=?,g3={agenda},c7=?,g7=?"
        assert field(game, after, "gone") == "-"
        assert after.layout == before.layout
        assert not after.found

    def test_without_it_nothing_is_turned_up(self) -> None:
        """[E2] The first turn follows the belt."""
        game = whiskerworks.load("escape", setup=SETUP)
        turn = first(game, game.start(), "turn")

        assert field(game, turn, "agendas") == "c3=?,g3=?,c7=?,g7=?"


class TestSetupsOfOnesOwn:
    def test_angles_are_those_of_the_first_turn(self) -> None:
        """[E5] Mouse and Exit lie as the set-up says."""
        setup = f"{SETUP} mouse_angle=90 exit_angle=270"
        game = whiskerworks.load("escape", setup=setup)

        assert field(game, game.start(), "mouse") == "f4@90"
        assert field(game, game.start(), "exit") == "e5@270"

    def test_agendas_may_be_named_in_any_order(self) -> None:
        """[E1] Each is known by its corner."""
        setup = SETUP.replace("agenda=c3 agenda=g3", "agenda=g3 agenda=c3")
        game = whiskerworks.load("escape", setup=setup, help=True)
        state = first(game, game.start(), "help")

        after = played(game, state, "face c3 cat")

        assert field(game, after, "agendas") == "g3=?,c3=cat,c7=?,g7=?"

    @pytest.mark.parametrize(
        ("old", "new", "reason"),
        [
            ("cat=d6 ", "", "begins with the Mouse, the Cat and the Exit [E1]"),
            ("mouse=f4 ", "", "begins with the Mouse, the Cat and the Exit [E1]"),
            ("exit=e5 ", "", "begins with the Mouse, the Cat and the Exit [E1]"),
            ("exit=e5", "exit=e5 cheese=d5", "the Mouse, the Cat and the Exit [E1]"),
            ("agenda=g7 ", "", "in the corners, c3, g3, c7, g7 [E1]"),
            ("agenda=g7", "agenda=f7", "in the corners, c3, g3, c7, g7 [E1]"),
            ("agenda=g7", "agenda=g7 agenda=f7", "in the corners, c3, g3, c7, g7 [E1]"),
            ("agenda=g7", "agenda=g3", "g3: two things lie there"),
            ("cat=d6", "cat=d4", "d4: two things lie there"),
            ("cat=d6", "cat=c3", "c3: two things lie there"),
            ("cat=d6", "cat=d8", "larger than 5 x 5"),
            ("start=e6", "start=b5", "larger than 5 x 5"),
            (" start=e6", "", "begins with 4 start cards [E2]"),
            ("start=e6", "start=e6 start=e7", "begins with 4 start cards [E2]"),
            ("cat=d6", "cat=g4", "Cat and Mouse lie next to each other [E7]"),
            ("start=e6", "start=e6 gear=NES", "gear names each of N, E, S and W"),
            ("start=e6", "start=e6 gear=NESS", "gear names each of N, E, S and W"),
            ("start=e6", "start=e6 gear=nesw", "gear names each of N, E, S and W"),
            ("start=e6", "start=e6 gear=0123", "gear: a word must stand there"),
            ("start=e6", "start=e6 door=X", "door is on one side: N, E, S or W"),
            ("start=e6", "start=e6 door=NS", "door is on one side: N, E, S or W"),
            ("start=e6", "start=e6 nudge=cat", "are mouse, cat and cucumber"),
            ("start=e6", "start=e6 peek=cheese", "are mouse, cat and cucumber"),
            ("start=e6", "start=e6 again=dog", "are mouse, cat and cucumber"),
            ("start=e6", "start=e6 mouse_angle=45", "mouse_angle: an angle is 0, 90"),
            ("start=e6", "start=e6 exit_angle=x", "exit_angle: an angle is 0, 90"),
            ("start=e6", "start=e6:NESW start=x1", "start: 'x1' is no cell"),
            ("start=d4", "start=d4:N start=d4:N", "d4: two things lie there"),
            ("start=e4", "start=e4:", "write the walls behind the colon"),
            ("cat=d6", "cat=d6 cat=d7", "cat: it appears twice"),
            ("cat=d6", "dog=d6", "dog=d6"),
            ("start=d4 start=e4", "start=d7 start=e7", "one side of row 5"),
        ],
    )
    def test_those_that_do_not_suit_are_refused_with_what_is_wrong(
        self, old: str, new: str, reason: str
    ) -> None:
        """[E1, E2, E5, E8] Named by cell or by word."""
        assert old in SETUP
        with pytest.raises(BadOption, match=re.escape(reason)) as caught:
            whiskerworks.load("escape", setup=SETUP.replace(old, new))
        assert caught.value.option == "setup"

    def test_the_deck_must_have_the_cards_that_are_wanted(self) -> None:
        """[M7] One card is walled all round."""
        setup = SETUP.replace("start=d4 start=e4", "start=d4:NESW start=e4:NESW")

        with pytest.raises(BadOption, match="too few cards with walls like NESW of d4"):
            whiskerworks.load("escape", setup=setup)

    def test_places_for_any_card_must_leave_enough_for_those_that_come_later(
        self,
    ) -> None:
        """[M7] The one card walled all round might come first, on d4."""
        setup = SETUP.replace("start=e4", "start=e4:NESW")

        with pytest.raises(BadOption, match="too few cards with walls like NESW of e4"):
            whiskerworks.load("escape", setup=setup)

    def test_a_place_that_comes_first_needs_no_spare_cards(self) -> None:
        """[M7] The card walled all round is laid on d4 before any other."""
        setup = SETUP.replace("start=d4", "start=d4:NESW")
        game = whiskerworks.load("escape", setup=setup)

        assert len(game.legal_moves(game.start())) == 1

    def test_a_name_that_is_none_of_ours_is_read_as_a_line(self) -> None:
        """[E2] And refused as one."""
        with pytest.raises(BadOption, match="maze-of-doom"):
            whiskerworks.load("escape", setup="maze-of-doom")


def test_one_plays_alone() -> None:
    """[E1] There is one seat."""
    with pytest.raises(BadSeats, match="escape has 1 seat, not 2"):
        whiskerworks.load("escape", 2)
