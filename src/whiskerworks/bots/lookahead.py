# compiled: warm
"""
The engine for games with one player: look ahead along ways that chance may go.

A thought settles what chance will do, in one way among many, and looks ahead along
it (`beam.py`). What a choice is worth is what it is worth on average over those ways.

At first all choices share one look, and of most it sees little more than the turn they
are made in. Whoever has more thoughts goes on with the few that looked best, and looks
as far along each of them.
"""

from typing import Final, Generic, TypeVar, final

from librt.random import Random
from mypy_extensions import i64

from whiskerworks.bots.beam_search import TURN_VALUE, WIN_VALUE, BeamSearch
from whiskerworks.bots.engine import Engine, Opinion
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.advice import Foresight, Level
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

CHANCE_SEEDS: Final[i64] = 1 << 30
"""There are so many ways of chance."""
MAX_FINALISTS: Final = 6
"""So many are the best."""
MAX_MOVES_PER_TURN: Final[i64] = 20_000
"""So many moves of one turn are tried at most, lest a thought take too long."""
NOT_A_FINALIST_PENALTY: Final = 1_000_000.0
"""What is not among the best is worth so much less: more than anything is worth."""


@final
class ChoiceStatistics:
    """What was seen of each choice, all ways of chance together."""

    def __init__(self, count: int) -> None:
        self.worth: Final = [0.0] * count
        """What it was worth."""
        self.won: Final = [0.0] * count
        """Along how many ways it was seen to win."""
        self.ways: Final = [0.0] * count
        """Along how many ways it was looked at."""

    def mean(self, index: i64) -> float:
        """Return what a choice is worth on average; 0 if it was not looked at."""
        return self.worth[index] / max(1.0, self.ways[index])

    def chance(self, index: i64) -> float:
        """Return along which share of the ways a choice was seen to win."""
        return self.won[index] / max(1.0, self.ways[index])

    def best(self, most: int) -> list[i64]:
        """Return the numbers of the choices that are worth most, the best first."""
        ranked = [(-self.mean(index), index) for index in range(len(self.worth))]
        ranked.sort()
        return [index for _, index in ranked[:most]]


@final
class LookaheadEngine(Engine, Generic[S]):
    """Looks ahead from one position."""

    def __init__(
        self,
        rules: Rules[S],
        advice: Foresight[S],
        state: S,
        level: Level,
        seed: i64,
    ) -> None:
        super().__init__()
        self._rules: Final = rules
        self._advice: Final = advice
        self._state: Final = state
        self._width: Final[i64] = level.width
        self._turns: Final[i64] = level.horizon
        self._rng: Final = Random(seed)
        self._aim: Final[i64] = advice.aim(state)
        self._broad: Final[i64] = advice.broad()
        moves = room(rules.most_moves)
        count = rules.fill(state, moves)
        self._moves: Final = [int(moves[index]) for index in range(count)]
        self._all: Final = ChoiceStatistics(len(self._moves))
        self._best: Final = ChoiceStatistics(len(self._moves))
        self._finalists: list[i64] = []

    def think(self, thoughts: i64) -> None:
        for _thought in range(thoughts):
            seed = self._rng.randrange(CHANCE_SEEDS)
            fate: FixedChance[S] = FixedChance(self._rules, self._advice, seed)
            if self.thoughts < self._broad:
                self._look_at_all(fate)
            else:
                self._look_at_best(fate)
            self.thoughts += 1

    def _look_at_all(self, fate: FixedChance[S]) -> None:
        """Look ahead along one way of chance, from all choices at once."""
        beam = self._beam(fate, MAX_MOVES_PER_TURN)
        beam.look(self._state)
        for index, value in enumerate(beam.best):
            self._note(self._all, index, value)

    def _look_at_best(self, fate: FixedChance[S]) -> None:
        """Look ahead along one way of chance, from each of the best choices."""
        if len(self._finalists) == 0:
            self._finalists = self._all.best(MAX_FINALISTS)
        for index in self._finalists:
            value = self._beam(fate, MAX_MOVES_PER_TURN // MAX_FINALISTS).look_by(
                self._state, index
            )
            self._note(self._best, index, value)

    def _beam(self, fate: FixedChance[S], most: i64) -> BeamSearch[S]:
        """Return what looks ahead along one way of chance."""
        aim, width, turns = self._aim, self._width, self._turns
        return BeamSearch(self._rules, self._advice, fate, aim, width, turns, most)

    def _note(self, sums: ChoiceStatistics, index: i64, value: i64) -> None:
        """Note what was seen of a choice along one way."""
        sums.worth[index] += float(self._judge(value))
        sums.ways[index] += 1.0
        if value >= WIN_VALUE:
            sums.won[index] += 1.0

    def _judge(self, value: i64) -> i64:
        """
        Return what a choice is worth along one way, by the best a beam saw of it.

        How soon a way is lost does not matter: what kills along one may be good along
        the others.
        """
        if value >= WIN_VALUE:
            return self._advice.win()
        if value < 0:
            return self._advice.loss()
        return self._advice.worth(value // TURN_VALUE, value % TURN_VALUE)

    def is_settled(self, left: i64) -> bool:
        return len(self._moves) == 1

    def opinions(self) -> list[Opinion]:
        return [self._opinion(move, index) for index, move in enumerate(self._moves)]

    def _opinion(self, move: int, index: i64) -> Opinion:
        """Return what it thinks of a choice; those that are the best come first."""
        if self._best.ways[index] > 0.0:
            return Opinion(move, self._best.mean(index), self._best.chance(index))
        behind = NOT_A_FINALIST_PENALTY if len(self._finalists) else 0.0
        return Opinion(move, self._all.mean(index) - behind, self._all.chance(index))
