# compiled: warm
"""
How a table would look after a move, to the seat that thinks of playing it.

A preview is for what everybody can work out who sees the table. Where what the seat
would see depends on what it may not know, there is none: else it would be a peek.
"""

from typing import NamedTuple

from whiskerworks.core.game import Game
from whiskerworks.core.message import Event
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.table.context import Actor
from whiskerworks.table.game_handlers import check_playable
from whiskerworks.table.table import Table

Preview = tuple[Scene, tuple[Event, ...]]


class PreviewRequest(NamedTuple):
    """A legal move that somebody thinks of; it may be looked at in another thread."""

    game: Game
    state: Value
    move: int
    after: Value
    seat: Seat


def request_preview(table: Table, actor: Actor, text: str) -> PreviewRequest:
    """
    Return the move that *actor* thinks of, and what comes of it.

    Raises:
        Refused: They may not play it now [T3].
    """
    seat = check_playable(table, actor, text)
    move, after = table.match.after(seat, text)
    return PreviewRequest(table.game, table.state, move, after, seat)


def render_preview(request: PreviewRequest) -> Preview | None:
    """
    Return how it would look to who plays that move, and what would happen.

    None if that would show what they may not know.
    """
    seen = visible_result(*request)
    if seen is None:
        return None
    scene, events = seen
    return scene.without_offers(), events


def visible_result(
    game: Game, state: Value, move: int, after: Value, seat: Seat
) -> Preview | None:
    """
    Return what *seat* would see *after* the legal *move*, and see happen.

    None if the move shows what was hidden, or if not all positions that the seat
    cannot tell from *state* come to the same for it.
    """
    if game.is_final(state, move):
        return None
    now, then = game.view(state, seat), game.view(after, seat)
    events = game.events(state, move, seat)
    if not now.is_open():
        for world in game.worlds(now):
            if game.view(game.play(world, move), seat) != then:
                return None
            if game.events(world, move, seat) != events:
                return None
    return game.scene(then), events
