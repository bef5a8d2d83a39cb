# compiled: hot
"""
Maze, step by step. [M1], [M2] … are the ids of docs/games/maze.md.

What other games with Maze Cards share is in `kit/card_state.py`, `kit/card_lists.py`
and `kit/card_refusals.py`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption, short
from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.options import OptionValue, read_number, word_in
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.maze import state as own
from whiskerworks.games.maze.meta import CAT_SPAN, META, SETUPS, STARTS, UPPER
from whiskerworks.games.maze.state import State
from whiskerworks.kit import card_lists as lists
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import card_refusals as refusals
from whiskerworks.kit import card_state as cards
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_refusals import cell_params
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.setups import Setup, setup_of
from whiskerworks.kit.starts import (
    ALL_CARDS,
    Parts,
    bare_table,
    open_to_mouse,
    shape,
    unfit,
    unlike_chase,
)
from whiskerworks.kit.table import beside
from whiskerworks.kit.walks import nearest_spaces

MOST_MOVES: Final = 6 * 4 * 49 + 2
"""
A full table holds at least 22 cards, so that a belt that grew never has more than six
[M11]; and no card can be laid beyond the window.
"""
_DUE: Final = (
    Refusal("start-due", {}, "M7"),
    Refusal("belt-due", {}, "M7"),
    Refusal("deal-due", {}, "M7"),
    Refusal("begin-due", {}, "M9"),
    Refusal("place-due", {}, "M11"),
    Refusal("spin-due", {}, "M10c"),
    Refusal("drop-due", {}, "M10d"),
    Refusal("walk-due", {}, "M13"),
    Refusal("draw-due", {}, "M16"),
    Refusal("arrive-due", {}, "M16"),
)
"""For each phase, what refuses a move that belongs to another."""
_BLOCKS: Final = [
    (numbers.DROP, own.TURN),
    (numbers.START, own.DROPPING),
    (numbers.SPIN, cards.STARTING),
    (numbers.MOUSE, own.SPINNING),
    (numbers.ARRIVE, own.MOVING),
    (numbers.SKIP, own.ARRIVING),
    (numbers.BELT, own.TURN),
    (numbers.DRAW, cards.BELTING),
    (own.REVEAL, own.DRAWING),
    (own.DEAL, own.TURN),
    (own.BEGIN, own.DEALING),
    (own.LIMIT, own.BEGINNING),
]
"""Where each block of moves ends, and the phase that they belong to."""


@final
class Rules(CoreRules[State]):
    """The rules of maze, bound to their seats, deck and set-up."""

    def __init__(
        self, seats: int, deck: Deck, setup: Setup, first: int, last: int
    ) -> None:
        super().__init__(seats, MOST_MOVES, int(own.LIMIT))
        self.players: Final[i64] = seats
        """How many play, as the compiler likes it."""
        self.parts: Final = Parts(seats, deck, setup)
        """What they play with."""
        self.faces: Final = self.parts.faces
        """How the cards can lie."""
        self.cat_first: Final[i64] = first
        """The Cat comes after at least so many Maze Cards [M8] …"""
        self.cat_last: Final[i64] = last
        """… and after at most so many."""
        self._outcomes: Final = [
            [_outcome(seats, ending, winner) for winner in range(-1, seats)]
            for ending in range(1, len(META.endings) + 1)
        ]

    def start(self) -> State:
        table = bare_table(self.parts.setup)
        return State(
            -1, 0, 0, 0, 0, 0, table, cards.STARTING, 0, ALL_CARDS, 0, -1, cards.RUNNING
        )

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == own.OVER:
            return GAME_OVER
        if own.in_setup(state) or phase == own.DRAWING:
            return CHANCE
        return state.seat

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        table = state.table
        if phase == own.TURN:
            return self._fill_turn(state, moves)
        if phase == own.MOVING:
            return cards.fill_walks(state, moves)
        if phase == own.DRAWING:
            left = self._left(state)
            return lists.fill_draws(state.unseen, left, own.special(state), moves)
        if phase == own.SPINNING:
            return lists.fill_spins(table, moves)
        if phase == own.DROPPING:
            return lists.fill_drops(self.faces, table, state.belt, moves)
        if phase == own.ARRIVING:
            spaces = nearest_spaces(table)
            return lists.write_cells(table, spaces, numbers.ARRIVE, moves, 0)
        if phase == own.DEALING:
            return self._fill_deals(state, moves)
        if phase == own.OVER:
            return 0
        if phase != own.BEGINNING:
            return cards.fill_setup(self.parts, state, moves)
        for seat in range(self.players):
            moves[seat] = own.BEGIN + seat
        return self.players

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        if state.phase == own.DRAWING:
            lists.weigh_draws(state.unseen, self._left(state), weights)
        else:
            lists.weigh_evenly(weights)  # [M7, M9]

    def pick(self, state: State, moves: vec[i64], rng: Random) -> i64:
        if state.phase == own.DRAWING:
            left = self._left(state)
            return lists.pick_draw(state.unseen, left, own.special(state), rng)
        if state.phase == own.TURN:
            spaces = lists.spaces_beside(state.table)
            reveal = own.REVEAL if own.may_reveal(state) else lists.UNDRAWN
            belt = state.belt
            move = lists.pick_place(self.faces, state.table, belt, spaces, reveal, rng)
            if move != lists.UNDRAWN:
                return move
        # What is left is few or rare, and all of it is equally likely [M7, M9].
        return moves[rng.randrange(self.legal_moves_into(state, moves))]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        phase = next(phase for end, phase in _BLOCKS if move < end)
        if phase != state.phase:
            if state.phase == own.TURN and phase in (own.SPINNING, own.DROPPING):
                ability = "spin" if phase == own.SPINNING else "drop"
                return Refusal("reveal-first", {"ability": ability}, "M10")
            return _DUE[state.phase]
        if phase == own.TURN:
            return self._why_not_turn(state, int(move))
        if phase == own.MOVING:
            return refusals.why_not_walk(state, int(move))
        if phase == own.DRAWING:
            return self._why_not_draw(state, int(move))
        if phase in (own.DEALING, own.BEGINNING):
            return self._why_not_deal(state, int(move))
        return refusals.why_not_alike(self.parts, state, int(move))

    def play(self, state: State, move: i64) -> State:
        after = state.copy()
        if move < numbers.START:
            own.lay(self.faces, after, move)
        elif numbers.DRAW <= move < own.REVEAL:
            own.draw(after, move, self.players)
        elif numbers.MOUSE <= move < numbers.ARRIVE:
            own.walk(after, move)
        elif move == own.REVEAL:
            own.reveal(after)
        elif move >= numbers.BELT:
            own.prepare(after, move, self.players)
        elif move < numbers.SPIN:
            cards.lay_start(self.parts, after, move - numbers.START)
            if after.phase == cards.BELTING:
                after.table.settle()
        elif move < numbers.MOUSE:
            cards.spin(self.faces, after, move - numbers.SPIN)
            after.phase = own.TURN
        elif move == numbers.SKIP:
            after.phase = own.DRAWING
        else:
            cards.arrive(after, after.table.at(move - numbers.ARRIVE))
            after.phase = own.DRAWING
        return after

    def is_final(self, state: State, move: i64) -> bool:
        return move == own.REVEAL

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == cards.RUNNING:
            return None
        winner = own.holder_of(state, own.winning_agenda(state.ending), self.players)
        return self._outcomes[state.ending - 1][winner + 1]

    # Before the first turn [M7 to M9].

    def _fill_deals(self, state: State, moves: vec[i64]) -> i64:
        """Write the agendas that the next seat can be dealt [M7]."""
        found: i64 = 0
        first = own.DEAL + 4 * own.next_dealt(state) - 1
        for agenda in range(1, 5):
            if own.holder_of(state, agenda, self.players) < 0:
                moves[found] = first + agenda
                found += 1
        return found

    def _why_not_deal(self, state: State, move: int) -> Refusal | None:
        """Check a deal, or who begins [M7, M9]."""
        seat, agenda = divmod(move - int(own.DEAL), 4)
        if move >= own.BEGIN:
            seat = move - int(own.BEGIN)
        if seat >= self.seats:
            return Refusal("no-such-seat", {"seat": seat}, "M9")
        if move >= own.BEGIN:
            return None
        due = int(own.next_dealt(state))
        if seat != due:
            return Refusal("deal-order", {"seat": due}, "M7")
        if own.holder_of(state, agenda + 1, self.seats) >= 0:
            return Refusal("deal-gone", {"agenda": AGENDAS[agenda]}, "M7")
        return None

    # Reveal [M10] and Place [M11, M12].

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Write what may be done at the start of a turn [M10, M11]."""
        found: i64 = 0
        if own.may_reveal(state):
            moves[0] = own.REVEAL
            found = 1
        table = state.table
        spaces = lists.spaces_beside(table)
        places = lists.fill_places(
            self.faces, table, state.belt, spaces, table.cards, moves, found
        )
        if places > found:
            return places
        moves[found] = numbers.SKIP
        return found + 1

    def _why_not_turn(self, state: State, move: int) -> Refusal | None:
        """Check what is done at the start of a turn [M10, M11]."""
        if move == own.REVEAL:
            if own.may_reveal(state):
                return None
            if state.revealed & BIT[state.seat]:
                return Refusal("already-revealed", {}, "M10")
            return Refusal("no-cat-yet", {}, "M10b")
        if move == numbers.SKIP:
            table = state.table
            spaces = lists.spaces_beside(table)
            if lists.can_place(self.faces, table, state.belt, spaces, table.cards):
                return Refusal("can-place", {}, "M11")
            return None
        return self._why_not_place(state, move)

    def _why_not_place(self, state: State, laying: int) -> Refusal | None:
        """Check that a belt card can be placed like that [M5, M6, M11]."""
        face, cell = divmod(laying, CELLS)
        table = state.table
        place = table.at(cell)
        refusal = refusals.why_not_lie(self.parts, state, face)
        refusal = refusal or refusals.why_not_on_character(table, cell)
        if refusal is not None:
            return refusal
        if place & table.cards:
            return refusals.why_not_cover(self.parts, table, face, cell)
        if place & lists.spaces_beside(table):
            return None
        if place & beside(table.taken()):
            return Refusal("too-large", cell_params(cell), "M5")
        return Refusal("not-beside", cell_params(cell), "M11")

    # End [M16].

    def _left(self, state: State) -> i64:
        """Return in one of how many cases the Cat or the Cucumber comes; 0: not."""
        return own.special_left(state, self.cat_first, self.cat_last)

    def _why_not_draw(self, state: State, move: int) -> Refusal | None:
        """Check what is drawn from the deck [M8]."""
        drawn: Params = {"drawn": int(state.drawn)}
        if move == numbers.DRAW_CUCUMBER:
            if state.drawn >= UPPER:
                return None
            return Refusal("cucumber-early", {**drawn, "after": int(UPPER)}, "M8")
        if move == numbers.DRAW_CAT:
            if own.cat_is_out(state):
                return Refusal("cat-out", {}, "M8")
            if state.drawn < self.cat_first:
                after = int(self.cat_first)
                return Refusal("cat-early", {**drawn, "after": after}, "M8")
            return None
        if not own.cat_is_out(state) and state.drawn == self.cat_last:
            return Refusal("cat-due", drawn, "M8")
        return refusals.why_not_seen(state, move - int(numbers.DRAW))


def _outcome(seats: int, ending: int, winner: int) -> Outcome:
    """Return what an *ending* comes to if *winner*, or nobody: -1, wins by it [M19]."""
    reason, rule = META.endings[ending - 1]
    scores = tuple([1.0 if seat == winner else 0.0 for seat in range(seats)])
    holder = (
        Message("holder-none")
        if winner < 0
        else Message("holder-seat", {"seat": winner})
    )
    agenda = AGENDAS[own.winning_agenda(ending) - 1]
    return Outcome(scores, reason, rule, {"agenda": agenda, "holder": holder})


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules of maze for *options* that are already checked.

    Raises:
        BadOption: The deck or the set-up is none, or they do not suit each other; or
            there is no place for the Cat.
    """
    deck = deck_of(options, data)
    setup = setup_of(word_in(options, "setup"), SETUPS, data)
    problem = _check_setup(deck, setup)
    if problem:
        raise BadOption("setup", problem)
    return Rules(seats, deck, setup, *_cat_span(word_in(options, "cat")))


def _check_setup(deck: Deck, setup: Setup) -> str:
    """Return what makes a set-up unfit for maze; nothing if it is fit [M7]."""
    problem = unlike_chase(setup, "maze", "M7")
    if problem:
        return problem
    shapes = {shape(start.walls) for start in setup.starts if start.walls is not None}
    if len(setup.starts) != STARTS or len(shapes) != STARTS:
        return f"maze begins with {STARTS} start cards of {STARTS} shapes [M7]"
    return open_to_mouse(setup) or unfit(deck, setup)


def _cat_span(text: str) -> tuple[int, int]:
    """Return after how many cards the Cat comes. Raises BadOption [M8]."""
    one, _, other = text.partition("-")
    first, last = read_number(one), read_number(other)
    if first is None or last is None or not first <= last < UPPER:
        most = int(UPPER) - 1
        problem = (
            f"it is two numbers from 0 to {most}, the smaller first, like {CAT_SPAN}"
        )
        raise BadOption("cat", f"{short(repr(text))}: {problem}")
    return first, last
