"""Every game with every number of seats, and random play in environments."""

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo import AECEnv

import whiskerworks
from whiskerworks.games import meta
from whiskerworks.lab.research.aec import TableEnv
from whiskerworks.lab.research.env_spaces import Observation
from whiskerworks.lab.research.solo import SoloEnv

TABLES = [(name, seats) for name in whiskerworks.names() for seats in meta(name).seats]
SOLO = [name for name in whiskerworks.names() if 1 in meta(name).seats]
GAMES_WITH_MOST_SEATS = [(name, max(meta(name).seats)) for name in whiskerworks.names()]
on_every_game = pytest.mark.parametrize(("name", "seats"), GAMES_WITH_MOST_SEATS)
on_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
on_every_solo_game = pytest.mark.parametrize("name", SOLO)

Env = AECEnv[str, Observation, int | None]


def any_legal(mask: NDArray[np.int8], rng: np.random.Generator) -> int:
    """Return a legal move, all equally likely."""
    return int(rng.choice(np.flatnonzero(mask.view(bool))))


def an_illegal(mask: NDArray[np.int8]) -> int:
    """Return the first move that is not legal."""
    return int(np.flatnonzero(mask == 0)[0])


def play_on(env: Env, rng: np.random.Generator, most: int = 10_000) -> list[int]:
    """Play at random to the end, or for *most* moves; return what was played."""
    played: list[int] = []
    for _ in range(most):
        shown, _, over, cut, _ = env.last()
        if over or cut:
            break
        assert shown is not None
        played.append(any_legal(shown["action_mask"], rng))
        env.step(played[-1])
    return played


def play_alone(env: SoloEnv, seed: int) -> list[Observation]:
    """Play the game of *seed* at random to the end; return all that was shown."""
    rng = np.random.default_rng(seed)
    shown, _ = env.reset(seed=seed)
    seen = [shown]
    ended = False
    while not ended:
        shown, _, over, cut, _ = env.step(any_legal(shown["action_mask"], rng))
        ended = over or cut
        seen.append(shown)
    return seen


def played(name: str, seats: int, seed: int, **options: object) -> TableEnv:
    """Return an environment in which the game of *seed* was played to its end."""
    env = TableEnv(name, seats, **options)  # type: ignore[arg-type]
    env.reset(seed=seed)
    play_on(env, np.random.default_rng(seed))
    return env
