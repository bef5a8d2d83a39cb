# compiled: warm
"""One open socket, as a table sees it: who looks, and messages to and from there."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol, final

import msgspec

from whiskerworks.table.context import Actor, Viewer
from whiskerworks.table.messages import Fault, FromClient, ToClient

BACKLOG: Final = 1 << 20
"""So many bytes may wait for a reader that is slow."""
SMALL_BYTES: Final = 8192
"""What is smaller is copied into one piece, which spares system calls."""

GOING_AWAY: Final = 1012
TRY_AGAIN: Final = 1013
UNKNOWN: Final = 4401
FORBIDDEN: Final = 4403
NO_SUCH_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_SLOW: Final = 4409
TOO_FAST: Final = 4429

SIGNED_OUT: Final = "signed-out"
"""The fault of a connection whose session or token is no longer good."""

encode: Final = msgspec.json.Encoder().encode
"""Returns a message as it is sent."""


class Credential(NamedTuple):
    """Who opens a socket, and by what."""

    person: str
    shown: str
    """The id of the session or of the token."""


class MessageWriter(Protocol):
    """The socket itself."""

    def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, or keep them for when the other end can take more."""

    def waiting(self) -> int:
        """Return how many bytes the other end has not taken yet."""

    def close(self, code: int, reason: str) -> None:
        """Send what waits, and hang up."""


def header(size: int) -> bytes:
    """
    Return what precedes a text of *size* bytes that is sent whole.

    >>> header(5).hex(" ")
    '81 05'
    >>> header(300).hex(" ")
    '81 7e 01 2c'
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def whole_text(data: bytes) -> bytes | None:
    """
    Return the text of a client, if *data* is one frame with a whole text, no more.

    >>> whole_text(bytes.fromhex("81 82 01 02 03 04 69 6b"))
    b'hi'
    """
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    size, start = data[1] - 0x80, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size == 127 or len(data) != start + size:
        return None
    mask = data[start - 4 : start] * (size // 4 + 1)
    masked = int.from_bytes(data[start:], "little")
    return (masked ^ int.from_bytes(mask[:size], "little")).to_bytes(size, "little")


@final
class WebSocketWriter:
    """The way out of the server, to one socket."""

    __slots__ = ("_close", "_write", "_writelines", "waiting")

    def __init__(
        self, transport: asyncio.Transport, close: Callable[[int, str], None]
    ) -> None:
        """Send through *transport*; let *close* hang up."""
        self._close: Final = close
        self._write: Final = transport.write
        self._writelines: Final = transport.writelines
        self.waiting: Final[Callable[[], int]] = transport.get_write_buffer_size
        """Tells how many bytes the other end has not taken yet."""

    def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, small ones in one piece; nobody may change them any more."""
        pieces: list[bytes] = []
        size = 0
        for text in texts:
            pieces.append(header(len(text)))
            pieces.append(text)
            size += len(text)
        if size < SMALL_BYTES:
            self._write(b"".join(pieces))
        else:
            self._writelines(pieces)

    def close(self, code: int, reason: str) -> None:
        """Send what waits, and hang up."""
        self._close(code, reason)


@final
class Connection:
    """Whoever is at the other end of a socket."""

    __slots__ = ("_wire", "address", "asked", "is_closing", "key", "lender", "viewer")

    def __init__(self, person: str, address: str, wire: MessageWriter) -> None:
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

    def put(self, texts: Sequence[bytes]) -> None:
        """Let *texts* be sent; a reader who is too slow for them is sent away."""
        if self.is_closing:
            return
        if self._wire.waiting() > BACKLOG:
            self.close(TOO_SLOW, "too slow")
        else:
            self._wire.send(texts)

    def say(self, message: ToClient) -> None:
        """Let *message* be sent."""
        self.put([encode(message)])

    def close(self, code: int, reason: str = "") -> None:
        """Send what waits, and then nothing more."""
        if not self.is_closing:
            self.is_closing = True
            self._wire.close(code, reason)


@final
class OpenConnections:
    """Every open connection, at a table or on its way to one, and what opened it."""

    def __init__(self) -> None:
        self._credentials: Final[dict[Connection, str]] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._credentials))

    def add(self, connection: Connection, credential: str = "") -> None:
        """Note a connection; *credential* is the id of the session or token, if any."""
        self._credentials[connection] = credential

    def discard(self, connection: Connection) -> None:
        """Forget a connection that is no more."""
        self._credentials.pop(connection, None)

    @property
    def credentials(self) -> set[str]:
        """The sessions and tokens by which connections were opened."""
        return set(self._credentials.values()) - {""}

    def of(self, person: str) -> list[Connection]:
        """Return what somebody has open."""
        return [one for one in self._credentials if one.person == person]

    def replace(self, person: str, old: str, new: str, address: str = "") -> None:
        """
        Let a *new* session stand for an *old* one that it has replaced.

        With *address*, only for what was opened from there.
        """
        for one in self.of(person):
            if self._credentials[one] == old and address in ("", one.address):
                self._credentials[one] = new

    def sign_out(self, person: str, credential: str = "", but: str = "") -> None:
        """
        Close what somebody has open; with *credential*, what was opened by it.

        What was opened by the session *but* stays open.
        """
        for one in self.of(person):
            shown = self._credentials[one]
            if credential in ("", shown) and not (but and shown == but):
                one.say(Fault(SIGNED_OUT, "you were signed out"))
                one.close(UNKNOWN, SIGNED_OUT)


LONGEST_ID: Final = 40
"""Of an id that cannot be trusted so many characters are repeated."""

_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_WRONG: Final = (msgspec.MsgspecError, ValueError, RecursionError)


class Unreadable(Exception):
    """A message is not understood; the text says what is wrong with it, and where."""


class _Id(msgspec.Struct):
    """The id of a command, all that is read of one which is not understood."""

    id: str = ""


def read(text: bytes) -> FromClient:
    """
    Return what a message says.

    Raises:
        Unreadable: It is none that we know.
    """
    try:
        return _DECODER.decode(text)
    except _WRONG as problem:
        raise Unreadable(str(problem)) from problem


def id_of(text: bytes) -> str:
    """Return the id of a command that is not understood; nothing if it has none."""
    try:
        return msgspec.json.decode(text, type=_Id).id[:LONGEST_ID]
    except _WRONG:
        return ""
