# compiled: cold
"""Tell players about moves, as far as they may see them."""

from collections.abc import Mapping

from whiskerworks.bots.player import Listener
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

Observation = tuple[View, int]
"""A view, and the move that was seen to be played in it."""


def notify_players(
    game: Game, players: Mapping[Seat, Listener], state: Value, move: int
) -> None:
    """
    Tell *players*, by seat, that *move* is played in *state*.

    Each gets its own view of the position before the move. A move that is not public
    is told only to its mover; the others see its effects in their later views.
    """
    mover = game.to_move(state)
    public = game.is_public(state, move)
    for seat, player in players.items():
        if public or seat == mover:
            player.observe(game, game.view(state, seat), move)


def observation_for(
    game: Game, seat: Seat, state: Value, move: int
) -> Observation | None:
    """
    Return what `notify_players` tells a player in *seat*, or None.

    Without secrets the result is None too: the next view shows everything.
    """
    view = game.view(state, seat)
    if view.is_open():
        return None
    may_know = seat == game.to_move(state) or game.is_public(state, move)
    return (view, move) if may_know else None
