"""What programs that learn do a million times must not cost memory."""

from pathlib import Path

import pyspiel
import pytest
from librt.random import Random

from whiskerworks.core.rules import pick_legal_move
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load
from whiskerworks.lab.research import aec
from whiskerworks.lab.research.spiel import PREFIX

STATM = Path("/proc/self/statm")
PAGE = 4096
ROOM = 24 * 1024 * 1024
"""Allowed growth in bytes; each leak tested for was several times larger."""

linux = pytest.mark.skipif(not STATM.exists(), reason="only Linux tells it so simply")


def used() -> int:
    """Return how much memory this process uses."""
    return int(STATM.read_text().split()[1]) * PAGE


@linux
def test_environments_begin_anew_without_growing() -> None:
    """Each time chance draws for the set-up, and somebody looks."""
    env = aec.raw_env("maze", seats=3)
    env.reset(seed=0)
    env.observe("player_0")
    before = used()

    for seed in range(2_000):
        env.reset(seed=seed)
        env.observe("player_0")

    assert used() - before < ROOM


@linux
def test_openspiel_looks_without_growing() -> None:
    """Planes are written into one array."""
    game = pyspiel.load_game(f"{PREFIX}arena(seats=6,side=7)")
    state = game.new_initial_state()
    state.observation_tensor(0)
    before = used()

    for _ in range(20_000):
        state.observation_tensor(0)

    assert used() - before < ROOM


@linux
def test_scenes_are_made_without_growing() -> None:
    """As a server makes them: also where it is looked at what a card would bring."""
    game = load("maze")
    state, rng = game.start(), Random(1)
    while game.to_move(state) == CHANCE:
        state = game.play(state, pick_legal_move(game.rules, state, rng))
    view = game.view(state, game.to_move(state))
    assert game.scene(view).moves()
    before = used()

    for _ in range(400):
        game.scene(view)

    assert used() - before < ROOM
