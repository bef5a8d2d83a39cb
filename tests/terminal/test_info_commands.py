"""The commands that every session answers alike."""

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
def test_a_shared_win_has_short_scores(scores: tuple[float, ...], said: str) -> None:
    """Two digits distinguish thirds from sixths."""
    assert (
        sentences.score_message(Outcome(scores, "shared", "A9")).params["scores"]
        == said
    )
