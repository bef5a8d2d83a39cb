# compiled: warm
"""
Previews: the table as the player would see it after a move.

A preview shows only what the player could work out. If the result depends on something
that they may not know, they get no preview, since it would leak a secret.
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
    """A legal move to preview; another thread may render it."""

    game: Game
    state: Value
    move: int
    after: Value
    seat: Seat


def request_preview(table: Table, actor: Actor, text: str) -> PreviewRequest:
    """
    Return the preview request for the move *text* of *actor*.

    Raises:
        Refused: They may not play it now [T3].
    """
    seat = check_playable(table, actor, text)
    move, after = table.match.after(seat, text)
    return PreviewRequest(table.game, table.state, move, after, seat)


def render_preview(request: PreviewRequest) -> Preview | None:
    """
    Return the scene and the events after the move, as its player would see them.

    None if that would leak a secret.
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
    Return the scene *after* the legal *move* and its events, as *seat* sees them.

    None if the move reveals something hidden, or if *seat* would see something else in
    another position that agrees with its view of *state*.
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
