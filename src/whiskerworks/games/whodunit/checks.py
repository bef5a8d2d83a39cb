"""Whether a typed position of whodunit can occur."""

from whiskerworks.core.errors import BadPosition
from whiskerworks.games.whodunit.end_checks import check_end
from whiskerworks.games.whodunit.refusals import why_not
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.setup import BELT, STARTS
from whiskerworks.games.whodunit.state import (
    ARRIVING,
    BELTING,
    DRAWING,
    DROPPING,
    MOVING,
    NO_PLACE,
    OVER,
    SPINNING,
    STARTING,
    TURN,
    State,
    cat_is_out,
)
from whiskerworks.games.whodunit.turns import active, ends_of, nothing_to_do
from whiskerworks.kit.agendas import CHEESE, CUCUMBER, MOUSE
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_moves import START
from whiskerworks.kit.chase import WAITING, nearest_spaces, waiting_beside


def check_studio(rules: Rules, seen: list[int]) -> None:
    """Refuse the Mouse's Studio where it is left out [W9]."""
    if [card for card in seen if not rules.cards & BIT[card]]:
        raise BadPosition("cards", "the Mouse's Studio is left out [W9]")


def drawn(rules: Rules, phase: int, seen: int) -> int:
    """Return how many cards were drawn when so many have been *seen* [W3]."""
    if phase <= BELTING:
        return 0
    found = seen - STARTS - int(BELT)
    if not 0 <= found <= rules.piles.all:
        raise BadPosition("cards", f"{seen} cards cannot have come by now [W2, W3]")
    return found


def check(rules: Rules, state: State, buried: int) -> None:
    """Refuse a position that no game can come to."""
    _check_sets(rules, state)
    if state.phase < TURN:
        _check_setup(rules, state, buried)
    else:
        _check_belt(state)
        _check_cat(rules, state)
        _check_shown(rules, state)
        _check_fresh(rules, state)
        _check_stacks(state, buried)
    _check_powers(rules, state)
    _check_step(rules, state)
    check_end(rules, state)


def used(state: State, agenda: int) -> bool:
    """Tell whether the ability of an agenda was used, or is being used [W7]."""
    return state.shown & ~state.kept & ~state.fresh & BIT[agenda] != 0


def _check_sets(rules: Rules, state: State) -> None:
    """Check which agendas are said to have come, to be kept and to wait [W7, W9]."""
    if count(state.shown) > 3:
        raise BadPosition("shown", "the last agenda stays at the bottom [W3]")
    if state.kept and not rules.easier:
        raise BadPosition("kept", "agendas are kept only the easier way [W9]")
    for name, some in (("kept", state.kept), ("fresh", state.fresh)):
        if some & ~state.shown:
            raise BadPosition(name, "that agenda has not come yet [W7]")
    if state.kept & state.fresh:
        raise BadPosition("kept", "an agenda that just came waits for its turn [W7]")


def _check_setup(rules: Rules, state: State, buried: int) -> None:
    """Check what lies there before the first turn [W1, W2]."""
    early = {"buried": buried, "cat": state.table.cat, "shown": state.shown}
    for where, there in early.items():
        if there:
            raise BadPosition(where, "nothing of that before the first turn [W1]")
    setup, table = rules.parts.setup, state.table
    people = table.where(table.cheese), table.where(table.mouse)
    if (setup.cell("cheese"), setup.cell("mouse")) != people:
        raise BadPosition("mouse", "the set-up has Mouse and Cheese elsewhere [W2]")
    laid = _laid(rules, state)
    due = laid < STARTS if state.phase == STARTING else laid == STARTS
    if not due:
        raise BadPosition("cards", f"there are {STARTS} start cards [W2]")
    held = count(state.belt)
    if held >= (1 if state.phase == STARTING else BELT):
        raise BadPosition("belt", f"{held} cards cannot lie there yet [M7]")
    _check_starts(rules, state)


def _laid(rules: Rules, state: State) -> int:
    """Return how many cards are said to lie on the table, before the first turn."""
    return int(count(rules.cards & ~state.unseen & ~state.belt))


def _check_starts(rules: Rules, state: State) -> None:
    """Check that the start cards are such as the set-up wants [M7]."""
    before = rules.start()
    for index in range(_laid(rules, state)):
        start = rules.parts.setup.starts[index]
        place = state.table.at(start.cell) & state.table.cards
        laying = int(state.table.face(place)) * CELLS + start.cell if place else -1
        move = int(START) + laying
        refusal = why_not(rules.parts, rules.piles, rules.easier, before, move)
        if not place or refusal is not None:
            problem = f"no start card lies on {NAMES[start.cell]} as it must [M7]"
            raise BadPosition("cards", problem)
        before = rules.play(before, move)


def _check_belt(state: State) -> None:
    """Check the number of cards on the belt: one is gone until the turn ends [M11]."""
    full = state.phase in (TURN, SPINNING, DROPPING) or state.ending == NO_PLACE
    held = count(state.belt)
    if held != (BELT if full else BELT - 1):
        raise BadPosition("belt", f"{held} cards cannot lie there now [M7, M11]")


def _check_cat(rules: Rules, state: State) -> None:
    """Check that the Cat comes when it can [W3]."""
    piles = rules.piles
    if state.phase == ARRIVING and state.table.cat:
        raise BadPosition("cat", "it cannot be about to arrive [M16]")
    if not cat_is_out(state):
        if state.drawn > piles.cat_last or count(state.shown) > 1:
            raise BadPosition("cat", f"it has come after {piles.cat_last} cards [W3]")
    elif state.drawn < piles.cat or not state.shown:
        problem = f"it comes after {piles.cat} cards and an agenda [W3]"
        raise BadPosition("cat", problem)


def _check_shown(rules: Rules, state: State) -> None:
    """Check that as many agendas have come as must [W3]."""
    came = count(state.shown)
    turned_up = state.phase in (DRAWING, ARRIVING)
    for index in range(3):
        after = rules.piles.agendas[index]
        early = state.drawn < after or (state.drawn == after and not turned_up)
        if (came > index and early) or (came <= index and state.drawn > after):
            problem = f"{came} agendas cannot have come after {state.drawn} cards [W3]"
            raise BadPosition("shown", problem)


def since_agenda(rules: Rules, state: State) -> int:
    """Return how many cards were drawn since the last agenda came; -1 for none."""
    came = count(state.shown)
    return int(state.drawn - rules.piles.agendas[came - 1]) if came else -1


def _check_fresh(rules: Rules, state: State) -> None:
    """Check which agenda waits for the next turn: one that came just now [W7]."""
    since = since_agenda(rules, state)
    held = count(state.fresh)
    dropped = used(state, int(CUCUMBER)) and state.phase != DROPPING
    waits = since == 0 or (since == 1 and dropped and rules.easier)
    waits = waits and not (since == 1 and state.dropped)
    if held > int(waits) or (since == 0 and held == 0):
        raise BadPosition("fresh", "the agenda that came last waits for a turn [W7]")


def _check_stacks(state: State, buried: int) -> None:
    """Check that no stack is too high: of three, one was dropped [W4, W7]."""
    dropped = used(state, int(CUCUMBER)) and state.phase != DROPPING
    if buried > count(state.table.deep) + int(dropped):
        raise BadPosition("buried", "a Maze Card is covered but once [W4]")


def _check_powers(rules: Rules, state: State) -> None:
    """Check that what an ability does was done in its turn [W7, W9]."""
    spinning, dropping = state.phase == SPINNING, state.phase == DROPPING
    for where, agenda, active_now in (
        ("holes", int(MOUSE), state.holes != 0),
        ("phase", int(CHEESE), spinning),
        ("dropped", int(CUCUMBER), dropping or state.dropped != 0),
    ):
        late = not rules.easier and since_agenda(rules, state) != 1
        if active_now and (late or not used(state, agenda)):
            problem = "that needs an ability, in the turn in which it is used [W7]"
            raise BadPosition(where, problem)
    if state.dropped and state.phase not in (MOVING, DRAWING, ARRIVING, OVER):
        raise BadPosition("dropped", "the dropped card has been played out [W7]")


def _check_step(rules: Rules, state: State) -> None:
    """Check what comes next: that somebody can move, or something be placed [M13]."""
    if (state.placed >= 0) != (state.phase == MOVING):
        raise BadPosition("placed", "it is said while somebody moves, and only then")
    if state.phase == MOVING:
        _check_waiting(rules, state)
    else:
        for where, some in (("waiting", state.waiting), ("moved", state.moved)):
            if some:
                raise BadPosition(where, "nobody moves but for a placed card [M13]")
    if state.phase == ARRIVING and count(nearest_spaces(state.table)) < 2:
        raise BadPosition("phase", "there is one nearest space: no choice [M16]")
    if state.phase == TURN and nothing_to_do(rules.faces, state, rules.easier):
        raise BadPosition("phase", "nothing can be placed: the game is over [W6]")


def _check_waiting(rules: Rules, state: State) -> None:
    """Check who has to move through the placed card, and who has moved [M13, W5]."""
    table = state.table
    placed = table.at(state.placed)
    if not placed & table.cards:
        raise BadPosition("placed", "no card lies there")
    if state.moved & state.waiting:
        raise BadPosition("moved", "whoever has moved waits no more [M13]")
    near = waiting_beside(table, placed)
    for bit, who in WAITING:
        if state.waiting & bit and not near & bit:
            raise BadPosition("waiting", f"the {who} is not next to the card [M13]")
        if near & bit and not (state.waiting | state.moved) & bit:
            raise BadPosition("waiting", f"the {who} has to move as well [M13]")
    if not ends_of(state, 1) and not ends_of(state, 2):
        raise BadPosition("waiting", "nobody who waits can move [M13]")
    if state.moved & 2 and not table.cat:
        raise BadPosition("moved", "the cat is not on the table")
    moving = [p for b, p in ((1, table.mouse), (2, table.cat)) if _moves(state, b)]
    if not state.dropped and not sum(moving) & active(table, rules.easier):
        raise BadPosition("placed", "it is not next to who is active [W4]")


def _moves(state: State, bit: int) -> bool:
    return (state.waiting | state.moved) & bit != 0
