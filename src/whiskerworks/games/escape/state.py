# compiled: hot
"""
Positions of escape, and how moves change them: [E1] … are the rule ids of
docs/games/escape.md.

Functions that change a position change a copy that nothing else refers to yet.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.escape.meta import DEFAULT_MARKS, UPPER_PILE
from whiskerworks.kit import card_moves, card_state
from whiskerworks.kit.agendas import AGENDAS, CHEESE_AGENDA
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.card_components import Components
from whiskerworks.kit.card_layout import (
    CardLayout,
    empty_layout,
    neighbours_of,
    neighbours_on_sides,
)
from whiskerworks.kit.card_setups import CardSetup
from whiskerworks.kit.cell_grid import CELL_COUNT, CELLS_BY_NAME
from whiskerworks.kit.decks import SIDES, Deck
from whiskerworks.kit.reachability import one_step_from, reachable_from

# Moves, numbered after those of `kit/card_moves.py`.
BOMB_TO: Final[i64] = card_moves.FIRST_OWN_MOVE
"""The Mechanical Mouse ends its Bomb on a cell [E7]: `bomb d6`."""
NUDGE_TO: Final[i64] = BOMB_TO + CELL_COUNT
"""You step the Mechanical Mouse to a cell [E8]: `nudge d6`."""
PEEK_AT: Final[i64] = NUDGE_TO + CELL_COUNT
"""Look at the agenda on a cell [E8]: `peek c3`."""
NAME_AGENDA: Final[i64] = PEEK_AT + CELL_COUNT
"""Chance names the agenda on a cell: 81 moves for each [E2, E8]: `face c3 cat`."""
MOVE_LIMIT: Final[i64] = NAME_AGENDA + 4 * CELL_COUNT
"""Moves are smaller than this."""

# Phases, after the two that begin every game with Maze Cards.
HELPING: Final[i64] = 2
TURN_PHASE: Final[i64] = 3
MOVING: Final[i64] = 4
BOMBING: Final[i64] = 5
DRAWING: Final[i64] = 6
FACING: Final[i64] = 7
NUDGING: Final[i64] = 8
AGAIN: Final[i64] = 9
PEEKING: Final[i64] = 10
PEEKED: Final[i64] = 11
OVER: Final[i64] = 12
PHASES: Final = (
    "start",
    "belt",
    "help",
    "turn",
    "move",
    "bomb",
    "draw",
    "face",
    "nudge",
    "again",
    "peek",
    "peeked",
    "over",
)
"""The names of the phases in positions as text."""

# Endings, in the order of META.endings.
ESCAPED: Final[i64] = 1
MET_MOUSE: Final[i64] = 2
EXPLODED: Final[i64] = 3
TOO_LATE: Final[i64] = 4

WINDOW_LEFT: Final[i64] = 1
"""The window's first column on the canvas; the board lies inside the window."""
WINDOW_TOP: Final[i64] = 1
"""The window's first row on the canvas."""
BOARD_PLACES: Final[i64] = sum([31 << (7 * row + 1) for row in range(1, 6)])
"""The places of the board, c3 to g7 [E1]."""
BOARD_CELLS: Final = tuple(
    [CELLS_BY_NAME[f"{column}{row}"] for row in range(3, 8) for column in "cdefg"]
)
"""The cells of the board, in reading order [E1]."""


@final
class EscapeComponents(Components):
    """Deck, faces, set-up and options of escape."""

    def __init__(self, deck: Deck, setup: CardSetup, belt: int, help_: bool) -> None:
        super().__init__(1, deck, setup)
        self.belt: Final[i64] = belt
        """Cards on the belt [E2]."""
        self.help: Final = help_
        """Whether an agenda is revealed before the game [E2]."""
        marks = {**DEFAULT_MARKS, **dict(setup.marks)}
        sides = [SIDES.index(side) for side in marks["gear"]]
        self.gear: Final = vec[i64](sides)
        """The side that the gear points to at 0 degrees, for each number of cogs."""
        self.door: Final[i64] = SIDES.index(marks["door"])
        """The side of the Exit's door at 0 degrees."""
        self.nudge: Final[i64] = AGENDAS.index(marks["nudge"]) + 1
        """The agenda that lets you step the Mechanical Mouse [E8]."""
        self.again: Final[i64] = AGENDAS.index(marks["again"]) + 1
        """The agenda that makes the Mechanical Mouse move again [E8]."""
        self.peek: Final[i64] = AGENDAS.index(marks["peek"]) + 1
        """The agenda that lets you look at another agenda [E8]."""
        layout = board_before_first_card(setup)
        self.corners: Final = vec[i64]([layout.at(cell) for cell in setup.agendas])
        """The places of the agendas, in the order of the set-up."""
        cogs = [
            a | b for a, b in zip(self.faces.clockwise, self.faces.counter, strict=True)
        ]
        self.cogs: Final = vec[i64]([count(sides) for sides in cogs])
        """The number of cogs of each face [E7]."""


def board_before_first_card(setup: CardSetup) -> CardLayout:
    """Return the board before the first card [E1]."""
    layout = empty_layout(WINDOW_LEFT, WINDOW_TOP)
    layout.cheese = layout.at(setup.cell("exit"))
    layout.mouse = layout.at(setup.cell("mouse"))
    layout.cat = layout.at(setup.cell("cat"))
    return layout


@final
class State(card_state.CardState):
    """
    A position: the table, the belt, the known agendas, and what comes next.

    The Exit takes the place of the Cheese in the layout [E1]. `placed` is the cell of
    the placed card until the turn ends, or of a peeked agenda until chance names it.
    """

    def __init__(
        self,
        agendas: i64,
        faces: i64,
        found: i64,
        mouse_turn: i64,
        exit_turn: i64,
        layout: CardLayout,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        super().__init__(layout, phase, belt, unseen, drawn, placed, ending)
        self.agendas: i64 = agendas
        """The places of the agendas that are left."""
        self.faces: i64 = faces
        """The known agendas, three bits per corner, 0 for an unknown one [E8]."""
        self.found: i64 = found
        """1 once the Cheese is found [E8]."""
        self.mouse_turn: i64 = mouse_turn
        """Quarter turns of the Mechanical Mouse [E5]."""
        self.exit_turn: i64 = exit_turn
        """Quarter turns of the Exit [E5]."""

    def copy(self) -> "State":
        """Return a copy, to be changed."""
        return State(
            self.agendas,
            self.faces,
            self.found,
            self.mouse_turn,
            self.exit_turn,
            self.layout,
            self.phase,
            self.belt,
            self.unseen,
            self.drawn,
            self.placed,
            self.ending,
        )

    def due(self, phase: i64, placed: i64) -> "State":
        """Return the position in an earlier *phase*, with a placed card."""
        other = self.copy()
        other.phase = phase
        other.placed = placed
        other.ending = card_state.RUNNING
        return other


def in_setup(state: State) -> bool:
    """Return whether the first turn has yet to begin [M7]."""
    return state.phase < TURN_PHASE


# The agendas, and the deck [E3, E8].


def corner_of(components: EscapeComponents, place: i64) -> i64:
    """Return the number of the corner that an agenda's *place* is."""
    corner: i64 = 0
    while components.corners[corner] != place:
        corner += 1
    return corner


def face_of(faces: i64, corner: i64) -> i64:
    """Return the agenda that lies, or lay, in a corner; 0 if it is unknown."""
    return (faces >> (3 * corner)) & 7


def known_agendas(faces: i64) -> i64:
    """Return the set of agendas with a known corner, removed ones included."""
    seen: i64 = 0
    for corner in range(4):
        face = face_of(faces, corner)
        if face:
            seen |= BIT[face]
    return seen


def unknown_agendas(components: EscapeComponents, state: State) -> i64:
    """Return the places of unknown agendas [E8]."""
    found: i64 = 0
    for corner in range(len(components.corners)):
        place = components.corners[corner]
        if state.agendas & place and face_of(state.faces, corner) == 0:
            found |= place
    return found


def upper_pile_size(components: EscapeComponents) -> i64:
    """Return how many Maze Cards come before the Cucumber can come [E3]."""
    return UPPER_PILE + 4 - components.belt


# Options in a turn [E4, E5].


def occupied_places(state: State) -> i64:
    """Return all places that hold a card, a character, the Exit or an agenda."""
    return state.layout.occupied() | state.agendas


def empty_board_spaces(state: State) -> i64:
    """Return the empty spaces of the board [E1]."""
    return BOARD_PLACES & ~occupied_places(state)


def spaces_beside(state: State) -> i64:
    """Return the empty spaces next to any card, agenda or character [E4]."""
    held = occupied_places(state)
    return neighbours_of(held) & BOARD_PLACES & ~held


def coverable_cards(state: State) -> i64:
    """Return the coverable Maze Cards [E4]."""
    return state.layout.cards & ~state.layout.stacked


def door_side(components: EscapeComponents, state: State) -> i64:
    """Return the side to which the Exit's door opens: 0 north to 3 west [E5]."""
    return (components.door + state.exit_turn) & 3


def door_place(components: EscapeComponents, state: State) -> i64:
    """Return the place in front of the Exit's door; 0 if that is off the board."""
    return (
        neighbours_on_sides(state.layout.cheese, BIT[door_side(components, state)])
        & BOARD_PLACES
    )


# The Cat [E6].


def cat_passable(state: State) -> i64:
    """Return the places the Cat may pass over: Maze Cards and agendas [E6]."""
    return state.layout.cards | state.agendas & ~state.layout.mouse


def cat_destinations(components: EscapeComponents, state: State, placed: i64) -> i64:
    """Return where the Cat can go through the placed card [E6]."""
    layout = state.layout
    if one_step_from(layout, layout.cat, False) & placed == 0:
        return 0
    over = cat_passable(state)
    found = reachable_from(layout, placed, over, False)
    ends = found & (empty_board_spaces(state) | state.agendas | layout.mouse)
    if state.found:
        walked = found & over | placed
        door = door_place(components, state) & walked
        ends |= one_step_from(layout, door, False) & layout.cheese
    return ends


# The Mechanical Mouse [E7, E8].


def gear_side(components: EscapeComponents, state: State, cogs: i64) -> i64:
    """Return the side to which the gear points for a number of cogs [E5]."""
    return (components.gear[cogs] + state.mouse_turn) & 3


def bomb_passable(state: State) -> i64:
    """Return the places the Mechanical Mouse may pass over [E7]."""
    layout = state.layout
    return layout.cards | state.agendas & ~layout.mouse & ~layout.cat


def step_destinations(state: State, step: i64) -> i64:
    """Return where the Mechanical Mouse can end if it steps onto *step* first [E7]."""
    layout = state.layout
    goals = empty_board_spaces(state) | state.agendas & ~layout.mouse & ~layout.cat
    if step & goals:
        return step
    if (
        step & layout.cards == 0
        or one_step_from(layout, layout.mouse, False) & step == 0
    ):
        return 0
    return reachable_from(layout, step, bomb_passable(state), False) & goals


def bomb_step(components: EscapeComponents, state: State, cogs: i64) -> i64:
    """Return the place the gear sends the Mouse to; 0 if it is off the board [E7]."""
    side = gear_side(components, state, cogs)
    return neighbours_on_sides(state.layout.mouse, BIT[side]) & BOARD_PLACES


def bomb_destinations(components: EscapeComponents, state: State, cogs: i64) -> i64:
    """Return where the Mechanical Mouse can end its Bomb [E7]."""
    return step_destinations(state, bomb_step(components, state, cogs))


def nudge_destinations(state: State) -> i64:
    """Return where the Mechanical Mouse can end if you choose its step [E8]."""
    mouse = state.layout.mouse
    found: i64 = 0
    for side in range(4):
        found |= step_destinations(
            state, neighbours_on_sides(mouse, BIT[side]) & BOARD_PLACES
        )
    return found


def placed_card_cogs(components: EscapeComponents, state: State) -> i64:
    """Return the number of cogs on the card placed in this turn [E7]."""
    return components.cogs[state.layout.face(state.layout.at(state.placed))]


# Moves.


def fill_belt(components: EscapeComponents, after: State, card: i64) -> None:
    """Put a card on the belt before the first turn [M7, E2]."""
    card_state.take_to_belt(after, card)
    if count(after.belt) == components.belt:
        after.phase = HELPING if components.help else TURN_PHASE


def lay(components: EscapeComponents, after: State, placement: i64) -> None:
    """Place a belt card, and let its cogs turn what lies next to it [E4, E5]."""
    card_state.lay(components.faces, after, placement)
    layout = after.layout
    place = layout.at(after.placed)
    face = placement // CELL_COUNT
    right = neighbours_on_sides(place, components.faces.clockwise[face])
    left = neighbours_on_sides(place, components.faces.counter[face])
    after.mouse_turn = _turned_quarters(after.mouse_turn, layout.mouse, right, left)
    after.exit_turn = _turned_quarters(after.exit_turn, layout.cheese, right, left)
    after.phase = MOVING
    if (
        neighbours_of(place) & layout.cat == 0
        or cat_destinations(components, after, place) == 0
    ):
        _bomb_next(components, after, BOMBING)


def _turned_quarters(quarters: i64, place: i64, right: i64, left: i64) -> i64:
    """Return a figure's quarter turns after the cogs next to it acted [E5]."""
    if place & right:
        return (quarters + 1) & 3
    if place & left:
        return (quarters + 3) & 3
    return quarters


def walk(components: EscapeComponents, after: State, cell: i64) -> None:
    """Move the Cat through the placed card [E6]."""
    layout = after.layout.copy()
    layout.cat = layout.at(cell)
    after.layout = layout
    if layout.cat & layout.cheese:
        _end(after, ESCAPED)
    elif layout.cat & layout.mouse:
        _end(after, MET_MOUSE)
    else:
        _bomb_next(components, after, BOMBING)


def _bomb_next(components: EscapeComponents, after: State, phase: i64) -> None:
    """Continue with the Bomb, or end the game if it explodes [E7]."""
    after.phase = phase
    cogs = placed_card_cogs(components, after)
    if bomb_destinations(components, after, cogs) == 0:
        met = bomb_step(components, after, cogs) & after.layout.cat
        _end(after, MET_MOUSE if met else EXPLODED)


def move_bomb(after: State, cell: i64) -> None:
    """Move the Mechanical Mouse: by its gear, or by your choice [E7, E8]."""
    layout = after.layout.copy()
    layout.mouse = layout.at(cell)
    after.layout = layout
    if after.phase == BOMBING:
        after.phase = DRAWING
    else:
        after.phase = TURN_PHASE
        after.placed = -1


def draw(after: State, move: i64) -> None:
    """Draw a card or the Cucumber; an agenda may be revealed next [E8]."""
    if move == card_moves.DRAW_CUCUMBER:
        _end(after, TOO_LATE)
        return
    card_state.take_to_belt(after, move - card_moves.DRAW_CARD)
    after.drawn += 1
    if after.layout.cat & after.agendas:
        after.phase = FACING
    else:
        after.phase = TURN_PHASE
        after.placed = -1


def name_agenda(components: EscapeComponents, after: State, number: i64) -> None:
    """Name the agenda on a cell, and start its effect [E2, E8]."""
    agenda = number // CELL_COUNT + 1
    place = after.layout.at(number % CELL_COUNT)
    corner = corner_of(components, place)
    after.faces = after.faces & ~(7 << (3 * corner)) | agenda << (3 * corner)
    faced = after.phase == FACING
    after.phase = TURN_PHASE
    if faced:
        after.agendas &= ~place
    if faced and agenda == components.again:
        _bomb_next(components, after, AGAIN)
        return
    after.placed = -1
    if not faced:
        return
    if agenda == CHEESE_AGENDA:
        after.found = 1
    elif agenda == components.nudge and nudge_destinations(after):
        after.phase = NUDGING
    elif agenda == components.peek and unknown_agendas(components, after):
        after.phase = PEEKING


def _end(after: State, ending: i64) -> None:
    """End the game."""
    after.phase = OVER
    after.placed = -1
    after.ending = ending
