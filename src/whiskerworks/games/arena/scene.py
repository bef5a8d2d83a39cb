# compiled: warm
"""How arena looks."""

from typing import Final, final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import grouped, marked, marks_of, moves_to
from whiskerworks.core.scene import Choice, Offer, Piece, Scene
from whiskerworks.games.arena import notation
from whiskerworks.games.arena.explain import entry, mouse_name, run_towards, way
from whiskerworks.games.arena.ids import cheese_id, die_id, mouse_id, plate_id
from whiskerworks.games.arena.layout import Layout, layout_of
from whiskerworks.games.arena.notes import notes
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.setup import COLOURS, SORTS
from whiskerworks.games.arena.state import (
    CAT,
    CHEESE,
    MOVE,
    RUNNING,
    State,
    cheese_of,
    has_cheese,
    kind_of,
    mice_of,
    scores_of,
    value_of,
)
from whiskerworks.games.arena.tray import tray
from whiskerworks.games.arena.view import ArenaView
from whiskerworks.games.arena.wishes import wish

__all__ = ["effect", "scene", "wish"]

_OFFERS: Final = {MOVE: "offer-move", CAT: "offer-cat", CHEESE: "offer-cheese"}
"""What is offered with a die of each kind."""


def scene(rules: Rules, view: ArenaView) -> Scene:
    """Return the board with all that stands on it, the plates, and the dice."""
    state = view.state
    picture = _Picture(rules, state, view.seat)
    moves = moves_to(rules, state, view.seat)
    return Scene(
        picture.layout.width,
        picture.layout.height,
        tuple(picture.pieces()),
        _offers(rules, moves),
        notes(rules, state),
        tuple([mouse_name(seat) for seat in range(rules.seats)]),
        marked(rules, state, moves, marks_of, notation.write),
    )


@final
class _Picture:
    """Draws one position for one viewer."""

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        self.layout: Final[Layout] = layout_of(rules.board.grid.side)
        self._rules: Final = rules
        self._state: Final = state
        self._mice: Final = mice_of(state, rules.seats)
        self._teller: Final = int(state.turn) if seat is None else seat
        """The seat whose costs are told; -1 for nobody's."""

    def pieces(self) -> list[Piece]:
        """Return all pieces; what stands lower on the board comes later."""
        standing = [*self._cheese(), *self._all_mice(), self._cat()]
        return [
            self._wall(),
            *[self._hex(place) for place in range(self._rules.board.hexes)],
            *self._turn(),
            *sorted(standing, key=lambda piece: piece.y),
            *[self._plate(seat) for seat in range(self._rules.seats)],
            *tray(self._rules, self._state, self.layout),
        ]

    def _wall(self) -> Piece:
        """Return the wall round the hexes."""
        size = self.layout.grid.side - 0.05
        x, y = self.layout.hex(self._rules.board.middle)
        return Piece("wall", "arena", x, y, 0.0, size)

    def _hex(self, place: int) -> Piece:
        """Return a hex, which tells what it costs to enter it [A8]."""
        x, y = self.layout.hex(place)
        name = self.layout.grid.names[place]
        art = "hex-rim" if self._rules.board.rim[place] else "hex"
        label = Piece(f"name-{name}", "label", 0.0, 0.44, 0.0, 0.14, text=name)
        return Piece(name, art, x, y, say=self._told(place), children=(label,))

    def _told(self, place: int) -> Message:
        """Return what is told of a hex to its viewer, or of whoever is on turn."""
        seat = self._teller
        name: Params = {"hex": self.layout.grid.names[place]}
        if seat < 0 or place == self._mice[seat]:
            return Message("piece-hex", name)
        rules = self._rules
        found = entry(rules.board, self._state, rules.seats, seat, place)
        if found.holder is not None:
            return Message("piece-hex-held", {**name, "who": found.holder})
        cost: Params = {**name, "colour": COLOURS[seat], "cost": found.cost}
        adding: Params = {"adding": found.adding} if found.adding else {}
        return Message("piece-hex-cost", {**cost, **adding})

    def _turn(self) -> list[Piece]:
        """Return the mark under the mouse on turn; it is its own, and goes nowhere."""
        seat = int(self._state.turn)
        if self._state.ending != RUNNING or seat < 0:
            return []
        x, y = self.layout.hex(self._mice[seat])
        return [Piece(f"turn-{mouse_id(seat)}", "turn", x, y)]

    def _cheese(self) -> list[Piece]:
        return [self._one_cheese(place) for place in cheese_of(self._state)]

    def _one_cheese(self, place: int) -> Piece:
        name = self.layout.grid.names[place]
        x, y = self.layout.hex(place)
        say = Message("piece-cheese", {"hex": name})
        return Piece(cheese_id(name), "cheese", x, y, say=say)

    def _all_mice(self) -> list[Piece]:
        return [self._mouse(seat, place) for seat, place in enumerate(self._mice)]

    def _mouse(self, seat: int, place: int) -> Piece:
        x, y = self.layout.hex(place)
        name = self.layout.grid.names[place]
        params: Params = {"colour": COLOURS[seat], "hex": name, "seat": seat}
        say = Message("piece-mouse", params)
        return Piece(mouse_id(seat), "mouse", x, y, 0.0, 0.92, COLOURS[seat], say)

    def _cat(self) -> Piece:
        x, y = self.layout.hex(int(self._state.cat))
        name = self.layout.grid.names[self._state.cat]
        say = Message("piece-cat", {"hex": name})
        return Piece("cat", "cat", x, y, 0.0, 0.98, say=say)

    def _plate(self, seat: int) -> Piece:
        """Return a seat's plate with its points [A9, A13]."""
        x, y = self.layout.plate(self._rules.seats, seat)
        colour = COLOURS[seat]
        points = scores_of(self._state, self._rules.seats)[seat]
        goal = int(self._rules.goal)
        params: Params = {
            "mouse": mouse_name(seat),
            "seat": seat,
            "points": points,
            "goal": goal,
        }
        return Piece(
            plate_id(seat),
            "plate",
            x,
            y,
            size=self.layout.plate_size,
            tone=colour,
            say=Message("piece-plate", params),
            children=self._faces(seat),
            text=f"{points} / {goal}",
        )

    def _faces(self, seat: int) -> tuple[Piece, ...]:
        """Return what lies on a plate: the mouse, marked if on turn, or if it won."""
        colour = COLOURS[seat]
        face = Piece(f"face-{colour}", "mouse", -0.69, 0.0, 0.0, 0.7, colour)
        outcome = self._rules.outcome(self._state)
        marked = (
            seat == self._state.turn if outcome is None else seat in outcome.winners
        )
        if not marked:
            return (face,)
        return (Piece(f"turn-{colour}", "turn", -0.69, 0.0, 0.0, 0.62), face)


def _offers(rules: Rules, moves: list[int]) -> tuple[Offer, ...]:
    """Return the moves: for each sort of die the hexes it can be used on."""
    uses = [rules.use_of(move) for move in moves if move < rules.pass_move]
    names = rules.board.grid.names
    offers: list[Offer] = []
    if rules.pass_move in moves:
        offers.append(Offer("pass", ("pass",), Message("offer-pass")))
    for sort, places in grouped(uses).items():
        hexes = (Choice("hex", tuple([names[place] for place in places])),)
        say = Message(_OFFERS[kind_of(sort)], {"value": value_of(sort)})
        move = f"{SORTS[sort]} {{hex}}"
        offers.append(Offer(move, (die_id(sort),), say, (), hexes))
    return tuple(offers)


def effect(rules: Rules, view: ArenaView, move: int) -> Message | None:
    """Return what using a die does, with its numbers; None if the offer says it."""
    if move >= rules.pass_move:
        return None
    board, seats, state = rules.board, rules.seats, view.state
    sort, place = rules.use_of(move)
    value = value_of(sort)
    params: Params = {"value": value, "hex": board.grid.names[place]}
    if kind_of(sort) == MOVE:
        cost = way(board, state, seats, int(state.turn), place).cost
        eats = int(has_cheese(state, place))
        return Message("effect-move", {**params, "cost": cost, "cheese": eats})
    if kind_of(sort) == CAT:
        run = run_towards(board, state, seats, value, place)
        why: Params = {"reason": run.reason, "why": run.why(board, state)}
        return Message("effect-cat", {**params, **why, "cheese": len(run.swept)})
    return None
