"""What can go wrong with a store. Each has a code, and says what and where."""


class StoreError(Exception):
    """Base of every error of a store; no text of it holds a password."""

    code = "store"


class BadPlace(StoreError):
    """A place for data is neither a path nor the URL of a database we know."""

    code = "bad-place"


class CannotOpen(StoreError):
    """The store cannot be reached, or is none."""

    code = "cannot-open"


class InUse(StoreError):
    """Another server uses the store, or a command of its operator does."""

    code = "in-use"

    def __init__(self, text: str, process: str = "", *, is_server: bool = True) -> None:
        super().__init__(text)
        self.process = process
        """Which process has it, as far as it is known: "process 5 on here"."""
        self.is_server = is_server
        """Whether that is a server."""


class NewerStore(StoreError):
    """A newer version of the program has written the store."""

    code = "newer-store"


class Damaged(StoreError):
    """What is stored cannot be read."""

    code = "damaged"


class Conflict(StoreError):
    """Something stands there already: an entry of that number, a login, an id."""

    code = "conflict"


class NameTaken(Conflict):
    """An account of somebody else has a name that looks the same."""

    code = "name-taken"


class Contradiction(StoreError):
    """What was to be written contradicts what is stored; nothing is written."""

    code = "contradiction"


class Unknown(StoreError):
    """There is no such table or person in the store."""

    code = "unknown"


class Unstorable(StoreError):
    """An id holds a character that not every database can hold."""

    code = "unstorable"


class Failed(StoreError):
    """The database did not take it: a full disk, a lock, a lost connection."""

    code = "failed"


class TooBusy(StoreError):
    """More waits to be written than is allowed to."""

    code = "too-busy"


class Shut(StoreError):
    """The store has been closed."""

    code = "shut"
