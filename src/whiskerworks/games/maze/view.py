# compiled: cold
"""Who may know what in maze: the agendas are secret, all else is public [M20]."""

from itertools import permutations
from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.game import View
from whiskerworks.core.message import Event
from whiskerworks.core.seat import Seat
from whiskerworks.games.maze.events import events_of
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import OVER, UNKNOWN, State, agenda_of
from whiskerworks.kit.agendas import NONE
from whiskerworks.kit.bits import BIT

__all__ = ["MazeView", "events", "view", "worlds"]


@final
class MazeView(View):
    """The position, in which agendas that the viewer may not know are UNKNOWN."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        super().__init__(seat)
        self.state: Final = state
        """What the viewer knows."""


def view(rules: Rules, state: State, seat: Seat | None) -> MazeView:
    """Return what *seat* may know; when the game is over, all agendas are shown."""
    return MazeView(state.with_agendas(_known(rules, state, seat)), seat)


def _known(rules: Rules, state: State, seat: Seat | None) -> int:
    """Return the agendas, with those that *seat* may not know as UNKNOWN [M20]."""
    if state.phase == OVER:
        return int(state.agendas)
    known = 0
    for other in range(rules.seats):
        agenda = int(agenda_of(state.agendas, other))
        seen = other == seat or state.revealed & BIT[other] or agenda == NONE
        known |= (agenda if seen else int(UNKNOWN)) << (3 * other)
    return known


def worlds(rules: Rules, view: MazeView) -> list[State]:
    """Return the positions that agree with *view*: any agendas that are left."""
    held = [int(agenda_of(view.state.agendas, seat)) for seat in range(rules.seats)]
    left = [agenda for agenda in range(1, 5) if agenda not in held]
    hidden = [seat for seat in range(rules.seats) if held[seat] == UNKNOWN]
    found: list[State] = []
    for drawn in permutations(left, len(hidden)):
        for seat, agenda in zip(hidden, drawn, strict=True):
            held[seat] = agenda
        found.append(view.state.with_agendas(_packed(held)))
    return found


def _packed(held: list[int]) -> i64:
    """Return the agendas of all seats as one number."""
    agendas: i64 = 0
    for seat, agenda in enumerate(held):
        agendas |= agenda << (3 * seat)
    return agendas


def events(
    rules: Rules, state: State, move: int, seat: Seat | None
) -> tuple[Event, ...]:
    """Return what *seat* sees happen: only a deal is not the same to all [M20]."""
    return events_of(rules, state, move, seat)
