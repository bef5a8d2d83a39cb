"""
Draw the pictures of docs/pictures anew, and those that tests compare with.

    python tools/pictures.py

The whole of each picture follows from a position written below, from the true picture
of the puzzle, or from the results of a ladder in docs/ladders, so a test can tell when
a committed picture is stale.
"""

from pathlib import Path
from typing import Final

import whiskerworks
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.letters import letters
from whiskerworks.draw.png import png
from whiskerworks.draw.svg import svg
from whiskerworks.games.puzzle.position import write_laid
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.kit.seams import NAMES
from whiskerworks.lab.ladders.chart import chart
from whiskerworks.lab.ladders.results import read
from whiskerworks.words import words

DOCS: Final = Path(__file__).parents[1] / "docs"
FOLDER: Final = DOCS / "pictures"
STORED: Final = DOCS.parent / "tests" / "draw" / "pictures"
"""The pictures in pixels that tests compare with."""
STORED_WIDTH: Final = 320
LADDERS: Final = DOCS / "ladders"
"""The results that `whiskerworks ladder --out` wrote; their charts are drawn."""


def puzzle(places: str, others: str = "") -> str:
    """Return the puzzle with its true cards at *places* (all: "-"), and *others*."""
    rules: object = whiskerworks.load("puzzle").rules
    assert isinstance(rules, Rules)
    assert rules.solution is not None
    true = [
        write_laid(lying[0], place, lying[1])
        for place, lying in enumerate(rules.solution)
        if lying is not None and (places == "-" or NAMES[place] in places.split())
    ]
    return f"frame:{','.join([*true, *others.split()])}"


POSITIONS: Final = {
    # Green needs a 3 for the cheese on f6, since Violet stands next to it.
    "arena": (
        "arena",
        6,
        (
            "cat:d5 mice:c4,b5,d7,g5,h2,e2 cheese:c5,d3,f6,g3 scores:3,1,4,2,0,5 "
            "dice:cat2,move1,move3,move3,cheese2 turn:2 idle:0 round:9"
        ),
    ),
    # The Cheese is found and the Exit open; in its corner the bomb may well go off.
    "escape": (
        "escape",
        1,
        (
            "phase:turn mouse:g3@270 exit:e5@90 cat:c3 cards:e3=m17@0+,f3=m15@0+,"
            "c4=m10@90,d4=m26@0,g4=m23@0,c5=m12@90+,d5=m13@270,f5=m09@0,g5=m25@270,"
            "c6=m21@0,e7=m06@0 belt:m16,m20,m27,m28 buried:m05,m07,m14 gone:c3=cheese"
        ),
    ),
    # Blue's train needs one cog more to turn the gold; the cog on h7 jams Red's.
    "gears": (
        "gears",
        2,
        "blue:j2,i2,g2,g3,e3,b2,h7,i6 red:i9,h8,g7,h2,f3,c2,f6,i5 turn:red",
    ),
    # Everybody is kept apart, as the revealed cheese likes it; the cat has swapped.
    "maze": (
        "maze",
        4,
        (
            "phase:turn mouse:f6 cheese:c4 cat:c7 cards:c3=m09@270,d3=m23@0,e3=m02@270,"
            "b4=m26@90,d4=m15@270,e4=m17@270,f4=m20@180,b5=m22@270,c5=m06@0,d5=m11@0,"
            "e5=m08@270,f5=m10@270,c6=m04@180,d6=m28@0,e6=m05@270,b7=m03@0,d7=m27@0+,"
            "e7=m07@0,f7=m12@270 belt:m01,m14,m18,m19 buried:m16 seat:3 "
            "agendas:cheese,mouse,cat,cucumber revealed:0,2"
        ),
    ),
    # The north is done; two cards in the south do not fit yet.
    "puzzle": (
        "puzzle",
        1,
        puzzle("a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 g4", "m20-f4-0 m21-f2-0"),
    ),
    "puzzle-assembled": ("puzzle", 1, puzzle("-")),
    # The mouse or the cat did it; as the maze lies, the cat would be satisfied.
    "whodunit": (
        "whodunit",
        1,
        (
            "phase:turn mouse:e5 cheese:d7 cat:e3 cards:d3=m13@0,f3=m27@180,h3=m04@0,"
            "e4=m28@0,f4=m08@270,g4=m14@0,d5=m22@270,f5=m15@0,h5=m12@270,d6=m21@0+,"
            "e6=m06@270+,g6=m10@90,e7=m16@90,f7=m24@270,h7=m26@0 belt:m02,m09,m18,m25 "
            "buried:m19,m23 shown:cheese,cucumber"
        ),
    ),
}
"""For each picture a game, how many sit there, and a position worth a look."""


def scene_of(name: str) -> Scene:
    """Return what a bystander sees in one of the positions."""
    of_game, seats, position = POSITIONS[name]
    game = whiskerworks.load(of_game, seats)
    return game.scene(game.view(game.read_state(position), None))


def pictures() -> dict[str, str]:
    """Return every picture by the name of its file."""
    drawn: dict[str, str] = {}
    for name, (of_game, _, _) in POSITIONS.items():
        scene = scene_of(name)
        say = words(of_game).say
        drawn[f"{name}.svg"] = svg(scene, say=say)
        drawn[f"{name}-dark.svg"] = svg(scene, dark=True, say=say)
    return drawn | charts(LADDERS)


def stored() -> dict[str, bytes]:
    """Return every picture in pixels that tests compare with, by its file's name."""
    drawn = {
        f"{name}.png": png(scene_of(name), width=STORED_WIDTH) for name in POSITIONS
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
        header, results = read(path)
        drawn[f"ladder-{path.stem}.svg"] = chart(header, results)
        drawn[f"ladder-{path.stem}-dark.svg"] = chart(header, results, dark=True)
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
