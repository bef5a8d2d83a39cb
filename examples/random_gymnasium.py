"""
Play a solo game at random through Gymnasium, and count the wins.

    python examples/random_gymnasium.py escape --games 20

Needed: the extra `rl`, pip install "whiskerworks[rl]".
"""

import argparse
from collections import Counter

import gymnasium
import numpy as np

import whiskerworks.lab.research.solo  # noqa: F401 (it registers the games)


def play(game: str, games: int, seed: int) -> Counter[str]:
    """Play a number of games and count how they ended."""
    env = gymnasium.make(f"whiskerworks/{game}-v0")
    rng = np.random.default_rng(seed)
    endings: Counter[str] = Counter()
    for number in range(games):
        _, info = env.reset(seed=seed if number == 0 else None)
        over = cut = False
        while not over and not cut:
            legal = np.flatnonzero(info["action_mask"].view(bool))
            _, _, over, cut, info = env.step(int(rng.choice(legal)))
        endings[info.get("ending", "cut")] += 1
    return endings


def main() -> None:
    """Play the games that the command line names."""
    parser = argparse.ArgumentParser(description="Play for one player, at random.")
    parser.add_argument("game", help="whodunit, escape or puzzle")
    parser.add_argument("--games", type=int, default=10, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="another one, other games")
    given = parser.parse_args()
    for ending, count in play(given.game, given.games, given.seed).most_common():
        print(f"{count:6} {ending}")


if __name__ == "__main__":
    main()
