# compiled: hot
"""
A position of arena on its hexes, and what can be done with the dice [A8, A10, A11].

Mice and scores are kept eight bits a seat in one number, dice of the pool four bits
for each of nine sorts: cat 1 to 3, move 1 to 3, cheese 1 to 3. Cheese is a set of
hexes, as in `kit.hex_grid`.

A use of a die is a number: `hexes` times the sort of the die, plus the hex where the
mouse or the cat ends or the cheese is put.

`entry`, `way` and `run` explain the numbers: what it costs to enter a hex and who adds
to it [A8], how far the cat would go and what stops it [A10].
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
"""How many sorts of dice there are: a kind and a value."""
ONE_DIE: Final = vec[i64]([1 << (4 * sort) for sort in range(9)])
"""For each sort, one die in a pool."""

# One die still to be rolled, of each kind: they are rolled from the top down [A6].
ROLL_CHEESE: Final[i64] = 1
ROLL_MOVE: Final[i64] = 16
ROLL_CAT: Final[i64] = 256

# Endings, in the order of META.endings; 0 while the game goes on.
RUNNING: Final[i64] = 0
BY_SEVEN: Final[i64] = 1
BY_EXHAUSTION: Final[i64] = 2
BLOCKED_COST: Final[i64] = 100
"""What entering a hex costs that holds a mouse or the cat: more than any die has."""

# What stops the cat: the die says no more, the rim, or a mouse [A10].
STOPPED_BY_DIE: Final = "steps"
STOPPED_BY_RIM: Final = "rim"
STOPPED_BY_MOUSE: Final = "mouse"


@final
class State(Value):
    """Where everything lies, which dice can be used, and whose turn it is."""

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
        """The hexes with cheese, as a set: the low number."""
        self.cheese_high: Final[i64] = cheese_high
        """The rest of that set."""
        self.scores: Final[i64] = scores
        """The points, eight bits each."""
        self.pool: Final[i64] = pool
        """The dice that are rolled and not used yet, four bits for each sort."""
        self.to_roll: Final[i64] = to_roll
        """The dice still to be rolled: cheese, move, cat, four bits each [A6]."""
        self.turn: Final[i64] = turn
        """The seat on turn, once all is rolled; -1 until a starter is named [A5]."""
        self.anchor: Final[i64] = anchor
        """The starter, or the seat after the last that used a die in this round: when
        passing comes round to it, all have passed in a row [A12]."""
        self.idle: Final[i64] = idle
        """How many rounds in a row, this one included, are without a used die [A14]."""
        self.round: Final[i64] = round
        """The number of the round, from 1."""
        self.ending: Final[i64] = ending
        """How the game ended, RUNNING while it goes on."""

    def with_dice(self, pool: i64, to_roll: i64, turn: i64, anchor: i64) -> "State":
        """Return the position in the same round where only dice and turn differ."""
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
    """Return what a number with eight bits a seat says of *seat*."""
    return (packed >> (8 * seat)) & 255


def repack_seat(packed: i64, seat: i64, old: i64, new: i64) -> i64:
    """Return such a number with *new* in place of *old* for *seat*."""
    return packed + ((new - old) << (8 * seat))


def dice_of_sort(pool: i64, sort: i64) -> i64:
    """Return how many dice of a sort are in a pool."""
    return (pool >> (4 * sort)) & 15


def round_roll(cheese: i64, moves: i64) -> i64:
    """Return the roll at the start of a round: the cat die, and so many others [A6]."""
    return ROLL_CAT + ROLL_MOVE * moves + ROLL_CHEESE * cheese


def next_kind_to_roll(to_roll: i64) -> i64:
    """Return the kind of the die that is rolled next [A6]."""
    if to_roll >= ROLL_CAT:
        return CAT_DIE
    return MOVE_DIE if to_roll >= ROLL_MOVE else CHEESE_DIE


def dice_left_to_roll(state: State) -> int:
    """Return how many dice are still to be rolled."""
    return int(sum([dice_of_sort(state.to_roll, kind) for kind in range(3)]))


def pack(values: list[int], bits: int) -> int:
    """Return *values* in one number, so many *bits* each."""
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
    """Tell whether there is cheese on *place*."""
    return set_holds(state.cheese_low, state.cheese_high, place)


def kind_of(sort: int) -> int:
    """Return the kind of a sort of dice: CAT, MOVE or CHEESE."""
    return sort // 3


def value_of(sort: int) -> int:
    """Return what dice of a sort show: 1, 2 or 3."""
    return sort % 3 + 1


def entry_cost(board: HexGrid, state: State, seats: i64, seat: i64, place: i64) -> i64:
    """Return what it costs the mouse of *seat* to enter *place* [A8]."""
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
    """Return the most that a move die in a pool shows, 0 if there is none."""
    most: i64 = 3
    while most and not dice_of_sort(pool, 3 * MOVE_DIE + most - 1):
        most -= 1
    return most


def nearest_mouse(board: HexGrid, state: State, seats: i64, place: i64) -> i64:
    """Return how far the nearest mouse is from *place*."""
    apart = board.apart
    row = board.hexes * place
    nearest = i64(apart[row + unpack_seat(state.mice, 0)])
    for seat in range(1, seats):
        far = i64(apart[row + unpack_seat(state.mice, seat)])
        if far < nearest:
            nearest = far
    return nearest


def cat_stops_before(board: HexGrid, state: State, seats: i64, place: i64) -> bool:
    """Tell whether the cat, on its way, stops before *place* [A10]."""
    return board.rim[place] != 0 or nearest_mouse(board, state, seats, place) <= 1


def cat_stop(
    board: HexGrid, state: State, seats: i64, direction: i64, value: i64
) -> i64:
    """Return where the cat stops that goes *value* hexes in a *direction* [A10]."""
    steps = board.steps
    place = state.cat
    for _step in range(value):
        # The cat is never on the rim, so there always is a next hex.
        ahead = steps[6 * place + direction]
        if cat_stops_before(board, state, seats, ahead):
            break
        place = ahead
    return place


def straight_move(
    board: HexGrid, state: State, seats: i64, value: i64, number: i64
) -> i64:
    """Return the use that takes the mouse some hexes in a direction, or -1 [A8]."""
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
    """Tell whether *place*, which is not the cat's, is free for cheese [A11]."""
    if has_cheese(state, place):
        return False
    return nearest_mouse(board, state, seats, place) != 0


def fill_cat_runs(
    board: HexGrid, state: State, seats: i64, moves: vec[i64], found: i64
) -> i64:
    """Write every hex where the cat can be made to stop [A10]."""
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
    """Write every hex that the mouse on turn can go to, with each die [A8]."""
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
    """Write every hex that cheese can be put on, with each die [A11]."""
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
    """Write the vacant hexes *value* steps from the cat, in reading order [A11]."""
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
    """What it costs a mouse to enter a hex [A8]."""

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
        """The other mice and the cat next to it, as words."""
        self.holder: Final = holder
        """The mouse or cat that is on it, as words, if there is one."""


@final
class CatRun(Value):
    """How the cat would go in one direction, and why no farther [A10]."""

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
        """Those of them that lose their cheese."""
        self.reason: Final = reason
        """What stops it: `steps` (the die says no more), `rim` or `mouse`."""
        self.mice: Final = mice
        """The mice it shies from, as words."""

    def why(self, board: HexGrid, state: State) -> Message:
        """Return why it goes no farther, as something to be said."""
        last = self.path[-1] if self.path else int(state.cat)
        params: Params = {"hex": board.names[last], "mice": self.mice}
        return Message(f"why-{self.reason}", params)


def explain_entry(
    board: HexGrid, state: State, seats: int, seat: int, place: int
) -> HexEntry:
    """
    Explain what it costs the mouse of *seat* to enter *place* [A8].

    With a *seat* of -1 it is nobody's mouse, so that every mouse counts.
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

    It is each hex that the mouse enters; none if there is no straight line.
    """
    line = board.line(mice_of(state, seats)[seat], place)
    return tuple([explain_entry(board, state, seats, seat, step) for step in line])


def explain_cat_run(
    board: HexGrid, state: State, seats: int, direction: int, value: int
) -> CatRun:
    """
    Explain how the cat goes *value* hexes in a *direction* [A10].

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
    """Explain how the cat goes when a die of *value* sends it towards *place*."""
    direction = board.direction(int(state.cat), place)
    return explain_cat_run(board, state, seats, direction, value)
