# compiled: hot
"""
Whodunit, step by step. [W1], [M1] … are the ids of docs/games/whodunit.md.

What other games with Maze Cards share is in `kit/card_state.py`, `kit/card_lists.py`
and `kit/card_refusals.py`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption
from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.options import OptionValue, switch_in, word_in
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.whodunit import state as own
from whiskerworks.games.whodunit.meta import META, SETUPS, STARTS
from whiskerworks.games.whodunit.state import Piles, State
from whiskerworks.kit import card_lists as lists
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import card_refusals as refusals
from whiskerworks.kit import card_state as cards
from whiskerworks.kit.agendas import AGENDAS, winner_now
from whiskerworks.kit.bits import BIT, place_of
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
    unfit,
    unlike_chase,
)
from whiskerworks.kit.table import Table, beside
from whiskerworks.kit.walks import nearest_spaces

MOST_MOVES: Final = 4 * 4 * 25
"""A drop lays each of four cards in four ways on any card of the table [M10d]."""
_DUE: Final = (
    Refusal("start-due", {}, "M7"),
    Refusal("belt-due", {}, "M7"),
    Refusal("place-due", {}, "W4"),
    Refusal("spin-due", {}, "W7"),
    Refusal("drop-due", {}, "W7"),
    Refusal("walk-due", {}, "M13"),
    Refusal("draw-due", {}, "M16"),
    Refusal("arrive-due", {}, "M16"),
)
"""For each phase, what refuses a move that belongs to another."""
_NONE: Final[i64] = -1
_BLOCKS: Final = [
    (numbers.DROP, own.TURN),
    (numbers.START, own.DROPPING),
    (numbers.SPIN, cards.STARTING),
    (numbers.MOUSE, own.SPINNING),
    (numbers.ARRIVE, own.MOVING),
    (numbers.SKIP, own.ARRIVING),
    (numbers.BELT, _NONE),
    (numbers.DRAW, cards.BELTING),
    (own.USE, own.DRAWING),
    (own.DRAW_AGENDA, own.TURN),
    (own.LIMIT, own.DRAWING),
]
"""Where each block of moves ends, and the phase that they belong to."""


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
        unseen = self.cards
        return State(0, 0, 0, 0, 0, 0, 0, table, cards.STARTING, 0, unseen, 0, -1, 0)

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == own.OVER:
            return GAME_OVER
        if own.in_setup(state) or phase == own.DRAWING:
            return CHANCE
        return 0

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        table = state.table
        if phase == own.TURN:
            return self._fill_turn(state, moves)
        if phase == own.MOVING:
            return cards.fill_walks(state, moves)
        if phase == own.DRAWING:
            return self._fill_draws(state, moves)
        if phase == own.SPINNING:
            return lists.fill_spins(table, moves)
        if phase == own.DROPPING:
            return lists.fill_drops(self.faces, table, state.belt, moves)
        if phase == own.ARRIVING:
            spaces = nearest_spaces(table)
            return lists.write_cells(table, spaces, numbers.ARRIVE, moves, 0)
        return 0 if phase == own.OVER else cards.fill_setup(self.parts, state, moves)

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        if state.phase == own.DRAWING and not own.agenda_due(self.piles, state):
            lists.weigh_draws(
                state.unseen, own.special_left(self.piles, state), weights
            )
        else:
            lists.weigh_evenly(weights)  # [M7, W3]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        phase = next(phase for end, phase in _BLOCKS if move < end)
        if phase == _NONE:
            return Refusal("no-such-thing", {}, "W1")
        if phase != state.phase:
            return _DUE[state.phase]
        if phase == own.TURN and move >= own.USE:
            return self._why_not_use(state, int(move - own.USE) + 1)
        if phase == own.TURN:
            return self._why_not_place(state, int(move))
        if phase == own.MOVING:
            return refusals.why_not_walk(state, int(move))
        if phase == own.DRAWING:
            return self._why_not_draw(state, int(move))
        return refusals.why_not_alike(self.parts, state, int(move))

    def play(self, state: State, move: i64) -> State:
        after = state.copy()
        if move < numbers.START:
            own.lay(self.faces, after, move, self.easier)
        elif numbers.DRAW <= move < own.USE:
            self._draw(after, move)
        elif numbers.MOUSE <= move < numbers.ARRIVE:
            own.walk(after, move, self.easier)
        elif move >= own.DRAW_AGENDA:
            own.draw_agenda(after, move - own.DRAW_AGENDA + 1)
        elif move >= own.USE:
            own.use(after, move - own.USE + 1)
        elif move >= numbers.BELT:
            own.fill_belt(after, move - numbers.BELT)
        elif move < numbers.SPIN:
            cards.lay_start(self.parts, after, move - numbers.START)
            if after.phase == cards.BELTING:
                after.table.settle()
        elif move < numbers.MOUSE:
            cards.spin(self.faces, after, move - numbers.SPIN)
            after.phase = own.TURN
        else:
            cards.arrive(after, after.table.at(move - numbers.ARRIVE))
            after.phase = own.DRAWING
        if after.phase == own.TURN and own.nothing_to_do(
            self.faces, after, self.easier
        ):
            after.phase = own.OVER
            after.ending = own.NO_PLACE  # [W6]
        return after

    def is_final(self, state: State, move: i64) -> bool:
        return own.USE <= move < own.DRAW_AGENDA

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == cards.RUNNING:
            return None
        reason, rule = META.endings[int(state.ending) - 1]
        won = own.SOLVED < state.ending <= own.UNSOLVED
        params: Params = {}
        if state.ending > own.SOLVED:
            params = {"now": AGENDAS[winner_now(state.table) - 1]}
        return Outcome((1.0 if won else 0.0,), reason, rule, params)

    # The start of a turn: abilities, and Place [W4, W7, W9].

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Write which abilities can be used, and where cards can be placed [W4, W9]."""
        found: i64 = 0
        kept = own.usable(state)
        while kept:
            low = kept & -kept
            kept ^= low
            moves[found] = own.USE + place_of(low) - 1
            found += 1
        table = state.table
        near = own.active(table, self.easier)
        spaces, below = own.spaces_near(table, near), own.covers_near(table, near)
        return lists.fill_places(
            self.faces, table, state.belt, spaces, below, moves, found
        )

    def _why_not_use(self, state: State, agenda: int) -> Refusal | None:
        """Check that the ability of an agenda can be used now [W9]."""
        params: Params = {"agenda": AGENDAS[agenda - 1]}
        if not self.easier:
            return Refusal("not-easier", params, "W9")
        if not state.kept & BIT[agenda]:
            return Refusal("not-kept", params, "W9")
        if not own.can_use(state.table, agenda):
            return Refusal("no-cat-yet", {}, "W7")
        return None

    def _why_not_place(self, state: State, laying: int) -> Refusal | None:
        """Check that a belt card can be placed like that [W4]."""
        face, cell = divmod(laying, CELLS)
        table = state.table
        place = table.at(cell)
        near = own.active(table, self.easier)
        refusal = refusals.why_not_lie(self.parts, state, face)
        refusal = refusal or refusals.why_not_on_character(table, cell)
        if refusal is not None:
            return refusal
        if place & own.spaces_near(table, near):
            return None
        if not place & beside(near):
            who = active_name(table, self.easier)
            return Refusal("not-active", {**cell_params(cell), "who": who}, "W4")
        if not place & table.cards:
            return Refusal("too-large", cell_params(cell), "M5")
        if place & table.deep:
            return Refusal("too-high", cell_params(cell), "W4")
        return refusals.why_not_cover(self.parts, table, face, cell)

    # End [W3, W7, W8].

    def _fill_draws(self, state: State, moves: vec[i64]) -> i64:
        """Write what can be drawn [W3]."""
        if not own.agenda_due(self.piles, state):
            late = state.drawn >= self.piles.cucumber
            special = numbers.DRAW_CUCUMBER if late else numbers.DRAW_CAT
            left = own.special_left(self.piles, state)
            return lists.fill_draws(state.unseen, left, special, moves)
        found: i64 = 0
        for agenda in range(1, 5):
            if not state.shown & BIT[agenda]:
                moves[found] = own.DRAW_AGENDA + agenda - 1
                found += 1
        return found

    def _why_not_draw(self, state: State, move: int) -> Refusal | None:
        """Check what is drawn from the deck [W3]."""
        piles = self.piles
        if move >= own.DRAW_AGENDA:
            return self._why_not_agenda(state, move - int(own.DRAW_AGENDA) + 1)
        if own.agenda_due(piles, state):
            return Refusal("agenda-due", {}, "W3")
        drawn: Params = {"drawn": int(state.drawn)}
        if move == numbers.DRAW_CUCUMBER:
            if state.drawn >= piles.cucumber:
                return None
            after = int(piles.cucumber)
            return Refusal("cucumber-early", {**drawn, "after": after}, "W3")
        if move == numbers.DRAW_CAT:
            if own.cat_is_out(state):
                return Refusal("cat-out", {}, "W3")
            if state.drawn < piles.cat:
                return Refusal("cat-early", {**drawn, "after": int(piles.cat)}, "W3")
            return None
        if not own.cat_is_out(state) and state.drawn == piles.cat_last:
            return Refusal("cat-due", drawn, "W3")
        return refusals.why_not_seen(state, move - int(numbers.DRAW))

    def _why_not_agenda(self, state: State, agenda: int) -> Refusal | None:
        """Check that an agenda comes next, and that it has not come yet [W3]."""
        if not own.agenda_due(self.piles, state):
            return Refusal("agenda-early", {}, "W3")
        if state.shown & BIT[agenda]:
            return Refusal("agenda-came", {"agenda": AGENDAS[agenda - 1]}, "W3")
        return None

    def _draw(self, after: State, move: i64) -> None:
        """Draw a card, the Cat or the Cucumber [M16, W7, W8]."""
        if move == numbers.DRAW_CUCUMBER:
            own.judge(after)
        elif move == numbers.DRAW_CAT:
            cards.draw_cat(after, own.ARRIVING)
        else:
            own.draw_card(after, move - numbers.DRAW)
            self._turn(after)

    def _turn(self, after: State) -> None:
        """
        Begin a turn, or go on with it after a drop [W7].

        Agendas that came before it are used now; those that came with the refill of a
        drop wait for the turn after.
        """
        if after.dropped:
            after.dropped = 0
            after.phase = own.TURN
            return
        own.begin_turn(after)
        if self.easier or after.kept == 0:
            return
        agenda = place_of(after.kept & -after.kept)
        if own.can_use(after.table, agenda):
            own.use(after, agenda)
        else:
            after.kept = 0


def active_name(table: Table, easier: bool) -> Message:
    """Return whom cards are placed next to, as words [W1, W9]."""
    if easier and table.cat:
        return Message("who-either")
    return Message("who-cat" if table.cat else "who-mouse")


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
    problem = _check_setup(deck, setup, easier)
    if problem:
        raise BadOption("setup", problem)
    return Rules(deck, setup, easier)


def _check_setup(deck: Deck, setup: Setup, easier: bool) -> str:
    """Return what makes a set-up unfit for whodunit; nothing if it is fit [W2]."""
    problem = unlike_chase(setup, "whodunit", "W2")
    if problem:
        return problem
    walls = [start.walls for start in setup.starts if start.walls is not None]
    if len(setup.starts) != STARTS or len(walls) != STARTS:
        return (
            f"whodunit begins with {STARTS} start cards, with walls that are said [W2]"
        )
    return open_to_mouse(setup) or unfit(deck, setup, deck.studio if easier else -1)
