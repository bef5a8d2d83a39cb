"""Positions of maze on one line, and which of them can occur."""

from typing import Final

from whiskerworks.core.errors import BadPosition
from whiskerworks.core.fields import Fields, read_fields, read_places, read_word
from whiskerworks.games.maze import checks
from whiskerworks.games.maze.meta import META
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    OVER,
    PHASES,
    RUNNING,
    STARTING,
    UNKNOWN,
    State,
    agenda_of,
)
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.chase import WAITING
from whiskerworks.kit.starts import ALL_CARDS
from whiskerworks.kit.table_text import (
    PEOPLE,
    buried,
    check_cards,
    read_cards,
    read_cell,
    read_lying,
    read_table,
    write_cards,
    write_lying,
    write_person,
)

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
_REASONS: Final = tuple([reason for reason, _ in META.endings])


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    words = [f"phase:{PHASES[state.phase]}"]
    words.extend([f"{who}:{write_person(state.table, who)}" for who in PEOPLE])
    words.append(f"cards:{write_lying(state.table)}")
    words.append(f"belt:{write_cards(int(state.belt))}")
    under = buried(state.table, int(state.belt), int(state.unseen))
    words.append(f"buried:{write_cards(under)}")
    words.append(f"seat:{state.seat if state.seat >= 0 else '-'}")
    agendas = [agenda_of(state.agendas, seat) for seat in range(rules.seats)]
    words.append(f"agendas:{','.join([_agenda(int(one)) for one in agendas])}")
    revealed = ",".join([str(seat) for seat in members(state.revealed)])
    words.append(f"revealed:{revealed or '-'}")
    words.append(f"holes:{'on' if state.holes else 'off'}")
    words.append(f"dropped:{'on' if state.dropped else 'off'}")
    words.append(f"placed:{NAMES[state.placed] if state.placed >= 0 else '-'}")
    waiting = [who for bit, who in WAITING if state.waiting & bit]
    words.append(f"waiting:{','.join(waiting) or '-'}")
    words.append(f"end:{_REASONS[state.ending - 1] if state.ending else '-'}")
    return " ".join(words)


def _agenda(agenda: int) -> str:
    """Return an agenda as text; `?` in what is seen by who may not know it [M20]."""
    if agenda == UNKNOWN:
        return "?"
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
    lying = read_lying(fields["cards"])
    belt = read_cards("belt", fields["belt"])
    under = read_cards("buried", fields["buried"])
    check_cards(lying, belt, under)
    table = read_table(
        rules.parts, fields, lying, phase == STARTING, phase == OVER, "M7"
    )
    seen = [face // 4 for _, face, _ in lying] + belt + under
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
        read_cell("placed", fields["placed"]),
        _read_waiting(fields["waiting"]),
        _read_end(fields["end"], phase),
    )
    checks.check(rules, state, len(under))
    return state


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
