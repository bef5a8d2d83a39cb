# compiled: hot
"""
Positions of gears, moves as numbers, and questions the rules ask of the board.

55 pegs in ten rows [G1], and three wheels that never move [G2]:

    a                    *                  gold, a1
    b                  .   .
    c                .   .   .
    ...
    j    B   .   .   .   .   .   .   .   .   R     Blue's base j1, Red's base j10

Pegs are numbered in reading order: a1 is 0, j10 is 54. Moves are numbers too. A fresh
cog's move is its peg; moving a cog is 55 * (from + 1) + to; a few others come last.

A position is stored by colour. Which seat has which colour changes only with a swap
[G11].
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit import gear_trains, peg_triangle
from whiskerworks.kit.bits import BIT, count, members, place_of
from whiskerworks.kit.gear_trains import neighbours_of, two_colour

ROW_COUNT: Final = 10
PEG_COUNT: Final[i64] = 55
PEG_NAMES: Final = peg_triangle.peg_names(10)
"""The names of the pegs, a1 first."""

BLUE: Final[i64] = 0
RED: Final[i64] = 1
COLOURS: Final = ("blue", "red")

GOLD_WHEEL: Final[i64] = 1
"""The gold wheel, on a1."""
BLUE_BASE: Final[i64] = 1 << 45
"""Blue's base, on j1."""
RED_BASE: Final[i64] = 1 << 54
"""Red's base, on j10."""
CORNER_WHEELS: Final[i64] = 1 | 1 << 45 | 1 << 54
ALL_PEGS: Final[i64] = (1 << 55) - 1
"""Every peg."""

COGS_PER_PLAYER: Final[i64] = 14
"""How many loose cogs each player has [G2]."""

_BESIDE: Final = peg_triangle.neighbour_sets(10)
NEIGHBOURS: Final = vec[i64](_BESIDE)
"""The neighbours of each peg."""
PEGS_TWO_STEPS_AWAY: Final = vec[i64](
    [
        sum([1 << peg for peg, others in enumerate(_BESIDE) if others & beside])
        for beside in _BESIDE
    ]
)
"""For each peg, the neighbours of its neighbours."""
_HIGHER_NEIGHBOURS: Final = vec[i64](
    [beside >> (peg + 1) << (peg + 1) for peg, beside in enumerate(_BESIDE)]
)
"""For each peg, its neighbours with a higher number."""

_CORNER_PAIRS: Final[i64] = 1 << 1 | 1 << 2 | 1 << 36 | 1 << 46 | 1 << 44 | 1 << 53
"""The six pegs next to a corner."""


def _corner_twins() -> list[int]:
    twins = [0] * 55
    for corner in members(CORNER_WHEELS):
        one, other = members(_BESIDE[corner])
        twins[one] = 1 << other
        twins[other] = 1 << one
    return twins


_CORNER_TWIN: Final = vec[i64](_corner_twins())
"""For a peg next to a corner, the other peg next to that corner."""

FIRST_COG_MOVE: Final[i64] = 55
"""The first action that moves a cog."""
SWAP: Final[i64] = 3080
"""The first move that is not an action."""
BLUE_BEGINS: Final[i64] = 3081
RED_BEGINS: Final[i64] = 3082
MOVE_LIMIT: Final[i64] = 3083

UNREACHABLE: Final[i64] = 10
"""Stands for the wheels to join two pegs when no number of them suffices."""

# Stages of a game.
TOSS_STAGE: Final[i64] = 0
OPENING_STAGE: Final[i64] = 1
ANSWER_STAGE: Final[i64] = 2
MIDDLE_STAGE: Final[i64] = 3

# Endings, in the order of META.endings; 0 while the game is running.
RUNNING: Final[i64] = 0
BY_GOLD: Final[i64] = 1
BY_GIFT: Final[i64] = 2
BY_BLOCK: Final[i64] = 3
BY_REPETITION: Final[i64] = 4
BY_STALEMATE: Final[i64] = 5


@final
class State(Value):
    """A position: the wheels of each colour, bases included, and whose turn it is."""

    def __init__(
        self,
        blue: i64,
        red: i64,
        turn: i64,
        stage: i64,
        swapped: i64,
        ending: i64,
        past: "State | None",
    ) -> None:
        self.blue: Final[i64] = blue
        """Blue's wheels."""
        self.red: Final[i64] = red
        """Red's wheels."""
        self.turn: Final[i64] = turn
        """The colour to move; after the end, the colour that would move."""
        self.stage: Final[i64] = stage
        """TOSS_STAGE, OPENING_STAGE, ANSWER_STAGE or MIDDLE_STAGE."""
        self.swapped: Final[i64] = swapped
        """1 if seat 0 plays Red, 0 if it plays Blue."""
        self.ending: Final[i64] = ending
        """How the game ended; RUNNING before that."""
        self.past: Final = past
        """The previous position, if the last action moved a cog [G10]."""
        self.quiet: Final[i64] = 0 if past is None else past.quiet + 1
        """Actions since the last fresh cog [G10]."""

    def history(self) -> tuple[tuple[int, int], ...]:
        """Return (blue, red) of the positions since the last fresh cog, in order."""
        pairs: list[tuple[int, int]] = []
        past = self.past
        while past is not None:
            pairs.append((past.blue, past.red))
            past = past.past
        pairs.reverse()
        return tuple(pairs)

    def key(self) -> tuple[object, ...]:
        return (
            self.blue,
            self.red,
            self.turn,
            self.stage,
            self.swapped,
            self.ending,
            self.history(),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, self.key())


def restore(
    blue: int,
    red: int,
    turn: int,
    stage: int,
    swapped: int,
    ending: int,
    history: tuple[tuple[int, int], ...],
) -> State:
    """Return the state with that `key`."""
    past: State | None = None
    mover = (turn + len(history)) % 2
    for blue_then, red_then in history:
        past = State(blue_then, red_then, mover, MIDDLE_STAGE, swapped, RUNNING, past)
        mover = 1 - mover
    return State(blue, red, turn, stage, swapped, ending, past)


def seat_of(state: State, colour: i64) -> i64:
    """Return the seat that plays *colour*: seat 0 plays Blue until a swap."""
    return colour ^ state.swapped


def colour_of(state: State, seat: i64) -> i64:
    """Return the colour that *seat* plays."""
    return seat ^ state.swapped


def cogs_in_hand(state: State, colour: i64) -> i64:
    """Return how many fresh cogs *colour* has left."""
    return COGS_PER_PLAYER + 1 - count(state.red if colour else state.blue)


def pegs_changed_by(move: i64) -> i64:
    """Return the pegs that an action empties or fills."""
    if move < FIRST_COG_MOVE:
        return BIT[move]
    return BIT[move // PEG_COUNT - 1] | BIT[move % PEG_COUNT]


def wheels_after(state: State, move: i64) -> tuple[i64, i64]:
    """Return Blue's and Red's wheels after an action."""
    if state.turn == BLUE:
        return state.blue ^ pegs_changed_by(move), state.red
    return state.blue, state.red ^ pegs_changed_by(move)


def action_of(wheel: i64, peg: i64) -> i64:
    """Return the action that takes *wheel*, or 0 for a fresh cog, to *peg*."""
    if wheel:
        return FIRST_COG_MOVE + place_of(wheel) * PEG_COUNT + peg
    return peg


def explain_board(state: State) -> list[gear_trains.Train]:
    """
    Explain every train on the board: which way each wheel turns, or why not [G5].

    If Blue's base turns, it turns clockwise. In trains without it, Red's base does,
    else the gold, else the wheel on the lowest peg. A locked train comes with one
    shortest odd ring that locks it.
    """
    seeds = [*members(BLUE_BASE), *members(RED_BASE), *members(GOLD_WHEEL)]
    return gear_trains.explain_trains(
        NEIGHBOURS, state.blue | state.red | GOLD_WHEEL, seeds
    )


def base_of(colour: i64) -> i64:
    """Return the base wheel of *colour*."""
    return RED_BASE if colour else BLUE_BASE


def ring_at_base(wheels: i64, colour: i64) -> str:
    """Return the ring that locks the base of *colour*; "" if the base turns [G5]."""
    ring = gear_trains.explain_train(NEIGHBOURS, wheels, base_of(colour)).ring
    return " ".join([PEG_NAMES[peg] for peg in ring])


def triangle_pegs(own: i64) -> i64:
    """Return the pegs where one more wheel would close a triangle of *own* [G6a]."""
    pegs: i64 = 0
    rest = own
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        peg = place_of(wheel)
        partners = _HIGHER_NEIGHBOURS[peg] & own
        if partners:
            pegs |= NEIGHBOURS[peg] & neighbours_of(NEIGHBOURS, partners)
    return pegs


def corner_pegs(own: i64) -> i64:
    """Return the pegs where one more wheel would shut a corner with *own* [G6b]."""
    pegs: i64 = 0
    rest = own & _CORNER_PAIRS
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        pegs |= _CORNER_TWIN[place_of(wheel)]
    return pegs


def shuts_corner(own: i64, peg: i64) -> bool:
    """Return whether one more wheel on *peg* would shut a corner with *own* [G6b]."""
    return (_CORNER_TWIN[peg] & own) != 0


def forbidden_pegs(own: i64) -> i64:
    """Return the pegs that [G6a] and [G6b] forbid to the owner of *own*."""
    return triangle_pegs(own) | corner_pegs(own)


def is_forbidden(own: i64, peg: i64) -> bool:
    """Return whether [G6a] or [G6b] forbids *peg* to the owner of *own*."""
    if shuts_corner(own, peg):
        return True
    beside = NEIGHBOURS[peg] & own
    rest = beside
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        if NEIGHBOURS[place_of(wheel)] & rest:
            return True
    return False


def forbidden_without(own: i64, wheel: i64, closed: i64) -> i64:
    """
    Return the pegs forbidden to *own* once *wheel* is lifted, given *closed* before.

    Only pegs next to the wheel can open, and only wheels near it keep them closed.
    """
    peg = place_of(wheel)
    if not closed & NEIGHBOURS[peg]:
        return closed
    return closed & ~NEIGHBOURS[peg] | forbidden_pegs(
        (own ^ wheel) & PEGS_TWO_STEPS_AWAY[peg]
    )


def locking_pegs(wheels: i64, base: i64) -> tuple[i64, i64]:
    """
    Return the pegs where one more wheel would lock the train of *base* [G6c].

    A new wheel joins all trains it touches. The joined train is locked if one of them
    was, or if the wheel touches an even and an odd wheel of one of them. (Every wheel
    of a locked train is both.) So only the base's train and those that share a
    neighbouring peg with it matter. Return their wheels too: lifting any other wheel
    changes nothing.
    """
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    matter = even | odd
    if even & odd:
        return ALL_PEGS, matter
    beside = (by_even | by_odd) & ~wheels
    locks = by_even & by_odd
    rest = neighbours_of(NEIGHBOURS, beside & ~locks) & wheels & ~matter
    while rest:
        even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, rest & -rest)
        matter |= even | odd
        rest &= ~matter
        locks |= by_even & by_odd
    return beside & locks, matter


def gold_train_pegs(wheels: i64) -> i64:
    """Return the vacant pegs where one more wheel joins the gold's train."""
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, GOLD_WHEEL)
    return joining_pegs(even, odd, by_even, by_odd) & ~wheels


def joining_pegs(even: i64, odd: i64, by_even: i64, by_odd: i64) -> i64:
    """Return the pegs where one more wheel joins a train and does not lock it."""
    if even & odd:
        return by_even | by_odd  # the train is locked and must be freed first
    return by_even ^ by_odd


def base_prospects(wheels: i64, base: i64, pegs: i64) -> tuple[i64, i64, i64, i64]:
    """
    Return the prospects of the train of *base*; *pegs* join the gold's train.

    In order: 1 if it is locked, else 0; the pegs where one more wheel locks it; the
    pegs next to it where one more wheel joins the gold; the wheels needed to join it.
    """
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    locks = by_even & by_odd & ~wheels
    front = joining_pegs(even, odd, by_even, by_odd) & ~wheels
    if even & odd:
        return 1, locks, 0, cogs_to_join(wheels, front, pegs)
    return 0, locks, front & pegs, cogs_to_join(wheels, front, pegs)


def cogs_to_join(wheels: i64, front: i64, pegs: i64) -> i64:
    """Return how many more wheels it takes from one of *front* to one of *pegs*."""
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
    return UNREACHABLE
