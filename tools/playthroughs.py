"""
Rewrite the tests' OpenSpiel playthroughs, after an intended change.

    python tools/playthroughs.py

Each is a random game with all that OpenSpiel is told along it. Games are short, so
that the files stay small.
"""

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import whiskerworks.lab.research.spiel  # noqa: F401
from whiskerworks.games import lab_facts, names

FOLDER: Final = Path(__file__).parents[1] / "tests" / "research" / "playthroughs"


def main() -> None:
    """Write the playthrough of every game."""
    for name in names():
        parameters, seed = lab_facts(name).playthrough
        called = f"({parameters})" if parameters else ""
        text = playthrough(f"whiskerworks_{name}{called}", None, seed=seed)
        path_of(name).write_text(text, "utf-8")


def path_of(name: str) -> Path:
    """Return where the playthrough of a game is kept."""
    return FOLDER / f"whiskerworks_{name}.txt"


if __name__ == "__main__":
    main()
