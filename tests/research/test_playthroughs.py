"""What OpenSpiel is told along a game is what it was told before."""

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tools.playthroughs import path_of
from whiskerworks.games import names


@pytest.mark.parametrize("name", names())
def test_a_playthrough_is_the_same_again(name: str) -> None:
    """If a change is meant: `make transcripts`."""
    flags.FLAGS.mark_as_parsed()

    before, now = generate_playthrough.replay(str(path_of(name)))

    assert now.splitlines() == before.splitlines()
    assert "IsTerminal() = True" in now
