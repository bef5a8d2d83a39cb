# compiled: cold
"""What a viewer may click, for games in which a move's outcome is no secret."""

from collections.abc import Callable
from typing import TypeVar

from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.scene import ENDS, LOSES, WINS, Offer
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


def offers_to(
    rules: Rules[S], state: S, seat: Seat | None, offer: Callable[[int], Offer]
) -> tuple[Offer, ...]:
    """Return an *offer* of every legal move, if it is the turn of *seat*."""
    if seat is None or rules.to_move(state) != seat:
        return ()
    moves = room(rules.most_moves)
    count = rules.fill(state, moves)
    return tuple([offer(int(moves[i])) for i in range(count)])


def marks_of(rules: Rules[S], state: S, move: int) -> tuple[str, ...]:
    """
    Return the marks of a move: whether it ends the game, and for whom.

    It looks ahead, so it is only for games that hide nothing from the player on turn.
    """
    mover = int(rules.to_move(state))
    return _marks(rules.outcome(rules.play(state, move)), mover)


def marks_ahead(rules: Rules[S], state: S, move: int) -> tuple[str, ...]:
    """
    Return the marks of a move, or those that all choices bear which follow it.

    It looks on as long as the same seat chooses; as `marks_of`, it is only for games
    that hide nothing from the player on turn.
    """
    mover = int(rules.to_move(state))
    return _ahead(rules, rules.play(state, move), mover)


def _ahead(rules: Rules[S], state: S, mover: int) -> tuple[str, ...]:
    if rules.to_move(state) != mover:
        return _marks(rules.outcome(state), mover)
    moves = room(rules.most_moves)
    count = rules.fill(state, moves)
    first = _ahead(rules, rules.play(state, moves[0]), mover)
    for i in range(1, count):
        if not first or _ahead(rules, rules.play(state, moves[i]), mover) != first:
            return ()
    return first


def _marks(outcome: Outcome | None, mover: int) -> tuple[str, ...]:
    """Return whether and for whom a game has ended."""
    if outcome is None:
        return ()
    if mover not in outcome.winners:
        return (LOSES, ENDS)
    return (WINS, ENDS) if outcome.scores[mover] == 1.0 else (ENDS,)
