"""What callers cost is measured, wherever it is spent."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.serving import SOON, run, serving
from tests.server.test_bad_messages import ada_alone
from whiskerworks.server.api.schemas import Replay
from whiskerworks.server.cpu_budget import (
    MAX_RENDERS,
    MAX_RENDERS_PER_ADDRESS,
    Renderer,
    bill_person,
    measure,
    run_metered,
)
from whiskerworks.server.fair_queue import FairQueue
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.rate_limits import CPU_BURST_SECONDS, Budgets
from whiskerworks.server.request_origin import Deployment
from whiskerworks.server.table_service import TableService

T = TypeVar("T")


class Spent:
    """Processor time that is spent by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def spend(self, seconds: float) -> None:
        """Use so much."""
        self.seconds += seconds


def budgets_of(spent: Spent) -> Budgets:
    """Return budgets of a tenth of a core each; no time passes."""
    return Budgets(10, lambda: 0.0, spent)


BURST = 0.1 * CPU_BURST_SECONDS
"""So many seconds of it may be used at once."""


def owing(work: Callable[[Spent, Budgets], Coroutine[None, None, T]]) -> int:
    """Return how long somebody must wait after some work."""
    spent = Spent()
    budgets = budgets_of(spent)
    run(work(spent, budgets))
    return budgets.wait("cat")


def test_all_steps_are_charged_and_not_what_others_do_meanwhile() -> None:
    """What happens while a request waits is somebody else's."""

    async def asked(spent: Spent) -> str:
        spent.spend(BURST / 2)
        await asyncio.sleep(0)
        spent.spend(BURST / 2)
        return "answer"

    async def work(spent: Spent, budgets: Budgets) -> None:
        async def other() -> None:
            spent.spend(100.0)

        beside = asyncio.create_task(other())
        assert await run_metered(budgets, "cat", asked(spent)) == "answer"
        await beside

    assert owing(work) == pytest.approx(10, abs=1)


def test_what_fails_is_charged_too() -> None:
    """And who asked is told that it failed."""

    async def asked(spent: Spent) -> None:
        await asyncio.sleep(0)
        spent.spend(2 * BURST)
        raise ValueError("no answer")

    async def work(spent: Spent, budgets: Budgets) -> None:
        with pytest.raises(ValueError, match="no answer"):
            await run_metered(budgets, "cat", asked(spent))

    assert owing(work) > 10_000


def test_who_hangs_up_is_charged_and_what_was_begun_is_ended() -> None:
    """A request is cancelled while it waits."""
    ended: list[str] = []
    began = asyncio.Event()

    async def asked(spent: Spent) -> None:
        spent.spend(2 * BURST)
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("ended")

    async def work(spent: Spent, budgets: Budgets) -> None:
        task = asyncio.create_task(run_metered(budgets, "cat", asked(spent)))
        await began.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    assert owing(work) > 10_000
    assert ended == ["ended"]


def test_what_is_rendered_is_charged_to_who_asked() -> None:
    """Although another thread does it."""

    async def work(spent: Spent, budgets: Budgets) -> None:
        renderer = Renderer(spent)

        async def asked() -> None:
            await renderer.render(spent.spend, 2 * BURST)

        await run_metered(budgets, "cat", asked())
        renderer.close()
        assert budgets.wait("mouse") == 0

    assert owing(work) > 10_000


class Press:
    """A renderer that is kept busy until it is let go; it notes what it makes."""

    def __init__(self, spent: Spent, budgets: Budgets) -> None:
        self.renderer = Renderer(spent)
        self.made: list[str] = []
        self._budgets = budgets
        self._door = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def ask(self, address: str, page: str) -> asyncio.Task[None]:
        """Let an address ask for a page, which waits for those before it."""

        def make() -> None:
            assert self._door.wait(SOON)
            self.made.append(page)

        work = run_metered(self._budgets, address, self.renderer.render(make))
        self._tasks.append(asyncio.create_task(work))
        return self._tasks[-1]

    async def let_go(self) -> None:
        """Make whatever waits, and close."""
        self._door.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.renderer.close()


def test_addresses_take_turns_at_the_renderer() -> None:
    """Whoever comes while another has much waiting is next."""

    async def work(spent: Spent, budgets: Budgets) -> list[str]:
        press = Press(spent, budgets)
        for number in range(4):
            press.ask("cat", f"cat {number}")
        await asyncio.sleep(0)
        press.ask("mouse", "mouse 0")
        press.ask("mouse", "mouse 1")
        await asyncio.sleep(0)
        press.ask("dog", "dog 0")
        await asyncio.sleep(0)
        await press.let_go()
        return press.made

    spent = Spent()
    made = run(work(spent, budgets_of(spent)))

    assert made == ["cat 0", "mouse 0", "dog 0", "cat 1", "mouse 1", "cat 2", "cat 3"]


def test_who_hangs_up_while_they_wait_holds_up_nobody() -> None:
    """Their turn is somebody else's, also when they go as it comes."""

    async def work(spent: Spent, budgets: Budgets) -> list[str]:
        press = Press(spent, budgets)
        first = press.ask("cat", "cat 0")
        gone = press.ask("cat", "cat 1")
        press.ask("mouse", "mouse 0")
        next_gone = press.ask("dog", "dog 0")
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        next_gone.cancel()
        press.ask("cat", "cat 2")
        await asyncio.sleep(0)
        await press.let_go()
        await first
        return press.made

    spent = Spent()
    made = run(work(spent, budgets_of(spent)))

    assert made == ["cat 0", "mouse 0", "cat 2"]


def test_a_turn_that_comes_to_who_just_left_is_passed_on() -> None:
    """A request may be cancelled in the moment in which it would go on."""

    async def work() -> str:
        turns = FairQueue()
        await turns.take("cat")
        gone = asyncio.create_task(turns.take("mouse"))
        other = asyncio.create_task(turns.take("dog"))
        await asyncio.sleep(0)
        turns.pass_on("cat")
        gone.cancel()
        await other
        turns.pass_on("dog")
        await turns.take("bird")
        return "bird"

    assert run(work()) == "bird"


def test_one_address_may_not_ask_for_any_number_of_pages_at_once() -> None:
    """It is refused beyond what a club needs; another is served."""

    async def work(spent: Spent, budgets: Budgets) -> list[str]:
        press = Press(spent, budgets)
        for _ in range(MAX_RENDERS_PER_ADDRESS):
            press.ask("cat", "cat")
        await asyncio.sleep(0)
        with pytest.raises(ProblemError, match="too-fast"):
            await press.ask("cat", "one too many")
        press.ask("mouse", "mouse")
        await asyncio.sleep(0)
        await press.let_go()
        return press.made

    spent = Spent()
    made = run(work(spent, budgets_of(spent)))

    assert made.index("mouse") == 1
    assert made.count("cat") == MAX_RENDERS_PER_ADDRESS


def test_all_together_may_not_ask_for_any_number_of_pages_at_once() -> None:
    """Each that waits costs memory, whoever asks."""

    async def work(spent: Spent, budgets: Budgets) -> None:
        press = Press(spent, budgets)
        for number in range(MAX_RENDERS):
            press.ask(f"cat {number % 10}", "page")
        await asyncio.sleep(0)
        with pytest.raises(ProblemError, match="overloaded"):
            await press.ask("mouse", "one too many")
        await press.let_go()
        assert len(press.made) == MAX_RENDERS

    spent = Spent()
    run(work(spent, budgets_of(spent)))


def test_a_look_back_at_a_game_is_drawn_off_the_event_loop(tmp_path: Path) -> None:
    """Like all other pictures: no move waits for it."""
    drawing: list[str] = []

    def noted() -> float:
        drawing.append(threading.current_thread().name)
        return 0.0

    async def work() -> Replay:
        async with serving(tmp_path) as server:
            live, ada = await ada_alone(server)
            renderer = Renderer(noted)
            service = TableService(
                server.registry, Deployment.of(server.registry.settings), renderer
            )
            replay = await service.replay(
                await server.store.person(ada), live.id, 0, None
            )
            renderer.close()
            return replay

    replay = run(work())

    assert replay.scene.pieces
    assert drawing == ["render_0"] * 2


def test_a_task_that_a_request_waits_for_is_charged_to_it() -> None:
    """Loading a long table is one: it may serve several, and goes on without them."""

    async def load(spent: Spent) -> str:
        spent.spend(BURST)
        await asyncio.sleep(0)
        spent.spend(BURST)
        return "table"

    async def asked(spent: Spent) -> str:
        return await asyncio.shield(asyncio.create_task(measure(partial(load, spent))))

    async def work(spent: Spent, budgets: Budgets) -> None:
        assert await measure(partial(load, Spent())) == "table"
        assert await run_metered(budgets, "cat", asked(spent)) == "table"

    assert owing(work) > 9_000


def test_a_person_is_charged_for_requests_and_refused_when_their_share_is_used_up() -> (
    None
):
    """At other addresses too; it is half of what an address may use."""

    async def asked(spent: Spent) -> str:
        bill_person("ada")
        spent.spend(0.75 * BURST)
        return "answer"

    async def work(spent: Spent, budgets: Budgets) -> tuple[str, ProblemError, str]:
        first = await run_metered(budgets, "cat", asked(spent))
        with pytest.raises(ProblemError) as refused:
            await run_metered(budgets, "mouse", asked(spent))
        bo = await run_metered(budgets, "mouse", asked_by(spent, "bo"))
        return first, refused.value, bo

    async def asked_by(spent: Spent, person: str) -> str:
        bill_person(person)
        return "answer"

    spent = Spent()
    first, refused, other = run(work(spent, budgets_of(spent)))

    assert (first, other) == ("answer", "answer")
    assert refused.code == "too-fast"
    assert int(refused.headers["retry-after"]) >= 1
