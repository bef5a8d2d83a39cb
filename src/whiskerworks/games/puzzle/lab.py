"""Facts about the puzzle for the lab, tools and tests."""

from typing import Final

from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import ASSEMBLY, Bounds, DocPicture, LabFacts
from whiskerworks.games.puzzle.notation import write_placed_card
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.kit.picture_assembly import PLACE_NAMES


def _bounds(game: Game) -> Bounds:
    """Return no bound: every placed card can be taken back [P6]."""
    return Bounds(None, 0)


def _half_done(game: Game) -> str:
    """Return a position: the north is done, two cards in the south do not fit."""
    true = _true(game, "a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 g4")
    return _frame([*true, "m20-f4-0", "m21-f2-0"])


def _assembled(game: Game) -> str:
    return _frame(_true(game, " ".join(PLACE_NAMES)))


def _frame(cards: list[str]) -> str:
    return f"frame:{','.join(cards)}"


def _true(game: Game, places: str) -> list[str]:
    """Return the cards of the solution at *places*, as text."""
    assert isinstance(game.rules, Rules)
    assert game.rules.solution is not None
    return [
        write_placed_card(lying[0], place, lying[1])
        for place, lying in enumerate(game.rules.solution)
        if lying is not None and PLACE_NAMES[place] in places.split()
    ]


LAB: Final = LabFacts(
    bounds=_bounds,
    things={
        "put": "card {card}",
        "taken": "take {card}",
        "clue": "hint",
        "told": "hint",
    },
    endings={"assembled": "every seam fits"},
    solver=ASSEMBLY,
    pictures=(DocPicture(_half_done, 1), DocPicture(_assembled, 1, "assembled")),
    playthrough=("most_moves=2", 1),
    drawn={r"[a-g][1-4]": r"", r"m(\d\d)": r"m\1"},
    beside=frozenset({"angle", "clue"}),
    slips=("put m03", "put m03 h9 0", "put m30 c2 0", "put m03 c2 45", "put 3 c2"),
)
