"""
Rewrite the golden transcripts of the tests, after an intended change.

    python tools/transcripts.py

Each keeps what its first line names: the seed, after how many moves to stop (where a
random game may go on for ever), and options that make a short game.
"""

from pathlib import Path

from librt.random import Random

import whiskerworks
from whiskerworks.core.exploration import transcript
from whiskerworks.games import load_text


def main() -> None:
    """Write the transcript of every game."""
    for name in whiskerworks.names():
        folder = Path(__file__).parents[1] / "tests" / "games" / name
        path = folder / "transcript.txt"
        first = path.read_text("utf-8").splitlines()[0] if path.exists() else "seed 1"
        path.write_text(f"{first}\n{made(name, first)}", "utf-8")


def made(name: str, first: str) -> str:
    """
    Return the transcript that a *first* line asks for.

    It is like "seed 5", "seed 5 goal=2" or "seed 5 moves 90".
    """
    _, seed, *rest = first.split()
    most = 1_000
    if rest[:1] == ["moves"]:
        most = int(rest[1])
        rest = rest[2:]
    options = dict([pair.split("=") for pair in rest])
    return transcript(load_text(name, None, options), Random(int(seed)), most)


if __name__ == "__main__":
    main()
