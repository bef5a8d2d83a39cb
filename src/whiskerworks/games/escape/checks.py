"""Whether a typed position of escape can occur."""

from whiskerworks.core.errors import BadPosition
from whiskerworks.games.escape.chance import unknown_agendas, upper
from whiskerworks.games.escape.parts import BOARD_CELLS, EscapeParts
from whiskerworks.games.escape.refusals import why_not
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.setup import LOWER, STARTS
from whiskerworks.games.escape.state import (
    AGAIN,
    BELTING,
    BOMBING,
    DRAWING,
    ESCAPED,
    FACING,
    HELPING,
    MET_MOUSE,
    MOVING,
    NUDGING,
    OVER,
    PEEKED,
    PEEKING,
    STARTING,
    TOO_LATE,
    TURN,
    State,
    face_of,
    known,
)
from whiskerworks.games.escape.turns import (
    bomb_ends,
    cat_ends,
    cogs_placed,
    nudge_ends,
)
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_moves import START
from whiskerworks.kit.starts import ALL_CARDS
from whiskerworks.kit.table import beside
from whiskerworks.kit.table_text import check_alone


def check_board(people: dict[str, int], cards: list[int]) -> None:
    """Refuse what lies beside the board, and cards on each other's cell [E1, E4]."""
    for who, cell in people.items():
        _check_on_board(who, cell)
    for cell in cards:
        _check_on_board("cards", cell)
    check_alone(cards)
    for cell in people.values():
        if cell in cards:
            raise BadPosition(NAMES[cell], "no card lies under a character [E4]")


def _check_on_board(field: str, cell: int) -> None:
    if cell < 0:
        raise BadPosition(field, "it lies on the board from the start [E1]")
    if cell not in BOARD_CELLS:
        raise BadPosition(field, f"{NAMES[cell]} is not on the board, c3 to g7 [E1]")


def drawn(parts: EscapeParts, phase: int, seen: int) -> int:
    """Return how many cards were drawn when so many have been *seen* [E3]."""
    if phase <= BELTING:
        return 0
    found = seen - len(parts.cards.setup.starts) - int(parts.belt)
    if not 0 <= found <= upper(parts) + LOWER:
        raise BadPosition("cards", f"{seen} cards cannot have come by now [E3]")
    return found


def check(rules: Rules, state: State, buried: int) -> None:
    """Refuse a position that no game can come to."""
    if count(state.table.deep) != buried:
        raise BadPosition("buried", "no stack is higher than two [E4]")
    if state.phase < TURN:
        _check_setup(rules, state, buried)
    else:
        _check_belt(rules.parts, state)
    _check_people(rules.parts, state)
    _check_known(rules.parts, state)
    _check_placed(rules.parts, state)
    _check_step(rules.parts, state)
    _check_end(rules.parts, state)


def _check_setup(rules: Rules, state: State, buried: int) -> None:
    """Check what lies there before the first turn [E1, E2]."""
    begun = rules.start()
    table = state.table
    people = (table.mouse, table.cat, table.cheese)
    if people != (begun.table.mouse, begun.table.cat, begun.table.cheese):
        raise BadPosition("cat", "the set-up has Cat, Mouse or Exit elsewhere [E2]")
    turns = (state.mouse_turn, state.exit_turn)
    if turns != (begun.mouse_turn, begun.exit_turn):
        raise BadPosition("mouse", "the set-up has Mouse or Exit turned otherwise [E5]")
    if buried or state.agendas != begun.agendas or state.faces:
        where = "buried" if buried else "agendas"
        raise BadPosition(where, "nothing of that before the first turn [E2]")
    laid = _laid(state)
    due = laid < STARTS if state.phase == STARTING else laid == STARTS
    if not due:
        raise BadPosition("cards", f"there are {STARTS} start cards [E2]")
    held, full = count(state.belt), rules.parts.belt
    wanted = {int(STARTING): held == 0, int(BELTING): held < full}
    if not wanted.get(int(state.phase), held == full):
        raise BadPosition("belt", f"{held} cards cannot lie there yet [M7]")
    if state.phase == HELPING and not rules.parts.help:
        raise BadPosition("phase", "nothing is turned up without help [E2]")
    _check_starts(rules, state)


def _laid(state: State) -> int:
    """Return how many cards are said to lie on the table, before the first turn."""
    return int(count(ALL_CARDS & ~state.unseen & ~state.belt))


def _check_starts(rules: Rules, state: State) -> None:
    """Check that the start cards are such as the set-up wants [M7]."""
    before = rules.start()
    for index in range(_laid(state)):
        start = rules.parts.cards.setup.starts[index]
        place = state.table.at(start.cell) & state.table.cards
        laying = int(state.table.face(place)) * CELLS + start.cell if place else -1
        move = int(START) + laying
        if not place or why_not(rules.parts, before, move) is not None:
            problem = f"no start card lies on {NAMES[start.cell]} as it must [M7]"
            raise BadPosition("cards", problem)
        before = rules.play(before, move)


def _check_belt(parts: EscapeParts, state: State) -> None:
    """Check the number of cards on the belt: one is gone until the draw [E8]."""
    held = count(state.belt)
    gone = state.phase in (MOVING, BOMBING)
    maybe = state.phase in (DRAWING, OVER)
    least = parts.belt - 1 if gone or maybe else parts.belt
    if held < least:
        raise BadPosition("belt", f"{held} cards cannot lie there now [M7, E8]")


def _check_people(parts: EscapeParts, state: State) -> None:
    """Check who may lie where: the Cat on an agenda only until it is turned up [E8]."""
    table = state.table
    over = state.phase == OVER
    if table.mouse & table.cheese or (table.cat & table.mouse and not over):
        raise BadPosition("mouse", "two things lie there [E7]")
    if table.cat & table.cheese and not over:
        raise BadPosition("cat", "the game is over when it is in the Exit [E6]")
    if state.agendas & (table.cards | table.cheese):
        raise BadPosition("agendas", "a card or the Exit lies on one [E4]")
    passing = (BOMBING, DRAWING, FACING, OVER)
    if table.cat & state.agendas and state.phase not in passing:
        raise BadPosition("cat", "an agenda is turned up when it gets there [E8]")


def _check_known(parts: EscapeParts, state: State) -> None:
    """Check that somebody can know what is known [E2, E8]."""
    lying = [
        corner
        for corner in range(4)
        if state.agendas & parts.corners[corner] and face_of(state.faces, corner)
    ]
    gone = known(state.faces) & ~sum([int(BIT[f]) for f in _faces(state, lying)])
    peeked = 1 if gone & BIT[parts.peek] and state.phase not in (PEEKING, PEEKED) else 0
    if len(lying) > peeked + int(parts.help):
        raise BadPosition("agendas", "more is known than can be [E2, E8]")


def _faces(state: State, corners: list[int]) -> list[int]:
    return [int(face_of(state.faces, corner)) for corner in corners]


def _check_placed(parts: EscapeParts, state: State) -> None:
    """Check the cell of the placed card, or of the peeked agenda [E7, E8]."""
    phase = state.phase
    if phase == PEEKED:
        if not state.table.at(state.placed) & unknown_agendas(parts, state):
            raise BadPosition("peek", "no unknown agenda lies there [E8]")
        return
    must = phase in (MOVING, BOMBING, FACING, AGAIN)
    if must != (state.placed >= 0) and phase != DRAWING:
        raise BadPosition("placed", "it is said from the placing to the end of a turn")
    if state.placed >= 0 and not state.table.at(state.placed) & state.table.cards:
        raise BadPosition("placed", "no card lies there")
    if phase == DRAWING and state.placed < 0 and count(state.belt) < parts.belt:
        raise BadPosition("placed", "only a skipped turn places nothing [M11]")


def _check_step(parts: EscapeParts, state: State) -> None:
    """Check that what is due can be done [E6 to E8]."""
    table, phase = state.table, state.phase
    shown = known(state.faces)
    if phase == MOVING:
        placed = table.at(state.placed)
        if not beside(placed) & table.cat or not cat_ends(parts, state, placed):
            raise BadPosition("phase", "the Cat cannot move through that card [E6]")
    bombs = phase in (BOMBING, AGAIN)
    if bombs and not bomb_ends(parts, state, cogs_placed(parts, state)):
        raise BadPosition("phase", "the Mechanical Mouse would explode [E7]")
    if phase == FACING and not table.cat & state.agendas:
        raise BadPosition("phase", "the Cat is not on an agenda [E8]")
    due = {int(NUDGING): parts.nudge, int(AGAIN): parts.again}
    due.update({int(PEEKING): parts.peek, int(PEEKED): parts.peek})
    if int(phase) in due and not shown & BIT[due[int(phase)]]:
        raise BadPosition("phase", "the agenda that does this is not turned up [E8]")
    if phase == NUDGING and not nudge_ends(state):
        raise BadPosition("phase", "the Mechanical Mouse can step nowhere [E8]")
    if phase == PEEKING and not unknown_agendas(parts, state):
        raise BadPosition("phase", "there is no agenda to look at [E8]")


def _check_end(parts: EscapeParts, state: State) -> None:
    """Check that the game ended as it is said to have [E6 to E8]."""
    if state.phase != OVER:
        return
    table = state.table
    met = table.cat & table.mouse or beside(table.mouse) & table.cat
    right = {
        int(ESCAPED): table.cat & table.cheese != 0 and state.found != 0,
        int(MET_MOUSE): met != 0,
        int(TOO_LATE): state.drawn >= upper(parts),
    }
    if not right.get(int(state.ending), True):
        raise BadPosition("end", "the board does not lie like that [E6 to E8]")
    if table.cat & (table.mouse | table.cheese) and state.ending > MET_MOUSE:
        raise BadPosition("end", "the Cat had ended the game before [E6]")
