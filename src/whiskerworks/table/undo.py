# compiled: warm
"""Taking moves back [T6]."""

from typing import Final, Literal

from whiskerworks.table import entries as e
from whiskerworks.table.commands import Undo
from whiskerworks.table.context import Actor, Hand, Viewer, acting, in_play, sits
from whiskerworks.table.messages import Undoing
from whiskerworks.table.proposals import ask, has_others
from whiskerworks.table.refusals import refuse
from whiskerworks.table.table import Table

CHOSEN: Final = ("person", "given")
"""A ply was chosen by whoever sits there, or given before the table was made."""
OWN: Final = ("person", "automatic")
"""A ply of somebody's turn."""


def how(
    table: Table, seat: int | None, ply: int | None = None
) -> Literal["no", "free", "ask"]:
    """
    Tell whether *seat* may go back to *ply*, must ask for it, or neither.

    Without a *ply* it is about the last move that the seat chose. None is a
    bystander, who may never.
    """
    if seat is None or table.phase != "playing":
        return "no"
    target = last_choice(table, seat) if ply is None else ply
    if target is None or not table.given <= target < table.ply:
        return "no"
    if not has_others(table, seat) or is_free(table, seat, target):
        return "free"
    return "ask"


def last_choice(table: Table, seat: int) -> int | None:
    """Return the number of the last ply that was chosen by, or given for, *seat*."""
    hows = table.hows
    return table.match.last_choice((seat,), lambda ply: hows[ply] in CHOSEN)


def is_free(table: Table, seat: int, ply: int) -> bool:
    """Tell whether it is the turn of *seat*, since *ply*, and showed nothing."""
    if table.mover != seat:
        return False
    for at in range(ply, table.ply):
        own = table.match.movers[at] == seat
        if not own or table.hows[at] not in OWN:
            return False
    return table.match.first_final(ply) is None


def offered(table: Table, viewer: Viewer) -> Undoing | None:
    """
    Return what *viewer* may take back now, or ask for; None if there is nothing.

    Somebody with several seats takes back the last move that they chose for any.
    """
    seat = viewer.seat
    if seat is None or table.phase != "playing" or not sits(table, viewer):
        return None
    seats = table.seats_of(viewer.person)
    ply = table.match.last_choice(seats, lambda at: table.hows[at] in CHOSEN)
    if ply is None or ply < table.given:
        return None
    can = how(table, seat, ply)
    if can == "no":
        return None
    return Undoing(can, ply, _whole_turn(table, seat) if can == "free" else None)


def _whole_turn(table: Table, seat: int) -> int | None:
    """Return where a turn of several moves began that *seat* may take back freely."""
    if table.game.seats < 2 or table.mover != seat:
        return None  # alone, the turn is the whole game
    first = table.ply
    while (
        first > table.given
        and table.match.movers[first - 1] == seat
        and table.hows[first - 1] in OWN
    ):
        first -= 1
    chosen = [at for at in range(first, table.ply) if table.hows[at] in CHOSEN]
    free = len(chosen) > 1 and how(table, seat, first) == "free"
    return first if free else None


def undo(hand: Hand, command: Undo, actor: Actor) -> None:
    """Take moves back, or ask the others whether they may be."""
    table = hand.table
    seat = acting(table, actor)
    in_play(table)
    ply = last_choice(table, seat) if command.ply is None else command.ply
    if ply is None or ply >= table.ply:
        raise refuse("nothing-to-undo")
    if ply < table.given:
        raise refuse("cannot-undo-given", given=table.given)
    if is_free(table, seat, ply):
        hand.write(e.Undone(ply))
    else:
        ask(hand, e.Proposed("undo", seat, ply=ply))
