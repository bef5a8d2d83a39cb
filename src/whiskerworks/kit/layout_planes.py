# compiled: warm
"""
Planes of the whole canvas that all games with Maze Cards share.

Each writer takes the start of its planes, and returns the start of the next one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.planes import LIST, MAP, Plane, fill_cells
from whiskerworks.kit.bits import place_of
from whiskerworks.kit.card_layout import CELL_OFFSETS, WINDOW_WIDTH, CardLayout
from whiskerworks.kit.cell_grid import GRID_WIDTH

CELL_COUNT: Final[i64] = 81
"""The number of cells of the canvas, and of each plane."""


def layout_planes(goal: str) -> tuple[Plane, ...]:
    """Return the planes that `fill_layout` writes; *goal* names the Cheese's plane."""
    names = ["mouse", goal, "cat", "cards", "card-turns", "deep"]
    for what in ("open", "hole"):
        names.extend([f"{what}-{side}" for side in ("north", "east", "south", "west")])
    return tuple([Plane(name, MAP) for name in names])


PILE_PLANES: Final = (Plane("belt", LIST), Plane("unseen", LIST))
"""The planes that `fill_piles` writes."""


def fill_layout(out: vec[u8], at: i64, layout: CardLayout) -> i64:
    """Write the layout."""
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
    """Write the number of each top card, and its quarter turns in a second plane."""
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
    """Write 1 for each of *places*, which must all lie on the canvas."""
    first = at + GRID_WIDTH * layout.top + layout.left
    while places:
        place = places & -places
        places ^= place
        out[first + CELL_OFFSETS[place_of(place)]] = 1
    return at + CELL_COUNT


def fill_spaces(out: vec[u8], at: i64, layout: CardLayout, places: i64) -> i64:
    """Write 1 for each of *places* on the canvas."""
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
    """Write 1 for a *cell* of a map or list, or nothing if it is negative."""
    if cell >= 0:
        out[at + cell] = 1
    return at + CELL_COUNT


def fill_set(out: vec[u8], at: i64, things: i64) -> i64:
    """Write 1 for each number in the set *things* into a list."""
    while things:
        thing = things & -things
        things ^= thing
        out[at + place_of(thing)] = 1
    return at + CELL_COUNT


def fill_piles(out: vec[u8], at: i64, belt: i64, unseen: i64) -> i64:
    """Write the cards on the belt, and those still in the deck."""
    return fill_set(out, fill_set(out, at, belt), unseen)


def fill_count(out: vec[u8], at: i64, number: i64) -> i64:
    """Write a *number* into all cells of a plane."""
    fill_cells(out, at, CELL_COUNT, number)
    return at + CELL_COUNT
