"""Positions of escape on one line."""

from typing import Final

from whiskerworks.core.errors import BadPosition, short
from whiskerworks.core.fields import Fields, read_fields, read_word
from whiskerworks.games.escape import checks
from whiskerworks.games.escape.meta import META
from whiskerworks.games.escape.parts import LEFT, TOP, EscapeParts
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    OVER,
    PEEKED,
    PHASES,
    RUNNING,
    State,
    face_of,
)
from whiskerworks.kit.agendas import AGENDAS, CHEESE
from whiskerworks.kit.canvas import NAMES, PLACES
from whiskerworks.kit.decks import ANGLES
from whiskerworks.kit.starts import ALL_CARDS
from whiskerworks.kit.table import Table, empty
from whiskerworks.kit.table_text import (
    Lying,
    buried,
    check_cards,
    lay_all,
    read_cards,
    read_cell,
    read_lying,
    write_cards,
    write_lying,
)

_NEEDED: Final = ("phase", "mouse", "exit", "cat", "cards", "belt")
_OTHERS: Final = ("buried", "agendas", "gone", "placed", "peek", "end")
_FACES: Final = ("?", "mouse", "cat", "cheese", "cucumber")
"""What an agenda can be said to be: unknown, or one of the four."""
_REASONS: Final = tuple([reason for reason, _ in META.endings])


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    table = state.table
    under = buried(table, int(state.belt), int(state.unseen))
    names = _faces(rules.parts, state)
    lying = [name for name, lies in names if lies]
    gone = [name for name, lies in names if not lies]
    cell = NAMES[state.placed] if state.placed >= 0 else "-"
    peeked = state.phase == PEEKED
    words = (
        f"phase:{PHASES[state.phase]}",
        f"mouse:{NAMES[table.where(table.mouse)]}@{ANGLES[state.mouse_turn]}",
        f"exit:{NAMES[table.where(table.cheese)]}@{ANGLES[state.exit_turn]}",
        f"cat:{NAMES[table.where(table.cat)]}",
        f"cards:{write_lying(table)}",
        f"belt:{write_cards(int(state.belt))}",
        f"buried:{write_cards(under)}",
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
    for corner, cell in enumerate(parts.cards.setup.agendas):
        face = int(face_of(state.faces, corner))
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
    fields = read_fields(text, _NEEDED, _OTHERS, "phase:turn")
    for name in _OTHERS:
        fields.setdefault(name, "-")
    phase = read_word("phase", fields["phase"], PHASES)
    lying = read_lying(fields["cards"])
    belt = read_cards("belt", fields["belt"])
    under = read_cards("buried", fields["buried"])
    check_cards(lying, belt, under)
    table, mouse_turn, exit_turn = _table(rules, fields, lying)
    seen = [face // 4 for _, face, _ in lying] + belt + under
    agendas, faces = _read_agendas(rules.parts, fields)
    gone = _gone(fields["gone"])
    state = State(
        table,
        phase,
        sum([1 << card for card in belt]),
        int(ALL_CARDS) - sum([1 << card for card in seen]),
        checks.drawn(rules.parts, phase, len(seen)),
        agendas,
        faces,
        int(int(CHEESE) in gone.values()),
        mouse_turn,
        exit_turn,
        _read_placed(fields, phase),
        _read_end(fields["end"], phase),
    )
    checks.check(rules, state, len(under))
    return state


def _table(rules: Rules, fields: Fields, lying: list[Lying]) -> tuple[Table, int, int]:
    """Return the board with all that lies on it, and how Mouse and Exit are turned."""
    mouse, mouse_turn = _read_turned("mouse", fields["mouse"])
    exit_, exit_turn = _read_turned("exit", fields["exit"])
    cat = read_cell("cat", fields["cat"])
    people = {"mouse": mouse, "exit": exit_, "cat": cat}
    checks.check_board(people, [cell for cell, _, _ in lying])
    table = empty(LEFT, TOP)
    table.mouse = table.at(mouse)
    table.cheese = table.at(exit_)
    table.cat = table.at(cat)
    lay_all(table, rules.faces, lying)
    return table, mouse_turn, exit_turn


def _read_turned(name: str, text: str) -> tuple[int, int]:
    """Return the cell and the quarter turns that a text like f4@90 says."""
    where, at, angle = text.partition("@")
    angles = [str(one) for one in ANGLES]
    if where not in PLACES or not at or angle not in angles:
        raise BadPosition(name, f"{short(text)!r} is no cell and angle, as f4@90 is")
    return PLACES[where], angles.index(angle)


def _read_agendas(parts: EscapeParts, fields: Fields) -> tuple[int, int]:
    """Return where agendas lie, and what is known of them."""
    known = _named("agendas", fields["agendas"])
    gone = _gone(fields["gone"])
    cells = parts.cards.setup.agendas
    for name, said in (("agendas", known), ("gone", gone)):
        for cell in said:
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
    return agendas, packed


def _gone(text: str) -> dict[int, int]:
    """Return the agendas that have left the table, by cell."""
    gone = _named("gone", text)
    if 0 in gone.values():
        raise BadPosition("gone", "what has left the table is known [E8]")
    return gone


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


def _read_placed(fields: Fields, phase: int) -> int:
    """Return the cell of the placed card, or of the agenda that is peeked at."""
    name = "peek" if phase == PEEKED else "placed"
    other = "placed" if phase == PEEKED else "peek"
    if fields[other] != "-":
        raise BadPosition(other, "it is not said in this phase")
    return read_cell(name, fields[name])


def _read_end(text: str, phase: int) -> int:
    if (text == "-") == (phase == OVER):
        raise BadPosition("end", "it is said when the game is over, and only then")
    return int(RUNNING) if text == "-" else read_word("end", text, _REASONS) + 1
