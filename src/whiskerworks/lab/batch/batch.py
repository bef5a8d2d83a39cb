"""Step many games together as numpy arrays; `stepper.py` does the compiled work."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Final, NoReturn, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.extras import imports_of
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.games import load
from whiskerworks.lab.batch.stepper import Stepper
from whiskerworks.lab.single_game import MAX_MOVES, MAX_MOVES_ENDLESS

with imports_of("rl", "whiskerworks.lab.batch"):
    import numpy as np
    from numpy.typing import NDArray

REFUSE: Final = "refuse"
END_GAME: Final = "end"
MAX_INT64: Final = (1 << 63) - 1
"""The largest number that fits into 64 bits."""


class Batch:
    """
    *count* games of one kind, each advanced by one action per call.

    Chance is drawn inside, with its exact weights. When a game is over, another begins
    in its slot. What happens in a slot depends only on the seed, the number of the slot
    and the actions there, not on *count*: `first=i` creates the slots i, i + 1 …, so
    several processes can share the work of a larger batch.

    Fetch the arrays again after every step and reset, and copy what you keep: some are
    overwritten, others replaced. They are read-only to other code. Without *observe* no
    planes are written, and without *masks* no legal moves are listed, which saves time.
    After *most_moves* actions a game is cut, with reward 0 for all. None means 1000 for
    `puzzle` and 5000 for the other games.

    A batch cannot be copied or pickled. Recreate it from its seed and the actions.

    >>> batch = Batch("gears", count=3, seed=7)
    >>> batch.step(batch.sample())
    >>> batch.observations.shape, batch.masks.shape
    ((3, 12, 10, 10), (3, 3083))
    """

    def __init__(
        self,
        game: Game | str,
        count: int = 1024,
        seed: int = 0,
        *,
        first: int = 0,
        observe: bool = True,
        masks: bool = True,
        most_moves: int | None = None,
        illegal: str = REFUSE,
        seats: int | None = None,
        **options: object,
    ) -> None:
        """
        Create the games and begin them.

        A *game* given by name is bound to *seats* (the usual number if None) and
        *options*. To set the option `first` of `gears`, bind the game yourself with
        `load`.

        Raises:
            UnknownGame, BadSeats, BadOption: As `whiskerworks.load`.
            TypeError: A number is not whole, or *seats* or *options* are given for a
                game that is already bound.
            ValueError: A number is out of range, or *illegal* has another value.
        """
        self.game: Final = _bound(game, seats, options)
        """The game being played."""
        self.count: Final = _whole("count", count, 1)
        """Number of games."""
        self.first: Final = _whole("first", first, 0)
        """Number of the first slot."""
        usual = MAX_MOVES_ENDLESS if self.game.meta.endless else MAX_MOVES
        self.most_moves: Final = _whole(
            "most_moves", usual if most_moves is None else most_moves, 1
        )
        """Actions after which a game is cut."""
        if illegal not in (REFUSE, END_GAME):
            raise ValueError(f"illegal is {REFUSE!r} or {END_GAME!r}, not {illegal!r}")
        self._lenient: Final = illegal == END_GAME
        self._observe: Final = observe
        self._masked: Final = masks
        self.seed = _whole("seed", seed, 0)
        """The seed of all chance."""
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """
        Begin all games anew, with another seed or the same one.

        Raises:
            TypeError, ValueError: The seed is invalid; nothing has changed.
        """
        if seed is not None:
            self.seed = _whole("seed", seed, 0)
        self._stepper = Stepper(
            self.game,
            self.count,
            self.seed,
            self.first,
            self._observe,
            self._masked,
            self.most_moves,
            self._lenient,
        )
        self._refresh_arrays()
        self._map_arrays()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """
        Play one action, the number of a move, in each game.

        Raises:
            IllegalMove: An action is illegal; the error gives the game and the rule.
                Nothing was played. (With `illegal="end"` that game ends instead: the
                seat gets -1, the others 0.)
            ValueError: *actions* does not have one whole number for each game.
        """
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step takes {self.count} whole numbers, one for each game, "
                f"not {given.dtype} with shape {given.shape}"
            )
        if given.dtype.kind == "u" and given.max() > MAX_INT64:
            place = int(given.argmax())
            raise ValueError(f"game {place}: action {given[place]} does not exist")
        self._stepper.step(given.astype("<i8", copy=False).tobytes())
        self._refresh_arrays()

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for each game, all equally likely."""
        self._stepper.sample()
        return self._samples.copy()

    @property
    def observations(self) -> NDArray[np.uint8]:
        """
        What each acting seat may see: (count, planes, rows, columns).

        Raises:
            ValueError: The batch was created without observations.
        """
        if not self._observe:
            raise ValueError("this batch has no observations: pass observe=True")
        return self._observed

    @property
    def masks(self) -> NDArray[np.bool_]:
        """
        Legal actions of each acting seat: (count, move_limit).

        Raises:
            ValueError: The batch was created without masks.
        """
        if not self._masked:
            raise ValueError("this batch has no masks: pass masks=True")
        return self._masks

    def state(self, index: int) -> Value:
        """Return the position of a game, hidden parts included."""
        return self._stepper.slots[range(self.count)[index]].state

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> NoReturn:
        """
        Refuse to pickle or copy.

        Raises:
            TypeError: Always.
        """
        raise TypeError(
            "a batch cannot be copied or pickled: keep its seed and all actions, and "
            "repeat them in a new batch with that seed"
        )

    def _refresh_arrays(self) -> None:
        """Point to the vectors that the stepper replaces at each step."""
        planes = self.game.planes
        shape = (len(planes.planes), planes.rows, planes.columns)
        made = np.frombuffer(memoryview(self._stepper.observations), np.uint8)
        self._observed = made.reshape(self.count if self._observe else 0, *shape)
        limit = self.game.rules.move_limit
        masks = _flags(self._stepper.masks)
        self._masks = masks.reshape(self.count if self._masked else 0, limit)

    def _map_arrays(self) -> None:
        """Point to the vectors that the stepper overwrites at each step."""
        made = self._stepper
        self._samples = _numbers(made.samples)
        self.seats = _numbers(made.seats)
        """The seat to move in each game."""
        self.rewards = np.frombuffer(memoryview(made.rewards), np.float64).reshape(
            self.count, -1
        )
        """Each seat's reward in games that this step ended, else 0: (count, seats)."""
        self.over = _flags(made.over)
        """Whether this step ended the game; other arrays then show the next game."""
        self.cut = _flags(made.cut)
        """Whether this step ended the game because it was too long."""
        self.illegal = _flags(made.illegal)
        """Whether this step ended the game by an illegal action."""
        self.lengths = _numbers(made.lengths)
        """Number of actions in the game, or in the one this step ended."""


def _numbers(written: vec[i64]) -> NDArray[np.int64]:
    """Return a vector as an array of integers, without copying."""
    return np.frombuffer(memoryview(written), np.int64)


def _flags(written: vec[u8]) -> NDArray[np.bool_]:
    """Return a vector as an array of booleans, without copying."""
    return np.frombuffer(memoryview(written), np.bool_)


def _bound(game: Game | str, seats: int | None, options: Mapping[str, object]) -> Game:
    """Return the game, bound to seats and options unless it already is."""
    if isinstance(game, str):
        return load(game, seats, **options)
    more = [*options] if seats is None else ["seats", *options]
    if more:
        raise TypeError(
            f"{' and '.join(more)}: {game!r} is already bound; pass the name of the "
            "game, or bind it with these"
        )
    return game


def _whole(name: str, given: int, least: int) -> int:
    """Return *given* as an integer from *least* to MAX_INT64, or raise."""
    try:
        number = index(given)
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {given!r}") from None
    if number < least:
        raise ValueError(f"{name} is at least {least}, not {number}")
    if number > MAX_INT64:
        raise ValueError(f"{name} is at most {MAX_INT64}, not {number}")
    return number
