# compiled: hot
"""
Whodunit, step by step. [W1], [M1] … are the ids of docs/games/whodunit.md.

The deck is in `piles.py`, a position in `state.py`, the numbers of moves in `moves.py`
and `kit/card_moves.py`; what all games with Maze Cards share is in the kit.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption
from whiskerworks.core.message import Params, Refusal
from whiskerworks.core.options import OptionValue, switch_in, word_in
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, NOBODY
from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.chance import (
    turn_begun,
    with_agenda,
    with_belt_card,
    with_card,
    with_cat,
    with_start,
)
from whiskerworks.games.whodunit.meta import META
from whiskerworks.games.whodunit.piles import (
    ALL_AGENDAS,
    Piles,
    fill_draws,
    weigh_draws,
)
from whiskerworks.games.whodunit.refusals import why_not
from whiskerworks.games.whodunit.setup import SETUPS
from whiskerworks.games.whodunit.start import check_setup
from whiskerworks.games.whodunit.state import (
    ARRIVING,
    BELTING,
    CAUGHT,
    DRAWING,
    DROPPING,
    MOVING,
    NO_PLACE,
    OVER,
    RUNNING,
    SOLVED,
    SPINNING,
    STARTING,
    STUCK,
    TOOK_CHEESE,
    TURN,
    UNSOLVED,
    State,
)
from whiskerworks.games.whodunit.turns import (
    active,
    can_use,
    covers_near,
    ends_of,
    nothing_to_do,
    spaces_near,
    usable,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CHEESE, CUCUMBER, MOUSE, winner_now
from whiskerworks.kit.bits import BIT, count, place_of
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
    fill_starts,
    weigh_evenly,
    write_cards,
    write_cells,
)
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.setups import Setup, setup_of
from whiskerworks.kit.starts import ALL_CARDS, Parts, bare_table

MOST_MOVES: Final = 4 * 4 * 25
"""A drop lays each of four cards in four ways on any card of the table [M10d]."""


@final
class Rules(CoreRules[State]):
    """The rules of whodunit, bound to their deck, set-up and option."""

    def __init__(self, deck: Deck, setup: Setup, easier: bool) -> None:
        super().__init__(1, MOST_MOVES, int(own.LIMIT))
        self.parts: Final = Parts(1, deck, setup)
        """What is played with."""
        self.faces: Final = self.parts.faces
        """How the cards can lie."""
        self.easier: Final = easier
        """Whether it is played the easier way [W9]."""
        self.piles: Final = Piles(easier)
        """How the deck is stacked."""
        self.cards: Final[i64] = ALL_CARDS & ~BIT[deck.studio] if easier else ALL_CARDS
        """The cards that are played with [W9]."""

    def start(self) -> State:
        table = bare_table(self.parts.setup)
        return State(
            table, STARTING, 0, self.cards, 0, 0, 0, 0, 0, 0, -1, 0, 0, RUNNING
        )

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == OVER:
            return NOBODY
        if phase <= BELTING or phase == DRAWING:
            return CHANCE
        return 0

    def fill(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        table = state.table
        if phase == TURN:
            return self._fill_turn(state, moves)
        if phase == MOVING:
            return self._fill_walks(state, moves)
        if phase == DRAWING:
            return fill_draws(self.piles, state, moves)
        if phase == SPINNING:
            return fill_spins(table, moves)
        if phase == DROPPING:
            return fill_drops(self.faces, table, state.belt, moves)
        if phase == ARRIVING:
            return write_cells(table, nearest_spaces(table), numbers.ARRIVE, moves, 0)
        if phase == BELTING:
            return write_cards(state.unseen, numbers.BELT, moves)
        if phase == STARTING:
            layings = self.parts.fitting[count(table.cards)]
            return fill_starts(layings, state.unseen, moves)
        return 0

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Write which abilities can be used, and where cards can be placed [W4, W9]."""
        found: i64 = 0
        kept = usable(state)
        while kept:
            low = kept & -kept
            kept ^= low
            moves[found] = own.USE + place_of(low) - 1
            found += 1
        table = state.table
        near = active(table, self.easier)
        spaces, below = spaces_near(table, near), covers_near(table, near)
        return fill_places(self.faces, table, state.belt, spaces, below, moves, found)

    def _fill_walks(self, state: State, moves: vec[i64]) -> i64:
        """Write where those who wait can go [M13]."""
        table = state.table
        ends = ends_of(state, MOUSE_WAITS)
        found = write_cells(table, ends, numbers.MOUSE, moves, 0)
        ends = ends_of(state, CAT_WAITS)
        return write_cells(table, ends, numbers.CAT, moves, found)

    def weigh(self, state: State, weights: vec[i64]) -> None:
        if state.phase == DRAWING:
            weigh_draws(self.piles, state, weights)
            return
        weigh_evenly(weights)  # [M7]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        return why_not(self.parts, self.piles, self.easier, state, int(move))

    def play(self, state: State, move: i64) -> State:
        if move < numbers.DROP:
            return self._lay(state, move, 0)
        if numbers.DRAW <= move < own.USE:
            return self._draw(state, move - numbers.DRAW)
        if numbers.MOUSE <= move < numbers.ARRIVE:
            return self._walk(state, move)
        if move < numbers.START:
            return self._lay(state, move - numbers.DROP, 1)
        if move >= own.DRAW_AGENDA:
            return with_agenda(state, move - own.DRAW_AGENDA + 1)
        if move >= own.USE:
            return self._use(state, move - own.USE + 1)
        if move >= numbers.BELT:
            return self._belt(state, BIT[move - numbers.BELT])
        if move < numbers.SPIN:
            return with_start(self.parts, state, move - numbers.START)
        if move < numbers.MOUSE:
            return self._spin(state, move - numbers.SPIN)
        table = state.table.copy()
        return with_cat(state, table, table.at(move - numbers.ARRIVE))

    # Before the first turn [W1, W2].

    def _belt(self, state: State, card: i64) -> State:
        """Put a card on the belt [M7]."""
        after = with_belt_card(state, card)
        return after if after.phase == BELTING else self._or_no_place(after)

    # The start of a turn: abilities [W7, W9].

    def _turn(self, state: State, dropped: bool) -> State:
        """
        Return the position in which a turn begins, or goes on after a drop [W7].

        Agendas that came before it are used now; those that came with the refill of a
        drop wait for the turn after.
        """
        if dropped:
            return self._or_no_place(state)
        begun = turn_begun(state)
        kept = begun.kept
        if self.easier or kept == 0:
            return self._or_no_place(begun)
        agenda = place_of(kept & -kept)
        if not can_use(begun.table, agenda):
            return self._or_no_place(begun.going_on(begun.table, TURN, 0, 0))
        return self._use(begun, agenda)

    def _use(self, state: State, agenda: i64) -> State:
        """Use the ability of an agenda [W7]."""
        kept = state.kept & ~BIT[agenda]
        table = state.table
        if agenda == CHEESE:
            return state.going_on(table, SPINNING, kept, state.holes)
        if agenda == CUCUMBER:
            return state.going_on(table, DROPPING, kept, state.holes)
        holes = state.holes
        if agenda == MOUSE:
            holes = 1
        else:
            table = table.copy()
            table.cat, table.cheese = table.cheese, table.cat
        return self._or_no_place(state.going_on(table, TURN, kept, holes))

    def _spin(self, state: State, number: i64) -> State:
        """Turn a Maze Card, with what lies under it [M10c]."""
        table = state.table.copy()
        table.turn(self.faces, table.at(number % CELLS), number // CELLS + 1)
        return self._or_no_place(
            state.going_on(table, TURN, state.kept, state.holes),
        )

    def _or_no_place(self, state: State) -> State:
        """Return the position, or the end if nothing can be done in it [W6]."""
        if not nothing_to_do(self.faces, state, self.easier):
            return state
        return state.playing(state.table, OVER, -1, 0, 0, NO_PLACE)

    # Place, Rotate, Move [W4, W5].

    def _lay(self, state: State, laying: i64, dropped: i64) -> State:
        """Place or drop a belt card, and let its cogs turn the others [W4, M12]."""
        face = laying // CELLS
        cell = laying % CELLS
        table = state.table.copy()
        place = table.at(cell)
        table.lay(self.faces, face, place)
        table.rotate(self.faces, face, place)
        table.settle()
        after = State(
            table,
            MOVING,
            state.belt & ~BIT[face // 4],
            state.unseen,
            state.drawn,
            state.shown,
            state.kept,
            state.fresh,
            state.holes,
            dropped,
            cell,
            waiting_beside(table, table.at(cell)),
            0,
            RUNNING,
        )
        return self._unless_done(after)

    def _walk(self, state: State, move: i64) -> State:
        """Move the Mouse or the Cat through the placed card [W5, W6]."""
        table = state.table.copy()
        ending = RUNNING
        if move < numbers.CAT:
            who = MOUSE_WAITS
            end = table.at(move - numbers.MOUSE)
            if end & table.cheese:
                ending = TOOK_CHEESE
            elif end & table.cat:
                ending = CAUGHT
            table.mouse = end
        else:
            who = CAT_WAITS
            end = table.at(move - numbers.CAT)
            if end & table.mouse:
                ending = CAUGHT
            table.cat = end
        table.settle()
        waiting = state.waiting & ~who
        moved = state.moved | who
        if ending != RUNNING:
            return state.playing(table, OVER, -1, 0, 0, ending)
        return self._unless_done(
            state.playing(table, MOVING, state.placed, waiting, moved, RUNNING)
        )

    def _unless_done(self, state: State) -> State:
        """Return the position, or the next if nobody who waits can go on [M13, W5]."""
        if ends_of(state, MOUSE_WAITS) or ends_of(state, CAT_WAITS):
            return state
        table = state.table
        must = CAT_WAITS if table.cat else MOUSE_WAITS
        if self.easier:
            must = MOUSE_WAITS | CAT_WAITS
        if state.dropped == 0 and state.moved & must == 0:
            return state.playing(table, OVER, -1, 0, 0, STUCK)
        return state.playing(table, DRAWING, -1, 0, 0, RUNNING)

    # End [W7, W8].

    def _draw(self, state: State, drawn: i64) -> State:
        """Draw a card, the Cat or the Cucumber [M16, W8]."""
        if drawn == 29:
            agenda = place_of(ALL_AGENDAS & ~state.shown)
            right = winner_now(state.table) == agenda
            ending = (SOLVED if right else UNSOLVED) + agenda
            return state.playing(state.table, OVER, -1, 0, 0, ending)
        if drawn == 28:
            spaces = nearest_spaces(state.table)
            if spaces & (spaces - 1):
                return state.playing(state.table, ARRIVING, -1, 0, 0, RUNNING)
            return with_cat(state, state.table.copy(), spaces)
        after = with_card(state, BIT[drawn])
        return self._turn(after, state.dropped != 0)

    def is_final(self, state: State, move: i64) -> bool:
        return own.USE <= move < own.DRAW_AGENDA

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == RUNNING:
            return None
        reason, rule = META.endings[int(state.ending) - 1]
        won = SOLVED < state.ending <= UNSOLVED
        params: Params = {}
        if state.ending > SOLVED:
            now = AGENDAS[winner_now(state.table) - 1]
            params = {"now": now}
        return Outcome((1.0 if won else 0.0,), reason, rule, params)


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules of whodunit for *options* that are already checked.

    Raises:
        BadOption: The deck or the set-up is none, or they do not suit each other.
    """
    deck = deck_of(options, data)
    setup = setup_of(word_in(options, "setup"), SETUPS, data)
    easier = switch_in(options, "easier")
    problem = check_setup(deck, setup, easier)
    if problem:
        raise BadOption("setup", problem)
    return Rules(deck, setup, easier)
