# compiled: hot
"""
The rules of whodunit; [W1], [M1] … are the rule ids of docs/games/whodunit.md.

`kit/card_state.py`, `kit/card_move_generation.py` and `kit/card_refusals.py` hold what
all games with Maze Cards share.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption
from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.options import OptionValue, choice_option, switch_option
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.whodunit import state as whodunit
from whiskerworks.games.whodunit.meta import META, SETUPS, START_CARD_COUNT
from whiskerworks.games.whodunit.state import Piles, State
from whiskerworks.kit import card_move_generation as generation
from whiskerworks.kit import card_moves, card_refusals, card_state
from whiskerworks.kit.agendas import AGENDAS, endgame_winner
from whiskerworks.kit.bits import BIT, place_of
from whiskerworks.kit.card_components import (
    ALL_CARDS,
    Components,
    layout_before_first_card,
    why_deck_unfit,
    why_mouse_connected,
    why_no_chase,
)
from whiskerworks.kit.card_layout import CardLayout, neighbours_of
from whiskerworks.kit.card_refusals import cell_params
from whiskerworks.kit.card_setups import CardSetup, setup_from_option
from whiskerworks.kit.cell_grid import CELL_COUNT
from whiskerworks.kit.deck_option import deck_from_options
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.reachability import nearest_spaces

MAX_LEGAL_MOVES: Final = 4 * 4 * 25
"""A drop puts one of four cards, in four ways, on any card of the table [M10d]."""
_DUE_REFUSALS: Final = (
    Refusal("start-due", {}, "M7"),
    Refusal("belt-due", {}, "M7"),
    Refusal("place-due", {}, "W4"),
    Refusal("spin-due", {}, "W7"),
    Refusal("drop-due", {}, "W7"),
    Refusal("walk-due", {}, "M13"),
    Refusal("draw-due", {}, "M16"),
    Refusal("arrive-due", {}, "M16"),
)
"""The refusal of each phase for a move that belongs to another phase."""
_NONE: Final[i64] = -1
_BLOCKS: Final = [
    (card_moves.DROP, whodunit.TURN_PHASE),
    (card_moves.START_CARD, whodunit.DROPPING),
    (card_moves.SPIN, card_state.STARTING),
    (card_moves.MOUSE_WALK, whodunit.SPINNING),
    (card_moves.ARRIVE, whodunit.MOVING),
    (card_moves.SKIP, whodunit.ARRIVING),
    (card_moves.BELT_CARD, _NONE),
    (card_moves.DRAW_CARD, card_state.BELTING),
    (whodunit.FIRST_USE, whodunit.DRAWING),
    (whodunit.FIRST_AGENDA_DRAW, whodunit.TURN_PHASE),
    (whodunit.MOVE_LIMIT, whodunit.DRAWING),
]
"""The end of each block of moves, and the phase it belongs to."""


@final
class Rules(CoreRules[State]):
    """The rules of whodunit, bound to their deck, set-up and option."""

    def __init__(self, deck: Deck, setup: CardSetup, easier: bool) -> None:
        super().__init__(1, MAX_LEGAL_MOVES, int(whodunit.MOVE_LIMIT))
        self.components: Final = Components(1, deck, setup)
        """Deck, faces and set-up."""
        self.faces: Final = self.components.faces
        """The faces of the cards."""
        self.easier: Final = easier
        """Whether the easier variant is played [W9]."""
        self.piles: Final = Piles(easier)
        """When agendas, Cat and Cucumber come from the deck."""
        self.cards: Final[i64] = ALL_CARDS & ~BIT[deck.studio] if easier else ALL_CARDS
        """The set of cards in the game [W9]."""

    def start(self) -> State:
        layout = layout_before_first_card(self.components.setup)
        unseen = self.cards
        return State(
            0, 0, 0, 0, 0, 0, 0, layout, card_state.STARTING, 0, unseen, 0, -1, 0
        )

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == whodunit.OVER:
            return GAME_OVER
        if whodunit.in_setup(state) or phase == whodunit.DRAWING:
            return CHANCE
        return 0

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        layout = state.layout
        if phase == whodunit.TURN_PHASE:
            return self._fill_turn(state, moves)
        if phase == whodunit.MOVING:
            return card_state.fill_walks(state, moves)
        if phase == whodunit.DRAWING:
            return self._fill_draws(state, moves)
        if phase == whodunit.SPINNING:
            return generation.fill_spins(layout, moves)
        if phase == whodunit.DROPPING:
            return generation.fill_drops(self.faces, layout, state.belt, moves)
        if phase == whodunit.ARRIVING:
            spaces = nearest_spaces(layout)
            return generation.fill_cell_moves(
                layout, spaces, card_moves.ARRIVE, moves, 0
            )
        return (
            0
            if phase == whodunit.OVER
            else card_state.fill_setup(self.components, state, moves)
        )

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        if state.phase == whodunit.DRAWING and not whodunit.is_agenda_next(
            self.piles, state
        ):
            generation.weigh_draws(
                state.unseen, whodunit.special_draws_left(self.piles, state), weights
            )
        else:
            generation.weigh_evenly(weights)  # [M7, W3]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        phase = next(phase for end, phase in _BLOCKS if move < end)
        if phase == _NONE:
            return Refusal("no-such-thing", {}, "W1")
        if phase != state.phase:
            return _DUE_REFUSALS[state.phase]
        if phase == whodunit.TURN_PHASE and move >= whodunit.FIRST_USE:
            return self._why_not_use(state, int(move - whodunit.FIRST_USE) + 1)
        if phase == whodunit.TURN_PHASE:
            return self._why_not_place(state, int(move))
        if phase == whodunit.MOVING:
            return card_refusals.why_not_walk(state, int(move))
        if phase == whodunit.DRAWING:
            return self._why_not_draw(state, int(move))
        return card_refusals.why_not_shared_move(self.components, state, int(move))

    def play(self, state: State, move: i64) -> State:
        after = state.copy()
        if move < card_moves.START_CARD:
            whodunit.lay(self.faces, after, move, self.easier)
        elif card_moves.DRAW_CARD <= move < whodunit.FIRST_USE:
            self._draw(after, move)
        elif card_moves.MOUSE_WALK <= move < card_moves.ARRIVE:
            whodunit.walk(after, move, self.easier)
        elif move >= whodunit.FIRST_AGENDA_DRAW:
            whodunit.set_agenda_aside(after, move - whodunit.FIRST_AGENDA_DRAW + 1)
        elif move >= whodunit.FIRST_USE:
            whodunit.use_ability(after, move - whodunit.FIRST_USE + 1)
        elif move >= card_moves.BELT_CARD:
            whodunit.fill_belt(after, move - card_moves.BELT_CARD)
        elif move < card_moves.SPIN:
            card_state.lay_start(self.components, after, move - card_moves.START_CARD)
            if after.phase == card_state.BELTING:
                after.layout.recentre()
        elif move < card_moves.MOUSE_WALK:
            card_state.spin(self.faces, after, move - card_moves.SPIN)
            after.phase = whodunit.TURN_PHASE
        else:
            card_state.arrive(after, after.layout.at(move - card_moves.ARRIVE))
            after.phase = whodunit.DRAWING
        if after.phase == whodunit.TURN_PHASE and whodunit.is_stuck(
            self.faces, after, self.easier
        ):
            after.phase = whodunit.OVER
            after.ending = whodunit.NO_PLACE  # [W6]
        return after

    def is_final(self, state: State, move: i64) -> bool:
        return whodunit.FIRST_USE <= move < whodunit.FIRST_AGENDA_DRAW

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == card_state.RUNNING:
            return None
        reason, rule = META.endings[int(state.ending) - 1]
        won = whodunit.SOLVED_BASE < state.ending <= whodunit.UNSOLVED_BASE
        params: Params = {}
        if state.ending > whodunit.SOLVED_BASE:
            params = {"now": AGENDAS[endgame_winner(state.layout) - 1]}
        return Outcome((1.0 if won else 0.0,), reason, rule, params)

    # The start of a turn: abilities, and Place [W4, W7, W9].

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Append the usable abilities and the legal placements [W4, W9]."""
        found: i64 = 0
        kept = whodunit.usable_agendas(state)
        while kept:
            low = kept & -kept
            kept ^= low
            moves[found] = whodunit.FIRST_USE + place_of(low) - 1
            found += 1
        layout = state.layout
        near = whodunit.active_characters(layout, self.easier)
        spaces, below = (
            whodunit.spaces_next_to(layout, near),
            whodunit.coverable_cards_next_to(layout, near),
        )
        return generation.fill_placements(
            self.faces, layout, state.belt, spaces, below, moves, found
        )

    def _why_not_use(self, state: State, agenda: int) -> Refusal | None:
        """Check the use of an agenda's ability [W9]."""
        params: Params = {"agenda": AGENDAS[agenda - 1]}
        if not self.easier:
            return Refusal("not-easier", params, "W9")
        if not state.kept & BIT[agenda]:
            return Refusal("not-kept", params, "W9")
        if not whodunit.can_use_ability(state.layout, agenda):
            return Refusal("no-cat-yet", {}, "W7")
        return None

    def _why_not_place(self, state: State, placement: int) -> Refusal | None:
        """Check a placed card [W4]."""
        face, cell = divmod(placement, CELL_COUNT)
        layout = state.layout
        place = layout.at(cell)
        near = whodunit.active_characters(layout, self.easier)
        refusal = card_refusals.why_not_from_belt(self.components, state, face)
        refusal = refusal or card_refusals.why_not_on_character(layout, cell)
        if refusal is not None:
            return refusal
        if place & whodunit.spaces_next_to(layout, near):
            return None
        if not place & neighbours_of(near):
            who = active_name(layout, self.easier)
            return Refusal("not-active", {**cell_params(cell), "who": who}, "W4")
        if not place & layout.cards:
            return Refusal("too-large", cell_params(cell), "M5")
        if place & layout.stacked:
            return Refusal("too-high", cell_params(cell), "W4")
        return card_refusals.why_not_cover(self.components, layout, face, cell)

    # End [W3, W7, W8].

    def _fill_draws(self, state: State, moves: vec[i64]) -> i64:
        """Append the possible draws [W3]."""
        if not whodunit.is_agenda_next(self.piles, state):
            late = state.drawn >= self.piles.cucumber
            special = card_moves.DRAW_CUCUMBER if late else card_moves.DRAW_CAT
            left = whodunit.special_draws_left(self.piles, state)
            return generation.fill_draws(state.unseen, left, special, moves)
        found: i64 = 0
        for agenda in range(1, 5):
            if not state.shown & BIT[agenda]:
                moves[found] = whodunit.FIRST_AGENDA_DRAW + agenda - 1
                found += 1
        return found

    def _why_not_draw(self, state: State, move: int) -> Refusal | None:
        """Check a draw from the deck [W3]."""
        piles = self.piles
        if move >= whodunit.FIRST_AGENDA_DRAW:
            return self._why_not_agenda(
                state, move - int(whodunit.FIRST_AGENDA_DRAW) + 1
            )
        if whodunit.is_agenda_next(piles, state):
            return Refusal("agenda-due", {}, "W3")
        drawn: Params = {"drawn": int(state.drawn)}
        if move == card_moves.DRAW_CUCUMBER:
            if state.drawn >= piles.cucumber:
                return None
            after = int(piles.cucumber)
            return Refusal("cucumber-early", {**drawn, "after": after}, "W3")
        if move == card_moves.DRAW_CAT:
            if whodunit.is_cat_drawn(state):
                return Refusal("cat-out", {}, "W3")
            if state.drawn < piles.cat:
                return Refusal("cat-early", {**drawn, "after": int(piles.cat)}, "W3")
            return None
        if not whodunit.is_cat_drawn(state) and state.drawn == piles.cat_last:
            return Refusal("cat-due", drawn, "W3")
        return card_refusals.why_not_unseen(state, move - int(card_moves.DRAW_CARD))

    def _why_not_agenda(self, state: State, agenda: int) -> Refusal | None:
        """Check a drawn agenda: agendas come at fixed points, each once [W3]."""
        if not whodunit.is_agenda_next(self.piles, state):
            return Refusal("agenda-early", {}, "W3")
        if state.shown & BIT[agenda]:
            return Refusal("agenda-came", {"agenda": AGENDAS[agenda - 1]}, "W3")
        return None

    def _draw(self, after: State, move: i64) -> None:
        """Draw a card, the Cat or the Cucumber [M16, W7, W8]."""
        if move == card_moves.DRAW_CUCUMBER:
            whodunit.judge_accusation(after)
        elif move == card_moves.DRAW_CAT:
            card_state.draw_cat(after, whodunit.ARRIVING)
        else:
            whodunit.draw_card(after, move - card_moves.DRAW_CARD)
            self._turn(after)

    def _turn(self, after: State) -> None:
        """
        Begin a turn, or continue it after a drop [W7].

        Agendas drawn before the turn are used now; those drawn to refill the belt after
        a drop wait for the next turn.
        """
        if after.dropped:
            after.dropped = 0
            after.phase = whodunit.TURN_PHASE
            return
        whodunit.begin_turn(after)
        if self.easier or after.kept == 0:
            return
        agenda = place_of(after.kept & -after.kept)
        if whodunit.can_use_ability(after.layout, agenda):
            whodunit.use_ability(after, agenda)
        else:
            after.kept = 0


def active_name(layout: CardLayout, easier: bool) -> Message:
    """Return the characters that cards are placed next to, as a message [W1, W9]."""
    if easier and layout.cat:
        return Message("who-either")
    return Message("who-cat" if layout.cat else "who-mouse")


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules of whodunit, bound to checked *options*.

    Raises:
        BadOption: Deck or set-up is invalid, or they do not fit together.
    """
    deck = deck_from_options(options, data)
    setup = setup_from_option(choice_option(options, "setup"), SETUPS, data)
    easier = switch_option(options, "easier")
    problem = _check_setup(deck, setup, easier)
    if problem:
        raise BadOption("setup", problem)
    return Rules(deck, setup, easier)


def _check_setup(deck: Deck, setup: CardSetup, easier: bool) -> str:
    """Return why a set-up does not suit whodunit; "" if it does [W2]."""
    problem = why_no_chase(setup, "whodunit", "W2")
    if problem:
        return problem
    walls = [start.walls for start in setup.starts if start.walls is not None]
    if len(setup.starts) != START_CARD_COUNT or len(walls) != START_CARD_COUNT:
        needed = START_CARD_COUNT
        return (
            f"whodunit begins with {needed} start cards, with walls that are said [W2]"
        )
    return why_mouse_connected(setup) or why_deck_unfit(
        deck, setup, deck.studio if easier else -1
    )
