# compiled: warm
"""Somebody who looks at a table."""

from collections.abc import Callable
from typing import NamedTuple

from whiskerworks.table.messages import Want
from whiskerworks.table.table import Table

Names = Callable[[str], str]
"""Tells the name of a person; nothing for one who is not known any more."""


class Viewer(NamedTuple):
    """Whose eyes, and whose they are."""

    seat: int | None
    """The seat whose eyes they have; None for a bystander's."""
    person: str = ""
    """Who they are; one who looks over another's shoulder has that seat's eyes."""
    want: frozenset[Want] = frozenset()
    """What they want to be told besides what was played."""
    hidden: frozenset[str] = frozenset()
    """The people whose chat they do not want to read."""


def sits(table: Table, viewer: Viewer) -> bool:
    """Tell whether *viewer* plays the seat, and does not only see with its eyes."""
    if viewer.seat is None:
        return False
    chair = table.chairs[viewer.seat]
    return chair.kind == "person" and chair.person == viewer.person
