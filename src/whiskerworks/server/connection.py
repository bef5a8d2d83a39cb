"""One open socket, as a table sees it: who looks, and the way to send there."""

from typing import Final, Protocol, final

import msgspec

from whiskerworks.table.messages import ToClient
from whiskerworks.table.moment import Actor
from whiskerworks.table.viewer import Viewer

BACKLOG: Final = 1 << 20
"""So many bytes may wait for a reader that is slow."""

GOING_AWAY: Final = 1012
TRY_AGAIN: Final = 1013
UNKNOWN: Final = 4401
FORBIDDEN: Final = 4403
NO_SUCH_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_SLOW: Final = 4409
TOO_FAST: Final = 4429

encode: Final = msgspec.json.Encoder().encode
"""Returns a message as it is sent."""


class Wire(Protocol):
    """The socket itself."""

    def send(self, text: bytes) -> None:
        """Send a message, or keep it for when the other end can take more."""

    def waiting(self) -> int:
        """Return how many bytes the other end has not taken yet."""

    def close(self, code: int, reason: str) -> None:
        """Send what waits, and hang up."""


@final
class Connection:
    """Whoever is at the other end of a socket."""

    __slots__ = ("_wire", "address", "asked", "is_closing", "key", "lender", "viewer")

    def __init__(self, person: str, address: str, wire: Wire) -> None:
        self.address: Final = address
        self.viewer = Viewer(None, person, frozenset())
        """With whose eyes it looks."""
        self.asked: int | None = None
        """The seat it asked to look from, if it asked for one."""
        self.lender: str | None = None
        """The player who lets it look over the shoulder, if one does [T11]."""
        self.key: tuple[object, ...] = ()
        """Connections with the same are told the same."""
        self.is_closing = False
        """Whether nothing more is going to be sent."""
        self._wire: Final = wire

    @property
    def person(self) -> str:
        """Who it is; nothing for somebody who has not said."""
        return self.viewer.person

    @property
    def actor(self) -> Actor:
        """In whose name it acts: who only looks over a shoulder, for no seat."""
        seat = self.viewer.seat if self.lender is None else None
        return Actor(self.viewer.person, seat)

    def put(self, text: bytes) -> None:
        """Let *text* be sent; a reader who is too slow for it is sent away."""
        if self.is_closing:
            return
        if self._wire.waiting() > BACKLOG:
            self.close(TOO_SLOW, "too slow")
        else:
            self._wire.send(text)

    def say(self, message: ToClient) -> None:
        """Let *message* be sent."""
        self.put(encode(message))

    def close(self, code: int, reason: str = "") -> None:
        """Send what waits, and then nothing more."""
        if not self.is_closing:
            self.is_closing = True
            self._wire.close(code, reason)
