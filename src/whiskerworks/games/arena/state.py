# compiled: hot
"""
Positions of arena, and the uses of each die [A8, A10, A11].

Mice and scores are packed into one number each, eight bits per seat. The pool takes
four bits for each of nine sorts of dice: cat 1 to 3, move 1 to 3, cheese 1 to 3. Cheese
is a set of hexes, as in `kit.hex_grid`.

A use of a die is a number: `hexes` times the sort of the die, plus the hex where the
mouse or the cat ends or the cheese is put.

`explain_entry`, `explain_mouse_route` and `explain_cat_run` explain the results: what
it costs to enter a hex and why [A8], how far the cat runs and what stops it [A10].
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Message, Params
from whiskerworks.core.value import Value
from whiskerworks.games.arena.meta import COLOURS, mouse_on
from whiskerworks.kit.hex_grid import HexGrid, members_of_set, set_holds

CAT_DIE: Final[i64] = 0
MOVE_DIE: Final[i64] = 1
CHEESE_DIE: Final[i64] = 2
DIE_SORTS: Final[i64] = 9
"""The number of sorts of dice; a sort is a kind and a value."""
ONE_DIE: Final = vec[i64]([1 << (4 * sort) for sort in range(9)])
"""One die of each sort, as part of a pool."""

# One die of each kind in `to_roll`; the highest are rolled first [A6].
ROLL_CHEESE: Final[i64] = 1
ROLL_MOVE: Final[i64] = 16
ROLL_CAT: Final[i64] = 256

# Endings, in the order of META.endings; 0 while the game is running.
RUNNING: Final[i64] = 0
BY_SEVEN: Final[i64] = 1
BY_EXHAUSTION: Final[i64] = 2
BLOCKED_COST: Final[i64] = 100
"""Cost of entering an occupied hex: more than any die shows."""

# What stops the cat: the value of the die, the rim, or a mouse [A10].
STOPPED_BY_DIE: Final = "steps"
STOPPED_BY_RIM: Final = "rim"
STOPPED_BY_MOUSE: Final = "mouse"


@final
class State(Value):
    """A position: where everything lies, the usable dice, and whose turn it is."""

    def __init__(
        self,
        cat: i64,
        mice: i64,
        cheese_low: i64,
        cheese_high: i64,
        scores: i64,
        pool: i64,
        to_roll: i64,
        turn: i64,
        anchor: i64,
        idle: i64,
        round: i64,  # noqa: A002
        ending: i64,
    ) -> None:
        self.cat: Final[i64] = cat
        """The cat's hex."""
        self.mice: Final[i64] = mice
        """The hexes of the mice, eight bits each."""
        self.cheese_low: Final[i64] = cheese_low
        """The low number of the set of hexes with cheese."""
        self.cheese_high: Final[i64] = cheese_high
        """The high number of that set."""
        self.scores: Final[i64] = scores
        """The points, eight bits each."""
        self.pool: Final[i64] = pool
        """The dice rolled and not used yet, four bits for each sort."""
        self.to_roll: Final[i64] = to_roll
        """The dice still to be rolled: cheese, move, cat, four bits each [A6]."""
        self.turn: Final[i64] = turn
        """The seat to move after the rolls; -1 until a starter is named [A5]."""
        self.anchor: Final[i64] = anchor
        """The starter, or the seat after the last that used a die in this round: when
        the turn passes back to it, all have passed in a row [A12]."""
        self.idle: Final[i64] = idle
        """Rounds in a row without a used die, this one included [A14]."""
        self.round: Final[i64] = round
        """The number of the round, from 1."""
        self.ending: Final[i64] = ending
        """How the game ended; RUNNING before that."""

    def with_dice(self, pool: i64, to_roll: i64, turn: i64, anchor: i64) -> "State":
        """Return a position in the same round with other dice and turn."""
        return State(
            self.cat,
            self.mice,
            self.cheese_low,
            self.cheese_high,
            self.scores,
            pool,
            to_roll,
            turn,
            anchor,
            self.idle,
            self.round,
            RUNNING,
        )


def unpack_seat(packed: i64, seat: i64) -> i64:
    """Return the eight bits of *seat* from a packed number."""
    return (packed >> (8 * seat)) & 255


def repack_seat(packed: i64, seat: i64, old: i64, new: i64) -> i64:
    """Return a packed number with *new* in place of *old* for *seat*."""
    return packed + ((new - old) << (8 * seat))


def dice_of_sort(pool: i64, sort: i64) -> i64:
    """Return how many dice of a sort are in a pool."""
    return (pool >> (4 * sort)) & 15


def round_roll(cheese: i64, moves: i64) -> i64:
    """Return the dice to roll in a round: the cat die and these others [A6]."""
    return ROLL_CAT + ROLL_MOVE * moves + ROLL_CHEESE * cheese


def next_kind_to_roll(to_roll: i64) -> i64:
    """Return the kind of the next die to roll [A6]."""
    if to_roll >= ROLL_CAT:
        return CAT_DIE
    return MOVE_DIE if to_roll >= ROLL_MOVE else CHEESE_DIE


def dice_left_to_roll(state: State) -> int:
    """Return how many dice are still to be rolled."""
    return int(sum([dice_of_sort(state.to_roll, kind) for kind in range(3)]))


def pack(values: list[int], bits: int) -> int:
    """Pack *values* into one number, *bits* each."""
    packed = 0
    for place, value in enumerate(values):
        packed |= value << (bits * place)
    return packed


def mice_of(state: State, seats: int) -> list[int]:
    """Return the hexes of all mice, by seat."""
    return [int(unpack_seat(state.mice, seat)) for seat in range(seats)]


def scores_of(state: State, seats: int) -> list[int]:
    """Return the points of all seats."""
    return [int(unpack_seat(state.scores, seat)) for seat in range(seats)]


def pool_of(state: State) -> list[int]:
    """Return how many dice of each sort are in the pool."""
    return [int(dice_of_sort(state.pool, sort)) for sort in range(9)]


def cheese_of(state: State) -> list[int]:
    """Return the hexes with cheese, in reading order."""
    return members_of_set(state.cheese_low, state.cheese_high)


def has_cheese(state: State, place: i64) -> bool:
    """Return whether *place* holds cheese."""
    return set_holds(state.cheese_low, state.cheese_high, place)


def kind_of(sort: int) -> int:
    """Return the kind of a sort of dice: CAT_DIE, MOVE_DIE or CHEESE_DIE."""
    return sort // 3


def value_of(sort: int) -> int:
    """Return the value of a sort of dice: 1, 2 or 3."""
    return sort % 3 + 1


def entry_cost(board: HexGrid, state: State, seats: i64, seat: i64, place: i64) -> i64:
    """Return the cost for the mouse of *seat* to enter *place* [A8]."""
    apart = board.apart
    row = board.hexes * place
    far = i64(apart[row + state.cat])
    if far == 0:
        return BLOCKED_COST
    total: i64 = 2 if far == 1 else 1
    for other in range(seats):
        if other != seat:
            far = i64(apart[row + unpack_seat(state.mice, other)])
            if far == 0:
                return BLOCKED_COST
            if far == 1:
                total += 1
    return total


def best_move_die(pool: i64) -> i64:
    """Return the highest value of a move die in a pool, or 0."""
    most: i64 = 3
    while most and not dice_of_sort(pool, 3 * MOVE_DIE + most - 1):
        most -= 1
    return most


def nearest_mouse(board: HexGrid, state: State, seats: i64, place: i64) -> i64:
    """Return the distance from *place* to the nearest mouse."""
    apart = board.apart
    row = board.hexes * place
    nearest = i64(apart[row + unpack_seat(state.mice, 0)])
    for seat in range(1, seats):
        far = i64(apart[row + unpack_seat(state.mice, seat)])
        if far < nearest:
            nearest = far
    return nearest


def cat_stops_before(board: HexGrid, state: State, seats: i64, place: i64) -> bool:
    """Return whether a running cat stops before *place* [A10]."""
    return board.rim[place] != 0 or nearest_mouse(board, state, seats, place) <= 1


def cat_stop(
    board: HexGrid, state: State, seats: i64, direction: i64, value: i64
) -> i64:
    """Return where the cat stops when it runs *value* hexes in a *direction* [A10]."""
    steps = board.steps
    place = state.cat
    for _step in range(value):
        # The cat is never on the rim, so a next hex always exists.
        ahead = steps[6 * place + direction]
        if cat_stops_before(board, state, seats, ahead):
            break
        place = ahead
    return place


def straight_move(
    board: HexGrid, state: State, seats: i64, value: i64, number: i64
) -> i64:
    """Return the mouse move of candidate *number*, or -1 if it is illegal [A8]."""
    steps = board.steps
    direction = number // value
    place = unpack_seat(state.mice, state.turn)
    spent: i64 = 0
    for _step in range(number % value + 1):
        place = steps[6 * place + direction]
        if place < 0:
            return -1
        spent += entry_cost(board, state, seats, state.turn, place)
        if spent > value:
            return -1
    return board.hexes * (3 * MOVE_DIE + value - 1) + place


def is_vacant(board: HexGrid, state: State, seats: i64, place: i64) -> bool:
    """Return whether *place*, not the cat's hex, is free for cheese [A11]."""
    if has_cheese(state, place):
        return False
    return nearest_mouse(board, state, seats, place) != 0


def fill_cat_runs(
    board: HexGrid, state: State, seats: i64, moves: vec[i64], found: i64
) -> i64:
    """Append every legal cat run [A10]."""
    for value in range(1, 4):
        if dice_of_sort(state.pool, value - 1):
            for direction in range(6):
                place = cat_stop(board, state, seats, direction, value)
                if place != state.cat:
                    moves[found] = board.hexes * (value - 1) + place
                    found += 1
    return found


def fill_mouse_moves(
    board: HexGrid, state: State, seats: i64, moves: vec[i64], found: i64
) -> i64:
    """Append every legal move of the mouse with each die [A8]."""
    steps = board.steps
    most = best_move_die(state.pool)
    if most == 0:
        return found
    start = unpack_seat(state.mice, state.turn)
    for direction in range(6):
        place = steps[6 * start + direction]
        spent: i64 = 0
        while place >= 0:
            spent += entry_cost(board, state, seats, state.turn, place)
            if spent > most:
                break
            for value in range(spent, most + 1):
                sort = 3 * MOVE_DIE + value - 1
                if dice_of_sort(state.pool, sort):
                    moves[found] = board.hexes * sort + place
                    found += 1
            place = steps[6 * place + direction]
    return found


def fill_cheese(
    board: HexGrid, state: State, seats: i64, moves: vec[i64], found: i64
) -> i64:
    """Append every legal hex for cheese with each die [A11]."""
    for value in range(1, 4):
        sort = 3 * CHEESE_DIE + value - 1
        if dice_of_sort(state.pool, sort):
            found = _fill_ring(board, state, seats, sort, value, moves, found)
    return found


def _fill_ring(
    board: HexGrid,
    state: State,
    seats: i64,
    sort: i64,
    value: i64,
    moves: vec[i64],
    found: i64,
) -> i64:
    """Append the vacant hexes *value* steps from the cat, in reading order [A11]."""
    rings = board.rings
    at = board.ring_starts[3 * state.cat + value - 1]
    end = board.ring_starts[3 * state.cat + value]
    while at < end:
        place = rings[at]
        if is_vacant(board, state, seats, place):
            moves[found] = board.hexes * sort + place
            found += 1
        at += 1
    return found


@final
class HexEntry(Value):
    """The cost of entering a hex for a mouse [A8]."""

    def __init__(
        self,
        place: int,
        cost: int,
        adding: tuple[Message, ...],
        holder: Message | None,
    ) -> None:
        self.place: Final = place
        """The hex."""
        self.cost: Final = cost
        """1, and 1 more for each that adds to it; 0 where nobody can enter."""
        self.adding: Final = adding
        """The other mice and the cat next to the hex, as messages."""
        self.holder: Final = holder
        """The mouse or cat on the hex, as a message, or None."""


@final
class CatRun(Value):
    """The cat's run in one direction, and why it goes no farther [A10]."""

    def __init__(
        self,
        path: tuple[int, ...],
        swept: tuple[int, ...],
        reason: str,
        mice: tuple[Message, ...],
    ) -> None:
        self.path: Final = path
        """The hexes it enters; none if it cannot take a step."""
        self.swept: Final = swept
        """The hexes on its path that lose their cheese."""
        self.reason: Final = reason
        """What stops it: `steps` (the value of the die), `rim` or `mouse`."""
        self.mice: Final = mice
        """The mice that stop it, as messages."""

    def why(self, board: HexGrid, state: State) -> Message:
        """Return why the cat goes no farther, as a message."""
        last = self.path[-1] if self.path else int(state.cat)
        params: Params = {"hex": board.names[last], "mice": self.mice}
        return Message(f"why-{self.reason}", params)


def explain_entry(
    board: HexGrid, state: State, seats: int, seat: int, place: int
) -> HexEntry:
    """
    Explain what it costs the mouse of *seat* to enter *place* [A8].

    A *seat* of -1 means a mouse of no seat, so every mouse counts.
    """
    names = board.names
    beside = board.neighbours(place)
    mice = mice_of(state, seats)
    others = [other for other in range(seats) if other != seat]
    adding = [mouse_on(o, names[mice[o]]) for o in others if mice[o] in beside]
    if state.cat in beside:
        adding.append(Message("who-cat", {"hex": names[state.cat]}))
    holder = Message("holder-cat") if place == state.cat else None
    for other in others:
        if mice[other] == place:
            holder = Message("holder-mouse", {"colour": COLOURS[other]})
    return HexEntry(place, 0 if holder else 1 + len(adding), tuple(adding), holder)


def explain_mouse_route(
    board: HexGrid, state: State, seats: int, seat: int, place: int
) -> tuple[HexEntry, ...]:
    """
    Explain what it costs the mouse of *seat* to go straight to *place* [A8].

    Return one entry for each hex on the way, none if the line is not straight.
    """
    line = board.line(mice_of(state, seats)[seat], place)
    return tuple([explain_entry(board, state, seats, seat, step) for step in line])


def explain_cat_run(
    board: HexGrid, state: State, seats: int, direction: int, value: int
) -> CatRun:
    """
    Explain how the cat runs *value* hexes in a *direction* [A10].

    Directions are those of `kit.hex_grid`: 0 to 5, clockwise from the east.
    """
    stop = int(cat_stop(board, state, seats, direction, value))
    path = board.line(int(state.cat), stop)
    swept = [place for place in path if has_cheese(state, place)]
    if len(path) == value:
        return CatRun(tuple(path), tuple(swept), STOPPED_BY_DIE, ())
    ahead = int(board.steps[6 * stop + direction])
    near = [
        mouse_on(seat, board.names[mouse])
        for seat, mouse in enumerate(mice_of(state, seats))
        if board.distance(ahead, mouse) <= 1
    ]
    reason = STOPPED_BY_RIM if board.rim[ahead] else STOPPED_BY_MOUSE
    return CatRun(tuple(path), tuple(swept), reason, tuple(near))


def explain_cat_run_towards(
    board: HexGrid, state: State, seats: int, value: int, place: int
) -> CatRun:
    """Explain how the cat runs when a die of *value* sends it towards *place*."""
    direction = board.direction(int(state.cat), place)
    return explain_cat_run(board, state, seats, direction, value)
