"""The store of tables and people; see docs/store.md."""

from typing import TYPE_CHECKING

from whiskerworks.server.store.errors import (
    BadPlace,
    CannotOpen,
    Conflict,
    Damaged,
    Failed,
    InUse,
    NameTaken,
    NewerStore,
    Shut,
    StoreError,
    TooBusy,
    Unknown,
    Unstorable,
)
from whiskerworks.server.store.rows import (
    AuditEntry,
    Ban,
    Mute,
    Person,
    Seat,
    Session,
    StoredTable,
    TableProgress,
    TableRow,
    Token,
)

if TYPE_CHECKING:
    from whiskerworks.server.store.store import Store

__all__ = [
    "AuditEntry",
    "BadPlace",
    "Ban",
    "CannotOpen",
    "Conflict",
    "Damaged",
    "Failed",
    "InUse",
    "Mute",
    "NameTaken",
    "NewerStore",
    "Person",
    "Seat",
    "Session",
    "Shut",
    "Store",
    "StoreError",
    "StoredTable",
    "TableProgress",
    "TableRow",
    "Token",
    "TooBusy",
    "Unknown",
    "Unstorable",
]


def __getattr__(name: str) -> object:
    """
    Import the store's class when it is first needed.

    SQLAlchemy takes long to import. The server starts its writer process before
    importing it, and that process needs only a part of it.

    Raises:
        AttributeError: The module has no such name.
    """
    if name != "Store":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from whiskerworks.server.store.store import Store

    return Store
