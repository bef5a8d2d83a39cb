"""The table of whodunit in plain text: who is active is pointed at."""

from whiskerworks.core.open_view import OpenView
from whiskerworks.core.plan import Plan
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State
from whiskerworks.games.whodunit.turns import active, spaces_near
from whiskerworks.kit.bits import place_of
from whiskerworks.kit.table_drawing import Boxes, draw_table, person_box


def plan(rules: Rules, view: OpenView[State]) -> Plan:
    """Return the table drawn, and what stands where in it."""
    return Plan(tuple(board(rules, view).split("\n")))


def board(rules: Rules, view: OpenView[State]) -> str:
    """Return the table with names of columns and rows, and the belt."""
    table = view.state.table
    near = active(table, rules.easier)
    boxes: Boxes = {}
    for name, place in (("MOUSE", table.mouse), ("CAT", table.cat)):
        if place & near:
            boxes[int(place_of(place))] = person_box(f">{name}<")
    spaces = int(spaces_near(table, near))
    return draw_table(rules.parts.deck, table, int(view.state.belt), spaces, boxes)
