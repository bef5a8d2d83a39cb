"""
Measure servers under load: ours next to boardgame.io's.

Both run throughout, and a load generator for each plays in turns. Every server may use
the whole machine; the CPU time per move is reported as well. A turn has two stretches:
one as fast as the server goes, and one at a pace that both sustain.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmark_config import LOAD_AIMS, LOAD_PACE, LOAD_TABLES
from process_stats import is_supported
from server_processes import Server, our_server, their_server
from sides import HERE, Answer, NotMeasured, Side, environment
from turns import rates, ratio_of, spread

OURS = "ours"
BROWSERS = "ours, scenes"
THEIRS = "boardgame.io"
SLOW_TABLES = 50
SLOW_PACE = LOAD_PACE // 10
BUILD = HERE.parent / "build"


class Crowd(NamedTuple):
    """The players of a side: their server, and how they play."""

    server: str
    options: tuple[str, ...] = ()
    is_slow: bool = False
    """Whether it is measured separately, with few tables and at a slow pace."""


CROWDS = {
    BROWSERS: Crowd("ours", ("--want", "scene,events")),
    OURS: Crowd("ours"),
    THEIRS: Crowd("theirs"),
    "ours, 9 plies": Crowd("ours", ("--plies", "9"), is_slow=True),
}
"""Playing as browsers do, as programs do, and with games as short as tic-tac-toe."""


class Turns:
    """A side with its process, and its answer in each stretch."""

    def __init__(self, side: Side, tables: int, pace: float) -> None:
        self.about = {**side.about, "tables": tables, "pace": pace}
        self.fast: list[Answer] = []
        """Answers at full speed."""
        self.paced: list[Answer] = []
        """Answers at the common pace."""
        self.complaint = ""
        """Why it is no longer measured."""
        self._side = side

    def warm_up(self, seconds: float) -> None:
        """Play without counting, because Node compiles code that has run often."""
        try:
            self._side.ask(f"{seconds} 0")
        except NotMeasured as reason:
            self.complaint = str(reason)

    def take(self, seconds: float) -> None:
        """Play both stretches; if the server fails, store the reason."""
        if self.complaint:
            return
        try:
            fast = self._side.ask(f"{seconds} 0")
            paced = self._side.ask(f"{seconds} {self.about['pace']}")
        except NotMeasured as reason:
            self.complaint = str(reason)
        else:
            self.fast.append(fast)
            self.paced.append(paced)

    def end(self) -> None:
        """End the players."""
        self._side.end()


def measure_load(given: argparse.Namespace) -> Answer:
    """Load both servers, with few tables and with many; return the figures."""
    counts = given.tables or LOAD_TABLES
    about = {"pace": LOAD_PACE, "rounds": given.rounds, "stretch": given.stretch}
    if not is_supported():
        return {**about, "not_measured": "this system has no /proc"}
    runs = [
        measure_tables(count, count == min(counts), given) for count in sorted(counts)
    ]
    return {**about, "runs": runs}


def measure_tables(count: int, fewest: bool, given: argparse.Namespace) -> Answer:
    """Load both servers with *count* tables, and return the figures."""
    crowds = {
        name: crowd for name, crowd in CROWDS.items() if fewest or not crowd.is_slow
    }
    with ExitStack() as stack:
        turns, missing = gather(crowds, count, given, stack)
        # Slow crowds come last, because they leave many tables behind.
        for slow in (False, True):
            now = [one for name, one in turns.items() if crowds[name].is_slow == slow]
            for one in now:
                one.warm_up(given.stretch)
            for _ in range(given.rounds):
                for one in now:
                    one.take(given.stretch)
        for one in turns.values():
            one.end()
    found = {name: summary(one) for name, one in turns.items()} | missing
    return {
        "tables": count,
        "sides": {name: found[name] for name in crowds},
        "ratios": ratios_of(turns),
    }


def gather(
    crowds: dict[str, Crowd], count: int, given: argparse.Namespace, stack: ExitStack
) -> tuple[dict[str, Turns], dict[str, Answer]]:
    """Start players, and servers that run until *stack* ends; return failures too."""
    ready: dict[str, Turns] = {}
    missing: dict[str, Answer] = {}
    servers: dict[str, Server | NotMeasured] = {}
    for name, crowd in crowds.items():
        if crowd.server not in servers:
            servers[crowd.server] = start_server(crowd.server, given, stack)
        try:
            ready[name] = open_crowd(crowd, servers[crowd.server], count, given)
        except NotMeasured as reason:
            missing[name] = {"not_measured": str(reason)}
    return ready, missing


def start_server(
    name: str, given: argparse.Namespace, stack: ExitStack
) -> Server | NotMeasured:
    """Return a server that runs until *stack* ends, or why it does not start."""
    try:
        if name == "theirs":
            server = their_server(given.node_modules.resolve())
        else:
            server = our_server(given.compiled, stack.enter_context(disk()))
    except NotMeasured as reason:
        return reason
    stack.callback(server.stop)
    return server


def open_crowd(
    crowd: Crowd, server: Server | NotMeasured, count: int, given: argparse.Namespace
) -> Turns:
    """
    Let players take all seats of *count* tables.

    Raises:
        NotMeasured: The server is not available, or fails.
    """
    if isinstance(server, NotMeasured):
        raise server
    tables = min(count, SLOW_TABLES) if crowd.is_slow else count
    where = [str(server.port), str(server.pid), str(tables), *crowd.options]
    seed = ["--seed", str(given.seed)]
    command = [
        sys.executable,
        str(HERE / "load_generator.py"),
        crowd.server,
        *where,
        *seed,
    ]
    side = Side(command, environment(given.compiled))
    side.about = side.hear()
    return Turns(side, tables, SLOW_PACE if crowd.is_slow else LOAD_PACE)


@contextmanager
def disk() -> Iterator[Path]:
    """Provide a folder on the project's own disk; the system's may be in memory."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        yield Path(folder)


def summary(one: Turns) -> Answer:
    """Return the figures of a side, or why it failed."""
    if one.complaint:
        return {"not_measured": one.complaint}
    fast, paced = one.fast, one.paced
    return {
        **one.about,
        "moves_a_second": rates(fast, "moves", "wall"),
        "p50": spread([answer["p50"] for answer in fast]),
        "p99": spread([answer["p99"] for answer in fast]),
        "paced_p50": spread([answer["p50"] for answer in paced]),
        "paced_p99": spread([answer["p99"] for answer in paced]),
        "paced_moves_a_second": rates(paced, "moves", "wall"),
        "cpu_a_move": rates(fast, "cpu", "moves"),
        "bytes_a_move": rates(fast, "bytes", "moves"),
        "moves_a_game": plies_a_game(fast),
        "generator": spread([answer["own"] for answer in fast]),
        "other": spread([answer["other"] for answer in [*fast, *paced]]),
        "stolen": spread([answer["stolen"] for answer in [*fast, *paced]]),
    }


def plies_a_game(answers: list[Answer]) -> float | None:
    """Return the mean number of moves of finished games, or None."""
    games = sum(answer["games"] for answer in answers)
    return sum(answer["moves"] for answer in answers) / games if games else None


def ratios_of(turns: dict[str, Turns]) -> list[Answer]:
    """Return ours against theirs, turn by turn, where both were measured."""
    theirs = turns.get(THEIRS)
    if theirs is None or theirs.complaint:
        return []
    found: list[Answer] = []
    for name, aim in LOAD_AIMS.items():
        ours = turns.get(name)
        if ours is not None and not ours.complaint:
            found.extend(ratios_to(theirs, ours, name, aim))
    return found


def ratios_to(theirs: Turns, ours: Turns, name: str, aim: float) -> list[Answer]:
    """Return one side of ours against theirs, turn by turn."""
    moves = f"moves/s, {name} / {THEIRS}"
    spent = f"moves a second of CPU time, {name} / {THEIRS}"
    return [
        ratio_of(moves, aim, ours.fast, theirs.fast, "moves", "wall"),
        ratio_of(spent, aim, ours.fast, theirs.fast, "moves"),
        times_sooner("p99 at full speed", name, ours.fast, theirs.fast),
        times_sooner(f"p99 at {LOAD_PACE}/s", name, ours.paced, theirs.paced),
    ]


def times_sooner(
    what: str, name: str, ours: list[Answer], theirs: list[Answer]
) -> Answer:
    """Return the ratio of latencies, theirs to ours, turn by turn."""
    ratios = [b["p99"] / a["p99"] for a, b in zip(ours, theirs, strict=True)]
    return {"of": f"{what}, {THEIRS} / {name}", "aim": 1.0, **spread(ratios)}
