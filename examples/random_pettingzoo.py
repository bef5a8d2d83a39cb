"""
Play any game at random through PettingZoo, and print the rewards.

    python examples/random_pettingzoo.py maze --seats 3 --seed 7 --record maze.record

Replay the record with `whiskerworks replay maze.record`. Needed: the extra
`rl`, pip install "whiskerworks[rl]".
"""

import argparse
from pathlib import Path

import numpy as np

from whiskerworks.core import record
from whiskerworks.lab.research import aec


def play(env: aec.TableEnv, seed: int) -> dict[str, float]:
    """Play the game of *seed* to its end, and return what each agent was given."""
    rng = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        shown, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        if over or cut:
            env.step(None)
            continue
        assert shown is not None
        # numpy finds nonzero entries much faster among booleans than numbers.
        legal = np.flatnonzero(shown["action_mask"].view(bool))
        env.step(int(rng.choice(legal)))
    return rewards


def main() -> None:
    """Play the game that the command line names."""
    parser = argparse.ArgumentParser(description="Play a game at random.")
    parser.add_argument("game", help="its name")
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--seed", type=int, default=1, help="another one, another game")
    parser.add_argument("--record", type=Path, help="where to keep the game")
    given = parser.parse_args()
    env = aec.raw_env(given.game, given.seats)
    for agent, reward in play(env, given.seed).items():
        print(f"{agent} {reward:+.2f}")
    if given.record is not None:
        given.record.write_text(record.write(env.record()), "utf-8")


if __name__ == "__main__":
    main()
