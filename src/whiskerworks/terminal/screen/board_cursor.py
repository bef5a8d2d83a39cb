"""
Where pieces stand on a drawn board, and where the arrow keys lead.

Pure functions.
"""

from dataclasses import dataclass
from typing import Final

from whiskerworks.core.text_board import BoardArea, TextBoard

LINE_HEIGHT_COLUMNS: Final = 4
"""How many columns one line counts for when distances are compared."""

Direction = tuple[int, int]
"""Steps to the right and down; one of them is 1 or -1, the other 0."""


@dataclass(frozen=True)
class AreaCentre:
    """The centre of an area."""

    spot: str
    x: float
    y: float


def centre_of(area: BoardArea) -> AreaCentre:
    """Return the centre of *area*."""
    x = area.column + (area.width - 1) / 2
    return AreaCentre(area.spot, x, area.row + (area.height - 1) / 2)


def area_centres(plan: TextBoard) -> list[AreaCentre]:
    """Return the centres of areas, line by line; the topmost of those that coincide."""
    found: dict[tuple[float, float], AreaCentre] = {}
    for area in plan.areas:
        here = centre_of(area)
        found[here.y, here.x] = here
    return [found[key] for key in sorted(found)]


def spots_at(plan: TextBoard, row: int, column: int) -> list[str]:
    """Return the pieces drawn at a character, the topmost first."""
    return [
        area.spot
        for area in reversed(plan.areas)
        if 0 <= column - area.column < area.width and 0 <= row - area.row < area.height
    ]


def nearest(
    stops: list[AreaCentre], start: AreaCentre, way: Direction
) -> AreaCentre | None:
    """
    Return the next centre in a direction, preferring near ones and those straight
    ahead.
    """
    costs = [(_cost(start, stop, way), at) for at, stop in enumerate(stops)]
    able = [(cost, at) for cost, at in costs if cost is not None]
    return stops[min(able)[1]] if able else None


def _cost(start: AreaCentre, stop: AreaCentre, way: Direction) -> float | None:
    """Return the cost of moving to a centre; None if it is not in that direction."""
    right, down = stop.x - start.x, stop.y - start.y
    ahead = right * way[0] + down * way[1]
    if ahead < 0.5:
        return None
    if way[1]:
        return LINE_HEIGHT_COLUMNS * ahead + abs(right)
    return ahead + 2 * LINE_HEIGHT_COLUMNS * abs(down) if abs(down) <= 1 else None
