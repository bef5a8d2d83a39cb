"""Lab facts that all games with Maze Cards share."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import DealFacts
from whiskerworks.core.match import Match
from whiskerworks.core.value import Value
from whiskerworks.kit.card_moves import DROP, SKIP

THINGS: Final[Mapping[str, str]] = MappingProxyType(
    {"placed": "card {card}", "covered": "card {card}", "walked": "walk {who}"}
)
"""What the shared moves use, for reports."""
DRAWN: Final[Mapping[str, str]] = MappingProxyType(
    {
        r"card-m(\d\d)": r"[mM]\1",
        r"agenda-..": r"\. \. \. \.\n *(\?|mouse|cat|cheese|cucumb\.) *\n\. \. \. \.",
        r"(cat|mouse|cheese|exit)": r"(?i:\1)",
        r"[a-i][1-9]": r"",
    }
)
"""How cards, agendas, figures and cells look in plain text."""
SLIPS: Final = (
    *("7 e4", "m07", "m07 e4 45", "m30 e4 0", "m07 k4 0", "m07e4 90", "e4", "cat"),
)
"""Misspelt placements and incomplete moves."""


class CardDeals(DealFacts):
    """Deals of Maze Cards: in each turn a card is placed, or skipped."""

    def turns(self, match: Match) -> int:
        return len([move for move in match.moves if _begins_turn(move)])

    def has_begun(self, game: Game, state: Value) -> bool:
        """Return whether the current turn has placed its card."""
        if game.rules.to_move(state) < 0:
            return False
        return not _begins_turn(game.legal_moves(state)[0])


def _begins_turn(move: int) -> bool:
    return move < DROP or move == SKIP
