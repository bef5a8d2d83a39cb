"""
The leak exam at the wire can fail: it finds leaks that were planted.

These tests run on the source, where `make test` asks for them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.server import test_leaks
from tests.server.test_leaks import LAST
from whiskerworks.table import projection
from whiskerworks.table.context import NameLookup, Viewer
from whiskerworks.table.log_entries import LogEntry
from whiskerworks.table.messages import PlySeen, Snapshot, Update
from whiskerworks.table.projection import PastPosition
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import ViewCache

COMPILED: Final = Path(projection.__file__).suffix != ".py"
EARLY: Final = 3
"""Behind so few lines everybody asks for all there is."""
NEVER: Final = -1
"""Nobody asks: what leaks is sent without."""
FEW: Final = ("seat 0", "seat 1", "stranger")
"""Those to whom a leak is shown; the players must be there."""
Leak = Callable[[pytest.MonkeyPatch], None]


def others_eyes(patch: pytest.MonkeyPatch) -> None:
    """Show everybody the table with the eyes of the last seat."""
    right = projection.snapshot

    def leaking(
        cache: ViewCache,
        viewer: Viewer,
        names: NameLookup,
        *,
        table_id: str,
        invitation: str | None,
        now: int,
    ) -> Snapshot:
        last = viewer._replace(seat=cache.table.game.seats - 1)
        return right(
            cache, last, names, table_id=table_id, invitation=invitation, now=now
        )

    patch.setattr(projection, "snapshot", leaking)


def sizes(patch: pytest.MonkeyPatch) -> None:
    """Blacken what is secret, but let its length be seen."""
    right = projection.update

    def leaking(
        cache: ViewCache,
        fresh: list[LogEntry],
        viewer: Viewer,
        names: NameLookup,
        *,
        since: int,
        now: int,
    ) -> Update:
        told = right(cache, fresh, viewer, names, since=since, now=now)
        plies = [cache.ply(told.kept + at).shown for at in range(len(told.plies))]
        black = [PlySeen(one.seat, "#" * len(one.move or "")) for one in plies]
        return msgspec.structs.replace(told, plies=tuple(black))

    patch.setattr(projection, "update", leaking)


def by_request(patch: pytest.MonkeyPatch) -> None:
    """Draw the board for everybody as the last seat sees it."""
    right = projection.past_position

    def leaking(
        table: Table, ply: int, viewer: Viewer, eyes: int | None
    ) -> PastPosition:
        last = table.game.seats - 1
        return right(table, ply, viewer._replace(seat=last), last)

    patch.setattr(projection, "past_position", leaking)


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be replaced")
@pytest.mark.parametrize(
    ("leak", "asking"), [(others_eyes, EARLY), (sizes, NEVER), (by_request, EARLY)]
)
def test_the_exam_finds_a_server_that_leaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak, asking: int
) -> None:
    """Otherwise it would be worth nothing."""
    leak(monkeypatch)
    monkeypatch.setattr(test_leaks, "ASKING", asking)

    with pytest.raises(AssertionError, match=r"tells .* what it may not know"):
        test_leaks.examine(tmp_path, 2, 1, LAST, most=EARLY + 2, among=FEW)
