"""
Games for one player, played by a search: knowing what chance will do, and fairly.

The one who *foresees* knows the order of the cards and where everything lies: what it
wins is winnable, but it does not search everything, and misses wins. The *fair* one
knows only the position, and is a bot as others are (`bots/ahead.py`). Here it thinks
by the number of its thoughts alone, whatever time they take, so that the same seed
gives the same game on every machine.
"""

from time import perf_counter
from typing import Final, NamedTuple, TypeVar

from librt.random import Random

from whiskerworks.bots.ahead import Ahead
from whiskerworks.bots.beam import WON, Beam
from whiskerworks.bots.bot import SEEDS
from whiskerworks.bots.engine import best
from whiskerworks.bots.fate import Fate
from whiskerworks.core.advice import Level
from whiskerworks.core.foresight import Foresight
from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules
from whiskerworks.core.seat import NOBODY
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

WIDEST: Final = 160
"""How wide the one who foresees looks at last."""
NARROW: Final = 10
"""How wide it looks first."""
TURNS: Final = 99
"""How far it looks ahead: beyond every game."""


class Played(NamedTuple):
    """How a game went."""

    won: bool
    reason: str
    moves: tuple[int, ...]
    """What the player chose, turn by turn."""
    seconds: tuple[float, ...]
    """How long it thought about each choice."""


def foresight_of(game: Game) -> Foresight[Value]:
    """
    Return what helps to look ahead in a game for one player.

    Raises:
        ValueError: Nothing does: its folder has no advice of that kind.
    """
    if isinstance(game.advice, Foresight):
        return game.advice
    raise ValueError(f"{game.name} is not played by looking ahead along a fate")


def play_fairly(
    rules: Rules[S], advice: Foresight[S], seed: int, level: Level, thoughts: int = 0
) -> Played:
    """
    Play one game whose chance is settled by *seed*, without knowing how.

    What the player imagines is drawn by *thoughts*, which have nothing to do with it.
    """
    fate: Fate[S] = Fate(rules, advice, seed)
    rng = Random(thoughts)
    state = fate.settle(rules.start())
    played: list[int] = []
    seconds: list[float] = []
    while rules.to_move(state) != NOBODY:
        began = perf_counter()
        move = fair_choice(rules, advice, state, level, int(rng.randrange(SEEDS)))
        seconds.append(perf_counter() - began)
        played.append(move)
        state = fate.settle(rules.play(state, move))
    outcome = rules.outcome(state)
    assert outcome is not None
    won = outcome.scores[0] > 0.5
    return Played(won, outcome.reason, tuple(played), tuple(seconds))


def fair_choice(
    rules: Rules[S], advice: Foresight[S], state: S, level: Level, seed: int
) -> int:
    """Return the move that is best on average, as chance may go on."""
    engine = Ahead(rules, advice, state, level, seed)
    if not engine.settled(level.thoughts):
        engine.think(level.thoughts)
    return best(engine.opinions()).move


def foresee(
    rules: Rules[S], advice: Foresight[S], seed: int, widest: int = WIDEST
) -> bool:
    """
    Tell whether a game whose chance is settled by *seed* is seen to be winnable.

    It looks several times, each time twice as wide: a narrow look is often enough,
    and sometimes it finds what a wider one does not.
    """
    fate: Fate[S] = Fate(rules, advice, seed)
    state = fate.settle(rules.start())
    aim = advice.foreseen(seed)
    width = NARROW
    while width <= widest:
        beam = Beam(rules, advice, fate, aim, width, TURNS)
        if int(beam.look(state)) >= WON:
            return True
        width *= 2
    return False
