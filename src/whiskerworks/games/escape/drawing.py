"""
The board of escape in plain text, and the belt below it.

The Mechanical Mouse has the numbers of its gear at its sides [E5]; the Exit is walled
but for its door; an agenda that nobody knows bears a question mark.
"""

from typing import Final

from whiskerworks.core.open_view import OpenView
from whiskerworks.core.plan import Plan
from whiskerworks.games.escape.parts import EscapeParts
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import OVER, State, face_of
from whiskerworks.games.escape.turns import spaces, way_of
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import place_of
from whiskerworks.kit.card_text import WIDTH, Box
from whiskerworks.kit.table_drawing import Boxes, draw_table, person_box

_FACES: Final = ("?", "mouse", "cat", "cheese", "cucumb.")
"""What stands on an agenda, by its number; each of seven letters at most."""
assert len(_FACES) == len(AGENDAS) + 1


def plan(rules: Rules, view: OpenView[State]) -> Plan:
    """Return the table drawn, and what stands where in it."""
    return Plan(tuple(board(rules, view).split("\n")))


def board(rules: Rules, view: OpenView[State]) -> str:
    """Return the board with names of columns and rows, and the belt."""
    state = view.state
    deck, belt = rules.parts.cards.deck, int(state.belt)
    free = int(spaces(state))
    return draw_table(deck, state.table, belt, free, _boxes(rules.parts, state))


def _boxes(parts: EscapeParts, state: State) -> Boxes:
    """Return what lies on the board besides Maze Cards."""
    table = state.table
    boxes: Boxes = {}
    for corner in range(4):
        if state.agendas & parts.corners[corner]:
            place = int(place_of(parts.corners[corner]))
            boxes[place] = _agenda(int(face_of(state.faces, corner)))
    boxes[int(place_of(table.cheese))] = _exit(parts, state)
    boxes[int(place_of(table.mouse))] = _bomb(parts, state)
    if not (state.phase == OVER and table.cat & table.mouse):
        boxes[int(place_of(table.cat))] = person_box("CAT")
    return boxes


def _agenda(face: int) -> Box:
    """Return an agenda: open on all sides, as a dotted frame [E6]."""
    return (". . . .", _FACES[face].center(WIDTH), ". . . .")


def _exit(parts: EscapeParts, state: State) -> Box:
    """Return the Exit, open where its door is [E5]."""
    door = (parts.door + state.exit_turn) & 3
    north = "+     +" if door == 0 else "+=====+"
    south = "+     +" if door == 2 else "+=====+"
    west = " " if door == 3 else "|"
    east = " " if door == 1 else "|"
    return (north, f"{west}EXIT {east}", south)


def _bomb(parts: EscapeParts, state: State) -> Box:
    """Return the Mechanical Mouse, with what its gear reads on each side [E5]."""
    reads = {int(way_of(parts, state, cogs)): str(cogs) for cogs in range(4)}
    return (f"(  {reads[0]}  )", f"{reads[3]}MOUSE{reads[1]}", f"(  {reads[2]}  )")
