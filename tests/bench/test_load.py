"""Load generator and its reports, tested without a server."""

import asyncio
import os
import runpy
import selectors
import socket
import sys
from pathlib import Path
from typing import Any, Protocol

import msgspec
import pytest

import whiskerworks
from whiskerworks.core.value import Value
from whiskerworks.table.messages import Do

BENCH = Path(__file__).parents[2] / "bench"
MOMENT = 0.001
"""Seconds until a move is seen."""
TICKS = os.sysconf("SC_CLK_TCK")


@pytest.fixture(autouse=True)
def bench_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the files of the benchmark import each other, as they do when run."""
    monkeypatch.syspath_prepend(str(BENCH))


def names_of(file: str) -> dict[str, Any]:
    """Return the names that a *file* of the benchmark defines."""
    return runpy.run_path(str(BENCH / file))


class Played(Protocol):
    """The part of a benchmark table that these tests use."""

    meter: Any
    ply: int
    game: int

    def seen(self, ply: int) -> None:
        """Go on: the opponent has seen a move."""


class Mirror:
    """A server without a wire: moves are seen in a moment, and games have 3 moves."""

    def __init__(self) -> None:
        self.opened = 0

    def move(self, table: Played) -> None:
        """Show the move to the opponent a moment later."""
        asyncio.get_running_loop().call_later(MOMENT, table.seen, table.ply + 1)

    def is_over(self, table: Played) -> bool:
        """Whether three moves are made."""
        return table.ply == 3

    async def again(self, table: Played) -> None:
        """Count the games."""
        self.opened += 1


class Wall(Mirror):
    """A server that has no second game."""

    async def again(self, table: Played) -> None:
        """Refuse."""
        raise OSError("nobody answers")


class Skipping(selectors.DefaultSelector):
    """A selector that never waits; its time passes immediately."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(
        self, timeout: float | None = None
    ) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready, as if *timeout* had passed."""
        self.now += timeout or 0.0
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose clock only advances, instantly, while it waits."""

    def __init__(self) -> None:
        self.skipping = Skipping()
        super().__init__(self.skipping)

    def time(self) -> float:
        """Return the time of the clock that tables read."""
        return self.skipping.now


def playing(dialect: Mirror, pace: float, seconds: float) -> Played:
    """Return what `played` returns, on a loop whose seconds take no time."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(played(dialect, pace, seconds))


async def played(dialect: Mirror, pace: float, seconds: float) -> Played:
    """Return a table at which was played for *seconds*, and then no more."""
    loop = asyncio.get_running_loop()
    meter = names_of("load_meter.py")["Meter"]()
    tables = names_of("load_players.py")["Table"]
    tables.begin.__globals__["now"] = loop.time
    table = tables(0, dialect, meter)
    failed: asyncio.Future[None] = loop.create_future()
    meter.start()
    table.begin(pace, failed)
    await asyncio.wait([failed], timeout=seconds)
    await names_of("load_generator.py")["wait_until_idle"]([table], failed)
    found: Played = table
    return found


# ---- what is played


def test_written_games_are_legal_to_their_end() -> None:
    """Every message is a command by the seat to move, and the last ends the game."""
    game = whiskerworks.load("gears", 2, first="blue")

    [moves] = names_of("whiskerworks_client.py")["scripted_games"](1, 1)

    state: Value = game.start()
    for ply, (seat, message) in enumerate(moves):
        command: Any = msgspec.json.decode(message, type=Do).command
        assert game.rules.to_move(state) == seat
        assert command.at == ply
        state = game.rules.play(state, game.read(state, command.move))
    assert game.rules.outcome(state) is not None


def test_an_update_of_ours_says_where_the_game_stands() -> None:
    """Regardless of the fields before it."""
    stands_at = names_of("whiskerworks_client.py")["ply_of"]

    assert stands_at(b'{"type":"update","position":{"ply":12,"mover":0}}') == 12
    assert stands_at(b'{"type":"update","position":null}') == -1


def test_an_update_of_theirs_says_where_the_game_stands() -> None:
    """Its log has such numbers too, which are older."""
    stands_at = names_of("boardgameio_client.py")["ply_of"]
    update = b'42/tic-tac-toe,["update","m",{"_undo":[],"_redo":[],"_stateID":7},'

    assert stands_at(update + b'[{"_stateID":6}]]') == 7
    assert stands_at(b'42/tic-tac-toe,["update"]') == -1


def test_their_game_is_played_to_its_end() -> None:
    """No player has a row before every cell is taken."""
    cells = names_of("boardgameio_client.py")["CELLS"]
    rows = [{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}]
    rows += [{0, 4, 8}, {2, 4, 6}]

    assert sorted(cells) == list(range(9))
    for mine in (set(cells[0::2]), set(cells[1::2])):
        assert not [row for row in rows if row <= mine]


# ---- how it is played


def test_a_table_plays_game_after_game_and_rests_when_told_to() -> None:
    """At full speed a move follows as soon as the last was seen."""
    mirror = Mirror()

    table = playing(mirror, pace=0, seconds=0.0205)

    assert table.game == mirror.opened == table.meter.games == 7
    assert len(table.meter.seconds) == 3 * table.game + table.ply == 21


def test_a_table_keeps_its_pace() -> None:
    """At a beat of a hundredth of a second, five moves in a twentieth."""
    table = playing(Mirror(), pace=0.01, seconds=0.0495)

    assert len(table.meter.seconds) == 5


def test_a_table_that_cannot_go_on_says_so() -> None:
    """It must not stand still unnoticed."""
    with pytest.raises(Exception, match=r"table 0, game 0.*nobody answers"):
        playing(Wall(), pace=0, seconds=5)


# ---- what is counted


def test_a_meter_counts_only_while_it_is_on() -> None:
    """Warming up leaves no trace."""
    meter = names_of("load_meter.py")["Meter"]()

    meter.move(1.0)
    meter.frame(10)
    meter.start()
    meter.move(2.0)
    meter.frame(20)

    assert (list(meter.seconds), meter.frames, meter.bytes) == ([2.0], 1, 20)


@pytest.mark.parametrize(("share", "found"), [(0.0, 1), (0.5, 51), (0.99, 100)])
def test_a_percentile_is_one_of_the_values(share: float, found: int) -> None:
    """Also the last one."""
    values = [float(value) for value in range(1, 101)]

    assert names_of("load_meter.py")["percentile"](values, share) == found


def test_the_time_of_the_machine_is_told_apart() -> None:
    """Idle cores and those that wait for a disk are not taken; stolen ones are."""
    proc = names_of("process_stats.py")

    taken = proc["parse_cpu_time"](
        f"cpu {TICKS} 0 {TICKS} {TICKS * 9} {TICKS} 0 0 {TICKS} 0"
    )

    assert taken == (3.0, 1.0)


def test_a_process_is_weighed_with_its_children() -> None:
    """Also the one that asks."""
    proc = names_of("process_stats.py")
    if not proc["is_supported"]():
        pytest.skip("this system tells nothing of its processes")

    cpu, memory = proc["cpu_and_memory"](os.getpid())

    assert cpu > 0
    assert memory > 1_000_000


# ---- what is reported


def spread_of(value: float) -> dict[str, float]:
    """Return figures that are all the same."""
    return {"median": value, "low": value, "high": value}


def side(**figures: object) -> dict[str, object]:
    """Return the figures of a side."""
    spreads = ["moves_a_second", "p50", "p99", "paced_p99", "cpu_a_move"]
    spreads += ["bytes_a_move", "generator", "other", "stolen"]
    usual = {name: spread_of(0.002) for name in spreads}
    return {**usual, "moves_a_game": None, "bytes_a_table": 26_214.4, **figures}


def test_a_report_has_every_side_and_says_why_one_is_missing() -> None:
    """And whether an aim was reached."""
    why = "there is no Node on this machine"
    sides = {"ours": side(moves_a_second=spread_of(9000.0), moves_a_game=177.0)}
    sides["boardgame.io"] = {"not_measured": why}
    ratio = {"of": "moves/s", "aim": 3.0, **spread_of(3.5)}
    run = {"tables": 1000, "sides": sides, "ratios": [ratio]}
    load = {"pace": 600, "rounds": 5, "stretch": 2.0, "runs": [run]}

    page = "\n".join(names_of("load_report.py")["report_load"](load))

    assert "1,000 tables" in page
    assert "ours               9,000      2.0      2.0        2.0         2000" in page
    assert f"boardgame.io     not measured: {why}" in page
    assert "moves/s: 3.50 times" in page
    assert "aim 3: reached" in page


def test_a_rival_that_is_not_installed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First what is missing first: Node, then the package."""
    servers = names_of("server_processes.py")

    with pytest.raises(servers["NotMeasured"], match="not installed"):
        servers["their_server"](tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(servers["NotMeasured"], match="Node is not installed"):
        servers["their_server"](tmp_path)


def test_a_server_that_does_not_start_says_why() -> None:
    """The error is the server's own."""
    servers = names_of("server_processes.py")
    command = [sys.executable, "-c", "import sys; sys.exit('no such colour')"]

    # The port is taken, so that nobody else listens there meanwhile.
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        with pytest.raises(servers["NotMeasured"], match="no such colour"):
            servers["Server"](command, dict(os.environ), port)
