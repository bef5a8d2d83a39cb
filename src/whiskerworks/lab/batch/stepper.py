# compiled: warm
"""
Many games of one kind, each a step further at every call: the compiled part.

What programs read is kept in vectors, game behind game, which numpy looks at without
copying (`batch.py`). A game's number, and what it is seeded with, never changes; when
it is over, another one begins in its slot.
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
from whiskerworks.lab.research.rewards import rewards

SEED_LIMIT: Final[i64] = 1 << 62
"""The seed of a generator is less than this."""
ILLEGAL_REWARD: Final = -1.0
"""What a seat gets that ends a game by an illegal action; the others get 0."""
ACTION_BYTES: Final[i64] = 8
"""An action comes in so many bytes."""
MAX_FRESH_MASK_MOVES: Final[i64] = 4096
"""
A mask of at most so many moves is made anew for each step: to clear it is cheap.

Of a longer one only what was legal before is wiped out.
"""


@final
class GameSlot:
    """One of the games: how it stands, and the chance that is its own."""

    def __init__(
        self, state: Value, chance: int, sample_rng: int, moves: vec[i64]
    ) -> None:
        self.state = state
        """Somebody is on turn in it."""
        self.seat: i64 = NOBODY
        """Who that is."""
        self.length: i64 = 0
        """How many actions the game has had."""
        self.chance_rng: Final = Random(chance)
        """What draws for chance."""
        self.sample_rng: Final = Random(sample_rng)
        """What draws random actions; so chance is the same whether any are drawn."""
        self.moves: Final = moves
        """Where what is legal is listed."""
        self.mask_bits: i64 = 0
        """How many of these are to be wiped out of the mask."""
        self.sampled: i64 = -1
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
        max_moves: int,
        lenient: bool,
    ) -> None:
        self.game: Final = game
        self.rules: Final[Rules[Value]] = game.rules
        self.planes: Final[Planes[Value]] = game.planes
        self.count: Final[i64] = count
        self.seat_count: Final[i64] = game.seats
        self.limit: Final[i64] = game.rules.move_limit
        self.size: Final[i64] = game.planes.size if observe else 0
        self.max_moves: Final[i64] = max_moves
        """After so many actions a game is cut."""
        self.masked: Final = masks
        """Whether all legal moves are listed."""
        self.lenient: Final = lenient
        """Whether an illegal action ends its game instead of being refused."""
        self.buffer: Final = room(game.rules.most_moves)
        self.observations = zeros(self.count * self.size)
        """What the seat on turn may know, in planes; a new vector for each step."""
        self.makes_masks_anew: Final = masks and self.limit <= MAX_FRESH_MASK_MOVES
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
        self.slots: Final[list[GameSlot]] = self._make_slots(seed, first)
        for index in range(self.count):
            self._begin(self.slots[index])
            self._write_turn(index, self.slots[index])

    def _make_slots(self, seed: int, first: int) -> list[GameSlot]:
        """Return the games from number *first* on, each by what *seed* drew for it."""
        shared = self.makes_masks_anew or not self.masked
        seeds = Random(seed)
        found: list[GameSlot] = []
        for number in range(first + self.count):
            chance, sample_rng = (
                seeds.randrange(SEED_LIMIT),
                seeds.randrange(SEED_LIMIT),
            )
            if number >= first:
                moves = self.buffer if shared else room(self.rules.most_moves)
                found.append(
                    GameSlot(self.rules.start(), int(chance), int(sample_rng), moves)
                )
        return found

    def step(self, actions: bytes) -> None:
        """
        Have every seat on turn do its action; each is eight bytes, the low one first.

        Raises:
            IllegalMove: One is illegal; nothing was played.
        """
        if not self.lenient:
            for index in range(self.count):
                action = read_i64_le(actions, ACTION_BYTES * index)
                if not self._is_legal(index, action):
                    raise self._illegal_move(index, action)
        self.observations = zeros(self.count * self.size)
        if self.makes_masks_anew:
            self.masks = zeros(self.count * self.limit)
        for index in range(self.count):
            self._act(index, read_i64_le(actions, ACTION_BYTES * index))

    def sample(self) -> None:
        """Draw a legal action for every seat on turn, all equally likely."""
        for index in range(self.count):
            slot = self.slots[index]
            slot.sampled = self.rules.pick(slot.state, self.buffer, slot.sample_rng)
            self.samples[index] = slot.sampled

    def _is_legal(self, index: i64, action: i64) -> bool:
        """Tell whether an action is legal."""
        if action < 0 or action >= self.limit:
            return False
        slot = self.slots[index]
        if action == slot.sampled:
            return True
        if self.masked:
            return self.masks[self.limit * index + action] == 1
        return self.rules.why_illegal(slot.state, action) is None

    def _illegal_move(self, index: i64, action: i64) -> IllegalMove:
        """Return the error that says why an action is illegal, and whose it is."""
        state = self.slots[index].state
        refusal = self.game.why_illegal(state, int(action))
        assert refusal is not None
        written = ""
        if 0 <= action < self.limit:
            written = f" ({self.game.write(state, int(action))})"
        return IllegalMove(f"game {index}: action {action}{written}", refusal)

    def _act(self, index: i64, action: i64) -> None:
        """Play one action, and begin another game if that ends this one."""
        slot = self.slots[index]
        if self.over[index]:
            self._clear_ending(index)
        slot.length += 1
        self.lengths[index] = slot.length
        if self.lenient and not self._is_legal(index, action):
            self.illegal[index] = 1
            self.rewards[self.seat_count * index + slot.seat] = ILLEGAL_REWARD
            self._end(index, slot)
        else:
            self._play_chance(slot, self.rules.play(slot.state, action))
            if slot.seat == NOBODY:
                self._write_rewards(index, slot)
                self._end(index, slot)
            elif slot.length >= self.max_moves:
                self.cut[index] = 1
                self._end(index, slot)
        self._write_turn(index, slot)

    def _play_chance(self, slot: GameSlot, state: Value) -> None:
        """Let chance go on from *state*, till a seat is on turn or all is over."""
        rules = self.rules
        mover = rules.to_move(state)
        while mover == CHANCE:
            state = rules.play(state, rules.pick(state, self.buffer, slot.chance_rng))
            mover = rules.to_move(state)
        slot.state = state
        slot.seat = mover

    def _begin(self, slot: GameSlot) -> None:
        """Begin a game; one that chance ends before anybody chose is dealt again."""
        slot.length = 0
        self._play_chance(slot, self.rules.start())
        while slot.seat == NOBODY:
            self._play_chance(slot, self.rules.start())

    def _end(self, index: i64, slot: GameSlot) -> None:
        """Note that a game is over, and begin the next."""
        self.over[index] = 1
        self._begin(slot)

    def _clear_ending(self, index: i64) -> None:
        """Forget how the game before ended."""
        self.over[index] = 0
        self.cut[index] = 0
        self.illegal[index] = 0
        for seat in range(self.seat_count):
            self.rewards[self.seat_count * index + seat] = 0.0

    def _write_rewards(self, index: i64, slot: GameSlot) -> None:
        """Note what the end by the rules is worth to each seat."""
        outcome = self.rules.outcome(slot.state)
        assert outcome is not None
        worth = rewards(outcome.scores)
        for seat in range(self.seat_count):
            self.rewards[self.seat_count * index + seat] = worth[seat]

    def _write_turn(self, index: i64, slot: GameSlot) -> None:
        """Write down who is on turn, what is legal, and what that seat sees."""
        self.seats[index] = slot.seat
        slot.sampled = -1
        if self.masked:
            self._write_mask(self.limit * index, slot)
        if self.size:
            view = self.game.view(slot.state, int(slot.seat))
            self.planes.fill(view, self.observations, self.size * index)

    def _write_mask(self, at: i64, slot: GameSlot) -> None:
        """Mark what is legal."""
        masks = self.masks
        moves = slot.moves
        for old in range(slot.mask_bits):
            masks[at + moves[old]] = 0
        count = self.rules.fill(slot.state, moves)
        for new in range(count):
            masks[at + moves[new]] = 1
        if not self.makes_masks_anew:
            slot.mask_bits = count


def zeros(count: i64) -> vec[u8]:
    """Return a vector of zeros."""
    # Compiled, this makes no list: it is as fast as memory can be cleared.
    return vec[u8]([u8(0)] * count)
