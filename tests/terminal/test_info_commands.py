"""What every desk answers alike."""

import pytest

from whiskerworks.core.outcome import Outcome
from whiskerworks.terminal import sentences


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((0.0, 1.0), "0 : 1"),
        ((0.5, 0.5), "0.5 : 0.5"),
        ((1 / 3, 1 / 3, 1 / 3, 0.0), "0.33 : 0.33 : 0.33 : 0"),
    ],
)
def test_a_shared_win_is_said_in_short(scores: tuple[float, ...], said: str) -> None:
    """Two digits tell thirds and sixths apart."""
    assert (
        sentences.score_message(Outcome(scores, "shared", "A9")).params["scores"]
        == said
    )
