# compiled: hot
"""
Escape, step by step. [E1], [M1] … are the ids of docs/games/escape.md.

What can be done in a turn is in `turns.py`, what it is played with in `parts.py`; how a
position is kept is in `state.py`, the numbers of moves are in `moves.py` and
`kit/card_moves.py`; what all games with Maze Cards share is in the kit.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption
from whiskerworks.core.message import Refusal
from whiskerworks.core.options import OptionValue, number_in, switch_in, word_in
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, NOBODY
from whiskerworks.games.escape import moves as own
from whiskerworks.games.escape.chance import (
    draw_weights,
    fill_draws,
    fill_faces,
    fill_helps,
    unknown_agendas,
)
from whiskerworks.games.escape.meta import META
from whiskerworks.games.escape.parts import EscapeParts, bare_table, corner_of
from whiskerworks.games.escape.refusals import why_not
from whiskerworks.games.escape.setup import SETUPS
from whiskerworks.games.escape.start import check_setup
from whiskerworks.games.escape.state import (
    AGAIN,
    BELTING,
    BOMBING,
    DRAWING,
    ESCAPED,
    EXPLODED,
    FACING,
    HELPING,
    MET_MOUSE,
    MOVING,
    NUDGING,
    OVER,
    PEEKED,
    PEEKING,
    RUNNING,
    STARTING,
    TOO_LATE,
    TURN,
    State,
)
from whiskerworks.games.escape.turns import (
    bomb_ends,
    bomb_step,
    cat_ends,
    cogs_placed,
    covers,
    exploding,
    nudge_ends,
    spaces_beside,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import CHEESE
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.layings import (
    fill_places,
    fill_starts,
    weigh_evenly,
    write_cards,
    write_cells,
)
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.setups import Setup, setup_of
from whiskerworks.kit.starts import ALL_CARDS
from whiskerworks.kit.table import ahead, beside

MOST_MOVES: Final = 12 * 4 * 25 + 2
"""Each card of a belt that grew, in four ways, on every cell of the board [E4]."""


@final
class Rules(CoreRules[State]):
    """The rules of escape, bound to their deck, set-up and options."""

    def __init__(self, deck: Deck, setup: Setup, belt: int, help_: bool) -> None:
        super().__init__(1, MOST_MOVES, int(own.LIMIT))
        self.parts: Final = EscapeParts(deck, setup, belt, help_)
        """What is played with."""
        self.faces: Final = self.parts.cards.faces
        """How the cards can lie."""

    def start(self) -> State:
        setup = self.parts.cards.setup
        agendas: i64 = 0
        for place in self.parts.corners:
            agendas |= place
        turns = dict(setup.angles)
        mouse, exit_ = turns.get("mouse_angle", 0), turns.get("exit_angle", 0)
        return State(
            bare_table(setup),
            STARTING,
            0,
            ALL_CARDS,
            0,
            agendas,
            0,
            0,
            mouse // 90,
            exit_ // 90,
            -1,
            RUNNING,
        )

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == OVER:
            return NOBODY
        if phase <= HELPING or phase in (DRAWING, FACING, PEEKED):
            return CHANCE
        return 0

    def fill(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        table = state.table
        if phase == TURN:
            return self._fill_turn(state, moves)
        if phase == DRAWING:
            return fill_draws(self.parts, state, moves)
        if phase in (BOMBING, AGAIN):
            ends = bomb_ends(self.parts, state, cogs_placed(self.parts, state))
            return write_cells(table, ends, own.BOMB, moves, 0)
        if phase == MOVING:
            ends = cat_ends(self.parts, state, table.at(state.placed))
            return write_cells(table, ends, numbers.CAT, moves, 0)
        if phase == FACING:
            return fill_faces(self.parts, state, table.where(table.cat), moves)
        if phase == NUDGING:
            return write_cells(table, nudge_ends(state), own.NUDGE, moves, 0)
        if phase == PEEKING:
            hidden = unknown_agendas(self.parts, state)
            return write_cells(table, hidden, own.PEEK, moves, 0)
        if phase == PEEKED:
            return fill_faces(self.parts, state, state.placed, moves)
        return self._fill_setup(state, moves)

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Write where cards can be placed [E4, M11]."""
        free = spaces_beside(state)
        below = covers(state)
        found = fill_places(self.faces, state.table, state.belt, free, below, moves, 0)
        if found:
            return found
        moves[0] = numbers.SKIP
        return 1

    def _fill_setup(self, state: State, moves: vec[i64]) -> i64:
        """Write what can happen before the first turn [M7, E2]."""
        if state.phase == STARTING:
            layings = self.parts.cards.fitting[count(state.table.cards)]
            return fill_starts(layings, state.unseen, moves)
        if state.phase == BELTING:
            return write_cards(state.unseen, numbers.BELT, moves)
        if state.phase == HELPING:
            return fill_helps(self.parts, state, moves)
        return 0

    def weigh(self, state: State, weights: vec[i64]) -> None:
        if state.phase != DRAWING:
            weigh_evenly(weights)  # [M7, E2, E8]
            return
        each, special = draw_weights(self.parts, state)
        cards = count(state.unseen) if each else 0
        for index in range(cards):
            weights[index] = each
        if special:
            weights[cards] = special

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        return why_not(self.parts, state, int(move))

    def play(self, state: State, move: i64) -> State:
        if move < numbers.DROP:
            return self._lay(state, move)
        if move >= own.FACE:
            return self._face(state, move - own.FACE)
        if move >= own.PEEK:
            return state.playing(state.table, PEEKED, move - own.PEEK, RUNNING)
        if move >= own.BOMB:
            return self._bomb(state, move)
        if move >= numbers.DRAW:
            return self._draw(state, move - numbers.DRAW)
        if move >= numbers.BELT:
            return self._belt(state, BIT[move - numbers.BELT])
        if move == numbers.SKIP:
            return state.playing(state.table, DRAWING, -1, RUNNING)
        if move >= numbers.CAT:
            return self._walk(state, move - numbers.CAT)
        return self._start(state, move - numbers.START)

    # Before the first turn [E1, E2].

    def _start(self, state: State, laying: i64) -> State:
        """Lay a start card [M7, E2]."""
        face = laying // CELLS
        table = state.table.copy()
        table.lay(self.faces, face, table.at(laying % CELLS))
        done = count(table.cards) == len(self.parts.cards.setup.starts)
        return State(
            table,
            BELTING if done else STARTING,
            0,
            state.unseen & ~BIT[face // 4],
            0,
            state.agendas,
            0,
            0,
            state.mouse_turn,
            state.exit_turn,
            -1,
            RUNNING,
        )

    def _belt(self, state: State, card: i64) -> State:
        """Put a card on the belt [M7]."""
        belt = state.belt | card
        phase = BELTING
        if count(belt) == self.parts.belt:
            phase = HELPING if self.parts.help else TURN
        return State(
            state.table,
            phase,
            belt,
            state.unseen & ~card,
            0,
            state.agendas,
            0,
            0,
            state.mouse_turn,
            state.exit_turn,
            -1,
            RUNNING,
        )

    # Place, Rotate, Move, Bomb [E4 to E7].

    def _lay(self, state: State, laying: i64) -> State:
        """Place a belt card, and let its cogs turn what lies next to it [E4, E5]."""
        face = laying // CELLS
        cell = laying % CELLS
        table = state.table.copy()
        place = table.at(cell)
        table.lay(self.faces, face, place)
        table.rotate(self.faces, face, place)
        right = ahead(place, self.faces.clockwise[face])
        left = ahead(place, self.faces.counter[face])
        after = State(
            table,
            MOVING,
            state.belt & ~BIT[face // 4],
            state.unseen,
            state.drawn,
            state.agendas,
            state.faces,
            state.found,
            _turned(state.mouse_turn, table.mouse, right, left),
            _turned(state.exit_turn, table.cheese, right, left),
            cell,
            RUNNING,
        )
        if beside(place) & table.cat and cat_ends(self.parts, after, place):
            return after
        return self._to_bomb(after, BOMBING)

    def _walk(self, state: State, cell: i64) -> State:
        """Move the Cat through the placed card [E6]."""
        table = state.table.copy()
        end = table.at(cell)
        table.cat = end
        if end & table.cheese:
            return state.playing(table, OVER, -1, ESCAPED)
        if end & table.mouse:
            return state.playing(table, OVER, -1, MET_MOUSE)
        after = state.playing(table, BOMBING, state.placed, RUNNING)
        return self._to_bomb(after, BOMBING)

    def _to_bomb(self, state: State, phase: i64) -> State:
        """Return the position in which the Bomb is due, or has gone off [E7]."""
        cogs = cogs_placed(self.parts, state)
        if bomb_ends(self.parts, state, cogs):
            return state.playing(state.table, phase, state.placed, RUNNING)
        step = bomb_step(self.parts, state, cogs)
        ending = EXPLODED if exploding(state.table, step) else MET_MOUSE
        return state.playing(state.table, OVER, -1, ending)

    def _bomb(self, state: State, move: i64) -> State:
        """Move the Mechanical Mouse: by its gear, or as you like [E7, E8]."""
        table = state.table.copy()
        table.mouse = table.at((move - own.BOMB) % CELLS)
        if state.phase == BOMBING:
            return state.playing(table, DRAWING, state.placed, RUNNING)
        return state.playing(table, TURN, -1, RUNNING)

    # End [E8].

    def _draw(self, state: State, drawn: i64) -> State:
        """Draw a card, or the Cucumber; then an agenda may be turned up [E8]."""
        if drawn == 29:
            return state.playing(state.table, OVER, -1, TOO_LATE)
        card = BIT[drawn]
        facing = state.table.cat & state.agendas != 0
        return State(
            state.table,
            FACING if facing else TURN,
            state.belt | card,
            state.unseen & ~card,
            state.drawn + 1,
            state.agendas,
            state.faces,
            state.found,
            state.mouse_turn,
            state.exit_turn,
            state.placed if facing else -1,
            RUNNING,
        )

    def _face(self, state: State, number: i64) -> State:
        """Say which agenda lies on a cell, and let its effect happen [E2, E8]."""
        agenda = number // CELLS + 1
        place = state.table.at(number % CELLS)
        corner = corner_of(self.parts, place)
        faces = state.faces & ~(7 << (3 * corner)) | agenda << (3 * corner)
        if state.phase != FACING:
            return state.knowing(TURN, state.agendas, faces, state.found, -1)
        rest = state.agendas & ~place
        if agenda == CHEESE:
            return state.knowing(TURN, rest, faces, 1, -1)
        after = state.knowing(TURN, rest, faces, state.found, -1)
        if agenda == self.parts.nudge:
            phase = NUDGING if nudge_ends(after) else TURN
        elif agenda == self.parts.peek:
            phase = PEEKING if unknown_agendas(self.parts, after) else TURN
        else:
            due = state.knowing(AGAIN, rest, faces, state.found, state.placed)
            return self._to_bomb(due, AGAIN)
        return after.playing(after.table, phase, -1, RUNNING)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == RUNNING:
            return None
        reason, rule = META.endings[int(state.ending) - 1]
        won = state.ending == ESCAPED
        return Outcome((1.0 if won else 0.0,), reason, rule)


def _turned(quarters: i64, place: i64, right: i64, left: i64) -> i64:
    """Return how far a character is turned after cogs turned what is beside [E5]."""
    if place & right:
        return (quarters + 1) & 3
    if place & left:
        return (quarters + 3) & 3
    return quarters


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules of escape for *options* that are already checked.

    Raises:
        BadOption: The deck or the set-up is none, or they do not suit each other.
    """
    deck = deck_of(options, data)
    setup = setup_of(word_in(options, "setup"), SETUPS, data)
    problem = check_setup(deck, setup)
    if problem:
        raise BadOption("setup", problem)
    return Rules(deck, setup, number_in(options, "belt"), switch_in(options, "help"))
