"""What a good player of gears knows is so."""

import pytest
from librt.random import Random

import whiskerworks
from tests.games.gears.drawing import GAME, NEARLY, position, rules, started
from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value
from whiskerworks.games.gears.advice import (
    LOSING_WEIGHT,
    WINNING_WEIGHT,
    Advice,
    easy_win,
    immediate_win,
)
from whiskerworks.games.gears.state import (
    BLUE,
    BLUE_BASE,
    GOLD_WHEEL,
    MIDDLE_STAGE,
    RED,
    RED_BASE,
    State,
    base_prospects,
    gold_train_pegs,
)

ADVICE = Advice(rules())

LOCKABLE = """
                     *
                   .   .
                 .   .   .
               .   .   .   .
             .   .   .   .   .
           .   .   .   .   .   .
         .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .
     .   .   .   .   .   .   .   .   .
   B   b   .   r   .   .   .   .   .   R
"""
"""Blue's base can be locked, next to it; neither is near the gold."""


def leans(state: State) -> dict[str, int]:
    """Return how likely each move is, by its text."""
    bound = rules()
    moves = move_buffer(bound.max_legal_moves)
    weights = move_buffer(bound.max_legal_moves)
    count = bound.legal_moves_into(state, moves)
    ADVICE.likelihoods_into(state, moves, count, weights)
    texts = [GAME.write(state, int(moves[index])) for index in range(count)]
    return {text: int(weights[index]) for index, text in enumerate(texts)}


def forcing(state: State) -> set[str]:
    """Return the moves that leave few answers, as text."""
    moves = move_buffer(rules().max_legal_moves)
    count = ADVICE.forcing_moves_into(state, moves)
    return {GAME.write(state, int(moves[index])) for index in range(count)}


class TestReach:
    def test_at_the_start_gold_is_eight_wheels_away_for_both(self) -> None:
        """One for each row between."""
        state = started("first blue")
        wheels = state.blue | state.red | GOLD_WHEEL

        for base in (BLUE_BASE, RED_BASE):
            locked, _, near, steps = base_prospects(
                wheels, base, gold_train_pegs(wheels)
            )
            assert (locked, near, steps) == (0, 0, 8)

    def test_where_one_wheel_is_missing_it_is_one_step(self) -> None:
        """The peg where it is missing is seen."""
        state = position(NEARLY)
        wheels = state.blue | state.red | GOLD_WHEEL

        _, _, near, steps = base_prospects(wheels, BLUE_BASE, gold_train_pegs(wheels))

        assert (near, steps) == (1 << 1, 1)


class TestLean:
    def test_a_win_at_once_is_likeliest_and_a_gift_least_likely(self) -> None:
        """[G7, G8] Blue wins with b1 and would give the game away with b2."""
        found = leans(position(NEARLY, "blue"))

        assert found["b1"] == WINNING_WEIGHT
        assert found["b2"] == LOSING_WEIGHT
        assert {text for text, weight in found.items() if weight == WINNING_WEIGHT} >= {
            "b1"
        }

    def test_all_moves_have_a_weight_along_a_game(self) -> None:
        """At least 1, also at a swap; those that win win, and no others do."""
        game = whiskerworks.load("gears", swap=True)
        bound = rules(game)
        moves = move_buffer(bound.max_legal_moves)
        weights = move_buffer(bound.max_legal_moves)
        advice = Advice(bound)
        rng = Random(4)
        state = bound.start()
        while game.outcome(state) is None:
            if state.stage > 0:
                count = bound.legal_moves_into(state, moves)
                advice.likelihoods_into(state, moves, count, weights)
                for index in range(0, count, 23):
                    after = bound.play(state, moves[index])
                    outcome = game.outcome(after)
                    won = outcome is not None and outcome.winners == (
                        bound.to_move(state),
                    )
                    assert (weights[index] == WINNING_WEIGHT) == won
                    assert weights[index] >= 1
            state = bound.play(state, advice.rollout_move(state, moves, rng))


class TestGuess:
    def test_gold_is_seen(self) -> None:
        """[G7] By whoever is on turn."""
        state = position(NEARLY)

        assert GAME.write(state, int(easy_win(state.blue, state.red, BLUE))) == "b1"
        assert GAME.write(state, int(easy_win(state.blue, state.red, RED))) == "b2"

    @pytest.mark.parametrize("seed", range(3))
    def test_what_is_thought_to_win_wins(self, seed: int) -> None:
        """Along imagined games, which end so: the move is legal and ends the game."""
        bound = rules()
        moves = move_buffer(bound.max_legal_moves)
        rng = Random(seed)
        state = bound.start()
        while GAME.outcome(state) is None:
            action = -1
            if state.stage > 0:
                action = int(easy_win(state.blue, state.red, state.turn))
            move = ADVICE.rollout_move(state, moves, rng)
            assert bound.why_illegal(state, move) is None
            after = bound.play(state, move)
            if action >= 0:
                outcome = GAME.outcome(after)
                assert outcome is not None
                assert outcome.winners == (GAME.to_move(state),)
            state = after


class TestEstimate:
    def test_what_both_may_hope_for_is_one_point(self) -> None:
        """Early and late."""
        for state in (started("first red"), position(NEARLY), position(LOCKABLE)):
            hopes = [ADVICE.estimate(state, seat) for seat in (0, 1)]
            assert sum(hopes) == pytest.approx(1.0)
            assert min(hopes) > 0.0

    def test_whoever_can_win_at_once_may_hope_for_most(self) -> None:
        """Both are one wheel away: it depends on whose turn it is."""
        assert ADVICE.estimate(position(NEARLY, "blue"), 0) > 0.9
        assert ADVICE.estimate(position(NEARLY, "red"), 0) < 0.1


class TestForcing:
    def test_wins_locks_and_threats_are_forcing_and_nothing_else_is(self) -> None:
        """Red locks Blue's base between it and its cog; nothing else is urgent."""
        assert forcing(position(LOCKABLE, "red")) == {"i1", "j4-i1"}

    def test_a_threat_of_gold_is_forcing(self) -> None:
        """Blue closes up to one wheel from the gold."""
        drawing = NEARLY.replace("b   .   r\n               b", ".   .   r\n  b")

        found = forcing(position(drawing, "blue"))

        assert "c1" in found
        assert "i9" not in found


BLUE_FIRST = whiskerworks.load("gears", first="blue")
GAMES = 4


def positions(seed: int) -> list[State]:
    """Return the positions of a random game in which somebody has to act."""
    rules, rng, moves = (
        BLUE_FIRST.rules,
        Random(seed),
        move_buffer(BLUE_FIRST.rules.max_legal_moves),
    )
    state: Value = rules.start()
    found: list[State] = []
    while rules.to_move(state) != GAME_OVER:
        if isinstance(state, State) and state.stage == MIDDLE_STAGE:
            found.append(state)
        state = rules.play(state, rules.pick(state, moves, rng))
    return found


def test_it_says_what_trying_all_actions_says() -> None:
    """[G7, G9] In random games; what it names wins."""
    moves = move_buffer(BLUE_FIRST.rules.max_legal_moves)
    tried: CoreAdvice[Value] = CoreAdvice(BLUE_FIRST.rules)
    won = 0
    for state in [state for seed in range(GAMES) for state in positions(seed)][::3]:
        found = int(immediate_win(state.blue, state.red, state.turn))
        all_say = int(tried.winning_move(state, moves))

        assert (found >= 0) == (all_say >= 0), BLUE_FIRST.write_state(state)
        if found >= 0:
            won += 1
            outcome = BLUE_FIRST.outcome(BLUE_FIRST.play(state, found))
            assert BLUE_FIRST.why_illegal(state, found) is None
            assert outcome is not None
            assert outcome.scores[BLUE_FIRST.rules.to_move(state)] == 1.0
    assert won > 0
