# compiled: warm
"""Compute and apply small differences between scenes."""

from typing import Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from whiskerworks.core.message import Message
from whiskerworks.core.scene import Piece, PieceChange, Run, Scene, SceneChange

_FIELDS: Final = tuple([name for name in PieceChange.__struct_fields__ if name != "id"])


class PiecesChange(NamedTuple):
    """The difference between the pieces of two scenes."""

    before: tuple[Piece, ...]
    after: tuple[Piece, ...]
    pieces: tuple[Run | Piece, ...]
    changes: tuple[PieceChange, ...]

    def is_of(self, before: Scene, after: Scene) -> bool:
        """Whether this is the difference between these two scenes' pieces."""
        return self.before is before.pieces and self.after is after.pieces


def pieces_difference(before: Scene, after: Scene) -> PiecesChange:
    """Return the difference between the pieces of two scenes, matched by id."""
    pieces, changes = _pieces(before.pieces, after.pieces)
    return PiecesChange(before.pieces, after.pieces, tuple(pieces), tuple(changes))


def scene_difference(
    before: Scene, after: Scene, pieces: PiecesChange | None = None
) -> SceneChange:
    """
    Return the change from *before* to *after*.

    Pass *pieces* if they were compared already, for another viewer.
    """
    size = before.width != after.width or before.height != after.height
    if pieces is None:
        pieces = pieces_difference(before, after)
    return SceneChange(
        pieces.pieces,
        pieces.changes,
        after.offers,
        after.marks,
        _notes(before.notes, after.notes),
        None if before.seats == after.seats else after.seats,
        (after.width, after.height) if size else None,
    )


def apply_change(before: Scene, change: SceneChange) -> Scene:
    """Return the scene that results from *change* to *before*."""
    changes = {one.id: one for one in change.changes}
    pieces: list[Piece] = []
    for part in change.pieces:
        if isinstance(part, Piece):
            pieces.append(part)
            continue
        first, count = part
        for piece in before.pieces[first : first + count]:
            one = changes.get(piece.id)
            pieces.append(piece if one is None else _changed(piece, one))
    width, height = change.size or (before.width, before.height)
    return Scene(
        width,
        height,
        tuple(pieces),
        change.offers,
        before.notes if change.notes is None else _noted(before.notes, change.notes),
        before.seats if change.seats is None else change.seats,
        change.marks,
    )


def _pieces(
    before: tuple[Piece, ...], after: tuple[Piece, ...]
) -> tuple[list[Run | Piece], list[PieceChange]]:
    """Return the pieces of *after* as runs of earlier pieces, and the changes."""
    first, last = _first_difference(before, after), _same_at_end(before, after)
    last = min(last, len(before) - first, len(after) - first)
    places = {before[at].id: at for at in range(first, len(before) - last)}
    found: list[Run | Piece] = []
    changes: list[PieceChange] = []
    start, count = 0, first
    for piece in after[first : len(after) - last]:
        at = places.get(piece.id, -1)
        if count and at == start + count:
            count += 1
        else:
            if count:
                found.append((start, count))
            start, count = at, 1
            if at < 0:
                found.append(piece)
                count = 0
        if at >= 0:
            old = before[at]
            if old is not piece and old != piece:
                changes.append(_difference(old, piece))
    rest = len(before) - last
    if count and last and start + count == rest:
        count, last = count + last, 0
    if count:
        found.append((start, count))
    if last:
        found.append((rest, last))
    return found, changes


def _first_difference(before: tuple[Piece, ...], after: tuple[Piece, ...]) -> int:
    """Return the first index at which the two hold different objects."""
    most = min(len(before), len(after))
    at = 0
    while at < most and before[at] is after[at]:
        at += 1
    return at


def _same_at_end(before: tuple[Piece, ...], after: tuple[Piece, ...]) -> int:
    """Return the number of identical objects at the end of both."""
    most = min(len(before), len(after))
    count = 0
    while count < most and before[-1 - count] is after[-1 - count]:
        count += 1
    return count


def _notes(
    before: tuple[Message, ...], after: tuple[Message, ...]
) -> tuple[Run | Message, ...] | None:
    """Return the notes of *after* as runs of earlier notes, and new notes."""
    if before == after:
        return None
    found: list[Run | Message] = []
    for note in after:
        at = before.index(note) if note in before else -1
        last = found[-1] if found else note
        if at < 0:
            found.append(note)
        elif not isinstance(last, Message) and sum(last) == at:
            found[-1] = (last[0], last[1] + 1)
        else:
            found.append((at, 1))
    return tuple(found)


def _noted(
    before: tuple[Message, ...], notes: tuple[Run | Message, ...]
) -> tuple[Message, ...]:
    found: list[Message] = []
    for part in notes:
        if isinstance(part, Message):
            found.append(part)
        else:
            first, count = part
            found.extend(before[first : first + count])
    return tuple(found)


def _difference(old: Piece, new: Piece) -> PieceChange:
    return PieceChange(
        new.id,
        UNSET if old.art == new.art else new.art,
        UNSET if old.x == new.x else new.x,
        UNSET if old.y == new.y else new.y,
        UNSET if old.turn == new.turn else new.turn,
        UNSET if old.size == new.size else new.size,
        UNSET if old.tone == new.tone else new.tone,
        UNSET if old.say == new.say else new.say,
        UNSET if old.children == new.children else new.children,
        UNSET if old.text == new.text else new.text,
        UNSET if old.spin == new.spin else new.spin,
    )


def _changed(piece: Piece, change: PieceChange) -> Piece:
    told = {name: getattr(change, name) for name in _FIELDS}
    return replace(
        piece, **{n: value for n, value in told.items() if value is not UNSET}
    )
