# compiled: warm
"""What stands beside the table of maze: whose turn it is, and who would win now."""

from whiskerworks.core.message import Message, Params
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    BEGINNING,
    MOVING,
    PHASES,
    UNKNOWN,
    State,
    agenda_of,
    cat_is_out,
)
from whiskerworks.kit.agendas import AGENDAS, NONE, winner_now
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.card_events import who_waits
from whiskerworks.kit.ways import paths_now


def notes(rules: Rules, state: State, seat: int | None) -> tuple[Message, ...]:
    """Return what is to be known besides the pieces."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(), *_held(rules, state))
    if state.phase <= BEGINNING:
        return (
            Message("note-setup", {"step": PHASES[state.phase]}),
            *_own(state, seat),
        )
    told = (*_turn(state), *_own(state, seat), *_revealed(state, seat))
    return (*told, *_now(state), _left(state))


def _turn(state: State) -> list[Message]:
    """Return whose turn it is, and what is to be done."""
    step = PHASES[state.phase]
    told = [Message("note-turn", {"seat": int(state.seat), "step": step})]
    if state.phase == MOVING:
        told.append(Message("note-waiting", {"who": who_waits(int(state.waiting))}))
    if state.holes:
        told.append(Message("note-holes"))
    return told


def _own(state: State, seat: int | None) -> list[Message]:
    """Return the viewer's own agenda, if it has one [M20]."""
    agenda = NONE if seat is None else agenda_of(state.agendas, seat)
    if agenda in (NONE, UNKNOWN):
        return []
    up = int(seat in members(state.revealed))
    return [Message("note-own", {"agenda": AGENDAS[agenda - 1], "up": up})]


def _revealed(state: State, seat: int | None) -> list[Message]:
    """Return the agendas of others that all can see [M20]."""
    return [
        Message(
            "note-revealed",
            {
                "seat": other,
                "agenda": AGENDAS[agenda_of(state.agendas, other) - 1],
            },
        )
        for other in members(state.revealed)
        if other != seat
    ]


def _now(state: State) -> list[Message]:
    """Return who would win if the game ended now: all may know it [M18, M20]."""
    to_cheese, to_mouse = paths_now(state.table)
    agenda = AGENDAS[winner_now(state.table) - 1]
    return [Message("note-now", {"agenda": agenda}), to_cheese, to_mouse]


def _left(state: State) -> Message:
    """Return how many Maze Cards are left, and whether the Cat has come."""
    pairs: Params = {"left": int(count(state.unseen)), "cat": int(cat_is_out(state))}
    return Message("note-left", pairs)


def _held(rules: Rules, state: State) -> list[Message]:
    """Return who held what, once it may be told."""
    return [
        Message("note-held", {"seat": seat, "agenda": AGENDAS[held - 1]})
        for seat in range(rules.seats)
        if (held := int(agenda_of(state.agendas, seat))) not in (NONE, UNKNOWN)
    ]
