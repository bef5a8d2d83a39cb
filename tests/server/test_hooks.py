"""Web addresses that are called: which, how, and that nobody waits for them."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.serving import SOON, eventually
from tests.server.test_metrics import read
from whiskerworks.server.metrics import ProcessMetrics, ServerMetrics
from whiskerworks.server.safe_http import (
    MAX_ANSWER_BYTES,
    CallFailed,
    CallPolicy,
    is_public,
    parse_url,
    post_json,
    vet_host,
)
from whiskerworks.server.turn_notifier import (
    MAX_CONCURRENT_CALLS,
    MAX_WAITING_CALLS,
    Hook,
    Turn,
    TurnNotifier,
    hook_body,
)

CERTIFICATE = Path(__file__).parent / "data" / "hooks.test.pem"
TURN = Turn("person", "gears", "https://example.org/t/abc")
FINE = b"HTTP/1.1 204 No Content\r\n\r\n"


class Listener:
    """A real web server on this machine that notes what it is sent."""

    def __init__(self, answer: bytes | None) -> None:
        self.answer = answer
        self.calls: list[bytes] = []
        self.port = 0
        self.over = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Answer one call, or let it wait."""
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        with suppress(OSError, asyncio.IncompleteReadError):
            await self._answer(reader, writer)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    async def _answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        self.calls.append(head + await reader.readexactly(length))
        if self.answer is None:
            await self.over.wait()
        else:
            writer.write(self.answer)
            await writer.drain()

    def rules(self) -> CallPolicy:
        """Return rules by which this server, and no other, may be called."""
        return CallPolicy(
            resolve=resolving("127.0.0.1"),
            may_call=lambda address: address == "127.0.0.1",
            ports=frozenset({self.port}),
            context=ssl.create_default_context(cafile=str(CERTIFICATE)),
            seconds=SOON,
        )

    def url(self, path: str = "/hook") -> str:
        """Return its address."""
        return f"https://hooks.test:{self.port}{path}"


@asynccontextmanager
async def listening(answer: bytes | None = FINE) -> AsyncIterator[Listener]:
    """Run a server for a while."""
    listener = Listener(answer)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    server = await asyncio.start_server(listener.serve, "127.0.0.1", 0, ssl=context)
    listener.port = server.sockets[0].getsockname()[1]
    async with server:
        yield listener
        listener.over.set()
        await asyncio.gather(*listener.tasks)


def resolving(*found: str) -> Callable[[str, int], Awaitable[list[str]]]:
    """Return a resolver that finds these addresses for every host."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(found)

    return resolve


async def called(url: str, rules: CallPolicy) -> str:
    """Return why a call failed; nothing if it did not."""
    try:
        await post_json(url, b"{}", rules)
    except CallFailed as problem:
        return problem.code
    return ""


def test_a_call_is_one_post_of_json() -> None:
    """To the path and query that were given, with the host's own name."""

    async def scene() -> tuple[list[bytes], str]:
        async with listening() as listener:
            await post_json(listener.url("/hook?a=b"), b'{"x":1}', listener.rules())
            return listener.calls, f"hooks.test:{listener.port}"

    (request,), host = asyncio.run(scene())

    head, _, sent = request.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hook?a=b HTTP/1.1\r\n")
    assert f"Host: {host}".encode() in head
    assert json.loads(sent) == {"x": 1}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (b"HTTP/1.1 302 Found\r\nLocation: https://hooks.test/\r\n\r\n", "refused"),
        (b"HTTP/1.1 500 Oh\r\n\r\n", "refused"),
        (b"SSH-2.0-OpenSSH\r\n", "no-answer"),
        (b"HTTP/1.1 abc\r\n\r\n", "no-answer"),
        (b"x" * MAX_ANSWER_BYTES * 100, "no-answer"),
        (b"", "no-answer"),
    ],
)
def test_redirections_nonsense_and_endless_answers_are_failures(
    answer: bytes, code: str
) -> None:
    """Nothing is followed, and little is read."""

    async def scene() -> tuple[str, int]:
        async with listening(answer) as listener:
            why = await called(listener.url(), listener.rules())
            return why, len(listener.calls)

    assert asyncio.run(scene()) == (code, 1)


def test_who_does_not_answer_is_not_waited_for_long() -> None:
    """A server that listens and says nothing."""

    async def scene() -> str:
        async with listening(answer=None) as listener:
            rules = replace(listener.rules(), seconds=0.2)
            return await called(listener.url(), rules)

    assert asyncio.run(scene()) == "too-slow"


def test_a_certificate_must_be_the_hosts_own() -> None:
    """Of another name, or unknown to the world: not called."""

    async def scene() -> list[str]:
        async with listening() as listener:
            other = listener.url().replace("hooks.test", "other.test")
            strict = replace(listener.rules(), context=ssl.create_default_context())
            return [
                await called(other, listener.rules()),
                await called(listener.url(), strict),
                str(len(listener.calls)),
            ]

    assert asyncio.run(scene()) == ["no-answer", "no-answer", "0"]


@pytest.mark.parametrize(
    "found",
    [
        (),
        ("127.0.0.1",),
        ("10.0.0.1",),
        ("93.184.216.34", "10.0.0.1"),
        ("169.254.169.254",),
        ("::1",),
        ("fe80::1%eth0",),
        ("fd00::1",),
        ("::ffff:127.0.0.1",),
        ("::ffff:93.184.216.34",),
        ("64:ff9b::7f00:1",),
        ("2002:7f00:1::",),
        ("2001:0:7f00:1::",),
        ("::127.0.0.1",),
        ("0.0.0.0",),
        ("224.0.0.1",),
        ("255.255.255.255",),
        ("100.64.0.1",),
        ("no address",),
    ],
)
def test_a_host_with_any_address_that_is_not_public_is_not_called(
    found: tuple[str, ...],
) -> None:
    """Not even if its first is; the guard is the one that servers have."""
    rules = CallPolicy(resolve=resolving(*found))

    with pytest.raises(CallFailed, match="not-public"):
        asyncio.run(vet_host(parse_url("https://example.org/"), rules))


def test_the_address_that_was_looked_at_is_the_one_that_is_called() -> None:
    """A name that is resolved again, to something else, gains nothing."""
    asked: list[str] = []

    async def once(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async def scene() -> None:
        async with listening() as listener:
            rules = replace(listener.rules(), resolve=once)
            await post_json(listener.url(), b"{}", rules)

    asyncio.run(scene())

    assert asked == ["hooks.test"]


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://example.org:8443/",
        "https://me@example.org/",
        "https://example.org/#part",
        "https:///path",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://exa\\mple.org/",
        "https://ex\u00e4mple.org/",
        "https://[::1/",
        "https://example.org:port/",
        "ftp://example.org/",
        "",
        "https://example.org/" + "a" * 500,
    ],
)
def test_only_plain_https_addresses_are_taken(url: str) -> None:
    """Of port 443, without names, fragments and odd characters."""
    with pytest.raises(CallFailed, match="bad-address"):
        parse_url(url)


@given(st.text())
def test_any_text_is_an_address_or_refused(text: str) -> None:
    """Nothing else is raised."""
    for url in (text, f"https://{text}"):
        try:
            parts = parse_url(url)
        except CallFailed:
            continue
        assert parts.scheme == "https"
        assert parts.hostname


@given(st.ip_addresses())
def test_what_is_called_public_is_global_and_no_disguise(
    address: IPv4Address | IPv6Address,
) -> None:
    """Whatever way it is written."""
    if is_public(str(address)):
        assert address.is_global
        assert not address.is_multicast
        assert not address.is_private
        assert not address.is_link_local
    if isinstance(address, IPv6Address):
        assert is_public(address.exploded) == is_public(str(address))


@given(st.ip_addresses(v=4))
def test_an_old_address_in_a_new_one_is_never_public(inner: IPv4Address) -> None:
    """Mapped, translated, tunnelled or compatible: it might be anything."""
    number = int(inner)
    for outer in (
        IPv6Address((0xFFFF << 32) | number),
        IPv6Address(number),
        IPv6Address((0x0064FF9B << 96) | number),
        IPv6Address((0x2002 << 112) | (number << 80)),
        IPv6Address((0x20010000 << 96) | (number ^ 0xFFFFFFFF)),
    ):
        assert not is_public(str(outer)), outer


@given(st.text())
def test_what_is_no_address_is_not_public(text: str) -> None:
    """Nothing is guessed."""
    try:
        ip_address(text)
    except ValueError:
        assert not is_public(text)


def test_bodies_have_the_shape_that_is_wanted() -> None:
    """Plain JSON, Discord's and Slack's."""
    said = "It's your turn in gears."

    assert json.loads(hook_body(TURN, "json")) == {
        "event": "your-turn",
        "game": "gears",
        "table": TURN.link,
        "text": said,
    }
    assert json.loads(hook_body(TURN, "slack")) == {"text": f"{said} <{TURN.link}>"}
    assert json.loads(hook_body(TURN, "discord")) == {
        "content": f"{said} <{TURN.link}>",
        "allowed_mentions": {"parse": []},
    }


def test_people_are_called_and_calls_are_counted() -> None:
    """Who has no hook is not; a failure harms nobody else."""
    metrics = ServerMetrics()

    async def scene() -> int:
        async with listening() as listener:

            async def find(person: str) -> Hook | None:
                if person == "broken":
                    raise RuntimeError("the store is away")
                urls = {"person": listener.url(), "bad": "http://127.0.0.1/"}
                return Hook(urls[person], "json") if person in urls else None

            hooks = TurnNotifier(find, ProcessMetrics(metrics), listener.rules())
            hooks.start()
            for person in ("broken", "nobody", "bad", "person"):
                hooks.tell(TURN._replace(person=person))
            sent = "whiskerworks_hooks_total sent"
            await eventually(lambda: sent in read(metrics))
            await hooks.close()
            return len(listener.calls)

    assert asyncio.run(scene()) == 1
    found = read(metrics)
    assert found["whiskerworks_hooks_total sent"] == 1
    assert found["whiskerworks_hooks_total bad-address"] == 1
    assert found["whiskerworks_hooks_total failed"] == 1


def test_when_too_many_wait_the_oldest_are_dropped_and_nobody_is_held_up() -> None:
    """No more than a few are called at once, and telling never waits."""
    begun: list[str] = []

    async def never(person: str) -> Hook | None:
        begun.append(person)
        await asyncio.Event().wait()
        return None

    async def scene() -> None:
        hooks = TurnNotifier(never, ProcessMetrics(ServerMetrics()))
        hooks.start()
        for number in range(MAX_WAITING_CALLS + 5):
            hooks.tell(TURN._replace(person=str(number)))
        await eventually(lambda: len(begun) >= MAX_CONCURRENT_CALLS)
        await hooks.close()

    asyncio.run(scene())

    assert begun == [str(number) for number in range(5, 5 + MAX_CONCURRENT_CALLS)]
