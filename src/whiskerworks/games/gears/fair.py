# compiled: cold
"""
One action of gears, drawn fairly without listing them all.

A cog and a vacant peg are proposed, all pairs equally likely, until the pair is no
refused action [G6]. What is accepted is then as likely as any other action.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.gears.actions import action_of, closes, fill_actions
from whiskerworks.games.gears.board import (
    GOLD,
    LOOSE,
    NEIGHBOURS,
    PEGS,
    base_of,
)
from whiskerworks.kit.bits import BIT, count, nth
from whiskerworks.kit.trains import turns

PROPOSALS: Final = 24
"""After so many refused proposals the actions are listed: there may be very few."""


def fair_action(blue: i64, red: i64, turn: i64, moves: vec[i64], rng: Random) -> i64:
    """
    Return an action of *turn*, each equally likely; there must be one.

    *moves* is room to list all of them.
    """
    own = red if turn else blue
    base = base_of(turn)
    wheels = blue | red | GOLD
    sources = count(own)  # the loose cogs, and the hand instead of the base
    if sources > LOOSE:
        sources = LOOSE
    for _proposal in range(PROPOSALS):
        wheel = nth(own ^ base, rng.randrange(sources))
        peg = rng.randrange(PEGS)
        while wheels & BIT[peg]:
            peg = rng.randrange(PEGS)
        if closes(own ^ wheel, peg):
            continue
        if turns(NEIGHBOURS, wheels ^ wheel | BIT[peg], base):
            return action_of(wheel, peg)
    return moves[rng.randrange(fill_actions(blue, red, turn, moves, 0, len(moves)))]
