# compiled: warm
"""
The scene of arena: pieces, offers and clicks.

From top to bottom: the plates of the upper corners, the hexes inside their wall, the
plates of the lower corners, and the tray of dice with the pass button beside it.
Neighbouring hexes are one unit apart; plates and dice grow with the board.
"""

from functools import cache
from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import (
    ending_marks,
    find_marks,
    group_by_key,
    legal_moves_of_seat,
)
from whiskerworks.core.scene import Choice, Offer, Piece, Scene
from whiskerworks.games.arena.meta import (
    COLOURS,
    DIE_KINDS,
    DIE_SORT_NAMES,
    START_CORNERS,
    mouse_name,
)
from whiskerworks.games.arena.notation import write
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.state import (
    CAT_DIE,
    CHEESE_DIE,
    MOVE_DIE,
    RUNNING,
    State,
    cheese_of,
    explain_cat_run_towards,
    explain_entry,
    explain_mouse_route,
    has_cheese,
    kind_of,
    mice_of,
    pool_of,
    scores_of,
    value_of,
)
from whiskerworks.games.arena.view import (
    ArenaView,
    blank_id,
    cheese_id,
    dice_put_aside,
    die_id,
    mouse_id,
    notes,
    plate_id,
)
from whiskerworks.kit.hex_grid import HexGrid

Spot = tuple[float, float]

ROW: Final = 3**0.5 / 2
"""Distance between two rows of hexes."""
TONES: Final = ("red", "green", "gold")
"""The colours of the cat die, the move dice and the cheese dice."""


def scene(rules: Rules, view: ArenaView) -> Scene:
    """Return the scene of *view*: board, plates and dice, and what may be clicked."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = legal_moves_of_seat(rules, state, view.seat)
    return Scene(
        picture.layout.width,
        picture.layout.height,
        tuple(picture.pieces()),
        _offers(rules, moves),
        notes(rules, state),
        tuple([mouse_name(seat) for seat in range(rules.seats)]),
        find_marks(rules, state, moves, ending_marks, write),
    )


@final
class _Picture:
    """Draws one position for one viewer."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        self.layout: Final[SceneGeometry] = geometry_of(rules.board)
        self._rules: Final = rules
        self._state: Final = state
        self._names: Final = rules.board.names
        self._mice: Final = mice_of(state, rules.seats)
        self._teller: Final = int(state.turn) if seat is None else seat
        """The seat whose costs are shown; -1 for a mouse of no seat."""

    def pieces(self) -> list[Piece]:
        """Return all pieces, from the top of the board down."""
        x, y = self.layout.hex(self._rules.board.middle)
        wall = Piece("wall", "arena", x, y, 0.0, self.layout.grid.side - 0.05)
        standing = [self._cheese(place) for place in cheese_of(self._state)]
        standing += [self._mouse(seat, place) for seat, place in enumerate(self._mice)]
        standing.append(self._cat())
        return [
            wall,
            *[self._hex(place) for place in range(self._rules.board.hexes)],
            *self._turn(),
            *sorted(standing, key=lambda piece: piece.y),
            *[self._plate(seat) for seat in range(self._rules.seats)],
            *self._tray(),
        ]

    def _hex(self, place: int) -> Piece:
        """Return a hex that says what it costs to enter it [A8]."""
        x, y = self.layout.hex(place)
        name = self._names[place]
        art = "hex-rim" if self._rules.board.rim[place] else "hex"
        label = Piece(f"name-{name}", "label", 0.0, 0.44, 0.0, 0.14, text=name)
        return Piece(name, art, x, y, say=self._told(place), children=(label,))

    def _told(self, place: int) -> Message:
        """Return the description of a hex for the viewer, or for the seat to move."""
        seat = self._teller
        name: Params = {"hex": self._names[place]}
        if seat < 0 or place == self._mice[seat]:
            return Message("piece-hex", name)
        rules = self._rules
        found = explain_entry(rules.board, self._state, rules.seats, seat, place)
        if found.holder is not None:
            return Message("piece-hex-held", {**name, "who": found.holder})
        cost: Params = {**name, "colour": COLOURS[seat], "cost": found.cost}
        adding: Params = {"adding": found.adding} if found.adding else {}
        return Message("piece-hex-cost", {**cost, **adding})

    def _turn(self) -> list[Piece]:
        """Return the mark under the mouse to move, a separate piece that stays put."""
        seat = int(self._state.turn)
        if self._state.ending != RUNNING or seat < 0:
            return []
        x, y = self.layout.hex(self._mice[seat])
        return [Piece(f"turn-{mouse_id(seat)}", "turn", x, y)]

    def _cheese(self, place: int) -> Piece:
        x, y = self.layout.hex(place)
        name = self._names[place]
        say = Message("piece-cheese", {"hex": name})
        return Piece(cheese_id(name), "cheese", x, y, say=say)

    def _mouse(self, seat: int, place: int) -> Piece:
        x, y = self.layout.hex(place)
        colour, name = COLOURS[seat], self._names[place]
        say = Message("piece-mouse", {"colour": colour, "hex": name, "seat": seat})
        return Piece(mouse_id(seat), "mouse", x, y, 0.0, 0.92, colour, say)

    def _cat(self) -> Piece:
        x, y = self.layout.hex(int(self._state.cat))
        say = Message("piece-cat", {"hex": self._names[self._state.cat]})
        return Piece("cat", "cat", x, y, 0.0, 0.98, say=say)

    def _plate(self, seat: int) -> Piece:
        """Return a seat's plate with its points [A9, A13]."""
        x, y = self.layout.plate(self._rules.seats, seat)
        points = scores_of(self._state, self._rules.seats)[seat]
        goal = int(self._rules.goal)
        track: Params = {"seat": seat, "points": points, "goal": goal}
        name, size, tone = plate_id(seat), self.layout.plate_size, COLOURS[seat]
        say = Message("piece-plate", {"mouse": mouse_name(seat), **track})
        faces = self._faces(seat)
        text = f"{points} / {goal}"
        return Piece(name, "plate", x, y, 0.0, size, tone, say, faces, text)

    def _faces(self, seat: int) -> tuple[Piece, ...]:
        """Return the mouse on a plate, marked if it moves next or has won."""
        colour = COLOURS[seat]
        face = Piece(f"face-{colour}", "mouse", -0.69, 0.0, 0.0, 0.7, colour)
        outcome = self._rules.outcome(self._state)
        leading = [self._state.turn] if outcome is None else outcome.winners
        if seat not in leading:
            return (face,)
        return (Piece(f"turn-{colour}", "turn", -0.69, 0.0, 0.0, 0.62), face)

    def _tray(self) -> list[Piece]:
        """Return the tray with its dice, and the pass button for a seat to move."""
        layout = self.layout
        x, y = layout.tray
        pieces = [Piece("tray", "tray", x, y, 0.0, layout.tray_size), *self._dice()]
        if self._rules.to_move(self._state) >= 0:
            x, y = layout.button
            say = Message("piece-pass")
            pieces.append(Piece("pass", "pass", x, y, 0.0, layout.button_size, say=say))
        return pieces

    def _dice(self) -> list[Piece]:
        """Return the dice of the pool by sort, then those used or to be rolled."""
        pool = pool_of(self._state)
        idle = dice_put_aside(self._rules, self._state)
        sorts = [sort for sort in range(9) if pool[sort]]
        kinds = [kind for kind in range(3) if idle[kind]]
        groups = [pool[sort] for sort in sorts] + [idle[kind] for kind in kinds]
        places = self.layout.dice(groups)
        size = self.layout.die(sum(groups))
        pieces = [
            self._group(sort, pool[sort], x, size)
            for sort, x in zip(sorts, places[: len(sorts)], strict=True)
        ]
        for kind, x in zip(kinds, places[len(sorts) :], strict=True):
            pieces += self._blanks(kind, idle[kind], x, size)
        return pieces

    def _group(self, sort: int, count: int, x: float, size: float) -> Piece:
        """Return the dice of one sort, clicked as one piece [A7]."""
        kind, value = DIE_KINDS[kind_of(sort)], value_of(sort)
        art, tone, text = f"die-{kind}", TONES[kind_of(sort)], str(value)
        more = [
            Piece(die_id(sort, number), art, number - 1, 0.0, tone=tone, text=text)
            for number in range(2, count + 1)
        ]
        say = Message("piece-dice", {"kind": kind, "value": value, "count": count})
        y = self.layout.tray[1]
        return Piece(die_id(sort), art, x, y, 0.0, size, tone, say, tuple(more), text)

    def _blanks(self, kind: int, count: int, x: float, size: float) -> list[Piece]:
        """Return the used dice of a *kind*, and tilted those still to be rolled."""
        rolling = int(self._state.to_roll > 0)
        say = Message("piece-blank", {"kind": DIE_KINDS[kind], "rolling": rolling})
        tilt, tone, y = 12.0 * rolling, TONES[kind], self.layout.tray[1]
        blanks: list[Piece] = []
        for number in range(count):
            name, at = blank_id(kind, number + 1), round(x + number * size, 3)
            blanks.append(Piece(name, "die-blank", at, y, tilt, size, tone, say))
        return blanks


@final
class SceneGeometry:
    """Where everything is drawn on a board of a certain size."""

    def __init__(self, grid: HexGrid) -> None:
        half = (grid.side - 1) * ROW
        self.grid: Final = grid
        """The hexes."""
        self.width: Final = 2 * grid.side + 1.4
        """The width of the scene."""
        self.scale: Final = self.width / 11.4
        """The size of plates and dice, relative to a board of side 5."""
        self.middle: Final = self.width / 2
        """The centre of the scene, from the left."""
        self.upper: Final = 0.75 * self.scale + 0.1
        """The centre of the upper plates, from the top."""
        self.centre: Final = 1.8 * self.scale + half + 0.8
        """The centre of the board."""
        self.lower: Final = self.centre + half + 0.9 + 0.75 * self.scale
        """The centre of the lower plates."""
        bottom = self.lower + 1.35 * self.scale
        self.tray: Final[Spot] = _spot(self.middle, bottom)
        """The centre of the tray."""
        self.tray_size: Final = round(1.05 * self.scale, 3)
        self.button: Final[Spot] = _spot(self.middle + 4.86 * self.scale, bottom)
        """The centre of the pass button."""
        self.button_size: Final = round(1.06 * self.scale, 3)
        self.plate_size: Final = round(1.35 * self.scale, 3)
        self.height: Final = round(bottom + 0.8 * self.scale, 3)
        """The height of the scene."""

    def hex(self, place: int) -> Spot:
        """Return the centre of a hex."""
        q, r = self.grid.axial[place]
        return _spot(self.middle + q + r / 2, self.centre + r * ROW)

    def plate(self, seats: int, seat: int) -> Spot:
        """Return the centre of a seat's plate, near its start corner."""
        corner = START_CORNERS[seats][seat]
        upper = corner < 3
        column = corner - 1 if upper else 4 - corner
        x = self.middle + 3.45 * self.scale * column
        return _spot(x, self.upper if upper else self.lower)

    def die(self, dice: int) -> float:
        """Return the size of each of *dice* dice, and its distance from the next."""
        return round(min(0.83, 8.1 / dice) * self.scale, 3)

    def dice(self, groups: list[int]) -> list[float]:
        """Return the left edge of each of *groups*, given the dice in each."""
        step = self.die(sum(groups))
        at = self.tray[0] - (sum(groups) - 1) / 2 * step
        places: list[float] = []
        for group in groups:
            places.append(round(at, 3))
            at += group * step
        return places


@cache
def geometry_of(grid: HexGrid) -> SceneGeometry:
    """Return the geometry of a board, cached."""
    return SceneGeometry(grid)


def _spot(x: float, y: float) -> Spot:
    return round(x, 3), round(y, 3)


def _offers(rules: Rules, moves: list[int]) -> tuple[Offer, ...]:
    """Return the offers: for each sort of die, the hexes it can be used on."""
    uses = [rules.use_of(move) for move in moves if move < rules.pass_move]
    names = rules.board.names
    offers: list[Offer] = []
    if rules.pass_move in moves:
        offers.append(Offer("pass", ("pass",), Message("offer-pass")))
    for sort, places in group_by_key(uses).items():
        hexes = (Choice("hex", tuple([names[place] for place in places])),)
        say = Message(f"offer-{DIE_KINDS[kind_of(sort)]}", {"value": value_of(sort)})
        move = f"{DIE_SORT_NAMES[sort]} {{hex}}"
        offers.append(Offer(move, (die_id(sort),), say, (), hexes))
    return tuple(offers)


def effect(rules: Rules, view: ArenaView, move: int) -> Message | None:
    """Return the effect of using a die, or None if the offer says it all."""
    if move >= rules.pass_move:
        return None
    board, seats, state = rules.board, rules.seats, view.state
    sort, place = rules.use_of(move)
    value = value_of(sort)
    params: Params = {"value": value, "hex": board.names[place]}
    if kind_of(sort) == MOVE_DIE:
        entered = explain_mouse_route(board, state, seats, int(state.turn), place)
        cost = sum([step.cost for step in entered])
        eats = int(has_cheese(state, place))
        return Message("effect-move", {**params, "cost": cost, "cheese": eats})
    if kind_of(sort) == CAT_DIE:
        run = explain_cat_run_towards(board, state, seats, value, place)
        why: Params = {"reason": run.reason, "why": run.why(board, state)}
        return Message("effect-cat", {**params, **why, "cheese": len(run.swept)})
    return None


def wish(rules: Rules, view: ArenaView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    Clicking a mouse or the cat before a die means nothing.
    """
    if spots == ("pass",):
        return "pass"
    state = view.state
    if len(spots) == 2:
        sort, place = _sort(spots[0]), _hex(rules, state, spots[1])
        return _use(rules, sort, place) if min(sort, place) >= 0 else ""
    if len(spots) != 1 or state.turn < 0:
        return ""
    sort, place = _sort(spots[0]), _hex(rules, state, spots[0])
    if view.seat != int(rules.to_move(state)):
        return _waiting(rules, state, sort, place)
    if sort >= 0:
        return _useless(rules, state, sort)
    if place in mice_of(state, rules.seats) or place in (int(state.cat), -1):
        return ""
    sort = _farthest(state)
    move = sort * int(rules.board.hexes) + place
    guess = sort >= 0 and rules.why_illegal(state, move) is not None
    return _use(rules, sort, place) if guess else ""


def _use(rules: Rules, sort: int, place: int) -> str:
    return f"{DIE_SORT_NAMES[sort]} {rules.board.names[place]}"


def _sort(spot: str) -> int:
    """Return the sort of a die of the pool; -1 for other pieces."""
    name = spot.removeprefix("die-")
    return (
        DIE_SORT_NAMES.index(name)
        if spot.startswith("die-") and name in DIE_SORT_NAMES
        else -1
    )


def _hex(rules: Rules, state: State, spot: str) -> int:
    """Return the hex that a piece is or stands on; -1 if it is not on the board."""
    mice = mice_of(state, rules.seats)
    standing = {mouse_id(seat): place for seat, place in enumerate(mice)}
    standing["cat"] = int(state.cat)
    if spot in standing:
        return standing[spot]
    name = spot.removeprefix("cheese-")
    return rules.board.places.get(name, -1)


def _waiting(rules: Rules, state: State, sort: int, place: int) -> str:
    """Return any use of a die or hex while it is another seat's turn."""
    die = sort if sort >= 0 else _farthest(state)
    if die < 0 or (sort < 0 and place < 0) or rules.to_move(state) < 0:
        return ""
    return _use(rules, die, max(place, 0))


def _useless(rules: Rules, state: State, sort: int) -> str:
    """Return an illegal use that explains why a die has no legal one; else ""."""
    hexes = range(int(rules.board.hexes))
    first = sort * int(rules.board.hexes)
    if any(rules.why_illegal(state, first + place) is None for place in hexes):
        return ""
    moves = kind_of(sort) == MOVE_DIE
    stands = int(mice_of(state, rules.seats)[state.turn] if moves else state.cat)
    far = value_of(sort) if kind_of(sort) == CHEESE_DIE else 1
    grid = rules.board
    places = [place for place in hexes if grid.distance(stands, place) == far]
    return _use(rules, sort, places[0]) if places else ""


def _farthest(state: State) -> int:
    """Return the die meant by clicking just a hex: the best move die, or -1."""
    pool = pool_of(state)
    sorts = [sort for sort in range(len(DIE_SORT_NAMES)) if pool[sort]]
    moving = [sort for sort in sorts if kind_of(sort) == MOVE_DIE]
    others = [sort for sort in sorts if kind_of(sort) != CHEESE_DIE]
    return ([-1, *sorts[:1], *others[:1], *moving])[-1]
