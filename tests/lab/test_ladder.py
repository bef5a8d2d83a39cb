"""Ladders: pairings, seatings, and reproducibility from a seed."""

from collections import Counter

import pytest
from librt.random import Random

import whiskerworks
from tests.clocks import thinker
from whiskerworks.core.advice import Level
from whiskerworks.core.seat import CHANCE
from whiskerworks.lab import single_game
from whiskerworks.lab.ladders.ladder import (
    ALL,
    ALONE,
    NEXT,
    Ladder,
    pairs,
    play_all,
    play_fixture,
    schedule,
    seatings,
)
from whiskerworks.lab.ladders.results import Fixture, PlayedFixture

MAZE = whiskerworks.load("maze")
LADDER = Ladder({"": MAZE}, seed=7, opening=2)
TRIO = Ladder({"": whiskerworks.load("maze", 3)}, seed=7, opening=3)
WHODUNIT = Ladder(
    {
        name: whiskerworks.load("whodunit", setup=name)
        for name in ("cats-crossing", "mouses-mirror")
    },
    seed=7,
    opening=0,
)
TINY = Level(10.0, 3, 2, 3)


def timeless(result: PlayedFixture) -> PlayedFixture:
    """Return a result without its times."""
    return result._replace(result=result.result._replace(mean=(), longest=()))


def test_everybody_meets_everybody_or_the_next() -> None:
    """Once, and never themselves."""
    assert pairs(["a", "b", "c"], ALL) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairs(["a", "b", "c"], NEXT) == [("a", "b"), ("b", "c")]
    assert pairs(["a", "b", "c"], ALONE) == [("a", "b"), ("a", "c")]
    assert pairs(["a"], ALL) == []


def test_two_players_change_seats() -> None:
    """A round of two is two games."""
    assert seatings(("a", "b"), 2) == [("a", "b"), ("b", "a")]


def test_among_more_seats_each_sits_alone_everywhere() -> None:
    """A round of three is six games."""
    found = seatings(("a", "b"), 3)

    assert [who.index("a") for who in found[:3]] == [0, 1, 2]
    assert [who.index("b") for who in found[3:]] == [0, 1, 2]
    assert [who.count("a") for who in found] == [1, 1, 1, 2, 2, 2]
    assert seatings(("a", "b"), 3, ALONE) == found[:3]


@pytest.mark.parametrize("ladder", [LADDER, TRIO])
def test_everybody_sits_everywhere_equally_often(ladder: Ladder) -> None:
    """Also where the number of games has to be filled up."""
    fixtures = schedule(ladder, ["random", "greedy", "1"], 5)
    seats: Counter[tuple[str, int]] = Counter()
    for fixture in fixtures:
        seats.update([(player, at) for at, player in enumerate(fixture.players)])

    assert len(set(fixtures)) == len(fixtures)
    assert len(fixtures) == 18
    assert len(set(seats.values())) == 1


def test_more_games_are_the_same_and_some_more() -> None:
    """So a ladder can go on where it stopped."""
    few = schedule(LADDER, ["random", "greedy"], 4)
    many = schedule(LADDER, ["random", "greedy", "1"], 10)

    assert set(few) < set(many)
    assert [fixture.number for fixture in many] == sorted(
        [fixture.number for fixture in many]
    )


def test_both_sides_of_a_round_have_the_same_opening_and_the_same_deal() -> None:
    """The next round has another; all pairings of a round share it."""
    one = play_fixture(LADDER, Fixture(("random", "greedy"), 0))
    back = play_fixture(LADDER, Fixture(("greedy", "random"), 0))
    other = play_fixture(LADDER, Fixture(("random", "random"), 0))
    later = play_fixture(LADDER, Fixture(("random", "greedy"), 1))

    assert one.opening == back.opening == other.opening
    assert one.result.secrets == back.result.secrets
    assert later.opening != one.opening


def test_an_opening_is_as_long_as_it_should_be_and_does_not_end_the_game() -> None:
    """Chance's moves are in it, and not counted."""
    for seed in range(20):
        state = MAZE.start()
        choices = 0
        for move in single_game.draw_opening(MAZE, 3, Random(seed)):
            choices += MAZE.to_move(state) != CHANCE
            assert move in MAZE.legal_moves(state)
            state = MAZE.play(state, move)

        assert choices == 3
        assert MAZE.outcome(state) is None


def test_a_ladder_plays_without_an_opening_where_there_is_none() -> None:
    """Levels meet all the same."""
    endless = LADDER._replace(opening=400)

    assert play_fixture(endless, Fixture(("random", "greedy"), 0)).opening == ()


def test_the_same_games_are_played_by_one_process_and_by_two() -> None:
    """All but the time they take."""
    fixtures = schedule(LADDER, ["random", "greedy"], 4)
    alone = [timeless(result) for result in play_all(LADDER, fixtures)]
    shared = [timeless(result) for result in play_all(LADDER, fixtures, 2)]

    assert [result.fixture for result in alone] == fixtures
    assert sorted(shared) == sorted(alone)


def test_another_seed_gives_other_games() -> None:
    """Openings, chance and all."""
    fixture = Fixture(("random", "greedy"), 0)
    other = play_fixture(LADDER._replace(seed=8), fixture)

    assert timeless(other) != timeless(play_fixture(LADDER, fixture))


def test_alone_everybody_plays_every_setup_by_the_same_chance() -> None:
    """No openings: what differs is how they play."""
    fixtures = schedule(WHODUNIT, ["random", "greedy"], 3)
    played = Counter([(one.players, one.setup) for one in fixtures])
    one, again = [play_fixture(WHODUNIT, fixtures[0]) for _ in range(2)]

    assert set(played.values()) == {3}
    assert len(played) == 4
    assert one.opening == ()
    assert timeless(one) == timeless(again)
    assert one.result.scores in ((0.0,), (1.0,))


def test_a_game_that_goes_on_for_ever_is_cut() -> None:
    """Nobody puts the puzzle together at random; alone, that is lost."""
    puzzle = Ladder({"": whiskerworks.load("puzzle")}, seed=1, opening=0)
    played = play_fixture(puzzle, Fixture(("random",), 0)).result

    assert played.reason == single_game.UNFINISHED
    assert played.scores == (0.0,)
    assert played.moves == single_game.MAX_MOVES_ENDLESS


def test_a_bot_plays_and_its_time_is_taken() -> None:
    """How many moves it chose, how long they took, and whether it could think."""
    bots = [thinker(TINY), thinker(TINY)]
    begin = single_game.draw_opening(MAZE, 2, Random(1))
    rngs = [Random(1), Random(2)]
    played = single_game.play_game(
        MAZE, bots, begin, single_game.seeded_dealer(MAZE, 5), rngs
    )

    assert played.failures == ("", "")
    assert sum(played.choices) <= played.moves
    for seat in range(2):
        assert played.choices[seat] > 0
        assert 0 < played.mean[seat] <= played.longest[seat]
