"""Facts about whodunit for the lab, tools and tests."""

from typing import Final, final

from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import (
    DEALS,
    BenchmarkSeats,
    Bounds,
    DocPicture,
    LabFacts,
)
from whiskerworks.core.value import Value
from whiskerworks.games.whodunit.state import State
from whiskerworks.kit.bits import count
from whiskerworks.kit.card_lab import DRAWN, SLIPS, THINGS, CardDeals
from whiskerworks.kit.card_moves import DRAW_CUCUMBER


def _bounds(game: Game) -> Bounds:
    """
    Return the longest game: 21 cards and the Cucumber, each after a turn or drop [W3].

    Add three used agendas, one of which spins, and the Cat's arrival [W7, W9].
    """
    return Bounds(22 * 3 + 3 + 2, 28 + 2 + 3)


@final
class _Deals(CardDeals):
    """Wins come when the deck runs out [W8], so few are shorter than others."""

    can_shorten = False
    extra_draws = 1  # after a drop [W7]

    def is_timed(self, game: Game) -> bool:
        """Return whether drawn agendas must be used immediately [W9]."""
        return not game.options["easier"]

    def unseen(self, game: Game, draws: list[int], last: Value) -> tuple[int, int]:
        assert isinstance(last, State)
        return 0 if DRAW_CUCUMBER in draws else count(last.unseen), 0


def _picture(game: Game) -> str:
    """Return a position: the mouse or the cat did it; the maze satisfies the cat."""
    return (
        "phase:turn mouse:e5 cheese:d7 cat:e3 cards:d3=m13@0,f3=m27@180,h3=m04@0,"
        "e4=m28@0,f4=m08@270,g4=m14@0,d5=m22@270,f5=m15@0,h5=m12@270,d6=m21@0+,"
        "e6=m06@270+,g6=m10@90,e7=m16@90,f7=m24@270,h7=m26@0 belt:m02,m09,m18,m25 "
        "buried:m19,m23 shown:cheese,cucumber"
    )


LAB: Final = LabFacts(
    bounds=_bounds,
    things={
        **THINGS,
        "used": "use {agenda}",
        "used-kept": "use {agenda}",
        "arrived": "arrive",
        "dropped": "drop",
        "spun": "spin",
    },
    endings={
        "stuck": "lost: the active character is stuck",
        "no-place": "lost: no card can be placed",
        "mouse-took-cheese": "lost: the Mouse took the Cheese",
        "cat-caught-mouse": "lost: Cat and Mouse met",
        "solved-mouse": "won: the mouse did it",
        "solved-cat": "won: the cat did it",
        "solved-cheese": "won: the cheese did it",
        "solved-cucumber": "won: the cucumber did it",
        "unsolved-mouse": "lost: the mouse did it",
        "unsolved-cat": "lost: the cat did it",
        "unsolved-cheese": "lost: the cheese did it",
        "unsolved-cucumber": "lost: the cucumber did it",
    },
    solver=DEALS,
    deals=_Deals(),
    measured=(BenchmarkSeats(1, {"source": 40.0}),),
    pictures=(DocPicture(_picture, 1),),
    playthrough=("", 4),
    drawn=DRAWN,
    beside=frozenset({"angle", "use"}),
    slips=(*SLIPS, "spin e4 0"),
)
