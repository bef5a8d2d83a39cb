"""Drawn positions in which something is about to happen, for tests of what is told."""

from functools import cache

import whiskerworks
from tests.games.maze.drawing import drawn, played
from tests.games.maze.test_place import FULL
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.words import words

SAY = words("maze").say

# A card on e6 has m02 above it; one on c6 lies beside the Mouse.
TABLE = """
      c       d       e       f
   (     ) +=====+ +=====+ (     )
5   MOUSE    m01   | m02    CHEESE
   (     ) +     + +=====+ (     )
   +     + +==R==+ +=====+ +     +
=    m09   | m10L  | m11   |Lm12 |
   +     + +     + +=====+ +     +
"""
# A card on d5 lies beside Mouse and Cat.
BOTH = """
      c       d       e
   (     )         +=====+
5   MOUSE            m01
   (     )         +=====+
           (     ) (     )
6            CAT    CHEESE
           (     ) (     )
   +=o=o=+ +=====+
=  o m09     m10
   +=====+ +     +
"""
# The Cheese has one empty space beside it.
CORNERED = """
      c       d       e       f
   (     ) +=====+ (     ) +=====+
5   MOUSE  | m01    CHEESE   m02
   (     ) +=====+ (     ) +=====+
                   +=====+
6                  | m03 |
                   +=====+
"""
TO_CHEESE = """
      c       d       e       f
   (     )         (     ) +=====+
5   MOUSE           CHEESE   m02
   (     )         (     ) +=====+
                   +=====+
6                  | m03 |
                   +=====+
   +     +
=    m09
   +=====+
"""
ENDGAME = """
      c       d       e       f       g
   (     ) +=====+ (     ) +=====+ (     )
5    CAT   | m01    MOUSE    m02    CHEESE
   (     ) +=====+ (     ) +=====+ (     )
"""
OVER_CHEESE = """
      c       d       e       f
   (     )         +     + (     )
5    CAT             m01    CHEESE
   (     )         +     + (     )
                           (     )
6                           MOUSE
                           (     )
   +=====+
=    m09
   +=====+
"""
# From d5 to e6: two mouse holes by e5, a wall without one by d6.
TWO_HOLES = """
      c       d       e       f
   (     )         +=====+ (     )
5   MOUSE            m01 |  CHEESE
   (     )         +=o=o=+ (     )
           +     +
6          | m02 |
           +=====+
   +=====+
=    m09 o
   +     +
"""
APART = """
      c       d       e       f
   (     ) +=====+         (     )
5   MOUSE    m01            CHEESE
   (     ) +=====+         (     )
                           (     )
6                            CAT
                           (     )
                   +=====+
7                  | m02 |
                   +=====+
"""


@cache
def positions() -> dict[str, tuple[Game, Value]]:
    """Return positions by what happens in them."""
    game = whiskerworks.load("maze")
    steps = ["start m10 f5 180", "start m05 e6 90"]
    steps += ["belt m01", "belt m02", "belt m03", "belt m04"]
    steps += ["deal 0 cat", "deal 1 mouse"]
    found: dict[str, tuple[Game, Value]] = {
        "start": (game, game.start()),
        "belt": (game, played(game, game.start(), *steps[:2])),
        "deal": (game, played(game, game.start(), *steps[:6])),
        "begin": (game, played(game, game.start(), *steps)),
        "turn": drawn(TABLE),
        "full": drawn(FULL),
        "cat in hand": drawn(BOTH, agendas="cat,mouse"),
        "cheese in hand": drawn(TABLE, agendas="cheese,mouse"),
        "cucumber in hand": drawn(TABLE, agendas="cucumber,mouse"),
        "spin": drawn(TABLE, agendas="cheese,mouse", phase="spin", revealed="0"),
        "drop": drawn(TABLE, agendas="cucumber,mouse", phase="drop", revealed="0"),
        "draw": drawn(TABLE, phase="draw", draws=7),
        "arrive": drawn(TABLE, phase="arrive", draws=7),
        "cornered": drawn(CORNERED, phase="draw", draws=7),
        "endgame": drawn(ENDGAME, phase="draw", draws=19),
        "apart": drawn(APART, phase="draw", draws=19),
    }
    game, state = drawn(TABLE)
    found["walk"] = game, played(game, state, "m09 c6 0")
    game, state = drawn(BOTH)
    found["before both"] = game, state
    found["both"] = game, played(game, state, "m10 d5 0")
    found["holes"] = game, played(game, state, "reveal", "m09 d5 0")
    game, state = drawn(TO_CHEESE)
    found["to cheese"] = game, played(game, state, "m09 d5 0")
    game, state = drawn(OVER_CHEESE)
    found["over cheese"] = game, played(game, state, "m09 d5 0")
    game, state = drawn(TWO_HOLES)
    found["two holes"] = game, played(game, state, "reveal", "m09 d5 0")
    return found
