# compiled: warm
"""
Who may know what of a table: the one place where views are cut.

Whatever leaves a table goes through here. A viewer has the eyes of a seat, or a
bystander's; a move is named to them if all saw the same, if their own seat made it,
or when the game is over [T11].
"""

from typing import Final, NamedTuple

from whiskerworks.core.game import Game
from whiskerworks.core.message import Event
from whiskerworks.core.scene import Scene
from whiskerworks.core.value import Value
from whiskerworks.table import cuts
from whiskerworks.table.context import Names, Viewer, sits
from whiskerworks.table.entries import (
    Drew,
    Ended,
    Logged,
    Moved,
    Notice,
    Paused,
    Replaced,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
)
from whiskerworks.table.messages import (
    ChatLine,
    Facts,
    PlySeen,
    Position,
    Snapshot,
    Update,
)
from whiskerworks.table.refusals import refuse
from whiskerworks.table.standing import status
from whiskerworks.table.table import Table

__all__ = [
    "Names",
    "Past",
    "Viewer",
    "chat",
    "facts",
    "past",
    "plies",
    "ply_seen",
    "position",
    "scene_of",
    "snapshot",
    "status",
    "update",
]

CHANGING: Final = (
    Moved,
    Drew,
    Undone,
    Started,
    Paused,
    Resumed,
    Ended,
    Sat,
    Stood,
    Replaced,
)
"""After these the game stands differently, or others may play."""
SPOKEN: Final = (Said, Notice)
"""What people read beside the game."""


def snapshot(
    table: Table,
    viewer: Viewer,
    names: Names,
    *,
    table_id: str,
    invitation: str | None,
    now: int,
) -> Snapshot:
    """Return the whole table as *viewer* may know it."""
    return Snapshot(
        table.seq,
        viewer.seat,
        facts(table, viewer, table_id=table_id, invitation=invitation),
        status(table, viewer, names, now=now),
        plies(table, viewer),
        chat(table, viewer, names),
        position(table, viewer),
    )


def plies(table: Table, viewer: Viewer) -> tuple[PlySeen, ...]:
    """Return every ply as *viewer* may know it."""
    return tuple([ply_seen(table, index, viewer) for index in range(table.ply)])


def chat(table: Table, viewer: Viewer, names: Names) -> tuple[ChatLine, ...]:
    """Return what was said, but for those whom *viewer* does not want to read."""
    return _chat(table, table.said, viewer, names)


def update(
    table: Table,
    fresh: list[Logged],
    viewer: Viewer,
    names: Names,
    *,
    since: int,
    now: int,
) -> Update:
    """Return what *viewer* may know of *fresh*, which *table* has in it already."""
    kept = still_standing(table.ply, fresh)
    if any(isinstance(each.entry, Ended) for each in fresh):
        kept = min(kept, _first_hidden(table, viewer))
    moves_on = _moves_on(fresh)
    return Update(
        since,
        table.seq,
        kept,
        tuple([ply_seen(table, index, viewer) for index in range(kept, table.ply)]),
        _chat(table, fresh, viewer, names),
        status(table, viewer, names, now=now),
        position(table, viewer, told=True) if moves_on else None,
    )


def ply_seen(table: Table, index: int, viewer: Viewer) -> PlySeen:
    """Return the ply at *index* as *viewer* may know it."""
    ply = cuts.ply(table, index)
    known = ply.open or viewer.seat == ply.shown.seat or table.phase == "over"
    seen = ply.shown if known else ply.hidden
    if "events" not in viewer.want:
        return seen
    events = cuts.events(table, index, viewer.seat)
    return PlySeen(seen.seat, seen.move, seen.how, events)


def position(table: Table, viewer: Viewer, *, told: bool = False) -> Position:
    """Return the game as it stands for *viewer*, who may have been *told* of before."""
    mover = table.mover
    plays = mover is not None and mover == viewer.seat and sits(table, viewer)
    scene = moves = plan = change = None
    if "scene" in viewer.want:
        if told:
            change = cuts.change(table, viewer.seat, offers=plays)
        if change is None:
            scene = cuts.scene(table, viewer.seat, offers=plays)
    if "moves" in viewer.want:
        moves = cuts.moves(table) if plays else ()
    if "plan" in viewer.want:
        plan = cuts.plan(table, viewer.seat)
    return Position(table.ply, mover, scene, moves, plan, change)


class Past(NamedTuple):
    """A moment of a game and whose eyes look; another thread may draw it."""

    game: Game
    before: Value | None
    """The position before the last move, if there was one."""
    move: int
    state: Value
    eyes: int | None


def past(table: Table, ply: int, viewer: Viewer, eyes: int | None) -> Past:
    """
    Return the game after *ply* plies, for `scene_of`.

    Raises:
        Refused: There are not so many plies, or *viewer* may not look with those eyes
            while the game goes on.
    """
    if not 0 <= ply <= table.ply:
        raise refuse("no-such-ply", ply=ply, plies=table.ply)
    if eyes is not None and not 0 <= eyes < table.game.seats:
        raise refuse("no-such-seat", seat=eyes, seats=table.game.seats)
    if eyes not in (viewer.seat, None) and table.phase != "over":
        raise refuse("not-your-eyes", seat=eyes)
    match = table.match
    if not ply:
        return Past(table.game, None, 0, match.states[0], eyes)
    before, after = match.states[ply - 1 : ply + 1]
    return Past(table.game, before, match.moves[ply - 1], after, eyes)


def scene_of(past: Past) -> tuple[Scene, tuple[Event, ...]]:
    """Return how the game looked in the past, and what had just happened."""
    game, before, move, state, eyes = past
    scene = game.scene(game.view(state, eyes))
    events = () if before is None else game.events(before, move, eyes)
    return scene.without_offers(), events


def facts(
    table: Table, viewer: Viewer, *, table_id: str, invitation: str | None
) -> Facts:
    """Return what never changes of a table; the invitation only to its host."""
    created, setup, game = table.created, table.setup, table.game
    host = created.host == viewer.person
    return Facts(
        table_id,
        game.name,
        game.rules_version,
        game.seats,
        dict(created.options),
        setup.clock,
        setup.watching,
        setup.chat,
        setup.public,
        setup.automatic,
        game.meta.draws,
        not game.view(table.match.states[0], None).is_open(),
        created.source.table or None if created.source is not None else None,
        table.given,
        host,
        invitation if host else None,
    )


def still_standing(plies: int, fresh: list[Logged]) -> int:
    """
    Return so many of the plies of before *fresh* that surely still stand.

    *plies* stand after it. Where moves were played and taken back in one go it may
    be less than all: those behind are then told again.
    """
    played = 0
    kept: list[int] = []
    for logged in fresh:
        if isinstance(logged.entry, (Moved, Drew)):
            played += 1
        elif isinstance(logged.entry, Undone):
            kept.append(logged.entry.ply - played)
    return max(0, min(kept)) if kept else plies - played


def _first_hidden(table: Table, viewer: Viewer) -> int:
    """Return the index of the first ply that *viewer* was not told before the end."""
    for index in range(table.ply):
        ply = cuts.ply(table, index)
        if not ply.open and ply.shown.seat != viewer.seat:
            return index
    return table.ply


def _moves_on(fresh: list[Logged]) -> bool:
    return any(isinstance(each.entry, CHANGING) for each in fresh)


def _chat(
    table: Table, logs: list[Logged], viewer: Viewer, names: Names
) -> tuple[ChatLine, ...]:
    """Return what was said, but for those whom *viewer* does not want to read."""
    return tuple(
        [
            _line(table, each, names)
            for each in logs
            if isinstance(each.entry, SPOKEN) and each.person not in viewer.hidden
        ]
    )


def _line(table: Table, logged: Logged, names: Names) -> ChatLine:
    """Return something said, with the name of who said it."""
    said = logged.entry
    if isinstance(said, Notice):
        return ChatLine(logged.seq, logged.at, None, "", said.text, None)
    assert isinstance(said, Said)
    name = names(logged.person)
    who = table.numbers[logged.person]
    return ChatLine(logged.seq, logged.at, said.seat, name, said.text, who)
