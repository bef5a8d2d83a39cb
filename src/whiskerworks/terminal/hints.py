"""What a bot would do in somebody's place, as something to be said."""

from typing import Final

from librt.random import Random

from whiskerworks.bots.bot import Bot
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.telling import tell
from whiskerworks.core.game import Game, View
from whiskerworks.core.message import Message
from whiskerworks.core.seat import Seat
from whiskerworks.terminal.match import Match

HINTING: Final = 4
"""The level of the bot that is asked for a hint."""
HINTS: Final = 3
"""So many moves a hint names."""


def hints(match: Match, seat: Seat, adviser: Bot) -> list[Message]:
    """
    Return which moves a bot in *seat* thinks best, and what it thinks others hold.

    It knows what that seat has seen, and says the same when it is asked again.
    """
    game = match.game
    for state, move in zip(match.states, match.moves, strict=False):
        tell(game, {seat: adviser}, state, move)
    view = game.view(match.state, seat)
    opinions = adviser.opinions(game, view, Random(len(match.moves)))
    best = [_move(match, opinion) for opinion in _told(opinions)]
    return [Message("terminal-hint"), *best, *_beliefs(game, view, adviser)]


def _told(opinions: list[Opinion]) -> list[Opinion]:
    """Return the best few; what was not even tried says nothing, if others were."""
    if opinions[0].chance > 0:
        opinions = [opinion for opinion in opinions if opinion.chance > 0]
    return opinions[:HINTS]


def _move(match: Match, opinion: Opinion) -> Message:
    """Return a move and what it may bring."""
    move = match.game.write(match.state, opinion.move)
    percent = round(100 * opinion.chance)
    return Message("terminal-hint-move", (("move", move), ("percent", percent)))


def _beliefs(game: Game, view: View, adviser: Bot) -> list[Message]:
    """Return who probably holds which secret, of those that are not known."""
    found: list[Message] = []
    for seat, table in enumerate(adviser.belief(game, view.seat).table(view)):
        if len(table) > 1:
            ranked = sorted(table, key=lambda secret: -table[secret])
            shares = tuple([_share(secret, table[secret]) for secret in ranked])
            pairs = (("seat", seat), ("secrets", shares))
            found.append(Message("terminal-hint-secrets", pairs))
    return found


def _share(secret: int, share: float) -> Message:
    """Return a secret and how likely it is."""
    pairs = (("secret", Message(f"secret-{secret}")), ("percent", round(100 * share)))
    return Message("terminal-hint-secret", pairs)
