"""Recorded games, typed line by line at a real table."""

from pathlib import Path

import pytest

import whiskerworks
from tests.terminal.referee.records import (
    RECORDS,
    kept,
    name,
    shortly,
    some,
    with_options,
)
from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.record import Record
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load_record
from whiskerworks.terminal.referee.history import History
from whiskerworks.terminal.referee.lenient_parser import UnexpectedOutcome
from whiskerworks.terminal.referee.possible_worlds import worlds_at_start


def typed(played: Record) -> History:
    """Return the history of a record that is typed, with abbreviated chance."""
    course = History([worlds_at_start(load_record(played))])
    for ply in played.plies:
        if ply.text.startswith("deal "):
            continue  # it was skipped
        course.play_line(shortly(ply.text) if ply.seat == CHANCE else ply.text)
        while course.pending is not None:
            secret = played.plies[course.pending.needed.ply].text
            course.play_line(secret.split()[-1])
    return course


@pytest.mark.parametrize("path", some(RECORDS), ids=name)
def test_a_recorded_game_can_be_typed_and_ends_as_it_did(path: Path) -> None:
    """Several records of each game; secrets are revealed when asked for."""
    played = kept(path)
    worlds = typed(played).worlds

    assert worlds.record(played.tags) == with_options(played)
    outcome = worlds.game.outcome(worlds.state)
    assert outcome is not None
    assert outcome.reason == played.end


def arena() -> History:
    """Return a table of arena for two, where seat 0 starts."""
    course = History([worlds_at_start(whiskerworks.load("arena", 2))])
    course.play_line("0")
    return course


def texts(course: History) -> list[str]:
    """Return the plies, as far as they are known."""
    return [step.text for step in course.worlds.steps]


def test_all_dice_can_be_typed_on_one_line() -> None:
    """[A6] In any order."""
    course = arena()
    course.play_line("move1 cat3 move3 move1 move2")

    assert texts(course)[1:] == ["roll cat 3"] + [
        f"roll move {value}" for value in (1, 3, 1, 2)
    ]
    assert course.worlds.mover == 0


def test_a_line_is_played_as_a_whole_or_not_at_all() -> None:
    """A mistake at its end leaves nothing of its beginning."""
    course = arena()
    with pytest.raises(UnexpectedOutcome):
        course.play_line("cat3 move1 move1 move9")
    assert course.discarded_plies == 3
    assert texts(course) == ["start 0"]

    with pytest.raises(UnexpectedOutcome):
        course.play_line("cat3 1 1 1 1 1")
    assert texts(course) == ["start 0"]


def test_a_move_and_the_chance_after_it_fit_on_one_line() -> None:
    """But two moves of players need a separator."""
    course = History([worlds_at_start(whiskerworks.load("gears"))])
    with pytest.raises(UnexpectedOutcome):
        course.play_line("blue e3 f4")
    course.play_line("blue; e3; g5")

    assert texts(course) == ["first blue", "e3", "g5"]


def test_chance_is_refused_by_the_rules() -> None:
    """[A6] For the wrong die; [M8] for a card that is already used."""
    course = arena()
    with pytest.raises(IllegalMove) as refused:
        course.play_line("cheese2")
    assert refused.value.refusal.code == "wrong-die"

    course = History([worlds_at_start(whiskerworks.load("maze", 2))])
    course.play_line("13, 22, 20 10")
    with pytest.raises(IllegalMove) as refused:
        course.play_line("m13")
    assert refused.value.refusal.code == "card-gone"
    with pytest.raises(IllegalMove) as refused:
        course.play_line("m20 d5 90")
    assert refused.value.refusal.code == "belt-due"


def test_moves_of_players_are_refused_by_the_rules() -> None:
    """As at every table."""
    course = History([worlds_at_start(whiskerworks.load("gears", first="blue"))])
    with pytest.raises(IllegalMove):
        course.play_line("j1")
    with pytest.raises(BadMove):
        course.play_line("hello")


def maze() -> History:
    """Return a table of maze for two, where seat 1 has begun."""
    course = History([worlds_at_start(whiskerworks.load("maze", 2))])
    course.play_line("13; 22; 20 10 28 4; 1")
    return course


def test_a_secret_is_revealed_after_the_move_that_needs_it() -> None:
    """[M10] Or when it is asked for."""
    course = maze()
    course.play_line("reveal cheese")
    assert texts(course)[-1] == "reveal"

    course = maze()
    course.play_line("reveal")
    assert course.pending is not None
    assert texts(course)[-1] == "begin 1"
    with pytest.raises(UnexpectedOutcome):
        course.play_line("dog")
    course.play_line("cheese")
    assert texts(course)[-1] == "reveal"


def test_a_secret_that_cannot_be_revealed_now_is_refused_by_its_rule() -> None:
    """[M10b] The cat waits for the Cat."""
    course = maze()
    with pytest.raises(IllegalMove) as refused:
        course.play_line("reveal cat")
    assert refused.value.refusal.code == "no-cat-yet"
    assert course.pending is None


def test_undoing_forgets_revealed_secrets() -> None:
    """It may have been a typing error."""
    course = maze()
    course.play_line("reveal cheese")
    undone = course.undo()

    assert undone is not None
    assert undone.text == "reveal"
    assert len(course.worlds.matches) == 12
    course.play_line("reveal mouse")
    assert texts(course)[-1] == "reveal"


def test_everything_can_be_taken_back() -> None:
    """A secret draw is undone with the ply before it."""
    course = maze()
    undone = []
    while (step := course.undo()) is not None:
        undone.append(step.text)

    belt = ["belt m04", "belt m28", "belt m10", "belt m20"]
    assert undone == ["begin 1", *belt, "start m22 e6 270", "start m13 f5 180"]
    assert texts(course) == []
