# compiled: hot
"""
Escape, step by step. [E1], [M1] … are the ids of docs/games/escape.md.

What other games with Maze Cards share is in `kit/card_state.py`, `kit/card_lists.py`
and `kit/card_refusals.py`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption
from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.options import OptionValue, number_in, switch_in, word_in
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.escape import state as own
from whiskerworks.games.escape.meta import CORNERS, LOWER, META, RESTING, SETUPS, STARTS
from whiskerworks.games.escape.state import EscapeParts, State
from whiskerworks.kit import card_lists as lists
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import card_refusals as refusals
from whiskerworks.kit import card_state as cards
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.canvas import CELLS, NAMES, PLACES, neighbour
from whiskerworks.kit.card_refusals import cell_params
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.setups import Setup, setup_of
from whiskerworks.kit.starts import ALL_CARDS, unfit
from whiskerworks.kit.ways import through

MOST_MOVES: Final = 12 * 4 * 25 + 2
"""Each card of a belt that grew, in four ways, on every cell of the board [E4]."""
_DUE: Final = (
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
"""For each phase, what refuses a move that belongs to another."""
_BLOCKS: Final = [
    (numbers.DROP, (own.TURN,)),
    (numbers.START, ()),
    (numbers.SPIN, (cards.STARTING,)),
    (numbers.CAT, ()),
    (numbers.ARRIVE, (own.MOVING,)),
    (numbers.SKIP, ()),
    (numbers.BELT, (own.TURN,)),
    (numbers.DRAW, (cards.BELTING,)),
    (numbers.DRAW_CAT, (own.DRAWING,)),
    (numbers.DRAW_CUCUMBER, ()),
    (own.BOMB, (own.DRAWING,)),
    (own.NUDGE, (own.BOMBING, own.AGAIN)),
    (own.PEEK, (own.NUDGING,)),
    (own.FACE, (own.PEEKING,)),
    (own.LIMIT, (own.HELPING, own.FACING, own.PEEKED)),
]
"""Where each block of moves ends, and the phases that they belong to."""


@final
class Rules(CoreRules[State]):
    """The rules of escape, bound to their deck, set-up and options."""

    def __init__(self, deck: Deck, setup: Setup, belt: int, help_: bool) -> None:
        super().__init__(1, MOST_MOVES, int(own.LIMIT))
        self.parts: Final = EscapeParts(deck, setup, belt, help_)
        """What is played with."""
        self.faces: Final = self.parts.faces
        """How the cards can lie."""

    def start(self) -> State:
        setup = self.parts.setup
        agendas: i64 = 0
        for place in self.parts.corners:
            agendas |= place
        turns = dict(setup.angles)
        return State(
            agendas=agendas,
            faces=0,
            found=0,
            mouse_turn=turns.get("mouse_angle", 0) // 90,
            exit_turn=turns.get("exit_angle", 0) // 90,
            table=own.bare_table(setup),
            phase=cards.STARTING,
            belt=0,
            unseen=ALL_CARDS,
            drawn=0,
            placed=-1,
            ending=cards.RUNNING,
        )

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == own.OVER:
            return GAME_OVER
        if own.in_setup(state) or phase in (own.DRAWING, own.FACING, own.PEEKED):
            return CHANCE
        return 0

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        table = state.table
        if phase == own.TURN:
            return self._fill_turn(state, moves)
        if phase == own.DRAWING:
            left, special = self._left(state), numbers.DRAW_CUCUMBER
            return lists.fill_draws(state.unseen, left, special, moves)
        if phase in (own.BOMBING, own.AGAIN):
            ends = own.bomb_ends(self.parts, state, own.cogs_placed(self.parts, state))
            return lists.write_cells(table, ends, own.BOMB, moves, 0)
        if phase == own.MOVING:
            ends = own.cat_ends(self.parts, state, table.at(state.placed))
            return lists.write_cells(table, ends, numbers.CAT, moves, 0)
        if phase == own.FACING:
            return self._fill_faces(state, table.where(table.cat), moves)
        if phase == own.NUDGING:
            return lists.write_cells(table, own.nudge_ends(state), own.NUDGE, moves, 0)
        if phase == own.PEEKING:
            hidden = own.unknown_agendas(self.parts, state)
            return lists.write_cells(table, hidden, own.PEEK, moves, 0)
        if phase == own.PEEKED:
            return self._fill_faces(state, state.placed, moves)
        if phase == own.HELPING:
            return self._fill_helps(state, moves)
        return 0 if phase == own.OVER else cards.fill_setup(self.parts, state, moves)

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        if state.phase == own.DRAWING:
            lists.weigh_draws(state.unseen, self._left(state), weights)
        else:
            lists.weigh_evenly(weights)  # [M7, E2, E8]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        phases = next(phases for end, phases in _BLOCKS if move < end)
        phase = state.phase
        if not phases:
            return Refusal("no-such-thing", {}, "E1")
        if phase not in phases:
            return _DUE[phase]
        if phase == own.TURN:
            return self._why_not_turn(state, int(move))
        if phase == own.MOVING:
            return self._why_not_walk(state, int(move - numbers.CAT))
        if phase in (own.BOMBING, own.AGAIN, own.NUDGING):
            return self._why_not_bomb(state, int(move - own.BOMB) % CELLS)
        if phase == own.DRAWING:
            return self._why_not_draw(state, int(move))
        if phase == own.PEEKING:
            return self._why_not_peek(state, int(move - own.PEEK))
        if move >= own.FACE:
            return self._why_not_face(state, int(move - own.FACE))
        return refusals.why_not_alike(self.parts, state, int(move))

    def play(self, state: State, move: i64) -> State:
        after = state.copy()
        if move < numbers.DROP:
            own.lay(self.parts, after, move)
        elif move >= own.FACE:
            own.turn_up(self.parts, after, move - own.FACE)
        elif move >= own.PEEK:
            after.phase = own.PEEKED
            after.placed = move - own.PEEK
        elif move >= own.BOMB:
            own.bomb(after, (move - own.BOMB) % CELLS)
        elif move >= numbers.DRAW:
            own.draw(after, move)
        elif move >= numbers.BELT:
            own.fill_belt(self.parts, after, move - numbers.BELT)
        elif move == numbers.SKIP:
            after.phase = own.DRAWING
        elif move >= numbers.CAT:
            own.walk(self.parts, after, move - numbers.CAT)
        else:
            cards.lay_start(self.parts, after, move - numbers.START)
        return after

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == cards.RUNNING:
            return None
        reason, rule = META.endings[int(state.ending) - 1]
        return Outcome((1.0 if state.ending == own.ESCAPED else 0.0,), reason, rule)

    # Place [E4].

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Write where cards can be placed [E4, M11]."""
        free, below = own.spaces_beside(state), own.covers(state)
        found = lists.fill_places(
            self.faces, state.table, state.belt, free, below, moves, 0
        )
        if found:
            return found
        moves[0] = numbers.SKIP
        return 1

    def _why_not_turn(self, state: State, move: int) -> Refusal | None:
        """Check a placed card, or that nothing can be placed [E4, M11]."""
        if move != numbers.SKIP:
            return self._why_not_place(state, move)
        free, below = own.spaces_beside(state), own.covers(state)
        if lists.can_place(self.faces, state.table, state.belt, free, below):
            return Refusal("can-place", {}, "M11")
        return None

    def _why_not_place(self, state: State, laying: int) -> Refusal | None:
        """Check that a belt card can be placed like that [E4]."""
        face, cell = divmod(laying, CELLS)
        refusal = refusals.why_not_lie(self.parts, state, face)
        if refusal is not None:
            return refusal
        table = state.table
        place = table.at(cell)
        where = cell_params(cell)
        if not place & own.BOARD:
            return Refusal("off-board", where, "E1")
        if place & table.people():
            who = "cat" if place & table.cat else "bomb"
            who = "exit" if place & table.cheese else who
            return Refusal(
                "on-character", {**where, "who": Message(f"who-{who}")}, "E4"
            )
        if place & state.agendas:
            return Refusal("on-agenda", where, "E4")
        if place & table.deep:
            return Refusal("too-high", where, "E4")
        if place & table.cards:
            return refusals.why_not_cover(self.parts, table, face, cell)
        return (
            None
            if place & own.spaces_beside(state)
            else Refusal("not-beside", where, "E4")
        )

    # The Cat [E6].

    def _why_not_walk(self, state: State, cell: int) -> Refusal | None:
        """Check where the Cat is to go [E6]."""
        table = state.table
        goal, placed = table.at(cell), table.at(state.placed)
        if goal & own.cat_ends(self.parts, state, placed):
            return None
        params: Params = {"who": Message("who-cat"), **cell_params(cell)}
        if not goal & own.BOARD:
            return Refusal("off-board", cell_params(cell), "E1")
        if goal & table.cat:
            return Refusal("own-cell", params, "M14")
        if goal & table.cards:
            return Refusal("on-card", params, "M14")
        if goal & table.cheese and not state.found:
            return Refusal("no-cheese-yet", {}, "E6")
        found = through(table, table.cat, placed, goal, own.cat_over(state), False)
        if found is None:
            return Refusal("no-way", params, "M14")
        if not found.walls:
            return Refusal("no-door", {}, "E6")
        wall: Params = {"wall": found.walls[0].message()}
        return Refusal("walled-off", {**params, **wall}, "M14")

    # The Mechanical Mouse [E7, E8].

    def _why_not_bomb(self, state: State, cell: int) -> Refusal | None:
        """Check where the Mechanical Mouse is to end [E7, E8]."""
        nudged = state.phase == own.NUDGING
        cogs = 0 if nudged else int(own.cogs_placed(self.parts, state))
        ends = (
            own.nudge_ends(state) if nudged else own.bomb_ends(self.parts, state, cogs)
        )
        table = state.table
        if table.at(cell) & ends:
            return None
        names = [NAMES[table.cell(place)] for place in members(ends)]
        cells = tuple([Message("cell-name", {"cell": name}) for name in names])
        params: Params = {**cell_params(cell), "cells": cells}
        if nudged:
            return Refusal("nudge-elsewhere", params, "E8")
        return Refusal("bomb-elsewhere", {**params, "cogs": cogs}, "E7")

    # Draws and agendas [E3, E8].

    def _left(self, state: State) -> i64:
        """Return in one of how many cases the Cucumber comes; 0: not [E3]."""
        first = own.upper(self.parts)
        return lists.special_left(state.drawn, first, first + LOWER)

    def _why_not_draw(self, state: State, move: int) -> Refusal | None:
        """Check what is drawn from the deck [E3]."""
        if move != numbers.DRAW_CUCUMBER:
            return refusals.why_not_seen(state, move - int(numbers.DRAW))
        first = int(own.upper(self.parts))
        if state.drawn >= first:
            return None
        params: Params = {"drawn": int(state.drawn), "after": first}
        return Refusal("cucumber-early", params, "E3")

    def _why_not_peek(self, state: State, cell: int) -> Refusal | None:
        """Check which agenda is to be looked at [E8]."""
        place = state.table.at(cell)
        if place & own.unknown_agendas(self.parts, state):
            return None
        code = "agenda-known" if place & state.agendas else "no-agenda"
        return Refusal(code, cell_params(cell), "E8")

    def _fill_helps(self, state: State, moves: vec[i64]) -> i64:
        """Write which agenda may be turned up before the game, and where [E2]."""
        found: i64 = 0
        for place in self.parts.corners:
            found = self._fill_agendas(state.table.where(place), 30, moves, found)
        return found

    def _fill_faces(self, state: State, cell: i64, moves: vec[i64]) -> i64:
        """Write which agendas can lie on a cell: one that is known, or others [E8]."""
        face = own.face_of(state.faces, own.corner_of(self.parts, state.table.at(cell)))
        some = BIT[face] if face else 30 & ~own.known(state.faces)
        return self._fill_agendas(cell, some, moves, 0)

    def _fill_agendas(self, cell: i64, some: i64, moves: vec[i64], found: i64) -> i64:
        """Write that each of a set of agendas lies on a cell."""
        for agenda in range(1, 5):
            if some & BIT[agenda]:
                moves[found] = own.FACE + (agenda - 1) * CELLS + cell
                found += 1
        return found

    def _why_not_face(self, state: State, number: int) -> Refusal | None:
        """Check which agenda is said to lie where [E2, E8]."""
        agenda, cell = number // CELLS + 1, number % CELLS
        table = state.table
        if not table.at(cell) & state.agendas:
            return Refusal("no-agenda", cell_params(cell), "E8")
        if state.phase == own.HELPING:
            return None
        wanted = (
            int(state.placed) if state.phase == own.PEEKED else table.where(table.cat)
        )
        if cell != wanted:
            return Refusal("face-elsewhere", cell_params(wanted), "E8")
        face = own.face_of(state.faces, own.corner_of(self.parts, table.at(cell)))
        if face == agenda or (face == 0 and not own.known(state.faces) & BIT[agenda]):
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
    Return the rules of escape for *options* that are already checked.

    Raises:
        BadOption: The deck or the set-up is none, or they do not suit each other.
    """
    deck = deck_of(options, data)
    setup = setup_of(word_in(options, "setup"), SETUPS, data)
    problem = _check_setup(deck, setup)
    if problem:
        raise BadOption("setup", problem)
    return Rules(deck, setup, number_in(options, "belt"), switch_in(options, "help"))


def _check_setup(deck: Deck, setup: Setup) -> str:
    """Return what makes a set-up unfit for escape; nothing if it is fit [E1, E2]."""
    if [who for who, _ in setup.cells] != ["mouse", "cat", "exit"]:
        return "escape begins with the Mouse, the Cat and the Exit [E1]"
    if sorted(setup.agendas) != sorted([PLACES[name] for name in CORNERS]):
        return f"the agendas lie in the corners, {', '.join(CORNERS)} [E1]"
    if len(setup.starts) != STARTS:
        return f"escape begins with {STARTS} start cards [E2]"
    problem = _check_marks(setup)
    beside_cat = [neighbour(setup.cell("cat"), side) for side in range(4)]
    if not problem and setup.cell("mouse") in beside_cat:
        return "Cat and Mouse lie next to each other [E7]"
    return problem or unfit(deck, setup)


def _check_marks(setup: Setup) -> str:
    """Return what is wrong with the gear, the door or the effects [E5, E8]."""
    marks = {**RESTING, **dict(setup.marks)}
    if sorted(marks["gear"]) != sorted("NESW"):
        return "the gear names each of N, E, S and W once [E5]"
    if marks["door"] not in ("N", "E", "S", "W"):
        return "the door is on one side: N, E, S or W [E5]"
    effects = [marks[name] for name in ("nudge", "again", "peek")]
    if sorted(effects) != ["cat", "cucumber", "mouse"]:
        return "nudge, again and peek are mouse, cat and cucumber, in any order [E8]"
    return ""
