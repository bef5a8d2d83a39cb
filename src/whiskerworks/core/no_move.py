# compiled: cold
"""
Why a text is no move: what the notations of several games have to say.

Each is the `problem` of a `BadMove`, a whole sentence of the catalogues.
"""

from typing import Final

from whiskerworks.core.errors import short
from whiskerworks.core.message import Message, Params

FORM: Final = Message("bad-form", {"hint": Message("move-hint")})
"""It is like no move at all: how are moves written?"""


def as_in(code: str, like: str) -> Message:
    """Return the problem of that *code*, with a move *like* which it is written."""
    return Message(code, {"like": like})


def spelt(like: str) -> Message:
    """Return that what was meant is written *like* this."""
    return as_in("bad-spelling", like)


def there_is_no(kind: str, name: str, known: tuple[str, ...]) -> Message:
    """Return that of some *kind* there is nothing of that *name*, and what there is."""
    ends: Params = {"first": known[0], "last": known[-1]}
    return Message(f"bad-{kind}", {"name": short(name), **ends})


def no_seat(seats: int) -> Message:
    """Return that there are only so many *seats*."""
    return Message("bad-seat", {"first": 0, "last": seats - 1})
