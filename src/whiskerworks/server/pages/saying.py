"""From what is sent to what is read and seen: phrases as sentences, pictures drawn."""

from whiskerworks.core.message import Message, Param
from whiskerworks.draw.svg import svg
from whiskerworks.server.problems import said
from whiskerworks.table import heard
from whiskerworks.table.messages import Phrase, Picture, Player


def say(phrase: Phrase, game: str) -> str:
    """Return a phrase of a game as a sentence."""
    return said(heard.message(phrase), game)


def word(code: str, **params: Param) -> str:
    """Return what our pages say under *code*."""
    return said(Message(f"page-{code}", tuple(params.items())))


def client_word(code: str, **params: Param) -> str:
    """Return what the browser client says under *code*, for the same on our pages."""
    return said(Message(f"web-{code}", tuple(params.items())))


def called(player: Player, phase: str) -> str:
    """Return what a player who is not a bot is called at a table in that *phase*."""
    if player.kind not in ("open", "kept"):
        return player.name or word("somebody")
    # At a table that is over, these played in a record that somebody brought.
    if phase == "over":
        return player.name or word("seat", seat=player.seat)
    return word(f"chair-{player.kind}")


def drawn(picture: Picture, game: str, *, dark: bool) -> str:
    """Return a picture as an SVG document, with what its pieces say as titles."""
    scene = heard.scene(picture, offers=False)
    return svg(scene, dark=dark, say=lambda told: said(told, game))


def aloud(picture: Picture, game: str) -> list[str]:
    """Return what the pieces of a picture say, for who cannot see them."""
    return [say(thing.say, game) for thing in picture.pieces if thing.say is not None]
