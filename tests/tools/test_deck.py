"""The generator of decks: what it draws is what was planned."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from tools.deck.cut import COGS, SCENERY, cut, furnish, shape
from tools.deck.maze import draw
from tools.deck.plan import INSIDE, LENGTHS, MIX, Maze, drawn, shape_of
from whiskerworks.kit.decks import CARD_COUNT, OPEN
from whiskerworks.lab.assembly_solver import find_assembly

on_some_seeds = pytest.mark.parametrize("seed", [3, 4])


@cache
def maze(seed: int) -> Maze:
    """Return the maze of *seed*, drawn once."""
    found = draw(seed)
    assert found is not None
    return found


@on_some_seeds
def test_a_drawn_maze_keeps_to_the_plan(seed: int) -> None:
    """[P2, P3] Each path has its length, each shape its share."""
    parts = Counter(maze(seed).parts)
    shapes = Counter([opened(maze(seed), place) for place in range(CARD_COUNT)])

    assert parts["studio"] == 1
    for path, (least, most) in LENGTHS.items():
        assert least <= parts[path] <= most
    for name, (least, most) in MIX.items():
        assert least <= shapes[name] <= most


def opened(drawing: Maze, place: int) -> str:
    """Return the shape of the card at *place*."""
    return shape_of(tuple([wall == OPEN for wall, _ in drawing.sides(place)]))


def test_a_seed_draws_the_same_maze_again() -> None:
    """Whoever doubts the deck can make it anew."""
    assert draw(4) == maze(4)


@on_some_seeds
def test_scenery_is_spread_evenly(seed: int) -> None:
    """[P4] On seams of one kind no motif is there two times more than another."""
    furnished = furnish(maze(seed), Random(seed))
    for wall, motifs in SCENERY.items():
        bare = [seam for seam in INSIDE if maze(seed).inside[seam] == (wall, "")]
        counts = Counter([furnished.inside[seam][1] for seam in bare])

        assert set(counts) <= set(motifs)
        assert max(counts.values()) - min([counts[m] for m in motifs]) <= 1


@on_some_seeds
def test_what_is_cut_can_be_put_together(seed: int) -> None:
    """[P1, M3] With the cogs that were planned, and the shapes that were drawn."""
    rng = Random(seed)
    deck = cut(furnish(maze(seed), rng), rng)

    assert find_assembly(deck) is not None
    assert Counter([card.cogs() for card in deck.cards]) == COGS
    assert Counter([shape(card.sides) for card in deck.cards]) == Counter(
        [opened(maze(seed), place) for place in range(CARD_COUNT)]
    )


def test_a_maze_is_shown_in_plain_text() -> None:
    """Nine lines of equal length: walls, and the parts between them."""
    lines = drawn(maze(4)).splitlines()

    assert [len(line) for line in lines] == [36] * 9
    assert sum([line.count(" st ") for line in lines]) == 1
