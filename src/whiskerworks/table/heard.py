"""What is sent, as the core says it, for who hears it: the inverse of `shapes`."""

from whiskerworks.core.message import Message, Pairs, Param
from whiskerworks.core.plan import Area, Plan
from whiskerworks.core.scene import Offer, Piece, Scene
from whiskerworks.table import messages
from whiskerworks.table.messages import Choice, Phrase, Picture, Refusal, Thing

Said = str | int | Phrase | list[Phrase]
"""A parameter as it is sent."""


def message(phrase: Phrase) -> Message:
    """Return something to be said."""
    return Message(phrase.code, _pairs(phrase.params))


def refused(refusal: Refusal) -> tuple[Message, str]:
    """Return why something was refused, and the rule behind it."""
    return message(refusal.say), refusal.rule


def scene(picture: Picture, *, offers: bool = True) -> Scene:
    """Return how it looks; without what may be clicked unless *offers*."""
    return Scene(
        picture.width,
        picture.height,
        tuple([piece(thing) for thing in picture.pieces]),
        tuple([offer(choice) for choice in picture.offers]) if offers else (),
        tuple([message(note) for note in picture.notes]),
        tuple([_maybe(name) for name in picture.seats]),
    )


def piece(thing: Thing) -> Piece:
    """Return a piece of a scene, with all that lies on it."""
    return Piece(
        thing.id,
        thing.art,
        thing.x,
        thing.y,
        thing.turn,
        thing.size,
        thing.tone,
        _maybe(thing.say),
        tuple([piece(child) for child in thing.children]),
        thing.text,
        thing.spin,
    )


def plan(drawn: messages.Plan) -> Plan:
    """Return a drawing in text, and what stands where in it."""
    areas = [
        Area(one.spot, one.row, one.column, one.width, one.height, one.tone)
        for one in drawn.areas
    ]
    return Plan(drawn.lines, tuple(areas))


def offer(choice: Choice) -> Offer:
    """Return a legal move and how to choose it."""
    return Offer(choice.move, choice.spots, message(choice.say), choice.marks)


def _maybe(phrase: Phrase | None) -> Message | None:
    return None if phrase is None else message(phrase)


def _pairs(params: dict[str, Said]) -> Pairs:
    return tuple([(name, _param(value)) for name, value in params.items()])


def _param(said: Said) -> Param:
    if isinstance(said, Phrase):
        return message(said)
    if isinstance(said, list):
        return tuple([message(each) for each in said])
    return said
