"""Where things stand on a plan, and the way of the arrow keys over it. Pure."""

from dataclasses import dataclass
from typing import Final

from whiskerworks.core.plan import Area, Plan

TALL: Final = 4
"""A line down counts as much as so many signs aside."""

Way = tuple[int, int]
"""To the right and down, one of them 1 or -1, the other 0."""


@dataclass(frozen=True)
class Place:
    """The middle of an area."""

    spot: str
    x: float
    y: float


def place(area: Area) -> Place:
    """Return the middle of *area*."""
    x = area.column + (area.width - 1) / 2
    return Place(area.spot, x, area.row + (area.height - 1) / 2)


def places(plan: Plan) -> list[Place]:
    """Return where things stand, line by line; of those on one place, the topmost."""
    found: dict[tuple[float, float], Place] = {}
    for area in plan.areas:
        here = place(area)
        found[here.y, here.x] = here
    return [found[key] for key in sorted(found)]


def above(plan: Plan, row: int, column: int) -> list[str]:
    """Return all that stands at a sign, the topmost first."""
    return [
        area.spot
        for area in reversed(plan.areas)
        if 0 <= column - area.column < area.width and 0 <= row - area.row < area.height
    ]


def nearest(stops: list[Place], start: Place, way: Way) -> Place | None:
    """Return the next place in a direction: near is good, straight on is better."""
    costs = [(_cost(start, stop, way), at) for at, stop in enumerate(stops)]
    able = [(cost, at) for cost, at in costs if cost is not None]
    return stops[min(able)[1]] if able else None


def _cost(start: Place, stop: Place, way: Way) -> float | None:
    """Return how far it is to a place; None if it does not lie that way."""
    right, down = stop.x - start.x, stop.y - start.y
    ahead = right * way[0] + down * way[1]
    if ahead < 0.5:
        return None
    if way[1]:
        return TALL * ahead + abs(right)
    return ahead + 2 * TALL * abs(down) if abs(down) <= 1 else None
