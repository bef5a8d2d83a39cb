"""Maze Cards and decks [M1 to M3]: what they say, and what is refused."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.deck_cases import cards, decks, dull, dull_lines
from whiskerworks.kit.decks import (
    COUNTER,
    HOLE,
    OPEN,
    WALL,
    BadDeck,
    Card,
    Deck,
    Side,
    read_deck_line,
    read_deck_with_digest,
)

NORTH, EAST, SOUTH, WEST = Side(WALL, "+"), Side(OPEN, "", "rug"), Side(HOLE), Side("w")
CARD = Card("m07", (NORTH, EAST, SOUTH, WEST))


class TestCards:
    @pytest.mark.parametrize(
        ("angle", "lying"),
        [
            (0, (NORTH, EAST, SOUTH, WEST)),
            (90, (WEST, NORTH, EAST, SOUTH)),
            (180, (SOUTH, WEST, NORTH, EAST)),
            (270, (EAST, SOUTH, WEST, NORTH)),
        ],
    )
    def test_a_card_is_turned_clockwise(
        self, angle: int, lying: tuple[Side, ...]
    ) -> None:
        """[M4] At 90 degrees its north side lies in the east."""
        assert CARD.lying(angle) == lying

    def test_walls_are_told_as_the_card_lies(self) -> None:
        """[M2] A side with a mouse hole is walled."""
        assert CARD.walls() == "NSW"
        assert CARD.walls(90) == "NEW"

    def test_holes_and_cogs_are_counted(self) -> None:
        """[M2] One of each here."""
        assert (CARD.holes(), CARD.cogs()) == (1, 1)

    def test_a_seam_leaves_the_cog_out(self) -> None:
        """[P4] Cogs need not agree."""
        assert Side(WALL, COUNTER, "books").seam == Side(WALL, "", "books").seam

    def test_a_card_is_written_side_by_side(self) -> None:
        """[M3] North, east, south, west."""
        assert CARD.text() == "m07=w+,o(rug),h,w"

    @given(cards, st.sampled_from([0, 90, 180, 270]))
    def test_four_turns_are_none(self, sides: tuple[Side, ...], angle: int) -> None:
        """[M4] Turning on and back again changes nothing."""
        turned = Card("m01", Card("m01", sides).lying(angle))

        assert turned.lying(360 - angle) == sides


class TestDecks:
    @given(decks())
    def test_what_is_written_reads_back(self, deck: Deck) -> None:
        """[M3] On one line, with and without the digest."""
        assert read_deck_line(deck.text()) == deck
        assert read_deck_with_digest(deck.named()) == deck

    @given(decks())
    def test_a_deck_is_a_value(self, deck: Deck) -> None:
        """It can be copied, hashed, and sent elsewhere, digest and all."""
        sent = pickle.loads(pickle.dumps(deck))

        assert sent == deck == copy.deepcopy(deck)
        assert hash(sent) == hash(deck)
        assert sent.digest == deck.digest

    @given(decks())
    def test_the_studio_is_the_card_with_four_holes(self, deck: Deck) -> None:
        """[M2] Wherever it stands in the deck."""
        assert deck.cards[deck.studio].holes() == 4

    def test_the_digest_of_a_deck_stays(self) -> None:
        """Records name decks by it, on any machine and in any version."""
        assert Deck(tuple(dull())).digest == "6f12d28b2be494ae"

    def test_a_single_cog_changes_the_digest(self) -> None:
        """It names all that is printed, not only the seams."""
        lines = dull_lines()
        before = read_deck_line(" ".join(lines))
        lines[4] = "m05=o+,w,o,w"

        assert read_deck_line(" ".join(lines)).digest != before.digest


class TestRefusals:
    @pytest.mark.parametrize(
        ("number", "text", "said"),
        [
            (5, "m05=o,w,x,w", "card m05, side S: 'x' is no side"),
            (5, "m05=o,w,o,w*", r"card m05, side W: 'w\*' is no side"),
            (5, "m05=o(Rug),w,o,w", r"card m05, side N: 'o\(Rug\)' is no side"),
            (5, "m05=o,w,o", "card m05=o,w,o: write it as m01=o,w,o,w"),
            (5, "m05", "card m05: write it as"),
            (5, "m05=o+,w-,o+,w-", r"card m05: it has four cogs; .* \[M3\]"),
            (5, "m06=o,w,o,w", "card m05: it is missing"),
            (5, "m99=o,w,o,w", "card m99: cards are m01 to m28"),
            (5, "m05=o,w,o,w m05=o,w,o,w", "card m05: it is there twice"),
            (5, "m05=o,w,o,w m99=o,w,o,w", "card m99: cards are m01 to m28"),
            (5, "m05=h,h,h,h", r"deck: .*Studio.* these have: m01, m05 \[M2\]"),
            (1, "m01=h,h,h,w", r"deck: .*Studio.* none has \[M2\]"),
        ],
    )
    def test_a_problem_names_card_and_side(
        self, number: int, text: str, said: str
    ) -> None:
        """[M3] Whoever typed it finds the place at once."""
        lines = dull_lines()
        lines[number - 1] = text

        with pytest.raises(BadDeck, match=said):
            read_deck_line(" ".join(lines))

    def test_cards_stand_in_the_order_of_their_names(self) -> None:
        """[M3] So that one deck has one text."""
        lines = dull_lines()
        lines[4], lines[5] = lines[5], lines[4]

        with pytest.raises(BadDeck, match="card m06: m05 comes before it"):
            read_deck_line(" ".join(lines))

    def test_a_long_text_is_cut_in_the_error(self) -> None:
        """It is to be read by a person."""
        with pytest.raises(BadDeck) as refused:
            read_deck_line("x" * 1000)

        assert len(str(refused.value)) < 100

    def test_a_wrong_digest_is_refused(self) -> None:
        """A record that names another deck than it carries is not to be trusted."""
        deck = Deck(tuple(dull()))
        text = deck.named().replace(deck.digest, "0123456789abcdef")

        with pytest.raises(BadDeck, match=f"{deck.digest}, not '0123456789abcdef'"):
            read_deck_with_digest(text)

    def test_a_refusal_can_be_sent_elsewhere(self) -> None:
        """With place and problem."""
        sent = pickle.loads(pickle.dumps(BadDeck("card m05, side N", "no")))

        assert (sent.where, sent.problem) == ("card m05, side N", "no")
        assert str(sent) == "card m05, side N: no"
