# compiled: cold
"""The four agendas, and which of them would win the endgame now [M1, M18]."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.card_layout import CardLayout
from whiskerworks.kit.reachability import has_path

AGENDAS: Final = ("mouse", "cat", "cheese", "cucumber")
"""The names of the agendas [M1]; their numbers count from 1."""
NO_AGENDA: Final[i64] = 0
MOUSE_AGENDA: Final[i64] = 1
CAT_AGENDA: Final[i64] = 2
CHEESE_AGENDA: Final[i64] = 3
CUCUMBER_AGENDA: Final[i64] = 4


def endgame_winner(layout: CardLayout) -> i64:
    """Return the agenda that wins if the game ends with this layout [M18]."""
    taken = has_path(layout, layout.mouse, layout.cheese)
    caught = has_path(layout, layout.cat, layout.mouse)
    if taken:
        return CUCUMBER_AGENDA if caught else MOUSE_AGENDA
    return CAT_AGENDA if caught else CHEESE_AGENDA
