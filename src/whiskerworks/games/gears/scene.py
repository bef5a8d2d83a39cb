# compiled: warm
"""
The scene of gears: pegs, meshing wheels, two trays of cogs, and clicks.

A wheel has twelve teeth, so it looks the same in all six directions in which it can
mesh. Wheels that turn counterclockwise are rotated by half a tooth. The wheels of a
locked train are all rotated by a quarter, so they mesh even round an odd ring.
"""

from functools import cache, lru_cache
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import ending_marks, find_marks
from whiskerworks.core.scene import Choice, Offer, Piece, Scene
from whiskerworks.games.gears.notation import write
from whiskerworks.games.gears.rules import Rules, destinations_by_source, ending_actions
from whiskerworks.games.gears.state import (
    BLUE,
    COLOURS,
    CORNER_WHEELS,
    MIDDLE_STAGE,
    PEG_COUNT,
    PEG_NAMES,
    ROW_COUNT,
    RUNNING,
    State,
    cogs_in_hand,
    colour_of,
    explain_board,
)
from whiskerworks.games.gears.view import GearsView, notes
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.gear_trains import Train
from whiskerworks.kit.peg_triangle import peg_at, rows_and_columns

HALF_TOOTH_DEGREES: Final = 15.0
SPIN_DEGREES_PER_SECOND: Final = 60.0
"""How far a wheel turns when its train moves: two teeth, so it meshes again."""
WIDTH: Final = 12.0
HEIGHT: Final = 10.3
_ROW: Final = sqrt(3) / 2
_TOP: Final = 1.25
_BOARD: Final = 11.0
"""Width of the board: nine units between the bases, and one beyond each."""
_LABEL: Final = 0.27
_BESIDE: Final = 0.75
"""Distance of a label from its row or line of pegs."""

_TRAY_ROWS: Final = (5, 4, 3, 2)
"""Cogs in each row of a tray, the widest row on top."""
# The middle of Blue's tray; Red's is its mirror image.
_TRAY_X: Final = 2.25
_TRAY_Y: Final = 2.03
_TRAY_WIDTH: Final = 4.0
_SPACING: Final = 0.74
_COG: Final = 0.58
MAX_SHARED_DRAWINGS: Final = 64
"""Drawings to cache: the viewers of one position ask one after the other."""
_PLACE: Final = Message("offer-place")
_MOVE: Final = Message("offer-move")
_SEATS: Final = tuple([Message("colour-name", {"colour": name}) for name in COLOURS])
_SWAP: Final = Offer("swap", ("swap",), Message("offer-swap"))
# The swap button on Blue's side; Red's is its mirror image.
_SWAP_X: Final = 1.3
_SWAP_Y: Final = 4.9


def place(peg: int) -> tuple[float, float]:
    """Return the centre of *peg*: pegs in a row are one unit apart."""
    row, column = rows_and_columns(ROW_COUNT)[peg]
    return (round(WIDTH / 2 + column - row / 2, 3), round(_TOP + row * _ROW, 3))


def scene(rules: Rules, view: GearsView) -> Scene:
    """Return the scene of *view*: pieces, and what its viewer may click."""
    state = view.state
    pieces = _pieces(state.blue, state.red)
    beside, seats = notes(rules, state), _seats(state)
    if view.seat is None or rules.to_move(state) != view.seat:
        return Scene(WIDTH, HEIGHT, pieces, (), beside, seats)
    goals = destinations_by_source(rules, state)
    offers = _offers(goals)
    if rules.may_swap(state):
        offers = (*offers, _SWAP)
        x, y = _mirrored((_SWAP_X, _SWAP_Y), int(state.turn))
        pieces = (*pieces, Piece("swap", "swap", x, y, say=Message("offer-swap")))
    ending = ending_actions(rules, state, goals)
    marks = find_marks(rules, state, ending, ending_marks, write)
    return Scene(WIDTH, HEIGHT, pieces, offers, beside, seats, marks)


@lru_cache(maxsize=MAX_SHARED_DRAWINGS)
def _pieces(blue: int, red: int) -> tuple[Piece, ...]:
    """Return the pieces that every viewer sees for these wheels."""
    state = State(blue, red, BLUE, MIDDLE_STAGE, 0, RUNNING, None)
    pieces = list(_board())
    for train in explain_board(state):
        pieces.extend(
            [
                _wheel(_owner(state, peg), peg, _motion(train, peg))
                for peg in train.wheels
            ]
        )
        pieces.extend(_jams(train))
    for colour in range(2):
        pieces.extend(_hand(colour, int(cogs_in_hand(state, colour))))
    return tuple(pieces)


@cache
def _board() -> tuple[Piece, ...]:
    """Return the fixed pieces: the board, its labels and its pegs."""
    middle = _TOP + 9 * _ROW / 2
    board = Piece("board", "triangle", WIDTH / 2, round(middle, 3), size=_BOARD)
    return (board, *_labels(), *[_peg(peg) for peg in range(PEG_COUNT)])


def _peg(peg: int) -> Piece:
    x, y = place(peg)
    say = Message("piece-peg", {"peg": PEG_NAMES[peg]})
    return Piece(PEG_NAMES[peg], "peg", x, y, say=say)


def _labels() -> list[Piece]:
    """Return the rows' letters on the left and the columns' numbers below [G1]."""
    labels = []
    for step in range(ROW_COUNT):
        x, y = place(peg_at(step, 0))
        letter = PEG_NAMES[peg_at(step, 0)][0]
        labels.append(_label(f"row-{letter}", x - _BESIDE, y, letter))
        x, y = place(peg_at(ROW_COUNT - 1, step))
        number = str(step + 1)
        x, y = x - _BESIDE / 2, y + _BESIDE * _ROW
        labels.append(_label(f"column-{number}", x, y, number))
    return labels


def _label(name: str, x: float, y: float, text: str, size: float = _LABEL) -> Piece:
    return Piece(name, "label", round(x, 3), round(y, 3), size=size, text=text)


@cache
def _wheel(owner: str, peg: int, motion: str) -> Piece:
    """Return a wheel with its arrow, or with the mark of its locked ring [G5]."""
    x, y = place(peg)
    fixed = CORNER_WHEELS & BIT[peg] != 0
    kind = "gold" if owner == "gold" else "base" if fixed else "cog"
    params: Params = {"colour": owner, "peg": PEG_NAMES[peg], "motion": motion}
    say = Message(f"piece-{kind}", params)
    return Piece(
        f"cog-{PEG_NAMES[peg]}",
        "wheel-fixed" if fixed else "wheel",
        x,
        y,
        _turn(motion),
        tone=owner,
        say=say,
        children=_marks(peg, motion),
        spin=_spin(motion),
    )


def _owner(state: State, peg: int) -> str:
    if state.blue & BIT[peg]:
        return "blue"
    return "red" if state.red & BIT[peg] else "gold"


def _motion(train: Train, peg: int) -> str:
    """Return a wheel's motion: alone, clockwise, counter, locked or ring."""
    if len(train.wheels) == 1:
        return "alone"
    if peg in train.clockwise:
        return "clockwise"
    if peg in train.counter:
        return "counter"
    return "ring" if peg in train.ring else "locked"


def _turn(motion: str) -> float:
    """Return a wheel's rotation, so that it meshes with all its neighbours."""
    if motion == "counter":
        return HALF_TOOTH_DEGREES
    return HALF_TOOTH_DEGREES / 2 if motion in ("ring", "locked") else 0.0


def _spin(motion: str) -> float:
    """Return how far a wheel turns when its train moves; the sign is its direction."""
    if motion == "counter":
        return -SPIN_DEGREES_PER_SECOND
    return SPIN_DEGREES_PER_SECOND if motion == "clockwise" else 0.0


def _jams(train: Train) -> list[Piece]:
    """Return the marks between the wheels of the ring that locks a train [G5]."""
    following = [*train.ring[1:], *train.ring[:1]]
    return [_jam(*pair) for pair in zip(train.ring, following, strict=True)]


@cache
def _jam(one: int, other: int) -> Piece:
    (x1, y1), (x2, y2) = place(one), place(other)
    name = f"jam-{PEG_NAMES[one]}-{PEG_NAMES[other]}"
    return Piece(name, "jam", round((x1 + x2) / 2, 3), round((y1 + y2) / 2, 3))


def _marks(peg: int, motion: str) -> tuple[Piece, ...]:
    """Return the mark on a wheel: an arrow, or that of a ring that locks."""
    if motion == "alone":
        return ()
    mark = f"mark-{PEG_NAMES[peg]}"
    return (Piece(mark, f"motion-{motion}", 0.0, 0.0, -_turn(motion)),)


@cache
def _hand(colour: int, left: int) -> tuple[Piece, ...]:
    """Return the tray of *colour*, the fresh cogs *left* in it and their number."""
    tone = COLOURS[colour]
    x, y = _mirrored((_TRAY_X, _TRAY_Y), colour)
    pieces = [Piece(f"tray-{tone}", "triangle", x, y, 180.0, _TRAY_WIDTH, tone)]
    for cog, spot in enumerate(_tray_spots()[:left]):
        x, y = _mirrored(spot, colour)
        pieces.append(Piece(f"hand-{tone}-{cog + 1}", "wheel", x, y, 0.0, _COG, tone))
    x, y = _mirrored(_tray_spots()[-1], colour)
    pieces.append(_label(f"left-{tone}", x, y, str(left), 0.34))
    return tuple(pieces)


def _tray_spots() -> list[tuple[float, float]]:
    """Return the places in Blue's tray, row by row; the last is the tip."""
    spots = []
    for row, cogs in enumerate((*_TRAY_ROWS, 1)):
        down = _TRAY_Y + (row - len(_TRAY_ROWS) / 2) * _SPACING * _ROW
        across = [_TRAY_X + (cog - (cogs - 1) / 2) * _SPACING for cog in range(cogs)]
        spots.extend([(round(spot, 3), round(down, 3)) for spot in across])
    return spots


def _mirrored(spot: tuple[float, float], colour: int) -> tuple[float, float]:
    """Return *spot*, mirrored if *colour* is Red."""
    x, y = spot
    return (round(WIDTH - x, 3) if colour else x, y)


def _offers(goals: vec[i64]) -> tuple[Offer, ...]:
    """Return the offers: fresh cogs by peg, moves by origin and target [G4]."""
    offers: list[Offer] = []
    if goals[0]:
        offers.append(Offer("{peg}", (), _PLACE, (), (_choice(goals[0]),)))
    origins: dict[i64, i64] = {}
    for peg in range(PEG_COUNT):
        pegs = goals[peg + 1]
        if pegs:
            origins[pegs] = origins.get(pegs, 0) | BIT[peg]
    for pegs, cogs in origins.items():
        names = _names(cogs)
        spots = tuple([f"cog-{name}" for name in names])
        choices = Choice("origin", spots, names), _choice(pegs)
        offers.append(Offer("{origin}-{peg}", (), _MOVE, (), choices))
    return tuple(offers)


def _choice(pegs: i64) -> Choice:
    return Choice("peg", _names(pegs))


def _names(pegs: i64) -> tuple[str, ...]:
    return tuple([PEG_NAMES[peg] for peg in members(pegs)])


def _seats(state: State) -> tuple[Message, ...]:
    """Return each seat's colour, which a swap exchanges [G2, G11]."""
    return _SEATS if colour_of(state, 0) == BLUE else _SEATS[::-1]


def wish(rules: Rules, view: GearsView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    Clicking one cog means moving it. The target is chosen so that the refusal explains
    best: its own peg if it is not yours, a vacant peg if it cannot move.
    """
    if spots == ("swap",):
        return "swap"
    from_hand = len(spots) == 2 and spots[0].startswith("hand-")
    clicked = spots[1:] if from_hand else spots
    pegs = [spot.removeprefix("cog-") for spot in clicked]
    if not 1 <= len(pegs) <= 2 or any(peg not in PEG_NAMES for peg in pegs):
        return ""
    if len(pegs) == 2:
        return f"{pegs[0]}-{pegs[1]}"
    moves = clicked[0].startswith("cog-") and not from_hand
    return f"{pegs[0]}-{_goal(rules, view, pegs[0])}" if moves else pegs[0]


def _goal(rules: Rules, view: GearsView, peg: str) -> str:
    """Return the target that shows why a cog cannot move; "" if it can."""
    state = view.state
    at = PEG_NAMES.index(peg)
    first = (at + 1) * PEG_COUNT
    own = rules.why_illegal(state, first + at)
    if own is None or own.code != "same-peg":
        return peg
    refusals = [rules.why_illegal(state, first + goal) for goal in range(PEG_COUNT)]
    codes = [None if found is None else found.code for found in refusals]
    vacant = [
        goal
        for goal, code in enumerate(codes)
        if code not in ("not-vacant", "same-peg")
    ]
    is_stuck = vacant and None not in codes
    return PEG_NAMES[vacant[0]] if is_stuck else peg
