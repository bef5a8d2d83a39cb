"""
A bot that thinks in another process, so that the screen stays responsive.

A compiled bot blocks all other work in its process while it thinks.
"""

from typing import Final, final
from uuid import uuid4

from librt.random import Random

from whiskerworks.bots.belief import Belief
from whiskerworks.bots.bot import resolve_level
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.observation import Observation
from whiskerworks.bots.process import BotProcess, MoveRequest
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import Seat


@final
class ProcessPlayer:
    """A player of some level that thinks in another process; one per match."""

    def __init__(self, process: BotProcess, level: int | Level) -> None:
        self.level: Final = level
        self._process: Final = process
        self._id: Final = uuid4()
        self._seen: Final[list[Observation]] = []

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """
        Return its choice of move; this may take as long as its level allows.

        Raises:
            RuntimeError: The process is closed.
        """
        choice = self._process.choose(self._request(game, view), rng).result()
        if choice is None:
            raise RuntimeError("the thought was cut short")
        return choice.move

    def opinions(self, game: Game, view: View, rng: Random) -> list[Opinion]:
        """
        Return its rating of the moves, the best first.

        Raises:
            RuntimeError: It could not think.
        """
        answer = self._process.opinions(self._request(game, view), rng).result()
        if not answer.opinions:
            raise RuntimeError(answer.failure)
        return answer.opinions

    def observe(self, game: Game, view: View, move: int) -> None:
        """Note what was played; the process learns of it with the next request."""
        self._seen.append((view, move))

    def belief(self, game: Game, seat: Seat | None) -> Belief:
        """Return what a seat should believe about secrets, by what it has observed."""
        found = Belief(game, seat)
        for view, move in self._seen:
            found.observe(view, move)
        return found

    def _request(self, game: Game, view: View) -> MoveRequest:
        """Return the request to send to the process."""
        seen = self._seen
        level = resolve_level(game, self.level)
        moves = [move for _, move in seen]
        return MoveRequest(self._id, game, view, level, moves, lambda at: [*seen[at:]])
