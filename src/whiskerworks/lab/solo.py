"""
Games for one player, played by a search: knowing what chance will do, and fairly.

The one who *foresees* knows the order of the cards and where everything lies: what it
wins is winnable, but it does not search everything, and misses wins. The *fair* one
knows only the position. Before every choice it imagines some ways in which chance may
go on, looks ahead along each, and takes the choice that is best on average.
"""

from importlib import import_module
from typing import Final, NamedTuple, TypeVar, cast

from librt.random import Random

from whiskerworks.bots.beam import TURN, WON, Beam
from whiskerworks.bots.fate import Fate
from whiskerworks.core.advice import Advice
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.seat import NOBODY
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


class Effort(NamedTuple):
    """How hard a player thinks."""

    width: int
    """So many positions are kept in each turn that is looked ahead."""
    turns: int
    """So many turns it looks ahead."""
    fates: int
    """So many ways of chance it imagines; the one who foresees needs none."""
    surviving: int = 1_000
    """What it is worth to get through one more turn."""
    losing: int = -1_000
    """What it is worth to lose along one of those ways; how soon does not matter."""
    winning: int = 10_000
    """What it is worth to win."""


FORESEEING: Final = Effort(width=160, turns=99, fates=0)
NARROW: Final = 10
"""How wide the one who foresees looks first."""
LASTING: Final = Effort(width=12, turns=4, fates=10)
"""For games in which the end is what counts, and one must get there."""
HURRYING: Final = Effort(3, 4, 4, surviving=0, losing=-3_000, winning=7_000)
"""For games in which time runs out: turns are worth nothing, and quick looks do."""


class Played(NamedTuple):
    """How a game went."""

    won: bool
    reason: str
    moves: tuple[int, ...]
    """What the player chose, turn by turn."""


def advice_for(name: str, rules: Rules[Value]) -> Advice[Value]:
    """Return what the folder of the game with that *name* says about positions."""
    module = import_module(f"whiskerworks.games.{name}.advice")
    return cast("Advice[Value]", module.Advice(rules))


def play_fairly(
    rules: Rules[S],
    advice: Advice[S],
    seed: int,
    effort: Effort = LASTING,
    thoughts: int = 0,
) -> Played:
    """
    Play one game whose chance is settled by *seed*, without knowing how.

    What the player imagines is drawn by *thoughts*, which have nothing to do with it.
    """
    fate: Fate[S] = Fate(rules, advice, seed)
    rng = Random(thoughts)
    state = fate.settle(rules.start())
    played: list[int] = []
    moves = room(rules.most_moves)
    while rules.to_move(state) != NOBODY:
        count = rules.fill(state, moves)
        best = 0
        if count > 1:
            best = fair_choice(rules, advice, state, rng, effort)
        played.append(moves[best])
        state = fate.settle(rules.play(state, moves[best]))
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(outcome.scores[0] > 0.5, outcome.reason, tuple(played))


def fair_choice(
    rules: Rules[S], advice: Advice[S], state: S, rng: Random, effort: Effort
) -> int:
    """Return the number of the choice that is best on average, as chance may go on."""
    aim = advice.aim(state)
    sums: list[float] = []
    for _ in range(effort.fates):
        fate: Fate[S] = Fate(rules, advice, rng.randrange(1 << 30))
        beam = Beam(rules, advice, fate, aim, effort.width, effort.turns)
        beam.look(state)
        worth = [_worth(int(value), effort) for value in beam.best]
        sums = [a + b for a, b in zip(sums or [0.0] * len(worth), worth, strict=True)]
    return sums.index(max(sums))


def _worth(value: int, effort: Effort) -> float:
    """
    Return what a choice is worth along one fate.

    A turn more that is got through is worth some differences between positions, not
    all that there can be: what kills along one fate may be good along the others.
    """
    if value >= WON:
        return float(effort.winning)
    if value < 0:
        return float(effort.losing)
    turns, rest = divmod(value, int(TURN))
    return float(turns * effort.surviving + rest)


def foresee(
    rules: Rules[S], advice: Advice[S], seed: int, effort: Effort = FORESEEING
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
    while width <= effort.width:
        beam = Beam(rules, advice, fate, aim, width, effort.turns)
        if int(beam.look(state)) >= WON:
            return True
        width *= 2
    return False
