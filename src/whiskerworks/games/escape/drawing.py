"""
The board of escape in plain text, and the belt below it.

The Mechanical Mouse has the numbers of its gear at its sides [E5]; the Exit is walled
but for its door; an agenda that nobody knows bears a question mark.
"""

from typing import Final

from whiskerworks.core.game import OpenView
from whiskerworks.core.plan import Plan
from whiskerworks.games.escape.parts import EscapeParts
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import OVER, State, face_of
from whiskerworks.games.escape.turns import spaces, way_of
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_text import WIDTH, Box
from whiskerworks.kit.table_drawing import Standing, draw_table, person_box
from whiskerworks.kit.table_pieces import TONES

_FACES: Final = ("?", "mouse", "cat", "cheese", "cucumb.")
"""What stands on an agenda, by its number; each of seven letters at most."""
assert len(_FACES) == len(AGENDAS) + 1


def plan(rules: Rules, view: OpenView[State]) -> Plan:
    """Return the board with names of columns and rows, and the belt."""
    state = view.state
    deck, belt = rules.parts.cards.deck, int(state.belt)
    free = int(spaces(state))
    return draw_table(deck, state.table, belt, free, _standing(rules.parts, state))


def _standing(parts: EscapeParts, state: State) -> list[Standing]:
    """Return what lies on the board besides Maze Cards."""
    table = state.table
    agendas = [
        _agenda(parts, corner, int(face_of(state.faces, corner)))
        for corner in range(4)
        if state.agendas & parts.corners[corner]
    ]
    way_out = Standing(table.cheese, "exit", _exit(parts, state))
    bomb = Standing(table.mouse, "mouse", _bomb(parts, state), "slate")
    cat = Standing(table.cat, "cat", person_box("CAT"), TONES["cat"])
    caught = state.phase == OVER and table.cat & table.mouse
    return [*agendas, way_out, *([cat, bomb] if caught else [bomb, cat])]


def _agenda(parts: EscapeParts, corner: int, face: int) -> Standing:
    """Return an agenda: open on all sides, as a dotted frame [E6]."""
    box = (". . . .", _FACES[face].center(WIDTH), ". . . .")
    name = f"agenda-{NAMES[parts.cards.setup.agendas[corner]]}"
    tone = TONES[AGENDAS[face - 1]] if face else ""
    return Standing(parts.corners[corner], name, box, tone)


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
