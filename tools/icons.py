"""
Redraw the icon: a brass cog with a mouse peeping out of it.

    python -m tools.icons

writes `icon.svg`, and with a Chromium at hand the PNG files that phones and desktops
want when the client is installed. They are small and seldom change: they are kept.
"""

import math
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.system_programs import find_browser

STATIC = Path(__file__).parents[1] / "src/whiskerworks/server/pages/static"
TEETH = 12
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" '
    'aria-label="Whiskerworks">'
)
PAPER = '<path d="M0 0h64v64H0z" fill="#f6ecd9"/>'
MOUSE = """\
<circle cx="32" cy="32" r="18.5" fill="#3b2714"/>
<g stroke="#4a3019" stroke-width="1.2">
<circle cx="20.5" cy="22.5" r="8.2" fill="#8d8a94"/>
<circle cx="43.5" cy="22.5" r="8.2" fill="#8d8a94"/>
<path d="M32 21c9 0 14 7 13 14-1 8-7 15-13 15s-12-7-13-15c-1-7 4-14 13-14z" \
fill="#a5a2ac"/>
</g>
<circle cx="20.5" cy="22.5" r="4.8" fill="#e7a9a0"/>
<circle cx="43.5" cy="22.5" r="4.8" fill="#e7a9a0"/>
<path d="M32 35c5 0 8 4 8 8s-4 7-8 7-8-3-8-7 3-8 8-8z" fill="#d9d6dc"/>
<circle cx="26" cy="33" r="2.9" fill="#2a1c10"/>
<circle cx="38" cy="33" r="2.9" fill="#2a1c10"/>
<circle cx="27" cy="32" r="1" fill="#fff"/>
<circle cx="39" cy="32" r="1" fill="#fff"/>
<path d="M29 39h6q-.4 3.400-3 3.800-2.600-.4-3-3.800z" fill="#c0564f"/>
<path d="M32 42.800v2.400m-3.200 1q1.800 1 3.200-1 1.400 2 3.200 1" fill="none" \
stroke="#4a3019" stroke-width="1.100" stroke-linecap="round"/>
<path d="M25 41l-9.500-2m9.500 4.500-9.500 1.500M39 41l9.500-2M39 43.500l9.500 1.500" \
stroke="#fff8ea" stroke-width="1" stroke-linecap="round"/>
"""


def main() -> None:
    """Write all files of the icon."""
    mark = _mark()
    (STATIC / "icon.svg").write_text(f"{HEAD}\n{mark}</svg>\n")
    browser = find_browser()
    if browser is None:
        sys.exit("only icon.svg is drawn: the others need Chromium")
    for size in (192, 512):
        _photograph(browser, f"{HEAD}{mark}</svg>", f"icon-{size}.png", size)
    # What a phone cuts to its own shape has paper round it, and nothing at its edge.
    inner = f'<g transform="translate(7.68 7.68) scale(.76)">{mark}</g>'
    _photograph(browser, f"{HEAD}{PAPER}{inner}</svg>", "maskable-512.png", 512)


def _mark() -> str:
    cog = _cog(30.5, 25.5)
    return (
        f'<path d="{cog}" fill="#d9a441" stroke="#5a3a14" stroke-width="1.6" '
        'stroke-linejoin="round"/>\n'
        '<circle cx="32" cy="32" r="22.3" fill="none" stroke="#f0cf84" '
        'stroke-width="2"/>\n'
        '<circle cx="32" cy="32" r="19.6" fill="#7a4a1e"/>\n'
        f"{MOUSE}"
    )


def _cog(tip: float, root: float) -> str:
    """Return the outline of a wheel; each tooth is narrower at its tip."""
    step, points = 2 * math.pi / TEETH, []
    for tooth in range(TEETH):
        for radius, share in ((root, -0.3), (tip, -0.17), (tip, 0.17), (root, 0.3)):
            angle = (tooth + share) * step
            x, y = 32 + radius * math.sin(angle), 32 - radius * math.cos(angle)
            points.append(f"{x:.1f} {y:.1f}")
    return f"M{'L'.join(points)}z"


def _photograph(browser: str, drawing: str, name: str, size: int) -> None:
    """Write a drawing as a square PNG file."""
    sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "icon.html")
        page.write_text(f'<!doctype html><body style="margin:0">{sized}')
        subprocess.run(
            [
                browser,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--default-background-color=00000000",
                f"--window-size={size},{size}",
                f"--screenshot={STATIC / name}",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
        )


if __name__ == "__main__":
    main()
