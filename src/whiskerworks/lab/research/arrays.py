"""A position in arrays: what a seat may know of it, and which moves are legal."""

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
    The positions of one game in arrays, of the same shapes in all of them.

    Whoever is handed an array may keep and change it.
    """

    def __init__(self, game: Game) -> None:
        shown = game.planes
        self.game: Final = game
        """The game, bound to its seats and options."""
        self.shape: Final = (len(shown.planes), int(shown.rows), int(shown.columns))
        """How many planes there are, and their rows and columns."""
        self.moves: Final = int(game.rules.move_limit)
        """How many numbers moves can have."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Arrays, (self.game,))

    def planes(self, state: Value, seat: Seat | None) -> NDArray[np.uint8]:
        """
        Return what *seat* (None: a bystander) may know of *state*.

        Raises:
            NoSuchSeat: Nobody sits there.
        """
        written = self.game.planes.seen(self.game.view(state, seat))
        return np.array(memoryview(written)).reshape(self.shape)

    def mask(self, state: Value) -> NDArray[np.int8]:
        """Return, for each move, 1 if it is legal for whoever is on turn, else 0."""
        mask = self.no_moves()
        mask[self.game.legal_moves(state)] = 1
        return mask

    def no_moves(self) -> NDArray[np.int8]:
        """Return 0 for each move, as for a seat that is not on turn."""
        return np.zeros(self.moves, np.int8)
