"""Gears as text: what can be read, and what is said about what cannot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from tests.games.gears.drawing import GAME, position, rules, started
from tests.no_moves import why_none
from whiskerworks.core.errors import BadMove, BadPosition
from whiskerworks.games.gears import notation

SWAP = whiskerworks.load("gears", swap=True)
BLUE = whiskerworks.load("gears", first="blue")
FIFTEEN = "c1,c3,d2,e1,e3,f5,g1,g3,g7,h5,i3,i5,i7,j4,j6"


@pytest.mark.parametrize(
    "text", ["e3", "j10", "a1", "e3-f4", "swap", "first blue", "first red"]
)
def test_moves_are_written_as_the_rules_page_writes_them(text: str) -> None:
    """[G3, G4, G11] Legal or not."""
    assert GAME.write(GAME.start(), GAME.read(GAME.start(), text)) == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Type e3 to put"),
        ("E3", "Type e3 to put"),
        ("e 3", "Type e3 to put"),
        (" e3", "Type e3 to put"),
        ("e3-", "Type e3 to put"),
        ("e3-f4-g5", "Type e3 to put"),
        ("e3–f4", "Type it like this: e3-f4"),
        ("e3 - f4", "Type it like this: e3-f4"),
        ("e3 f4", "Type it like this: e3-f4"),
        ("e3 - k4", "There is no peg k4. Pegs run from a1 to j10."),
        ("red", "Type e3 to put a fresh cog on e3, or e3-f4 to move your cog"),
        ("pass", "Type e3 to put"),
        ("first green", "Type e3 to put"),
        ("e6", "There is no peg e6"),
        ("e03", "There is no peg e03"),
        ("e3-k1", "There is no peg k1"),
        ("j11", "There is no peg j11"),
        ("e٣", "There is no peg"),
    ],
)
def test_what_is_no_move_is_named(text: str, problem: str) -> None:
    """Nothing is guessed."""
    assert why_none(GAME, text).startswith(problem)


@given(st.text())
def test_any_text_is_a_move_or_a_named_mistake(text: str) -> None:
    """And a move that is read is written the same."""
    try:
        move = GAME.read(GAME.start(), text)
    except BadMove as problem:
        assert problem.text == text
    else:
        assert GAME.write(GAME.start(), move) == text


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        ("", "blue", "missing"),
        ("blue:- red:-", "turn", "missing"),
        ("blue:e3 red:g5 turn:green", "turn", "not one of blue, red"),
        ("blue:e3 red:g5 turn:blue turn:red", "turn", "appears twice"),
        ("blue:e3 red:g5 turn:blue colour:x", "colour:x", "fields are"),
        ("blue:e3 red:g5 turn:blue hello", "hello", "fields are"),
        ("blue:k3 red:g5 turn:blue", "blue", "no peg 'k3'"),
        ("blue:e3,,f4 red:g5 turn:blue", "blue", "no peg ''"),
        ("blue:e3 red:e3 turn:blue", "blue", "e3 carries more than one"),
        ("blue:e3,e3 red:g5 turn:blue", "blue", "e3 carries more than one"),
        ("blue:a1 red:g5 turn:blue", "blue", "a1 is a corner"),
        (f"blue:{FIFTEEN} red:e5 turn:blue", "blue", "15 loose cogs are more than 14"),
        (f"blue:e5 red:{FIFTEEN} turn:blue", "red", "15 loose cogs are more than 14"),
        ("blue:d1,d2,e2 red:g5 turn:blue", "blue", r"triangle of its own .* \[G6a\]"),
        ("blue:i1,j2 red:g5 turn:blue", "blue", r"triangle .* \[G6a\]"),
        ("blue:b1,b2 red:g5 turn:blue", "blue", r"corner shut .* \[G6b\]"),
        ("blue:i1 red:j2 turn:red", "blue", r"moved last.*locked by .* \[G6c\]"),
        ("blue:- red:g5 turn:blue", "stage", "both have a cog out"),
        ("blue:e3 red:- turn:blue", "stage", "both have a cog out"),
        ("blue:e3 red:- turn:red stage:opening", "stage", "before the first"),
        ("blue:e3 red:g5 turn:red stage:answer", "stage", "exactly one cog"),
        ("blue:- red:- turn:red stage:toss", "stage", "no toss"),
        ("blue:e3 red:g5 turn:blue stage:end", "stage", "not one of toss"),
        ("blue:e3 red:g5 turn:blue swapped:on", "swapped", "nobody can have"),
        ("blue:e3 red:g5 turn:blue past:e4", "past", "no cog's move"),
        ("blue:e3 red:g5 turn:blue past:e4-e3", "past", "no cog of the mover"),
        ("blue:e3 red:g5 turn:blue past:j10-g5", "red", "j10 is a corner"),
        ("blue:e3 red:- turn:red stage:answer past:e4-e3", "past", "before the"),
    ],
)
def test_a_position_that_cannot_occur_is_refused_with_the_place(
    text: str, where: str, problem: str
) -> None:
    """What is wrong, and where."""
    with pytest.raises(BadPosition, match=problem) as caught:
        GAME.read_state(text)
    assert caught.value.where == where


def test_a_past_must_be_legal() -> None:
    """[G10] The actions since the last fresh cog are refereed again."""
    with pytest.raises(BadPosition, match=r"past: e3-e4 is refused by G6c"):
        GAME.read_state("blue:i1,e4 red:j2 turn:red past:e3-e4")
    with pytest.raises(BadPosition, match=r"past: the game was over before i9-h8"):
        GAME.read_state(
            "blue:b1,c1,d1,e1,f1,g1,h1,i1 red:h8 turn:blue past:i9-h8",
        )


@pytest.mark.parametrize("first", ["blue", "red"])
def test_options_bear_on_positions(first: str) -> None:
    """[G3] Who begins is fixed when an option fixes it."""
    game = whiskerworks.load("gears", first=first)
    other = {"blue": "red", "red": "blue"}[first]

    with pytest.raises(BadPosition, match=f"turn: {first} begins"):
        game.read_state(f"blue:- red:- turn:{other} stage:opening")
    with pytest.raises(BadPosition, match="stage: there is no toss"):
        game.read_state("blue:- red:- turn:blue stage:toss")


def test_a_position_after_a_swap_reads_back() -> None:
    """[G11] Seats and colours come back as they were."""
    state = started("first blue", "e3", "swap", game=SWAP)
    text = SWAP.write_state(state)

    assert text == "blue:e3 red:- turn:red stage:middle swapped:on past:-"
    assert SWAP.read_state(text) == state


def test_what_is_usual_may_be_left_out() -> None:
    """Cogs and turn are enough."""
    state = GAME.read_state("turn:blue red:g5 blue:e3")
    assert GAME.write_state(state) == (
        "blue:e3 red:g5 turn:blue stage:middle swapped:off past:-"
    )


@given(st.text(st.sampled_from("blue:red turn-,jie109 past"), max_size=60))
def test_any_text_is_a_position_or_a_named_mistake(text: str) -> None:
    """Nothing else can come of reading one."""
    try:
        state = GAME.read_state(text)
    except BadPosition as problem:
        assert problem.where
    else:
        assert GAME.read_state(GAME.write_state(state)) == state


def test_a_board_reads_back_from_its_drawing() -> None:
    """With everything that `board` draws, signs and numbers included."""
    state = started("first blue", "i1", "e4", "e5", "j2")
    drawing = GAME.board(GAME.view(state, None))
    again = notation.read_board(rules(), drawing, "blue")

    assert again == state
    assert GAME.board(GAME.view(again, None)) == drawing
    assert "Bx" in drawing
    assert "r>  b<" in drawing


EMPTY = GAME.board(GAME.view(started("first blue"), None))


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("*", ".", "a1"),
        ("B", "b", "j1"),
        ("R", ".", "j10"),
        ("c                 .", "c                 q", "c1"),
        ("c                 .", "c                 bq", "c1"),
        ("c                 .", "c                 . .", "row c"),
        ("\nc ", "\n\nc ", ""),
        ("\nc ", "\nd ", "row c"),
        ("\nd               .   .   .   .", "", "drawing"),
    ],
)
def test_a_wrong_drawing_is_refused_with_the_place(
    old: str, new: str, where: str
) -> None:
    """Row or peg."""
    assert old in EMPTY
    drawing = EMPTY.replace(old, new)
    if not where:
        assert position(drawing).blue == position(EMPTY).blue
        return
    with pytest.raises(BadPosition) as caught:
        position(drawing)
    assert caught.value.where == where
