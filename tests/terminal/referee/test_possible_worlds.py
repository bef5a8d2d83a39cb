"""All positions that agree with what is known, side by side."""

from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests.terminal.referee.records import RECORDS, kept, name, with_options
from whiskerworks.core import record
from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.match import Match, weighted_dealer
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.terminal.referee.possible_worlds import (
    PossibleWorlds,
    SecretNeeded,
    worlds_at_start,
    worlds_from_record,
)

MAZE = [path for path in RECORDS if path.parts[-3] == "maze"]
SETUP = ["start m13 f5 180", "start m22 e6 270"]
SETUP += ["belt m20", "belt m10", "belt m28", "belt m04"]


def dealt(seats: int = 2, begins: int = 1) -> PossibleWorlds:
    """Return the worlds of a game of maze after its agendas are dealt."""
    worlds = worlds_at_start(whiskerworks.load("maze", seats))
    for text in SETUP:
        worlds = worlds.play(text)
    while worlds.is_secret_draw():
        worlds = worlds.after_secret_draw()
    return worlds.play(f"begin {begins}")


def wandering(seats: int, seed: int) -> Record:
    """Return the record of a random game of maze."""
    game = whiskerworks.load("maze", seats)
    draw = weighted_dealer(game, Random(seed))
    match = Match(game, draw)
    for _ in match.play_on(lambda _: draw(match.state)):
        pass
    return match.record()


@pytest.mark.parametrize(("seats", "ways"), [(2, 12), (3, 24), (4, 24)])
def test_a_secret_deal_is_followed_in_every_way(seats: int, ways: int) -> None:
    """[M7] Four agendas for so many seats; everybody sees the same in each world."""
    worlds = dealt(seats)
    game = worlds.game

    assert len({world.state for world in worlds.matches}) == ways
    assert len({game.view(world.state, None) for world in worlds.matches}) == 1
    assert [step.text for step in worlds.steps[6:-1]] == [""] * seats
    assert worlds.unknown_plies() == tuple(range(6, 6 + seats))


def test_public_draws_are_not_skipped() -> None:
    """Everybody may see cards, and who begins."""
    worlds = worlds_at_start(whiskerworks.load("maze", 2))
    for text in SETUP:
        assert not worlds.is_secret_draw()
        worlds = worlds.play(text)

    assert worlds.is_secret_draw()
    assert not worlds.after_secret_draw().after_secret_draw().is_secret_draw()


def test_a_reveal_asks_for_one_agenda_alone() -> None:
    """[M10] That of the seat to move; the others stay secret."""
    worlds = dealt(3)
    with pytest.raises(SecretNeeded) as asked:
        worlds.play("reveal")
    assert asked.value.ply == 7
    assert set(asked.value.choices) == {"deal 1 mouse", "deal 1 cheese"} | {
        "deal 1 cucumber"
    }

    after = worlds.reveal(7, "deal 1 cheese").play("reveal")

    assert after.unknown_plies() == (6, 8)
    assert {world.text(7) for world in after.matches} == {"deal 1 cheese"}
    assert worlds.unknown_plies() == (6, 7, 8), "what is known is a value"


def test_worlds_in_which_a_move_is_refused_fall_away() -> None:
    """[M10b] Whoever reveals before the Cat has come does not hold the cat."""
    worlds = dealt().reveal(7, "deal 1 cat")

    with pytest.raises(IllegalMove) as refused:
        worlds.play("reveal")
    assert refused.value.refusal.code == "no-cat-yet"


def test_an_impossible_secret_cannot_be_revealed() -> None:
    """No agenda exists twice."""
    worlds = dealt().reveal(6, "deal 0 mouse")
    with pytest.raises(KeyError):
        worlds.reveal(7, "deal 1 mouse")


@pytest.mark.parametrize("path", MAZE, ids=name)
def test_a_recorded_game_without_its_secrets_ends_as_it_did(path: Path) -> None:
    """Revealing only what a result depends on; in the end everything is known."""
    played = kept(path)
    worlds = worlds_from_record(load_record(played), played)[-1]

    assert worlds.record(played.tags) == with_options(played)
    assert worlds.unknown_plies() == ()
    assert len(worlds.matches) == 1


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 3), (4, 5)])
def test_the_truth_is_always_among_the_worlds(seats: int, seed: int) -> None:
    """And a bystander cannot tell the worlds apart."""
    played = wandering(seats, seed)
    game = whiskerworks.load("maze", seats)
    states = record.replay(game, played).states

    for state, worlds in zip(states, worlds_from_record(game, played), strict=True):
        assert state in [world.state for world in worlds.matches]
        views = {game.view(world.state, None) for world in worlds.matches}
        assert views == {game.view(state, None)}
        assert all(game.to_move(w.state) == worlds.mover for w in worlds.matches)


def test_a_record_marks_unknown_secrets() -> None:
    """It holds a possible value there; the tag counts plies from 1."""
    worlds = dealt(3)
    part = worlds.record((("date", "today"),))

    assert part.tags == (("date", "today"), ("untold", "7 8 9"))
    assert record.replay(worlds.game, part).state in [w.state for w in worlds.matches]

    again = worlds_from_record(worlds.game, part)[-1]
    ways = {tuple(world.moves) for world in worlds.matches}
    assert {tuple(world.moves) for world in again.matches} == ways
    assert again.record().tags == (("untold", "7 8 9"),)


def test_games_without_secrets_have_one_world() -> None:
    """Nothing is skipped and nothing is asked."""
    worlds = worlds_at_start(whiskerworks.load("gears"))
    assert not worlds.is_secret_draw()
    worlds = worlds.play("first red").play("e3")

    assert len(worlds.matches) == 1
    assert worlds.record().tags == ()
    assert worlds.mover == 0
