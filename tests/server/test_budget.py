"""What callers cost is measured, wherever it is spent."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

import pytest

from tests.server.serving import run
from whiskerworks.server.budget import MAX_RENDERING, Renderer, bill, measured, metered
from whiskerworks.server.limits import CPU_BURST_SECONDS, Budgets
from whiskerworks.server.problems import Trouble

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
        assert await metered(budgets, "cat", asked(spent)) == "answer"
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
            await metered(budgets, "cat", asked(spent))

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
        task = asyncio.create_task(metered(budgets, "cat", asked(spent)))
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

        await metered(budgets, "cat", asked())
        renderer.close()
        assert budgets.wait("mouse") == 0

    assert owing(work) > 10_000


def test_one_address_does_not_keep_the_renderer_from_others() -> None:
    """Whoever asks for too much at once is refused; another is served."""

    async def work(spent: Spent, budgets: Budgets) -> None:
        renderer = Renderer(spent)
        doors = [asyncio.Event() for _ in range(MAX_RENDERING)]

        async def asked(made: str) -> str:
            return await renderer.render(lambda: made)

        async def waiting(door: asyncio.Event) -> None:
            loop = asyncio.get_running_loop()
            done = asyncio.run_coroutine_threadsafe
            await renderer.render(lambda: done(door.wait(), loop).result())

        tasks = [
            asyncio.create_task(metered(budgets, "cat", waiting(door)))
            for door in doors
        ]
        await asyncio.sleep(0)
        with pytest.raises(Trouble, match="too-fast"):
            await metered(budgets, "cat", asked("page"))
        other = asyncio.create_task(metered(budgets, "mouse", asked("page")))
        for door in doors:
            door.set()
        assert await other == "page"
        await asyncio.gather(*tasks)
        renderer.close()

    owing(work)


def test_a_task_that_a_request_waits_for_is_charged_to_it() -> None:
    """Loading a long table is one: it may serve several, and goes on without them."""

    async def load(spent: Spent) -> str:
        spent.spend(BURST)
        await asyncio.sleep(0)
        spent.spend(BURST)
        return "table"

    async def asked(spent: Spent) -> str:
        return await asyncio.shield(asyncio.create_task(measured(load(spent))))

    async def work(spent: Spent, budgets: Budgets) -> None:
        assert await measured(load(Spent())) == "table"
        assert await metered(budgets, "cat", asked(spent)) == "table"

    assert owing(work) > 9_000


def test_a_person_is_charged_for_requests_and_refused_when_their_share_is_used_up() -> (
    None
):
    """At other addresses too; it is half of what an address may use."""

    async def asked(spent: Spent) -> str:
        bill("ada")
        spent.spend(0.75 * BURST)
        return "answer"

    async def work(spent: Spent, budgets: Budgets) -> tuple[str, Trouble, str]:
        first = await metered(budgets, "cat", asked(spent))
        with pytest.raises(Trouble) as refused:
            await metered(budgets, "mouse", asked(spent))
        bo = await metered(budgets, "mouse", asked_by(spent, "bo"))
        return first, refused.value, bo

    async def asked_by(spent: Spent, person: str) -> str:
        bill(person)
        return "answer"

    spent = Spent()
    first, refused, other = run(work(spent, budgets_of(spent)))

    assert (first, other) == ("answer", "answer")
    assert refused.code == "too-fast"
    assert int(refused.headers["retry-after"]) >= 1
