# compiled: warm
"""How a game ends outside its own rules [T5, T9], and how a record says it."""

from whiskerworks.core.errors import BadRecord
from whiskerworks.table.entries import Ended, Replaced
from whiskerworks.table.state import SUBSTITUTE
from whiskerworks.table.table import Table

RULES = {"resigned": "T9", "time": "T5", "agreed": "T9", "abandoned": "T9"}
"""The rule of each ending that no game knows."""


def shared(seats: int) -> tuple[float, ...]:
    """Return the scores of a game that all share; nobody wins alone by agreeing."""
    return (1 / seats if seats > 1 else 0.0,) * seats


def lost(seats: int, loser: int) -> tuple[float, ...]:
    """Return the scores when one seat loses to all others, who share the win."""
    won = 1 / (seats - 1) if seats > 1 else 0.0
    return tuple([0.0 if seat == loser else won for seat in range(seats)])


def giving_up(table: Table, seat: int) -> Ended | Replaced:
    """
    Return what becomes of a game when *seat* resigned or ran out of time.

    With more than two seats a bot plays on, as long as a person sits in another.
    """
    reason = table.given_up[seat]
    seats = table.game.seats
    others = [c.kind for s, c in enumerate(table.chairs) if s != seat]
    if seats > 2 and "person" in others:
        return Replaced(seat, SUBSTITUTE)
    return Ended(reason, RULES[reason], lost(seats, seat), seat)


def of_position(table: Table) -> Ended | None:
    """Return how the game ended by its own rules; None while it goes on."""
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return None
    return Ended(outcome.reason, outcome.rule, outcome.scores)


def of_source(table: Table) -> Ended | None:
    """
    Return how the record ends that a table was made from; None if it goes on.

    Raises:
        BadRecord: It cannot end like that.
    """
    said = table.created.source.end if table.created.source else ""
    by_rules = of_position(table)
    if not said or (by_rules is not None and by_rules.reason == said):
        return by_rules
    if by_rules is None:
        ended = outside(said, table.game.seats)
        if ended is not None:
            return ended
    end = by_rules.reason if by_rules else "open"
    problem = f"the record says the end is {said}, the rules say {end}"
    raise BadRecord(table.given + 1, problem)


def outside(said: str, seats: int) -> Ended | None:
    """Return how the players ended a game whose record says *said*, or None."""
    reason, _, number = said.partition(" ")
    if said == "agreed":
        return Ended(reason, RULES[reason], shared(seats))
    if said == "abandoned":
        return Ended(reason, RULES[reason], ())
    if reason in ("resigned", "time") and number in map(str, range(seats)):
        return Ended(reason, RULES[reason], lost(seats, int(number)), int(number))
    return None
