# compiled: warm
"""What stands beside arena's board: whose turn it is, the dice, the points."""

from whiskerworks.core.message import Message, Params
from whiskerworks.games.arena.explain import mouse_name
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import KINDS, SORTS
from whiskerworks.games.arena.state import (
    State,
    left_to_roll,
    next_kind,
    pool_of,
    scores_of,
)


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return what is to be done now, the points and the round."""
    points = [
        Message("points-of", {"mouse": mouse_name(seat), "points": score})
        for seat, score in enumerate(scores_of(state, rules.seats))
    ]
    track: Params = {"goal": int(rules.goal), "points": tuple(points)}
    rounds: Params = {"round": int(state.round), "limit": int(rules.round_limit)}
    return (
        *_now(rules, state),
        Message("note-points", track),
        Message("note-round", rounds),
    )


def _now(rules: Rules, state: State) -> list[Message]:
    """Return what is to be done now, and with which dice."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return [outcome.message()]
    if state.turn < 0:
        return [Message("note-start")]
    mouse = mouse_name(int(state.turn))
    if state.to_roll:
        kind = KINDS[next_kind(state.to_roll)]
        rolling: Params = {"mouse": mouse, "left": left_to_roll(state), "kind": kind}
        return [Message("note-roll", rolling)]
    turn = Message("note-turn", {"mouse": mouse, "seat": int(state.turn)})
    return [turn, Message("note-dice", {"dice": _dice(state)})]


def _dice(state: State) -> tuple[Message, ...]:
    """Return the pool, sort by sort."""
    return tuple(
        [
            Message("dice-sort", {"sort": SORTS[sort], "count": count})
            for sort, count in enumerate(pool_of(state))
            if count
        ]
    )
