# compiled: warm
"""Proposals and consent [T7], and who counts as missing [T10]."""

from whiskerworks.table import entries as e
from whiskerworks.table.commands import Agree, Decline
from whiskerworks.table.context import Actor, Hand, Moment, acting, in_game
from whiskerworks.table.refusals import refuse
from whiskerworks.table.results import shared
from whiskerworks.table.state import Proposal, open_proposal
from whiskerworks.table.table import Table


def waiting(
    table: Table, proposal: Proposal, missing: frozenset[int] = frozenset()
) -> tuple[int, ...]:
    """
    Return the seats that must still agree; who is *missing* need not replace others.

    Whoever holds several seats answers once for all of them.
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


def has_others(table: Table, seat: int) -> bool:
    """Tell whether anybody plays but who sits in *seat*, and so may be asked."""
    person = table.chairs[seat].person
    for chair in table.chairs:
        if chair.kind == "person" and chair.person != person:
            return True
    return False


def missing(table: Table, moment: Moment) -> frozenset[int]:
    """Return the seats whose players are missing [T10]."""
    return frozenset(
        seat for seat in range(table.game.seats) if is_missing(table, seat, moment)
    )


def is_missing(table: Table, seat: int, moment: Moment) -> bool:
    """Tell whether nobody plays for *seat*: left, long away, or out of time [T10]."""
    if table.chairs[seat].kind != "person":
        return table.chairs[seat].kind != "bot"
    away = moment.away.get(seat)
    gone = away is not None and moment.now - away >= 1000 * table.setup.missing
    return gone or table.clock.flagged == seat


def ask(hand: Hand, wanted: e.Proposed) -> None:
    """
    Propose something, or do it at once where nobody has to be asked.

    Raises:
        Refused: Something of the kind is open already.
    """
    table = hand.table
    for number, one in table.proposals.items():
        if one.kind == wanted.kind:
            raise refuse("already-proposed", proposal=number)
    proposal = open_proposal(table.seq + 1, table.choices, wanted)
    if waiting(table, proposal, missing(table, hand.moment)):
        hand.write(wanted)
    else:
        hand.write(effect(table, proposal))


def effect(table: Table, proposal: Proposal) -> e.Entry:
    """Return what happens when all have agreed."""
    match proposal.kind:
        case "undo":
            assert proposal.ply is not None
            return e.Undone(proposal.ply)
        case "pause":
            return e.Paused()
        case "draw":
            return e.Ended("agreed", "T9", shared(table.game.seats))
        case "abandon":
            return e.Ended("abandoned", "T9", ())
        case "replace":
            assert proposal.target is not None
            return e.Replaced(proposal.target, proposal.level)


def has_lapsed(table: Table, proposal: Proposal, moment: Moment) -> bool:
    """Tell whether *proposal* was overtaken by what happened since."""
    if table.chairs[proposal.seat].kind != "person":
        return True
    if proposal.kind in ("undo", "draw"):
        return proposal.choices != table.choices
    if proposal.kind == "replace":
        assert proposal.target is not None
        return not is_missing(table, proposal.target, moment)
    return False


def follows(table: Table, moment: Moment) -> e.Entry | None:
    """Return what follows by itself from the proposals, if anything does."""
    for proposal in table.proposals.values():
        if has_lapsed(table, proposal, moment):
            return e.Dropped(proposal.number, "lapsed")
        if not waiting(table, proposal, missing(table, moment)):
            return effect(table, proposal)
    return None


def agree(hand: Hand, command: Agree, actor: Actor) -> None:
    """Agree to a proposal."""
    proposal, seat = _answering(hand.table, command.proposal, actor)
    if seat not in waiting(hand.table, proposal):
        raise refuse("not-asked")
    hand.write(e.Agreed(proposal.number, seat))


def decline(hand: Hand, command: Decline, actor: Actor) -> None:
    """Decline a proposal, or withdraw it."""
    proposal, seat = _answering(hand.table, command.proposal, actor)
    if hand.table.chairs[proposal.seat].person == actor.person:
        hand.write(e.Dropped(proposal.number, "withdrawn", seat))
    elif seat in waiting(hand.table, proposal):
        hand.write(e.Dropped(proposal.number, "declined", seat))
    else:
        raise refuse("not-asked")


def _answering(table: Table, number: int, actor: Actor) -> tuple[Proposal, int]:
    seat = acting(table, actor)
    in_game(table)
    if number not in table.proposals:
        raise refuse("no-such-proposal", proposal=number)
    return table.proposals[number], seat
