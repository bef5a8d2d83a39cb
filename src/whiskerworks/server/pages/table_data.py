"""Load the data that a table's page shows."""

from whiskerworks.server.pages.layout import PageContext
from whiskerworks.server.pages.table import TablePage
from whiskerworks.server.problems import Problem
from whiskerworks.server.store import Person
from whiskerworks.server.table_service import TableService, VisibleTable
from whiskerworks.table.table import Table

MAX_SHOWN_PLIES = 60
"""Maximum plies described in words."""


def best_seat(table: Table, person: Person | None) -> int | None:
    """Return the person's seat whose turn it is, or else their first."""
    own = [] if person is None else table.seats_of(person.id)
    if table.mover in own:
        return table.mover
    return own[0] if own else None


async def load_table_page(
    service: TableService,
    visit: PageContext,
    seen: VisibleTable,
    ply: int | None = None,
    eyes: int | None = None,
    *,
    watch: str = "",
    invitation: str = "",
    problem: Problem | None = None,
) -> TablePage:
    """
    Return the data of a table's page, now or after *ply* plies.

    Raises:
        ProblemError: The ply does not exist, or too many drawings are pending.
        Refused: The viewer may not use that point of view yet.
    """
    last = (
        seen.table.ply
        if ply is None
        else min(seen.table.ply, ply + MAX_SHOWN_PLIES // 2)
    )
    first = max(0, last - MAX_SHOWN_PLIES)
    plies = service.plies_of(seen, first, last)
    snapshot = service.snapshot_of(seen)
    own = seen.table.numbers.get(visit.person)
    replay = None
    if ply is not None:
        through = seen.viewer.seat if eyes is None else eyes
        replay = await service.replay_of(seen, ply, through)
    return TablePage(
        visit, snapshot, plies, first, replay, watch, invitation, problem, own
    )
