"""Coming, going, words and the start [T1, T2, T4, T10]."""

from hmac import compare_digest

from whiskerworks.core.options import is_line
from whiskerworks.table import entries as e
from whiskerworks.table.commands import GiveWord, Leave, Sit, Start
from whiskerworks.table.context import Actor, Hand, acting, gathering
from whiskerworks.table.refusals import Refused, refuse
from whiskerworks.table.table import Table


def sit(hand: Hand, command: Sit, actor: Actor) -> None:
    """Take a chair: the one that is named, or the first that is free."""
    table = hand.table
    if table.phase in ("over", "closed"):
        raise refuse("table-over")
    if command.word:
        gathering(table)
        check_word(command.word)
    invited = _is_invited(command.invitation, hand.moment.invitation)
    if command.seat is None:
        seat = _first_free(table, actor.person, invited=invited)
    else:
        seat = _named(table, command.seat, actor.person, invited=invited)
    hand.write(e.Sat(seat, actor.person))
    if command.word:
        hand.write(e.Worded(seat, command.word))


def leave(hand: Hand, _command: Leave, actor: Actor) -> None:
    """Stand up; before the start the last to go closes the table."""
    table = hand.table
    seat = acting(table, actor)
    if table.phase in ("over", "closed"):
        raise refuse("table-over")
    hand.write(e.Stood(seat))
    nobody = all(chair.kind != "person" for chair in table.chairs)
    if table.phase == "waiting" and nobody:
        hand.write(e.Closed())


def give_word(hand: Hand, command: GiveWord, actor: Actor) -> None:
    """Give a word for the dealer, or take it back with an empty one."""
    gathering(hand.table)
    seat = acting(hand.table, actor)
    if command.word:
        check_word(command.word)
    hand.write(e.Worded(seat, command.word))


def start(hand: Hand, _command: Start, actor: Actor) -> None:
    """Begin the game."""
    table = hand.table
    gathering(table)
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
    if not is_line(word):
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
