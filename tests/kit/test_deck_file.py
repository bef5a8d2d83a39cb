"""Decks as files [M3]: what is written reads back, and mistakes are named."""

import pytest
from hypothesis import given

from tests.kit.deck_cases import decks, dull
from whiskerworks.kit.deck_file import read_deck_file, write_deck_file
from whiskerworks.kit.decks import BadDeck, Deck, read_deck_line

DULL = write_deck_file(Deck(tuple(dull())), "dull")


def spoilt(entry: str) -> str:
    """Return the dull deck as a file in which *entry* stands for card m05."""
    tables = DULL.split("\n\n")
    assert 'id = "m05"' in tables[5]
    tables[5] = f"[[card]]\n{entry}"
    return "\n\n".join(tables)


@given(decks())
def test_file_and_line_say_the_same(deck: Deck) -> None:
    """[M3] A file reads back, and its deck has the same text."""
    found = read_deck_file(write_deck_file(deck, "any"))

    assert found == deck
    assert read_deck_line(found.text()) == deck


def test_the_order_of_tables_does_not_matter() -> None:
    """Whoever types in a box may take the cards as they come."""
    title, *tables = DULL.strip().split("\n\n")
    backwards = "\n\n".join([title, *reversed(tables)])

    assert read_deck_file(backwards) == read_deck_file(DULL)


def test_what_is_left_out_is_not_there() -> None:
    """[M3] No walls, no holes, no cogs, no motifs."""
    deck = read_deck_file(spoilt('id = "m05"'))

    assert deck.cards[4].text() == "m05=o,o,o,o"


def test_a_card_is_read_side_by_side() -> None:
    """[M3] Each kind of entry, on the side it names."""
    card = 'id = "m05"\nwalls = "WN"\nholes = "N"'
    more = 'cogs = { N = "ccw", E = "cw" }\nmotifs = { S = "rug" }'

    deck = read_deck_file(spoilt(f"{card}\n{more}"))

    assert deck.cards[4].text() == "m05=h-,o+,o(rug),w"


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('walls = "NE"', r"card number 5: it has no id, like id = \"m01\""),
        ("id = 5", "card number 5: it has no id"),
        ('id = "m05"\ncolor = "red"', "card m05: 'color' is not known; there are id,"),
        ('id = "m05"\nwalls = 3', 'card m05: walls is a text like "NE"'),
        ('id = "m05"\nwalls = "NX"', "card m05: walls: there is no side 'X'"),
        ('id = "m05"\nwalls = "n"', "card m05: walls: there is no side 'n'"),
        ('id = "m05"\nwalls = "NEN"', "card m05, side N: walls has it twice"),
        ('id = "m05"\nholes = ["N"]', 'card m05: holes is a text like "NE"'),
        (
            'id = "m05"\nwalls = "N"\nholes = "NS"',
            r"card m05, side S: a mouse hole needs a wall \[M2\]",
        ),
        ('id = "m05"\ncogs = "N"', "card m05: cogs is a table"),
        ('id = "m05"\ncogs = { X = "cw" }', "card m05: cogs: there is no side 'X'"),
        ('id = "m05"\ncogs = { NE = "cw" }', "card m05: cogs: there is no side 'NE'"),
        ('id = "m05"\ncogs = { N = 1 }', "card m05, side N: cogs: a word must stand"),
        ('id = "m05"\ncogs = { N = "" }', "card m05, side N: cogs: a word must stand"),
        ('id = "m05"\ncogs = { N = "up" }', "card m05, side N: a cog is cw or ccw"),
        ('id = "m05"\nmotifs = ["rug"]', "card m05: motifs is a table"),
        (
            'id = "m05"\nmotifs = { N = "Rug" }',
            "card m05, side N: a motif is up to 12 small letters, not 'Rug'",
        ),
        ('id = "m29"', "card m29: cards are m01 to m28"),
        ('id = "m04"', "card m04: it is there twice"),
        (
            'id = "m05"\ncogs = { N = "cw", E = "cw", S = "cw", W = "cw" }',
            "card m05: it has four cogs",
        ),
    ],
)
def test_a_mistake_names_card_and_side(entry: str, said: str) -> None:
    """[M3] An unknown key, a wrong type, a side that is not there, and so on."""
    with pytest.raises(BadDeck, match=said):
        read_deck_file(spoilt(entry))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("card = [", "file: "),
        ("", r"file: there are no \[\[card\]\] tables"),
        ('card = "m01"', r"file: there are no \[\[card\]\] tables"),
        ("card = [1]", "card number 1: it is no table"),
        ('author = "me"', "file: 'author' is not known"),
        ("card = []", "card m01: it is missing"),
    ],
)
def test_a_file_that_is_no_deck_is_refused(text: str, said: str) -> None:
    """[M3] Before any card can be named, the file is."""
    with pytest.raises(BadDeck, match=said):
        read_deck_file(text)
