"""Showing a game on the screen, for tests that press keys and click there."""

import asyncio
from collections.abc import Awaitable, Callable

from librt.random import Random
from textual.pilot import Pilot
from textual.widgets import Static

import whiskerworks
from whiskerworks.core.options import OptionValue
from whiskerworks.terminal.desk import Desk
from whiskerworks.terminal.here.desk import Here
from whiskerworks.terminal.here.match import Match
from whiskerworks.terminal.screen import Screen

Doing = Callable[[Screen, Pilot[None]], Awaitable[None]]
NARROW, WIDE = (80, 24), (120, 40)


def desk(name: str, seed: int = 1, **options: OptionValue) -> Here:
    """Return a game in which all seats are played here."""
    return Here(Match(whiskerworks.load(name, None, **options), seed), {}, Random(1))


def do(doing: Doing, game: Desk, size: tuple[int, int] = WIDE) -> Screen:
    """Show a game and let somebody do something at it; return what was the screen."""
    screen = Screen(game)

    async def run() -> None:
        async with screen.run_test(size=size) as pilot:
            await pilot.pause()
            if screen.is_hidden:
                await lift(screen, pilot)
            await doing(screen, pilot)

    asyncio.run(run())
    return screen


async def lift(screen: Screen, pilot: Pilot[None]) -> None:
    """Say that nobody else looks, as soon as that can be said."""
    while screen.query_one("#ready").disabled:
        await pilot.pause(0.1)
    await pilot.press("enter")
    await settle(screen, pilot)


def text(screen: Screen, part: str) -> str:
    """Return what a part of the screen says."""
    found = screen.query_one(part)
    shown = found if isinstance(found, Static) else found.query_one(Static)
    return str(shown.content)


async def settle(screen: Screen, pilot: Pilot[None]) -> None:
    """Wait until all that was asked is answered."""
    while screen.waiting or len(screen.workers) > 1:
        await pilot.pause()
    await pilot.pause()


def spot_at(screen: Screen, spot: str) -> tuple[int, int]:
    """Return where on the board a spot is drawn."""
    area = next(a for a in screen.desk.now.plan.areas if a.spot == spot)
    return area.column + 1 + area.width // 2, area.row + area.height // 2
