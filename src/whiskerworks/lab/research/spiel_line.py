"""A line of play: a position, and how it came about; what each seat recalls of it."""

from typing import Final, Protocol, cast, final

from whiskerworks.core.game import Game, View
from whiskerworks.core.match import submit
from whiskerworks.core.message import Message, plain
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value


class Shown(Protocol):
    """What views of all our games have: the position, with holes in it."""

    state: Value


@final
class Line:
    """
    A position at the end of a line of play. It never changes, so copies share it.

    It is pickled as the game and its moves.
    """

    __slots__ = ("_heard", "before", "game", "move", "mover", "played", "state")

    def __init__(
        self, game: Game, state: Value, before: "Line | None" = None, move: int = -1
    ) -> None:
        self.game: Final = game
        """The game that is played."""
        self.state: Final = state
        """The position."""
        self.before: Final = before
        """The line without its last move; None at the start."""
        self.move: Final = move
        """The last move; -1 at the start."""
        self.mover: Final = game.to_move(state)
        """Who is on turn: a seat, CHANCE, or None when the game is over."""
        self.played: Final[int] = 0 if before is None else before.played_then()
        """How many moves the seats made; those of chance do not count."""
        self._heard: Final[dict[Seat, str]] = {}

    def __copy__(self) -> "Line":
        return self

    def __deepcopy__(self, memo: object) -> "Line":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (follow, (self.game, tuple(line.move for line in self.plies())))

    def after(self, move: int) -> "Line":
        """
        Return the line with one more *move*.

        Raises:
            IllegalMove: A rule forbids it.
        """
        seat = CHANCE if self.mover is None else self.mover
        return Line(self.game, submit(self.game, self.state, seat, move), self, move)

    def played_then(self) -> int:
        """Return how many moves the seats have made after the next move."""
        return self.played if self.mover == CHANCE else self.played + 1

    def plies(self) -> list["Line"]:
        """Return the line after each of its moves, the first first."""
        found: list[Line] = []
        line = self
        while line.before is not None:
            found.append(line)
            line = line.before
        found.reverse()
        return found

    def heard(self, seat: Seat) -> str:
        """Return the last move as *seat* came to know of it when it was played."""
        if seat not in self._heard:
            self._heard[seat] = self._told(seat)
        return self._heard[seat]

    def written(self) -> str:
        """Return the last move, with all its secrets, as records write it."""
        assert self.before is not None
        text = self.game.write(self.before.state, self.move)
        return f"{_who(self.before.mover)} {text}"

    def _told(self, seat: Seat) -> str:
        assert self.before is not None
        game, state = self.game, self.before.state
        if game.view(state, None).is_open():
            return self.written()
        known = seat == self.before.mover or game.is_public(state, self.move)
        if known and not game.is_final(state, self.move):
            return self.written()
        happened = [
            plain(Message(event.code, event.params))
            for event in game.events(state, self.move, seat)
        ]
        said = self.written() if known else _who(self.before.mover)
        return " ".join([said, *happened])


def _who(mover: Seat | None) -> str:
    return "*" if mover == CHANCE else str(mover)


def follow(game: Game, moves: tuple[int, ...]) -> Line:
    """
    Return the line of play in which *moves* are made.

    Raises:
        IllegalMove: A rule forbids one of them.
    """
    line = Line(game, game.start())
    for move in moves:
        line = line.after(move)
    return line


def recalled(line: Line, seat: Seat) -> str:
    """
    Return all that *seat* has come to know in *line*, in its order.

    A move stands as records write it if the seat saw which it was; else what the seat
    saw of it. Where a move shows what was hidden, so does its line. When the rules have
    ended the game, nothing is hidden any more.
    """
    over = line.mover is None
    plies = [ply.written() if over else ply.heard(seat) for ply in line.plies()]
    return "\n".join([f"seat {seat}", *plies])


def seen(line: Line, seat: Seat | None) -> str:
    """Return what *seat* (None: a bystander) sees now: the table, and all as words."""
    view = line.game.view(line.state, seat)
    who = "bystander" if seat is None else f"seat {seat}"
    return "\n".join([who, line.game.board(view), _words(line.game, view)])


def seen_alone(line: Line, seat: Seat) -> str:
    """Return what *seat* sees now and a bystander does not, as words."""
    game, state = line.game, line.state
    public = _words(game, game.view(state, None)).split(" ")
    own = _words(game, game.view(state, seat)).split(" ")
    return " ".join([word for word in own if word not in public])


def _words(game: Game, view: View) -> str:
    return game.write_state(cast("Shown", view).state)
