"""Which positions of gears can occur: the door for those that are typed in."""

from itertools import pairwise

from whiskerworks.core.errors import BadPosition
from whiskerworks.games.gears.actions import SHIFT
from whiskerworks.games.gears.board import (
    BLUE_BASE,
    COLOURS,
    CORNERS,
    GOLD,
    LOOSE,
    NAMES,
    PEGS,
    RED_BASE,
    corner_pegs,
    ring_at_base,
    triangle_pegs,
)
from whiskerworks.games.gears.rules import (
    ANSWER,
    MIDDLE,
    OPENING,
    RUNNING,
    TOSS,
    Rules,
    State,
)
from whiskerworks.kit.bits import BIT, members


def moved_since(state: State) -> list[tuple[int, int]]:
    """Return (from, to) of every action since the last fresh cog, in order."""
    boards = [*state.history(), (int(state.blue), int(state.red))]
    steps: list[tuple[int, int]] = []
    for before, after in pairwise([blue | red for blue, red in boards]):
        steps.append((members(before & ~after)[0], members(after & ~before)[0]))
    return steps


def check(
    rules: Rules,
    blue: list[int],
    red: list[int],
    turn: int,
    stage: int,
    swapped: int,
    past: list[tuple[int, int]],
) -> State:
    """
    Return the position with these loose cogs, if it can occur.

    *past* are (from, to) of the actions since the last fresh cog, oldest first.

    Raises:
        BadPosition: Some rule forbids it, and where.
    """
    if past and stage != MIDDLE:
        raise BadPosition("past", "nothing can have moved before the game's middle")
    cogs = [list(blue), list(red)]
    mover = turn
    for origin, peg in reversed(past):
        mover = 1 - mover
        _take_back(cogs[mover], origin, peg)
    state = _check_one(rules, cogs[0], cogs[1], mover, stage, swapped)
    for origin, peg in past:
        state = _go_on(rules, state, origin, peg)
    return state


def _take_back(own: list[int], origin: int, peg: int) -> None:
    if peg not in own:
        raise BadPosition("past", f"no cog of the mover came to lie on {NAMES[peg]}")
    own[own.index(peg)] = origin


def _go_on(rules: Rules, state: State, origin: int, peg: int) -> State:
    """Return what comes after *state* when a cog moves from *origin* to *peg*."""
    text = f"{NAMES[origin]}-{NAMES[peg]}"
    if state.ending != RUNNING:
        raise BadPosition("past", f"the game was over before {text}")
    move = int(SHIFT) + origin * int(PEGS) + peg
    refusal = rules.why_illegal(state, move)
    if refusal is not None:
        raise BadPosition("past", f"{text} is refused by {refusal.rule}")
    return rules.play(state, move)


def _check_one(
    rules: Rules, blue: list[int], red: list[int], turn: int, stage: int, swapped: int
) -> State:
    """Return the position with no past to speak of, if it can occur."""
    wheels = _wheels("blue", blue, set(red)), _wheels("red", red, set(blue))
    _check_stage(rules, len(blue), len(red), turn, stage, swapped)
    if stage <= OPENING:
        return State(*wheels, turn, stage, 0, RUNNING, None)
    _check_standing("blue", wheels[0])
    _check_standing("red", wheels[1])
    _check_base(wheels[0] | wheels[1] | int(GOLD), 1 - turn)
    ending = rules.judge(*wheels, 1 - turn, None)
    return State(*wheels, turn, stage, swapped, ending, None)


def _wheels(colour: str, cogs: list[int], taken: set[int]) -> int:
    """Return the cogs and the base of *colour* as bits [G2]."""
    if len(cogs) > LOOSE:
        raise BadPosition(colour, f"{len(cogs)} loose cogs are more than {LOOSE}")
    bits = int(RED_BASE if colour == "red" else BLUE_BASE)
    for peg in cogs:
        if CORNERS & BIT[peg]:
            raise BadPosition(colour, f"{NAMES[peg]} is a corner")
        if peg in taken or bits & BIT[peg]:
            raise BadPosition(colour, f"{NAMES[peg]} carries more than one wheel")
        bits |= BIT[peg]
    return bits


def _check_stage(
    rules: Rules, blue: int, red: int, turn: int, stage: int, swapped: int
) -> None:
    """Check that so many cogs can lie there at that stage of the game."""
    if stage == TOSS and (turn or rules.first != "coin"):
        raise BadPosition("stage", "there is no toss with these options or that turn")
    if stage <= OPENING and blue + red:
        raise BadPosition("stage", "no cog lies on the board before the first action")
    if stage == OPENING and rules.first not in ("coin", COLOURS[turn]):
        raise BadPosition("turn", f"{rules.first} begins with these options")
    mine, theirs = (red, blue) if turn else (blue, red)
    if stage == ANSWER and (mine, theirs) != (0, 1):
        raise BadPosition("stage", "an answer follows exactly one cog of the other")
    just_swapped = swapped and (mine, theirs) == (0, 1)
    if stage == MIDDLE and not (mine and theirs) and not just_swapped:
        raise BadPosition("stage", "in the middle of a game both have a cog out")
    if swapped and (stage != MIDDLE or not rules.swap):
        raise BadPosition("swapped", "nobody can have swapped")


def _check_standing(colour: str, wheels: int) -> None:
    """Check that no triangle and no shut corner is all of one colour [G6a, G6b]."""
    for peg in members(wheels):
        left = wheels ^ BIT[peg]
        if triangle_pegs(left) & BIT[peg]:
            raise BadPosition(colour, f"a triangle of its own at {NAMES[peg]} [G6a]")
        if corner_pegs(left) & BIT[peg]:
            raise BadPosition(colour, f"a corner shut at {NAMES[peg]} [G6b]")


def _check_base(wheels: int, mover: int) -> None:
    """Check that whoever moved last left the own base free [G6c]."""
    ring = ring_at_base(wheels, mover)
    if ring:
        raise BadPosition(
            COLOURS[mover], f"moved last, but its base is locked by {ring} [G6c]"
        )
