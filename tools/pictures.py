"""
Draw the pictures of docs/pictures anew.

    python tools/pictures.py

The whole of each picture follows from a position written below, so a test can tell
when a committed picture is stale.
"""

from pathlib import Path
from typing import Final

import whiskerworks
from whiskerworks.draw.svg import svg

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"

POSITIONS: Final = {
    # Blue's train needs one cog more to turn the gold; the cog on h7 jams Red's.
    "gears": "blue:j2,i2,g2,g3,e3,b2,h7,i6 red:i9,h8,g7,h2,f3,c2,f6,i5 turn:red",
}
"""For each game, a position worth a look."""


def pictures() -> dict[str, str]:
    """Return every picture by the name of its file."""
    drawn: dict[str, str] = {}
    for name, position in POSITIONS.items():
        game = whiskerworks.load(name)
        scene = game.scene(game.view(game.read_state(position), None))
        drawn[f"{name}.svg"] = svg(scene)
        drawn[f"{name}-dark.svg"] = svg(scene, dark=True)
    return drawn


def main() -> None:
    """Write every picture to its file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
