"""What happens at the table of maze, move by move."""

from whiskerworks.core.message import Event, Params
from whiskerworks.core.seat import Seat
from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import CAUGHT, RUNNING, State, agenda_of
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CAT, MOUSE, winner_now
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_events import (
    arrived,
    arrives,
    belted,
    drew,
    laid,
    met,
    spun,
    started,
    stay,
    swapped,
    walked,
)
from whiskerworks.kit.chase import CAT_WAITS, MOUSE_WAITS, waiting_beside
from whiskerworks.kit.ways import chased, paths_now

Events = tuple[Event, ...]


def events_of(rules: Rules, state: State, move: int, seat: Seat | None) -> Events:
    """Return what *seat* (None: a bystander) sees happen when *move* is played."""
    if move < numbers.START:
        return _laid(rules, state, move)
    if move < numbers.SPIN:
        return (started(move - int(numbers.START)),)
    if move < numbers.MOUSE:
        return (spun(state.table, move - int(numbers.SPIN), _seat(state)),)
    if move < numbers.ARRIVE:
        return _walked(rules, state, move)
    if move < numbers.SKIP:
        return (arrives(move - int(numbers.ARRIVE)),)
    if move == numbers.SKIP:
        return (Event("skipped", _seat(state), "M11", (), _plate(state.seat)),)
    if move < numbers.DRAW:
        return (belted(move - int(numbers.BELT)),)
    if move < own.REVEAL:
        return _drawn(rules, state, move)
    if move == own.REVEAL:
        return _revealed(state)
    return (_dealt(move, seat),)


def _seat(state: State) -> Params:
    return {"seat": int(state.seat)}


def _plate(seat: int) -> tuple[str, ...]:
    """Return the agenda of a seat, which is also what is seen of who sits there."""
    return (f"agenda-{seat}",)


def _dealt(move: int, viewer: Seat | None) -> Event:
    """Tell of a deal, or who begins [M7, M9]."""
    if move >= own.BEGIN:
        first = move - int(own.BEGIN)
        return Event("begins", {"seat": first}, "M9", (), _plate(first))
    seat, agenda = divmod(move - int(own.DEAL), 4)
    if seat != viewer:
        return Event("dealt-secretly", {"seat": seat}, "M7", (), _plate(seat))
    params: Params = {"seat": seat, "agenda": AGENDAS[agenda]}
    return Event("dealt", params, "M7", (), _plate(seat))


def _revealed(state: State) -> Events:
    """Tell which agenda is turned up, and what comes of it at once [M10]."""
    agenda = int(agenda_of(state.agendas, state.seat))
    params: Params = {**_seat(state), "agenda": AGENDAS[agenda - 1]}
    plate = _plate(state.seat)
    shown = Event("revealed", params, "M10", (), plate)
    if agenda == MOUSE:
        return (shown, Event("holes-open", {}, "M10a", (), (*plate, "mouse")))
    if agenda == CAT:
        return (shown, swapped(state.table))
    return (shown,)


def _laid(rules: Rules, state: State, move: int) -> Events:
    """Tell where a card is laid, whom its cogs turn, and who cannot move for it."""
    laying = move % int(numbers.LAYINGS)
    dropped = move >= numbers.DROP
    told = laid(state.table, rules.faces, laying, dropped, _seat(state))
    after = rules.play(state, move)
    if not after.waiting:
        placed = after.table.at(laying % CELLS)
        told.extend(stay(int(waiting_beside(after.table, placed))))
    return tuple(told)


def _walked(rules: Rules, state: State, move: int) -> Events:
    """Tell where somebody goes, by which way, and whom it meets [M14, M15]."""
    cat = move >= numbers.CAT
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    way = chased(table, cat, placed, goal, state.holes != 0)
    told = walked("cat" if cat else "mouse", cell, way)
    after = rules.play(state, move)
    if after.ending == RUNNING:
        other = state.waiting & (MOUSE_WAITS if cat else CAT_WAITS)
        return (told, *([] if after.waiting else stay(int(other))))
    return (told, met(after.ending == CAUGHT))


def _drawn(rules: Rules, state: State, move: int) -> Events:
    """Tell what comes from the deck [M16]."""
    if move < numbers.DRAW_CAT:
        return (drew(move - int(numbers.DRAW)),)
    if move == numbers.DRAW_CAT:
        after = rules.play(state, move)
        cat = Event("drew-cat", _seat(state), "M16", (), ("deck",))
        if not after.table.cat:
            return (cat,)
        return (cat, arrived(after.table))
    to_cheese, to_mouse = paths_now(state.table)
    agenda = AGENDAS[winner_now(state.table) - 1]
    params: Params = {"mouse": to_cheese, "cat": to_mouse, "agenda": agenda}
    people = ("mouse", "cheese", *(["cat"] if state.table.cat else []))
    drawn = Event("drew-cucumber", {}, "M16", (), ("deck",))
    return (drawn, Event("traced", params, "M18", (), people))
