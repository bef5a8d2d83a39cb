"""What is not understood, or may not be sent, is answered and changes nothing."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Final

import hypothesis
import msgspec
import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

import whiskerworks
from tests.clocks import Clock
from tests.server.serving import QUICK, Client, Server, dial, eventually, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.socket_connection import FORBIDDEN, NO_SUCH_TABLE, TOO_FAST
from whiskerworks.server.table_socket import MESSAGES_PER_SNAPSHOT
from whiskerworks.server.websocket_protocol import MAX_BYTES_AFTER_CLOSE, SLICE_BYTES
from whiskerworks.settings import Settings
from whiskerworks.table.commands import Play, Resume, Say
from whiskerworks.table.messages import (
    Denied,
    Do,
    Done,
    Fault,
    Hello,
    Look,
    Ping,
    Pong,
    Snapshot,
)

HELLO: Final = '{"type":"hello"}'


async def ada_alone(server: Server) -> tuple[LiveTable, str]:
    """Return a table at which Ada has the first move, and her id."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    game = whiskerworks.load("gears", first="blue")
    return await server.table(game, ada, bob), ada


Talk = Callable[[Server, LiveTable, Client], Awaitable[None]]


async def talk(
    folder: Path,
    talking: Talk,
    settings: Settings = QUICK,
    seconds: Callable[[], float] = time.monotonic,
) -> tuple[LiveTable, Client]:
    """Let Ada, who has said hello, talk; return what became of it."""
    async with serving(folder, settings=settings, seconds=seconds) as server:
        live, ada = await ada_alone(server)
        async with server.client(live, ada) as client:
            await client.until(Snapshot)
            await talking(server, live, client)
            return live, client


async def fault_for(folder: Path, text: str | bytes) -> tuple[Fault, bool]:
    """Return the answer to a message, and whether the table is as it was."""
    faults: list[Fault] = []

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        before = live.table.seq
        await client.wire.send(text)
        faults.append(await client.until(Fault))
        assert live.table.seq == before
        await client.play("e3")

    live, _ = await talk(folder, send)
    return faults[0], live.table.ply == 1


@pytest.mark.parametrize(
    ("text", "code", "problem", "command_id"),
    [
        ("", "bad-message", "truncated", ""),
        ("{", "bad-message", "truncated", ""),
        ("[1]", "bad-message", "`object`", ""),
        ('{"type":"dance"}', "bad-message", "'dance' - at `$.type`", ""),
        ('{"type":"ping","x":1}', "bad-message", "unknown field `x`", ""),
        ('{"type":"do","id":"7"}', "bad-message", "`command`", "7"),
        (
            '{"type":"do","id":"7","command":{"type":"play","move":3,"at":0}}',
            "bad-message",
            "at `$.command.move`",
            "7",
        ),
        (
            '{"type":"do","id":"","command":{"type":"pause"}}',
            "bad-message",
            "at `$.id`",
            "",
        ),
        ("[" * 10_000, "bad-message", "", ""),
        (HELLO, "bad-order", "hello was said before", ""),
        (f'{{"type":"ping{"x" * 20_000}"}}', "too-large", "16384", ""),
        (f'{{"type":"ping{"é" * 10_000}"}}', "too-large", "16384", ""),
    ],
)
def test_a_bad_message_is_answered_and_play_goes_on(
    tmp_path: Path, text: str | bytes, code: str, problem: str, command_id: str
) -> None:
    """The answer says what is wrong and where; nothing else happens."""
    fault, went_on = run(fault_for(tmp_path, text))

    assert fault.code == code
    assert problem in fault.problem
    assert fault.id == command_id
    assert went_on


def test_the_first_message_must_be_hello(tmp_path: Path) -> None:
    """Commands before it are not done; after it all is well."""

    async def work() -> tuple[Fault, int]:
        async with serving(tmp_path) as server:
            live, ada = await ada_alone(server)
            async with server.socket(live, ada) as client:
                await client.say(Do("1", Play("e3", live.table.ply)))
                fault = await client.until(Fault)
                ply = live.table.ply
                await client.say(Hello())
                await client.until(Snapshot)
                await client.play("e3")
                return fault, ply

    fault, ply = run(work())

    assert fault.code == "bad-order"
    assert ply == 0


def test_an_illegal_move_is_refused_with_its_rule(tmp_path: Path) -> None:
    """The game's own refusal comes through, and names the rule."""
    denied: list[Denied] = []

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        denied.append(await client.refused(Play("e3-e4", live.table.ply)))
        denied.append(await client.refused(Play("e3", live.table.ply + 5)))
        denied.append(await client.refused(Play("cheese", live.table.ply)))

    live, _ = run(talk(tmp_path, send))

    assert live.table.ply == 0
    assert [one.seq for one in denied] == [live.table.seq] * 3
    assert [one.refusal.code for one in denied[1:]] == [
        "stale",
        "no-such-move-text",
    ]
    assert all(one.refusal.rule for one in denied)


def test_a_replayed_command_is_done_once(tmp_path: Path) -> None:
    """Whoever sends a message of before again, changes nothing [T15]."""
    done: list[Done] = []

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        message = Do("1", Say("once"))
        for _ in range(3):
            await client.say(message)
            done.append(await client.until(Done))

    live, _ = run(talk(tmp_path, send))

    assert len(live.table.said) == 1
    assert len(set(done)) == 1


def test_another_command_under_the_same_id_is_refused(tmp_path: Path) -> None:
    """It is not answered as if it had been done [T15]."""
    denied: list[Denied] = []

    async def send(_server: Server, _live: LiveTable, client: Client) -> None:
        await client.do("1", Say("one"))
        denied.append(await client.refused(Say("two"), "1"))

    live, _ = run(talk(tmp_path, send))

    assert [one.refusal.code for one in denied] == ["command-id-reused"]
    assert len(live.table.said) == 1


@pytest.mark.parametrize(
    ("url", "headers", "is_let_in"),
    [
        ("", {"origin": "http://elsewhere.example"}, False),
        ("", {"origin": "null"}, False),
        ("", {}, True),
        ("", {"origin": "http://127.0.0.1:{port}"}, True),
        ("https://cats.example", {"origin": "https://cats.example"}, True),
        ("https://cats.example", {"origin": "http://cats.example"}, False),
        ("", {"origin": "http://elsewhere.example", "authorization": "Bearer x"}, True),
    ],
)
def test_pages_of_others_open_no_sockets(
    tmp_path: Path, url: str, headers: dict[str, str], is_let_in: bool
) -> None:
    """A browser tells where a page came from; a program with a token need not."""

    async def work() -> int:
        async with serving(tmp_path, settings=replace(QUICK, url=url)) as server:
            live, _ = await ada_alone(server)
            sent = {k: v.format(port=server.port) for k, v in headers.items()}
            try:
                async with dial(server.url(live), sent):
                    return 101
            except InvalidStatus as problem:
                return problem.response.status_code

    assert run(work()) == (101 if is_let_in else 403)


@pytest.mark.parametrize("path", ["no-such-table", "a" * 22, "%2e%2e", "x/y"])
def test_a_table_that_does_not_exist_is_told_so(tmp_path: Path, path: str) -> None:
    """The socket is closed with a code of its own."""

    async def work() -> tuple[str, int]:
        async with serving(tmp_path) as server, server.socket(path) as client:
            code = await client.closed()
            return client.raw[-1], code

    told, code = run(work())

    assert '"code":"no-such-table"' in told
    assert code == NO_SUCH_TABLE


def test_who_commands_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    """Of many commands at once those within the limit are heard, the rest not."""
    faults: list[Fault] = []
    heard: list[Denied] = []

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        for number in range(12):
            await client.say(Do(f"{number}", Resume()))
        while len(faults) + len(heard) < 12:
            message = await client.hear()
            if isinstance(message, Fault):
                faults.append(message)
            elif isinstance(message, Denied):
                heard.append(message)

    run(talk(tmp_path, send, replace(QUICK, rate=4), lambda: 0.0))

    assert {fault.code for fault in faults} == {"too-fast"}
    assert all(fault.retry is not None and fault.retry > 0 for fault in faults)
    assert len(heard) == 7, "two seconds' worth, and one was the hello"


def test_the_whole_table_is_not_sent_again_and_again(tmp_path: Path) -> None:
    """A message of a few bytes must not be answered with megabytes for ever."""
    answers: list[str] = []

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        for _ in range(10):
            await client.say(Look())
        while len(answers) < 10:
            said = await client.hear()
            if isinstance(said, Snapshot | Fault):
                answers.append(type(said).__name__)

    run(talk(tmp_path, send, replace(QUICK, rate=MESSAGES_PER_SNAPSHOT), lambda: 0.0))

    assert sorted(answers) == ["Fault"] * 5 + ["Snapshot"] * 5


def test_many_who_ask_for_the_whole_table_take_turns(tmp_path: Path) -> None:
    """One is answered in each turn of the event loop; others come in between."""

    async def work() -> list[int]:
        looks = 0

        def cpu() -> float:
            nonlocal looks
            looks += 1
            return 0.0

        async with serving(tmp_path, cpu=cpu) as server:
            live, ada = await ada_alone(server)
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    client = await stack.enter_async_context(server.client(live, ada))
                    await client.until(Snapshot)
                connections = list(live.broadcaster)
                sent: list[int] = []
                before = looks
                for one in connections:
                    server.sockets.look(live, one)
                while looks < before + 2 * len(connections):
                    now = looks
                    await asyncio.sleep(0)
                    sent.append((looks - now) // 2)
                return sent

    sent = run(work())

    assert sent == [1] * 5


def test_one_socket_cannot_use_up_what_all_of_its_address_have(tmp_path: Path) -> None:
    """Two hundred may share an address; who sends too much is refused alone."""

    async def work() -> tuple[list[str], str]:
        clock, slow = Clock(), replace(QUICK, rate=5)
        async with serving(tmp_path, settings=slow, seconds=clock) as server:
            live, ada = await ada_alone(server)
            async with server.client(live, ada) as loud, server.client(live) as calm:
                await loud.until(Snapshot)
                await calm.until(Snapshot)
                clock.now += 60.0
                for _ in range(20):
                    await loud.say(Ping())
                told = [await _answer(loud) for _ in range(20)]
                await calm.say(Ping())
                return told, await _answer(calm)

    told, other = run(work())

    assert told[-1] == "Fault"
    assert other == "Pong"


async def _answer(client: Client) -> str:
    """Return what kind of answer comes next."""
    while True:
        said = await client.hear()
        if isinstance(said, Pong | Fault):
            return type(said).__name__


def test_who_has_used_up_their_own_share_waits_wherever_they_are(
    tmp_path: Path,
) -> None:
    """Others at the same address go on."""

    async def work() -> list[str]:
        async with serving(tmp_path, seconds=lambda: 0.0) as server:
            live, ada = await ada_alone(server)
            bo = await server.person("Bo")
            async with server.client(live, ada) as hers, server.client(live, bo) as his:
                await hers.until(Snapshot)
                await his.until(Snapshot)
                server.budgets.charge("192.0.2.9", 10_000.0, ada)
                answers = []
                for client in (hers, his):
                    await client.say(Ping())
                    answers.append(await _answer(client))
                return answers

    assert run(work()) == ["Fault", "Pong"]


def test_who_has_used_up_their_share_opens_no_socket(tmp_path: Path) -> None:
    """They are told when to come back, before anything is done for them."""

    async def work() -> InvalidStatus:
        async with serving(tmp_path, seconds=lambda: 0.0) as server:
            live, ada = await ada_alone(server)
            server.budgets.charge("127.0.0.1", 10_000.0)
            with pytest.raises(InvalidStatus) as refused:
                await server.client(live, ada).__aenter__()
            return refused.value

    response = run(work()).response

    assert response.status_code == 429
    assert int(response.headers["Retry-After"]) >= 1


def test_who_goes_on_like_that_is_sent_away(tmp_path: Path) -> None:
    """Mistakes are forgiven, but not without end."""
    codes: list[int] = []

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        for _ in range(100):
            await client.wire.send("nonsense")
        codes.append(await client.closed())

    run(talk(tmp_path, send))

    assert codes == [TOO_FAST]


def test_who_is_sent_away_learns_why_while_still_talking(tmp_path: Path) -> None:
    """What nobody reads any more must not cut the line before the reason is heard."""
    codes: list[int] = []

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        # Each is longer than a farewell, which must not be taken for the rest of one.
        frame = Frame(Opcode.TEXT, 100 * b"?").serialize(mask=True)
        assert SLICE_BYTES < 180 * len(frame) < MAX_BYTES_AFTER_CLOSE
        client.wire.transport.write(180 * frame)
        codes.append(await client.closed())

    run(talk(tmp_path, send))

    assert codes == [TOO_FAST]


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    """One more is sent away; when one is closed there is room again."""
    behind_a_proxy = replace(QUICK, connections=2, proxies="127.0.0.1")

    async def work() -> tuple[int, int | None]:
        async with serving(tmp_path, settings=behind_a_proxy) as server:
            live, ada = await ada_alone(server)
            async with server.client(live, ada) as first:
                await first.until(Snapshot)
                async with (
                    server.client(live, ada) as second,
                    server.socket(live) as third,
                ):
                    await second.until(Snapshot)
                    code = await third.closed()
                await eventually(lambda: len(live.broadcaster) == 1)
                async with server.client(live, ada) as again:
                    snapshot = await again.until(Snapshot)
            return code, snapshot.seat

    assert run(work()) == (TOO_FAST, 0)


def test_a_stranger_may_look_but_not_act(tmp_path: Path) -> None:
    """Who has not said who they are is refused whatever they command."""

    async def work() -> tuple[Denied, int | None]:
        async with serving(tmp_path) as server:
            live, _ = await ada_alone(server)
            async with server.client(live) as client:
                snapshot = await client.until(Snapshot)
                return await client.refused(Say("hello")), snapshot.seat

    denied, seat = run(work())

    assert denied.refusal.code == "not-a-player"
    assert seat is None


def test_nobody_looks_from_the_seat_of_another(tmp_path: Path) -> None:
    """Whoever asks for eyes that are not theirs is sent away [T11]."""

    async def work() -> tuple[str, int]:
        async with serving(tmp_path) as server:
            live, ada = await ada_alone(server)
            async with server.client(live, ada, seat=1) as client:
                code = await client.closed()
                return client.raw[-1], code

    told, code = run(work())

    assert '"code":"not-your-eyes"' in told
    assert code == FORBIDDEN


def test_a_ping_is_answered_with_the_time(tmp_path: Path) -> None:
    """Whoever is unsure whether the server is there asks."""
    pongs: list[Pong] = []

    async def send(server: Server, _live: LiveTable, client: Client) -> None:
        await client.wire.send('{"type":"ping"}')
        pongs.append(await client.until(Pong))

    run(talk(tmp_path, send))

    assert pongs[0].at > 0


JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["type", "id", "command", "move", "at", "seat", "x"]),
            inner | st.sampled_from(["do", "play", "hello", "look", "sit", "agree"]),
            max_size=4,
        )
    ),
    max_leaves=12,
)


ANSWERS: Final = (Fault, Denied, Done, Snapshot)


@hypothesis.settings(
    max_examples=3,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@example([{"type": "look"}])
@given(st.lists(JSON, min_size=20, max_size=25))
def test_no_message_whatsoever_stops_the_table(
    tmp_path: Path, messages: list[object]
) -> None:
    """Whatever is sent, it is answered, and the next move is played."""

    async def send(_server: Server, live: LiveTable, client: Client) -> None:
        for message in messages:
            await client.wire.send(msgspec.json.encode(message).decode())
            # By chance it may be understood: a look, or something refused.
            while not isinstance(await client.hear(), ANSWERS):
                pass
        await client.play("e3")

    live, _ = run(talk(tmp_path, send))

    assert live.table.ply == 1


@pytest.mark.parametrize("command_id", ["\x00", "a\nb", "\u200b", "\ue000"])
def test_an_id_that_cannot_be_kept_is_refused_and_sends_nobody_away(
    tmp_path: Path, command_id: str
) -> None:
    """Whoever only looks on must not be able to stop a game with it [T15]."""
    denied: list[Denied] = []

    async def send(server: Server, live: LiveTable, client: Client) -> None:
        eve = await server.person("Eve")
        async with server.client(live, eve) as other:
            denied.append(await other.refused(Say("hello"), command_id))
        await client.play("e3")

    live, _ = run(talk(tmp_path, send))

    assert denied[0].refusal.code == "bad-command-id"
    assert denied[0].refusal.rule == "T15"
    assert live.table.ply == 1
