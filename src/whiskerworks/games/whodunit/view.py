# compiled: warm
"""
Events, notes and forecasts of whodunit, the same for every viewer.

Only the order of the deck is hidden, from all viewers alike.
"""

from typing import Final, final

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.rules import list_legal_moves
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.games.whodunit.rules import Rules, active_name
from whiskerworks.games.whodunit.state import (
    FIRST_AGENDA_DRAW,
    FIRST_USE,
    MOVING,
    NO_PLACE,
    OVER,
    PHASES,
    STUCK,
    State,
    active_characters,
    can_use_ability,
    in_setup,
    is_agenda_next,
    is_cat_drawn,
    suspects,
)
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import (
    AGENDAS,
    CAT_AGENDA,
    CUCUMBER_AGENDA,
    MOUSE_AGENDA,
    NO_AGENDA,
    endgame_winner,
)
from whiskerworks.kit.bits import count, members
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
    waiting_messages,
    walk_notes,
    walk_of,
    walked,
)
from whiskerworks.kit.card_layout import CardLayout
from whiskerworks.kit.card_state import agenda_met_by, walker_of
from whiskerworks.kit.cell_grid import CELL_COUNT
from whiskerworks.kit.reachability import (
    CAT_WAITING,
    MOUSE_WAITING,
    WAITING_NAMES,
    waiting_next_to,
)
from whiskerworks.kit.routes import endgame_paths

__all__ = ["OpenView", "events", "view", "worlds"]


# Events.

Events = tuple[Event, ...]


def events(rules: Rules, state: State, move: int, seat: Seat | None) -> Events:
    """Return the events of *move*, the same for every viewer."""
    after = rules.play(state, move)
    if move < card_moves.START_CARD:
        return _laid(rules, state, move, after)
    if move < card_moves.SPIN:
        return (started(move - int(card_moves.START_CARD)),)
    if move < card_moves.MOUSE_WALK:
        turned = spun(state.layout, move - int(card_moves.SPIN))
        return (turned, *_unless_placed(after))
    if move < card_moves.ARRIVE:
        return _walked(rules, state, move, after)
    if move < card_moves.SKIP:
        return (arrived(move - int(card_moves.ARRIVE)),)
    if move < card_moves.DRAW_CARD:
        return (belted(move - int(card_moves.BELT_CARD)), *_unless_placed(after))
    if move < FIRST_USE:
        return _drawn(rules, state, move, after)
    if move < FIRST_AGENDA_DRAW:
        told = _used(state, move - int(FIRST_USE) + 1, "W9")
        return (*told, *_unless_placed(after))
    return (_drew_agenda(after, move - int(FIRST_AGENDA_DRAW)),)


def _unless_placed(after: State) -> list[Event]:
    """Return the event that no card can be placed, if that ends the game [W6]."""
    return [Event("cannot-place", {}, "W6")] if after.ending == NO_PLACE else []


# Abilities.


def _used(state: State, agenda: int, rule: str) -> list[Event]:
    """Return the events of a used ability and its immediate effect [W7, W9]."""
    params: Params = {"agenda": AGENDAS[agenda - 1]}
    plate = _plate(agenda)
    told = [Event("used" if rule == "W7" else "used-kept", params, rule, (), plate)]
    if agenda == MOUSE_AGENDA:
        told.append(Event("holes-open", {}, "M10a", (), (*plate, "mouse")))
    elif agenda == CAT_AGENDA:
        told.append(swapped(state.layout))
    return told


def _begun(rules: Rules, state: State) -> list[Event]:
    """Return the events of an agenda that waited for this turn [W7]."""
    if rules.easier or state.dropped:
        return []
    told: list[Event] = []
    for agenda in members(state.fresh):
        if can_use_ability(state.layout, agenda):
            told.extend(_used(state, agenda, "W7"))
        else:
            params: Params = {"agenda": AGENDAS[agenda - 1]}
            told.append(Event("unused", params, "W7", (), _plate(agenda)))
    return told


def _plate(agenda: int) -> tuple[str, ...]:
    """Return the id of an agenda's plate beside the table."""
    return (f"agenda-{AGENDAS[agenda - 1]}",)


def _drew_agenda(after: State, agenda: int) -> Event:
    """Return the event of a drawn agenda, with the remaining suspects [W7]."""
    left = _named(suspects(after))
    params: Params = {"agenda": AGENDAS[agenda], "count": len(left), "left": left}
    return Event("drew-agenda", params, "W7", (), _plate(agenda + 1))


# Place, Rotate, Move.


def _laid(rules: Rules, state: State, move: int, after: State) -> Events:
    """Return the events of a placed card: cogs, and characters that cannot move."""
    placement = move % int(card_moves.PLACEMENT_COUNT)
    told = laid(state.layout, rules.faces, placement, move >= card_moves.DROP)
    if after.waiting:
        return tuple(told)
    placed = after.layout.at(placement % CELL_COUNT)
    return (*told, *_held(rules, after, int(waiting_next_to(after.layout, placed))))


def _held(rules: Rules, after: State, held: int) -> list[Event]:
    """Return events for stuck characters, and the loss they may cause [M13, W5]."""
    if after.ending != STUCK:
        return stays(held)
    layout = after.layout
    near = active_characters(layout, rules.easier)
    mouse = int(MOUSE_WAITING) if near & layout.mouse else 0
    must = held & (mouse | (int(CAT_WAITING) if near & layout.cat else 0))
    names = waiting_messages(must)
    params: Params = {"count": len(names), "who": names}
    spots = tuple([who for bit, who in WAITING_NAMES if must & bit])
    stuck = Event("is-stuck", params, "W5", (), spots)
    return [*stays(held & ~must), stuck]


def _walked(rules: Rules, state: State, move: int, after: State) -> Events:
    """Return the events of a walk: its route, and whom it meets [M14, M15]."""
    told = walked(*walk_of(state, move))
    agenda = agenda_met_by(state.layout, move)
    if agenda != NO_AGENDA:
        return (told, met(agenda))
    held = int(state.waiting & ~walker_of(move))
    return (told, *([] if after.waiting else _held(rules, after, held)))


# End.


def _drawn(rules: Rules, state: State, move: int, after: State) -> Events:
    """Return the events of a draw and of what it starts [M16, W7, W8]."""
    if move < card_moves.DRAW_CAT:
        drawn = drew(move - int(card_moves.DRAW_CARD))
        return (drawn, *_begun(rules, state), *_unless_placed(after))
    if move == card_moves.DRAW_CAT:
        return drew_cat(after.layout, {})
    to_cheese, to_mouse = endgame_paths(state.layout)
    (agenda,) = suspects(state)
    params: Params = {
        "agenda": AGENDAS[agenda - 1],
        "mouse": to_cheese,
        "cat": to_mouse,
        "now": AGENDAS[endgame_winner(state.layout) - 1],
        "right": int(endgame_winner(state.layout) == agenda),
    }
    drawn = Event("drew-cucumber", {}, "M16", (), ("deck",))
    return (drawn, Event("culprit", params, "W8", (), _plate(agenda)))


# Notes beside the table.


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return the notes beside the table."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(), *endgame_paths(state.layout), *_suspects(state))
    if in_setup(state):
        step = Message("note-setup", {"step": PHASES[state.phase]})
        return (step, *_suspects(state))
    told = (*_turn(rules, state), *endgame_paths(state.layout), *_suspects(state))
    return (*told, *_cleared(rules, state), _left(rules, state))


def _turn(rules: Rules, state: State) -> list[Message]:
    """Return what to do, and who is active."""
    who: Params = {"who": active_name(state.layout, rules.easier)}
    note = Message("note-turn", {"step": PHASES[state.phase], **who})
    return [note, *walk_notes(state, state.phase == MOVING)]


def _suspects(state: State) -> list[Message]:
    """Return the remaining suspects, and whether the table suits each [M18]."""
    return [
        Message("note-suspect", suspect_params(state, agenda))
        for agenda in suspects(state)
    ]


def suspect_params(state: State, agenda: int) -> Params:
    """Return the parameters of a suspect: whether it is satisfied now, and why."""
    return {
        "agenda": AGENDAS[agenda - 1],
        "right": int(endgame_winner(state.layout) == agenda),
        "why": _reasons(state.layout, agenda),
    }


def _cleared(rules: Rules, state: State) -> list[Message]:
    """Return the drawn agendas, and when each ability can be used [W7, W9]."""
    found: list[Message] = []
    for code, some in (
        ("note-cleared", state.shown),
        ("note-fresh-easier" if rules.easier else "note-fresh", state.fresh),
        ("note-kept", state.kept),
    ):
        if some:
            found.append(Message(code, {"who": _named(members(some))}))
    return found


def _named(agendas: list[int]) -> tuple[Message, ...]:
    """Return agendas by name."""
    names = [AGENDAS[agenda - 1] for agenda in agendas]
    return tuple([Message("suspect", {"agenda": name}) for name in names])


def _left(rules: Rules, state: State) -> Message:
    """Return how many Maze Cards are left, and what may come next [W3]."""
    piles = rules.piles
    params: Params = {
        "left": int(count(state.unseen)),
        "next": _next_up(rules, state),
        "before": int(piles.cucumber - state.drawn),
    }
    return Message("note-left", params)


def _next_up(rules: Rules, state: State) -> str:
    """Return the kind of card, other than Maze Cards, that may come next [W3]."""
    piles = rules.piles
    if is_agenda_next(piles, state):
        return "agenda"
    if state.drawn >= piles.cucumber:
        return "cucumber"
    if not is_cat_drawn(state) and piles.cat <= state.drawn:
        return "cat"
    return "card"


# Forecasts of a move.


@final
class Forecast(Value):
    """The possible results of the walks through a placed card."""

    def __init__(self, suited: tuple[int, ...], endings: tuple[int, ...]) -> None:
        self.suited: Final = suited
        """The agendas that can be satisfied if the game goes on [M18]."""
        self.endings: Final = endings
        """The endings that can follow immediately [W5, W6]."""

    @property
    def lost(self) -> bool:
        """Whether every result loses."""
        return not self.suited


def forecast(rules: Rules, state: State) -> Forecast:
    """Return the possible results until a card is drawn or placed."""
    suited: set[int] = set()
    endings: set[int] = set()
    waiting = [state]
    while waiting:
        one = waiting.pop()
        if one.phase == OVER:
            endings.add(int(one.ending))
        elif one.phase == MOVING:
            waiting.extend(
                [rules.play(one, move) for move in list_legal_moves(rules, one)]
            )
        else:
            suited.add(int(endgame_winner(one.layout)))
    return Forecast(tuple(sorted(suited)), tuple(sorted(endings)))


def satisfiable_suspects(state: State, found: Forecast) -> tuple[Message, ...]:
    """Return the remaining suspects that a forecast can satisfy, by name [W8]."""
    return _named([agenda for agenda in suspects(state) if agenda in found.suited])


def _reasons(layout: CardLayout, agenda: int) -> tuple[Message, ...]:
    """
    Return the short reasons why a suspect is satisfied now, or not [M18].

    If it is not, return the failed conditions, otherwise both conditions.
    """
    now = int(endgame_winner(layout))
    found: list[Message] = []
    for code, cases in (
        ("mouse", (MOUSE_AGENDA, CUCUMBER_AGENDA)),
        ("cat", (CAT_AGENDA, CUCUMBER_AGENDA)),
    ):
        holds = now in cases
        if now == agenda or holds != (agenda in cases):
            found.append(Message(f"{'has' if holds else 'no'}-path-{code}"))
    return tuple(found)
