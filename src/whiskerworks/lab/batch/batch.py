"""Many games at once, as numpy arrays; the compiled `stepper.py` does the work."""

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
"""No number is larger."""


class Batch:
    """
    So many games of one kind, played a step further at each call.

    Chance is drawn inside, by its exact weights. When a game is over, another one
    begins in its place. What happens in a place follows from the seed, the number of
    the place and the actions there, whatever *count* is: `first=i` makes the places
    i, i + 1 …, so that several processes can share the work of a larger batch.

    Read the arrays anew after every step and reset, and copy what you keep: some are
    written over, others made anew. Nobody else can write into them. Without *observe*
    no planes are made, without *masks* no legal moves listed, which saves the time of
    it. After *most_moves* actions a game is cut, and worth 0 to all. None: `puzzle`
    after 1000, the other games after 5000.

    A batch cannot be copied or pickled. Its seed and the actions bring it back.

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
        Make the games and begin them.

        A *game* given by its name is bound to *seats* (the usual number if None) and
        *options*. The option `first` of `gears` has to be bound before, by `load`.

        Raises:
            UnknownGame, BadSeats, BadOption: As `whiskerworks.load`.
            TypeError: Something is no whole number, or *seats* or *options* are given
                for a game that is bound already.
            ValueError: A number is too small or too large, or *illegal* is not known.
        """
        self.game: Final = _bound(game, seats, options)
        """What is played."""
        self.count: Final = _whole("count", count, 1)
        """How many games there are."""
        self.first: Final = _whole("first", first, 0)
        """The number of the first place."""
        usual = MAX_MOVES_ENDLESS if self.game.meta.endless else MAX_MOVES
        self.most_moves: Final = _whole(
            "most_moves", usual if most_moves is None else most_moves, 1
        )
        """After so many actions a game is cut."""
        if illegal not in (REFUSE, END_GAME):
            raise ValueError(f"illegal is {REFUSE!r} or {END_GAME!r}, not {illegal!r}")
        self._lenient: Final = illegal == END_GAME
        self._observe: Final = observe
        self._masked: Final = masks
        self.seed = _whole("seed", seed, 0)
        """What all chance follows from."""
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """
        Begin all games anew: by another seed, or as they began the last time.

        Raises:
            TypeError, ValueError: That is no seed; nothing has changed.
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
        Have the seat on turn in each game do its action, the number of a move.

        Raises:
            IllegalMove: One is illegal: it says which, where and by which rule.
                Nothing was played. (With `illegal="end"`, the game in which it is
                done ends: that seat gets -1, the others 0.)
            ValueError: There is not one whole number for each game.
        """
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step takes {self.count} whole numbers, one for each game, "
                f"not {given.dtype} of the shape {given.shape}"
            )
        if given.dtype.kind == "u" and given.max() > MAX_INT64:
            place = int(given.argmax())
            raise ValueError(f"game {place}: there is no action {given[place]}")
        self._stepper.step(given.astype("<i8", copy=False).tobytes())
        self._refresh_arrays()

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for each game, drawn fairly among all there are."""
        self._stepper.sample()
        return self._samples.copy()

    @property
    def observations(self) -> NDArray[np.uint8]:
        """
        What the seat on turn may know: (count, planes, rows, columns).

        Raises:
            ValueError: The batch was made without.
        """
        if not self._observe:
            raise ValueError("this batch does not observe: make it with observe=True")
        return self._observed

    @property
    def masks(self) -> NDArray[np.bool_]:
        """
        Which actions are legal: (count, move_limit).

        Raises:
            ValueError: The batch was made without.
        """
        if not self._masked:
            raise ValueError("this batch lists no moves: make it with masks=True")
        return self._masks

    def state(self, index: int) -> Value:
        """Return the position of a game, with all that is hidden."""
        return self._stepper.slots[range(self.count)[index]].state

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> NoReturn:
        """
        Say what to keep instead.

        Raises:
            TypeError: Always.
        """
        raise TypeError(
            "a batch cannot be copied or pickled: keep its seed and all actions, and "
            "have a new batch of that seed do them"
        )

    def _refresh_arrays(self) -> None:
        """Look at what the stepper may have made anew."""
        planes = self.game.planes
        shape = (len(planes.planes), planes.rows, planes.columns)
        made = np.frombuffer(memoryview(self._stepper.observations), np.uint8)
        self._observed = made.reshape(self.count if self._observe else 0, *shape)
        limit = self.game.rules.move_limit
        masks = _flags(self._stepper.masks)
        self._masks = masks.reshape(self.count if self._masked else 0, limit)

    def _map_arrays(self) -> None:
        """Look at what the stepper writes over at each step."""
        made = self._stepper
        self._samples = _numbers(made.samples)
        self.seats = _numbers(made.seats)
        """Who is on turn in each game."""
        self.rewards = np.frombuffer(memoryview(made.rewards), np.float64).reshape(
            self.count, -1
        )
        """What each seat got in a game that this step ended; else 0: (count, seats)."""
        self.over = _flags(made.over)
        """Whether this step ended the game; what else is said is of the next one."""
        self.cut = _flags(made.cut)
        """Whether it ended because it was too long."""
        self.illegal = _flags(made.illegal)
        """Whether it ended by an illegal action."""
        self.lengths = _numbers(made.lengths)
        """How many actions the game has had; the game that ended, where it is over."""


def _numbers(written: vec[i64]) -> NDArray[np.int64]:
    """Return what is written, looked at in place."""
    return np.frombuffer(memoryview(written), np.int64)


def _flags(written: vec[u8]) -> NDArray[np.bool_]:
    """Return what is written, looked at in place, as true or false."""
    return np.frombuffer(memoryview(written), np.bool_)


def _bound(game: Game | str, seats: int | None, options: Mapping[str, object]) -> Game:
    """Return a game bound to seats and options, unless it is already."""
    if isinstance(game, str):
        return load(game, seats, **options)
    more = [*options] if seats is None else ["seats", *options]
    if more:
        raise TypeError(
            f"{' and '.join(more)}: {game!r} is bound already; give the name of the "
            "game, or bind it so"
        )
    return game


def _whole(name: str, given: int, least: int) -> int:
    """Return a whole number from *least* to MOST, or say that it is none."""
    try:
        number = index(given)
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {given!r}") from None
    if number < least:
        raise ValueError(f"{name} is at least {least}, not {number}")
    if number > MAX_INT64:
        raise ValueError(f"{name} is at most {MAX_INT64}, not {number}")
    return number
