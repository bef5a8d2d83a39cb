# compiled: cold
"""Who is told of a move: players learn what they may see, and no more."""

from collections.abc import Mapping

from whiskerworks.bots.player import Listener
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

Observation = tuple[View, int]
"""A move that somebody saw, after the view in which it was played."""


def notify_players(
    game: Game, players: Mapping[Seat, Listener], state: Value, move: int
) -> None:
    """
    Tell *players*, by their seats, that *move* is played in *state*.

    Each is shown the position before it with its own eyes. A move that does not look
    the same to all is told to nobody but who made it; what it did to a seat, that seat
    finds in its views.
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
    Return what `notify_players` tells a player in *seat*; None if it tells nothing.

    Nor is there anything to tell where nothing is hidden: the next view shows it all.
    """
    view = game.view(state, seat)
    if view.is_open():
        return None
    may_know = seat == game.to_move(state) or game.is_public(state, move)
    return (view, move) if may_know else None
