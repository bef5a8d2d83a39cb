"""Positions of maze on one line, and which of them can occur."""

import re
from typing import Final

from whiskerworks.core.errors import BadPosition, short
from whiskerworks.core.fields import Fields, read_fields, read_places, read_word
from whiskerworks.games.maze import checks
from whiskerworks.games.maze.chance import ALL_CARDS
from whiskerworks.games.maze.meta import META
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.setup import AGENDAS
from whiskerworks.games.maze.state import (
    OVER,
    PHASES,
    RUNNING,
    STARTING,
    State,
    agenda_of,
)
from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES, PLACES, WIDTH
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.table import Table, empty

_WHO: Final = ("mouse", "cheese", "cat")
_NEEDED: Final = ("phase", "mouse", "cheese", "cat", "cards", "belt")
_OTHERS: Final = (
    "buried",
    "seat",
    "agendas",
    "revealed",
    "holes",
    "dropped",
    "placed",
    "waiting",
    "end",
)
_CARD: Final = re.compile(r"([a-i][1-9])=(m[0-9]{2})@(0|90|180|270)(\+?)")
_CARDS: Final = {name: number for number, name in enumerate(IDS)}
_REASONS: Final = tuple([reason for reason, _ in META.endings])


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    words = [f"phase:{PHASES[state.phase]}"]
    words.extend([f"{who}:{_whereabouts(state.table, who)}" for who in _WHO])
    words.append(f"cards:{','.join(_lying(state.table)) or '-'}")
    words.append(f"belt:{_names(int(state.belt))}")
    words.append(f"buried:{_names(_buried(state))}")
    words.append(f"seat:{state.seat if state.seat >= 0 else '-'}")
    agendas = [agenda_of(state.agendas, seat) for seat in range(rules.seats)]
    words.append(f"agendas:{','.join([_agenda(int(one)) for one in agendas])}")
    revealed = ",".join([str(seat) for seat in members(state.revealed)])
    words.append(f"revealed:{revealed or '-'}")
    words.append(f"holes:{'on' if state.holes else 'off'}")
    words.append(f"dropped:{'on' if state.dropped else 'off'}")
    words.append(f"placed:{NAMES[state.placed] if state.placed >= 0 else '-'}")
    waiting = [who for bit, who in ((1, "mouse"), (2, "cat")) if state.waiting & bit]
    words.append(f"waiting:{','.join(waiting) or '-'}")
    words.append(f"end:{_REASONS[state.ending - 1] if state.ending else '-'}")
    return " ".join(words)


def _whereabouts(table: Table, who: str) -> str:
    place = {"mouse": table.mouse, "cheese": table.cheese, "cat": table.cat}[who]
    return NAMES[table.where(place)] if place else "-"


def _lying(table: Table) -> list[str]:
    """Return every card on the table: f5=m03@90, with a + if others lie under it."""
    found: list[str] = []
    for place in members(table.cards):
        bit = 1 << place
        face = int(table.face(bit))
        deep = "+" if table.deep & bit else ""
        cell = NAMES[table.cell(place)]
        found.append(f"{cell}={IDS[face // 4]}@{ANGLES[face % 4]}{deep}")
    return found


def _names(cards: int) -> str:
    return ",".join([IDS[card] for card in members(cards)]) or "-"


def _buried(state: State) -> int:
    """Return the cards that lie under others."""
    table = state.table
    upmost = sum([1 << int(table.face(1 << p) // 4) for p in members(table.cards)])
    return int(ALL_CARDS & ~state.belt & ~state.unseen) & ~upmost


def _agenda(agenda: int) -> str:
    return "-" if agenda == 0 else AGENDAS[agenda - 1]


def read_state(rules: Rules, text: str) -> State:
    """
    Return the position that *text* says.

    `phase`, `mouse`, `cheese`, `cat`, `cards` and `belt` must be said; what else does
    not apply may be left out.

    Raises:
        BadPosition: It says none that can occur, and where.
    """
    fields = read_fields(text, _NEEDED, _OTHERS, "phase:turn")
    for name in _OTHERS:
        fields.setdefault(name, "off" if name in ("holes", "dropped") else "-")
    phase = read_word("phase", fields["phase"], PHASES)
    lying = _read_lying(fields["cards"])
    belt = read_places("belt", fields["belt"], _CARDS, "card")
    buried = read_places("buried", fields["buried"], _CARDS, "card")
    checks.check_cards(lying, belt, buried)
    table = _table(rules, fields, lying, phase)
    seen = [face // 4 for _, face, _ in lying] + belt + buried
    unseen = int(ALL_CARDS) - sum([1 << card for card in seen])
    state = State(
        table,
        phase,
        _read_seat(rules, fields),
        sum([1 << card for card in belt]),
        unseen,
        checks.drawn(rules.parts, phase, len(seen)),
        _read_agendas(rules, fields["agendas"]),
        _read_revealed(rules, fields["revealed"]),
        read_word("holes", fields["holes"], ("off", "on")),
        read_word("dropped", fields["dropped"], ("off", "on")),
        _read_cell("placed", fields["placed"]),
        _read_waiting(fields["waiting"]),
        _read_end(fields["end"], phase),
    )
    checks.check(rules, state, len(buried))
    return state


def _read_lying(text: str) -> list[tuple[int, int, bool]]:
    """Return (cell, face, whether others lie under it) of every card."""
    found: list[tuple[int, int, bool]] = []
    for word in [] if text == "-" else text.split(","):
        said = _CARD.fullmatch(word)
        if said is None or said[2] not in _CARDS:
            problem = f"{short(word)!r} is no card on a cell, as f5=m03@90 is"
            raise BadPosition("cards", problem)
        face = 4 * _CARDS[said[2]] + ANGLES.index(int(said[3]))
        found.append((PLACES[said[1]], face, said[4] == "+"))
    return found


def _read_cell(name: str, text: str) -> int:
    """Return a cell, -1 for none."""
    found = read_places(name, text, PLACES, "cell")
    if len(found) > 1:
        raise BadPosition(name, "one cell is enough")
    return found[0] if found else -1


def _table(
    rules: Rules, fields: Fields, lying: list[tuple[int, int, bool]], phase: int
) -> Table:
    """Return the table with all that lies on it, in its window."""
    people = {who: _read_cell(who, fields[who]) for who in _WHO}
    checks.check_cells(people, [cell for cell, _, _ in lying], phase)
    taken = [cell for cell in people.values() if cell >= 0]
    taken.extend([cell for cell, _, _ in lying])
    bare = rules.bare_table()
    left, top = int(bare.left), int(bare.top)
    if phase != STARTING:
        left = min([cell % WIDTH for cell in taken]) - 1
        top = min([cell // WIDTH for cell in taken]) - 1
    table = empty(left, top)
    table.mouse = table.at(people["mouse"])
    table.cheese = table.at(people["cheese"])
    table.cat = table.at(people["cat"]) if people["cat"] >= 0 else 0
    for cell, face, deep in lying:
        table.lay(rules.faces, face, table.at(cell))
        if deep:
            table.deep |= table.at(cell)
    return table


def _read_seat(rules: Rules, fields: Fields) -> int:
    if fields["seat"] == "-":
        return -1
    return read_word(
        "seat", fields["seat"], tuple([str(s) for s in range(rules.seats)])
    )


def _read_agendas(rules: Rules, text: str) -> int:
    """Return the agendas, three bits a seat; a lone - says that none is dealt."""
    words = ["-"] * rules.seats if text == "-" else text.split(",")
    if len(words) != rules.seats:
        raise BadPosition("agendas", f"there are {rules.seats} seats")
    packed = 0
    for seat, word in enumerate(words):
        packed |= read_word("agendas", word, ("-", *AGENDAS)) << (3 * seat)
    return packed


def _read_revealed(rules: Rules, text: str) -> int:
    seats = {str(seat): seat for seat in range(rules.seats)}
    found = read_places("revealed", text, seats, "seat")
    return sum({1 << seat for seat in found})


def _read_waiting(text: str) -> int:
    return sum(set(read_places("waiting", text, {"mouse": 1, "cat": 2}, "character")))


def _read_end(text: str, phase: int) -> int:
    if (text == "-") == (phase == OVER):
        raise BadPosition("end", "it is said when the game is over, and only then")
    return int(RUNNING) if text == "-" else read_word("end", text, _REASONS) + 1
