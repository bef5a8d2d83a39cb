"""Maze Cards in plain text: walls, holes, and a sign on each side."""

import pytest

from whiskerworks.kit.card_boxes import (
    BOX_HEIGHT,
    BOX_WIDTH,
    card_box,
    cog_sign,
    empty_box,
    foreign_motif_signs,
    motif_sign,
    motif_signs,
    side_by_side,
)
from whiskerworks.kit.decks import CARD_IDS, Deck, read_deck_line


def deck_of(**cards: str) -> Deck:
    """Return a deck with these sides, all others open; m28 is the Studio."""
    sides = dict.fromkeys(CARD_IDS, "o,o,o,o") | {"m28": "h,h,h,h"} | cards
    return read_deck_line(" ".join([f"{name}={text}" for name, text in sides.items()]))


DECK = deck_of(
    m01="w+(books),h,o(yarn),w-(crumbs)",
    m02="h(lamp),o+,h-,o(shelf)",
)


@pytest.mark.parametrize(
    ("card", "angle", "drawn"),
    [
        (0, 0, ["+==B==+", "|Cm01 o", "+  Y  +"]),
        (0, 90, ["+==C==+", " Ym01B|", "+=o=o=+"]),
        (0, 180, ["+  Y  +", "o m01C|", "+==B==+"]),
        (1, 0, ["+=oLo=+", " Sm02  ", "+=o=o=+"]),
        (27, 0, ["+=o=o=+", "o m28 o", "+=o=o=+"]),
        (4, 0, ["+     +", "  m05  ", "+     +"]),
    ],
)
def test_a_card_is_drawn_with_its_motifs(
    card: int, angle: int, drawn: list[str]
) -> None:
    """[P4] As it lies."""
    sign = motif_sign(motif_signs(DECK))
    assert list(card_box(DECK.cards[card], angle, sign)) == drawn


def test_a_card_is_drawn_with_its_cogs() -> None:
    """[M2] > clockwise, < counterclockwise; the motifs are not seen."""
    assert list(card_box(DECK.cards[0], 0, cog_sign)) == [
        "+==R==+",
        "|Lm01 o",
        "+     +",
    ]
    assert list(card_box(DECK.cards[1], 0, cog_sign)) == [
        "+=o=o=+",
        "  m02R ",
        "+=oLo=+",
    ]


def test_motifs_of_ones_own_have_signs_of_their_own() -> None:
    """None twice, none of ours, though both words begin alike."""
    deck = deck_of(m01="o(shelf),o(sheep),o(crumbs),o(books)")
    signs = motif_signs(deck)

    assert (signs["crumbs"], signs["books"]) == ("C", "B")
    assert len(set(signs.values())) == 4
    assert foreign_motif_signs(deck) == {"sheep": "S", "shelf": "H"}
    assert foreign_motif_signs(deck_of(m01="o(plant),o,o,o")) == {}


def test_more_motifs_than_signs_still_have_one() -> None:
    """A deck may have a word for each of its sides."""
    words = [f"{a}{b}" for a in "abcdefghi" for b in "abcdefghijkl"]
    texts = {
        name: ",".join([f"o({words.pop()})" for _ in range(4)])
        for name in CARD_IDS[:-1]
    }
    signs = motif_signs(deck_of(**texts))

    assert len(signs) == 108
    assert all(len(sign) == 1 and sign not in " =|o+!" for sign in signs.values())


def test_boxes_stand_side_by_side() -> None:
    """Three lines, with a gap between."""
    box = card_box(DECK.cards[4], 0, cog_sign)
    lines = side_by_side([box, empty_box("c2")], "!")

    assert lines == ["+     +!.     .", "  m05  !   c2  ", "+     +!.     ."]
    assert len(lines) == BOX_HEIGHT
    assert len(lines[0]) == 2 * BOX_WIDTH + 1
