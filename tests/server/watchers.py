"""
A whole server whose games can be told twice, byte for byte, and those who look on.

A table is laid out once and kept in a file; each telling begins with a copy of it. So
ids, names, cookies, links and the dealer's secret are the same, the clock is moved by
hand, and whatever differs between two tellings is what the test made different.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx
import uvicorn

from tests.server.serving import (
    KEPT_ALIVE,
    PLAIN,
    SOON,
    Client,
    Hands,
    Quiet,
    dial,
    eventually,
    listening,
    never_stalled,
    patience,
)
from tests.server.stores import opened
from whiskerworks.core.game import Game
from whiskerworks.server.accounts import load_signer
from whiskerworks.server.app import make_app
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.lobby_rows import make_row
from whiskerworks.server.signing import SESSION_COOKIE
from whiskerworks.server.store import Session, Store
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.server.websocket_protocol import websocket_protocol_factory
from whiskerworks.settings import Settings
from whiskerworks.table import operations
from whiskerworks.table.commands import Command, GiveWord, Sit
from whiskerworks.table.context import Actor, Context, Viewer
from whiskerworks.table.dealer import HmacDealer, commitment
from whiskerworks.table.messages import (
    Denied,
    Do,
    Done,
    Hello,
    Ping,
    Pong,
    Presence,
    ToClient,
    Want,
)
from whiskerworks.table.messages import Snapshot as Whole
from whiskerworks.table.setup import Mine, Open, Setup, Watching

NAMES: Final = ("Ada", "Bo", "Cy", "Di")
WORDS: Final = ("pssst", "käse", "mouse-ear", "tail")
SETTINGS: Final = Settings(
    workers=1,
    rate=10_000,
    requests=10_000,
    durability="normal",
    url="http://cats.example",
)
TABLE: Final = "table-of-the-exam"
SECRET: Final = bytes(range(100, 132))
INVITATION: Final = "come-and-have-some-cheese"
WANTS: Final[tuple[Want, ...]] = ("scene", "plan", "events", "moves")
YEAR_MILLISECONDS: Final = 365 * 24 * 60 * 60 * 1000
PRESENCE: Final = '{"type":"presence"'
VARYING: Final = ("date", "x-request-id")
"""Headers that are new with each answer."""


@dataclass(frozen=True)
class Watcher:
    """Somebody who looks: what they show at the door, and with whose eyes they see."""

    name: str
    eyes: int | None
    cookie: str = field(default="", repr=False)
    watch: str = field(default="", repr=False)

    @property
    def headers(self) -> dict[str, str]:
        """What they send with each request."""
        return {"cookie": f"{SESSION_COOKIE}={self.cookie}"} if self.cookie else {}


@dataclass(frozen=True)
class Laid:
    """A table that waits for its start, in a file."""

    file: bytes = field(repr=False)
    game: Game
    people: tuple[str, ...]
    """The ids of the players and the guest."""
    watchers: tuple[Watcher, ...]


async def laid_out(folder: Path, game: Game, delay: int = 0) -> Laid:
    """Return a table at which everybody sits and has given a word."""
    path = folder / "laid.sqlite3"
    store = await opened(path)
    registry = await TableRegistry.open(store, SETTINGS, Hands(), never_stalled)
    people = [(await store.add_person(name)).id for name in NAMES[: game.seats]]
    guest = (await store.add_person("Eve")).id
    live = await _table(registry, game, people, delay)
    watchers = await _watchers(registry, live, [*people, guest])
    await registry.close()
    await store.close()
    return Laid(_read(path), game, (*people, guest), watchers)


async def _table(
    registry: TableRegistry, game: Game, people: list[str], delay: int
) -> LiveTable:
    """Return a table that waits for its host to begin."""
    chairs: tuple[Mine | Open, ...] = (Mine(), *[Open()] * (game.seats - 1))
    setup = Setup(chairs, watching=Watching(delay=delay), wait=True, public=True)
    moment = Context(registry.clock.now(), HmacDealer(SECRET), invitation=INVITATION)
    promise = commitment(SECRET)
    table, logs = operations.create_table(game, setup, people[0], promise, moment)
    row = make_row(TABLE, table)
    await registry.store.make_table(TABLE, SECRET, INVITATION, logs, row)
    await registry.person_cache.know(people)
    live = await registry.table(TABLE)
    assert live is not None
    for seat, person in enumerate(people):
        if seat:
            await live.act(Actor(person), f"sit {seat}", Sit(seat))
        await live.act(Actor(person, seat), f"word {seat}", GiveWord(WORDS[seat]))
    return live


async def _watchers(
    registry: TableRegistry, live: LiveTable, people: list[str]
) -> tuple[Watcher, ...]:
    """Return all players, their friends, a guest and a stranger."""
    signer = await load_signer(registry.store)
    cookies = []
    for person in people:
        session = Session(
            id=f"session-{person}",
            person=person,
            epoch=0,
            created=registry.clock.now(),
            seen=registry.clock.now(),
            expires=registry.clock.now() + YEAR_MILLISECONDS,
        )
        await registry.store.add_session(session)
        cookies.append(signer.cookie(session.id))
    seats = range(live.table.game.seats)
    players = [Watcher(f"seat {seat}", seat, cookies[seat]) for seat in seats]
    friends = [
        Watcher(f"friend {seat}", seat, watch=registry.links.of(live, seat))
        for seat in sorted({0, len(seats) - 1})
    ]
    return (*players, *friends, Watcher("guest", None, cookies[-1]), STRANGER)


STRANGER: Final = Watcher("stranger", None)


def _read(path: Path) -> bytes:
    return path.read_bytes()


def _write(path: Path, data: bytes) -> None:
    """Put *data* where nothing of a telling before is left."""
    for old in path.parent.glob(f"{path.name}*"):
        old.unlink()
    path.write_bytes(data)


class Telling:
    """A table on a server of its own, and what each watcher was sent, step by step."""

    def __init__(self, laid: Laid, live: LiveTable, port: int, hands: Hands) -> None:
        self.laid: Final = laid
        self.live: Final = live
        self._port: Final = port
        self._hands: Final = hands
        self._clients: Final[dict[str, Client]] = {}
        self._doors: Final = AsyncExitStack()
        self._http: Final = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=SOON, verify=PLAIN
        )
        self.steps: Final[list[dict[str, list[str]]]] = []
        """For each step, what each watcher was sent."""
        self._count = 0
        self._there: Final[dict[str, str]] = {}

    async def aclose(self) -> None:
        """Send everybody home."""
        await self._http.aclose()
        await self._doors.aclose()

    # ---- sockets

    async def come(self, watchers: tuple[Watcher, ...]) -> None:
        """Let all connect, each after the other, and wait until all know it."""
        for watcher in watchers:
            await self._connect(watcher)
        await self._present()
        await self._step()

    async def _connect(self, watcher: Watcher) -> None:
        wire = await self._doors.enter_async_context(
            dial(
                f"ws://127.0.0.1:{self._port}/api/tables/{TABLE}/socket",
                watcher.headers,
            )
        )
        client = self._clients[watcher.name] = Client(wire)
        seat = watcher.eyes if watcher.cookie else None
        await client.say(Hello(seat, None, WANTS, watcher.watch))
        await client.until(Whole)
        await client.until(Presence)

    async def _present(self) -> None:
        """Wait until everybody was told of everybody."""
        await eventually(lambda: len(self.live.broadcaster) == len(self._clients))
        there = self.live.broadcaster.presence().decode()
        for client in self._clients.values():
            while there not in client.raw:
                await client.hear()

    async def drop(self, watcher: Watcher) -> None:
        """Let one go, without a word, and come back."""
        gone = self._clients.pop(watcher.name)
        gone.wire.transport.abort()
        await gone.closed()
        await self._present()
        await self._step()
        await self._connect(watcher)
        await self._present()
        await self._step()

    async def do(self, name: str, command: Command) -> bool:
        """Let a watcher send a command; tell whether it was done."""
        self._hands.pass_by(1)
        self._count += 1
        client = self._clients[name]
        await client.say(Do(f"c{self._count}", command))
        answer: ToClient | None = None
        while not isinstance(answer, Done | Denied):
            answer = await client.hear()
        await self._step()
        return isinstance(answer, Done)

    async def _step(self) -> None:
        """Note what everybody has been sent; what a pong follows has come before it."""
        told: dict[str, list[str]] = {}
        for name, client in self._clients.items():
            await client.say(Ping())
            await client.until(Pong)
            told[name] = self._settled(name, client.raw)
            client.raw.clear()
        self.steps.append(told)

    def _settled(self, name: str, raw: list[str]) -> list[str]:
        """
        Return what somebody was sent; of who is there, what is new in the end.

        Those who come at the same time are told of together, or not, as it happens.
        """
        present = [text for text in raw if text.startswith(PRESENCE)]
        others = [text for text in raw if not text.startswith(PRESENCE)]
        if not present or present[-1] == self._there.get(name):
            return others
        self._there[name] = present[-1]
        return [*others, present[-1]]

    # ---- requests

    async def ask(self, watchers: tuple[Watcher, ...]) -> None:
        """Note what everybody is answered whatever they ask for."""
        told: dict[str, list[str]] = {}
        for watcher in watchers:
            told[watcher.name] = [
                await self._get(watcher, path) for path in self._paths(watcher)
            ]
        self.steps.append(told)

    async def _get(self, watcher: Watcher, path: str) -> str:
        answer = await self._http.get(path, headers=watcher.headers)
        headers = [(k, v) for k, v in answer.headers.items() if k not in VARYING]
        assert answer.status_code < 500, answer.text
        return f"{path} {answer.status_code} {headers}\n{answer.text}"

    def _paths(self, watcher: Watcher) -> list[str]:
        """Return all that can be asked for about a table."""
        table, seats = TABLE, range(self.laid.game.seats)
        ply = self.live.broadcaster.visible_table(Viewer(None)).ply
        api, page = f"/api/tables/{table}", f"/plain/t/{table}"
        link = f"&watch={watcher.watch}" if watcher.watch else ""
        eyes = [f"eyes={seat}" for seat in seats]
        return [
            f"{api}?want=scene&want=plan&want=events&want=moves{link}",
            *[f"{api}/plies/{at}" for at in (ply, ply + 1)],
            *[f"{api}/plies/{ply}?{one}" for one in eyes],
            *[f"{api}?seat={seat}" for seat in seats],
            f"{api}/record",
            "/api/tables",
            "/api/me/tables",
            "/plain/",
            f"{page}?{link[1:]}",
            *[f"{page}?ply={ply - 1}&{one}{link}" for one in eyes],
            f"{page}/board.svg?ply={ply}{link}",
            *[f"{page}/board.svg?ply={ply}&seat={seat}{link}" for seat in seats],
        ]


@asynccontextmanager
async def telling(folder: Path, laid: Laid) -> AsyncIterator[Telling]:
    """Serve a copy of what was laid out while the block lasts."""
    with patience():
        async with _telling(folder, laid) as told:
            yield told


@asynccontextmanager
async def _telling(folder: Path, laid: Laid) -> AsyncIterator[Telling]:
    path = folder / "told.sqlite3"
    _write(path, laid.file)
    hands = Hands()
    store = await Store.open(path, "normal")
    registry = await TableRegistry.open(store, SETTINGS, hands, never_stalled)
    app = make_app(SETTINGS, registry)
    wire = listening()
    config = uvicorn.Config(
        app,
        ws=websocket_protocol_factory(app.open_sockets),
        lifespan="off",
        log_level="warning",
        timeout_keep_alive=KEPT_ALIVE,
    )
    await app.start()
    server = Quiet(config)
    task = asyncio.create_task(server.serve([wire]))
    try:
        live = await registry.table(TABLE)
        assert live is not None
        await eventually(lambda: server.started)
        told = Telling(laid, live, wire.getsockname()[1], hands)
        async with aclosing(told):
            yield told
    finally:
        await registry.close()
        server.is_done.set()
        await task
        await app.stop()
        await store.close()
        wire.close()
