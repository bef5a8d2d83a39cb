"""Random games of escape in which a lot happens."""

from functools import lru_cache

from librt.random import Random

from tests.games.escape.drawing import rules_of, state_of
from whiskerworks.bots.beam_search import WIN_VALUE
from whiskerworks.core.game import Game
from whiskerworks.core.offers import ending_marks, forced_ending_marks
from whiskerworks.core.rules import draw_index, move_buffer
from whiskerworks.core.scene import LOSES
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.escape.advice import Advice
from whiskerworks.games.escape.state import State
from whiskerworks.kit.card_moves import ARRIVE, CAT_WALK


@lru_cache(maxsize=32)  # several tests in a row look at the same game
def wander(game: Game, seed: int) -> tuple[tuple[State, int], ...]:
    """Return every position of a random game with its move, the last one with -1."""
    rng = Random(seed)
    state = state_of(game.start())
    found: list[tuple[State, int]] = []
    while game.to_move(state) is not None:
        found.append((state, chosen(game, state, rng, 16, careful=True)))
        state = state_of(game.play(*found[-1]))
    return (*found, (state, -1))


def chosen(
    game: Game, state: State, rng: Random, tries: int, careful: bool = False
) -> int:
    """
    Draw a move: the best of so many that do not lose at once, as advice has it.

    Who is *careful* tries none after which all that can be chosen loses.
    """
    moves = game.legal_moves(state)
    if game.to_move(state) == CHANCE:
        weights = move_buffer(len(moves))
        game.rules.weights_into(state, weights)
        return moves[draw_index(weights, len(moves), rng)]
    lures = [move for move in moves if _tempting(state, move)]
    if tries and lures and rng.randrange(4):
        moves = lures
    advice = Advice(rules_of(game))
    best, most = moves[rng.randrange(len(moves))], -WIN_VALUE
    for _ in range(tries):
        move = moves[rng.randrange(len(moves))]
        after = state_of(game.play(state, move))
        worth = advice.value(after, advice.aim(after))
        if _lost(game, state, move, careful):
            worth = -WIN_VALUE
        if worth > most:
            best, most = move, worth
    return best


def _lost(game: Game, state: State, move: int, careful: bool) -> bool:
    """Tell whether a move loses, at once or whatever is chosen then."""
    ahead = forced_ending_marks if careful else ending_marks
    return LOSES in ahead(rules_of(game), state, move)


def _tempting(state: State, move: int) -> bool:
    """Return whether a move brings the Cat to an agenda or into the Exit."""
    if not CAT_WALK <= move < ARRIVE:
        return False
    goal = state.layout.at(move - CAT_WALK)
    return bool(goal & (state.agendas | state.layout.cheese))
