"""How arena looks."""

from typing import Final

from whiskerworks.core.message import Message, Pairs
from whiskerworks.core.rules import room
from whiskerworks.core.scene import ENDS, LOSES, WINS, Offer, Piece, Scene
from whiskerworks.games.arena import notation
from whiskerworks.games.arena.board import listed
from whiskerworks.games.arena.explain import cat_step, entry, mouse_name
from whiskerworks.games.arena.layout import Layout
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import COLOURS, KINDS
from whiskerworks.games.arena.state import (
    CAT,
    MOVE,
    RUNNING,
    State,
    left_to_roll,
    mice_of,
    next_kind,
    pool_of,
    scores_of,
)
from whiskerworks.games.arena.view import ArenaView, blanks

_TONES: Final = ("red", "green", "gold")
"""The colours of the cat die, the move dice and the cheese dice."""


def scene(rules: Rules, view: ArenaView) -> Scene:
    """Return the board with all that stands on it, the plates, and the dice."""
    layout = Layout(rules.board.grid)
    state = view.state
    standing = [
        *_cheese(state, layout),
        *_mice(rules, state, layout),
        _cat(state, layout),
    ]
    pieces = [
        _wall(layout),
        *[_hex(rules, view, layout, place) for place in range(rules.board.hexes)],
        *_turn(rules, state, layout),
        *sorted(standing, key=lambda piece: piece.y),
        *[_plate(rules, state, layout, seat) for seat in range(rules.seats)],
        *_tray(rules, state, layout),
    ]
    return Scene(
        layout.width,
        layout.height,
        tuple(pieces),
        _offers(rules, view),
        _notes(rules, state),
    )


def _wall(layout: Layout) -> Piece:
    """Return the wall round the hexes."""
    size = layout.grid.side - 0.05
    return Piece("wall", "arena", layout.middle, round(layout.centre, 3), 0.0, size)


def _hex(rules: Rules, view: ArenaView, layout: Layout, place: int) -> Piece:
    """Return a hex, which tells what it costs to enter it [A8]."""
    x, y = layout.hex(place)
    name = layout.grid.names[place]
    art = "hex-rim" if rules.board.rim[place] else "hex"
    label = Piece(f"name-{name}", "label", 0.0, 0.44, 0.0, 0.14, text=name)
    say = _said(rules, view, place)
    return Piece(name, art, x, y, say=say, children=(label,))


def _said(rules: Rules, view: ArenaView, place: int) -> Message:
    """Return what is told of a hex to its viewer, or of whoever is on turn."""
    state = view.state
    seat = int(state.turn) if view.seat is None else view.seat
    name = rules.board.grid.names[place]
    if seat < 0 or place == mice_of(state, rules.seats)[seat]:
        return Message("piece-hex", (("hex", name),))
    found = entry(rules.board, state, rules.seats, seat, place)
    if found.holder is not None:
        return Message("piece-hex-held", (("hex", name), ("who", found.holder)))
    pairs: Pairs = (
        ("hex", name),
        ("mouse", mouse_name(seat)),
        ("cost", found.cost),
        ("adding", found.adding),
    )
    return Message("piece-hex-cost", pairs)


def _turn(rules: Rules, state: State, layout: Layout) -> list[Piece]:
    """Return the mark under the mouse on turn."""
    if state.ending != RUNNING or state.turn < 0:
        return []
    x, y = layout.hex(mice_of(state, rules.seats)[state.turn])
    return [Piece("turn", "turn", x, y)]


def _cheese(state: State, layout: Layout) -> list[Piece]:
    pieces = []
    for place in listed(state.cheese_low, state.cheese_high):
        name = layout.grid.names[place]
        say = Message("piece-cheese", (("hex", name),))
        x, y = layout.hex(place)
        pieces.append(Piece(f"cheese-{name}", "cheese", x, y, say=say))
    return pieces


def _mice(rules: Rules, state: State, layout: Layout) -> list[Piece]:
    pieces = []
    for seat, place in enumerate(mice_of(state, rules.seats)):
        colour = COLOURS[seat]
        pairs = (("colour", colour), ("hex", layout.grid.names[place]), ("seat", seat))
        x, y = layout.hex(place)
        say = Message("piece-mouse", pairs)
        pieces.append(Piece(f"mouse-{colour}", "mouse", x, y, 0.0, 0.92, colour, say))
    return pieces


def _cat(state: State, layout: Layout) -> Piece:
    x, y = layout.hex(int(state.cat))
    say = Message("piece-cat", (("hex", layout.grid.names[state.cat]),))
    return Piece("cat", "cat", x, y, 0.0, 0.98, say=say)


def _plate(rules: Rules, state: State, layout: Layout, seat: int) -> Piece:
    """Return a seat's plate with its points [A9, A13]."""
    x, y = layout.plate(rules.seats, seat)
    colour = COLOURS[seat]
    points = scores_of(state, rules.seats)[seat]
    goal = int(rules.goal)
    pairs: Pairs = (
        ("mouse", mouse_name(seat)),
        ("seat", seat),
        ("points", points),
        ("goal", goal),
    )
    say = Message("piece-plate", pairs)
    face = Piece(f"face-{colour}", "mouse", -0.69, 0.0, 0.0, 0.7, colour)
    marks: tuple[Piece, ...] = (face,)
    if state.turn == seat and state.ending == RUNNING:
        marks = (Piece(f"turn-{colour}", "turn", -0.69, 0.0, 0.0, 0.62), face)
    return Piece(
        f"plate-{colour}",
        "plate",
        x,
        y,
        size=round(1.35 * layout.scale, 3),
        tone=colour,
        say=say,
        children=marks,
        text=f"{points} / {goal}",
    )


def _tray(rules: Rules, state: State, layout: Layout) -> list[Piece]:
    """Return the tray: the pool, sort by sort, then what is used or to be rolled."""
    x = round(layout.middle - 0.6 * layout.scale, 3)
    y = round(layout.tray, 3)
    far = round(layout.middle + 4.75 * layout.scale, 3)
    button = round(1.1 * layout.scale, 3)
    return [
        Piece("tray", "tray", x, y, 0.0, round(1.12 * layout.scale, 3)),
        *_dice(rules, state, layout, y),
        Piece("pass", "pass", far, y, 0.0, button, say=Message("piece-pass")),
    ]


def _dice(rules: Rules, state: State, layout: Layout, y: float) -> list[Piece]:
    pool = pool_of(state)
    idle = [blanks(rules, state, kind) for kind in range(3)]
    groups = [count for count in pool + idle if count]
    places = layout.dice(groups)
    size = layout.die(sum(groups))
    sorts = [sort for sort in range(9) if pool[sort]]
    kinds = [kind for kind in range(3) if idle[kind]]
    pieces = [
        _group(sort, pool[sort], x, y, size)
        for sort, x in zip(sorts, places, strict=False)
    ]
    for kind, x in zip(kinds, places[len(sorts) :], strict=True):
        pieces.extend(_blanks(state, kind, idle[kind], x, y, size))
    return pieces


def _group(sort: int, count: int, x: float, y: float, size: float) -> Piece:
    """Return dice of one sort, which are clicked as one [A7]."""
    kind, value = KINDS[sort // 3], sort % 3 + 1
    art, tone, name = f"die-{kind}", _TONES[sort // 3], f"die-{kind}{value}"
    more = [
        Piece(f"{name}-{number + 1}", art, number, 0.0, tone=tone, text=str(value))
        for number in range(1, count)
    ]
    say = Message("piece-dice", (("kind", kind), ("value", value), ("count", count)))
    return Piece(name, art, x, y, 0.0, size, tone, say, tuple(more), str(value))


def _blanks(
    state: State, kind: int, count: int, x: float, y: float, size: float
) -> list[Piece]:
    """Return the dice of a kind that are used or not rolled yet."""
    name, tone = KINDS[kind], _TONES[kind]
    say = Message("piece-blank", (("kind", name), ("rolling", int(state.to_roll > 0))))
    return [
        Piece(
            f"blank-{name}-{number + 1}",
            "die-blank",
            round(x + number * size, 3),
            y,
            0.0,
            size,
            tone,
            say,
        )
        for number in range(count)
    ]


def _offers(rules: Rules, view: ArenaView) -> tuple[Offer, ...]:
    """Return the moves of the viewer, if it is the viewer's turn."""
    state = view.state
    mover = int(rules.to_move(state))
    if view.seat is None or view.seat != mover:
        return ()
    moves = room(rules.most_moves)
    count = rules.fill(state, moves)
    return tuple([_offer(rules, state, int(moves[i]), mover) for i in range(count)])


def _offer(rules: Rules, state: State, move: int, mover: int) -> Offer:
    text = notation.write(rules, state, move)
    marks = _warnings(rules, state, move, mover)
    if move == rules.pass_move:
        return Offer(text, ("pass",), Message("offer-pass"), marks)
    sort, place = divmod(move, int(rules.board.hexes))
    name = rules.board.grid.names[place]
    spots = (f"die-{notation.SORTS[sort]}", name)
    return Offer(text, spots, _offered(rules, state, sort, place), marks)


def _offered(rules: Rules, state: State, sort: int, place: int) -> Message:
    """Return what using a die does, with its numbers."""
    board = rules.board
    value = sort % 3 + 1
    pairs: Pairs = (("value", value), ("hex", board.grid.names[place]))
    cheese = listed(state.cheese_low, state.cheese_high)
    if sort // 3 == MOVE:
        seat = int(state.turn)
        line = board.grid.line(mice_of(state, rules.seats)[seat], place)
        steps = [entry(board, state, rules.seats, seat, step) for step in line]
        cost = sum([step.cost for step in steps])
        eats = int(place in cheese)
        return Message("offer-move", (*pairs, ("cost", cost), ("cheese", eats)))
    if sort // 3 == CAT:
        run = cat_step(board, state, rules.seats, value, place)
        more: Pairs = (
            ("reason", run.reason),
            ("why", run.why(board, state)),
            ("cheese", len(run.swept)),
        )
        return Message("offer-cat", (*pairs, *more))
    return Message("offer-cheese", pairs)


def _warnings(rules: Rules, state: State, move: int, mover: int) -> tuple[str, ...]:
    """Return which marks an offer bears."""
    outcome = rules.outcome(rules.play(state, move))
    if outcome is None:
        return ()
    if mover in outcome.winners:
        return (WINS, ENDS) if outcome.scores[mover] == 1.0 else (ENDS,)
    return (LOSES, ENDS)


def _notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return what stands beside the board: turn, dice, round, points."""
    points = [
        Message("points-of", (("mouse", mouse_name(seat)), ("points", score)))
        for seat, score in enumerate(scores_of(state, rules.seats))
    ]
    numbers: Pairs = (("round", int(state.round)), ("limit", int(rules.round_limit)))
    track: Pairs = (("goal", int(rules.goal)), ("points", tuple(points)))
    return (
        *_now(rules, state),
        Message("note-points", track),
        Message("note-round", numbers),
    )


def _now(rules: Rules, state: State) -> list[Message]:
    """Return what is to be done now, and with which dice."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return [outcome.message()]
    if state.turn < 0:
        return [Message("note-start")]
    mouse = mouse_name(int(state.turn))
    dice = tuple(
        [
            Message("dice-sort", (("sort", notation.SORTS[sort]), ("count", count)))
            for sort, count in enumerate(pool_of(state))
            if count
        ]
    )
    if state.to_roll:
        kind = KINDS[next_kind(state.to_roll)]
        rolling = (("mouse", mouse), ("left", left_to_roll(state)), ("kind", kind))
        return [Message("note-roll", rolling)]
    turn = Message("note-turn", (("mouse", mouse), ("seat", int(state.turn))))
    return [turn, Message("note-dice", (("dice", dice),))]
