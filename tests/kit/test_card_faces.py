"""How cards can lie: their open sides, holes, cogs and distinct angles."""

import pytest

from tests.kit.layout_oracle import DECKS, OURS, SHAPES, lying
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.decks import ANGLES, Card, Deck, read_deck_line

in_every_deck = pytest.mark.parametrize("deck", DECKS, ids=["shapes", "ours"])


def looks(card: Card, turns: int) -> list[str]:
    """Return what tells a card from others as it lies: walls, holes and cogs."""
    return [side.wall + side.cog for side in lying(card, turns)]


def angles_of(text: str) -> list[int]:
    """Return the angles at which a card that is written like that lies differently."""
    cards = [
        f"{card.id}={text}" if card.id == "m07" else card.text() for card in OURS.cards
    ]
    faces = CardFaces(read_deck_line(" ".join(cards)))
    return [ANGLES[turns] for turns in range(4) if faces.distinct[4 * 6 + turns]]


class TestSides:
    @in_every_deck
    def test_each_face_has_the_sides_of_its_card_as_it_lies(self, deck: Deck) -> None:
        """[M2, M4] North is bit 1, east 2, south 4, west 8."""
        faces = CardFaces(deck)
        for face in range(112):
            sides = lying(deck.cards[face // 4], face % 4)

            assert faces.open[face] == bits([side.wall == "o" for side in sides])
            assert faces.holes[face] == bits([side.wall == "h" for side in sides])
            assert faces.clockwise[face] == bits([side.cog == "+" for side in sides])
            assert faces.counter[face] == bits([side.cog == "-" for side in sides])

    def test_a_turned_card_has_its_northern_side_in_the_east(self) -> None:
        """[M4] Angles are clockwise: a card that is open in the north is turned."""
        card = next(n for n in range(28) if SHAPES.cards[n].walls() == "ESW")
        faces = CardFaces(SHAPES)
        north, east, south, west = 1, 2, 4, 8

        opens = [faces.open[4 * card + turns] for turns in range(4)]
        assert opens == [north, east, south, west]


def bits(sides: list[bool]) -> int:
    """Return sides as a number."""
    return sum(1 << way for way in range(4) if sides[way])


class TestDistinct:
    @in_every_deck
    def test_what_lies_identically_is_there_once_at_the_smallest_angle(
        self, deck: Deck
    ) -> None:
        """[M11] Against a naive reading: it was seen at a smaller angle, or not."""
        faces = CardFaces(deck)
        for number, card in enumerate(deck.cards):
            seen: list[list[str]] = []
            for turns in range(4):
                look = looks(card, turns)

                assert faces.distinct[4 * number + turns] == (look not in seen)
                seen.append(look)

    @pytest.mark.parametrize(
        ("card", "angles"),
        [
            ("o,o,o,o", [0]),
            ("w,w,w,w", [0]),
            ("w,o,w,o", [0, 90]),
            ("o,w,o,w", [0, 90]),
            ("w,h,w,h", [0, 90]),
            ("w+,o,w+,o", [0, 90]),
            ("o+,o,o+,o", [0, 90]),
            ("w+,o,w-,o", [0, 90, 180, 270]),
            ("w+,o,w,o", [0, 90, 180, 270]),
            ("w,o,h,o", [0, 90, 180, 270]),
            ("w,w,o,o", [0, 90, 180, 270]),
            ("o-,o,o,o", [0, 90, 180, 270]),
            ("w,o,o,o", [0, 90, 180, 270]),
        ],
    )
    def test_symmetric_cards_lie_in_fewer_ways(
        self, card: str, angles: list[int]
    ) -> None:
        """[M11] Same walls, holes and cogs."""
        assert angles_of(card) == angles

    def test_what_is_drawn_on_a_card_makes_no_difference(self) -> None:
        """[M11] Motifs are for the picture only."""
        assert angles_of("o(crumbs),o,o(yarn),o(rug)") == [0]
        assert angles_of("w,o(crumbs),w,o(yarn)") == [0, 90]
