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
from whiskerworks.words import words

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"

POSITIONS: Final = {
    # Green needs a 3 for the cheese on f6, since Violet stands next to it.
    "arena": (
        6,
        (
            "cat:d5 mice:c4,b5,d7,g5,h2,e2 cheese:c5,d3,f6,g3 scores:3,1,4,2,0,5 "
            "dice:cat2,move1,move3,move3,cheese2 turn:2 idle:0 round:9"
        ),
    ),
    # Blue's train needs one cog more to turn the gold; the cog on h7 jams Red's.
    "gears": (2, "blue:j2,i2,g2,g3,e3,b2,h7,i6 red:i9,h8,g7,h2,f3,c2,f6,i5 turn:red"),
}
"""For each game, how many sit there, and a position worth a look."""


def pictures() -> dict[str, str]:
    """Return every picture by the name of its file."""
    drawn: dict[str, str] = {}
    for name, (seats, position) in POSITIONS.items():
        game = whiskerworks.load(name, seats)
        scene = game.scene(game.view(game.read_state(position), None))
        say = words(name).say
        drawn[f"{name}.svg"] = svg(scene, say=say)
        drawn[f"{name}-dark.svg"] = svg(scene, dark=True, say=say)
    return drawn


def main() -> None:
    """Write every picture to its file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
