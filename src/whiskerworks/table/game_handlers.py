# compiled: warm
"""
Handlers for moves, undo, proposals, pauses and resignation [T3, T6-T10].

They check first that the actor plays at all, because the table's phase may be a spoiler
for a delayed spectator.
"""

from typing import Final, Literal

from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.message import Refusal
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table.automatic_entries import (
    is_missing,
    missing_seats,
    proposal_effect,
    seats_to_answer,
)
from whiskerworks.table.context import (
    Actor,
    LogWriter,
    Viewer,
    acting_seat,
    check_begun,
    check_in_play,
    holds_seat,
)
from whiskerworks.table.messages import UndoOffer
from whiskerworks.table.refusals import Refused, refuse
from whiskerworks.table.state import Proposal, open_proposal
from whiskerworks.table.table import Table

CHOSEN_ORIGINS: Final = ("person", "given")
"""Origins of plies that a player chose, here or before the table was made."""
OWN_TURN_ORIGINS: Final = ("person", "automatic")
"""Origins of plies in a person's own turn."""


def play(hand: LogWriter, command: c.Play, actor: Actor) -> None:
    """Play a move in the position that the player has seen."""
    table = hand.table
    seat = _bot_seat(table, actor) if actor.bot else acting_seat(table, actor)
    check_in_play(table)
    if command.at != table.ply:
        raise refuse("stale", at=command.at, ply=table.ply)
    if not actor.bot and _is_late(hand, seat):
        raise refuse("time-up")
    text = _checked(table, seat, command.move)
    hand.write(e.Moved(seat, text, "bot" if actor.bot else "person"))


def refusal_of_move(table: Table, actor: Actor, text: str) -> Refusal | None:
    """Return why *actor* may not play the move *text* now; None if they may [T3]."""
    try:
        check_playable(table, actor, text)
    except Refused as refused:
        return refused.refusal
    return None


def check_playable(table: Table, actor: Actor, text: str) -> int:
    """
    Return the seat for which *actor* may play the move *text* now [T3].

    Raises:
        Refused: They may not play it.
    """
    seat = acting_seat(table, actor)
    check_in_play(table)
    _checked(table, seat, text)
    return seat


def _bot_seat(table: Table, actor: Actor) -> int:
    turn = table.bot_turn()
    if turn is None or turn.seat != actor.seat:
        raise refuse("not-a-player")
    return turn.seat


def _is_late(hand: LogWriter, seat: int) -> bool:
    """Whether the time of *seat* is up, so that its player may not move [T5]."""
    clock = hand.table.clock
    if clock.expiry == "nothing" or hand.table.mover != seat:
        return False
    due = clock.due
    return clock.flagged == seat or (due is not None and due <= hand.moment.now)


def _checked(table: Table, seat: int, text: str) -> str:
    """
    Return the legal move *text* in the game's own spelling.

    Raises:
        Refused: The move is illegal.
    """
    try:
        move, _ = table.match.after(seat, text)
    except BadMove as problem:
        raise refuse("no-such-move-text", problem=problem.problem) from problem
    except IllegalMove as refused:
        why = refused.refusal
        # Refusals by `submit` itself, such as a wrong turn, name no rule of the game.
        raise Refused(Refusal(why.code, why.params, why.rule or "T3")) from refused
    return table.game.write(table.state, move)


# ---- taking moves back [T6]


def undo(hand: LogWriter, command: c.Undo, actor: Actor) -> None:
    """Take moves back, or ask the others to agree."""
    table = hand.table
    seat = acting_seat(table, actor)
    check_in_play(table)
    ply = _last_choice(table, seat) if command.ply is None else command.ply
    if ply is None or ply >= table.ply:
        raise refuse("nothing-to-undo")
    if ply < table.given:
        raise refuse("cannot-undo-given", given=table.given)
    if _is_free(table, seat, ply):
        hand.write(e.Undone(ply))
    else:
        propose(hand, e.Proposed("undo", seat, ply=ply))


def may_undo(
    table: Table, seat: int | None, ply: int | None = None
) -> Literal["no", "free", "ask"]:
    """
    Return whether *seat* may go back to *ply* freely, must ask, or may not.

    Without a *ply*, this is about the last move that the seat chose. A bystander (None)
    may not.
    """
    if seat is None or table.phase != "playing":
        return "no"
    target = _last_choice(table, seat) if ply is None else ply
    if target is None or not table.given <= target < table.ply:
        return "no"
    if not _has_others(table, seat) or _is_free(table, seat, target):
        return "free"
    return "ask"


def _last_choice(table: Table, seat: int) -> int | None:
    """Return the last ply that *seat* chose, here or before the table was made."""
    hows = table.hows
    return table.match.last_choice((seat,), lambda ply: hows[ply] in CHOSEN_ORIGINS)


def _is_free(table: Table, seat: int, ply: int) -> bool:
    """Whether all plies since *ply* are the turn of *seat*, and revealed nothing."""
    if table.mover != seat:
        return False
    for at in range(ply, table.ply):
        own = table.match.movers[at] == seat
        if not own or table.hows[at] not in OWN_TURN_ORIGINS:
            return False
    return table.match.first_final(ply) is None


def _has_others(table: Table, seat: int) -> bool:
    """Whether another person plays, who can be asked to agree."""
    person = table.chairs[seat].person
    for chair in table.chairs:
        if chair.kind == "person" and chair.person != person:
            return True
    return False


def undo_offer(table: Table, viewer: Viewer) -> UndoOffer | None:
    """
    Return the moves that *viewer* may take back now, or ask to; None if none.

    A person with several seats takes back the last move that they chose for any.
    """
    seat = viewer.seat
    if seat is None or table.phase != "playing" or not holds_seat(table, viewer):
        return None
    seats = table.seats_of(viewer.person)
    ply = table.match.last_choice(seats, lambda at: table.hows[at] in CHOSEN_ORIGINS)
    if ply is None or ply < table.given:
        return None
    can = may_undo(table, seat, ply)
    if can == "no":
        return None
    return UndoOffer(can, ply, _whole_turn(table, seat) if can == "free" else None)


def _whole_turn(table: Table, seat: int) -> int | None:
    """Return the first ply of a turn of several moves that *seat* may take back."""
    if table.game.seats < 2 or table.mover != seat:
        return None  # alone, the turn is the whole game
    first = table.ply
    while (
        first > table.given
        and table.match.movers[first - 1] == seat
        and table.hows[first - 1] in OWN_TURN_ORIGINS
    ):
        first -= 1
    chosen = [at for at in range(first, table.ply) if table.hows[at] in CHOSEN_ORIGINS]
    free = len(chosen) > 1 and may_undo(table, seat, first) == "free"
    return first if free else None


# ---- proposals [T7]


def propose(hand: LogWriter, wanted: e.Proposed) -> None:
    """
    Propose something, or do it immediately if nobody else must agree.

    Raises:
        Refused: A proposal of that kind is open.
    """
    table = hand.table
    for number, one in table.proposals.items():
        if one.kind == wanted.kind:
            raise refuse("already-proposed", proposal=number)
    proposal = open_proposal(table.seq + 1, table.choices, wanted)
    if seats_to_answer(table, proposal, missing_seats(table, hand.moment)):
        hand.write(wanted)
    else:
        hand.write(proposal_effect(table, proposal))


def agree(hand: LogWriter, command: c.Agree, actor: Actor) -> None:
    """Agree to a proposal."""
    proposal, seat = _answering(hand.table, command.proposal, actor)
    if seat not in seats_to_answer(hand.table, proposal):
        raise refuse("not-asked")
    hand.write(e.Agreed(proposal.number, seat))


def decline(hand: LogWriter, command: c.Decline, actor: Actor) -> None:
    """Decline a proposal, or withdraw it."""
    proposal, seat = _answering(hand.table, command.proposal, actor)
    if hand.table.chairs[proposal.seat].person == actor.person:
        hand.write(e.Dropped(proposal.number, "withdrawn", seat))
    elif seat in seats_to_answer(hand.table, proposal):
        hand.write(e.Dropped(proposal.number, "declined", seat))
    else:
        raise refuse("not-asked")


def _answering(table: Table, number: int, actor: Actor) -> tuple[Proposal, int]:
    seat = acting_seat(table, actor)
    check_begun(table)
    if number not in table.proposals:
        raise refuse("no-such-proposal", proposal=number)
    return table.proposals[number], seat


# ---- pauses, ends and replacements [T8, T9, T10]


def pause(hand: LogWriter, _command: c.Pause, actor: Actor) -> None:
    """Ask to pause."""
    seat = acting_seat(hand.table, actor)
    check_in_play(hand.table)
    propose(hand, e.Proposed("pause", seat))


def resume(hand: LogWriter, _command: c.Resume, actor: Actor) -> None:
    """Resume the game; any player may."""
    seat = acting_seat(hand.table, actor)
    check_begun(hand.table)
    if hand.table.phase != "paused":
        raise refuse("not-paused")
    hand.write(e.Resumed(seat))


def offer_draw(hand: LogWriter, _command: c.OfferDraw, actor: Actor) -> None:
    """Offer a draw; bots are not asked."""
    table = hand.table
    seat = acting_seat(table, actor)
    check_begun(table)
    if not table.game.meta.draws or table.game.seats < 2:
        raise refuse("no-draws")
    if not _has_others(table, seat):
        raise refuse("nobody-to-ask")
    propose(hand, e.Proposed("draw", seat))


def resign(hand: LogWriter, _command: c.Resign, actor: Actor) -> None:
    """Resign; automatic entries end the game or let a bot play on."""
    seat = acting_seat(hand.table, actor)
    check_begun(hand.table)
    hand.write(e.Resigned(seat))


def abandon(hand: LogWriter, _command: c.Abandon, actor: Actor) -> None:
    """Close the table before the start, or ask to end without a result."""
    table = hand.table
    if table.phase == "waiting":
        if actor.person != table.created.host:
            raise refuse("not-the-host")
        hand.write(e.Closed())
        return
    seat = acting_seat(table, actor)
    check_begun(table)
    propose(hand, e.Proposed("abandon", seat))


def replace(hand: LogWriter, command: c.Replace, actor: Actor) -> None:
    """Ask to give a missing player's seat to a bot, or to open it for anybody."""
    table = hand.table
    if table.phase == "waiting":
        _arrange(hand, command, actor)
        return
    seat = acting_seat(table, actor)
    check_begun(table)
    target = command.seat
    if target >= len(table.chairs):
        raise refuse("no-such-seat", seat=target)
    if table.chairs[target].kind == "bot":
        raise refuse("not-a-persons-seat", seat=target)
    own = table.chairs[target].person == actor.person
    if own or not is_missing(table, target, hand.moment):
        raise refuse("not-missing", seat=target)
    propose(hand, e.Proposed("replace", seat, target=target, level=command.level))


def _arrange(hand: LogWriter, command: c.Replace, actor: Actor) -> None:
    """Give an empty chair to a bot, or open it, for the host before the start [T1]."""
    table = hand.table
    if actor.person != table.created.host:
        raise refuse("not-the-host")
    if command.seat >= len(table.chairs):
        raise refuse("no-such-seat", seat=command.seat)
    if table.chairs[command.seat].kind == "person":
        raise refuse("seat-taken", seat=command.seat)
    hand.write(e.Replaced(command.seat, command.level))
