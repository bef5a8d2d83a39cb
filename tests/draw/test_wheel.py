"""The teeth of our wheels mesh: they reach between each other and never overlap."""

import re
import runpy
from math import cos, dist, radians, sin
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
ART = ROOT / "src/whiskerworks/draw/art"
WHEELS = ("wheel", "wheel-fixed")
OUTLINE = 0.01
"""How wide the line round a wheel is: half of it lies outside."""

Point = tuple[float, float]


def teeth(art: str) -> list[Point]:
    """Return the outline of a wheel as points, arcs cut short."""
    root = ElementTree.parse(ART / f"{art}.svg").getroot()
    path = next(part for part in root if part.get("class") == "teeth")
    steps = re.findall(r"[MLA]([^MLAZ]+)", path.get("d", ""))
    ends = [step.split()[-2:] for step in steps]
    return [(float(x), float(y)) for x, y in ends]


def turned(points: list[Point], degrees: float) -> list[Point]:
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return [(c * x - s * y, s * x + c * y) for x, y in points]


def beside(points: list[Point], direction: float) -> list[Point]:
    """Return the points as those of a neighbour one unit away."""
    c, s = cos(radians(direction)), sin(radians(direction))
    return [(x + c, y + s) for x, y in points]


def gap(one: list[Point], other: list[Point]) -> float:
    """Return how near corners of *one* come to edges of *other*; negative inside."""
    near = [point for point in one if min(dist(point, p) for p in other) < 0.2]
    return min([_depth(point, other) for point in near])


def _depth(point: Point, shape: list[Point]) -> float:
    edges = list(zip(shape, [*shape[1:], shape[0]], strict=True))
    away = min([_from_edge(point, a, b) for a, b in edges])
    return -away if _inside(point, edges) else away


def _from_edge(point: Point, a: Point, b: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    if not length:
        return dist(point, a)
    along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length
    along = max(0.0, min(1.0, along))
    return dist(point, (ax + along * (bx - ax), ay + along * (by - ay)))


def _inside(point: Point, edges: list[tuple[Point, Point]]) -> bool:
    x, y = point
    crossed = [
        (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
        for (ax, ay), (bx, by) in edges
    ]
    return sum(crossed) % 2 == 1


@pytest.mark.parametrize("art", WHEELS)
def test_a_wheel_has_the_teeth_that_the_tool_draws(art: str) -> None:
    """If this fails, run `python tools/draw_wheel.py`."""
    redraw = runpy.run_path(str(ROOT / "tools/draw_wheel.py"))["redraw"]
    text = (ART / f"{art}.svg").read_text("utf-8")

    assert redraw(text) == text


@pytest.mark.parametrize("direction", [0, 60, 120])
@pytest.mark.parametrize("turn", [0, 2.5, 5, 7.5, 10, 12.5, 15])
def test_wheels_mesh_wherever_they_stand_in_their_turning(
    turn: float, direction: float
) -> None:
    """One turns as far as the other turns back; both leave room for the outline."""
    wheel, fixed = (teeth(art) for art in WHEELS)
    one, other = turned(wheel, turn), beside(turned(fixed, 15 - turn), direction)

    assert OUTLINE <= gap(one, other) < 2 * OUTLINE
    assert OUTLINE <= gap(other, one) < 2 * OUTLINE


def test_wheels_that_are_not_half_a_tooth_apart_collide() -> None:
    """Without the turn, tooth stands on tooth: the test above can tell."""
    wheel = teeth("wheel")

    assert gap(wheel, beside(wheel, 0)) < 0
