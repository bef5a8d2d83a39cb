"""A match in progress on this machine: its moves, and who draws for chance."""

from typing import Final, final

from librt.random import Random

from whiskerworks.core import record, referee
from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.core.rules import room
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value
from whiskerworks.core.walk import step


@final
class Match:
    """The positions and moves of a match so far; every move is refereed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        """The game being played."""
        self.states: Final = [game.start()]
        """Every position, the start first."""
        self.moves: Final[list[int]] = []
        """Every move, chance's included."""
        self._dealer: Final = Random(seed)

    @property
    def state(self) -> Value:
        """The position now."""
        return self.states[-1]

    @property
    def mover(self) -> Seat | None:
        """Who is on turn; None when it is over."""
        return self.game.to_move(self.state)

    def play(self, seat: Seat, move: int) -> None:
        """
        Play *move* for *seat*.

        Raises:
            IllegalMove: It is refused; nothing has changed.
        """
        after = referee.submit(self.game, self.state, seat, move)
        self.states.append(after)
        self.moves.append(move)

    def deal(self) -> int:
        """Let chance draw its move by the weights, play it and return it."""
        rules = self.game.rules
        move = int(step(rules, self.state, self._dealer, room(rules.most_moves)))
        self.play(int(CHANCE), move)
        return move

    def undo(self, seats: list[Seat]) -> int | None:
        """Take back to where one of *seats* last chose, and return what it chose."""
        for index in range(len(self.moves) - 1, -1, -1):
            if self.game.to_move(self.states[index]) in seats:
                chosen = self.moves[index]
                del self.states[index + 1 :]
                del self.moves[index:]
                return chosen
        return None

    def record(self, tags: tuple[tuple[str, str], ...] = ()) -> Record:
        """Return the match as a record."""
        return record.of_game(self.game, self.moves, tags)
