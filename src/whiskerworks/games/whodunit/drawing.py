"""The table of whodunit in plain text: who is active is pointed at."""

from whiskerworks.core.open_view import OpenView
from whiskerworks.core.plan import Plan
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State
from whiskerworks.games.whodunit.turns import active, spaces_near
from whiskerworks.kit.table_drawing import draw_table, people


def plan(rules: Rules, view: OpenView[State]) -> Plan:
    """Return the table with names of columns and rows, and the belt."""
    table = view.state.table
    near = active(table, rules.easier)
    spaces, belt = int(spaces_near(table, near)), int(view.state.belt)
    return draw_table(rules.parts.deck, table, belt, spaces, people(table, near))
