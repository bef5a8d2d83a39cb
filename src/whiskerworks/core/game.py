# compiled: warm
"""The contract of a game, as all code outside a game's folder uses it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Generic, Protocol, TypeVar, final

from mypy_extensions import mypyc_attr

from whiskerworks.core.advice import Advice
from whiskerworks.core.errors import BadMove, NoSuchSeat
from whiskerworks.core.message import Event, Message, Refusal
from whiskerworks.core.meta import Meta
from whiskerworks.core.options import OptionValue
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.planes import Planes
from whiskerworks.core.rules import Rules, list_legal_moves, move_buffer
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import CHANCE, GAME_OVER, Seat
from whiskerworks.core.text_board import TextBoard
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


class NumberSource(Protocol):
    """A source of random numbers: `librt.random.Random` or `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to *stop* - 1, all equally likely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Value):
    """A position as far as one seat, or a bystander, may know it."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat: Final = seat
        """The seat that sees this; None for a bystander."""

    def is_open(self) -> bool:
        """Whether a game with such views hides nothing from anybody."""
        return False


@final
class OpenView(View, Generic[S]):
    """The view of a game that hides nothing: the position itself."""

    def __init__(self, state: S, seat: Seat | None) -> None:
        super().__init__(seat)
        self.state: Final = state
        """The position."""

    def is_open(self) -> bool:
        """Return True: nothing is hidden."""
        return True


def view(rules: Rules[S], state: S, seat: Seat | None) -> OpenView[S]:
    """Return the view of *seat* in a game that hides nothing: the position."""
    return OpenView(state, seat)


def worlds(rules: Rules[S], view: OpenView[S]) -> list[S]:
    """Return the one position that agrees with *view*."""
    return [view.state]


class Notation(Protocol):
    """The contract of a game's `notation.py`: moves and positions as text."""

    def write(self, rules: Rules[Value], state: Value, move: int) -> str:
        """Return *move* as text."""

    def read(self, rules: Rules[Value], state: Value, text: str) -> int:
        """Return the move written as *text*, legal or not. Raises BadMove."""

    def write_state(self, rules: Rules[Value], state: Value) -> str:
        """Return *state* on one line."""

    def read_state(self, rules: Rules[Value], text: str) -> Value:
        """Return the position written as *text*. Raises BadPosition."""

    def plan(self, rules: Rules[Value], view: View) -> TextBoard:
        """Return the table drawn in plain text, with the area of each piece."""


class Observer(Protocol):
    """The contract of a game's `view.py`: who may know what."""

    def view(self, rules: Rules[Value], state: Value, seat: Seat | None) -> View:
        """Return *state* as far as *seat* (None: a bystander) may know it."""

    def worlds(self, rules: Rules[Value], view: View) -> list[Value]:
        """Return every position that agrees with *view*; all are equally likely."""

    def events(
        self, rules: Rules[Value], state: Value, move: int, seat: Seat | None
    ) -> tuple[Event, ...]:
        """Return the events that *seat* sees when *move* is played in *state*."""


class Renderer(Protocol):
    """The contract of a game's `scene.py`: pictures and clicks."""

    def scene(self, rules: Rules[Value], view: View) -> Scene:
        """Return the pieces to draw for *view*, and the moves its viewer may click."""

    def wish(self, rules: Rules[Value], view: View, spots: tuple[str, ...]) -> str:
        """Return the move meant by clicking *spots*, legal or not; "" if none."""

    # A game may also have `effect(rules, view, move)`; see `Game.effect`.


GameRecipe = tuple[Callable[..., "Game"], tuple[object, ...]]
"""A function and its arguments that make a game again after pickling."""


@final
class Game:
    """
    A game bound to its seats and options; made by `whiskerworks.load`.

    A game keeps no state of a match: each method takes a position, and positions are
    values. Moves are small numbers; `read` and `write` convert them from and to text.
    """

    def __init__(
        self,
        meta: Meta,
        options: Mapping[str, OptionValue],
        rules_version: int,
        rules: Rules[Value],
        notation: Notation,
        eyes: Observer,
        painter: Renderer,
        advice: Advice[Value],
        planes: Planes[Value],
        again: GameRecipe,
    ) -> None:
        self.meta: Final = meta
        """The facts about the game."""
        self.options: Final[Mapping[str, OptionValue]] = MappingProxyType(dict(options))
        """A value for every option; read-only."""
        self.rules_version: Final = rules_version
        """The version of the rules: the newest, or that of an old record."""
        self.rules: Final = rules
        """The bound rules, for compiled playouts and searches."""
        self.advice: Final = advice
        """The game's advice for bots."""
        self.planes: Final = planes
        """The view of a seat as numbers, for programs that learn."""
        self._notation: Final = notation
        self._eyes: Final = eyes
        self._painter: Final = painter
        self._again: Final = again

    def __reduce__(self) -> tuple[object, ...]:
        return self._again

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._again == other._again

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        options = "".join([f", {name}={v!r}" for name, v in self.options.items()])
        return f"load({self.meta.name!r}, seats={self.seats}{options})"

    @property
    def name(self) -> str:
        """The game's name, such as "gears"."""
        return self.meta.name

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.seats

    def start(self) -> Value:
        """Return the starting position."""
        return self.rules.start()

    def to_move(self, state: Value) -> Seat | None:
        """Return the seat to move, CHANCE, or None when the game is over."""
        mover = self.rules.to_move(state)
        return None if mover == GAME_OVER else mover

    def legal_moves(self, state: Value) -> list[int]:
        """Return every legal move; at CHANCE, every possible outcome."""
        return list_legal_moves(self.rules, state)

    def weights(self, state: Value) -> list[int]:
        """Return the weight of each legal move at CHANCE; elsewhere, nothing."""
        if self.rules.to_move(state) != CHANCE:
            return []
        moves = move_buffer(self.rules.max_legal_moves)
        count = self.rules.legal_moves_into(state, moves)
        weights = move_buffer(int(count))
        self.rules.weights_into(state, weights)
        return [weights[i] for i in range(count)]

    def why_illegal(self, state: Value, move: int) -> Refusal | None:
        """Return why *move* is illegal for the seat to move; None if it is legal."""
        if self.rules.to_move(state) == GAME_OVER:
            return Refusal("over")
        if not 0 <= move < self.rules.move_limit:
            return Refusal("no-such-move", {"move": move})
        return self.rules.why_illegal(state, move)

    def play(self, state: Value, move: int) -> Value:
        """Return the position after *move*, which must be legal."""
        return self.rules.play(state, move)

    def outcome(self, state: Value) -> Outcome | None:
        """Return how the game ended and by which rule; None while it goes on."""
        return self.rules.outcome(state)

    def is_final(self, state: Value, move: int) -> bool:
        """Whether the legal *move* reveals something hidden."""
        return self.rules.is_final(state, move)

    def write(self, state: Value, move: int) -> str:
        """
        Return *move*, legal or not, in the game's notation.

        Raises:
            BadMove: The number is not a move.
        """
        if not 0 <= move < self.rules.move_limit:
            raise BadMove(str(move), Message("refusal-no-such-move", {"move": move}))
        return self._notation.write(self.rules, state, move)

    def read(self, state: Value, text: str) -> int:
        """
        Return the move written as *text*, legal or not.

        Raises:
            BadMove: The text is not a move of this game.
        """
        return self._notation.read(self.rules, state, text)

    def write_state(self, state: Value) -> str:
        """Return the position as one line of text."""
        return self._notation.write_state(self.rules, state)

    def read_state(self, text: str) -> Value:
        """
        Return the position written as *text*, the inverse of `write_state`.

        Raises:
            BadPosition: The text is not a position that can occur; it names the place.
        """
        return self._notation.read_state(self.rules, text)

    def plan(self, view: View) -> TextBoard:
        """Return *view* drawn in plain text, with the area of each piece."""
        return self._notation.plan(self.rules, view)

    def board(self, view: View) -> str:
        """Return *view* drawn in plain text."""
        return self.plan(view).text()

    def view(self, state: Value, seat: Seat | None) -> View:
        """
        Return *state* as far as *seat* (None: a bystander) may know it.

        Everything shown to people, bots or programs comes from a view.

        Raises:
            NoSuchSeat: The game has no such seat.
        """
        self._check_seat(seat)
        return self._eyes.view(self.rules, state, seat)

    def worlds(self, view: View) -> list[Value]:
        """Return every position that agrees with *view*; all are equally likely."""
        return self._eyes.worlds(self.rules, view)

    def determinise(self, view: View, rng: NumberSource) -> Value:
        """Return a random position that agrees with *view*."""
        worlds = self.worlds(view)
        return worlds[int(rng.randrange(len(worlds)))]

    def events(self, state: Value, move: int, seat: Seat | None) -> tuple[Event, ...]:
        """
        Return the events that *seat* (None: a bystander) sees when *move* is played.

        Raises:
            NoSuchSeat: The game has no such seat.
        """
        self._check_seat(seat)
        return self._eyes.events(self.rules, state, move, seat)

    def is_public(self, state: Value, move: int) -> bool:
        """Whether all viewers see the same when *move* is played in *state*."""
        if self._eyes.view(self.rules, state, None).is_open():
            return True
        seen = self.events(state, move, None)
        seats = range(self.seats)
        return all(self.events(state, move, seat) == seen for seat in seats)

    def scene(self, view: View) -> Scene:
        """Return the pieces to draw for *view*, and the moves its viewer may click."""
        return self._painter.scene(self.rules, view)

    def effect(self, view: View, move: int) -> Message | None:
        """
        Return the effect of a legal *move*, as far as the viewer may know it.

        None if the move's offer in the scene describes it already.
        """
        tell = getattr(self._painter, "effect", None)
        found = None if tell is None else tell(self.rules, view, move)
        assert found is None or isinstance(found, Message)
        return found

    def wish(self, view: View, spots: tuple[str, ...]) -> str:
        """
        Return the move that the viewer means by clicking *spots* in this order.

        If an offer has these spots, it is the offer's move. Otherwise it is an illegal
        move whose refusal explains the problem, or "" if no rule explains it.
        """
        return self._painter.wish(self.rules, view, spots)

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
