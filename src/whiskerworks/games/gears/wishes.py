"""What somebody means who clicks pieces of gears, legal or not."""

from typing import Final

from whiskerworks.games.gears.board import NAMES
from whiskerworks.games.gears.rules import Rules
from whiskerworks.games.gears.view import GearsView

_COG: Final = "cog-"
_HAND: Final = "hand-"


def wish(rules: Rules, view: GearsView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    A single cog means to move it, and goes to where it is: so its owner is seen to.
    """
    if spots == ("swap",):
        return "swap"
    from_hand = len(spots) == 2 and spots[0].startswith(_HAND)
    clicked = spots[1:] if from_hand else spots
    pegs = [spot.removeprefix(_COG) for spot in clicked]
    if not 1 <= len(pegs) <= 2 or any(peg not in NAMES for peg in pegs):
        return ""
    if len(pegs) == 2:
        return f"{pegs[0]}-{pegs[1]}"
    moves = clicked[0].startswith(_COG) and not from_hand
    return f"{pegs[0]}-{pegs[0]}" if moves else pegs[0]
