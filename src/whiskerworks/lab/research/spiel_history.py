"""Play histories for OpenSpiel: a position, its moves, and what each seat recalls."""

from typing import Final, Protocol, cast, final

from whiskerworks.core.game import Game, View
from whiskerworks.core.match import submit
from whiskerworks.core.message import Message, format_param
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value


class ViewWithState(Protocol):
    """Views of all our games hold the position, with hidden parts left out."""

    state: Value


@final
class PlayHistory:
    """
    A position together with the moves that led to it.

    It is immutable, so copies share it. Pickling stores the game and its moves.
    """

    __slots__ = ("_texts", "game", "move", "mover", "played", "previous", "state")

    def __init__(
        self,
        game: Game,
        state: Value,
        previous: "PlayHistory | None" = None,
        move: int = -1,
    ) -> None:
        self.game: Final = game
        """The game being played."""
        self.state: Final = state
        """The position."""
        self.previous: Final = previous
        """The history without its last move; None at the start."""
        self.move: Final = move
        """The last move; -1 at the start."""
        self.mover: Final = game.to_move(state)
        """Whose turn it is: a seat, CHANCE, or None when the game is over."""
        self.played: Final[int] = (
            0 if previous is None else previous._played_after_next()
        )
        """Number of moves made by seats; chance does not count."""
        self._texts: Final[dict[Seat, str]] = {}

    def __copy__(self) -> "PlayHistory":
        return self

    def __deepcopy__(self, memo: object) -> "PlayHistory":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (
            play_moves,
            (self.game, tuple(history.move for history in self.plies())),
        )

    def after(self, move: int) -> "PlayHistory":
        """
        Return the history extended by *move*.

        Raises:
            IllegalMove: A rule forbids it.
        """
        seat = CHANCE if self.mover is None else self.mover
        return PlayHistory(
            self.game, submit(self.game, self.state, seat, move), self, move
        )

    def _played_after_next(self) -> int:
        """Return the number of moves made by seats after the next move."""
        return self.played if self.mover == CHANCE else self.played + 1

    def plies(self) -> list["PlayHistory"]:
        """Return the history after each of its moves, in order."""
        found: list[PlayHistory] = []
        history = self
        while history.previous is not None:
            found.append(history)
            history = history.previous
        found.reverse()
        return found

    def text_for(self, seat: Seat) -> str:
        """Return the last move as *seat* saw it when it was played."""
        if seat not in self._texts:
            self._texts[seat] = self._text_for(seat)
        return self._texts[seat]

    def text(self) -> str:
        """Return the last move with all its secrets, as records write it."""
        assert self.previous is not None
        text = self.game.write(self.previous.state, self.move)
        return f"{_mover_text(self.previous.mover)} {text}"

    def _text_for(self, seat: Seat) -> str:
        assert self.previous is not None
        game, state = self.game, self.previous.state
        if game.view(state, None).is_open():
            return self.text()
        known = seat == self.previous.mover or game.is_public(state, self.move)
        if known and not game.is_final(state, self.move):
            return self.text()
        happened = [
            format_param(Message(event.code, event.params))
            for event in game.events(state, self.move, seat)
        ]
        said = self.text() if known else _mover_text(self.previous.mover)
        return " ".join([said, *happened])


def _mover_text(mover: Seat | None) -> str:
    return "*" if mover == CHANCE else str(mover)


def play_moves(game: Game, moves: tuple[int, ...]) -> PlayHistory:
    """
    Return the history of a game in which *moves* are made.

    Raises:
        IllegalMove: A rule forbids one of them.
    """
    history = PlayHistory(game, game.start())
    for move in moves:
        history = history.after(move)
    return history


def recalled_text(history: PlayHistory, seat: Seat) -> str:
    """
    Return everything that *seat* has learned during *history*, in order.

    A move is written as in records if the seat saw which move it was, otherwise as the
    events the seat saw. A move that reveals something also lists what it revealed. Once
    the rules have ended the game, nothing is hidden any more.
    """
    over = history.mover is None
    plies = [ply.text() if over else ply.text_for(seat) for ply in history.plies()]
    return "\n".join([f"seat {seat}", *plies])


def view_text(history: PlayHistory, seat: Seat | None) -> str:
    """Return what *seat* (None: a bystander) sees now: the board, then the state."""
    view = history.game.view(history.state, seat)
    who = "bystander" if seat is None else f"seat {seat}"
    return "\n".join([who, history.game.board(view), _state_text(history.game, view)])


def private_text(history: PlayHistory, seat: Seat) -> str:
    """Return the words of the state that *seat* sees and a bystander does not."""
    game, state = history.game, history.state
    public = _state_text(game, game.view(state, None)).split(" ")
    own = _state_text(game, game.view(state, seat)).split(" ")
    return " ".join([word for word in own if word not in public])


def _state_text(game: Game, view: View) -> str:
    return game.write_state(cast("ViewWithState", view).state)
