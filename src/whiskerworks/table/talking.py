"""What is said at the table [T12]."""

from whiskerworks.table.commands import Say
from whiskerworks.table.context import Actor, Hand, acting
from whiskerworks.table.entries import Said
from whiskerworks.table.refusals import refuse
from whiskerworks.table.state import (
    MAX_LINES_OF_BYSTANDER,
    MAX_LINES_OF_PLAYER,
    SILENT,
)
from whiskerworks.table.table import Table

JOINERS = "\u200c\u200d"
"""Invisible, but words of some languages and many emoji need them."""


def say(hand: Hand, command: Say, actor: Actor) -> None:
    """Say something, as a player or as somebody who looks on."""
    setup = hand.table.setup
    if not setup.chat:
        raise refuse("no-chat")
    if actor.person in hand.table.muted:
        raise refuse("muted")
    seats = hand.table.seats_of(actor.person)
    seat = acting(hand.table, actor) if seats else None
    if seat is None and not setup.watching.allowed:
        raise refuse("no-looking-on")
    text = cleaned(command.text)
    if not text.strip(JOINERS):
        raise refuse("nothing-said")
    _check_amount(hand, actor)
    hand.write(Said(seat, text))


def is_bystander(table: Table, person: str) -> bool:
    """Tell whether somebody only looks on: they neither host the table nor play."""
    return person != table.created.host and not table.seats_of(person)


def _check_amount(hand: Hand, actor: Actor) -> None:
    """
    See that *actor* does not talk too much.

    Raises:
        Refused: They have said all they may here, or must wait.
    """
    table = hand.table
    before = table.spoken.get(actor.person, SILENT)
    may_less = is_bystander(table, actor.person)
    most = MAX_LINES_OF_BYSTANDER if may_less else MAX_LINES_OF_PLAYER
    if before.lines >= most:
        raise refuse("chat-used-up", lines=most)
    wait = before.wait(hand.moment.now)
    if wait:
        raise refuse("chat-too-fast", seconds=-(-wait // 1000))


def cleaned(text: str) -> str:
    """Return *text* on one line, without what cannot be printed."""
    blank = " ".join(text.split())
    shown = [c for c in blank if c.isprintable() or c in JOINERS]
    return " ".join("".join(shown).split())
