# compiled: cold
"""Handlers for chairs [T1, T2, T10], the chat [T12] and moderation [T16]."""

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
"""Invisible characters that some languages and many emoji need."""


# ---- chairs, words and the start


def sit(hand: LogWriter, command: c.Sit, actor: Actor) -> None:
    """Take a chair: the one named, or the first free one."""
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
    """Stand up; before the start, the last person to leave closes the table."""
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
    Check that *word* fits on a line of a record.

    Raises:
        Refused: It does not.
    """
    if not is_single_line(word):
        raise refuse("bad-word")


def _is_invited(shown: str, right: str) -> bool:
    return bool(right) and compare_digest(shown.encode(), right.encode())


def _first_free(table: Table, person: str, *, invited: bool) -> int:
    """Return the person's own seat, else an open one, else a reserved one."""
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


# ---- chat


def say(hand: LogWriter, command: c.Say, actor: Actor) -> None:
    """Write something in the chat, as a player or a spectator."""
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
    """Whether *person* is a spectator: neither the host nor a player."""
    return person != table.created.host and not table.seats_of(person)


def _check_amount(hand: LogWriter, actor: Actor) -> None:
    """
    Check that *actor* stays within the limits of the chat.

    Raises:
        Refused: They have used up their lines, or must wait.
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
    """Return *text* on one line, without unprintable characters."""
    blank = " ".join(text.split())
    shown = [c for c in blank if c.isprintable() or c in ZERO_WIDTH_JOINERS]
    return " ".join("".join(shown).split())


# ---- moderation


def mute(hand: LogWriter, command: c.Mute, actor: Actor) -> None:
    """Refuse a person's chat from now on."""
    person = _guest(hand, command.who, actor)
    if person in hand.table.muted:
        raise refuse("already-so")
    hand.write(e.Muted(person))


def unmute(hand: LogWriter, command: c.Unmute, actor: Actor) -> None:
    """Accept a person's chat again."""
    person = _guest(hand, command.who, actor)
    if person not in hand.table.muted:
        raise refuse("already-so")
    hand.write(e.Unmuted(person))


def remove(hand: LogWriter, command: c.Remove, actor: Actor) -> None:
    """
    Remove a person from the table.

    Before the start their chairs become free. Later they become open to anybody: an
    open chair's clock stands still, so no host wins by removing an opponent.
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
    """Let a removed person come back."""
    person = _guest(hand, command.who, actor)
    if person not in hand.table.removed:
        raise refuse("already-so")
    hand.write(e.Readmitted(person))


def _guest(hand: LogWriter, who: int, actor: Actor) -> str:
    """
    Return the person with the number *who*, for the host to moderate.

    Raises:
        Refused: *actor* is not the host, the person is, or the number is unknown.
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
