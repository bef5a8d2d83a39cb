# compiled: hot
"""
How a legal move is drawn without listing them all: hot code.

Imagined games are made of such moves. A move is guessed among more than are legal, and
guessed again until it is legal: so all legal ones stay equally likely.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.chance import Span, special_left
from whiskerworks.games.maze.setup import UPPER
from whiskerworks.games.maze.state import State
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.bits import BIT, count, nth, place_of
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.layings import spaces_beside
from whiskerworks.kit.table import PLACES, Table

GUESSES: Final[i64] = 64
"""So often a placement is guessed; then there are few, and they are better listed."""
UNDRAWN: Final[i64] = -1
"""What is said when a move has to be drawn from the list of all."""


def pick_turn(faces: Faces, state: State, reveal: bool, rng: Random) -> i64:
    """
    Draw what is done at the start of a turn [M10, M11], or say UNDRAWN.

    While there is an empty space any card can be placed, and nobody has to skip.
    """
    table = state.table
    spaces = spaces_beside(table)
    if spaces == 0 or state.belt == 0:
        return UNDRAWN
    ways = 4 * PLACES * count(state.belt)
    stop = ways + 1 if reveal else ways
    for _guess in range(GUESSES):
        way = rng.randrange(stop)
        if way == ways:
            return own.REVEAL
        place = way % PLACES
        way //= PLACES
        face = 4 * place_of(nth(state.belt, way // 4)) + way % 4
        if _fits(faces, table, face, BIT[place], spaces):
            return face * CELLS + table.cell(place)
    return UNDRAWN


def _fits(faces: Faces, table: Table, face: i64, place: i64, spaces: i64) -> bool:
    """Tell whether a card may be placed so [M11]."""
    if not faces.distinct[face]:
        return False
    if place & spaces:
        return True
    return table.same_walls(faces.open[face]) & place != 0


def pick_draw(span: Span, state: State, rng: Random) -> i64:
    """Draw a card, the Cat or the Cucumber, each as likely as it is [M8]."""
    left = special_left(span, state)
    if state.unseen == 0 or left == 1 or (left and rng.randrange(left) == 0):
        return numbers.DRAW_CUCUMBER if state.drawn >= UPPER else numbers.DRAW_CAT
    cards = count(state.unseen)
    return numbers.DRAW + place_of(nth(state.unseen, rng.randrange(cards)))
