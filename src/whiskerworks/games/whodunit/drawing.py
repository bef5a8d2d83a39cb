"""The table of whodunit in plain text: who is active is pointed at."""

from whiskerworks.core.game import OpenView
from whiskerworks.core.plan import Plan
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import ARRIVING, MOVING, State
from whiskerworks.games.whodunit.turns import active, goals, spaces_near
from whiskerworks.kit.chase import nearest_spaces
from whiskerworks.kit.table_drawing import draw_table, people


def plan(rules: Rules, view: OpenView[State]) -> Plan:
    """Return the table with names of columns and rows, and the belt."""
    state = view.state
    near = active(state.table, rules.easier)
    spaces, belt = _spaces(state, near), int(state.belt)
    who = people(state.table, near)
    return draw_table(rules.parts.deck, state.table, belt, spaces, who)


def _spaces(state: State, near: int) -> int:
    """Return where the next card may lie, or somebody may come to."""
    if state.phase == MOVING:
        return int(goals(state))
    if state.phase == ARRIVING:
        return int(nearest_spaces(state.table))
    return int(spaces_near(state.table, near))
