"""
Make a deck whose picture is unique, and say how it came about.

    python -m tools.deck [--seed N] [--write FILE]

Seeds are tried from N on: each draws a maze, furnishes it and cuts it. The first deck
of which the solver proves that it can be put together in one way only is the one.
"""

import argparse
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import perf_counter

from tools.deck.cut import cut, furnish, shape
from tools.deck.maze import draw
from tools.deck.plan import SHAPES, Maze, drawn
from whiskerworks.kit.deck_file import write_deck_file
from whiskerworks.kit.decks import CLOCKWISE, COUNTER, HOLE, Deck
from whiskerworks.kit.picture_assembly import Assembly
from whiskerworks.lab.assembly_solver import (
    EffortExhausted,
    find_assembly,
    find_other_assembly,
)

TITLE = "The Whiskerworks deck"
HEADER = """\
# The 28 Maze Cards that Whiskerworks plays with. The faces of the printed cards are not
# known to us: these are ours, cut from one maze of 4 x 7, which can be put together in
# one way only. How and why: docs/decisions/0002-deck.md.
#
# Written by `python -m tools.deck --seed {seed}` (OR-Tools {version}); another version
# of OR-Tools may draw another maze. Do not edit: the picture is proven as it is.
#
"""
SEED = 6
"""That of our deck."""
EFFORT = 120.0


def main() -> None:
    """Try seeds until one gives a unique picture; print it, or write it to a file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument(
        "--seed", type=int, default=SEED, help=f"where to begin ({SEED})"
    )
    parser.add_argument("--write", type=Path, help="the file for the deck")
    given = parser.parse_args()
    seed: int = given.seed
    while (deck := attempt(seed)) is None:
        seed += 1
    header = HEADER.format(seed=seed, version=version("ortools"))
    if given.write:
        given.write.write_text(header + write_deck_file(deck, TITLE), "utf-8")


def attempt(seed: int) -> Deck | None:
    """Return the deck of *seed* if its picture is proven to be unique."""
    maze = draw(seed)
    if maze is None:
        print(f"seed {seed}: no maze was found in time")
        return None
    rng = Random(seed)
    maze = furnish(maze, rng)
    deck = cut(maze, rng)
    if not is_unique(seed, deck):
        return None
    describe(maze, deck)
    return deck


def is_unique(seed: int, deck: Deck) -> bool:
    """Return whether the picture of *deck* is proven to be unique, and say so."""
    began = perf_counter()
    try:
        found = find_assembly(deck, effort=EFFORT)
        assert found is not None, "a deck that was cut can be assembled"
        middle = perf_counter()
        other = find_other_assembly(deck, found, effort=EFFORT)
    except EffortExhausted as problem:
        print(f"seed {seed}: {problem}")
        return False
    times = (
        f"found in {middle - began:.1f} s, judged in {perf_counter() - middle:.1f} s"
    )
    verdict = (
        "unique" if other is None else f"{different(found, other)} cards lie elsewise"
    )
    print(f"seed {seed}: {verdict}; {times}")
    return other is None


def different(one: Assembly, other: Assembly) -> int:
    """Return at how many places the two differ."""
    return sum([a != b for a, b in zip(one, other, strict=True)])


def describe(maze: Maze, deck: Deck) -> None:
    """Print the picture and its figures."""
    sides = [side for card in deck.cards for side in card.sides]
    shapes = Counter([shape(card.sides) for card in deck.cards])
    cogs = Counter([side.cog for side in sides])
    counts = Counter([card.cogs() for card in deck.cards])
    print(drawn(maze))
    print("shapes:", ", ".join([f"{shapes[name]} {name}" for name in SHAPES]))
    print(f"cogs: {cogs[CLOCKWISE]} clockwise, {cogs[COUNTER]} counterclockwise;")
    print("  ", ", ".join([f"{counts[n]} cards with {n}" for n in range(4)]))
    print("seams with holes:", sum([side.wall == HOLE for side in sides]) // 2)
    print("kinds of seams:", len({side.seam for side in sides}))
    print("digest:", deck.digest)


if __name__ == "__main__":
    main()
