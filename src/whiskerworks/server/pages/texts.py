"""What pages say and show: messages as sentences, scenes as pictures."""

from whiskerworks.core.message import Message, Param
from whiskerworks.core.scene import Scene
from whiskerworks.draw.svg import svg
from whiskerworks.server.problems import said
from whiskerworks.table.messages import Player


def say(message: Message, game: str) -> str:
    """Return a message of a game as a sentence."""
    return said(message, game)


def word(code: str, **params: Param) -> str:
    """Return what our pages say under *code*."""
    return said(Message(f"page-{code}", params))


def client_word(code: str, **params: Param) -> str:
    """Return what the browser client says under *code*, for the same on our pages."""
    return said(Message(f"web-{code}", params))


def called(player: Player, phase: str) -> str:
    """Return what a player who is not a bot is called at a table in that *phase*."""
    if player.kind not in ("open", "kept"):
        return player.name or word("somebody")
    # At a table that is over, these played in a record that somebody brought.
    if phase == "over":
        return player.name or word("seat", seat=player.seat)
    return word(f"chair-{player.kind}")


def drawn(scene: Scene, game: str, *, dark: bool) -> str:
    """Return a scene as an SVG document, with what its pieces say as titles."""
    return svg(scene.without_offers(), dark=dark, say=lambda told: said(told, game))


def aloud(scene: Scene, game: str) -> list[str]:
    """Return what the pieces of a scene say, for people who cannot see them."""
    return [say(piece.say, game) for piece in scene.pieces if piece.say is not None]
