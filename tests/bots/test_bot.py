"""Bots: what they choose is legal, and follows from what their seat may see."""

from collections.abc import Callable

import pytest
from librt.random import Random

import whiskerworks
from tests.bots.odd import odd
from tests.clocks import thinker
from whiskerworks.bots.bot import Bot
from whiskerworks.bots.greedy_mover import GreedyMover
from whiskerworks.bots.player import Player
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.bots.search_control import SearchProgress
from whiskerworks.core.advice import LEVEL_COUNT, LEVEL_SECONDS, Level
from whiskerworks.core.errors import NoSuchLevel
from whiskerworks.core.exploration import random_move
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import meta, names

QUICK = Level(9.0, 4, 3, 2)
"""So little thinking that a whole game takes no time."""
TABLES = [(name, seats) for name in names() for seats in meta(name).seats]


def after_chance(game: Game, state: Value, rng: Random) -> Value:
    """Return the position once somebody has to choose."""
    while game.to_move(state) == CHANCE:
        move = random_move(
            game.rules, state, rng, move_buffer(game.rules.max_legal_moves)
        )
        state = game.play(state, int(move))
    return state


def play(game: Game, player: Player, seed: int, most: int) -> list[int]:
    """Let one player choose for all seats, *most* moves; check that all are legal."""
    rng = Random(seed)
    state = after_chance(game, game.start(), rng)
    chosen: list[int] = []
    while len(chosen) < most and (seat := game.to_move(state)) is not None:
        move = player.choose(game, game.view(state, seat), rng)
        assert move in game.legal_moves(state)
        chosen.append(move)
        state = after_chance(game, game.play(state, move), rng)
    return chosen


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("make", [RandomMover, GreedyMover, lambda: thinker(QUICK)])
def test_all_players_play_all_games(
    name: str, seats: int, make: Callable[[], Player]
) -> None:
    """With any number of seats; what they choose is legal and needs no way out."""
    player = make()

    assert play(whiskerworks.load(name, seats), player, 1, 6)
    assert not isinstance(player, Bot) or player.failure is None


@pytest.mark.parametrize("name", names())
def test_there_are_five_levels_within_their_limits(name: str) -> None:
    """A move takes at most as long as the table of limits says."""
    levels = whiskerworks.load(name).advice.levels()

    assert len(levels) == LEVEL_COUNT
    assert tuple([level.seconds for level in levels]) == LEVEL_SECONDS


@pytest.mark.parametrize("name", ["gears", "maze", "escape"])
def test_the_same_seed_chooses_the_same_moves(name: str) -> None:
    """Thinking that is limited by thoughts does not depend on the clock."""
    game = whiskerworks.load(name)

    assert play(game, thinker(QUICK), 5, 6) == play(game, thinker(QUICK), 5, 6)


@pytest.mark.parametrize("level", [0, 6, -1])
def test_a_level_that_there_is_not_is_refused(level: int) -> None:
    """And the error says which there are."""
    with pytest.raises(NoSuchLevel, match=f"no level {level}: there are 1 to 5"):
        Bot(level)


@pytest.mark.parametrize("way", ["nonsense", "raises", "zeros", "recurses"])
def test_whatever_goes_wrong_a_legal_move_comes_back(way: str) -> None:
    """And the bot remembers what it was."""
    game = odd(whiskerworks.load("arena"), way)
    bot = thinker(QUICK)

    assert len(play(game, bot, 1, 5)) == 5
    assert bot.failure is not None


def test_opinions_come_with_the_best_first() -> None:
    """Each about another legal move, with a chance between 0 and 1."""
    game = whiskerworks.load("gears")
    state = after_chance(game, game.start(), Random(1))
    seat = game.to_move(state)
    assert seat is not None
    view = game.view(state, seat)
    bot = thinker(Level(9.0, 40, 5, 2))
    opinions = bot.opinions(game, view, Random(3))
    weights = [opinion.weight for opinion in opinions]
    moves = [opinion.move for opinion in opinions]

    assert weights == sorted(weights, reverse=True)
    assert len(set(moves)) == len(moves) == 5
    assert set(moves) <= set(game.legal_moves(state))
    assert all(0.0 <= opinion.chance <= 1.0 for opinion in opinions)
    assert bot.choose(game, view, Random(3)) == moves[0]


def test_thinking_can_be_watched_and_stopped() -> None:
    """Whoever stops it gets the best move so far, at once."""
    game = whiskerworks.load("gears")
    state = after_chance(game, game.start(), Random(1))
    seat = game.to_move(state)
    assert seat is not None
    seen: list[SearchProgress] = []

    def watch(progress: SearchProgress) -> bool:
        seen.append(progress)
        return progress.thoughts < 10

    bot = Bot(Level(600.0, 10**9, 5, 2), watch)

    assert bot.choose(game, game.view(state, seat), Random(1)) == seen[-1].best.move
    assert 10 <= seen[-1].thoughts < 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_does_not_change_its_choice(seats: int) -> None:
    """
    [M20] All that is hidden is dealt anew, in every way; the choice stays the same.

    The bot is told of what was played before too, as its seat saw it.
    """
    game = whiskerworks.load("maze", seats)
    rng = Random(seats)
    state = after_chance(game, game.start(), rng)
    past: list[tuple[Value, int]] = []
    for _ in range(5):
        seat = game.to_move(state)
        assert seat is not None
        chosen = {
            _choice(game, seat, world, past)
            for world in game.worlds(game.view(state, seat))
        }
        assert len(chosen) == 1
        move = chosen.pop()
        past.append((state, move))
        state = after_chance(game, game.play(state, move), rng)


def _choice(game: Game, seat: int, world: Value, past: list[tuple[Value, int]]) -> int:
    """Return what a bot in *seat* chooses, had that *world* been dealt."""
    bot = thinker(Level(9.0, 12, 4, 3))
    for before, move in past:
        same = [
            other
            for other in game.worlds(game.view(before, seat))
            if _dealt(game, other) == _dealt(game, world)
        ]
        bot.observe(game, game.view(same[0], seat), move)
    return bot.choose(game, game.view(world, seat), Random(8))


def _dealt(game: Game, state: Value) -> list[int]:
    """Return what each seat holds."""
    return [int(game.advice.secret(state, seat)) for seat in range(game.seats)]
