"""Viewers of tables, and what they are told."""

import whiskerworks
from tests.table.matches import INVITATION, PEOPLE, Match, name_of
from whiskerworks.table import projection
from whiskerworks.table.context import Viewer
from whiskerworks.table.messages import Snapshot, Status, Want
from whiskerworks.table.view_cache import ViewCache

ALL: frozenset[Want] = frozenset(("scene", "plan", "events", "moves"))
BYSTANDER = Viewer(None, "id-nobody", ALL)


def seated(seat: int) -> Viewer:
    """Return the person of *seat*, who wants everything."""
    return Viewer(seat, PEOPLE[seat], ALL)


def whole(cache: ViewCache, viewer: Viewer) -> Snapshot:
    """Return the snapshot for *viewer*."""
    now = cache.table.at
    return projection.snapshot(
        cache, viewer, name_of, table_id="t1", invitation=INVITATION, now=now
    )


def standing(cache: ViewCache, viewer: Viewer) -> Status:
    """Return how the table stands for *viewer*."""
    return projection.status(cache, viewer, name_of, now=cache.table.at)


def begun(name: str = "gears", seats: int | None = None, seed: int = 1) -> Match:
    """Return a match that has just begun."""
    match = Match(whiskerworks.load(name, seats), seed)
    match.start("cat")
    return match
