"""Frames as they come over the wire: whole, in pieces, wrong, at once, or never."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.protocol import Event
from websockets.server import ServerProtocol

from tests.server.raw import (
    ASKED,
    BINARY,
    CLOSE,
    CONTINUED,
    HELLO,
    LOST,
    PING,
    PONG,
    TEXT,
    Frame,
    Raw,
    dialled,
    entered,
    frame,
    path_of,
    request,
)
from tests.server.serving import QUICK, Server, eventually, run, serving
from tests.server.test_bad_messages import ada_alone
from whiskerworks.server import websocket_protocol
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.socket_connection import (
    MAX_UNSENT_BYTES,
    TOO_SLOW,
    decode_text_frame,
)
from whiskerworks.server.websocket_protocol import (
    MAX_FRAMES_AFTER_CLOSE,
    SLICE_BYTES,
    WebSocketProtocol,
)

BAD, BYTES, NO_TEXT, POLICY, TOO_BIG = 1002, 1003, 1007, 1008, 1009
Talk = Callable[[Raw], Awaitable[Frame]]


async def talk(folder: Path, talking: Talk) -> Frame:
    """Let Ada, who has said hello, talk; return what she heard; all is well then."""
    async with serving(folder) as server:
        live, ada = await ada_alone(server)
        seq = live.table.seq
        async with entered(server, live, ada) as raw:
            heard = await talking(raw)
        async with entered(server, live, ada) as raw:
            await raw.send(frame(TEXT, ASKED))
            assert b"pong" in (await raw.until(b"pong")).data
        assert live.table.seq == seq
        return heard


def sent(*frames: bytes, until: bytes = b"pong") -> Talk:
    """Return a talk in which these are sent at once."""

    async def talking(raw: Raw) -> Frame:
        await raw.send(*frames)
        return await raw.until(until)

    return talking


# ---- in pieces


@pytest.mark.parametrize("pieces", [2, 5, len(ASKED)])
def test_a_message_in_pieces_is_put_together(tmp_path: Path, pieces: int) -> None:
    """However it is cut, and with a ping in the middle of it."""
    size = -(-len(ASKED) // pieces)
    cut = [ASKED[at : at + size] for at in range(0, len(ASKED), size)]
    frames = [
        frame(CONTINUED if at else TEXT, piece, last=piece is cut[-1])
        for at, piece in enumerate(cut)
    ]
    frames.insert(1, frame(PING, b"there?"))

    heard = run(talk(tmp_path, sent(*frames)))

    assert heard.kind == TEXT


@given(st.binary(max_size=70_000))
def test_the_text_of_a_whole_frame_is_found(text: bytes) -> None:
    """It is read without more ado; whatever else comes is left to the parser."""
    found = decode_text_frame(frame(TEXT, text))

    assert found == (text if len(text) < 1 << 16 else None)


@given(st.binary(max_size=300), st.data())
def test_what_is_not_just_one_whole_text_is_left_to_the_parser(
    text: bytes, data: st.DataObject
) -> None:
    """More or less than a frame, other kinds, and what no client may send."""
    whole = frame(TEXT, text)
    cut = data.draw(st.integers(0, len(whole) - 1))
    unmasked = bytes([0x81, len(text) % 126]) + text
    others = [
        whole[:cut],
        whole + b"\x81",
        whole + whole,
        frame(TEXT, text, last=False),
        frame(BINARY, text),
        frame(PING, text),
        bytes([whole[0] | 0x40]) + whole[1:],
        unmasked,
        b"\x81\xff" + bytes(127 + 4),
    ]

    assert [decode_text_frame(one) for one in others] == [None] * len(others)


def test_whole_frames_and_pieces_of_frames_may_follow_each_other(
    tmp_path: Path,
) -> None:
    """Each message is answered once, wherever what came before it was cut."""
    asked = frame(TEXT, ASKED + b" " * 200)

    async def talking(raw: Raw) -> Frame:
        heard = LOST
        for cut in (1, 3, 8, len(asked) - 1):
            await raw.send(asked)
            assert b"pong" in (await raw.until(b"pong")).data
            # When the ping is answered, the beginning of what follows it has been read.
            await raw.send(frame(PING, b"there?") + asked[:cut])
            await raw.until(b"there?")
            await raw.send(asked[cut:])
            heard = await raw.until(b"pong")
        await raw.send(frame(TEXT, ASKED[:2], last=False))
        await raw.send(frame(PING, b"still there?"))
        await raw.until(b"still there?")
        await raw.send(asked)
        assert (await raw.closed()).code == BAD
        return heard

    heard = run(talk(tmp_path, talking))

    assert heard.kind == TEXT


def test_a_ping_in_the_middle_of_a_message_is_answered_at_once(tmp_path: Path) -> None:
    """With what it said."""
    frames = frame(TEXT, ASKED[:3], last=False), frame(PING, b"there?")

    heard = run(talk(tmp_path, sent(*frames, until=b"there?")))

    assert heard == Frame(PONG, b"there?")


def test_pieces_that_are_too_large_together_are_refused(tmp_path: Path) -> None:
    """Each may be small: it is their sum that counts, before they are all there."""
    first = frame(TEXT, b" " * 10_000, last=False)
    more = [frame(CONTINUED, b" " * 10_000, last=False)] * 8

    heard = run(talk(tmp_path, sent(first, *more)))

    assert (heard.kind, heard.code) == (CLOSE, TOO_BIG)


def test_a_frame_that_is_far_too_large_is_refused_by_its_length(tmp_path: Path) -> None:
    """Nobody waits until all of it has come."""
    head = bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big")

    heard = run(talk(tmp_path, sent(head, b"0000")))

    assert (heard.kind, heard.code) == (CLOSE, TOO_BIG)


# ---- wrong


@pytest.mark.parametrize(
    "frames",
    [
        (frame(CONTINUED, ASKED),),
        (frame(TEXT, b"{", last=False), frame(TEXT, ASKED)),
        (frame(TEXT, b"{", last=False), frame(BINARY, ASKED)),
        (b"\xc1\x80\x01\x02\x03\x04",),
        (frame(3, b"x"),),
        (frame(11, b"x"),),
        (frame(PING, b"x" * 126),),
        (frame(PING, b"x", last=False),),
        (bytes([0x81, len(ASKED)]) + ASKED,),
    ],
    ids=[
        "nothing to continue",
        "text in text",
        "bytes in text",
        "reserved bit",
        "unknown kind",
        "unknown control",
        "large ping",
        "ping in pieces",
        "not masked",
    ],
)
def test_what_is_no_websocket_is_closed_with_a_code(
    tmp_path: Path, frames: tuple[bytes, ...]
) -> None:
    """As RFC 6455 says: a protocol error, or nothing at all."""
    heard = run(talk(tmp_path, sent(*frames)))

    assert (heard.kind, heard.code) == (CLOSE, BAD)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ((frame(TEXT, b'"\xff\xfe"'),), NO_TEXT),
        ((frame(TEXT, b'"\xc3', last=False), frame(CONTINUED, b'"')), NO_TEXT),
        ((frame(BINARY, ASKED),), BYTES),
        ((frame(BINARY, b"", last=False),), BYTES),
    ],
    ids=["no UTF-8", "half a letter", "bytes", "bytes in pieces"],
)
def test_what_is_no_text_is_refused_with_its_code(
    tmp_path: Path, frames: tuple[bytes, ...], code: int
) -> None:
    """Nothing of it is done."""
    heard = run(talk(tmp_path, sent(*frames)))

    assert (heard.kind, heard.code) == (CLOSE, code)


@pytest.mark.parametrize(
    "storm",
    [
        frame(PING, b"?") * 5_000,
        frame(PONG, b"!") * 5_000,
        frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 5_000,
    ],
    ids=["pings", "pongs", "pieces of nothing"],
)
def test_a_storm_of_frames_is_cut_short(tmp_path: Path, storm: bytes) -> None:
    """They cost us more than they cost who sends them."""

    async def talking(raw: Raw) -> Frame:
        await raw.send(storm)
        return await raw.closed()

    heard = run(talk(tmp_path, talking))

    assert (heard.kind, heard.code) == (CLOSE, POLICY)


def test_a_ping_now_and_then_is_welcome(tmp_path: Path) -> None:
    """Some programs ask every second whether we are there."""
    pings = [frame(PING, b"%d" % at) for at in range(50)]

    heard = run(talk(tmp_path, sent(*pings, until=b"49")))

    assert heard == Frame(PONG, b"49")


# ---- slow readers


def test_a_slow_reader_gets_whole_frames(tmp_path: Path) -> None:
    """Whatever sizes wait in line: each message is as long as its header says."""
    sizes = [20, 9_000, 70_000, 300, 8_192, 4_000, 125, 126, 65_535, 8_191, 65_536]
    texts = [bytes([97 + at % 26]) * sizes[at % len(sizes)] for at in range(400)]

    async def work() -> list[bytes]:
        async with serving(tmp_path) as server:
            live, ada = await ada_alone(server)
            async with entered(server, live, ada) as raw:
                raw.transport.pause_reading()
                (connection,) = live.broadcaster
                for at in range(0, len(texts), 3):
                    connection._wire.send(texts[at : at + 1])
                    connection._wire.send(texts[at + 1 : at + 3])
                assert connection._wire.waiting() > 0
                raw.transport.resume_reading()
                heard = [await raw.frame() for _ in range(len(texts) + 1)]
                return [one.data for one in heard if b"presence" not in one.data]

    assert run(work())[: len(texts)] == texts


# ---- the end


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", 0),
        ((1001).to_bytes(2, "big"), 1001),
        ((1000).to_bytes(2, "big") + b"bye", 1000),
        ((4321).to_bytes(2, "big"), 4321),
        (b"\x03", BAD),
        ((1005).to_bytes(2, "big"), BAD),
        ((99).to_bytes(2, "big"), BAD),
        ((5000).to_bytes(2, "big"), BAD),
        ((1000).to_bytes(2, "big") + b"\xff", None),
    ],
)
def test_whoever_closes_is_answered_with_a_close(
    tmp_path: Path, data: bytes, code: int | None
) -> None:
    """Also if they do it badly; and nothing that comes behind it is done."""
    heard = run(talk(tmp_path, sent(frame(CLOSE, data), frame(TEXT, ASKED))))

    assert heard.kind == CLOSE
    assert code is None or heard.code == code


def test_a_close_in_the_middle_of_a_message_is_answered(tmp_path: Path) -> None:
    """What had begun is dropped."""
    begun = frame(TEXT, b"{", last=False)

    heard = run(talk(tmp_path, sent(begun, frame(CLOSE, b"\x03\xe8"))))

    assert (heard.kind, heard.code) == (CLOSE, BAD)


def test_who_vanishes_without_a_word_is_missed(tmp_path: Path) -> None:
    """Others are told that the seat is empty."""

    async def work() -> tuple[Frame, Frame]:
        async with serving(tmp_path) as server:
            live, ada = await ada_alone(server)
            async with entered(server, live) as other:
                async with entered(server, live, ada):
                    there = await other.until(b'"seats":[0]')
                return there, await other.until(b'"seats":[]')

    there, gone = run(work())

    assert there.kind == gone.kind == TEXT


def test_memory_for_who_takes_nothing_is_bounded(tmp_path: Path) -> None:
    """They are sent away with a code; what had waited was never much."""

    async def work() -> tuple[int, int, Frame]:
        quick = replace(QUICK, rate=1_000_000)
        async with serving(tmp_path, settings=quick) as server:
            live, ada = await ada_alone(server)
            hello = b'{"type":"hello","want":["scene"]}'
            async with entered(server, live, ada, hello) as raw:
                raw.transport.pause_reading()
                (connection,) = live.broadcaster
                most = 0
                while len(live.broadcaster):
                    raw.writer.write(frame(TEXT, b'{"type":"look"}'))
                    await asyncio.sleep(0)
                    most = max(most, connection._wire.waiting())
                    if connection.is_closing:
                        break
                before = len(live.broadcaster)
                raw.transport.resume_reading()
                heard = await raw.closed()
            await eventually(lambda: not len(live.broadcaster))
            return most, before, heard

    most, _, heard = run(work())

    assert most < MAX_UNSENT_BYTES + 100_000
    assert (heard.kind, heard.code) == (CLOSE, TOO_SLOW)


def test_who_takes_nothing_is_hung_up_on_whatever_they_send(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A little that waits, and a byte now and then, must not hold memory for ever."""

    async def work() -> None:
        async with serving(tmp_path) as server:
            monkeypatch.setattr(websocket_protocol, "PING_INTERVAL_SECONDS", 0.1)
            monkeypatch.setattr(websocket_protocol, "UNSENT_TIMEOUT_SECONDS", 0.2)
            live, ada = await ada_alone(server)
            async with entered(server, live, ada) as raw:
                raw.transport.pause_reading()
                (connection,) = live.broadcaster
                while not connection._wire.waiting():
                    connection.put([bytes(100_000)])
                while len(live.broadcaster):
                    raw.writer.write(frame(PING))
                    await asyncio.sleep(0.01)

    run(work())


# ---- what it costs


class Ticks:
    """A clock of processor time on which four milliseconds pass with every look."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 250

    async def until(self, looks: int) -> None:
        """Wait until somebody has looked so often."""
        await eventually(lambda: self.looks >= looks)


@pytest.mark.parametrize("storm", [frame(PING), frame(TEXT, ASKED)])
def test_whatever_is_read_is_charged(tmp_path: Path, storm: bytes) -> None:
    """To the address, and to whoever sends it: also what says nothing."""

    async def work() -> list[int]:
        ticks = Ticks()
        one = replace(QUICK, cpu=1)
        async with serving(tmp_path, settings=one, seconds=steadily, cpu=ticks) as it:
            live, ada = await ada_alone(it)
            async with entered(it, live, ada) as raw:
                budgets = it.budgets
                while not (budgets.wait("", ada) and budgets.wait("127.0.0.1")):
                    await raw.send(storm)
                    await ticks.until(ticks.looks + 2)
            return [budgets.wait("127.0.0.1"), budgets.wait("127.0.0.2")]

    mine, others = run(work())

    assert mine
    assert not others


def test_little_is_read_after_somebody_was_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tiny frames cost most, and nobody waits for anything but a farewell."""
    heard = read = 0
    take = WebSocketProtocol._take

    class Counted(ServerProtocol):
        """Counts what comes."""

        def events_received(self) -> list[Event]:
            nonlocal heard
            found = super().events_received()
            heard += len(found)
            return found

    def taken(self: WebSocketProtocol, data: bytes) -> None:
        nonlocal read
        take(self, data)
        read += len(data)

    monkeypatch.setattr(websocket_protocol, "ServerProtocol", Counted)
    monkeypatch.setattr(WebSocketProtocol, "_take", taken)
    storm = frame(PING) * 5_000

    async def work() -> None:
        async with serving(tmp_path) as server:
            live, ada = await ada_alone(server)
            async with entered(server, live, ada) as raw:
                (connection,) = live.broadcaster
                connection.close(TOO_SLOW)
                before = read
                await raw.send(storm)
                await eventually(lambda: read >= before + len(storm))

    run(work())

    assert heard < MAX_FRAMES_AFTER_CLOSE + SLICE_BYTES


def steadily() -> float:
    """Return the time where none passes."""
    return 0.0


# ---- the beginning


async def answered(server: Server, *data: bytes) -> str:
    """Return the answer to a request."""
    async with dialled(server) as raw:
        await raw.send(*data)
        return await raw.answer()


@pytest.mark.parametrize(
    ("change", "statuses"),
    [
        (("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", ""), ("400",)),
        (("Sec-WebSocket-Version: 13\r\n", ""), ("400", "426")),
        (("Version: 13", "Version: 8"), ("400", "426")),
        (("GET", "POST"), ("400", "403", "404", "405")),
        (("Host: localhost", "Origin: http://elsewhere.example"), ("403",)),
        (("Host: localhost", "Origin: null"), ("403",)),
        (("Host: localhost", "X: \x00"), ("400",)),
        (("Host: localhost", "no header"), ("400",)),
    ],
)
def test_a_request_that_is_none_is_refused_and_the_server_goes_on(
    tmp_path: Path, change: tuple[str, str], statuses: tuple[str, ...]
) -> None:
    """With a status; nothing is opened."""

    async def work() -> str:
        async with serving(tmp_path) as server:
            live, ada = await ada_alone(server)
            asked = request(path_of(live)).decode().replace(*change).encode()
            refused = await answered(server, asked)
            async with entered(server, live, ada):
                return refused

    refused = run(work())

    assert refused.split()[1] in statuses


@pytest.mark.parametrize(("cookies", "status"), [(4, "101"), (8, "431"), (12, "431")])
def test_a_request_may_be_long_but_not_too_long(
    tmp_path: Path, cookies: int, status: str
) -> None:
    """Cookies of other sites on the same host keep nobody out, unless without end."""

    async def work() -> str:
        async with serving(tmp_path) as server:
            live, _ = await ada_alone(server)
            many = [f"Cookie: c{at}={'x' * 3_000}" for at in range(cookies)]
            return await answered(server, request(path_of(live), *many))

    assert run(work()).split()[1] == status


def test_letters_beyond_ascii_in_a_request_hurt_nobody(tmp_path: Path) -> None:
    """Whatever a browser or a program puts there."""

    async def work() -> str:
        async with serving(tmp_path) as server:
            live, _ = await ada_alone(server)
            return await answered(server, request(path_of(live), "X-Cheese: Käse"))

    assert run(work()).split()[1] in ("101", "400")


def test_a_request_may_come_byte_by_byte(tmp_path: Path) -> None:
    """As slow lines bring it."""

    async def work() -> str:
        async with serving(tmp_path) as server:
            live, _ = await ada_alone(server)
            async with dialled(server) as raw:
                for one in request(path_of(live)):
                    await raw.send(bytes([one]))
                    await asyncio.sleep(0)
                return await raw.answer()

    assert " 101 " in run(work())


def test_a_server_behind_a_path_has_its_sockets_there(tmp_path: Path) -> None:
    """With the path before it, as a proxy passes it on, or without."""
    settings = replace(QUICK, url="https://cats.example/games")

    async def work() -> list[Frame]:
        async with serving(tmp_path, settings=settings) as server:
            live, ada = await ada_alone(server)
            heard = []
            for path in (f"/games{path_of(live)}", path_of(live), "/other/socket"):
                async with dialled(server) as raw:
                    await raw.send(request(path, person=ada))
                    await raw.answer()
                    await raw.send(frame(TEXT, HELLO))
                    heard.append(await raw.until(b'"snapshot"', b'"no-such-table"'))
            return heard

    there, here, nowhere = run(work())

    assert b'"snapshot"' in there.data
    assert b'"snapshot"' in here.data
    assert b'"no-such-table"' in nowhere.data


def test_two_hundred_sockets_at_once(tmp_path: Path) -> None:
    """All see the table, and all hear what is said."""
    settings = replace(QUICK, connections=300)

    async def one(server: Server, live: LiveTable, ready: asyncio.Semaphore) -> bool:
        async with entered(server, live) as raw:
            ready.release()
            return (await raw.until(b"hear, hear")).kind == TEXT

    async def work() -> list[bool]:
        async with serving(tmp_path, settings=settings) as server:
            live, ada = await ada_alone(server)
            ready = asyncio.Semaphore(0)
            looking = [
                asyncio.create_task(one(server, live, ready)) for _ in range(200)
            ]
            for _ in looking:
                await ready.acquire()
            async with entered(server, live, ada) as raw:
                say = b'{"type":"do","id":"1","command":{"type":"say","text":"%s"}}'
                await raw.send(frame(TEXT, say % b"hear, hear"))
                return await asyncio.gather(*looking)

    assert run(work()) == [True] * 200
