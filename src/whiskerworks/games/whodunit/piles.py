# compiled: hot
"""The deck of whodunit: four stacks, an agenda below each [W3]."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.setup import EXTRA, LAST, STACK
from whiskerworks.games.whodunit.state import State, cat_is_out
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import pile
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.layings import write_cards

ALL_AGENDAS: Final[i64] = 2 + 4 + 8 + 16
"""The four agendas, as a set of their numbers."""


@final
class Piles:
    """After how many Maze Cards something else comes."""

    def __init__(self, easier: bool) -> None:
        first = STACK if easier else STACK + EXTRA
        self.agendas: Final = vec[i64]([first, first + STACK, first + 2 * STACK])
        """After so many Maze Cards an agenda comes, three times [W3]."""
        self.cat: Final[i64] = first
        """The Cat comes after at least so many [W3] …"""
        self.cat_last: Final[i64] = first + STACK
        """… and after at most so many."""
        self.cucumber: Final[i64] = first + 3 * STACK - LAST
        """The Cucumber comes after at least so many [W3] …"""
        self.all: Final[i64] = first + 3 * STACK
        """… and after at most so many, which are all."""


def agenda_due(piles: Piles, state: State) -> bool:
    """Tell whether an agenda is what comes next [W3]."""
    came = count(state.shown)
    if came >= 3 or state.drawn != piles.agendas[came]:
        return False
    return came != 1 or cat_is_out(state)


def draw_weights(piles: Piles, state: State) -> tuple[i64, i64]:
    """Return the weights of each Maze Card, and of the Cat or the Cucumber [W3]."""
    if state.drawn >= piles.cucumber:
        left = pile.special_left(state.drawn, piles.cucumber, piles.all)
    elif cat_is_out(state):
        left = 0
    else:
        left = pile.special_left(state.drawn, piles.cat, piles.cat_last)
    return pile.weights(left, count(state.unseen))


def fill_draws(piles: Piles, state: State, moves: vec[i64]) -> i64:
    """Write what can be drawn [W3]."""
    if agenda_due(piles, state):
        return _fill_agendas(state, moves)
    each, special = draw_weights(piles, state)
    found: i64 = 0
    if each:
        found = write_cards(state.unseen, numbers.DRAW, moves)
    if special:
        at_end = state.drawn >= piles.cucumber
        moves[found] = numbers.DRAW_CUCUMBER if at_end else numbers.DRAW_CAT
        found += 1
    return found


def _fill_agendas(state: State, moves: vec[i64]) -> i64:
    """Write the agendas that have not come yet [W3]."""
    found: i64 = 0
    for agenda in range(1, 5):
        if not state.shown & BIT[agenda]:
            moves[found] = own.DRAW_AGENDA + agenda - 1
            found += 1
    return found


def weigh_draws(piles: Piles, state: State, weights: vec[i64]) -> None:
    """Write the weight of each draw, in the order of `fill_draws` [W3]."""
    if agenda_due(piles, state):
        for index in range(4 - count(state.shown)):
            weights[index] = 1
        return
    each, special = draw_weights(piles, state)
    cards = count(state.unseen) if each else 0
    for index in range(cards):
        weights[index] = each
    if special:
        weights[cards] = special


def suspects(state: State) -> list[int]:
    """Return the agendas that can still be the one at the bottom [W8]."""
    numbers_of = range(1, len(AGENDAS) + 1)
    return [agenda for agenda in numbers_of if not state.shown & BIT[agenda]]
