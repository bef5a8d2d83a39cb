"""Compare two scenes of a real table: what was turned, and how to put it back."""

from typing import Final

from whiskerworks.core.message import Event, Message, Param, Params
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.art_kinds import OBJECT_ART, is_object

PHYSICAL_ART: Final = (OBJECT_ART - {"die-blank"}) | {"plate"}
"""
Drawings of things that lie on the table or are counted beside it; dice once rolled.
"""

DIE_PREFIX: Final = "die-"
"""The prefix of all drawings of dice. Equal dice that lie together are one piece."""
_PHYSICAL_PARAMS: Final = (
    "cell",
    "hex",
    "peg",
    "place",
    "side",
    "north",
    "angle",
    "count",
    "agenda",
)
"""
Parameters that describe what is visible of a thing: place, angle, count, identity.
"""
_SIDE_PARAMS: Final = ("sides", "shows")
"""Parameters that describe the sides of a card, which its holder can see."""


def turned_pieces(
    before: Scene, after: Scene, events: tuple[Event, ...]
) -> list[Message]:
    """Return the angles before and after of pieces that were turned in place."""
    return [
        Message(
            "terminal-referee-turned",
            {"piece": _piece_name(is_now), "angle": _angle(is_now), "was": _angle(was)},
        )
        for was, is_now in _affected_pieces(before, after, events)
        if was is not None and is_now is not None and _has_turned(was, is_now)
    ]


def restoring_steps(now: Scene, then: Scene) -> list[Message]:
    """
    Return the steps that restore the table from *now* to *then*.

    First the pieces to take away, then those to turn or put back, then which seat gets
    which pieces. Differences that are invisible on a real table are left out.
    """
    gone, back = _without_common_dice(_physical_pieces(now), _physical_pieces(then))
    away = [_step("take-away", gone[name]) for name in gone if name not in back]
    again = [
        _restoring_step(gone.get(name), piece)
        for name, piece in back.items()
        if name not in gone or _differ(gone[name], piece)
    ]
    return list(dict.fromkeys([*away, *again, *_seat_steps(now, then)]))


def _physical_pieces(scene: Scene) -> dict[str, Piece]:
    """Return the pieces that are things on the table, by their ids."""
    return {
        piece.id: piece
        for piece in scene.pieces
        if _is_physical(piece.art) and piece.say is not None
    }


def _is_physical(art: str) -> bool:
    """Whether a drawing, ours or a game's own, shows a thing on the table."""
    return art in PHYSICAL_ART or (art not in OBJECT_ART and is_object(art))


def _without_common_dice(
    gone: dict[str, Piece], back: dict[str, Piece]
) -> tuple[dict[str, Piece], dict[str, Piece]]:
    """Return both without the equal dice that are on the table before and after."""
    first, second = dict(gone), dict(back)
    for name in [one for one in gone if one in back]:
        if gone[name].art.startswith(DIE_PREFIX):
            less = _count(gone[name]) - _count(back[name])
            del first[name], second[name]
            if less > 0:
                first[name] = _with_count(gone[name], less)
            elif less < 0:
                second[name] = _with_count(back[name], -less)
    return first, second


def _count(piece: Piece) -> int:
    count = 1 if piece.say is None else piece.say.params.get("count", 1)
    return count if isinstance(count, int) else 1


def _with_count(piece: Piece, count: int) -> Piece:
    """Return a piece with another count."""
    assert piece.say is not None
    params: Params = {**piece.say.params, "count": count}
    return piece.with_changes(say=Message(piece.say.code, params))


def _differ(one: Piece, other: Piece) -> bool:
    """Whether a thing lies differently, or shows something else."""
    return _appearance(one) != _appearance(other) or _has_turned(one, other)


def _appearance(piece: Piece) -> tuple[Param, ...]:
    """Return the visible properties of a thing, without judgements by the rules."""
    say = piece.say
    assert say is not None
    if piece.id.startswith("plate-"):  # only its text counts
        return (piece.text,)
    told = [say.params.get(name, "") for name in _PHYSICAL_PARAMS]
    return (piece.art, piece.tone, piece.text, say.code, *told)


def _restoring_step(gone: Piece | None, back: Piece) -> Message:
    """Return the step that turns a thing back, or puts it back."""
    if gone is None or not _has_turned(gone, back):
        return _step("put-back", back)
    params: Params = {"piece": _piece_name(back), "angle": _angle(back)}
    return Message("terminal-referee-turn-back", params)


def _step(what: str, piece: Piece) -> Message:
    assert piece.say is not None
    return Message(f"terminal-referee-{what}", {"piece": _without_sides(piece.say)})


def _seat_steps(now: Scene, then: Scene) -> list[Message]:
    """Return the steps that give seats the pieces they had *then*."""
    return [
        Message("terminal-referee-seat-back", {"seat": seat, "pieces": name})
        for seat, name in enumerate(then.seats)
        if now.seats != then.seats and name is not None
    ]


def _affected_pieces(
    one: Scene, other: Scene, events: tuple[Event, ...]
) -> list[tuple[Piece | None, Piece | None]]:
    """Return the pieces that *events* are about, as they are in both scenes."""
    spots = dict.fromkeys([spot for event in events for spot in _affected_ids(event)])
    first = {piece.id: piece for piece in one.pieces}
    second = {piece.id: piece for piece in other.pieces}
    return [(first.get(spot), second.get(spot)) for spot in spots]


def _affected_ids(event: Event) -> list[str]:
    """Return the ids of the pieces that an event is about, before and after it."""
    ends = [spot for slide in event.slides for spot in (slide[0], slide[-1])]
    return [*event.spots, *ends]


def _has_turned(was: Piece, is_now: Piece) -> bool:
    """Whether a card was turned without being moved."""
    return (
        was.art == is_now.art == "card"
        and was.turn != is_now.turn
        and _cell(was) == _cell(is_now) != ""
    )


def _without_sides(say: Message) -> Message:
    """Return a piece's message without how the sides of a card look."""
    params: Params = {
        name: () if name in _SIDE_PARAMS else value
        for name, value in say.params.items()
    }
    return Message(say.code, params)


def _cell(piece: Piece) -> str:
    """Return the cell of a piece; "" if its message names none."""
    return "" if piece.say is None else str(piece.say.params.get("cell", ""))


def _piece_name(piece: Piece) -> str:
    """Return the short name of a piece: m07 of `card-m07`."""
    return piece.id.partition("-")[2]


def _angle(piece: Piece) -> int:
    return int(piece.turn) % 360
