"""How things lie on a real table after a move, and how to put them back."""

from typing import Final

from whiskerworks.core.message import Event, Message, Param, Params
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.art_kinds import OBJECT_ART, is_object

PHYSICAL_ART: Final = (OBJECT_ART - {"die-blank"}) | {"plate"}
"""Our drawings of what lies on the table, or is counted beside it; dice once rolled."""

DIE_PREFIX: Final = "die-"
"""So the drawings of dice begin; equal ones that lie together are one piece."""
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
"""What is told of a thing that can be seen: where it lies and how, how many, which."""
_SIDE_PARAMS: Final = ("sides", "shows")
"""How each side of a card looks; whoever has the card sees it."""


def turned_pieces(
    before: Scene, after: Scene, events: tuple[Event, ...]
) -> list[Message]:
    """Return at which angle pieces lie now that were turned where they lie."""
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
    Return what must be done so that all lies again as it did *then*.

    First what is to be taken away, then what is to be turned or laid again, and who
    has which pieces again. What looks the same on a real table is not spoken of.
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
    """Return by their ids the pieces that are things on the table."""
    return {
        piece.id: piece
        for piece in scene.pieces
        if _is_physical(piece.art) and piece.say is not None
    }


def _is_physical(art: str) -> bool:
    """Return whether a drawing, ours or a game's own, lies on the table."""
    return art in PHYSICAL_ART or (art not in OBJECT_ART and is_object(art))


def _without_common_dice(
    gone: dict[str, Piece], back: dict[str, Piece]
) -> tuple[dict[str, Piece], dict[str, Piece]]:
    """Return both without as many equal dice as lie there before and after."""
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
    """Return so many of what a piece shows."""
    assert piece.say is not None
    params: Params = {**piece.say.params, "count": count}
    return piece.but(say=Message(piece.say.code, params))


def _differ(one: Piece, other: Piece) -> bool:
    """Tell whether a thing lies otherwise, or shows something else."""
    return _appearance(one) != _appearance(other) or _has_turned(one, other)


def _appearance(piece: Piece) -> tuple[Param, ...]:
    """Return what is to be seen of a thing, and no judgement of the rules on it."""
    say = piece.say
    assert say is not None
    if piece.id.startswith("plate-"):  # it lies nowhere: what counts stands on it
        return (piece.text,)
    told = [say.params.get(name, "") for name in _PHYSICAL_PARAMS]
    return (piece.art, piece.tone, piece.text, say.code, *told)


def _restoring_step(gone: Piece | None, back: Piece) -> Message:
    """Return that a thing is to be turned back, or is again as it was."""
    if gone is None or not _has_turned(gone, back):
        return _step("put-back", back)
    params: Params = {"piece": _piece_name(back), "angle": _angle(back)}
    return Message("terminal-referee-turn-back", params)


def _step(what: str, piece: Piece) -> Message:
    assert piece.say is not None
    return Message(f"terminal-referee-{what}", {"piece": _without_sides(piece.say)})


def _seat_steps(now: Scene, then: Scene) -> list[Message]:
    """Return who has other pieces *then* than *now*."""
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
    """Tell whether a card is turned, and lies where it did."""
    return (
        was.art == is_now.art == "card"
        and was.turn != is_now.turn
        and _cell(was) == _cell(is_now) != ""
    )


def _without_sides(say: Message) -> Message:
    """Return what is said of a piece, without how each side of a card looks."""
    params: Params = {
        name: () if name in _SIDE_PARAMS else value
        for name, value in say.params.items()
    }
    return Message(say.code, params)


def _cell(piece: Piece) -> str:
    """Return where a piece lies, as far as its sentence tells."""
    return "" if piece.say is None else str(piece.say.params.get("cell", ""))


def _piece_name(piece: Piece) -> str:
    """Return what a piece is called whose id is `card-m07`."""
    return piece.id.partition("-")[2]


def _angle(piece: Piece) -> int:
    return int(piece.turn) % 360
