# compiled: hot
"""
The rules of maze; [M1], [M2] … are the rule ids of docs/games/maze.md.

`kit/card_state.py`, `kit/card_move_generation.py` and `kit/card_refusals.py` hold what
all games with Maze Cards share.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.errors import BadOption, shorten
from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.options import OptionValue, choice_option, read_number
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.games.maze import state as maze
from whiskerworks.games.maze.meta import (
    CAT_SPAN,
    META,
    SETUPS,
    START_CARD_COUNT,
    UPPER_PILE,
)
from whiskerworks.games.maze.state import State
from whiskerworks.kit import card_move_generation as generation
from whiskerworks.kit import card_moves, card_refusals, card_state
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.card_components import (
    ALL_CARDS,
    Components,
    layout_before_first_card,
    wall_shape,
    why_deck_unfit,
    why_mouse_connected,
    why_no_chase,
)
from whiskerworks.kit.card_layout import neighbours_of
from whiskerworks.kit.card_refusals import cell_params
from whiskerworks.kit.card_setups import CardSetup, setup_from_option
from whiskerworks.kit.cell_grid import CELL_COUNT
from whiskerworks.kit.deck_option import deck_from_options
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.reachability import nearest_spaces

MAX_LEGAL_MOVES: Final = 6 * 4 * 49 + 2
"""
Every card of a belt of six, in four ways, on every place of the window, and two more.

A full table holds at least 22 cards, so the belt never grows beyond six [M11].
"""
_DUE_REFUSALS: Final = (
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
"""The refusal of each phase for a move that belongs to another phase."""
_BLOCKS: Final = [
    (card_moves.DROP, maze.TURN_PHASE),
    (card_moves.START_CARD, maze.DROPPING),
    (card_moves.SPIN, card_state.STARTING),
    (card_moves.MOUSE_WALK, maze.SPINNING),
    (card_moves.ARRIVE, maze.MOVING),
    (card_moves.SKIP, maze.ARRIVING),
    (card_moves.BELT_CARD, maze.TURN_PHASE),
    (card_moves.DRAW_CARD, card_state.BELTING),
    (maze.REVEAL, maze.DRAWING),
    (maze.FIRST_DEAL, maze.TURN_PHASE),
    (maze.FIRST_BEGIN, maze.DEALING),
    (maze.MOVE_LIMIT, maze.BEGINNING),
]
"""The end of each block of moves, and the phase it belongs to."""


@final
class Rules(CoreRules[State]):
    """The rules of maze, bound to their seats, deck and set-up."""

    def __init__(
        self, seats: int, deck: Deck, setup: CardSetup, first: int, last: int
    ) -> None:
        super().__init__(seats, MAX_LEGAL_MOVES, int(maze.MOVE_LIMIT))
        self.players: Final[i64] = seats
        """The number of seats, typed for the compiler."""
        self.components: Final = Components(seats, deck, setup)
        """Deck, faces and set-up."""
        self.faces: Final = self.components.faces
        """The faces of the cards."""
        self.cat_first: Final[i64] = first
        """The fewest Maze Cards before the Cat comes [M8]."""
        self.cat_last: Final[i64] = last
        """The most Maze Cards before the Cat comes."""
        self._outcomes: Final = [
            [_outcome(seats, ending, winner) for winner in range(-1, seats)]
            for ending in range(1, len(META.endings) + 1)
        ]

    def start(self) -> State:
        layout = layout_before_first_card(self.components.setup)
        phase = card_state.STARTING
        return State(
            -1, 0, 0, 0, 0, 0, layout, phase, 0, ALL_CARDS, 0, -1, card_state.RUNNING
        )

    def to_move(self, state: State) -> i64:
        phase = state.phase
        if phase == maze.OVER:
            return GAME_OVER
        if maze.in_setup(state) or phase == maze.DRAWING:
            return CHANCE
        return state.seat

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        phase = state.phase
        layout = state.layout
        if phase == maze.TURN_PHASE:
            return self._fill_turn(state, moves)
        if phase == maze.MOVING:
            return card_state.fill_walks(state, moves)
        if phase == maze.DRAWING:
            left = self._left(state)
            return generation.fill_draws(
                state.unseen, left, maze.special_draw(state), moves
            )
        if phase == maze.SPINNING:
            return generation.fill_spins(layout, moves)
        if phase == maze.DROPPING:
            return generation.fill_drops(self.faces, layout, state.belt, moves)
        if phase == maze.ARRIVING:
            spaces = nearest_spaces(layout)
            return generation.fill_cell_moves(
                layout, spaces, card_moves.ARRIVE, moves, 0
            )
        if phase == maze.DEALING:
            return self._fill_deals(state, moves)
        if phase == maze.OVER:
            return 0
        if phase != maze.BEGINNING:
            return card_state.fill_setup(self.components, state, moves)
        for seat in range(self.players):
            moves[seat] = maze.FIRST_BEGIN + seat
        return self.players

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        if state.phase == maze.DRAWING:
            generation.weigh_draws(state.unseen, self._left(state), weights)
        else:
            generation.weigh_evenly(weights)  # [M7, M9]

    def pick(self, state: State, moves: vec[i64], rng: Random) -> i64:
        if state.phase == maze.DRAWING:
            left = self._left(state)
            return generation.pick_draw(
                state.unseen, left, maze.special_draw(state), rng
            )
        if state.phase == maze.TURN_PHASE:
            spaces = generation.spaces_beside(state.layout)
            reveal = maze.REVEAL if maze.may_reveal(state) else generation.NOT_DRAWN
            belt = state.belt
            move = generation.pick_placement(
                self.faces, state.layout, belt, spaces, reveal, rng
            )
            if move != generation.NOT_DRAWN:
                return move
        # The remaining phases are rare, and their moves equally likely [M7, M9].
        return moves[rng.randrange(self.legal_moves_into(state, moves))]

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        phase = next(phase for end, phase in _BLOCKS if move < end)
        if phase != state.phase:
            if state.phase == maze.TURN_PHASE and phase in (
                maze.SPINNING,
                maze.DROPPING,
            ):
                ability = "spin" if phase == maze.SPINNING else "drop"
                return Refusal("reveal-first", {"ability": ability}, "M10")
            return _DUE_REFUSALS[state.phase]
        if phase == maze.TURN_PHASE:
            return self._why_not_turn(state, int(move))
        if phase == maze.MOVING:
            return card_refusals.why_not_walk(state, int(move))
        if phase == maze.DRAWING:
            return self._why_not_draw(state, int(move))
        if phase in (maze.DEALING, maze.BEGINNING):
            return self._why_not_deal(state, int(move))
        return card_refusals.why_not_shared_move(self.components, state, int(move))

    def play(self, state: State, move: i64) -> State:
        after = state.copy()
        if move < card_moves.START_CARD:
            maze.lay(self.faces, after, move)
        elif card_moves.DRAW_CARD <= move < maze.REVEAL:
            maze.draw(after, move, self.players)
        elif card_moves.MOUSE_WALK <= move < card_moves.ARRIVE:
            maze.walk(after, move)
        elif move == maze.REVEAL:
            maze.reveal(after)
        elif move >= card_moves.BELT_CARD:
            maze.play_setup_move(after, move, self.players)
        elif move < card_moves.SPIN:
            card_state.lay_start(self.components, after, move - card_moves.START_CARD)
            if after.phase == card_state.BELTING:
                after.layout.recentre()
        elif move < card_moves.MOUSE_WALK:
            card_state.spin(self.faces, after, move - card_moves.SPIN)
            after.phase = maze.TURN_PHASE
        elif move == card_moves.SKIP:
            after.phase = maze.DRAWING
        else:
            card_state.arrive(after, after.layout.at(move - card_moves.ARRIVE))
            after.phase = maze.DRAWING
        return after

    def is_final(self, state: State, move: i64) -> bool:
        return move == maze.REVEAL

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == card_state.RUNNING:
            return None
        winner = maze.holder_of(state, maze.winning_agenda(state.ending), self.players)
        return self._outcomes[state.ending - 1][winner + 1]

    # Before the first turn [M7 to M9].

    def _fill_deals(self, state: State, moves: vec[i64]) -> i64:
        """Append the agendas that can be dealt to the next seat [M7]."""
        found: i64 = 0
        first = maze.FIRST_DEAL + 4 * maze.next_seat_to_deal(state) - 1
        for agenda in range(1, 5):
            if maze.holder_of(state, agenda, self.players) < 0:
                moves[found] = first + agenda
                found += 1
        return found

    def _why_not_deal(self, state: State, move: int) -> Refusal | None:
        """Check a dealt agenda, or who begins [M7, M9]."""
        seat, agenda = divmod(move - int(maze.FIRST_DEAL), 4)
        if move >= maze.FIRST_BEGIN:
            seat = move - int(maze.FIRST_BEGIN)
        if seat >= self.seats:
            return Refusal("no-such-seat", {"seat": seat}, "M9")
        if move >= maze.FIRST_BEGIN:
            return None
        due = int(maze.next_seat_to_deal(state))
        if seat != due:
            return Refusal("deal-order", {"seat": due}, "M7")
        if maze.holder_of(state, agenda + 1, self.seats) >= 0:
            return Refusal("deal-gone", {"agenda": AGENDAS[agenda]}, "M7")
        return None

    # Reveal [M10] and Place [M11, M12].

    def _fill_turn(self, state: State, moves: vec[i64]) -> i64:
        """Append the moves at the start of a turn [M10, M11]."""
        found: i64 = 0
        if maze.may_reveal(state):
            moves[0] = maze.REVEAL
            found = 1
        layout = state.layout
        spaces = generation.spaces_beside(layout)
        places = generation.fill_placements(
            self.faces, layout, state.belt, spaces, layout.cards, moves, found
        )
        if places > found:
            return places
        moves[found] = card_moves.SKIP
        return found + 1

    def _why_not_turn(self, state: State, move: int) -> Refusal | None:
        """Check a move at the start of a turn [M10, M11]."""
        if move == maze.REVEAL:
            if maze.may_reveal(state):
                return None
            if state.revealed & BIT[state.seat]:
                return Refusal("already-revealed", {}, "M10")
            return Refusal("no-cat-yet", {}, "M10b")
        if move == card_moves.SKIP:
            layout = state.layout
            spaces = generation.spaces_beside(layout)
            if generation.can_place(
                self.faces, layout, state.belt, spaces, layout.cards
            ):
                return Refusal("can-place", {}, "M11")
            return None
        return self._why_not_place(state, move)

    def _why_not_place(self, state: State, placement: int) -> Refusal | None:
        """Check a placed card [M5, M6, M11]."""
        face, cell = divmod(placement, CELL_COUNT)
        layout = state.layout
        place = layout.at(cell)
        refusal = card_refusals.why_not_from_belt(self.components, state, face)
        refusal = refusal or card_refusals.why_not_on_character(layout, cell)
        if refusal is not None:
            return refusal
        if place & layout.cards:
            return card_refusals.why_not_cover(self.components, layout, face, cell)
        if place & generation.spaces_beside(layout):
            return None
        if place & neighbours_of(layout.occupied()):
            return Refusal("too-large", cell_params(cell), "M5")
        return Refusal("not-beside", cell_params(cell), "M11")

    # End [M16].

    def _left(self, state: State) -> i64:
        """Return how many draws the Cat or Cucumber is spread over; 0 if not yet."""
        return maze.special_draws_left(state, self.cat_first, self.cat_last)

    def _why_not_draw(self, state: State, move: int) -> Refusal | None:
        """Check a draw from the deck [M8]."""
        drawn: Params = {"drawn": int(state.drawn)}
        if move == card_moves.DRAW_CUCUMBER:
            if state.drawn >= UPPER_PILE:
                return None
            return Refusal("cucumber-early", {**drawn, "after": int(UPPER_PILE)}, "M8")
        if move == card_moves.DRAW_CAT:
            if maze.is_cat_drawn(state):
                return Refusal("cat-out", {}, "M8")
            if state.drawn < self.cat_first:
                after = int(self.cat_first)
                return Refusal("cat-early", {**drawn, "after": after}, "M8")
            return None
        if not maze.is_cat_drawn(state) and state.drawn == self.cat_last:
            return Refusal("cat-due", drawn, "M8")
        return card_refusals.why_not_unseen(state, move - int(card_moves.DRAW_CARD))


def _outcome(seats: int, ending: int, winner: int) -> Outcome:
    """Return the outcome of an *ending* won by seat *winner*, or by none: -1 [M19]."""
    reason, rule = META.endings[ending - 1]
    scores = tuple([1.0 if seat == winner else 0.0 for seat in range(seats)])
    holder = (
        Message("holder-none")
        if winner < 0
        else Message("holder-seat", {"seat": winner})
    )
    agenda = AGENDAS[maze.winning_agenda(ending) - 1]
    return Outcome(scores, reason, rule, {"agenda": agenda, "holder": holder})


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules of maze, bound to checked *options*.

    Raises:
        BadOption: Deck or set-up is invalid, they do not fit together, or the Cat's
            range is impossible.
    """
    deck = deck_from_options(options, data)
    setup = setup_from_option(choice_option(options, "setup"), SETUPS, data)
    problem = _check_setup(deck, setup)
    if problem:
        raise BadOption("setup", problem)
    return Rules(seats, deck, setup, *_cat_span(choice_option(options, "cat")))


def _check_setup(deck: Deck, setup: CardSetup) -> str:
    """Return why a set-up does not suit maze; "" if it does [M7]."""
    problem = why_no_chase(setup, "maze", "M7")
    if problem:
        return problem
    shapes = {
        wall_shape(start.walls) for start in setup.starts if start.walls is not None
    }
    if len(setup.starts) != START_CARD_COUNT or len(shapes) != START_CARD_COUNT:
        needed = START_CARD_COUNT
        return f"maze begins with {needed} start cards of {needed} shapes [M7]"
    return why_mouse_connected(setup) or why_deck_unfit(deck, setup)


def _cat_span(text: str) -> tuple[int, int]:
    """Return the fewest and most cards before the Cat, or raise BadOption [M8]."""
    one, _, other = text.partition("-")
    first, last = read_number(one), read_number(other)
    if first is None or last is None or not first <= last < UPPER_PILE:
        most = int(UPPER_PILE) - 1
        problem = (
            f"it is two numbers from 0 to {most}, the smaller first, like {CAT_SPAN}"
        )
        raise BadOption("cat", f"{shorten(repr(text))}: {problem}")
    return first, last
