# compiled: warm
"""
Step many games of one kind together: the compiled part.

Results are kept in vectors, one game after another, which numpy reads without copying
(`batch.py`). The number of a slot and its seeds never change; when its game is over,
another begins there.
"""

from typing import Final, final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.planes import Planes
from whiskerworks.core.rules import Rules, move_buffer
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.core.value import Value
from whiskerworks.lab.research.rewards import rewards

SEED_LIMIT: Final[i64] = 1 << 62
"""Seeds of generators are below this."""
ILLEGAL_REWARD: Final = -1.0
"""Reward of a seat that ends a game by an illegal action; the others get 0."""
ACTION_BYTES: Final[i64] = 8
"""Number of bytes of an encoded action."""
MAX_FRESH_MASK_MOVES: Final[i64] = 4096
"""
Maximum length of a mask that is created anew at each step.

Clearing short masks is cheap. In longer ones only the bits set before are cleared.
"""


@final
class GameSlot:
    """One of the games: its position and its own random generators."""

    def __init__(
        self, state: Value, chance: int, sample_rng: int, moves: vec[i64]
    ) -> None:
        self.state = state
        """The position; always one in which a seat is to move."""
        self.seat: i64 = GAME_OVER
        """The seat to move."""
        self.length: i64 = 0
        """Number of actions so far."""
        self.chance_rng: Final = Random(chance)
        """Draws for chance."""
        self.sample_rng: Final = Random(sample_rng)
        """Draws random actions; separate, so that sampling leaves chance unchanged."""
        self.moves: Final = moves
        """Buffer for the legal moves."""
        self.mask_bits: i64 = 0
        """Number of entries in `moves` whose mask bits are set."""
        self.sampled: i64 = -1
        """The action drawn at random, which is therefore legal; -1 if none."""


@final
class Stepper:
    """All games, and the vectors that hold their results."""

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
        """Actions after which a game is cut."""
        self.masked: Final = masks
        """Whether legal moves are listed."""
        self.lenient: Final = lenient
        """Whether an illegal action ends its game instead of being refused."""
        self.buffer: Final = move_buffer(game.rules.max_legal_moves)
        self.observations = zeros(self.count * self.size)
        """Planes of what each acting seat may see; a new vector for each step."""
        self.makes_masks_anew: Final = masks and self.limit <= MAX_FRESH_MASK_MOVES
        """Whether masks are created anew at each step."""
        self.masks = zeros(self.count * self.limit if masks else 0)
        """1 for each legal move."""
        self.seats: Final = move_buffer(count)
        """The seat to move in each game."""
        self.rewards: Final = vec[float]([0.0] * (count * game.seats))
        """Rewards of each seat in games that this step ended, else 0."""
        self.over: Final = zeros(self.count)
        """1 where this step ended the game and another began."""
        self.cut: Final = zeros(self.count)
        """1 where it ended because it was too long."""
        self.illegal: Final = zeros(self.count)
        """1 where it ended by an illegal action."""
        self.lengths: Final = move_buffer(count)
        """Number of actions in the game, or in the one this step ended."""
        self.samples: Final = move_buffer(count)
        """The actions that `sample` drew."""
        self.slots: Final[list[GameSlot]] = self._make_slots(seed, first)
        for index in range(self.count):
            self._begin(self.slots[index])
            self._write_turn(index, self.slots[index])

    def _make_slots(self, seed: int, first: int) -> list[GameSlot]:
        """Return the slots from number *first* on, seeded from *seed*."""
        shared = self.makes_masks_anew or not self.masked
        seeds = Random(seed)
        found: list[GameSlot] = []
        for number in range(first + self.count):
            chance, sample_rng = (
                seeds.randrange(SEED_LIMIT),
                seeds.randrange(SEED_LIMIT),
            )
            if number >= first:
                moves = self.buffer
                if not shared:
                    moves = move_buffer(self.rules.max_legal_moves)
                found.append(
                    GameSlot(self.rules.start(), int(chance), int(sample_rng), moves)
                )
        return found

    def step(self, actions: bytes) -> None:
        """
        Play an action in each game; each is encoded as eight bytes, little-endian.

        Raises:
            IllegalMove: An action is illegal; nothing was played.
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
        """Draw a legal action for each game, all equally likely."""
        for index in range(self.count):
            slot = self.slots[index]
            slot.sampled = self.rules.pick(slot.state, self.buffer, slot.sample_rng)
            self.samples[index] = slot.sampled

    def _is_legal(self, index: i64, action: i64) -> bool:
        """Whether an action is legal."""
        if action < 0 or action >= self.limit:
            return False
        slot = self.slots[index]
        if action == slot.sampled:
            return True
        if self.masked:
            return self.masks[self.limit * index + action] == 1
        return self.rules.why_illegal(slot.state, action) is None

    def _illegal_move(self, index: i64, action: i64) -> IllegalMove:
        """Return the error that names an illegal action, its game and the rule."""
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
            if slot.seat == GAME_OVER:
                self._write_rewards(index, slot)
                self._end(index, slot)
            elif slot.length >= self.max_moves:
                self.cut[index] = 1
                self._end(index, slot)
        self._write_turn(index, slot)

    def _play_chance(self, slot: GameSlot, state: Value) -> None:
        """Play for chance from *state* until a seat is to move or the game is over."""
        rules = self.rules
        mover = rules.to_move(state)
        while mover == CHANCE:
            state = rules.play(state, rules.pick(state, self.buffer, slot.chance_rng))
            mover = rules.to_move(state)
        slot.state = state
        slot.seat = mover

    def _begin(self, slot: GameSlot) -> None:
        """Begin a game; deal again if chance ends it before anybody can choose."""
        slot.length = 0
        self._play_chance(slot, self.rules.start())
        while slot.seat == GAME_OVER:
            self._play_chance(slot, self.rules.start())

    def _end(self, index: i64, slot: GameSlot) -> None:
        """Mark a game as over, and begin the next."""
        self.over[index] = 1
        self._begin(slot)

    def _clear_ending(self, index: i64) -> None:
        """Clear how the previous game ended."""
        self.over[index] = 0
        self.cut[index] = 0
        self.illegal[index] = 0
        for seat in range(self.seat_count):
            self.rewards[self.seat_count * index + seat] = 0.0

    def _write_rewards(self, index: i64, slot: GameSlot) -> None:
        """Write the rewards of a game that ended by the rules."""
        outcome = self.rules.outcome(slot.state)
        assert outcome is not None
        worth = rewards(outcome.scores)
        for seat in range(self.seat_count):
            self.rewards[self.seat_count * index + seat] = worth[seat]

    def _write_turn(self, index: i64, slot: GameSlot) -> None:
        """Write the seat to move, its legal moves, and what it sees."""
        self.seats[index] = slot.seat
        slot.sampled = -1
        if self.masked:
            self._write_mask(self.limit * index, slot)
        if self.size:
            view = self.game.view(slot.state, int(slot.seat))
            self.planes.planes_into(view, self.observations, self.size * index)

    def _write_mask(self, at: i64, slot: GameSlot) -> None:
        """Write the mask of legal moves."""
        masks = self.masks
        moves = slot.moves
        for old in range(slot.mask_bits):
            masks[at + moves[old]] = 0
        count = self.rules.legal_moves_into(slot.state, moves)
        for new in range(count):
            masks[at + moves[new]] = 1
        if not self.makes_masks_anew:
            slot.mask_bits = count


def zeros(count: i64) -> vec[u8]:
    """Return a vector of zeros."""
    # mypyc compiles this without making a list, so it is as fast as clearing memory.
    return vec[u8]([u8(0)] * count)
