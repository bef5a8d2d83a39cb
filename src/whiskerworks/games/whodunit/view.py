# compiled: cold
"""Who may know what in whodunit: nothing is hidden but the order of the deck."""

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event
from whiskerworks.core.seat import Seat
from whiskerworks.games.whodunit.events import events_of
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State

__all__ = ["OpenView", "events", "view", "worlds"]


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return what happens when *move* is played, the same to all."""
    return events_of(rules, state, move)
