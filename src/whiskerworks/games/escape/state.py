# compiled: hot
"""
A position of escape, and what moves make of it: [E1] … are the ids of
docs/games/escape.md.

What is changed is a copy, and not yet a position of its own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.escape.meta import RESTING, UPPER
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import card_state as cards
from whiskerworks.kit.agendas import AGENDAS, CHEESE
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS, PLACES
from whiskerworks.kit.decks import SIDES, Deck
from whiskerworks.kit.setups import Setup
from whiskerworks.kit.starts import Parts
from whiskerworks.kit.table import Table, ahead, beside, empty
from whiskerworks.kit.walks import entered, reach

# Moves, after those of `kit/card_moves.py`.
BOMB: Final[i64] = numbers.OWN
"""The Mechanical Mouse ends its Bomb on a cell [E7]: `bomb d6`."""
NUDGE: Final[i64] = BOMB + CELLS
"""You step it to a cell [E8]: `nudge d6`."""
PEEK: Final[i64] = NUDGE + CELLS
"""Look at the agenda on a cell [E8]: `peek c3`."""
FACE: Final[i64] = PEEK + CELLS
"""Chance says which agenda lies on a cell: 81 for each [E2, E8]: `face c3 cat`."""
LIMIT: Final[i64] = FACE + 4 * CELLS
"""Every move is less than this."""

# What happens next, after what begins every game with Maze Cards.
HELPING: Final[i64] = 2
TURN: Final[i64] = 3
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
"""Their names, in positions as text."""

# Endings, in the order of META.endings.
ESCAPED: Final[i64] = 1
MET_MOUSE: Final[i64] = 2
EXPLODED: Final[i64] = 3
TOO_LATE: Final[i64] = 4

LEFT: Final[i64] = 1
"""The column of the canvas on which the window begins: the board is inside it."""
TOP: Final[i64] = 1
"""The row."""
BOARD: Final[i64] = sum([31 << (7 * row + 1) for row in range(1, 6)])
"""The places of the board, c3 to g7 [E1]."""
BOARD_CELLS: Final = tuple(
    [PLACES[f"{column}{row}"] for row in range(3, 8) for column in "cdefg"]
)
"""The cells of the board, in reading order [E1]."""


@final
class EscapeParts(Parts):
    """What escape is played with."""

    def __init__(self, deck: Deck, setup: Setup, belt: int, help_: bool) -> None:
        super().__init__(1, deck, setup)
        self.belt: Final[i64] = belt
        """So many cards lie on the belt [E2]."""
        self.help: Final = help_
        """Whether an agenda is turned up before the game [E2]."""
        marks = {**RESTING, **dict(setup.marks)}
        sides = [SIDES.index(side) for side in marks["gear"]]
        self.gear: Final = vec[i64](sides)
        """For each number of cogs, the side that the gear points to at 0 degrees."""
        self.door: Final[i64] = SIDES.index(marks["door"])
        """The side of the Exit that its door is on, at 0 degrees."""
        self.nudge: Final[i64] = AGENDAS.index(marks["nudge"]) + 1
        """The agenda that lets you step the Mechanical Mouse [E8]."""
        self.again: Final[i64] = AGENDAS.index(marks["again"]) + 1
        """The agenda that makes it move again [E8]."""
        self.peek: Final[i64] = AGENDAS.index(marks["peek"]) + 1
        """The agenda that lets you look at another [E8]."""
        table = bare_table(setup)
        self.corners: Final = vec[i64]([table.at(cell) for cell in setup.agendas])
        """The places of the agendas, in the order of the set-up."""
        cogs = [
            a | b for a, b in zip(self.faces.clockwise, self.faces.counter, strict=True)
        ]
        self.cogs: Final = vec[i64]([count(sides) for sides in cogs])
        """For each face, how many cogs it has [E7]."""


def bare_table(setup: Setup) -> Table:
    """Return the board before the first card [E1]."""
    table = empty(LEFT, TOP)
    table.cheese = table.at(setup.cell("exit"))
    table.mouse = table.at(setup.cell("mouse"))
    table.cat = table.at(setup.cell("cat"))
    return table


@final
class State(cards.CardState):
    """
    What lies on the table and on the belt, what is known, and what comes next.

    The Exit is where the Cheese of the table is [E1]. `placed` is said until the turn
    ends; while a peeked agenda is being named, it is the cell of that.
    """

    def __init__(
        self,
        agendas: i64,
        faces: i64,
        found: i64,
        mouse_turn: i64,
        exit_turn: i64,
        table: Table,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        super().__init__(table, phase, belt, unseen, drawn, placed, ending)
        self.agendas: i64 = agendas
        """The places on which agendas lie."""
        self.faces: i64 = faces
        """What they are, three bits a corner, 0 for one that nobody knows [E8]."""
        self.found: i64 = found
        """1 once the Cheese is found [E8]."""
        self.mouse_turn: i64 = mouse_turn
        """How many quarters the Mechanical Mouse is turned [E5]."""
        self.exit_turn: i64 = exit_turn
        """How many quarters the Exit is turned [E5]."""

    def copy(self) -> "State":
        """Return a position like this one, to be changed."""
        return State(
            self.agendas,
            self.faces,
            self.found,
            self.mouse_turn,
            self.exit_turn,
            self.table,
            self.phase,
            self.belt,
            self.unseen,
            self.drawn,
            self.placed,
            self.ending,
        )

    def due(self, phase: i64, placed: i64) -> "State":
        """Return the position as it was in that *phase*, with a placed card."""
        other = self.copy()
        other.phase = phase
        other.placed = placed
        other.ending = cards.RUNNING
        return other


def in_setup(state: State) -> bool:
    """Tell whether the first turn has not begun [M7]."""
    return state.phase < TURN


# The agendas, and the deck [E3, E8].


def corner_of(parts: EscapeParts, place: i64) -> i64:
    """Return the number of the corner that an agenda's *place* is."""
    corner: i64 = 0
    while parts.corners[corner] != place:
        corner += 1
    return corner


def face_of(faces: i64, corner: i64) -> i64:
    """Return which agenda lies, or lay, in a corner; 0 if nobody knows."""
    return (faces >> (3 * corner)) & 7


def known(faces: i64) -> i64:
    """Return the agendas of which it is known where they lie or lay, as a set."""
    seen: i64 = 0
    for corner in range(4):
        face = face_of(faces, corner)
        if face:
            seen |= BIT[face]
    return seen


def unknown_agendas(parts: EscapeParts, state: State) -> i64:
    """Return the places of agendas that nobody knows yet [E8]."""
    found: i64 = 0
    for corner in range(len(parts.corners)):
        place = parts.corners[corner]
        if state.agendas & place and face_of(state.faces, corner) == 0:
            found |= place
    return found


def upper(parts: EscapeParts) -> i64:
    """Return how many Maze Cards come before the Cucumber can come [E3]."""
    return UPPER + 4 - parts.belt


# What can be done in a turn [E4, E5].


def taken(state: State) -> i64:
    """Return all places that hold a card, a character, the Exit or an agenda."""
    return state.table.taken() | state.agendas


def spaces(state: State) -> i64:
    """Return the empty spaces of the board [E1]."""
    return BOARD & ~taken(state)


def spaces_beside(state: State) -> i64:
    """Return the empty spaces next to any card, agendas and characters too [E4]."""
    held = taken(state)
    return beside(held) & BOARD & ~held


def covers(state: State) -> i64:
    """Return the Maze Cards that may be covered [E4]."""
    return state.table.cards & ~state.table.deep


def door_side(parts: EscapeParts, state: State) -> i64:
    """Return the side to which the Exit's door opens: 0 north to 3 west [E5]."""
    return (parts.door + state.exit_turn) & 3


def door_of(parts: EscapeParts, state: State) -> i64:
    """Return the place before the Exit's door; nothing if it opens off the board."""
    return ahead(state.table.cheese, BIT[door_side(parts, state)]) & BOARD


# The Cat [E6].


def cat_over(state: State) -> i64:
    """Return what the Cat may pass over: Maze Cards, and agendas [E6]."""
    return state.table.cards | state.agendas & ~state.table.mouse


def cat_ends(parts: EscapeParts, state: State, placed: i64) -> i64:
    """Return where the Cat can go through the placed card [E6]."""
    table = state.table
    if entered(table, table.cat, False) & placed == 0:
        return 0
    over = cat_over(state)
    found = reach(table, placed, over, False)
    ends = found & (spaces(state) | state.agendas | table.mouse)
    if state.found:
        walked = found & over | placed
        door = door_of(parts, state) & walked
        ends |= entered(table, door, False) & table.cheese
    return ends


# The Mechanical Mouse [E7, E8].


def way_of(parts: EscapeParts, state: State, cogs: i64) -> i64:
    """Return the side to which the gear points for a number of cogs [E5]."""
    return (parts.gear[cogs] + state.mouse_turn) & 3


def bomb_over(state: State) -> i64:
    """Return what the Mechanical Mouse may pass over [E7]."""
    table = state.table
    return table.cards | state.agendas & ~table.mouse & ~table.cat


def step_ends(state: State, step: i64) -> i64:
    """Return where the Mechanical Mouse can end that steps onto a place [E7]."""
    table = state.table
    goals = spaces(state) | state.agendas & ~table.mouse & ~table.cat
    if step & goals:
        return step
    if step & table.cards == 0 or entered(table, table.mouse, False) & step == 0:
        return 0
    return reach(table, step, bomb_over(state), False) & goals


def bomb_step(parts: EscapeParts, state: State, cogs: i64) -> i64:
    """Return the place onto which the gear sends the Mouse; 0 off the board [E7]."""
    side = way_of(parts, state, cogs)
    return ahead(state.table.mouse, BIT[side]) & BOARD


def bomb_ends(parts: EscapeParts, state: State, cogs: i64) -> i64:
    """Return where the Mechanical Mouse can end its Bomb [E7]."""
    return step_ends(state, bomb_step(parts, state, cogs))


def nudge_ends(state: State) -> i64:
    """Return where it can end when it may step any of the four ways [E8]."""
    mouse = state.table.mouse
    found: i64 = 0
    for side in range(4):
        found |= step_ends(state, ahead(mouse, BIT[side]) & BOARD)
    return found


def cogs_placed(parts: EscapeParts, state: State) -> i64:
    """Return how many cogs the card has that was placed in this turn [E7]."""
    return parts.cogs[state.table.face(state.table.at(state.placed))]


# What a move changes.


def fill_belt(parts: EscapeParts, after: State, card: i64) -> None:
    """Put a card on the belt before the first turn [M7, E2]."""
    cards.take(after, card)
    if count(after.belt) == parts.belt:
        after.phase = HELPING if parts.help else TURN


def lay(parts: EscapeParts, after: State, laying: i64) -> None:
    """Place a belt card, and let its cogs turn what lies next to it [E4, E5]."""
    cards.lay(parts.faces, after, laying)
    table = after.table
    place = table.at(after.placed)
    face = laying // CELLS
    right = ahead(place, parts.faces.clockwise[face])
    left = ahead(place, parts.faces.counter[face])
    after.mouse_turn = _turned(after.mouse_turn, table.mouse, right, left)
    after.exit_turn = _turned(after.exit_turn, table.cheese, right, left)
    after.phase = MOVING
    if beside(place) & table.cat == 0 or cat_ends(parts, after, place) == 0:
        _to_bomb(parts, after, BOMBING)


def _turned(quarters: i64, place: i64, right: i64, left: i64) -> i64:
    """Return how far a character is turned after cogs turned what is beside [E5]."""
    if place & right:
        return (quarters + 1) & 3
    if place & left:
        return (quarters + 3) & 3
    return quarters


def walk(parts: EscapeParts, after: State, cell: i64) -> None:
    """Move the Cat through the placed card [E6]."""
    table = after.table.copy()
    table.cat = table.at(cell)
    after.table = table
    if table.cat & table.cheese:
        _end(after, ESCAPED)
    elif table.cat & table.mouse:
        _end(after, MET_MOUSE)
    else:
        _to_bomb(parts, after, BOMBING)


def _to_bomb(parts: EscapeParts, after: State, phase: i64) -> None:
    """Let the Bomb be due, or end the game if it goes off [E7]."""
    after.phase = phase
    cogs = cogs_placed(parts, after)
    if bomb_ends(parts, after, cogs) == 0:
        met = bomb_step(parts, after, cogs) & after.table.cat
        _end(after, MET_MOUSE if met else EXPLODED)


def bomb(after: State, cell: i64) -> None:
    """Move the Mechanical Mouse: by its gear, or as you like [E7, E8]."""
    table = after.table.copy()
    table.mouse = table.at(cell)
    after.table = table
    if after.phase == BOMBING:
        after.phase = DRAWING
    else:
        after.phase = TURN
        after.placed = -1


def draw(after: State, move: i64) -> None:
    """Draw a card, or the Cucumber; then an agenda may be turned up [E8]."""
    if move == numbers.DRAW_CUCUMBER:
        _end(after, TOO_LATE)
        return
    cards.take(after, move - numbers.DRAW)
    after.drawn += 1
    if after.table.cat & after.agendas:
        after.phase = FACING
    else:
        after.phase = TURN
        after.placed = -1


def turn_up(parts: EscapeParts, after: State, number: i64) -> None:
    """Say which agenda lies on a cell, and let its effect happen [E2, E8]."""
    agenda = number // CELLS + 1
    place = after.table.at(number % CELLS)
    corner = corner_of(parts, place)
    after.faces = after.faces & ~(7 << (3 * corner)) | agenda << (3 * corner)
    faced = after.phase == FACING
    after.phase = TURN
    if faced:
        after.agendas &= ~place
    if faced and agenda == parts.again:
        _to_bomb(parts, after, AGAIN)
        return
    after.placed = -1
    if not faced:
        return
    if agenda == CHEESE:
        after.found = 1
    elif agenda == parts.nudge and nudge_ends(after):
        after.phase = NUDGING
    elif agenda == parts.peek and unknown_agendas(parts, after):
        after.phase = PEEKING


def _end(after: State, ending: i64) -> None:
    """End the game."""
    after.phase = OVER
    after.placed = -1
    after.ending = ending
