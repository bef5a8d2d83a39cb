"""Who does what at a table that is told, chosen at random."""

from collections.abc import Iterable
from random import Random
from typing import Final

from tests.server.watchers import Telling
from whiskerworks.table import commands as c

Line = tuple[str, c.Command]
"""Who sends which command."""
WRONG: Final[tuple[c.Command, ...]] = (
    c.Play("reveal", 0),
    c.Play("nonsense", 9),
    c.Agree(7),
    c.Decline(99),
    c.Resume(),
    c.OfferDraw(),
    c.Start(),
    c.Sit(),
    c.Replace(1, 1),
    c.GiveWord("late"),
    c.Undo(90),
)
"""What is always refused, whoever sends it."""


class Author:
    """Chooses who does what, at random."""

    def __init__(self, told: Telling, seed: int) -> None:
        self._table: Final = told.live.table
        self._names: Final = [watcher.name for watcher in told.laid.watchers]
        self._rng: Final = Random(seed)
        self._known: Final = ["pass"]

    def next(self) -> Iterable[Line]:
        """Return what is done in this turn, and whatever is tried in vain."""
        table, rng = self._table, self._rng
        mover = f"seat {table.mover}"
        yield rng.choice(self._names), rng.choice(WRONG)
        if table.mover is None:
            return
        yield mover, c.Play(rng.choice(self._known), table.ply)
        if table.phase != "playing" or rng.random() < 0.1:
            return
        yield f"seat {table.mover}", c.Play(self._move(), table.ply)
        if rng.random() < 0.2:
            yield rng.choice(self._names), c.Say(f"hm {table.ply}")
        if rng.random() < 0.2:
            yield mover, c.Undo()
            for number in list(table.proposals):
                yield from [
                    (f"seat {seat}", c.Agree(number))
                    for seat in range(table.game.seats)
                ]

    def _move(self) -> str:
        game, state = self._table.game, self._table.state
        moves = [game.write(state, move) for move in game.legal_moves(state)]
        text = self._rng.choice(moves)
        if text == "reveal" and self._rng.random() < 0.97:
            text = self._rng.choice([move for move in moves if move != text])
        self._known.extend([move for move in moves if move != "reveal"][:3])
        return text


class Fixed:
    """What forms are named by, always the same."""

    @staticmethod
    def token_urlsafe(size: int) -> str:
        """Return a text as long as a true one."""
        return "a" * size
