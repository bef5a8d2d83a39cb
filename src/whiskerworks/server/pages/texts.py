"""Sentences and pictures on pages: messages as text, scenes as SVG."""

from whiskerworks.core.message import Message, Param
from whiskerworks.core.scene import Scene
from whiskerworks.draw.svg import svg
from whiskerworks.server.problems import english_text
from whiskerworks.table.messages import Player


def message_text(message: Message, game: str) -> str:
    """Return a game's message as a sentence."""
    return english_text(message, game)


def page_text(code: str, **params: Param) -> str:
    """Return the text of our pages under *code*."""
    return english_text(Message(f"page-{code}", params))


def client_text(code: str, **params: Param) -> str:
    """Return the browser client's text under *code*, for the same use here."""
    return english_text(Message(f"web-{code}", params))


def player_name(player: Player, phase: str) -> str:
    """Return the name of a player other than a bot, in that *phase* of a table."""
    if player.kind not in ("open", "kept"):
        return player.name or page_text("somebody")
    # At a finished table, they played in an uploaded record.
    if phase == "over":
        return player.name or page_text("seat", seat=player.seat)
    return page_text(f"chair-{player.kind}")


def scene_svg(scene: Scene, game: str, *, dark: bool) -> str:
    """Return a scene as SVG, with the descriptions of its pieces as titles."""
    return svg(
        scene.without_offers(),
        dark=dark,
        say=lambda told: english_text(told, game),
    )


def scene_description(scene: Scene, game: str) -> list[str]:
    """Return the descriptions of a scene's pieces, for people who cannot see them."""
    return [
        message_text(piece.say, game) for piece in scene.pieces if piece.say is not None
    ]
