"""Viewers of tables, and what they are told."""

import whiskerworks
from tests.table.matches import INVITATION, PEOPLE, Match, name_of
from whiskerworks.table import sight
from whiskerworks.table.context import Viewer
from whiskerworks.table.messages import Snapshot, Status, Want
from whiskerworks.table.table import Table

ALL: frozenset[Want] = frozenset(("scene", "plan", "events", "moves"))
BYSTANDER = Viewer(None, "id-nobody", ALL)


def seated(seat: int) -> Viewer:
    """Return the person of *seat*, who wants everything."""
    return Viewer(seat, PEOPLE[seat], ALL)


def whole(table: Table, viewer: Viewer) -> Snapshot:
    """Return the snapshot for *viewer*."""
    return sight.snapshot(
        table, viewer, name_of, table_id="t1", invitation=INVITATION, now=table.at
    )


def standing(table: Table, viewer: Viewer) -> Status:
    """Return how the table stands for *viewer*."""
    return sight.status(table, viewer, name_of, now=table.at)


def begun(name: str = "gears", seats: int | None = None, seed: int = 1) -> Match:
    """Return a match that has just begun."""
    match = Match(whiskerworks.load(name, seats), seed)
    match.start("cat")
    return match
