"""The puzzle, rule by rule. [P1] and so on are ids of docs/games/puzzle.md."""

import pytest

from tests.games.puzzle.drawing import (
    GAME,
    after,
    deck_of,
    frame,
    game_of,
    laying,
    picture,
    position,
    refused,
    rules,
    started,
    told,
)
from whiskerworks.kit.decks import CARD_IDS, Card, Deck
from whiskerworks.kit.picture_assembly import (
    TRAIL_SHUT,
    half_turn,
    is_assembled,
    misfits,
)
from whiskerworks.words import words

OTHER = deck_of(
    m01="o(crumbs),w,h(clock),w",
    m02="o,o,o(crumbs),o",
    m03="w(paws),o(paws),h(clock),o",
    m04="o,o(plant),o,o",
    m05="o(plant),o,o,o",
    m06="o,w(shelf),o,o",
)
BLANK = game_of(OTHER)


def wrong(drawing: str) -> list[str]:
    """Return what does not fit in a drawn frame of those cards: "c2 N differs"."""
    names = [f"{column}{row}" for row in "1234" for column in "abcdefg"]
    found = misfits(OTHER, frame(drawing))
    return [f"{names[place]} {'NESW'[side]} {why}" for place, side, why in found]


class TestPicture:
    def test_all_cards_make_one_picture(self) -> None:
        """[P1, P2] Our deck can be laid so that every seam fits."""
        laid = [lying[0] for lying in picture() if lying is not None]

        assert sorted(laid) == list(range(28))
        assert is_assembled(rules().deck, picture())

    def test_the_picture_turned_by_180_degrees_fits_too(self) -> None:
        """[P5] And it is another one."""
        turned = half_turn(picture())

        assert is_assembled(rules().deck, turned)
        assert turned != picture()
        assert half_turn(turned) == picture()

    def test_the_studio_lies_inside_the_picture(self) -> None:
        """[M2] The frame would shut its mouse holes."""
        places = [lying[0] for lying in picture() if lying is not None]
        row, column = divmod(places.index(rules().deck.studio), 7)

        assert 0 < row < 3
        assert 0 < column < 6


class TestSeams:
    def test_sides_that_meet_fit_when_their_seams_are_the_same(self) -> None:
        """[P4] Crumbs on crumbs, both open; and an open side on an open side."""
        assert (
            wrong("""
            .  .  .  .  .  .  .
            .  .  m02 m07 .  .  .
            .  .  m01 .  .  .  .
            .  .  .  .  .  .  .
            """)
            == []
        )

    def test_both_sides_are_named_where_they_differ(self) -> None:
        """[P4] m01 is walled in the east, m07 open all round."""
        assert wrong("""
            .  .  .  .  .  .  .
            .  .  m01 m07 .  .  .
            .  .  .  .  .  .  .
            .  .  .  .  .  .  .
        """) == ["c2 E differs", "d2 W differs"]

    @pytest.mark.parametrize(
        ("other", "fits"),
        [("m03@180", True), ("m01@180", True), ("m01@90", False), ("m28", False)],
    )
    def test_wall_hole_and_motif_must_all_agree(self, other: str, fits: bool) -> None:
        """[P4] A hole with a clock meets one; a wall, or a bare hole, will not do."""
        found = wrong(f"""
            .  .  .  .  .  .  .
            .  .  m01 .  .  .  .
            .  .  {other} .  .  .  .
            .  .  .  .  .  .  .
        """)
        assert ("c2 S differs" not in found) == fits

    def test_cogs_do_not_matter(self) -> None:
        """[P4] They are no part of a seam."""
        bare = deck_of(m01="o,w,o,o", m02="o,o,o,w")
        geared = deck_of(m01="o,w+,o,o", m02="o,o,o,w-")
        drawing = frame("""
            .  .  .  .  .  .  .
            .  .  m01 m02 .  .  .
            .  .  .  .  .  .  .
            .  .  .  .  .  .  .
        """)

        assert misfits(bare, drawing) == misfits(geared, drawing) == []

    def test_a_plant_lies_on_the_frame_only(self) -> None:
        """[P4] Wherever else, even beside nothing or beside another plant."""
        assert wrong("""
            m05 .  .  .  .  .  m04
            .  .  m04 m05@270 .  .  .
            .  .  .  .  .  .  .
            .  .  .  m05 .  .  .
        """) == ["c2 E plant-inside", "d2 W plant-inside", "d4 N plant-inside"]

    def test_a_trail_at_the_frame_must_be_open(self) -> None:
        """[P4] Shut paws may not lie there, open paws may, a shut clock may."""
        edge = """
            {} .  .  .  .  .  .
            .  .  .  .  .  .  .
            .  .  .  .  .  .  .
            .  .  .  .  .  .  .
        """

        assert wrong(edge.format("m03")) == [f"a1 N {TRAIL_SHUT}"]
        assert wrong(edge.format("m03@180")) == []
        assert wrong(edge.format("m01@180")) == []
        assert wrong(edge.format("m06@270")) == []


class TestMoves:
    def test_all_cards_are_in_the_tray_at_first(self) -> None:
        """[P6] 28 cards to 28 places at four angles, and the hint."""
        assert len(GAME.legal_moves(started())) == 28 * 28 * 4 + 1
        assert GAME.to_move(started()) == 0

    def test_a_card_is_put_and_taken_back(self) -> None:
        """[P6] Then it is as it was, but for the count of moves."""
        put = started("put m07 c2 90")
        back = after(put, "take c2")

        assert put.frame[9] == (6, 90)
        assert back.frame == started().frame
        assert (put.moves, back.moves) == (1, 2)
        assert told(put, "take c2") == ["taken"]

    @pytest.mark.parametrize(
        ("move", "why"),
        [
            ("put m07 d3 0", "not-in-tray [P6]"),
            ("put m07 c2 90", "not-in-tray [P6]"),
            ("put m08 c2 0", "place-taken [P6]"),
            ("put m08 d2 0", ""),
            ("take d2", "place-empty [P6]"),
            ("take c2", ""),
            ("hint", ""),
        ],
    )
    def test_other_moves_are_refused(self, move: str, why: str) -> None:
        """[P6] A card lies once, and a place holds one card."""
        assert refused(started("put m07 c2 90"), move) == why

    @pytest.mark.parametrize(
        ("move", "said"),
        [
            ("put m07 d2 0", "m07 is not in the tray; it is at c2. [P6]"),
            ("put m08 c2 0", "c2 already holds m07. Take it back first. [P6]"),
            ("take d2", "d2 holds no card. [P6]"),
        ],
    )
    def test_a_refusal_names_the_card_that_lies_there(
        self, move: str, said: str
    ) -> None:
        """[P6] And its place, not the one that was asked for."""
        state = started("put m07 c2 90")
        refusal = GAME.why_illegal(state, GAME.read(state, move))

        assert refusal is not None
        assert words("puzzle").refuse(refusal) == said

    def test_a_card_that_lies_wrong_is_told_and_not_refused(self) -> None:
        """[P6] m07 is open, and m01 is walled in the east."""
        state = started("put m01 c2 0", game=BLANK)

        assert refused(state, "put m07 d2 0", BLANK) == ""
        assert told(state, "put m07 d2 0", BLANK) == ["put", "misfits"]
        assert told(state, "put m07 e2 0", BLANK) == ["put"]

    def test_every_angle_is_offered(self) -> None:
        """[P6] Even those at which a card looks the same."""
        state = started("put m01 c2 0", game=BLANK)
        for angle in (0, 90, 180, 270):
            assert refused(state, f"put m28 d2 {angle}", BLANK) == ""


class TestEnd:
    def test_it_is_solved_when_every_seam_fits(self) -> None:
        """[P6] By the last card, and either way round."""
        for whole in (picture(), half_turn(picture())):
            *first, last = laying(whole)
            before = started(*first)
            outcome = GAME.outcome(after(before, last))

            assert GAME.outcome(before) is None
            assert outcome is not None
            assert (outcome.scores, outcome.reason) == ((1.0,), "assembled")
            assert outcome.params == {"moves": 28, "hints": 0}

    def test_a_full_frame_with_a_misfit_is_not_solved(self) -> None:
        """[P6] The last card is turned the wrong way."""
        *first, last = laying(picture())
        put, card, place, angle = last.split()
        turned = f"{put} {card} {place} {(int(angle) + 90) % 360}"
        state = started(*first, turned)

        assert GAME.outcome(state) is None
        assert GAME.to_move(state) == 0
        assert GAME.outcome(after(state, f"take {place}", last)) is not None


class TestHints:
    def test_five_clues_come_first(self) -> None:
        """[P3, P7] One by one; each is a move that is counted."""
        state = started()
        for clue in range(1, 6):
            (event,) = GAME.events(state, GAME.read(state, "hint"), 0)
            state = after(state, "hint")
            assert (event.code, event.params) == ("clue", {"clue": clue})

        assert (state.hints, state.moves) == (5, 0)
        assert told(state, "hint") == ["told"]

    def test_then_the_first_card_that_lies_wrong_is_told(self) -> None:
        """[P7] In the order of names: m01, and when it lies right, m02."""
        state = started(*["hint"] * 6)
        belongs = {CARD_IDS[card]: move for card, move in _true_moves().items()}

        assert GAME.write(state, state.told) == belongs["m01"]
        state = after(state, belongs["m01"])
        assert state.told == -1
        state = after(state, "hint")
        assert GAME.write(state, state.told) == belongs["m02"]

    def test_a_card_that_lies_elsewhere_is_told_too(self) -> None:
        """[P7] m01 lies, but not where it belongs."""
        place = _true_moves()[0].split()[2]
        elsewhere = "a1" if place != "a1" else "b1"
        state = started(f"put m01 {elsewhere} 0", *["hint"] * 6)

        assert GAME.write(state, state.told) == _true_moves()[0]

    def test_the_half_turn_counts_that_agrees_with_more_cards(self) -> None:
        """[P7] Two cards lie as in the turned picture, one as in the other."""
        turned = laying(half_turn(picture()))
        other = laying(picture())
        cards = [move.split()[1] for move in turned[3:5]]
        one = next(
            move
            for move in other
            if move.split()[1] not in cards
            and move.split()[2] not in [text.split()[2] for text in turned[3:5]]
        )
        state = started(*turned[3:5], one, *["hint"] * 6)

        assert GAME.write(state, state.told) in turned

    def test_what_was_told_stays_until_it_is_done(self) -> None:
        """[P7] Other moves leave it, a further hint repeats it."""
        state = started(*["hint"] * 6)

        assert after(state, "hint").told == state.told
        assert after(state, "put m28 a1 0", "take a1").told == state.told

    def test_a_deck_of_ones_own_has_clues_only(self) -> None:
        """[P7] Its picture is not known."""
        state = started(*["hint"] * 5, game=BLANK)

        assert refused(state, "hint", BLANK) == "no-known-place [P7]"
        assert refused(started(game=BLANK), "hint", BLANK) == ""
        assert "hint" not in [BLANK.write(state, m) for m in BLANK.legal_moves(state)]

    def test_our_deck_is_known_by_its_cards(self) -> None:
        """[P7] However it is named; with two cards exchanged it is another."""
        cards = rules().deck.cards
        swapped = (Card("m01", cards[1].sides), Card("m02", cards[0].sides))

        assert rules(game_of(rules().deck)).solution == picture()
        assert rules(game_of(Deck((*swapped, *cards[2:])))).solution is None


def _true_moves() -> dict[int, str]:
    """Return how each card is laid in the true picture."""
    moves = laying(picture())
    return {CARD_IDS.index(text.split()[1]): text for text in moves}


class TestPosition:
    def test_a_drawn_position_is_what_play_reaches(self) -> None:
        """Positions of these tests are real ones."""
        assert position("""
            .  .  .  .  .  .  .
            .  .  m07@90 .  .  .  .
            .  .  .  .  .  .  .
            .  .  .  .  .  .  m01
        """) == started("put m07 c2 90", "put m01 g4 0")
