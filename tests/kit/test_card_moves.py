"""The moves that games with Maze Cards share: one number, one text."""

import pytest

from whiskerworks.core.errors import BadMove
from whiskerworks.core.message import format_param
from whiskerworks.kit import card_moves
from whiskerworks.kit.card_moves import (
    FIRST_OWN_MOVE,
    explain_bad_move,
    read_move,
    write_move,
)

BLOCKS = {
    "m01 a1 0": card_moves.PLACE,
    "m28 i9 270": card_moves.DROP - 1,
    "drop m01 a1 0": card_moves.DROP,
    "start m01 a1 0": card_moves.START_CARD,
    "spin a1 90": card_moves.SPIN,
    "spin i9 270": card_moves.MOUSE_WALK - 1,
    "mouse a1": card_moves.MOUSE_WALK,
    "cat a1": card_moves.CAT_WALK,
    "arrive a1": card_moves.ARRIVE,
    "skip": card_moves.SKIP,
    "belt m01": card_moves.BELT_CARD,
    "draw m01": card_moves.DRAW_CARD,
    "draw m28": card_moves.DRAW_CAT - 1,
    "draw cat": card_moves.DRAW_CAT,
    "draw cucumber": card_moves.DRAW_CUCUMBER,
}


def test_every_number_has_a_text_of_its_own_that_reads_back() -> None:
    """Nothing is said in two ways, and nothing said means two things."""
    texts = [write_move(move) for move in range(FIRST_OWN_MOVE)]

    assert len(set(texts)) == FIRST_OWN_MOVE
    assert [read_move(text) for text in texts] == list(range(FIRST_OWN_MOVE))


@pytest.mark.parametrize(("text", "move"), BLOCKS.items())
def test_blocks_of_moves_begin_where_the_page_says(text: str, move: int) -> None:
    """[M7 to M16] Records are text, but programs know the numbers."""
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize("text", ["", "m07", "m07 e4", "spin e4", "deal 0 cat", "Skip"])
def test_what_is_no_shared_move_is_left_to_the_game(text: str) -> None:
    """It may be one of the game's own."""
    assert read_move(text) == -1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("m29 e4 90", r"bad-card \(name=m29, first=m01, last=m28\)"),
        ("m07 j4 90", r"bad-cell \(name=j4, first=a1, last=i9\)"),
        ("m07 e4 45", r"bad-angle \(known=0, 90, 180, 270\)"),
        ("spin e4 0", r"bad-angle \(known=90, 180, 270\)"),
        ("mouse e0", "bad-cell"),
        ("draw m00", "bad-card"),
    ],
)
def test_what_there_is_not_is_named(text: str, problem: str) -> None:
    """[M3, M4] Cards, cells and angles."""
    with pytest.raises(BadMove, match=problem):
        read_move(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("m07", "bad-no-lie(like=m07 e4 90)"),
        ("drop m07", "bad-no-lie(like=drop m07 e4 90)"),
        ("m07 e4", "bad-no-angle(like=m07 e4 90)"),
        ("7 e4", "bad-no-angle(like=m07 e4 90)"),
        ("m07e4 90", "bad-spelling(like=m07 e4 90)"),
        ("e4", "bad-no-walker(walk=cat e4, place=m07 e4 90)"),
        ("cat", "bad-no-cell(like=cat e4)"),
        ("foo", "bad-form(hint=move-hint())"),
        ("", "bad-form(hint=move-hint())"),
    ],
)
def test_half_a_move_is_told_what_is_missing(text: str, told: str) -> None:
    """As far as can be told."""
    assert format_param(explain_bad_move(text, "cat")) == told
