# compiled: hot
"""
Maze, step by step. [M1], [M2] … are the ids of docs/games/maze.md.

What chance does is in `chance.py`, what can be done in a turn in `turns.py`; how a
position is kept is in `state.py`, the numbers of moves are in `moves.py`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption, short
from whiskerworks.core.message import Message, Refusal
from whiskerworks.core.options import OptionValue, read_number, word_in
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, NOBODY
from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.chance import (
    Span,
    draw_weights,
    fill_draws,
    fill_setup,
    prepared,
    with_start,
)
from whiskerworks.games.maze.meta import META
from whiskerworks.games.maze.picking import UNDRAWN, pick_draw, pick_turn
from whiskerworks.games.maze.refusals import why_not
from whiskerworks.games.maze.setup import CAT_SPAN, SETUPS, UPPER
from whiskerworks.games.maze.start import check_setup
from whiskerworks.games.maze.state import (
    ARRIVING,
    BEGINNING,
    CAUGHT,
    DRAWING,
    DROPPING,
    ENDGAME,
    MOVING,
    OVER,
    RUNNING,
    SPINNING,
    STARTING,
    TOOK_CHEESE,
    TURN,
    State,
    agenda_of,
    holder_of,
    winning_agenda,
)
from whiskerworks.games.maze.turns import ends_of
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CAT, CHEESE, MOUSE, winner_now
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.chase import (
    CAT_WAITS,
    MOUSE_WAITS,
    nearest_spaces,
    waiting_beside,
)
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.layings import (
    fill_drops,
    fill_places,
    fill_spins,
    spaces_beside,
    weigh_evenly,
    write_cells,
)
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.setups import Setup, setup_of
from whiskerworks.kit.starts import ALL_CARDS, Parts, bare_table
from whiskerworks.kit.table import Table

MOST_MOVES: Final = 6 * 4 * 49 + 2
"""
A full table holds at least 22 cards, so that a belt that grew never has more than six
[M11]; and no card can be laid beyond the window.
"""


@final
class Rules(CoreRules[State]):
    """The rules of maze, bound to their seats, deck and set-up."""

    def __init__(self, seats: int, deck: Deck, setup: Setup, span: Span) -> None:
        super().__init__(seats, MOST_MOVES, int(own.LIMIT))
        self.players: Final[i64] = seats
        """How many play, as the compiler likes it."""
        self.parts: Final = Parts(seats, deck, setup)
        """What they play with."""
        self.span: Final = span
        """Where in the deck the Cat lies [M8]."""
        self.faces: Final = self.parts.faces
        """How the cards can lie."""
        self._outcomes: Final = [
            [_outcome(seats, ending, winner) for winner in range(-1, seats)]
            for ending in range(1, len(META.endings) + 1)
        ]

    def start(self) -> State:
        table = bare_table(self.parts.setup)
        return State(table, STARTING, -1, 0, ALL_CARDS, 0, 0, 0, 0, 0, -1, 0, RUNNING)

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == OVER:
            return NOBODY
        if phase <= BEGINNING or phase == DRAWING:
            return CHANCE
        return state.seat

    def fill(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        if phase == TURN:
            return self._fill_turn(state, moves)
        if phase == MOVING:
            return self._fill_walks(state, moves)
        if phase == DRAWING:
            return fill_draws(self.span, state, moves)
        if phase == SPINNING:
            return fill_spins(state.table, moves)
        if phase == DROPPING:
            return fill_drops(self.faces, state.table, state.belt, moves)
        if phase == ARRIVING:
            spaces = nearest_spaces(state.table)
            return write_cells(state.table, spaces, numbers.ARRIVE, moves, 0)
        return fill_setup(self.parts, state, moves)

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Write what may be done at the start of a turn [M10, M11]."""
        found: i64 = 0
        if self.may_reveal(state):
            moves[0] = own.REVEAL
            found = 1
        table = state.table
        spaces = spaces_beside(table)
        places = fill_places(
            self.faces, table, state.belt, spaces, table.cards, moves, found
        )
        if places > found:
            return places
        moves[found] = numbers.SKIP
        return found + 1

    def may_reveal(self, state: State) -> bool:
        """Tell whether the seat on turn may turn its agenda up [M10, M10b]."""
        if state.revealed & BIT[state.seat]:
            return False
        return agenda_of(state.agendas, state.seat) != CAT or state.table.cat != 0

    def _fill_walks(self, state: State, moves: vec[i64]) -> i64:
        """Write where those who wait can go [M13]."""
        table = state.table
        ends = ends_of(state, MOUSE_WAITS)
        found = write_cells(table, ends, numbers.MOUSE, moves, 0)
        ends = ends_of(state, CAT_WAITS)
        return write_cells(table, ends, numbers.CAT, moves, found)

    def weigh(self, state: State, weights: vec[i64]) -> None:
        if state.phase != DRAWING:
            weigh_evenly(weights)  # [M7, M9]
            return
        each, special = draw_weights(self.span, state)
        cards = count(state.unseen) if each else 0
        for index in range(cards):
            weights[index] = each
        if special:
            weights[cards] = special

    def pick(self, state: State, moves: vec[i64], rng: Random) -> i64:
        phase = state.phase
        if phase == DRAWING:
            return pick_draw(self.span, state, rng)
        if phase == TURN:
            move = pick_turn(self.faces, state, self.may_reveal(state), rng)
            if move != UNDRAWN:
                return move
        # What is left is few or rare, and all of it is equally likely [M7, M9].
        return moves[rng.randrange(self.fill(state, moves))]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        return why_not(self.parts, self.span, state, int(move))

    def play(self, state: State, move: i64) -> State:
        if move < numbers.DROP:
            return self._lay(state, move, 0)
        if numbers.DRAW <= move < own.REVEAL:
            return self._draw(state, move - numbers.DRAW)
        if numbers.MOUSE <= move < numbers.ARRIVE:
            return self._walk(state, move)
        if move < numbers.START:
            return self._lay(state, move - numbers.DROP, 1)
        if move == own.REVEAL:
            return self._reveal(state)
        if move >= numbers.BELT:
            return prepared(self.players, state, move)
        if move < numbers.SPIN:
            return with_start(self.parts, state, move - numbers.START)
        if move < numbers.MOUSE:
            return self._spin(state, move - numbers.SPIN)
        if move == numbers.SKIP:
            return state.playing(state.table, DRAWING, -1, 0, RUNNING)
        table = state.table.copy()
        return _arrived(state, table, table.at(move - numbers.ARRIVE))

    def _reveal(self, state: State) -> State:
        """Turn the agenda of the seat on turn up, and use its ability [M10]."""
        agenda = agenda_of(state.agendas, state.seat)
        revealed = state.revealed | BIT[state.seat]
        table = state.table
        phase, holes = TURN, state.holes
        if agenda == MOUSE:
            holes = 1
        elif agenda == CAT:
            table = table.copy()
            table.cat, table.cheese = table.cheese, table.cat
        elif agenda == CHEESE:
            phase = SPINNING
        else:
            phase = DROPPING
        return state.going_on(table, phase, revealed, holes)

    def _spin(self, state: State, number: i64) -> State:
        """Turn a Maze Card, with what lies under it [M10c]."""
        table = state.table.copy()
        table.turn(self.faces, table.at(number % CELLS), number // CELLS + 1)
        return state.going_on(table, TURN, state.revealed, state.holes)

    def _lay(self, state: State, laying: i64, dropped: i64) -> State:
        """Place or drop a belt card, and let its cogs turn the others [M11, M12]."""
        face = laying // CELLS
        cell = laying % CELLS
        table = state.table.copy()
        place = table.at(cell)
        table.lay(self.faces, face, place)
        table.rotate(self.faces, face, place)
        table.settle()
        waiting = waiting_beside(table, table.at(cell))
        after = State(
            table,
            MOVING,
            state.seat,
            state.belt & ~BIT[face // 4],
            state.unseen,
            state.drawn,
            state.agendas,
            state.revealed,
            state.holes,
            dropped,
            cell,
            waiting,
            RUNNING,
        )
        return _unless_stuck(after)

    def _walk(self, state: State, move: i64) -> State:
        """Move the Mouse or the Cat through the placed card [M13 to M15]."""
        table = state.table.copy()
        ending = RUNNING
        if move < numbers.CAT:
            end = table.at(move - numbers.MOUSE)
            waiting = state.waiting & ~MOUSE_WAITS
            if end & table.cheese:
                ending = TOOK_CHEESE
            elif end & table.cat:
                ending = CAUGHT
            table.mouse = end
        else:
            end = table.at(move - numbers.CAT)
            waiting = state.waiting & ~CAT_WAITS
            if end & table.mouse:
                ending = CAUGHT
            table.cat = end
        table.settle()
        if ending != RUNNING:
            return state.playing(table, OVER, -1, 0, ending)
        return _unless_stuck(
            state.playing(table, MOVING, state.placed, waiting, RUNNING)
        )

    def _draw(self, state: State, drawn: i64) -> State:
        """Draw a card, the Cat or the Cucumber [M16]."""
        if drawn == 29:
            ending = ENDGAME + winner_now(state.table)
            return state.playing(state.table, OVER, -1, 0, ending)
        if drawn == 28:
            spaces = nearest_spaces(state.table)
            if spaces & (spaces - 1):
                return state.playing(state.table, ARRIVING, -1, 0, RUNNING)
            return _arrived(state, state.table.copy(), spaces)
        card = BIT[drawn]
        seat = state.seat
        holes = state.holes
        if state.dropped == 0:
            seat = seat + 1 if seat + 1 < self.players else 0
            holes = 0
        return State(
            state.table,
            TURN,
            seat,
            state.belt | card,
            state.unseen & ~card,
            state.drawn + 1,
            state.agendas,
            state.revealed,
            holes,
            0,
            -1,
            0,
            RUNNING,
        )

    def is_final(self, state: State, move: i64) -> bool:
        return move == own.REVEAL

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == RUNNING:
            return None
        winner = holder_of(state, winning_agenda(state.ending), self.players)
        return self._outcomes[state.ending - 1][winner + 1]


def _outcome(seats: int, ending: int, winner: int) -> Outcome:
    """Return what an *ending* comes to if *winner*, or nobody: -1, wins by it [M19]."""
    reason, rule = META.endings[ending - 1]
    scores = tuple([1.0 if seat == winner else 0.0 for seat in range(seats)])
    holder = (
        Message("holder-none")
        if winner < 0
        else Message("holder-seat", {"seat": winner})
    )
    agenda = AGENDAS[winning_agenda(ending) - 1]
    return Outcome(scores, reason, rule, {"agenda": agenda, "holder": holder})


def _unless_stuck(state: State) -> State:
    """Return the position, or the next if nobody who waits can go anywhere [M13]."""
    if ends_of(state, MOUSE_WAITS) or ends_of(state, CAT_WAITS):
        return state
    return state.playing(state.table, DRAWING, -1, 0, RUNNING)


def _arrived(state: State, table: Table, space: i64) -> State:
    """Put the Cat on the table; a card is drawn in its stead [M16]."""
    table.cat = space
    table.settle()
    return state.playing(table, DRAWING, -1, 0, RUNNING)


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
    problem = check_setup(deck, setup)
    if problem:
        raise BadOption("setup", problem)
    return Rules(seats, deck, setup, _span_in(options))


def _span_in(options: Mapping[str, OptionValue]) -> Span:
    """Return where in the deck the Cat lies. Raises BadOption [M8]."""
    text = word_in(options, "cat")
    one, _, other = text.partition("-")
    first, last = read_number(one), read_number(other)
    if first is None or last is None or not first <= last < UPPER:
        most = int(UPPER) - 1
        problem = (
            f"it is two numbers from 0 to {most}, the smaller first, like {CAT_SPAN}"
        )
        raise BadOption("cat", f"{short(repr(text))}: {problem}")
    return Span(first, last)
