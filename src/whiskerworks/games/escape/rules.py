# compiled: hot
"""
The rules of escape; [E1], [M1] … are the rule ids of docs/games/escape.md.

`kit/card_state.py`, `kit/card_move_generation.py` and `kit/card_refusals.py` hold what
all games with Maze Cards share.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption
from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.options import (
    OptionValue,
    choice_option,
    number_option,
    switch_option,
)
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.escape import state as escape
from whiskerworks.games.escape.meta import (
    CORNER_CELLS,
    DEFAULT_MARKS,
    LOWER_PILE,
    META,
    SETUPS,
    START_CARD_COUNT,
)
from whiskerworks.games.escape.state import EscapeComponents, State
from whiskerworks.kit import card_move_generation as generation
from whiskerworks.kit import card_moves, card_refusals, card_state
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.card_components import ALL_CARDS, why_deck_unfit
from whiskerworks.kit.card_refusals import cell_params
from whiskerworks.kit.card_setups import CardSetup, setup_from_option
from whiskerworks.kit.cell_grid import (
    CELL_COUNT,
    CELL_NAMES,
    CELLS_BY_NAME,
    neighbour_cell,
)
from whiskerworks.kit.deck_option import deck_from_options
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.routes import find_route_through

MAX_LEGAL_MOVES: Final = 12 * 4 * 25 + 2
"""Up to twelve belt cards, in four ways, on every cell of the board [E4]."""
_DUE_REFUSALS: Final = (
    Refusal("start-due", {}, "M7"),
    Refusal("belt-due", {}, "M7"),
    Refusal("help-due", {}, "E2"),
    Refusal("place-due", {}, "E4"),
    Refusal("walk-due", {}, "E6"),
    Refusal("bomb-due", {}, "E7"),
    Refusal("draw-due", {}, "M16"),
    Refusal("face-due", {}, "E8"),
    Refusal("nudge-due", {}, "E8"),
    Refusal("again-due", {}, "E8"),
    Refusal("peek-due", {}, "E8"),
    Refusal("face-due", {}, "E8"),
)
"""The refusal of each phase for a move that belongs to another phase."""
_BLOCKS: Final = [
    (card_moves.DROP, (escape.TURN_PHASE,)),
    (card_moves.START_CARD, ()),
    (card_moves.SPIN, (card_state.STARTING,)),
    (card_moves.CAT_WALK, ()),
    (card_moves.ARRIVE, (escape.MOVING,)),
    (card_moves.SKIP, ()),
    (card_moves.BELT_CARD, (escape.TURN_PHASE,)),
    (card_moves.DRAW_CARD, (card_state.BELTING,)),
    (card_moves.DRAW_CAT, (escape.DRAWING,)),
    (card_moves.DRAW_CUCUMBER, ()),
    (escape.BOMB_TO, (escape.DRAWING,)),
    (escape.NUDGE_TO, (escape.BOMBING, escape.AGAIN)),
    (escape.PEEK_AT, (escape.NUDGING,)),
    (escape.NAME_AGENDA, (escape.PEEKING,)),
    (escape.MOVE_LIMIT, (escape.HELPING, escape.FACING, escape.PEEKED)),
]
"""The end of each block of moves, and the phases it belongs to."""


@final
class Rules(CoreRules[State]):
    """The rules of escape, bound to their deck, set-up and options."""

    def __init__(self, deck: Deck, setup: CardSetup, belt: int, help_: bool) -> None:
        super().__init__(1, MAX_LEGAL_MOVES, int(escape.MOVE_LIMIT))
        self.components: Final = EscapeComponents(deck, setup, belt, help_)
        """Deck, faces and set-up."""
        self.faces: Final = self.components.faces
        """The faces of the cards."""

    def start(self) -> State:
        setup = self.components.setup
        agendas: i64 = 0
        for place in self.components.corners:
            agendas |= place
        turns = dict(setup.angles)
        return State(
            agendas=agendas,
            faces=0,
            found=0,
            mouse_turn=turns.get("mouse_angle", 0) // 90,
            exit_turn=turns.get("exit_angle", 0) // 90,
            layout=escape.board_before_first_card(setup),
            phase=card_state.STARTING,
            belt=0,
            unseen=ALL_CARDS,
            drawn=0,
            placed=-1,
            ending=card_state.RUNNING,
        )

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == escape.OVER:
            return GAME_OVER
        if escape.in_setup(state) or phase in (
            escape.DRAWING,
            escape.FACING,
            escape.PEEKED,
        ):
            return CHANCE
        return 0

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        layout = state.layout
        if phase == escape.TURN_PHASE:
            return self._fill_turn(state, moves)
        if phase == escape.DRAWING:
            left, special = self._left(state), card_moves.DRAW_CUCUMBER
            return generation.fill_draws(state.unseen, left, special, moves)
        if phase in (escape.BOMBING, escape.AGAIN):
            ends = escape.bomb_destinations(
                self.components, state, escape.placed_card_cogs(self.components, state)
            )
            return generation.fill_cell_moves(layout, ends, escape.BOMB_TO, moves, 0)
        if phase == escape.MOVING:
            ends = escape.cat_destinations(
                self.components, state, layout.at(state.placed)
            )
            return generation.fill_cell_moves(
                layout, ends, card_moves.CAT_WALK, moves, 0
            )
        if phase == escape.FACING:
            return self._fill_faces(state, layout.where(layout.cat), moves)
        if phase == escape.NUDGING:
            return generation.fill_cell_moves(
                layout, escape.nudge_destinations(state), escape.NUDGE_TO, moves, 0
            )
        if phase == escape.PEEKING:
            hidden = escape.unknown_agendas(self.components, state)
            return generation.fill_cell_moves(layout, hidden, escape.PEEK_AT, moves, 0)
        if phase == escape.PEEKED:
            return self._fill_faces(state, state.placed, moves)
        if phase == escape.HELPING:
            return self._fill_helps(state, moves)
        return (
            0
            if phase == escape.OVER
            else card_state.fill_setup(self.components, state, moves)
        )

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        if state.phase == escape.DRAWING:
            generation.weigh_draws(state.unseen, self._left(state), weights)
        else:
            generation.weigh_evenly(weights)  # [M7, E2, E8]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        phases = next(phases for end, phases in _BLOCKS if move < end)
        phase = state.phase
        if not phases:
            return Refusal("no-such-thing", {}, "E1")
        if phase not in phases:
            return _DUE_REFUSALS[phase]
        if phase == escape.TURN_PHASE:
            return self._why_not_turn(state, int(move))
        if phase == escape.MOVING:
            return self._why_not_walk(state, int(move - card_moves.CAT_WALK))
        if phase in (escape.BOMBING, escape.AGAIN, escape.NUDGING):
            return self._why_not_bomb(state, int(move - escape.BOMB_TO) % CELL_COUNT)
        if phase == escape.DRAWING:
            return self._why_not_draw(state, int(move))
        if phase == escape.PEEKING:
            return self._why_not_peek(state, int(move - escape.PEEK_AT))
        if move >= escape.NAME_AGENDA:
            return self._why_not_face(state, int(move - escape.NAME_AGENDA))
        return card_refusals.why_not_shared_move(self.components, state, int(move))

    def play(self, state: State, move: i64) -> State:
        after = state.copy()
        if move < card_moves.DROP:
            escape.lay(self.components, after, move)
        elif move >= escape.NAME_AGENDA:
            escape.name_agenda(self.components, after, move - escape.NAME_AGENDA)
        elif move >= escape.PEEK_AT:
            after.phase = escape.PEEKED
            after.placed = move - escape.PEEK_AT
        elif move >= escape.BOMB_TO:
            escape.move_bomb(after, (move - escape.BOMB_TO) % CELL_COUNT)
        elif move >= card_moves.DRAW_CARD:
            escape.draw(after, move)
        elif move >= card_moves.BELT_CARD:
            escape.fill_belt(self.components, after, move - card_moves.BELT_CARD)
        elif move == card_moves.SKIP:
            after.phase = escape.DRAWING
        elif move >= card_moves.CAT_WALK:
            escape.walk(self.components, after, move - card_moves.CAT_WALK)
        else:
            card_state.lay_start(self.components, after, move - card_moves.START_CARD)
        return after

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == card_state.RUNNING:
            return None
        reason, rule = META.endings[int(state.ending) - 1]
        return Outcome((1.0 if state.ending == escape.ESCAPED else 0.0,), reason, rule)

    # Place [E4].

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Append the legal placements [E4, M11]."""
        free, below = escape.spaces_beside(state), escape.coverable_cards(state)
        found = generation.fill_placements(
            self.faces, state.layout, state.belt, free, below, moves, 0
        )
        if found:
            return found
        moves[0] = card_moves.SKIP
        return 1

    def _why_not_turn(self, state: State, move: int) -> Refusal | None:
        """Check a placement, or a skip when nothing can be placed [E4, M11]."""
        if move != card_moves.SKIP:
            return self._why_not_place(state, move)
        free, below = escape.spaces_beside(state), escape.coverable_cards(state)
        if generation.can_place(self.faces, state.layout, state.belt, free, below):
            return Refusal("can-place", {}, "M11")
        return None

    def _why_not_place(self, state: State, placement: int) -> Refusal | None:
        """Check a placed card [E4]."""
        face, cell = divmod(placement, CELL_COUNT)
        refusal = card_refusals.why_not_from_belt(self.components, state, face)
        if refusal is not None:
            return refusal
        layout = state.layout
        place = layout.at(cell)
        where = cell_params(cell)
        if not place & escape.BOARD_PLACES:
            return Refusal("off-board", where, "E1")
        if place & layout.characters():
            who = "cat" if place & layout.cat else "bomb"
            who = "exit" if place & layout.cheese else who
            return Refusal(
                "on-character", {**where, "who": Message(f"who-{who}")}, "E4"
            )
        if place & state.agendas:
            return Refusal("on-agenda", where, "E4")
        if place & layout.stacked:
            return Refusal("too-high", where, "E4")
        if place & layout.cards:
            return card_refusals.why_not_cover(self.components, layout, face, cell)
        return (
            None
            if place & escape.spaces_beside(state)
            else Refusal("not-beside", where, "E4")
        )

    # The Cat [E6].

    def _why_not_walk(self, state: State, cell: int) -> Refusal | None:
        """Check a move of the Cat [E6]."""
        layout = state.layout
        goal, placed = layout.at(cell), layout.at(state.placed)
        if goal & escape.cat_destinations(self.components, state, placed):
            return None
        params: Params = {"who": Message("who-cat"), **cell_params(cell)}
        if not goal & escape.BOARD_PLACES:
            return Refusal("off-board", cell_params(cell), "E1")
        if goal & layout.cat:
            return Refusal("own-cell", params, "M14")
        if goal & layout.cards:
            return Refusal("on-card", params, "M14")
        if goal & layout.cheese and not state.found:
            return Refusal("no-cheese-yet", {}, "E6")
        found = find_route_through(
            layout, layout.cat, placed, goal, escape.cat_passable(state), False
        )
        if found is None:
            return Refusal("no-way", params, "M14")
        if not found.walls:
            return Refusal("no-door", {}, "E6")
        wall: Params = {"wall": found.walls[0].message()}
        return Refusal("walled-off", {**params, **wall}, "M14")

    # The Mechanical Mouse [E7, E8].

    def _why_not_bomb(self, state: State, cell: int) -> Refusal | None:
        """Check a move of the Mechanical Mouse [E7, E8]."""
        nudged = state.phase == escape.NUDGING
        cogs = 0 if nudged else int(escape.placed_card_cogs(self.components, state))
        ends = (
            escape.nudge_destinations(state)
            if nudged
            else escape.bomb_destinations(self.components, state, cogs)
        )
        layout = state.layout
        if layout.at(cell) & ends:
            return None
        names = [CELL_NAMES[layout.cell(place)] for place in members(ends)]
        cells = tuple([Message("cell-name", {"cell": name}) for name in names])
        params: Params = {**cell_params(cell), "cells": cells}
        if nudged:
            return Refusal("nudge-elsewhere", params, "E8")
        return Refusal("bomb-elsewhere", {**params, "cogs": cogs}, "E7")

    # Draws and agendas [E3, E8].

    def _left(self, state: State) -> i64:
        """Return how many draws the Cucumber is spread over; 0 if not yet [E3]."""
        first = escape.upper_pile_size(self.components)
        return generation.draws_left_for_special(state.drawn, first, first + LOWER_PILE)

    def _why_not_draw(self, state: State, move: int) -> Refusal | None:
        """Check a draw from the deck [E3]."""
        if move != card_moves.DRAW_CUCUMBER:
            return card_refusals.why_not_unseen(state, move - int(card_moves.DRAW_CARD))
        first = int(escape.upper_pile_size(self.components))
        if state.drawn >= first:
            return None
        params: Params = {"drawn": int(state.drawn), "after": first}
        return Refusal("cucumber-early", params, "E3")

    def _why_not_peek(self, state: State, cell: int) -> Refusal | None:
        """Check a peek at an agenda [E8]."""
        place = state.layout.at(cell)
        if place & escape.unknown_agendas(self.components, state):
            return None
        code = "agenda-known" if place & state.agendas else "no-agenda"
        return Refusal(code, cell_params(cell), "E8")

    def _fill_helps(self, state: State, moves: vec[i64]) -> i64:
        """Append the agendas that may be revealed as help before the game [E2]."""
        found: i64 = 0
        for place in self.components.corners:
            found = self._fill_agendas(state.layout.where(place), 30, moves, found)
        return found

    def _fill_faces(self, state: State, cell: i64, moves: vec[i64]) -> i64:
        """Append the agendas possible on a cell: the known one, or all others [E8]."""
        face = escape.face_of(
            state.faces, escape.corner_of(self.components, state.layout.at(cell))
        )
        some = BIT[face] if face else 30 & ~escape.known_agendas(state.faces)
        return self._fill_agendas(cell, some, moves, 0)

    def _fill_agendas(self, cell: i64, some: i64, moves: vec[i64], found: i64) -> i64:
        """Append the moves that name each of *some* agendas on a cell."""
        for agenda in range(1, 5):
            if some & BIT[agenda]:
                moves[found] = escape.NAME_AGENDA + (agenda - 1) * CELL_COUNT + cell
                found += 1
        return found

    def _why_not_face(self, state: State, number: int) -> Refusal | None:
        """Check the naming of an agenda on a cell [E2, E8]."""
        agenda, cell = number // CELL_COUNT + 1, number % CELL_COUNT
        layout = state.layout
        if not layout.at(cell) & state.agendas:
            return Refusal("no-agenda", cell_params(cell), "E8")
        if state.phase == escape.HELPING:
            return None
        wanted = (
            int(state.placed)
            if state.phase == escape.PEEKED
            else layout.where(layout.cat)
        )
        if cell != wanted:
            return Refusal("face-elsewhere", cell_params(wanted), "E8")
        face = escape.face_of(
            state.faces, escape.corner_of(self.components, layout.at(cell))
        )
        if face == agenda or (
            face == 0 and not escape.known_agendas(state.faces) & BIT[agenda]
        ):
            return None
        params: Params = {**cell_params(cell), "agenda": AGENDAS[agenda - 1]}
        return Refusal("face-known", params, "E8")


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules of escape, bound to checked *options*.

    Raises:
        BadOption: Deck or set-up is invalid, or they do not fit together.
    """
    deck = deck_from_options(options, data)
    setup = setup_from_option(choice_option(options, "setup"), SETUPS, data)
    problem = _check_setup(deck, setup)
    if problem:
        raise BadOption("setup", problem)
    return Rules(
        deck, setup, number_option(options, "belt"), switch_option(options, "help")
    )


def _check_setup(deck: Deck, setup: CardSetup) -> str:
    """Return why a set-up does not suit escape; "" if it does [E1, E2]."""
    if [who for who, _ in setup.cells] != ["mouse", "cat", "exit"]:
        return "escape begins with the Mouse, the Cat and the Exit [E1]"
    if sorted(setup.agendas) != sorted([CELLS_BY_NAME[name] for name in CORNER_CELLS]):
        return f"the agendas lie in the corners, {', '.join(CORNER_CELLS)} [E1]"
    if len(setup.starts) != START_CARD_COUNT:
        return f"escape begins with {START_CARD_COUNT} start cards [E2]"
    problem = _check_marks(setup)
    beside_cat = [neighbour_cell(setup.cell("cat"), side) for side in range(4)]
    if not problem and setup.cell("mouse") in beside_cat:
        return "Cat and Mouse lie next to each other [E7]"
    return problem or why_deck_unfit(deck, setup)


def _check_marks(setup: CardSetup) -> str:
    """Return what is wrong with gear, door or effects; "" if nothing [E5, E8]."""
    marks = {**DEFAULT_MARKS, **dict(setup.marks)}
    if sorted(marks["gear"]) != sorted("NESW"):
        return "the gear names each of N, E, S and W once [E5]"
    if marks["door"] not in ("N", "E", "S", "W"):
        return "the door is on one side: N, E, S or W [E5]"
    effects = [marks[name] for name in ("nudge", "again", "peek")]
    if sorted(effects) != ["cat", "cucumber", "mouse"]:
        return "nudge, again and peek are mouse, cat and cucumber, in any order [E8]"
    return ""
