"""Where tables and people are kept: docs/store.md tells how."""

from whiskerworks.server.store.errors import (
    BadPlace,
    CannotOpen,
    Conflict,
    Damaged,
    Failed,
    NewerStore,
    Shut,
    StoreError,
    TooBusy,
    Unknown,
    Unstorable,
)
from whiskerworks.server.store.rows import (
    Kept,
    Person,
    Seat,
    Standing,
    TableRow,
    Token,
)
from whiskerworks.server.store.store import Store

__all__ = [
    "BadPlace",
    "CannotOpen",
    "Conflict",
    "Damaged",
    "Failed",
    "Kept",
    "NewerStore",
    "Person",
    "Seat",
    "Shut",
    "Standing",
    "Store",
    "StoreError",
    "TableRow",
    "Token",
    "TooBusy",
    "Unknown",
    "Unstorable",
]
