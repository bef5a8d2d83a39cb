# compiled: hot
"""
Drawing from a pile that is never shuffled: exact weights for what comes next.

Among equally likely cards lies one special one, which comes after at least *first*
and at most *last* others, each number equally likely [M8].
"""

from mypy_extensions import i64


def special_left(drawn: i64, first: i64, last: i64) -> i64:
    """
    Return over how many draws the special card is spread, the next one included.

    It comes next in one of so many cases; 0 says that it cannot come next. *drawn*
    others have come before, and it has not come yet.
    """
    return last - drawn + 1 if first <= drawn <= last else 0


def weights(left: i64, others: i64) -> tuple[i64, i64]:
    """
    Return the weights of each other card and of the special one, as small as can be.

    *left* is what `special_left` says, *others* how many other cards may come.
    """
    if left == 0:
        return 1, 0
    if left == 1 or others == 0:
        return 0, 1
    each, special = left - 1, others
    divisor = _common(each, special)
    return each // divisor, special // divisor


def _common(one: i64, other: i64) -> i64:
    while other:
        one, other = other, one % other
    return one
