"""Which positions of arena come in, where one number decides."""

import pytest

import whiskerworks
from whiskerworks.core.errors import BadOption, BadPosition

GAME = whiskerworks.load("arena", side=4)
PLACE = "cat:d4 mice:c2,g4 cheese:c3,f3"
WHOLE = "dice:cat1,move1,move1,move1,move1,cheese1,cheese1,cheese1,cheese1"


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        (f"{PLACE},c2 dice:move1 turn:0", "cheese", "c2 holds something already"),
        (
            "cat:d4 mice:c2,g4,g1 cheese:- dice:move1 turn:0",
            "mice",
            "there are 2, one for each seat",
        ),
        (
            f"{PLACE} dice:- roll:10 turn:0",
            "roll",
            "not a whole number from 0 to 9",
        ),
        (
            f"{PLACE} dice:cat1,cheese1 roll:7 turn:0",
            "dice",
            "with 7 to roll, 1 move dice are rolled",
        ),
        (
            f"{PLACE} dice:- roll:9 turn:0 anchor:1",
            "roll",
            "nobody has had a turn before all is rolled",
        ),
        (
            f"{PLACE} scores:7,0 dice:move1 turn:1 idle:1",
            "idle",
            "a die of this round is used",
        ),
        (
            f"{PLACE} scores:7,0 dice:move1 turn:1 anchor:0",
            "turn",
            "the seat after the winner",
        ),
        (f"{PLACE} dice:- turn:0 idle:2 round:99", "dice", "the game is not over"),
    ],
)
def test_one_too_many_is_refused(text: str, where: str, reason: str) -> None:
    """[A4, A6, A13, A14] A mouse, a die, a turn or a round."""
    with pytest.raises(BadPosition, match=reason) as caught:
        GAME.read_state(text)
    assert str(caught.value).startswith(where)


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        (f"{PLACE} dice:- roll:9 turn:1", "turn:1 anchor:1 idle:1 round:1"),
        (f"{PLACE} {WHOLE} turn:1 idle:2", "turn:1 anchor:1 idle:2 round:2"),
        (f"{PLACE} dice:move1 turn:1", "turn:1 anchor:1 idle:0 round:1"),
    ],
)
def test_what_is_left_out_follows_from_the_rest(text: str, filled: str) -> None:
    """[A12, A14] Who has passed, how many rounds were idle, and so at least played."""
    assert GAME.write_state(GAME.read_state(text)).endswith(filled)


@pytest.mark.parametrize(("side", "cheese"), [(4, "c3,f3"), (7, "a1,a2"), (7, "m1,m7")])
def test_a_round_with_all_dice_need_not_be_idle_if_cheese_lies(
    side: int, cheese: str
) -> None:
    """[A11, A14] It may have been put there in this round, at either end."""
    game = whiskerworks.load("arena", side=side)
    text = f"cat:d4 mice:c2,g4 cheese:{cheese} {WHOLE} turn:0 idle:0"

    assert "idle:0" in game.write_state(game.read_state(text))


@pytest.mark.parametrize("ends", ["idle:3 round:7", "idle:1 round:100"])
def test_a_game_that_is_over_by_idling_or_by_rounds_reads_back(ends: str) -> None:
    """[A14] Either is enough."""
    state = GAME.read_state(f"{PLACE} dice:- turn:1 {ends}")

    assert GAME.outcome(state) is not None
    assert GAME.read_state(GAME.write_state(state)) == state


def test_after_the_last_round_no_die_is_rolled() -> None:
    """[A6, A14] What was played to its end reads back, too."""
    game = whiskerworks.load("arena", side=4, round_limit=5)
    state = game.read_state(f"{PLACE} dice:move1 turn:0 anchor:1 round:5")
    for text in ("pass", "move1 d2"):
        over = game.play(state, game.read(state, text))

        assert " dice:- roll:0 " in game.write_state(over)
        assert game.read_state(game.write_state(over)) == over


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("side", 4, 7), ("goal", 1, 99), ("round_limit", 1, 100_000)],
)
def test_options_have_their_bounds(option: str, least: int, most: int) -> None:
    """[A1, A13, A14] Both can be chosen, and nothing beyond them."""
    for value in (least, most):
        assert whiskerworks.load("arena", **{option: value}).options[option] == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadOption, match=option):
            whiskerworks.load("arena", **{option: value})
