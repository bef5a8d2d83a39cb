"""A table as one viewer knows it, built from snapshots and updates."""

from dataclasses import dataclass, replace

from whiskerworks.core.scene_change import apply_change
from whiskerworks.table.messages import (
    ChatLine,
    Facts,
    PlySeen,
    Position,
    Question,
    Snapshot,
    Status,
    Update,
)
from whiskerworks.table.state import MAX_CHAT_LINES_SHOWN


@dataclass(frozen=True)
class TableView:
    """A table as one viewer knows it."""

    seq: int
    """The sequence number of the last log entry that was reported."""
    seat: int | None
    """The seat whose view this is; None for a bystander's."""
    facts: Facts
    status: Status
    plies: tuple[PlySeen, ...]
    chat: tuple[ChatLine, ...]
    position: Position
    received_at: int
    """When the last message arrived, in milliseconds by this machine's clock."""

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats that belong to this viewer."""
        return tuple([one.seat for one in self.status.players if one.you])

    @property
    def is_full(self) -> bool:
        """Whether every chair is taken."""
        return all(one.kind not in ("open", "kept") for one in self.status.players)

    @property
    def is_our_turn(self) -> bool:
        """Whether it is the viewer's turn, in the seat whose view this is."""
        mover = self.position.mover
        playing = self.status.phase == "playing" and mover is not None
        return playing and mover == self.seat and mover in self.own_seats

    @property
    def preferred_seat(self) -> int | None:
        """The seat to view from: of several own seats, the one to move."""
        mover = self.position.mover
        if (
            len(self.own_seats) > 1
            and self.status.phase == "playing"
            and mover in self.own_seats
        ):
            return mover
        return self.seat

    def awaits_us(self, question: Question) -> bool:
        """Whether a proposal awaits this viewer."""
        return any(seat in self.own_seats for seat in question.waiting)


def apply_message(
    before: TableView | None, message: Snapshot | Update, received_at: int
) -> TableView | None:
    """Return the table after *message*; None if the message does not fit."""
    if isinstance(message, Snapshot):
        return _from_snapshot(message, received_at)
    if before is None:
        return None
    if message.seq <= before.seq:
        return before
    return (
        _with_update(before, message, received_at)
        if _continues(before, message)
        else None
    )


def count_undone(before: TableView, after: TableView) -> int:
    """Return how many plies of *before* were undone, as far as this viewer can tell."""
    if before.seat != after.seat and after.facts.hides:
        return 0
    kept = 0
    for one, other in zip(before.plies, after.plies, strict=False):
        if not _is_same(one, other):
            break
        kept += 1
    return len(before.plies) - kept


def _is_same(one: PlySeen, other: PlySeen) -> bool:
    """Whether two plies are the same; a hidden move may be revealed later."""
    return one.seat == other.seat and one.move in (None, other.move)


def declined_proposals(before: TableView, after: TableView) -> set[int]:
    """Return own proposals of *before* that are gone without effect."""
    if (before.status.phase, len(before.plies)) != (
        after.status.phase,
        len(after.plies),
    ):
        return set()
    kinds = [one.kind for one in before.status.players]
    if kinds != [one.kind for one in after.status.players]:
        return set()
    own = {
        one.proposal for one in before.status.questions if one.seat in before.own_seats
    }
    return own - {one.proposal for one in after.status.questions}


def _from_snapshot(message: Snapshot, received_at: int) -> TableView:
    return TableView(
        message.seq,
        message.seat,
        message.facts,
        message.status,
        message.plies,
        message.chat,
        message.position,
        received_at,
    )


def _continues(before: TableView, message: Update) -> bool:
    if message.since != before.seq or message.kept > len(before.plies):
        return False
    position = message.position or before.position
    if position.change is not None and before.position.scene is None:
        return False
    return position.ply == message.kept + len(message.plies)


def _with_update(before: TableView, message: Update, received_at: int) -> TableView:
    return replace(
        before,
        seq=message.seq,
        status=message.status,
        plies=before.plies[: message.kept] + message.plies,
        chat=(before.chat + message.chat)[-MAX_CHAT_LINES_SHOWN:],
        position=_with_change(before.position, message.position),
        received_at=received_at,
    )


def _with_change(before: Position, after: Position | None) -> Position:
    """Return the position after an update, with its complete scene."""
    if after is None:
        return before
    if after.change is None or before.scene is None:
        return after
    scene = apply_change(before.scene, after.change)
    return Position(after.ply, after.mover, scene, after.moves, after.plan)
