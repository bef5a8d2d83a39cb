"""
The actions of gears: which there are [G4], and which are not refused [G6].

This is the part that is run millions of times. Actions are numbers: the peg of a
fresh cog; from 55 on, 55 * (from + 1) + to of a cog that moves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.gears.board import (
    BOARD,
    GOLD,
    LOOSE,
    NEIGHBOURS,
    PEGS,
    base_of,
    corner_pegs,
    stuck_together,
    triangle_pegs,
)
from whiskerworks.kit.bits import BIT, count, place_of
from whiskerworks.kit.trains import two_colour

SHIFT: Final[i64] = 55
"""The first action that moves a cog."""
ACTIONS: Final[i64] = 3080
"""Every action is less than this."""
MOST_ACTIONS: Final = 800
"""No position has more actions than this."""


def change_of(move: i64) -> i64:
    """Return the pegs that an action empties or fills."""
    if move < SHIFT:
        return BIT[move]
    return BIT[move // PEGS - 1] | BIT[move % PEGS]


def targets(own: i64, wheels: i64, base: i64, closed: i64) -> i64:
    """
    Return the pegs that may take one more wheel of *own* among *wheels*.

    *closed* are those that [G6a] and [G6b] forbid. For [G6c]: a new wheel joins
    all trains it touches into one, and that one is locked when one of them was,
    or when the wheel touches both an even and an odd wheel of one of them. It
    matters only if the base's train is among them.
    """
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    if even & odd:
        return 0
    reach = by_even | by_odd
    locks = by_even & by_odd
    rest = wheels & ~(even | odd)
    while rest:
        even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, rest & -rest)
        rest &= ~(even | odd)
        locks |= by_even | by_odd if even & odd else by_even & by_odd
    return BOARD & ~wheels & ~closed & ~(reach & locks)


def closed_to(own: i64) -> i64:
    """Return the pegs that [G6a] and [G6b] forbid to whoever has *own*."""
    return triangle_pegs(own) | corner_pegs(own)


def targets_from(own: i64, wheels: i64, base: i64, closed: i64, wheel: i64) -> i64:
    """Return where *wheel*, one of *own*, may move; *closed* holds while it lies."""
    left = own ^ wheel
    if stuck_together(own, wheel):
        closed = closed_to(left)
    return targets(left, wheels ^ wheel, base, closed) & ~wheel


def fill_actions(blue: i64, red: i64, turn: i64, moves: vec[i64], found: i64) -> i64:
    """Write every action of *turn* behind the first *found* moves; return how many."""
    own = red if turn else blue
    base = base_of(turn)
    wheels = blue | red | GOLD
    closed = closed_to(own)
    if count(own) <= LOOSE:
        found = write_all(targets(own, wheels, base, closed), 0, moves, found)
    rest = own ^ base
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        pegs = targets_from(own, wheels, base, closed, wheel)
        found = write_all(pegs, SHIFT + place_of(wheel) * PEGS, moves, found)
    return found


def write_all(pegs: i64, offset: i64, moves: vec[i64], found: i64) -> i64:
    """Write the move *offset* + peg for each of *pegs*; return how many there are."""
    while pegs:
        peg = pegs & -pegs
        pegs ^= peg
        moves[found] = offset + place_of(peg)
        found += 1
    return found


def can_act(blue: i64, red: i64, turn: i64) -> bool:
    """Tell whether *turn* has an action that is not refused [G9]."""
    own = red if turn else blue
    base = base_of(turn)
    wheels = blue | red | GOLD
    closed = closed_to(own)
    if count(own) <= LOOSE and targets(own, wheels, base, closed):
        return True
    rest = own ^ base
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        if targets_from(own, wheels, base, closed, wheel):
            return True
    return False
