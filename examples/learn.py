"""
Learn a game for two players by self-play, with numpy alone.

    python -m examples.learn gears --weights learnt.npz --record game.txt

A small network reads the mover's planes and predicts the quality of each action and
the winner. It plays many games in parallel (`whiskerworks.lab.batch`), half against
itself and half against random moves. Then training makes actions more likely that went
better than predicted (PPO). At the end the network plays against random moves, and the
script prints its score with a confidence interval. docs/research.md explains it.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from examples.network import Flags, Floats, Ints, Net, Seen, chances_of, logs_of
from whiskerworks.core import record
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game, View
from whiskerworks.core.match import Match, weighted_dealer
from whiskerworks.core.planes import NUMBER
from whiskerworks.games import load
from whiskerworks.lab.batch import Batch
from whiskerworks.lab.rating import Interval, wilson

UPDATES = 400
"""So often the network is changed, if nothing else is asked for."""
GAMES = 128
"""Games played in parallel."""
STEPS = 64
"""Actions per game between updates of the network."""
DISCOUNT = 0.98
"""What a win is worth an action earlier; so quick wins are better."""
TRUST = 0.95
"""Weight of later rewards against the network's own estimate."""
ROUNDS = 2
"""So often the network is shown the same actions."""
PIECES = 16
"""Minibatches per pass."""
WIDTHS = {"gears": 55, "arena": 61}
"""The two parts of actions: the piece taken, and the peg or hex it goes to."""
MOST = 1_000_000_000
"""No number that is asked for is larger."""
LOUDEST = 16.0
"""What a number in a plane of numbers is divided by."""


class Learner:
    """A network that sees a game through its planes."""

    def __init__(self, game: Game, seed: int) -> None:
        if game.seats != 2:
            raise ValueError(f"this learns games for two, not {game!r}")
        self.game = game
        self.rng = np.random.default_rng(seed)
        planes = game.planes
        cells = int(planes.cells)
        # A plane of one number says it in every cell: once is enough.
        told = [1 if plane.kind == NUMBER else cells for plane in planes.planes]
        scale = [1 / LOUDEST if plane.kind == NUMBER else 1 for plane in planes.planes]
        self.cells = np.concatenate(
            [i * cells + np.arange(n) for i, n in enumerate(told)]
        )
        self.scale = np.repeat(np.array(scale, np.float32), told)
        self.limit = game.rules.move_limit
        width = WIDTHS.get(game.name, self.limit)
        self.net = Net(len(self.cells), -(-self.limit // width), width, self.rng)

    def inputs(self, observations: NDArray[np.uint8]) -> Floats:
        """Return planes as the network takes them."""
        flat = observations.reshape(len(observations), -1)
        return flat[:, self.cells] * self.scale

    def draw(self, chances: Floats) -> Ints:
        """Return a part of an action for each row, drawn by its chances."""
        sums = chances.cumsum(axis=1)
        at = self.rng.random(len(sums), np.float32) * sums[:, -1] * np.float32(0.99999)
        return np.asarray((sums <= at[:, None]).sum(axis=1))

    def act(self, batch: Batch, rows: Ints) -> Seen:
        """Choose an action for some games of a batch."""
        return self.decide(self.inputs(batch.observations[rows]), batch.masks[rows])

    def decide(self, inputs: Floats, masks: Flags) -> Seen:
        """
        Choose an action for each row, drawn as the network likes.

        Who always does what seems best repeats itself, and comes to nothing.
        """
        _, first, second, values = self.net.look(inputs)
        more = self.net.firsts * self.net.width - self.limit
        grid = np.pad(masks, ((0, 0), (0, more))).reshape(
            len(masks), self.net.firsts, -1
        )
        firsts = np.asarray(grid.any(axis=2))
        one = chances_of(first, firsts)
        row = self.draw(one)
        seconds = grid[np.arange(len(row)), row]
        two = chances_of(second, seconds)
        column = self.draw(two)
        logs = logs_of(one, row) + logs_of(two, column)
        actions = self.net.width * row + column
        return Seen(inputs, firsts, seconds, actions, logs, values, values)

    def choose(self, view: View, legal: list[int]) -> int:
        """Return a legal action that the network likes in this *view*."""
        planes = self.game.planes
        out = vec[u8]([u8(0)] * planes.size)
        planes.planes_into(view, out, 0)
        inputs = self.inputs(np.frombuffer(memoryview(out), np.uint8)[None])
        masks = np.zeros((1, self.limit), np.bool_)
        masks[0, legal] = True
        return int(self.decide(inputs, masks).actions[0])

    def play(self, batch: Batch, steps: int) -> Seen:
        """Play all games for some steps; return the samples of its choices."""
        rows = np.arange(batch.count)
        kept: list[Seen] = []
        ends: list[End] = []
        for _ in range(steps):
            kept.append(self.act(batch, rows))
            seats = batch.seats.copy()
            # Every other game is one against random moves, from either seat.
            free = (rows % 2 == 0) & (rows // 2 % 2 == seats)
            batch.step(np.where(free, batch.sample(), kept[-1].actions))
            over = batch.over.copy()
            ends.append(End(seats, batch.rewards[rows, seats], over, ~free))
        last = self.net.look(self.inputs(batch.observations))[-1]
        seen = joined(kept, worths(kept, ends, batch.seats, last))
        return seen.part(np.flatnonzero(np.concatenate([end.own for end in ends])))

    def update(self, batch: Batch) -> None:
        """Play, and learn from the samples."""
        seen = self.play(batch, STEPS)
        for _ in range(ROUNDS):
            order = self.rng.permutation(len(seen.actions))
            for part in np.array_split(order, PIECES):
                self.net.learn(seen.part(part))


class End(NamedTuple):
    """What came of a step in all games."""

    seats: Ints
    """Who acted."""
    rewards: NDArray[np.float64]
    """What they got, if it ended the game."""
    over: Flags
    own: Flags
    """Whether the network chose."""


def joined(kept: list[Seen], returns: Floats) -> Seen:
    """Return all steps as one, with what they turned out to be worth."""
    return Seen(
        np.concatenate([one.inputs for one in kept]),
        np.concatenate([one.firsts for one in kept]),
        np.concatenate([one.seconds for one in kept]),
        np.concatenate([one.actions for one in kept]),
        np.concatenate([one.chances for one in kept]),
        np.concatenate([one.values for one in kept]),
        returns,
    )


def worths(
    kept: list[Seen], ends: list[End], next_seats: Ints, next_values: Floats
) -> Floats:
    """
    Return the value of each position to its mover, from -1 to 1.

    It is looked at from behind: a game that was over is worth its reward; any other
    what the next position is, which may be that of the opponent.
    """
    later = next_values.astype(np.float64)
    found: list[Floats] = []
    for one, end in zip(reversed(kept), reversed(ends), strict=True):
        turned = np.where(end.seats == next_seats, later, -later)
        worth = DISCOUNT * np.where(end.over, end.rewards, turned)
        found.append(worth.astype(np.float32))
        later = TRUST * worth + (1 - TRUST) * one.values
        next_seats = end.seats
    return np.concatenate(found[::-1])


def match(learner: Learner, games: int, seed: int) -> Interval:
    """Let the network play against random moves, from each seat in every other game."""
    batch = Batch(learner.game, games, seed)
    rows = np.arange(games)
    own = rows % 2
    left = np.ones(games, np.bool_)
    score = 0.0
    while left.any():
        actions = batch.sample()
        due = rows[left & (batch.seats == own)]
        if len(due):
            actions[due] = learner.act(batch, due).actions
        batch.step(actions)
        ended = left & batch.over
        # With two seats a win is worth 1 and a loss -1; a score is 1 or 0.
        score += float((batch.rewards[rows, own][ended] + 1).sum() / 2)
        left &= ~batch.over
    return wilson(score, games)


def recorded(learner: Learner, seed: int) -> str:
    """Return the record of a game that the network plays against random moves."""
    game = learner.game
    draw = weighted_dealer(game, Random(seed))
    match = Match(game, draw)

    def choose(seat: int) -> int:
        if seat > 0:
            return draw(match.state)
        legal = game.legal_moves(match.state)
        return learner.choose(game.view(match.state, seat), legal)

    for _ in match.play_on(choose):
        pass
    return record.write(match.record((("seat-0", "learner"), ("seat-1", "random"))))


def train(
    learner: Learner, updates: int, seed: int, say: Callable[[str], None] = print
) -> None:
    """Play and learn repeatedly; print progress now and then."""
    batch = Batch(learner.game, GAMES, seed)
    began = time.perf_counter()
    for update in range(1, updates + 1):
        learner.update(batch)
        if update % max(1, updates // 10) == 0:
            found = match(learner, 100, seed + update)
            took = time.perf_counter() - began
            score = f"{found.value:.0%} of the points against random moves"
            say(f"{update:5} updates, {took:4.0f} s: {score}")


def number(least: int) -> Callable[[str], int]:
    """Return what reads a number from *least* on."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= MOST:
            raise argparse.ArgumentTypeError(
                f"it is a whole number from {least} to {MOST}, not {text!r}"
            )
        return int(text)

    return read


def to_write(text: str) -> Path:
    """Return a writable path, checked before hours of training."""
    path = Path(text)
    try:
        is_new = not path.exists()
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise argparse.ArgumentTypeError(
            f"cannot write {text!r}: {error.strerror}"
        ) from None
    return path


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    made = argparse.ArgumentParser(prog="examples.learn", description=__doc__)
    made.add_argument("game", nargs="?", default="gears")
    made.add_argument("--updates", type=number(1), default=UPDATES)
    made.add_argument("--games", type=number(1), default=400, help="of the last match")
    made.add_argument("--seed", type=number(0), default=1)
    made.add_argument("--start", type=Path, help="go on from these weights")
    made.add_argument("--weights", type=to_write, help="write the weights here")
    made.add_argument("--record", type=to_write, help="write a game here, to watch")
    return made


def begun(name: str, seed: int, start: Path | None) -> Learner:
    """
    Return an untrained network, or the one in the file *start*.

    Raises:
        ValueError: It cannot learn that game, or the file has no weights for it.
        WhiskerworksError: The game is unknown.
        OSError: The file cannot be read.
    """
    learner = Learner(load(name), seed)
    if start is not None:
        learner.net.read(start)
    return learner


def main(arguments: list[str] | None = None) -> None:
    """Train, print the results and write the requested files."""
    asked = parser()
    given = asked.parse_args(arguments)
    try:
        learner = begun(given.game, given.seed, given.start)
    except (ValueError, WhiskerworksError) as error:
        asked.error(str(error))
    except OSError as error:
        asked.error(f"cannot read {str(given.start)!r}: {error.strerror}")
    train(learner, given.updates, given.seed, partial(print, flush=True))
    found = match(learner, given.games, given.seed)
    print(
        f"{given.games} games against random moves: {found.value:.1%} of the points "
        f"(95 %: {found.low:.1%} to {found.high:.1%})"
    )
    if given.weights is not None:
        learner.net.save(given.weights)
    if given.record is not None:
        given.record.write_text(recorded(learner, given.seed), "utf-8")


if __name__ == "__main__":
    main()
