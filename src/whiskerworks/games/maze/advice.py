# compiled: hot
"""Advice for engines that play maze."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import UNLIMITED_HORIZON, Level, checked_levels
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
from whiskerworks.kit.agendas import (
    CAT_AGENDA,
    CUCUMBER_AGENDA,
    MOUSE_AGENDA,
    NO_AGENDA,
    endgame_winner,
)
from whiskerworks.kit.card_layout import CardLayout, neighbours_of, places_within_limits
from whiskerworks.kit.card_state import agenda_met_by
from whiskerworks.kit.reachability import has_path, reachable_from

# Weights of moves, by the table they lead to.
WINNING_WEIGHT: Final[i64] = 2_000
"""The player's own agenda wins immediately, or can with the player's ability."""
FIT_WEIGHTS: Final = vec[i64]([4, 24, 144])
"""None, one or both paths are as the player's own agenda wants them."""
THREAT_WEIGHT: Final[i64] = 3
"""Factor for tables on which the player's own agenda may win with the next card."""
POINTLESS_WEIGHT: Final[i64] = 2
"""The player's ability is wasted."""
LOSING_WEIGHT: Final[i64] = 1
"""Another agenda wins immediately."""
WALK_SHARE: Final[i64] = 3
"""Second thoughts before sending a character where another agenda wins."""


MAX_FIT: Final[i64] = 2
"""Both paths are as an agenda wants them."""

# How often each agenda wins, in percent: mouse, cat, cheese, cucumber. Rounded from
# 400 games of early bots. The rows for tables on which the mouse or the cat would win
# are guesses, because such tables were rare.
CHANCES_WITHOUT_CAT: Final = vec[i64]([8, 8, 47, 37, 8, 7, 10, 75])
"""Before the Cat arrives: the Mouse has no path to the Cheese; it has one."""
CHANCES_WITH_CAT: Final = vec[i64](
    [55, 5, 15, 25, 5, 55, 30, 10, 4, 9, 67, 20, 4, 5, 11, 80]
)
"""With the Cat: mouse, cat, cheese or cucumber would win if the game ended now."""


def conditions_met(layout: CardLayout, agenda: i64) -> i64:
    """Return how many of the two paths suit an *agenda* [M18]."""
    taken = has_path(layout, layout.mouse, layout.cheese)
    caught = has_path(layout, layout.cat, layout.mouse)
    fit: i64 = 1 if taken == (agenda in (MOUSE_AGENDA, CUCUMBER_AGENDA)) else 0
    return fit + 1 if caught == (agenda in (CAT_AGENDA, CUCUMBER_AGENDA)) else fit


def win_chance(layout: CardLayout, agenda: i64) -> float:
    """Return an *agenda*'s chance to win, judged by the paths."""
    if agenda == NO_AGENDA:
        return 0.25
    now = endgame_winner(layout)
    if layout.cat:
        return float(CHANCES_WITH_CAT[4 * now + agenda - 5]) / 100.0
    return (
        float(CHANCES_WITHOUT_CAT[agenda + 3 if now == MOUSE_AGENDA else agenda - 1])
        / 100.0
    )


def mouse_may_take_cheese(layout: CardLayout, holes: bool) -> bool:
    """Return whether one card next to the Mouse may send it to the Cheese [M15]."""
    laid = _spaces_next_to(layout, layout.mouse)
    return reachable_from(layout, laid, layout.cards, holes) & layout.cheese != 0


def cat_may_catch_mouse(layout: CardLayout) -> bool:
    """Return whether one card may send Cat or Mouse to the other [M15]."""
    laid = _spaces_next_to(layout, layout.cat)
    if reachable_from(layout, laid, layout.cards | layout.cheese, False) & layout.mouse:
        return True
    laid = _spaces_next_to(layout, layout.mouse)
    return reachable_from(layout, laid, layout.cards, False) & layout.cat != 0


def _spaces_next_to(layout: CardLayout, place: i64) -> i64:
    """Return the empty spaces next to a *place* that can take a card."""
    taken = layout.occupied()
    return neighbours_of(place) & places_within_limits(taken) & ~taken


@final
class Advice(CoreAdvice[State]):
    """
    Prefers paths that suit the agenda, and avoids walks that let another agenda win.

    The weights depend on the seat's own agenda and public facts only.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules: Final = rules
        self._walks: Final = move_buffer(rules.max_legal_moves)

    def levels(self) -> tuple[Level, ...]:
        return checked_levels(
            Level(0.1, 4, 3, 1),
            Level(0.3, 400, 12, 12),
            Level(1.0, 2_500, 30, 20),
            Level(2.0, 10_000, 60, 40),
            Level(5.0, 60_000, 120, UNLIMITED_HORIZON),
        )

    def secret(self, state: State, seat: i64) -> i64:
        return agenda_of(state.agendas, seat)

    def estimate(self, state: State, seat: i64) -> float:
        return win_chance(state.layout, agenda_of(state.agendas, seat))

    def likelihoods_into(
        self, state: State, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        for index in range(count):
            if moves[index] == REVEAL:
                weights[index] = self._ability(state)
            else:
                after = self._rules.play(state, moves[index])
                weights[index] = self._likely(state.seat, after)

    def _ability(self, state: State) -> i64:
        """Return the weight of revealing, which should help immediately [M10]."""
        agenda = agenda_of(state.agendas, state.seat)
        if agenda == MOUSE_AGENDA:
            return (
                WINNING_WEIGHT
                if mouse_may_take_cheese(state.layout, True)
                else POINTLESS_WEIGHT
            )
        if agenda == CAT_AGENDA:
            return self._worth(agenda, self._rules.play(state, REVEAL))
        fit = conditions_met(state.layout, agenda)
        return FIT_WEIGHTS[MAX_FIT] if fit < MAX_FIT else POINTLESS_WEIGHT

    def _likely(self, seat: i64, after: State) -> i64:
        """Return the weight of a move of *seat* that leads to *after*."""
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
        """Return the worth for an *agenda* of a position without pending walks."""
        if after.phase == OVER:
            return (
                WINNING_WEIGHT
                if winning_agenda(after.ending) == agenda
                else LOSING_WEIGHT
            )
        worth = FIT_WEIGHTS[conditions_met(after.layout, agenda)]
        if mouse_may_take_cheese(after.layout, False):
            worth = (
                worth * THREAT_WEIGHT
                if agenda == MOUSE_AGENDA
                else worth // THREAT_WEIGHT
            )
        if after.layout.cat and cat_may_catch_mouse(after.layout):
            worth = (
                worth * THREAT_WEIGHT
                if agenda == CAT_AGENDA
                else worth // THREAT_WEIGHT
            )
        return max(worth, LOSING_WEIGHT + 1)

    def rollout_move(self, state: State, moves: vec[i64], rng: Random) -> i64:
        if state.phase == MOVING:
            return self._send(state, moves, rng)
        return self._rules.pick(state, moves, rng)

    def _send(self, state: State, moves: vec[i64], rng: Random) -> i64:
        """Return a walk that wins, or else one that does not lose."""
        count = self._rules.legal_moves_into(state, moves)
        agenda = agenda_of(state.agendas, state.seat)
        for index in range(count):
            if agenda_met_by(state.layout, moves[index]) == agenda:
                return moves[index]
        move = moves[rng.randrange(count)]
        for _thought in range(WALK_SHARE):
            if agenda_met_by(state.layout, move) == NO_AGENDA:
                break
            move = moves[rng.randrange(count)]
        return move
