"""Deals for one player: chance fixed by a seed, or as in a record."""

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
    """A record reveals too little of what chance did."""


class Deal(NamedTuple):
    """What chance does, whatever the player does."""

    dealing: KnownDeal[Value]
    aim: int
    """Goal of a player who knows the deal."""
    cards: int = 0
    """Number of Maze Cards that never came, and may come in any order."""
    corners: int = 0
    """Number of agendas never seen, which may lie in any free corner."""

    @property
    def is_whole(self) -> bool:
        """Whether everything is known."""
        return not self.cards and not self.corners


def by_seed(game: Game, seed: int) -> Deal:
    """Return the deal that players meet in games with that *seed*."""
    advice = foresight_of(game)
    fate: FixedChance[Value] = FixedChance(game.rules, advice, seed)
    return Deal(SeededDeal(fate), int(advice.aim_by_seed(seed)))


def by_record(game: Game, kept: Record, states: list[Value]) -> Deal:
    """
    Return the deal of a recorded game, as far as it was seen.

    *states* are the positions of the record. Chance repeats what it did, in the same
    order.

    Raises:
        NoDeal: The record ends before the first turn.
    """
    draws = [
        game.read(states[at], ply.text)
        for at, ply in enumerate(kept.plies)
        if ply.seat == CHANCE
    ]
    if not [ply for ply in kept.plies if ply.seat != CHANCE]:
        raise NoDeal("this record has no moves by the player, so it reveals too little")
    deal_facts = lab_facts(game.name).deals
    dealing: KnownDeal[Value] = OrderedDeal(
        game.rules, draws, deal_facts.barred(game, draws)
    )
    cards, corners = deal_facts.unseen(game, draws, states[-1])
    return Deal(dealing, int(foresight_of(game).aim(states[-1])), cards, corners)
