"""What `deck check` calls cards, and what it remarks on."""

import pytest

from tests.games.puzzle.drawing import deck_of
from whiskerworks.cli.deck import remarks, shape_of
from whiskerworks.kit.decks import CARD_IDS


@pytest.mark.parametrize(
    ("clockwise", "counter", "count"),
    [(13, 12, 0), (13, 13, 1), (5, 3, 0), (3, 5, 0), (6, 3, 1), (3, 6, 1)],
)
def test_advice_that_is_just_followed_is_not_remarked(
    clockwise: int, counter: int, count: int
) -> None:
    """[M3] Three cards without cogs, and five cogs against three."""
    ones = dict.fromkeys(CARD_IDS[:clockwise], "o+,o,o,o")
    others = dict.fromkeys(CARD_IDS[clockwise : clockwise + counter], "o-,o,o,o")

    assert len(remarks(deck_of(**ones, **others))) == count


@pytest.mark.parametrize(
    ("sides", "shape"),
    [
        ("o,o,o,o", "cross"),
        ("o,w,o,o", "tee"),
        ("w,w,o,o", "corner"),
        ("w,o,o,w", "corner"),
        ("w,o,w,o", "straight"),
        ("o,w,o,w", "straight"),
        ("w,h,w,o", "dead end"),
        ("w,w,w,w", "sealed"),
    ],
)
def test_shapes_are_told_by_walls(sides: str, shape: str) -> None:
    """[M2] However a card is turned."""
    assert shape_of(deck_of(m01=sides).cards[0]) == shape
