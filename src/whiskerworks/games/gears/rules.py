# compiled: hot
"""
The rules of gears; [G1], [G2] … are the rule ids of docs/games/gears.md.

`state.py` draws the board. Listing actions runs millions of times, so it decides [G6]
for all pegs together.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Refusal
from whiskerworks.core.options import (
    OptionValue,
    choice_option,
    number_option,
    switch_option,
)
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.gears.meta import META
from whiskerworks.games.gears.state import (
    ALL_PEGS,
    ANSWER_STAGE,
    BLUE,
    BLUE_BASE,
    BLUE_BEGINS,
    BY_BLOCK,
    BY_GIFT,
    BY_GOLD,
    BY_REPETITION,
    BY_STALEMATE,
    COGS_PER_PLAYER,
    COLOURS,
    CORNER_WHEELS,
    FIRST_COG_MOVE,
    GOLD_WHEEL,
    MIDDLE_STAGE,
    MOVE_LIMIT,
    NEIGHBOURS,
    OPENING_STAGE,
    PEG_COUNT,
    PEG_NAMES,
    RED,
    RED_BASE,
    RED_BEGINS,
    RUNNING,
    SWAP,
    TOSS_STAGE,
    State,
    action_of,
    base_of,
    corner_pegs,
    forbidden_pegs,
    forbidden_without,
    is_forbidden,
    locking_pegs,
    pegs_changed_by,
    ring_at_base,
    seat_of,
    triangle_pegs,
    wheels_after,
)
from whiskerworks.kit.bits import BIT, count, nth, place_of
from whiskerworks.kit.gear_trains import train_turns, two_colour

MAX_ACTIONS: Final = 800
"""Upper bound on the actions of a position."""
MAX_PROPOSALS: Final = 24
"""List the actions after this many illegal proposals: few may be legal."""
_SCRATCH_MOVES: Final = vec[i64]([0] * MAX_ACTIONS)


@final
class Rules(CoreRules[State]):
    """The rules of gears, bound to their options."""

    def __init__(self, first: str, quiet_limit: int, swap: bool) -> None:
        super().__init__(2, MAX_ACTIONS + 1, int(MOVE_LIMIT))
        self.first: Final = first
        """Who moves first: blue, red, or coin for a toss [G3]."""
        self.quiet_limit: Final[i64] = quiet_limit
        """Actions in a row without a fresh cog that make a draw; 0: never [G10]."""
        self.swap: Final = swap
        """Whether a swap may answer the first action [G11]."""

    def start(self) -> State:
        if self.first == "coin":
            return State(BLUE_BASE, RED_BASE, BLUE, TOSS_STAGE, 0, RUNNING, None)
        turn = BLUE if self.first == "blue" else RED
        return State(BLUE_BASE, RED_BASE, turn, OPENING_STAGE, 0, RUNNING, None)

    def to_move(self, state: State) -> i64:
        if state.ending != RUNNING:
            return GAME_OVER
        if state.stage == TOSS_STAGE:
            return CHANCE
        return seat_of(state, state.turn)

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        if state.ending != RUNNING:
            return 0
        if state.stage == TOSS_STAGE:
            moves[0] = BLUE_BEGINS
            moves[1] = RED_BEGINS
            return 2
        found: i64 = 0
        if self.may_swap(state):
            moves[0] = SWAP
            found = 1
        return fill_actions(
            state.blue, state.red, state.turn, moves, found, self.max_legal_moves
        )

    def pick(self, state: State, moves: vec[i64], rng: Random) -> i64:
        if state.stage == TOSS_STAGE or self.may_swap(state):
            return super().pick(state, moves, rng)
        return draw_action(state.blue, state.red, state.turn, moves, rng)

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        weights[0] = 1  # [G3]
        weights[1] = 1

    def may_swap(self, state: State) -> bool:
        """Return whether the player to move may swap [G11]."""
        return self.swap and state.stage == ANSWER_STAGE

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        if state.stage == TOSS_STAGE:
            if move >= BLUE_BEGINS:
                return None
            return Refusal("toss-first", {}, "G3")
        if move >= BLUE_BEGINS:
            return Refusal("toss-is-over", {}, "G3")
        if move == SWAP:
            return None if self.may_swap(state) else Refusal("no-swap", {}, "G11")
        return why_action_illegal(state.blue, state.red, state.turn, move)

    def play(self, state: State, move: i64) -> State:
        if move >= BLUE_BEGINS:
            turn = BLUE if move == BLUE_BEGINS else RED
            return State(BLUE_BASE, RED_BASE, turn, OPENING_STAGE, 0, RUNNING, None)
        if move == SWAP:
            swapped = 1 - state.swapped
            return State(
                state.blue, state.red, state.turn, MIDDLE_STAGE, swapped, RUNNING, None
            )
        return self._act(state, move)

    def _act(self, state: State, move: i64) -> State:
        """Place a fresh cog or move one [G4], and judge the result."""
        blue, red = wheels_after(state, move)
        stage = ANSWER_STAGE if state.stage == OPENING_STAGE else MIDDLE_STAGE
        past = None if move < FIRST_COG_MOVE else state
        ending = self.judge(blue, red, state.turn, past)
        return State(blue, red, 1 - state.turn, stage, state.swapped, ending, past)

    def ends(self, state: State, move: i64) -> bool:
        """Return whether an action would end the game, without playing it."""
        if move >= SWAP:
            return False
        blue, red = wheels_after(state, move)
        past = None if move < FIRST_COG_MOVE else state
        return self.judge(blue, red, state.turn, past) != RUNNING

    def judge(self, blue: i64, red: i64, mover: i64, past: State | None) -> i64:
        """Return the ending after an action of *mover*, or RUNNING [G7 to G10]."""
        wheels = blue | red | GOLD_WHEEL
        even, odd, _, _ = two_colour(NEIGHBOURS, wheels, GOLD_WHEEL)
        if (even & odd) == 0:
            if (even | odd) & base_of(mover):
                return BY_GOLD
            if (even | odd) & base_of(1 - mover):
                return BY_GIFT
        if not can_act(blue, red, 1 - mover):
            return BY_BLOCK
        if past is None:
            return RUNNING
        if times_seen(blue, red, past) >= 2:
            return BY_REPETITION
        if self.quiet_limit != 0 and past.quiet + 1 >= self.quiet_limit:
            return BY_STALEMATE
        return RUNNING

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == RUNNING:
            return None
        reason, rule = META.endings[state.ending - 1]
        winner = winner_of(state)
        if winner < 0:
            return Outcome((0.5, 0.5), reason, rule)
        scores = (1.0, 0.0) if seat_of(state, winner) == 0 else (0.0, 1.0)
        return Outcome(scores, reason, rule, {"winner": COLOURS[winner]})


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """Return the rules, of which only one version exists, bound to *options*."""
    return Rules(
        choice_option(options, "first"),
        number_option(options, "quiet_limit"),
        switch_option(options, "swap"),
    )


def fill_actions(
    blue: i64, red: i64, turn: i64, moves: vec[i64], found: i64, enough: i64
) -> i64:
    """
    Append the actions of *turn* to the *found* moves, and return the new count.

    Stop after the cog whose actions bring the count to *enough*.
    """
    own = red if turn else blue
    base = base_of(turn)
    wheels = blue | red | GOLD_WHEEL
    vacant = ALL_PEGS & ~wheels
    closed = forbidden_pegs(own) & vacant
    locks, matter = locking_pegs(wheels, base)
    if count(own) <= COGS_PER_PLAYER:
        found = write_moves(vacant & ~closed & ~locks, 0, moves, found)
    rest = own ^ base
    while rest and found < enough:
        wheel = rest & -rest
        rest ^= wheel
        shut = locking_pegs(wheels ^ wheel, base)[0] if wheel & matter else locks
        shut |= forbidden_without(own, wheel, closed)
        offset = FIRST_COG_MOVE + place_of(wheel) * PEG_COUNT
        found = write_moves(vacant & ~shut, offset, moves, found)
    return found


def destinations_by_source(rules: Rules, state: State) -> vec[i64]:
    """
    Return where the cogs of the player to move may go.

    Entry 0 holds the pegs for a fresh cog, entry peg + 1 those for the cog on it.
    """
    moves = move_buffer(rules.max_legal_moves)
    goals = move_buffer(PEG_COUNT + 1)
    for i in range(rules.legal_moves_into(state, moves)):
        if moves[i] < SWAP:
            goals[moves[i] // PEG_COUNT] |= BIT[moves[i] % PEG_COUNT]
    return goals


def ending_actions(rules: Rules, state: State, goals: vec[i64]) -> list[int]:
    """
    Return the actions to *goals* (`destinations_by_source`) that end the game.

    Most actions touch neither the gold's train nor that of the opponent's base, and
    leave the opponent room. Those end the game only by [G10].
    """
    wheels = state.blue | state.red | GOLD_WHEEL
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, GOLD_WHEEL)
    trains = even | odd
    beside = by_even | by_odd
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base_of(1 - state.turn))
    trains |= even | odd
    beside |= by_even | by_odd
    other = state.blue if state.turn else state.red
    # Room on two pegs: the action takes at most one of them.
    has_room = not even & odd and has_free_pegs(other, wheels | by_even | by_odd, 2)
    may_draw = may_end_in_draw(rules, state)
    found: list[int] = []
    for source in range(PEG_COUNT + 1):
        pegs = goals[source]
        is_moved = source > 0
        if has_room and not (is_moved and (may_draw or BIT[source - 1] & trains)):
            pegs &= beside
        while pegs:
            peg = pegs & -pegs
            pegs ^= peg
            move = source * PEG_COUNT + place_of(peg)
            if rules.ends(state, move):
                found.append(int(move))
    return found


def may_end_in_draw(rules: Rules, state: State) -> bool:
    """Return whether moving a cog may draw the game by [G10]."""
    if rules.quiet_limit != 0 and state.quiet + 1 >= rules.quiet_limit:
        return True
    before = state.past
    while before is not None:
        if times_seen(before.blue, before.red, state) >= 2:
            return True
        between = before.past
        if between is None:
            break
        before = between.past
    return False


def write_moves(pegs: i64, offset: i64, moves: vec[i64], found: i64) -> i64:
    """Append the move *offset* + peg for each of *pegs*; return the new count."""
    while pegs:
        peg = pegs & -pegs
        pegs ^= peg
        moves[found] = offset + place_of(peg)
        found += 1
    return found


def draw_action(blue: i64, red: i64, turn: i64, moves: vec[i64], rng: Random) -> i64:
    """
    Draw an action of *turn*, each equally likely; at least one must exist.

    Propose a random cog and a random vacant peg until the pair is legal [G6]. All pairs
    are equally likely, so all legal actions are too. *moves* has room for all of them.
    """
    own = red if turn else blue
    base = base_of(turn)
    wheels = blue | red | GOLD_WHEEL
    sources = count(own)  # the loose cogs, and the hand in place of the base
    if sources > COGS_PER_PLAYER:
        sources = COGS_PER_PLAYER
    for _proposal in range(MAX_PROPOSALS):
        wheel = nth(own ^ base, rng.randrange(sources))
        peg = rng.randrange(PEG_COUNT)
        while wheels & BIT[peg]:
            peg = rng.randrange(PEG_COUNT)
        if is_forbidden(own ^ wheel, peg):
            continue
        if train_turns(NEIGHBOURS, wheels ^ wheel | BIT[peg], base):
            return action_of(wheel, peg)
    return moves[rng.randrange(fill_actions(blue, red, turn, moves, 0, len(moves)))]


def why_action_illegal(blue: i64, red: i64, turn: i64, action: i64) -> Refusal | None:
    """Return why *action* is illegal for the colour *turn*, or None."""
    own = red if turn else blue
    other = (blue if turn else red) | GOLD_WHEEL
    if action < FIRST_COG_MOVE:
        refusal = _why_not_place(own, other, action)
    else:
        refusal = _why_not_move(own, other, action // PEG_COUNT - 1, action % PEG_COUNT)
    if refusal is not None:
        return refusal
    return _why_not_stand(
        own ^ pegs_changed_by(action), other, turn, action % PEG_COUNT
    )


def _why_not_place(own: i64, other: i64, peg: i64) -> Refusal | None:
    """Check the peg and the hand for a fresh cog [G4]."""
    if (own | other) & BIT[peg]:
        return _refuse_peg("not-vacant", peg, "G4")
    if count(own) > COGS_PER_PLAYER:
        return Refusal("hand-empty", {}, "G4")
    return None


def _why_not_move(own: i64, other: i64, origin: i64, peg: i64) -> Refusal | None:
    """Check the cog on *origin* and the vacancy of *peg* [G4]."""
    if CORNER_WHEELS & BIT[origin]:
        return _refuse_peg("corner-wheel", origin, "G2")
    if not (own | other) & BIT[origin]:
        return _refuse_peg("no-cog-there", origin, "G4")
    if not own & BIT[origin]:
        return _refuse_peg("not-your-cog", origin, "G4")
    if origin == peg:
        return _refuse_peg("same-peg", peg, "G4")
    if (own | other) & BIT[peg]:
        return _refuse_peg("not-vacant", peg, "G4")
    return None


def _why_not_stand(own: i64, other: i64, turn: i64, peg: i64) -> Refusal | None:
    """Check the triangle, corner and base rules after a cog lands on *peg* [G6]."""
    left = own ^ BIT[peg]
    if triangle_pegs(left) & BIT[peg]:
        return _refuse_peg("own-triangle", peg, "G6a")
    if corner_pegs(left) & BIT[peg]:
        return _refuse_peg("own-corner", peg, "G6b")
    ring = ring_at_base(own | other, turn)
    if ring:
        return Refusal("base-locked", {"ring": ring}, "G6c")
    return None


def _refuse_peg(code: str, peg: i64, rule: str) -> Refusal:
    return Refusal(code, {"peg": PEG_NAMES[peg]}, rule)


def can_act(blue: i64, red: i64, turn: i64) -> bool:
    """
    Return whether *turn* has a legal action [G9].

    While the base turns, a cog may go wherever it does not touch the base's train.
    Nearly always such a peg exists.
    """
    own = red if turn else blue
    wheels = blue | red | GOLD_WHEEL
    even, odd, by_even, by_odd = two_colour(NEIGHBOURS, wheels, base_of(turn))
    if not even & odd and has_free_pegs(own, wheels | by_even | by_odd, 1):
        return True
    return fill_actions(blue, red, turn, _SCRATCH_MOVES, 0, 1) > 0


def has_free_pegs(own: i64, beside: i64, wanted: i64) -> bool:
    """Return whether *own* may use *wanted* pegs that are not in *beside*."""
    pegs = ALL_PEGS & ~beside
    while pegs and wanted > 0:
        bit = pegs & -pegs
        pegs ^= bit
        if not is_forbidden(own, place_of(bit)):
            wanted -= 1
    return wanted == 0


def times_seen(blue: i64, red: i64, past: State) -> i64:
    """Return how often these wheels, same player to move, occur in *past* [G10]."""
    seen: i64 = 0
    before = past.past
    while before is not None:
        if before.blue == blue and before.red == red:
            seen += 1
        between = before.past
        if between is None:
            break
        before = between.past
    return seen


def winner_of(state: State) -> i64:
    """Return the colour that won a finished game, or -1 for a draw."""
    if state.ending == BY_GOLD or state.ending == BY_BLOCK:
        return 1 - state.turn
    return state.turn if state.ending == BY_GIFT else -1
