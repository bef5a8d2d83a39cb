# compiled: warm
"""
What games with Maze Cards show to programs alike: planes of the whole canvas.

Each writer takes where its planes begin, and returns where the next one begins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.planes import LIST, MAP, Plane, fill_cells
from whiskerworks.kit.bits import place_of
from whiskerworks.kit.card_layout import CELL_OFFSETS, WINDOW_WIDTH, CardLayout
from whiskerworks.kit.cell_grid import GRID_WIDTH

CELL_COUNT: Final[i64] = 81
"""How many cells the canvas has, and so each plane."""


def layout_planes(goal: str) -> tuple[Plane, ...]:
    """Return the planes that `fill_table` writes; *goal* is what the Cheese is."""
    names = ["mouse", goal, "cat", "cards", "card-turns", "deep"]
    for what in ("open", "hole"):
        names.extend([f"{what}-{side}" for side in ("north", "east", "south", "west")])
    return tuple([Plane(name, MAP) for name in names])


PILE_PLANES: Final = (Plane("belt", LIST), Plane("unseen", LIST))
"""The planes that `fill_stock` writes."""


def fill_layout(out: vec[u8], at: i64, layout: CardLayout) -> i64:
    """Write what lies on the table."""
    at = fill_places(out, at, layout, layout.mouse)
    at = fill_places(out, at, layout, layout.cheese)
    at = fill_places(out, at, layout, layout.cat)
    at = _fill_cards(out, at, layout)
    at = fill_places(out, at, layout, layout.stacked)
    at = fill_places(out, at, layout, layout.north)
    at = fill_places(out, at, layout, layout.east)
    at = fill_places(out, at, layout, layout.south)
    at = fill_places(out, at, layout, layout.west)
    at = fill_places(out, at, layout, layout.hole_north)
    at = fill_places(out, at, layout, layout.hole_east)
    at = fill_places(out, at, layout, layout.hole_south)
    return fill_places(out, at, layout, layout.hole_west)


def _fill_cards(out: vec[u8], at: i64, layout: CardLayout) -> i64:
    """Write the number of each upmost card, and in a second plane how it lies."""
    first = at + GRID_WIDTH * layout.top + layout.left
    places = layout.cards
    while places:
        place = places & -places
        places ^= place
        face = layout.face(place)
        cell = first + CELL_OFFSETS[place_of(place)]
        out[cell] = u8(face // 4 + 1)
        out[cell + CELL_COUNT] = u8(face & 3)
    return at + 2 * CELL_COUNT


def fill_places(out: vec[u8], at: i64, layout: CardLayout, places: i64) -> i64:
    """Write 1 for each of *places*, all of which must lie on the canvas."""
    first = at + GRID_WIDTH * layout.top + layout.left
    while places:
        place = places & -places
        places ^= place
        out[first + CELL_OFFSETS[place_of(place)]] = 1
    return at + CELL_COUNT


def fill_spaces(out: vec[u8], at: i64, layout: CardLayout, places: i64) -> i64:
    """Write 1 for each of *places*, and nothing for those beyond the canvas."""
    while places:
        low = places & -places
        places ^= low
        place = place_of(low)
        column, row = (
            layout.left + place % WINDOW_WIDTH,
            layout.top + place // WINDOW_WIDTH,
        )
        if 0 <= column < GRID_WIDTH and 0 <= row < GRID_WIDTH:
            out[at + GRID_WIDTH * row + column] = 1
    return at + CELL_COUNT


def fill_cell(out: vec[u8], at: i64, cell: i64) -> i64:
    """Write 1 for a *cell* of a map or of a list; nothing if it is less than 0."""
    if cell >= 0:
        out[at + cell] = 1
    return at + CELL_COUNT


def fill_set(out: vec[u8], at: i64, things: i64) -> i64:
    """Write 1 for each of the *things*, a set of numbers from 0, into a list."""
    while things:
        thing = things & -things
        things ^= thing
        out[at + place_of(thing)] = 1
    return at + CELL_COUNT


def fill_piles(out: vec[u8], at: i64, belt: i64, unseen: i64) -> i64:
    """Write which cards lie on the belt, and which have not come yet."""
    return fill_set(out, fill_set(out, at, belt), unseen)


def fill_count(out: vec[u8], at: i64, number: i64) -> i64:
    """Write a *number* into all cells."""
    fill_cells(out, at, CELL_COUNT, number)
    return at + CELL_COUNT
