"""Encode a position as arrays: what a seat may see, and its legal moves."""

from typing import Final, final

from whiskerworks.core.extras import imports_of
from whiskerworks.core.game import Game
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

with imports_of("rl", __name__):
    import numpy as np
    from numpy.typing import NDArray


@final
class Arrays:
    """
    Encodes the positions of one game as arrays of fixed shapes.

    Callers own the arrays they get, and may change them.
    """

    def __init__(self, game: Game) -> None:
        shown = game.planes
        self.game: Final = game
        """The game, bound to its seats and options."""
        self.shape: Final = (len(shown.planes), int(shown.rows), int(shown.columns))
        """Number of planes, and of their rows and columns."""
        self.moves: Final = int(game.rules.move_limit)
        """Number of possible move numbers."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Arrays, (self.game,))

    def planes(self, state: Value, seat: Seat | None) -> NDArray[np.uint8]:
        """
        Return what *seat* (None: a bystander) may see of *state*.

        Raises:
            NoSuchSeat: The game has no such seat.
        """
        written = self.game.planes.as_vector(self.game.view(state, seat))
        return np.array(memoryview(written)).reshape(self.shape)

    def mask(self, state: Value) -> NDArray[np.int8]:
        """Return an array with 1 for each legal move, and 0 for the others."""
        mask = self.no_moves()
        mask[self.game.legal_moves(state)] = 1
        return mask

    def no_moves(self) -> NDArray[np.int8]:
        """Return an array of zeros, as for a seat that is not to move."""
        return np.zeros(self.moves, np.int8)
