"""Assemblies [P1, P4, P5]: found, proven to be the only ones, or proven not to be."""

import runpy
import sys

import pytest

from tests.kit.picture_walks import our_assembly, our_deck
from tests.lab.drawn_pictures import STUDIO, Drawing, count
from whiskerworks.kit.decks import CARD_COUNT, HOLE, OPEN, WALL, Deck, Side
from whiskerworks.kit.picture_assembly import (
    PLACES_BY_NAME,
    Assembly,
    empty_assembly,
    half_turn,
    is_assembled,
    misfits,
    placed_cards,
)
from whiskerworks.lab import assembly_solver as lab
from whiskerworks.lab.assembly_solver import (
    EffortExhausted,
    find_assembly,
    find_other_assembly,
)

AS_DRAWN: Assembly = tuple([(card, 0) for card in range(CARD_COUNT)])


def found(deck: Deck) -> Assembly:
    """Return the assembly of *deck*, which must have one."""
    one = find_assembly(deck)
    assert one is not None
    return one


class TestOurDeck:
    def test_all_28_cards_make_one_picture(self) -> None:
        """[P1] Each lies once, and every seam agrees."""
        cards = [card for card, _, _ in placed_cards(our_assembly())]

        assert sorted(cards) == list(range(CARD_COUNT))
        assert misfits(our_deck(), our_assembly()) == []

    def test_the_picture_is_unique(self) -> None:
        """[P5] The solver proves that no other exists."""
        assert find_other_assembly(our_deck(), our_assembly()) is None

    def test_laying_cards_by_hand_finds_it_and_its_half_turn_only(self) -> None:
        """[P5] A second proof, without the solver."""
        assert count(our_deck()) == 2

    def test_the_same_assembly_is_found_each_time(self) -> None:
        """The solver is seeded and works alone."""
        assert find_assembly(our_deck()) == our_assembly()


class TestAssemble:
    def test_a_drawn_picture_is_found_again(self) -> None:
        """[P1] Or its half turn."""
        one = found(Drawing().cut())

        assert AS_DRAWN in (one, half_turn(one))

    def test_no_assembly_is_none(self) -> None:
        """[P1] One side of a card in the middle agrees with no other side."""
        drawing = Drawing()
        drawing.sides[PLACES_BY_NAME["c3"], 0] = Side(OPEN, "", "odd")

        assert find_assembly(drawing.cut()) is None
        assert count(drawing.cut()) == 0

    def test_a_wall_and_a_hole_do_not_agree(self) -> None:
        """[P4] The wall counts as well as the motif."""
        drawing = Drawing()
        drawing.sides[PLACES_BY_NAME["c3"], 0] = Side(WALL, "", "books")
        drawing.sides[PLACES_BY_NAME["c2"], 2] = Side(HOLE, "", "books")

        assert find_assembly(drawing.cut()) is None

    def test_cogs_need_not_agree(self) -> None:
        """[P4] They are no part of a seam."""
        drawing = Drawing()
        here = drawing.sides[PLACES_BY_NAME["c3"], 0]
        drawing.sides[PLACES_BY_NAME["c3"], 0] = Side(here.wall, "+", here.motif)

        assert find_assembly(drawing.cut()) is not None

    @pytest.mark.parametrize(
        ("place", "side", "wall", "motif"),
        [
            ("c3", "N", OPEN, "plant"),
            ("c4", "S", WALL, "crumbs"),
            ("c1", "N", HOLE, "paws"),
            ("a2", "W", WALL, "rind"),
            ("g2", "E", WALL, "vine"),
            ("a1", "W", HOLE, "yarn"),
        ],
    )
    def test_what_the_frame_forbids_is_not_assembled(
        self, place: str, side: str, wall: str, motif: str
    ) -> None:
        """[P4] No plant inside, and no trail on the frame without an exit."""
        drawing = Drawing()
        drawing.draw(place, side, wall, motif)

        assert find_assembly(drawing.cut()) is None

    @pytest.mark.parametrize(
        ("place", "side", "wall", "motif"),
        [
            ("c1", "N", OPEN, "plant"),
            ("c1", "N", WALL, "plant"),
            ("c4", "S", OPEN, "crumbs"),
            ("g2", "E", OPEN, "yarn"),
            ("a2", "W", WALL, "books"),
            ("c3", "N", HOLE, "crumbs"),
        ],
    )
    def test_what_the_frame_allows_is_assembled(
        self, place: str, side: str, wall: str, motif: str
    ) -> None:
        """[P4] Plants on the frame, exits, scenery; inside, trails through holes."""
        drawing = Drawing()
        drawing.draw(place, side, wall, motif)

        assert find_assembly(drawing.cut()) is not None

    def test_too_little_effort_is_an_error_not_an_answer(self) -> None:
        """None is a proof, so giving up must not look like it."""
        with pytest.raises(
            EffortExhausted, match="an effort of 0 was not enough"
        ) as refused:
            find_assembly(our_deck(), effort=0)

        assert refused.value.effort == 0


class TestOthers:
    def test_a_half_turn_is_no_other_assembly(self) -> None:
        """[P5] It does not matter which of the two is given."""
        deck = Drawing().cut()

        assert find_other_assembly(deck, AS_DRAWN) is None
        assert find_other_assembly(deck, half_turn(AS_DRAWN)) is None

    def test_two_ambiguous_cards_give_another(self) -> None:
        """[P5] b2 and f3 show the same seams, so each may lie where the other does."""
        drawing = Drawing()
        for side, motif in zip(
            "NESW", ("rug", "tiles", "grate", "puddle"), strict=True
        ):
            drawing.draw("b2", side, OPEN, motif)
            drawing.draw("f3", side, OPEN, motif)
        deck = drawing.cut()

        other = find_other_assembly(deck, AS_DRAWN)

        assert other is not None
        assert is_assembled(deck, other)
        upright = other if other[0] == (0, 0) else half_turn(other)
        moved = [i for i in range(CARD_COUNT) if upright[i] != AS_DRAWN[i]]
        assert moved == [PLACES_BY_NAME["b2"], PLACES_BY_NAME["f3"]]
        assert count(deck) == 4

    def test_a_card_that_looks_alike_when_turned_gives_no_other(self) -> None:
        """[P5] The Studio has four bare holes: its four angles are one picture."""
        deck = Drawing().cut()
        places = list(AS_DRAWN)
        places[PLACES_BY_NAME[STUDIO]] = (deck.studio, 90)

        assert find_other_assembly(deck, tuple(places)) is None

    def test_another_picture_is_found_from_either_side(self) -> None:
        """[P5] If one has another, so has the other one."""
        drawing = Drawing()
        drawing.draw("a1", "E", OPEN, "rug")
        drawing.draw("a1", "S", OPEN, "rug")
        drawing.draw("g4", "N", OPEN, "rug")
        drawing.draw("g4", "W", OPEN, "rug")
        deck = drawing.cut()

        other = find_other_assembly(deck, AS_DRAWN)

        assert other is not None
        assert find_other_assembly(deck, other) is not None

    @pytest.mark.parametrize(
        "wrong",
        [((1, 0), *AS_DRAWN[1:]), (None, *AS_DRAWN[1:]), empty_assembly()],
        ids=["twice", "missing", "nothing"],
    )
    def test_an_assembly_of_other_cards_is_refused(self, wrong: Assembly) -> None:
        """It would be forbidden in vain, and the proof would be wrong."""
        with pytest.raises(ValueError, match="lays every card of its deck once"):
            find_other_assembly(Drawing().cut(), wrong)

    def test_an_assembly_that_does_not_fit_forbids_nothing(self) -> None:
        """Then what is found is the true one."""
        deck = Drawing().cut()
        wrong = (*AS_DRAWN[1:], AS_DRAWN[0])

        other = find_other_assembly(deck, wrong)

        assert other is not None
        assert AS_DRAWN in (other, half_turn(other))

    def test_nor_does_one_in_which_a_single_card_does_not_fit(self) -> None:
        """[P4] Though all the others lie truly: a1 is turned, its plants inside."""
        deck = Drawing().cut()

        other = find_other_assembly(deck, ((0, 180), *AS_DRAWN[1:]))

        assert other is not None
        assert AS_DRAWN in (other, half_turn(other))


def test_without_the_solver_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The error names the extra to install."""
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)

    with pytest.raises(ModuleNotFoundError, match=r'pip install "whiskerworks\[lab\]"'):
        runpy.run_path(lab.__file__)
