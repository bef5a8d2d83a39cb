"""
How long games can last by their rules, which OpenSpiel wants to know beforehand.

The ids in brackets are those of the rules, as in docs/games.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from whiskerworks.core.game import Game
from whiskerworks.core.options import number_in
from whiskerworks.lab.contest import LONGEST


class Bounds(NamedTuple):
    """What no game can exceed."""

    moves: int | None
    """So many moves of the seats; None where the rules set no end to it."""
    draws: int
    """So many times chance decides something."""


def bounds(game: Game) -> Bounds:
    """Return how long *game* can last, with its seats and options."""
    return _BOUNDS.get(game.name, _unknown)(game)


def _unknown(game: Game) -> Bounds:
    """A game of which nobody has thought yet how long it can last."""
    return Bounds(None, LONGEST)


def _gears(game: Game) -> Bounds:
    """
    28 fresh cogs [G2], and after each fewer quiet actions than end the game [G10].

    The last of them may be as many; one more move is the swap [G11].
    """
    quiet = number_in(game.options, "quiet_limit")
    moves = 28 * quiet + 2 if quiet else None
    return Bounds(moves, 1 if game.options["first"] == "coin" else 0)


def _arena(game: Game) -> Bounds:
    """
    In each round [A14] all dice are rolled once at most [A4, A6].

    Of the moves of a round, each use of a die has fewer passes before it than there are
    seats; instead of the last use there may be as many passes as seats [A12].
    """
    dice = (7 + 4) if game.seats in (2, 4) else (7 + 6)
    rounds = number_in(game.options, "round_limit")
    return Bounds(rounds * dice * game.seats, 1 + rounds * dice)


def _maze(game: Game) -> Bounds:
    """
    22 cards are drawn, and the Cucumber at last, each after a turn or a drop [M8, M16].

    That is up to a placing and two walks [M13]; then there are reveals, and what one
    cheese agenda spins and where the Cat arrives [M10, M16]. Chance brings 28 cards,
    the Cat, the Cucumber, an agenda for each seat, and who begins [M7, M9].
    """
    return Bounds(23 * 3 + game.seats + 2, 28 + 2 + game.seats + 1)


def _whodunit(game: Game) -> Bounds:
    """
    21 cards are drawn, and the Cucumber at last, each after a turn or a drop [W3, W7].

    Three agendas may be used, one of them spins, and the Cat arrives [W7, W9].
    """
    return Bounds(22 * 3 + 3 + 2, 28 + 2 + 3)


def _escape(game: Game) -> Bounds:
    """
    After each turn a card is drawn, the Cucumber at last [E3]: 20 or, belt 3, 21 cards.

    A turn is up to a placing, a walk and the Bomb; three agendas have effects in which
    there is something to choose [E8]. Chance turns up four agendas, and says what they
    are before that: one as help, one that is peeked at [E2, E8].
    """
    turns = 21 + 4 - number_in(game.options, "belt")
    return Bounds(turns * 3 + 3, 28 + 1 + 4 + 2)


def _puzzle(game: Game) -> Bounds:
    """Whatever is put can be taken away again [P6]."""
    return Bounds(None, 0)


_BOUNDS: Final[dict[str, Callable[[Game], Bounds]]] = {
    "arena": _arena,
    "escape": _escape,
    "gears": _gears,
    "maze": _maze,
    "puzzle": _puzzle,
    "whodunit": _whodunit,
}
