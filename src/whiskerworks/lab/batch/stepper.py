# compiled: warm
"""
Many games of one kind, each a step further at every call: the compiled part.

What programs read is kept in vectors, game behind game, which numpy looks at without
copying (`batch.py`). A game's number, and what it is seeded with, never changes; when
it is over, another one begins in its place.
"""

from typing import Final, final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.planes import Planes
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.seat import CHANCE, NOBODY
from whiskerworks.core.value import Value
from whiskerworks.lab.research.worth import rewards

SEEDS: Final[i64] = 1 << 62
"""The seed of a generator is less than this."""
PENALTY: Final = -1.0
"""What a seat gets that ends a game by an illegal action; the others get 0."""
WORD: Final[i64] = 8
"""An action comes in so many bytes."""
SHORT: Final[i64] = 4096
"""
A mask of at most so many moves is made anew for each step: to clear it is cheap.

Of a longer one only what was legal before is wiped out.
"""


@final
class Place:
    """One of the games: how it stands, and the chance that is its own."""

    def __init__(self, state: Value, chance: int, whim: int, moves: vec[i64]) -> None:
        self.state = state
        """Somebody is on turn in it."""
        self.seat: i64 = NOBODY
        """Who that is."""
        self.length: i64 = 0
        """How many actions the game has had."""
        self.chance: Final = Random(chance)
        """What draws for chance."""
        self.whim: Final = Random(whim)
        """What draws random actions; so chance is the same whether any are drawn."""
        self.moves: Final = moves
        """Where what is legal is listed."""
        self.marked: i64 = 0
        """How many of these are to be wiped out of the mask."""
        self.drawn: i64 = -1
        """What was drawn at random, and so is legal; -1 before that."""


@final
class Stepper:
    """All the games, and what is to be read of them."""

    def __init__(
        self,
        game: Game,
        count: int,
        seed: int,
        first: int,
        observe: bool,
        masks: bool,
        longest: int,
        lenient: bool,
    ) -> None:
        self.game: Final = game
        self.rules: Final[Rules[Value]] = game.rules
        self.planes: Final[Planes[Value]] = game.planes
        self.count: Final[i64] = count
        self.players: Final[i64] = game.seats
        self.limit: Final[i64] = game.rules.move_limit
        self.size: Final[i64] = game.planes.size if observe else 0
        self.longest: Final[i64] = longest
        """After so many actions a game is cut."""
        self.masked: Final = masks
        """Whether all legal moves are listed."""
        self.lenient: Final = lenient
        """Whether an illegal action ends its game instead of being refused."""
        self.work: Final = room(game.rules.most_moves)
        self.observations = zeros(self.count * self.size)
        """What the seat on turn may know, in planes; a new vector for each step."""
        self.fresh: Final = masks and self.limit <= SHORT
        """Whether masks are made anew for each step."""
        self.masks = zeros(self.count * self.limit if masks else 0)
        """1 for each legal move."""
        self.seats: Final = room(count)
        """Who is on turn."""
        self.rewards: Final = vec[float]([0.0] * (count * game.seats))
        """What each seat gets of a game that this step ended; else 0."""
        self.over: Final = zeros(self.count)
        """1 where this step ended the game, and another one has begun."""
        self.cut: Final = zeros(self.count)
        """1 where it ended because it was too long."""
        self.illegal: Final = zeros(self.count)
        """1 where it ended by an illegal action."""
        self.lengths: Final = room(count)
        """How many actions the game has had, the one that ended where it is over."""
        self.samples: Final = room(count)
        """What `sample` drew."""
        self.places: Final[list[Place]] = self._seated(seed, first)
        for index in range(self.count):
            self._begin(self.places[index])
            self._show(index, self.places[index])

    def _seated(self, seed: int, first: int) -> list[Place]:
        """Return the games from number *first* on, each by what *seed* drew for it."""
        shared = self.fresh or not self.masked
        seeds = Random(seed)
        found: list[Place] = []
        for number in range(first + self.count):
            chance, whim = seeds.randrange(SEEDS), seeds.randrange(SEEDS)
            if number >= first:
                moves = self.work if shared else room(self.rules.most_moves)
                found.append(Place(self.rules.start(), int(chance), int(whim), moves))
        return found

    def step(self, actions: bytes) -> None:
        """
        Have every seat on turn do its action; each is eight bytes, the low one first.

        Raises:
            IllegalMove: One is illegal; nothing was played.
        """
        if not self.lenient:
            for index in range(self.count):
                action = read_i64_le(actions, WORD * index)
                if not self._may(index, action):
                    raise self._refused(index, action)
        self.observations = zeros(self.count * self.size)
        if self.fresh:
            self.masks = zeros(self.count * self.limit)
        for index in range(self.count):
            self._act(index, read_i64_le(actions, WORD * index))

    def sample(self) -> None:
        """Draw a legal action for every seat on turn, all equally likely."""
        for index in range(self.count):
            place = self.places[index]
            place.drawn = self.rules.pick(place.state, self.work, place.whim)
            self.samples[index] = place.drawn

    def _may(self, index: i64, action: i64) -> bool:
        """Tell whether an action is legal."""
        if action < 0 or action >= self.limit:
            return False
        place = self.places[index]
        if action == place.drawn:
            return True
        if self.masked:
            return self.masks[self.limit * index + action] == 1
        return self.rules.why_illegal(place.state, action) is None

    def _refused(self, index: i64, action: i64) -> IllegalMove:
        """Return the error that says why an action is illegal, and whose it is."""
        state = self.places[index].state
        refusal = self.game.why_illegal(state, int(action))
        assert refusal is not None
        written = ""
        if 0 <= action < self.limit:
            written = f" ({self.game.write(state, int(action))})"
        return IllegalMove(f"game {index}: action {action}{written}", refusal)

    def _act(self, index: i64, action: i64) -> None:
        """Play one action, and begin another game if that ends this one."""
        place = self.places[index]
        if self.over[index]:
            self._clear(index)
        place.length += 1
        self.lengths[index] = place.length
        if self.lenient and not self._may(index, action):
            self.illegal[index] = 1
            self.rewards[self.players * index + place.seat] = PENALTY
            self._end(index, place)
        else:
            self._settle(place, self.rules.play(place.state, action))
            if place.seat == NOBODY:
                self._score(index, place)
                self._end(index, place)
            elif place.length >= self.longest:
                self.cut[index] = 1
                self._end(index, place)
        self._show(index, place)

    def _settle(self, place: Place, state: Value) -> None:
        """Let chance go on from *state*, till a seat is on turn or all is over."""
        rules = self.rules
        mover = rules.to_move(state)
        while mover == CHANCE:
            state = rules.play(state, rules.pick(state, self.work, place.chance))
            mover = rules.to_move(state)
        place.state = state
        place.seat = mover

    def _begin(self, place: Place) -> None:
        """Begin a game; one that chance ends before anybody chose is dealt again."""
        place.length = 0
        self._settle(place, self.rules.start())
        while place.seat == NOBODY:
            self._settle(place, self.rules.start())

    def _end(self, index: i64, place: Place) -> None:
        """Note that a game is over, and begin the next."""
        self.over[index] = 1
        self._begin(place)

    def _clear(self, index: i64) -> None:
        """Forget how the game before ended."""
        self.over[index] = 0
        self.cut[index] = 0
        self.illegal[index] = 0
        for seat in range(self.players):
            self.rewards[self.players * index + seat] = 0.0

    def _score(self, index: i64, place: Place) -> None:
        """Note what the end by the rules is worth to each seat."""
        outcome = self.rules.outcome(place.state)
        assert outcome is not None
        worth = rewards(outcome.scores)
        for seat in range(self.players):
            self.rewards[self.players * index + seat] = worth[seat]

    def _show(self, index: i64, place: Place) -> None:
        """Write down who is on turn, what is legal, and what that seat sees."""
        self.seats[index] = place.seat
        place.drawn = -1
        if self.masked:
            self._mask(self.limit * index, place)
        if self.size:
            view = self.game.view(place.state, int(place.seat))
            self.planes.fill(view, self.observations, self.size * index)

    def _mask(self, at: i64, place: Place) -> None:
        """Mark what is legal."""
        masks = self.masks
        moves = place.moves
        for old in range(place.marked):
            masks[at + moves[old]] = 0
        count = self.rules.fill(place.state, moves)
        for new in range(count):
            masks[at + moves[new]] = 1
        if not self.fresh:
            place.marked = count


def zeros(count: i64) -> vec[u8]:
    """Return a vector of zeros."""
    # Compiled, this makes no list: it is as fast as memory can be cleared.
    return vec[u8]([u8(0)] * count)
