"""Positions of whodunit on one line, and which of them can occur."""

from typing import Final

from whiskerworks.core.errors import BadPosition
from whiskerworks.core.fields import Fields, read_fields, read_places, read_word
from whiskerworks.games.whodunit import checks
from whiskerworks.games.whodunit.meta import META
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import OVER, PHASES, RUNNING, STARTING, State
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.chase import WAITING
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
    "shown",
    "kept",
    "fresh",
    "holes",
    "dropped",
    "placed",
    "waiting",
    "moved",
    "end",
)
_REASONS: Final = tuple([reason for reason, _ in META.endings])
_AGENDAS: Final = {name: number for number, name in enumerate(AGENDAS, 1)}
_WALKERS: Final = {who: bit for bit, who in WAITING}


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    words = [f"phase:{PHASES[state.phase]}"]
    words.extend([f"{who}:{write_person(state.table, who)}" for who in PEOPLE])
    words.append(f"cards:{write_lying(state.table)}")
    words.append(f"belt:{write_cards(int(state.belt))}")
    under = buried(state.table, int(state.belt), int(state.unseen))
    words.append(f"buried:{write_cards(under & int(rules.cards))}")
    words.append(f"shown:{_agendas(int(state.shown))}")
    words.append(f"kept:{_agendas(int(state.kept))}")
    words.append(f"fresh:{_agendas(int(state.fresh))}")
    words.append(f"holes:{'on' if state.holes else 'off'}")
    words.append(f"dropped:{'on' if state.dropped else 'off'}")
    words.append(f"placed:{NAMES[state.placed] if state.placed >= 0 else '-'}")
    words.append(f"waiting:{_walkers(int(state.waiting))}")
    words.append(f"moved:{_walkers(int(state.moved))}")
    words.append(f"end:{_REASONS[state.ending - 1] if state.ending else '-'}")
    return " ".join(words)


def _agendas(agendas: int) -> str:
    return ",".join([AGENDAS[agenda - 1] for agenda in members(agendas)]) or "-"


def _walkers(some: int) -> str:
    return ",".join([who for bit, who in WAITING if some & bit]) or "-"


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
    seen = [face // 4 for _, face, _ in lying] + belt + under
    checks.check_studio(rules, seen)
    state = State(
        read_table(rules.parts, fields, lying, phase == STARTING, phase == OVER, "W2"),
        phase,
        sum([1 << card for card in belt]),
        int(rules.cards) - sum([1 << card for card in seen]),
        checks.drawn(rules, phase, len(seen)),
        _read_agendas(fields, "shown"),
        _read_agendas(fields, "kept"),
        _read_agendas(fields, "fresh"),
        read_word("holes", fields["holes"], ("off", "on")),
        read_word("dropped", fields["dropped"], ("off", "on")),
        read_cell("placed", fields["placed"]),
        _read_walkers(fields, "waiting"),
        _read_walkers(fields, "moved"),
        _read_end(fields["end"], phase),
    )
    checks.check(rules, state, len(under))
    return state


def _read_agendas(fields: Fields, name: str) -> int:
    """Return a set of agendas by their numbers."""
    return sum(
        {1 << one for one in read_places(name, fields[name], _AGENDAS, "agenda")}
    )


def _read_walkers(fields: Fields, name: str) -> int:
    return sum(set(read_places(name, fields[name], _WALKERS, "character")))


def _read_end(text: str, phase: int) -> int:
    if (text == "-") == (phase == OVER):
        raise BadPosition("end", "it is said when the game is over, and only then")
    return int(RUNNING) if text == "-" else read_word("end", text, _REASONS) + 1
