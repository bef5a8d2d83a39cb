# compiled: warm
"""
Moves, pauses, and ends that no rule of a game knows [T3, T8, T9, T10].

Who does not play is told that first: the phase of the table may be news to somebody
who looks on from some moves behind.
"""

from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.message import Refusal
from whiskerworks.table import entries as e
from whiskerworks.table.commands import (
    Abandon,
    OfferDraw,
    Pause,
    Play,
    Replace,
    Resign,
    Resume,
)
from whiskerworks.table.context import Actor, Hand, acting, in_game, in_play
from whiskerworks.table.proposals import ask, is_missing
from whiskerworks.table.refusals import Refused, refuse
from whiskerworks.table.table import Table


def play(hand: Hand, command: Play, actor: Actor) -> None:
    """Play a move in the position that was seen."""
    table = hand.table
    seat = _bot_seat(table, actor) if actor.bot else acting(table, actor)
    in_play(table)
    if command.at != table.ply:
        raise refuse("stale", at=command.at, ply=table.ply)
    if not actor.bot and _is_late(hand, seat):
        raise refuse("time-up")
    text = checked(table, seat, command.move)
    hand.write(e.Moved(seat, text, "bot" if actor.bot else "person"))


def why_not(table: Table, actor: Actor, text: str) -> Refusal | None:
    """Return why *actor* may not play that move now; None if they may [T3]."""
    try:
        seat = acting(table, actor)
        in_play(table)
        checked(table, seat, text)
    except Refused as refused:
        return refused.refusal
    return None


def pause(hand: Hand, _command: Pause, actor: Actor) -> None:
    """Ask to pause."""
    seat = acting(hand.table, actor)
    in_play(hand.table)
    ask(hand, e.Proposed("pause", seat))


def resume(hand: Hand, _command: Resume, actor: Actor) -> None:
    """Let the game go on; any player may."""
    seat = acting(hand.table, actor)
    in_game(hand.table)
    if hand.table.phase != "paused":
        raise refuse("not-paused")
    hand.write(e.Resumed(seat))


def offer_draw(hand: Hand, _command: OfferDraw, actor: Actor) -> None:
    """Offer to share the game; bots do not take part in that."""
    table = hand.table
    seat = acting(table, actor)
    in_game(table)
    if not table.game.meta.draws or table.game.seats < 2:
        raise refuse("no-draws")
    chairs = table.chairs
    if not any(c.kind == "person" and c.person != actor.person for c in chairs):
        raise refuse("nobody-to-ask")
    ask(hand, e.Proposed("draw", seat))


def resign(hand: Hand, _command: Resign, actor: Actor) -> None:
    """Give up; what becomes of the game follows by itself."""
    seat = acting(hand.table, actor)
    in_game(hand.table)
    hand.write(e.Resigned(seat))


def abandon(hand: Hand, _command: Abandon, actor: Actor) -> None:
    """Close a table where nothing has begun, or ask to end without a result."""
    table = hand.table
    if table.phase == "waiting":
        if actor.person != table.created.host:
            raise refuse("not-the-host")
        hand.write(e.Closed())
        return
    seat = acting(table, actor)
    in_game(table)
    ask(hand, e.Proposed("abandon", seat))


def replace(hand: Hand, command: Replace, actor: Actor) -> None:
    """Ask to hand a missing player's seat to a bot, or to the next to come."""
    table = hand.table
    if table.phase == "waiting":
        _arrange(hand, command, actor)
        return
    seat = acting(table, actor)
    in_game(table)
    target = command.seat
    if target >= len(table.chairs):
        raise refuse("no-such-seat", seat=target)
    if table.chairs[target].kind == "bot":
        raise refuse("not-a-persons-seat", seat=target)
    own = table.chairs[target].person == actor.person
    if own or not is_missing(table, target, hand.moment):
        raise refuse("not-missing", seat=target)
    ask(hand, e.Proposed("replace", seat, target=target, level=command.level))


def _arrange(hand: Hand, command: Replace, actor: Actor) -> None:
    """Let the host give an empty chair to a bot, or open it, before the start [T1]."""
    table = hand.table
    if actor.person != table.created.host:
        raise refuse("not-the-host")
    if command.seat >= len(table.chairs):
        raise refuse("no-such-seat", seat=command.seat)
    if table.chairs[command.seat].kind == "person":
        raise refuse("seat-taken", seat=command.seat)
    hand.write(e.Replaced(command.seat, command.level))


def _bot_seat(table: Table, actor: Actor) -> int:
    turn = table.bot_turn()
    if turn is None or turn.seat != actor.seat:
        raise refuse("not-a-player")
    return turn.seat


def _is_late(hand: Hand, seat: int) -> bool:
    """Tell whether the time of *seat* is up, so that it may not move itself [T5]."""
    clock = hand.table.clock
    if clock.expiry == "nothing" or hand.table.mover != seat:
        return False
    due = clock.due
    return clock.flagged == seat or (due is not None and due <= hand.moment.now)


def checked(table: Table, seat: int, text: str) -> str:
    """
    Return the move as the game writes it, if it may be played.

    Raises:
        Refused: It may not.
    """
    try:
        move, _ = table.match.after(seat, text)
    except BadMove as problem:
        raise refuse("no-such-move-text", problem=problem.problem) from problem
    except IllegalMove as refused:
        why = refused.refusal
        # What the referee itself refuses has no rule of the game behind it.
        raise Refused(Refusal(why.code, why.params, why.rule or "T3")) from refused
    return table.game.write(table.state, move)
