"""
The seams once more, read naively: a grid of letters, and no numbered places.

Each card is turned by moving its last side to the front, once for each quarter turn;
the frame is a dictionary from column and row to the sides of what lies there.
"""

from whiskerworks.kit.decks import Deck
from whiskerworks.kit.picture_assembly import Assembly

LETTERS = "abcdefg"
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
TRAILS = {"crumbs", "paws", "rind", "vine", "yarn"}

Grid = dict[tuple[int, int], dict[str, tuple[str, str]]]


def grid_of(deck: Deck, assembly: Assembly) -> Grid:
    """Return, for each filled column and row, the seam of every side."""
    grid: Grid = {}
    for index, lying in enumerate(assembly):
        if lying is None:
            continue
        card, angle = lying
        seams = [(side.wall, side.motif) for side in deck.cards[card].sides]
        while angle:
            seams.insert(0, seams.pop())
            angle -= 90
        grid[index % 7, index // 7] = dict(zip(STEPS, seams, strict=True))
    return grid


def fits(grid: Grid, column: int, row: int, side: str) -> bool:
    """Return whether one side of one card fits where it lies [P4]."""
    wall, motif = grid[column, row][side]
    right, down = STEPS[side]
    other = column + right, row + down
    if not (0 <= other[0] < 7 and 0 <= other[1] < 4):
        return wall == "o" or motif not in TRAILS
    if motif == "plant":
        return False
    return other not in grid or grid[other][OPPOSITE[side]] == (wall, motif)


def misfits(deck: Deck, assembly: Assembly) -> set[tuple[str, str]]:
    """Return the place and the side of everything that does not fit: c2 north."""
    grid = grid_of(deck, assembly)
    return {
        (f"{LETTERS[column]}{row + 1}", side)
        for column, row in grid
        for side in STEPS
        if not fits(grid, column, row, side)
    }


def is_solved(deck: Deck, assembly: Assembly) -> bool:
    """Return whether the picture is whole [P6]."""
    return len(grid_of(deck, assembly)) == 28 and not misfits(deck, assembly)
