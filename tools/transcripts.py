"""
Write the golden transcripts of the tests anew, after a change that is meant.

    python tools/transcripts.py

Each keeps the seed its first line names.
"""

from pathlib import Path

from librt.random import Random

import whiskerworks
from whiskerworks.core.walk import transcript


def main() -> None:
    """Write the transcript of every game."""
    for name in whiskerworks.names():
        folder = Path(__file__).parents[1] / "tests" / "games" / name
        path = folder / "transcript.txt"
        first = path.read_text("utf-8").splitlines()[0] if path.exists() else "seed 1"
        seed = int(first.split()[1])
        game = whiskerworks.load(name)
        path.write_text(f"seed {seed}\n{transcript(game, Random(seed))}", "utf-8")


if __name__ == "__main__":
    main()
