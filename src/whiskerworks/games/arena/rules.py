# compiled: hot
"""
The rules of arena; [A1], [A2] … are the rule ids of docs/games/arena.md.

`state.py` says what each die can do, and explains why it does no more.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.options import OptionValue, number_option
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.arena.meta import (
    CHEESE_DICE_COUNT,
    DIE_KINDS,
    EVEN_FACES,
    META,
    MOVE_DICE_BY_SEATS,
    START_CHEESE,
    START_CORNERS,
    face_weights,
    mouse_name,
    read_faces,
)
from whiskerworks.games.arena.state import (
    BY_EXHAUSTION,
    BY_SEVEN,
    CAT_DIE,
    CHEESE_DIE,
    DIE_SORTS,
    MOVE_DIE,
    ONE_DIE,
    RUNNING,
    HexEntry,
    State,
    cat_stop,
    dice_left_to_roll,
    dice_of_sort,
    explain_cat_run_towards,
    explain_entry,
    explain_mouse_route,
    fill_cat_runs,
    fill_cheese,
    fill_mouse_moves,
    has_cheese,
    is_vacant,
    kind_of,
    mice_of,
    next_kind_to_roll,
    pack,
    repack_seat,
    round_roll,
    scores_of,
    straight_move,
    unpack_seat,
    value_of,
)
from whiskerworks.kit.hex_grid import (
    HexGrid,
    grid,
    high_bit,
    low_bit,
    set_holds,
    set_of,
    set_size,
)

MAX_DIE_USES: Final = 78
"""With one die of every sort: 36 mouse moves, 6 cat runs, 36 cheeses."""
MAX_IDLE_ROUNDS: Final[i64] = 3
"""Idle rounds in a row that end the game [A14]."""


@final
class Rules(CoreRules[State]):
    """The rules of arena, bound to their seats and options."""

    def __init__(
        self,
        seats: int,
        side: int,
        goal: int,
        round_limit: int,
        cat_die: str,
        cheese_dice: str,
    ) -> None:
        self.board: Final[HexGrid] = grid(side)
        """The hexes [A1]."""
        uses = int(DIE_SORTS * self.board.hexes)
        super().__init__(seats, MAX_DIE_USES + 1, uses + 1 + seats + int(DIE_SORTS))
        self.players: Final[i64] = seats
        """The number of seats, typed for the compiler."""
        self.goal: Final[i64] = goal
        """Points needed to win [A13]."""
        self.round_limit: Final[i64] = round_limit
        """Maximum number of rounds [A14]."""
        self.move_dice: Final[i64] = MOVE_DICE_BY_SEATS[seats]
        """The number of move dice [A4]."""
        chances = (
            face_weights(cat_die) + face_weights(EVEN_FACES) + face_weights(cheese_dice)
        )
        self.chances: Final = vec[i64](chances)
        """The weights of the values 1 to 3 of a die, for each kind in turn [A4]."""
        self.pass_move: Final[i64] = uses
        """The move `pass`; every smaller number uses a die."""
        self.start_moves: Final[i64] = uses + 1
        """The first move that names a starter."""
        self.roll_moves: Final[i64] = uses + 1 + seats
        """The first move that rolls a die; one for each sort."""

    def start(self) -> State:
        corners = self.board.corners()
        mice = [corners[corner] for corner in START_CORNERS[self.seats]]
        low, high = set_of([self.board.at(q, r) for q, r in START_CHEESE])
        to_roll = round_roll(0, self.move_dice)
        return State(
            self.board.middle, pack(mice, 8), low, high, 0, 0, to_roll, -1, 0, 1, 1, 0
        )

    def to_move(self, state: State) -> i64:
        if state.ending != RUNNING:
            return GAME_OVER
        if state.to_roll:
            return CHANCE
        return state.turn

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        if state.ending != RUNNING:
            return 0
        if state.turn < 0:
            for seat in range(self.players):
                moves[seat] = self.start_moves + seat
            return self.players
        if state.to_roll:
            first = self.roll_moves + 3 * next_kind_to_roll(state.to_roll)
            moves[0] = first
            moves[1] = first + 1
            moves[2] = first + 2
            return 3
        moves[0] = self.pass_move
        found = fill_cat_runs(self.board, state, self.players, moves, 1)
        found = fill_mouse_moves(self.board, state, self.players, moves, found)
        return fill_cheese(self.board, state, self.players, moves, found)

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        if state.turn < 0:
            for seat in range(self.players):
                weights[seat] = 1  # [A5]
            return
        first = 3 * next_kind_to_roll(state.to_roll)
        for value in range(3):
            weights[value] = self.chances[first + value]

    def pick(self, state: State, moves: vec[i64], rng: Random) -> i64:
        if state.turn < 0:
            return self.start_moves + rng.randrange(self.players)
        if state.to_roll:
            return self.roll_moves + self._rolled(next_kind_to_roll(state.to_roll), rng)
        # Most candidates are legal: draw until one is.
        most = candidate_count(self.board, state)
        while True:
            number = rng.randrange(most)
            if number == 0:
                return self.pass_move
            move = numbered_use(self.board, state, self.players, number - 1)
            if move >= 0:
                return move

    def _rolled(self, kind: i64, rng: Random) -> i64:
        """Roll a die of a *kind* by its weights, and return the sort [A4]."""
        first = 3 * kind
        twos = self.chances[first] + self.chances[first + 1]
        left = rng.randrange(twos + self.chances[first + 2])
        if left < self.chances[first]:
            return first
        return first + 1 if left < twos else first + 2

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        starts = self.start_moves <= move < self.roll_moves
        if state.turn < 0:
            return None if starts else Refusal("start-first", {}, "A5")
        if starts:
            return Refusal("started", {}, "A5")
        if move >= self.roll_moves:
            return self._why_not_roll(state, (move - self.roll_moves) // 3)
        if state.to_roll:
            return Refusal("roll-first", {"dice": dice_left_to_roll(state)}, "A6")
        if move == self.pass_move:
            return None
        return self._why_not_use(state, int(move))

    def _why_not_roll(self, state: State, kind: i64) -> Refusal | None:
        if state.to_roll == 0:
            return Refusal("all-rolled", {}, "A6")
        due = next_kind_to_roll(state.to_roll)
        if kind == due:
            return None
        next_one = Message("kind-name", {"kind": DIE_KINDS[due]})
        return Refusal("wrong-die", {"kind": DIE_KINDS[kind], "due": next_one}, "A6")

    def _why_not_use(self, state: State, use: int) -> Refusal | None:
        """Check that the pool has such a die, and that this use is legal [A7]."""
        sort, place = self.use_of(use)
        kind, value = kind_of(sort), value_of(sort)
        if not dice_of_sort(state.pool, sort):
            return Refusal(
                "no-such-die", {"kind": DIE_KINDS[kind], "value": value}, "A7"
            )
        if kind == MOVE_DIE:
            return self._why_not_move(state, value, place)
        if kind == CAT_DIE:
            return self._why_not_cat(state, value, place)
        return self._why_not_cheese(state, value, place)

    def _why_not_move(self, state: State, value: int, place: int) -> Refusal | None:
        """Check that the mouse to move can go to *place* [A8]."""
        start = mice_of(state, self.seats)[state.turn]
        names = self.board.names
        ends: Params = {"from": names[start], "hex": names[place]}
        if place == start:
            return Refusal("same-hex", ends, "A8")
        found = explain_mouse_route(
            self.board, state, self.seats, int(state.turn), place
        )
        if not found:
            return Refusal("not-straight", ends, "A8")
        for step in found:
            if step.holder is not None:
                return Refusal("in-the-way", {"who": step.holder, **ends}, "A8")
        total = sum([step.cost for step in found])
        if total <= value:
            return None
        steps = tuple([_entry_message(names[step.place], step) for step in found])
        numbers: Params = {"cost": total, "value": value, "steps": steps}
        return Refusal("too-far", {**ends, **numbers}, "A8")

    def _why_not_cat(self, state: State, value: int, place: int) -> Refusal | None:
        """Check that the cat stops on *place* [A10]."""
        names = self.board.names
        to: Params = {"hex": names[place]}
        if place == state.cat:
            return Refusal("cat-same-hex", to, "A10")
        if self.board.direction(int(state.cat), place) < 0:
            return Refusal("cat-not-straight", {"from": names[state.cat], **to}, "A10")
        found = explain_cat_run_towards(self.board, state, self.seats, value, place)
        why = found.why(self.board, state)
        if not found.path:
            return Refusal("cat-stuck", {**to, "why": why}, "A10")
        if found.path[-1] == place:
            return None
        stops: Params = {**to, "value": value, "stop": names[found.path[-1]]}
        if place in found.path:
            return Refusal("cat-goes-on", stops, "A10")
        return Refusal("cat-stops", {**stops, "why": why}, "A10")

    def _why_not_cheese(self, state: State, value: int, place: int) -> Refusal | None:
        """Check that cheese may be put on *place* [A11]."""
        names = self.board.names
        holder = explain_entry(self.board, state, self.seats, -1, place).holder
        if has_cheese(state, place):
            holder = Message("holder-cheese")
        if holder is not None:
            return Refusal("taken", {"hex": names[place], "who": holder}, "A11")
        far = self.board.distance(int(state.cat), place)
        if far == value:
            return None
        ends: Params = {"hex": names[place], "cat": names[state.cat]}
        return Refusal("wrong-distance", {**ends, "far": far, "value": value}, "A11")

    def play(self, state: State, move: i64) -> State:
        if move < self.pass_move:
            return self._use(state, move // self.board.hexes, move % self.board.hexes)
        if move >= self.roll_moves:  # [A6]
            sort = move - self.roll_moves
            pool = state.pool + ONE_DIE[sort]
            to_roll = state.to_roll - ONE_DIE[2 - sort // 3]
            return state.with_dice(pool, to_roll, state.turn, state.anchor)
        if move == self.pass_move:
            return self._pass(state)
        starter = move - self.start_moves  # [A5]
        return state.with_dice(0, state.to_roll, starter, starter)

    def _after(self, seat: i64) -> i64:
        """Return the next seat clockwise [A7]."""
        return seat + 1 if seat + 1 < self.players else 0

    def _pass(self, state: State) -> State:
        """Pass; end the round if all seats have passed in a row [A12]."""
        turn = self._after(state.turn)
        if turn != state.anchor:
            return state.with_dice(state.pool, 0, turn, state.anchor)
        return self._end_round(state, turn if state.idle == 0 else self._after(turn))

    def _use(self, state: State, sort: i64, place: i64) -> State:
        """Use a die of a *sort* on *place* [A8 to A11]."""
        cat = state.cat
        mice = state.mice
        low = state.cheese_low
        high = state.cheese_high
        scores = state.scores
        ending = RUNNING
        if sort >= 3 * CHEESE_DIE:
            low |= low_bit(place)
            high |= high_bit(place)
        elif sort >= 3 * MOVE_DIE:
            mice = repack_seat(mice, state.turn, unpack_seat(mice, state.turn), place)
            if set_holds(low, high, place):  # [A9]
                low &= ~low_bit(place)
                high &= ~high_bit(place)
                points = unpack_seat(scores, state.turn)
                scores = repack_seat(scores, state.turn, points, points + 1)
                if points + 1 >= self.goal:
                    ending = BY_SEVEN
        else:
            low, high = self._sweep(state, place)
            cat = place
        pool = state.pool - ONE_DIE[sort]
        turn = self._after(state.turn)
        after = State(
            cat, mice, low, high, scores, pool, 0, turn, turn, 0, state.round, ending
        )
        if pool or ending != RUNNING:
            return after
        return self._end_round(after, turn)

    def _sweep(self, state: State, stop: i64) -> tuple[i64, i64]:
        """Return the cheese left after the cat runs to *stop* [A10]."""
        low = state.cheese_low
        high = state.cheese_high
        steps = self.board.steps
        direction = i64(self.board.ways[self.board.hexes * state.cat + stop])
        place = state.cat
        while place != stop:
            place = steps[6 * place + direction]
            low &= ~low_bit(place)
            high &= ~high_bit(place)
        return low, high

    def _end_round(self, state: State, starter: i64) -> State:
        """End the game, or start the next round with *starter* [A6, A12, A14]."""
        over = state.round >= self.round_limit or state.idle >= MAX_IDLE_ROUNDS
        cheese = CHEESE_DICE_COUNT - set_size(state.cheese_low, state.cheese_high)
        return State(
            state.cat,
            state.mice,
            state.cheese_low,
            state.cheese_high,
            state.scores,
            0,
            0 if over else round_roll(cheese, self.move_dice),
            starter,
            starter,
            state.idle if over else state.idle + 1,
            state.round if over else state.round + 1,
            BY_EXHAUSTION if over else RUNNING,
        )

    def use_of(self, move: int) -> tuple[int, int]:
        """Return the die's sort and the hex of a move that uses a die."""
        return divmod(move, int(self.board.hexes))

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == RUNNING:
            return None
        reason, rule = META.endings[state.ending - 1]
        points = scores_of(state, self.seats)
        best = max(points)
        winners = [seat for seat in range(self.seats) if points[seat] == best]
        scores = [1 / len(winners) if s in winners else 0.0 for s in range(self.seats)]
        pairs: Params = {
            "winners": tuple([mouse_name(seat) for seat in winners]),
            "count": len(winners),
            "points": best,
            "idle": int(state.idle >= MAX_IDLE_ROUNDS),
        }
        return Outcome(tuple(scores), reason, rule, pairs)


def _entry_message(name: str, step: HexEntry) -> Message:
    """Return the cost of entering the hex *name*, with its reasons, as a message."""
    params: Params = {"hex": name, "cost": step.cost}
    if not step.adding:
        return Message("step-plain", params)
    return Message("step-crowded", {**params, "adding": step.adding})


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules, of which only one version exists, bound to *options*.

    Raises:
        BadOption: An option describes impossible dice.
    """
    return Rules(
        seats,
        number_option(options, "side"),
        number_option(options, "goal"),
        number_option(options, "round_limit"),
        read_faces(options, "cat_die"),
        read_faces(options, "cheese_dice"),
    )


def candidate_count(board: HexGrid, state: State) -> i64:
    """
    Return the number of candidate uses of dice, plus one for `pass`.

    A cat die has six candidates (directions), a move die six times its value, a cheese
    die the whole ring. Each legal use is exactly one candidate, so drawing candidates
    until one is legal is fair.
    """
    total: i64 = 1
    starts = board.ring_starts
    at = 3 * state.cat
    for value in range(1, 4):
        if dice_of_sort(state.pool, value - 1):
            total += 6
        if dice_of_sort(state.pool, 3 * MOVE_DIE + value - 1):
            total += 6 * value
        if dice_of_sort(state.pool, 3 * CHEESE_DIE + value - 1):
            total += starts[at + value] - starts[at + value - 1]
    return total


def numbered_use(board: HexGrid, state: State, seats: i64, number: i64) -> i64:
    """Return candidate *number* as a use of a die, or -1 if it is illegal."""
    starts = board.ring_starts
    at = 3 * state.cat
    for value in range(1, 4):
        if dice_of_sort(state.pool, value - 1):
            if number < 6:
                stop = cat_stop(board, state, seats, number, value)
                return -1 if stop == state.cat else board.hexes * (value - 1) + stop
            number -= 6
        if dice_of_sort(state.pool, 3 * MOVE_DIE + value - 1):
            if number < 6 * value:
                return straight_move(board, state, seats, value, number)
            number -= 6 * value
        if dice_of_sort(state.pool, 3 * CHEESE_DIE + value - 1):
            first = starts[at + value - 1]
            if number < starts[at + value] - first:
                place = board.rings[first + number]
                if not is_vacant(board, state, seats, place):
                    return -1
                return board.hexes * (3 * CHEESE_DIE + value - 1) + place
            number -= starts[at + value] - first
    return -1
