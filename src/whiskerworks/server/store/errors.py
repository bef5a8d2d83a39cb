"""Errors of the store; each has a code, and says what is wrong and where."""


class StoreError(Exception):
    """Base of all store errors; their texts never hold passwords."""

    code = "store"


class BadPlace(StoreError):
    """A location is neither a path nor the URL of a supported database."""

    code = "bad-place"


class CannotOpen(StoreError):
    """The store cannot be reached, or the file is not a store."""

    code = "cannot-open"


class InUse(StoreError):
    """Another server or an operator's command uses the store."""

    code = "in-use"

    def __init__(self, text: str, process: str = "", *, is_server: bool = True) -> None:
        super().__init__(text)
        self.process = process
        """The process that uses it, as far as known: "process 5 on here"."""
        self.is_server = is_server
        """Whether that is a server."""


class NewerStore(StoreError):
    """A newer version of the program has written the store."""

    code = "newer-store"


class Damaged(StoreError):
    """Stored data cannot be read."""

    code = "damaged"


class Conflict(StoreError):
    """An entry with this number, a login or an id already exists."""

    code = "conflict"


class NameTaken(Conflict):
    """Another account has a name that looks the same."""

    code = "name-taken"


class Contradiction(StoreError):
    """The write contradicts what is stored; nothing was written."""

    code = "contradiction"


class Unknown(StoreError):
    """The store has no such table or person."""

    code = "unknown"


class Unstorable(StoreError):
    """An id has a character that not every database can store."""

    code = "unstorable"


class Failed(StoreError):
    """The database failed: a full disk, a lock, a lost connection."""

    code = "failed"


class TooBusy(StoreError):
    """The queue of writes is full."""

    code = "too-busy"


class Shut(StoreError):
    """The store has been closed."""

    code = "shut"
