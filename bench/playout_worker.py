"""
Play random games on request: one side of the benchmark, in a process of its own.

For every line of input, a number of seconds, it plays whole games for at least as
long in CPU time, and says in a line of JSON what came of them. Before that, it
says in a line what it is. The package is the one that this Python imports; if it
is not of the expected kind, compiled or source, the worker refuses.
"""

import argparse
import json
import sys
import time
import tracemalloc
from collections import Counter
from pathlib import Path
from types import ModuleType

from librt.random import Random

import whiskerworks
from whiskerworks.core import walk
from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.value import Value

SOURCE = ".py"
MAX_PLIES_ENDLESS = 300
"""How many moves are played of a game that random play may never end."""
MAX_PLIES = 1_000_000
"""How many are played of any other: it has ended by then."""


def kind_of(rules: Rules[Value], *others: ModuleType) -> str:
    """Return "compiled" or "source": what walks, *rules* and *others* are run from."""
    modules = [walk, sys.modules[type(rules).__module__], *others]
    files = [module.__file__ for module in modules]
    suffixes = {Path(file).suffix for file in files if file is not None}
    return "source" if SOURCE in suffixes else "compiled"


def load(name: str, seats: int, kind: str, *others: ModuleType) -> Game:
    """Return a game, if it and *others* are of that *kind*; else end, and say so."""
    game = whiskerworks.load(name, seats)
    found = kind_of(game.rules, *others)
    if found != kind:
        sys.exit(f"whiskerworks is {found} here, not {kind}")
    return game


def max_plies(game: Game) -> int:
    """Return after how many moves a random game is left, ended or not."""
    return MAX_PLIES_ENDLESS if game.meta.endless else MAX_PLIES


def random_line(game: Game, rng: Random) -> list[tuple[Value, int]]:
    """Return every position of a random game, but the last, with the move made."""
    rules = game.rules
    most = max_plies(game)
    state = rules.start()
    moves = room(rules.most_moves)
    line: list[tuple[Value, int]] = []
    while len(line) < most and (move := walk.step(rules, state, rng, moves)) >= 0:
        line.append((state, move))
        state = rules.play(state, move)
    return line


def bytes_a_state(game: Game, rng: Random) -> float:
    """Return how much memory one more position takes, on average over a game."""
    line = random_line(game, rng)
    tracemalloc.start()
    after = [game.rules.play(state, move) for state, move in line]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    list_alone = sys.getsizeof(after) - sys.getsizeof([])
    return (taken - list_alone) / len(after)


def ending(game: Game, last: Value) -> str:
    """Return why a game is over in *last*; only endless ones may be "unfinished"."""
    outcome = game.rules.outcome(last)
    assert outcome is not None or game.meta.endless
    return "unfinished" if outcome is None else outcome.reason


def play_for(game: Game, rng: Random, seconds: float) -> dict[str, object]:
    """Play whole games for *seconds* of CPU time and return what came of them."""
    rules = game.rules
    most = max_plies(game)
    plies = listed = 0
    endings: Counter[str] = Counter()
    began = now = time.process_time()
    while now - began < seconds:
        last, game_plies, game_listed = walk.playout(rules, rules.start(), rng, most)
        plies += game_plies
        listed += game_listed
        endings[ending(game, last)] += 1
        now = time.process_time()
    return {
        "plies": plies,
        "listed": listed,
        "games": endings.total(),
        "cpu": now - began,
        "endings": endings,
    }


def serve(game: Game, seed: int) -> None:
    """Say what this worker is; then answer every line of input."""
    state_bytes = bytes_a_state(game, Random(seed))
    print(json.dumps({"file": walk.__file__, "bytes": state_bytes}), flush=True)
    rng = Random(seed)
    for line in sys.stdin:
        print(json.dumps(play_for(game, rng, float(line))), flush=True)


def main() -> None:
    """Read the arguments and serve, or refuse."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("kind", choices=["compiled", "source"])
    parser.add_argument("seed", type=int)
    given = parser.parse_args()
    serve(load(given.game, given.seats, given.kind), given.seed)


if __name__ == "__main__":
    main()
