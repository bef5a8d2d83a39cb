"""From what is sent to what is read and seen: phrases as sentences, pictures drawn."""

from whiskerworks.core.message import Message, Param
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.svg import svg
from whiskerworks.server.problems import said
from whiskerworks.table.messages import Phrase, Picture, Thing


def message(phrase: Phrase) -> Message:
    """Return a phrase as something to be said."""
    pairs = [(name, _param(value)) for name, value in phrase.params.items()]
    return Message(phrase.code, tuple(pairs))


def say(phrase: Phrase, game: str) -> str:
    """Return a phrase of a game as a sentence."""
    return said(message(phrase), game)


def word(code: str, **params: Param) -> str:
    """Return what our pages say under *code*."""
    return said(Message(f"page-{code}", tuple(params.items())))


def drawn(picture: Picture, game: str, *, dark: bool) -> str:
    """Return a picture as an SVG document, with what its pieces say as titles."""
    pieces = tuple([_piece(thing) for thing in picture.pieces])
    notes = tuple([message(note) for note in picture.notes])
    scene = Scene(picture.width, picture.height, pieces, (), notes)
    return svg(scene, dark=dark, say=lambda told: said(told, game))


def aloud(picture: Picture, game: str) -> list[str]:
    """Return what the pieces of a picture say, for who cannot see them."""
    return [say(thing.say, game) for thing in picture.pieces if thing.say is not None]


def _piece(thing: Thing) -> Piece:
    return Piece(
        thing.id,
        thing.art,
        thing.x,
        thing.y,
        thing.turn,
        thing.size,
        thing.tone,
        None if thing.say is None else message(thing.say),
        tuple([_piece(child) for child in thing.children]),
        thing.text,
    )


def _param(value: str | int | Phrase | list[Phrase]) -> Param:
    if isinstance(value, Phrase):
        return message(value)
    if isinstance(value, list):
        return tuple([message(one) for one in value])
    return value
