"""
Step a batch of games on request: our side of the batch benchmark, as its own process.

For each line of input, a number of seconds, it plays random legal actions for at least
that much CPU time and answers with a line of JSON. The outputs asked for (the mask of
legal actions, the observed planes) are produced at every step.
"""

import argparse
import json
import sys
import time

from playout_worker import load

from whiskerworks.lab.batch import Batch, stepper

OUTPUTS = {"whole": (True, True), "masks": (False, True), "bare": (False, False)}
"""For each kind of output, whether observations and masks are produced."""


def step_for(batch: Batch, seconds: float) -> dict[str, float]:
    """Step for *seconds* of CPU time, and return the number of actions."""
    steps = 0
    began = now = time.process_time()
    while now - began < seconds:
        batch.step(batch.sample())
        steps += batch.count
        now = time.process_time()
    return {"steps": steps, "cpu": now - began}


def main() -> None:
    """Read the arguments, announce the side, and answer every line of input."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("kind", choices=["compiled", "source"])
    parser.add_argument("made", choices=list(OUTPUTS))
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    given = parser.parse_args()
    game = load(given.game, given.seats, given.kind, stepper)
    observe, masks = OUTPUTS[given.made]
    batch = Batch(game, given.count, given.seed, observe=observe, masks=masks)
    print(json.dumps({"file": stepper.__file__}), flush=True)
    for line in sys.stdin:
        print(json.dumps(step_for(batch, float(line))), flush=True)


if __name__ == "__main__":
    main()
