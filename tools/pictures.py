"""
Redraw the pictures in docs/pictures and those that tests compare with.

    python tools/pictures.py

The whole of each picture follows from a position that the game's `lab.py` names, or
from the results of a ladder in docs/ladders, so a test can tell when a committed
picture is stale.
"""

from functools import cache
from pathlib import Path
from typing import Final

import whiskerworks
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.png import png
from whiskerworks.draw.stroke_font import letters
from whiskerworks.draw.svg import svg
from whiskerworks.games import lab_facts
from whiskerworks.lab.ladders.chart import ladder_svg
from whiskerworks.lab.ladders.results import read_results
from whiskerworks.words import words

DOCS: Final = Path(__file__).parents[1] / "docs"
FOLDER: Final = DOCS / "pictures"
STORED: Final = DOCS.parent / "tests" / "draw" / "pictures"
"""The pictures in pixels that tests compare with."""
STORED_WIDTH: Final = 320
LADDERS: Final = DOCS / "ladders"
"""The results that `whiskerworks ladder --out` wrote; their charts are drawn."""


@cache
def positions() -> dict[str, tuple[Game, str]]:
    """Return the positions that are drawn, by the names of their pictures."""
    found: dict[str, tuple[Game, str]] = {}
    for name in whiskerworks.names():
        for one in lab_facts(name).pictures:
            game = whiskerworks.load(name, one.seats)
            kind = f"-{one.kind}" if one.kind else ""
            found[f"{name}{kind}"] = (game, one.position(game))
    return found


def scene_of(name: str) -> Scene:
    """Return what a bystander sees in one of the positions."""
    game, position = positions()[name]
    return game.scene(game.view(game.read_state(position), None))


def pictures() -> dict[str, str]:
    """Return every picture by the name of its file."""
    drawn: dict[str, str] = {}
    for name, (game, _) in positions().items():
        scene = scene_of(name)
        say = words(game.name).say
        drawn[f"{name}.svg"] = svg(scene, say=say)
        drawn[f"{name}-dark.svg"] = svg(scene, dark=True, say=say)
    return drawn | charts(LADDERS)


def stored() -> dict[str, bytes]:
    """Return every picture in pixels that tests compare with, by its file's name."""
    drawn = {
        f"{name}.png": png(scene_of(name), width=STORED_WIDTH) for name in positions()
    }
    drawn["gears-dark.png"] = png(scene_of("gears"), dark=True, width=STORED_WIDTH)
    drawn["letters.png"] = png(specimen(), width=STORED_WIDTH)
    return drawn


def specimen() -> Scene:
    """Return all our letters in rows."""
    signs = "".join(letters())
    rows = [signs[at : at + 13] for at in range(0, len(signs), 13)]
    pieces = [
        Piece(f"row-{index}", "label", 5, 0.8 + index, size=0.75, text=row)
        for index, row in enumerate(rows)
    ]
    return Scene(10, len(rows) + 0.6, tuple(pieces), ())


def charts(folder: Path) -> dict[str, str]:
    """Return the charts of all results in a *folder*, by the names of their files."""
    drawn: dict[str, str] = {}
    for path in sorted(folder.glob("*.jsonl")):
        header, results = read_results(path)
        drawn[f"ladder-{path.stem}.svg"] = ladder_svg(header, results)
        drawn[f"ladder-{path.stem}-dark.svg"] = ladder_svg(header, results, dark=True)
    return drawn


def main() -> None:
    """Write every picture to its file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, "utf-8")
    STORED.mkdir(parents=True, exist_ok=True)
    for name, pixels in stored().items():
        (STORED / name).write_bytes(pixels)


if __name__ == "__main__":
    main()
