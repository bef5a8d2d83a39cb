# compiled: hot
"""What is worth having in maze."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import TO_THE_END, Level, spread
from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.rules import move_buffer
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    MOVING,
    OVER,
    REVEAL,
    State,
    agenda_of,
    winning_agenda,
)
from whiskerworks.kit.agendas import CAT, CUCUMBER, MOUSE, NONE, winner_now
from whiskerworks.kit.card_state import met_by
from whiskerworks.kit.table import Table, beside, room_with
from whiskerworks.kit.walks import has_path, reach

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


ALL_FIT: Final[i64] = 2
"""Both paths are as an agenda wants them."""

# How often each agenda wins, in a hundred games: mouse, cat, cheese, cucumber. Rounded
# from 400 games of early bots; tables on which the mouse or the cat would win were so
# rare in them that those two rows are guesses.
WITHOUT_CAT: Final = vec[i64]([8, 8, 47, 37, 8, 7, 10, 75])
"""Before the Cat is there: the Mouse has no path to the Cheese; it has one."""
WITH_CAT: Final = vec[i64]([55, 5, 15, 25, 5, 55, 30, 10, 4, 9, 67, 20, 4, 5, 11, 80])
"""With the Cat: mouse, cat, cheese or cucumber would win if the game ended now."""


def fitting(table: Table, agenda: i64) -> i64:
    """Return how many of the two paths are as an *agenda* wants them [M18]."""
    taken = has_path(table, table.mouse, table.cheese)
    caught = has_path(table, table.cat, table.mouse)
    fit: i64 = 1 if taken == (agenda in (MOUSE, CUCUMBER)) else 0
    return fit + 1 if caught == (agenda in (CAT, CUCUMBER)) else fit


def chances(table: Table, agenda: i64) -> float:
    """Return how likely an *agenda* is to win, by the paths that there are."""
    if agenda == NONE:
        return 0.25
    now = winner_now(table)
    if table.cat:
        return float(WITH_CAT[4 * now + agenda - 5]) / 100.0
    return float(WITHOUT_CAT[agenda + 3 if now == MOUSE else agenda - 1]) / 100.0


def may_take(table: Table, holes: bool) -> bool:
    """Tell whether one card next to the Mouse may send it to the Cheese [M15]."""
    laid = _spaces_next_to(table, table.mouse)
    return reach(table, laid, table.cards, holes) & table.cheese != 0


def may_catch(table: Table) -> bool:
    """Tell whether one card may send Cat or Mouse to the other [M15]."""
    laid = _spaces_next_to(table, table.cat)
    if reach(table, laid, table.cards | table.cheese, False) & table.mouse:
        return True
    laid = _spaces_next_to(table, table.mouse)
    return reach(table, laid, table.cards, False) & table.cat != 0


def _spaces_next_to(table: Table, place: i64) -> i64:
    """Return the empty spaces next to a *place*, where a card can be laid."""
    taken = table.taken()
    return beside(place) & room_with(taken) & ~taken


@final
class Advice(CoreAdvice[State]):
    """
    Paths that suit the agenda, and nobody sent where another's wins.

    What a seat leans to follows from its own agenda and from what all can see.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules: Final = rules
        self._walks: Final = move_buffer(rules.max_legal_moves)

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
            if moves[index] == REVEAL:
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
            return self._worth(agenda, self._rules.play(state, REVEAL))
        fit = fitting(state.table, agenda)
        return FITS[ALL_FIT] if fit < ALL_FIT else POINTLESS

    def _likely(self, seat: i64, after: State) -> i64:
        """Return how likely a *seat* is to play what leads there."""
        agenda = agenda_of(after.agendas, seat)
        if after.phase != MOVING:
            return self._worth(agenda, after)
        most: i64 = 0
        count = self._rules.legal_moves_into(after, self._walks)
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
        count = self._rules.legal_moves_into(state, moves)
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
