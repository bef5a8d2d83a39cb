# compiled: hot
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
    NEAR,
    NEIGHBOURS,
    PEGS,
    base_of,
    corner_pegs,
    is_twin,
    triangle_pegs,
)
from whiskerworks.kit.bits import BIT, count, place_of
from whiskerworks.kit.trains import neighbours_of, two_colour

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


def action_of(wheel: i64, peg: i64) -> i64:
    """Return the action that takes *wheel*, or 0 for a fresh cog, to *peg*."""
    if wheel:
        return SHIFT + place_of(wheel) * PEGS + peg
    return peg


def locking(wheels: i64, base: i64) -> tuple[i64, i64]:
    """
    Return the pegs where one more wheel would lock the train of *base* [G6c].

    A new wheel joins all trains it touches into one, and that one is locked when
    one of them was, or when the wheel touches both an even and an odd wheel of one
    of them. (Every wheel of a locked train is both.) So only the base's train and
    those that share a neighbouring peg with it matter; their wheels are returned
    too: lifting any other changes nothing.
    """
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    matter = even | odd
    if even & odd:
        return BOARD, matter
    beside = (by_even | by_odd) & ~wheels
    locks = by_even & by_odd
    rest = neighbours_of(NEIGHBOURS, beside & ~locks) & wheels & ~matter
    while rest:
        even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, rest & -rest)
        matter |= even | odd
        rest &= ~matter
        locks |= by_even & by_odd
    return beside & locks, matter


def closed_to(own: i64) -> i64:
    """Return the pegs that [G6a] and [G6b] forbid to whoever has *own*."""
    return triangle_pegs(own) | corner_pegs(own)


def closes(own: i64, peg: i64) -> bool:
    """Tell whether [G6a] or [G6b] forbids *peg* to whoever has *own*."""
    if is_twin(own, peg):
        return True
    beside = NEIGHBOURS[peg] & own
    rest = beside
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        if NEIGHBOURS[place_of(wheel)] & rest:
            return True
    return False


def closed_without(own: i64, wheel: i64, closed: i64) -> i64:
    """
    Return what is closed to *own* when *wheel* is lifted; *closed* while it lies.

    Only pegs beside the wheel can open, and what keeps them closed is near it.
    """
    peg = place_of(wheel)
    if not closed & NEIGHBOURS[peg]:
        return closed
    return closed & ~NEIGHBOURS[peg] | closed_to((own ^ wheel) & NEAR[peg])


def fill_actions(
    blue: i64, red: i64, turn: i64, moves: vec[i64], found: i64, enough: i64
) -> i64:
    """
    Write the actions of *turn* behind the first *found* moves; return how many.

    All of them, or as many cogs' as it takes to have *enough* moves.
    """
    own = red if turn else blue
    base = base_of(turn)
    wheels = blue | red | GOLD
    vacant = BOARD & ~wheels
    closed = closed_to(own) & vacant
    locks, matter = locking(wheels, base)
    if count(own) <= LOOSE:
        found = write_all(vacant & ~closed & ~locks, 0, moves, found)
    rest = own ^ base
    while rest and found < enough:
        wheel = rest & -rest
        rest ^= wheel
        shut = locking(wheels ^ wheel, base)[0] if wheel & matter else locks
        shut |= closed_without(own, wheel, closed)
        offset = SHIFT + place_of(wheel) * PEGS
        found = write_all(vacant & ~shut, offset, moves, found)
    return found


def write_all(pegs: i64, offset: i64, moves: vec[i64], found: i64) -> i64:
    """Write the move *offset* + peg for each of *pegs*; return how many there are."""
    while pegs:
        peg = pegs & -pegs
        pegs ^= peg
        moves[found] = offset + place_of(peg)
        found += 1
    return found


_UNREAD: Final = vec[i64]([0] * MOST_ACTIONS)


def can_act(blue: i64, red: i64, turn: i64) -> bool:
    """
    Tell whether *turn* has an action that is not refused [G9].

    While the base turns, any cog may go where it touches nothing of the base's train:
    nearly always there is such a peg.
    """
    own = red if turn else blue
    wheels = blue | red | GOLD
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base_of(turn))
    if not even & odd:
        away = BOARD & ~(wheels | by_even | by_odd)
        while away:
            peg = away & -away
            away ^= peg
            if not closes(own, place_of(peg)):
                return True
    return fill_actions(blue, red, turn, _UNREAD, 0, 1) > 0
