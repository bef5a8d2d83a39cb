# compiled: hot
"""
Whether somebody wins with the very next action [G7, G9]: exactly, and quickly.

Other than `reach.decisive`, which sees what is seen easily, this finds a win if there
is one. Of the hundreds of actions few can win: those that join or free the gold's
train, and those that touch the train of the other's base.
"""

from typing import Final

from mypy_extensions import i64

from whiskerworks.games.gears.actions import action_of, can_act, closes
from whiskerworks.games.gears.board import (
    BOARD,
    GOLD,
    LOOSE,
    NEIGHBOURS,
    base_of,
)
from whiskerworks.games.gears.reach import goal, turns_gold
from whiskerworks.kit.bits import count, place_of
from whiskerworks.kit.trains import turns, two_colour

UNSURE: Final[i64] = -2
"""There may be a win that only trying all actions shows."""


def wins_at_once(blue: i64, red: i64, turn: i64) -> i64:
    """Return an action of *turn* that wins at once; -1 if none does; or UNSURE."""
    own = red if turn else blue
    other = blue if turn else red
    action = by_gold(own, other, turn)
    if action >= 0:
        return action
    return by_block(own, other, turn)


def by_gold(own: i64, other: i64, turn: i64) -> i64:
    """Return an action after which the own base turns the gold [G7], or -1."""
    base = base_of(turn)
    wheels = own | other | GOLD
    if count(own) <= LOOSE:
        peg = joining_peg(own, wheels, base, BOARD)
        if peg >= 0:
            return peg
    rest = own ^ base
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        peg = joining_peg(own ^ wheel, wheels ^ wheel, base, ~wheel)
        if peg >= 0:
            return action_of(wheel, peg)
    return -1


def joining_peg(own: i64, wheels: i64, base: i64, allowed: i64) -> i64:
    """Return an allowed peg where one more cog makes *base* turn the gold, or -1."""
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    if even & odd:
        return -1
    if (even | odd) & GOLD:
        pegs = BOARD & ~wheels & ~(by_even & by_odd)  # freed by the lifting
    else:
        pegs = (by_even ^ by_odd) & goal(wheels)
    return turns_gold(own, wheels, base, pegs & allowed)


def by_block(own: i64, other: i64, turn: i64) -> i64:
    """
    Return an action that leaves the other none [G9]; -1 if none does; or UNSURE.

    The other's base turns, for the other moved last [G6c]. A cog that does not touch
    its train leaves the pegs free that are away from it. One that touches it must lock
    it; to lift one instead of a fresh one locks nothing more.
    """
    theirs = base_of(1 - turn)
    wheels = own | other | GOLD
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, theirs)
    if even & odd or not has_away(other, wheels | by_even | by_odd, 2):
        return UNSURE
    pegs = (by_even | by_odd) & ~wheels
    while pegs:
        bit = pegs & -pegs
        pegs ^= bit
        even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels | bit, theirs)
        if even & odd:
            action = blocking(own, other, turn, bit)
            if action >= 0:
                return action
        elif not has_away(other, wheels | bit | by_even | by_odd, 1):
            return UNSURE
    return -1


def has_away(own: i64, beside: i64, wanted: i64) -> bool:
    """Tell whether *own* may put a cog on *wanted* pegs that are not *beside* it."""
    pegs = BOARD & ~beside
    while pegs and wanted > 0:
        bit = pegs & -pegs
        pegs ^= bit
        if not closes(own, place_of(bit)):
            wanted -= 1
    return wanted == 0


def blocking(own: i64, other: i64, turn: i64, bit: i64) -> i64:
    """Return an action that takes a cog to the peg *bit* and blocks, or -1."""
    if count(own) <= LOOSE and blocks_from(own, other, turn, 0, bit):
        return place_of(bit)
    rest = own ^ base_of(turn)
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        if blocks_from(own, other, turn, wheel, bit):
            return action_of(wheel, place_of(bit))
    return -1


def blocks_from(own: i64, other: i64, turn: i64, wheel: i64, bit: i64) -> bool:
    """Tell whether *wheel*, 0 for a fresh cog, may go to *bit* and blocks there."""
    if closes(own ^ wheel, place_of(bit)):
        return False
    own = own ^ wheel | bit
    wheels = own | other | GOLD
    if turns(NEIGHBOURS, wheels, base_of(1 - turn)):
        return False
    if not turns(NEIGHBOURS, wheels, base_of(turn)):
        return False
    if turn:
        return not can_act(other, own, 0)
    return not can_act(own, other, 1)
