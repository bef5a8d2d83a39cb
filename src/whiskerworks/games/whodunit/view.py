# compiled: warm
"""
What is seen of whodunit, happens, stands beside the table, and can come of a move.

Nothing is hidden but the order of the deck, which nobody knows.
"""

from typing import Final, final

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.rules import list_legal_moves
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.games.whodunit.rules import Rules, active_name
from whiskerworks.games.whodunit.state import (
    DRAW_AGENDA,
    MOVING,
    NO_PLACE,
    OVER,
    PHASES,
    STUCK,
    USE,
    State,
    active,
    agenda_due,
    can_use,
    cat_is_out,
    in_setup,
    suspects,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CAT, CUCUMBER, MOUSE, NONE, winner_now
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_events import (
    arrives,
    belted,
    drew,
    drew_cat,
    laid,
    met,
    spun,
    started,
    stay,
    swapped,
    walk_notes,
    walk_of,
    walked,
    who_waits,
)
from whiskerworks.kit.card_state import met_by, walker
from whiskerworks.kit.table import Table
from whiskerworks.kit.walks import CAT_WAITS, MOUSE_WAITS, WAITING, waiting_beside
from whiskerworks.kit.ways import paths_now

__all__ = ["OpenView", "events", "view", "worlds"]


# What happens at the table.

Events = tuple[Event, ...]


def events(rules: Rules, state: State, move: int, seat: Seat | None) -> Events:
    """Return what happens when *move* is played, the same to all."""
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
    if move < USE:
        return _drawn(rules, state, move, after)
    if move < DRAW_AGENDA:
        told = _used(state, move - int(USE) + 1, "W9")
        return (*told, *_unless_placed(after))
    return (_drew_agenda(after, move - int(DRAW_AGENDA)),)


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
    left = _named(suspects(after))
    params: Params = {"agenda": AGENDAS[agenda], "count": len(left), "left": left}
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
    told = walked(*walk_of(state, move))
    agenda = met_by(state.table, move)
    if agenda != NONE:
        return (told, met(agenda))
    held = int(state.waiting & ~walker(move))
    return (told, *([] if after.waiting else _held(rules, after, held)))


# End.


def _drawn(rules: Rules, state: State, move: int, after: State) -> Events:
    """Tell what comes from the deck, and what begins with it [M16, W7, W8]."""
    if move < numbers.DRAW_CAT:
        drawn = drew(move - int(numbers.DRAW))
        return (drawn, *_begun(rules, state), *_unless_placed(after))
    if move == numbers.DRAW_CAT:
        return drew_cat(after.table, {})
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


# What stands beside the table.


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return what is to be known besides the pieces."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(), *paths_now(state.table), *_suspects(state))
    if in_setup(state):
        step = Message("note-setup", {"step": PHASES[state.phase]})
        return (step, *_suspects(state))
    told = (*_turn(rules, state), *paths_now(state.table), *_suspects(state))
    return (*told, *_cleared(rules, state), _left(rules, state))


def _turn(rules: Rules, state: State) -> list[Message]:
    """Return what is to be done, and who is active."""
    who: Params = {"who": active_name(state.table, rules.easier)}
    note = Message("note-turn", {"step": PHASES[state.phase], **who})
    return [note, *walk_notes(state, state.phase == MOVING)]


def _suspects(state: State) -> list[Message]:
    """Return who is left of the suspects, and whether the table suits each [M18]."""
    return [
        Message("note-suspect", suspect_params(state, agenda))
        for agenda in suspects(state)
    ]


def suspect_params(state: State, agenda: int) -> Params:
    """Return what is told of a suspect: whether it would be satisfied now, and why."""
    return {
        "agenda": AGENDAS[agenda - 1],
        "right": int(winner_now(state.table) == agenda),
        "why": _reasons(state.table, agenda),
    }


def _cleared(rules: Rules, state: State) -> list[Message]:
    """Return the agendas that came, and which abilities can be used when [W7, W9]."""
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
    """Return how many Maze Cards are left, and what else may come next [W3]."""
    piles = rules.piles
    params: Params = {
        "left": int(count(state.unseen)),
        "next": _next_up(rules, state),
        "before": int(piles.cucumber - state.drawn),
    }
    return Message("note-left", params)


def _next_up(rules: Rules, state: State) -> str:
    """Return what else than a Maze Card may be drawn next [W3]."""
    piles = rules.piles
    if agenda_due(piles, state):
        return "agenda"
    if state.drawn >= piles.cucumber:
        return "cucumber"
    if not cat_is_out(state) and piles.cat <= state.drawn:
        return "cat"
    return "card"


# What can come of a move.


@final
class Outlook(Value):
    """How the moves through a placed card can leave the table."""

    def __init__(self, suited: tuple[int, ...], endings: tuple[int, ...]) -> None:
        self.suited: Final = suited
        """The agendas that can be satisfied then, if the game goes on [M18]."""
        self.endings: Final = endings
        """How the game can end at once [W5, W6]."""

    @property
    def lost(self) -> bool:
        """Whether all that can follow loses."""
        return not self.suited


def outlook(rules: Rules, state: State) -> Outlook:
    """Return what can come of a position, until a card is drawn or placed."""
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
            suited.add(int(winner_now(one.table)))
    return Outlook(tuple(sorted(suited)), tuple(sorted(endings)))


def suited_suspects(state: State, found: Outlook) -> tuple[Message, ...]:
    """Return by name the suspects left that can be satisfied then [W8]."""
    return _named([agenda for agenda in suspects(state) if agenda in found.suited])


def _reasons(table: Table, agenda: int) -> tuple[Message, ...]:
    """
    Return why a suspect would be satisfied now, or why not, in short [M18].

    What speaks against it, if anything does; or else both of its conditions.
    """
    now = int(winner_now(table))
    found: list[Message] = []
    for code, cases in (("mouse", (MOUSE, CUCUMBER)), ("cat", (CAT, CUCUMBER))):
        holds = now in cases
        if now == agenda or holds != (agenda in cases):
            found.append(Message(f"{'has' if holds else 'no'}-path-{code}"))
    return tuple(found)
