"""
Play many games for one player and tell how often they are won, and how they end.

    python -m tools.measure_solo {whodunit,escape} [--fair N] [--foreseen N] …
    python -m tools.measure_solo {whodunit,escape} --levels [LEVEL …] [--fair N] …

It prints the table of docs/games/<game>.md. Every set-up is played as it is, and with
each option changed alone. The one who foresees knows what chance will do; the fair one
does not (`whiskerworks/lab/foresight.py`): it is the bot of level 4. With `--levels` it
prints the table of docs/bots.md: bots of all levels, or of those that are named, and
how long they think about a move. Intervals are Wilson's, at 95 %. The chance of a game
is settled by its number, so shares are the same on any machine, and all set-ups and
levels meet the same numbers.
"""

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from librt.random import Random

import whiskerworks
from tools.measure_arena import percent
from whiskerworks.bots.roster import make_player
from whiskerworks.core.advice import LEVEL_COUNT
from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import DEALS
from whiskerworks.core.options import OptionValue
from whiskerworks.games import data, lab_facts, meta
from whiskerworks.lab import single_game
from whiskerworks.lab.foresight import foresight_of, is_winnable_with_foresight
from whiskerworks.lab.runs.measured_game import frozen_clock

SOLO = [name for name in whiskerworks.names() if lab_facts(name).solver == DEALS]
"""The games that are measured."""
CHANGES: dict[str, dict[str, OptionValue]] = {
    name: {
        one.name: not one.default if isinstance(one.default, bool) else one.least
        for one in meta(name).options
        if not isinstance(one.default, str)
    }
    for name in SOLO
}
"""For each game, what else is tried of its options, one at a time."""
SETUPS = {
    name: next(
        option.choices for option in meta(name).options if option.name == "setup"
    )
    for name in CHANGES
}
FAIR = 4
"""The level of the fair player."""
FORESEEN = 0
"""What stands for the one who foresees, instead of a level."""
AT_ONCE = 10
"""Games sent to a process at a time."""


class Line(NamedTuple):
    """What a line of the table is about."""

    game: str
    setup: str
    option: str
    """The option that is changed; nothing if none is."""


class Task(NamedTuple):
    """Some games of a line."""

    line: Line
    level: int
    """At which level they are played; or FORESEEN."""
    seeds: range


class Result(NamedTuple):
    """What came of a game."""

    won: bool
    reason: str = ""
    moves: int = 0
    """How many the player chose."""
    mean: float = 0.0
    """How many seconds it thought about each."""
    longest: float = 0.0
    """How many seconds it thought about one at most."""


class Tally:
    """What came of the games of one line at one level so far."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.reasons: Counter[str] = Counter()
        self.moves = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, found: list[Result]) -> None:
        """Add some games."""
        self.games += len(found)
        for one in found:
            self.won += one.won
            self.reasons[one.reason] += 1
            self.moves += one.moves
            self.seconds += one.moves * one.mean
            self.longest = max(self.longest, one.longest)

    def share(self) -> str:
        """Return how many games were won, in percent."""
        return percent(self.won, self.games) if self.games else "not played"

    def ends(self) -> str:
        """Return how the games ended, the most frequent way first."""
        return ", ".join(
            [
                f"`{reason}` {100 * times / self.games:.0f} %"
                for reason, times in self.reasons.most_common()
            ]
        )

    def times(self) -> str:
        """Return how long a move took, on average and at most, in seconds."""
        return f"{self.seconds / max(1, self.moves):.3f}, {self.longest:.2f}"


Tallies = dict[tuple[Line, int], Tally]
"""What came of the games of each line, at each level."""


def play(task: Task) -> list[Result]:
    """Play the games of a task."""
    line = task.line
    options: dict[str, OptionValue] = {"setup": line.setup}
    if line.option:
        options[line.option] = CHANGES[line.game][line.option]
    game = whiskerworks.load(line.game, None, **options)
    rules, advice = game.rules, foresight_of(game)
    if task.level == FORESEEN:
        return [
            Result(is_winnable_with_foresight(rules, advice, seed))
            for seed in task.seeds
        ]
    return [_fairly(game, task.level, seed) for seed in task.seeds]


def _fairly(game: Game, level: int, seed: int) -> Result:
    """Play a game by a bot that stops by its thoughts, whatever time they take."""
    dealer = single_game.seeded_dealer(game, seed)
    result = single_game.play_game(
        game, [make_player(str(level), frozen_clock)], (), dealer, [Random(0)]
    )
    won = result.scores[0] > 0.5
    return Result(
        won, result.reason, result.choices[0], result.mean[0], result.longest[0]
    )


def tasks_of(line: Line, level: int, first: int, games: int) -> Iterator[Task]:
    """Return the games of a line, numbered from *first*, cut into tasks."""
    end = first + games
    for seed in range(first, end, AT_ONCE):
        yield Task(line, level, range(seed, min(seed + AT_ONCE, end)))


def measure(tasks: list[Task], processes: int | None) -> Tallies:
    """Play all *tasks* and return what came of them; count on stderr."""
    tallies: Tallies = {}
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(play, task): task for task in tasks}
        for done, future in enumerate(as_completed(waiting), 1):
            task = waiting[future]
            tally = tallies.setdefault((task.line, task.level), Tally())
            tally.add(future.result())
            print(f"\r{done} of {len(tasks)} tasks", end="", file=sys.stderr)
    print(file=sys.stderr)
    return tallies


def print_players(lines: list[Line], tallies: Tallies) -> None:
    """Print how often the fair player and the one who foresees have won."""
    print("| set-up | difficulty | option | foreseeing wins | fair wins | fair ends |")
    print("|---|---|---|---|---|---|")
    for line in lines:
        foreseen = tallies.get((line, FORESEEN), Tally())
        fair = tallies.get((line, FAIR), Tally())
        print(f"{head(line)} {foreseen.share()} | {fair.share()} | {fair.ends()} |")


def print_levels(lines: list[Line], tallies: Tallies) -> None:
    """Print how often each level has won, and how long it thought about a move."""
    print("| set-up | difficulty | option | level | wins | seconds: mean, longest |")
    print("|---|---|---|---|---|---|")
    for line in lines:
        for level in range(1, LEVEL_COUNT + 1):
            if (line, level) in tallies:
                tally = tallies[line, level]
                print(f"{head(line)} {level} | {tally.share()} | {tally.times()} |")


def head(line: Line) -> str:
    """Return what the rows of a line begin with."""
    facts = tomllib.loads(data(line.game)[f"setups/{line.setup}.toml"])
    option = "as it is"
    if line.option:
        option = f"`{line.option}={word(CHANGES[line.game][line.option])}`"
    return f"| `{line.setup}` | {facts['difficulty']} | {option} |"


def word(value: OptionValue) -> str:
    """Return the value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def read_arguments() -> argparse.Namespace:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CHANGES))
    parser.add_argument("--fair", type=int, default=300, help="fair games a line")
    parser.add_argument("--foreseen", type=int, default=200, help="foreseen ones")
    parser.add_argument(
        "--changed",
        type=int,
        default=150,
        help="maximum number of games per changed option",
    )
    parser.add_argument(
        "--levels",
        type=int,
        nargs="*",
        choices=range(1, LEVEL_COUNT + 1),
        help="fair games at these levels, at all if none is named; none foreseen",
    )
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--setups", nargs="*", help="only these")
    parser.add_argument(
        "--processes", type=int, help="number of processes (default: one per core)"
    )
    return parser.parse_args()


def main() -> None:
    """Play, and print the table."""
    given = read_arguments()
    games = {FAIR: given.fair, FORESEEN: given.foreseen}
    if given.levels is not None:
        games = dict.fromkeys(given.levels or range(1, LEVEL_COUNT + 1), given.fair)
    tasks: list[Task] = []
    lines: list[Line] = []
    for option in ("", *CHANGES[given.game]):
        most = given.changed if option else max(games.values())
        for setup in given.setups or SETUPS[given.game]:
            lines.append(Line(given.game, setup, option))
            for level, wanted in games.items():
                count = min(wanted, most)
                tasks.extend(tasks_of(lines[-1], level, given.first, count))
    tallies = measure(tasks, given.processes)
    if given.levels is None:
        print_players(lines, tallies)
    else:
        print_levels(lines, tallies)


if __name__ == "__main__":
    main()
