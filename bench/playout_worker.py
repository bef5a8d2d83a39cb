"""
Play random games on request: a Python side of the benchmark, as its own process.

For each line of input, a number of seconds, it plays whole games for at least that much
CPU time and answers with a line of JSON. Before that it announces itself. It uses the
package that this Python imports, and refuses to start if that is not of the expected
kind, compiled or source.
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
from whiskerworks.core import exploration
from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules, move_buffer
from whiskerworks.core.value import Value

SOURCE = ".py"
MAX_PLIES_ENDLESS = 300
"""Maximum number of plies of a game that random play may never end."""
MAX_PLIES = 1_000_000
"""Maximum number of plies of other games, which end long before."""


def kind_of(rules: Rules[Value], *others: ModuleType) -> str:
    """Return "compiled" or "source", by the files of *rules* and *others*."""
    modules = [exploration, sys.modules[type(rules).__module__], *others]
    files = [module.__file__ for module in modules]
    suffixes = {Path(file).suffix for file in files if file is not None}
    return "source" if SOURCE in suffixes else "compiled"


def load(name: str, seats: int, kind: str, *others: ModuleType) -> Game:
    """Return a game if it and *others* are of that *kind*; otherwise exit."""
    game = whiskerworks.load(name, seats)
    found = kind_of(game.rules, *others)
    if found != kind:
        sys.exit(f"whiskerworks is {found} here, not {kind}")
    return game


def max_plies(game: Game) -> int:
    """Return the number of plies after which a random game is abandoned."""
    return MAX_PLIES_ENDLESS if game.meta.endless else MAX_PLIES


def random_line(game: Game, rng: Random) -> list[tuple[Value, int]]:
    """Return every position of a random game except the last, with the move made."""
    rules = game.rules
    most = max_plies(game)
    state = rules.start()
    moves = move_buffer(rules.max_legal_moves)
    line: list[tuple[Value, int]] = []
    while (
        len(line) < most
        and (move := exploration.random_move(rules, state, rng, moves)) >= 0
    ):
        line.append((state, move))
        state = rules.play(state, move)
    return line


def bytes_a_state(game: Game, rng: Random) -> float:
    """Return the mean memory of one more position in a game."""
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
    """Play whole games for *seconds* of CPU time, and return the counts."""
    rules = game.rules
    most = max_plies(game)
    plies = listed = 0
    endings: Counter[str] = Counter()
    began = now = time.process_time()
    while now - began < seconds:
        last, game_plies, game_listed = exploration.playout(
            rules, rules.start(), rng, most
        )
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
    """Announce the worker, then answer every line of input."""
    state_bytes = bytes_a_state(game, Random(seed))
    print(json.dumps({"file": exploration.__file__, "bytes": state_bytes}), flush=True)
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
