"""A match: the one way in which a game is played, move by move."""

import copy
import pickle
from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests import corpus
from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.match import (
    Match,
    match_from_moves,
    seeded_match,
    weighted_dealer,
)
from whiskerworks.core.message import Params, Refusal
from whiskerworks.core.seat import CHANCE, GAME_OVER

GEARS = whiskerworks.load("gears")
BLUE = whiskerworks.load("gears", first="blue")
OPENING = ["e3", "e4", "f5"]


def opened() -> Match:
    """Return a match of gears after the coin and a few moves."""
    match = Match(GEARS)
    match.play_text(int(CHANCE), "first blue")
    for number, text in enumerate(OPENING):
        match.play_text(number % 2, text)
    return match


def test_a_match_knows_every_position_mover_and_move() -> None:
    """They follow from each other by the game's own verbs."""
    match = opened()

    assert match.ply == len(match.moves) == 4
    assert [match.text(ply) for ply in range(1, 4)] == OPENING
    for ply, move in enumerate(match.moves):
        before = match.states[ply]
        assert GEARS.to_move(before) == match.movers[ply]
        assert GEARS.play(before, move) == match.states[ply + 1]
    assert match.state == match.states[-1]
    assert match.mover == match.movers[-1] == 1
    assert match.outcome() is None


@pytest.mark.parametrize("seat", [0, int(CHANCE), 7])
def test_a_refused_move_changes_nothing(seat: int) -> None:
    """It is the turn of seat 1; and a peg that is taken stays taken."""
    match = opened()
    before = match.copy()
    with pytest.raises(IllegalMove):
        match.play_text(seat, "g4")
    with pytest.raises(IllegalMove):
        match.play_text(1, "e3")
    with pytest.raises(BadMove):
        match.play_text(1, "z99")

    assert match.moves == before.moves
    assert match.states == before.states
    assert match.movers == before.movers


def test_a_move_can_be_tried_before_it_is_played() -> None:
    """What comes of it is what then happens."""
    match = opened()
    move, after = match.after(1, "g4")

    assert match.ply == 4
    assert match.after(1, "g4") == (move, after)
    with pytest.raises(IllegalMove):
        match.after(0, "g4")
    match.play_text(1, "g4")
    assert match.state is after
    assert match.moves[-1] == move
    with pytest.raises(IllegalMove):
        match.after(1, "g4")


def test_who_is_no_dealer_cannot_draw() -> None:
    """A match without one says so; its draws are played like other moves."""
    match = Match(GEARS)

    assert match.mover == CHANCE
    with pytest.raises(ValueError, match="no dealer"):
        match.settle()
    match.play_text(int(CHANCE), "first red")
    assert list(match.settle()) == []


def test_the_dealer_draws_all_that_chance_does_in_a_row() -> None:
    """Up to the first choice of a seat; the same by the same seed."""
    game = whiskerworks.load("maze", 3)
    one, other, third = [seeded_match(game, seed) for seed in (5, 5, 6)]
    drawn = one.settle()
    other.settle()
    third.settle()

    assert drawn == range(one.ply)
    assert {one.movers[ply] for ply in drawn} == {CHANCE}
    assert one.mover is not None
    assert one.mover >= 0
    assert one.moves == other.moves != third.moves


def test_a_match_is_played_on_to_its_end_or_for_so_many_moves() -> None:
    """Every ply is told once it is played."""
    draw = weighted_dealer(GEARS, Random(3))
    match = Match(GEARS, draw)
    told = list(match.play_on(lambda _: draw(match.state), 5))
    told += match.play_on(lambda _: draw(match.state))

    assert told == list(range(match.ply))
    assert match.mover is None
    assert match.movers[-1] == GAME_OVER
    assert match.outcome() == GEARS.outcome(match.state) is not None
    assert list(match.play_on(lambda _: draw(match.state))) == []
    with pytest.raises(IllegalMove):
        match.play(0, 1)


def test_moves_are_taken_back() -> None:
    """All from one on; then the game goes on as if they had not been."""
    match = opened()
    match.undo(2)

    assert [match.text(ply) for ply in range(1, match.ply)] == OPENING[:1]
    assert match.mover == 1
    assert match.state == match.states[2]
    match.play_text(1, "g4")
    assert match.ply == 3
    for ply in (3, -1):
        with pytest.raises(ValueError, match=f"from ply 3 to {ply}"):
            match.undo(ply)


def test_the_last_choice_is_of_a_seat_that_is_asked_about() -> None:
    """And of a ply which it chose itself."""
    match = opened()

    assert match.last_choice([0]) == 3
    assert match.last_choice([1]) == 2
    assert match.last_choice([0, 1]) == 3
    assert match.last_choice([0], lambda ply: ply < 3) == 1
    assert match.last_choice([0], lambda ply: ply < 1) is None
    assert match.last_choice([]) is None


def test_what_showed_a_secret_is_found() -> None:
    """In maze a revealed agenda, the first from a ply on."""
    found = 0
    for path in corpus.PATHS:
        if not corpus.name_of(path).startswith("maze/"):
            continue
        played = corpus.replayed(path)
        match = match_from_moves(played.game, moves_of(played))
        final = [ply for ply in range(match.ply) if match.is_final(ply)]
        found += len(final)
        for since in range(match.ply + 1):
            later = [ply for ply in final if ply >= since]
            assert match.first_final(since) == (later[0] if later else None)
    assert found > 0


def moves_of(played: corpus.Replayed) -> list[int]:
    """Return the moves of a recorded game."""
    pairs = zip(played.states, played.record.plies, strict=False)
    return [played.game.read(state, ply.text) for state, ply in pairs]


@pytest.mark.parametrize("path", corpus.PATHS[::7], ids=corpus.name_of)
def test_the_record_of_a_match_says_all_of_it(path: Path) -> None:
    """Followed move by move, a recorded game gives the same record."""
    played = corpus.replayed(path)
    match = match_from_moves(played.game, moves_of(played))
    kept = match.record(played.record.tags)

    assert kept.plies == played.record.plies
    assert kept.end == (
        "" if played.record.is_ended_by_players() else played.record.end
    )
    assert kept.tags == played.record.tags
    assert match.states == played.states


def test_a_match_that_begins_in_the_middle_has_no_record() -> None:
    """Nobody knows what led there."""
    state = GEARS.read_state("blue:e3 red:f4 turn:blue")
    match = Match(GEARS, start=state)
    match.play_text(0, "e4")

    assert not match.is_whole
    assert match.states[0] == state
    with pytest.raises(ValueError, match="begins where the game does"):
        match.record()


@pytest.mark.parametrize("start", [None, "blue:e3 red:f4 turn:red"])
@pytest.mark.parametrize("kind", ["copy", "copy.copy", "pickle"])
def test_a_copy_goes_on_by_itself(kind: str, start: str | None) -> None:
    """From where the match stood, and without touching it."""
    state = None if start is None else GEARS.read_state(start)
    match = Match(GEARS, start=state)
    if state is None:
        match.play_text(int(CHANCE), "first blue")
        match.play_text(0, "e3")
    other = copied(match, kind)
    count = match.ply
    other.play_text(1, "g4")

    assert other.is_whole == match.is_whole
    assert match.ply == count
    assert other.ply == count + 1
    assert other.states[:-1] == match.states
    other.undo(count)
    assert other.state == match.state


def copied(match: Match, kind: str) -> Match:
    """Return a copy, made in one of several ways."""
    if kind == "copy":
        return match.copy()
    again = pickle.loads(pickle.dumps(match)) if kind == "pickle" else copy.copy(match)
    assert isinstance(again, Match)
    return again


def test_a_legal_move_of_the_seat_on_turn_is_played() -> None:
    """And the position before it is as it was."""
    match = Match(BLUE)
    match.play_text(0, "e3")

    assert BLUE.to_move(match.state) == 1
    assert match.states[0] == BLUE.start()


@pytest.mark.parametrize(
    ("seat", "code", "named"),
    [
        (1, "not-your-turn", {"seat": 1, "turn": 0}),
        (7, "no-such-seat", {"seat": 7}),
        (-2, "no-such-seat", {"seat": -2}),
        (CHANCE, "chance-not-on-turn", {"turn": 0}),
    ],
)
def test_nobody_else_may_move(seat: int, code: str, named: Params) -> None:
    """Not the other player, not a stranger; chance is told whose turn it is."""
    with pytest.raises(IllegalMove, match=rf"e3 is refused: {code}") as caught:
        Match(BLUE).play_text(seat, "e3")
    assert caught.value.refusal == Refusal(code, named)


def test_nobody_decides_for_chance() -> None:
    """A coin is tossed, not laid."""
    with pytest.raises(IllegalMove) as caught:
        Match(GEARS).play_text(1, "first red")
    assert caught.value.refusal == Refusal("chance-on-turn", {"seat": 1})


def test_a_refusal_names_the_move_the_reason_and_the_rule() -> None:
    """So that the table can say it."""
    with pytest.raises(
        IllegalMove, match=r"^j1-e3 is refused: corner-wheel \(peg=j1\) \[G2\]$"
    ):
        Match(BLUE).play_text(0, "j1-e3")


def test_a_number_that_is_no_move_is_refused_too() -> None:
    """Numbers come from programs, and programs err."""
    with pytest.raises(IllegalMove, match=r"^99999 is refused: no-such-move") as caught:
        Match(BLUE).play(0, 99_999)
    assert caught.value.refusal == Refusal("no-such-move", {"move": 99_999})


def test_a_text_that_is_no_move_is_not_even_refused() -> None:
    """It is another mistake: nothing of this game is written like that."""
    with pytest.raises(BadMove, match="'e11' is not a move: bad-peg"):
        Match(BLUE).play_text(0, "e11")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    """Whoever asks."""
    match = Match(BLUE)
    for text in ["i3", "j2", "i5", "j4", "i2", "j3"]:
        match.play_text(match.movers[-1], text)

    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="over"):
            match.play_text(seat, "e3")
