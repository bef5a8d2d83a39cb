# compiled: warm
"""What stands beside the board of escape: what is due, and where the bomb would go."""

from whiskerworks.core.message import Message, Params
from whiskerworks.games.escape.chance import upper
from whiskerworks.games.escape.explain import way, way_then, ways
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.setup import LOWER
from whiskerworks.games.escape.state import (
    AGAIN,
    BOMBING,
    HELPING,
    MOVING,
    PHASES,
    TURN,
    State,
)
from whiskerworks.games.escape.turns import cogs_placed
from whiskerworks.kit.bits import count
from whiskerworks.kit.card_words import SIDE_NAMES


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return what is to be known besides the pieces."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(),)
    step = Message("note-step", {"step": PHASES[state.phase]})
    if state.phase <= HELPING:
        return (step,)
    return (step, *_bomb(rules, state), _goal(rules, state), _left(rules, state))


def _bomb(rules: Rules, state: State) -> list[Message]:
    """Return where the bomb goes: for each number of cogs, or for the card placed."""
    if state.phase == TURN:
        return [one.message() for one in ways(rules.parts, state)]
    if state.phase not in (MOVING, BOMBING, AGAIN):
        return []
    cogs = int(cogs_placed(rules.parts, state))
    if state.phase == MOVING:
        return [way_then(rules.parts, state, cogs).message()]
    return [way(rules.parts, state, cogs).message()]


def _goal(rules: Rules, state: State) -> Message:
    """Return what the Cat is after."""
    if not state.found:
        return Message("note-find", {"left": int(count(state.agendas))})
    side = SIDE_NAMES[(rules.parts.door + state.exit_turn) & 3]
    return Message("note-leave", {"side": side})


def _left(rules: Rules, state: State) -> Message:
    """Return how many Maze Cards are left, and how soon the Cucumber can come [E3]."""
    safe = int(upper(rules.parts) - state.drawn)
    params: Params = {
        "left": int(count(state.unseen)),
        "safe": max(0, safe),
        "last": int(LOWER),
    }
    return Message("note-left", params)
