"""Messages to browsers stay small over whole games."""

import runpy
from pathlib import Path
from statistics import mean

import pytest

import whiskerworks
from whiskerworks.games import lab_facts

BENCH = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "update_sizes.py"))


@pytest.mark.parametrize("name", whiskerworks.names())
def test_updates_are_small(name: str) -> None:
    """Updates and snapshots meet their aims."""
    played = [BENCH["play"](whiskerworks.load(name), seed) for seed in range(2)]
    on_turn = [size for one in played for size in one.on_turn]

    assert mean(on_turn) <= lab_facts(name).update_aim
    assert max([one.first for one in played]) <= BENCH["MAX_FIRST_BYTES"]
