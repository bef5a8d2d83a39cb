# compiled: warm
"""One open socket, as a table sees it: its viewer, and messages both ways."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol, final

import msgspec

from whiskerworks.table.context import Actor, Viewer
from whiskerworks.table.messages import Fault, FromClient, ToClient

MAX_UNSENT_BYTES: Final = 1 << 20
"""Maximum bytes buffered for a slow client."""
MAX_JOINED_BYTES: Final = 8192
"""Messages up to this size are joined into one write, which saves system calls."""

GOING_AWAY: Final = 1012
TRY_AGAIN: Final = 1013
UNKNOWN: Final = 4401
FORBIDDEN: Final = 4403
NO_SUCH_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_SLOW: Final = 4409
TOO_FAST: Final = 4429

SIGNED_OUT: Final = "signed-out"
"""Fault code of a connection whose session or token has ended."""

encode: Final = msgspec.json.Encoder().encode
"""Encode a message as it is sent."""


class Credential(NamedTuple):
    """The person who opens a socket, and what identifies them."""

    person: str
    shown: str
    """The id of the session or token."""


class MessageWriter(Protocol):
    """The socket itself."""

    def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, or buffer them until the client can take more."""

    def waiting(self) -> int:
        """Return the number of bytes that the client has not taken yet."""

    def close(self, code: int, reason: str) -> None:
        """Send buffered messages, and hang up."""


def frame_header(size: int) -> bytes:
    """
    Return the header of an unfragmented text frame with *size* bytes.

    >>> frame_header(5).hex(" ")
    '81 05'
    >>> frame_header(300).hex(" ")
    '81 7e 01 2c'
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def decode_text_frame(data: bytes) -> bytes | None:
    """
    Return the text of a client's frame; None unless *data* is one whole frame.

    >>> decode_text_frame(bytes.fromhex("81 82 01 02 03 04 69 6b"))
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
    """Write messages to one socket as WebSocket frames."""

    __slots__ = ("_close", "_write", "_writelines", "waiting")

    def __init__(
        self, transport: asyncio.Transport, close: Callable[[int, str], None]
    ) -> None:
        """Send through *transport*; hang up with *close*."""
        self._close: Final = close
        self._write: Final = transport.write
        self._writelines: Final = transport.writelines
        self.waiting: Final[Callable[[], int]] = transport.get_write_buffer_size
        """Returns the number of bytes that the client has not taken yet."""

    def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, joining small ones; they must not change afterwards."""
        pieces: list[bytes] = []
        size = 0
        for text in texts:
            pieces.append(frame_header(len(text)))
            pieces.append(text)
            size += len(text)
        if size < MAX_JOINED_BYTES:
            self._write(b"".join(pieces))
        else:
            self._writelines(pieces)

    def close(self, code: int, reason: str) -> None:
        """Send buffered messages, and hang up."""
        self._close(code, reason)


@final
class Connection:
    """The client at the other end of a socket."""

    __slots__ = ("_wire", "address", "asked", "is_closing", "key", "lender", "viewer")

    def __init__(self, person: str, address: str, wire: MessageWriter) -> None:
        self.address: Final = address
        self.viewer = Viewer(None, person, frozenset())
        """The person, and the seat from which they see the table."""
        self.asked: int | None = None
        """The seat it asked to watch from, if any."""
        self.lender: str | None = None
        """The player who shared this view by a watch link, if any [T11]."""
        self.key: tuple[object, ...] = ()
        """Connections with the same key get the same messages."""
        self.is_closing = False
        """Whether nothing more will be sent."""
        self._wire: Final = wire

    @property
    def person(self) -> str:
        """The person's id; empty if unknown."""
        return self.viewer.person

    @property
    def actor(self) -> Actor:
        """The person and seat that commands act for; a borrowed view has no seat."""
        seat = self.viewer.seat if self.lender is None else None
        return Actor(self.viewer.person, seat)

    def put(self, texts: Sequence[bytes]) -> None:
        """Send *texts*; disconnect a client that is too slow for them."""
        if self.is_closing:
            return
        if self._wire.waiting() > MAX_UNSENT_BYTES:
            self.close(TOO_SLOW, "too slow")
        else:
            self._wire.send(texts)

    def say(self, message: ToClient) -> None:
        """Send *message*."""
        self.put([encode(message)])

    def close(self, code: int, reason: str = "") -> None:
        """Send buffered messages, and nothing after them."""
        if not self.is_closing:
            self.is_closing = True
            self._wire.close(code, reason)


@final
class OpenConnections:
    """Every open connection, with the session or token that opened it."""

    def __init__(self) -> None:
        self._credentials: Final[dict[Connection, str]] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._credentials))

    def add(self, connection: Connection, credential: str = "") -> None:
        """Add a connection; *credential* is the id of its session or token, if any."""
        self._credentials[connection] = credential

    def discard(self, connection: Connection) -> None:
        """Remove a closed connection."""
        self._credentials.pop(connection, None)

    @property
    def credentials(self) -> set[str]:
        """The sessions and tokens that opened connections."""
        return set(self._credentials.values()) - {""}

    def of(self, person: str) -> list[Connection]:
        """Return the connections of a person."""
        return [one for one in self._credentials if one.person == person]

    def replace(self, person: str, old: str, new: str, address: str = "") -> None:
        """
        Move connections from an *old* session to the *new* one that replaced it.

        With *address*, only those opened from there.
        """
        for one in self.of(person):
            if self._credentials[one] == old and address in ("", one.address):
                self._credentials[one] = new

    def sign_out(self, person: str, credential: str = "", but: str = "") -> None:
        """
        Close a person's connections; with *credential*, those it opened.

        Those opened by the session *but* stay open.
        """
        for one in self.of(person):
            shown = self._credentials[one]
            if credential in ("", shown) and not (but and shown == but):
                one.say(Fault(SIGNED_OUT, "You were signed out."))
                one.close(UNKNOWN, SIGNED_OUT)


MAX_ECHOED_ID_CHARACTERS: Final = 40
"""Maximum characters repeated from the id of an unreadable command."""

_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_DECODE_ERRORS: Final = (msgspec.MsgspecError, ValueError, RecursionError)


class Unreadable(Exception):
    """A message is not valid; the text says what is wrong, and where."""


class _Id(msgspec.Struct):
    """The id of a command that is otherwise unreadable."""

    id: str = ""


def decode_message(text: bytes) -> FromClient:
    """
    Return the decoded message.

    Raises:
        Unreadable: It is not a valid message.
    """
    try:
        return _DECODER.decode(text)
    except _DECODE_ERRORS as problem:
        raise Unreadable(str(problem)) from problem


def command_id(text: bytes) -> str:
    """Return the id of an unreadable command; empty if it has none."""
    try:
        return msgspec.json.decode(text, type=_Id).id[:MAX_ECHOED_ID_CHARACTERS]
    except _DECODE_ERRORS:
        return ""
