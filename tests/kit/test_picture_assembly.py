"""The frame of the puzzle: its places, what lies there, and how it is turned."""

import pytest

from tests.kit.picture_walks import our_assembly
from whiskerworks.kit.decks import CARD_COUNT, OPEN, Card, Side
from whiskerworks.kit.picture_assembly import (
    FRAME_EDGE,
    FRAME_SIDES,
    INNER_SEAMS,
    PLACE_NAMES,
    PLACES_BY_NAME,
    Assembly,
    assembly_text,
    distinct_angles,
    empty_assembly,
    half_turn,
    place_beyond,
    placed_cards,
    smallest_angle,
)

UPRIGHT: Assembly = tuple([(card, 0) for card in range(CARD_COUNT)])


class TestPlaces:
    def test_places_are_named_by_column_and_row(self) -> None:
        """[P6] a1 is the first, g4 the last."""
        assert [PLACES_BY_NAME[name] for name in ("a1", "g1", "c2", "g4")] == [
            0,
            6,
            9,
            27,
        ]
        assert [PLACE_NAMES[place] for place in (0, 6, 9, 27)] == [
            "a1",
            "g1",
            "c2",
            "g4",
        ]

    @pytest.mark.parametrize("name", ["", "h1", "a5", "a", "a11", "1a"])
    def test_no_other_name_is_a_place(self, name: str) -> None:
        """[P6] What is said of one, the puzzle's notation tells."""
        assert name not in PLACES_BY_NAME
        assert name not in PLACE_NAMES

    def test_neighbours_end_at_the_frame(self) -> None:
        """[P6] North, east, south and west of a1, c2 and g4."""
        sides = range(4)

        assert [place_beyond(0, side) for side in sides] == [
            FRAME_EDGE,
            1,
            7,
            FRAME_EDGE,
        ]
        assert [place_beyond(9, side) for side in sides] == [2, 10, 16, 8]
        assert [place_beyond(27, side) for side in sides] == [
            20,
            FRAME_EDGE,
            FRAME_EDGE,
            26,
        ]

    def test_every_side_meets_another_or_lies_on_the_frame(self) -> None:
        """[P1] There are 45 seams inside, each with two sides, and 22 on the frame."""
        sides = [(place, side) for place, side, _ in INNER_SEAMS]
        facing = [(other, (side + 2) % 4) for _, side, other in INNER_SEAMS]

        assert (len(INNER_SEAMS), len(FRAME_SIDES)) == (45, 22)
        assert len({*sides, *facing, *FRAME_SIDES}) == 4 * CARD_COUNT


class TestAssemblies:
    def test_two_half_turns_are_none(self) -> None:
        """[P5] And one puts a1 where g4 was."""
        card, place, angle = placed_cards(our_assembly())[0]

        assert half_turn(half_turn(our_assembly())) == our_assembly()
        assert place == 0
        assert half_turn(our_assembly())[27] == (card, (angle + 180) % 360)

    def test_what_is_laid_is_told_place_by_place(self) -> None:
        """[P6] Empty places are left out."""
        assert placed_cards(empty_assembly()) == []
        assert placed_cards((None, (5, 90), *empty_assembly()[2:])) == [(5, 1, 90)]
        assert placed_cards(UPRIGHT) == [(card, card, 0) for card in range(CARD_COUNT)]

    def test_an_assembly_is_written_as_it_lies(self) -> None:
        """Four rows of seven; an empty place is a dot."""
        rows = assembly_text(UPRIGHT).splitlines()
        partly = assembly_text((None, (5, 90), *UPRIGHT[2:]))

        assert rows[0] == "m01@0 m02@0 m03@0 m04@0 m05@0 m06@0 m07@0"
        assert [len(row.split()) for row in rows] == [7, 7, 7, 7]
        assert partly.startswith(". m06@90 m03@0 ")


class TestAngles:
    @pytest.mark.parametrize(
        ("motifs", "different", "smallests"),
        [
            (("rug", "rug", "rug", "rug"), (0,), [0, 0, 0, 0]),
            (("rug", "", "rug", ""), (0, 90), [0, 90, 0, 90]),
            (("rug", "rug", "", ""), (0, 90, 180, 270), [0, 90, 180, 270]),
        ],
    )
    def test_angles_that_look_alike_count_once(
        self,
        motifs: tuple[str, ...],
        different: tuple[int, ...],
        smallests: list[int],
    ) -> None:
        """[P5] The smallest stands for them, whatever the cogs."""
        sides = [Side(OPEN, "+" if i == 0 else "", m) for i, m in enumerate(motifs)]
        card = Card("m01", tuple(sides))

        assert distinct_angles(card) == different
        assert [smallest_angle(card, angle) for angle in (0, 90, 180, 270)] == smallests
