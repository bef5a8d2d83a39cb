"""Walks: random play is fair, and the same seed walks the same way."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import whiskerworks
from whiskerworks.core import exploration
from whiskerworks.core.rules import draw_index, move_buffer

GAME = whiskerworks.load("gears")


def test_the_same_seed_plays_the_same_game() -> None:
    """And another seed another."""
    games = [
        exploration.playout(GAME.rules, GAME.start(), Random(s)) for s in (5, 5, 6)
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_playout_is_one_fair_step_after_another() -> None:
    """A seat chooses among all its moves; chance draws by its weights."""
    state, moves, rng = GAME.start(), move_buffer(GAME.rules.max_legal_moves), Random(3)
    plies = listed = 0
    while (move := exploration.random_move(GAME.rules, state, rng, moves)) >= 0:
        plies += 1
        listed += len(GAME.legal_moves(state))
        state = GAME.play(state, move)

    assert exploration.playout(GAME.rules, GAME.start(), Random(3)) == (
        state,
        plies,
        listed,
    )


def test_a_transcript_stops_where_the_game_does() -> None:
    """However many moves were asked for."""
    game = whiskerworks.load("gears", quiet_limit=2)
    _, plies, _ = exploration.playout(game.rules, game.start(), Random(3))
    whole, more = (exploration.transcript(game, Random(3), plies + n) for n in (1, 9))

    assert more == whole
    assert whole != exploration.transcript(game, Random(3), plies)


def test_draws_follow_their_weights() -> None:
    """Weights 1, 2 and 5 come up about that often, and weight 0 never."""
    rng = Random(1)
    drawn = [0, 0, 0, 0]
    for _ in range(8_000):
        drawn[draw_index(vec[i64]([1, 2, 0, 5, 99]), 4, rng)] += 1

    # Four standard deviations around 1,000, 2,000 and 5,000.
    assert abs(drawn[0] - 1_000) < 120
    assert abs(drawn[1] - 2_000) < 155
    assert drawn[2] == 0


def test_perft_counts_nothing_beyond_the_end() -> None:
    """A line that ends early is no line of the full length."""
    game = whiskerworks.load("gears", first="blue", quiet_limit=1)
    state = game.start()
    for text in ("e3", "g5"):
        state = game.play(state, game.read(state, text))
    fresh = [move for move in game.legal_moves(state) if move < 55]

    assert exploration.perft(game.rules, state, 0) == 1
    assert exploration.perft(game.rules, state, 1) == len(game.legal_moves(state))
    assert exploration.perft(game.rules, state, 2) == sum(
        len(game.legal_moves(game.play(state, move))) for move in fresh
    )
