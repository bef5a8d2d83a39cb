"""What happens at the table of whodunit, move by move."""

from whiskerworks.core.message import Event, Message, Params
from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.piles import suspects
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    CAUGHT,
    NO_PLACE,
    OVER,
    STUCK,
    State,
)
from whiskerworks.games.whodunit.turns import active, can_use
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CAT, MOUSE, winner_now
from whiskerworks.kit.bits import members
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
    who_waits,
)
from whiskerworks.kit.chase import CAT_WAITS, MOUSE_WAITS, WAITING, waiting_beside
from whiskerworks.kit.ways import chased, paths_now

Events = tuple[Event, ...]


def events_of(rules: Rules, state: State, move: int) -> Events:
    """Return what happens when *move* is played."""
    after = rules.play(state, move)
    if move < numbers.START:
        return _laid(rules, state, move, after)
    if move < numbers.SPIN:
        return (started(move - int(numbers.START)),)
    if move < numbers.MOUSE:
        turned = spun(state.table, move - int(numbers.SPIN))
        return (turned, *_unless_placed(after))
    if move < numbers.ARRIVE:
        return _walked(rules, state, move, after)
    if move < numbers.SKIP:
        return (arrives(move - int(numbers.ARRIVE)),)
    if move < numbers.DRAW:
        return (belted(move - int(numbers.BELT)), *_unless_placed(after))
    if move < own.USE:
        return _drawn(rules, state, move, after)
    if move < own.DRAW_AGENDA:
        told = _used(state, move - int(own.USE) + 1, "W9")
        return (*told, *_unless_placed(after))
    return (_drew_agenda(after, move - int(own.DRAW_AGENDA)),)


def _unless_placed(after: State) -> list[Event]:
    """Tell that nothing can be placed, if the game ends by that [W6]."""
    return [Event("cannot-place", {}, "W6")] if after.ending == NO_PLACE else []


# Abilities.


def _used(state: State, agenda: int, rule: str) -> list[Event]:
    """Tell that an ability is used, and what comes of it at once [W7, W9]."""
    params: Params = {"agenda": AGENDAS[agenda - 1]}
    plate = _plate(agenda)
    told = [Event("used" if rule == "W7" else "used-kept", params, rule, (), plate)]
    if agenda == MOUSE:
        told.append(Event("holes-open", {}, "M10a", (), (*plate, "mouse")))
    elif agenda == CAT:
        told.append(swapped(state.table))
    return told


def _begun(rules: Rules, state: State) -> list[Event]:
    """Tell what an agenda does that waited for the turn that begins now [W7]."""
    if rules.easier or state.dropped:
        return []
    told: list[Event] = []
    for agenda in members(state.fresh):
        if can_use(state.table, agenda):
            told.extend(_used(state, agenda, "W7"))
        else:
            params: Params = {"agenda": AGENDAS[agenda - 1]}
            told.append(Event("unused", params, "W7", (), _plate(agenda)))
    return told


def _plate(agenda: int) -> tuple[str, ...]:
    """Return an agenda as it is seen beside the table."""
    return (f"agenda-{AGENDAS[agenda - 1]}",)


def _drew_agenda(after: State, agenda: int) -> Event:
    """Tell which agenda came, and who is left of the suspects [W7]."""
    left = [Message("suspect", {"agenda": AGENDAS[a - 1]}) for a in suspects(after)]
    params: Params = {
        "agenda": AGENDAS[agenda],
        "count": len(left),
        "left": tuple(left),
    }
    return Event("drew-agenda", params, "W7", (), _plate(agenda + 1))


# Place, Rotate, Move.


def _laid(rules: Rules, state: State, move: int, after: State) -> Events:
    """Tell where a card is laid, whom its cogs turn, and who cannot move for it."""
    laying = move % int(numbers.LAYINGS)
    told = laid(state.table, rules.faces, laying, move >= numbers.DROP)
    if after.waiting:
        return tuple(told)
    placed = after.table.at(laying % CELLS)
    return (*told, *_held(rules, after, int(waiting_beside(after.table, placed))))


def _held(rules: Rules, after: State, held: int) -> list[Event]:
    """Tell who can go nowhere, and whether the game is lost by that [M13, W5]."""
    if after.ending != STUCK:
        return stay(held)
    table = after.table
    near = active(table, rules.easier)
    mouse = int(MOUSE_WAITS) if near & table.mouse else 0
    must = held & (mouse | (int(CAT_WAITS) if near & table.cat else 0))
    names = who_waits(must)
    params: Params = {"count": len(names), "who": names}
    spots = tuple([who for bit, who in WAITING if must & bit])
    stuck = Event("is-stuck", params, "W5", (), spots)
    return [*stay(held & ~must), stuck]


def _walked(rules: Rules, state: State, move: int, after: State) -> Events:
    """Tell where somebody goes, by which way, and whom it meets [M14, M15]."""
    cat = move >= numbers.CAT
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    way = chased(table, cat, placed, goal, state.holes != 0)
    told = walked("cat" if cat else "mouse", cell, way)
    if after.phase == OVER and after.ending != STUCK:
        return (told, met(after.ending == CAUGHT))
    other = int(state.waiting & (MOUSE_WAITS if cat else CAT_WAITS))
    return (told, *([] if after.waiting else _held(rules, after, other)))


# End.


def _drawn(rules: Rules, state: State, move: int, after: State) -> Events:
    """Tell what comes from the deck, and what begins with it [M16, W7, W8]."""
    if move < numbers.DRAW_CAT:
        drawn = drew(move - int(numbers.DRAW))
        return (drawn, *_begun(rules, state), *_unless_placed(after))
    if move == numbers.DRAW_CAT:
        cat = Event("drew-cat", {}, "M16", (), ("deck",))
        return (cat, *([arrived(after.table)] if after.table.cat else []))
    to_cheese, to_mouse = paths_now(state.table)
    (agenda,) = suspects(state)
    params: Params = {
        "agenda": AGENDAS[agenda - 1],
        "mouse": to_cheese,
        "cat": to_mouse,
        "now": AGENDAS[winner_now(state.table) - 1],
        "right": int(winner_now(state.table) == agenda),
    }
    drawn = Event("drew-cucumber", {}, "M16", (), ("deck",))
    return (drawn, Event("culprit", params, "W8", (), _plate(agenda)))
