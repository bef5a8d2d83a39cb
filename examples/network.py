"""A small network and how it learns (PPO), with numpy alone; see `learn.py`."""

import zipfile
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

HIDDEN = 64
"""Width of the hidden layer."""
CLIP = 0.2
"""Limit of PPO on the change of an action's probability in one update."""
CURIOSITY = 0.005
"""How much it counts to try many things."""
PACE = 1e-3
"""How fast weights change."""
TINY = np.float32(1e-9)


class Seen(NamedTuple):
    """Actions, in which positions, and what came of them."""

    inputs: Floats
    firsts: Flags
    """Which first parts of actions were legal."""
    seconds: Flags
    """Which second parts were, after the first part that was chosen."""
    actions: Ints
    chances: Floats
    """The logarithms of how likely the actions were."""
    values: Floats
    """What the network thought of the positions."""
    returns: Floats
    """What they were worth."""

    def part(self, rows: Ints) -> "Seen":
        """Return some of it."""
        return Seen(
            self.inputs[rows],
            self.firsts[rows],
            self.seconds[rows],
            self.actions[rows],
            self.chances[rows],
            self.values[rows],
            self.returns[rows],
        )


class Net:
    """
    A network with one hidden layer; it says how good actions are, and a value.

    The number of an action has two parts: it is *width* times the first, and the
    second. The first is chosen among those that are legal, then the second among
    those that are legal with it. Lessons about a peg so apply to all cogs.
    """

    def __init__(
        self, inputs: int, firsts: int, width: int, rng: np.random.Generator
    ) -> None:
        def drawn(rows: int, columns: int, scale: float) -> Floats:
            numbers = rng.standard_normal((rows, columns), np.float32)
            return numbers * np.float32(scale / np.sqrt(rows))

        self.firsts, self.width = firsts, width
        self.weights: dict[str, Floats] = {
            "in": drawn(inputs, HIDDEN, 1.4),
            "in-bias": np.zeros(HIDDEN, np.float32),
            "out": drawn(HIDDEN, firsts + width + 1, 0.05),
            "out-bias": np.zeros(firsts + width + 1, np.float32),
        }
        self._means = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._squares = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._changes = 0

    def look(self, inputs: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Return the hidden layer, the logits of both action parts, and the value."""
        w = self.weights
        hidden = np.maximum(inputs @ w["in"] + w["in-bias"], 0)
        out = hidden @ w["out"] + w["out-bias"]
        parts = np.split(out, [self.firsts, self.firsts + self.width], axis=1)
        return hidden, parts[0], parts[1], np.tanh(parts[2][:, 0])

    def learn(self, seen: Seen) -> None:
        """Change all weights a little, so that better actions become likelier."""
        hidden, first, second, values = self.look(seen.inputs)
        one = chances_of(first, seen.firsts)
        two = chances_of(second, seen.seconds)
        weights = weights_of(one, two, seen, self.width)
        at_out = np.concatenate(
            [
                slope_of(one, seen.actions // self.width, weights),
                slope_of(two, seen.actions % self.width, weights),
                ((values - seen.returns) * (1 - values**2))[:, None],
            ],
            axis=1,
            dtype=np.float32,
        )
        at_out /= np.float32(len(values))
        at_hidden = (at_out @ self.weights["out"].T) * (hidden > 0)
        self._descend(
            {
                "in": seen.inputs.T @ at_hidden,
                "in-bias": at_hidden.sum(axis=0),
                "out": hidden.T @ at_out,
                "out-bias": at_out.sum(axis=0),
            }
        )

    def _descend(self, slopes: dict[str, Floats]) -> None:
        """Go a step down all slopes (Adam)."""
        self._changes += 1
        early, late = 1 - 0.9**self._changes, 1 - 0.999**self._changes
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            change = (mean / early) / (np.sqrt(square / late) + 1e-8)
            self.weights[name] -= np.float32(PACE) * change

    def save(self, path: Path) -> None:
        """Write all weights into a file."""
        with path.open("wb") as file:
            np.savez_compressed(file, **self.weights)  # type: ignore[arg-type]

    def read(self, path: Path) -> None:
        """
        Take all weights from a file.

        Raises:
            ValueError: They are those of another game or another network, or none.
            OSError: The file cannot be read.
        """
        with path.open("rb") as file:
            if not zipfile.is_zipfile(file):
                raise ValueError(f"{path} has no weights")
        with np.load(path) as found:
            for name, weights in self.weights.items():
                if name not in found or found[name].shape != weights.shape:
                    raise ValueError(f"{path} has no weights {name!r} for this game")
                weights[...] = found[name]


def chances_of(logits: Floats, masks: Flags) -> Floats:
    """Return how likely each part of an action is; only legal ones are."""
    rest = np.where(masks, logits, np.float32(-np.inf))
    rest = np.exp(rest - rest.max(axis=1, keepdims=True))
    return np.asarray(rest / rest.sum(axis=1, keepdims=True), np.float32)


def logs_of(chances: Floats, chosen: Ints) -> Floats:
    """Return the logarithms of how likely it was to choose that."""
    return np.asarray(
        np.log(chances[np.arange(len(chosen)), chosen] + TINY), np.float32
    )


def weights_of(one: Floats, two: Floats, seen: Seen, width: int) -> Floats:
    """Return how much likelier actions are to become; 0 if they have changed enough."""
    logs = logs_of(one, seen.actions // width) + logs_of(two, seen.actions % width)
    ratio = np.exp(logs - seen.chances)
    gains = seen.returns - seen.values
    gains = (gains - gains.mean()) / (gains.std() + TINY)
    far = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    return np.where(far, 0, gains * ratio).astype(np.float32)


def slope_of(chances: Floats, chosen: Ints, weights: Floats) -> Floats:
    """Return the gradient of the loss with respect to the logits."""
    logs = np.log(chances + TINY)
    mixed = -(chances * logs).sum(axis=1, keepdims=True)
    slope = weights[:, None] * chances + CURIOSITY * chances * (logs + mixed)
    slope[np.arange(len(chosen)), chosen] -= weights
    return np.asarray(slope, np.float32)
