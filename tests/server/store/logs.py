"""Tables and entries for the store's tests."""

from whiskerworks.server.store import Seat, Store, TableRow
from whiskerworks.table.log_entries import Created, Entry, LogEntry, Moved
from whiskerworks.table.setup import Mine, Open, Setup

SECRET = bytes(range(32))

CREATED = Created(
    game="gears",
    rules_version=1,
    seats=2,
    options=(("side", "10"),),
    setup=Setup((Mine(), Open())),
    host="ann",
    commitment="c0ffee",
)


def row(table_id: str, **changes: object) -> TableRow:
    """Return the row of a public table where ann plays bob, but for *changes*."""
    facts: dict[str, object] = {
        "id": table_id,
        "game": "gears",
        "options": {"side": "10"},
        "phase": "playing",
        "public": True,
        "watch": True,
        "host": "ann",
        "players": (Seat(0, "person", "ann"), Seat(1, "person", "bob")),
        "free": (),
        "mover": 0,
        "created": 1_000,
        "changed": 1_000,
        "ply": 0,
        "clock": "none",
    }
    return TableRow(**{**facts, **changes})  # type: ignore[arg-type]


def logged(
    seq: int,
    entry: Entry | None = None,
    command: str = "",
    digest: int | None = None,
) -> LogEntry:
    """Return an entry at its place; a move if none is given."""
    at = 1_700_000_000_000 + seq
    entry = entry or Moved(seq % 2, f"e{seq}")
    return LogEntry(seq, at, entry, "ann", command, digest)


async def make(store: Store, table_id: str, **changes: object) -> None:
    """Keep a new table whose log has one entry."""
    first = [logged(1, CREATED)]
    await store.make_table(table_id, SECRET, "welcome", first, row(table_id, **changes))
