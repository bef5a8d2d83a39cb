"""Whether a typed position of maze can occur."""

from whiskerworks.core.errors import BadPosition
from whiskerworks.games.maze.refusals import why_not
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.setup import (
    BELT,
    LOWER,
    STARTS,
    UPPER,
)
from whiskerworks.games.maze.state import (
    ARRIVING,
    BEGINNING,
    BELTING,
    CAUGHT,
    DEALING,
    DRAWING,
    DROPPING,
    ENDGAME,
    MOVING,
    OVER,
    SPINNING,
    STARTING,
    TOOK_CHEESE,
    TURN,
    State,
    agenda_of,
)
from whiskerworks.games.maze.turns import ends_of
from whiskerworks.kit.agendas import CAT, CHEESE, CUCUMBER, MOUSE, winner_now
from whiskerworks.kit.bits import BIT, count, members
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_moves import START
from whiskerworks.kit.chase import nearest_spaces
from whiskerworks.kit.starts import ALL_CARDS, Parts
from whiskerworks.kit.table import beside


def drawn(parts: Parts, phase: int, seen: int) -> int:
    """Return how many cards were drawn when so many have been *seen* [M8]."""
    if phase <= BELTING:
        return 0
    found = seen - len(parts.setup.starts) - int(BELT)
    if not 0 <= found <= UPPER + LOWER:
        raise BadPosition("cards", f"{seen} cards cannot have come by now [M7, M8]")
    return found


def check(rules: Rules, state: State, buried: int) -> None:
    """Refuse a position that no game can come to."""
    if state.phase < TURN:
        _check_setup(rules, state, buried)
    else:
        _check_belt(state)
        _check_draws(rules, state)
    _check_agendas(rules, state)
    _check_powers(state)
    _check_step(rules, state)
    _check_end(state)


def _check_setup(rules: Rules, state: State, buried: int) -> None:
    """Check what lies there before the first turn [M7, M9]."""
    if buried or state.table.cat:
        where = "buried" if buried else "cat"
        raise BadPosition(where, "nothing of that before the first turn [M7]")
    setup = rules.parts.setup
    if (setup.cell("cheese"), setup.cell("mouse")) != _people(state):
        raise BadPosition("mouse", "the set-up has Mouse and Cheese elsewhere [M7]")
    laid = _laid(state)
    due = laid < STARTS if state.phase == STARTING else laid == STARTS
    if not due:
        raise BadPosition("cards", f"there are {STARTS} start cards [M7]")
    held = count(state.belt)
    wanted = {int(STARTING): held == 0, int(BELTING): held < BELT}
    if not wanted.get(int(state.phase), held == BELT):
        raise BadPosition("belt", f"{held} cards cannot lie there yet [M7]")
    _check_starts(rules, state)


def _laid(state: State) -> int:
    """Return how many cards are said to lie on the table, before the first turn."""
    return int(count(ALL_CARDS & ~state.unseen & ~state.belt))


def _people(state: State) -> tuple[int, int]:
    table = state.table
    return table.where(table.cheese), table.where(table.mouse)


def _check_starts(rules: Rules, state: State) -> None:
    """Check that the start cards are such as the set-up wants [M7]."""
    before = rules.start()
    for index in range(_laid(state)):
        start = rules.parts.setup.starts[index]
        place = state.table.at(start.cell) & state.table.cards
        laying = int(state.table.face(place)) * CELLS + start.cell if place else -1
        move = int(START) + laying
        if not place or why_not(rules.parts, rules.span, before, move) is not None:
            problem = f"no start card lies on {NAMES[start.cell]} as it must [M7]"
            raise BadPosition("cards", problem)
        before = rules.play(before, move)


def _check_belt(state: State) -> None:
    """Check the number of cards on the belt: one is gone until the turn ends [M11]."""
    least = BELT if state.phase in (TURN, SPINNING, DROPPING) else BELT - 1
    held = count(state.belt)
    if held < least or held > 6:
        raise BadPosition("belt", f"{held} cards cannot lie there now [M7, M11]")


def _check_draws(rules: Rules, state: State) -> None:
    """Check that Cat and Cucumber come when they can [M8]."""
    if state.table.cat and state.drawn < rules.span.first:
        raise BadPosition("cat", f"it comes after {rules.span.first} cards [M8]")
    if not state.table.cat and state.drawn > rules.span.last:
        raise BadPosition("cat", f"it has come after {rules.span.last} cards [M8]")


def _check_agendas(rules: Rules, state: State) -> None:
    """Check that agendas are dealt in order, and each but once [M7]."""
    held = [int(agenda_of(state.agendas, seat)) for seat in range(rules.seats)]
    dealt = [agenda for agenda in held if agenda]
    if held[: len(dealt)] != dealt or len(set(dealt)) != len(dealt):
        raise BadPosition("agendas", "they are dealt in order, each but once [M7]")
    full = len(dealt) == rules.seats
    wanted = not dealt if state.phase < DEALING else full or state.phase == DEALING
    if not wanted or (state.phase == DEALING and full):
        raise BadPosition("agendas", f"{len(dealt)} cannot be dealt by now [M7]")
    if (state.seat < 0) != (state.phase <= BEGINNING):
        raise BadPosition("seat", "it is said once somebody has begun [M9]")
    if state.phase <= BEGINNING and state.revealed:
        raise BadPosition("revealed", "nobody has had a turn yet [M10]")
    for seat in members(state.revealed):
        if held[seat] == CAT and not state.table.cat:
            raise BadPosition("revealed", "the Cat is not on the table yet [M10b]")


def _check_powers(state: State) -> None:
    """Check that what an ability does is done by the seat that has it [M10]."""
    own = int(agenda_of(state.agendas, state.seat)) if state.seat >= 0 else 0
    shown = own if state.seat >= 0 and state.revealed & BIT[state.seat] else 0
    if state.holes and shown != MOUSE:
        raise BadPosition("holes", "only who has revealed the mouse uses them [M10a]")
    if state.phase == SPINNING and shown != CHEESE:
        raise BadPosition("phase", "only who has revealed the cheese spins [M10c]")
    dropping = state.phase == DROPPING or state.dropped
    if dropping and shown != CUCUMBER:
        raise BadPosition("dropped", "only who has revealed the cucumber drops [M10d]")
    if state.dropped and state.phase not in (MOVING, DRAWING, ARRIVING, OVER):
        raise BadPosition("dropped", "the dropped card has been played out [M10d]")


def _check_step(rules: Rules, state: State) -> None:
    """Check who waits for the placed card, and that somebody can move [M13, M16]."""
    if (state.placed >= 0) != (state.phase == MOVING):
        raise BadPosition("placed", "it is said while somebody moves, and only then")
    if state.phase == MOVING:
        _check_waiting(state)
    elif state.waiting:
        raise BadPosition("waiting", "nobody waits but for a placed card [M13]")
    if state.phase == ARRIVING:
        if state.table.cat or state.drawn < rules.span.first:
            raise BadPosition("cat", "it cannot be about to arrive [M8, M16]")
        if count(nearest_spaces(state.table)) < 2:
            raise BadPosition("phase", "there is one nearest space: no choice [M16]")


def _check_waiting(state: State) -> None:
    table = state.table
    placed = table.at(state.placed)
    if not placed & table.cards:
        raise BadPosition("placed", "no card lies there")
    near = beside(placed)
    for bit, who, place in ((1, "mouse", table.mouse), (2, "cat", table.cat)):
        if state.waiting & bit and not near & place:
            raise BadPosition("waiting", f"the {who} is not next to the card [M13]")
    if not ends_of(state, 1) and not ends_of(state, 2):
        raise BadPosition("waiting", "nobody who waits can move [M13]")


def _check_end(state: State) -> None:
    """Check that the game ended as it is said to have [M15, M18]."""
    table = state.table
    if state.phase != OVER:
        return
    met = {int(TOOK_CHEESE): table.cheese, int(CAUGHT): table.cat}
    if state.ending in met:
        right = table.mouse == met[int(state.ending)]
    else:
        apart = not table.mouse & (table.cheese | table.cat)
        enough = state.drawn >= UPPER and table.cat != 0
        right = apart and enough and state.ending == ENDGAME + winner_now(table)
    if not right:
        raise BadPosition("end", "the table does not lie like that [M15, M18]")
