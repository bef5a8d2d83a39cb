# compiled: warm
"""
Escape as text: moves, positions on one line, and the board drawn.

Moves: chance's `start m05 f5 90`, `belt m11`, `draw m12`, `draw cucumber` and
`face c3 cat`; yours are `m07 e4 90`, `skip`, `cat c5`, `bomb d6`, `nudge d6` and
`peek c3`.
"""

import re
from typing import Final

from whiskerworks.core.errors import BadMove, BadPosition, as_in, short, spelt
from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message
from whiskerworks.core.plan import Plan
from whiskerworks.games.escape import state as own
from whiskerworks.games.escape.meta import LOWER, META
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import EscapeParts, State
from whiskerworks.kit.agendas import AGENDAS, CHEESE
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS, NAMES, PLACES
from whiskerworks.kit.card_moves import (
    no_agenda,
    read_cell,
    read_move,
    why_none,
    write_move,
)
from whiskerworks.kit.card_text import WIDTH, Box
from whiskerworks.kit.decks import ANGLES
from whiskerworks.kit.starts import ALL_CARDS
from whiskerworks.kit.table import Table, beside, empty
from whiskerworks.kit.table_drawing import Standing, draw_table, person_box
from whiskerworks.kit.table_pieces import TONES
from whiskerworks.kit.table_text import (
    Reader,
    check_alone,
    check_early,
    check_setup,
    lay_all,
    write_stock,
)

_CELL: Final = re.compile(r"(bomb|nudge|peek) ([a-z][0-9]+)")
_LIKE_CELL: Final = re.compile(r"(bomb|nudge|peek) ?([a-z][0-9]+)?")
_FACE: Final = re.compile(r"face ([a-z][0-9]+) ([a-z]+)")
_BLOCKS: Final = {"bomb": own.BOMB, "nudge": own.NUDGE, "peek": own.PEEK}
_SHORT: Final = ("?", "mouse", "cat", "cheese", "cucumb.")
"""What stands on an agenda, by its number; each of seven letters at most."""
_NEEDED: Final = ("phase", "mouse", "exit", "cat", "cards", "belt")
_OTHERS: Final = ("buried", "agendas", "gone", "placed", "peek", "end")
_FACES: Final = ("?", *AGENDAS)
"""What an agenda can be said to be: unknown, or one of the four."""
_REASONS: Final = tuple([reason for reason, _ in META.endings])


def plan(rules: Rules, view: OpenView[State]) -> Plan:
    """Return the board with names of columns and rows, and the belt."""
    state = view.state
    deck, belt = rules.parts.deck, int(state.belt)
    free = int(own.spaces(state))
    return draw_table(deck, state.table, belt, free, _standing(rules.parts, state))


def _standing(parts: EscapeParts, state: State) -> list[Standing]:
    """Return what lies on the board besides Maze Cards."""
    table = state.table
    agendas = [
        _agenda(parts, corner, int(own.face_of(state.faces, corner)))
        for corner in range(4)
        if state.agendas & parts.corners[corner]
    ]
    way_out = Standing(table.cheese, "exit", _exit(parts, state))
    bomb = Standing(table.mouse, "mouse", _bomb(parts, state), "slate")
    cat = Standing(table.cat, "cat", person_box("CAT"), TONES["cat"])
    caught = state.phase == own.OVER and table.cat & table.mouse
    return [*agendas, way_out, *([cat, bomb] if caught else [bomb, cat])]


def _agenda(parts: EscapeParts, corner: int, face: int) -> Standing:
    """Return an agenda: open on all sides, as a dotted frame [E6]."""
    box = (". . . .", _SHORT[face].center(WIDTH), ". . . .")
    name = f"agenda-{NAMES[parts.setup.agendas[corner]]}"
    tone = TONES[AGENDAS[face - 1]] if face else ""
    return Standing(parts.corners[corner], name, box, tone)


def _exit(parts: EscapeParts, state: State) -> Box:
    """Return the Exit, open where its door is [E5]."""
    door = own.door_side(parts, state)
    north = "+     +" if door == 0 else "+=====+"
    south = "+     +" if door == 2 else "+=====+"
    west = " " if door == 3 else "|"
    east = " " if door == 1 else "|"
    return (north, f"{west}EXIT {east}", south)


def _bomb(parts: EscapeParts, state: State) -> Box:
    """Return the Mechanical Mouse, with what its gear reads on each side [E5]."""
    reads = {int(own.way_of(parts, state, cogs)): str(cogs) for cogs in range(4)}
    return (f"(  {reads[0]}  )", f"{reads[3]}MOUSE{reads[1]}", f"(  {reads[2]}  )")


# Moves.


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < own.BOMB:
        return write_move(move)
    if move >= own.FACE:
        agenda, cell = divmod(move - int(own.FACE), CELLS)
        return f"face {NAMES[cell]} {AGENDAS[agenda]}"
    what, cell = divmod(move - int(own.BOMB), CELLS)
    return f"{('bomb', 'nudge', 'peek')[what]} {NAMES[cell]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if found := _CELL.fullmatch(text):
        return int(_BLOCKS[found[1]]) + read_cell(text, found[2])
    if found := _FACE.fullmatch(text):
        return _read_face(text, found[1], found[2])
    move = read_move(text)
    if move < 0:
        raise BadMove(text, _why_none(text))
    return move


def _why_none(text: str) -> Message:
    """Return why *text* is no move, as far as can be told."""
    found = _LIKE_CELL.fullmatch(text)
    if found is None:
        return why_none(text, "cat")
    if found[2] is None:
        return as_in("bad-no-cell", f"{found[1]} d6")
    read_cell(text, found[2])
    return spelt(f"{found[1]} {found[2]}")


def _read_face(text: str, cell: str, agenda: str) -> int:
    """Return which agenda chance says lies on a cell [E8]."""
    if agenda not in AGENDAS:
        raise BadMove(text, no_agenda())
    at = AGENDAS.index(agenda)
    return int(own.FACE) + at * CELLS + read_cell(text, cell)


# Positions.


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    table = state.table
    names = _faces(rules.parts, state)
    lying = [name for name, lies in names if lies]
    gone = [name for name, lies in names if not lies]
    cell = NAMES[state.placed] if state.placed >= 0 else "-"
    peeked = state.phase == own.PEEKED
    words = (
        f"phase:{own.PHASES[state.phase]}",
        f"mouse:{NAMES[table.where(table.mouse)]}@{ANGLES[state.mouse_turn]}",
        f"exit:{NAMES[table.where(table.cheese)]}@{ANGLES[state.exit_turn]}",
        f"cat:{NAMES[table.where(table.cat)]}",
        *write_stock(state),
        f"agendas:{','.join(lying) or '-'}",
        f"gone:{','.join(gone) or '-'}",
        f"placed:{'-' if peeked else cell}",
        f"peek:{cell if peeked else '-'}",
        f"end:{_REASONS[state.ending - 1] if state.ending else '-'}",
    )
    return " ".join(words)


def _faces(parts: EscapeParts, state: State) -> list[tuple[str, bool]]:
    """Return each agenda as c3=?, and whether it still lies there."""
    found: list[tuple[str, bool]] = []
    for corner, cell in enumerate(parts.setup.agendas):
        face = int(own.face_of(state.faces, corner))
        name = AGENDAS[face - 1] if face else "?"
        lies = state.agendas & parts.corners[corner] != 0
        found.append((f"{NAMES[cell]}={name}", lies))
    return found


def read_state(rules: Rules, text: str) -> State:
    """
    Return the position that *text* says.

    `phase`, `mouse`, `exit`, `cat`, `cards` and `belt` must be said; what else does
    not apply may be left out. Agendas that are not named lie there unknown.

    Raises:
        BadPosition: It says none that can occur, and where.
    """
    said = Reader(text, _NEEDED, _OTHERS, own.PHASES)
    parts = rules.parts
    table, mouse_turn, exit_turn = _read_table(rules, said)
    agendas, faces, found = _read_agendas(parts, said)
    most = int(own.upper(parts) + LOWER)
    state = State(
        table=table,
        phase=said.phase,
        belt=said.belt,
        unseen=int(ALL_CARDS) - said.seen,
        drawn=said.drawn(parts, int(parts.belt), most, "E3"),
        agendas=agendas,
        faces=faces,
        found=found,
        mouse_turn=mouse_turn,
        exit_turn=exit_turn,
        placed=_read_placed(said),
        ending=said.ending(int(own.OVER), _REASONS),
    )
    if count(table.deep) != said.buried:
        raise BadPosition("buried", "no stack is higher than two [E4]")
    if own.in_setup(state):
        _check_setup(rules, state, said.buried)
    else:
        _check_belt(parts, state)
    _check_people(state)
    _check_known(parts, state)
    _check_placed(parts, state)
    _check_step(parts, state)
    _check_end(parts, state)
    return state


def _read_table(rules: Rules, said: Reader) -> tuple[Table, int, int]:
    """Return the board with all that lies on it, and how Mouse and Exit are turned."""
    mouse, mouse_turn = _read_turned("mouse", said.fields["mouse"])
    exit_, exit_turn = _read_turned("exit", said.fields["exit"])
    cat = said.cell("cat")
    people = {"mouse": mouse, "exit": exit_, "cat": cat}
    _check_board(people, [cell for cell, _, _ in said.lying])
    table = empty(own.LEFT, own.TOP)
    table.mouse = table.at(mouse)
    table.cheese = table.at(exit_)
    table.cat = table.at(cat)
    lay_all(table, rules.faces, said.lying)
    return table, mouse_turn, exit_turn


def _read_turned(name: str, text: str) -> tuple[int, int]:
    """Return the cell and the quarter turns that a text like f4@90 says."""
    where, at, angle = text.partition("@")
    angles = [str(one) for one in ANGLES]
    if where not in PLACES or not at or angle not in angles:
        raise BadPosition(name, f"{short(text)!r} is no cell and angle, as f4@90 is")
    return PLACES[where], angles.index(angle)


def _read_agendas(parts: EscapeParts, said: Reader) -> tuple[int, int, int]:
    """Return where agendas lie, what is known of them, and whether Cheese is found."""
    known = _named("agendas", said.fields["agendas"])
    gone = _named("gone", said.fields["gone"])
    if 0 in gone.values():
        raise BadPosition("gone", "what has left the table is known [E8]")
    cells = parts.setup.agendas
    for name, named in (("agendas", known), ("gone", gone)):
        for cell in named:
            if cell not in cells:
                raise BadPosition(name, f"no agenda lies on {NAMES[cell]} [E1]")
    faces = [face for face in (*known.values(), *gone.values()) if face]
    if len(set(faces)) != len(faces) or set(known) & set(gone):
        raise BadPosition("agendas", "each lies in one corner [E1]")
    agendas, packed = 0, 0
    for corner, cell in enumerate(cells):
        if cell not in gone:
            agendas |= int(parts.corners[corner])
        face = known.get(cell, 0) or gone.get(cell, 0)
        packed |= face << (3 * corner)
    return agendas, packed, int(int(CHEESE) in gone.values())


def _named(name: str, text: str) -> dict[int, int]:
    """Return the agendas that a field names by cell; 0 for one that nobody knows."""
    found: dict[int, int] = {}
    for word in [] if text == "-" else text.split(","):
        cell, equals, face = word.partition("=")
        if cell not in PLACES or not equals or face not in _FACES:
            raise BadPosition(name, f"{short(word)!r} is not like c3=cat or c3=?")
        if PLACES[cell] in found:
            raise BadPosition(name, f"{cell} is there twice")
        found[PLACES[cell]] = _FACES.index(face)
    return found


def _read_placed(said: Reader) -> int:
    """Return the cell of the placed card, or of the agenda that is peeked at."""
    peeked = said.phase == own.PEEKED
    name, other = ("peek", "placed") if peeked else ("placed", "peek")
    if said.fields[other] != "-":
        raise BadPosition(other, "it is not said in this phase")
    return said.cell(name)


# Which positions can occur.


def _check_board(people: dict[str, int], cards: list[int]) -> None:
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
    if cell not in own.BOARD_CELLS:
        raise BadPosition(field, f"{NAMES[cell]} is not on the board, c3 to g7 [E1]")


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
    early = state.agendas != begun.agendas or state.faces
    check_early({"buried": buried, "agendas": early}, "E2")
    if state.phase == own.HELPING and not rules.parts.help:
        raise BadPosition("phase", "nothing is turned up without help [E2]")
    check_setup(rules, rules.parts, state, int(rules.parts.belt), "E2")


def _check_belt(parts: EscapeParts, state: State) -> None:
    """Check the number of cards on the belt: one is gone until the draw [E8]."""
    held = count(state.belt)
    gone = state.phase in (own.MOVING, own.BOMBING)
    maybe = state.phase in (own.DRAWING, own.OVER)
    least = parts.belt - 1 if gone or maybe else parts.belt
    if held < least:
        raise BadPosition("belt", f"{held} cards cannot lie there now [M7, E8]")


def _check_people(state: State) -> None:
    """Check who may lie where: the Cat on an agenda only until it is turned up [E8]."""
    table = state.table
    over = state.phase == own.OVER
    if table.mouse & table.cheese or (table.cat & table.mouse and not over):
        raise BadPosition("mouse", "two things lie there [E7]")
    if table.cat & table.cheese and not over:
        raise BadPosition("cat", "the game is over when it is in the Exit [E6]")
    if state.agendas & (table.cards | table.cheese):
        raise BadPosition("agendas", "a card or the Exit lies on one [E4]")
    passing = (own.BOMBING, own.DRAWING, own.FACING, own.OVER)
    if table.cat & state.agendas and state.phase not in passing:
        raise BadPosition("cat", "an agenda is turned up when it gets there [E8]")


def _check_known(parts: EscapeParts, state: State) -> None:
    """Check that somebody can know what is known [E2, E8]."""
    lying = [
        face
        for corner in range(4)
        if state.agendas & parts.corners[corner]
        and (face := int(own.face_of(state.faces, corner)))
    ]
    gone = own.known(state.faces) & ~sum([int(BIT[face]) for face in lying])
    peeked = (
        1
        if gone & BIT[parts.peek] and state.phase not in (own.PEEKING, own.PEEKED)
        else 0
    )
    if len(lying) > peeked + int(parts.help):
        raise BadPosition("agendas", "more is known than can be [E2, E8]")


def _check_placed(parts: EscapeParts, state: State) -> None:
    """Check the cell of the placed card, or of the peeked agenda [E7, E8]."""
    phase = state.phase
    if phase == own.PEEKED:
        if not state.table.at(state.placed) & own.unknown_agendas(parts, state):
            raise BadPosition("peek", "no unknown agenda lies there [E8]")
        return
    must = phase in (own.MOVING, own.BOMBING, own.FACING, own.AGAIN)
    if must != (state.placed >= 0) and phase != own.DRAWING:
        raise BadPosition("placed", "it is said from the placing to the end of a turn")
    if state.placed >= 0 and not state.table.at(state.placed) & state.table.cards:
        raise BadPosition("placed", "no card lies there")
    if phase == own.DRAWING and state.placed < 0 and count(state.belt) < parts.belt:
        raise BadPosition("placed", "only a skipped turn places nothing [M11]")


def _check_step(parts: EscapeParts, state: State) -> None:
    """Check that what is due can be done [E6 to E8]."""
    table, phase = state.table, state.phase
    shown = own.known(state.faces)
    if phase == own.MOVING:
        placed = table.at(state.placed)
        if not beside(placed) & table.cat or not own.cat_ends(parts, state, placed):
            raise BadPosition("phase", "the Cat cannot move through that card [E6]")
    bombs = phase in (own.BOMBING, own.AGAIN)
    if bombs and not own.bomb_ends(parts, state, own.cogs_placed(parts, state)):
        raise BadPosition("phase", "the Mechanical Mouse would explode [E7]")
    if phase == own.FACING and not table.cat & state.agendas:
        raise BadPosition("phase", "the Cat is not on an agenda [E8]")
    due = {int(own.NUDGING): parts.nudge, int(own.AGAIN): parts.again}
    due.update({int(own.PEEKING): parts.peek, int(own.PEEKED): parts.peek})
    if int(phase) in due and not shown & BIT[due[int(phase)]]:
        raise BadPosition("phase", "the agenda that does this is not turned up [E8]")
    if phase == own.NUDGING and not own.nudge_ends(state):
        raise BadPosition("phase", "the Mechanical Mouse can step nowhere [E8]")
    if phase == own.PEEKING and not own.unknown_agendas(parts, state):
        raise BadPosition("phase", "there is no agenda to look at [E8]")


def _check_end(parts: EscapeParts, state: State) -> None:
    """Check that the game ended as it is said to have [E6 to E8]."""
    if state.phase != own.OVER:
        return
    table = state.table
    met = table.cat & table.mouse or beside(table.mouse) & table.cat
    right = {
        int(own.ESCAPED): table.cat & table.cheese != 0 and state.found != 0,
        int(own.MET_MOUSE): met != 0,
        int(own.TOO_LATE): state.drawn >= own.upper(parts),
    }
    if not right.get(int(state.ending), True):
        raise BadPosition("end", "the board does not lie like that [E6 to E8]")
    if table.cat & (table.mouse | table.cheese) and state.ending > own.MET_MOUSE:
        raise BadPosition("end", "the Cat had ended the game before [E6]")
