# compiled: warm
"""
The engine for solo games: look ahead with chance fixed in many ways.

Each thought fixes chance by another seed and searches ahead (`beam_search.py`). A
choice is worth its mean value over all these searches.

At first all choices share one beam, which follows most of them little beyond their own
turn. Further thoughts give each of the best few choices a beam of its own.
"""

from typing import Final, Generic, TypeVar, final

from librt.random import Random
from mypy_extensions import i64

from whiskerworks.bots.beam_search import TURN_VALUE, WIN_VALUE, BeamSearch
from whiskerworks.bots.engine import Engine, Opinion
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.advice import Foresight, Level
from whiskerworks.core.rules import Rules, move_buffer
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

CHANCE_SEEDS: Final[i64] = 1 << 30
"""Number of seeds for chance."""
MAX_FINALISTS: Final = 6
"""Choices examined further."""
MAX_MOVES_PER_TURN: Final[i64] = 20_000
"""Moves tried in one turn, which bounds the time of a thought."""
NOT_A_FINALIST_PENALTY: Final = 1_000_000.0
"""Ranks all other choices below the finalists; more than any value."""


@final
class ChoiceStatistics:
    """Totals for each choice over all searches."""

    def __init__(self, count: int) -> None:
        self.worth: Final = [0.0] * count
        """Sum of values."""
        self.won: Final = [0.0] * count
        """Searches in which it won."""
        self.searches: Final = [0.0] * count
        """Searches that examined it."""

    def mean(self, index: i64) -> float:
        """Return a choice's mean value; 0 if it was never examined."""
        return self.worth[index] / max(1.0, self.searches[index])

    def chance(self, index: i64) -> float:
        """Return the share of searches in which a choice won."""
        return self.won[index] / max(1.0, self.searches[index])

    def best(self, most: int) -> list[i64]:
        """Return the indices of the *most* best choices, best first."""
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
        self._broad: Final[i64] = advice.full_searches()
        moves = move_buffer(rules.max_legal_moves)
        count = rules.legal_moves_into(state, moves)
        self._moves: Final = [int(moves[index]) for index in range(count)]
        self._all: Final = ChoiceStatistics(len(self._moves))
        self._best: Final = ChoiceStatistics(len(self._moves))
        self._finalists: list[i64] = []

    def think(self, thoughts: i64) -> None:
        for _thought in range(thoughts):
            seed = self._rng.randrange(CHANCE_SEEDS)
            chance: FixedChance[S] = FixedChance(self._rules, self._advice, seed)
            if self.thoughts < self._broad:
                self._search_all(chance)
            else:
                self._search_finalists(chance)
            self.thoughts += 1

    def _search_all(self, chance: FixedChance[S]) -> None:
        """Search all choices in one beam."""
        beam = self._beam(chance, MAX_MOVES_PER_TURN)
        beam.search(self._state)
        for index, value in enumerate(beam.best):
            self._note(self._all, index, value)

    def _search_finalists(self, chance: FixedChance[S]) -> None:
        """Search each finalist in a beam of its own."""
        if len(self._finalists) == 0:
            self._finalists = self._all.best(MAX_FINALISTS)
        for index in self._finalists:
            value = self._beam(
                chance, MAX_MOVES_PER_TURN // MAX_FINALISTS
            ).search_choice(self._state, index)
            self._note(self._best, index, value)

    def _beam(self, chance: FixedChance[S], most: i64) -> BeamSearch[S]:
        """Return a beam search with chance fixed."""
        aim, width, turns = self._aim, self._width, self._turns
        return BeamSearch(self._rules, self._advice, chance, aim, width, turns, most)

    def _note(self, sums: ChoiceStatistics, index: i64, value: i64) -> None:
        """Add a choice's value in one search."""
        sums.worth[index] += float(self._judge(value))
        sums.searches[index] += 1.0
        if value >= WIN_VALUE:
            sums.won[index] += 1.0

    def _judge(self, value: i64) -> i64:
        """
        Return a choice's worth, from the best value a beam found for it.

        How soon the game is lost does not matter: a move that loses in one search may
        be good in others.
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
        """Return the opinion of a choice; finalists rank above the rest."""
        if self._best.searches[index] > 0.0:
            return Opinion(move, self._best.mean(index), self._best.chance(index))
        behind = NOT_A_FINALIST_PENALTY if len(self._finalists) else 0.0
        return Opinion(move, self._all.mean(index) - behind, self._all.chance(index))
