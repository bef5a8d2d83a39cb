"""
Redraw docs/pictures/terminal.svg: the terminal's screen during a game.

    python tools/terminal_picture.py

The layout of letters depends on the version of Textual, so no test compares it.
"""

import asyncio
import re
from pathlib import Path
from typing import Final

from librt.random import Random

import whiskerworks
from whiskerworks.core.match import seeded_match
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.terminal.screen import ScreenApp

PICTURE: Final = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
SIZE: Final = (104, 31)
SEED: Final = 3
MOVES: Final = ("move1 h5", "move1 a2", "move2 h6")
KEYS: Final = ("home", *["pagedown"] * 7, "enter")
"""The move chosen in the picture."""


async def draw() -> str:
    """Return the screen after some moves, while another is chosen."""
    match = seeded_match(whiskerworks.load("arena", goal=1), SEED)
    screen = ScreenApp(LocalSession(match, {}, Random(SEED)))
    async with screen.run_test(size=SIZE) as pilot:
        for move in MOVES:
            await pilot.press(*move, "enter")
            while len(screen.workers) > 1:  # one follows the desk, others obey
                await pilot.pause()
        await pilot.press("escape", *KEYS)
        await pilot.pause()
        return own_fonts(screen.export_screenshot(title="whiskerworks play arena"))


def own_fonts(svg: str) -> str:
    """Return a picture that fetches no font from anywhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("font-family: Fira Code, monospace", "font-family: monospace")


def main() -> None:
    """Write the picture to its file."""
    PICTURE.write_text(asyncio.run(draw()), "utf-8")


if __name__ == "__main__":
    main()
