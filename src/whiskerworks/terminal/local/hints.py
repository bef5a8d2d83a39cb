"""What a bot would do in somebody's place, as something to be said."""

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
"""The level of the bot that is asked for a hint."""
MAX_HINT_MOVES: Final = 3
"""So many moves a hint names."""


class Adviser(Listener, Protocol):
    """Whoever can be asked for a hint."""

    def opinions(self, game: Game, view: View, rng: Random) -> list[Opinion]:
        """Return what it thinks of the moves, the best first."""

    def belief(self, game: Game, seat: Seat | None) -> Belief:
        """Return what it holds for likely, in the eyes of a seat, by what it saw."""


class HintRequest(NamedTuple):
    """What a hint is asked for: a match so far, and the seat that is on turn."""

    game: Game
    states: list[Value]
    """Every position, the start first."""
    moves: list[int]
    """Every move, chance's included."""
    seat: Seat


def hint_messages(question: HintRequest, adviser: Adviser) -> list[Message]:
    """
    Return which moves a bot in a seat thinks best, and what it thinks others hold.

    It knows what that seat has seen, and says the same when it is asked again.
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
    """Return the best few; what was not even tried says nothing, if others were."""
    if opinions[0].chance > 0:
        opinions = [opinion for opinion in opinions if opinion.chance > 0]
    return opinions[:MAX_HINT_MOVES]


def _move_message(game: Game, state: Value, opinion: Opinion) -> Message:
    """Return a move and what it may bring."""
    move = game.write(state, opinion.move)
    percent = round(100 * opinion.chance)
    return Message("terminal-hint-move", {"move": move, "percent": percent})


def _belief_messages(game: Game, view: View, adviser: Adviser) -> list[Message]:
    """Return who probably holds which secret, of those that are not known."""
    found: list[Message] = []
    for seat, table in enumerate(adviser.belief(game, view.seat).table(view)):
        if len(table) > 1:
            ranked = sorted(table, key=lambda secret: -table[secret])
            shares = tuple([_secret_share(secret, table[secret]) for secret in ranked])
            pairs: Params = {"seat": seat, "secrets": shares}
            found.append(Message("terminal-hint-secrets", pairs))
    return found


def _secret_share(secret: int, share: float) -> Message:
    """Return a secret and how likely it is."""
    pairs: Params = {
        "secret": Message(f"secret-{secret}"),
        "percent": round(100 * share),
    }
    return Message("terminal-hint-secret", pairs)
