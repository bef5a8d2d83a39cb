"""Whether the games of a run can begin as it says, seen before any is played."""

from librt.random import Random

from whiskerworks.games import load_text
from whiskerworks.lab import contest
from whiskerworks.lab.runs.run import Run
from whiskerworks.lab.seeds import mixed


def check_opening(run: Run) -> None:
    """
    Check that there are openings of so many moves, by the first game of each variant.

    Raises:
        NoOpening: There are none.
    """
    for variant in run.variants if run.opening else ():
        game = load_text(run.game, run.seats, variant.options)
        if run.opening >= contest.longest(game):
            raise contest.NoOpening(game.name, run.opening)
        contest.opening(game, run.opening, Random(mixed(run.seed_of(0), "opening")))
