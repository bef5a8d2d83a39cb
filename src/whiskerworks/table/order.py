# compiled: warm
"""The host keeps order: who may talk here, and who may be here [T16]."""

from whiskerworks.table import entries as e
from whiskerworks.table.commands import Mute, Readmit, Remove, Unmute
from whiskerworks.table.context import Actor, Hand
from whiskerworks.table.refusals import refuse


def mute(hand: Hand, command: Mute, actor: Actor) -> None:
    """Refuse what a person says from now on."""
    person = _guest(hand, command.who, actor)
    if person in hand.table.muted:
        raise refuse("already-so")
    hand.write(e.Muted(person))


def unmute(hand: Hand, command: Unmute, actor: Actor) -> None:
    """Let a person talk again."""
    person = _guest(hand, command.who, actor)
    if person not in hand.table.muted:
        raise refuse("already-so")
    hand.write(e.Unmuted(person))


def remove(hand: Hand, command: Remove, actor: Actor) -> None:
    """
    Send a person away.

    Before the start their chairs are free again. Later their chairs are open to
    anybody: no time runs for an open chair, so nobody wins by removing somebody.
    """
    table = hand.table
    person = _guest(hand, command.who, actor)
    if person in table.removed:
        raise refuse("already-so")
    seats = table.seats_of(person)
    hand.write(e.Removed(person))
    for seat in seats:
        if table.phase == "waiting":
            hand.write(e.Stood(seat))
        elif table.phase in ("playing", "paused"):
            hand.write(e.Replaced(seat, None))


def readmit(hand: Hand, command: Readmit, actor: Actor) -> None:
    """Let a person come back."""
    person = _guest(hand, command.who, actor)
    if person not in hand.table.removed:
        raise refuse("already-so")
    hand.write(e.Readmitted(person))


def _guest(hand: Hand, who: int, actor: Actor) -> str:
    """
    Return the person with that number, for the host to keep in order.

    Raises:
        Refused: *actor* is not the host, or the person is, or there is none.
    """
    table = hand.table
    if actor.person != table.created.host:
        raise refuse("only-the-host")
    person = table.guest(who)
    if person is None:
        raise refuse("no-such-guest", who=who)
    if person == table.created.host:
        raise refuse("host-stays")
    return person
