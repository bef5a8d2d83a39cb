# compiled: hot
"""What can be done in a turn of escape: placing, the Cat's ways, the bomb's."""

from mypy_extensions import i64

from whiskerworks.games.escape.parts import BOARD, EscapeParts, ahead_of
from whiskerworks.games.escape.state import State
from whiskerworks.kit.table import Table, beside
from whiskerworks.kit.walks import entered, reach


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


def door_of(parts: EscapeParts, state: State) -> i64:
    """Return the place before the Exit's door; nothing if it opens off the board."""
    side = (parts.door + state.exit_turn) & 3
    return ahead_of(state.table.cheese, side) & BOARD


def way_of(parts: EscapeParts, state: State, cogs: i64) -> i64:
    """Return the side to which the gear points for a number of cogs [E5]."""
    return (parts.gear[cogs] + state.mouse_turn) & 3


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
    return ahead_of(state.table.mouse, side) & BOARD


def bomb_ends(parts: EscapeParts, state: State, cogs: i64) -> i64:
    """Return where the Mechanical Mouse can end its Bomb [E7]."""
    return step_ends(state, bomb_step(parts, state, cogs))


def nudge_ends(state: State) -> i64:
    """Return where it can end when it may step any of the four ways [E8]."""
    mouse = state.table.mouse
    found: i64 = 0
    for side in range(4):
        found |= step_ends(state, ahead_of(mouse, side) & BOARD)
    return found


def cogs_placed(parts: EscapeParts, state: State) -> i64:
    """Return how many cogs the card has that was placed in this turn [E7]."""
    return parts.cogs[state.table.face(state.table.at(state.placed))]


def exploding(table: Table, step: i64) -> bool:
    """Tell whether a Mouse without destination explodes, or else meets the Cat."""
    return step & table.cat == 0
