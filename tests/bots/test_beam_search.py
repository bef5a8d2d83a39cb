"""A beam finds what can be won along a fate, and says by which choice."""

import pytest

import whiskerworks
from tests.bots.guessing import EVEN, JOKER, ODD, Advice, Rules, State
from whiskerworks.bots.beam_search import TURN_VALUE, WIN_VALUE, BeamSearch
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.lab.foresight import foresight_of

RULES = Rules()
ADVICE = Advice(RULES)
START = RULES.start()


def looking(
    seed: int, state: State, width: int = 4, turns: int = 9
) -> BeamSearch[State]:
    """Return a beam that has looked ahead."""
    beam = BeamSearch(RULES, ADVICE, FixedChance(RULES, ADVICE, seed), 0, width, turns)
    beam.search(state)
    return beam


@pytest.mark.parametrize("seed", range(20))
def test_whoever_knows_the_pile_wins(seed: int) -> None:
    """By one guess only, the right one."""
    first = FixedChance(RULES, ADVICE, seed).choose(RULES.play(START, EVEN))
    right, wrong = (0, 1) if first % 2 == 0 else (1, 0)
    best = looking(seed, START).best

    assert best[right] >= WIN_VALUE
    assert best[wrong] == -WIN_VALUE


def test_a_last_guess_before_the_joker_wins_either_way() -> None:
    """Nothing but the Joker is left to come."""
    beam = looking(1, State((0, 1, 2, 3, 4), -1))

    assert list(beam.best) == [WIN_VALUE, WIN_VALUE]


def test_it_looks_no_further_than_it_is_told() -> None:
    """A win in three turns or more is not seen in two; getting through them is."""
    for seed in range(10):
        seen = max(looking(seed, START, turns=2).best)

        assert 2 * TURN_VALUE <= seen < WIN_VALUE


def test_what_it_plays_by_its_best_choices_wins() -> None:
    """Each turn it looks again, and takes what it likes best."""
    for seed in range(10):
        fate = FixedChance(RULES, ADVICE, seed)
        state = START
        while not state.is_over():
            best = list(looking(seed, state).best)
            move = (EVEN, ODD)[best.index(max(best))]
            state = fate.settle(RULES.play(state, move))

        assert state.came[-1] == JOKER


@pytest.mark.parametrize("seed", range(5))
def test_a_choice_can_be_looked_at_alone(seed: int) -> None:
    """What comes of it is the same, and nothing is seen of the other."""
    together = list(looking(seed, START).best)
    for choice in (0, 1):
        beam = BeamSearch(RULES, ADVICE, FixedChance(RULES, ADVICE, seed), 0, 4, 9)

        assert beam.search_choice(START, choice) == together[choice]
        assert beam.best[1 - choice] == -WIN_VALUE


def test_a_turn_that_allows_too_much_is_judged_in_its_midst() -> None:
    """With one move followed, what waits for a second choice is judged as it stands."""
    game = whiskerworks.load("escape")
    advice = foresight_of(game)
    fate = FixedChance(game.rules, advice, 1)
    state = fate.settle(game.start())
    aim = advice.aim(state)
    beam = BeamSearch(game.rules, advice, fate, aim, 1, 1, 1)
    beam.search(state)
    after = [game.play(state, move) for move in game.legal_moves(state)]
    judged = [
        (TURN_VALUE + advice.value(one, aim), beam.best[index])
        for index, one in enumerate(after)
        if index > 0 and game.to_move(one) == 0
    ]

    assert len(judged) > 20
    for stands, seen in judged:
        assert seen == stands
