"""What the maze is to be like: its parts, its trails, and the mix of its shapes."""

from typing import Final, NamedTuple

from whiskerworks.kit.decks import HOLE, OPEN, WALL
from whiskerworks.kit.picture_assembly import (
    FRAME_COLUMNS,
    FRAME_EDGE,
    FRAME_PLACES,
    FRAME_SIDES,
    INNER_SEAMS,
    place_beyond,
)

TRAILS: Final = {"mouse": "crumbs", "cat": "paws", "cheese": "rind", "yarn": "yarn"}
"""The four trails, and the motif of each [P3]."""
WORKSHOPS: Final = ("first workshop", "second workshop")
PATHS: Final = (*TRAILS, *WORKSHOPS)
"""What runs from card to card: the trails, and the vine in each workshop."""
LENGTHS: Final = {
    **dict.fromkeys(TRAILS, (4, 8)),
    **dict.fromkeys(WORKSHOPS, (2, 3)),
}
"""How many cards a path has, at least and at most."""
BEGINS_AT_EXIT: Final = ("cat", "cheese", "yarn")
ENDS_AT_EXIT: Final = ("mouse", "cat", "cheese")

SHAPES: Final = ("sealed", "dead end", "straight", "corner", "tee", "cross")
MIX: Final = {
    "sealed": (1, 1),
    "dead end": (4, 4),
    "straight": (5, 7),
    "corner": (7, 9),
    "tee": (6, 8),
    "cross": (1, 2),
}
"""How many cards have each shape, at least and at most."""
HOLES: Final = (5, 7)
"""How many seams have a mouse hole, besides the four of the Studio."""

INSIDE: Final = tuple([(place, other) for place, _, other in INNER_SEAMS])
"""The 45 seams between two places, the one to the north or west first."""
INNER: Final = tuple(
    [p for p in range(FRAME_PLACES) if p not in {place for place, _ in FRAME_SIDES}]
)
"""The places that do not touch the frame."""

Seam = tuple[str, str]
"""A wall (OPEN, WALL or HOLE) and a motif, or nothing."""


class Maze(NamedTuple):
    """The maze as it is drawn, before it is cut; scenery may still be missing."""

    parts: tuple[str, ...]
    """What each place belongs to: the studio, a trail or a workshop."""
    inside: dict[tuple[int, int], Seam]
    """What each of the 45 seams inside shows."""
    frame: dict[tuple[int, int], Seam]
    """What each of the 22 sides on the frame shows."""

    def sides(self, place: int) -> list[Seam]:
        """Return what the four sides of *place* show, clockwise from the north."""
        return [self.side(place, side) for side in range(4)]

    def side(self, place: int, side: int) -> Seam:
        """Return what that *side* of *place* shows."""
        other = place_beyond(place, side)
        if other == FRAME_EDGE:
            return self.frame[place, side]
        return self.inside[min(place, other), max(place, other)]


def shape_of(opened: tuple[bool, ...]) -> str:
    """Return the shape of a card whose sides, clockwise, are *opened* or not."""
    if sum(opened) == 2:
        return "straight" if opened[0] == opened[2] else "corner"
    names = {0: "sealed", 1: "dead end", 3: "tee", 4: "cross"}
    return names[sum(opened)]


def drawn(maze: Maze) -> str:
    """Return the *maze* in plain text: letters for parts, seams between them."""
    across = {OPEN: " ", WALL: "|", HOLE: ":"}
    above = {OPEN: "    ", WALL: "----", HOLE: "-..-"}
    lines = []
    for row in range(0, FRAME_PLACES, FRAME_COLUMNS):
        sides = [maze.sides(place) for place in range(row, row + FRAME_COLUMNS)]
        lines.append("+" + "+".join([above[side[0][0]] for side in sides]) + "+")
        cells = [f" {part[:2]} " for part in maze.parts[row : row + FRAME_COLUMNS]]
        walls = [across[side[1][0]] for side in sides]
        body = "".join([cell + wall for cell, wall in zip(cells, walls, strict=True)])
        lines.append(across[sides[0][3][0]] + body)
    last = [
        maze.side(place, 2)[0]
        for place in range(FRAME_PLACES - FRAME_COLUMNS, FRAME_PLACES)
    ]
    lines.append("+" + "+".join([above[wall] for wall in last]) + "+")
    return "\n".join(lines)
