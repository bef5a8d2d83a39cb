"""Batches: each game runs as it would alone, and by the rules."""

from typing import NamedTuple

import numpy as np
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from whiskerworks import games
from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import load
from whiskerworks.lab.batch import Batch
from whiskerworks.lab.batch.stepper import SEED_LIMIT
from whiskerworks.lab.research.rewards import rewards

COUNT = 3
EVERY_TABLE = [
    (name, seats) for name in games.names() for seats in games.meta(name).seats
]
MAX_PLIES = 150
"""So soon games are cut here, since the puzzle never ends by itself."""


class Said(NamedTuple):
    """What a batch says of one game after a step."""

    seat: int
    rewards: list[float]
    over: bool
    cut: bool
    length: int
    legal: list[int]
    observation: bytes


def said(batch: Batch, index: int) -> Said:
    """Return what a batch says of a game."""
    return Said(
        int(batch.seats[index]),
        batch.rewards[index].tolist(),
        bool(batch.over[index]),
        bool(batch.cut[index]),
        int(batch.lengths[index]),
        np.flatnonzero(batch.masks[index]).tolist(),
        batch.observations[index].tobytes(),
    )


class Alone:
    """One game, played by the contract alone, by the chance of a place in a batch."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        self.game = game
        seeds = Random(seed)
        drawn = [seeds.randrange(int(SEED_LIMIT)) for _ in range(2 * number + 2)]
        self.chance = Random(drawn[2 * number])
        self.begin()

    def begin(self) -> None:
        """Begin a game."""
        self.length = 0
        self.state = self.settled(self.game.start())

    def settled(self, state: Value) -> Value:
        """Return the position after all that chance does in *state*."""
        while self.game.to_move(state) == CHANCE:
            rules = self.game.rules
            move = rules.pick(state, move_buffer(rules.max_legal_moves), self.chance)
            assert self.game.why_illegal(state, move) is None
            state = self.game.play(state, move)
        return state

    def play(self, move: int) -> Said:
        """Play a move and return what a batch has to say of it."""
        assert self.game.why_illegal(self.state, move) is None
        self.state = self.settled(self.game.play(self.state, move))
        self.length += 1
        length = self.length
        outcome = self.game.outcome(self.state)
        cut = outcome is None and length == MAX_PLIES
        nothing = [0.0] * self.game.seats
        worth = nothing if outcome is None else rewards(outcome.scores)
        if outcome is not None or cut:
            self.begin()
        over = outcome is not None or cut
        return self.now()._replace(rewards=worth, over=over, cut=cut, length=length)

    def now(self) -> Said:
        """Return what a batch has to say before anybody has moved."""
        seat = self.game.to_move(self.state)
        assert seat is not None
        planes = self.game.planes
        out = vec[u8]([0] * int(planes.size))
        planes.planes_into(self.game.view(self.state, seat), out, 0)
        legal = sorted(self.game.legal_moves(self.state))
        nothing = [0.0] * self.game.seats
        return Said(seat, nothing, False, False, 0, legal, bytes(memoryview(out)))


def actions_of(batch: Batch, steps: int) -> list[NDArray[np.int64]]:
    """Have a batch play random actions; return them."""
    drawn = []
    for _ in range(steps):
        drawn.append(batch.sample())
        batch.step(drawn[-1])
    return drawn


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_each_game_goes_as_the_rules_say(name: str, seats: int) -> None:
    """Every observation, mask, reward and ending is that of a game played alone."""
    game = load(name, seats)
    batch = Batch(game, COUNT, seed=11, most_moves=MAX_PLIES)
    alone = [Alone(game, 11, number) for number in range(COUNT)]
    assert [said(batch, i) for i in range(COUNT)] == [one.now() for one in alone]

    for _ in range(2 * MAX_PLIES):
        actions = batch.sample()
        batch.step(actions)

        expected = [alone[i].play(int(actions[i])) for i in range(COUNT)]
        assert [said(batch, i) for i in range(COUNT)] == expected


def test_a_game_does_not_depend_on_how_many_others_there_are() -> None:
    """A place goes by its number, in whatever batch it is."""
    many = Batch("arena", 5, seed=3)
    late = Batch("arena", 2, seed=3, first=2)

    for _ in range(300):
        actions = many.sample()
        assert late.sample().tolist() == actions[2:4].tolist()
        many.step(actions)
        late.step(actions[2:4])

        assert [said(late, i) for i in (0, 1)] == [said(many, i) for i in (2, 3)]


def test_places_and_seeds_differ() -> None:
    """No two games of a batch are the same, nor are those of two seeds."""
    drawn = [
        tuple(np.stack(actions_of(Batch("gears", 4, seed), 8))[:, place])
        for seed in (1, 2)
        for place in range(4)
    ]

    assert len(set(drawn)) == 8


def test_what_is_sampled_does_not_change_chance() -> None:
    """Other ways to choose actions meet the same dice."""
    sampled = Batch("arena", 3, seed=5)
    chosen = Batch("arena", 3, seed=5)

    for _ in range(100):
        actions = sampled.sample()
        sampled.step(actions)
        chosen.step(actions)

        assert [said(chosen, i) for i in range(3)] == [
            said(sampled, i) for i in range(3)
        ]


def test_a_reset_begins_the_same_games_again() -> None:
    """A seed settles everything; another one settles it otherwise."""
    batch = Batch("maze", 3, seed=8)
    first = np.stack(actions_of(batch, 40))

    batch.reset()
    again = np.stack(actions_of(batch, 40))
    batch.reset(9)
    other = np.stack(actions_of(batch, 40))

    assert (first == again).all()
    assert (first != other).any()


def test_without_masks_and_observations_the_games_are_the_same() -> None:
    """Leaving outputs out changes nothing else."""
    whole = Batch("gears", 3, seed=2)
    bare = Batch("gears", 3, seed=2, masks=False, observe=False)

    for actions in actions_of(whole, 60):
        bare.step(actions)

    assert [bare.state(i) for i in range(3)] == [whole.state(i) for i in range(3)]
    with pytest.raises(ValueError, match="masks=True"):
        bare.masks  # noqa: B018
    with pytest.raises(ValueError, match="observe=True"):
        bare.observations  # noqa: B018


@pytest.mark.parametrize("masks", [True, False])
def test_samples_are_legal_and_reach_everything(masks: bool) -> None:
    """Of a toss's few first moves none is forgotten."""
    batch = Batch(load("arena", 2), 200, seed=4, masks=masks)
    game = batch.game
    seen: set[int] = set()

    for index, action in enumerate(batch.sample().tolist()):
        assert game.why_illegal(batch.state(index), action) is None
        seen.add(action)

    assert len(seen) > 10


@pytest.mark.parametrize("masks", [True, False])
def test_an_illegal_action_is_refused_before_anything_is_played(masks: bool) -> None:
    """The error names the game, the action and the rule; nothing has changed."""
    batch = Batch("gears", 4, seed=1, masks=masks)
    actions = batch.sample()
    actions[2] = 3081  # the toss is long over
    before = [batch.state(i) for i in range(4)]

    with pytest.raises(IllegalMove, match=r"game 2: action 3081 .*toss-is-over \[G3\]"):
        batch.step(actions)

    assert all(batch.state(i) is before[i] for i in range(4))
    assert batch.lengths.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("action", [-1, 3083, 2**40])
def test_a_number_that_is_no_move_is_refused(action: int) -> None:
    """It has no notation, and is named by its number."""
    batch = Batch("gears", 2, seed=1)
    actions = batch.sample()
    actions[0] = action

    with pytest.raises(
        IllegalMove, match=f"game 0: action {action} is refused: no-such"
    ):
        batch.step(actions)


@pytest.mark.parametrize("action", [3081, -1, 3083])
@pytest.mark.parametrize("masks", [True, False])
def test_an_illegal_action_may_end_its_game_instead(masks: bool, action: int) -> None:
    """Who does it pays for it; the others go on."""
    batch = Batch("gears", 2, seed=1, masks=masks, illegal="end")
    actions = batch.sample()
    actions[1] = action
    culprit = int(batch.seats[1])

    batch.step(actions)

    assert batch.over.tolist() == [False, True]
    assert batch.illegal.tolist() == [False, True]
    assert batch.rewards[1].tolist() == [-1.0 * (seat == culprit) for seat in (0, 1)]
    assert batch.rewards[0].tolist() == [0.0, 0.0]
    batch.step(batch.sample())
    assert not batch.over.any()
    assert not batch.illegal.any()
    assert not batch.rewards.any()
    assert batch.lengths.tolist() == [2, 1]


def test_a_game_that_is_too_long_is_cut_and_worth_nothing() -> None:
    """It is over then, and the next one is as long."""
    batch = Batch(load("arena", 4), 2, seed=6, most_moves=3)

    cut = []
    for _ in range(6):
        batch.step(batch.sample())
        cut.append(batch.cut.tolist())
        assert (batch.over == batch.cut).all()
        assert not batch.rewards.any()

    assert cut == [[False] * 2, [False] * 2, [True] * 2] * 2


def test_a_player_alone_may_be_cut_too() -> None:
    """That is worth nothing, as a loss is."""
    batch = Batch("puzzle", 2, seed=6, most_moves=1)

    batch.step(batch.sample())

    assert batch.cut.all()
    assert batch.rewards.tolist() == [[0.0], [0.0]]


@pytest.mark.parametrize(
    "actions", [[1.0, 2.0], [1], [[1], [2]], [True, False], [], ["a1", "b2"]]
)
def test_actions_are_one_whole_number_for_each_game(actions: list[object]) -> None:
    """Anything else is refused in a sentence, and not guessed at."""
    batch = Batch("gears", 2)

    with pytest.raises(ValueError, match="step takes 2 whole numbers"):
        batch.step(np.array(actions))


@pytest.mark.parametrize("kind", [np.int16, np.int32, np.uint64, ">i8"])
def test_actions_may_be_whole_numbers_of_any_kind(kind: str) -> None:
    """What they are kept in does not matter, nor does a list."""
    batch, other = Batch("gears", 2, seed=3), Batch("gears", 2, seed=3)
    actions = batch.sample()

    batch.step(actions.astype(kind))
    other.step(actions.tolist())

    assert batch.state(0) == other.state(0)
    assert batch.state(1) == other.state(1)


def test_nobody_can_write_into_what_is_looked_at() -> None:
    """A program that means to change its copy notices that it has none."""
    batch = Batch("gears", 2)

    for array in (batch.masks, batch.observations, batch.rewards, batch.seats):
        assert not array.flags.writeable
