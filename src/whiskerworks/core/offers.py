# compiled: warm
"""Helpers for offers: group moves of one kind, and mark moves that end the game."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules, list_legal_moves, move_buffer
from whiskerworks.core.scene import ENDS, LOSES, WINS
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)
R = TypeVar("R")
K = TypeVar("K", bound=Hashable)

ProductSets = list[tuple[tuple[int, ...], ...]]
"""Tuples of sets; each stands for all ways to choose one item from each of its sets."""


def legal_moves_of_seat(rules: Rules[S], state: S, seat: Seat | None) -> list[int]:
    """Return every legal move if it is *seat*'s turn, else none."""
    if seat is None or rules.to_move(state) != seat:
        return []
    return list_legal_moves(rules, state)


def group_by_key(items: Iterable[tuple[K, int]]) -> dict[K, list[int]]:
    """
    Return the numbers of each key, with keys in order of first appearance.

    >>> group_by_key([("a", 1), ("b", 2), ("a", 3)])
    {'a': [1, 3], 'b': [2]}
    """
    found: dict[K, list[int]] = {}
    for key, number in items:
        found.setdefault(key, []).append(number)
    return found


def factor_products(rows: Sequence[tuple[int, ...]]) -> ProductSets:
    """
    Return sets whose combinations are exactly *rows*, which must have equal lengths.

    >>> factor_products([(1, 5), (1, 6), (2, 5), (2, 6), (3, 6)])
    [((1, 2), (5, 6)), ((3,), (6,))]
    """
    if not rows:
        return []
    if len(rows[0]) == 1:
        return [(tuple([row[0] for row in rows]),)]
    below: dict[int, list[tuple[int, ...]]] = {}
    for row in rows:
        below.setdefault(row[0], []).append(row[1:])
    alike: dict[tuple[tuple[tuple[int, ...], ...], ...], list[int]] = {}
    for first, rest in below.items():
        alike.setdefault(tuple(factor_products(rest)), []).append(first)
    return [
        (tuple(firsts), *one) for several, firsts in alike.items() for one in several
    ]


def find_marks(
    rules: R,
    state: S,
    moves: list[int],
    marks: Callable[[R, S, int], tuple[str, ...]],
    write: Callable[[R, S, int], str],
) -> dict[str, tuple[str, ...]]:
    """Return the *marks* of each move that has some, by the move's text."""
    found: dict[str, tuple[str, ...]] = {}
    for move in moves:
        some = marks(rules, state, move)
        if some:
            found[write(rules, state, move)] = some
    return found


def ending_marks(rules: Rules[S], state: S, move: int) -> tuple[str, ...]:
    """
    Return the marks of a move that ends the game; for others, nothing.

    This looks ahead, so use it only in games that hide nothing from the player to move.
    """
    mover = int(rules.to_move(state))
    return _marks(rules.outcome(rules.play(state, move)), mover)


def forced_ending_marks(rules: Rules[S], state: S, move: int) -> tuple[str, ...]:
    """
    Return the marks of a move, or those shared by all choices that follow it.

    It looks further ahead while the same seat chooses. Like `ending_marks`, it is only
    for games that hide nothing from the player to move.
    """
    mover = int(rules.to_move(state))
    return _ahead(rules, rules.play(state, move), mover)


def _ahead(rules: Rules[S], state: S, mover: int) -> tuple[str, ...]:
    if rules.to_move(state) != mover:
        return _marks(rules.outcome(state), mover)
    moves = move_buffer(rules.max_legal_moves)
    count = rules.legal_moves_into(state, moves)
    first = _ahead(rules, rules.play(state, moves[0]), mover)
    for i in range(1, count):
        if not first or _ahead(rules, rules.play(state, moves[i]), mover) != first:
            return ()
    return first


def _marks(outcome: Outcome | None, mover: int) -> tuple[str, ...]:
    """Return the marks of a move that leads to this outcome."""
    if outcome is None:
        return ()
    if mover not in outcome.winners:
        return (LOSES, ENDS)
    return (WINS, ENDS) if outcome.scores[mover] == 1.0 else (ENDS,)
