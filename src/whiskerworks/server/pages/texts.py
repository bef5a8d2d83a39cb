"""What pages say and show: messages as sentences, scenes as pictures."""

from whiskerworks.core.message import Message, Param
from whiskerworks.core.scene import Scene
from whiskerworks.draw.svg import svg
from whiskerworks.server.problems import english_text
from whiskerworks.table.messages import Player


def message_text(message: Message, game: str) -> str:
    """Return a message of a game as a sentence."""
    return english_text(message, game)


def page_text(code: str, **params: Param) -> str:
    """Return what our pages say under *code*."""
    return english_text(Message(f"page-{code}", params))


def client_text(code: str, **params: Param) -> str:
    """Return what the browser client says under *code*, for the same on our pages."""
    return english_text(Message(f"web-{code}", params))


def player_name(player: Player, phase: str) -> str:
    """Return what a player who is not a bot is called at a table in that *phase*."""
    if player.kind not in ("open", "kept"):
        return player.name or page_text("somebody")
    # At a table that is over, these played in a record that somebody brought.
    if phase == "over":
        return player.name or page_text("seat", seat=player.seat)
    return page_text(f"chair-{player.kind}")


def scene_svg(scene: Scene, game: str, *, dark: bool) -> str:
    """Return a scene as an SVG document, with what its pieces say as titles."""
    return svg(
        scene.without_offers(),
        dark=dark,
        say=lambda told: english_text(told, game),
    )


def scene_description(scene: Scene, game: str) -> list[str]:
    """Return what the pieces of a scene say, for people who cannot see them."""
    return [
        message_text(piece.say, game) for piece in scene.pieces if piece.say is not None
    ]
