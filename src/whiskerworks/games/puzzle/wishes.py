"""What somebody means who clicks pieces of the puzzle, legal or not."""

from typing import Final

from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import NOTHING, State, place_of_card
from whiskerworks.games.puzzle.view import PuzzleView
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.seams import NAMES

_ANGLE: Final = "angle-"


def wish(rules: Rules, view: PuzzleView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    An empty place, before a card was chosen, means nothing: it tells what it wants.
    """
    if spots == ("clue",):
        return "hint"
    angles = [spot.removeprefix(_ANGLE) for spot in spots if spot.startswith(_ANGLE)]
    pieces = [spot for spot in spots if not spot.startswith(_ANGLE)]
    if not pieces or len(pieces) > 2 or len(angles) > 1:
        return ""
    place = _place(view.state, pieces[-1])
    if not place:
        return ""
    if len(pieces) == 1:
        empty = view.state.frame[NAMES.index(place)] is None
        return "" if angles or empty else f"take {place}"
    if pieces[0] not in IDS:
        return ""
    return f"put {pieces[0]} {place} {angles[0] if angles else '0'}"


def _place(state: State, spot: str) -> str:
    """Return the place that a piece is, or lies at; "" if it is not in the frame."""
    if spot not in IDS:
        return spot if spot in NAMES else ""
    at = place_of_card(state.frame, IDS.index(spot))
    return NAMES[at] if at != NOTHING else ""
