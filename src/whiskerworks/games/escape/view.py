# compiled: cold
"""
Who may know what in escape: whatever the player knows lies open.

Which agenda lies in a corner, and the order of the deck, nobody knows: chance decides
when it is turned up or drawn.
"""

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event
from whiskerworks.core.seat import Seat
from whiskerworks.games.escape.events import events_of
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import State

__all__ = ["OpenView", "events", "view", "worlds"]


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return what happens when *move* is played; all see the same."""
    return events_of(rules, state, move)
