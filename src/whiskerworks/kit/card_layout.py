# compiled: hot
"""
The layout of Maze Cards and characters on the table, as sets of places.

The cards never span more than five columns and rows [M5]. So all that matters lies in a
window of seven by seven: the cards, and one place around them.

     0  1  2  3  4  5  6        The smallest rectangle that holds every card has its
     7  8  9 10 11 12 13        upper left corner on place 8. When that corner moves,
    14 15 16 …                  `recentre` moves the window.

A set of places is a number with one bit for each. A layout consists of such sets: where
each side is open or has a hole, and where each bit of a card's number is set.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit.bits import BIT, place_of
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.cell_grid import GRID_WIDTH

MAX_SPAN: Final[i64] = 5
"""Maximum width and height of the table [M5]."""
WINDOW_WIDTH: Final[i64] = 7
"""The width of the window."""
WINDOW_PLACES: Final[i64] = 49
"""The number of places in the window."""
ALL_PLACES: Final[i64] = (1 << 49) - 1
"""All places of the window."""
LEFT_COLUMN: Final[i64] = sum([1 << (7 * row) for row in range(7)])
"""The places of the leftmost column."""
CELL_OFFSETS: Final = vec[i64](
    [GRID_WIDTH * (place // 7) + place % 7 for place in range(49)]
)
"""The cell of each place, relative to that of place 0."""


def _allowed_spans() -> list[int]:
    """
    Return the lines that may still be used, for each set of used lines [M5].

    A line is a column or a row; a set of lines is a number of seven bits.
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
"""The places in columns that may still be used, for each set of used columns [M5]."""
ALLOWED_ROWS: Final = vec[i64](
    [
        sum([127 << (7 * row) for row in range(7) if s >> row & 1])
        for s in _ALLOWED_SPANS
    ]
)
"""The places in rows that may still be used, for each set of used rows [M5]."""


def columns_of(places: i64) -> i64:
    """Return the columns of the window that hold *places*."""
    places |= places >> 28
    places |= places >> 14
    return (places | places >> 7) & 127


def rows_of(places: i64) -> i64:
    """Return the rows of the window that hold *places*."""
    found: i64 = 0
    for row in range(7):
        if places & 127:
            found |= BIT[row]
        places >>= 7
    return found


def places_within_limits(places: i64) -> i64:
    """Return all places that keep a table with *places* within its limits [M5]."""
    return ALLOWED_COLUMNS[columns_of(places)] & ALLOWED_ROWS[rows_of(places)]


def neighbours_of(places: i64) -> i64:
    """Return the neighbours of *places*, which must not touch the window's edge."""
    return places << 1 | places >> 1 | places << WINDOW_WIDTH | places >> WINDOW_WIDTH


@final
class CardLayout(Value):
    """
    The cards and characters on the table.

    A layout changes only while it is being made. To make another one, take a `copy`,
    lay, turn and move, then `recentre` it.
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
        """The window's first column on the canvas."""
        self.top: i64 = top
        """The window's first row on the canvas."""
        self.mouse: i64 = mouse
        """The place of the Mouse."""
        self.cheese: i64 = cheese
        """The place of the Cheese."""
        self.cat: i64 = cat
        """The place of the Cat; 0 before it arrives."""
        self.cards: i64 = cards
        """The places with Maze Cards."""
        self.stacked: i64 = stacked
        """The places with more than one card."""
        self.north: i64 = north
        """Where the top card is open to the north; and so on."""
        self.east: i64 = east
        self.south: i64 = south
        self.west: i64 = west
        self.hole_north: i64 = hole_north
        """Where the top card has a mouse hole in the north; and so on."""
        self.hole_east: i64 = hole_east
        self.hole_south: i64 = hole_south
        self.hole_west: i64 = hole_west
        self.turn0: i64 = turn0
        """Where the quarter turns of the top card are odd."""
        self.turn1: i64 = turn1
        """Where they are two or three."""
        self.id0: i64 = id0
        """Where the number of the top card is odd; and so on, bit by bit."""
        self.id1: i64 = id1
        self.id2: i64 = id2
        self.id3: i64 = id3
        self.id4: i64 = id4

    def copy(self) -> "CardLayout":
        """Return a copy, to be changed."""
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
        """Return all places with a card or a character."""
        return self.cards | self.mouse | self.cheese | self.cat

    def cell(self, place: i64) -> i64:
        """Return the canvas cell of a place of the window."""
        return GRID_WIDTH * self.top + self.left + CELL_OFFSETS[place]

    def where(self, places: i64) -> int:
        """Return the cell of the first of *places*, which must not be empty."""
        return int(self.cell(place_of(places & -places)))

    def at(self, cell: i64) -> i64:
        """Return a canvas cell as a set of places; 0 beyond the window."""
        column = cell % GRID_WIDTH - self.left
        row = cell // GRID_WIDTH - self.top
        if 0 <= column < WINDOW_WIDTH and 0 <= row < WINDOW_WIDTH:
            return BIT[WINDOW_WIDTH * row + column]
        return 0

    def face(self, place: i64) -> i64:
        """Return the face of the top card on a *place*."""
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
        """Return the places of cards with exactly these open *sides* [M11]."""
        found = self.cards
        found &= self.north if sides & 1 else ~self.north
        found &= self.east if sides & 2 else ~self.east
        found &= self.south if sides & 4 else ~self.south
        found &= self.west if sides & 8 else ~self.west
        return found

    def lay(self, faces: CardFaces, face: i64, place: i64) -> None:
        """Put a card on top of a *place*."""
        # Negating a single bit gives all or no bits, which avoids a branch.
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
        """Turn the cards on *places* clockwise, skipping places without a card."""
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
        """Turn the neighbours of the card on *place* by its cogs [M12]."""
        clockwise = faces.clockwise[face]
        if clockwise:
            self.turn(faces, neighbours_on_sides(place, clockwise), 1)
        counter = faces.counter[face]
        if counter:
            self.turn(faces, neighbours_on_sides(place, counter), 3)

    def recentre(self) -> None:
        """Move the window to begin one place before the first card or character."""
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
        """Subtract *by* from every place."""
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
    """Return an empty layout with this window."""
    return CardLayout(
        left, top, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )


def layout_essence(layout: CardLayout) -> int:
    """
    Return a number that is equal for layouts with the same future.

    It holds characters and walls. Which cards lie there does not matter, since cogs act
    only when their card is placed [M12]. Nor does the position of the window.
    """
    found = int(layout.mouse) << 49 | int(layout.cheese)
    found = found << 98 | int(layout.cat) << 49 | int(layout.cards)
    found = found << 98 | int(layout.stacked) << 49 | int(layout.north)
    found = found << 98 | int(layout.east) << 49 | int(layout.south)
    return found << 49 | int(layout.west)


def holes_essence(layout: CardLayout) -> int:
    """Return such a number for the mouse holes, which only the Mouse uses [M10a]."""
    found = int(layout.hole_north) << 49 | int(layout.hole_east)
    return found << 98 | int(layout.hole_south) << 49 | int(layout.hole_west)


def pack_four(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Pack four numbers from 0 to 127 into one."""
    return ((one << 7 | two) << 7 | three) << 7 | four
