# compiled: hot
"""
Advice for engines that play gears.

The gold wheel is far away, and most games end with a block [G9]. So come near the gold,
be hard to lock, lock your opponent, and never miss an immediate win: `easy_win` finds
the obvious ones, `immediate_win` all of them.
"""

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.advice import Level, checked_levels
from whiskerworks.games.gears.rules import can_act, has_free_pegs
from whiskerworks.games.gears.state import (
    ALL_PEGS,
    COGS_PER_PLAYER,
    CORNER_WHEELS,
    GOLD_WHEEL,
    MIDDLE_STAGE,
    NEIGHBOURS,
    SWAP,
    State,
    action_of,
    base_of,
    base_prospects,
    gold_train_pegs,
    is_forbidden,
    joining_pegs,
    seat_of,
    wheels_after,
)
from whiskerworks.kit.bits import BIT, count, place_of
from whiskerworks.kit.gear_trains import train_turns, two_colour

WINNING_WEIGHT: Final[i64] = 1_000_000
"""Weight of an action that wins immediately."""
LOSING_WEIGHT: Final[i64] = 1
"""Weight of an action that lets the opponent win immediately."""
STEP_WORTH: Final[i64] = 2
"""Worth of a step towards the gold, in pegs where the base can be locked."""
LOCK_WORTH: Final[i64] = 8
"""Worth of locking the opponent's base."""
MAX_EXPOSED_PEGS: Final[i64] = 4
"""Pegs beyond this many that lock a base make no difference."""
MAX_GAIN: Final[i64] = 24
"""The largest gain counted; the smallest is 0."""
NO_GAIN: Final[i64] = 7
"""The number that means: neither gain nor loss."""
UNSURE: Final[i64] = -2
"""Only trying all actions shows whether one wins."""
GAIN_WEIGHTS: Final = vec[i64]([round(20 * 1.25 ** (gain - 7)) for gain in range(25)])
"""Weight of an action by its gain."""

# Worth in estimates, as logarithms of odds.
NEARER_ODDS: Final = 0.5
TO_MOVE_ODDS: Final = 0.4
EXPOSED_ODDS: Final = 0.1
WINNING_ODDS: Final = 4.0
THREATENED_ODDS: Final = 1.0


@final
class Advice(CoreAdvice[State]):
    """Judges positions and actions of gears."""

    def levels(self) -> tuple[Level, ...]:
        return checked_levels(
            Level(0.1, 8, 8, 3),
            Level(0.3, 150, 14, 14),
            Level(1.0, 800, 20, 14, 1),
            Level(2.0, 5_000, 30, 14, 2),
            Level(5.0, 40_000, 40, 14, 4),
        )

    def rollout_move(self, state: State, moves: vec[i64], rng: Random) -> i64:
        action = easy_win(state.blue, state.red, state.turn)
        if action >= 0:
            return action
        return self.rules.pick(state, moves, rng)

    def likelihoods_into(
        self, state: State, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        before = position_score(state.blue, state.red, state.turn)
        for index in range(count):
            if moves[index] < SWAP:
                weights[index] = action_weight(state, moves[index], before)
            else:
                weights[index] = GAIN_WEIGHTS[NO_GAIN]

    def estimate(self, state: State, seat: i64) -> float:
        chance = winning_chance(state.blue, state.red, state.turn)
        if seat_of(state, state.turn) == seat:
            return chance
        return 1.0 - chance

    def forcing_moves_into(self, state: State, moves: vec[i64]) -> i64:
        found: i64 = 0
        legal = self.rules.legal_moves_into(state, moves)
        for index in range(legal):
            if moves[index] < SWAP and is_forcing(state, moves[index]):
                moves[found] = moves[index]
                found += 1
        return found

    def essence(self, state: State) -> object:
        """Return wheels, colour to move and the earlier positions, in any order."""
        wheels = int(state.blue) << 55 | int(state.red)
        rest = (state.stage << 1 | state.swapped) << 1 | state.turn
        now = wheels << 4 | int(rest)
        if state.past is None:
            return now
        return (now, tuple(sorted(earlier_positions(state.past))))

    def winning_move(self, state: State, moves: vec[i64]) -> i64:
        if state.stage != MIDDLE_STAGE:
            return super().winning_move(state, moves)
        action = immediate_win(state.blue, state.red, state.turn)
        if action != UNSURE:
            return action
        return super().winning_move(state, moves)


def earlier_positions(past: State | None) -> list[int]:
    """Return the positions that may be repeated [G10], each as a number."""
    found: list[int] = []
    while past is not None:
        wheels = int(past.blue) << 55 | int(past.red)
        found.append(wheels << 1 | int(past.turn))
        past = past.past
    return found


def position_score(blue: i64, red: i64, turn: i64) -> i64:
    """Return the score of the colour *turn* before its action."""
    wheels = blue | red | GOLD_WHEEL
    pegs = gold_train_pegs(wheels)
    _, mine, _, my_steps = base_prospects(wheels, base_of(turn), pegs)
    _, theirs, _, their_steps = base_prospects(wheels, base_of(1 - turn), pegs)
    return score_of(my_steps, mine, their_steps, theirs)


def score_of(my_steps: i64, mine: i64, their_steps: i64, theirs: i64) -> i64:
    """Return a score from the steps to the gold and the pegs that lock each base."""
    exposed = min(count(theirs), MAX_EXPOSED_PEGS) - min(count(mine), MAX_EXPOSED_PEGS)
    return STEP_WORTH * (their_steps - my_steps) + exposed


def action_weight(state: State, move: i64, before: i64) -> i64:
    """Return the weight of an action: how likely a good player chooses it."""
    mover = state.turn
    blue, red = wheels_after(state, move)
    wheels = blue | red | GOLD_WHEEL
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, GOLD_WHEEL)
    if not even & odd:
        if (even | odd) & base_of(mover):
            return WINNING_WEIGHT
        if (even | odd) & base_of(1 - mover):
            return LOSING_WEIGHT
    pegs = joining_pegs(even, odd, by_even, by_odd) & ~wheels
    locked, theirs, near, their_steps = base_prospects(wheels, base_of(1 - mover), pegs)
    if locked and not can_act(blue, red, 1 - mover):
        return WINNING_WEIGHT
    other = blue if mover else red
    if near and gold_turning_peg(other, wheels, base_of(1 - mover), near) >= 0:
        return LOSING_WEIGHT
    _, mine, _, my_steps = base_prospects(wheels, base_of(mover), pegs)
    gain = score_of(my_steps, mine, their_steps, theirs) - before + LOCK_WORTH * locked
    return GAIN_WEIGHTS[max(0, min(gain + NO_GAIN, MAX_GAIN))]


def winning_chance(blue: i64, red: i64, turn: i64) -> float:
    """Return the expected score of the colour *turn*, which moves next."""
    wheels = blue | red | GOLD_WHEEL
    pegs = gold_train_pegs(wheels)
    _, mine, _, my_steps = base_prospects(wheels, base_of(turn), pegs)
    _, theirs, _, their_steps = base_prospects(wheels, base_of(1 - turn), pegs)
    odds = TO_MOVE_ODDS + NEARER_ODDS * float(their_steps - my_steps)
    odds += EXPOSED_ODDS * float(count(theirs) - count(mine))
    if easy_win(blue, red, turn) >= 0:
        odds += WINNING_ODDS
    elif easy_win(blue, red, 1 - turn) >= 0:
        odds -= THREATENED_ODDS
    return 1.0 / (1.0 + exp(-odds))


def is_forcing(state: State, move: i64) -> bool:
    """Return whether an action wins, locks the other's base or threatens the gold."""
    mover = state.turn
    blue, red = wheels_after(state, move)
    wheels = blue | red | GOLD_WHEEL
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, GOLD_WHEEL)
    if not even & odd:
        if (even | odd) & base_of(mover):
            return True
        if (even | odd) & base_of(1 - mover):
            return False
    if not train_turns(NEIGHBOURS, wheels, base_of(1 - mover)):
        return True
    pegs = joining_pegs(even, odd, by_even, by_odd) & ~wheels
    _, _, near, _ = base_prospects(wheels, base_of(mover), pegs)
    own = red if mover else blue
    return near != 0 and gold_turning_peg(own, wheels, base_of(mover), near) >= 0


def gold_turning_peg(own: i64, wheels: i64, base: i64, pegs: i64) -> i64:
    """
    Return one of *pegs* where a fresh cog of *own* makes its base turn the gold.

    A cog on any of *pegs* joins both trains, unless they are one already. Returns -1 if
    no peg does it.
    """
    while pegs:
        bit = pegs & -pegs
        pegs ^= bit
        peg = place_of(bit)
        if not is_forbidden(own, peg) and train_turns(NEIGHBOURS, wheels | bit, base):
            return peg
    return -1


def easy_win(blue: i64, red: i64, turn: i64) -> i64:
    """Return an obvious action of *turn* that wins immediately [G7, G9], or -1."""
    own = red if turn else blue
    other = blue if turn else red
    wheels = blue | red | GOLD_WHEEL
    base = base_of(turn)
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base)
    if even & odd:
        return -1
    near = (by_even ^ by_odd) & gold_train_pegs(wheels)
    peg = gold_turning_peg(own, wheels, base, near)
    if peg < 0:
        peg = blocking_peg(own, other, base, base_of(1 - turn))
    if peg < 0 or count(own) <= COGS_PER_PLAYER:
        return peg
    return with_idle_cog(own, wheels | BIT[peg], peg)


def with_idle_cog(own: i64, wheels: i64, peg: i64) -> i64:
    """
    Return the action that takes a cog to *peg* instead of a fresh one, or -1.

    *wheels* include the fresh cog. An idle cog belongs to another train.
    """
    even, odd, _, _ = two_colour(NEIGHBOURS, wheels, BIT[peg])
    idle = own & ~(even | odd) & ~CORNER_WHEELS
    if not idle:
        return -1
    return action_of(idle & -idle, peg)


def blocking_peg(own: i64, other: i64, base: i64, their_base: i64) -> i64:
    """
    Return a peg where a fresh cog of *own* blocks *other* [G9], or -1.

    It locks their base, and lifting any one of their cogs does not free it.
    """
    wheels = own | other | GOLD_WHEEL
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, their_base)
    pegs = by_even & by_odd & ~wheels
    if even & odd:
        pegs = (by_even | by_odd) & ~wheels
    loose = other & (even | odd) & ~their_base
    while pegs:
        bit = pegs & -pegs
        pegs ^= bit
        peg = place_of(bit)
        if is_forbidden(own, peg) or lifting_frees(
            loose, wheels | bit, their_base, NEIGHBOURS[peg]
        ):
            continue
        if train_turns(NEIGHBOURS, wheels | bit, base):
            return peg
    return -1


def lifting_frees(loose: i64, wheels: i64, base: i64, first: i64) -> bool:
    """Return whether lifting one of *loose* frees *base*; try *first* first."""
    likely = loose & first
    return lifting_any_frees(likely, wheels, base) or lifting_any_frees(
        loose ^ likely, wheels, base
    )


def lifting_any_frees(loose: i64, wheels: i64, base: i64) -> bool:
    """Return whether lifting one of *loose* frees *base*."""
    while loose:
        wheel = loose & -loose
        loose ^= wheel
        if train_turns(NEIGHBOURS, wheels ^ wheel, base):
            return True
    return False


def immediate_win(blue: i64, red: i64, turn: i64) -> i64:
    """Return an action of *turn* that wins immediately; -1 if none does; or UNSURE."""
    own = red if turn else blue
    other = blue if turn else red
    action = gold_win(own, other, turn)
    if action >= 0:
        return action
    return block_win(own, other, turn)


def gold_win(own: i64, other: i64, turn: i64) -> i64:
    """Return an action after which the mover's base turns the gold [G7], or -1."""
    base = base_of(turn)
    wheels = own | other | GOLD_WHEEL
    if count(own) <= COGS_PER_PLAYER:
        peg = joining_peg(own, wheels, base, ALL_PEGS)
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
    if (even | odd) & GOLD_WHEEL:
        pegs = ALL_PEGS & ~wheels & ~(by_even & by_odd)  # lifting freed it
    else:
        pegs = (by_even ^ by_odd) & gold_train_pegs(wheels)
    return gold_turning_peg(own, wheels, base, pegs & allowed)


def block_win(own: i64, other: i64, turn: i64) -> i64:
    """
    Return an action that blocks the opponent [G9]; -1 if none does; or UNSURE.

    The opponent moved last, so their base turns [G6c]. A cog that does not touch its
    train leaves the pegs away from it free, so the cog must touch and lock the train.
    Moving a cog there instead of placing a fresh one locks no more.
    """
    theirs = base_of(1 - turn)
    wheels = own | other | GOLD_WHEEL
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, theirs)
    if even & odd or not has_free_pegs(other, wheels | by_even | by_odd, 2):
        return UNSURE
    pegs = (by_even | by_odd) & ~wheels
    while pegs:
        bit = pegs & -pegs
        pegs ^= bit
        even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels | bit, theirs)
        if even & odd:
            action = blocking_action(own, other, turn, bit)
            if action >= 0:
                return action
        elif not has_free_pegs(other, wheels | bit | by_even | by_odd, 1):
            return UNSURE
    return -1


def blocking_action(own: i64, other: i64, turn: i64, bit: i64) -> i64:
    """Return an action that blocks by taking a cog to the peg *bit*, or -1."""
    if count(own) <= COGS_PER_PLAYER and is_block(own, other, turn, 0, bit):
        return place_of(bit)
    rest = own ^ base_of(turn)
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        if is_block(own, other, turn, wheel, bit):
            return action_of(wheel, place_of(bit))
    return -1


def is_block(own: i64, other: i64, turn: i64, wheel: i64, bit: i64) -> bool:
    """Return whether *wheel* (0: a fresh cog) may go to *bit* and blocks there."""
    if is_forbidden(own ^ wheel, place_of(bit)):
        return False
    own = own ^ wheel | bit
    wheels = own | other | GOLD_WHEEL
    if train_turns(NEIGHBOURS, wheels, base_of(1 - turn)):
        return False
    if not train_turns(NEIGHBOURS, wheels, base_of(turn)):
        return False
    if turn:
        return not can_act(other, own, 0)
    return not can_act(own, other, 1)
