# compiled: hot
"""
A table of Maze Cards and characters, as sets of places.

The cards on a table never span more than five columns and rows [M5], so all that can
matter next lies in a window of seven by seven: the cards, and one place around them.

     0  1  2  3  4  5  6        The smallest rectangle that holds every card has its
     7  8  9 10 11 12 13        upper left corner on place 8. When that corner comes to
    14 15 16 …                  lie elsewhere, the window goes with it (`settle`).

A set of places is a number with a bit for each. What lies where is kept in such sets:
one for each side that can be open or have a hole, and for each bit of a card's number.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit.bits import BIT, place_of
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.cell_grid import GRID_WIDTH

MAX_SPAN: Final[i64] = 5
"""No table is wider or taller [M5]."""
WINDOW_WIDTH: Final[i64] = 7
"""The width of the window."""
WINDOW_PLACES: Final[i64] = 49
"""So many places the window has."""
ALL_PLACES: Final[i64] = (1 << 49) - 1
"""All places of the window."""
LEFT_COLUMN: Final[i64] = sum([1 << (7 * row) for row in range(7)])
"""The places of the leftmost column."""
CELL_OFFSETS: Final = vec[i64](
    [GRID_WIDTH * (place // 7) + place % 7 for place in range(49)]
)
"""For each place, its cell, counted from that of place 0."""


def _allowed_spans() -> list[int]:
    """
    Return, for a set of used lines, those that may be used with them [M5].

    A line is a column or a row, and a set of them a number with seven bits.
    """
    found: list[int] = []
    for used in range(128):
        lines = [line for line in range(7) if used >> line & 1]
        first, last = (lines[0], lines[-1]) if lines else (3, 3)
        allowed = range(max(0, last - 4), min(6, first + 4) + 1)
        found.append(sum([1 << line for line in allowed]))
    return found


_ALLOWED_SPANS: Final = _allowed_spans()
ALLOWED_COLUMNS: Final = vec[i64](
    [sum([s << (7 * row) for row in range(7)]) for s in _ALLOWED_SPANS]
)
"""For the set of used columns, the places in columns that may be used [M5]."""
ALLOWED_ROWS: Final = vec[i64](
    [
        sum([127 << (7 * row) for row in range(7) if s >> row & 1])
        for s in _ALLOWED_SPANS
    ]
)
"""For the set of used rows, the places in rows that may be used [M5]."""


def columns_of(places: i64) -> i64:
    """Return which columns of the window hold some of the *places*."""
    places |= places >> 28
    places |= places >> 14
    return (places | places >> 7) & 127


def rows_of(places: i64) -> i64:
    """Return which rows of the window hold some of the *places*."""
    found: i64 = 0
    for row in range(7):
        if places & 127:
            found |= BIT[row]
        places >>= 7
    return found


def places_within_limits(places: i64) -> i64:
    """Return all places that keep the table in its limits, beside *places* [M5]."""
    return ALLOWED_COLUMNS[columns_of(places)] & ALLOWED_ROWS[rows_of(places)]


def neighbours_of(places: i64) -> i64:
    """Return the neighbours of *places*, none of which is at the window's edge."""
    return places << 1 | places >> 1 | places << WINDOW_WIDTH | places >> WINDOW_WIDTH


@final
class CardLayout(Value):
    """
    What lies on the table. A table is changed only while it is being made.

    Whoever wants another one takes a `copy`, lays, turns and moves, and settles it.
    """

    def __init__(
        self,
        left: i64,
        top: i64,
        mouse: i64,
        cheese: i64,
        cat: i64,
        cards: i64,
        stacked: i64,
        north: i64,
        east: i64,
        south: i64,
        west: i64,
        hole_north: i64,
        hole_east: i64,
        hole_south: i64,
        hole_west: i64,
        turn0: i64,
        turn1: i64,
        id0: i64,
        id1: i64,
        id2: i64,
        id3: i64,
        id4: i64,
    ) -> None:
        self.left: i64 = left
        """The column of the canvas on which the window begins."""
        self.top: i64 = top
        """The row of the canvas on which the window begins."""
        self.mouse: i64 = mouse
        """The place of the Mouse."""
        self.cheese: i64 = cheese
        """The place of the Cheese."""
        self.cat: i64 = cat
        """The place of the Cat; nothing before it is on the table."""
        self.cards: i64 = cards
        """Where Maze Cards lie."""
        self.stacked: i64 = stacked
        """Where more than one lies."""
        self.north: i64 = north
        """Where the upmost card is open to the north; and so on."""
        self.east: i64 = east
        self.south: i64 = south
        self.west: i64 = west
        self.hole_north: i64 = hole_north
        """Where the upmost card has a mouse hole in the north; and so on."""
        self.hole_east: i64 = hole_east
        self.hole_south: i64 = hole_south
        self.hole_west: i64 = hole_west
        self.turn0: i64 = turn0
        """Where the quarter turns of the upmost card are odd."""
        self.turn1: i64 = turn1
        """Where they are two or three."""
        self.id0: i64 = id0
        """Where the number of the upmost card is odd; and so on, bit by bit."""
        self.id1: i64 = id1
        self.id2: i64 = id2
        self.id3: i64 = id3
        self.id4: i64 = id4

    def copy(self) -> "CardLayout":
        """Return a table like this one, to be changed."""
        return CardLayout(
            self.left,
            self.top,
            self.mouse,
            self.cheese,
            self.cat,
            self.cards,
            self.stacked,
            self.north,
            self.east,
            self.south,
            self.west,
            self.hole_north,
            self.hole_east,
            self.hole_south,
            self.hole_west,
            self.turn0,
            self.turn1,
            self.id0,
            self.id1,
            self.id2,
            self.id3,
            self.id4,
        )

    def characters(self) -> i64:
        """Return the places of the characters."""
        return self.mouse | self.cheese | self.cat

    def occupied(self) -> i64:
        """Return all places that hold a card or a character."""
        return self.cards | self.mouse | self.cheese | self.cat

    def cell(self, place: i64) -> i64:
        """Return the cell of the canvas that a place of the window is."""
        return GRID_WIDTH * self.top + self.left + CELL_OFFSETS[place]

    def where(self, places: i64) -> int:
        """Return the cell of the first of *places*, which there must be."""
        return int(self.cell(place_of(places & -places)))

    def at(self, cell: i64) -> i64:
        """Return a cell of the canvas as a set of places; nothing beyond the window."""
        column = cell % GRID_WIDTH - self.left
        row = cell // GRID_WIDTH - self.top
        if 0 <= column < WINDOW_WIDTH and 0 <= row < WINDOW_WIDTH:
            return BIT[WINDOW_WIDTH * row + column]
        return 0

    def face(self, place: i64) -> i64:
        """Return the upmost card on a *place*, and how it lies, as a face."""
        face: i64 = 1 if self.turn0 & place else 0
        if self.turn1 & place:
            face += 2
        if self.id0 & place:
            face += 4
        if self.id1 & place:
            face += 8
        if self.id2 & place:
            face += 16
        if self.id3 & place:
            face += 32
        if self.id4 & place:
            face += 64
        return face

    def places_with_walls(self, sides: i64) -> i64:
        """Return where a card lies whose open *sides* are just these [M11]."""
        found = self.cards
        found &= self.north if sides & 1 else ~self.north
        found &= self.east if sides & 2 else ~self.east
        found &= self.south if sides & 4 else ~self.south
        found &= self.west if sides & 8 else ~self.west
        return found

    def lay(self, faces: CardFaces, face: i64, place: i64) -> None:
        """Put a card on a *place*, on top of what lies there."""
        # A bit that is set becomes, with a minus, all bits: no branch is needed.
        self.stacked |= self.cards & place
        self.cards |= place
        self._set_sides(faces.open[face], place)
        self._set_holes(faces.holes[face], place)
        rest = ~place
        self.turn0 = self.turn0 & rest | place & -(face & 1)
        self.turn1 = self.turn1 & rest | place & -(face >> 1 & 1)
        self.id0 = self.id0 & rest | place & -(face >> 2 & 1)
        self.id1 = self.id1 & rest | place & -(face >> 3 & 1)
        self.id2 = self.id2 & rest | place & -(face >> 4 & 1)
        self.id3 = self.id3 & rest | place & -(face >> 5 & 1)
        self.id4 = self.id4 & rest | place & -(face >> 6 & 1)

    def _set_sides(self, sides: i64, place: i64) -> None:
        rest = ~place
        self.north = self.north & rest | place & -(sides & 1)
        self.east = self.east & rest | place & -(sides >> 1 & 1)
        self.south = self.south & rest | place & -(sides >> 2 & 1)
        self.west = self.west & rest | place & -(sides >> 3 & 1)

    def _set_holes(self, sides: i64, place: i64) -> None:
        rest = ~place
        self.hole_north = self.hole_north & rest | place & -(sides & 1)
        self.hole_east = self.hole_east & rest | place & -(sides >> 1 & 1)
        self.hole_south = self.hole_south & rest | place & -(sides >> 2 & 1)
        self.hole_west = self.hole_west & rest | place & -(sides >> 3 & 1)

    def turn(self, faces: CardFaces, places: i64, quarters: i64) -> None:
        """Turn the cards on *places* clockwise; where there is none, nothing turns."""
        places &= self.cards
        while places:
            place = places & -places
            places ^= place
            face = self.face(place)
            face = (face & ~3) | ((face + quarters) & 3)
            rest = ~place
            self._set_sides(faces.open[face], place)
            self._set_holes(faces.holes[face], place)
            self.turn0 = self.turn0 & rest | place & -(face & 1)
            self.turn1 = self.turn1 & rest | place & -(face >> 1 & 1)

    def turn_neighbours(self, faces: CardFaces, face: i64, place: i64) -> None:
        """Let the cogs of the card on *place* turn its neighbours [M12]."""
        clockwise = faces.clockwise[face]
        if clockwise:
            self.turn(faces, neighbours_on_sides(place, clockwise), 1)
        counter = faces.counter[face]
        if counter:
            self.turn(faces, neighbours_on_sides(place, counter), 3)

    def recentre(self) -> None:
        """Move the window so that it begins one place before the first card."""
        taken = self.occupied()
        columns = columns_of(taken)
        shift = place_of(columns & -columns) - 1
        rows = rows_of(taken)
        down = place_of(rows & -rows) - 1
        if shift or down:
            self.left += shift
            self.top += down
            self._shift(shift + WINDOW_WIDTH * down)

    def _shift(self, by: i64) -> None:
        """Let each place become the one that is so many less."""
        self.mouse = _shifted(self.mouse, by)
        self.cheese = _shifted(self.cheese, by)
        self.cat = _shifted(self.cat, by)
        self.cards = _shifted(self.cards, by)
        self.stacked = _shifted(self.stacked, by)
        self.north = _shifted(self.north, by)
        self.east = _shifted(self.east, by)
        self.south = _shifted(self.south, by)
        self.west = _shifted(self.west, by)
        self.hole_north = _shifted(self.hole_north, by)
        self.hole_east = _shifted(self.hole_east, by)
        self.hole_south = _shifted(self.hole_south, by)
        self.hole_west = _shifted(self.hole_west, by)
        self.turn0 = _shifted(self.turn0, by)
        self.turn1 = _shifted(self.turn1, by)
        self.id0 = _shifted(self.id0, by)
        self.id1 = _shifted(self.id1, by)
        self.id2 = _shifted(self.id2, by)
        self.id3 = _shifted(self.id3, by)
        self.id4 = _shifted(self.id4, by)


def _shifted(places: i64, by: i64) -> i64:
    return places >> by if by >= 0 else places << -by


def neighbours_on_sides(place: i64, sides: i64) -> i64:
    """Return the neighbours of a single *place* on *sides*."""
    found: i64 = 0
    if sides & 1:
        found |= place >> WINDOW_WIDTH
    if sides & 2:
        found |= place << 1
    if sides & 4:
        found |= place << WINDOW_WIDTH
    if sides & 8:
        found |= place >> 1
    return found


def empty_layout(left: i64, top: i64) -> CardLayout:
    """Return a table with nothing on it, its window where it is told."""
    return CardLayout(
        left, top, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )


def layout_essence(layout: CardLayout) -> int:
    """
    Return a number that is the same for tables that are alike for what can still come.

    It says who lies where, and the walls. Which cards lie there does not matter any
    more, nor how they are turned, other than by their walls: cogs act when their card
    is placed, and never again [M12]. Nor does it matter where the window lies.
    """
    found = int(layout.mouse) << 49 | int(layout.cheese)
    found = found << 98 | int(layout.cat) << 49 | int(layout.cards)
    found = found << 98 | int(layout.stacked) << 49 | int(layout.north)
    found = found << 98 | int(layout.east) << 49 | int(layout.south)
    return found << 49 | int(layout.west)


def holes_essence(layout: CardLayout) -> int:
    """Return the same of the mouse holes, which matter to a Mouse alone [M10a]."""
    found = int(layout.hole_north) << 49 | int(layout.hole_east)
    return found << 98 | int(layout.hole_south) << 49 | int(layout.hole_west)


def pack_four(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Return four numbers from 0 to 127 as one."""
    return ((one << 7 | two) << 7 | three) << 7 | four
