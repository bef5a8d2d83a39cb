# compiled: hot
"""Whom a table suits, and what one more card may bring about."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import CAT, CUCUMBER, MOUSE, NONE, winner_now
from whiskerworks.kit.table import Table, beside, room_with
from whiskerworks.kit.walks import has_path, reach

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


def met_by(table: Table, move: i64) -> i64:
    """Return which agenda wins when Mouse or Cat goes there; NONE if none [M15]."""
    if move >= numbers.CAT:
        return CAT if table.at(move - numbers.CAT) & table.mouse else NONE
    end = table.at(move - numbers.MOUSE)
    if end & table.cheese:
        return MOUSE
    return CAT if end & table.cat else NONE
