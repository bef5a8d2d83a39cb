# compiled: warm
"""What stands beside the table of whodunit: what is to be done, and who may be it."""

from whiskerworks.core.message import Message, Params
from whiskerworks.games.whodunit.outlook import reasons
from whiskerworks.games.whodunit.piles import agenda_due, suspects
from whiskerworks.games.whodunit.refusals import active_name
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import MOVING, PHASES, TURN, State, cat_is_out
from whiskerworks.kit.agendas import AGENDAS, winner_now
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.card_events import who_waits
from whiskerworks.kit.ways import paths_now


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return what is to be known besides the pieces."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(), *paths_now(state.table), *_suspects(state))
    if state.phase < TURN:
        step = Message("note-setup", {"step": PHASES[state.phase]})
        return (step, *_suspects(state))
    told = (*_turn(rules, state), *paths_now(state.table), *_suspects(state))
    return (*told, *_cleared(rules, state), _left(rules, state))


def _turn(rules: Rules, state: State) -> list[Message]:
    """Return what is to be done, and who is active."""
    who: Params = {"who": active_name(state.table, rules.easier)}
    told = [Message("note-turn", {"step": PHASES[state.phase], **who})]
    if state.phase == MOVING:
        told.append(Message("note-waiting", {"who": who_waits(int(state.waiting))}))
    if state.holes:
        told.append(Message("note-holes"))
    return told


def _suspects(state: State) -> list[Message]:
    """Return who is left of the suspects, and whether the table suits each [M18]."""
    return [Message("note-suspect", told(state, agenda)) for agenda in suspects(state)]


def told(state: State, agenda: int) -> Params:
    """Return what is told of a suspect: whether it would be satisfied now, and why."""
    return {
        "agenda": AGENDAS[agenda - 1],
        "right": int(winner_now(state.table) == agenda),
        "why": reasons(state.table, agenda),
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
            found.append(Message(code, {"who": _named(int(some))}))
    return found


def _named(agendas: int) -> tuple[Message, ...]:
    """Return agendas by name."""
    names = [AGENDAS[agenda - 1] for agenda in members(agendas)]
    return tuple([Message("suspect", {"agenda": name}) for name in names])


def _left(rules: Rules, state: State) -> Message:
    """Return how many Maze Cards are left, and what else may come next [W3]."""
    piles = rules.piles
    params: Params = {
        "left": int(count(state.unseen)),
        "next": next_up(rules, state),
        "before": int(piles.cucumber - state.drawn),
    }
    return Message("note-left", params)


def next_up(rules: Rules, state: State) -> str:
    """Return what else than a Maze Card may be drawn next [W3]."""
    piles = rules.piles
    if agenda_due(piles, state):
        return "agenda"
    if state.drawn >= piles.cucumber:
        return "cucumber"
    if not cat_is_out(state) and piles.cat <= state.drawn:
        return "cat"
    return "card"
