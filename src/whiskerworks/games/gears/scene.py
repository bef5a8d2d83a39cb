"""
How gears looks: a triangle of pegs, wheels that mesh, two hands of cogs.

A wheel has twelve teeth, so that it looks the same in all six directions in which
it can mesh; whoever turns the other way is turned by half a tooth.
"""

from math import sqrt
from typing import Final

from whiskerworks.core.message import Message
from whiskerworks.core.rules import room
from whiskerworks.core.scene import ENDS, LOSES, WINS, Offer, Piece, Scene
from whiskerworks.games.gears import notation
from whiskerworks.games.gears import rules as gears
from whiskerworks.games.gears.actions import SHIFT
from whiskerworks.games.gears.board import COLOURS, CORNERS, NAMES, PEGS, SIDE
from whiskerworks.games.gears.rules import Rules, State
from whiskerworks.games.gears.view import GearsView
from whiskerworks.kit.bits import members
from whiskerworks.kit.trains import Train
from whiskerworks.kit.triangle import rows_and_columns

HALF_TOOTH: Final = 15.0
WIDTH: Final = 12.0
HEIGHT: Final = 11.6
_ROW: Final = sqrt(3) / 2
_TOP: Final = 1.2
_HAND_ROW: Final = 10.6


def place(peg: int) -> tuple[float, float]:
    """Return where *peg* is: pegs of a row are one apart, rows as wheels mesh."""
    row, column = rows_and_columns(SIDE)[peg]
    return (round(WIDTH / 2 + column - row / 2, 3), round(_TOP + row * _ROW, 3))


def scene(rules: Rules, view: GearsView) -> Scene:
    """Return how *view* looks, and what its viewer may click."""
    state = view.state
    pieces = [Piece("board", "triangle", WIDTH / 2, _TOP + 9 * _ROW / 2, size=11.0)]
    pieces.extend([_peg(peg) for peg in range(PEGS)])
    for train in gears.explain(state):
        pieces.extend([_wheel(state, train, peg) for peg in train.wheels])
    pieces.extend(_hand(state, 0))
    pieces.extend(_hand(state, 1))
    offers = _offers(rules, view)
    if rules.may_swap(state) and offers:
        say = Message("offer-swap")
        pieces.append(Piece("swap", "swap", WIDTH / 2, _HAND_ROW, say=say))
    return Scene(WIDTH, HEIGHT, tuple(pieces), offers, _notes(rules, state))


def _peg(peg: int) -> Piece:
    x, y = place(peg)
    return Piece(NAMES[peg], "peg", x, y, say=Message("piece-peg", _at(peg)))


def _at(peg: int) -> tuple[tuple[str, str], ...]:
    return (("peg", NAMES[peg]),)


def _wheel(state: State, train: Train, peg: int) -> Piece:
    """Return a wheel, with an arrow the way it turns or the mark of its ring [G5]."""
    x, y = place(peg)
    owner = _owner(state, peg)
    fixed = peg in members(CORNERS)
    motion = _motion(train, peg)
    kind = "gold" if owner == "gold" else "base" if fixed else "cog"
    say = Message(
        f"piece-{kind}",
        (("colour", owner), ("peg", NAMES[peg]), ("motion", motion)),
    )
    return Piece(
        f"cog-{NAMES[peg]}",
        "wheel-fixed" if fixed else "wheel",
        x,
        y,
        HALF_TOOTH if motion == "counter" else 0.0,
        tone=owner,
        say=say,
        children=_marks(train, peg, motion),
    )


def _owner(state: State, peg: int) -> str:
    for colour, wheels in zip(COLOURS, (state.blue, state.red), strict=True):
        if peg in members(wheels):
            return colour
    return "gold"


def _motion(train: Train, peg: int) -> str:
    """Return how a wheel turns: alone, clockwise, counter, locked or ring."""
    if len(train.wheels) == 1:
        return "alone"
    if peg in train.clockwise:
        return "clockwise"
    if peg in train.counter:
        return "counter"
    return "ring" if peg in train.ring else "locked"


def _marks(train: Train, peg: int, motion: str) -> tuple[Piece, ...]:
    """Return what is drawn on a wheel: an arrow, or the mark of a ring that locks."""
    if motion == "alone":
        return ()
    back = -HALF_TOOTH if motion == "counter" else 0.0
    mark = Piece(f"mark-{NAMES[peg]}", f"motion-{motion}", 0.0, 0.0, back)
    return (mark,)


def _hand(state: State, colour: int) -> list[Piece]:
    """Return the fresh cogs of *colour*, in two rows of seven beside its base."""
    pieces = []
    for cog in range(int(gears.hand(state, colour))):
        along = 0.6 + 0.5 * (cog % 7)
        x = WIDTH - along if colour else along
        y = _HAND_ROW + 0.5 * (cog // 7)
        tone = COLOURS[colour]
        pieces.append(
            Piece(f"hand-{tone}-{cog + 1}", "wheel", round(x, 3), y, 0.0, 0.45, tone)
        )
    return pieces


def _offers(rules: Rules, view: GearsView) -> tuple[Offer, ...]:
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
    if move == gears.SWAP:
        return Offer(text, ("swap",), Message("offer-swap"), marks)
    peg = NAMES[move % PEGS]
    if move < SHIFT:
        return Offer(text, (peg,), Message("offer-place", _at(move)), marks)
    origin = NAMES[move // PEGS - 1]
    say = Message("offer-move", (("origin", origin), ("peg", peg)))
    return Offer(text, (f"cog-{origin}", peg), say, marks)


def _warnings(rules: Rules, state: State, move: int, mover: int) -> tuple[str, ...]:
    """Return which marks an offer bears."""
    outcome = rules.outcome(rules.play(state, move))
    if outcome is None:
        return ()
    if outcome.scores[mover] == 1.0:
        return (WINS, ENDS)
    if outcome.scores[mover] == 0.0:
        return (LOSES, ENDS)
    return (ENDS,)


def _notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return what stands beside the board: turn, hands, quiet actions."""
    notes: list[Message] = []
    outcome = rules.outcome(state)
    if outcome is not None:
        notes.append(outcome.message())
    elif state.stage == gears.TOSS:
        notes.append(Message("note-toss"))
    else:
        seat = int(rules.to_move(state))
        notes.append(
            Message("note-turn", (("seat", seat), ("colour", COLOURS[state.turn])))
        )
    for colour in range(2):
        left = int(gears.hand(state, colour))
        hand = (("colour", COLOURS[colour]), ("left", left))
        notes.append(Message("note-hand", hand))
    if rules.quiet_limit and state.quiet:
        quiet = (("quiet", int(state.quiet)), ("limit", int(rules.quiet_limit)))
        notes.append(Message("note-quiet", quiet))
    return tuple(notes)
