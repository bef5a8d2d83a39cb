"""Servers of other versions, servers that are not ours, and missing servers."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.server.api.site import MINE, OPEN, Site, made
from tests.terminal.remote.tables import at, joined_session, me, nobody, run, until
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.terminal.remote.address import TableAddress, parse_address
from whiskerworks.terminal.remote.identity import ANONYMOUS
from whiskerworks.terminal.remote.join_table import EntryDenied, code_sentence
from whiskerworks.terminal.remote.rest_client import ServerUnreachable
from whiskerworks.words import Words

Json = dict[str, Any]
Speaking = Callable[[ServerConnection], Awaitable[None]]


@asynccontextmanager
async def other_server(speak: Speaking) -> AsyncIterator[TableAddress]:
    """Run another server on a free port."""
    async with serve(speak, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield parse_address(f"http://127.0.0.1:{port}/t/table")


def table_of(server: Site, want: str = "scene") -> Json:
    """Return a table as our server sends it."""
    ada = server.guest("Ada")
    table = made(ada, MINE, OPEN)
    found: Json = ada.get(f"/api/tables/{table}", params={"want": want}).json()
    return found


def telling(*messages: Json) -> Speaking:
    """Return a server that answers each message with the next of these."""

    async def speak(wire: ServerConnection) -> None:
        for message in messages:
            await wire.recv()
            await wire.send(json.dumps(message))
        await wire.wait_closed()

    return speak


async def why_not(speak: Speaking) -> str:
    """Return why joining a server with these answers fails."""
    async with other_server(speak) as address:
        with pytest.raises(WhiskerworksError) as caught:
            async with joined_session(address, ANONYMOUS):
                pass
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_missing_drawing_of_an_older_server_is_explained(server: Site) -> None:
    """Everything else works as usual."""
    whole = table_of(server)
    whole["position"].pop("plan", None)
    heard: list[Json] = []

    async def speak(wire: ServerConnection) -> None:
        heard.append(json.loads(await wire.recv()))
        problem = {"code": "bad-message", "problem": "Invalid enum value 'plan'"}
        await wire.send(json.dumps({"type": "error"} | problem))
        heard.append(json.loads(await wire.recv()))
        await wire.send(json.dumps(whole))
        await wire.wait_closed()

    async def work() -> None:
        async with (
            other_server(speak) as address,
            joined_session(address, ANONYMOUS) as one,
        ):
            assert "sends no drawing" in one.view.plan.lines[0]
            assert one.view.scene.pieces

    run(work())
    assert [one["want"] for one in heard] == [
        ["scene", "events", "plan"],
        ["scene", "events"],
    ]


def test_a_message_without_words_is_shown_as_its_code(server: Site) -> None:
    """A newer version of a game may have messages that this one lacks."""
    whole = table_of(server)
    whole["position"]["scene"]["notes"] = [{"code": "note-new", "params": {"a": 1}}]
    whole["plies"] = [
        {
            "seat": 0,
            "move": "zz",
            "events": [{"code": "flown"}],
        }
    ]

    async def work() -> None:
        async with (
            other_server(telling(whole)) as address,
            joined_session(address, ANONYMOUS) as one,
        ):
            assert one.words.say(one.view.scene.notes[0]) == "note-new(a=1)"
            assert one.view.plies[0].sentences == ("event-flown()",)
            assert "note-new(a=1)" in await one.obey("board")

    run(work())


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"wind": "on"}}, "option wind"),
        ({"rules_version": 99}, "rules 99 of gears"),
        ({"rules_version": 0}, "rules 0 of gears"),
        ({"seats": 5}, "gears has 2 seats"),
    ],
)
def test_a_game_that_is_not_known_here_is_named(
    server: Site, facts: Json, problem: str
) -> None:
    """Also unknown options, rules and numbers of seats."""
    whole = table_of(server)
    whole["facts"] |= facts

    said = run(why_not(telling(whole)))

    assert said.startswith("the server runs another version")
    assert problem in said


def test_a_message_that_is_not_known_ends_the_visit_with_a_sentence(
    server: Site,
) -> None:
    """A new field, or something else entirely."""
    newer = table_of(server) | {"weather": "fine"}

    assert "weather" in run(why_not(telling(newer)))
    assert "runs another version" in run(why_not(telling({"type": "flown"})))


def test_a_message_that_is_not_known_ends_a_game_with_a_notice(server: Site) -> None:
    """What was shown before stays visible."""

    async def work() -> None:
        # The second incoming message is the ping.
        speak = telling(table_of(server), {"type": "flown"})
        async with (
            other_server(speak) as address,
            joined_session(address, ANONYMOUS) as one,
        ):
            await until(one, lambda now: "different version" in str(now.notices))
            assert (await one.obey("e3"))[0].startswith("That did not work")

    run(work())


def test_an_unknown_table_is_reported(server: Site) -> None:
    """The server says so."""

    async def work() -> None:
        with pytest.raises(EntryDenied, match=r"^Table not found\.$"):
            async with joined_session(at(server, "nowhere"), me(server.guest())):
                pass

    run(work())


def test_a_table_without_spectators_says_so(server: Site) -> None:
    """Once it is full."""
    table = made(server.guest(), MINE, MINE, watching={"allowed": False})

    async def work() -> None:
        with pytest.raises(EntryDenied, match="This table doesn't allow spectators"):
            async with joined_session(
                at(server, table), me(server.guest("Bob"), "Bob")
            ):
                pass

    run(work())


def test_a_server_that_is_not_there_cannot_be_reached() -> None:
    """Nothing listens there, or the host does not exist."""

    async def work(url: str) -> None:
        async with joined_session(parse_address(url), ANONYMOUS):
            pass

    with (
        nobody() as there,
        pytest.raises(ServerUnreachable, match="nothing is listening there"),
    ):
        run(work(f"http://{there}/t/table"))
    with pytest.raises(ServerUnreachable, match="cannot be reached"):
        run(work("http://no-such-host.invalid/t/table"))


def test_a_web_page_is_not_a_table() -> None:
    """Whatever else it may be."""

    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nmiau")
        writer.close()

    async def work() -> None:
        server = await asyncio.start_server(page, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(ServerUnreachable, match="HTTP 200"):
                async with joined_session(
                    parse_address(f"http://127.0.0.1:{port}/t/x"), ANONYMOUS
                ):
                    pass

    run(work())


def test_redirects_to_another_server_are_refused() -> None:
    """Our credentials are for one server only."""

    async def page(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(
            b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:9/x\r\n"
            b"content-length: 0\r\n\r\n"
        )
        writer.close()

    async def work() -> None:
        server = await asyncio.start_server(page, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(ServerUnreachable, match="HTTP 302"):
                async with joined_session(
                    parse_address(f"http://127.0.0.1:{port}/t/x"), ANONYMOUS
                ):
                    pass

    run(work())


def test_a_table_of_rules_that_are_known_is_loaded_with_its_options(
    server: Site,
) -> None:
    """As it was made."""

    async def work() -> None:
        table = made(server.guest(), MINE, OPEN)
        async with joined_session(at(server, table), ANONYMOUS) as one:
            assert one.game.options["first"] == "blue"

    run(work())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("no-looking-on", "This table doesn't allow spectators."),
        ("no-such-table", "Table not found."),
        ("terminal-table-version", "The server runs a different version, and this"),
        ("too-large", "too-large"),
        ("quite new", "quite new"),
        ("", ""),
    ],
)
def test_codes_of_a_server_become_sentences_if_possible(code: str, said: str) -> None:
    """A code that needs missing parameters, or is unknown, stays a code."""
    assert code_sentence(Words(None, patient=True), code).startswith(said)
