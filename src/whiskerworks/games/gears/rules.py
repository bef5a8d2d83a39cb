# compiled: hot
"""
Gears, rule by rule. [G1], [G2] … are the ids of docs/games/gears.md.

The board and its numbering are drawn in `board.py`. A position is kept by colour;
which seat has which colour changes only when somebody swaps [G11].
"""

from collections.abc import Mapping
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Refusal
from whiskerworks.core.options import OptionValue, number_in, switch_in, word_in
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, NOBODY
from whiskerworks.core.value import Value
from whiskerworks.games.gears.actions import (
    MOST_ACTIONS,
    SHIFT,
    can_act,
    change_of,
    fill_actions,
)
from whiskerworks.games.gears.board import (
    BLUE,
    BLUE_BASE,
    COLOURS,
    GOLD,
    LOOSE,
    NEIGHBOURS,
    RED,
    RED_BASE,
    base_of,
)
from whiskerworks.games.gears.fair import fair_action
from whiskerworks.games.gears.meta import META
from whiskerworks.games.gears.refusals import why_not
from whiskerworks.kit import trains
from whiskerworks.kit.bits import count, members

# Moves: the actions, and then these.
SWAP: Final[i64] = 3080
FIRST_BLUE: Final[i64] = 3081
FIRST_RED: Final[i64] = 3082
MOVE_LIMIT: Final[i64] = 3083

# Stages of a game.
TOSS: Final[i64] = 0
OPENING: Final[i64] = 1
ANSWER: Final[i64] = 2
MIDDLE: Final[i64] = 3

# Endings, in the order of META.endings; 0 while the game goes on.
RUNNING: Final[i64] = 0
BY_GOLD: Final[i64] = 1
BY_GIFT: Final[i64] = 2
BY_BLOCK: Final[i64] = 3
BY_REPETITION: Final[i64] = 4
BY_STALEMATE: Final[i64] = 5


@final
class State(Value):
    """The wheels of each colour, bases included, and whose turn it is."""

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
        """The colour on turn; at the end, the colour that would be."""
        self.stage: Final[i64] = stage
        """TOSS, OPENING, ANSWER or MIDDLE."""
        self.swapped: Final[i64] = swapped
        """1 when seat 0 has Red, 0 when it has Blue."""
        self.ending: Final[i64] = ending
        """How the game ended, RUNNING while it goes on."""
        self.past: Final = past
        """The position before, if the last action was no fresh cog [G10]."""
        self.quiet: Final[i64] = quiet_after(past)
        """How many actions there were since the last fresh cog [G10]."""

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


def quiet_after(past: State | None) -> i64:
    """Return how many actions without a fresh cog there are, *past* the last [G10]."""
    if past is None:
        return 0
    return past.quiet + 1


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
        past = State(blue_then, red_then, mover, MIDDLE, swapped, RUNNING, past)
        mover = 1 - mover
    return State(blue, red, turn, stage, swapped, ending, past)


@final
class Rules(CoreRules[State]):
    """The rules of gears, bound to their options."""

    def __init__(self, first: str, quiet_limit: int, swap: bool) -> None:
        super().__init__(2, MOST_ACTIONS + 1, int(MOVE_LIMIT))
        self.first: Final = first
        """Who begins: blue, red, or coin for a toss [G3]."""
        self.quiet_limit: Final[i64] = quiet_limit
        """So many actions without a fresh cog are a draw; 0: never [G10]."""
        self.swap: Final = swap
        """Whether the first action may be answered by a swap [G11]."""

    def start(self) -> State:
        if self.first == "coin":
            return State(BLUE_BASE, RED_BASE, BLUE, TOSS, 0, RUNNING, None)
        turn = BLUE if self.first == "blue" else RED
        return State(BLUE_BASE, RED_BASE, turn, OPENING, 0, RUNNING, None)

    def to_move(self, state: State) -> i64:
        if state.ending != RUNNING:
            return NOBODY
        if state.stage == TOSS:
            return CHANCE
        return seat_of(state, state.turn)

    def fill(self, state: State, moves: vec[i64]) -> i64:
        if state.ending != RUNNING:
            return 0
        if state.stage == TOSS:
            moves[0] = FIRST_BLUE
            moves[1] = FIRST_RED
            return 2
        found: i64 = 0
        if self.may_swap(state):
            moves[0] = SWAP
            found = 1
        return fill_actions(
            state.blue, state.red, state.turn, moves, found, self.most_moves
        )

    def pick(self, state: State, moves: vec[i64], rng: Random) -> i64:
        if state.stage == TOSS or self.may_swap(state):
            return super().pick(state, moves, rng)
        return fair_action(state.blue, state.red, state.turn, moves, rng)

    def weigh(self, state: State, weights: vec[i64]) -> None:
        weights[0] = 1  # [G3]
        weights[1] = 1

    def may_swap(self, state: State) -> bool:
        """Tell whether the player on turn may swap [G11]."""
        return self.swap and state.stage == ANSWER

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        if state.stage == TOSS:
            if move >= FIRST_BLUE:
                return None
            return Refusal("toss-first", {}, "G3")
        if move >= FIRST_BLUE:
            return Refusal("toss-is-over", {}, "G3")
        if move == SWAP:
            return None if self.may_swap(state) else Refusal("no-swap", {}, "G11")
        return why_not(state.blue, state.red, state.turn, move)

    def play(self, state: State, move: i64) -> State:
        if move >= FIRST_BLUE:
            turn = BLUE if move == FIRST_BLUE else RED
            return State(BLUE_BASE, RED_BASE, turn, OPENING, 0, RUNNING, None)
        if move == SWAP:
            return State(
                state.blue,
                state.red,
                state.turn,
                MIDDLE,
                1 - state.swapped,
                RUNNING,
                None,
            )
        return self._act(state, move)

    def _act(self, state: State, move: i64) -> State:
        """Play a fresh cog or move one [G4], and see what comes of it."""
        change = change_of(move)
        blue = state.blue
        red = state.red
        if state.turn == BLUE:
            blue ^= change
        else:
            red ^= change
        stage = ANSWER if state.stage == OPENING else MIDDLE
        past = None if move < SHIFT else state
        ending = self.judge(blue, red, state.turn, past)
        return State(blue, red, 1 - state.turn, stage, state.swapped, ending, past)

    def ends(self, state: State, move: i64) -> bool:
        """Tell whether an action would end the game, and make no position of it."""
        if move >= SWAP:
            return False
        change = change_of(move)
        blue = state.blue
        red = state.red
        if state.turn == BLUE:
            blue ^= change
        else:
            red ^= change
        past = None if move < SHIFT else state
        return self.judge(blue, red, state.turn, past) != RUNNING

    def judge(self, blue: i64, red: i64, mover: i64, past: State | None) -> i64:
        """Return how the game stands after an action of *mover* [G7 to G10]."""
        wheels = blue | red | GOLD
        even, odd, _, _ = trains.two_colour(NEIGHBOURS, wheels, GOLD)
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
    """Return the rules, in their one version, with these checked *options*."""
    return Rules(
        word_in(options, "first"),
        number_in(options, "quiet_limit"),
        switch_in(options, "swap"),
    )


def seat_of(state: State, colour: i64) -> i64:
    """Return the seat that has *colour*: seat 0 has Blue until somebody swaps."""
    return colour ^ state.swapped


def colour_of(state: State, seat: i64) -> i64:
    """Return the colour that *seat* has."""
    return seat ^ state.swapped


def hand(state: State, colour: i64) -> i64:
    """Return how many fresh cogs *colour* still has."""
    return LOOSE + 1 - count(state.red if colour else state.blue)


def times_seen(blue: i64, red: i64, past: State) -> i64:
    """Return how often these wheels, same player on turn, are in the *past* [G10]."""
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
    """Return the colour that won a game that is over, or -1 for a draw."""
    if state.ending == BY_GOLD or state.ending == BY_BLOCK:
        return 1 - state.turn
    return state.turn if state.ending == BY_GIFT else -1


def explain(state: State) -> list[trains.Train]:
    """
    Explain every train on the board: which way each wheel turns, or why not [G5].

    Blue's base turns clockwise, where it turns; then Red's, then gold, then the
    lowest peg of each train that holds none of them. A train that is locked comes
    with one shortest odd ring that locks it.
    """
    seeds = [*members(BLUE_BASE), *members(RED_BASE), *members(GOLD)]
    return trains.trains(NEIGHBOURS, state.blue | state.red | GOLD, seeds)
