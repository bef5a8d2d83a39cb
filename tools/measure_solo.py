"""
Play many games for one player and tell how often they are won, and how they end.

    python -m tools.measure_solo {whodunit,escape} [--fair N] [--foreseen N] …

It prints the table of docs/games/<game>.md. Every set-up is played as it is, and with
each option changed alone. The one who foresees knows what chance will do; the fair one
does not (`whiskerworks/lab/solo.py`). Intervals are Wilson's, at 95 %. The chance of a
game is settled by its number, so a table is the same on any machine, and all set-ups
meet the same numbers.
"""

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

import whiskerworks
from tools.measure_arena import percent
from whiskerworks.core.options import OptionValue
from whiskerworks.games import data
from whiskerworks.lab.solo import (
    HURRYING,
    LASTING,
    advice_for,
    foresee,
    play_fairly,
)

CHANGES: dict[str, dict[str, OptionValue]] = {
    "whodunit": {"easier": True},
    "escape": {"belt": 3, "help": True},
}
"""For each game, what else is tried of its options, one at a time."""
SETUPS = {
    name: next(
        option.choices
        for option in whiskerworks.games.meta(name).options
        if option.name == "setup"
    )
    for name in CHANGES
}
EFFORTS = {"whodunit": LASTING, "escape": HURRYING}
"""How the fair player thinks."""
AT_ONCE = 10
"""So many games are handed to a process at a time."""


class Line(NamedTuple):
    """What a line of the table is about."""

    game: str
    setup: str
    option: str
    """The option that is changed; nothing if none is."""


class Task(NamedTuple):
    """Some games of a line."""

    line: Line
    fair: bool
    """Whether the fair player plays them, or the one who foresees."""
    seeds: range


class Tally:
    """What came of the games of a line so far."""

    def __init__(self) -> None:
        self.games = {True: 0, False: 0}
        """How many were played: fairly, and by the one who foresees."""
        self.won = {True: 0, False: 0}
        self.reasons: Counter[str] = Counter()
        """How those that were played fairly ended."""

    def add(self, fair: bool, found: list[tuple[bool, str]]) -> None:
        """Add some games: whether each was won, and how it ended."""
        self.games[fair] += len(found)
        self.won[fair] += sum([won for won, _ in found])
        if fair:
            self.reasons.update([reason for _, reason in found])

    def share(self, fair: bool) -> str:
        """Return how many games were won, in percent."""
        games = self.games[fair]
        return percent(self.won[fair], games) if games else "not played"

    def ends(self) -> str:
        """Return how games ended that were played fairly, the most frequent first."""
        games = self.games[True]
        return ", ".join(
            [
                f"`{reason}` {100 * times / games:.0f} %"
                for reason, times in self.reasons.most_common()
            ]
        )


def play(task: Task) -> list[tuple[bool, str]]:
    """Play the games of a task."""
    line = task.line
    options: dict[str, OptionValue] = {"setup": line.setup}
    if line.option:
        options[line.option] = CHANGES[line.game][line.option]
    game = whiskerworks.load(line.game, None, **options)
    rules, advice = game.rules, advice_for(line.game, game.rules)
    if task.fair:
        effort = EFFORTS[line.game]
        played = [play_fairly(rules, advice, seed, effort) for seed in task.seeds]
        return [(one.won, one.reason) for one in played]
    return [(foresee(rules, advice, seed), "") for seed in task.seeds]


def tasks_of(line: Line, first: int, fair: int, foreseen: int) -> Iterator[Task]:
    """Return the games of a line, numbered from *first*, cut into tasks."""
    for fairly, games in ((True, fair), (False, foreseen)):
        end = first + games
        for seed in range(first, end, AT_ONCE):
            yield Task(line, fairly, range(seed, min(seed + AT_ONCE, end)))


def measure(tasks: list[Task], processes: int | None) -> dict[Line, Tally]:
    """Play all *tasks* and return what came of each line; count on stderr."""
    tallies: dict[Line, Tally] = {}
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(play, task): task for task in tasks}
        for done, future in enumerate(as_completed(waiting), 1):
            task = waiting[future]
            tallies.setdefault(task.line, Tally()).add(task.fair, future.result())
            print(f"\r{done} of {len(tasks)} tasks", end="", file=sys.stderr)
    print(file=sys.stderr)
    return tallies


def row(line: Line, tally: Tally) -> str:
    """Return a line of the table."""
    facts = tomllib.loads(data(line.game)[f"setups/{line.setup}.toml"])
    option = "as it is"
    if line.option:
        option = f"`{line.option}={word(CHANGES[line.game][line.option])}`"
    return (
        f"| `{line.setup}` | {facts['difficulty']} | {option} | {tally.share(False)} | "
        f"{tally.share(True)} | {tally.ends()} |"
    )


def word(value: OptionValue) -> str:
    """Return the value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CHANGES))
    parser.add_argument("--fair", type=int, default=300, help="fair games a line")
    parser.add_argument("--foreseen", type=int, default=200, help="foreseen ones")
    parser.add_argument(
        "--changed", type=int, default=150, help="at most so many with an option"
    )
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--setups", nargs="*", help="only these")
    parser.add_argument("--processes", type=int, help="as many as there are cores")
    given = parser.parse_args()
    tasks: list[Task] = []
    lines: list[Line] = []
    for option in ("", *CHANGES[given.game]):
        most = given.changed if option else max(given.fair, given.foreseen)
        for setup in given.setups or SETUPS[given.game]:
            lines.append(Line(given.game, setup, option))
            fair, foreseen = min(given.fair, most), min(given.foreseen, most)
            tasks.extend(tasks_of(lines[-1], given.first, fair, foreseen))
    tallies = measure(tasks, given.processes)
    print("| set-up | difficulty | option | foreseeing wins | fair wins | fair ends |")
    print("|---|---|---|---|---|---|")
    for line in lines:
        print(row(line, tallies.get(line, Tally())))


if __name__ == "__main__":
    main()
