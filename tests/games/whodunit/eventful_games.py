"""Games of whodunit played by habit: at random they are lost in a few turns."""

from functools import lru_cache

from librt.random import Random

from whiskerworks.core.exploration import random_move
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    CAUGHT,
    MOVING,
    TOOK_CHEESE,
    State,
    active_characters,
    coverable_cards_next_to,
    is_agenda_next,
    spaces_next_to,
)
from whiskerworks.games.whodunit.view import forecast
from whiskerworks.kit.bits import count

RANDOM, WARY, RASH, STUBBORN = range(4)
"""
Play anything; what does not lose at once; what makes somebody meet, if it can be; and
what does not lose at once, taking moves back until the Cucumber comes.
"""

MEETINGS = (int(TOOK_CHEESE), int(CAUGHT))
"""The endings in which somebody is met."""

Line = list[tuple[State, int]]
"""Every position of a game, with the move that is played in it."""


def state_of(state: Value) -> State:
    """Return a position as what it is."""
    assert isinstance(state, State)
    return state


def rules_of(game: Game) -> Rules:
    """Return the rules as what they are."""
    rules: object = game.rules
    assert isinstance(rules, Rules)
    return rules


@lru_cache(maxsize=32)  # several tests in a row look at the same game
def wander(game: Game, seed: int, habit: int = -1) -> tuple[tuple[State, int], ...]:
    """Return every position of a game, with the move that is played in it."""
    own = seed % 4 if habit < 0 else habit
    rng = Random(seed)
    line: Line = []
    _play_on(game, line, rng, own)
    while own == STUBBORN and "solved" not in _reason(game, line):
        far = 60 if rng.randrange(10) == 0 else 6
        del line[max(0, len(line) - 2 - rng.randrange(far)) :]
        _play_on(game, line, rng, own)
    return tuple(line)


def _play_on(game: Game, line: Line, rng: Random, habit: int) -> None:
    """Play a game to its end."""
    state = state_of(game.play(*line[-1]) if line else game.start())
    while game.to_move(state) is not None:
        line.append((state, _chosen(game, state, rng, habit)))
        state = state_of(game.play(*line[-1]))


def _reason(game: Game, line: Line) -> str:
    """Return how a game ended."""
    outcome = game.outcome(game.play(*line[-1]))
    assert outcome is not None
    return outcome.reason


def _chosen(game: Game, state: State, rng: Random, habit: int) -> int:
    """Draw a move, by *habit* one of a few."""
    rules = rules_of(game)
    if habit == RANDOM or game.to_move(state) == CHANCE:
        return int(random_move(rules, state, rng, move_buffer(rules.max_legal_moves)))
    moves = game.legal_moves(state)
    uses = [move for move in moves if game.write(state, move).startswith("use")]
    if uses and (rng.randrange(4) == 0 or is_agenda_next(rules.piles, state)):
        return uses[-1 - rng.randrange(len(uses))]
    some = [moves[rng.randrange(len(moves))] for _ in range(12)]
    found = [forecast(rules, rules.play(state, one)) for one in some]
    liked = [not one.lost for one in found]
    if habit == STUBBORN and state.phase == MOVING and True in liked:
        rooms = [_room_of(rules, rules.play(state, one)) for one in some]
        best = max([rooms[at] for at in range(12) if liked[at]])
        liked = [liked[at] and rooms[at] == best for at in range(12)]
    if habit == RASH:
        meets = [not {*MEETINGS}.isdisjoint(one.endings) for one in found]
        liked = meets if True in meets else liked
    return some[liked.index(True) if True in liked else 0]


def _room_of(rules: Rules, state: State) -> int:
    """Return how many places a card can be laid on next."""
    near = active_characters(state.layout, rules.easier)
    return int(
        count(
            spaces_next_to(state.layout, near)
            | coverable_cards_next_to(state.layout, near)
        )
    )
