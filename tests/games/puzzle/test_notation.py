"""The puzzle as text: what can be read, and what is said about what cannot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from tests.games.puzzle.drawing import (
    GAME,
    after,
    deck_of,
    game_of,
    laying,
    picture,
    started,
)
from tests.no_moves import why_none
from whiskerworks.core.errors import BadMove, BadOption, BadPosition
from whiskerworks.games.puzzle.state import HINT, MOVE_LIMIT, card_placed_by
from whiskerworks.kit.picture_assembly import half_turn

OWN = game_of(deck_of(m01="o(shelf),o(crumbs),w,h"))
TRUE = laying(picture())[0].removeprefix("put ").replace(" ", "-")


@pytest.mark.parametrize(
    "text", ["put m07 c2 90", "put m28 g4 0", "take a1", "take g4", "hint"]
)
def test_moves_are_written_as_the_rules_page_writes_them(text: str) -> None:
    """[P6, P7] Legal or not."""
    assert GAME.write(GAME.start(), GAME.read(GAME.start(), text)) == text


def test_every_number_is_a_move() -> None:
    """And reads back; the last is the hint."""
    start = GAME.start()
    for move in range(MOVE_LIMIT):
        assert GAME.read(start, GAME.write(start, move)) == move
    assert HINT == MOVE_LIMIT - 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Type put m07 c2 90 to place"),
        ("PUT m07 c2 90", "Type put m07 c2 90 to place"),
        ("put m07  c2 90", "Type put m07 c2 90 to place"),
        ("put m07 c2 90 ", "Type it like this: put m07 c2 90"),
        ("take", "Add the place, as in take c2."),
        ("put 7 c2", "Add the angle, as in put m07 c2 90."),
        ("put m03c2 90", "Type it like this: put m03 c2 90"),
        ("put m03 c2 90°", "Type it like this: put m03 c2 90"),
        ("put m30 c2", "There is no card m30. Cards run from m01 to m28."),
        ("put m03 h9", "There is no place h9. Places run from a1 to g4."),
        ("7 c2 45", "Use one of these angles: 0, 90, 180, 270."),
        ("hints", "Type put m07 c2 90 to place"),
        ("put m07 c2", "Add the angle, as in put m07 c2 90"),
        ("put m07", "Add the place and the angle, as in put m07 c2 90"),
        ("m07 c2 90", "Type it like this: put m07 c2 90"),
        ("put m29 c2 90", "There is no card m29. Cards run from m01 to m28"),
        ("put m7 c2 90", "There is no card m7"),
        ("put m07 h2 90", "There is no place h2. Places run from a1 to g4"),
        ("put m07 c5 90", "There is no place c5"),
        ("take c0", "There is no place c0"),
        ("take h1", "There is no place h1. Places run from a1 to g4"),
        ("take a5", "There is no place a5. Places run from a1 to g4"),
        ("take a11", "There is no place a11. Places run from a1 to g4"),
        ("take a", "Type put m07 c2 90 to place"),
        ("take 1a", "Type put m07 c2 90 to place"),
        ("put m07 c2 45", "Use one of these angles: 0, 90, 180, 270."),
        ("put m07 c2 090", "Use one of these angles: 0, 90, 180, 270."),
        ("put m07 c2 360", "Use one of these angles: 0, 90, 180, 270."),
    ],
)
def test_what_is_no_move_is_named(text: str, problem: str) -> None:
    """Nothing is guessed."""
    assert why_none(GAME, text).startswith(problem)


@given(st.text(st.sampled_from("put take hint m0712 c2 90"), max_size=20))
def test_any_text_is_a_move_or_a_named_mistake(text: str) -> None:
    """And a move that is read is written the same."""
    try:
        move = GAME.read(GAME.start(), text)
    except BadMove as problem:
        assert problem.text == text
    else:
        assert GAME.write(GAME.start(), move) == text


def test_a_position_is_written_on_one_line() -> None:
    """Frame, counts and what was told; and it reads back."""
    state = started("put m07 c2 90", "put m01 a1 0", "take a1", "hint")
    text = GAME.write_state(state)

    assert text == "frame:m07-c2-90 moves:3 hints:1 told:-"
    assert GAME.read_state(text) == state
    told = started(*["hint"] * 6)
    assert GAME.read_state(GAME.write_state(told)) == told


def test_what_is_usual_may_be_left_out() -> None:
    """The frame is enough."""
    state = GAME.read_state("frame:m07-c2-90,m01-a1-0")
    assert GAME.write_state(state) == (
        "frame:m01-a1-0,m07-c2-90 moves:2 hints:0 told:-"
    )


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        ("", "frame", "missing"),
        ("frame:- frame:-", "frame", "appears twice"),
        ("frame:- tray:m01", "tray:m01", "fields are"),
        ("frame:m07", "frame", "'m07' is no card in the frame, like m07-c2-90"),
        ("frame:m29-c2-90", "frame", "'m29-c2-90' is no card"),
        ("frame:m07-c5-90", "frame", "'m07-c5-90' is no card"),
        ("frame:m07-c2-45", "frame", "'m07-c2-45' is no card"),
        ("frame:m07-c2-90,", "frame", "'' is no card"),
        ("frame:m07-c2-90,m07-c3-0", "frame", "m07 lies there twice"),
        ("frame:m07-c2-90,m08-c2-0", "frame", "two cards lie at c2"),
        ("frame:m07-c2-90 moves:0", "moves", "0 moves cannot leave 1 cards"),
        ("frame:m07-c2-90,m08-c3-0 moves:0", "moves", "0 moves cannot leave 2"),
        ("frame:m07-c2-90 moves:2", "moves", "2 moves cannot leave 1 cards"),
        ("frame:- moves:x", "moves", "'x' is not a whole number"),
        ("frame:- hints:-1", "hints", "'-1' is not a whole number"),
        ("frame:- hints:6 told:c2", "told", "'c2' is no card in the frame"),
        (f"frame:- hints:5 told:{TRUE}", "told", "the first 5 hints"),
        (f"frame:{TRUE} hints:6 told:{TRUE}", "told", "lies at a1 already"),
    ],
)
def test_a_position_that_cannot_occur_is_refused_with_the_place(
    text: str, where: str, problem: str
) -> None:
    """What is wrong, and where."""
    with pytest.raises(BadPosition, match=problem) as caught:
        GAME.read_state(text)
    assert caught.value.where == where


def test_what_was_told_of_the_turned_picture_reads_back() -> None:
    """[P5, P7] Two cards lie as in the half turn, so hints speak of that one."""
    turned = half_turn(picture())
    state = started(*laying(turned)[:2], *["hint"] * 6)

    text = GAME.write_state(state)
    assert not text.endswith("told:-")
    assert GAME.read_state(text) == state
    card, place, angle = card_placed_by(state.told)
    assert turned[place] == (card, angle)


def test_only_a_true_place_can_have_been_told() -> None:
    """[P7] Here the card is turned wrong."""
    card, place, angle = TRUE.split("-")
    wrong = f"{card}-{place}-{(int(angle) + 90) % 360}"
    with pytest.raises(BadPosition, match="is not where that card belongs"):
        GAME.read_state(f"frame:- hints:6 told:{wrong}")
    text = f"frame:- moves:0 hints:6 told:{TRUE}"
    assert GAME.write_state(GAME.read_state(text)) == text


def test_hints_end_where_the_picture_is_not_known() -> None:
    """[P7] Five clues, and no more."""
    text = "frame:- moves:0 hints:5 told:-"
    assert OWN.write_state(OWN.read_state(text)) == text
    with pytest.raises(BadPosition, match="hints: there are 5 hints where"):
        OWN.read_state("frame:- hints:6")


@given(st.text(st.sampled_from("frame:m07-c2,90 hints:6told -"), max_size=50))
def test_any_text_is_a_position_or_a_named_mistake(text: str) -> None:
    """Nothing else can come of reading one."""
    try:
        state = GAME.read_state(text)
    except BadPosition as problem:
        assert problem.where
    else:
        assert GAME.read_state(GAME.write_state(state)) == state


def test_the_frame_is_drawn_with_walls_holes_motifs_and_misfits() -> None:
    """Seven columns and three lines a card; ! where a side does not fit."""
    game = game_of(deck_of(m01="o(crumbs),w(lamp),h(clock),h", m02="w,o,o(yarn),o"))
    state = started("put m01 b1 0", "put m02 c1 180", game=game)
    lines = game.board(game.view(state, None)).splitlines()

    assert lines[:6] == [
        "      a       b       c       d       e       f       g",
        "  #########################################################",
        "  #.     . +  C  + +  Y  + .     . .     . .     . .     .#",
        "1 #   a1   o m01L|!  m02      d1      e1      f1      g1  #",
        "  #.     . +=oKo=+ +=====+ .     . .     . .     . .     .#",
        "  #                                                       #",
    ]
    assert "m01" not in "\n".join(lines[18:])
    assert max(len(line) for line in lines) <= 80


def test_a_misfit_at_the_frame_is_drawn_on_the_frame() -> None:
    """Below a walled trail, and left of one."""
    game = game_of(deck_of(m01="w(crumbs),o,o,o", m02="w(crumbs),o,o,o"))
    state = started("put m01 b4 180", "put m02 a1 270", game=game)
    lines = game.board(game.view(state, None)).splitlines()

    assert lines[17] == "  " + "#" * 12 + "!" + "#" * 44
    assert lines[3].startswith("1 !|Cm02")


def test_motifs_that_are_not_ours_are_explained_below() -> None:
    """The legend cannot know them."""
    assert OWN.board(OWN.view(OWN.start(), None)).splitlines()[-1] == "S=shelf"
    assert "=" not in GAME.board(GAME.view(GAME.start(), None)).splitlines()[-1][:2]


def test_a_whole_picture_has_no_tray() -> None:
    """And no mark on it."""
    drawn = GAME.board(GAME.view(started(*laying(picture())), None))
    assert len(drawn.splitlines()) == 18
    assert "!" not in drawn


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        ("ours", "no deck of ours is 'ours'"),
        ("0123456789abcdef m01=o,o,o,o", "card m02: it is missing"),
        ("0123456789abcdef m01=o,o,o,x", "card m01, side W: 'x' is no side"),
    ],
)
def test_a_text_that_is_no_deck_is_refused(deck: str, problem: str) -> None:
    """[M3] Card and side are named."""
    with pytest.raises(BadOption, match=problem):
        whiskerworks.load("puzzle", deck=deck)


def test_moves_of_another_deck_are_the_same_moves() -> None:
    """A number means the same whatever is on the cards."""
    state = started("put m01 a1 0", game=OWN)
    assert OWN.write_state(after(state, "take a1", game=OWN)).startswith("frame:- ")
