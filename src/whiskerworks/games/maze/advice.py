# compiled: hot
"""What is worth having in maze."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import TO_THE_END, Level, spread
from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.rules import room
from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.prospects import (
    ALL_FIT,
    chances,
    fitting,
    may_catch,
    may_take,
    met_by,
)
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    MOVING,
    OVER,
    State,
    agenda_of,
    winning_agenda,
)
from whiskerworks.kit.agendas import CAT, MOUSE, NONE

# How likely a move is, by what it leads to.
WINS: Final[i64] = 2_000
"""The own agenda wins at once, or may do so by the own ability."""
FITS: Final = vec[i64]([4, 24, 144])
"""None, one or both paths are as the own agenda wants them."""
THREAT: Final[i64] = 3
"""So much likelier is a table on which the own agenda may win by the next card."""
POINTLESS: Final[i64] = 2
"""The own ability is given away."""
LOSES: Final[i64] = 1
"""Another agenda wins at once."""
SENT: Final[i64] = 3
"""So often one thinks again before one sends somebody where another agenda wins."""


@final
class Advice(CoreAdvice[State]):
    """
    Paths that suit the agenda, and nobody sent where another's wins.

    What a seat leans to follows from its own agenda and from what all can see.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules: Final = rules
        self._walks: Final = room(rules.most_moves)

    def levels(self) -> tuple[Level, ...]:
        return spread(
            Level(0.1, 4, 3, 1),
            Level(0.3, 400, 12, 12),
            Level(1.0, 2_500, 30, 20),
            Level(2.0, 10_000, 60, 40),
            Level(5.0, 60_000, 120, TO_THE_END),
        )

    def secret(self, state: State, seat: i64) -> i64:
        return agenda_of(state.agendas, seat)

    def estimate(self, state: State, seat: i64) -> float:
        return chances(state.table, agenda_of(state.agendas, seat))

    def lean(
        self, state: State, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        for index in range(count):
            if moves[index] == own.REVEAL:
                weights[index] = self._ability(state)
            else:
                after = self._rules.play(state, moves[index])
                weights[index] = self._likely(state.seat, after)

    def _ability(self, state: State) -> i64:
        """Return how likely one is to reveal: it should help at once [M10]."""
        agenda = agenda_of(state.agendas, state.seat)
        if agenda == MOUSE:
            return WINS if may_take(state.table, True) else POINTLESS
        if agenda == CAT:
            return self._worth(agenda, self._rules.play(state, own.REVEAL))
        fit = fitting(state.table, agenda)
        return FITS[ALL_FIT] if fit < ALL_FIT else POINTLESS

    def _likely(self, seat: i64, after: State) -> i64:
        """Return how likely a *seat* is to play what leads there."""
        agenda = agenda_of(after.agendas, seat)
        if after.phase != MOVING:
            return self._worth(agenda, after)
        most: i64 = 0
        count = self._rules.fill(after, self._walks)
        for index in range(count):
            end = self._rules.play(after, self._walks[index])
            most = max(most, self._worth(agenda, end))
        return most

    def _worth(self, agenda: i64, after: State) -> i64:
        """Return how good it is for an *agenda* when nobody has to move any more."""
        if after.phase == OVER:
            return WINS if winning_agenda(after.ending) == agenda else LOSES
        worth = FITS[fitting(after.table, agenda)]
        if may_take(after.table, False):
            worth = worth * THREAT if agenda == MOUSE else worth // THREAT
        if after.table.cat and may_catch(after.table):
            worth = worth * THREAT if agenda == CAT else worth // THREAT
        return max(worth, LOSES + 1)

    def guess(self, state: State, moves: vec[i64], rng: Random) -> i64:
        if state.phase == MOVING:
            return self._send(state, moves, rng)
        return self._rules.pick(state, moves, rng)

    def _send(self, state: State, moves: vec[i64], rng: Random) -> i64:
        """Return where somebody is sent: to an end that wins; to one that loses not."""
        count = self._rules.fill(state, moves)
        agenda = agenda_of(state.agendas, state.seat)
        for index in range(count):
            if met_by(state.table, moves[index]) == agenda:
                return moves[index]
        move = moves[rng.randrange(count)]
        for _thought in range(SENT):
            if met_by(state.table, move) == NONE:
                break
            move = moves[rng.randrange(count)]
        return move
