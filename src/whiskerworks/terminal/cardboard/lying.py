"""How things lie on a real table after a move, and how to put them back."""

from whiskerworks.core.message import Event, Message, Pairs
from whiskerworks.core.scene import Piece, Scene


def turned(before: Scene, after: Scene, events: tuple[Event, ...]) -> list[Message]:
    """Return at which angle pieces lie now that were turned where they lie."""
    return [
        Message(
            "terminal-referee-turned",
            (("piece", _name(is_now)), ("angle", _angle(is_now)), ("was", _angle(was))),
        )
        for was, is_now in _pairs(before, after, events)
        if was is not None and is_now is not None and _has_turned(was, is_now)
    ]


def put_back(now: Scene, then: Scene, events: tuple[Event, ...]) -> list[Message]:
    """Return what lies otherwise *then*, before these *events*, than it does *now*."""
    found: list[Message] = []
    pairs: Pairs
    for gone, back in _pairs(now, then, events):
        if gone is not None and back is not None and _has_turned(gone, back):
            pairs = (("piece", _name(back)), ("angle", _angle(back)))
            found.append(Message("terminal-referee-turn-back", pairs))
        elif back is not None and back.say is not None and back != gone:
            pairs = (("piece", _short(back.say)),)
            found.append(Message("terminal-referee-put-back", pairs))
        elif back is None and gone is not None and gone.say is not None:
            pairs = (("piece", _short(gone.say)),)
            found.append(Message("terminal-referee-take-away", pairs))
    return list(dict.fromkeys(found))


def _pairs(
    one: Scene, other: Scene, events: tuple[Event, ...]
) -> list[tuple[Piece | None, Piece | None]]:
    """Return the pieces that *events* are about, as they are in both scenes."""
    spots = dict.fromkeys([spot for event in events for spot in _about(event)])
    first = {piece.id: piece for piece in one.pieces}
    second = {piece.id: piece for piece in other.pieces}
    return [(first.get(spot), second.get(spot)) for spot in spots]


def _about(event: Event) -> list[str]:
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


def _short(say: Message) -> Message:
    """Return what is said of a piece, without how each side of a card looks."""
    return Message(
        say.code, tuple([(n, () if n == "sides" else v) for n, v in say.pairs])
    )


def _cell(piece: Piece) -> str:
    """Return where a piece lies, as far as its sentence tells."""
    return "" if piece.say is None else str(piece.say.params.get("cell", ""))


def _name(piece: Piece) -> str:
    """Return what a piece is called whose id is `card-m07`."""
    return piece.id.partition("-")[2]


def _angle(piece: Piece) -> int:
    return int(piece.turn) % 360
