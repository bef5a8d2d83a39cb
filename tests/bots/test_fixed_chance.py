"""A fate is fair, and comes whatever is played."""

from collections import Counter

from tests.bots.guessing import CARDS, EVEN, FIRST, JOKER, ODD, Advice, Rules, State
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.seat import CHANCE

RULES = Rules()
ADVICE = Advice(RULES)
SEEDS = 2_000


def drawn(seed: int) -> tuple[int, ...]:
    """Return all that comes by *seed*, for somebody who always guesses right."""
    fate = FixedChance(RULES, ADVICE, seed)
    state = RULES.start()
    while not state.is_over():
        card = int(fate.choose(RULES.play(state, EVEN)))
        state = State((*state.came, card), -1)
    return state.came


def chi_square(found: Counter[int], fields: range) -> float:
    """Return how far counts are from all being equal."""
    mean = found.total() / len(fields)
    return sum([(found[field] - mean) ** 2 / mean for field in fields])


def test_every_card_comes_first_equally_often() -> None:
    """Chi-square below 18.47, which chance exceeds once in a thousand times."""
    first = Counter([drawn(seed)[0] for seed in range(SEEDS)])

    assert chi_square(first, range(CARDS)) < 18.47


def test_what_comes_between_the_cards_comes_in_each_place_equally_often() -> None:
    """The Joker after two cards to five; chi-square below 16.27, once in a thousand."""
    places = Counter([drawn(seed).index(JOKER) for seed in range(SEEDS)])

    assert chi_square(places, range(FIRST, CARDS + 1)) < 16.27


def test_the_same_comes_whatever_is_played() -> None:
    """Guesses do not change the pile."""
    for seed in range(50):
        fate = FixedChance(RULES, ADVICE, seed)
        for guess in (EVEN, ODD):
            assert fate.choose(RULES.play(RULES.start(), guess)) == drawn(seed)[0]


def test_another_seed_is_another_fate() -> None:
    """Of a hundred seeds, most bring different piles."""
    assert len({drawn(seed) for seed in range(100)}) > 50


def test_it_settles_until_somebody_has_to_choose() -> None:
    """No position that it returns waits for chance."""
    fate = FixedChance(RULES, ADVICE, 3)
    state = RULES.start()
    for _ in range(CARDS):
        state = fate.settle(RULES.play(state, EVEN))

        assert RULES.to_move(state) != CHANCE
        if state.is_over():
            break
