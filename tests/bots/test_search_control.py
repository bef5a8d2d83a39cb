"""How long an engine thinks: by thoughts, by time, until somebody says stop."""

import pytest
from mypy_extensions import i64

from tests.clocks import Clock
from whiskerworks.bots.engine import Engine, Opinion, best
from whiskerworks.bots.search_control import SearchProgress, run_engine
from whiskerworks.core.advice import Level


class Ponderer(Engine):
    """Likes what it has thought of last; a thought takes so many seconds."""

    def __init__(self, clock: Clock, seconds: float, settles: int = 10**9) -> None:
        super().__init__()
        self.clock = clock
        self.seconds = seconds
        self.settles = settles
        self.portions: list[int] = []

    def think(self, thoughts: i64) -> None:
        self.clock.now += self.seconds * int(thoughts)
        self.thoughts += thoughts
        self.portions.append(int(thoughts))

    def is_settled(self, left: i64) -> bool:
        return self.thoughts >= self.settles

    def opinions(self) -> list[Opinion]:
        return [Opinion(int(self.thoughts), 1.0, 0.5)]


@pytest.mark.parametrize("seconds", [0.0, 1e-7, 1e-5])
def test_it_has_as_many_thoughts_as_its_level_allows(seconds: float) -> None:
    """Exactly, if there is time for them."""
    clock = Clock()
    engine = Ponderer(clock, seconds)
    run_engine(engine, Level(5.0, 12_345, 1, 1), clock=clock)

    assert engine.thoughts == 12_345


@pytest.mark.parametrize("seconds", [1e-6, 1e-4, 1e-3, 0.02, 0.3])
@pytest.mark.parametrize("limit", [0.1, 0.3, 1.0, 2.0, 5.0])
def test_time_is_never_overrun(seconds: float, limit: float) -> None:
    """By no more than the one thought that nobody can cut short."""
    clock = Clock()
    engine = Ponderer(clock, seconds)
    run_engine(engine, Level(limit, 10**9, 1, 1), clock=clock)

    assert clock.now - 100.0 <= max(limit, 0.9 * limit + seconds)
    assert clock.now - 100.0 >= 0.8 * limit
    assert engine.thoughts >= 1


def test_time_that_has_passed_already_counts() -> None:
    """Here nearly all of it; one thought is had nevertheless."""
    clock = Clock()
    engine = Ponderer(clock, 0.001)
    run_engine(engine, Level(1.0, 10**9, 1, 1), clock=clock, began=98.0)

    assert engine.thoughts == 1


def test_it_stops_when_it_is_settled() -> None:
    """No thought is wasted on what cannot change."""
    clock = Clock()
    engine = Ponderer(clock, 1e-3, settles=50)
    run_engine(engine, Level(5.0, 10**9, 1, 1), clock=clock)

    assert 50 <= engine.thoughts < 150


def test_whoever_watches_sees_it_come_on_and_may_stop_it() -> None:
    """Thoughts and time grow; after a no there are no more."""
    clock = Clock()
    engine = Ponderer(clock, 1e-3)
    seen: list[SearchProgress] = []

    def watch(progress: SearchProgress) -> bool:
        seen.append(progress)
        return len(seen) < 7

    run_engine(engine, Level(5.0, 4_000, 1, 1), watch, clock)

    assert len(seen) == 7
    assert seen == sorted(seen, key=lambda progress: progress.thoughts)
    assert seen[-1].thoughts == engine.thoughts < 4_000
    assert seen[-1].of == 4_000
    assert seen[-1].best.move == engine.thoughts
    assert seen[-1].seconds == pytest.approx(clock.now - 100.0)


def test_the_best_has_most_weight_then_most_chance() -> None:
    """Whatever their order."""
    opinions = [Opinion(1, 3.0, 0.9), Opinion(2, 5.0, 0.1), Opinion(3, 5.0, 0.2)]

    assert best(opinions).move == 3
    assert best(opinions[::-1]).move == 3
    assert best([Opinion(4, -2.0, 0.0)]).move == 4
