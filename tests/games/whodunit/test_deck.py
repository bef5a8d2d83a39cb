"""In which order the deck of whodunit comes [W3], and how likely each card is."""

from fractions import Fraction

import pytest

from tests.games.whodunit.drawing import drawn, ending, field, legal, played, refused
from tests.games.whodunit.drawn_layouts import LATE, SPARSE
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

AGENDAS = {f"draw agenda {name}" for name in ("mouse", "cat", "cheese", "cucumber")}


def chances(game: Game, state: Value) -> dict[str, Fraction]:
    """Return how likely each draw is."""
    moves, weights = game.legal_moves(state), game.weights(state)
    return {
        game.write(state, move): Fraction(weight, sum(weights))
        for move, weight in zip(moves, weights, strict=True)
    }


@pytest.mark.parametrize(("easier", "first"), [(False, 6), (True, 5)])
class TestFirstAgenda:
    def test_it_comes_after_the_first_stack(self, easier: bool, first: int) -> None:
        """[W3, W9] 6 Maze Cards, the easier way 5; each face is equally likely."""
        game, state = drawn(SPARSE, draws=first, phase="draw", easier=easier)

        assert chances(game, state) == dict.fromkeys(AGENDAS, Fraction(1, 4))

    def test_before_it_only_maze_cards_come(self, easier: bool, first: int) -> None:
        """[W3] Each that has not come is equally likely."""
        game, state = drawn(SPARSE, draws=first - 1, phase="draw", easier=easier)

        left = 28 - easier - 7 - (first - 1)
        assert len(legal(game, state, "draw m")) == left
        assert set(chances(game, state).values()) == {Fraction(1, left)}

    def test_another_card_is_drawn_after_it(self, easier: bool, first: int) -> None:
        """[W7] It is set aside; the next draw may be the Cat, one in six times."""
        game, state = drawn(SPARSE, draws=first, phase="draw", easier=easier)
        state = played(game, state, "draw agenda mouse")

        assert field(game, state, "shown") == field(game, state, "fresh") == "mouse"
        assert chances(game, state)["draw cat"] == Fraction(1, 6)


class TestLaterAgendas:
    def test_the_cat_is_among_five_maze_cards(self) -> None:
        """[W3] After k of them it has one chance in 6 - k."""
        for more in range(6):
            fields = {"phase": "draw", "shown": "mouse"}
            if not more:
                fields["fresh"] = "mouse"
            game, state = drawn(SPARSE, draws=6 + more, easier=False, **fields)

            assert chances(game, state)["draw cat"] == Fraction(1, 6 - more)

    def test_the_second_agenda_comes_after_the_cat_and_five_cards(self) -> None:
        """[W3] One of the three that are left."""
        game, state = drawn(LATE, draws=11, phase="draw", shown="mouse")

        assert chances(game, state) == dict.fromkeys(
            AGENDAS - {"draw agenda mouse"}, Fraction(1, 3)
        )
        assert refused(game, state, "draw cat") == "agenda-due [W3]"

    def test_the_third_agenda_comes_after_five_more(self) -> None:
        """[W3] One of the two that are left."""
        game, state = drawn(LATE, draws=16, phase="draw", shown="mouse,cheese")

        assert chances(game, state) == {
            "draw agenda cat": Fraction(1, 2),
            "draw agenda cucumber": Fraction(1, 2),
        }

    @pytest.mark.parametrize(
        ("draws", "chance"), [(17, 0), (18, 4), (19, 3), (20, 2), (21, 1)]
    )
    def test_the_cucumber_is_among_the_last_three_maze_cards(
        self, draws: int, chance: int
    ) -> None:
        """[W3] After 2 of the last 5; after all of them nothing else comes."""
        game, state = drawn(LATE, draws=draws, phase="draw")

        wanted = Fraction(1, chance) if chance else Fraction(0)
        assert chances(game, state).get("draw cucumber", Fraction(0)) == wanted

    def test_the_easier_way_every_card_comes_one_draw_earlier(self) -> None:
        """[W9] The Studio is not among those left."""
        game, state = drawn(LATE, draws=17, phase="draw", easier=True)

        assert chances(game, state)["draw cucumber"] == Fraction(1, 4)
        assert len(legal(game, state, "draw m")) == 3


class TestEndgame:
    @pytest.mark.parametrize(
        ("cat", "cheese", "suits"),
        [
            ("b6", "f6", "cucumber"),
            ("f8", "f6", "mouse"),
            ("b6", "f8", "cat"),
            ("f8", "e8", "cheese"),
        ],
    )
    @pytest.mark.parametrize("culprit", ["mouse", "cat", "cheese", "cucumber"])
    def test_the_last_agenda_is_judged_when_the_cucumber_comes(
        self, culprit: str, cat: str, cheese: str, suits: str
    ) -> None:
        """[W8, M18] Won if the maze lies as the culprit wants it, and only then."""
        others = [a for a in ("mouse", "cat", "cheese", "cucumber") if a != culprit]
        game, state = drawn(
            LATE,
            draws=18,
            phase="draw",
            shown=",".join(others),
            cat=cat,
            cheese=cheese,
        )

        after = played(game, state, "draw cucumber")

        won = f"solved-{culprit}: won"
        lost = f"unsolved-{culprit}: lost"
        assert ending(game, after) == (won if suits == culprit else lost)

    def test_until_it_comes_the_game_goes_on(self) -> None:
        """[W8] Another Maze Card goes to the belt."""
        game, state = drawn(LATE, draws=18, phase="draw", cat="f8")
        (card, *_) = sorted(legal(game, state, "draw m"))

        assert field(game, played(game, state, card), "phase") == "turn"
