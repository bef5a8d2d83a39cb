# compiled: warm
"""
Escape as text: moves, positions on one line, and drawn boards.

Moves: chance's `start m05 f5 90`, `belt m11`, `draw m12`, `draw cucumber` and
`face c3 cat`; yours are `m07 e4 90`, `skip`, `cat c5`, `bomb d6`, `nudge d6` and
`peek c3`.
"""

import re
from typing import Final

from whiskerworks.core.errors import (
    BadMove,
    BadPosition,
    problem_with_example,
    shorten,
    spelling_problem,
)
from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message
from whiskerworks.core.text_board import TextBoard
from whiskerworks.games.escape import state as escape
from whiskerworks.games.escape.meta import LOWER_PILE, META
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import EscapeComponents, State
from whiskerworks.kit.agendas import AGENDAS, CHEESE_AGENDA
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.card_boxes import BOX_WIDTH, CardBox
from whiskerworks.kit.card_components import ALL_CARDS
from whiskerworks.kit.card_layout import CardLayout, empty_layout, neighbours_of
from whiskerworks.kit.card_moves import (
    bad_agenda,
    explain_bad_move,
    read_cell,
    read_move,
    write_move,
)
from whiskerworks.kit.card_position_text import (
    PositionReader,
    check_absent_before_first_turn,
    check_no_overlap,
    check_setup,
    lay_cards,
    write_card_places,
)
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES, CELLS_BY_NAME
from whiskerworks.kit.decks import ANGLES
from whiskerworks.kit.layout_pieces import CHARACTER_TONES
from whiskerworks.kit.layout_text_board import Figure, draw_layout, figure_box

_CELL: Final = re.compile(r"(bomb|nudge|peek) ([a-z][0-9]+)")
_LIKE_CELL: Final = re.compile(r"(bomb|nudge|peek) ?([a-z][0-9]+)?")
_FACE: Final = re.compile(r"face ([a-z][0-9]+) ([a-z]+)")
_BLOCKS: Final = {
    "bomb": escape.BOMB_TO,
    "nudge": escape.NUDGE_TO,
    "peek": escape.PEEK_AT,
}
_SHORT: Final = ("?", "mouse", "cat", "cheese", "cucumb.")
"""The label of each agenda by number, at most seven letters."""
_NEEDED: Final = ("phase", "mouse", "exit", "cat", "cards", "belt")
_OTHERS: Final = ("buried", "agendas", "gone", "placed", "peek", "end")
_FACES: Final = ("?", *AGENDAS)
"""The words for an agenda in a corner: unknown, or one of the four."""
_REASONS: Final = tuple([reason for reason, _ in META.endings])


def plan(rules: Rules, view: OpenView[State]) -> TextBoard:
    """Return the board with names of columns and rows, and the belt."""
    state = view.state
    deck, belt = rules.components.deck, int(state.belt)
    free = int(escape.empty_board_spaces(state))
    return draw_layout(
        deck, state.layout, belt, free, _standing(rules.components, state)
    )


def _standing(components: EscapeComponents, state: State) -> list[Figure]:
    """Return everything on the board except Maze Cards."""
    layout = state.layout
    agendas = [
        _agenda(components, corner, int(escape.face_of(state.faces, corner)))
        for corner in range(4)
        if state.agendas & components.corners[corner]
    ]
    way_out = Figure(layout.cheese, "exit", _exit(components, state))
    bomb = Figure(layout.mouse, "mouse", _bomb(components, state), "slate")
    cat = Figure(layout.cat, "cat", figure_box("CAT"), CHARACTER_TONES["cat"])
    caught = state.phase == escape.OVER and layout.cat & layout.mouse
    return [*agendas, way_out, *([cat, bomb] if caught else [bomb, cat])]


def _agenda(components: EscapeComponents, corner: int, face: int) -> Figure:
    """Draw an agenda as a dotted frame, open on all sides [E6]."""
    box = (". . . .", _SHORT[face].center(BOX_WIDTH), ". . . .")
    name = f"agenda-{CELL_NAMES[components.setup.agendas[corner]]}"
    tone = CHARACTER_TONES[AGENDAS[face - 1]] if face else ""
    return Figure(components.corners[corner], name, box, tone)


def _exit(components: EscapeComponents, state: State) -> CardBox:
    """Draw the Exit, open at its door [E5]."""
    door = escape.door_side(components, state)
    north = "+     +" if door == 0 else "+=====+"
    south = "+     +" if door == 2 else "+=====+"
    west = " " if door == 3 else "|"
    east = " " if door == 1 else "|"
    return (north, f"{west}EXIT {east}", south)


def _bomb(components: EscapeComponents, state: State) -> CardBox:
    """Draw the Mechanical Mouse with the numbers of its gear on each side [E5]."""
    reads = {
        int(escape.gear_side(components, state, cogs)): str(cogs) for cogs in range(4)
    }
    return (f"(  {reads[0]}  )", f"{reads[3]}MOUSE{reads[1]}", f"(  {reads[2]}  )")


# Moves.


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < escape.BOMB_TO:
        return write_move(move)
    if move >= escape.NAME_AGENDA:
        agenda, cell = divmod(move - int(escape.NAME_AGENDA), CELL_COUNT)
        return f"face {CELL_NAMES[cell]} {AGENDAS[agenda]}"
    what, cell = divmod(move - int(escape.BOMB_TO), CELL_COUNT)
    return f"{('bomb', 'nudge', 'peek')[what]} {CELL_NAMES[cell]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Read a move, legal or not.

    Raises:
        BadMove: The text is not a move; the error says why.
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
    """Explain why *text* is not a move."""
    found = _LIKE_CELL.fullmatch(text)
    if found is None:
        return explain_bad_move(text, "cat")
    if found[2] is None:
        return problem_with_example("bad-no-cell", f"{found[1]} d6")
    read_cell(text, found[2])
    return spelling_problem(f"{found[1]} {found[2]}")


def _read_face(text: str, cell: str, agenda: str) -> int:
    """Read the agenda that chance names on a cell [E8]."""
    if agenda not in AGENDAS:
        raise BadMove(text, bad_agenda())
    at = AGENDAS.index(agenda)
    return int(escape.NAME_AGENDA) + at * CELL_COUNT + read_cell(text, cell)


# Positions.


def write_state(rules: Rules, state: State) -> str:
    """Return *state* on one line."""
    layout = state.layout
    names = _faces(rules.components, state)
    lying = [name for name, lies in names if lies]
    gone = [name for name, lies in names if not lies]
    cell = CELL_NAMES[state.placed] if state.placed >= 0 else "-"
    peeked = state.phase == escape.PEEKED
    words = (
        f"phase:{escape.PHASES[state.phase]}",
        f"mouse:{CELL_NAMES[layout.where(layout.mouse)]}@{ANGLES[state.mouse_turn]}",
        f"exit:{CELL_NAMES[layout.where(layout.cheese)]}@{ANGLES[state.exit_turn]}",
        f"cat:{CELL_NAMES[layout.where(layout.cat)]}",
        *write_card_places(state),
        f"agendas:{','.join(lying) or '-'}",
        f"gone:{','.join(gone) or '-'}",
        f"placed:{'-' if peeked else cell}",
        f"peek:{cell if peeked else '-'}",
        f"end:{_REASONS[state.ending - 1] if state.ending else '-'}",
    )
    return " ".join(words)


def _faces(components: EscapeComponents, state: State) -> list[tuple[str, bool]]:
    """Return each agenda as text, c3=?, and whether it still lies there."""
    found: list[tuple[str, bool]] = []
    for corner, cell in enumerate(components.setup.agendas):
        face = int(escape.face_of(state.faces, corner))
        name = AGENDAS[face - 1] if face else "?"
        lies = state.agendas & components.corners[corner] != 0
        found.append((f"{CELL_NAMES[cell]}={name}", lies))
    return found


def read_state(rules: Rules, text: str) -> State:
    """
    Read a position.

    `phase`, `mouse`, `exit`, `cat`, `cards` and `belt` are required; other fields
    that do not apply may be left out. Unnamed agendas lie in their corners, unknown.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
    """
    said = PositionReader(text, _NEEDED, _OTHERS, escape.PHASES)
    components = rules.components
    layout, mouse_turn, exit_turn = _read_table(rules, said)
    agendas, faces, found = _read_agendas(components, said)
    most = int(escape.upper_pile_size(components) + LOWER_PILE)
    state = State(
        layout=layout,
        phase=said.phase,
        belt=said.belt,
        unseen=int(ALL_CARDS) - said.seen,
        drawn=said.drawn(components, int(components.belt), most, "E3"),
        agendas=agendas,
        faces=faces,
        found=found,
        mouse_turn=mouse_turn,
        exit_turn=exit_turn,
        placed=_read_placed(said),
        ending=said.ending(int(escape.OVER), _REASONS),
    )
    if count(layout.stacked) != said.buried:
        raise BadPosition("buried", "no stack is higher than two [E4]")
    if escape.in_setup(state):
        _check_setup(rules, state, said.buried)
    else:
        _check_belt(components, state)
    _check_characters(state)
    _check_known(components, state)
    _check_placed(components, state)
    _check_step(components, state)
    _check_end(components, state)
    return state


def _read_table(rules: Rules, said: PositionReader) -> tuple[CardLayout, int, int]:
    """Read the board, and the quarter turns of Mouse and Exit."""
    mouse, mouse_turn = _read_turned("mouse", said.fields["mouse"])
    exit_, exit_turn = _read_turned("exit", said.fields["exit"])
    cat = said.cell("cat")
    characters = {"mouse": mouse, "exit": exit_, "cat": cat}
    _check_board(characters, [cell for cell, _, _ in said.lying])
    layout = empty_layout(escape.WINDOW_LEFT, escape.WINDOW_TOP)
    layout.mouse = layout.at(mouse)
    layout.cheese = layout.at(exit_)
    layout.cat = layout.at(cat)
    lay_cards(layout, rules.faces, said.lying)
    return layout, mouse_turn, exit_turn


def _read_turned(name: str, text: str) -> tuple[int, int]:
    """Read a cell and quarter turns, written like f4@90."""
    where, at, angle = text.partition("@")
    angles = [str(one) for one in ANGLES]
    if where not in CELLS_BY_NAME or not at or angle not in angles:
        raise BadPosition(name, f"{shorten(text)!r} is no cell and angle, as f4@90 is")
    return CELLS_BY_NAME[where], angles.index(angle)


def _read_agendas(
    components: EscapeComponents, said: PositionReader
) -> tuple[int, int, int]:
    """Read the agendas' places, their known faces, and whether Cheese is found."""
    known = _named("agendas", said.fields["agendas"])
    gone = _named("gone", said.fields["gone"])
    if 0 in gone.values():
        raise BadPosition("gone", "what has left the table is known [E8]")
    cells = components.setup.agendas
    for name, named in (("agendas", known), ("gone", gone)):
        for cell in named:
            if cell not in cells:
                raise BadPosition(name, f"no agenda lies on {CELL_NAMES[cell]} [E1]")
    faces = [face for face in (*known.values(), *gone.values()) if face]
    if len(set(faces)) != len(faces) or set(known) & set(gone):
        raise BadPosition("agendas", "each lies in one corner [E1]")
    agendas, packed = 0, 0
    for corner, cell in enumerate(cells):
        if cell not in gone:
            agendas |= int(components.corners[corner])
        face = known.get(cell, 0) or gone.get(cell, 0)
        packed |= face << (3 * corner)
    return agendas, packed, int(int(CHEESE_AGENDA) in gone.values())


def _named(name: str, text: str) -> dict[int, int]:
    """Read the agendas of a field by cell; 0 for an unknown one."""
    found: dict[int, int] = {}
    for word in [] if text == "-" else text.split(","):
        cell, equals, face = word.partition("=")
        if cell not in CELLS_BY_NAME or not equals or face not in _FACES:
            raise BadPosition(name, f"{shorten(word)!r} is not like c3=cat or c3=?")
        if CELLS_BY_NAME[cell] in found:
            raise BadPosition(name, f"{cell} is there twice")
        found[CELLS_BY_NAME[cell]] = _FACES.index(face)
    return found


def _read_placed(said: PositionReader) -> int:
    """Read the cell of the placed card, or of the peeked agenda."""
    peeked = said.phase == escape.PEEKED
    name, other = ("peek", "placed") if peeked else ("placed", "peek")
    if said.fields[other] != "-":
        raise BadPosition(other, "it is not said in this phase")
    return said.cell(name)


# Checks: whether a position can occur.


def _check_board(characters: dict[str, int], cards: list[int]) -> None:
    """Check that all lies on the board, and no two things on one cell [E1, E4]."""
    for who, cell in characters.items():
        _check_on_board(who, cell)
    for cell in cards:
        _check_on_board("cards", cell)
    check_no_overlap(cards)
    for cell in characters.values():
        if cell in cards:
            raise BadPosition(CELL_NAMES[cell], "no card lies under a character [E4]")


def _check_on_board(field: str, cell: int) -> None:
    if cell < 0:
        raise BadPosition(field, "it lies on the board from the start [E1]")
    if cell not in escape.BOARD_CELLS:
        raise BadPosition(
            field, f"{CELL_NAMES[cell]} is not on the board, c3 to g7 [E1]"
        )


def _check_setup(rules: Rules, state: State, buried: int) -> None:
    """Check a position before the first turn [E1, E2]."""
    begun = rules.start()
    layout = state.layout
    characters = (layout.mouse, layout.cat, layout.cheese)
    if characters != (begun.layout.mouse, begun.layout.cat, begun.layout.cheese):
        raise BadPosition("cat", "the set-up has Cat, Mouse or Exit elsewhere [E2]")
    turns = (state.mouse_turn, state.exit_turn)
    if turns != (begun.mouse_turn, begun.exit_turn):
        raise BadPosition("mouse", "the set-up has Mouse or Exit turned otherwise [E5]")
    early = state.agendas != begun.agendas or state.faces
    check_absent_before_first_turn({"buried": buried, "agendas": early}, "E2")
    if state.phase == escape.HELPING and not rules.components.help:
        raise BadPosition("phase", "nothing is turned up without help [E2]")
    check_setup(rules, rules.components, state, int(rules.components.belt), "E2")


def _check_belt(components: EscapeComponents, state: State) -> None:
    """Check the number of belt cards: one is missing until the draw [E8]."""
    held = count(state.belt)
    gone = state.phase in (escape.MOVING, escape.BOMBING)
    maybe = state.phase in (escape.DRAWING, escape.OVER)
    least = components.belt - 1 if gone or maybe else components.belt
    if held < least:
        raise BadPosition("belt", f"{held} cards cannot lie there now [M7, E8]")


def _check_characters(state: State) -> None:
    """Check the characters; the Cat stands only on unrevealed agendas [E8]."""
    layout = state.layout
    over = state.phase == escape.OVER
    if layout.mouse & layout.cheese or (layout.cat & layout.mouse and not over):
        raise BadPosition("mouse", "two things lie there [E7]")
    if layout.cat & layout.cheese and not over:
        raise BadPosition("cat", "the game is over when it is in the Exit [E6]")
    if state.agendas & (layout.cards | layout.cheese):
        raise BadPosition("agendas", "a card or the Exit lies on one [E4]")
    passing = (escape.BOMBING, escape.DRAWING, escape.FACING, escape.OVER)
    if layout.cat & state.agendas and state.phase not in passing:
        raise BadPosition("cat", "an agenda is turned up when it gets there [E8]")


def _check_known(components: EscapeComponents, state: State) -> None:
    """Check that the known agendas can have been revealed [E2, E8]."""
    lying = [
        face
        for corner in range(4)
        if state.agendas & components.corners[corner]
        and (face := int(escape.face_of(state.faces, corner)))
    ]
    gone = escape.known_agendas(state.faces) & ~sum([int(BIT[face]) for face in lying])
    peeked = (
        1
        if gone & BIT[components.peek]
        and state.phase not in (escape.PEEKING, escape.PEEKED)
        else 0
    )
    if len(lying) > peeked + int(components.help):
        raise BadPosition("agendas", "more is known than can be [E2, E8]")


def _check_placed(components: EscapeComponents, state: State) -> None:
    """Check the cell of the placed card, or of the peeked agenda [E7, E8]."""
    phase = state.phase
    if phase == escape.PEEKED:
        if not state.layout.at(state.placed) & escape.unknown_agendas(
            components, state
        ):
            raise BadPosition("peek", "no unknown agenda lies there [E8]")
        return
    must = phase in (escape.MOVING, escape.BOMBING, escape.FACING, escape.AGAIN)
    if must != (state.placed >= 0) and phase != escape.DRAWING:
        raise BadPosition("placed", "it is said from the placing to the end of a turn")
    if state.placed >= 0 and not state.layout.at(state.placed) & state.layout.cards:
        raise BadPosition("placed", "no card lies there")
    if (
        phase == escape.DRAWING
        and state.placed < 0
        and count(state.belt) < components.belt
    ):
        raise BadPosition("placed", "only a skipped turn places nothing [M11]")


def _check_step(components: EscapeComponents, state: State) -> None:
    """Check that the phase leaves a legal move [E6 to E8]."""
    layout, phase = state.layout, state.phase
    shown = escape.known_agendas(state.faces)
    if phase == escape.MOVING:
        placed = layout.at(state.placed)
        if not neighbours_of(placed) & layout.cat or not escape.cat_destinations(
            components, state, placed
        ):
            raise BadPosition("phase", "the Cat cannot move through that card [E6]")
    bombs = phase in (escape.BOMBING, escape.AGAIN)
    if bombs and not escape.bomb_destinations(
        components, state, escape.placed_card_cogs(components, state)
    ):
        raise BadPosition("phase", "the Mechanical Mouse would explode [E7]")
    if phase == escape.FACING and not layout.cat & state.agendas:
        raise BadPosition("phase", "the Cat is not on an agenda [E8]")
    due = {int(escape.NUDGING): components.nudge, int(escape.AGAIN): components.again}
    due.update(
        {int(escape.PEEKING): components.peek, int(escape.PEEKED): components.peek}
    )
    if int(phase) in due and not shown & BIT[due[int(phase)]]:
        raise BadPosition("phase", "the agenda that does this is not turned up [E8]")
    if phase == escape.NUDGING and not escape.nudge_destinations(state):
        raise BadPosition("phase", "the Mechanical Mouse can step nowhere [E8]")
    if phase == escape.PEEKING and not escape.unknown_agendas(components, state):
        raise BadPosition("phase", "there is no agenda to look at [E8]")


def _check_end(components: EscapeComponents, state: State) -> None:
    """Check the ending against the board [E6 to E8]."""
    if state.phase != escape.OVER:
        return
    layout = state.layout
    met = layout.cat & layout.mouse or neighbours_of(layout.mouse) & layout.cat
    right = {
        int(escape.ESCAPED): layout.cat & layout.cheese != 0 and state.found != 0,
        int(escape.MET_MOUSE): met != 0,
        int(escape.TOO_LATE): state.drawn >= escape.upper_pile_size(components),
    }
    if not right.get(int(state.ending), True):
        raise BadPosition("end", "the board does not lie like that [E6 to E8]")
    if layout.cat & (layout.mouse | layout.cheese) and state.ending > escape.MET_MOUSE:
        raise BadPosition("end", "the Cat had ended the game before [E6]")
