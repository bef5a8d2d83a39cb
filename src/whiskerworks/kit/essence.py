# compiled: hot
"""
What matters of a table for what can still come: who lies where, and the walls.

Which cards lie there does not matter any more, nor how they are turned, other than by
their walls: cogs act when their card is placed, and never again [M12]. Nor does it
matter where on the canvas the window lies.
"""

from mypy_extensions import i64

from whiskerworks.kit.table import Table


def essence_of(table: Table) -> int:
    """Return a number that is the same for tables that differ in nothing of this."""
    found = int(table.mouse) << 49 | int(table.cheese)
    found = found << 98 | int(table.cat) << 49 | int(table.cards)
    found = found << 98 | int(table.deep) << 49 | int(table.north)
    found = found << 98 | int(table.east) << 49 | int(table.south)
    return found << 49 | int(table.west)


def holes_of(table: Table) -> int:
    """Return the same of the mouse holes, which matter to a Mouse alone [M10a]."""
    found = int(table.hole_north) << 49 | int(table.hole_east)
    return found << 98 | int(table.hole_south) << 49 | int(table.hole_west)


def packed(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Return four numbers from 0 to 127 as one."""
    return ((one << 7 | two) << 7 | three) << 7 | four
