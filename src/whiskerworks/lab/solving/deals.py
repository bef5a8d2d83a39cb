"""A deal for one player: what chance does, by a seed or as a record has it."""

from typing import NamedTuple

from whiskerworks.bots.fixed_chance import (
    FixedChance,
    KnownDeal,
    OrderedDeal,
    SeededDeal,
)
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts
from whiskerworks.lab.foresight import foresight_of


class NoDeal(WhiskerworksError):
    """A record says too little of what chance did."""


class Deal(NamedTuple):
    """What chance does, however one plays."""

    dealing: KnownDeal[Value]
    aim: int
    """What is worth aiming at, for somebody who knows the deal."""
    cards: int = 0
    """So many Maze Cards never came: they may come in any order."""
    corners: int = 0
    """So many agendas were never seen in their corners: they may lie in any of them."""

    @property
    def is_whole(self) -> bool:
        """Whether everything is known."""
        return not self.cards and not self.corners


def by_seed(game: Game, seed: int) -> Deal:
    """Return the deal that players meet who are measured by that *seed*."""
    advice = foresight_of(game)
    fate: FixedChance[Value] = FixedChance(game.rules, advice, seed)
    return Deal(SeededDeal(fate), int(advice.foreseen(seed)))


def by_record(game: Game, kept: Record, states: list[Value]) -> Deal:
    """
    Return the deal of a game that was played, as far as it was seen.

    *states* are the positions of the record. What came comes again in the same order.

    Raises:
        NoDeal: The record ends before the first turn.
    """
    draws = [
        game.read(states[at], ply.text)
        for at, ply in enumerate(kept.plies)
        if ply.seat == CHANCE
    ]
    if not [ply for ply in kept.plies if ply.seat != CHANCE]:
        raise NoDeal("nobody has played in this record yet: it says too little")
    asked = lab_facts(game.name).deals
    dealing: KnownDeal[Value] = OrderedDeal(
        game.rules, draws, asked.barred(game, draws)
    )
    cards, corners = asked.unseen(game, draws, states[-1])
    return Deal(dealing, int(foresight_of(game).aim(states[-1])), cards, corners)
