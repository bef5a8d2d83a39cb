"""OpenSpiel observers of our games: texts, and planes by name."""

from typing import Any, Final, Protocol, final

from whiskerworks.core.extras import imports_of
from whiskerworks.core.game import Game
from whiskerworks.core.seat import Seat
from whiskerworks.lab.research.spiel_history import (
    PlayHistory,
    private_text,
    recalled_text,
    view_text,
)

with imports_of("rl", __name__):
    import numpy as np
    import pyspiel

Floats = np.ndarray[Any, np.dtype[np.float32]]


class HasHistory(Protocol):
    """A state that can be observed."""

    play_history: PlayHistory


def make_observer(game: Game, kind: pyspiel.IIGObservationType) -> "Observer | None":
    """
    Return an observer of a *kind*, or None if we have none.

    Unsupported are observers of several players' secrets, and those that recall only
    public or only private information.
    """
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    nobodys = kind.private_info == pyspiel.PrivateInfoType.NONE
    if kind.perfect_recall:
        return RecallObserver() if kind.public_info and own else None
    if kind.public_info and (own or nobodys):
        return ViewObserver(game, own)
    return PrivateObserver() if own else None


@final
class RecallObserver:
    """Everything that a player has learned so far, as text; without a tensor."""

    def __init__(self) -> None:
        self.tensor: Final = None
        self.dict: Final[dict[str, Floats]] = {}

    def set_from(self, state: HasHistory, player: int) -> None:
        """Do nothing; this observer has no tensor."""

    def string_from(self, state: HasHistory, player: int) -> str:
        """Return what *player* has learned, move by move."""
        return recalled_text(state.play_history, player)


@final
class PrivateObserver:
    """What a player sees and a bystander does not, as text; without a tensor."""

    def __init__(self) -> None:
        self.tensor: Final = None
        self.dict: Final[dict[str, Floats]] = {}

    def set_from(self, state: HasHistory, player: int) -> None:
        """Do nothing; this observer has no tensor."""

    def string_from(self, state: HasHistory, player: int) -> str:
        """Return the words of the state that *player* alone can see."""
        return private_text(state.play_history, player)


@final
class ViewObserver:
    """What a player, or a bystander, sees now: a board as text, and planes."""

    def __init__(self, game: Game, own: bool) -> None:
        self._game: Final = game
        self._own: Final = own
        """Whether it shows the player's view rather than a bystander's."""
        planes = game.planes
        size = int(planes.size)
        self.tensor: Final = np.zeros(size, np.float32) if size else None
        self.dict: Final[dict[str, Floats]] = {}
        if self.tensor is not None:
            shape = (len(planes.planes), planes.rows, planes.columns)
            for plane, part in zip(
                planes.planes, self.tensor.reshape(shape), strict=True
            ):
                self.dict[plane.name] = part

    def set_from(self, state: HasHistory, player: int) -> None:
        """Write the planes of what *player* sees."""
        if self.tensor is None:
            return
        view = self._game.view(state.play_history.state, self._seat(player))
        self.tensor[:] = np.asarray(self._game.planes.as_vector(view))

    def string_from(self, state: HasHistory, player: int) -> str:
        """Return what *player* sees now."""
        return view_text(state.play_history, self._seat(player))

    def _seat(self, player: int) -> Seat | None:
        return player if self._own else None


Observer = RecallObserver | PrivateObserver | ViewObserver
