"""Decks to test with: any deck at all, and a dull one to be spoilt."""

from string import ascii_lowercase

from hypothesis import strategies as st

from whiskerworks.kit.decks import (
    CARD_IDS,
    HOLE,
    MAX_COGS,
    OPEN,
    WALL,
    Card,
    Deck,
    Side,
)

STUDIO = tuple([Side(HOLE)] * 4)
PLAIN = (Side(OPEN), Side(WALL), Side(OPEN), Side(WALL))


def dull() -> list[Card]:
    """Return the cards of a deck: the Studio, and 27 straights."""
    return [Card(name, STUDIO if name == "m01" else PLAIN) for name in CARD_IDS]


def dull_lines() -> list[str]:
    """Return the dull deck, a text for each card."""
    return [card.text() for card in dull()]


motifs = st.just("") | st.text(ascii_lowercase, min_size=1, max_size=12)
sides = st.builds(Side, st.sampled_from("owh"), st.sampled_from(["", "+", "-"]), motifs)


def _is_card(sides: tuple[Side, ...], holes: bool) -> bool:
    """Return whether *sides* make a Maze Card, with four mouse *holes* or not."""
    cogs = [side for side in sides if side.cog]
    all_holes = all(side.wall == HOLE for side in sides)
    return len(cogs) <= MAX_COGS and all_holes == holes


cards = st.tuples(sides, sides, sides, sides).filter(lambda four: _is_card(four, False))
hole_sides = st.builds(Side, st.just(HOLE), st.sampled_from(["", "+"]), motifs)
studios = st.tuples(hole_sides, hole_sides, hole_sides, hole_sides).filter(
    lambda four: _is_card(four, True)
)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Return any deck that M1 to M3 allow; of 27 cards a few are drawn apart."""
    some = draw(st.lists(cards, min_size=1, max_size=6))
    faces = [some[i % len(some)] for i in range(27)]
    faces.insert(draw(st.integers(0, 27)), draw(studios))
    return Deck(tuple([Card(*pair) for pair in zip(CARD_IDS, faces, strict=True)]))
