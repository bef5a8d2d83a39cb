# compiled: warm
"""
Log entries that need no command: start, chance, only moves, agreed proposals, the end.

A proposal takes effect when all have agreed [T7]. Players may end a game that its rules
leave open [T5, T9]; a record says how.
"""

from typing import Final

from whiskerworks.core.errors import BadRecord
from whiskerworks.core.seat import CHANCE
from whiskerworks.table import log_entries as e
from whiskerworks.table.context import Context, LogWriter
from whiskerworks.table.state import SUBSTITUTE_LEVEL, Proposal
from whiskerworks.table.table import Table

ENDING_RULES: Final = {
    "resigned": "T9",
    "time": "T5",
    "agreed": "T9",
    "abandoned": "T9",
}
"""The table rule of each ending that players decide."""


def write_automatic_entries(hand: LogWriter) -> None:
    """Write automatic entries until somebody must act."""
    entry = _next_entry(hand.table, hand.moment)
    while entry is not None:
        hand.follow(entry)
        entry = _next_entry(hand.table, hand.moment)


def _next_entry(table: Table, moment: Context) -> e.Entry | None:
    """Return the next automatic entry; None if somebody must act first."""
    match table.phase:
        case "waiting":
            return ending_of_source(table) or _start(table)
        case "playing":
            return _ending(table) or _consent(table, moment) or _go(table, moment)
        case "paused":
            return _ending(table) or _consent(table, moment)
        case "over":
            secret = table.secret
            return e.Revealed(moment.dealer.reveal()) if secret is None else None
        case "closed":
            return None


def _start(table: Table) -> e.Started | None:
    full = all(chair.is_filled for chair in table.chairs)
    return e.Started() if full and not table.setup.wait else None


def _ending(table: Table) -> e.Ended | e.Replaced | None:
    """Return the end of the game, or the bot that replaces a player who gave up."""
    by_rules = _ending_by_rules(table)
    if by_rules is not None:
        return by_rules
    for seat in table.given_up:
        return _giving_up(table, seat)
    return None


def _go(table: Table, moment: Context) -> e.Drew | e.Moved | None:
    """Return chance's draw [T4], or the only move of a player [T14]."""
    if table.match.movers[-1] == CHANCE:
        return _draw(table, moment)
    seat = table.mover
    if seat is None or not table.setup.automatic or table.game.meta.endless:
        return None
    moves = table.game.legal_moves(table.state)
    if len(moves) != 1 or table.chairs[seat].kind != "person":
        return None
    return e.Moved(seat, table.game.write(table.state, moves[0]), "automatic")


def _draw(table: Table, moment: Context) -> e.Drew:
    game, state = table.game, table.state
    words = tuple([table.words.get(seat, "") for seat in range(game.seats)])
    index = moment.dealer.draw(words, table.drawn, game.weights(state))
    move = game.legal_moves(state)[index]
    return e.Drew(game.write(state, move), table.drawn)


# ---- proposals [T7] and missing players [T10]


def seats_to_answer(
    table: Table, proposal: Proposal, missing: frozenset[int] = frozenset()
) -> tuple[int, ...]:
    """
    Return the seats that must still agree to a proposal.

    A person with several seats answers once for all of them. Players who are *missing*
    need not agree to replace somebody.
    """
    answered = {table.chairs[s].person for s in (proposal.seat, *proposal.agreed)}
    asked = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and chair.person not in answered
    ]
    if proposal.kind == "replace":
        excused = missing | {proposal.target, table.clock.flagged}
        asked = [seat for seat in asked if seat not in excused]
    return tuple(asked)


def missing_seats(table: Table, moment: Context) -> frozenset[int]:
    """Return the seats whose players are missing [T10]."""
    return frozenset(
        seat for seat in range(table.game.seats) if is_missing(table, seat, moment)
    )


def is_missing(table: Table, seat: int, moment: Context) -> bool:
    """Whether the player of *seat* has left, is long away or out of time [T10]."""
    if table.chairs[seat].kind != "person":
        return table.chairs[seat].kind != "bot"
    away = moment.away.get(seat)
    gone = away is not None and moment.now - away >= 1000 * table.setup.missing
    return gone or table.clock.flagged == seat


def proposal_effect(table: Table, proposal: Proposal) -> e.Entry:
    """Return the entry that carries out a proposal."""
    match proposal.kind:
        case "undo":
            assert proposal.ply is not None
            return e.Undone(proposal.ply)
        case "pause":
            return e.Paused()
        case "draw":
            return e.Ended("agreed", "T9", _shared(table.game.seats))
        case "abandon":
            return e.Ended("abandoned", "T9", ())
        case "replace":
            assert proposal.target is not None
            return e.Replaced(proposal.target, proposal.level)


def _consent(table: Table, moment: Context) -> e.Entry | None:
    """Return the automatic entry that follows from the proposals, if any."""
    for proposal in table.proposals.values():
        if _has_lapsed(table, proposal, moment):
            return e.Dropped(proposal.number, "lapsed")
        if not seats_to_answer(table, proposal, missing_seats(table, moment)):
            return proposal_effect(table, proposal)
    return None


def _has_lapsed(table: Table, proposal: Proposal, moment: Context) -> bool:
    """Whether later events have made *proposal* obsolete."""
    if table.chairs[proposal.seat].kind != "person":
        return True
    if proposal.kind in ("undo", "draw"):
        return proposal.choices != table.choices
    if proposal.kind == "replace":
        assert proposal.target is not None
        return not is_missing(table, proposal.target, moment)
    return False


# ---- how a game ends


def _shared(seats: int) -> tuple[float, ...]:
    """Return the scores of an agreed draw; a single player gets 0."""
    return (1 / seats if seats > 1 else 0.0,) * seats


def _lost(seats: int, loser: int) -> tuple[float, ...]:
    """Return the scores when one seat loses and all others share the win."""
    won = 1 / (seats - 1) if seats > 1 else 0.0
    return tuple([0.0 if seat == loser else won for seat in range(seats)])


def _giving_up(table: Table, seat: int) -> e.Ended | e.Replaced:
    """
    Return the consequence when *seat* resigned or ran out of time.

    With more than two seats, a bot plays on if a person still sits in another seat.
    """
    reason = table.given_up[seat]
    seats = table.game.seats
    others = [c.kind for s, c in enumerate(table.chairs) if s != seat]
    if seats > 2 and "person" in others:
        return e.Replaced(seat, SUBSTITUTE_LEVEL)
    return e.Ended(reason, ENDING_RULES[reason], _lost(seats, seat), seat)


def _ending_by_rules(table: Table) -> e.Ended | None:
    """Return the end of the game by its own rules; None while it goes on."""
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return None
    return e.Ended(outcome.reason, outcome.rule, outcome.scores)


def ending_of_source(table: Table) -> e.Ended | None:
    """
    Return the end of the record that a table was made from; None if it is open.

    Raises:
        BadRecord: The record cannot end like that.
    """
    said = table.created.source.end if table.created.source else ""
    by_rules = _ending_by_rules(table)
    if not said or (by_rules is not None and by_rules.reason == said):
        return by_rules
    if by_rules is None:
        ended = ending_by_players(said, table.game.seats)
        if ended is not None:
            return ended
    end = by_rules.reason if by_rules else "open"
    problem = f"the record says the end is {said}, the rules say {end}"
    raise BadRecord(table.given + 1, problem)


def ending_by_players(said: str, seats: int) -> e.Ended | None:
    """Return the players' ending that a record calls *said*; None for other words."""
    reason, _, number = said.partition(" ")
    if said == "agreed":
        return e.Ended(reason, ENDING_RULES[reason], _shared(seats))
    if said == "abandoned":
        return e.Ended(reason, ENDING_RULES[reason], ())
    if reason in ("resigned", "time") and number in map(str, range(seats)):
        return e.Ended(
            reason, ENDING_RULES[reason], _lost(seats, int(number)), int(number)
        )
    return None
