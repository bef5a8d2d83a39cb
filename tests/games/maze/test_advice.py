"""What bots are told about maze: what suits an agenda, and nothing that is secret."""

from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests.clocks import thinker
from tests.games.maze.drawing import drawn
from tests.games.maze.eventful_games import wander
from tests.games.maze.started_games import first_turn, held, holding, of
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game
from whiskerworks.core.record import read, replay
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load_record
from whiskerworks.games.maze.advice import (
    cat_may_catch_mouse,
    conditions_met,
    mouse_may_take_cheese,
)
from whiskerworks.games.maze.state import MOVING, State, agenda_of
from whiskerworks.kit.agendas import AGENDAS, endgame_winner

RECORDS = Path(__file__).parents[2] / "bots/records"
SCARCE = """
      d       e       f
                   +     +
4                    m02
                   +     +
   (     ) +=====+ (     )
5   MOUSE  | m01 |  CHEESE
   (     ) +=====+ (     )
   +     +
=    m09
   +     +
"""


def leaning(game: Game, state: State) -> dict[str, int]:
    """Return the weight of every legal move, by its text."""
    moves = move_buffer(game.rules.max_legal_moves)
    weights = move_buffer(game.rules.max_legal_moves)
    count = game.rules.legal_moves_into(state, moves)
    game.advice.likelihoods_into(state, moves, count, weights)
    return {game.write(state, int(moves[i])): int(weights[i]) for i in range(count)}


def middles(seats: int, every: int) -> list[tuple[Game, State]]:
    """Return positions of a random game in which somebody has to choose."""
    game = whiskerworks.load("maze", seats)
    chosen = [s for s, _ in wander(game, 2) if game.to_move(s) != CHANCE]
    return [(game, state) for state in chosen[::every]]


def test_an_agenda_wins_when_both_paths_are_as_it_wants_them() -> None:
    """[M18] Held against the winner that the table gives."""
    for _, state in middles(4, 3):
        fits = [conditions_met(state.layout, agenda) for agenda in range(1, 5)]

        assert [n + 1 for n in range(4) if fits[n] == 2] == [
            endgame_winner(state.layout)
        ]


def last_choices() -> list[tuple[Game, State, int]]:
    """Return how bots won at once, by a choice of their own: position and move."""
    found: list[tuple[Game, State, int]] = []
    for path in sorted(RECORDS.glob("maze-*.record")):
        record = read(path.read_text(encoding="utf-8"))
        game = load_record(record)
        states = replay(game, record).states
        move = game.read(states[-2], record.plies[-1].text)
        outcome = game.outcome(states[-1])
        seat = record.plies[-1].seat
        if outcome is not None and seat != CHANCE and outcome.scores[seat] == 1.0:
            found.append((game, of(states[-2]), move))
    return found


def test_whoever_can_win_at_once_leans_to_it_and_does_it() -> None:
    """[M15] In games that bots won like that; with hardly any thinking."""
    bot = thinker(Level(9.0, 3, 3, 0))
    found = last_choices()

    assert len(found) > 2
    for game, state, move in found:
        weights = leaning(game, state)
        view = game.view(state, int(state.seat))
        chosen = game.play(state, bot.choose(game, view, Random(1)))
        assert weights[game.write(state, move)] == max(weights.values())
        assert game.outcome(chosen) == game.outcome(game.play(state, move))
    assert bot.failure is None


def test_a_move_that_lets_another_agenda_win_has_the_least_weight() -> None:
    """[M15] The same positions, in the eyes of somebody with another agenda."""
    for game, state, move in last_choices():
        own = held(state, game.seats)[state.seat]
        others = [name for name in AGENDAS if name != own]
        other = holding(state, tuple(others[: game.seats]))
        if len(game.legal_moves(other)) > 1:
            assert leaning(game, other)[game.write(state, move)] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_are_at_least_one_and_follow_from_the_own_agenda_alone(
    seats: int,
) -> None:
    """What others hold may not show: it is not known to the one on turn [M20]."""
    for game, state in middles(seats, 9):
        own = held(state, seats)[state.seat]
        others = [name for name in reversed(AGENDAS) if name != own]
        swapped = [*others[: state.seat], own, *others[state.seat :]]
        other = holding(state, tuple(swapped[:seats]))

        assert min(leaning(game, state).values()) >= 1
        assert leaning(game, state) == leaning(game, other)


def test_estimates_are_chances() -> None:
    """Of all four agendas together nearly 1, in any position."""
    for game, state in middles(4, 2):
        estimates = [game.advice.estimate(state, seat) for seat in range(4)]

        assert min(estimates) > 0
        assert sum(estimates) == pytest.approx(1.0)


def test_the_secret_is_the_agenda() -> None:
    """Each seat's own."""
    game, state = first_turn("cat", "mouse", "cucumber")

    assert [game.advice.secret(state, seat) for seat in range(3)] == [2, 1, 4]
    assert [agenda_of(state.agendas, seat) for seat in range(3)] == [2, 1, 4]


def test_one_card_may_send_the_mouse_to_the_cheese_only_where_a_way_leads() -> None:
    """[M15] Round m01, which is walled: first two cards are missing, then one."""
    game, state = drawn(SCARCE)
    above = of(game.play(state, game.read(state, "m09 e4 0")))

    assert not mouse_may_take_cheese(state.layout, False)
    assert mouse_may_take_cheese(above.layout, False)
    assert not cat_may_catch_mouse(state.layout)


def test_imagined_moves_are_legal() -> None:
    """In every phase, for seats and for chance."""
    game = whiskerworks.load("maze", 3)
    rng = Random(1)
    moves = move_buffer(game.rules.max_legal_moves)
    for state, _ in wander(game, 7):
        move = int(game.advice.rollout_move(state, moves, rng))

        assert move in game.legal_moves(state)


@pytest.mark.parametrize("own", ["mouse", "cat"])
def test_an_imagined_move_wins_if_sending_somebody_can(own: str) -> None:
    """[M15] Send the Mouse to the Cheese, or the Cat to the Mouse, when possible."""
    game = whiskerworks.load("maze", 2)
    moves = move_buffer(game.rules.max_legal_moves)
    found = 0
    for state in [state for seed in range(30) for state, _ in wander(game, seed)]:
        if state.phase == MOVING:
            other = "cat" if own == "mouse" else "mouse"
            mine = holding(state, (other, own) if state.seat else (own, other))
            winning = [
                move
                for move in game.legal_moves(mine)
                if (outcome := game.outcome(game.play(mine, move)))
                and outcome.scores[mine.seat] == 1.0
            ]
            if winning:
                found += 1
                assert int(game.advice.rollout_move(mine, moves, Random(1))) in winning
    assert found > 1
