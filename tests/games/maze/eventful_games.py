"""Random games of maze in which a lot happens."""

from functools import lru_cache

from librt.random import Random

from tests.games.maze.drawing import state_of
from whiskerworks.core.game import Game
from whiskerworks.games.maze.state import MOVING, OVER, REVEAL, State, is_cat_drawn


@lru_cache(maxsize=32)  # several tests in a row look at the same game
def wander(game: Game, seed: int) -> tuple[tuple[State, int], ...]:
    """Return every position of a random game, with the move that is played in it."""
    rng = Random(seed)
    state = state_of(game.start())
    found: list[tuple[State, int]] = []
    while game.to_move(state) is not None:
        found.append((state, _chosen(game, state, rng)))
        state = state_of(game.play(*found[-1]))
    return tuple(found)


def _chosen(game: Game, state: State, rng: Random) -> int:
    """Draw a move; those that send somebody on are liked, those that end it are not."""
    moves = game.legal_moves(state)
    if moves[0] == REVEAL:
        if is_cat_drawn(state) and rng.randrange(6) == 0:
            return moves[0]
        moves = moves[1:]
    some = [moves[rng.randrange(len(moves))] for _ in range(4)]
    phases = [state_of(game.play(state, move)).phase for move in some]
    if MOVING in phases:
        return some[phases.index(MOVING)]
    going = [move for move, phase in zip(some, phases, strict=True) if phase != OVER]
    return going[0] if going else some[0]
