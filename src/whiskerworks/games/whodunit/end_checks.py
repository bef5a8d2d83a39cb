"""Whether a game of whodunit can have ended as a typed position says."""

from whiskerworks.core.errors import BadPosition
from whiskerworks.games.whodunit.piles import suspects
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    CAUGHT,
    NO_PLACE,
    OVER,
    SOLVED,
    STUCK,
    TOOK_CHEESE,
    UNSOLVED,
    State,
)
from whiskerworks.games.whodunit.turns import active, nothing_to_do
from whiskerworks.kit.agendas import winner_now
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.chase import cat_ends, mouse_ends
from whiskerworks.kit.table import beside


def check_end(rules: Rules, state: State) -> None:
    """Refuse an end that the table does not show [W5, W6, W8]."""
    if state.phase != OVER:
        return
    table = state.table
    if state.ending in (TOOK_CHEESE, CAUGHT):
        other = table.cheese if state.ending == TOOK_CHEESE else table.cat
        right, rule = table.mouse == other, "W6"
    elif table.mouse & (table.cheese | table.cat):
        right, rule = False, "W6"
    elif state.ending == STUCK:
        right, rule = not state.dropped and _can_be_stuck(rules, state), "W5"
    elif state.ending == NO_PLACE:
        nothing = nothing_to_do(rules.faces, state, rules.easier)
        right, rule = not state.dropped and nothing, "W6"
    else:
        right, rule = _is_judged(rules, state), "W8"
    if not right:
        raise BadPosition("end", f"the table does not lie like that [{rule}]")


def _can_be_stuck(rules: Rules, state: State) -> bool:
    """Tell whether a card next to who is active leads it nowhere [W5]."""
    table = state.table
    near = active(table, rules.easier)
    placed = [BIT[place] for place in members(beside(near) & table.cards)]
    return any(_is_stuck(state, near, int(place)) for place in placed)


def _is_stuck(state: State, near: int, placed: int) -> bool:
    """Tell whether nobody of those in *near* can go through the placed card."""
    table = state.table
    mouse = near & table.mouse and mouse_ends(table, placed, state.holes != 0)
    cat = near & table.cat and cat_ends(table, placed)
    return not mouse and not cat


def _is_judged(rules: Rules, state: State) -> bool:
    """Tell whether the last agenda was judged rightly, and not too early [W8]."""
    left = suspects(state)
    if len(left) != 1 or state.drawn < rules.piles.cucumber:
        return False
    solved = winner_now(state.table) == left[0]
    return state.ending == (SOLVED if solved else UNSOLVED) + left[0]
