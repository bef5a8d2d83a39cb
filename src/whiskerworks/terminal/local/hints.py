"""Hints: which moves a bot would consider, and what it believes about secrets."""

from typing import Final, NamedTuple, Protocol

from librt.random import Random

from whiskerworks.bots.belief import Belief
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.observation import notify_players
from whiskerworks.bots.player import Listener
from whiskerworks.core.game import Game, View
from whiskerworks.core.message import Message, Params
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

HINT_LEVEL: Final = 4
"""The level of the bot that gives hints."""
MAX_HINT_MOVES: Final = 3
"""Maximum number of moves in a hint."""


class Adviser(Listener, Protocol):
    """A player that can be asked for a hint."""

    def opinions(self, game: Game, view: View, rng: Random) -> list[Opinion]:
        """Return its rating of the moves, the best first."""

    def belief(self, game: Game, seat: Seat | None) -> Belief:
        """Return what a seat should believe about secrets, by what it has observed."""


class HintRequest(NamedTuple):
    """A match so far, and the seat that asks for a hint."""

    game: Game
    states: list[Value]
    """Every position, from the start."""
    moves: list[int]
    """Every move, including those of chance."""
    seat: Seat


def hint_messages(question: HintRequest, adviser: Adviser) -> list[Message]:
    """
    Return the best moves for a seat, and what the other seats probably hold.

    The adviser knows only what that seat has seen. Asked again, it answers the same.
    """
    game, states, moves, seat = question
    for state, move in zip(states, moves, strict=False):
        notify_players(game, {seat: adviser}, state, move)
    view = game.view(states[-1], seat)
    opinions = adviser.opinions(game, view, Random(len(moves)))
    best = [
        _move_message(game, states[-1], opinion) for opinion in _worth_showing(opinions)
    ]
    return [Message("terminal-hint"), *best, *_belief_messages(game, view, adviser)]


def _worth_showing(opinions: list[Opinion]) -> list[Opinion]:
    """Return the best few opinions, without hopeless moves if others are better."""
    if opinions[0].chance > 0:
        opinions = [opinion for opinion in opinions if opinion.chance > 0]
    return opinions[:MAX_HINT_MOVES]


def _move_message(game: Game, state: Value, opinion: Opinion) -> Message:
    """Return the message for a move and its chance of winning."""
    move = game.write(state, opinion.move)
    percent = round(100 * opinion.chance)
    return Message("terminal-hint-move", {"move": move, "percent": percent})


def _belief_messages(game: Game, view: View, adviser: Adviser) -> list[Message]:
    """Return the messages on who probably holds which unknown secret."""
    found: list[Message] = []
    for seat, table in enumerate(adviser.belief(game, view.seat).table(view)):
        if len(table) > 1:
            ranked = sorted(table, key=lambda secret: -table[secret])
            shares = tuple([_secret_share(secret, table[secret]) for secret in ranked])
            pairs: Params = {"seat": seat, "secrets": shares}
            found.append(Message("terminal-hint-secrets", pairs))
    return found


def _secret_share(secret: int, share: float) -> Message:
    """Return the message for a secret and its probability."""
    pairs: Params = {
        "secret": Message(f"secret-{secret}"),
        "percent": round(100 * share),
    }
    return Message("terminal-hint-secret", pairs)
