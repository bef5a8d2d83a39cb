"""
Tables drawn in text, and tables kept in plain dicts to compare with.

A card is drawn by its walled sides as it lies, small letters where there is a mouse
hole: `NEs` has walls in the north, east and south, the last with a hole; `-` has none.
Characters are written out, a point is an empty space:

    mouse  NS  cheese
    .      e   cat
"""

from itertools import product

from hypothesis import strategies as st

from whiskerworks.games import data
from whiskerworks.kit.bits import members
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout, empty_layout
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.deck_file import read_deck_file
from whiskerworks.kit.decks import CARD_IDS, Card, Deck, Side, read_deck_line

Spot = tuple[int, int]
"""A column and a row of the canvas, from 0."""

WHO = ("mouse", "cheese", "cat")
AROUND: tuple[Spot, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps to the north, east, south and west."""


def every_shape() -> Deck:
    """Return a deck in which each way to wall and pierce a card is there."""
    shapes: list[str] = []
    for kinds in product("owh", repeat=4):
        shape = "".join(kinds)
        if all(shape[turn:] + shape[:turn] not in shapes for turn in range(4)):
            shapes.append(shape)
    shapes += ["owow", "wwow", "ohoo", "oooo"]
    cogs = ["", "+", "-", "+-", " + +", "+-+", " - -", "--"]
    words = []
    for at, shape in enumerate(shapes):
        signs = cogs[at % len(cogs)].ljust(4)
        sides = [f"{shape[way]}{signs[way].strip()}" for way in range(4)]
        words.append(f"{CARD_IDS[at]}={','.join(sides)}")
    return read_deck_line(" ".join(words))


SHAPES = every_shape()
OURS = read_deck_file(data("maze")["deck.toml"])
DECKS = (SHAPES, OURS)
FACES = {SHAPES: CardFaces(SHAPES), OURS: CardFaces(OURS)}


def lying(card: Card, turns: int) -> list[Side]:
    """Return the sides of a card after so many quarter turns, one after the other."""
    sides = list(card.sides)
    for _ in range(turns):
        north, east, south, west = sides
        sides = [west, north, east, south]
    return sides


class Maze:
    """What lies where, in plain dicts: stacks of faces, and characters."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.stacks: dict[Spot, list[int]] = {}
        self.characters: dict[str, Spot] = {}

    def occupied(self) -> set[Spot]:
        """Return every spot with a card or a character."""
        return set(self.stacks) | set(self.characters.values())

    def side(self, spot: Spot, way: int) -> Side | None:
        """Return the side of the top card on a spot, or None."""
        if spot not in self.stacks:
            return None
        card, turns = divmod(self.stacks[spot][-1], 4)
        return lying(self.deck.cards[card], turns)[way]

    def lay(self, spot: Spot, face: int) -> None:
        """Put a card on top of what lies there."""
        self.stacks.setdefault(spot, []).append(face)

    def turn(self, spot: Spot, quarters: int) -> None:
        """Turn what lies on a spot, if cards do."""
        stack = self.stacks.get(spot, [])
        stack[:] = [face // 4 * 4 + (face + quarters) % 4 for face in stack]

    def crosses(self, spot: Spot, way: int, holes: bool) -> bool:
        """Return whether one gets from a spot to the next [M6, M10a, M14]."""
        there = ahead(spot, way)
        faces = [self.side(spot, way), self.side(there, (way + 2) % 4)]
        kinds = [side.wall for side in faces if side is not None]
        return all(kind == "o" for kind in kinds) or (holes and "h" in kinds)

    def steps(self, spot: Spot, holes: bool) -> set[Spot]:
        """Return the spots that one gets to in one step."""
        return {ahead(spot, way) for way in range(4) if self.crosses(spot, way, holes)}

    def reach(self, start: Spot, over: set[Spot], holes: bool) -> set[Spot]:
        """Return the spots entered on walks that go on over some of them."""
        found: set[Spot] = set()
        queue = [start]
        for spot in queue:
            steps = self.steps(spot, holes)
            queue += [step for step in steps if step in over and step not in queue]
            found |= steps
        return found

    def joined(self, one: Spot, other: Spot) -> bool:
        """Return whether a path joins two spots [M17]."""
        return other in self.reach(one, self.occupied(), holes=False)


def ahead(spot: Spot, way: int) -> Spot:
    """Return the spot next to another."""
    return spot[0] + AROUND[way][0], spot[1] + AROUND[way][1]


def named(name: str) -> int:
    """Return the cell of a name."""
    return CELL_NAMES.index(name)


def cell_of(spot: Spot) -> int:
    """Return the cell of a spot."""
    return CELL_NAMES.index(f"{'abcdefghi'[spot[0]]}{spot[1] + 1}")


def spot_of(name: str) -> Spot:
    """Return the spot that a name means."""
    return "abcdefghi".index(name[0]), int(name[1]) - 1


def fits(spots: set[Spot]) -> bool:
    """Return whether the smallest rectangle that holds all is within limits [M5]."""
    width = max(x for x, _ in spots) - min(x for x, _ in spots) + 1
    height = max(y for _, y in spots) - min(y for _, y in spots) + 1
    return width <= 5 and height <= 5


def draw(picture: str, corner: str = "d4") -> Maze:
    """Return what a picture shows, its upper left corner on a cell."""
    maze = Maze(SHAPES)
    left, top = spot_of(corner)
    for row, line in enumerate(picture.strip().splitlines()):
        for column, word in enumerate(line.split()):
            spot = left + column, top + row
            if word in WHO:
                maze.characters[word] = spot
            elif word != ".":
                maze.lay(spot, face_like(word))
    return maze


def face_like(word: str) -> int:
    """Return a face of the deck of every shape that is drawn like that."""
    shape = ["h" if s.lower() in word else "w" if s in word else "o" for s in "NESW"]
    for card, turns in product(range(28), range(4)):
        if [side.wall for side in lying(SHAPES.cards[card], turns)] == shape:
            return 4 * card + turns
    raise AssertionError(word)


def table_of(maze: Maze) -> CardLayout:
    """Return the settled table on which the same lies."""
    left = min(x for x, _ in maze.occupied()) - 1
    top = min(y for _, y in maze.occupied()) - 1
    layout = empty_layout(left, top)
    for spot, stack in maze.stacks.items():
        for face in stack:
            layout.lay(FACES[maze.deck], face, layout.at(cell_of(spot)))
    put_characters(maze, layout)
    return layout


def put_characters(maze: Maze, layout: CardLayout) -> None:
    """Put the characters on a table."""
    places = {who: int(layout.at(cell_of(at))) for who, at in maze.characters.items()}
    layout.mouse = places.get("mouse", 0)
    layout.cheese = places.get("cheese", 0)
    layout.cat = places.get("cat", 0)


def set_of(layout: CardLayout, spots: set[Spot]) -> int:
    """Return spots as a set of places."""
    return sum(
        1 << (7 * (y - int(layout.top)) + x - int(layout.left)) for x, y in spots
    )


def spots_of(layout: CardLayout, places: int) -> set[Spot]:
    """Return a set of places as spots, some of which may be beyond the canvas."""
    corner = int(layout.left), int(layout.top)
    return {(corner[0] + p % 7, corner[1] + p // 7) for p in members(places)}


@st.composite
def mazes(draw_from: st.DrawFn) -> Maze:
    """Make up mazes with all three characters, anywhere on the canvas."""
    maze = Maze(draw_from(st.sampled_from(DECKS)))
    left, top = draw_from(st.tuples(st.integers(0, 4), st.integers(0, 4)))
    spots = [(left + x, top + y) for x, y in product(range(5), range(5))]
    kind = st.one_of(st.none(), st.integers(0, 111))
    kinds = draw_from(st.lists(kind, min_size=22, max_size=22))
    characters = draw_from(st.permutations(range(25)))[:3]
    maze.characters = {who: spots[at] for who, at in zip(WHO, characters, strict=True)}
    free = [spot for at, spot in enumerate(spots) if at not in characters]
    for spot, face in zip(free, kinds, strict=True):
        if face is not None:
            maze.lay(spot, face)
    return maze
