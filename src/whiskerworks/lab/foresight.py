"""
Decide whether a game for one player can be won, knowing what chance will do.

The search knows the order of the cards and where everything lies. Every win it finds is
real. It does not try every line of play, so it may miss some wins.
"""

from typing import Final, TypeVar

from whiskerworks.bots.beam_search import WIN_VALUE, BeamSearch
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.advice import Foresight
from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

MAX_BEAM_WIDTH: Final = 160
"""Beam width at which the search gives up."""
FIRST_BEAM_WIDTH: Final = 10
"""Beam width of the first attempt."""
MAX_TURNS_AHEAD: Final = 99
"""Search depth in turns; longer than any game."""


def foresight_of(game: Game) -> Foresight[Value]:
    """
    Return the advice that helps to look ahead in a game for one player.

    Raises:
        ValueError: The game has no such advice.
    """
    if isinstance(game.advice, Foresight):
        return game.advice
    raise ValueError(f"{game.name} is not played by looking ahead along a fate")


def is_winnable_with_foresight(
    rules: Rules[S], advice: Foresight[S], seed: int, widest: int = MAX_BEAM_WIDTH
) -> bool:
    """
    Whether the search finds a win when chance is fixed by *seed*.

    Each attempt doubles the beam width: a narrow beam often suffices, and sometimes
    finds a win that a wider one misses.
    """
    fate: FixedChance[S] = FixedChance(rules, advice, seed)
    state = fate.settle(rules.start())
    aim = advice.aim_by_seed(seed)
    width = FIRST_BEAM_WIDTH
    while width <= widest:
        beam = BeamSearch(rules, advice, fate, aim, width, MAX_TURNS_AHEAD)
        if int(beam.search(state)) >= WIN_VALUE:
            return True
        width *= 2
    return False
