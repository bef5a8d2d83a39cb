# compiled: warm
"""Ids of Maze Cards in scenes, and messages that describe their sides."""

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
"""The names of sides in parameters of messages."""
_WALLS: Final = {OPEN: "open", WALL: "wall", HOLE: "hole"}
_COGS: Final = {CLOCKWISE: "clockwise", COUNTER: "counter", "": "none"}


def sides_message(card: Card, angle: int = 0) -> Message:
    """Return a message on the four sides of *card*, turned by *angle*."""
    sides = [side_message(side) for side in card.lying(angle)]
    return Message("card-sides", dict(zip(SIDE_NAMES, sides, strict=True)))


def side_message(side: Side) -> Message:
    """Return a message on a side: wall or hole, motif, cog."""
    params: Params = {"wall": _WALLS[side.wall], "cog": _COGS[side.cog]}
    if not side.motif:
        return Message("card-side", params)
    return Message("card-side-motif", {**params, "motif": side.motif})


def seam_message(side: Side) -> Message:
    """Return a message on the seam of a side, without its cog."""
    return side_message(Side(side.wall, "", side.motif))


def side_name_message(index: int) -> Message:
    """Return the name of a side as a message; 0 is north, then clockwise."""
    return Message("side-name", {"side": SIDE_NAMES[index]})


def card_id(card: int) -> str:
    """Return the id of a Maze Card's piece, on the table or on the belt."""
    return f"card-{CARD_IDS[card]}"


def angle_id(turn: int) -> str:
    """Return the id of the button that turns a card by *turn* quarters."""
    return f"angle-{90 * turn}"
