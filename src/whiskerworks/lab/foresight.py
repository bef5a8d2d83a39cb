"""
Games for one player, looked at by somebody who knows what chance will do.

The one who *foresees* knows the order of the cards and where everything lies: what it
wins is winnable, but it does not search everything, and misses wins.
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
"""How wide the one who foresees looks at last."""
FIRST_BEAM_WIDTH: Final = 10
"""How wide it looks first."""
MAX_TURNS_AHEAD: Final = 99
"""How far it looks ahead: beyond every game."""


def foresight_of(game: Game) -> Foresight[Value]:
    """
    Return what helps to look ahead in a game for one player.

    Raises:
        ValueError: Nothing does: its folder has no advice of that kind.
    """
    if isinstance(game.advice, Foresight):
        return game.advice
    raise ValueError(f"{game.name} is not played by looking ahead along a fate")


def is_winnable_with_foresight(
    rules: Rules[S], advice: Foresight[S], seed: int, widest: int = MAX_BEAM_WIDTH
) -> bool:
    """
    Tell whether a game whose chance is settled by *seed* is seen to be winnable.

    It looks several times, each time twice as wide: a narrow look is often enough,
    and sometimes it finds what a wider one does not.
    """
    fate: FixedChance[S] = FixedChance(rules, advice, seed)
    state = fate.settle(rules.start())
    aim = advice.foreseen(seed)
    width = FIRST_BEAM_WIDTH
    while width <= widest:
        beam = BeamSearch(rules, advice, fate, aim, width, MAX_TURNS_AHEAD)
        if int(beam.look(state)) >= WIN_VALUE:
            return True
        width *= 2
    return False
