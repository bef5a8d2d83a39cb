"""Furnish a maze with motifs and cogs, and cut it into cards."""

from collections import Counter
from itertools import cycle
from random import Random
from typing import Final

from tools.deck.plan import INSIDE, Maze, Seam, shape_of
from whiskerworks.kit.decks import (
    ANGLES,
    CARD_COUNT,
    CARD_IDS,
    CLOCKWISE,
    COUNTER,
    FLOOR_SCENERY,
    HOLE,
    OPEN,
    WALL,
    WALL_SCENERY,
    Card,
    Deck,
    Side,
)

SCENERY: Final = {
    OPEN: (*FLOOR_SCENERY, ""),
    WALL: (*WALL_SCENERY, ""),
    HOLE: (*WALL_SCENERY, ""),
}
"""Possible features of a seam that no trail crosses."""
COGS: Final = {0: 4, 1: 11, 2: 10, 3: 3}
"""Number of cards by number of cogs [M3]: 40 cogs in all."""

Sides = tuple[Side, ...]


def furnish(maze: Maze, rng: Random) -> Maze:
    """Spread scenery over the seams that have none; each motif about as often."""
    inside = dict(maze.inside)
    for wall, motifs in SCENERY.items():
        bare = [seam for seam in INSIDE if inside[seam] == (wall, "")]
        rng.shuffle(bare)
        order = rng.sample(motifs, len(motifs))
        for seam, motif in zip(bare, cycle(order), strict=False):
            inside[seam] = (wall, motif)
    return maze._replace(inside=inside)


def cut(maze: Maze, rng: Random) -> Deck:
    """Return the cards of *maze*: named, and turned, at random."""
    names = rng.sample(CARD_IDS, CARD_COUNT)
    faces = _with_cogs([maze.sides(place) for place in range(CARD_COUNT)], rng)
    cards = [
        Card(name, Card(name, face).lying(rng.choice(ANGLES)))
        for name, face in zip(names, faces, strict=True)
    ]
    return Deck(tuple(sorted(cards, key=lambda card: card.id)))


def _with_cogs(faces: list[list[Seam]], rng: Random) -> list[Sides]:
    """Return the *faces* with cogs such that cards of one shape differ by them."""
    while True:
        cogged = _try_cogs(faces, rng)
        if max(Counter([look(face) for face in cogged]).values()) == 1:
            return cogged


def _try_cogs(faces: list[list[Seam]], rng: Random) -> list[Sides]:
    """Return the *faces* with cogs added, in both directions."""
    counts = [count for count, cards in COGS.items() for _ in range(cards)]
    rng.shuffle(counts)
    cogs = [CLOCKWISE, COUNTER] * (sum(counts) // 2)
    rng.shuffle(cogs)
    cogged = []
    for face, count in zip(faces, counts, strict=True):
        where = rng.sample(range(4), count)
        here = {side: cogs.pop() for side in where}
        cogged.append(
            tuple(
                [Side(seam[0], here.get(i, ""), seam[1]) for i, seam in enumerate(face)]
            )
        )
    return cogged


def look(sides: Sides) -> tuple[tuple[bool, str], ...]:
    """Return how a card works in play, however it lies: its openings and its cogs."""
    plain = [(side.wall == OPEN, side.cog) for side in sides]
    return min([tuple(plain[i:] + plain[:i]) for i in range(4)])


def shape(sides: Sides) -> str:
    """Return the shape of a card with these *sides*."""
    return shape_of(tuple([side.wall == OPEN for side in sides]))
