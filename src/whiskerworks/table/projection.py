# compiled: warm
"""
Views of a table: the only place that decides what each viewer may know.

Everything that leaves a table goes through here. A viewer has the view of a seat or of
a bystander. They learn a move if everybody saw the same, if their own seat made it, or
when the game is over [T11].
"""

from typing import Final, NamedTuple

from whiskerworks.core.game import Game
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.scene import Scene
from whiskerworks.core.value import Value
from whiskerworks.table import log_entries as e
from whiskerworks.table.automatic_entries import seats_to_answer
from whiskerworks.table.context import NameLookup, Viewer, holds_seat
from whiskerworks.table.game_handlers import undo_offer
from whiskerworks.table.messages import (
    ChatLine,
    Facts,
    Guest,
    PlySeen,
    Position,
    Question,
    Result,
    Snapshot,
    Status,
    Update,
)
from whiskerworks.table.refusals import refuse
from whiskerworks.table.state import Proposal
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import ViewCache

POSITION_ENTRIES: Final = (
    e.Moved,
    e.Drew,
    e.Undone,
    e.Started,
    e.Paused,
    e.Resumed,
    e.Ended,
    e.Sat,
    e.Stood,
    e.Replaced,
)
"""Entries that change the position, or who may play."""
CHAT_ENTRIES: Final = (e.Said, e.Notice)
"""Entries that appear in the chat."""


def snapshot(
    cache: ViewCache,
    viewer: Viewer,
    names: NameLookup,
    *,
    table_id: str,
    invitation: str | None,
    now: int,
) -> Snapshot:
    """Return the whole table as *viewer* may know it."""
    table = cache.table
    return Snapshot(
        table.seq,
        viewer.seat,
        facts(table, viewer, table_id=table_id, invitation=invitation),
        status(cache, viewer, names, now=now),
        plies(cache, viewer),
        chat(table, viewer, names),
        position(cache, viewer),
    )


def plies(cache: ViewCache, viewer: Viewer) -> tuple[PlySeen, ...]:
    """Return every ply as *viewer* may know it."""
    return tuple([ply_seen(cache, index, viewer) for index in range(cache.table.ply)])


def chat(table: Table, viewer: Viewer, names: NameLookup) -> tuple[ChatLine, ...]:
    """Return the chat without the people whom *viewer* has muted."""
    return _chat(table, table.said, viewer, names)


def update(
    cache: ViewCache,
    fresh: list[e.LogEntry],
    viewer: Viewer,
    names: NameLookup,
    *,
    since: int,
    now: int,
) -> Update:
    """Return the update for *viewer* about *fresh* entries, already applied."""
    table = cache.table
    kept = count_standing_plies(table.ply, fresh)
    if any(isinstance(each.entry, e.Ended) for each in fresh):
        kept = min(kept, _first_hidden(cache, viewer))
    moves_on = _moves_on(fresh)
    return Update(
        since,
        table.seq,
        kept,
        tuple([ply_seen(cache, index, viewer) for index in range(kept, table.ply)]),
        _chat(table, fresh, viewer, names),
        status(cache, viewer, names, now=now),
        position(cache, viewer, told=True) if moves_on else None,
    )


def ply_seen(cache: ViewCache, index: int, viewer: Viewer) -> PlySeen:
    """Return the ply at *index* as *viewer* may know it."""
    ply, is_over = cache.ply(index), cache.table.phase == "over"
    known = ply.open or viewer.seat == ply.shown.seat or is_over
    seen = ply.shown if known else ply.hidden
    if "events" not in viewer.want:
        return seen
    events = cache.events(index, viewer.seat)
    return PlySeen(seen.seat, seen.move, seen.how, events)


def position(cache: ViewCache, viewer: Viewer, *, told: bool = False) -> Position:
    """Return the position for *viewer*; as a change if they were *told* of the last."""
    table, seat = cache.table, viewer.seat
    mover = table.mover
    plays = mover is not None and mover == seat and holds_seat(table, viewer)
    scene = moves = plan = change = None
    if "scene" in viewer.want:
        if told:
            change = cache.change(seat, offers=plays)
        if change is None:
            scene = cache.scene(seat, offers=plays)
    if "moves" in viewer.want:
        moves = cache.moves() if plays else ()
    if "plan" in viewer.want:
        plan = cache.plan(seat)
    return Position(table.ply, mover, scene, moves, plan, change)


class PastPosition(NamedTuple):
    """An earlier position and the seat that views it; another thread may draw it."""

    game: Game
    before: Value | None
    """The position before the last move, if any."""
    move: int
    state: Value
    eyes: int | None


def past_position(
    table: Table, ply: int, viewer: Viewer, eyes: int | None
) -> PastPosition:
    """
    Return the game after *ply* plies, for `past_scene`.

    Raises:
        Refused: The game has fewer plies, or *viewer* may not have the view of *eyes*
            before its end.
    """
    if not 0 <= ply <= table.ply:
        raise refuse("no-such-ply", ply=ply, plies=table.ply)
    if eyes is not None and not 0 <= eyes < table.game.seats:
        raise refuse("no-such-seat", seat=eyes, seats=table.game.seats)
    if eyes not in (viewer.seat, None) and table.phase != "over":
        raise refuse("not-your-eyes", seat=eyes)
    match = table.match
    if not ply:
        return PastPosition(table.game, None, 0, match.states[0], eyes)
    before, after = match.states[ply - 1 : ply + 1]
    return PastPosition(table.game, before, match.moves[ply - 1], after, eyes)


def past_scene(past_position: PastPosition) -> tuple[Scene, tuple[Event, ...]]:
    """Return the scene of an earlier position, and the events of the move before it."""
    game, before, move, state, eyes = past_position
    scene = game.scene(game.view(state, eyes))
    events = () if before is None else game.events(before, move, eyes)
    return scene.without_offers(), events


def facts(
    table: Table, viewer: Viewer, *, table_id: str, invitation: str | None
) -> Facts:
    """Return the unchanging facts about a table; only the host gets the invitation."""
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


def count_standing_plies(plies: int, fresh: list[e.LogEntry]) -> int:
    """
    Return how many plies from before the *fresh* entries are still valid.

    *plies* is the number after these entries. If moves were played and taken back
    within them, the result may be too low; viewers are then sent other plies again.
    """
    played = 0
    kept: list[int] = []
    for logged in fresh:
        if isinstance(logged.entry, (e.Moved, e.Drew)):
            played += 1
        elif isinstance(logged.entry, e.Undone):
            kept.append(logged.entry.ply - played)
    return max(0, min(kept)) if kept else plies - played


def _first_hidden(cache: ViewCache, viewer: Viewer) -> int:
    """Return the index of the first ply that was hidden from *viewer*."""
    for index in range(cache.table.ply):
        ply = cache.ply(index)
        if not ply.open and ply.shown.seat != viewer.seat:
            return index
    return cache.table.ply


def _moves_on(fresh: list[e.LogEntry]) -> bool:
    return any(isinstance(each.entry, POSITION_ENTRIES) for each in fresh)


def _chat(
    table: Table, logs: list[e.LogEntry], viewer: Viewer, names: NameLookup
) -> tuple[ChatLine, ...]:
    """Return the chat without the people whom *viewer* has muted."""
    return tuple(
        [
            _line(table, each, names)
            for each in logs
            if isinstance(each.entry, CHAT_ENTRIES) and each.person not in viewer.hidden
        ]
    )


def _line(table: Table, logged: e.LogEntry, names: NameLookup) -> ChatLine:
    """Return a line of the chat, with its author's name."""
    said = logged.entry
    if isinstance(said, e.Notice):
        return ChatLine(logged.seq, logged.at, None, "", said.text, None)
    assert isinstance(said, e.Said)
    name = names(logged.person)
    who = table.numbers[logged.person]
    return ChatLine(logged.seq, logged.at, said.seat, name, said.text, who)


# ---- status: the short facts


def status(cache: ViewCache, viewer: Viewer, names: NameLookup, *, now: int) -> Status:
    """Return the table's status at the time *now*, as *viewer* may know it."""
    table = cache.table
    asked = table.proposals
    return Status(
        table.phase,
        cache.players(viewer.person, names),
        cache.clocks(now),
        tuple([_question(table, each) for each in asked.values()]) if asked else (),
        undo_offer(table, viewer),
        None if table.ended is None else _result(table, table.ended),
        cache.deal(),
        table.rematch,
        viewer.person in table.muted,
        _guests(table, viewer, names),
    )


def _guests(table: Table, viewer: Viewer, names: NameLookup) -> tuple[Guest, ...]:
    """Return the muted and removed people that *viewer* may know of."""
    is_host = viewer.person == table.created.host
    nobody: set[str] = set()
    muted = table.muted if is_host else nobody
    removed = table.removed if is_host else nobody
    if not (muted or removed or viewer.hidden):
        return ()
    return tuple(
        [
            Guest(who, names(one), one in muted, one in removed, one in viewer.hidden)
            for one, who in table.numbers.items()
            if one in muted or one in removed or one in viewer.hidden
        ]
    )


def _result(table: Table, ended: e.Ended) -> Result:
    """Return the result of the game."""
    outcome = table.match.outcome()
    if outcome is not None:
        say = outcome.message()
    else:
        seat: Params = {} if ended.seat is None else {"seat": ended.seat}
        say = Message(f"ending-{ended.reason}", seat)
    return Result(say, ended.rule, ended.scores, winners(ended.scores))


def winners(scores: tuple[float, ...]) -> tuple[int, ...]:
    """
    Return the seats with the best score; none if all scores are 0.

    >>> winners((0.5, 0.0, 0.5)), winners((0.0, 0.0))
    ((0, 2), ())
    """
    best = max(scores, default=0.0)
    return tuple([seat for seat, score in enumerate(scores) if score == best > 0])


def _question(table: Table, asked: Proposal) -> Question:
    return Question(
        asked.number,
        asked.kind,
        asked.seat,
        seats_to_answer(table, asked),
        asked.ply,
        asked.target,
        asked.level,
    )
