"""
Write the golden transcripts of the tests anew, after a change that is meant.

    python tools/transcripts.py

Each keeps what its first line names: the seed, and options that make a short game.
"""

from pathlib import Path

from librt.random import Random

import whiskerworks
from whiskerworks.core.walk import transcript
from whiskerworks.games import load_text


def main() -> None:
    """Write the transcript of every game."""
    for name in whiskerworks.names():
        folder = Path(__file__).parents[1] / "tests" / "games" / name
        path = folder / "transcript.txt"
        first = path.read_text("utf-8").splitlines()[0] if path.exists() else "seed 1"
        path.write_text(f"{first}\n{made(name, first)}", "utf-8")


def made(name: str, first: str) -> str:
    """Return the transcript that a *first* line asks for: "seed 5 goal=2"."""
    _, seed, *pairs = first.split()
    options = dict([pair.split("=") for pair in pairs])
    return transcript(load_text(name, None, options), Random(int(seed)))


if __name__ == "__main__":
    main()
