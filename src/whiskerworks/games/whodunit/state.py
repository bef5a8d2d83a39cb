# compiled: hot
"""
A position of whodunit, and what moves make of it: [W1] … are the ids of
docs/games/whodunit.md.

What is changed is a copy, and not yet a position of its own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.whodunit.meta import BELT, EXTRA, LAST, STACK
from whiskerworks.kit import card_lists as lists
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import card_state as cards
from whiskerworks.kit.agendas import CAT, CHEESE, CUCUMBER, MOUSE, NONE, winner_now
from whiskerworks.kit.bits import BIT, count, place_of
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.table import Table, beside, room_with
from whiskerworks.kit.walks import CAT_WAITS, MOUSE_WAITS

# Moves, after those of `kit/card_moves.py`.
USE: Final[i64] = numbers.OWN
"""Use an agenda that was kept: one for each [W9]: `use cat`."""
DRAW_AGENDA: Final[i64] = USE + 4
"""Chance draws an agenda and turns it up: one for each [W3]: `draw agenda cat`."""
LIMIT: Final[i64] = DRAW_AGENDA + 4
"""Every move is less than this."""

# What happens next, after what begins every game with Maze Cards.
TURN: Final[i64] = 2
SPINNING: Final[i64] = 3
DROPPING: Final[i64] = 4
MOVING: Final[i64] = 5
DRAWING: Final[i64] = 6
ARRIVING: Final[i64] = 7
OVER: Final[i64] = 8
PHASES: Final = (
    "start",
    "belt",
    "turn",
    "spin",
    "drop",
    "move",
    "draw",
    "arrive",
    "over",
)
"""Their names, in positions as text."""

# Endings, in the order of META.endings.
STUCK: Final[i64] = 1
NO_PLACE: Final[i64] = 2
TOOK_CHEESE: Final[i64] = 3
CAUGHT: Final[i64] = 4
SOLVED: Final[i64] = 4
"""The ending in which an agenda is solved is this and its number …"""
UNSOLVED: Final[i64] = 8
"""… and the one in which it is not is this and its number."""

ALL_AGENDAS: Final[i64] = 2 + 4 + 8 + 16
"""The four agendas, as a set of their numbers."""


@final
class State(cards.ChaseState):
    """What lies on the table and on the belt, which agendas came, what comes next."""

    def __init__(
        self,
        shown: i64,
        kept: i64,
        fresh: i64,
        moved: i64,
        holes: i64,
        dropped: i64,
        waiting: i64,
        table: Table,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        super().__init__(
            holes, dropped, waiting, table, phase, belt, unseen, drawn, placed, ending
        )
        self.shown: i64 = shown
        """The agendas that were drawn, as a set of their numbers [W7]."""
        self.kept: i64 = kept
        """Those whose ability can still be used, in this turn or later [W9]."""
        self.fresh: i64 = fresh
        """Those whose ability waits for the next turn [W7]."""
        self.moved: i64 = moved
        """Who has moved through the placed card [W5]."""

    def copy(self) -> "State":
        """Return a position like this one, to be changed."""
        return State(
            self.shown,
            self.kept,
            self.fresh,
            self.moved,
            self.holes,
            self.dropped,
            self.waiting,
            self.table,
            self.phase,
            self.belt,
            self.unseen,
            self.drawn,
            self.placed,
            self.ending,
        )


def in_setup(state: State) -> bool:
    """Tell whether the first turn has not begun [M7]."""
    return state.phase < TURN


# The deck [W3].


@final
class Piles:
    """After how many Maze Cards something else comes."""

    def __init__(self, easier: bool) -> None:
        first = STACK if easier else STACK + EXTRA
        self.agendas: Final = vec[i64]([first, first + STACK, first + 2 * STACK])
        """After so many Maze Cards an agenda comes, three times [W3]."""
        self.cat: Final[i64] = first
        """The Cat comes after at least so many [W3] …"""
        self.cat_last: Final[i64] = first + STACK
        """… and after at most so many."""
        self.cucumber: Final[i64] = first + 3 * STACK - LAST
        """The Cucumber comes after at least so many [W3] …"""
        self.all: Final[i64] = first + 3 * STACK
        """… and after at most so many, which are all."""


def cat_is_out(state: State) -> bool:
    """Tell whether the Cat has been drawn."""
    return state.table.cat != 0 or state.phase == ARRIVING


def agenda_due(piles: Piles, state: State) -> bool:
    """Tell whether an agenda is what comes next [W3]."""
    came = count(state.shown)
    if came >= 3 or state.drawn != piles.agendas[came]:
        return False
    return came != 1 or cat_is_out(state)


def special_left(piles: Piles, state: State) -> i64:
    """Return in one of how many cases the Cat or the Cucumber comes; 0: not [W3]."""
    if state.drawn >= piles.cucumber:
        return lists.special_left(state.drawn, piles.cucumber, piles.all)
    if cat_is_out(state):
        return 0
    return lists.special_left(state.drawn, piles.cat, piles.cat_last)


def suspects(state: State) -> list[int]:
    """Return the agendas that can still be the one at the bottom [W8]."""
    return [agenda for agenda in range(1, 5) if not state.shown & BIT[agenda]]


# What can be done in a turn.


def active(table: Table, easier: bool) -> i64:
    """Return where the active character lies; easier, either of them is [W1, W9]."""
    if easier:
        return table.mouse | table.cat
    return table.cat if table.cat else table.mouse


def spaces_near(table: Table, near: i64) -> i64:
    """Return the empty spaces next to *near* [W4]."""
    taken = table.taken()
    return beside(near) & room_with(taken) & ~taken


def covers_near(table: Table, near: i64) -> i64:
    """Return the Maze Cards next to *near* that may be covered [W4]."""
    return beside(near) & table.cards & ~table.deep


def can_use(table: Table, agenda: i64) -> bool:
    """Tell whether the ability of an agenda can be used now [W7]."""
    return agenda != CAT or table.cat != 0


def usable(state: State) -> i64:
    """Return the agendas whose ability can be used now, as a set [W9]."""
    return state.kept if state.table.cat else state.kept & ~BIT[CAT]


def nothing_to_do(faces: Faces, state: State, easier: bool) -> bool:
    """Tell whether nothing can be placed, nor any ability used [W6, W9]."""
    table = state.table
    near = active(table, easier)
    spaces, below = spaces_near(table, near), covers_near(table, near)
    if lists.can_place(faces, table, state.belt, spaces, below):
        return False
    return usable(state) == 0


# What a move changes: the start of a turn [W7, W9].


def fill_belt(after: State, card: i64) -> None:
    """Put a card on the belt before the first turn [M7]."""
    cards.take(after, card)
    if count(after.belt) == BELT:
        after.phase = TURN


def begin_turn(after: State) -> None:
    """Begin a turn, with the agendas that came before it [W7]."""
    after.phase = TURN
    after.kept |= after.fresh
    after.fresh = 0
    after.holes = 0


def use(after: State, agenda: i64) -> None:
    """Use the ability of an agenda [W7]."""
    after.kept &= ~BIT[agenda]
    if agenda == CHEESE:
        after.phase = SPINNING
    elif agenda == CUCUMBER:
        after.phase = DROPPING
    elif agenda == MOUSE:
        after.holes = 1
    else:
        cards.swap(after)


# Place, Rotate, Move [W4 to W6].


def lay(faces: Faces, after: State, move: i64, easier: bool) -> None:
    """Place or drop a belt card, and let its cogs turn the others [W4, M12]."""
    cards.lay_beside(faces, after, move)
    after.moved = 0
    _go_on(after, easier)


def walk(after: State, move: i64, easier: bool) -> None:
    """Move the Mouse or the Cat through the placed card [W5, W6]."""
    met = cards.met_by(after.table, move)
    cards.walk(after, move)
    after.moved |= cards.walker(move)
    if met == NONE:
        _go_on(after, easier)
    else:
        _end(after, TOOK_CHEESE if met == MOUSE else CAUGHT)


def _go_on(after: State, easier: bool) -> None:
    """Let those who wait move; else draw, if somebody moved who must [M13, W5]."""
    after.phase = MOVING
    if cards.goals(after):
        return
    must = CAT_WAITS if after.table.cat else MOUSE_WAITS
    if easier:
        must = MOUSE_WAITS | CAT_WAITS
    if after.dropped == 0 and after.moved & must == 0:
        _end(after, STUCK)
    else:
        cards.end_walk(after, DRAWING)
        after.moved = 0


def _end(after: State, ending: i64) -> None:
    """End the game while somebody moves."""
    cards.end_walk(after, OVER)
    after.moved = 0
    after.ending = ending


# End [W7, W8].


def draw_card(after: State, card: i64) -> None:
    """Draw a Maze Card to the belt [M16]."""
    cards.take(after, card)
    after.drawn += 1


def draw_agenda(after: State, agenda: i64) -> None:
    """Set an agenda aside that was drawn [W7]."""
    after.shown |= BIT[agenda]
    after.fresh |= BIT[agenda]


def judge(after: State) -> None:
    """End the game as the agenda at the bottom of the deck has it [W8]."""
    agenda = place_of(ALL_AGENDAS & ~after.shown)
    right = winner_now(after.table) == agenda
    after.phase = OVER
    after.ending = (SOLVED if right else UNSOLVED) + agenda
