"""Encoded snapshots, whose expensive parts are cached."""

from collections.abc import Callable
from typing import Final, final

from msgspec import Raw

from whiskerworks.core.struct import Struct
from whiskerworks.server.socket_connection import encode
from whiskerworks.table import projection
from whiskerworks.table.context import NameLookup, Viewer, holds_seat
from whiskerworks.table.messages import ChatLine, Facts, Snapshot, Status
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import ViewCache

MAX_CACHED_VIEWS: Final = 8
"""Kinds of viewers for which plies and position are cached."""


class EncodedSnapshot(Struct, frozen=True, tag="snapshot"):
    """A `Snapshot` whose longest parts are already encoded."""

    seq: int
    seat: int | None
    facts: Facts
    status: Status
    plies: Raw
    chat: tuple[ChatLine, ...]
    position: Raw


@final
class SnapshotCache:
    """The snapshots of one table; viewers of one kind share them."""

    def __init__(
        self, table_id: str, invitation: str, names_at: Callable[[Table], NameLookup]
    ) -> None:
        """Make snapshots with the names that *names_at* gives for a table."""
        self._id: Final = table_id
        self._invitation: Final = invitation
        self._names_at: Final = names_at
        self._kept: Final[dict[tuple[object, ...], tuple[Raw, Raw]]] = {}
        """Encoded plies and position, the latest last."""

    def snapshot(self, cache: ViewCache, viewer: Viewer, now: int) -> Snapshot:
        """Return the whole table as *viewer* may know it."""
        return projection.snapshot(
            cache,
            viewer,
            self._names_at(cache.table),
            table_id=self._id,
            invitation=self._invitation,
            now=now,
        )

    def encoded(self, cache: ViewCache, viewer: Viewer, now: int) -> bytes:
        """Return the encoded snapshot for *viewer*."""
        table = cache.table
        plies, position = self._long_parts(cache, viewer)
        facts = projection.facts(
            table, viewer, table_id=self._id, invitation=self._invitation
        )
        names = self._names_at(table)
        status = projection.status(cache, viewer, names, now=now)
        chat = projection.chat(table, viewer, names)
        return encode(
            EncodedSnapshot(
                table.seq, viewer.seat, facts, status, plies, chat, position
            )
        )

    def _long_parts(self, cache: ViewCache, viewer: Viewer) -> tuple[Raw, Raw]:
        """Return the plies and the position: they change with the next entry only."""
        table = cache.table
        key = (table.seq, viewer.seat, viewer.want, holds_seat(table, viewer))
        found = self._kept.get(key)
        if found is None:
            plies = Raw(encode(projection.plies(cache, viewer)))
            found = plies, Raw(encode(projection.position(cache, viewer)))
            self._kept[key] = found
            if len(self._kept) > MAX_CACHED_VIEWS:
                del self._kept[next(iter(self._kept))]
        return found

    def forget(self) -> None:
        """Free the memory, as nobody watches any more."""
        self._kept.clear()
