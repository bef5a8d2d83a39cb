"""
Step games of another library: a rival's side of the benchmark, as its own process.

Like `batch_worker.py` it answers lines of input by playing random legal actions, in the
manner of the library. It depends on that library only.
"""

import argparse
import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol

Steps = Callable[[], int]
"""Plays on for a while, and returns how many actions were played."""


class State(Protocol):
    """The fields of a Pgx state that are used here."""

    legal_action_mask: Any
    observation: Any


def pettingzoo_steps(name: str, count: int, rng: random.Random) -> Steps:
    """Return a function that plays through PettingZoo, with observation and mask."""
    classic: Any = importlib.import_module(f"pettingzoo.classic.{name}")
    env = classic.env()

    def play() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[rng.randrange(len(legal))])
            steps += 1
        return steps

    return play


def open_spiel_steps(name: str, count: int, rng: random.Random) -> Steps:
    """Return a function that plays through OpenSpiel, with legal actions."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def spiel_observed_steps(name: str, count: int, rng: random.Random) -> Steps:
    """Return the same with the observation of the player to move."""
    spiel: Any = importlib.import_module("pyspiel")
    numpy: Any = importlib.import_module("numpy")
    game = spiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            numpy.asarray(state.observation_tensor(), numpy.float32)
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def pgx_steps(name: str, count: int, rng: random.Random) -> Steps:
    """Return a function that plays *count* games in Pgx, all compiled by JAX."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(state: State, key: object) -> tuple[State, object]:
        key, whim, chance = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask.astype("float32"))
        actions = jax.random.categorical(whim, chances, axis=-1)
        return step(state, actions, jax.random.split(chance, count)), key

    compiled = jax.jit(act)
    first, key = jax.random.split(jax.random.key(rng.randrange(1 << 30)))
    begin = jax.jit(jax.vmap(env.init))
    now = [compiled(begin(jax.random.split(first, count)), key)]

    def play() -> int:
        now[0] = compiled(*now[0])
        now[0][0].observation.block_until_ready()
        return count

    return play


MAKERS = {
    "pettingzoo": pettingzoo_steps,
    "open_spiel": open_spiel_steps,
    "spiel_observed": spiel_observed_steps,
    "pgx": pgx_steps,
}


def step_for(play: Steps, seconds: float) -> dict[str, float]:
    """Play for *seconds* of CPU time, over all threads, and count the actions."""
    steps = 0
    began = now = time.process_time()
    while now - began < seconds:
        steps += play()
        now = time.process_time()
    return {"steps": steps, "cpu": now - began}


def main() -> None:
    """Read the arguments, announce the side, and answer every line of input."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", choices=list(MAKERS))
    parser.add_argument("game", help="as the library names it")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    given = parser.parse_args()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    try:
        make = MAKERS[given.library]
        play = make(given.game, given.count, random.Random(given.seed))
    except ImportError as reason:
        sys.exit(f"{given.library} is not installed: {reason}")
    play()
    print(json.dumps({"library": given.library, "game": given.game}), flush=True)
    for line in sys.stdin:
        print(json.dumps(step_for(play, float(line))), flush=True)


if __name__ == "__main__":
    main()
