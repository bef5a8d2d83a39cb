"""A deal for one player: what chance does, by a seed or as a record has it."""

from typing import NamedTuple

from whiskerworks.bots.dealing import ByFate, ByOrder, Dealing
from whiskerworks.bots.fate import Fate
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games.escape.chance import unknown_agendas
from whiskerworks.games.escape.moves import FACE
from whiskerworks.games.escape.rules import Rules as EscapeRules
from whiskerworks.games.escape.state import State as EscapeState
from whiskerworks.games.whodunit.state import State as WhodunitState
from whiskerworks.kit.bits import count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_moves import DRAW_CUCUMBER
from whiskerworks.lab.solo import foresight_of


class NoDeal(WhiskerworksError):
    """A record says too little of what chance did."""


class Deal(NamedTuple):
    """What chance does, however one plays."""

    dealing: Dealing[Value]
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
    fate: Fate[Value] = Fate(game.rules, advice, seed)
    return Deal(ByFate(fate), int(advice.foreseen(seed)))


def by_record(game: Game, kept: Record, states: list[Value]) -> Deal:
    """
    Return the deal of a game that was played, as far as it was seen.

    *states* are the positions of the record. What came comes again in the same order.

    Raises:
        NoDeal: The record ends before the first turn.
    """
    order = [
        game.read(states[at], ply.text)
        for at, ply in enumerate(kept.plies)
        if ply.seat == CHANCE
    ]
    if not [ply for ply in kept.plies if ply.seat != CHANCE]:
        raise NoDeal("nobody has played in this record yet: it says too little")
    barred = _barred(game, kept, states)
    dealing: Dealing[Value] = ByOrder(game.rules, order, barred)
    cards, corners = _unseen(game, states[-1])
    if DRAW_CUCUMBER in order:
        cards = 0  # what lies below it never comes
    return Deal(dealing, int(foresight_of(game).aim(states[-1])), cards, corners)


def _barred(game: Game, kept: Record, states: list[Value]) -> list[int]:
    """Return what cannot come: an agenda in two corners, or two in one [E8]."""
    seen = [ply.text.split() for ply in kept.plies if ply.text.startswith("face ")]
    if not seen or not isinstance(game.rules, EscapeRules):
        return []
    table = game.rules.start().table
    cells = [table.where(place) for place in game.rules.parts.corners]
    found: list[int] = []
    for _, cell, agenda in seen:
        number = game.read(states[0], f"face {cell} {agenda}")
        found.extend(_others(number, cells))
    return found


def _others(number: int, cells: list[int]) -> list[int]:
    """Return the moves of chance that clash with an agenda in its corner."""
    face, cell = divmod(number - int(FACE), int(CELLS))
    clashing = [(face, other) for other in cells] + [(one, cell) for one in range(4)]
    moves = [int(FACE) + one * int(CELLS) + other for one, other in clashing]
    return [move for move in moves if move != number]


def _unseen(game: Game, state: Value) -> tuple[int, int]:
    """Return how many cards never came, and how many agendas were never seen."""
    if isinstance(state, WhodunitState):
        return int(count(state.unseen)), 0
    if isinstance(state, EscapeState) and isinstance(game.rules, EscapeRules):
        hidden = int(count(unknown_agendas(game.rules.parts, state)))
        return int(count(state.unseen)), hidden
    return 0, 0
