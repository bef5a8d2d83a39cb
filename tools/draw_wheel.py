"""
Draw the teeth of a wheel, and put them into every drawing that has teeth.

    python tools/draw_wheel.py

A wheel has twelve involute teeth and a pitch radius of a half, so two wheels mesh
when their centres are one apart. Stub teeth on a steep pressure angle need no
undercut at twelve teeth. Each tooth is a little thinner than its gap: the outline
that is drawn round it fills the rest.
"""

import re
from math import acos, cos, pi, radians, sin, tan
from pathlib import Path
from typing import Final

TEETH: Final = 12
PITCH: Final = 0.5
MODULE: Final = 2 * PITCH / TEETH
PRESSURE: Final = radians(20)
BASE: Final = PITCH * cos(PRESSURE)
TIP: Final = PITCH + 0.72 * MODULE
ROOT: Final = PITCH - 0.92 * MODULE
PLAY: Final = 0.024
"""How much thinner a tooth is than its gap, along the pitch circle."""
STEPS: Final = 6

ART: Final = Path(__file__).parents[1] / "src/whiskerworks/draw/art"
_TEETH: Final = re.compile(r'(<path class="teeth"[^>]*? d=")[^"]*(")', re.DOTALL)

Point = tuple[float, float]


def half_tooth(radius: float) -> float:
    """Return the angle from the middle of a tooth to its flank at *radius*."""
    at_pitch = pi / (2 * TEETH) - PLAY / (4 * PITCH)
    return at_pitch + _involute(PRESSURE) - _involute(acos(min(1.0, BASE / radius)))


def _involute(angle: float) -> float:
    return tan(angle) - angle


def outline() -> str:
    """Return the outline of a wheel as path data, a tooth to the right first."""
    parts = [_tooth(2 * pi * tooth / TEETH) for tooth in range(TEETH)]
    return "M" + "".join(parts)[1:] + "Z"


def _tooth(middle: float) -> str:
    """Return one tooth: up a flank, over the tip, down, and along the root."""
    flank = [BASE + (TIP - BASE) * (step / STEPS) for step in range(STEPS + 1)]
    up = [_at(r, middle - half_tooth(r)) for r in flank]
    down = [_at(r, middle + half_tooth(r)) for r in reversed(flank)]
    foot = half_tooth(BASE) + (BASE - ROOT) * 0.35
    start, end = _at(ROOT, middle - foot), _at(ROOT, middle + foot)
    after = _at(ROOT, middle + 2 * pi / TEETH - foot)
    lines = "".join([f"L{_pair(p)}" for p in up])
    lines += _arc(TIP, down[0])
    lines += "".join([f"L{_pair(p)}" for p in [*down[1:], end]])
    return f"L{_pair(start)}{lines}{_arc(ROOT, after)}"


def _at(radius: float, angle: float) -> Point:
    return (radius * cos(angle), radius * sin(angle))


def _arc(radius: float, end: Point) -> str:
    return f"A{_number(radius)} {_number(radius)} 0 0 1 {_pair(end)}"


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    return (
        f"{value:.4f}".rstrip("0").rstrip(".").replace("-0.", "-.").lstrip("0") or "0"
    )


def redraw(text: str) -> str:
    """Return a drawing with its teeth drawn anew; one without teeth as it is."""
    return _TEETH.sub(lambda found: found[1] + outline() + found[2], text)


def main() -> None:
    """Redraw the teeth in every file of our art."""
    for path in sorted(ART.glob("*.svg")):
        path.write_text(redraw(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
