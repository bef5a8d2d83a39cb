"""The table of maze in plain text, and the belt below it."""

from whiskerworks.core.plan import Plan
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit.layings import spaces_beside
from whiskerworks.kit.table_drawing import draw_table, people


def plan(rules: Rules, view: MazeView) -> Plan:
    """Return the table with names of columns and rows, and the belt."""
    table = view.state.table
    spaces = int(spaces_beside(table))
    return draw_table(
        rules.parts.deck, table, int(view.state.belt), spaces, people(table)
    )
