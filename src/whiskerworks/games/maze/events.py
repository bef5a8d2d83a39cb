"""What happens at the table of maze, move by move."""

from whiskerworks.core.message import Event, Message, Pairs
from whiskerworks.core.seat import Seat
from whiskerworks.games.maze import moves as numbers
from whiskerworks.games.maze.explain import paths_now, turned_by, walk
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.setup import AGENDAS
from whiskerworks.games.maze.state import (
    CAT,
    CAT_WAITS,
    CAUGHT,
    MOUSE,
    MOUSE_WAITS,
    RUNNING,
    State,
    agenda_of,
)
from whiskerworks.games.maze.turns import winner_now
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.table import beside

Events = tuple[Event, ...]


def events_of(rules: Rules, state: State, move: int, seat: Seat | None) -> Events:
    """Return what *seat* (None: a bystander) sees happen when *move* is played."""
    if move < numbers.DROP:
        return _laid(rules, state, move, "placed")
    if move < numbers.START:
        return _laid(rules, state, move, "dropped")
    if move < numbers.SPIN:
        return (_started(move - int(numbers.START)),)
    if move < numbers.MOUSE:
        return (_spun(state, move - int(numbers.SPIN)),)
    if move < numbers.ARRIVE:
        return _walked(rules, state, move)
    if move < numbers.REVEAL:
        cell = NAMES[move - int(numbers.ARRIVE)]
        return (Event("arrived", (("cell", cell),), "M16"),)
    if move == numbers.REVEAL:
        return _revealed(state)
    if move == numbers.SKIP:
        return (Event("skipped", _seat(state), "M11"),)
    if move < numbers.DRAW:
        return (_prepared(move, seat),)
    return _drawn(rules, state, move)


def _seat(state: State) -> Pairs:
    return (("seat", int(state.seat)),)


def _laying(laying: int) -> Pairs:
    face, cell = divmod(laying, CELLS)
    return (
        ("card", IDS[face // 4]),
        ("cell", NAMES[cell]),
        ("angle", ANGLES[face % 4]),
    )


def _started(laying: int) -> Event:
    return Event("started", _laying(laying), "M7")


def _prepared(move: int, viewer: Seat | None) -> Event:
    """Tell of a card on the belt, a deal, or who begins [M7, M9]."""
    if move < numbers.DEAL:
        return Event("belted", (("card", IDS[move - int(numbers.BELT)]),), "M7")
    if move >= numbers.BEGIN:
        return Event("begins", (("seat", move - int(numbers.BEGIN)),), "M9")
    seat, agenda = divmod(move - int(numbers.DEAL), 4)
    if seat != viewer:
        return Event("dealt-secretly", (("seat", seat),), "M7")
    pairs = (("seat", seat), ("agenda", AGENDAS[agenda]))
    return Event("dealt", pairs, "M7")


def _revealed(state: State) -> Events:
    """Tell which agenda is turned up, and what comes of it at once [M10]."""
    agenda = int(agenda_of(state.agendas, state.seat))
    pairs: Pairs = (*_seat(state), ("agenda", AGENDAS[agenda - 1]))
    shown = Event("revealed", pairs, "M10")
    if agenda == MOUSE:
        return (shown, Event("holes-open", (), "M10a"))
    if agenda == CAT:
        table = state.table
        cat, cheese = NAMES[table.where(table.cheese)], NAMES[table.where(table.cat)]
        swap = (("cat", cat), ("cheese", cheese))
        return (shown, Event("swapped", swap, "M10b"))
    return (shown,)


def _spun(state: State, number: int) -> Event:
    turn, cell = divmod(number, CELLS)
    face = int(state.table.face(state.table.at(cell)))
    pairs: Pairs = (
        *_seat(state),
        ("card", IDS[face // 4]),
        ("cell", NAMES[cell]),
        ("angle", ANGLES[turn + 1]),
    )
    return Event("spun", pairs, "M10c")


def _laid(rules: Rules, state: State, move: int, code: str) -> Events:
    """Tell where a card is laid, whom its cogs turn, and who cannot move for it."""
    laying = move % int(numbers.LAYINGS)
    face, cell = divmod(laying, CELLS)
    table = state.table
    pairs: Pairs = (*_seat(state), *_laying(laying))
    rule = "M11" if code == "placed" else "M10d"
    below = table.at(cell) & table.cards
    if below and code == "placed":
        code = "covered"
    if below:
        pairs = (*pairs, ("below", IDS[table.face(below) // 4]))
    told = [Event(code, pairs, rule)]
    for one in turned_by(table, rules.faces, face, cell):
        turned: Pairs = (("by", IDS[face // 4]), *one.pairs())
        told.append(Event("turned", turned, "M12"))
    after = rules.play(state, move)
    if not after.waiting:
        told.extend(_stay(after, cell))
    return tuple(told)


def _stay(after: State, cell: int) -> list[Event]:
    """Tell who lies next to the placed card and can go nowhere [M13]."""
    near = beside(after.table.at(cell))
    people = (("mouse", after.table.mouse), ("cat", after.table.cat))
    return [_stays(who) for who, place in people if near & place]


def _stays(who: str) -> Event:
    return Event("stays", (("who", Message(f"who-{who}")),), "M13")


def _walked(rules: Rules, state: State, move: int) -> Events:
    """Tell where somebody goes, by which way, and whom it meets [M14, M15]."""
    cat = move >= numbers.CAT
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    who = int(CAT_WAITS if cat else MOUSE_WAITS)
    name = "cat" if cat else "mouse"
    found = walk(state, who, state.table.at(cell))
    cells = [NAMES[step] for step in found.cells] if found is not None else []
    pairs: Pairs = (
        ("who", Message(f"who-{name}")),
        ("cell", NAMES[cell]),
        ("cells", " ".join(cells)),
    )
    walked = Event("walked", pairs, "M14", ((name, *cells[1:], name),))
    after = rules.play(state, move)
    if after.ending == RUNNING:
        stuck = state.waiting & ~who and not after.waiting
        return (walked, _stays("mouse" if cat else "cat")) if stuck else (walked,)
    code = "caught" if after.ending == CAUGHT else "took-cheese"
    return (walked, Event(code, (), "M15"))


def _drawn(rules: Rules, state: State, move: int) -> Events:
    """Tell what comes from the deck [M16]."""
    if move < numbers.DRAW_CAT:
        return (Event("drew", (("card", IDS[move - int(numbers.DRAW)]),), "M16"),)
    if move == numbers.DRAW_CAT:
        after = rules.play(state, move)
        cat = Event("drew-cat", _seat(state), "M16")
        if not after.table.cat:
            return (cat,)
        cell = NAMES[after.table.where(after.table.cat)]
        return (cat, Event("arrived", (("cell", cell),), "M16"))
    to_cheese, to_mouse = paths_now(state.table)
    agenda = AGENDAS[winner_now(state.table) - 1]
    pairs: Pairs = (("mouse", to_cheese), ("cat", to_mouse), ("agenda", agenda))
    return (Event("drew-cucumber", (), "M16"), Event("traced", pairs, "M18"))
