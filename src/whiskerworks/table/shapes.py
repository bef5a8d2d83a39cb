# compiled: warm
"""
What the core says, in the shapes that are sent.

This runs for every piece of every picture: it calls the makers of the structures
with their fields in order, and nothing else.
"""

from whiskerworks.core.message import Event, Message, Pairs, Param
from whiskerworks.core.message import Refusal as CoreRefusal
from whiskerworks.core.plan import Plan as CorePlan
from whiskerworks.core.scene import Offer, Piece, Scene
from whiskerworks.table.messages import (
    Area,
    Choice,
    Happening,
    Phrase,
    Picture,
    Plan,
    Refusal,
    Thing,
)

Said = str | int | Phrase | list[Phrase]
"""A parameter as it is sent."""


def phrase(message: Message) -> Phrase:
    """Return something to be said."""
    return Phrase(message.code, _params(message.pairs))


def happening(event: Event) -> Happening:
    """Return something that happened."""
    say = Phrase(f"event-{event.code}", _params(event.pairs))
    return Happening(say, event.rule, event.slides, event.spots)


def refusal(refused: CoreRefusal) -> Refusal:
    """Return why something was refused."""
    return Refusal(phrase(refused.message()), refused.rule)


def picture(scene: Scene, *, offers: bool = True) -> Picture:
    """Return a scene; without what may be clicked unless *offers*."""
    return Picture(
        scene.width,
        scene.height,
        tuple([thing(piece) for piece in scene.pieces]),
        tuple([choice(offer) for offer in scene.offers]) if offers else (),
        tuple([phrase(note) for note in scene.notes]),
        tuple([None if name is None else phrase(name) for name in scene.seats]),
    )


def thing(piece: Piece) -> Thing:
    """Return a piece of a scene, with all that lies on it."""
    said = piece.say
    children = piece.children
    return Thing(
        piece.id,
        piece.art,
        piece.x,
        piece.y,
        piece.turn,
        piece.size,
        piece.tone,
        None if said is None else Phrase(said.code, _params(said.pairs)),
        tuple([thing(child) for child in children]) if children else (),
        piece.text,
        piece.spin,
    )


def plan(drawn: CorePlan) -> Plan:
    """Return a plan, with what stands where in it."""
    return Plan(
        drawn.lines,
        tuple(
            [
                Area(one.spot, one.row, one.column, one.width, one.height, one.tone)
                for one in drawn.areas
            ]
        ),
    )


def choice(offer: Offer) -> Choice:
    """Return a legal move and how to choose it."""
    return Choice(offer.move, offer.spots, phrase(offer.say), offer.marks)


def _params(pairs: Pairs) -> dict[str, Said]:
    return {name: _said(value) for name, value in pairs}


def _said(param: Param) -> Said:
    if isinstance(param, Message):
        return Phrase(param.code, _params(param.pairs))
    if isinstance(param, tuple):
        return [Phrase(each.code, _params(each.pairs)) for each in param]
    return param
