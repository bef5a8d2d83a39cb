"""What somebody means who clicks pieces of gears, legal or not."""

from typing import Final

from whiskerworks.games.gears.board import NAMES, PEGS
from whiskerworks.games.gears.rules import Rules
from whiskerworks.games.gears.view import GearsView

_COG: Final = "cog-"
_HAND: Final = "hand-"
_TAKEN: Final = ("not-vacant", "same-peg")


def wish(rules: Rules, view: GearsView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    A single cog means to move it, and goes to where it is: so its owner is seen to.
    One that can go nowhere goes to a vacant peg: so it is seen what is in the way.
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
    return f"{pegs[0]}-{_goal(rules, view, pegs[0])}" if moves else pegs[0]


def _goal(rules: Rules, view: GearsView, peg: str) -> str:
    """Return where a cog shall go: nowhere; if it cannot, where one sees why."""
    state = view.state
    at = NAMES.index(peg)
    first = (at + 1) * PEGS
    own = rules.why_illegal(state, first + at)
    if own is None or own.code != "same-peg":
        return peg
    refusals = [rules.why_illegal(state, first + goal) for goal in range(PEGS)]
    codes = [None if found is None else found.code for found in refusals]
    vacant = [goal for goal, code in enumerate(codes) if code not in _TAKEN]
    is_stuck = vacant and None not in codes
    return NAMES[vacant[0]] if is_stuck else peg
