"""Who is called when it becomes their turn, and who is not."""

import json
from pathlib import Path
from typing import ClassVar

import pytest

import whiskerworks
from tests.server.players import Json
from tests.server.serving import Server, eventually, run, serving
from tests.server.test_hooks import Listener, listening
from whiskerworks.server import turn_notifier
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.metrics import ProcessMetrics
from whiskerworks.server.turn_notifier import Turn, TurnNotifier, notify_on_turn_change
from whiskerworks.settings import Settings
from whiskerworks.table.commands import Play
from whiskerworks.table.context import Actor
from whiskerworks.table.messages import Snapshot

ON = Settings(hooks=True, url="https://example.org/cats")
PLACE = "http://127.0.0.1:1/"


async def moved(live: LiveTable) -> None:
    """Let whoever is on turn play."""
    table = live.table
    seat = table.mover
    assert seat is not None
    move = table.game.write(table.state, table.game.legal_moves(table.state)[0])
    person = table.chairs[seat].person
    await live.act(Actor(person, seat), f"m{table.ply}", Play(move, table.ply))


class Noted(TurnNotifier):
    """Notes who is to be called, and when that was seen to."""

    told: ClassVar[list[str]] = []
    seen_to: ClassVar[list[str]] = []

    def tell(self, turn: Turn) -> None:
        """Note that somebody is to be called."""
        self.told.append(turn.person)
        super().tell(turn)

    async def _call(self, turn: Turn) -> None:
        await super()._call(turn)
        self.seen_to.append(turn.person)


@pytest.fixture(autouse=True)
def _noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is told be noted, from nothing on."""
    monkeypatch.setattr(Noted, "told", [])
    monkeypatch.setattr(Noted, "seen_to", [])
    monkeypatch.setattr(turn_notifier, "TurnNotifier", Noted)


async def called(listener: Listener) -> list[Json]:
    """Return what was posted, once all who were to be called were seen to."""
    await eventually(lambda: len(Noted.seen_to) == len(Noted.told))
    return [json.loads(one.partition(b"\r\n\r\n")[2]) for one in listener.calls]


async def blue_and_red(
    server: Server, listener: Listener
) -> tuple[LiveTable, str, str]:
    """Return a table of two; whoever is second on turn wants to be called."""
    people = [await server.person(name) for name in ("Tom", "Spike")]
    game = whiskerworks.load("gears", first="blue")
    live = await server.table(game, *people)
    await server.store.set_hook(people[1], listener.url(), "json")
    return live, people[0], people[1]


def test_whoever_is_away_is_called_once_for_a_turn(tmp_path: Path) -> None:
    """With a link to the table, at the address that people use."""

    async def scene() -> tuple[list[Json], str]:
        async with listening() as listener, serving(tmp_path) as server:
            live, _, _ = await blue_and_red(server, listener)
            running, rules = ProcessMetrics(server.registry.metrics), listener.rules()
            async with notify_on_turn_change(
                server.registry, ON, running, PLACE, rules
            ):
                await moved(live)
                return await called(listener), live.id

    (told,), table = run(scene())

    assert told["event"] == "your-turn"
    assert told["table"] == f"https://example.org/cats/t/{table}"


def test_whoever_is_at_the_table_or_wants_no_call_is_not_called(tmp_path: Path) -> None:
    """They see it, or do not want to know."""

    async def scene() -> tuple[list[Json], str]:
        async with listening() as listener, serving(tmp_path) as server:
            live, blue, red = await blue_and_red(server, listener)
            running, rules = ProcessMetrics(server.registry.metrics), listener.rules()
            async with (
                notify_on_turn_change(server.registry, ON, running, PLACE, rules),
                server.client(live, red) as client,
            ):
                await client.until(Snapshot)
                await moved(live)
                await moved(live)
                return await called(listener), blue

    calls, blue = run(scene())

    assert calls == []
    assert Noted.told == [blue], "who is not there, but wants no call"


def test_a_host_who_wants_no_hooks_has_none(tmp_path: Path) -> None:
    """Whatever people have set before."""

    async def scene() -> list[Json]:
        async with listening() as listener, serving(tmp_path) as server:
            live, _, _ = await blue_and_red(server, listener)
            running, rules = ProcessMetrics(server.registry.metrics), listener.rules()
            off = Settings(hooks=False)
            async with notify_on_turn_change(
                server.registry, off, running, PLACE, rules
            ):
                await moved(live)
                return await called(listener)

    assert run(scene()) == []
    assert Noted.told == []
