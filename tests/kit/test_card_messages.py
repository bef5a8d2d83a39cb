"""What is said of a Maze Card, in codes and in words."""

import pytest

from whiskerworks.kit.card_messages import (
    seam_message,
    side_message,
    side_name_message,
    sides_message,
)
from whiskerworks.kit.decks import MOTIFS, Card, Side
from whiskerworks.words import words

CARD = Card("m01", (Side("o", "+", "crumbs"), Side("w"), Side("h", "-"), Side("o")))


def test_all_four_sides_are_told_as_the_card_lies() -> None:
    """[M2] Turned 90°, what was in the north is in the east."""
    say = words().say

    assert say(sides_message(CARD)) == (
        "North: open, crumbs, clockwise cog; east: wall; "
        "south: wall with a mouse hole, counterclockwise cog; west: open."
    )
    assert say(sides_message(CARD, 90)).startswith(
        "North: open; east: open, crumbs, cl"
    )


def test_a_seam_is_told_without_its_cog() -> None:
    """[P4] Cogs are no part of a seam."""
    assert words().say(seam_message(CARD.sides[0])) == "open, crumbs"
    assert words().say(side_message(CARD.sides[0])) == "open, crumbs, clockwise cog"


@pytest.mark.parametrize("motif", [*MOTIFS, "shelf"])
def test_every_motif_has_a_name(motif: str) -> None:
    """Ours in the words of the language; another is said as it is written."""
    told = words().say(side_message(Side("w", "", motif)))

    assert told.startswith("wall, ")
    if motif == "shelf":
        assert told == "wall, shelf"


def test_sides_have_names() -> None:
    """Clockwise from the north."""
    assert [words().say(side_name_message(side)) for side in range(4)] == [
        "north",
        "east",
        "south",
        "west",
    ]
