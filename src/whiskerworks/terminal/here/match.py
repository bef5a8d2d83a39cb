"""A match in progress on this machine: its moves, and who draws for chance."""

from pathlib import Path
from typing import Final, final

from librt.random import Random

from whiskerworks.core import record, referee
from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.core.rules import picked
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value


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
        move = picked(self.game.rules, self.state, self._dealer)
        self.play(int(CHANCE), move)
        return move

    def last_choice(self, seats: list[Seat]) -> int | None:
        """Return the number of the move that one of *seats* chose last."""
        for index in range(len(self.moves) - 1, -1, -1):
            if self.game.to_move(self.states[index]) in seats:
                return index
        return None

    def final_since(self, index: int) -> str | None:
        """Return the first move from number *index* on that cannot be undone."""
        for at in range(index, len(self.moves)):
            if self.game.is_final(self.states[at], self.moves[at]):
                return self.game.write(self.states[at], self.moves[at])
        return None

    def undo(self, index: int) -> int:
        """Take back move number *index* and all after it, and return it."""
        chosen = self.moves[index]
        del self.states[index + 1 :]
        del self.moves[index:]
        return chosen

    def record(self, tags: tuple[tuple[str, str], ...] = ()) -> Record:
        """Return the match as a record."""
        return record.of_game(self.game, self.moves, tags)


def check_new(path: Path) -> None:
    """
    See that *path* can be written and is not there yet; leave nothing behind.

    Raises:
        OSError: It exists already, or cannot be written.
    """
    path.touch(exist_ok=False)
    path.unlink()


def save(match: Match, path: Path) -> None:
    """
    Write the record of *match* to a new file.

    Raises:
        OSError: It exists already, or cannot be written.
        ValueError: No file can have that name.
    """
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(record.write(match.record()))
