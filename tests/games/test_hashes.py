"""Positions as keys: what one process has noted of them, another finds again."""

import os
import subprocess
import sys

import pytest

import whiskerworks

PLAY = """
from random import Random
import whiskerworks
for name in whiskerworks.names():
    game, rng = whiskerworks.load(name), Random(1)
    state = game.start()
    for ply in range(20):
        print(name, ply, hash(state))
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.play(state, rng.choice(moves))
"""


def hashes(seed: int) -> list[str]:
    """Return the hashes of some positions, as a process of its own counts them."""
    variables = {**os.environ, "PYTHONHASHSEED": str(seed)}
    command = (sys.executable, "-c", PLAY)
    return subprocess.check_output(command, env=variables, text=True).splitlines()


@pytest.fixture(scope="module")
def counted() -> list[tuple[str, str]]:
    """Return each line that two processes say, side by side."""
    return list(zip(hashes(1), hashes(2), strict=True))


@pytest.mark.parametrize("name", whiskerworks.names())
def test_a_position_has_one_hash_in_every_process(
    counted: list[tuple[str, str]], name: str
) -> None:
    """Whatever seed Python draws for texts, and wherever it keeps None."""
    told = [pair for pair in counted if pair[0].split()[0] == name]

    assert told
    assert [one for one, _ in told] == [other for _, other in told]
