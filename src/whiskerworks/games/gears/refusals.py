# compiled: cold
"""Why an action of gears is refused, in the order of the rules page."""

from mypy_extensions import i64

from whiskerworks.core.message import Refusal
from whiskerworks.games.gears.actions import SHIFT, change_of
from whiskerworks.games.gears.board import (
    CORNERS,
    GOLD,
    LOOSE,
    NAMES,
    PEGS,
    corner_pegs,
    ring_at_base,
    triangle_pegs,
)
from whiskerworks.kit.bits import BIT, count


def why_not(blue: i64, red: i64, turn: i64, action: i64) -> Refusal | None:
    """Return the rule that forbids *action* to the colour on *turn*, if one does."""
    own = red if turn else blue
    other = (blue if turn else red) | GOLD
    if action < SHIFT:
        refusal = _why_not_place(own, other, action)
    else:
        refusal = _why_not_move(own, other, action // PEGS - 1, action % PEGS)
    if refusal is not None:
        return refusal
    return _why_not_stand(own ^ change_of(action), other, turn, action % PEGS)


def _why_not_place(own: i64, other: i64, peg: i64) -> Refusal | None:
    """Check that a fresh cog can be put on *peg* at all [G4]."""
    if (own | other) & BIT[peg]:
        return _at("not-vacant", peg, "G4")
    if count(own) > LOOSE:
        return Refusal("hand-empty", {}, "G4")
    return None


def _why_not_move(own: i64, other: i64, origin: i64, peg: i64) -> Refusal | None:
    """Check that a cog of the player can go from *origin* to *peg* at all [G4]."""
    if CORNERS & BIT[origin]:
        return _at("corner-wheel", origin, "G2")
    if not (own | other) & BIT[origin]:
        return _at("no-cog-there", origin, "G4")
    if not own & BIT[origin]:
        return _at("not-your-cog", origin, "G4")
    if origin == peg:
        return _at("same-peg", peg, "G4")
    if (own | other) & BIT[peg]:
        return _at("not-vacant", peg, "G4")
    return None


def _why_not_stand(own: i64, other: i64, turn: i64, peg: i64) -> Refusal | None:
    """Check how the player's wheels *own* would stand, the last put on *peg* [G6]."""
    left = own ^ BIT[peg]
    if triangle_pegs(left) & BIT[peg]:
        return _at("own-triangle", peg, "G6a")
    if corner_pegs(left) & BIT[peg]:
        return _at("own-corner", peg, "G6b")
    ring = ring_at_base(own | other, turn)
    if ring:
        return Refusal("base-locked", {"ring": ring}, "G6c")
    return None


def _at(code: str, peg: i64, rule: str) -> Refusal:
    return Refusal(code, {"peg": NAMES[peg]}, rule)
