"""Whatever anybody sends, in whatever frames: it is answered, or closed with a code."""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import hypothesis
import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from structlog.testing import capture_logs
from websockets.frames import CloseCode

import whiskerworks
from tests.server.raw import (
    ASKED,
    BINARY,
    CLOSE,
    CONTINUED,
    LOST,
    PING,
    PONG,
    TEXT,
    Raw,
    entered,
    frame,
)
from tests.server.serving import Server, run, serving
from whiskerworks.server import socket_connection
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.table_rebuild import rebuild_table
from whiskerworks.table import commands as c
from whiskerworks.table.messages import Do, FromClient, Hello, Look, Ping

WHO: Final = ("Ada", "Bob", "Eve", "")
"""Two players, a guest and a stranger."""
ANSWERS: Final = [
    f'"type":"{one}"'.encode()
    for one in ("done", "refused", "error", "pong", "snapshot")
]
CODES: Final = {
    CloseCode.NORMAL_CLOSURE,
    CloseCode.NO_STATUS_RCVD,
    CloseCode.PROTOCOL_ERROR,
    CloseCode.UNSUPPORTED_DATA,
    CloseCode.INVALID_DATA,
    CloseCode.MESSAGE_TOO_BIG,
    CloseCode.POLICY_VIOLATION,
    socket_connection.FORBIDDEN,
    socket_connection.TOO_FAST,
}
"""With which a socket may be closed that was misused."""
_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)

small = st.integers(0, 5)
ids = st.sampled_from(["1", "2", "3", "a" * 40]) | st.text(min_size=1, max_size=40)
moves = st.sampled_from(["e3", "d4", "e3-e4", "f6", "pass"]) | st.text(max_size=10)
commands: st.SearchStrategy[c.Command] = st.one_of(
    st.builds(c.Play, moves, small),
    st.builds(c.Play, st.just("e3"), st.just(0)),
    st.builds(c.Say, st.text(min_size=1, max_size=20)),
    st.builds(c.Sit, st.none() | small, st.text(max_size=5)),
    st.builds(c.GiveWord, st.text(max_size=10)),
    st.builds(c.Undo, st.none() | small),
    st.builds(c.Replace, small, st.none() | st.integers(1, 2)),
    st.builds(c.Agree, st.integers(1, 20)),
    st.builds(c.Decline, st.integers(1, 20)),
    st.sampled_from([c.Start(), c.Pause(), c.Resume(), c.OfferDraw(), c.Leave()]),
)
valid = st.one_of(
    st.builds(Do, ids, commands),
    st.just(Ping()),
    st.just(Look()),
    st.builds(Hello, st.none() | small, st.none() | small),
).map(msgspec.json.encode)
json = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)
    ),
    max_leaves=8,
).map(msgspec.json.encode)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """Return a message in which something was cut out, put in, or changed."""
    text = draw(valid)
    at, to = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    return text[:at] + draw(st.binary(max_size=4)) + text[to:]


@st.composite
def framed(draw: st.DrawFn) -> tuple[bytes, bytes]:
    """Return a message, and the frames in which it is sent."""
    text = draw(valid | valid | mutated() | json | st.binary(max_size=200))
    cuts = sorted({0, *draw(st.lists(st.integers(0, len(text)), max_size=3))})
    pieces = [text[a:b] for a, b in zip(cuts, [*cuts[1:], len(text)], strict=True)]
    first = draw(st.sampled_from([TEXT, TEXT, TEXT, BINARY]))
    frames = []
    for at, piece in enumerate(pieces):
        last = at == len(pieces) - 1
        frames.append(frame(CONTINUED if at else first, piece, last=last))
        if draw(st.integers(0, 9)) == 0:
            kind = draw(st.sampled_from([PING, PONG]))
            frames.append(frame(kind, draw(st.binary(max_size=20))))
    return text, b"".join(frames)


@st.composite
def wild(draw: st.DrawFn) -> tuple[bytes, bytes]:
    """Return frames that nobody should send, and no message."""
    head = draw(st.integers(0, 255))
    data = draw(st.binary(max_size=30))
    return b"", bytes([head]) + frame(TEXT, data)[1:]


class Crowd:
    """Everybody at a table, each with a socket; who is sent away comes back."""

    def __init__(self, server: Server, live: LiveTable, people: dict[str, str]) -> None:
        self._server: Final = server
        self._live: Final = live
        self._people: Final = people
        self._open: Final[dict[str, tuple[Raw, AsyncExitStack]]] = {}
        self._parting: Final[set[str]] = set()
        """Who has said goodbye, with a code of their own."""
        self.meant: Final[set[tuple[str, str]]] = set()
        """Who sent a command that can be understood, and under which id."""

    async def aclose(self) -> None:
        """Send all home."""
        for _, door in self._open.values():
            await door.aclose()

    async def send(self, who: str, message: bytes, frames: bytes) -> None:
        """Let one send a message; it is answered, or they are sent away with a code."""
        try:
            said = _decoder.decode(message)
        except (msgspec.MsgspecError, ValueError):
            said = None
        if isinstance(said, Do):
            self.meant.add((self._people[who], said.id))
        raw = await self._raw(who)
        if frames[0] & 0x0F == CLOSE:
            self._parting.add(who)
        await raw.send(frames, b"" if message else frame(TEXT, ASKED))
        heard = await raw.until(*ANSWERS)
        if heard.kind in (CLOSE, LOST.kind):
            assert heard.kind == CLOSE, "hung up without a word"
            assert heard.code in CODES or who in self._parting, heard
            self._parting.discard(who)
            await self._open.pop(who)[1].aclose()

    async def _raw(self, who: str) -> Raw:
        if who not in self._open:
            door = AsyncExitStack()
            person = self._people[who]
            raw = await door.enter_async_context(
                entered(self._server, self._live, person)
            )
            self._open[who] = raw, door
        return self._open[who][0]


@asynccontextmanager
async def crowded(folder: Path) -> AsyncIterator[tuple[Server, LiveTable, Crowd]]:
    """Serve a table with everybody at it."""
    async with serving(folder) as server:
        people = {who: await server.person(who) if who else "" for who in WHO}
        game = whiskerworks.load("gears", first="blue")
        live = await server.table(game, people["Ada"], people["Bob"])
        crowd = Crowd(server, live, people)
        async with aclosing(crowd):
            yield server, live, crowd


async def misuse(folder: Path, sent: list[tuple[str, tuple[bytes, bytes]]]) -> None:
    """Send all that; the log then holds what was meant, and all is well."""
    async with crowded(folder) as (server, live, crowd):
        begun = live.table.seq
        for who, (message, frames) in sent:
            await crowd.send(who, message, frames)
        await live.settled()
        kept = await server.store.load(live.id)
        assert kept is not None
        own = [(one.person, one.command) for one in kept.logs[begun:] if one.command]
        assert set(own) <= crowd.meant
        assert len(own) == len(set(own))
        assert (await rebuild_table(kept.logs)).match.states == live.table.match.states
        async with entered(server, live) as raw:
            await raw.send(frame(TEXT, ASKED))
            assert (await raw.until(b"pong")).kind == TEXT


@hypothesis.settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    st.lists(
        st.tuples(st.sampled_from(WHO), framed() | framed() | framed() | wild()),
        min_size=5,
        max_size=30,
    )
)
def test_whatever_is_sent_is_answered_and_changes_nothing_it_should_not(
    caplog: pytest.LogCaptureFixture, sent: list[tuple[str, tuple[bytes, bytes]]]
) -> None:
    """Bytes, JSON, messages changed, doubled, in pieces, in any order, by anybody."""
    caplog.clear()

    with TemporaryDirectory() as folder, capture_logs() as logged:
        run(misuse(Path(folder), sent))

    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []
    assert [one for one in logged if one["log_level"] in ("error", "critical")] == []
