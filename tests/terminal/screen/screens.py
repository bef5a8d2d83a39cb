"""Show a game on the full screen, for tests that press keys and click."""

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import patch

from librt.random import Random
from textual.pilot import Pilot
from textual.widgets import Static

import whiskerworks
from tests.patience import PATIENCE
from whiskerworks.core.match import seeded_match
from whiskerworks.core.options import OptionValue
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.terminal.screen import ScreenApp
from whiskerworks.terminal.session import Session

Doing = Callable[[ScreenApp, Pilot[None]], Awaitable[None]]
NARROW, WIDE = (80, 24), (120, 40)


def local_session(name: str, seed: int = 1, **options: OptionValue) -> LocalSession:
    """Return a session in which people here play all seats."""
    return LocalSession(
        seeded_match(whiskerworks.load(name, None, **options), seed), {}, Random(1)
    )


def do(doing: Doing, game: Session, size: tuple[int, int] = WIDE) -> ScreenApp:
    """Show a game, run *doing* on it, and return the app."""
    screen = ScreenApp(game)

    async def idle(*_: float) -> None:
        await rest(screen)

    async def run() -> None:
        async with screen.run_test(size=size) as pilot:
            await pilot.pause()
            if screen.is_hidden:
                await lift(screen, pilot)
            await doing(screen, pilot)

    # Textual's pilot mistakes a process without CPU time for an idle one.
    with (
        patch("textual.pilot.wait_for_idle", idle),
        patch("textual.app.wait_for_idle", idle),
        patch.object(Pilot._wait_for_screen, "__defaults__", (PATIENCE,)),
    ):
        asyncio.run(run())
    return screen


async def rest(screen: ScreenApp) -> None:
    """Wait until all work is done and everything is drawn."""
    await _nothing_ready()
    while screen.is_running and screen.screen_stack and _is_dirty(screen):
        screen._check_resize()  # Textual does this at its next frame
        screen.screen._on_timer_update()
        await _nothing_ready()


async def _nothing_ready() -> None:
    """Wait until every task waits for a timer, a thread or input."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(0)
    while loop._ready:  # type: ignore[attr-defined]  # noqa: ASYNC110
        await asyncio.sleep(0)


def _is_dirty(screen: ScreenApp) -> bool:
    shown = screen.screen
    drawn = not (shown._dirty_widgets or shown._layout_required or shown._callbacks)
    return not drawn or screen._resize_event is not None


async def lift(screen: ScreenApp, pilot: Pilot[None]) -> None:
    """Lift the curtain as soon as that is possible."""
    await until(pilot, lambda: not screen.query_one("#ready").disabled)
    await pilot.press("enter")
    await settle(screen, pilot)


def text(screen: ScreenApp, part: str) -> str:
    """Return the text of a part of the screen."""
    found = screen.query_one(part)
    shown = found if isinstance(found, Static) else found.query_one(Static)
    return str(shown.content)


async def until(pilot: Pilot[None], happens: Callable[[], bool]) -> None:
    """Wait for a condition that others bring about, and for the drawing."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await pilot.pause(0.001)
    await pilot.pause()


async def settle(screen: ScreenApp, pilot: Pilot[None]) -> None:
    """Wait until every command is answered."""
    await until(pilot, lambda: not screen.pending_commands and len(screen.workers) < 2)


def spot_at(screen: ScreenApp, spot: str) -> tuple[int, int]:
    """Return where on the board a spot is drawn."""
    area = next(a for a in screen.session.view.plan.areas if a.spot == spot)
    return area.column + 1 + area.width // 2, area.row + area.height // 2
