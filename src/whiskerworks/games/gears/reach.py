# compiled: hot
"""
How far the gold is, for a player of gears, and how easily a base is locked.

What is told here is what can be seen at a glance. The rules decide.
"""

from typing import Final

from mypy_extensions import i64

from whiskerworks.games.gears.actions import action_of, closes
from whiskerworks.games.gears.board import CORNERS, GOLD, LOOSE, NEIGHBOURS, base_of
from whiskerworks.kit.bits import BIT, count, place_of
from whiskerworks.kit.trains import neighbours_of, turns, two_colour

FAR: Final[i64] = 10
"""So many more wheels it takes where no number of them would do."""


def goal(wheels: i64) -> i64:
    """Return the vacant pegs where one more wheel joins the gold's train."""
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, GOLD)
    return joining(even, odd, by_even, by_odd) & ~wheels


def joining(even: i64, odd: i64, by_even: i64, by_odd: i64) -> i64:
    """Return the pegs where one more wheel joins a train and does not lock it."""
    if even & odd:
        return by_even | by_odd  # it is locked, and has to be freed first
    return by_even ^ by_odd


def reach(wheels: i64, base: i64, pegs: i64) -> tuple[i64, i64, i64, i64]:
    """
    Return what the train of *base* can do, when *pegs* are where the gold is joined.

    That is: 1 if it is locked, else 0; the pegs where one more wheel locks it; those
    next to it where one more wheel joins the gold; how many wheels it takes to one.
    """
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    locks = by_even & by_odd & ~wheels
    front = joining(even, odd, by_even, by_odd) & ~wheels
    if even & odd:
        return 1, locks, 0, steps(wheels, front, pegs)
    return 0, locks, front & pegs, steps(wheels, front, pegs)


def steps(wheels: i64, front: i64, pegs: i64) -> i64:
    """Return how many more wheels lead from one of *front* to one of *pegs*."""
    seen = front
    taken: i64 = 1
    while front and not front & pegs:
        beside = neighbours_of(NEIGHBOURS, front)
        layer = beside & wheels & ~seen
        while layer:
            seen |= layer
            layer = neighbours_of(NEIGHBOURS, layer)
            beside |= layer
            layer &= wheels & ~seen
        front = beside & ~wheels & ~seen
        seen |= front
        taken += 1
    if front:
        return taken
    return FAR


def turns_gold(own: i64, wheels: i64, base: i64, pegs: i64) -> i64:
    """
    Return one of *pegs* where a fresh cog of *own* makes its base turn the gold.

    A cog on any of *pegs* joins the trains of both, or they are one already. Returns -1
    if there is none.
    """
    while pegs:
        bit = pegs & -pegs
        pegs ^= bit
        peg = place_of(bit)
        if not closes(own, peg) and turns(NEIGHBOURS, wheels | bit, base):
            return peg
    return -1


def decisive(blue: i64, red: i64, turn: i64) -> i64:
    """Return an action of *turn* that wins at once [G7, G9] if seen easily, or -1."""
    own = red if turn else blue
    other = blue if turn else red
    wheels = blue | red | GOLD
    base = base_of(turn)
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    if even & odd:
        return -1
    near = (by_even ^ by_odd) & goal(wheels)
    peg = turns_gold(own, wheels, base, near)
    if peg < 0:
        peg = blocks(own, other, base, base_of(1 - turn))
    if peg < 0 or count(own) <= LOOSE:
        return peg
    return with_idle_cog(own, wheels | BIT[peg], peg)


def with_idle_cog(own: i64, wheels: i64, peg: i64) -> i64:
    """
    Return the action that takes a cog to *peg* instead of a fresh one, or -1.

    *wheels* are those with the fresh one. An idle cog has nothing to do with it.
    """
    even, odd, _, _ = two_colour(NEIGHBOURS, wheels, BIT[peg])
    idle = own & ~(even | odd) & ~CORNERS
    if not idle:
        return -1
    return action_of(idle & -idle, peg)


def blocks(own: i64, other: i64, base: i64, their_base: i64) -> i64:
    """
    Return a peg where a fresh cog of *own* blocks *other* [G9], or -1.

    It locks their base, and there is no cog of theirs whose lifting frees it.
    """
    wheels = own | other | GOLD
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, their_base)
    pegs = by_even & by_odd & ~wheels
    if even & odd:
        pegs = (by_even | by_odd) & ~wheels
    loose = other & (even | odd) & ~their_base
    while pegs:
        bit = pegs & -pegs
        pegs ^= bit
        peg = place_of(bit)
        if closes(own, peg) or frees(loose, wheels | bit, their_base, NEIGHBOURS[peg]):
            continue
        if turns(NEIGHBOURS, wheels | bit, base):
            return peg
    return -1


def frees(loose: i64, wheels: i64, base: i64, first: i64) -> bool:
    """Tell whether to lift one of *loose* lets *base* turn; *first* are tried first."""
    likely = loose & first
    if frees_any(likely, wheels, base):
        return True
    return frees_any(loose ^ likely, wheels, base)


def frees_any(loose: i64, wheels: i64, base: i64) -> bool:
    """Tell whether to lift one of *loose* lets *base* turn."""
    while loose:
        wheel = loose & -loose
        loose ^= wheel
        if turns(NEIGHBOURS, wheels ^ wheel, base):
            return True
    return False
