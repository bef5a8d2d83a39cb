"""Whether somebody wins with the next action: exactly as trying all of them says."""

from librt.random import Random

import whiskerworks
from whiskerworks.core.advice import Advice
from whiskerworks.core.rules import room
from whiskerworks.core.seat import NOBODY
from whiskerworks.core.value import Value
from whiskerworks.games.gears.advice import wins_at_once
from whiskerworks.games.gears.state import MIDDLE, State

GAME = whiskerworks.load("gears", first="blue")
GAMES = 4


def positions(seed: int) -> list[State]:
    """Return the positions of a random game in which somebody has to act."""
    rules, rng, moves = GAME.rules, Random(seed), room(GAME.rules.most_moves)
    state: Value = rules.start()
    found: list[State] = []
    while rules.to_move(state) != NOBODY:
        if isinstance(state, State) and state.stage == MIDDLE:
            found.append(state)
        state = rules.play(state, rules.pick(state, moves, rng))
    return found


def test_it_says_what_trying_all_actions_says() -> None:
    """[G7, G9] In random games; what it names wins."""
    moves = room(GAME.rules.most_moves)
    tried: Advice[Value] = Advice(GAME.rules)
    won = 0
    for state in [state for seed in range(GAMES) for state in positions(seed)][::3]:
        found = int(wins_at_once(state.blue, state.red, state.turn))
        all_say = int(tried.at_once(state, moves))

        assert (found >= 0) == (all_say >= 0), GAME.write_state(state)
        if found >= 0:
            won += 1
            outcome = GAME.outcome(GAME.play(state, found))
            assert GAME.why_illegal(state, found) is None
            assert outcome is not None
            assert outcome.scores[GAME.rules.to_move(state)] == 1.0
    assert won > 0
