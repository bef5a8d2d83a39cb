# compiled: warm
"""What Maze Cards are called in scenes, and what is said of them: in every game."""

from typing import Final

from whiskerworks.core.message import Message, Params
from whiskerworks.kit.decks import (
    CARD_IDS,
    CLOCKWISE,
    COUNTER,
    HOLE,
    OPEN,
    WALL,
    Card,
    Side,
)

SIDE_NAMES: Final = ("north", "east", "south", "west")
"""How sides are called in parameters of messages."""
_WALLS: Final = {OPEN: "open", WALL: "wall", HOLE: "hole"}
_COGS: Final = {CLOCKWISE: "clockwise", COUNTER: "counter", "": "none"}


def sides_message(card: Card, angle: int = 0) -> Message:
    """Return what the four sides of *card* show, turned by *angle*."""
    sides = [side_message(side) for side in card.lying(angle)]
    return Message("card-sides", dict(zip(SIDE_NAMES, sides, strict=True)))


def side_message(side: Side) -> Message:
    """Return what a side shows: wall and hole, motif, cog."""
    params: Params = {"wall": _WALLS[side.wall], "cog": _COGS[side.cog]}
    if not side.motif:
        return Message("card-side", params)
    return Message("card-side-motif", {**params, "motif": side.motif})


def seam_message(side: Side) -> Message:
    """Return what the seam of a side shows, its cog left out."""
    return side_message(Side(side.wall, "", side.motif))


def side_name_message(index: int) -> Message:
    """Return the name of a side: 0 is north, then clockwise."""
    return Message("side-name", {"side": SIDE_NAMES[index]})


def card_id(card: int) -> str:
    """Return the id of a Maze Card, on the table or on the belt."""
    return f"card-{CARD_IDS[card]}"


def angle_id(turn: int) -> str:
    """Return the id of the button that turns a card so many quarters."""
    return f"angle-{90 * turn}"
