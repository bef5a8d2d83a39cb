"""
Write OpenSpiel's playthroughs of the tests anew, after a change that is meant.

    python tools/playthroughs.py

Each is a random game with all that OpenSpiel is told along it. Games are short, so
that the files stay small.
"""

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import whiskerworks.lab.research.spiel  # noqa: F401

FOLDER: Final = Path(__file__).parents[1] / "tests" / "research" / "playthroughs"
PLAYED: Final = {
    "arena": ("(seats=3,side=4,goal=1)", 2),
    "escape": ("", 1),
    "gears": ("(most_moves=8,swap=True)", 1),
    "maze": ("(most_moves=4)", 1),
    "puzzle": ("(most_moves=2)", 1),
    "whodunit": ("", 4),
}
"""For each game, with which options, and by which seed."""


def main() -> None:
    """Write the playthrough of every game."""
    for name, (options, seed) in PLAYED.items():
        text = playthrough(f"whiskerworks_{name}{options}", None, seed=seed)
        path_of(name).write_text(text, "utf-8")


def path_of(name: str) -> Path:
    """Return where the playthrough of a game is kept."""
    return FOLDER / f"whiskerworks_{name}.txt"


if __name__ == "__main__":
    main()
