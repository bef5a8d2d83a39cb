# compiled: cold
"""Coming and going [T1, T2, T10], talk [T12], and how the host keeps order [T16]."""

from hmac import compare_digest
from typing import Final

from whiskerworks.core.options import is_single_line
from whiskerworks.table import commands as c
from whiskerworks.table import log_entries as e
from whiskerworks.table.context import Actor, LogWriter, acting_seat, check_waiting
from whiskerworks.table.refusals import Refused, refuse
from whiskerworks.table.state import (
    MAX_CHAT_LINES_OF_BYSTANDER,
    MAX_CHAT_LINES_OF_PLAYER,
    NO_CHAT_YET,
)
from whiskerworks.table.table import Table

ZERO_WIDTH_JOINERS: Final = "\u200c\u200d"
"""Invisible, but words of some languages and many emoji need them."""


# ---- chairs, words and the start


def sit(hand: LogWriter, command: c.Sit, actor: Actor) -> None:
    """Take a chair: the one that is named, or the first that is free."""
    table = hand.table
    if table.phase in ("over", "closed"):
        raise refuse("table-over")
    if command.word:
        check_waiting(table)
        check_word(command.word)
    invited = _is_invited(command.invitation, hand.moment.invitation)
    if command.seat is None:
        seat = _first_free(table, actor.person, invited=invited)
    else:
        seat = _named(table, command.seat, actor.person, invited=invited)
    hand.write(e.Sat(seat, actor.person))
    if command.word:
        hand.write(e.Worded(seat, command.word))


def leave(hand: LogWriter, _command: c.Leave, actor: Actor) -> None:
    """Stand up; before the start the last to go closes the table."""
    table = hand.table
    seat = acting_seat(table, actor)
    if table.phase in ("over", "closed"):
        raise refuse("table-over")
    hand.write(e.Stood(seat))
    nobody = all(chair.kind != "person" for chair in table.chairs)
    if table.phase == "waiting" and nobody:
        hand.write(e.Closed())


def give_word(hand: LogWriter, command: c.GiveWord, actor: Actor) -> None:
    """Give a word for the dealer, or take it back with an empty one."""
    check_waiting(hand.table)
    seat = acting_seat(hand.table, actor)
    if command.word:
        check_word(command.word)
    hand.write(e.Worded(seat, command.word))


def start(hand: LogWriter, _command: c.Start, actor: Actor) -> None:
    """Begin the game."""
    table = hand.table
    check_waiting(table)
    if actor.person != table.created.host:
        raise refuse("not-the-host")
    if not all(chair.is_filled for chair in table.chairs):
        raise refuse("seats-empty")
    hand.write(e.Started())


def check_word(word: str) -> None:
    """
    See that *word* can stand on a line of a record.

    Raises:
        Refused: It cannot.
    """
    if not is_single_line(word):
        raise refuse("bad-word")


def _is_invited(shown: str, right: str) -> bool:
    return bool(right) and compare_digest(shown.encode(), right.encode())


def _first_free(table: Table, person: str, *, invited: bool) -> int:
    """Return an own seat to take back, else an open one, else one that is kept."""
    if table.seats_of(person):
        raise refuse("already-seated")
    chairs = table.chairs
    free = [s for s in range(len(chairs)) if _bar(table, s, person, invited) is None]
    if not free:
        kept = any(chair.kind == "kept" and not chair.owner for chair in chairs)
        raise refuse("invitation-needed" if kept else "no-free-seat")
    return min(
        free, key=lambda s: (chairs[s].owner != person, chairs[s].kind != "open")
    )


def _named(table: Table, seat: int, person: str, *, invited: bool) -> int:
    if seat >= len(table.chairs):
        raise refuse("no-such-seat", seat=seat)
    if seat in table.seats_of(person):
        raise refuse("already-seated")
    bar = _bar(table, seat, person, invited)
    if bar is not None:
        raise bar
    return seat


def _bar(table: Table, seat: int, person: str, invited: bool) -> Refused | None:
    """Return why *person* may not take *seat*; None if they may [T1]."""
    chair = table.chairs[seat]
    if chair.kind == "open" or chair.owner == person:
        return None
    if chair.kind != "kept":
        return refuse("seat-taken", seat=seat)
    if chair.owner:
        return refuse("seat-kept", seat=seat)
    return None if invited else refuse("invitation-needed")


# ---- talk


def say(hand: LogWriter, command: c.Say, actor: Actor) -> None:
    """Say something, as a player or as somebody who looks on."""
    setup = hand.table.setup
    if not setup.chat:
        raise refuse("no-chat")
    if actor.person in hand.table.muted:
        raise refuse("muted")
    seats = hand.table.seats_of(actor.person)
    seat = acting_seat(hand.table, actor) if seats else None
    if seat is None and not setup.watching.allowed:
        raise refuse("no-looking-on")
    text = clean_text(command.text)
    if not text.strip(ZERO_WIDTH_JOINERS):
        raise refuse("nothing-said")
    _check_amount(hand, actor)
    hand.write(e.Said(seat, text))


def is_bystander(table: Table, person: str) -> bool:
    """Tell whether somebody only looks on: they neither host the table nor play."""
    return person != table.created.host and not table.seats_of(person)


def _check_amount(hand: LogWriter, actor: Actor) -> None:
    """
    See that *actor* does not talk too much.

    Raises:
        Refused: They have said all they may here, or must wait.
    """
    table = hand.table
    before = table.spoken.get(actor.person, NO_CHAT_YET)
    may_less = is_bystander(table, actor.person)
    most = MAX_CHAT_LINES_OF_BYSTANDER if may_less else MAX_CHAT_LINES_OF_PLAYER
    if before.lines >= most:
        raise refuse("chat-used-up", lines=most)
    wait = before.wait(hand.moment.now)
    if wait:
        raise refuse("chat-too-fast", seconds=-(-wait // 1000))


def clean_text(text: str) -> str:
    """Return *text* on one line, without what cannot be printed."""
    blank = " ".join(text.split())
    shown = [c for c in blank if c.isprintable() or c in ZERO_WIDTH_JOINERS]
    return " ".join("".join(shown).split())


# ---- order


def mute(hand: LogWriter, command: c.Mute, actor: Actor) -> None:
    """Refuse what a person says from now on."""
    person = _guest(hand, command.who, actor)
    if person in hand.table.muted:
        raise refuse("already-so")
    hand.write(e.Muted(person))


def unmute(hand: LogWriter, command: c.Unmute, actor: Actor) -> None:
    """Let a person talk again."""
    person = _guest(hand, command.who, actor)
    if person not in hand.table.muted:
        raise refuse("already-so")
    hand.write(e.Unmuted(person))


def remove(hand: LogWriter, command: c.Remove, actor: Actor) -> None:
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


def readmit(hand: LogWriter, command: c.Readmit, actor: Actor) -> None:
    """Let a person come back."""
    person = _guest(hand, command.who, actor)
    if person not in hand.table.removed:
        raise refuse("already-so")
    hand.write(e.Readmitted(person))


def _guest(hand: LogWriter, who: int, actor: Actor) -> str:
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
