"""What a Maze Card is drawn of, side by side."""

import pytest

from whiskerworks.kit.card_pieces import card_piece
from whiskerworks.kit.decks import CARD_IDS, Card, Deck, read_deck_line


def deck_with(sides: str) -> Deck:
    """Return a deck with these sides of m01; m28 is the Studio, others are open."""
    cards = dict.fromkeys(CARD_IDS, "o,o,o,o") | {"m28": "h,h,h,h", "m01": sides}
    return read_deck_line(" ".join([f"{name}={text}" for name, text in cards.items()]))


def card(sides: str) -> Card:
    """Return a card with these sides."""
    return deck_with(sides).cards[0]


def arts(text: str) -> list[str]:
    """Return what the north side of a card is drawn of, from below to above."""
    drawn = card_piece(card(f"{text},o,o,o"), "m01", 0.0, 0.0)
    return [piece.art for piece in drawn.children]


@pytest.mark.parametrize(
    ("side", "drawn"),
    [
        ("o", []),
        ("o(rug)", ["motif-rug"]),
        ("w", ["card-wall"]),
        ("w(clock)", ["card-wall", "motif-clock"]),
        ("h", ["card-hole"]),
        ("h(crumbs)", ["card-hole", "motif-crumbs"]),
        ("h(clock)", ["card-wall", "motif-clock", "hole"]),
        ("o(zebra)", ["motif"]),
        ("o+", ["cog-cw"]),
        ("o-", ["cog-ccw"]),
        ("h-(clock)", ["card-wall", "motif-clock", "hole", "cog-ccw"]),
    ],
)
def test_a_side_is_drawn_of_wall_motif_hole_and_cog(
    side: str, drawn: list[str]
) -> None:
    """[M2] A trail runs through its hole; a hole lies over what hangs on the wall."""
    assert arts(side) == drawn


def test_each_side_is_the_northern_one_turned() -> None:
    """And the card as a whole is turned by its angle."""
    drawn = card_piece(card("w,w,w,o+"), "m01", 2.0, 3.0, 90)
    turns = {piece.id: piece.turn for piece in drawn.children}

    assert (drawn.x, drawn.y, drawn.turn) == (2.0, 3.0, 90.0)
    assert turns == {
        "m01-N-wall": 0.0,
        "m01-E-wall": 90.0,
        "m01-S-wall": 180.0,
        "m01-W-cog": 270.0,
    }


def test_the_studio_alone_has_a_floor_of_its_own() -> None:
    """[M2] It is the card with four mouse holes; three are not enough."""
    three = card_piece(card("h,h,h,w"), "m01", 0.0, 0.0)
    studio = card_piece(deck_with("w,w,w,w").cards[27], "m28", 0.0, 0.0)

    assert "card-studio" not in [piece.art for piece in three.children]
    assert studio.children[0].art == "card-studio"


def test_a_motif_without_a_drawing_is_written() -> None:
    """[M3] Decks of one's own bring words that we know nothing of."""
    (motif,) = card_piece(card("o(zebra),o,o,o"), "m01", 0.0, 0.0).children

    assert (motif.art, motif.text) == ("motif", "zebra")
