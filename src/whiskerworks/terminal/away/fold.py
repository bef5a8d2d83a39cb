"""A table as one viewer knows it, made of snapshots and updates."""

from dataclasses import dataclass, replace

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


@dataclass(frozen=True)
class Known:
    """What is known of a table."""

    seq: int
    """How far its log was told."""
    seat: int | None
    """Whose eyes these are; None for a bystander's."""
    facts: Facts
    status: Status
    plies: tuple[PlySeen, ...]
    chat: tuple[ChatLine, ...]
    position: Position
    heard: int
    """When it was told, in milliseconds by this machine's clock."""

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of who looks."""
        return tuple([one.seat for one in self.status.players if one.you])

    @property
    def is_full(self) -> bool:
        """Whether somebody sits in every chair."""
        return all(one.kind not in ("open", "kept") for one in self.status.players)

    @property
    def is_turn(self) -> bool:
        """Whether who looks is on turn, and sees it with the eyes of that seat."""
        mover = self.position.mover
        playing = self.status.phase == "playing" and mover is not None
        return playing and mover == self.seat and mover in self.own

    @property
    def best_seat(self) -> int | None:
        """The seat to look from: of several own ones, that which is on turn."""
        mover = self.position.mover
        if len(self.own) > 1 and self.status.phase == "playing" and mover in self.own:
            return mover
        return self.seat

    def asks_me(self, question: Question) -> bool:
        """Tell whether a proposal waits for who looks."""
        return any(seat in self.own for seat in question.waiting)


def fold(before: Known | None, message: Snapshot | Update, heard: int) -> Known | None:
    """Return what is known now; None if *message* does not fit what was known."""
    if isinstance(message, Snapshot):
        return _whole(message, heard)
    if before is None:
        return None
    if message.seq <= before.seq:
        return before
    return _updated(before, message, heard) if _fits(before, message) else None


def _whole(message: Snapshot, heard: int) -> Known:
    return Known(
        message.seq,
        message.seat,
        message.facts,
        message.status,
        message.plies,
        message.chat,
        message.position,
        heard,
    )


def _fits(before: Known, message: Update) -> bool:
    if message.since != before.seq or message.kept > len(before.plies):
        return False
    position = message.position or before.position
    return position.ply == message.kept + len(message.plies)


def _updated(before: Known, message: Update, heard: int) -> Known:
    return replace(
        before,
        seq=message.seq,
        status=message.status,
        plies=before.plies[: message.kept] + message.plies,
        chat=before.chat + message.chat,
        position=message.position or before.position,
        heard=heard,
    )
