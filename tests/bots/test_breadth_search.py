"""A search that leaves nothing out finds every win, and says when there is none."""

import pytest

from tests.bots.guessing import EVEN, JOKER, ODD, Advice, Rules, State
from whiskerworks.bots.breadth_search import BreadthSearch
from whiskerworks.bots.fixed_chance import (
    FixedChance,
    KnownDeal,
    OrderedDeal,
    SeededDeal,
)
from whiskerworks.core.rules import move_buffer

RULES = Rules()
ADVICE = Advice(RULES)
START = RULES.start()
WIDE = 1_000


def looked(dealing: KnownDeal[State], state: State) -> BreadthSearch[State]:
    """Return a search that has looked to the end, or to a win."""
    search = BreadthSearch(RULES, ADVICE, dealing, 0, state)
    left = 1
    while left:
        if search.go_on(1):
            left = 0 if search.won else int(search.next_turn(WIDE))
    return search


@pytest.mark.parametrize("seed", range(10))
def test_the_way_it_finds_is_a_game_that_is_won(seed: int) -> None:
    """Move by move, chance's as the seed has settled them."""
    fate = FixedChance(RULES, ADVICE, seed)
    won = looked(SeededDeal(fate), START).won
    assert won is not None

    state = START
    for move in won.way():
        if RULES.to_move(state) < 0:
            assert move == fate.choose(state)
        state = RULES.play(state, move)
    assert state.is_over()
    assert state.came[-1] == JOKER


def test_where_a_guess_is_wrong_there_is_no_win() -> None:
    """Nothing was left out, so that is sure."""
    fate = FixedChance(RULES, ADVICE, 1)
    first = int(fate.choose(RULES.play(START, EVEN)))
    wrong = RULES.play(START, EVEN if first % 2 else ODD)
    search = looked(SeededDeal(fate), wrong)

    assert search.won is None
    assert search.whole


def test_what_came_comes_again_and_then_anything_may() -> None:
    """Where nobody knows, a kind chance lets one win."""
    fate = FixedChance(RULES, ADVICE, 3)
    guessed = RULES.play(START, EVEN)
    first = int(fate.choose(guessed))
    dealing: OrderedDeal[State] = OrderedDeal(RULES, [first], [])
    moves = move_buffer(RULES.max_legal_moves)

    assert dealing.choose(guessed) == first
    assert dealing.legal_moves_into(guessed, moves) == 1
    after = RULES.play(RULES.play(START, EVEN + first % 2), first)
    assert dealing.choose(RULES.play(after, EVEN)) == -1
    assert looked(dealing, START).won is not None


def test_what_is_barred_does_not_come() -> None:
    """As long as something else can."""
    guessed = RULES.play(START, EVEN)
    moves = move_buffer(RULES.max_legal_moves)
    count = RULES.legal_moves_into(guessed, moves)
    barred = [int(moves[index]) for index in range(1, count)]
    dealing: OrderedDeal[State] = OrderedDeal(RULES, [], barred)

    assert dealing.choose(guessed) == moves[0]
