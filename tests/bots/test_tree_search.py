"""The tree search: it finds what is best, and uses no more than a seat may know."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots import coin, forks, nim
from whiskerworks.bots.engine import best
from whiskerworks.bots.tree_search import TreeSearch
from whiskerworks.core.advice import UNLIMITED_HORIZON, Advice, Level

LEVEL = Level(9.0, 2_000, 9, UNLIMITED_HORIZON)


def heap(
    state: nim.State, rules: nim.Rules, level: Level = LEVEL, seed: int = 1
) -> TreeSearch[nim.State]:
    """Return a tree that has thought about a heap."""
    tree = TreeSearch(rules, Advice(rules), [state], [1], level, seed)
    tree.think(level.thoughts)
    return tree


def guesses(guesser: int, agreed: float) -> TreeSearch[coin.State]:
    """Return what seat 0, who does not see the coin, thinks of waiting."""
    rules = coin.Rules(guesser, agreed)
    tree = TreeSearch(rules, coin.Advice(rules), coin.WORLDS, [1, 1], LEVEL, 1)
    tree.think(LEVEL.thoughts)
    return tree


@pytest.mark.parametrize("size", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_only_winning_move(size: int) -> None:
    """Whoever leaves a multiple of four wins."""
    assert best(heap(nim.State(size, 0), nim.Rules()).opinions()).move == size % 4


@pytest.mark.parametrize("size", [4, 8])
def test_it_knows_that_it_is_lost(size: int) -> None:
    """Nothing it can do is thought to have much of a chance."""
    opinions = heap(nim.State(size, 0), nim.Rules()).opinions()

    assert best(opinions).chance < 0.3


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("movers", [(0, 1, 2), (2, -1, 0), (1, -1, 2, 0)])
def test_each_seat_plays_for_itself(movers: tuple[int, ...], seed: int) -> None:
    """
    As when all is looked at: each takes what brings itself most, chance what it may.

    Where two ways bring nearly the same, either will do.
    """
    rules = forks.Rules(movers, seed)
    state = rules.start()
    tree = TreeSearch(rules, Advice(rules), [state], [1], LEVEL, seed)
    tree.think(LEVEL.thoughts)
    found = forks.expected(rules, rules.play(state, best(tree.opinions()).move))

    assert found[movers[0]] > forks.expected(rules, state)[movers[0]] - 0.06


def test_what_it_does_not_know_it_cannot_use_later_either() -> None:
    """A hidden coin is guessed right every second time: to stop for more is better."""
    opinions = {one.move: one for one in guesses(0, agreed=0.6).opinions()}

    assert best(list(opinions.values())).move == coin.STOP
    assert opinions[coin.WAIT].chance < 0.6


def test_others_use_what_they_know() -> None:
    """Who has seen the coin says it right: to stop for little is better."""
    opinions = {one.move: one for one in guesses(1, agreed=0.3).opinions()}

    assert best(list(opinions.values())).move == coin.STOP
    assert opinions[coin.WAIT].chance < 0.2


def test_worlds_that_are_likelier_come_up_more_often() -> None:
    """With heads nine times out of ten, guessing is worth more than stopping."""
    rules = coin.Rules(0, 0.6)
    tree = TreeSearch(rules, coin.Advice(rules), coin.WORLDS, [9, 1], LEVEL, 1)
    tree.think(LEVEL.thoughts)

    assert best(tree.opinions()).move == coin.WAIT


def test_the_same_seed_gives_the_same_thoughts() -> None:
    """Thought by thought or in one go; another seed gives others."""
    rules = nim.Rules()
    at_once = heap(rules.start(), rules)
    by_steps = TreeSearch(rules, Advice(rules), [rules.start()], [1], LEVEL, 1)
    for _ in range(20):
        by_steps.think(100)
    other = heap(rules.start(), rules, seed=2)

    assert by_steps.opinions() == at_once.opinions()
    assert by_steps.plies == at_once.plies
    assert other.opinions() != at_once.opinions()


class Leaning(Advice[nim.State]):
    """Thinks much of taking three, and that seat 0 will win."""

    def likelihoods_into(
        self, state: nim.State, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        for index in range(count):
            weights[index] = 100 if moves[index] == 3 else 1

    def estimate(self, state: nim.State, seat: i64) -> float:
        return 0.9 if seat == 0 else 0.1


def test_it_has_an_eye_only_on_the_likeliest_moves() -> None:
    """With a width of one there is nothing else to think about."""
    rules = nim.Rules()
    tree = TreeSearch(
        rules, Leaning(rules), [rules.start()], [1], Level(9.0, 9, 1, 9), 1
    )

    assert tree.is_settled(1_000) is False  # it has not listed its moves yet
    tree.think(1)
    assert [opinion.move for opinion in tree.opinions()] == [3]
    assert tree.is_settled(1_000)


def test_beyond_the_horizon_it_judges_what_it_sees() -> None:
    """An imagined game of no moves is worth what the advice says."""
    rules = nim.Rules(heap=100)
    level = Level(9.0, 1, 3, 0)
    tree = TreeSearch(rules, Leaning(rules), [rules.start()], [1], level, 1)
    tree.think(1)

    assert best(tree.opinions()).chance == 0.9
    assert tree.plies == 1


def test_moves_are_tried_the_likeliest_first() -> None:
    """After one thought it is the move that the advice leans to."""
    rules = nim.Rules(heap=100)
    tree = TreeSearch(rules, Leaning(rules), [rules.start()], [1], LEVEL, 1)
    assert best(tree.opinions()).move == 3
    tree.think(1)
    assert best(tree.opinions()).move == 3


def test_it_is_settled_when_nothing_can_catch_up() -> None:
    """Not before: with as many thoughts left as it has had, all is open."""
    rules = nim.Rules(heap=3)
    tree = heap(rules.start(), rules, Level(9.0, 200, 3, UNLIMITED_HORIZON))

    assert tree.is_settled(10)
    assert not tree.is_settled(1_000)
