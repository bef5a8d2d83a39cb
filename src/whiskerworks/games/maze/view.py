# compiled: warm
"""
What a viewer may know of maze: view, worlds, events and notes.

Agendas are secret; all else is public [M20].
"""

from itertools import permutations
from typing import Final, final

from whiskerworks.core.game import View
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.seat import Seat
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    FIRST_BEGIN,
    FIRST_DEAL,
    MOVING,
    OVER,
    PHASES,
    REVEAL,
    UNKNOWN_AGENDA,
    State,
    agenda_of,
    in_setup,
    is_cat_drawn,
)
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import (
    AGENDAS,
    CAT_AGENDA,
    MOUSE_AGENDA,
    NO_AGENDA,
    endgame_winner,
)
from whiskerworks.kit.bits import BIT, count, members
from whiskerworks.kit.card_events import (
    arrived,
    belted,
    drew,
    drew_cat,
    laid,
    met,
    spun,
    started,
    stays,
    swapped,
    walk_notes,
    walk_of,
    walked,
)
from whiskerworks.kit.card_state import agenda_met_by, walker_of
from whiskerworks.kit.cell_grid import CELL_COUNT
from whiskerworks.kit.reachability import waiting_next_to
from whiskerworks.kit.routes import endgame_paths

Events = tuple[Event, ...]


@final
class MazeView(View):
    """The position, with UNKNOWN_AGENDA for what the viewer may not know."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        super().__init__(seat)
        self.state: Final = state
        """The knowledge of one viewer."""


def view(rules: Rules, state: State, seat: Seat | None) -> MazeView:
    """Return what *seat* may know; after the end, that includes all agendas."""
    return MazeView(state.with_agendas(_known(rules, state, seat)), seat)


def _known(rules: Rules, state: State, seat: Seat | None) -> int:
    """Return the agendas, UNKNOWN_AGENDA where *seat* may not know them [M20]."""
    if state.phase == OVER:
        return int(state.agendas)
    known = 0
    for other in range(rules.seats):
        agenda = int(agenda_of(state.agendas, other))
        seen = other == seat or state.revealed & BIT[other] or agenda == NO_AGENDA
        known |= (agenda if seen else int(UNKNOWN_AGENDA)) << (3 * other)
    return known


def worlds(rules: Rules, view: MazeView) -> list[State]:
    """Return the positions that agree with *view*, for any agendas still possible."""
    held = [int(agenda_of(view.state.agendas, seat)) for seat in range(rules.seats)]
    left = [agenda for agenda in range(1, 5) if agenda not in held]
    hidden = [seat for seat in range(rules.seats) if held[seat] == UNKNOWN_AGENDA]
    found: list[State] = []
    for drawn in permutations(left, len(hidden)):
        for seat, agenda in zip(hidden, drawn, strict=True):
            held[seat] = agenda
        packed = sum([agenda << (3 * seat) for seat, agenda in enumerate(held)])
        found.append(view.state.with_agendas(packed))
    return found


# Events.


def events(rules: Rules, state: State, move: int, seat: Seat | None) -> Events:
    """
    Return the events of *move* that *seat* (None: a bystander) sees.

    Only deals differ between viewers [M20].
    """
    if move < card_moves.START_CARD:
        return _laid(rules, state, move)
    if move < card_moves.SPIN:
        return (started(move - int(card_moves.START_CARD)),)
    if move < card_moves.MOUSE_WALK:
        return (spun(state.layout, move - int(card_moves.SPIN), _seat(state)),)
    if move < card_moves.ARRIVE:
        return _walked(rules, state, move)
    if move < card_moves.SKIP:
        return (arrived(move - int(card_moves.ARRIVE)),)
    if move == card_moves.SKIP:
        return (Event("skipped", _seat(state), "M11", (), _plate(state.seat)),)
    if move < card_moves.DRAW_CARD:
        return (belted(move - int(card_moves.BELT_CARD)),)
    if move < REVEAL:
        return _drawn(rules, state, move)
    if move == REVEAL:
        return _revealed(state)
    return (_dealt(move, seat),)


def _seat(state: State) -> Params:
    return {"seat": int(state.seat)}


def _plate(seat: int) -> tuple[str, ...]:
    """Return the id of a seat's plate, which shows its agenda."""
    return (f"agenda-{seat}",)


def _dealt(move: int, viewer: Seat | None) -> Event:
    """Return the event of a dealt agenda, or of who begins [M7, M9]."""
    if move >= FIRST_BEGIN:
        first = move - int(FIRST_BEGIN)
        return Event("begins", {"seat": first}, "M9", (), _plate(first))
    seat, agenda = divmod(move - int(FIRST_DEAL), 4)
    if seat != viewer:
        return Event("dealt-secretly", {"seat": seat}, "M7", (), _plate(seat))
    params: Params = {"seat": seat, "agenda": AGENDAS[agenda]}
    return Event("dealt", params, "M7", (), _plate(seat))


def _revealed(state: State) -> Events:
    """Return the events of a revealed agenda and its immediate effect [M10]."""
    agenda = int(agenda_of(state.agendas, state.seat))
    params: Params = {**_seat(state), "agenda": AGENDAS[agenda - 1]}
    plate = _plate(state.seat)
    shown = Event("revealed", params, "M10", (), plate)
    if agenda == MOUSE_AGENDA:
        return (shown, Event("holes-open", {}, "M10a", (), (*plate, "mouse")))
    if agenda == CAT_AGENDA:
        return (shown, swapped(state.layout))
    return (shown,)


def _laid(rules: Rules, state: State, move: int) -> Events:
    """Return the events of a placed card: cogs, and characters that cannot move."""
    placement = move % int(card_moves.PLACEMENT_COUNT)
    dropped = move >= card_moves.DROP
    told = laid(state.layout, rules.faces, placement, dropped, _seat(state))
    after = rules.play(state, move)
    if not after.waiting:
        placed = after.layout.at(placement % CELL_COUNT)
        told.extend(stays(int(waiting_next_to(after.layout, placed))))
    return tuple(told)


def _walked(rules: Rules, state: State, move: int) -> Events:
    """Return the events of a walk: its route, and whom it meets [M14, M15]."""
    told = walked(*walk_of(state, move))
    after = rules.play(state, move)
    agenda = agenda_met_by(state.layout, move)
    if agenda != NO_AGENDA:
        return (told, met(agenda))
    held = 0 if after.waiting else int(state.waiting & ~walker_of(move))
    return (told, *stays(held))


def _drawn(rules: Rules, state: State, move: int) -> Events:
    """Return the events of a draw [M16]."""
    if move < card_moves.DRAW_CAT:
        return (drew(move - int(card_moves.DRAW_CARD)),)
    if move == card_moves.DRAW_CAT:
        return drew_cat(rules.play(state, move).layout, _seat(state))
    to_cheese, to_mouse = endgame_paths(state.layout)
    agenda = AGENDAS[endgame_winner(state.layout) - 1]
    params: Params = {"mouse": to_cheese, "cat": to_mouse, "agenda": agenda}
    characters = ("mouse", "cheese", *(["cat"] if state.layout.cat else []))
    drawn = Event("drew-cucumber", {}, "M16", (), ("deck",))
    return (drawn, Event("traced", params, "M18", (), characters))


# Notes beside the table.


def notes(rules: Rules, state: State, seat: int | None) -> tuple[Message, ...]:
    """Return the notes beside the table."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(), *_held(rules, state))
    if in_setup(state):
        return (
            Message("note-setup", {"step": PHASES[state.phase]}),
            *_own(state, seat),
        )
    told = (*_turn(state), *_own(state, seat), *_others(state, seat))
    return (*told, *_now(state), _left(state))


def _turn(state: State) -> list[Message]:
    """Return whose turn it is, and what to do."""
    step = PHASES[state.phase]
    note = Message("note-turn", {"seat": int(state.seat), "step": step})
    return [note, *walk_notes(state, state.phase == MOVING)]


def _own(state: State, seat: int | None) -> list[Message]:
    """Return the viewer's own agenda, if it has one [M20]."""
    agenda = NO_AGENDA if seat is None else agenda_of(state.agendas, seat)
    if agenda in (NO_AGENDA, UNKNOWN_AGENDA):
        return []
    up = int(seat in members(state.revealed))
    return [Message("note-own", {"agenda": AGENDAS[agenda - 1], "up": up})]


def _others(state: State, seat: int | None) -> list[Message]:
    """Return the revealed agendas of other seats [M20]."""
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
    """Return which agenda would win if the game ended now, a public fact [M18, M20]."""
    to_cheese, to_mouse = endgame_paths(state.layout)
    agenda = AGENDAS[endgame_winner(state.layout) - 1]
    return [Message("note-now", {"agenda": agenda}), to_cheese, to_mouse]


def _left(state: State) -> Message:
    """Return how many Maze Cards are left, and whether the Cat has arrived."""
    pairs: Params = {"left": int(count(state.unseen)), "cat": int(is_cat_drawn(state))}
    return Message("note-left", pairs)


def _held(rules: Rules, state: State) -> list[Message]:
    """Return who held which agenda, once the game is over."""
    return [
        Message("note-held", {"seat": seat, "agenda": AGENDAS[held - 1]})
        for seat in range(rules.seats)
        if (held := int(agenda_of(state.agendas, seat)))
        not in (NO_AGENDA, UNKNOWN_AGENDA)
    ]
