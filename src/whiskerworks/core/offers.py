"""What a viewer may click, for games in which a move's outcome is no secret."""

from collections.abc import Callable
from typing import TypeVar

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
    outcome = rules.outcome(rules.play(state, move))
    if outcome is None:
        return ()
    if mover not in outcome.winners:
        return (LOSES, ENDS)
    return (WINS, ENDS) if outcome.scores[mover] == 1.0 else (ENDS,)
