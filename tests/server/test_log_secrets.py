"""
No secret is in the log of a real server, at its most talkative.

A whole game is played, with an account, a token, words, chat and an invitation; then
everything that can go wrong is made to go wrong, also inside.
"""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.players import Player
from tests.server.process import UNLIMITED, Process
from tests.server.serving import PLAIN, SOON, dial

PASSWORD = "miaow-miaow-purr"
WORD = "catnip-riverbank"
CHAT = "see you behind the barn"


SPOILED = (
    "UPDATE tables SET row = '{' || invitation",
    "UPDATE people SET password_hash = 'none'",
)
"""What the server does not expect to find in its data."""


class Guest(Player):
    """A player who gives a word, chats, has an account and a token."""

    bearer = ""

    async def settle(self) -> None:
        """Make an account and a token."""
        await self.introduce()
        login = {"login": self.name, "password": PASSWORD}
        self.cookie, before = "", self.cookie
        async with httpx.AsyncClient(
            trust_env=False, timeout=SOON, verify=PLAIN
        ) as client:
            answer = await client.post(
                f"{self._where()}/api/me/account",
                json=login,
                headers={"cookie": before, "x-whiskerworks-token": self.token},
            )
        assert answer.is_success, answer.text
        self.cookie = "; ".join([f"{n}={v}" for n, v in answer.cookies.items()])
        self.token = answer.json()["token"]
        made = await self.ask("POST", "/api/me/tokens", {"label": "robot"})
        self.bearer = made["secret"]

    async def say(self, table: str, command: dict[str, object]) -> None:
        """Do something at a table, by a request."""
        path = f"/api/tables/{table}/commands"
        told = {"id": f"{self.name}-{command['type']}", "command": command}
        await self.ask("POST", path, told)


async def play(server: Process) -> dict[str, str]:
    """Play a game, and return every secret that there was."""
    host = Guest(lambda: server.url, "hostess", Random(1))
    guest = Guest(lambda: server.url, "visitor", Random(2))
    for one in (host, guest):
        await one.settle()
    chairs = [{"type": "mine"}, {"type": "kept"}]
    new = {"game": "gears", "setup": {"chairs": chairs}}
    made = await host.ask("POST", "/api/tables", new)
    table, invitation = made["table"], made["invitation"]
    await host.say(table, {"type": "word", "word": WORD})
    await guest.say(table, {"type": "sit", "invitation": invitation})
    await guest.say(table, {"type": "say", "text": CHAT})
    await asyncio.gather(host.play(table), guest.play(table))
    shown = await host.ask("GET", f"/api/tables/{table}?want=moves")
    return {
        "cookie": host.cookie.partition("=")[2],
        "other cookie": guest.cookie.partition("=")[2],
        "token of forms": host.token,
        "token of a program": host.bearer,
        "password": PASSWORD,
        "table": table,
        "invitation": invitation,
        "dealer's secret": shown["status"]["deal"]["secret"],
        "word": WORD,
        "chat": CHAT,
    }


async def provoke(server: Process, secrets: dict[str, str]) -> list[int]:
    """Do all that is wrong, with every secret in every place; return the answers."""
    cookie = {"cookie": f"whiskerworks={secrets['cookie']}"}
    signed = {**cookie, "x-whiskerworks-token": secrets["token of forms"]}
    bearer = {"authorization": f"Bearer {secrets['token of a program']}"}
    table = f"/api/tables/{secrets['table']}"
    found: list[int] = []
    async with httpx.AsyncClient(
        base_url=server.url, trust_env=False, timeout=SOON, verify=PLAIN
    ) as client:

        async def ask(method: str, path: str, **more: object) -> None:
            answer = await client.request(method, path, **more)  # type: ignore[arg-type]
            found.append(answer.status_code)

        for secret in secrets.values():
            await ask("GET", f"/api/{secret}")
            await ask("GET", f"/tables/{secret}?invitation={secret}", headers=cookie)
            await ask("POST", "/api/me", content=secret, headers=signed)
            await ask("POST", f"{table}/commands", content=secret, headers=bearer)
            await ask("POST", "/api/me", json={"name": "x", secret: secret})
            await ask("GET", table, headers={"authorization": f"Bearer {secret}"})
            await ask("DELETE", table, headers={**cookie, "x-odd": secret})
        await ask("GET", "/api/me/tables", headers=cookie)
        await ask("GET", "/", headers=cookie)
        await ask("GET", "/plain/", headers=cookie)
        for login in ("hostess", "nobody", secrets["cookie"]):
            known = {"login": login, "password": PASSWORD}
            await ask("POST", "/api/session", json=known)
        await ask("GET", "/metrics")
        await ask("GET", "/api/health/ready")
    await misuse(server, secrets)
    return found


async def misuse(server: Process, secrets: dict[str, str]) -> None:
    """Send nonsense through a socket, and open one where there is no table."""
    base = f"{server.socket_url}/api/tables"
    cookie = {"cookie": f"whiskerworks={secrets['cookie']}"}
    url = f"{base}/{secrets['table']}/socket?watch={secrets['invitation']}"
    bearer = {"authorization": f"Bearer {secrets['token of a program']}"}
    for headers in (cookie, bearer):
        with suppress(ConnectionClosed):
            async with dial(url, headers) as socket:
                await socket.send('{"type":"hello"}')
                for secret in secrets.values():
                    await socket.send(secret)
                    await socket.send(f'{{"type":"do","id":"1","command":"{secret}"}}')
                    await socket.recv()
    for origin in ("https://elsewhere.example", server.url):
        try:
            url = f"{base}/{secrets['invitation']}/socket"
            async with dial(url, cookie, Origin(origin)) as socket:
                await socket.wait_closed()
        except InvalidStatus as problem:
            assert problem.response.status_code == 403


def change_data(data: Path, *changes: str) -> None:
    """Change the database, under the feet of the server."""
    with closing(sqlite3.connect(data, timeout=SOON)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for change in changes:
            connection.execute(change)
        connection.commit()


@pytest.mark.parametrize("form", ["json", pytest.param("text", marks=pytest.mark.soak)])
def test_no_secret_is_in_the_log(form: str, tmp_path: Path) -> None:
    """Of a whole game, of everything wrong that a client does, and of failures."""
    data, log = tmp_path / "games.sqlite3", tmp_path / "server.log"
    how = ("--log-level", "debug", "--log", form, *UNLIMITED)
    with Process(data, log, *how) as server:
        secrets = asyncio.run(play(server))
        statuses = asyncio.run(provoke(server, secrets))
        change_data(data, *SPOILED)
        statuses += asyncio.run(provoke(server, secrets))
        change_data(data, *[f"DROP TABLE {name}" for name in ("log", "people")])
        statuses += asyncio.run(provoke(server, secrets))
        code = server.stop()
        assert server.process.stdout is not None
        printed = server.process.stdout.read().decode()

    written = log.read_text() + printed
    assert code == 0
    assert {200, 401, 404, 503} <= set(statuses)
    assert "request" in written
    assert "the store cannot be read" in written
    assert [name for name, secret in secrets.items() if secret in written] == []


def test_the_password_of_a_database_is_not_told(tmp_path: Path) -> None:
    """Not even when the database cannot be reached."""
    log = tmp_path / "server.log"
    place = f"postgresql://cat:{PASSWORD}@127.0.0.1:1/games"

    with pytest.raises(AssertionError, match="it did not start"):
        Process(place, log, "--log-level", "debug")

    assert "127.0.0.1" in log.read_text()
    assert PASSWORD not in log.read_text()
